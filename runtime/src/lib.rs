//! The machine: a typed program, a position and a choice in; a new position, events and reasons out.
//!
//! What comes in is a [`Book`](spaceline_lang::tree::Book), linked once into a [`Program`]; what goes
//! out are values: positions ([`State`]) that can be kept, saved and compared, the answers of pure
//! expressions ([`Eval`]), and errors as data ([`Fault`]). The machine knows players, objects, kinds,
//! fields, zones, states, verbs, actions and time. It never knows which game is played: everything
//! else is declared in scripts. It reads no file, no clock, no environment and no global random
//! source, so that the same program, seed and choices give the same game everywhere.
//!
//! The rooms, each of which knows only those before it:
//!
//! - [`fault`] and [`hash`]: errors as data, and hashes that are the same everywhere;
//! - [`value`]: what expressions yield;
//! - [`tell`]: values in words;
//! - [`link`]: the book with its indices and instructions, as a [`Program`];
//! - [`state`]: a position with the stack of what runs in it, and the few functions that write to it;
//! - [`save`]: positions written down, and read back with suspicion;
//! - [`memo`]: answers with what they rest on, for as long as they hold;
//! - [`ask`]: pure questions to a position, what standing text makes of the answers, and what players may choose;
//! - [`run`]: takes steps until somebody must choose;
//! - [`log`]: what happened, in words;
//! - [`game`]: all of it as a value;
//! - [`seat`]: a game as one player may know it.

pub mod ask;
pub mod fault;
pub mod game;
pub mod hash;
pub mod link;
pub mod log;
pub mod memo;
pub mod run;
pub mod save;
pub mod seat;
pub mod state;
pub mod tell;
pub mod value;

#[cfg(test)]
mod testing;

pub use ask::evaluate::{Eval, Workspace};
pub use ask::{Choice, Decision, Question, Refusal};
pub use fault::{Fault, FaultKind};
pub use game::{Error, Game, Pending, Step};
pub use link::Program;
pub use state::State;
pub use value::{Levels, Place, Ref, Set, Value};
