//! Changes (R8): `SUBJECT: FIELD +2, is stopped`.

use super::look::{Look, Within};
use super::select::Sel;
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::sentence::{Op, WordKind};
use crate::span::Span;
use crate::tree::{Arithmetic, ChangeHow, Expr, ExprId, FieldId, HookRole, KindId, Slot, Type};
use crate::vocabulary::{Class, Form, Special};
use smol_str::SmolStr;

/// The object asked about, what is known of it, and whether the text speaks of it.
#[derive(Clone)]
pub(super) struct Subject {
    pub(super) slot: Slot,
    pub(super) ty: Type,
    pub(super) test: ExprId,
    /// The kinds of its heads, if there are several.
    pub(super) kinds: Vec<KindId>,
}

/// How fields change.
pub(super) struct Changed {
    pub(super) how: ChangeHow,
    pub(super) amount: Val,
    /// Where that stands.
    pub(super) span: Span,
    pub(super) cumulative: bool,
    /// How much all copies of a text change together at most.
    pub(super) limit: Option<ExprId>,
}

impl Cx<'_> {
    /// `SUBJECT: CHANGES` as standing text: one role for each change.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn standing_changes(
        &mut self,
        mut subject: Cursor<'_>,
        mut changes: Cursor<'_>,
    ) -> Read<Vec<HookRole>> {
        self.no_frame(&subject)?;
        self.end_of_frame(&subject)?;
        if matches!(self.class(&subject), Some(Class::Verb(_, Form::Plain)))
            && self.verb_here(&changes).is_some()
        {
            let (cost, done) = (
                super::spell::row(subject.rest()),
                super::spell::row(changes.rest()),
            );
            let help = format!("write what it costs before it: `at cost ({cost}): you may {done}`");
            return Err(self.report(TrapError::English {
                word: subject
                    .peek()
                    .map(super::spell::spelled)
                    .unwrap_or_default(),
                help: help.into(),
                span: subject.here(),
            }));
        }
        let begin = subject;
        let val = self.sum(&mut subject, Within::OPEN)?;
        self.finish(&subject)?;
        self.lie_in_play(&val, &begin, &subject)?;
        let subject = self.standing_subject(val)?;
        let roles = self.change_list(&mut changes, &subject)?;
        self.nothing_behind(&changes)?;
        self.finish(&changes)?;
        Ok(roles)
    }

    /// Of whom standing changes are.
    pub(super) fn standing_subject(&mut self, val: Val) -> Read<Subject> {
        let mut sel = self.as_selection(val)?;
        if sel.is_choice() {
            let span = sel.span;
            return Err(self.report(PhraseError::Choice { span }));
        }
        if !sel.placed && sel.group.from.is_none() {
            // What does not say where speaks of what is in play.
            let test = self.in_play(sel.group.slot, sel.span);
            sel.group.tests.insert(0, test);
        }
        self.subject_of(&sel)
    }

    /// Words before a colon that end like frames are the end of one: `each turn: ...`.
    pub(super) fn end_of_frame(&mut self, subject: &Cursor<'_>) -> Read<()> {
        let last = subject.rest().last().map_or(&[][..], std::slice::from_ref);
        let unknown = matches!(self.look_at(last), Look::Unknown);
        let nearest = if unknown {
            super::spell::end_so(self, subject.rest())
        } else {
            None
        };
        if nearest.is_none() {
            return Ok(());
        }
        let (words, span) = (super::spell::row(subject.rest()), subject.span());
        Err(self.report(PhraseError::UnknownFrame {
            words,
            span,
            nearest,
        }))
    }

    /// Refuses a condition or an end behind what stands for as long as its text.
    pub(super) fn nothing_behind(&mut self, at: &Cursor<'_>) -> Read<()> {
        let behind = at.peek().filter(|word| {
            word.is("if") || word.is("while") || word.is("unless") || word.is("until")
        });
        let Some(word) = behind else {
            return Ok(());
        };
        let (word, span) = (super::spell::spelled(word), at.here());
        Err(self.report(TrapError::BehindChanges { word, span }))
    }

    /// Words before a colon that begin like a frame are one that nobody declares.
    pub(super) fn no_frame(&mut self, subject: &Cursor<'_>) -> Read<()> {
        let like = subject
            .peek()
            .is_some_and(|word| word.is_prep() || word.is_conn());
        if !like {
            return Ok(());
        }
        // A frame ends at its comma.
        let mut subject = *subject;
        let comma = subject.find(|word| word.is_comma());
        let subject = match comma.filter(|comma| *comma > 0) {
            Some(comma) => subject.take(comma),
            None => subject,
        };
        let words = super::spell::row(subject.rest());
        let nearest = super::spell::begin_so(self, subject.rest())
            .or_else(|| super::spell::nearest_opening(self, subject.rest()))
            .or_else(|| super::spell::same_opening(self, subject.rest()));
        let span = subject.span();
        Err(self.report(PhraseError::UnknownFrame {
            words,
            span,
            nearest,
        }))
    }

    fn subject_of(&mut self, sel: &Sel) -> Read<Subject> {
        if !matches!(sel.elem, Type::Object(_) | Type::Any) {
            let object = self.any_object();
            return Err(self.mismatch(&sel.elem, &object, sel.span));
        }
        Ok(Subject {
            slot: sel.group.slot,
            ty: sel.elem.clone(),
            test: self.member_test(sel),
            kinds: sel.kinds.clone(),
        })
    }

    /// Changes with commas between.
    pub(super) fn change_list(
        &mut self,
        at: &mut Cursor<'_>,
        subject: &Subject,
    ) -> Read<Vec<HookRole>> {
        let outer_it = self.env.it.replace((subject.slot, subject.ty.clone()));
        let outer_subject = self.env.subject.replace((subject.slot, subject.ty.clone()));
        let mut roles = Vec::new();
        let mut read = Ok(());
        let mut once = false;
        loop {
            let here = at.here();
            let times = std::mem::take(&mut self.env.times);
            let change = self.change(at, subject, &mut roles);
            let times = std::mem::replace(&mut self.env.times, times);
            if let Err(reported) = change {
                read = Err(reported);
                break;
            }
            // `A +1, B +2 for each X`: both, or the last?
            if let Some(span) = times.filter(|_| once) {
                let first = here;
                read = Err(self.report(TrapError::EachReaches { span, first }));
                break;
            }
            once |= times.is_none();
            if !at.eat_comma() {
                break;
            }
        }
        self.env.it = outer_it;
        self.env.subject = outer_subject;
        read.map(|()| roles)
    }

    /// One change.
    fn change(
        &mut self,
        at: &mut Cursor<'_>,
        subject: &Subject,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let span = at.here();
        if at.is_done() {
            return Err(self.expected_or(
                "a change",
                at,
                Some(String::from("write `FIELD +2`, `gains ...`, `is ...`")),
            ));
        }
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind) {
            at.next_word();
            let words = super::group::inside(phrases);
            let mut inner = Cursor::over(&words, span);
            let from = roles.len();
            self.changes_inside(&mut inner, subject, roles)?;
            self.finish(&inner)?;
            // Parentheses say for what a `for each` is: behind them, for all that stands in them.
            self.env.times = None;
            if let Some(times) = self.for_each(at)? {
                self.multiply(roles.get_mut(from..), times, span)?;
            }
            if let Some(most) = self.limit_behind(at)? {
                for role in roles.get_mut(from..).into_iter().flatten() {
                    if let HookRole::Change { limit, .. } = role {
                        *limit = limit.or(Some(most));
                    }
                }
            }
            return Ok(());
        }
        if self.eat_special(at, Special::Gains) {
            return self.gains(at, subject, ChangeHow::Add, roles);
        }
        if self.eat_special(at, Special::Loses) {
            return self.gains(at, subject, ChangeHow::Lose, roles);
        }
        let plain = match at.peek().and_then(crate::sentence::Word::plain) {
            Some("gain" | "get" | "gets") => Some("gains"),
            Some("lose") => Some("loses"),
            _ => None,
        };
        if let Some(plain) = plain.filter(|_| matches!(self.look(at), Look::Unknown)) {
            let word = at.peek().map(super::spell::spelled).unwrap_or_default();
            let help = format!("write `{plain}`");
            return Err(self.report(TrapError::English {
                word,
                help: help.into(),
                span,
            }));
        }
        if at.eat("is") {
            let Some(state) = self.eat_state(at) else {
                let worked_out = match self.class(at) {
                    Some(Class::Relation(_)) => at.peek().map(super::spell::spelled),
                    _ => None,
                };
                let help = worked_out.map(|word| {
                    format!(
                        "whether somebody is {word} follows from other things: change those (`FIELD +2`, `gains SYMBOL`, `loses FIELD`), or give a state"
                    )
                });
                return Err(self.expected_or("a state", at, help));
            };
            roles.push(HookRole::Marks {
                state,
                subject: subject.slot,
                test: subject.test,
            });
            return Ok(());
        }
        self.field_change(at, subject, roles)
    }

    /// `(CHANGES [if C])`.
    fn changes_inside(
        &mut self,
        at: &mut Cursor<'_>,
        subject: &Subject,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let span = at.span();
        let Some(found) = at.find(|word| word.is("if")) else {
            roles.extend(self.change_list(at, subject)?);
            return Ok(());
        };
        let mut changes = at.take(found);
        at.next_word();
        let test = self.truth(at, Within::OPEN)?;
        let both = self.push(Expr::And(vec![subject.test, test]), span);
        let subject = Subject {
            test: both,
            ..subject.clone()
        };
        roles.extend(self.change_list(&mut changes, &subject)?);
        self.finish(&changes)
    }

    /// `(CHANGES) for each S`: each of them so often. What is no number cannot be had several times.
    pub(super) fn multiply(
        &mut self,
        roles: Option<&mut [HookRole]>,
        times: ExprId,
        span: Span,
    ) -> Read<()> {
        for role in roles.into_iter().flatten() {
            let HookRole::Change { field, amount, .. } = role else {
                return Err(self.report(TrapError::NotSoOften { span }));
            };
            if self.field_type(*field) != Type::Number {
                return Err(self.report(TrapError::NotSoOften { span }));
            }
            let product = Expr::Arith(Arithmetic::Multiply, *amount, times);
            *amount = self.push(product, span);
        }
        Ok(())
    }

    /// `FIELD{, FIELD}{ and FIELD} +2` and the other ways to change a field.
    fn field_change(
        &mut self,
        at: &mut Cursor<'_>,
        subject: &Subject,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let mut fields: Vec<(SmolStr, Vec<FieldId>, Span)> = Vec::new();
        loop {
            let here = at.here();
            let found = match self.look(at) {
                Look::Known(entry, count) => match &entry.class {
                    Class::Field(fields) => Some((fields.clone(), count)),
                    _ => None,
                },
                _ => None,
            };
            let Some((ids, count)) = found else {
                let help = self.change_example();
                return Err(self.expected_or("a field", at, help));
            };
            let name = super::spell::row(at.rest().get(..count).unwrap_or_default());
            at.take(count);
            fields.push((SmolStr::new(name), ids, here));
            let mut next = *at;
            let more = next.eat("and") || next.eat_comma();
            if !more || !matches!(self.class(&next), Some(Class::Field(_))) {
                break;
            }
            *at = next;
        }
        let (how, amount, span) = self.change_amount(at, &fields, subject)?;
        let cumulative = at.eat("cumulative");
        let limit = self.limit_behind(at)?;
        let changed = Changed {
            how,
            amount,
            span,
            cumulative,
            limit,
        };
        self.change_fields(&fields, &changed, subject, roles)
    }

    /// Changes fields, each of those who have it.
    pub(super) fn change_fields(
        &mut self,
        fields: &[(SmolStr, Vec<FieldId>, Span)],
        changed: &Changed,
        subject: &Subject,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let (how, span) = (changed.how, changed.span);
        for (name, ids, here) in fields {
            let chosen = self.fields_for(ids, Some(&subject.ty));
            let without = subject.kinds.iter().find(|kind| {
                let kind = Type::Object(**kind);
                self.fields_for(ids, Some(&kind)).is_empty()
            });
            if let Some(kind) = without {
                let (name, kind) = (name.clone(), SmolStr::new(self.kind_name(*kind)));
                return Err(self.report(TrapError::HeadWithout {
                    name,
                    kind,
                    span: *here,
                }));
            }
            if chosen.is_empty() {
                let of = self.typed(Expr::Local(subject.slot), subject.ty.clone(), *here);
                self.field_of(name, ids, Some(of), false, *here)?;
            }
            for (field, kind) in chosen {
                let ty = self.field_type(field);
                let amount = self.fits_field(changed.amount.clone(), &ty, how, span)?;
                let test = self.narrowed_test(subject, kind, *here);
                roles.push(HookRole::Change {
                    field,
                    subject: subject.slot,
                    test,
                    how,
                    amount,
                    cumulative: changed.cumulative,
                    limit: changed.limit,
                });
            }
        }
        Ok(())
    }

    /// `limit N`: how much all copies of a text change together at most.
    fn limit_behind(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
        if !at.eat("limit") {
            return Ok(None);
        }
        let most = self.operand(at, Within::OPEN)?;
        self.want(most, &Type::Number).map(Some)
    }

    /// The subject's test, and that it is of the kind that has the field.
    pub(super) fn narrowed_test(
        &mut self,
        subject: &Subject,
        kind: Option<KindId>,
        span: Span,
    ) -> ExprId {
        let Some(kind) = kind else {
            return subject.test;
        };
        if self.fit(&subject.ty, &Type::Object(kind)) == Fit::Yes {
            return subject.test;
        }
        let it = self.push(Expr::Local(subject.slot), span);
        let is = self.push(Expr::IsKind(it, kind), span);
        self.push(Expr::And(vec![is, subject.test]), span)
    }

    /// Whether a field can be changed so: numbers by numbers, symbols and sets by their like.
    fn fits_field(&mut self, amount: Val, ty: &Type, how: ChangeHow, span: Span) -> Read<ExprId> {
        match how {
            ChangeHow::Set => self.want(amount, ty),
            _ if *ty == Type::Number => self.want(amount, &Type::Number),
            _ => {
                let wanted = Type::Number;
                Err(self.mismatch(ty, &wanted, span))
            }
        }
    }

    /// `+2`, `-n`, `+ E`, `= E`, `* E`, `becomes V`; and `for each S`.
    fn change_amount(
        &mut self,
        at: &mut Cursor<'_>,
        fields: &[(SmolStr, Vec<FieldId>, Span)],
        _subject: &Subject,
    ) -> Read<(ChangeHow, Val, Span)> {
        let span = at.here();
        let sign = at.peek().map(|word| word.kind.clone());
        let (how, amount) = match sign {
            Some(WordKind::Change(change)) => {
                at.next_word();
                let number = self.typed(Expr::Number(change), Type::Number, span);
                (ChangeHow::Add, Val::One(number))
            }
            Some(WordKind::Op(Op::Plus)) => {
                at.next_word();
                (ChangeHow::Add, self.sum(at, Within::OPEN)?)
            }
            Some(WordKind::Op(Op::Minus)) => {
                at.next_word();
                let val = self.sum(at, Within::OPEN)?;
                let number = self.want(val, &Type::Number)?;
                let zero = self.push(Expr::Number(0), span);
                let expr = Expr::Arith(Arithmetic::Subtract, zero, number);
                (
                    ChangeHow::Add,
                    Val::One(self.typed(expr, Type::Number, span)),
                )
            }
            Some(WordKind::Op(Op::Star)) => {
                at.next_word();
                (ChangeHow::Multiply, self.operand(at, Within::OPEN)?)
            }
            Some(WordKind::Op(Op::Equal)) => {
                at.next_word();
                (ChangeHow::Set, self.ternary(at, Within::OPEN)?)
            }
            _ if self.eat_special(at, Special::Becomes) => {
                (ChangeHow::Set, self.ternary(at, Within::OPEN)?)
            }
            _ => {
                let field = fields
                    .first()
                    .map(|(name, ..)| name.clone())
                    .unwrap_or_default();
                let span = fields
                    .first()
                    .map_or(span, |(_, _, first)| first.to(at.span()));
                let mut kinds = fields.iter().flat_map(|(_, all, _)| all);
                let symbols = kinds.any(|id| !matches!(self.field_type(*id), Type::Number));
                return Err(self.report(PhraseError::NoChange {
                    field,
                    symbols,
                    span,
                }));
            }
        };
        let here = at.here();
        let Some(times) = self.for_each(at)? else {
            return Ok((how, amount, span.to(at.behind())));
        };
        self.env.times = Some(here.to(at.behind()));
        let each = self.want(amount, &Type::Number)?;
        let span = span.to(at.behind());
        let product = Expr::Arith(Arithmetic::Multiply, each, times);
        let product = self.typed(product, Type::Number, span);
        Ok((how, Val::One(product), span))
    }
}
