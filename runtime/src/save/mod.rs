//! Writing positions down and reading them back with suspicion.
//!
//! In: a position, out: a text that says which book it belongs to; and back. Whatever can be computed
//! from the rest (lists by kind, texts that stand) is not written but built anew. A text that was
//! altered, cut off or made up gives an error: every index is checked, every object must be in
//! exactly one place, and no object within itself.

mod check;

use crate::fault::Fault;
use crate::link::Program;
use crate::state::Stack;
use crate::state::{
    Armed, Cells, Effect, Happening, Key, Lasting, Random, Rec, Running, State, Tally,
};
use crate::value::{Place, Value};
use check::{Checker, check_depths};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{FieldId, ZoneId};
use std::sync::Arc;
use thiserror::Error;

/// The version of the format.
pub const FORMAT: u32 = 5;

/// Why a saved position cannot be read.
#[derive(Debug, Error)]
pub enum LoadError {
    /// It is no saved position, or one of which something is missing.
    #[error("this is no saved game: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It was saved in another format.
    #[error("this game was saved in format {found}; this machine reads format {FORMAT}")]
    Format {
        /// Which.
        found: u32,
    },
    /// It belongs to other scripts.
    #[error("this game was saved under other rules or cards")]
    OtherBook,
    /// It contradicts itself or its book.
    #[error("this saved game is damaged: {0}")]
    Damaged(&'static str),
    /// Its frames are none of its book's.
    #[error("this saved game is damaged: {0}")]
    Frames(Fault),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    format: u32,
    book: u64,
    players: u8,
    objects: Vec<Rec>,
    cells: Vec<(u32, Cells)>,
    places: Vec<(Place, Vec<u32>)>,
    side: Vec<(u32, FieldId, Value)>,
    wide: Vec<Option<Value>>,
    free: Vec<u32>,
    origin: Vec<ZoneId>,
    effects: Vec<(u64, Effect)>,
    limits: Vec<((u32, Key), Tally)>,
    memories: Vec<((u32, Key), Tally)>,
    random: Random,
    clock: u64,
    choices: u64,
    turn: u32,
    turn_player: Option<u8>,
    just: Vec<Happening>,
    running: Running,
    frames: Stack,
}

/// Only the head of a saved position, to tell what it is before reading all of it.
#[derive(Deserialize)]
struct Head {
    format: u32,
    book: u64,
}

/// Writes a position down.
///
/// # Errors
/// When it cannot be written, which does not happen to positions that this machine made.
pub fn save(program: &Program, state: &State) -> Result<String, LoadError> {
    Ok(serde_json::to_string(&Saved {
        format: FORMAT,
        book: program.hash(),
        players: state.players,
        objects: state.objects.iter().copied().collect(),
        cells: (0..)
            .zip(state.cells.iter().copied())
            .filter(|(_, cells)| *cells != Cells::default())
            .collect(),
        places: state.lists(),
        side: state
            .side_entries()
            .map(|(index, field, value)| (index, field, value.clone()))
            .collect(),
        wide: state.wide.iter().cloned().collect(),
        free: state.free.iter().copied().collect(),
        origin: state.origin.to_vec(),
        effects: state
            .effects()
            .map(|(moment, effect)| (moment, effect.clone()))
            .collect(),
        limits: state
            .limits
            .iter()
            .map(|(key, tally)| (key.clone(), *tally))
            .collect(),
        memories: state
            .memories
            .iter()
            .map(|(key, tally)| (key.clone(), *tally))
            .collect(),
        random: state.random.clone(),
        clock: state.clock,
        choices: state.choices,
        turn: state.turn,
        turn_player: state.turn_player,
        just: state.just().cloned().collect(),
        running: state.running.clone(),
        frames: state.frames.clone(),
    })?)
}

/// Reads a position back.
///
/// # Errors
/// When the text is no saved position of this program.
pub fn load(program: &Program, text: &str) -> Result<State, LoadError> {
    let head: Head = serde_json::from_str(text)?;
    if head.format != FORMAT {
        return Err(LoadError::Format { found: head.format });
    }
    if head.book != program.hash() {
        return Err(LoadError::OtherBook);
    }
    let saved: Saved = serde_json::from_str(text)?;
    let checker = Checker {
        program,
        saved: &saved,
    };
    checker.check()?;
    rebuild(program, saved)
}

/// Builds a position from what was checked, and checks what can only be seen then.
fn rebuild(program: &Program, saved: Saved) -> Result<State, LoadError> {
    let mut state = State::new(program, 0);
    for rec in &saved.objects {
        state.push_record(*rec);
    }
    for (index, cells) in &saved.cells {
        if let Some(place) = state.cells.get_mut(*index as usize) {
            *place = *cells;
        }
    }
    let mut placed = vec![false; saved.objects.len()];
    for (place, ids) in &saved.places {
        if !state.is_place(program, *place) || !state.contents(*place).is_empty() {
            return Err(LoadError::Damaged("a place that is not there"));
        }
        for id in ids {
            let rec = state
                .rec_at(*id)
                .ok_or(LoadError::Damaged("an object that is not there"))?;
            let seen = placed
                .get_mut(*id as usize)
                .ok_or(LoadError::Damaged("an object that is not there"))?;
            if rec.place != Some(*place) || std::mem::replace(seen, true) {
                return Err(LoadError::Damaged("an object in two places"));
            }
        }
        state.set_list(*place, ids);
    }
    for (rec, placed) in saved.objects.iter().zip(&placed) {
        if rec.exists() != *placed {
            return Err(LoadError::Damaged("an object in no place"));
        }
    }
    check_depths(program, &saved.objects)?;
    state.free = saved.free.into_iter().collect();
    state.origin = Arc::new(saved.origin);
    for (index, field, value) in saved.side {
        state.put_side(index, field, value);
    }
    for (at, value) in saved.wide.into_iter().enumerate() {
        if let Some(slot) = state.wide.get_mut(at) {
            *slot = value;
        }
    }
    for (moment, effect) in saved.effects {
        if let Lasting::Text(hook) = effect.what {
            state.arm(program, Armed::effect(hook, moment));
        }
        state.effects.insert(moment, Arc::new(effect));
    }
    state.limits = saved.limits.into_iter().collect();
    state.memories = saved.memories.into_iter().collect();
    state.random = saved.random;
    state.choices = saved.choices;
    state.turn = saved.turn;
    state.turn_player = saved.turn_player;
    state.just = saved.just.into_iter().map(Arc::new).collect();
    state.running = saved.running;
    state.frames = saved.frames;
    state.rebuild_index(program);
    state.clock = saved.clock;
    Ok(state)
}

#[cfg(test)]
mod tests;
