//! Whether anything can come of effects, and whether a cost can be paid: whether their choices have enough to choose
//! from.

use super::effects::Body;
use crate::checks::takes_away;
use crate::facts::deed::done_to;
use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{
    Arithmetic, Builtin, Expr, ExprId, Fold, Slot, Statement, THIS, Type, VerbId, YOU,
};

impl Cx<'_> {
    /// Whether a body can be done at all: whether its first choice has enough to choose from, or one of the ways with
    /// which it begins can be gone; and if all of it stands under one condition, whether that holds.
    pub(super) fn able(&mut self, body: &[(Statement, Span)]) -> Option<ExprId> {
        let (_, span) = body.first()?;
        let tests = self.able_tests(body);
        self.both(tests, *span)
    }

    /// The same of what somebody may do, and whether he has what he gives for it.
    pub(super) fn able_to_give(
        &mut self,
        body: &[(Statement, Span)],
        end: Option<usize>,
    ) -> Option<ExprId> {
        let (_, span) = body.first()?;
        let mut tests = self.able_tests(body);
        tests.extend(self.all_given(&[], body, end));
        self.both(tests, *span)
    }

    /// Whether there is enough of each thing that is taken away, behind the first choice, before anything else is
    /// done and before the first `then`. What a cost has chosen is not known yet.
    pub(super) fn all_given(
        &mut self,
        cost: &[(Statement, Span)],
        body: &[(Statement, Span)],
        end: Option<usize>,
    ) -> Vec<ExprId> {
        let mut chosen: Vec<Slot> = cost.iter().filter_map(|(one, _)| binds(one)).collect();
        let mut tests = Vec::new();
        let group = body.get(..end.unwrap_or(body.len())).unwrap_or(body);
        for (at, one) in group.iter().enumerate() {
            if let Some(slot) = binds(&one.0) {
                if at > 0 && group.iter().any(|(other, _)| self.gives_up(slot, other)) {
                    let test = self.enough(one);
                    tests.extend(test.filter(|test| !self.rests_on(*test, &chosen)));
                }
                chosen.push(slot);
            } else if !chosen.iter().any(|slot| self.gives_up(*slot, &one.0)) {
                break;
            }
        }
        tests
    }

    /// Whether what stands in a slot is taken away.
    fn gives_up(&self, slot: Slot, statement: &Statement) -> bool {
        done_to(self.book, statement, slot).is_some_and(|verb| takes_away(self.book, verb))
    }

    /// Whether a test rests on a choice that is still to be made.
    fn rests_on(&self, test: ExprId, chosen: &[Slot]) -> bool {
        chosen.iter().any(|slot| self.book.speaks_of(test, *slot))
    }

    /// The same of what a cost is paid for. What the cost has to choose is not known before it is paid, so nothing is
    /// asked of it.
    pub(super) fn able_after(
        &mut self,
        cost: &[(Statement, Span)],
        body: &[(Statement, Span)],
    ) -> Option<ExprId> {
        let (_, span) = body.first()?;
        let chosen: Vec<Slot> = cost.iter().filter_map(|(one, _)| binds(one)).collect();
        let mut tests = self.able_tests(body);
        tests.retain(|test| !self.rests_on(*test, &chosen));
        tests.extend(self.left_by(cost, body));
        self.both(tests, *span)
    }

    /// Whether enough is left to choose from when a cost has taken away what it is paid with: this card itself, or
    /// some of the same.
    fn left_by(&mut self, cost: &[(Statement, Span)], body: &[(Statement, Span)]) -> Vec<ExprId> {
        let mut tests = Vec::new();
        let Some((Statement::Pick(pick), span)) = body.first() else {
            return tests;
        };
        let (from, min, span) = (pick.from, pick.min, *span);
        if *self.at(min) == Expr::Number(0) {
            return tests;
        }
        for (statement, _) in cost {
            let Some((verb, object)) = statement.deed() else {
                continue;
            };
            let paid = object.and_then(|object| self.slot_of(object));
            let Some(paid) = paid.filter(|_| takes_away(self.book, verb)) else {
                continue;
            };
            let chosen = cost.iter().find_map(|(one, _)| match one {
                Statement::Pick(pick) if pick.slot == paid => Some((pick.from, pick.min)),
                _ => None,
            });
            let (left, wanted) = match chosen {
                Some((other, number)) => {
                    let number = Expr::Arith(Arithmetic::Add, number, min);
                    (Expr::Union(vec![other, from]), self.push(number, span))
                }
                None if paid == THIS => {
                    let this = self.local(THIS, span);
                    let this = self.push(Expr::List(vec![this]), span);
                    (Expr::Except(from, this), min)
                }
                None => continue,
            };
            let left = self.push(left, span);
            tests.push(self.at_least(left, wanted, span));
        }
        tests
    }

    /// The condition under which all of a body stands, and what stands under it.
    pub(super) fn under_condition(&self, body: &[(Statement, Span)]) -> Option<(ExprId, Body)> {
        let [(Statement::If { arms, otherwise }, span)] = body else {
            return None;
        };
        let [(test, block)] = arms.as_slice() else {
            return None;
        };
        let inside = self.book.block(*block);
        let inside = inside.map(|(statement, _)| (statement.clone(), *span));
        otherwise.is_none().then(|| (*test, inside.collect()))
    }

    fn able_tests(&mut self, body: &[(Statement, Span)]) -> Vec<ExprId> {
        if let Some((test, inside)) = self.under_condition(body) {
            let inside = self.able_tests(&inside);
            return std::iter::once(test).chain(inside).collect();
        }
        let Some(first @ (statement, span)) = body.first() else {
            return Vec::new();
        };
        match statement {
            Statement::ChooseOne {
                arms,
                optional: false,
                ..
            } => {
                let ways: Option<Vec<ExprId>> = arms.iter().map(|arm| arm.able).collect();
                let way = ways.map(|ways| self.push(Expr::Or(ways), *span));
                way.into_iter().collect()
            }
            Statement::Do { verb, args, by } => {
                // Whether there is any of what a text describes the rules of the verb say.
                let known =
                    |id: &ExprId| self.is_named(*id) || matches!(self.at(*id), Expr::Quote { .. });
                let Some(object) = args.first().copied().flatten().filter(known) else {
                    return Vec::new();
                };
                let somebody = self.somebody(object, *span);
                let allowed = self.allowed((*verb, args, *by), *span);
                somebody.into_iter().chain([allowed]).collect()
            }
            _ => self.enough(first).into_iter().collect(),
        }
    }

    /// Whether an expression is one object that is named, and no set of them: `this`, `it`, `host`.
    fn is_named(&self, id: ExprId) -> bool {
        let one = |ty: &Type| matches!(ty, Type::Object(_) | Type::Any);
        match self.at(id) {
            Expr::Local(THIS)
            | Expr::Builtin {
                op: Builtin::Host, ..
            } => true,
            Expr::Local(slot) => {
                let it = self.env.it.iter().map(|(at, ty)| (at, ty));
                let named = self.env.earlier.iter().map(|one| (&one.slot, &one.ty));
                it.chain(named).any(|(at, ty)| at == slot && one(ty))
            }
            _ => self.may_be_nobody(id),
        }
    }

    /// Whether an expression is one of several: the top of a pile that may be empty.
    fn may_be_nobody(&self, id: ExprId) -> bool {
        match self.at(id) {
            Expr::Builtin {
                op: Builtin::Top | Builtin::Bottom,
                ..
            }
            | Expr::Fold {
                how: Fold::First | Fold::Last,
                ..
            } => true,
            other => {
                let cast = other.cast(|id| self.book.at(id));
                cast.is_some_and(|(what, _)| self.may_be_nobody(what))
            }
        }
    }

    /// Whether there is somebody, where there may be nobody.
    fn somebody(&mut self, named: ExprId, span: Span) -> Option<ExprId> {
        let perhaps = self.may_be_nobody(named);
        perhaps.then(|| self.is_something(named, span))
    }

    /// Whether something may be done, by whoever does it.
    pub(super) fn allowed(
        &mut self,
        (verb, args, by): (VerbId, &[Option<ExprId>], Option<ExprId>),
        span: Span,
    ) -> ExprId {
        let by = by.or_else(|| self.env.you.then(|| self.local(YOU, span)));
        let args = args.into();
        self.push(Expr::Allowed { verb, args, by }, span)
    }

    /// Whether each of the choices that some statements make has enough to choose from, and where they have to go one
    /// of several ways, whether one can be gone; and if all that they do stands under one condition, whether that
    /// holds. What rests on an earlier choice is not known yet.
    pub(super) fn all_able(&mut self, body: &[(Statement, Span)]) -> Option<ExprId> {
        let (first, span) = body.first()?;
        let mut tests: Vec<ExprId> = Vec::new();
        if let Some((test, inside)) = self.under_condition(body) {
            tests.push(test);
            tests.extend(self.all_able(&inside));
            return self.both(tests, *span);
        }
        // What is done first to one who may be nobody, such as the first of a row.
        if let Some((_, Some(named))) = first.deed() {
            tests.extend(self.somebody(named, *span));
        }
        let mut chosen: Vec<Slot> = Vec::new();
        for one in body {
            let test = match &one.0 {
                Statement::ChooseOne { .. } => self.able(std::slice::from_ref(one)),
                _ => self.enough(one),
            };
            tests.extend(test.filter(|test| !self.rests_on(*test, &chosen)));
            chosen.extend(binds(&one.0));
        }
        self.both(tests, *span)
    }

    /// Whether a choice has enough to choose from.
    fn enough(&mut self, (statement, span): &(Statement, Span)) -> Option<ExprId> {
        let Statement::Pick(pick) = statement else {
            return None;
        };
        let some = *self.at(pick.min) != Expr::Number(0);
        some.then(|| self.at_least(pick.from, pick.min, *span))
    }

    /// Whether a cost can be paid: each of its choices has enough to choose from, what is done to somebody who is
    /// named, and not chosen, is allowed, and of those to whom all of it is done there is at least one. What rests on
    /// an earlier choice is not known yet.
    pub(super) fn payable(&mut self, cost: &Body) -> Option<ExprId> {
        let mut tests = Vec::new();
        let mut chosen: Vec<Slot> = Vec::new();
        let mut kept: Vec<(Slot, ExprId)> = Vec::new();
        for one in cost {
            let (statement, span) = one;
            let found = match statement {
                Statement::Do { verb, args, by } => {
                    let mut args = args.clone();
                    let mut found = Vec::new();
                    if let Some(whole) = args.first_mut().and_then(Option::as_mut) {
                        // A whole set of which the sentence speaks again has a name.
                        let slot = self.slot_of(*whole);
                        let named = kept.iter().find(|(known, _)| Some(*known) == slot);
                        *whole = named.map_or(*whole, |(_, value)| *value);
                        found.extend(self.somebody_in(*whole, *span));
                    }
                    found.push(self.allowed((*verb, &args, *by), *span));
                    found
                }
                _ => self.able(std::slice::from_ref(one)).into_iter().collect(),
            };
            let known = found.iter().filter(|test| !self.rests_on(**test, &chosen));
            tests.extend(known);
            chosen.extend(binds(statement));
            if let Statement::Let { slot, value } = statement {
                kept.push((*slot, *value));
            }
        }
        let (_, span) = cost.first()?;
        self.both(tests, *span)
    }

    /// Whether there is anybody in a set to all of whom something is done: nobody pays with nothing.
    fn somebody_in(&mut self, whole: ExprId, span: Span) -> Option<ExprId> {
        let several = match self.at(whole) {
            Expr::Filter(_)
            | Expr::Union(_)
            | Expr::Except(..)
            | Expr::Place { .. }
            | Expr::Map { .. } => true,
            Expr::Call { function, .. } => {
                let called = self.book.at(*function);
                called.is_some_and(|called| matches!(called.result, Type::Set(_)))
            }
            _ => false,
        };
        several.then(|| {
            let one = self.number(1, span);
            self.at_least(whole, one, span)
        })
    }
}

/// The slot in which a statement keeps what it chooses or finds.
pub(super) const fn binds(statement: &Statement) -> Option<Slot> {
    match statement {
        Statement::Pick(pick) => Some(pick.slot),
        Statement::PickValue { slot, .. } | Statement::Let { slot, .. } => Some(*slot),
        _ => None,
    }
}
