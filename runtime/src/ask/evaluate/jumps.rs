//! Tests that are rows of questions, each with where to go on.

use super::{Eval, local};
use crate::fault::Fault;
use crate::link::{Entry, Leaf};
use crate::value::Value;

impl Eval<'_> {
    /// Whether a test holds that begins at a question.
    pub(super) fn jumps(&mut self, mut at: Entry, slots: &mut [Value]) -> Result<bool, Fault> {
        let program = self.program;
        while let Some(jump) = program.jump(at) {
            self.burn(1)?;
            let holds = match jump.asks {
                Leaf::IsKind(kind, slot) => self.is_kind(local(slots, slot)?, kind),
                Leaf::HasState(state, slot) => match *local(slots, slot)? {
                    Value::Object(object) => self.has_state(object, state)?,
                    _ => false,
                },
                Leaf::Compare(how, one, other) => self.compare_nodes(how, one, other, slots)?,
                Leaf::Field(field, slot, id) => self.field_holds(id, field, local(slots, slot)?)?,
                Leaf::Ask(number, id) => self.remembered_truth(id, number, slots)?,
                Leaf::Rarer(id) => self.test_rarer(id, slots)?,
                Leaf::Tree(id) => self.test_tree(id, slots)?,
            };
            at = if holds { jump.yes } else { jump.no };
        }
        Ok(at == Entry::YES)
    }
}
