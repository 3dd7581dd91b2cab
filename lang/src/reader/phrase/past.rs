//! What has happened before: `s was attacked last turn`, `you solved planet mission this turn`, `number of times
//! opponent played "X" this game`.
//!
//! The machine counts such events when they happen, under keys. What the sentence names as one thing (`s`,
//! `this`, `you`) is a key; what it describes (`planet mission`) is asked of the event when it happens, in a
//! frame that knows nothing of who asks later.

use super::happening::Bound;
use crate::explicit;
use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{Expr, ExprId, Memory, MemoryId, Slot};

impl Cx<'_> {
    /// The memory of such events; one that is kept already serves again.
    pub(in crate::reader::phrase) fn memory(
        &mut self,
        bound: Bound,
        slots: Slot,
        keys: &[(Slot, ExprId)],
        agent: Option<Slot>,
        span: Span,
    ) -> MemoryId {
        let event = self.pattern(bound, span);
        let key = keys
            .iter()
            .map(|(slot, _)| {
                let key = self.push(Expr::Local(*slot), span);
                match self.book.laws.doer.filter(|_| agent == Some(*slot)) {
                    Some(function) => self.push(
                        Expr::Call {
                            function,
                            args: vec![key],
                        },
                        span,
                    ),
                    None => key,
                }
            })
            .collect();
        let memory = Memory { event, key, slots };
        let like = explicit::memory(self.book, &memory);
        let known = self.side.memory(like, self.book.memories.len());
        if known.index() == self.book.memories.len() {
            self.book.memories.push(memory);
        }
        known
    }
}
