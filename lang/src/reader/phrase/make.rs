//! Expressions that the reader makes, beside those that a text says.

use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, FunctionId, Hook, HookId, Slot};

impl Cx<'_> {
    pub(super) fn local(&mut self, slot: Slot, span: Span) -> ExprId {
        self.push(Expr::Local(slot), span)
    }

    pub(super) fn number(&mut self, number: i64, span: Span) -> ExprId {
        self.push(Expr::Number(number), span)
    }

    pub(super) fn call_of(&mut self, function: FunctionId, slots: &[Slot], span: Span) -> ExprId {
        let args = slots.iter().map(|slot| self.local(*slot, span)).collect();
        self.push(Expr::Call { function, args }, span)
    }

    pub(super) fn compared(
        &mut self,
        how: Comparison,
        one: ExprId,
        other: ExprId,
        span: Span,
    ) -> ExprId {
        self.push(Expr::Compare(how, one, other), span)
    }

    pub(super) fn equal(&mut self, one: ExprId, other: ExprId, span: Span) -> ExprId {
        self.compared(Comparison::Equal, one, other, span)
    }

    pub(super) fn unequal(&mut self, one: ExprId, other: ExprId, span: Span) -> ExprId {
        self.compared(Comparison::Unequal, one, other, span)
    }

    pub(super) fn not(&mut self, test: ExprId, span: Span) -> ExprId {
        self.push(Expr::Not(test), span)
    }

    /// Whether there is something, where there may be nothing.
    pub(super) fn is_something(&mut self, what: ExprId, span: Span) -> ExprId {
        let nothing = self.push(Expr::Nothing, span);
        self.unequal(what, nothing, span)
    }

    /// Whether a set has so many members.
    pub(super) fn at_least(&mut self, set: ExprId, number: ExprId, span: Span) -> ExprId {
        let size = self.ask(Builtin::Size, vec![set], span);
        self.compared(Comparison::AtLeast, size, number, span)
    }

    pub(super) fn both(&mut self, tests: Vec<ExprId>, span: Span) -> Option<ExprId> {
        match tests.as_slice() {
            [] => None,
            [one] => Some(*one),
            _ => Some(self.push(Expr::And(tests), span)),
        }
    }

    /// Enters a piece of text that stands.
    pub(super) fn hook(&mut self, hook: Hook) -> HookId {
        let id = HookId(u32::try_from(self.book.hooks.len()).unwrap_or(u32::MAX));
        self.book.hooks.push(hook);
        id
    }
}
