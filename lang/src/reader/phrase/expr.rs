//! Expressions, in rising tightness: `A if C else B`, `or`, `and`, `not`, comparisons, `+ -`, `* /`, signs.

use super::look::{Within, comparison, is_or};
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Setting, TrapError, Typed};
use crate::sentence::{Op, WordKind};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, Type};
use crate::vocabulary::{Class, Special};

impl Cx<'_> {
    /// `A if C else B`, or what binds tighter. `if` is part of it only when an `else` follows; otherwise
    /// it stands behind the whole sentence.
    pub(super) fn ternary(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        if at.peek().is_some_and(|word| word.is("after"))
            && at.ahead(1).is_some_and(|word| word.is("it"))
        {
            // `after it C`: C, asked of the position as the action would leave it.
            at.take(2);
            if !self.env.ahead {
                let span = span.to(at.behind());
                return Err(self.report(TrapError::NothingAhead { span }));
            }
            let test = self.deeper(span, |cx| cx.truth(at, within))?;
            let ahead = self.typed(Expr::After(test), Type::Truth, span.to(at.behind()));
            return Ok(Val::One(ahead));
        }
        let Some(found) = conditional(at) else {
            return self.either(at, within);
        };
        self.deeper(span, |cx| {
            let mut then_words = at.take(found);
            at.next_word();
            let shown = cx.env.shown.len();
            let read = cx.truth_part(at).and_then(|test| {
                cx.learn(test);
                let then = cx.either(&mut then_words, Within::OPEN)?;
                cx.finish(&then_words)?;
                Ok((test, then))
            });
            cx.env.shown.truncate(shown);
            let (test, then) = read?;
            if !at.eat("else") {
                return Err(cx.expected_or(
                    "`else`",
                    at,
                    Some(String::from(
                        "say what it is otherwise: `... if ... else ...`",
                    )),
                ));
            }
            let otherwise = cx.ternary(at, within)?;
            cx.conditional(test, then, otherwise, span.to(at.behind()))
        })
    }

    /// Two values of one type, one of which it is.
    pub(in crate::reader::phrase) fn conditional(
        &mut self,
        test: ExprId,
        then: Val,
        otherwise: Val,
        span: Span,
    ) -> Read<Val> {
        let (then_type, else_type) = (self.val_type(&then), self.val_type(&otherwise));
        // A text in quotation marks and a set adapt to the other side.
        let ty = match (&then, &otherwise) {
            (Val::Text { .. }, Val::One(other)) => other.ty.clone(),
            (Val::One(one), Val::Text { .. }) => one.ty.clone(),
            (Val::Many(_), Val::Many(_)) | (Val::Many(_), _) | (_, Val::Many(_))
                if then_type == Type::Truth || else_type == Type::Truth =>
            {
                Type::Truth
            }
            _ => match self.join_sets(&then_type, &else_type) {
                Some(ty) => ty,
                None => {
                    return Err(self.mismatch(&else_type, &then_type, self.val_span(&otherwise)));
                }
            },
        };
        let then = self.want_loose(then, &ty)?;
        let then = self.uncast_if(then, test);
        let otherwise = self.want_loose(otherwise, &ty)?;
        let expr = Expr::If {
            test,
            then,
            otherwise,
        };
        Ok(Val::One(self.typed(expr, ty, span)))
    }

    /// The type that holds both, where one value counts as a set of one.
    pub(super) fn join_sets(&self, one: &Type, other: &Type) -> Option<Type> {
        if let Some(ty) = self.join(one, other) {
            return Some(ty);
        }
        let (set, single) = match (one, other) {
            (Type::Set(set), single) | (single, Type::Set(set)) => (set, single),
            _ => return None,
        };
        let member = self.join(set, single)?;
        Some(Type::Set(Box::new(member)))
    }

    /// A truth up to where `or` cannot continue it, with the subject of the sentence not yet said.
    fn truth_part(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let val = self.either(at, Within::OPEN)?;
        self.want(val, &Type::Truth)
    }

    /// A truth.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn truth(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<ExprId> {
        let val = self.ternary(at, within)?;
        self.want(val, &Type::Truth)
    }

    /// `A or B`.
    pub(super) fn either(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        self.joined(at, within, true)
    }

    fn joined(&mut self, at: &mut Cursor<'_>, within: Within<'_>, or: bool) -> Read<Val> {
        let span = at.here();
        let begin = *at;
        let shown = self.env.shown.len();
        self.env.joined = None;
        self.joins_none();
        let first = self.joined_part(at, within, or)?;
        let goes_on = |word: &crate::sentence::Word| if or { is_or(word) } else { word.is("and") };
        if !at.peek().is_some_and(goes_on) {
            self.env.shown.truncate(shown);
            return Ok(first);
        }
        let read = self.joined_rest(at, within, or, first, &begin);
        self.env.shown.truncate(shown);
        let parts = read?;
        self.env.joined = (!or).then_some(self.env.depth);
        let expr = if or {
            Expr::Or(parts)
        } else {
            Expr::And(parts)
        };
        let typed = self.typed(expr, Type::Truth, span.to(at.behind()));
        Ok(Val::One(typed))
    }

    fn joined_part(&mut self, at: &mut Cursor<'_>, within: Within<'_>, or: bool) -> Read<Val> {
        if or {
            self.joined(at, within, false)
        } else {
            self.one_in_a_list(at)?;
            self.negation(at, within)
        }
    }

    fn joined_rest(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        or: bool,
        first: Val,
        begin: &Cursor<'_>,
    ) -> Read<Vec<ExprId>> {
        let subject = self.says_subject(begin);
        self.unmixed(begin, at, or)?;
        self.env.bare_join = self.bare(&first);
        let mut where_it_is = self.says_where(&first);
        let first = self.want(first, &Type::Truth)?;
        let mut when_it_was = self.says_when(first, begin, at);
        if !or {
            self.learn(first);
        }
        let mut parts = vec![first];
        let mut last = None;
        while at.eat_if(|word| if or { is_or(word) } else { word.is("and") }) {
            if at.is_done() {
                return Err(self.expected("a condition", at));
            }
            // A trap of scope: the reader of the page would take the last subject.
            if subject && !self.says_subject(at) {
                let span = at.here();
                return Err(self.report(PhraseError::NoSubject { span }));
            }
            let begin = *at;
            self.env.joined = None;
            self.joins_none();
            let part = self.joined_part(at, within, or)?;
            self.unmixed(&begin, at, or)?;
            if let Some(span) = self.bare(&part) {
                // A trap of scope, too: what was asked of the one before seems to be asked of this. Behind a condition
                // without subject its relation does: `with A or B`.
                let said = if subject && when_it_was.is_none() {
                    self.placed(&part)
                } else {
                    matches!(&part, Val::Many(sel) if sel.placed)
                };
                if !said {
                    return Err(self.report(PhraseError::BareBehind { subject, span }));
                }
            } else if let Val::Many(sel) = &part
                && !subject
                && !sel.placed
                && self.env.setting == Setting::Card
            {
                let span = sel.span;
                return Err(self.report(PhraseError::BareBehind { subject, span }));
            } else {
                self.env.bare_join = None;
            }
            self.all_say_what(where_it_is, &part, &begin, at)?;
            self.all_say_where(&mut where_it_is, &part)?;
            if or && self.env.setting == Setting::Card {
                self.val_ends_in_itself(&part)?;
            }
            let part = self.want(part, &Type::Truth)?;
            self.all_say_when(&mut when_it_was, part, &begin, at)?;
            if !or {
                self.learn(part);
            }
            parts.push(part);
            last = Some((part, begin.here().to(at.behind())));
        }
        if let Some((last, span)) = last {
            self.joins_last(last, span, or);
        }
        Ok(parts)
    }

    /// Refuses `and` beside `or` in the text of a card without parentheses: people do not agree which of
    /// them binds tighter. Rules are written by people who do.
    fn unmixed(&mut self, begin: &Cursor<'_>, at: &Cursor<'_>, or: bool) -> Read<()> {
        let depth = self.env.depth;
        let joined = self.env.joined.take();
        if !or || joined != Some(depth) || self.env.setting != Setting::Card {
            return Ok(());
        }
        let many = begin.rest().len().saturating_sub(at.rest().len());
        let words = begin.rest().get(..many).unwrap_or_default();
        let span = begin.here().to(at.behind());
        let proposal = format!("({})", super::spell::row(words));
        Err(self.report(PhraseError::Mixed { proposal, span }))
    }

    /// Where a selection stands that nothing is asked of.
    pub(in crate::reader::phrase) fn bare(&self, val: &Val) -> Option<Span> {
        match val {
            Val::Text { span, .. } => Some(*span),
            Val::Many(sel) if sel.many == super::select::Many::Bare => Some(sel.span),
            _ => None,
        }
    }

    /// Whether a selection says where its members are, or what they are like.
    pub(in crate::reader::phrase) fn placed(&self, val: &Val) -> bool {
        match val {
            Val::Many(sel) => sel.placed || sel.kind_alone.is_none() && !sel.titled,
            _ => false,
        }
    }

    /// Whether the condition that begins here says of whom it speaks.
    fn says_subject(&self, at: &Cursor<'_>) -> bool {
        let mut at = *at;
        while at.eat("not") {}
        !self.is_predicate(&at)
    }

    /// Takes note of what a test shows about locals, for what is read in its light.
    pub(super) fn learn(&mut self, test: ExprId) {
        let parts = match self.at(test) {
            Expr::And(parts) => parts.clone(),
            _ => vec![test],
        };
        for part in parts {
            if let Expr::IsKind(of, kind) = *self.at(part)
                && let Expr::Local(slot) = *self.at(of)
            {
                self.env.shown.push((slot, Type::Object(kind)));
            }
        }
    }

    /// `not C`.
    fn negation(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        let mut odd = false;
        while at.eat("not") {
            odd = !odd;
        }
        let held = matches!(at.peek().map(|word| &word.kind), Some(WordKind::Group(_)));
        let val = self.compared(at, within)?;
        if !odd {
            return Ok(val);
        }
        let goes_on = at.peek().is_some_and(|word| is_or(word) || word.is("and"));
        if goes_on && !held && self.env.setting == Setting::Card {
            let span = span.to(at.behind());
            return Err(self.report(TrapError::NotReaches { span }));
        }
        self.val_ends_in_itself(&val)?;
        let truth = self.want(val, &Type::Truth)?;
        let typed = self.typed(Expr::Not(truth), Type::Truth, span.to(at.behind()));
        Ok(Val::One(typed))
    }

    /// An atom with what follows it: `x.F`, `c as KIND`, `S except T`.
    pub(super) fn operand(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        let mut val = self.deeper(span, |cx| cx.atom(at, within))?;
        loop {
            if at.peek().is_some_and(|word| word.is_op(Op::Dot)) {
                let span = at.here();
                at.next_word();
                let record = matches!(self.val_type(&val), Type::Clause(_));
                if !record && matches!(self.class(at), Some(Class::Verb(..))) {
                    return Err(self.report(TrapError::FullStop { span }));
                }
                let typed = self.settle(val)?;
                val = Val::One(self.dotted(at, typed)?);
            } else if let Some(kind) = self.narrowing(at, within) {
                at.take(1);
                let mut words = *at;
                self.eat_kind(at);
                let typed = self.settle(val)?;
                let ty = Type::Object(kind);
                if self.fit(&typed.ty, &ty) == Fit::No {
                    let span = words.take(1).span();
                    return Err(self.mismatch(&typed.ty, &ty, span));
                }
                val = Val::One(self.cast(&typed, kind, span.to(at.behind())));
            } else if !within.core && at.peek().is_some_and(|word| word.is("except")) {
                at.next_word();
                let left = self.settle(val)?;
                let right = self.operand(at, within.inner())?;
                let set = match self.member(&left.ty) {
                    Some(member) => Type::Set(Box::new(member)),
                    None => left.ty.clone(),
                };
                let right = self.want_loose(right, &set)?;
                let expr = Expr::Except(left.id, right);
                val = Val::One(self.typed(expr, set, span.to(at.behind())));
            } else {
                return Ok(val);
            }
        }
    }

    /// The kind behind `as`.
    fn narrowing(&self, at: &Cursor<'_>, within: Within<'_>) -> Option<crate::tree::KindId> {
        let word = at.peek()?;
        if !word.is("as") || within.tight || within.claims(word) {
            return None;
        }
        let mut rest = *at;
        rest.next_word();
        self.eat_kind(&mut rest)
    }

    /// A comparison, or what binds tighter.
    pub(super) fn compared(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        if self.is_predicate(at) {
            let this = self.this_value(span)?;
            let test = self.predicate(at, within, this)?;
            return Ok(Val::One(Typed {
                id: test,
                ty: Type::Truth,
            }));
        }
        let words = *at;
        let left = self.sum(at, within)?;
        let said = words.before(at);
        if self.is_just(at) {
            return self.just_happened(at, left, span).map(Val::One);
        }
        if self.is_past(at) {
            return self.past_truth(at, left, words, span).map(Val::One);
        }
        if let Some(how) = at.peek().and_then(comparison) {
            let behind = *at;
            at.next_word();
            let right = self.sum(at, within)?;
            self.not_counted((&left, said), (&right, behind.before(at)))?;
            if let Val::Many(sel) = left {
                let mut sel = *sel;
                let it = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
                let test = self.compare(how, Val::One(it), right, span.to(at.behind()))?;
                let id = self.of_all(&mut sel, test)?;
                return Ok(Val::One(Typed {
                    id,
                    ty: Type::Truth,
                }));
            }
            let id = self.compare(how, left, right, span.to(at.behind()))?;
            return Ok(Val::One(Typed {
                id,
                ty: Type::Truth,
            }));
        }
        if !self.is_infix(at, within) {
            return Ok(left);
        }
        let id = self.said_of(at, within, left)?;
        Ok(Val::One(Typed {
            id,
            ty: Type::Truth,
        }))
    }

    /// Whether what was read so far is a subject and a predicate follows.
    fn is_infix(&self, at: &Cursor<'_>, within: Within<'_>) -> bool {
        let Some(word) = at.peek() else {
            return false;
        };
        if within.claims(word) || within.core {
            return false;
        }
        word.is("is")
            || word.is("in")
            || word.is("from")
            || matches!(
                self.class(at),
                Some(
                    Class::Special(Special::Has | Special::Can | Special::Matches)
                        | Class::Relation(_)
                        | Class::Builtin(Builtin::Meets)
                )
            )
    }
}

/// Where the `if` of `A if C else B` stands.
fn conditional(at: &Cursor<'_>) -> Option<usize> {
    let found = Cx::ahead(at, |word| word.is("if") || word.is_comma())?;
    if !at.ahead(found).is_some_and(|word| word.is("if")) {
        return None;
    }
    let rest = at.rest().get(found..)?;
    let ends = |word: &&crate::sentence::Word| word.kind != WordKind::Comma;
    rest.iter()
        .take_while(ends)
        .any(|word| word.is("else"))
        .then_some(found)
}
