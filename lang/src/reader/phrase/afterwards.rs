//! When the `if` behind a happening is asked.
//!
//! A happening is judged as it was just before, where it takes its object out of play: `when your stopped personnel is killed`. An
//! `if` that speaks of that object, or of this card itself, is part of it. Any other speaks of how things stand once it has
//! happened: with `when your personnel is killed, if no your personnel in play` the last one counts.

use crate::checks::takes_away;
use crate::checks::walk::{Met, Parts, reach};
use crate::reader::Cx;
use crate::tree::{EventPattern, Expr, ExprId, Slot, THIS};
use crate::vocabulary::When;

impl Cx<'_> {
    /// Of the conditions behind a happening, those that belong to it, and those that are asked when it has happened.
    pub(super) fn asked_afterwards(
        &self,
        pattern: &EventPattern,
        when: When,
        tests: &[ExprId],
    ) -> (Vec<ExprId>, Vec<ExprId>) {
        let roles = pattern.roles.iter().flatten().copied();
        let named: Vec<Slot> = roles.chain(pattern.by).chain([THIS]).collect();
        let leaves = self.leaves(pattern, when);
        tests
            .iter()
            .partition(|test| !leaves || self.names_any(**test, &named))
    }

    /// Whether what a happening speaks of leaves play by it.
    pub(super) fn leaves(&self, pattern: &EventPattern, when: When) -> bool {
        when == When::After && takes_away(self.book, pattern.verb)
    }

    fn names_any(&self, test: ExprId, named: &[Slot]) -> bool {
        let mut parts = Parts::default();
        parts.exprs.push(test);
        let mut found = false;
        reach(self.book, parts, |met| {
            if let Met::Expr(_, Expr::Local(slot)) = met {
                found = found || named.contains(slot);
            }
        });
        found
    }
}
