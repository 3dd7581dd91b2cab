//! `x as K`: the same object as a narrower kind, and nothing where it is none.

use super::types::Fit;
use crate::reader::{Cx, Typed};
use crate::span::Span;
use crate::tree::{Expr, ExprId, KindId, Type};

impl Cx<'_> {
    /// An object as one of a kind. What is known to be one anyway stays what it is.
    pub(super) fn cast(&mut self, typed: &Typed, kind: KindId, span: Span) -> Typed {
        let ty = Type::Object(kind);
        let what = typed.id;
        if self.fit(&typed.ty, &ty) == Fit::Yes {
            return Typed { id: what, ty };
        }
        let test = self.push(Expr::IsKind(what, kind), span);
        let otherwise = self.push(Expr::Nothing, span);
        let expr = Expr::If {
            test,
            then: what,
            otherwise,
        };
        self.typed(expr, ty, span)
    }

    /// What was cast, and the kind that was wanted of it.
    pub(super) fn cast_of(&self, id: ExprId) -> Option<(ExprId, KindId)> {
        self.at(id).cast(|id| Some(self.at(id)))
    }

    /// The object itself, for whoever asks it something that only such a kind has: a field, a zone.
    pub(super) fn uncast(&self, id: ExprId) -> ExprId {
        self.cast_of(id).map_or(id, |(what, _)| what)
    }

    /// `c as K if c is K`: the test is made already.
    pub(super) fn uncast_if(&self, id: ExprId, test: ExprId) -> ExprId {
        match (self.cast_of(id), self.at(test)) {
            (Some((what, kind)), Expr::IsKind(of, known))
                if kind == *known && self.at(*of) == self.at(what) =>
            {
                what
            }
            _ => id,
        }
    }
}
