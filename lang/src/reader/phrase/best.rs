//! The first in something: `highest F`, `most X`, and those that are one of several such.

use super::look::{Within, is_or};
use super::quality::Found;
use crate::reader::{Cursor, Cx, Read};
use crate::tree::{Builtin, Expr, ExprId, Fold, Type};
use crate::vocabulary::{Class, Quality};

impl Cx<'_> {
    /// `highest STRENGTH`, `most skills`.
    pub(super) fn best(
        &mut self,
        at: &mut Cursor<'_>,
        quality: Quality,
        it: &(u16, Type),
    ) -> Read<Found> {
        let span = at.here();
        let subject = self.typed(Expr::Local(it.0), it.1.clone(), span);
        let value = match self.eat_symbol(at) {
            // `most Honor`
            Some(symbol) => self.count_of(symbol, subject, span)?,
            None => self.of_subject(at, subject)?,
        };
        let how = match quality {
            Quality::Highest | Quality::Most => Fold::WithHighest,
            Quality::Lowest | Quality::Fewest => Fold::WithLowest,
        };
        let id = match value.ty {
            Type::Number | Type::Any => value.id,
            Type::Set(_) | Type::Levels(_) => self.push(
                Expr::Builtin {
                    op: Builtin::Size,
                    args: vec![value.id],
                },
                span,
            ),
            _ => return Err(self.mismatch(&value.ty, &Type::Number, span)),
        };
        Ok(Found::Best(vec![(how, id)]))
    }

    /// `... or lowest G` behind a first such quality: those that are one of the two.
    pub(super) fn other_best(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        it: &(u16, Type),
        mut best: Vec<(Fold, ExprId)>,
    ) -> Read<Found> {
        loop {
            let mut next = *at;
            if !next.eat_if(is_or) || !matches!(self.class(&next), Some(Class::Quality(_))) {
                return Ok(Found::Best(best));
            }
            *at = next;
            if let Found::Best(more) = self.quality(at, within, it)? {
                best.extend(more);
            }
        }
    }
}
