//! Whether anything can come of effects: whether their choices have enough to choose from.

use super::effects::Body;
use crate::checks;
use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{
    Arithmetic, Builtin, Comparison, Expr, ExprId, Fold, Slot, Statement, THIS, Type, VerbId, YOU,
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

    /// Whether there is enough of each thing that is taken away, behind the first choice, before anything else is done and before
    /// the first `then`. What a cost has chosen is not known yet.
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
                let gives = group.iter().any(|(other, _)| self.gives_up(slot, other));
                if at > 0 && gives {
                    let test = self.enough(one);
                    self.known_now(test, &chosen, &mut tests);
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
        let Statement::Do { verb, args, .. } = statement else {
            return false;
        };
        let object = args.first().copied().flatten();
        object.is_some_and(|id| *self.at(id) == Expr::Local(slot))
            && checks::takes_away(self.book, *verb)
    }

    /// The same of what a cost is paid for. What the cost has to choose is not known before it is paid, so nothing is asked of it.
    pub(super) fn able_after(
        &mut self,
        cost: &[(Statement, Span)],
        body: &[(Statement, Span)],
    ) -> Option<ExprId> {
        let (_, span) = body.first()?;
        let chosen: Vec<Slot> = cost.iter().filter_map(|(one, _)| binds(one)).collect();
        let mut tests = self.able_tests(body);
        tests.retain(|test| !chosen.iter().any(|slot| self.speaks_of(*test, *slot)));
        tests.extend(self.left_by(cost, body));
        self.both(tests, *span)
    }

    /// Whether enough is left to choose from when a cost has taken away what it is paid with: this card itself, or some of the same.
    fn left_by(&mut self, cost: &[(Statement, Span)], body: &[(Statement, Span)]) -> Vec<ExprId> {
        let Some((Statement::Pick(pick), span)) = body.first() else {
            return Vec::new();
        };
        let (from, min, span) = (pick.from, pick.min, *span);
        if matches!(self.at(min), Expr::Number(0)) {
            return Vec::new();
        }
        let mut tests = Vec::new();
        for (statement, _) in cost {
            let Statement::Do { verb, args, .. } = statement else {
                continue;
            };
            let Some(Expr::Local(paid)) = args.first().copied().flatten().map(|id| self.at(id))
            else {
                continue;
            };
            let paid = *paid;
            if !checks::takes_away(self.book, *verb) {
                continue;
            }
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
                    let this = self.push(Expr::Local(THIS), span);
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

    /// Whether a set has so many members.
    fn at_least(&mut self, set: ExprId, number: ExprId, span: Span) -> ExprId {
        let size = Expr::Builtin {
            op: Builtin::Size,
            args: vec![set],
        };
        let size = self.push(size, span);
        self.push(Expr::Compare(Comparison::AtLeast, size, number), span)
    }

    fn able_tests(&mut self, body: &[(Statement, Span)]) -> Vec<ExprId> {
        let Some((first, span)) = body.first() else {
            return Vec::new();
        };
        match first {
            Statement::ChooseOne {
                arms,
                optional: false,
                ..
            } => {
                let ways: Option<Vec<ExprId>> = arms.iter().map(|arm| arm.able).collect();
                let way = ways.map(|ways| self.push(Expr::Or(ways), *span));
                way.into_iter().collect()
            }
            Statement::If {
                arms,
                otherwise: None,
            } if body.len() == 1 => {
                let [(test, block)] = arms.as_slice() else {
                    return Vec::new();
                };
                let inside = self.book.blocks.get(block.index());
                let inside: Body = inside
                    .into_iter()
                    .flatten()
                    .map(|statement| (statement.clone(), *span))
                    .collect();
                let mut tests = vec![*test];
                tests.extend(self.able_tests(&inside));
                tests
            }
            Statement::Do { verb, args, by } => {
                let object = args.first().copied().flatten();
                if object.is_some_and(|object| self.is_described(object)) {
                    return vec![self.allowed((*verb, args, *by), *span)];
                }
                let Some(named) = object.filter(|object| self.is_named(*object)) else {
                    return Vec::new();
                };
                let allowed = self.allowed((*verb, args, *by), *span);
                match self.may_be_nobody(named) {
                    true => vec![self.is_somebody(named, *span), allowed],
                    false => vec![allowed],
                }
            }
            _ => body
                .first()
                .and_then(|one| self.enough(one))
                .into_iter()
                .collect(),
        }
    }

    /// Whether an expression is text that describes what a verb looks for: whether there is any the rules of the verb say.
    fn is_described(&self, id: ExprId) -> bool {
        matches!(self.at(id), Expr::Quote { .. })
    }

    /// Whether an expression is one object that is named, and no set of them: `this`, `it`, `host`.
    fn is_named(&self, id: ExprId) -> bool {
        let one = |ty: &Type| matches!(ty, Type::Object(_) | Type::Any);
        match self.at(id) {
            Expr::Local(THIS)
            | Expr::Builtin {
                op: Builtin::Host, ..
            } => true,
            _ if self.may_be_nobody(id) => true,
            Expr::Local(slot) => {
                let it = self.env.it.iter().map(|(at, ty)| (at, ty));
                let named = self.env.earlier.iter().map(|one| (&one.slot, &one.ty));
                let mut known = it.chain(named);
                known.any(|(at, ty)| at == slot && one(ty))
            }
            _ => false,
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
                let cast = other.cast(|id| self.book.exprs.get(id.index()));
                cast.is_some_and(|(what, _)| self.may_be_nobody(what))
            }
        }
    }

    /// Whether there is such a one.
    fn is_somebody(&mut self, named: ExprId, span: Span) -> ExprId {
        let nothing = self.push(Expr::Nothing, span);
        self.push(Expr::Compare(Comparison::Unequal, named, nothing), span)
    }

    /// Whether something may be done, by whoever does it.
    pub(super) fn allowed(
        &mut self,
        (verb, args, by): (VerbId, &[Option<ExprId>], Option<ExprId>),
        span: Span,
    ) -> ExprId {
        let by = by.or_else(|| self.env.you.then(|| self.push(Expr::Local(YOU), span)));
        let args = args.into();
        self.push(Expr::Allowed { verb, args, by }, span)
    }

    /// All of some tests.
    pub(super) fn both(&mut self, tests: Vec<ExprId>, span: Span) -> Option<ExprId> {
        match tests.as_slice() {
            [] => None,
            [one] => Some(*one),
            _ => Some(self.push(Expr::And(tests), span)),
        }
    }

    /// Whether each of the choices that some statements make has enough to choose from, and where they have to go one of
    /// several ways, whether one can be gone; and if all that they do stands under one condition, whether that holds.
    /// What rests on an earlier choice is not known yet.
    pub(super) fn all_able(&mut self, body: &[(Statement, Span)]) -> Option<ExprId> {
        let (_, span) = body.first()?;
        let mut tests: Vec<ExprId> = Vec::new();
        if let [
            (
                Statement::If {
                    arms,
                    otherwise: None,
                },
                span,
            ),
        ] = body
            && let [(test, block)] = arms.as_slice()
        {
            tests.push(*test);
            let inside = self.book.blocks.get(block.index()).cloned();
            let inside: Body = inside
                .into_iter()
                .flatten()
                .map(|statement| (statement, *span))
                .collect();
            tests.extend(self.all_able(&inside));
            return self.both(tests, *span);
        }
        // What is done first to one who may be nobody, such as the first of a row.
        if let Some((Statement::Do { args, .. }, span)) = body.first()
            && let Some(named) = args.first().copied().flatten()
            && self.may_be_nobody(named)
        {
            tests.push(self.is_somebody(named, *span));
        }
        let mut chosen: Vec<Slot> = Vec::new();
        for one in body {
            let test = match &one.0 {
                Statement::ChooseOne { .. } => self.able(std::slice::from_ref(one)),
                _ => self.enough(one),
            };
            self.known_now(test, &chosen, &mut tests);
            chosen.extend(binds(&one.0));
        }
        self.both(tests, *span)
    }

    /// Keeps a test that rests on none of the choices that are still to be made.
    pub(super) fn known_now(&self, test: Option<ExprId>, chosen: &[Slot], tests: &mut Vec<ExprId>) {
        let rests = |test: &ExprId| chosen.iter().any(|slot| self.speaks_of(*test, *slot));
        tests.extend(test.filter(|test| !rests(test)));
    }

    /// Whether a choice has enough to choose from.
    pub(super) fn enough(&mut self, (statement, span): &(Statement, Span)) -> Option<ExprId> {
        let Statement::Pick(pick) = statement else {
            return None;
        };
        if matches!(self.at(pick.min), Expr::Number(0)) {
            return None;
        }
        let (from, min) = (pick.from, pick.min);
        Some(self.at_least(from, min, *span))
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
