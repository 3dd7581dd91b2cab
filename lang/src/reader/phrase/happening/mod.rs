//! Happenings: `personnel is killed`, `you solve mission`, `turn_ends of you`.

mod agent;
mod roles;

use super::look::Look;
use crate::reader::{Cursor, Cx};
use crate::span::Span;
use crate::tree::{EventPattern, Expr, ExprId, Param, Slot, Type, VerbId};
use crate::vocabulary::{Class, Form};

/// A happening that was read.
pub(super) struct Happening {
    pub(super) pattern: EventPattern,
    /// `is about to be`: before it rather than after.
    pub(super) before: bool,
}

/// What has been said of the roles so far.
pub(super) struct Bound {
    pub(super) verb: VerbId,
    pub(super) params: Vec<Param>,
    pub(super) roles: Vec<Option<Slot>>,
    pub(super) by: Option<Slot>,
    pub(super) tests: Vec<ExprId>,
    /// The object, which `it` means.
    pub(super) it: Option<(Slot, Type)>,
    /// Whether something happens to it, and is not only forbidden.
    pub(super) apart: bool,
}

impl Bound {
    /// Whether it is done to what stands behind it without a preposition.
    pub(super) fn takes_object(&self) -> bool {
        let first = self.params.first();
        first.is_some_and(|param| param.role.is_none())
    }
}

impl Cx<'_> {
    /// What has been said of the roles, as one pattern.
    pub(super) fn pattern(&mut self, bound: Bound, span: Span) -> EventPattern {
        let test = match bound.tests.as_slice() {
            [] => None,
            [one] => Some(*one),
            _ => Some(self.push(Expr::And(bound.tests), span)),
        };
        EventPattern {
            verb: bound.verb,
            roles: bound.roles,
            by: bound.by,
            was: test,
            test: None,
        }
    }

    pub(super) fn verb_here(&self, at: &Cursor<'_>) -> Option<(VerbId, usize, Form)> {
        match self.look(at) {
            Look::Known(entry, count) => match entry.class {
                Class::Verb(verb, form) => Some((verb, count, form)),
                _ => None,
            },
            _ => None,
        }
    }
}
