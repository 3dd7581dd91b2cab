//! Changes (R8): `SUBJECT: FIELD +2, is stopped, gains SYMBOL`, as standing text, and each of them.

use super::change::{Changed, Subject};
use super::gain::{Entry, Given};
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

impl<'w> Resolver<'_, '_, 'w> {
    /// The symbols behind `gains` or `loses`, or a value that is some.
    pub(super) fn given_at(&mut self, symbols: &'w [NodeId], how: ChangeHow) -> Read<Given> {
        let (first, more) = symbols.split_first().unwrap_or((&NodeId::NONE, &[]));
        let at = self.begin(*first);
        if let Some(row) = self.row_parts(*first)
            && let [head] = row.heads
            && more.is_empty()
            && let Some(given) = self.all_of_a_field_at(row.quantity, *head, how)?
        {
            return Ok(given);
        }
        if let Some((word, help)) = self.number_before(&at) {
            let span = at.here();
            return Err(self.english(word, help, span));
        }
        if let Some(Class::Field(fields)) = self.class(&at)
            && let [field] = fields.as_slice()
            && self.field_type(*field) == Type::Number
            && how == ChangeHow::Lose
        {
            let field = at.word();
            let help = format!(
                "a number is not lost: write `{field} = 0`; or `{field} = nothing`, if there is none any more"
            );
            return Err(self.expected_or("a symbol", &at, Some(help)));
        }
        if !matches!(self.class(&at), Some(Class::Symbol(_))) {
            // `gains chosen_skill of this`: a value, or several.
            let typed = self.settled(*first)?;
            let member = self.member(&typed.ty).unwrap_or_else(|| typed.ty.clone());
            let Type::Symbol(of) = member else {
                return Err(self.expected("a symbol", &at));
            };
            if let Some(more) = more.first() {
                return self.extra(*more);
            }
            return Ok(Given {
                lists: vec![(how, typed.id)],
                of,
                counted: None,
                field: None,
                named: matches!(typed.ty, Type::Symbol(_)),
            });
        }
        let entries = self.entries_at(symbols)?;
        let symbol = self.eat_symbol(&mut at.clone()).unwrap_or_default();
        let of = self.book.at(symbol);
        let of = of.map(|symbol| symbol.of).unwrap_or_default();
        let last = symbols.last().copied().unwrap_or_default();
        let span = self.place(*first).to(self.place(last));
        Ok(self.named_given(entries, of, how, span))
    }

    /// `loses all songs`, `loses songs`: every symbol that the field may hold. What is gained is somebody's: `gains
    /// songs of x`.
    fn all_of_a_field_at(
        &mut self,
        quantity: NodeId,
        head: NodeId,
        how: ChangeHow,
    ) -> Read<Option<Given>> {
        let all = ["all", "every", "each"]
            .into_iter()
            .any(|all| self.is_word(quantity, all));
        let of = self.shape(head) == Shape::Of;
        let word = if of { self.part(head, 0) } else { head };
        if !all && (quantity.is_some() || of) {
            return Ok(None);
        }
        let Some(Class::Field(fields)) = self.class_of(word) else {
            return Ok(None);
        };
        let Some(held) = self.holder_of_symbols(fields) else {
            return Ok(None);
        };
        if of {
            let behind = self.end(word);
            self.finish(&behind)?;
        }
        let begin = if all { quantity } else { word };
        let (name, span) = (self.written(word), self.place(begin).to(self.place(word)));
        self.all_given_of(held, how, &name, span).map(Some)
    }

    /// `Honor, Greed x2 and Music`, one by one.
    pub(super) fn entries_at(&mut self, symbols: &'w [NodeId]) -> Read<Vec<Entry>> {
        let mut entries = Vec::new();
        let mut of: Option<Type> = None;
        for (before, one) in self.between_connectives(symbols) {
            let row = one.first().and_then(|one| self.row_parts(*one));
            let plain = row.filter(|row| {
                row.heads.is_empty() && row.posts.is_empty() && !row.quantity.is_some()
            });
            let Some(row) = plain else {
                let place = one.first().copied().or(before).unwrap_or_default();
                return self.extra(place);
            };
            for (joined, words) in self.between_connectives(row.adjectives) {
                if let Some(or) = joined.or(before).filter(|word| self.is_or_word(*word)) {
                    return self.extra(or);
                }
                let [word] = words else {
                    return self.extra(words.get(1).copied().unwrap_or(row.id));
                };
                let entry = self.entry_at(*word, &mut of)?;
                entries.push(entry);
            }
        }
        Ok(entries)
    }

    /// One symbol, of the same enumeration as those before it, and how many of it.
    fn entry_at(&mut self, id: NodeId, of: &mut Option<Type>) -> Read<Entry> {
        let level = self.shape(id) == Shape::Level;
        let word = if level { self.part(id, 0) } else { id };
        let span = self.place(id);
        let Some(Class::Symbol(symbol)) = self.class_of(word) else {
            return self.wanted_at("a symbol", word);
        };
        let here = self.begin(word).here();
        let value = self.symbol(*symbol, here);
        let wanted = of.get_or_insert_with(|| value.ty.clone());
        if *wanted != value.ty {
            return Err(self.mismatch(&value.ty, wanted, here));
        }
        let times = self.part(id, 1);
        let count = match level && self.token(times) == Some(Token::Times) {
            true => u16::try_from(self.times_at(times)?).ok(),
            false => None,
        };
        Ok(Entry {
            symbol: value.id,
            count,
            span,
        })
    }
}
