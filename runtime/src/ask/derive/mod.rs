//! Answers that standing text has a say in.
//!
//! In: a position and questions about it. Out: what a field is after all that changes it
//! ([`field`]), whether an object is in a state ([`state`]), which texts are in force ([`standing`]),
//! which cards a title means ([`title`]). All of these are remembered for as long as
//! nothing they rest on changes; remembering shows in speed only.

mod change;
mod circle;
mod explain;
mod field;
mod order;
mod standing;
mod state;
mod title;

pub use change::ChangeRecord;
pub(crate) use circle::Open;
pub use explain::{Changed, Explanation};
pub(crate) use order::Apart;
pub use standing::{Texts, TextsIter};

pub(crate) use change::as_levels;

#[cfg(test)]
mod tests;
