//! Answers to remember: where they stand, what they rest on, and on which lines of positions they hold.
//!
//! In: answers with the aspects of the position that were read for them. Out: whether one still holds. What the answers
//! are of, the room above knows.

mod kin;
pub mod profile;
mod scopes;
mod table;

pub use kin::Kin;
pub(crate) use scopes::Scopes;
#[cfg(test)]
pub(crate) use table::MOST;
pub(crate) use table::{
    Answer, Found, Row, Table, get, get_within, put, put_in, put_of, put_within,
};
