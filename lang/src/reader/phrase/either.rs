//! Effects with `or` between them: one of them is done, and whoever does it says which.

use super::effects::Body;
use crate::reader::{Cx, Read, TrapError, UnclearError};
use crate::span::Span;
use crate::tree::{ExprId, Slot, Statement, YOU};

const NO_NAMES: &[(Slot, &str)] = &[];

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
            let Some(does) = self.doer_of(body) else {
                continue;
            };
            let does = does.unwrap_or(same);
            match who {
                Some(first) if !self.same_value(first, does) => {
                    return Err(self.report(TrapError::EitherOfTwo { span }));
                }
                _ => who = Some(does),
            }
        }
        Ok(who.unwrap_or(same))
    }

    /// Who does the first thing that a body does, if it does any: one who is named, or else you, whoever does all of
    /// it, or several.
    fn doer_of<'s>(&self, body: impl Iterator<Item = &'s Statement>) -> Option<Option<ExprId>> {
        for statement in body {
            match statement {
                Statement::Repeat { body, .. } => {
                    return self.doer_of(self.book.at(*body).into_iter().flatten());
                }
                Statement::Do { by, .. } => {
                    return Some(by.filter(|by| !self.book.is_local(*by, YOU)));
                }
                Statement::May { by, .. } | Statement::ChooseOne { by, .. } => {
                    return Some(Some(*by));
                }
                Statement::Each { .. } => return Some(None),
                _ => {}
            }
        }
        None
    }

    /// Whether the first deed of a body says who does it, where `by` is meant if it does not; nothing if none does
    /// it. Who is named has words of his own, and whoever chooses is not `you`.
    pub(super) fn says_who<'s>(
        &self,
        by: ExprId,
        body: impl Iterator<Item = &'s Statement>,
    ) -> Option<bool> {
        self.doer_of(body).map(|doer| doer != Some(by))
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
        let said = |id| crate::explicit::expr_among(self.book, id, NO_NAMES);
        one == other || said(one) == said(other)
    }
}
