//! Questions about groups: `number of G`, `sum of E over G`, `first G`, `those of G with highest E`; and the
//! words of parentheses.

use super::select::Sel;
use super::value::Val;
use crate::reader::{Cursor, Cx};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Fold, Type};
use crate::vocabulary::Class;

impl Cx<'_> {
    /// Whether a quantifier stands here.
    pub(super) fn quantified(&self, at: &Cursor<'_>) -> bool {
        match self.class(at) {
            Some(Class::Quantifier(_)) => true,
            _ => self.counts(at),
        }
    }

    pub(in crate::reader::phrase) fn folded(
        &mut self,
        sel: Sel,
        how: Fold,
        of: ExprId,
        ty: Type,
        span: Span,
    ) -> Val {
        let over = self.group_of(sel);
        let of = Some(of);
        Val::One(self.typed(Expr::Fold { how, over, of }, ty, span))
    }
}
