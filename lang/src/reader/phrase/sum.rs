//! Sums and products: `A + B`, `A * B`, `-A`, and sets that are added and taken away.

use super::value::Val;
use crate::reader::{Cx, Read, TrapError};
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, Type};

impl Cx<'_> {
    /// Numbers are added; sets are joined, and one value is a set of one.
    pub(in crate::reader::phrase) fn added(
        &mut self,
        how: Arithmetic,
        left: Val,
        right: Val,
        span: Span,
    ) -> Read<Val> {
        let (one, other) = (self.val_type(&left), self.val_type(&right));
        let is_set = |ty: &Type| matches!(ty, Type::Set(_) | Type::Place);
        if how == Arithmetic::Add && (is_set(&one) || is_set(&other)) {
            let numbered = one == Type::Number || other == Type::Number;
            if numbered {
                let op = if how == Arithmetic::Add { "+" } else { "-" };
                return Err(self.report(TrapError::English {
                    word: op.into(),
                    help: "one of the two is a set: put what is counted in parentheses, `(number of ...) + 1`, or last".into(),
                    span,
                }));
            }
            let Some(ty) = self.join_sets(&one, &other) else {
                return Err(self.mismatch(&other, &one, self.val_span(&right)));
            };
            let ty = match ty {
                Type::Place => Type::Set(Box::new(self.any_object())),
                ty => ty,
            };
            let left = self.want_loose(left, &ty)?;
            let right = self.want_loose(right, &ty)?;
            return Ok(Val::One(self.typed(
                Expr::Union(vec![left, right]),
                ty,
                span,
            )));
        }
        let left = self.want(left, &Type::Number)?;
        let right = self.want(right, &Type::Number)?;
        let expr = Expr::Arith(how, left, right);
        Ok(Val::One(self.typed(expr, Type::Number, span)))
    }
}
