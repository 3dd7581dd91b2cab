//! What clients of the engine speak: a game as one player sees it, as plain data, as a story and in numbers.
//!
//! What comes in are rules and games of `spaceline-rules`, the seat from which somebody looks at one, and what he asks
//! and answers. What goes out are what he sees and is asked, what happened, and why an answer is refused; all of it
//! without the rulebook.
//!
//! The head of the crate is the protocol that clients speak, be they a page in a browser or a program at the other end
//! of a socket. All of it is plain data with names beside numbers, so that a client needs no rulebook; [`VERSION`]
//! rises when what is there changes its meaning. A client sends a [`Request`] and gets a [`Reply`]. The rooms:
//! [`lay`](View) is what lies where; [`handle`](Handle) is by what a player speaks of it; [`asked`](Asked) is a
//! question with its answers in words; [`told`](Line) is what happened; [`manner`](Manner) answers what a person need
//! not be asked; [`session`](Session) is a game with people and bots at it, begun with decks or (`position`) where a
//! scenario begins.
//!
//! Beside the protocol:
//!
//! - [`story`] tells what happened, line by line;
//! - [`shortfall`] tells what a game cannot do of its cards;
//! - [`learn`] tells positions in numbers, and puts answers together in small parts;
//! - [`json`] is what commands tell to other programs.
//!
//! Nobody sees more than his seat: what a player is sent is the same in all games that differ only in what he may not
//! know.
//!
//! The crate knows no socket, no page, no terminal and no file: whoever carries its data does. It reads no scripts,
//! runs no scenarios, and knows no game.

mod asked;
mod handle;
pub mod json;
mod lay;
pub mod learn;
mod manner;
mod position;
mod reasons;
mod say;
mod session;
pub mod shortfall;
pub mod story;
mod told;

pub use asked::{Asked, Candidate, Entry, Form, Pick, Way, how_many};
pub use handle::{Handle, Handles};
pub use lay::{Side, Spot, Thing, View, view};
pub use manner::{Ask, Manner};
pub use reasons::misfits;
pub use say::{About, Reply, Request, Seen};
pub use session::{Library, Seated, Session};
pub use told::Line;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The example of the README, as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

#[cfg(test)]
mod tests;

#[cfg(test)]
#[path = "../../../rules/src/toy.rs"]
pub mod toy;
