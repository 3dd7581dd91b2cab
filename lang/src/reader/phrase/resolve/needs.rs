//! Requirements: what somebody must have, or who must be there.

use super::Resolver;
use crate::phrase::tree::NodeId;
use crate::reader::Read;
use crate::tree::ExprId;

impl Resolver<'_, '_, '_> {
    /// A requirement as a test.
    pub(super) fn needs_at(&mut self, id: NodeId) -> Read<ExprId> {
        let mut at = self.exact(id);
        let test = self.needs(&mut at)?;
        self.finish(&at)?;
        Ok(test)
    }
}
