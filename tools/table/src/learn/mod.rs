//! What programs that learn to play ask of a game: a position in numbers, and answers in small parts.
//!
//! In: a game, and for whom. Out: [`Numbers`], rows of numbers that tell no more than his seat may know; and a
//! [`Draft`], in which an answer is put together by one number after the other, so that even an answer with many sets
//! is a few short lists.

mod draft;
mod numbers;

pub use draft::{Draft, Unfit};
pub use numbers::{ACTION, Action, HEAD, Numbers, THING, Thing};

#[cfg(test)]
mod tests;
