//! Whether a position that was read can be one: every index, every value, every place.

use super::{LoadError, Saved};
use crate::link::{Cell, Codec, Program};
use crate::state::{Cells, Effect, Ends, Lasting, MOST_OBJECTS, Rec, SOURCE, State, unpack};
use crate::value::{Place, Ref, Value};
use spaceline_lang::tree::{FieldId, HookId};

/// Every object is somewhere in a zone of a player or of the game, and is in play exactly if all
/// zones on the way are.
pub(super) fn check_depths(program: &Program, objects: &[Rec]) -> Result<(), LoadError> {
    // For each object whether it is in play, once that is known.
    let mut known: Vec<Option<bool>> = vec![None; objects.len()];
    let mut path = Vec::new();
    for start in 0..objects.len() {
        let mut at = start;
        let mut in_play = loop {
            if let Some(answer) = known.get(at).copied().flatten() {
                break answer;
            }
            if path.len() > objects.len() {
                return Err(LoadError::Damaged("an object within itself"));
            }
            path.push(at);
            match objects.get(at).and_then(|rec| rec.place) {
                Some(Place::Object(_, host)) => at = host.index as usize,
                Some(_) => break true,
                None => break false,
            }
        };
        while let Some(at) = path.pop() {
            let Some(rec) = objects.get(at) else { continue };
            let zone = rec.place.and_then(|place| program.zone(place.zone()).ok());
            in_play = in_play && zone.is_some_and(|zone| zone.in_play);
            if rec.in_play != in_play {
                return Err(LoadError::Damaged("an object in play that is not"));
            }
            if let Some(slot) = known.get_mut(at) {
                *slot = Some(in_play);
            }
        }
    }
    Ok(())
}

pub(super) struct Checker<'a> {
    pub(super) program: &'a Program,
    pub(super) saved: &'a Saved,
}

impl Checker<'_> {
    pub(super) fn check(&self) -> Result<(), LoadError> {
        let Self { program, saved } = self;
        let book = program.book();
        let need = |holds: bool, what: &'static str| {
            if holds {
                Ok(())
            } else {
                Err(LoadError::Damaged(what))
            }
        };
        need(saved.players == program.players(), "the number of players")?;
        need(saved.objects.len() <= MOST_OBJECTS, "too many objects")?;
        let begun = saved.origin.len() <= saved.objects.len();
        let zones = saved.origin.iter().all(|zone| program.zone(*zone).is_ok());
        need(begun && zones, "where the cards began")?;
        need(saved.clock <= u64::MAX / 2, "the clock")?;
        need(
            saved
                .turn_player
                .is_none_or(|player| player < saved.players),
            "the player of the turn",
        )?;
        let fresh = State::new(program, 0);
        need(saved.wide.len() == fresh.wide.len(), "fields of players")?;
        for rec in &saved.objects {
            need(self.is_record(rec), "a record of an object")?;
        }
        for (index, cells) in &saved.cells {
            let rec = saved.objects.get(*index as usize);
            let fits = rec.is_some_and(|rec| rec.exists() && self.are_cells(rec, cells));
            need(fits, "a stored field")?;
        }
        let mut free = vec![false; saved.objects.len()];
        for index in &saved.free {
            let listed = free
                .get_mut(*index as usize)
                .map(|listed| std::mem::replace(listed, true));
            need(listed == Some(false), "the numbers that are free")?;
        }
        let agree = saved
            .objects
            .iter()
            .zip(&free)
            .all(|(rec, free)| rec.exists() != *free);
        need(agree, "the numbers that are free")?;
        for (index, field, value) in &saved.side {
            let rec = saved
                .objects
                .get(*index as usize)
                .filter(|rec| rec.exists());
            let own = *field == SOURCE
                || program.field(*field).is_ok_and(|info| {
                    info.cell == Cell::Side
                        && rec.is_some_and(|rec| {
                            info.kind
                                .is_some_and(|kind| program.is_kind(rec.kind, kind))
                        })
                });
            need(
                rec.is_some() && own && self.is_value(value),
                "a stored field",
            )?;
        }
        need(
            saved
                .wide
                .iter()
                .flatten()
                .all(|value| self.is_value(value)),
            "a field of a player",
        )?;
        let mut latest = 0;
        for (moment, effect) in &saved.effects {
            need(
                *moment > latest && *moment <= saved.clock && self.is_effect(effect),
                "a lasting effect",
            )?;
            latest = *moment;
        }
        let limits = saved.limits.iter().map(|entry| (entry, book.limits.len()));
        let memories = saved
            .memories
            .iter()
            .map(|entry| (entry, book.memories.len()));
        for (((what, key), _), count) in limits.chain(memories) {
            need(
                (*what as usize) < count && key.iter().all(|value| self.is_value(value)),
                "a count",
            )?;
        }
        for event in &saved.just {
            let there = event.verb.index() < book.verbs.len();
            let acting = event.acting.is_none_or(|card| self.is_ref(card));
            need(
                there && acting && event.roles.iter().all(|value| self.is_value(value)),
                "an event",
            )?;
        }
        let running = &saved.running;
        need(
            running.actor.is_none_or(|actor| actor < saved.players),
            "the running action",
        )?;
        need(
            self.is_value(&running.subject) && self.is_value(&running.amount),
            "the latest event",
        )?;
        let mut sound = true;
        saved
            .frames
            .each_value(&mut |value| sound = sound && self.is_value(value));
        need(sound, "a value in a frame")?;
        saved.frames.check(program).map_err(LoadError::Frames)
    }

    fn is_record(&self, rec: &Rec) -> bool {
        let Self { program, saved } = self;
        let book = program.book();
        let is_player = |player: Option<u8>| player.is_none_or(|player| player < saved.players);
        let card_fits = rec
            .card()
            .is_none_or(|card| card.index() < book.cards.len() && program.has_card(card));
        let bits = (0_u32..)
            .zip(&book.states)
            .filter_map(|(at, _)| program.state_bit(spaceline_lang::tree::StateId(at)));
        let allowed = bits.fold(0_u64, |bits, bit| bits | 1 << bit);
        if !rec.exists() {
            return *rec
                == Rec {
                    generation: rec.generation,
                    ..Rec::default()
                };
        }
        card_fits
            && rec.kind.index() < book.kinds.len()
            && rec.generation <= 0x7fff_ffff
            && is_player(rec.owner())
            && is_player(rec.controller())
            && rec.states & !allowed == 0
            && rec.since <= saved.clock
            && rec
                .place
                .is_some_and(|place| self.is_value(&Value::Place(place)))
            && rec
                .last_place
                .is_none_or(|place| !rec.in_play && self.is_value(&Value::Place(place)))
    }

    /// Whether the cells of an object hold what its fields can hold.
    fn are_cells(&self, rec: &Rec, cells: &Cells) -> bool {
        let mut fit = true;
        let fields = (0_u32..).zip(&self.program.book().fields);
        let infos = fields.filter_map(|(at, _)| self.program.field(FieldId(at)).ok());
        for info in infos {
            if let (Cell::Record(at, codec), Some(kind)) = (info.cell, info.kind)
                && self.program.is_kind(rec.kind, kind)
                && let Some(cell) = cells.0.get(usize::from(at))
            {
                fit = fit && self.is_cell(codec, *cell);
            }
        }
        fit
    }

    /// Whether a cell holds what its field can hold.
    fn is_cell(&self, codec: Codec, cell: i64) -> bool {
        let small = match codec {
            Codec::Number => true,
            Codec::Truth => (0..=1).contains(&cell),
            Codec::Player => (0..=i64::from(u8::MAX)).contains(&cell),
            Codec::Object => cell >= 0,
            Codec::Symbol | Codec::Kind => (0..=i64::from(u32::MAX)).contains(&cell),
        };
        match unpack(codec, cell) {
            None | Some(Value::Nothing) => true,
            Some(value) => small && self.is_value(&value),
        }
    }

    fn is_ref(&self, object: Ref) -> bool {
        (object.index as usize) < self.saved.objects.len()
    }

    fn is_value(&self, value: &Value) -> bool {
        let book = self.program.book();
        match value {
            Value::Nothing | Value::Truth(_) | Value::Number(_) | Value::Words(_) => true,
            Value::Text(id) => id.index() < book.texts.len() && self.program.canonical(*id) == *id,
            Value::Title(id) => id.index() < book.titles.len(),
            Value::Player(player) => *player < self.saved.players,
            Value::Object(object) => self.is_ref(*object),
            Value::Symbol(id) => id.index() < book.symbols.len(),
            Value::Kind(id) => id.index() < book.kinds.len(),
            Value::Place(place) => {
                place.zone().index() < book.zones.len()
                    && place
                        .player()
                        .is_none_or(|player| player < self.saved.players)
                    && place.host().is_none_or(|host| self.is_ref(host))
            }
            Value::Clause(clause) => self.is_ref(clause.of),
            Value::Levels(levels) => levels
                .as_slice()
                .iter()
                .all(|entry| entry.0.index() < book.symbols.len()),
            Value::Set(set) => set.iter().all(|member| self.is_value(member)),
            Value::Quote(quote) => {
                quote.quote.index() < book.quotes.len()
                    && quote
                        .captures
                        .iter()
                        .chain(quote.targets.iter().flatten())
                        .all(|value| self.is_value(value))
                    && self.is_value(&quote.this)
                    && self.is_value(&quote.you)
            }
            // A change means something only while a law is being asked.
            Value::Change(_) => false,
        }
    }

    fn is_effect(&self, effect: &Effect) -> bool {
        let book = self.program.book();
        let what = match effect.what {
            Lasting::Text(HookId(hook)) => (hook as usize) < book.hooks.len(),
            Lasting::Mark(object, state) => {
                self.is_ref(object) && self.program.state_bit(state).is_some()
            }
        };
        let ends = match &effect.ends {
            Ends::Never => true,
            Ends::Event { verb, of, was, .. } => {
                let was = was.as_ref().is_none_or(|(what, was)| {
                    what.index() < book.exprs.len() && self.is_value(was)
                });
                was && verb.index() < book.verbs.len() && self.is_value(of)
            }
            Ends::Happening(of) => self.is_value(of),
            Ends::When(expr) => expr.index() < book.exprs.len(),
        };
        what && ends
            && self.is_value(&effect.this)
            && self.is_value(&effect.you)
            && effect.captures.iter().all(|value| self.is_value(value))
    }
}
