//! Two values compared.

use super::select::Many;
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, UnclearError};
use crate::span::Span;
use crate::tree::{Comparison, Expr, ExprId, Type};

impl Cx<'_> {
    /// Refuses `hand of you = 2`: a place, or a set, is compared with a number, where it is meant how many there are.
    /// With each side stand its words; the sign is the first of those of the second.
    pub(super) fn not_counted(
        &mut self,
        (left, said): (&Val, Cursor<'_>),
        (right, behind): (&Val, Cursor<'_>),
    ) -> Read<()> {
        let ty = self.val_type(left);
        let several = match (left, &ty) {
            (Val::One(_), Type::Place | Type::Set(_)) => true,
            (Val::Many(sel), _) => matches!(sel.elem, Type::Object(_)) && sel.many == Many::Each,
            _ => false,
        };
        if !several || self.val_type(right) != Type::Number {
            return Ok(());
        }
        let span = said.span().to(behind.span());
        let [said, sign] = [said, behind].map(|words| super::spell::row(words.rest()));
        let given = self.called(&ty);
        Err(self.report(PhraseError::Mismatch {
            wanted: String::from("a number"),
            given,
            span,
            help: Some(format!("write `size({said}) {sign}`")),
        }))
    }

    /// Two values compared.
    pub(super) fn compare(
        &mut self,
        how: Comparison,
        left: Val,
        right: Val,
        span: Span,
    ) -> Read<ExprId> {
        let (one, other) = (self.val_type(&left), self.val_type(&right));
        let (left, right) = match (&left, &right) {
            _ if !matches!(how, Comparison::Equal | Comparison::Unequal) => {
                let left = self.want(left, &Type::Number)?;
                (left, self.want(right, &Type::Number)?)
            }
            // `title of c = name`, `seeder of m = you`: the side without a type of its own adapts.
            (Val::Text { .. }, _) => {
                let left = self.want(left, &other)?;
                (left, self.settle(right)?.id)
            }
            (_, Val::Text { .. } | Val::Many(_)) => {
                let right = self.want_loose(right, &one)?;
                (self.settle(left)?.id, right)
            }
            (Val::Many(_), _) => {
                let left = self.want_loose(left, &other)?;
                (left, self.settle(right)?.id)
            }
            (Val::One(left), Val::One(right)) => {
                let same = |one: &Type, other: &Type| {
                    matches!(one, Type::Set(_)) == matches!(other, Type::Set(_))
                        && self.fit(one, other) != Fit::No
                };
                if !same(&one, &other) && !same(&other, &one) {
                    let span = self.span(right.id);
                    return Err(self.mismatch(&other, &one, span));
                }
                (left.id, right.id)
            }
        };
        // A comparison of something with itself has one answer for everybody.
        let field = |id: ExprId| match self.at(id) {
            Expr::Field { field, of, printed } => Some((*field, self.slot_of(*of)?, *printed)),
            _ => None,
        };
        if field(left).is_some() && field(left) == field(right) {
            return Err(self.report(UnclearError::WithItself { span }));
        }
        Ok(self.compared(how, left, right, span))
    }
}
