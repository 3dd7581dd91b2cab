//! The table as one player sees it: what lies before him, what happened, what he is asked, and how he answers.
//!
//! This is the protocol that clients speak, be they a page in a browser or a program at the other end of a socket.
//! All of it is plain data with names beside numbers, so that a client needs no rulebook; [`VERSION`] rises when what
//! is there changes its meaning. A client sends a [`Request`] and gets a [`Reply`].
//!
//! The rooms: [`lay`](View) is what lies where; [`handle`](Handle) is by what a player speaks of it; [`asked`](Asked)
//! is a question with its answers in words; [`told`](Line) is what happened; [`manner`](Manner) answers what a person
//! need not be asked; [`session`](Session) is a game with people and bots at it, begun with decks or (`position`)
//! where a scenario begins.
//!
//! Nobody sees more than his seat: what a player is sent is the same in all games that differ only in what he may not
//! know.

mod asked;
mod handle;
mod lay;
mod manner;
mod position;
mod reasons;
mod say;
mod session;
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

#[cfg(test)]
mod tests;
