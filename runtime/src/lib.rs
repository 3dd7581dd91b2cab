//! The machine: a typed program, a position and a choice in; a new position, events and reasons out.
//!
//! What comes in is a [`Book`](spaceline_lang::tree::Book), linked once into a [`Program`]; what goes
//! out are values: positions ([`State`]) that can be kept, saved and compared, the answers of pure
//! expressions ([`Eval`]), and errors as data ([`Fault`]). The machine knows players, objects, kinds,
//! fields, zones, states, verbs, actions and time. It never knows which game is played: everything
//! else is declared in scripts. It reads no file, no clock, no environment and no global random
//! source, so that the same program, seed and choices give the same game everywhere.
//!
//! The rooms: [`value`] is what expressions yield; [`program`] is the book with its indices;
//! [`state`] is a position and the few functions that write to it; [`evaluate`] asks pure questions
//! of a position; [`derive`](mod@derive) answers those that standing text has a say in (fields, states, what is
//! in force); [`save`] writes positions down and reads them back with suspicion; [`offer`] finds what
//! players may choose to do; [`run`] takes steps until somebody must choose; [`game`] holds all of it
//! as a value; [`seat`] and [`log`] tell players what they may know.

pub mod derive;
pub mod evaluate;
pub mod fault;
pub mod game;
pub mod hash;
pub mod log;
pub mod offer;
pub mod profile;
pub mod program;
pub mod run;
pub mod save;
pub mod seat;
pub mod state;
pub mod value;

#[cfg(test)]
mod testing;

pub use evaluate::{Eval, Workspace};
pub use fault::{Fault, FaultKind};
pub use game::{Choice, Decision, Error, Game, Pending, Question, Refusal, Step};
pub use program::Program;
pub use state::State;
pub use value::{Levels, Place, Ref, Set, Value};
