//! Expressions: `A if C else B`, `or`, `and`, `not`, comparisons, sums, folds.

use super::super::look::comparison;
use super::super::select::Sel;
use super::super::types::Fit;
use super::super::value::Val;
use super::Resolver;
use super::said::Says;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read, Setting, TrapError, Typed};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Arithmetic, Comparison, Expr, ExprId, Fold, Type};
use crate::vocabulary::{Class, Quality, Special};

/// A truth as a value.
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
                    let words = self.begin(id);
                    let mut words = words;
                    let span = words.take(2).span();
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
                let expr = Expr::Arith(Arithmetic::Add, left, right);
                Ok(Val::One(self.typed(expr, Type::Number, span)))
            }
            Shape::Product => self.product_value(id),
            Shape::Minus => {
                let number = self.value_of(first, &Type::Number)?;
                let zero = self.push(Expr::Number(0), span);
                let expr = Expr::Arith(Arithmetic::Subtract, zero, number);
                Ok(Val::One(self.typed(expr, Type::Number, span)))
            }
            Shape::As => {
                let typed = self.settled(first)?;
                let Some(Class::Kind(kind, _)) = self.class_of(second) else {
                    return self.extra(second);
                };
                let ty = Type::Object(*kind);
                if self.fit(&typed.ty, &ty) == Fit::No {
                    let span = self.place(second);
                    return Err(self.mismatch(&typed.ty, &ty, span));
                }
                Ok(Val::One(self.cast(&typed, *kind, span)))
            }
            Shape::NumberOf => self.fold_value(Fold::Count, first, span),
            Shape::Fold => self.fold_over_value(id),
            Shape::NumberOfTimes => self.times_so(id).map(Val::One),
            Shape::Row | Shape::RowOf => self.row_value(id),
            Shape::Mistake => Err(crate::reader::Reported::before()),
            _ => self.atom_value(id),
        }
    }

    /// What is said of a subject, or of `this`.
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
        let shown = self.env.shown.len();
        let read = self.joined_parts(or, &parts);
        self.env.shown.truncate(shown);
        let tests = read?;
        let expr = if or {
            Expr::Or(tests)
        } else {
            Expr::And(tests)
        };
        let span = self.place(id);
        Ok(truth(self.push(expr, span)))
    }

    /// Refuses `and` beside `or` in the text of a card without parentheses, and `not` before a part that is not the last:
    /// people do not agree how far they reach. Rules are written by people who do.
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
            let held = || {
                let words = self.begin(inner);
                matches!(
                    words.peek().map(|word| &word.kind),
                    Some(WordKind::Group(_))
                )
            };
            if inner != *part && Some(*part) != last && !held() {
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
        self.each_in_a_list(first)?;
        let subject = self.has_subject(first);
        let val = self.value(first)?;
        self.env.bare_join = self.bare(&val);
        let mut where_it_is = self.says_where(&val);
        let test = self.want(val, &Type::Truth)?;
        let mut when_it_was = self.says_when(test, &self.begin(first), &self.end(first));
        if !or {
            self.learn(test);
        }
        let mut tests = vec![test];
        for part in parts {
            self.each_in_a_list(part)?;
            // A trap of scope: the reader of the page would take the last subject.
            if subject && !self.has_subject(part) {
                let span = self.begin(part).here();
                return Err(self.report(PhraseError::NoSubject { span }));
            }
            let (begin, end) = (self.begin(part), self.end(part));
            let val = self.value(part)?;
            if let Some(span) = self.bare(&val) {
                // A trap of scope, too: what was asked of the one before seems to be asked of this. Behind a condition
                // without subject its relation does: `with A or B`.
                let said = if subject && when_it_was.is_none() {
                    self.placed(&val)
                } else {
                    matches!(&val, Val::Many(sel) if sel.placed)
                };
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
            self.all_say_what(where_it_is, &val, &begin, &end)?;
            self.all_say_where(&mut where_it_is, &val)?;
            if or && self.env.setting == Setting::Card {
                self.val_ends_in_itself(&val)?;
            }
            let test = self.want(val, &Type::Truth)?;
            self.all_say_when(&mut when_it_was, test, &begin, &end)?;
            if !or {
                self.learn(test);
            }
            tests.push(test);
        }
        Ok(tests)
    }

    fn each_in_a_list(&mut self, part: NodeId) -> Read<()> {
        let at = self.begin(part);
        self.one_in_a_list(&at)
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
                Shape::Row => {
                    let Some(row) = self.row_parts(at) else {
                        return true;
                    };
                    return row.binder.is_some()
                        || row.quantity.is_some()
                        || !row.adjectives.is_empty()
                        || !row.heads.is_empty();
                }
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

    /// How a sign compares.
    pub(super) fn comparison_at(&self, sign: NodeId) -> Comparison {
        let word = self.words(sign).first();
        word.and_then(comparison).unwrap_or(Comparison::Equal)
    }

    /// Sums have many terms; they are gone through from the left.
    fn sum_value(&mut self, id: NodeId) -> Read<Val> {
        let mut terms = Vec::new();
        let mut at = id;
        while self.shape(at) == Shape::Sum {
            terms.push((self.part(at, 1), self.part(at, 2)));
            at = self.part(at, 0);
        }
        let begin = self.place(at);
        let mut left = self.value(at)?;
        for (sign, term) in terms.into_iter().rev() {
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
        let mut terms = Vec::new();
        let mut at = id;
        while self.shape(at) == Shape::Product {
            terms.push((self.part(at, 1), self.part(at, 2)));
            at = self.part(at, 0);
        }
        let begin = self.place(at);
        let mut left = self.value(at)?;
        for (sign, term) in terms.into_iter().rev() {
            let how = match self.token(sign) {
                Some(Token::Slash) => Arithmetic::Divide,
                _ => Arithmetic::Multiply,
            };
            if matches!(self.val_type(&left), Type::Set(_) | Type::Place) {
                let op = self.name(sign);
                let help = format!(
                    "this is no number: put what is counted in parentheses, `(number of ...) {op} 2`"
                );
                let span = self.place(sign);
                return Err(self.report(TrapError::English {
                    word: op,
                    help: help.into(),
                    span,
                }));
            }
            let right = self.value(term)?;
            let one = self.want(left, &Type::Number)?;
            let other = self.want(right, &Type::Number)?;
            let expr = Expr::Arith(how, one, other);
            let span = begin.to(self.place(term));
            left = Val::One(self.typed(expr, Type::Number, span));
        }
        Ok(left)
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
        let how = match (self.special_of(word), self.class_of(word)) {
            (Some(Special::SumOf), _) => Fold::Sum,
            (Some(Special::ProductOf), _) => Fold::Product,
            (_, Some(Class::Quality(Quality::Highest | Quality::Most))) => Fold::Highest,
            (_, Some(Class::Quality(Quality::Lowest | Quality::Fewest))) => Fold::Lowest,
            _ => {
                let (sel, of) = self.each_over_value(self.part(id, 1), self.part(id, 2))?;
                let over = self.group_of(sel);
                // Sets of each become one set.
                let ty = Type::Set(Box::new(self.member(&of.ty).unwrap_or(of.ty)));
                let expr = Expr::Map { over, of: of.id };
                return Ok(Val::One(self.typed(expr, ty, span)));
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
        Ok(self.folded(sel, how, of.id, ty, span))
    }
}
