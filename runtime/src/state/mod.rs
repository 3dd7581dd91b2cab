//! A position: everything that resumes a game, as a value.
//!
//! In: a program (given to each write; a position keeps no handle on it) and writes. Out: a position
//! whose copy costs a few counters and shares what is not written since. Objects are numbered records;
//! places are ordered lists of numbers; everything that is iterated has one documented order. The
//! write functions here are the only way a position changes: each stamps the [`Aspect`]s it touches.

mod aspects;
mod deal;
mod digest;
mod effects;
mod fields;
mod index;
mod line;
mod lists;
mod marks;
mod moves;
mod object;
mod places;
mod random;
pub mod stack;
mod standing;
mod store;
mod tally;
mod veil;

pub use aspects::{Aspect, Kept, Reads, Recent, Stamps};
pub use effects::{Effect, Ends, Lasting};
pub use index::Armed;
pub use line::{Line, Track};
pub use moves::At;
pub use object::{Cells, Rec};
pub use random::Random;
pub use stack::{Frame, FrameKind, Outcome, Seen, Stack};
pub use standing::Standing;
pub use tally::{Key, Tallies, Tally};

pub(crate) use index::Index;
pub(crate) use lists::Lists;
pub(crate) use moves::{MOST_OBJECTS, SOURCE};
pub(crate) use object::unpack;
pub(crate) use store::{Chunks, Rows};

use crate::fault::{Fault, FaultKind};
use crate::link::Program;
use crate::value::{Place, Ref, Value};
use im::{OrdMap, Vector};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{CardId, FieldId, KindId, LimitId, MemoryId, Span, VerbId, ZoneId};
use std::sync::Arc;

/// So many events at most are "just" happening.
const MOST_JUST: usize = 10_000;

/// An event, as text that asks about it finds it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Happening {
    /// What happened.
    pub verb: VerbId,
    /// Who did it.
    pub by: Option<u8>,
    /// The object whose text was at work.
    pub acting: Option<Ref>,
    /// The values of the verb's roles.
    pub roles: Vec<Value>,
}

/// What the running action and the latest event are.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Running {
    /// The player whose action is running.
    pub actor: Option<u8>,
    /// The objects of the latest event.
    pub subject: Value,
    /// The number of the latest event.
    pub amount: Value,
}

/// A position.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) players: u8,
    pub(crate) objects: Rows<Rec, 16>,
    pub(crate) cells: Rows<Cells, 32>,
    /// What each object holds.
    pub(crate) held: Lists,
    /// What is in the zones of the players and of the game.
    pub(crate) piles: Lists,
    pub(crate) side: OrdMap<(u32, FieldId), Value>,
    pub(crate) wide: Chunks<Option<Value>>,
    pub(crate) index: triomphe::Arc<Index>,
    /// Numbers of removed objects, to be used again; the last first.
    pub(crate) free: Vector<u32>,
    /// The objects of each card, by card: fixed when the game begins.
    pub(crate) of_card: Arc<Vec<(CardId, u32)>>,
    /// For each card of the decks, by its number, the zone in which it began.
    pub(crate) origin: Arc<Vec<ZoneId>>,
    pub(crate) effects: OrdMap<u64, Arc<Effect>>,
    pub(crate) limits: Tallies,
    pub(crate) memories: Tallies,
    /// Chance.
    pub random: Random,
    pub(crate) clock: u64,
    pub(crate) stamps: Stamps,
    pub(crate) line: Track,
    pub(crate) turn: u32,
    pub(crate) turn_player: Option<u8>,
    pub(crate) just: Vector<Arc<Happening>>,
    /// How many choices were made.
    pub(crate) choices: u64,
    /// What is running.
    pub running: Running,
    /// The call stack of the rules.
    pub frames: Stack,
}

impl State {
    /// A position without objects, before the first turn.
    #[must_use]
    pub fn new(program: &Program, seed: u64) -> Self {
        let players = program.players();
        let zones = program.book().zones.len();
        let wide = program.game_field_count() + program.player_field_count() * usize::from(players);
        Self {
            piles: Lists::with_len(zones * (usize::from(players) + 1)),
            wide: Chunks::with_len(wide),
            index: triomphe::Arc::new(Index::of(program)),
            ..Self::bare(players, seed)
        }
    }

    /// A position that has no room for anything but objects.
    fn bare(players: u8, seed: u64) -> Self {
        Self {
            players,
            objects: Rows::default(),
            cells: Rows::default(),
            held: Lists::default(),
            piles: Lists::default(),
            side: OrdMap::new(),
            wide: Chunks::default(),
            index: triomphe::Arc::default(),
            free: Vector::new(),
            of_card: Arc::default(),
            origin: Arc::default(),
            effects: OrdMap::new(),
            limits: Tallies::default(),
            memories: Tallies::default(),
            random: Random::new(seed),
            clock: 0,
            stamps: Stamps::default(),
            line: Track::default(),
            turn: 0,
            turn_player: None,
            just: Vector::new(),
            choices: 0,
            running: Running::default(),
            frames: Stack::default(),
        }
    }

    /// A copy to write to, on a line that leaves this one here: what was remembered before holds for both.
    #[must_use]
    pub fn branch(&self) -> Self {
        let mut branch = self.clone();
        branch.line = self.line.leave(self.clock);
        branch
    }

    /// A copy that takes the place of this position, on the same line. There must be one alone, and this position
    /// must never be written to again.
    #[must_use]
    pub fn next(&self) -> Self {
        let mut next = self.clone();
        next.line = self.line.go_on();
        next
    }

    /// A position in which there is one card, in no zone, and nothing else: to ask what a printed card is.
    pub(crate) fn exhibit(program: &Program, card: CardId, kind: KindId) -> Self {
        let mut state = Self::bare(program.players(), 0);
        state.push_record(Rec {
            place: Some(Place::Game(ZoneId(0))),
            ..Rec::of_card(card, kind, None)
        });
        state
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// A number that rises with every write.
    #[must_use]
    pub const fn clock(&self) -> u64 {
        self.clock
    }

    /// The number of the turn; 0 before the first.
    #[must_use]
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn_player(&self) -> Option<u8> {
        self.turn_player
    }

    /// How many object numbers are in use, or were.
    #[must_use]
    pub const fn object_count(&self) -> usize {
        self.objects.len()
    }

    /// The record of an object, unless the handle is out of date.
    #[inline]
    #[must_use]
    pub fn rec(&self, object: Ref) -> Option<&Rec> {
        self.objects
            .get(object.index as usize)
            .filter(|rec| rec.generation == object.generation && rec.exists())
    }

    /// The record of an object by its number.
    #[inline]
    #[must_use]
    pub fn rec_at(&self, index: u32) -> Option<&Rec> {
        self.objects.get(index as usize).filter(|rec| rec.exists())
    }

    /// A handle on an object by its number.
    #[inline]
    #[must_use]
    pub fn handle(&self, index: u32) -> Option<Ref> {
        self.rec_at(index).map(|rec| rec.handle(index))
    }

    /// All objects, in the order of their numbers.
    pub fn objects(&self) -> impl Iterator<Item = (Ref, &Rec)> {
        (0_u32..)
            .zip(self.objects.iter())
            .filter(|(_, rec)| rec.exists())
            .map(|(at, rec)| (rec.handle(at), rec))
    }

    /// The objects that are copies of a card, in the order of their numbers.
    pub fn of_card(&self, card: CardId) -> impl Iterator<Item = Ref> + '_ {
        let from = self.of_card.partition_point(|entry| entry.0 < card);
        self.of_card
            .iter()
            .skip(from)
            .take_while(move |entry| entry.0 == card)
            .filter_map(|entry| self.handle(entry.1))
    }

    /// What has just happened, from the oldest on.
    pub fn just(&self) -> impl DoubleEndedIterator<Item = &Happening> {
        self.just.iter().map(AsRef::as_ref)
    }

    /// Notes what has just happened.
    ///
    /// # Errors
    /// When too much has happened without anything else having begun.
    pub fn add_just(&mut self, happening: Happening) -> Result<(), Fault> {
        if self.just.len() >= MOST_JUST {
            return Err(FaultKind::TooMany("events of one action".into()).into());
        }
        self.just.push_back(Arc::new(happening));
        self.stamp(Aspect::JUST);
        Ok(())
    }

    /// Something else happens: nothing is "just" any more.
    pub fn clear_just(&mut self) {
        if !self.just.is_empty() {
            self.just = Vector::new();
            self.stamp(Aspect::JUST);
        }
    }

    /// Counts a remembered fact.
    ///
    /// # Errors
    /// When too many are remembered.
    pub fn remember(&mut self, memory: MemoryId, key: Key) -> Result<(), Fault> {
        self.memories.count(memory.0, key, self.turn)?;
        self.stamp(Aspect::TALLIES);
        Ok(())
    }

    /// How often a remembered fact came true.
    #[must_use]
    pub fn remembered(&self, memory: MemoryId, key: &Key, span: Span) -> u32 {
        self.memories.get(memory.0, key, span, self.turn)
    }

    /// Counts a use of a limit.
    ///
    /// # Errors
    /// When too many are counted.
    pub fn count_use(&mut self, limit: LimitId, key: Key) -> Result<(), Fault> {
        self.limits.count(limit.0, key, self.turn)?;
        self.stamp(Aspect::TALLIES);
        Ok(())
    }

    /// How often a limit was used.
    #[must_use]
    pub fn uses(&self, limit: LimitId, key: &Key, span: Span) -> u32 {
        self.limits.get(limit.0, key, span, self.turn)
    }

    /// The next turn begins.
    pub fn next_turn(&mut self, program: &Program, player: Option<u8>) {
        self.turn = self.turn.saturating_add(1);
        self.turn_player = player.filter(|player| *player < self.players);
        self.stamp(Aspect::TURN);
        self.stamp(Aspect::TALLIES);
        let limits = &program.book().limits;
        let span = |limit: u32| {
            limits
                .get(limit as usize)
                .map_or(Span::Game, |limit| limit.span)
        };
        self.limits.forget(self.turn, span);
        self.reset_for_turn(program);
    }

    /// Lets a moment pass and gives it.
    #[inline]
    pub(crate) fn tick(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    /// Notes that an aspect changes now.
    #[inline]
    pub(crate) fn stamp(&mut self, aspect: Aspect) {
        let clock = self.tick();
        self.stamps.set(aspect, clock);
    }

    /// Notes that what is in a place changes now.
    pub(crate) fn stamp_place(&mut self, place: Place) {
        self.stamp(Aspect::place(place));
        if let Some(host) = place.host() {
            self.stamps.set(Aspect::holds(host.index), self.clock);
        }
    }
}

#[cfg(test)]
mod tests;
