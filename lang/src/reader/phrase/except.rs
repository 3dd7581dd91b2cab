//! `except S`: what a selection leaves out.

use super::select::{Many, Sel};
use crate::reader::{Cx, Read};
use crate::tree::{Expr, ExprId};

impl Cx<'_> {
    /// Whether something is what a selection says, wherever it lies.
    pub(super) fn is_one_of(&mut self, it: ExprId, mut sel: Sel) -> Read<ExprId> {
        sel.group.from = Some(self.push(Expr::List(vec![it]), sel.span));
        sel.many = Many::Some;
        sel.both = false;
        self.truth_of(sel)
    }
}
