//! Text that is kept as a value: a frame of its own, with what it takes along from its surroundings.

use super::super::quote::Kept;
use super::Resolver;
use crate::phrase::tree::NodeId;
use crate::reader::Read;
use crate::tree::{ExprId, QuoteBody, QuoteType};

impl Resolver<'_, '_, '_> {
    /// A happening, kept: one that has been when it is asked.
    pub(in crate::reader::phrase) fn kept_happening(&mut self, id: NodeId) -> Read<ExprId> {
        let span = self.place(id);
        let words = self.exact(id).rest();
        let framed = self.framed_over(words, &[], |this| {
            this.env.looks_back = true;
            let happening = this.happens_at(id)?;
            this.it_has_happened(&happening, span)?;
            Ok(Kept::of(QuoteBody::Event(happening.pattern)))
        })?;
        Ok(self.keep(framed, QuoteType::Event, words, span))
    }
}
