//! The record of an object.

use crate::program::{Codec, Program};
use crate::value::{Place, Ref, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{CardId, KindId, SymbolId};

/// How many stored fields of an object stand in its record; more stand beside it.
pub const CELLS: usize = 4;

/// A cell that was not written: the field has its default.
pub const UNSET: i64 = i64::MIN;
/// A cell that holds nothing.
const NOTHING: i64 = i64::MIN + 1;
/// No card, no player.
const NO_CARD: u32 = u32::MAX;
const NOBODY: u8 = u8::MAX;

/// What is known of an object; its zones and rarer fields stand beside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rec {
    pub(crate) card: u32,
    /// The kind it counts as.
    pub kind: KindId,
    /// Which life of it this is.
    pub generation: u32,
    pub(crate) owner: u8,
    pub(crate) controller: u8,
    /// Which players have the right to know which card it is, a bit for each.
    pub known: u8,
    /// Whether it lies face up.
    pub face_up: bool,
    /// Whether it is in play.
    pub in_play: bool,
    /// Where it is; nowhere, if it is no more.
    pub place: Option<Place>,
    /// Where it was before it last moved.
    pub last_place: Option<Place>,
    /// The states it was put in, a bit for each.
    pub states: u64,
    /// The moment at which it came to its place.
    pub since: u64,
    pub(crate) cells: [i64; CELLS],
}

impl Default for Rec {
    fn default() -> Self {
        Self {
            card: NO_CARD,
            kind: KindId(0),
            generation: 0,
            owner: NOBODY,
            controller: NOBODY,
            known: 0,
            face_up: false,
            in_play: false,
            place: None,
            last_place: None,
            states: 0,
            since: 0,
            cells: [UNSET; CELLS],
        }
    }
}

impl Rec {
    /// A card of a player.
    #[must_use]
    pub fn of_card(card: CardId, kind: KindId, owner: Option<u8>) -> Self {
        let owner = owner.unwrap_or(NOBODY);
        Self {
            card: card.0,
            kind,
            owner,
            controller: owner,
            ..Self::default()
        }
    }

    /// An object that is no card.
    #[must_use]
    pub fn of_kind(kind: KindId, owner: Option<u8>) -> Self {
        Self {
            card: NO_CARD,
            ..Self::of_card(CardId(NO_CARD), kind, owner)
        }
    }

    /// The same object without anything printed on it.
    pub(crate) const fn without_card(self) -> Self {
        Self {
            card: NO_CARD,
            ..self
        }
    }

    /// Whether anything is written down about it: stored fields or states.
    pub(crate) fn is_written_on(&self) -> bool {
        self.states != 0 || self.cells.iter().any(|cell| *cell != UNSET)
    }

    /// Its printed card.
    #[must_use]
    pub const fn card(&self) -> Option<CardId> {
        if self.card == NO_CARD {
            None
        } else {
            Some(CardId(self.card))
        }
    }

    /// The player who brought it.
    #[must_use]
    pub const fn owner(&self) -> Option<u8> {
        if self.owner == NOBODY {
            None
        } else {
            Some(self.owner)
        }
    }

    /// The player who controls it.
    #[must_use]
    pub const fn controller(&self) -> Option<u8> {
        if self.controller == NOBODY {
            None
        } else {
            Some(self.controller)
        }
    }

    pub(crate) fn set_controller(&mut self, player: Option<u8>) {
        self.controller = player.unwrap_or(NOBODY);
    }

    /// Whether a player has the right to know which card it is.
    #[must_use]
    pub const fn is_known_to(&self, player: u8) -> bool {
        player < 8 && self.known & (1 << player) != 0
    }

    /// Whether it is there at all.
    #[must_use]
    pub const fn exists(&self) -> bool {
        self.place.is_some()
    }

    /// A handle on it.
    #[must_use]
    pub const fn handle(&self, index: u32) -> Ref {
        Ref {
            index,
            generation: self.generation,
        }
    }

    /// The kind printed on it, or its own if it is no card.
    #[must_use]
    pub fn printed_kind(&self, program: &Program) -> KindId {
        self.card()
            .and_then(|card| program.book().cards.get(card.index()))
            .map_or(self.kind, |card| card.kind)
    }
}

/// Packs a value into a cell; none if the value is not of the cell's type.
#[must_use]
pub fn pack(codec: Codec, value: &Value) -> Option<i64> {
    Some(match (codec, value) {
        (_, Value::Nothing) => NOTHING,
        (Codec::Number, Value::Number(number)) if *number > NOTHING => *number,
        (Codec::Truth, Value::Truth(truth)) => i64::from(*truth),
        (Codec::Player, Value::Player(player)) => i64::from(*player),
        (Codec::Object, Value::Object(object)) => {
            i64::from(object.index) | (i64::from(object.generation) & 0x7fff_ffff) << 32
        }
        (Codec::Symbol, Value::Symbol(symbol)) => i64::from(symbol.0),
        (Codec::Kind, Value::Kind(kind)) => i64::from(kind.0),
        _ => return None,
    })
}

/// Takes a value out of a cell; none if it was not written.
#[inline]
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cell was packed from such a value"
)]
pub const fn unpack(codec: Codec, cell: i64) -> Option<Value> {
    if cell == UNSET {
        return None;
    }
    if cell == NOTHING {
        return Some(Value::Nothing);
    }
    Some(match codec {
        Codec::Number => Value::Number(cell),
        Codec::Truth => Value::Truth(cell != 0),
        Codec::Player => Value::Player(cell as u8),
        Codec::Object => Value::Object(Ref {
            index: cell as u32,
            generation: (cell >> 32) as u32,
        }),
        Codec::Symbol => Value::Symbol(SymbolId(cell as u32)),
        Codec::Kind => Value::Kind(KindId(cell as u32)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chunk_of_records_stays_small() {
        assert!(size_of::<Rec>() <= 104, "{}", size_of::<Rec>());
    }

    #[test]
    fn what_is_packed_comes_out() {
        let object = Ref {
            index: u32::MAX,
            generation: 77,
        };
        for (codec, value) in [
            (Codec::Number, Value::Number(-3)),
            (Codec::Truth, Value::Truth(true)),
            (Codec::Player, Value::Player(1)),
            (Codec::Object, Value::Object(object)),
            (Codec::Symbol, Value::Symbol(SymbolId(4))),
            (Codec::Kind, Value::Kind(KindId(2))),
            (Codec::Number, Value::Nothing),
        ] {
            assert_eq!(
                pack(codec, &value).and_then(|cell| unpack(codec, cell)),
                Some(value)
            );
        }
        assert_eq!(pack(Codec::Number, &Value::Truth(true)), None);
        assert_eq!(pack(Codec::Number, &Value::Number(i64::MIN)), None);
        assert_eq!(unpack(Codec::Number, UNSET), None);
    }
}
