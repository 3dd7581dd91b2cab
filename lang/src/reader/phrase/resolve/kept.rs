//! Text that is kept as a value: a frame of its own, with what it takes along from its surroundings.

use super::super::quote::{Framed, Kept};
use super::Resolver;
use crate::phrase::tree::NodeId;
use crate::reader::Read;
use crate::tree::{ExprId, QuoteBody, QuoteType};

impl<'a, 'w> Resolver<'_, 'a, 'w> {
    /// Resolves a node in a frame of its own, which takes along the locals that its words mention.
    pub(super) fn framed_at<T>(
        &mut self,
        id: NodeId,
        read: impl FnOnce(&mut Resolver<'_, 'a, 'w>) -> Read<T>,
    ) -> Read<Framed<T>> {
        let all = self.exact(id).rest();
        let (tree, words, item) = (self.tree, self.words, self.item);
        self.cx.framed(all, |cx| {
            read(&mut Resolver {
                cx,
                tree,
                words,
                item,
                needed: false,
                total: false,
            })
        })
    }

    /// A happening, kept: one that has been when it is asked.
    pub(in crate::reader::phrase) fn kept_happening(&mut self, id: NodeId) -> Read<ExprId> {
        let span = self.place(id);
        let framed = self.framed_at(id, |this| {
            this.env.looks_back = true;
            let happening = this.happens_at(id)?;
            this.it_has_happened(&happening, span)?;
            Ok(Kept::of(QuoteBody::Event(happening.pattern)))
        })?;
        let words = self.exact(id).rest();
        Ok(self.keep(framed, QuoteType::Event, words, span))
    }
}
