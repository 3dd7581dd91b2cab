//! When the `if` behind a happening is asked.
//!
//! A happening is judged as it was just before, where it takes its object out of play: `when your stopped personnel
//! is killed`. What an `if` says of that object, or of this card itself, is part of it. All else speaks of how things
//! stand once it has happened: with `when your personnel is killed, if no your personnel in play` the last one
//! counts. Of two conditions with `and` between them each has its own moment.

use crate::checks::takes_away;
use crate::facts::kinds::meet;
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
    pub(in crate::reader) fn asked_afterwards(
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
        let parts = match self.at(test).clone() {
            Expr::And(parts) => parts,
            Expr::Not(inner) => match self.at(inner).clone() {
                Expr::Or(parts) => {
                    let not = |part| self.not(part, span);
                    parts.into_iter().map(not).collect()
                }
                Expr::Not(inner) => vec![inner],
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
        let (Some(object), Some(Type::Object(this))) = (pattern.object(), self.this()) else {
            return true;
        };
        let tests = pattern.was.into_iter();
        let mut tests = tests.flat_map(|test| self.book.conjuncts(test));
        !tests.any(|test| match self.at(test) {
            Expr::IsKind(of, kind) => {
                self.book.is_local(*of, object) && !meet(self.book, this, *kind)
            }
            _ => false,
        })
    }

    /// Whether something names whom it happens to, or this card otherwise than for the place where it is.
    fn names_any(&self, test: ExprId, named: &Named) -> bool {
        let place = |id: &ExprId| !named.this && self.book.is_local(*id, THIS);
        let expr = self.at(test);
        let whereabouts = match expr {
            Expr::Local(slot) => return *slot == THIS || named.slots.contains(slot),
            Expr::Builtin {
                op: Builtin::Host | Builtin::Place,
                ..
            }
            | Expr::Compare(Comparison::Unequal, ..) => true,
            Expr::Call { function, args } => {
                let known = self.book.at(*function);
                let relates = known.is_some_and(|known| known.form == FunctionForm::Relation);
                relates && args.len() > 1
            }
            _ => false,
        };
        let mut parts = expr.parts().exprs.into_iter();
        parts.any(|part| !(whereabouts && place(&part)) && self.names_any(part, named))
    }
}
