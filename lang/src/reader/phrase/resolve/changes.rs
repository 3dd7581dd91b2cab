//! Changes: `SUBJECT: FIELD +2, gains S`, `SUBJECT cannot VERB`, each for a time or for as long as the text stands.

use super::super::effect::Body;
use super::Resolver;
use crate::phrase::tree::NodeId;
use crate::reader::Read;

impl Resolver<'_, '_, '_> {
    /// Changes with their subject, and the time at which they end, put behind what a body does.
    #[expect(dead_code, reason = "texts come next")]
    pub(super) fn changes_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let at = self.exact(id);
        match self.change_colon(&at) {
            Some(colon) => self.lasting(at, colon, at.span(), out),
            None => self.extra(id),
        }
    }
}
