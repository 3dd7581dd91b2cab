//! Answers that standing text has a say in.

use crate::evaluate::Eval;
use crate::fault::Fault;
use crate::program::Channel;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::HookId;

/// Remembered answers.
#[derive(Debug, Default)]
pub struct Cache {}

/// A standing text that is in force, with whose it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The text.
    pub hook: HookId,
    /// The object whose text it is; nothing for a rule's.
    pub this: Value,
    /// The player whom it addresses.
    pub you: Value,
    /// When it began: later is larger; zero for a rule's.
    pub since: u64,
    /// The moment of the lasting effect whose text it is; zero otherwise.
    pub effect: u64,
}

impl Eval<'_> {
    /// The standing texts in force on a channel: those of rules first, in their order; then of
    /// states, of cards and of lasting effects, by the moment at which they began.
    ///
    /// # Errors
    /// Faults of the scripts that say what is in force.
    pub fn standing(&mut self, _channel: Channel) -> Result<Vec<Standing>, Fault> {
        Ok(Vec::new())
    }

    /// The slots of a standing text: `this`, `you`, what it took along, and room for the rest.
    ///
    /// # Errors
    /// When there is no such text.
    pub fn hook_slots(&self, _standing: &Standing) -> Result<Vec<Value>, Fault> {
        Ok(Vec::new())
    }
}
