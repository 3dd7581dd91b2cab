//! Moving objects, making and removing them.

use super::aspects::Aspect;
use super::lists::position;
use super::{Rec, State};
use crate::fault::{Fault, FaultKind};
use crate::link::Program;
use crate::value::{Place, Ref, Value};
use spaceline_lang::tree::{CardId, FieldId, KindId, Sees, Zone};
use std::sync::Arc;

/// At most so many objects may exist.
pub(crate) const MOST_OBJECTS: usize = 1 << 16;
/// Under this field the source of a made object is kept beside the records; no book has as many.
pub(crate) const SOURCE: FieldId = FieldId(u32::MAX);

/// Where in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// As the first.
    First,
    /// As the last.
    Last,
    /// Just after this one.
    After(Ref),
    /// Just before this one.
    Before(Ref),
    /// At this position, counted from 0 without the object itself; at the end if there is none.
    Position(usize),
}

impl State {
    /// Brings a card into the game: only before it begins, because the list of each card's objects is
    /// fixed then.
    ///
    /// # Errors
    /// When there is no such card or place, or there are too many objects.
    pub fn add_card(
        &mut self,
        program: &Program,
        card: CardId,
        owner: Option<u8>,
        into: Place,
    ) -> Result<Ref, Fault> {
        let printed = program
            .book()
            .cards
            .get(card.index())
            .filter(|_| program.has_card(card))
            .ok_or_else(|| Fault::broken("such card"))?;
        let object = self.add(program, Rec::of_card(card, printed.kind, owner), into)?;
        let list = Arc::make_mut(&mut self.of_card);
        let at = list.partition_point(|entry| *entry < (card, object.index));
        list.insert(at, (card, object.index));
        Arc::make_mut(&mut self.origin).push(into.zone());
        self.arm_card(program, object.index, true, true);
        Ok(object)
    }

    /// Makes an object that is no card. It is owned by the player in whose zone or under whose object
    /// it is made.
    ///
    /// # Errors
    /// When there is no such place, or there are too many objects.
    pub fn create(
        &mut self,
        program: &Program,
        kind: KindId,
        into: Place,
        source: Option<Ref>,
    ) -> Result<Ref, Fault> {
        let owner = match into {
            Place::Game(_) => None,
            Place::Player(_, player) => Some(player),
            Place::Object(_, host) => self.rec(host).and_then(Rec::controller),
        };
        let object = self.add(program, Rec::of_kind(kind, owner), into)?;
        if let Some(source) = source {
            self.side
                .insert((object.index, SOURCE), Value::Object(source));
        }
        Ok(object)
    }

    /// What made an object that is no card.
    #[must_use]
    pub fn source(&self, object: Ref) -> Option<Ref> {
        self.rec(object)?;
        self.side
            .get(&(object.index, SOURCE))
            .and_then(Value::object)
    }

    fn add(&mut self, program: &Program, rec: Rec, into: Place) -> Result<Ref, Fault> {
        let zone = self.zone_of(program, into).ok_or(FaultKind::NoSuchPlace)?;
        let index = if let Some(index) = self.free.pop_back() {
            index
        } else {
            if self.objects.len() >= MOST_OBJECTS {
                return Err(FaultKind::TooMany("objects".into()).into());
            }
            self.push_record(Rec::default());
            u32::try_from(self.objects.len() - 1).unwrap_or(u32::MAX)
        };
        let generation = self
            .objects
            .get(index as usize)
            .map_or(0, |old| old.generation);
        if let Some(slot) = self.objects.get_mut(index as usize) {
            *slot = Rec { generation, ..rec };
        }
        self.stamp(Aspect::identity(index));
        Ok(self.settle(program, index, (zone, into), At::Last, None))
    }

    /// An object that is no card ends.
    ///
    /// # Errors
    /// When it is gone already, is a card, or still holds something.
    pub fn remove(&mut self, program: &Program, object: Ref) -> Result<(), Fault> {
        let rec = *self.rec(object).ok_or(FaultKind::Gone)?;
        if rec.card().is_some() {
            return Err(
                FaultKind::Other("a card cannot be removed, only put somewhere".into()).into(),
            );
        }
        if self.held_by(object).next().is_some() {
            return Err(
                FaultKind::Other("an object that holds others cannot be removed".into()).into(),
            );
        }
        if let Some(place) = rec.place {
            self.unlist(place, object.index);
            self.stamp_place(place);
        }
        if rec.in_play {
            self.leave_play(program, object.index);
        }
        self.clear_marks(object.index);
        if let Some(rec) = self.objects.get_mut(object.index as usize) {
            let generation = if rec.generation == object.generation {
                rec.generation + 1
            } else {
                rec.generation
            };
            *rec = Rec {
                generation: generation & 0x7fff_ffff,
                ..Rec::default()
            };
        }
        self.clear_cells(object.index);
        self.drop_side(object.index);
        self.free.push_back(object.index);
        self.stamp(Aspect::whereabouts(object.index));
        self.stamp(Aspect::identity(object.index));
        Ok(())
    }

    /// Puts an object somewhere; gives the handle by which it is known there.
    ///
    /// # Errors
    /// When the object is gone, there is no such place, or it would be put into itself.
    pub fn put(
        &mut self,
        program: &Program,
        object: Ref,
        into: Place,
        at: At,
        face_down: Option<bool>,
    ) -> Result<Ref, Fault> {
        if self.rec(object).is_none() {
            return Err(FaultKind::Gone.into());
        }
        let Some(zone) = self.zone_of(program, into) else {
            return Err(FaultKind::NoSuchPlace.into());
        };
        if into
            .host()
            .is_some_and(|host| host == object || self.is_within(host, object))
        {
            return Err(FaultKind::Inside.into());
        }
        Ok(self.settle(program, object.index, (zone, into), at, face_down))
    }

    /// Each of two objects takes the other's place; what they hold stays with them.
    ///
    /// # Errors
    /// When one is gone, or is within the other.
    pub fn exchange(
        &mut self,
        program: &Program,
        one: Ref,
        other: Ref,
    ) -> Result<(Ref, Ref), Fault> {
        let (Some(first), Some(second)) = (self.rec(one).copied(), self.rec(other).copied()) else {
            return Err(FaultKind::Gone.into());
        };
        let (Some(here), Some(there)) = (first.place, second.place) else {
            return Err(FaultKind::Gone.into());
        };
        if one == other {
            return Ok((one, other));
        }
        if self.is_within(one, other) || self.is_within(other, one) {
            return Err(FaultKind::Inside.into());
        }
        let (Some(from), Some(to)) = (self.position(one), self.position(other)) else {
            return Err(FaultKind::Gone.into());
        };
        if here == there {
            self.listed_mut(here).swap(from, to);
            self.stamp_place(here);
            return Ok((one, other));
        }
        let (mine, its) = (program.zone(here.zone())?, program.zone(there.zone())?);
        let one = self.settle(
            program,
            one.index,
            (its, there),
            At::Position(to),
            Some(!second.face_up),
        );
        let other = self.settle(
            program,
            other.index,
            (mine, here),
            At::Position(from),
            Some(!first.face_up),
        );
        Ok((one, other))
    }

    /// Puts the objects of a place in random order. Nobody who did not see the place knows them now.
    ///
    /// # Errors
    /// When there is no such place.
    pub fn shuffle(&mut self, program: &Program, place: Place) -> Result<(), Fault> {
        if !self.is_place(program, place) {
            return Err(FaultKind::NoSuchPlace.into());
        }
        let mut order = self.contents(place).to_vec();
        self.random.shuffle(&mut order);
        self.set_order(place, &order);
        for id in order {
            let known = self
                .rec_at(id)
                .map_or(0, |rec| self.seen_by(program, place, rec));
            self.set_known(id, known);
        }
        Ok(())
    }

    /// Gives the objects of a place a new order, which must have the same members.
    pub(crate) fn set_order(&mut self, place: Place, order: &[u32]) {
        let ids = self.listed_mut(place).iter_mut();
        ids.zip(order).for_each(|(id, new)| *id = *new);
        self.stamp_place(place);
    }

    /// The players who see a card that lies in a place, a bit for each.
    pub(super) fn seen_by(&self, program: &Program, place: Place, rec: &Rec) -> u8 {
        let zone = program.zone(place.zone());
        self.sight(zone.map_or(Sees::Nobody, |zone| zone.sees), place, rec)
    }

    fn sight(&self, sees: Sees, place: Place, rec: &Rec) -> u8 {
        let bit = |player: Option<u8>| {
            player
                .filter(|player| *player < 8)
                .map_or(0, |player| 1_u8 << player)
        };
        match sees {
            Sees::Everybody => u8::MAX,
            Sees::Holder => bit(match place {
                Place::Game(_) => None,
                Place::Player(_, player) => Some(player),
                Place::Object(_, host) => self.rec(host).and_then(Rec::controller),
            }),
            Sees::Owner => bit(rec.owner()),
            Sees::Nobody => 0,
        }
    }

    /// Moves a checked object and does what follows from being elsewhere.
    fn settle(
        &mut self,
        program: &Program,
        index: u32,
        (zone, into): (&Zone, Place),
        at: At,
        face_down: Option<bool>,
    ) -> Ref {
        let was = self.rec_or_default(index);
        if let Some(from) = was.place {
            self.unlist(from, index);
            self.stamp_place(from);
        }
        let beside = |other: Ref| position(self.contents(into), other.index);
        let at = match at {
            At::First => 0,
            At::Last => usize::MAX,
            At::After(other) => beside(other).map_or(usize::MAX, |at| at + 1),
            At::Before(other) => beside(other).unwrap_or(0),
            At::Position(position) => position,
        };
        self.list(into, at, index);
        self.stamp_place(into);
        self.stamp(Aspect::whereabouts(index));
        let host = into.host().and_then(|host| self.rec(host));
        let now = zone.in_play && (into.host().is_none() || host.is_some_and(|host| host.in_play));
        let open = zone.sees == Sees::Everybody;
        let face_up = face_down.map_or(open, |down| !down);
        let known = if open && !face_up {
            was.known
        } else {
            was.known | self.sight(zone.sees, into, &was)
        };
        // What comes out of a hand or a shuffled pile is nobody of whom it is known where he was.
        let hidden = |place| {
            self.zone_of(program, place)
                .is_some_and(|zone| zone.sees != Sees::Everybody)
        };
        let unknown = !was.in_play && was.place.is_some_and(hidden);
        if let Some(rec) = self.objects.get_mut(index as usize) {
            if was.in_play && !now {
                rec.last_place = was.place;
            } else if unknown {
                rec.last_place = None;
            }
            rec.place = Some(into);
            rec.since = self.clock;
            rec.face_up = face_up;
            rec.known = known;
        }
        if was.face_up != face_up {
            self.stamp(Aspect::FACE);
        }
        if was.known != known {
            self.stamp(Aspect::KNOWN);
        }
        if was.in_play && !now {
            self.leave_play(program, index);
        } else if now && !was.in_play {
            self.enter_play(program, index);
        }
        if !now || matches!(into, Place::Player(..)) {
            self.set_controller(index, was.owner());
        }
        let now = self.objects.get(index as usize);
        Ref {
            index,
            generation: now.map_or(was.generation, |rec| rec.generation),
        }
    }

    fn rec_or_default(&self, index: u32) -> Rec {
        self.objects
            .get(index as usize)
            .copied()
            .unwrap_or_default()
    }

    /// An object, and what it holds where that is in play, comes into play.
    fn enter_play(&mut self, program: &Program, index: u32) {
        let mut open = vec![index];
        while let Some(index) = open.pop() {
            let Some(rec) = self.objects.get_mut(index as usize) else {
                continue;
            };
            if std::mem::replace(&mut rec.in_play, true) {
                continue;
            }
            rec.last_place = None;
            let (kind, handle) = (rec.kind, rec.handle(index));
            self.list_in_play(program, index, kind, true);
            self.arm_card(program, index, false, true);
            self.stamp(Aspect::identity(index));
            open.extend(
                self.held_by(handle)
                    .filter(|(place, _)| self.is_in_play(program, *place))
                    .map(|held| held.1),
            );
        }
    }

    /// An object, and what it holds, leaves play: it becomes new, and forgets.
    fn leave_play(&mut self, program: &Program, index: u32) {
        let mut open = vec![index];
        while let Some(index) = open.pop() {
            let old = self.rec_or_default(index);
            if !old.in_play {
                continue;
            }
            let handle = old.handle(index);
            self.list_in_play(program, index, old.kind, false);
            self.arm_card(program, index, false, false);
            self.end_effects_of(program, handle);
            self.clear_marks(index);
            let inside: Vec<u32> = self.held_by(handle).map(|held| held.1).collect();
            let generation = (old.generation + 1) & 0x7fff_ffff;
            let kind = old.printed_kind(program);
            if let Some(rec) = self.objects.get_mut(index as usize) {
                rec.in_play = false;
                rec.generation = generation;
                rec.kind = kind;
                rec.set_controller(rec.owner());
            }
            self.clear_cells(index);
            self.drop_side(index);
            // What it holds stays in its zones, which now belong to its new life.
            let host = Ref { index, generation };
            for id in &inside {
                if let Some(rec) = self.objects.get_mut(*id as usize) {
                    if rec.in_play {
                        rec.last_place = rec.place;
                    }
                    if let Some(Place::Object(_, old)) = &mut rec.place {
                        *old = host;
                    }
                }
                self.stamp(Aspect::whereabouts(*id));
            }
            self.stamp(Aspect::identity(index));
            open.extend(inside);
        }
    }

    fn drop_side(&mut self, index: u32) {
        let from = (index, FieldId(0));
        let there: Vec<(u32, FieldId)> = self
            .side
            .range(from..=(index, SOURCE))
            .map(|entry| *entry.0)
            .collect();
        for key in there {
            self.side.remove(&key);
            self.stamp(Aspect::field(key.1, index));
        }
    }
}
