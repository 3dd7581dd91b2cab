//! The types of expressions.

use super::{ClauseId, EnumId, KindId};
use serde::{Deserialize, Serialize};

/// What an expression yields. Every type admits *nothing* at run time (an empty answer, an
/// undefined number): operations on nothing give nothing, and a test of nothing is false.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Type {
    /// Yes or no.
    Truth,
    /// A whole number.
    Number,
    /// A text, such as a name.
    Text,
    /// A printed title, or a reference to several by one name.
    Title,
    /// A player.
    Player,
    /// An object of this kind or a kind under it.
    Object(KindId),
    /// One name of an enumeration.
    Symbol(EnumId),
    /// A kind, as a value.
    Kind,
    /// A zone of somebody or something.
    Place,
    /// Several values of one type. Objects in a set stand in the order of their place.
    Set(Box<Type>),
    /// How many of each name of an enumeration.
    Levels(EnumId),
    /// An instance of a clause on a card.
    Clause(ClauseId),
    /// An amount that some text adds to a field; see [`ChangePart`](super::ChangePart).
    Change,
    /// Text kept as a value.
    Quote(QuoteType),
    /// The empty answer, whose type is not known.
    #[default]
    Nothing,
    /// A value of any type; only for the parameters of the few functions that accept all.
    Any,
}

/// What a piece of text kept as a value answers when it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum QuoteType {
    /// A condition or requirement: yes or no.
    Truth,
    /// A number.
    Number,
    /// Which objects it means, and whether a given one is among them.
    Selection,
    /// What it does.
    Effects,
    /// Whether an event is meant by it.
    Event,
    /// Which symbols it means.
    Symbols,
}
