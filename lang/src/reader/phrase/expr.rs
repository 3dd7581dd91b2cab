//! Expressions, in rising tightness: `A if C else B`, `or`, `and`, `not`, comparisons, `+ -`, `* /`, signs.

use super::value::Val;
use crate::reader::{Cx, Read};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Type};

impl Cx<'_> {
    /// Two values of one type, one of which it is.
    pub(in crate::reader::phrase) fn conditional(
        &mut self,
        test: ExprId,
        then: Val,
        otherwise: Val,
        span: Span,
    ) -> Read<Val> {
        let (then_type, else_type) = (self.val_type(&then), self.val_type(&otherwise));
        // A text in quotation marks and a set adapt to the other side.
        let ty = match (&then, &otherwise) {
            (Val::Text { .. }, Val::One(other)) => other.ty.clone(),
            (Val::One(one), Val::Text { .. }) => one.ty.clone(),
            (Val::Many(_), Val::Many(_)) | (Val::Many(_), _) | (_, Val::Many(_))
                if then_type == Type::Truth || else_type == Type::Truth =>
            {
                Type::Truth
            }
            _ => match self.join_sets(&then_type, &else_type) {
                Some(ty) => ty,
                None => {
                    return Err(self.mismatch(&else_type, &then_type, self.val_span(&otherwise)));
                }
            },
        };
        let then = self.want_loose(then, &ty)?;
        let then = self.uncast_if(then, test);
        let otherwise = self.want_loose(otherwise, &ty)?;
        let expr = Expr::If {
            test,
            then,
            otherwise,
        };
        Ok(Val::One(self.typed(expr, ty, span)))
    }

    /// The type that holds both, where one value counts as a set of one.
    pub(super) fn join_sets(&self, one: &Type, other: &Type) -> Option<Type> {
        if let Some(ty) = self.join(one, other) {
            return Some(ty);
        }
        let (set, single) = match (one, other) {
            (Type::Set(set), single) | (single, Type::Set(set)) => (set, single),
            _ => return None,
        };
        let member = self.join(set, single)?;
        Some(Type::Set(Box::new(member)))
    }

    /// Where a selection stands that nothing is asked of.
    pub(in crate::reader::phrase) fn bare(&self, val: &Val) -> Option<Span> {
        match val {
            Val::Text { span, .. } => Some(*span),
            Val::Many(sel) if sel.many == super::select::Many::Bare => Some(sel.span),
            _ => None,
        }
    }

    /// Whether a selection says where its members are, or what they are like.
    pub(in crate::reader::phrase) fn placed(&self, val: &Val) -> bool {
        match val {
            Val::Many(sel) => sel.placed || sel.kind_alone.is_none() && !sel.titled,
            _ => false,
        }
    }

    /// Takes note of what a test shows about locals, for what is read in its light.
    pub(super) fn learn(&mut self, test: ExprId) {
        let parts = match self.at(test) {
            Expr::And(parts) => parts.clone(),
            _ => vec![test],
        };
        for part in parts {
            if let Expr::IsKind(of, kind) = *self.at(part)
                && let Expr::Local(slot) = *self.at(of)
            {
                self.env.shown.push((slot, Type::Object(kind)));
            }
        }
    }
}
