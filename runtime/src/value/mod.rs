//! What expressions yield.
//!
//! In: nothing but ids of the book and handles on objects. Out: one small type that is cheap to copy
//! about (sixteen bytes; anything larger is shared). Every value has a total order that means
//! nothing to scripts: it exists so that values can be keys of ordered maps.

mod levels;
mod set;

pub use levels::Levels;
pub use set::Set;

pub(crate) use set::drop_repeats;

use crate::fault::{Fault, FaultKind};
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use spaceline_lang::tree::{KindId, QuoteId, SymbolId, TextId, TitleId, ZoneId};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A handle on an object. The generation rises when the object leaves play, so that a handle taken
/// before finds nothing afterwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Ref {
    /// Its position in the store.
    pub index: u32,
    /// Which life of it.
    pub generation: u32,
}

/// As a number of a size that nothing else is hashed by: so that a hasher can tell handles from numbers
/// and leave out how many lives came before.
impl Hash for Ref {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u128(u128::from(self.index) << 32 | u128::from(self.generation));
    }
}

/// A moment: larger is later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Moment(pub u64);

/// As a number of a size of its own, like that of handles.
impl Hash for Moment {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_i128(i128::from(self.0));
    }
}

/// A zone of somebody or something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// A zone of which there is one.
    Game(ZoneId),
    /// A player's.
    Player(ZoneId, u8),
    /// An object's.
    Object(ZoneId, Ref),
}

impl Place {
    /// Which zone.
    #[must_use]
    pub const fn zone(self) -> ZoneId {
        match self {
            Self::Game(zone) | Self::Player(zone, _) | Self::Object(zone, _) => zone,
        }
    }

    /// The object whose it is.
    #[must_use]
    pub const fn host(self) -> Option<Ref> {
        match self {
            Self::Object(_, host) => Some(host),
            Self::Game(_) | Self::Player(..) => None,
        }
    }

    /// The player whose it is.
    #[must_use]
    pub const fn player(self) -> Option<u8> {
        match self {
            Self::Player(_, player) => Some(player),
            Self::Game(_) | Self::Object(..) => None,
        }
    }
}

/// An instance of a clause on the printed text of an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ClauseRef {
    /// The object whose card carries it.
    pub of: Ref,
    /// Its position among the clauses of the card.
    pub index: u16,
}

/// Text kept as a value, with what it took along.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct QuoteValue {
    /// The text.
    pub quote: QuoteId,
    /// What is copied to its slots from 2 on.
    pub captures: Vec<Value>,
    /// Whose text it is.
    pub this: Value,
    /// Whom it addresses.
    pub you: Value,
    /// The values of its target picks, once they are chosen.
    pub targets: Option<Vec<Value>>,
    /// Of the alternatives of its outermost `or`, the only one that is meant.
    pub only: Option<u16>,
}

/// A value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Value {
    /// The empty answer.
    #[default]
    Nothing,
    /// Yes or no.
    Truth(bool),
    /// A whole number.
    Number(i64),
    /// A text of the book.
    Text(TextId),
    /// A text that was put together during play and stands nowhere in the book.
    Words(Arc<SmolStr>),
    /// A reference to titles.
    Title(TitleId),
    /// A player.
    Player(u8),
    /// An object.
    Object(Ref),
    /// A name of an enumeration.
    Symbol(SymbolId),
    /// A kind.
    Kind(KindId),
    /// A zone of somebody or something.
    Place(Place),
    /// A clause of a card.
    Clause(ClauseRef),
    /// How many of each name.
    Levels(Levels),
    /// Several values.
    Set(Set),
    /// Text kept as a value.
    Quote(Arc<QuoteValue>),
    /// A change that some law is being asked about; it means nothing outside that law.
    Change(u32),
}

impl Value {
    /// Whether this is the empty answer.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// A copy. Nearly all values are objects or nothing, which are copied without looking at the others.
    #[inline]
    #[must_use]
    pub fn copy(&self) -> Self {
        match self {
            Self::Object(object) => Self::Object(*object),
            Self::Player(player) => Self::Player(*player),
            Self::Nothing => Self::Nothing,
            other => other.clone(),
        }
    }

    /// Takes the place of another value.
    #[inline]
    pub fn put(&mut self, value: &Self) {
        match (self, value) {
            (Self::Object(place), Self::Object(object)) => *place = *object,
            (place @ Self::Nothing, Self::Object(object)) => {
                std::mem::forget(std::mem::replace(place, Self::Object(*object)));
            }
            (place, value) => place.put_any(value),
        }
    }

    #[inline(never)]
    fn put_any(&mut self, value: &Self) {
        std::mem::replace(self, value.copy()).discard();
    }

    /// Lets go of it. Nearly all values share nothing, and then there is nothing to do; to see that at once
    /// is worth it where many are let go of.
    #[inline]
    pub fn discard(self) {
        match self {
            Self::Words(_) | Self::Levels(_) | Self::Set(_) | Self::Quote(_) => drop(self),
            plain => std::mem::forget(plain),
        }
    }

    /// What sort of value this is, for messages.
    #[must_use]
    pub const fn sort(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Truth(_) => "a truth",
            Self::Number(_) => "a number",
            Self::Text(_) | Self::Words(_) => "a text",
            Self::Title(_) => "a title",
            Self::Player(_) => "a player",
            Self::Object(_) => "an object",
            Self::Symbol(_) => "a name",
            Self::Kind(_) => "a kind",
            Self::Place(_) => "a place",
            Self::Clause(_) => "a clause",
            Self::Levels(_) => "levels",
            Self::Set(_) => "a set",
            Self::Quote(_) => "a quoted text",
            Self::Change(_) => "a change",
        }
    }

    /// The object, if it is one.
    #[must_use]
    pub const fn object(&self) -> Option<Ref> {
        match self {
            Self::Object(object) => Some(*object),
            _ => None,
        }
    }

    /// The player, if it is one.
    #[must_use]
    pub const fn player(&self) -> Option<u8> {
        match self {
            Self::Player(player) => Some(*player),
            _ => None,
        }
    }

    /// The number, if it is one.
    #[must_use]
    pub const fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// A place, or nothing.
    #[must_use]
    pub const fn of_place(place: Option<Place>) -> Self {
        match place {
            Some(place) => Self::Place(place),
            None => Self::Nothing,
        }
    }

    /// The object that it was, if it was one.
    #[inline]
    #[must_use]
    pub fn into_object(self) -> Option<Ref> {
        let object = self.object();
        self.discard();
        object
    }

    /// A player, or nothing.
    #[must_use]
    pub const fn of_player(player: Option<u8>) -> Self {
        match player {
            Some(player) => Self::Player(player),
            None => Self::Nothing,
        }
    }

    /// An object, or nothing.
    #[must_use]
    pub const fn of_object(object: Option<Ref>) -> Self {
        match object {
            Some(object) => Self::Object(object),
            None => Self::Nothing,
        }
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Self {
        Self::Truth(truth)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<Ref> for Value {
    fn from(object: Ref) -> Self {
        Self::Object(object)
    }
}

impl Fault {
    /// A value of the wrong type.
    #[must_use]
    pub fn mismatch(wanted: &str, found: &Value) -> Self {
        Self::new(FaultKind::Mismatch {
            wanted: wanted.into(),
            found: found.sort().into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_small() {
        assert_eq!(size_of::<Value>(), 16);
        assert_eq!(size_of::<Option<Value>>(), 16);
        assert_eq!(size_of::<Result<Value, Fault>>(), 16);
    }
}
