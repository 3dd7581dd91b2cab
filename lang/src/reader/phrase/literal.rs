//! Numbers, texts, parentheses, lists; and scopes bound inside parentheses.

use super::value::Val;
use crate::reader::{Cx, Read, Typed};
use crate::tree::{ScopeId, Type};

impl Cx<'_> {
    /// A value where scopes are bound around it: a selection there is a condition.
    pub(super) fn settle_truth(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::Many(mut sel) if sel.many != super::select::Many::Each => {
                self.that_support(&mut sel);
                let id = self.truth_of(*sel)?;
                Ok(Typed {
                    id,
                    ty: Type::Truth,
                })
            }
            val => self.settle(val),
        }
    }

    /// The type of a scope's value.
    pub(super) fn scope_type(&self, scope: ScopeId) -> Type {
        let scope = self.book.scopes.get(scope.index());
        scope.map_or(Type::Any, |scope| scope.ty.clone())
    }
}
