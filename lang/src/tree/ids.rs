//! Indices into the tables of a [`Book`](super::Book).

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(pub u32);

        impl $name {
            /// The index as a position in its table.
            #[must_use]
            pub const fn index(self) -> usize { self.0 as usize }
        }
    )*};
}

ids! {
    /// An interned text (titles, names, sentences).
    TextId,
    /// A kind of object (`kind`).
    KindId,
    /// An enumeration (`enum`).
    EnumId,
    /// One name of an enumeration; indices run over all enumerations of the book.
    SymbolId,
    /// A field of a kind (`has`).
    FieldId,
    /// A zone (`zone`); a place is a zone together with whose it is.
    ZoneId,
    /// A state that an object can be in (`state`).
    StateId,
    /// A noun, relation, adjective, need or law: a pure function.
    FunctionId,
    /// A verb: an effect, and the event of its happening (`verb`, `event`).
    VerbId,
    /// Something a player may choose to do (`action`).
    ActionId,
    /// A list in which actions stand and from which players are offered them (`menu`).
    MenuId,
    /// An ordered part of the rules (`procedure`).
    ProcedureId,
    /// A named stage of a procedure.
    StageId,
    /// A limit (`limit`).
    LimitId,
    /// The declaration of a clause form (`clause`).
    ClauseId,
    /// A named and cited group of definitions (`rule`).
    RuleId,
    /// A printed card (`card`).
    CardId,
    /// A release (`set`).
    SetId,
    /// A citation.
    CiteId,
    /// An expression.
    ExprId,
    /// A block of statements.
    BlockId,
    /// A piece of text kept as a value.
    QuoteId,
    /// A value that text finds around it, such as the team that faces an obstacle (`scope`).
    ScopeId,
    /// A standing piece of text: a change, a permission, a trigger.
    HookId,
    /// A fact about the past that some text asks about.
    MemoryId,
    /// A group of titles to which one reference in text refers.
    TitleId,
}

/// A position in the frame of a body.
pub type Slot = u16;
/// The slot of `this`.
pub const THIS: Slot = 0;
/// The slot of `you`.
pub const YOU: Slot = 1;

/// Not a scope that scripts declare: whose text is at work (`with acting = c { }`).
pub const ACTING: ScopeId = ScopeId(u32::MAX);
