//! Effects: what is done, one after the other, at the same time, or one of several.

use super::super::effect::Body;
use super::Resolver;
use crate::phrase::tree::NodeId;
use crate::reader::Read;

impl Resolver<'_, '_, '_> {
    /// Effects of any shape, put behind those of a body.
    pub(super) fn effects_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let mut at = self.exact(id);
        if let Some(item) = self.item
            && let Some(block) = &item.block
            && self.place(id).end >= block.span.start
        {
            let span = at.span();
            return self.options(at, item, block, span, out);
        }
        if let Some(colon) = self.change_colon(&at) {
            return self.lasting(at, colon, at.span(), out);
        }
        self.effects(&mut at, out)?;
        self.finish(&at)
    }
}
