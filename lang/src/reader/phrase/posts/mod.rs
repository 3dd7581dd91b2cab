//! What follows a head: relations, places, qualities, conditions, exceptions, and who chooses (R2, R3).

mod relation;

use super::look::Look;
use super::select::{Many, Sel};
use super::types::Fit;
use crate::reader::{Cursor, Cx};
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, Slot, Type};
use crate::vocabulary::{Class, Entry};
use smol_str::SmolStr;

/// A noun inside a post.
pub(super) struct Inner {
    pub(super) ty: Type,
    /// The word of the post.
    pub(super) word: SmolStr,
    pub(super) span: Span,
    /// Whether it is a title: what has it is known to whoever wrote it.
    pub(super) titled: bool,
}

impl<'a> Cx<'a> {
    pub(super) fn in_play(&mut self, slot: Slot, span: Span) -> ExprId {
        let it = self.push(Expr::Local(slot), span);
        let expr = Expr::Builtin {
            op: Builtin::InPlay,
            args: vec![it],
        };
        self.push(expr, span)
    }

    /// Adds a test to a selection, and learns from it what the members are.
    pub(super) fn add_test(&mut self, sel: &mut Sel, test: ExprId) {
        let tests = match self.at(test) {
            Expr::And(parts) => parts.clone(),
            _ => vec![test],
        };
        for test in tests {
            if let Expr::IsKind(of, kind) = *self.at(test)
                && *self.at(of) == Expr::Local(sel.group.slot)
            {
                let narrower = Type::Object(kind);
                if self.fit(&sel.elem, &narrower) == Fit::Narrow {
                    sel.elem = narrower;
                }
            }
            sel.group.tests.push(test);
        }
    }

    /// What a relation that was just read relates to, if that is described by more than a name.
    pub(in crate::reader::phrase) fn described_inside(
        &self,
        before: &Cursor<'_>,
        after: &Cursor<'_>,
    ) -> Option<Inner> {
        let Look::Known(_, count) = self.look(before) else {
            return None;
        };
        let mut words = *before;
        let word = super::spell::row(words.take(count).rest());
        let many = words.rest().len().saturating_sub(after.rest().len());
        let kind = words.rest().get(..many)?.last()?;
        let (entry, _) = self.vocab.lookup(std::slice::from_ref(kind))?;
        let Class::Kind(kind, _) = entry.class else {
            return None;
        };
        Some(Inner {
            ty: Type::Object(kind),
            word: SmolStr::new(word),
            span: words.here().to(after.behind()),
            titled: false,
        })
    }

    /// Whether a selection says `one`, as if it were chosen.
    pub(in crate::reader::phrase) fn chooses_one(&self, sel: &Sel) -> bool {
        matches!(sel.many, Many::Count(n) if *self.at(n) == Expr::Number(1))
    }
}

/// Whether a word says of what sort somebody is, before the noun.
const fn describes(entry: &Entry) -> bool {
    matches!(
        entry.class,
        Class::Symbol(_) | Class::Adjective(_) | Class::State(_)
    ) || entry.state.is_some()
}
