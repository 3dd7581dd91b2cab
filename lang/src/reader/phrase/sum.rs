//! Sums and products: `A + B`, `A * B`, `-A`, and sets that are added and taken away.

use super::look::Within;
use super::value::Val;
use crate::reader::{Cursor, Cx, Read, TrapError};
use crate::sentence::{Op, WordKind};
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, Type};

impl Cx<'_> {
    /// `A + B`, `A - B`.
    pub(super) fn sum(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        let mut left = self.product(at, within)?;
        loop {
            let sign = at.peek().map(|word| &word.kind);
            let how = match sign {
                Some(WordKind::Op(Op::Plus)) => Arithmetic::Add,
                Some(WordKind::Op(Op::Minus)) => Arithmetic::Subtract,
                // `x -1`: the sign is glued to its digits, but a number stands before it.
                Some(WordKind::Change(change)) if self.val_type(&left) == Type::Number => {
                    let span = at.here();
                    at.next_word();
                    let right = self.push(Expr::Number(*change), span);
                    let left_id = self.want(left, &Type::Number)?;
                    let expr = Expr::Arith(Arithmetic::Add, left_id, right);
                    left = Val::One(self.typed(expr, Type::Number, span));
                    continue;
                }
                _ => return Ok(left),
            };
            at.next_word();
            let right = self.product(at, within)?;
            left = self.added(how, left, right, span.to(at.behind()))?;
        }
    }

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

    fn product(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        let mut left = self.signed(at, within)?;
        loop {
            let how = match at.peek().map(|word| &word.kind) {
                Some(WordKind::Op(Op::Star)) => Arithmetic::Multiply,
                Some(WordKind::Op(Op::Slash)) => Arithmetic::Divide,
                _ => return Ok(left),
            };
            if matches!(self.val_type(&left), Type::Set(_) | Type::Place) {
                let op = if how == Arithmetic::Multiply {
                    "*"
                } else {
                    "/"
                };
                return Err(self.report(TrapError::English {
                    word: op.into(),
                    help: format!("this is no number: put what is counted in parentheses, `(number of ...) {op} 2`").into(),
                    span: at.here(),
                }));
            }
            at.next_word();
            let right = self.signed(at, within)?;
            let one = self.want(left, &Type::Number)?;
            let other = self.want(right, &Type::Number)?;
            let expr = Expr::Arith(how, one, other);
            left = Val::One(self.typed(expr, Type::Number, span.to(at.behind())));
        }
    }

    fn signed(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        if !at.eat_op(Op::Minus) {
            return self.operand(at, within);
        }
        let val = self.deeper(span, |cx| cx.signed(at, within))?;
        let number = self.want(val, &Type::Number)?;
        let zero = self.push(Expr::Number(0), span);
        let expr = Expr::Arith(Arithmetic::Subtract, zero, number);
        Ok(Val::One(self.typed(
            expr,
            Type::Number,
            span.to(at.behind()),
        )))
    }
}
