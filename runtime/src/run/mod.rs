//! Running statements.
//!
//! In: a position whose innermost frame stands at some instruction, and an answer if it asked for one.
//! Out: the position at the next question. The machine ([`machine`]) steps through instructions ([`instr`]),
//! verbs ([`deed`]), actions ([`action`]), waiting texts ([`queue`], in the order of [`order`]) and the settling of
//! what is kept true ([`settle`]).

mod action;
mod again;
mod ahead;
mod call;
mod choose;
mod deed;
mod drawing;
pub mod event;
mod instr;
mod machine;
mod names;
mod order;
mod queue;
mod react;
mod settle;
mod unwind;
mod writes;

pub use event::{Event, Happened};
pub(crate) use machine::{Given, Machine, Rest, Stop};
