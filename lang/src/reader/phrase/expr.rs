//! Expressions: `A if C else B`, `or`, `and`, `not`, comparisons, sums, folds.

use super::look::comparison;
use super::resolver::Resolver;
use super::said::Says;
use super::select::{Many, Sel};
use super::types::{Fit, set_of};
use super::value::Val;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cx, PhraseError, Read, Reported, Setting, TrapError, Typed};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Arithmetic, Comparison, Expr, ExprId, Fold, Type};
use crate::vocabulary::{Class, Special};

fn truth(id: ExprId) -> Val {
    Val::One(Typed {
        id,
        ty: Type::Truth,
    })
}

impl<'w> Resolver<'_, '_, 'w> {
    /// An expression. The names that it binds hold on.
    pub(super) fn open_value(&mut self, id: NodeId) -> Read<Val> {
        let span = self.place(id);
        if let Some(typed) = self.fixed_value(id) {
            return Ok(Val::One(typed));
        }
        let (first, second, third) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        match self.shape(id) {
            Shape::IfElse => self.conditional_value(id),
            Shape::Or | Shape::And => self.joined_value(id),
            Shape::Not => {
                let val = self.value(first)?;
                self.val_ends_in_itself(&val)?;
                let inner = self.want(val, &Type::Truth)?;
                Ok(truth(self.push(Expr::Not(inner), span)))
            }
            Shape::AfterIt => {
                // `after it C`: C, asked of the position as the action would leave it.
                if !self.env.ahead {
                    let span = self.begin(id).front(2).span();
                    return Err(self.report(TrapError::NothingAhead { span }));
                }
                let inner = self.truth_at(first)?;
                Ok(truth(self.push(Expr::After(inner), span)))
            }
            Shape::Compare => self.compared_value(id),
            Shape::Is => {
                let complement = third;
                if self.shape(complement) == Shape::Complement && self.part(complement, 0).is_some()
                {
                    return self.just_so(id).map(Val::One);
                }
                let says = Says::Is {
                    not: second.is_some(),
                    complement,
                };
                self.said_value(id, first, says)
            }
            Shape::Has => {
                let says = Says::Has(self.members_of(second));
                self.said_value(id, first, says)
            }
            Shape::Can => self.said_value(id, first, Says::Can(second)),
            Shape::Meets => self.said_value(id, first, Says::Meets(second, third)),
            Shape::Clause if second.is_some() => self.just_so(id).map(Val::One),
            Shape::Clause | Shape::Was => self.past_so(id).map(Val::One),
            Shape::Sum => self.sum_value(id),
            Shape::Plus => {
                let left = self.value_of(first, &Type::Number)?;
                let right = self.value_of(second, &Type::Number)?;
                Ok(self.one(
                    Expr::Arith(Arithmetic::Add, left, right),
                    Type::Number,
                    span,
                ))
            }
            Shape::Product => self.product_value(id),
            Shape::Minus => {
                let number = self.value_of(first, &Type::Number)?;
                Ok(self.negative(number, span))
            }
            Shape::As => {
                let typed = self.settled(first)?;
                let Some(kind) = self.kind_at(second) else {
                    return self.extra(second);
                };
                let ty = Type::Object(kind);
                if self.fit(&typed.ty, &ty) == Fit::No {
                    let span = self.place(second);
                    return Err(self.mismatch(&typed.ty, &ty, span));
                }
                Ok(Val::One(self.cast(&typed, kind, span)))
            }
            Shape::NumberOf => self.fold_value(Fold::Count, first, span),
            Shape::Fold => self.fold_over_value(id),
            Shape::NumberOfTimes => self.times_so(id).map(Val::One),
            Shape::Row | Shape::RowOf => self.row_value(id),
            Shape::Mistake => Err(Reported::before()),
            _ => self.atom_value(id),
        }
    }

    fn said_value(&mut self, id: NodeId, subject: NodeId, says: Says<'w>) -> Read<Val> {
        if !subject.is_some() {
            let span = self.place(id);
            let this = self.this_value(span)?;
            let at = self.begin(id);
            return self.predicate_at(at, says, this, span).map(truth);
        }
        let at = self.end(subject);
        let left = self.value(subject)?;
        self.said_of_value(at, says, left, self.place(id))
            .map(truth)
    }

    fn conditional_value(&mut self, id: NodeId) -> Read<Val> {
        let (then, test, otherwise) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        let shown = self.env.shown.len();
        let read = self.truth_at(test).and_then(|test| {
            self.learn(test);
            Ok((test, self.value(then)?))
        });
        self.env.shown.truncate(shown);
        let (test, then) = read?;
        let otherwise = self.value(otherwise)?;
        let span = self.place(id);
        self.conditional(test, then, otherwise, span)
    }

    /// What one connective joins, without parentheses.
    pub(super) fn chain(&self, id: NodeId) -> Vec<NodeId> {
        let shape = self.shape(id);
        let mut parts = Vec::new();
        let mut at = id;
        while self.shape(at) == shape {
            parts.push(self.part(at, 1));
            at = self.part(at, 0);
        }
        parts.push(at);
        parts.reverse();
        parts
    }

    fn joined_value(&mut self, id: NodeId) -> Read<Val> {
        let or = self.shape(id) == Shape::Or;
        let parts = self.chain(id);
        self.joins_clearly(or, &parts)?;
        self.one_in_a_list(&parts, or)?;
        let shown = self.env.shown.len();
        let read = self.joined_parts(or, &parts);
        self.env.shown.truncate(shown);
        let tests = read?;
        let expr = if or { Expr::Or } else { Expr::And };
        let span = self.place(id);
        Ok(truth(self.push(expr(tests), span)))
    }

    /// Refuses `and` beside `or` in the text of a card without parentheses, and `not` before a part that is not the
    /// last: people do not agree how far they reach. Rules are written by people who do.
    fn joins_clearly(&mut self, or: bool, parts: &[NodeId]) -> Read<()> {
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        let last = parts.last().copied();
        for part in parts {
            if or && self.shape(*part) == Shape::And {
                let proposal = format!("({})", self.written(*part));
                let span = self.place(*part);
                return Err(self.report(PhraseError::Mixed { proposal, span }));
            }
            let mut inner = *part;
            while self.shape(inner) == Shape::Not {
                inner = self.part(inner, 0);
            }
            let first = self.begin(inner).peek();
            let held = first.is_some_and(|word| matches!(word.kind, WordKind::Group(_)));
            if inner != *part && Some(*part) != last && !held {
                let span = self.place(*part);
                return Err(self.report(TrapError::NotReaches { span }));
            }
        }
        Ok(())
    }

    fn joined_parts(&mut self, or: bool, parts: &[NodeId]) -> Read<Vec<ExprId>> {
        let mut parts = parts.iter().copied();
        let Some(first) = parts.next() else {
            return Ok(Vec::new());
        };
        let subject = self.has_subject(first);
        let val = self.value(first)?;
        self.env.bare_join = self.bare(&val);
        let mut where_it_is = self.says_where(&val);
        let test = self.want(val, &Type::Truth)?;
        let mut when_it_was = self.says_when(first);
        if !or {
            self.learn(test);
        }
        let mut tests = vec![test];
        for part in parts {
            // A trap of scope: the reader of the page would take the last subject.
            if subject && !self.has_subject(part) {
                let span = self.begin(part).here();
                return Err(self.report(PhraseError::NoSubject { span }));
            }
            let val = self.value(part)?;
            if let Some(span) = self.bare(&val) {
                // A trap of scope, too: what was asked of the one before seems to be asked of this. Behind a condition
                // without subject its relation does: `with A or B`.
                let any = subject && when_it_was.is_none();
                let said = matches!(&val, Val::Many(sel)
                    if sel.placed || any && sel.kind_alone.is_none() && !sel.titled);
                if !said {
                    return Err(self.report(PhraseError::BareBehind { subject, span }));
                }
            } else if let Val::Many(sel) = &val
                && !subject
                && !sel.placed
                && self.env.setting == Setting::Card
            {
                let span = sel.span;
                return Err(self.report(PhraseError::BareBehind { subject, span }));
            } else {
                self.env.bare_join = None;
            }
            self.all_say_what(where_it_is, part)?;
            let now = self.says_where(&val);
            let place = |span, first| TrapError::PlaceOfOne { span, first };
            self.all_say(&mut where_it_is, now, place)?;
            if or && self.env.setting == Setting::Card {
                self.val_ends_in_itself(&val)?;
            }
            let test = self.want(val, &Type::Truth)?;
            let time = |span, first| TrapError::TimeOfOne { span, first };
            self.all_say(&mut when_it_was, self.says_when(part), time)?;
            if !or {
                self.learn(test);
            }
            tests.push(test);
        }
        Ok(tests)
    }

    /// Whether a condition says of whom it speaks.
    fn has_subject(&self, id: NodeId) -> bool {
        let mut at = id;
        loop {
            let first = self.part(at, 0);
            at = match self.shape(at) {
                Shape::Not | Shape::AfterIt => first,
                Shape::Is | Shape::Has | Shape::Can => return first.is_some(),
                Shape::Compare | Shape::Sum | Shape::Product | Shape::And | Shape::Or => first,
                Shape::Row => return !self.row_parts(at).is_some_and(|row| row.is_of_posts()),
                _ => return true,
            };
        }
    }

    fn compared_value(&mut self, id: NodeId) -> Read<Val> {
        let (first, sign, second) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        let span = self.place(id);
        let how = self.comparison_at(sign);
        let left = self.value(first)?;
        let right = self.value(second)?;
        let (said, behind) = (self.exact(first), self.between(sign, second));
        self.not_counted((&left, said), (&right, behind))?;
        if let Val::Many(sel) = left {
            let mut sel = *sel;
            let it = self.typed(Expr::Local(sel.group.slot), sel.elem.clone(), sel.span);
            let test = self.compare(how, Val::One(it), right, span)?;
            return self.of_all(&mut sel, test).map(truth);
        }
        self.compare(how, left, right, span).map(truth)
    }

    pub(super) fn comparison_at(&self, sign: NodeId) -> Comparison {
        let word = self.words(sign).first();
        word.and_then(comparison).unwrap_or(Comparison::Equal)
    }

    /// What signs join, from the left: the first, and each other with the sign before it.
    fn terms(&self, id: NodeId) -> (NodeId, Vec<(NodeId, NodeId)>) {
        let (shape, mut at) = (self.shape(id), id);
        let mut terms = Vec::new();
        while self.shape(at) == shape {
            terms.push((self.part(at, 1), self.part(at, 2)));
            at = self.part(at, 0);
        }
        terms.reverse();
        (at, terms)
    }

    fn sum_value(&mut self, id: NodeId) -> Read<Val> {
        let (first, terms) = self.terms(id);
        let begin = self.place(first);
        let mut left = self.value(first)?;
        for (sign, term) in terms {
            let right = self.value(term)?;
            let how = match self.token(sign) {
                Some(Token::Minus) => Arithmetic::Subtract,
                _ => Arithmetic::Add,
            };
            let span = begin.to(self.place(term));
            left = self.added(how, left, right, span)?;
        }
        Ok(left)
    }

    fn product_value(&mut self, id: NodeId) -> Read<Val> {
        let (first, terms) = self.terms(id);
        let begin = self.place(first);
        let mut left = self.value(first)?;
        for (sign, term) in terms {
            let how = match self.token(sign) {
                Some(Token::Slash) => Arithmetic::Divide,
                _ => Arithmetic::Multiply,
            };
            if matches!(self.val_type(&left), Type::Set(_) | Type::Place) {
                let (op, span) = (self.name(sign), self.place(sign));
                let help = format!(
                    "this is no number: put what is counted in parentheses, `(number of ...) {op} 2`"
                );
                return Err(self.english(op, help, span));
            }
            let right = self.value(term)?;
            let one = self.want(left, &Type::Number)?;
            let other = self.want(right, &Type::Number)?;
            let span = begin.to(self.place(term));
            left = self.one(Expr::Arith(how, one, other), Type::Number, span);
        }
        Ok(left)
    }

    /// `-A`.
    pub(super) fn negative(&mut self, number: ExprId, span: Span) -> Val {
        let zero = self.push(Expr::Number(0), span);
        let expr = Expr::Arith(Arithmetic::Subtract, zero, number);
        self.one(expr, Type::Number, span)
    }

    /// `number of G`, `first G`, `last G`.
    pub(super) fn fold_value(&mut self, how: Fold, group: NodeId, span: Span) -> Read<Val> {
        let mark = self.env.enter();
        let sel = self.group_at(group);
        self.env.leave(mark);
        self.folded_group(how, sel?, span)
    }

    /// A group and what is asked of each of its members.
    fn each_over_value(&mut self, what: NodeId, over: NodeId) -> Read<(Sel, Typed)> {
        let mark = self.env.enter();
        let read = self.group_at(over).and_then(|sel| {
            let member = (sel.group.slot, sel.elem.clone());
            let of = self.with_member(member, |this| this.settled(what))?;
            Ok((sel, of))
        });
        self.env.leave(mark);
        read
    }

    /// `sum of E over G`, `each E over G`.
    fn fold_over_value(&mut self, id: NodeId) -> Read<Val> {
        let span = self.place(id);
        let word = self.part(id, 0);
        let how = match self.class_of(word) {
            Some(Class::Special(Special::SumOf)) => Fold::Sum,
            Some(Class::Special(Special::ProductOf)) => Fold::Product,
            Some(Class::Special(Special::Highest | Special::Most)) => Fold::Highest,
            Some(Class::Special(Special::Lowest | Special::Fewest)) => Fold::Lowest,
            _ => {
                let (sel, of) = self.each_over_value(self.part(id, 1), self.part(id, 2))?;
                let over = self.group_of(sel);
                // Sets of each become one set.
                let (ty, of) = (set_of(self.one_of(&of.ty)), of.id);
                return Ok(self.one(Expr::Map { over, of }, ty, span));
            }
        };
        let (mut sel, of) = self.each_over_value(self.part(id, 1), self.part(id, 2))?;
        self.that_support(&mut sel);
        let number = self.fit(&of.ty, &Type::Number) != Fit::No;
        let levels = how == Fold::Sum && matches!(of.ty, Type::Levels(_));
        if !number && !levels {
            let span = self.span(of.id);
            return Err(self.mismatch(&of.ty, &Type::Number, span));
        }
        self.ends_in_itself(&sel)?;
        let (how, ty) = match number {
            true => (how, Type::Number),
            false => (Fold::Levels, of.ty),
        };
        let (over, of) = (self.group_of(sel), Some(of.id));
        Ok(self.one(Expr::Fold { how, over, of }, ty, span))
    }
}

impl Cx<'_> {
    /// Where a selection stands that nothing is asked of.
    fn bare(&self, val: &Val) -> Option<Span> {
        match val {
            Val::Text { span, .. } => Some(*span),
            Val::Many(sel) if sel.many == Many::Bare => Some(sel.span),
            _ => None,
        }
    }

    /// Numbers are added; sets are joined, and one value is a set of one.
    pub(super) fn added(
        &mut self,
        how: Arithmetic,
        left: Val,
        right: Val,
        span: Span,
    ) -> Read<Val> {
        let (one, other) = (self.val_type(&left), self.val_type(&right));
        let is_set = |ty: &Type| matches!(ty, Type::Set(_) | Type::Place);
        if how != Arithmetic::Add || !(is_set(&one) || is_set(&other)) {
            let left = self.want(left, &Type::Number)?;
            let right = self.want(right, &Type::Number)?;
            return Ok(self.one(Expr::Arith(how, left, right), Type::Number, span));
        }
        if one == Type::Number || other == Type::Number {
            let help = "one of the two is a set: put what is counted in parentheses, `(number of ...) + 1`, or last";
            return Err(self.english("+", help, span));
        }
        let ty = match self.join_sets(&one, &other) {
            Some(Type::Place) => set_of(self.any_object()),
            Some(ty) => ty,
            None => return Err(self.mismatch(&other, &one, self.val_span(&right))),
        };
        let left = self.want_loose(left, &ty)?;
        let right = self.want_loose(right, &ty)?;
        Ok(self.one(Expr::Union(vec![left, right]), ty, span))
    }
}
