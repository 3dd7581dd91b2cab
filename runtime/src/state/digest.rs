//! Numbers for positions, the same on every machine.

use super::{Rec, State};
use crate::hash::StableHasher;
use crate::value::Place;
use std::hash::{Hash, Hasher};

impl State {
    /// A number for all that resumes the game: equal positions have equal numbers, and so do their
    /// continuations by equal choices.
    #[must_use]
    pub fn state_hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        for (object, rec) in self.objects() {
            object.hash(&mut hasher);
            hash_rec(rec, &mut hasher);
            rec.place.hash(&mut hasher);
            rec.last_place.hash(&mut hasher);
            rec.since.hash(&mut hasher);
        }
        self.free.iter().for_each(|index| index.hash(&mut hasher));
        for (moment, effect) in self.effects() {
            moment.hash(&mut hasher);
            effect.hash(&mut hasher);
        }
        self.random.hash(&mut hasher);
        self.clock.hash(&mut hasher);
        self.just.iter().for_each(|event| event.hash(&mut hasher));
        self.running.hash(&mut hasher);
        self.hash_common(&mut hasher);
        hasher.finish()
    }

    /// A number for what lies before the players: for search, where positions that were reached in
    /// another order count as one. Leaves out chance, moments and generations (other than those in
    /// handles that scripts keep).
    #[must_use]
    pub fn position_hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        for (object, rec) in self.objects() {
            object.index.hash(&mut hasher);
            hash_rec(rec, &mut hasher);
            hash_place(rec.place, &mut hasher);
        }
        self.effects()
            .for_each(|(_, effect)| effect.hash(&mut hasher));
        self.hash_common(&mut hasher);
        hasher.finish()
    }

    fn hash_common(&self, hasher: &mut StableHasher) {
        for list in self.piles.iter() {
            hash_ids(list.as_slice(), hasher);
        }
        for held in self.held.iter() {
            for (zone, list) in held.zones() {
                zone.hash(hasher);
                hash_ids(list.as_slice(), hasher);
            }
            hasher.write_u8(0xff);
        }
        self.side.iter().for_each(|entry| entry.hash(hasher));
        self.wide.iter().for_each(|value| value.hash(hasher));
        for tallies in [&self.limits, &self.memories] {
            tallies.iter().for_each(|entry| entry.hash(hasher));
            hasher.write_u8(0xff);
        }
        self.turn.hash(hasher);
        self.turn_player.hash(hasher);
        self.frames.hash(hasher);
    }
}

/// What a record says whatever the moment.
fn hash_rec(rec: &Rec, hasher: &mut StableHasher) {
    let Rec {
        card,
        kind,
        owner,
        controller,
        known,
        face_up,
        states,
        cells,
        ..
    } = rec;
    (card, kind, owner, controller, known, face_up, states).hash(hasher);
    // One by one: a slice of numbers would be hashed in the byte order of the machine.
    cells.iter().for_each(|cell| cell.hash(hasher));
}

fn hash_place(place: Option<Place>, hasher: &mut StableHasher) {
    match place {
        None => hasher.write_u8(0),
        Some(Place::Game(zone)) => (1_u8, zone, 0_u32).hash(hasher),
        Some(Place::Player(zone, player)) => (2_u8, zone, u32::from(player)).hash(hasher),
        Some(Place::Object(zone, host)) => (3_u8, zone, host.index).hash(hasher),
    }
}

fn hash_ids(ids: &[u32], hasher: &mut StableHasher) {
    ids.iter().for_each(|id| id.hash(hasher));
    hasher.write_usize(ids.len());
}
