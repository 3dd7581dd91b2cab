//! Advice: what scripts say a choice is worth, for players who are no people.
//!
//! Advice decides nothing. It is a number for each offer, asked of what the acting player may know, and a
//! bot that knows no game takes what is worth most.

use super::{ActionId, FunctionId, Slot, VerbId};
use serde::{Deserialize, Serialize};

/// What a choice is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// On which choice.
    pub on: AdviceOn,
    /// The number: a function.
    pub function: FunctionId,
    /// For each parameter of the function, the slot of the action whose value it gets; none for the
    /// member or object that is chosen.
    pub args: Vec<Option<Slot>>,
}

/// On which choice advice is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AdviceOn {
    /// Doing an action with these parts.
    Action(ActionId),
    /// A member of a set that is chosen with an action, by the slot of the set.
    Member(ActionId, Slot),
    /// Doing what the text of a card offers.
    Text {
        /// Only a text that does this to its own card (`to discard`).
        spends: Option<VerbId>,
        /// Only where another text of that card does this (`what does score`).
        gives: Option<VerbId>,
    },
    /// An object chosen elsewhere.
    Choice,
    /// Passing.
    Pass,
}
