//! Printed cards, and text kept as a value.

use super::{
    ActionId, BlockId, CiteId, ClauseId, EventPattern, ExprId, FieldId, HookId, KindId, Pick,
    QuoteType, Rank, SetId, Slot, TextId,
};
use crate::span::Span;
use serde::{Deserialize, Serialize};

/// A printed card.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Card {
    /// Its title.
    pub title: TextId,
    /// Which of several cards of this title.
    pub version: Option<TextId>,
    /// Its kind.
    pub kind: KindId,
    /// Its release.
    pub set: Option<SetId>,
    /// Where it is written.
    pub span: Span,
    /// Printed values. Constant expressions, or expressions over `this` for values with an X.
    pub facts: Vec<(FieldId, ExprId)>,
    /// Its clauses, in printed order.
    pub clauses: Vec<ClauseInstance>,
    /// Its standing text.
    pub hooks: Vec<HookId>,
    /// The actions its text gives.
    pub actions: Vec<ActionId>,
    /// Text that is not scripted, in the designer's words: why. Empty when the card is complete.
    pub not_encoded: Vec<TextId>,
    /// What is in force of it, where that is not what its script says.
    pub in_force: Option<Box<InForce>>,
}

/// What is in force of a card of which a ruling, an errata or a text of another day speaks.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct InForce {
    /// Whether what stands behind the kind of the card counts; else its facts are among the others.
    pub head: bool,
    /// Its facts, those of the card itself first.
    pub facts: Vec<InForceFact>,
    /// Where its lines of text stand.
    pub texts: Vec<Span>,
    /// What has changed it, the weakest first.
    pub by: Vec<ChangedBy>,
}

/// A fact that is in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum InForceFact {
    /// All that stands in a line.
    Line(Span),
    /// A field of a line of which others are given elsewhere.
    Field(FieldId),
}

/// A text that changes a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChangedBy {
    /// Whether it is a ruling, an errata, or a text of the card itself.
    pub rank: Rank,
    /// The edition of a ruling, or the day.
    pub of: TextId,
    /// On what it rests.
    pub cites: Vec<CiteId>,
}

/// A clause on a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClauseInstance {
    /// Its form.
    pub form: ClauseId,
    /// The values of its slots, over `this` and `you`.
    pub args: Vec<Option<ExprId>>,
    /// How it is shown: a template over its slots.
    pub says: Option<TextId>,
    /// Where it stands.
    pub span: Span,
}

/// Text kept as a value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Quote {
    /// What it answers.
    pub ty: QuoteType,
    /// How many captured values are copied to its slots from 2 on.
    pub captures: u16,
    /// How many slots its frame has.
    pub slots: u16,
    /// For effects: the choices made when it is initiated, in order.
    pub targets: Vec<Pick>,
    /// For effects that follow upon something: what it is, as it has just happened when they are played. They know its
    /// roles.
    pub event: Option<EventPattern>,
    /// For effects: whether what is chosen only when they happen, by chance or behind such a choice, could be
    /// chosen now; nothing if there is no such choice.
    pub able: Option<ExprId>,
    /// For effects: what they do. For the others: what they answer.
    pub body: QuoteBody,
    /// Its words as its script spells them, for whoever reads of it.
    pub says: Option<TextId>,
    /// Where it stands.
    pub span: Span,
}

impl Quote {
    /// The slots whose values are kept once its targets are chosen: those of the targets, and of the roles of what has
    /// just happened.
    pub fn kept(&self) -> impl Iterator<Item = Slot> + '_ {
        let roles = self.event.iter().flat_map(EventPattern::fills);
        self.targets.iter().map(|pick| pick.slot).chain(roles)
    }
}

/// The body of a quote.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum QuoteBody {
    /// An answer.
    Answer(ExprId),
    /// A selection: the set it means, as a filter; and how many of them.
    Selection {
        /// The whole set.
        all: ExprId,
        /// The slot holding an object, and whether it is among them, without enumerating.
        member: (Slot, ExprId),
        /// How many it asks for: at least and at most; none for all.
        count: Option<(ExprId, Option<ExprId>)>,
        /// Whether the choice is by chance.
        random: bool,
        /// Who chooses, if the text says.
        by: Option<ExprId>,
    },
    /// Effects.
    Effects(BlockId),
    /// An event.
    Event(EventPattern),
}

/// A reference to titles: the law `covers` decides, once, which cards it means.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TitleRef {
    /// The title written.
    pub title: TextId,
    /// A version, where one must be told.
    pub version: Option<TextId>,
    /// `any "X"`: by the law `covers_any`.
    pub any: bool,
}
