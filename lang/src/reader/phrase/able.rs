//! Whether anything can come of effects: whether their choices have enough to choose from.

use super::effect::Body;
use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, Slot, Statement};

impl Cx<'_> {
    /// Whether a body can be done at all: whether its first choice has enough to choose from, or one of the ways with
    /// which it begins can be gone; and if all of it stands under one condition, whether that holds.
    pub(super) fn able(&mut self, body: &[(Statement, Span)]) -> Option<ExprId> {
        let (_, span) = body.first()?;
        let tests = self.able_tests(body);
        self.both(tests, *span)
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
        self.both(tests, *span)
    }

    fn able_tests(&mut self, body: &[(Statement, Span)]) -> Vec<ExprId> {
        let Some((first, span)) = body.first() else {
            return Vec::new();
        };
        match first {
            Statement::ChooseOne { arms, .. } => {
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
            _ => body
                .first()
                .and_then(|one| self.enough(one))
                .into_iter()
                .collect(),
        }
    }

    /// All of some tests.
    pub(super) fn both(&mut self, tests: Vec<ExprId>, span: Span) -> Option<ExprId> {
        match tests.as_slice() {
            [] => None,
            [one] => Some(*one),
            _ => Some(self.push(Expr::And(tests), span)),
        }
    }

    /// Whether each of the choices that some statements make has enough to choose from; and if all that they
    /// do stands under one condition, whether that holds.
    pub(super) fn all_able(&mut self, body: &[(Statement, Span)]) -> Option<ExprId> {
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
            let inside = self.book.blocks.get(block.index());
            for statement in inside.cloned().unwrap_or_default() {
                tests.extend(self.enough(&(statement, *span)));
            }
        }
        for statement in body {
            tests.extend(self.enough(statement));
        }
        match (tests.as_slice(), body.first()) {
            ([], _) | (_, None) => None,
            ([one], _) => Some(*one),
            (_, Some((_, span))) => Some(self.push(Expr::And(tests), *span)),
        }
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
        let size = self.push(
            Expr::Builtin {
                op: Builtin::Size,
                args: vec![from],
            },
            *span,
        );
        let compare = Expr::Compare(Comparison::AtLeast, size, min);
        Some(self.push(compare, *span))
    }
}

/// What a statement gives a name, if it does.
fn binds(statement: &Statement) -> Option<Slot> {
    match statement {
        Statement::Pick(pick) => Some(pick.slot),
        Statement::Let { slot, .. } => Some(*slot),
        _ => None,
    }
}
