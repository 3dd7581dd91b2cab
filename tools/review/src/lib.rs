//! What people who write scripts ask about them: whether they do what they should, and what a change of them changes.
//!
//! What comes in are packs, and the rulebooks that `spaceline-rules` makes of them, with their scenarios. What goes out
//! are lists and counts, sorted, for whoever prints them or makes pages of them.
//!
//! Whoever writes a script asks:
//!
//! - [`scenario`]: does it do what I expect, and if not, what led there?
//! - [`words`]: which words are there, what do they mean, and who uses them?
//! - [`coverage`]: which citations and which cards are tried by scenarios?
//!
//! Whoever answers for the rules asks:
//!
//! - [`audit`]: would a scenario fail if what it cites were not there?
//! - [`standing`]: what of a document is scripted, and what is tried?
//! - [`comparison`]: what becomes of cards, scenarios, decks and games under other rules?
//! - [`history`]: what has a card said, and when?
//! - [`tally`]: how do many games of bots end?
//!
//! [`passage`] shows a part of a script, and where it stands.
//!
//! The crate knows no client: it sits at no table, prints nothing, writes no file, and changes no script. How packs are
//! read and games are played it leaves to `spaceline-rules`; and it knows no game.

pub mod audit;
pub mod comparison;
pub mod coverage;
pub mod history;
pub mod passage;
pub mod scenario;
pub mod standing;
pub mod tally;
pub mod words;

/// The example of the README, as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

#[cfg(test)]
mod apart;

#[cfg(test)]
#[path = "../../../rules/src/toy.rs"]
pub mod toy;
