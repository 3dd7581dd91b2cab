//! The call stack of the rules, as a value.

use crate::fault::Fault;
use crate::program::Program;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::ScopeId;

/// The frames of a position, outermost first.
pub type Stack = Vec<Frame>;

/// One running body.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Frame {
    /// The code it runs.
    pub code: u32,
    /// Where in it.
    pub pc: u32,
    /// Its values.
    pub slots: Vec<Value>,
    /// What it gives to the text it runs, innermost last.
    pub scopes: Vec<(ScopeId, Value)>,
}

impl Frame {
    /// Whether a frame that was read back from a save can be one of this program's.
    ///
    /// # Errors
    /// When it cannot.
    pub fn check(&self, _program: &Program) -> Result<(), Fault> {
        Ok(())
    }
}
