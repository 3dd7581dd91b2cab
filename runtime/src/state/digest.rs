//! Numbers for positions, the same on every machine.

use super::places::zones;
use super::{Rec, State, unpack};
use crate::hash::StableHasher;
use crate::link::{CELLS, Cell, Codec, Program};
use crate::value::{Ref, Value};
use spaceline_lang::tree::{KindId, LimitId, ZoneId};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

impl State {
    /// A number for all that resumes the game: equal positions have equal numbers, and so do their
    /// continuations by equal choices.
    #[must_use]
    pub fn state_hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        self.hash_table(&mut hasher);
        self.objects()
            .for_each(|(_, rec)| rec.card.hash(&mut hasher));
        for (moment, effect) in self.effects() {
            moment.hash(&mut hasher);
            effect.hash(&mut hasher);
        }
        for tallies in [&self.limits, &self.memories] {
            tallies.iter().for_each(|entry| entry.hash(&mut hasher));
            hasher.write_u8(0xff);
        }
        self.hash_rest(&mut hasher);
        hasher.finish()
    }

    /// A number for what lies where, and for how far chance and time have come. Unlike [`State::state_hash`] it is the
    /// same under another book, if that has the same rules and the same cards of this game, and others besides: cards
    /// and texts have other numbers there, so none of those is in it.
    #[must_use]
    pub fn table_hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        self.hash_table(&mut hasher);
        (self.turn, self.turn_player).hash(&mut hasher);
        hasher.finish()
    }

    /// What lies where, chance and time.
    fn hash_table(&self, hasher: &mut impl Hasher) {
        for (object, rec) in self.objects() {
            object.hash(hasher);
            hash_rec(rec, hasher);
            // One by one: a slice of numbers would be hashed in the byte order of the machine.
            let cells = self.cells.get(object.index as usize).copied();
            let cells = cells.unwrap_or_default();
            cells.0.iter().for_each(|cell| cell.hash(hasher));
            rec.place.hash(hasher);
            rec.last_place.hash(hasher);
            rec.since.hash(hasher);
        }
        self.free.iter().for_each(|index| index.hash(hasher));
        self.random.hash(hasher);
        (self.clock, self.choices).hash(hasher);
        for list in self.piles.iter() {
            hash_ids(list, hasher);
        }
        for held in self.held.iter() {
            for (zone, list) in zones(held) {
                zone.hash(hasher);
                hash_ids(list, hasher);
            }
            hasher.write_u8(0xff);
        }
    }

    /// A number for what lies before the players: for search, where positions that were reached in
    /// another order count as one. Leaves out chance, moments, the lives of objects, the order of what
    /// lies in places that have none, and counts of which nobody can ask any more.
    #[must_use]
    pub fn position_hash(&self, program: &Program) -> u64 {
        let mut hasher = PositionHasher {
            state: self,
            hasher: StableHasher::new(),
        };
        let mut layouts: BTreeMap<KindId, Vec<Codec>> = BTreeMap::new();
        for (object, rec) in self.objects() {
            object.index.hash(&mut hasher);
            rec.card.hash(&mut hasher);
            hash_rec(rec, &mut hasher);
            rec.place.hash(&mut hasher);
            let layout = layouts
                .entry(rec.kind)
                .or_insert_with(|| layout(program, rec.kind));
            let cells = self.cells.get(object.index as usize).copied();
            for (cell, codec) in cells.unwrap_or_default().0.iter().zip(layout) {
                match (*codec, unpack(*codec, *cell)) {
                    (Codec::Object, Some(Value::Object(object))) => object.hash(&mut hasher),
                    _ => cell.hash(&mut hasher),
                }
            }
        }
        self.effects()
            .for_each(|(_, effect)| effect.hash(&mut hasher));
        for ((what, key), tally) in self.limits.iter() {
            let limit = program.book().limits.get(LimitId(*what).index());
            let used = limit.map_or(0, |limit| tally.in_span(limit.span, self.turn));
            if used > 0 {
                (what, key, used).hash(&mut hasher);
            }
        }
        hasher.write_u8(0xff);
        for ((what, key), tally) in self.memories.iter() {
            (what, key).hash(&mut hasher);
            for times in tally.asked(self.turn) {
                hasher.write_u32(times);
            }
        }
        hasher.write_u8(0xff);
        let stride = usize::from(self.players) + 1;
        for (at, list) in self.piles.iter().enumerate() {
            let zone = u32::try_from(at / stride.max(1)).unwrap_or(u32::MAX);
            hash_place(program, ZoneId(zone), list, &mut hasher);
        }
        for held in self.held.iter() {
            for (zone, list) in zones(held) {
                zone.hash(&mut hasher);
                hash_place(program, zone, list, &mut hasher);
            }
            hasher.write_u8(0xff);
        }
        self.hash_rest(&mut hasher);
        hasher.finish()
    }

    /// What both numbers are about.
    fn hash_rest(&self, hasher: &mut impl Hasher) {
        self.side.iter().for_each(|entry| entry.hash(hasher));
        self.wide.iter().for_each(|value| value.hash(hasher));
        self.just.iter().for_each(|event| event.hash(hasher));
        self.running.hash(hasher);
        self.turn.hash(hasher);
        self.turn_player.hash(hasher);
        self.frames.hash(hasher);
    }
}

/// How the cells of a kind are packed.
fn layout(program: &Program, kind: KindId) -> Vec<Codec> {
    let mut layout = vec![Codec::Number; CELLS];
    for (_, info) in program.fields_of(kind) {
        if let Cell::Record(at, codec) = info.cell
            && let Some(place) = layout.get_mut(usize::from(at))
        {
            *place = codec;
        }
    }
    layout
}

/// What a record says whatever the moment, without its card and its cells.
fn hash_rec(rec: &Rec, hasher: &mut impl Hasher) {
    let Rec {
        kind,
        known,
        face_up,
        states,
        ..
    } = rec;
    let whose = (rec.owner(), rec.controller());
    (kind, whose, known, face_up, states).hash(hasher);
}

/// The numbers in a place; sorted, where their order means nothing.
fn hash_place(program: &Program, zone: ZoneId, ids: &[u32], hasher: &mut impl Hasher) {
    if program.zone(zone).is_ok_and(|zone| zone.ordered.is_some()) {
        return hash_ids(ids, hasher);
    }
    let mut sorted = ids.to_vec();
    sorted.sort_unstable();
    hash_ids(&sorted, hasher);
}

fn hash_ids(ids: &[u32], hasher: &mut impl Hasher) {
    ids.iter().for_each(|id| id.hash(hasher));
    hasher.write_usize(ids.len());
}

/// Leaves out what a position has of its history. Handles and moments come to it as numbers of sizes
/// of their own: of a handle it keeps the object, and whether it still means it; of a moment, which of
/// the things that last began then.
struct PositionHasher<'s> {
    state: &'s State,
    hasher: StableHasher,
}

impl Hasher for PositionHasher<'_> {
    fn finish(&self) -> u64 {
        self.hasher.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.hasher.write(bytes);
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "the two halves of a handle"
    )]
    fn write_u128(&mut self, value: u128) {
        let object = Ref {
            index: (value >> 32) as u32,
            generation: value as u32,
        };
        self.hasher.write_u32(object.index);
        let there = self.state.rec(object).is_some();
        self.hasher.write_u8(u8::from(there));
    }

    fn write_i128(&mut self, value: i128) {
        let moment = u64::try_from(value).unwrap_or_default();
        let known = self.state.effect(moment).is_some();
        let before = self.state.effects.range(..moment).count();
        self.hasher.write_usize(if known { before + 1 } else { 0 });
    }

    fn write_u8(&mut self, value: u8) {
        self.hasher.write_u8(value);
    }

    fn write_u16(&mut self, value: u16) {
        self.hasher.write_u16(value);
    }

    fn write_u32(&mut self, value: u32) {
        self.hasher.write_u32(value);
    }

    fn write_u64(&mut self, value: u64) {
        self.hasher.write_u64(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.hasher.write_usize(value);
    }

    fn write_i64(&mut self, value: i64) {
        self.hasher.write_i64(value);
    }

    fn write_isize(&mut self, value: isize) {
        self.hasher.write_isize(value);
    }
}
