//! Running statements.
//!
//! In: a position whose innermost frame stands at some instruction, and an answer if it asked for one.
//! Out: the position at the next question. [`code`] is what statements become at link ([`flatten`](mod@flatten)),
//! [`frame`] is the call stack as a value; the machine ([`machine`]) steps through instructions
//! ([`instr`]), verbs ([`deed`]), actions ([`action`]), waiting texts ([`queue`], in the order of [`order`]) and the settling of
//! what is kept true ([`settle`]).

mod action;
mod again;
mod ask;
mod call;
pub mod code;
mod deed;
mod drawing;
pub mod event;
pub mod flatten;
mod frame;
mod instr;
pub(crate) mod lookahead;
mod machine;
mod names;
mod order;
mod queue;
mod react;
mod settle;
mod unwind;
mod writes;

pub(crate) use action::action_of;
pub use ask::Matter;
pub use code::Code;
pub(crate) use deed::lacks;
pub use event::{Event, Happened, Seen};
pub use flatten::{FlattenError, flatten};
pub(crate) use frame::Loop;
pub use frame::{Frame, FrameKind, Outcome, Stack};
pub(crate) use machine::{Given, Machine, Rest, Stop};
