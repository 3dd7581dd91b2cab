//! When the `if` behind a happening is asked.
//!
//! A happening is judged as it was just before, where it takes its object out of play: `when your stopped personnel is killed`. What
//! an `if` says of that object, or of this card itself, is part of it. All else speaks of how things stand once it has
//! happened: with `when your personnel is killed, if no your personnel in play` the last one counts. Of two conditions with `and`
//! between them each has its own moment.

use crate::checks::takes_away;
use crate::checks::walk::of_expr;
use crate::reader::{Cx, Read, TrapError};
use crate::tree::{
    Builtin, Comparison, EventPattern, Expr, ExprId, FunctionForm, Slot, THIS, Type,
};
use crate::vocabulary::When;

/// Of whom a happening speaks.
struct Named {
    slots: Vec<Slot>,
    /// Whether it may happen to the card itself, or a part of it.
    this: bool,
}

impl Cx<'_> {
    /// Of the conditions behind a happening, those that belong to it, and those that are asked when it has happened.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn asked_afterwards(
        &mut self,
        pattern: &EventPattern,
        when: When,
        tests: &[ExprId],
    ) -> Read<(Vec<ExprId>, Vec<ExprId>)> {
        if !self.leaves(pattern, when) {
            return Ok((tests.to_vec(), Vec::new()));
        }
        let roles = pattern.roles.iter().flatten().copied();
        let named = Named {
            slots: roles.chain(pattern.by).collect(),
            this: self.may_be_this(pattern),
        };
        let (mut before, mut behind) = (Vec::new(), Vec::new());
        for test in tests {
            for part in self.each_alone(*test) {
                if !self.names_any(part, &named) {
                    behind.push(part);
                } else if self.mixes(part, &named) {
                    let span = self.span(part);
                    return Err(self.report(TrapError::TwoMoments { span }));
                } else {
                    before.push(part);
                }
            }
        }
        Ok((before, behind))
    }

    /// Whether what a happening speaks of leaves play by it.
    pub(super) fn leaves(&self, pattern: &EventPattern, when: When) -> bool {
        when == When::After && takes_away(self.book, pattern.verb)
    }

    /// The conditions that all have to hold, each by itself.
    fn each_alone(&mut self, test: ExprId) -> Vec<ExprId> {
        let span = self.span(test);
        let parts = match self.at(test) {
            Expr::And(parts) => parts.clone(),
            Expr::Not(inner) => match self.at(*inner) {
                Expr::Or(parts) => {
                    let parts = parts.clone();
                    let not = |part| self.push(Expr::Not(part), span);
                    parts.into_iter().map(not).collect()
                }
                Expr::Not(inner) => vec![*inner],
                _ => return vec![test],
            },
            _ => return vec![test],
        };
        let alone = |part| self.each_alone(part);
        parts.into_iter().flat_map(alone).collect()
    }

    /// Whether one of two ways in which it can hold speaks of whom it happens to, and the other does not.
    fn mixes(&self, test: ExprId, named: &Named) -> bool {
        match self.at(test) {
            Expr::Not(inner) => self.mixes(*inner, named),
            Expr::Or(parts) | Expr::And(parts) => parts
                .iter()
                .any(|part| !self.names_any(*part, named) || self.mixes(*part, named)),
            _ => false,
        }
    }

    /// Whether the card itself may be the one to whom it happens.
    fn may_be_this(&self, pattern: &EventPattern) -> bool {
        let object = pattern.roles.first().copied().flatten();
        let (Some(object), Some(Type::Object(this))) = (object, self.this()) else {
            return true;
        };
        let mut open: Vec<ExprId> = pattern.was.into_iter().collect();
        while let Some(test) = open.pop() {
            match self.at(test) {
                Expr::And(parts) => open.extend(parts),
                Expr::IsKind(of, kind)
                    if *self.at(*of) == Expr::Local(object)
                        && !self.under(this, *kind)
                        && !self.under(*kind, this) =>
                {
                    return false;
                }
                _ => {}
            }
        }
        true
    }

    /// Whether something names whom it happens to, or this card otherwise than for the place where it is.
    fn names_any(&self, test: ExprId, named: &Named) -> bool {
        let place = |id: &ExprId| !named.this && *self.at(*id) == Expr::Local(THIS);
        let expr = self.at(test);
        let parts: Vec<ExprId> = match expr {
            Expr::Local(slot) => return *slot == THIS || named.slots.contains(slot),
            Expr::Builtin {
                op: Builtin::Host | Builtin::Place,
                args,
            } => args.iter().copied().filter(|arg| !place(arg)).collect(),
            Expr::Compare(Comparison::Unequal, one, other) => {
                let both = [*one, *other].into_iter();
                both.filter(|arg| !place(arg)).collect()
            }
            Expr::Call { function, args } => {
                let known = self.book.functions.get(function.index());
                let relates = known.is_some_and(|known| known.form == FunctionForm::Relation);
                let beside = relates && args.len() > 1;
                let spoken = args.iter().copied();
                spoken.filter(|arg| !(beside && place(arg))).collect()
            }
            other => of_expr(other).exprs,
        };
        parts.iter().any(|part| self.names_any(*part, named))
    }
}
