//! The engine people embed: from folders of scripts to games that are played, kept and explained.
//!
//! What comes in are packs (a manifest and the scripts beneath it), deck lists as players write them,
//! a format, a seed and choices. What goes out are a linked program, games, their records, and
//! diagnostics of everything that was wrong on the way, all of them, rendered once at the edge.
//!
//! A text walks one way through these rooms:
//!
//! - [`pack`] finds scripts, bounds their size, and puts packs in the order in which they build on
//!   each other;
//! - [`mod@format`] reads which rules and cards are in force, and hashes what two engines must share;
//! - [`book`] takes packs through parser, reader and linker, and collects what was wrong;
//! - [`comparison`] sets two rules side by side, and tells what comes of it;
//! - [`workspace`] keeps packs checked while their scripts are edited;
//! - [`deck`] reads the community's lists and finds the cards they mean.
//!
//! Beside the way stand [`codes`] (the pages of this crate's diagnostics).
//!
//! The crate knows no game. Which headings a deck list has, which piles a game starts with, what a
//! legal deck is, what a move is worth: all of that is said in packs.

pub mod audit;
pub mod base;
pub mod book;
pub mod bots;
pub mod census;
pub mod codes;
pub mod comparison;
pub mod coverage;
pub mod deck;
mod each;
pub mod explain;
pub mod format;
pub mod game;
pub mod history;
pub mod in_force;
pub mod pack;
pub mod passage;
pub mod refusal;
pub mod rows;
pub mod scenario;
pub mod show;
pub mod standing;
pub mod tally;
pub mod words;
pub mod workspace;

#[cfg(test)]
extern crate self as spaceline_rules;
#[cfg(test)]
mod toy;

/// The example of the README, as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
