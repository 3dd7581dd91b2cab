//! Standing text: changes, verdicts, triggers, and what is remembered for them.

use super::{
    ActionId, BlockId, CardId, CiteId, EventPattern, ExprId, FieldId, LimitUse, MenuId, RuleId,
    Slot, StageId, StateId, TextId, VerbId,
};
use crate::span::Span;
use crate::words::spelled;
use serde::{Deserialize, Serialize};

/// Whose standing text it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HookOwner {
    /// A rule's.
    Rule(RuleId),
    /// A card's, and which clause of it.
    Card(CardId, u32),
    /// A state's: `this` is the object in the state.
    State(StateId),
    /// A lasting effect's: made by a statement; `this` is the object whose text made it.
    Lasting,
}

/// How strong a text's word is. The order is the order of the last word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    Rule,
    Overriding,
    Card,
    Ruling,
    Errata,
    House,
}

/// A standing piece of text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hook {
    /// Whose.
    pub owner: HookOwner,
    /// How strong.
    pub rank: Rank,
    /// The rules that it overrides by name.
    pub overrides: Vec<RuleId>,
    /// How many slots its frame has.
    pub slots: u16,
    /// Whether it is active, over `this` and `you`: the frames `while`, `if`; none for always.
    pub active: Option<ExprId>,
    /// Whether a card's text may be active where the card is not in play: it names such a place.
    pub anywhere: bool,
    /// What it does.
    pub role: HookRole,
    /// What it cites.
    pub cites: Vec<CiteId>,
    /// Where it stands.
    pub span: Span,
}

spelled! {
    /// How a change acts on a field.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    ChangeHow {
        /// `F = n`, `F becomes x`.
        Set "set",
        /// `F +n`, `gains x`.
        Add "add",
        /// `F * n`.
        Multiply "multiply",
        /// `loses x`: takes symbols out of a set or of levels, however many there are of them; a field that holds just
        /// one of them holds nothing then.
        Lose "lose",
        /// `loses x xN`: takes so many levels of a symbol, after all that adds some.
        Take "take",
    }
}

/// The objects for each of which a text waits for an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Each {
    /// The slot of the object.
    pub slot: Slot,
    /// All of them.
    pub set: ExprId,
    /// Whether it matters which of them comes first (`one by one`).
    pub one_by_one: bool,
}

/// What a hook does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of most fields say it")]
pub enum HookRole {
    /// Changes a field of the objects it speaks of.
    Change {
        field: FieldId,
        /// The slot that holds the object asked about.
        subject: Slot,
        /// Whether the object is one of those, over the subject's slot.
        test: ExprId,
        how: ChangeHow,
        /// By how much, or to what; over the subject's slot too.
        amount: ExprId,
        /// Whether its text says cumulative.
        cumulative: bool,
        /// An upper bound for the sum over copies, if its text says `limit`.
        limit: Option<ExprId>,
    },
    /// Puts objects in a state as long as it stands.
    Marks {
        state: StateId,
        /// The slot that holds the object asked about.
        subject: Slot,
        /// Whether the object is one of those.
        test: ExprId,
    },
    /// Forbids or permits an action or a verb.
    Verdict {
        /// Permits rather than forbids.
        allow: bool,
        act: Act,
        /// Slots for its anchors or roles, by its parameters, and for the player who does it.
        roles: Vec<Option<Slot>>,
        /// The slot of the player who does it.
        by: Option<Slot>,
        /// Whether it speaks of this case.
        test: Option<ExprId>,
        /// What a player is told who asks why not.
        says: Option<TextId>,
        /// Whether its row speaks of many by exception: everything but some.
        sweeping: bool,
    },
    /// Does something else instead of an event, once in the event's lineage.
    Instead {
        event: EventPattern,
        /// Who may choose it; none when it must be.
        by: Option<ExprId>,
        /// Whether it is possible (its cost can be paid).
        able: Option<ExprId>,
        body: BlockId,
        limits: Vec<LimitUse>,
    },
    /// Does something when an event has happened (or is about to).
    Trigger {
        event: EventPattern,
        /// Before it happens rather than after.
        before: bool,
        /// The objects for each of which it waits; none for a text that waits once.
        each: Option<Each>,
        /// Who may choose it; none when it must be.
        by: Option<ExprId>,
        able: Option<ExprId>,
        body: BlockId,
        limits: Vec<LimitUse>,
    },
    /// Keeps something true: settled after each step, until nothing changes.
    Whenever {
        /// The slot of the object it speaks of, and the set of such objects; none for a plain test.
        each: Option<(Slot, ExprId)>,
        /// The test, for a plain one.
        test: Option<ExprId>,
        body: BlockId,
    },
    /// Acts on a stage of a procedure.
    Around {
        stage: StageId,
        when: Around,
        /// Slots into which the procedure's parameters are copied.
        roles: Vec<Option<Slot>>,
        body: Option<BlockId>,
    },
}

/// Where a hook acts on a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Around {
    /// Before it.
    Before,
    /// After it.
    After,
    /// In its place.
    Instead,
}

/// What can be forbidden or permitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Act {
    /// An action.
    Action(ActionId),
    /// A verb, whoever does it.
    Verb(VerbId),
    /// What the text of a card offers in a menu: its one role is the card.
    Text(MenuId),
}

/// A fact about the past that some text asks about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// The event that is counted.
    pub event: EventPattern,
    /// The values under which it is counted, over the pattern's slots.
    pub key: Vec<ExprId>,
    /// How many slots the pattern's frame has.
    pub slots: u16,
}
