//! Effects with `or` between them: one of them is done, and whoever does it says which.

use super::effects::Body;
use crate::reader::{Cx, Read, TrapError, UnclearError};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Statement, YOU};

/// Who does what a body holds.
#[derive(Clone, Copy)]
enum Doer {
    /// Nobody is named, and nothing is done by a player.
    Nobody,
    /// You, or who does all of it.
    Same,
    /// Another, who is named.
    Named(ExprId),
    /// Several players.
    Several,
}

impl Cx<'_> {
    /// Who chooses: whoever does each of the ways. If one does this and another that, the text has to say it.
    pub(super) fn who_chooses(&mut self, arms: &[(String, Body)], span: Span) -> Read<ExprId> {
        let same = match self.env.doer {
            Some(doer) => doer,
            None => self.you(span)?.id,
        };
        let mut who: Option<ExprId> = None;
        for (_, body) in arms {
            let body = body.iter().map(|(statement, _)| statement);
            let does = match self.doer_of(body) {
                Doer::Nobody => continue,
                Doer::Several | Doer::Same => same,
                Doer::Named(doer) => doer,
            };
            match who {
                Some(first) if !self.same_value(first, does) => {
                    return Err(self.report(TrapError::EitherOfTwo { span }));
                }
                _ => who = Some(does),
            }
        }
        Ok(who.unwrap_or(same))
    }

    /// Who does the first thing that a body does.
    fn doer_of<'s>(&self, body: impl Iterator<Item = &'s Statement>) -> Doer {
        for statement in body {
            match statement {
                Statement::Repeat { body, .. } => {
                    let inside = self.book.blocks.get(body.index());
                    return self.doer_of(inside.into_iter().flatten());
                }
                Statement::Do { by, .. } => {
                    return match by {
                        None => Doer::Same,
                        Some(by) if *self.at(*by) == Expr::Local(YOU) => Doer::Same,
                        Some(by) => Doer::Named(*by),
                    };
                }
                Statement::May { by, .. } | Statement::ChooseOne { by, .. } => {
                    return Doer::Named(*by);
                }
                Statement::Each { .. } => return Doer::Several,
                _ => {}
            }
        }
        Doer::Nobody
    }

    /// Whether the first deed of a body says who does it, where `by` is meant if it does not; nothing if none does it.
    pub(super) fn says_who<'s>(
        &self,
        by: ExprId,
        body: impl Iterator<Item = &'s Statement>,
    ) -> Option<bool> {
        match self.doer_of(body) {
            Doer::Nobody => None,
            // Who is named has words of his own, and whoever chooses is not `you`.
            Doer::Named(doer) => Some(doer != by),
            Doer::Same | Doer::Several => Some(true),
        }
    }

    /// Refuses ways of which one says who does it and another does not: who chooses would do the other.
    pub(super) fn each_says_who(&mut self, said: &[(Option<bool>, Span)]) -> Read<()> {
        let find = |wanted: bool| said.iter().find(|(said, _)| *said == Some(wanted));
        match (find(true), find(false)) {
            (Some((_, first)), Some((_, span))) => {
                let (span, first) = (*span, *first);
                Err(self.report(UnclearError::WhoDoesIt { span, first }))
            }
            _ => Ok(()),
        }
    }

    /// Whether two expressions are made alike.
    fn same_value(&self, one: ExprId, other: ExprId) -> bool {
        if one == other {
            return true;
        }
        match (self.at(one), self.at(other)) {
            (
                Expr::Call { function, args },
                Expr::Call {
                    function: also,
                    args: others,
                },
            ) => function == also && self.same_values(args, others),
            (
                Expr::Builtin { op, args },
                Expr::Builtin {
                    op: also,
                    args: others,
                },
            ) => op == also && self.same_values(args, others),
            (
                Expr::Field { field, of, .. },
                Expr::Field {
                    field: also,
                    of: other,
                    ..
                },
            ) => field == also && self.same_value(*of, *other),
            (one, other) => one == other,
        }
    }

    fn same_values(&self, some: &[ExprId], others: &[ExprId]) -> bool {
        let mut pairs = some.iter().zip(others);
        some.len() == others.len() && pairs.all(|(one, other)| self.same_value(*one, *other))
    }
}
