//! Happenings as conditions: `you just solved planet mission`, `personnel here is just killed`.

use super::select::{Many, Sel};
use crate::reader::Cx;
use crate::tree::Expr;

impl Cx<'_> {
    /// Whether a selection says how many, where one thing happens at a time: it would mean nothing.
    pub(super) fn counts_several(&self, sel: &Sel) -> bool {
        match sel.many {
            Many::Count(n) => *self.at(n) != Expr::Number(1),
            Many::No | Many::AtLeast(_) | Many::UpTo(_) | Many::AnyNumber => true,
            _ => false,
        }
    }
}
