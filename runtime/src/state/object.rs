//! The record of an object.

use crate::link::{CELLS, Codec, Program};
use crate::value::{Place, Ref, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{CardId, KindId, SymbolId};

/// A cell that was not written: the field has its default.
pub const UNSET: i64 = i64::MIN;
/// A cell that holds nothing.
const NOTHING: i64 = i64::MIN + 1;
/// No card, no player.
const NO_CARD: u32 = u32::MAX;
const NOBODY: u8 = 0xf;

/// A player in half a byte: there are at most eight.
fn half(player: Option<u8>) -> u8 {
    player.map_or(NOBODY, |player| player.min(NOBODY))
}

const fn whole(player: u8) -> Option<u8> {
    if player == NOBODY { None } else { Some(player) }
}

/// The stored fields of an object that have a cell of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cells(pub(crate) [i64; CELLS]);

impl Default for Cells {
    fn default() -> Self {
        Self([UNSET; CELLS])
    }
}

/// What is known of an object; its zones and its stored fields stand beside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rec {
    pub(crate) card: u32,
    /// The kind it counts as.
    pub kind: KindId,
    /// Which life of it this is.
    pub generation: u32,
    /// Its owner and its controller, half a byte each.
    pub(crate) whose: u8,
    /// Which players have the right to know which card it is, a bit for each.
    pub known: u8,
    /// Whether it lies face up.
    pub face_up: bool,
    /// Whether it is in play.
    pub in_play: bool,
    /// Where it is; nowhere, if it is no more.
    pub place: Option<Place>,
    /// Where in play it was when it left it; nothing as soon as it is in play again.
    pub last_place: Option<Place>,
    /// The states it was put in, a bit for each.
    pub states: u64,
    /// The moment at which it came to its place.
    pub since: u64,
}

impl Default for Rec {
    fn default() -> Self {
        Self {
            card: NO_CARD,
            kind: KindId(0),
            generation: 0,
            whose: NOBODY << 4 | NOBODY,
            known: 0,
            face_up: false,
            in_play: false,
            place: None,
            last_place: None,
            states: 0,
            since: 0,
        }
    }
}

impl Rec {
    /// Whether it was put in the state that has a bit.
    #[inline]
    pub(crate) fn has_mark(&self, bit: Option<u8>) -> bool {
        bit.is_some_and(|bit| self.states >> bit & 1 != 0)
    }

    /// A card of a player.
    #[must_use]
    pub fn of_card(card: CardId, kind: KindId, owner: Option<u8>) -> Self {
        let owner = half(owner);
        Self {
            card: card.0,
            kind,
            whose: owner << 4 | owner,
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
        whole(self.whose >> 4)
    }

    /// The player who controls it.
    #[must_use]
    pub const fn controller(&self) -> Option<u8> {
        whole(self.whose & NOBODY)
    }

    pub(crate) fn set_controller(&mut self, player: Option<u8>) {
        self.whose = self.whose & !NOBODY | half(player);
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
    fn a_record_stays_small() {
        assert_eq!(size_of::<Rec>(), 64);
    }

    #[test]
    fn owner_and_controller_share_a_byte() {
        let mut rec = Rec::of_card(CardId(0), KindId(0), Some(7));
        assert_eq!((rec.owner(), rec.controller()), (Some(7), Some(7)));
        rec.set_controller(None);
        assert_eq!((rec.owner(), rec.controller()), (Some(7), None));
        rec.set_controller(Some(3));
        assert_eq!((rec.owner(), rec.controller()), (Some(7), Some(3)));
        assert_eq!(
            (Rec::default().owner(), Rec::default().controller()),
            (None, None)
        );
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
