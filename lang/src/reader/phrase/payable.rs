//! Whether a cost can be paid.

use super::able::binds;
use super::effects::Body;
use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, Slot, Statement, Type};

impl Cx<'_> {
    /// Whether a cost can be paid: each of its choices has enough to choose from, what is done to somebody who is named, and
    /// not chosen, is allowed, and of those to whom all of it is done there is at least one. What rests on an earlier choice is
    /// not known yet.
    pub(super) fn payable(&mut self, cost: &Body) -> Option<ExprId> {
        let mut tests = Vec::new();
        let mut chosen: Vec<Slot> = Vec::new();
        let mut kept: Vec<(Slot, ExprId)> = Vec::new();
        for one in cost {
            let found = match &one.0 {
                Statement::Do { verb, args, by } => {
                    let (verb, mut args, by) = (*verb, args.clone(), *by);
                    // A whole set of which the sentence speaks again has a name.
                    let named = args.first().copied().flatten().and_then(|what| {
                        let slot = self.slot_of(what)?;
                        kept.iter().find(|(known, _)| *known == slot)
                    });
                    if let (Some((_, value)), Some(first)) = (named, args.first_mut()) {
                        *first = Some(*value);
                    }
                    let whole = args.first().copied().flatten();
                    let allowed = self.allowed((verb, &args, by), one.1);
                    let somebody = whole.and_then(|whole| self.somebody_in(whole, one.1));
                    somebody.into_iter().chain([allowed]).collect()
                }
                _ => match self.able(std::slice::from_ref(one)) {
                    Some(test) => vec![test],
                    None => self.enough(one).into_iter().collect(),
                },
            };
            let known =
                |cx: &Self, test: ExprId| !chosen.iter().any(|slot| cx.speaks_of(test, *slot));
            tests.extend(found.into_iter().filter(|test| known(self, *test)));
            chosen.extend(binds(&one.0));
            if let Statement::Let { slot, value } = &one.0 {
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
                let called = self.book.functions.get(function.index());
                called.is_some_and(|called| matches!(called.result, Type::Set(_)))
            }
            _ => false,
        };
        if !several {
            return None;
        }
        let (op, args) = (Builtin::Size, vec![whole]);
        let size = self.push(Expr::Builtin { op, args }, span);
        let one = self.push(Expr::Number(1), span);
        Some(self.push(Expr::Compare(Comparison::AtLeast, size, one), span))
    }
}
