//! What a remembered answer is an answer to, by name.

use spaceline_lang::tree::{ActionId, FieldId, FunctionId, HookId, StateId, VerbId};

/// What a remembered answer is an answer to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Subject {
    /// A function.
    Function(FunctionId),
    /// A test that is the same for all members of a group, by its number among those.
    Test(usize),
    /// The value of a field.
    Field(FieldId),
    /// Whether something is in a state.
    State(StateId),
    /// What a state reaches.
    Reach(StateId),
    /// Whether the text of an object counts.
    Active,
    /// The texts in force on a channel.
    Standing(usize),
    /// The ways to begin an action of a card, or with some of its parts bound.
    Offers(ActionId),
    /// The ways to begin an action of the rules.
    Menu(ActionId),
    /// Whether texts permit a verb.
    Verdict(VerbId),
    /// What a text that keeps something true finds to do.
    Wants(HookId),
}
