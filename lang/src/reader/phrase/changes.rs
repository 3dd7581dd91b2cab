//! Changes (R8): `SUBJECT: FIELD +2, is stopped`, as standing text, and each of them.

use super::change::{Changed, Subject};
use super::resolver::Resolver;
use super::value::Val;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Read, Reported, TrapError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Arithmetic, ChangeHow, Expr, ExprId, Fold, HookRole, Type};
use crate::vocabulary::Class;
use smol_str::{SmolStr, format_smolstr};

impl<'w> Resolver<'_, '_, 'w> {
    /// `SUBJECT: CHANGES` as standing text: one role for each change.
    pub(super) fn standing_at(&mut self, id: NodeId) -> Read<Vec<HookRole>> {
        let (subject, changes) = (self.part(id, 0), self.part(id, 1));
        let words = self.exact(subject);
        self.no_frame(&words)?;
        self.end_of_frame(&words)?;
        let val = self.subject_of_changes(subject)?;
        let subject = self.standing_subject(val)?;
        let changes = match self.shape(changes) {
            Shape::ChangesUntil => self.part(changes, 0),
            _ => changes,
        };
        let roles = self.changes_in(self.members_of(changes), &subject)?;
        let behind = self.end(changes);
        self.nothing_behind(&behind)?;
        self.finish(&behind)?;
        Ok(roles)
    }

    /// Of whom changes are, by the words before their colon.
    pub(super) fn subject_of_changes(&mut self, id: NodeId) -> Read<Val> {
        let span = self.place(id);
        let val = self.by_itself(id, |this| this.within(span, |this| this.open_value(id)))?;
        let begin = self.exact(id);
        let mut end = begin;
        end.take(begin.rest().len());
        self.lie_in_play(&val, &begin, &end)?;
        Ok(val)
    }

    /// Changes side by side, each with its subject as `it`.
    pub(super) fn changes_in(
        &mut self,
        changes: &[NodeId],
        subject: &Subject,
    ) -> Read<Vec<HookRole>> {
        let member = (subject.slot, subject.ty.clone());
        self.with_member(member, |this| {
            let mut roles = Vec::new();
            let mut once = false;
            for change in changes {
                this.change_at(*change, subject, &mut roles)?;
                let times = this.own_times(*change);
                // `A +1, B +2 for each X`: both, or the last?
                if let Some(span) = times.filter(|_| once) {
                    let first = this.begin(*change).here();
                    return Err(this.report(TrapError::EachReaches { span, first }));
                }
                once |= times.is_none();
            }
            Ok(roles)
        })
    }

    /// Where `for each X` stands behind a change, without parentheses around what is so often.
    fn own_times(&self, id: NodeId) -> Option<Span> {
        let (change, each) = (self.part(id, 0), self.part(id, 1));
        let own = self.shape(id) == Shape::ChangeEach
            && each.is_some()
            && self.shape(change) != Shape::ChangeGroup;
        own.then(|| self.end(change).here().to(self.place(each)))
    }

    /// One change.
    fn change_at(&mut self, id: NodeId, subject: &Subject, roles: &mut Vec<HookRole>) -> Read<()> {
        let (first, second) = (self.part(id, 0), self.part(id, 1));
        match self.shape(id) {
            Shape::Change => self.field_change_at(id, [NodeId::NONE; 2], subject, roles),
            Shape::ChangeGroup => self.change_group(id, [NodeId::NONE; 2], subject, roles),
            Shape::ChangeEach => {
                let behind = [second, self.part(id, 2)];
                match self.shape(first) {
                    Shape::Change => self.field_change_at(first, behind, subject, roles),
                    Shape::ChangeGroup => self.change_group(first, behind, subject, roles),
                    _ => Err(self.too_much_behind(first)),
                }
            }
            Shape::ChangeIf => Err(self.too_much_behind(first)),
            Shape::Gains => {
                let how = match self.token(first) {
                    Some(Token::Loses) => ChangeHow::Lose,
                    _ => ChangeHow::Add,
                };
                let symbols = self.members_of(second);
                let place = symbols.first().copied().unwrap_or_default();
                let span = self.begin(place).here();
                let given = self.given_at(symbols, how)?;
                self.change_holders(given, subject, span, roles)
            }
            Shape::Is => self.state_given(self.part(id, 2), subject, roles),
            Shape::Mistake => Err(Reported::before()),
            _ => {
                let (at, help) = (self.begin(id), self.change_example());
                Err(self.expected_or("a field", &at, help))
            }
        }
    }

    /// Says that nothing more may stand behind a change.
    fn too_much_behind(&mut self, change: NodeId) -> Reported {
        let behind = self.end(change);
        let read = self.nothing_behind(&behind);
        match read.and_then(|()| self.finish(&behind)) {
            Err(reported) => reported,
            Ok(()) => Reported::before(),
        }
    }

    /// `is STATE`.
    fn state_given(
        &mut self,
        complement: NodeId,
        subject: &Subject,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let mut at = self.exact(complement);
        let Some(state) = self.eat_state(&mut at) else {
            let worked_out = match self.class(&at) {
                Some(Class::Relation(_)) => at.peek().map(super::spell::spelled),
                _ => None,
            };
            let help = worked_out.map(|word| {
                format!(
                    "whether somebody is {word} follows from other things: change those (`FIELD +2`, `gains SYMBOL`, `loses FIELD`), or give a state"
                )
            });
            return Err(self.expected_or("a state", &at, help));
        };
        self.finish(&at)?;
        roles.push(HookRole::Marks {
            state,
            subject: subject.slot,
            test: subject.test,
        });
        Ok(())
    }

    /// `(CHANGES [if C]) [for each S] [limit N]`: parentheses say for what that is.
    fn change_group(
        &mut self,
        id: NodeId,
        [each, most]: [NodeId; 2],
        subject: &Subject,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let span = self.place(id);
        let from = roles.len();
        let mut changes = self.members_of(self.part(id, 0)).to_vec();
        let mut subject = subject.clone();
        if let Some(last) = changes.last_mut()
            && self.shape(*last) == Shape::ChangeIf
        {
            let test = self.truth_at(self.part(*last, 1))?;
            *last = self.part(*last, 0);
            subject.test = self.push(Expr::And(vec![subject.test, test]), span);
        }
        roles.extend(self.changes_in(&changes, &subject)?);
        if each.is_some() {
            let here = self.end(id).here();
            let times = self.how_often(each, here)?;
            self.multiply(roles.get_mut(from..), times, span)?;
        }
        if most.is_some() {
            let most = self.value_of(most, &Type::Number)?;
            for role in roles.get_mut(from..).into_iter().flatten() {
                if let HookRole::Change { limit, .. } = role {
                    *limit = limit.or(Some(most));
                }
            }
        }
        Ok(())
    }

    /// `for each S`: how many there are. It begins at `span`.
    pub(super) fn how_often(&mut self, group: NodeId, span: Span) -> Read<ExprId> {
        let mut behind = self.begin(group);
        if let Some(number) = self.eat_number(&mut behind) {
            let each = behind.row();
            let help = format!("divide what is counted: `VERB (number of {each} / {number})`");
            let span = span.to(behind.behind());
            return Err(self.english(format_smolstr!("for each {number}"), help, span));
        }
        let val = self.fold_value(Fold::Count, group, span)?;
        self.want(val, &Type::Number)
    }

    /// `FIELD{, FIELD}{ and FIELD} +2` and the other ways to change a field.
    fn field_change_at(
        &mut self,
        id: NodeId,
        [each, most]: [NodeId; 2],
        subject: &Subject,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let mut fields = Vec::new();
        for field in self.members_of(self.part(id, 0)) {
            let at = self.begin(*field);
            let Some(Class::Field(ids)) = self.class_of(*field) else {
                let help = self.change_example();
                return Err(self.expected_or("a field", &at, help));
            };
            let name = SmolStr::new(self.written(*field));
            fields.push((name, ids.clone(), at.here()));
        }
        let span = self.place(self.part(id, 1)).to(self.place(id));
        let (how, mut amount) = self.amount_at(id)?;
        if each.is_some() {
            let here = self.end(id).here();
            let times = self.how_often(each, here)?;
            let each = self.want(amount, &Type::Number)?;
            let product = Expr::Arith(Arithmetic::Multiply, each, times);
            amount = self.one(product, Type::Number, span);
        }
        let limit = match most.is_some() {
            true => Some(self.value_of(most, &Type::Number)?),
            false => None,
        };
        let changed = Changed {
            how,
            amount,
            span,
            cumulative: false,
            limit,
        };
        self.change_fields(&fields, &changed, subject, roles)
    }

    /// `+2`, `-n`, `+ E`, `= E`, `* E`, `becomes V`.
    fn amount_at(&mut self, id: NodeId) -> Read<(ChangeHow, Val)> {
        let (sign, value) = (self.part(id, 1), self.part(id, 2));
        let span = self.place(sign);
        let how = match self.token(sign) {
            Some(Token::Change) => {
                let change = self.words(sign).first().map(|word| &word.kind);
                let change = match change {
                    Some(WordKind::Change(change)) => *change,
                    _ => 0,
                };
                let number = self.one(Expr::Number(change), Type::Number, span);
                return Ok((ChangeHow::Add, number));
            }
            Some(Token::Minus) => {
                let number = self.value_of(value, &Type::Number)?;
                return Ok((ChangeHow::Add, self.negative(number, span)));
            }
            Some(Token::Plus) => ChangeHow::Add,
            Some(Token::Star) => ChangeHow::Multiply,
            _ => ChangeHow::Set,
        };
        Ok((how, self.value(value)?))
    }
}
