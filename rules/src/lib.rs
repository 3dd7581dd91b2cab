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
//! - [`workspace`] keeps packs checked while their scripts are edited;
//! - [`deck`] reads the community's lists and finds the cards they mean;
//! - [`game`] plays with them, keeps what was chosen, and plays it again;
//! - [`bots`] choose from what one player may know;
//! - [`show`] puts a game into words, [`explain`] what a card says, and [`refusal`] why something cannot be done.
//!
//! Beside the way stand [`codes`] (the pages of the diagnostics of this crate and of those upon it), [`rows`] and
//! [`base`] (what stands beside scripts in files of its own), [`in_force`] and [`census`] (what a card says now, and
//! how far cards are scripted), and [`each`] (many things at once on several cores).
//!
//! The crate knows no game. Which headings a deck list has, which piles a game starts with, what a
//! legal deck is, what a move is worth: all of that is said in packs. It knows no client and no table
//! (`spaceline-table` does), and what a scenario proves it does not ask (`spaceline-review` does).

pub mod base;
pub mod book;
pub mod bots;
pub mod census;
pub mod codes;
pub mod deck;
pub mod each;
pub mod explain;
pub mod format;
pub mod game;
pub mod in_force;
pub mod pack;
pub mod refusal;
pub mod rows;
pub mod show;
pub mod workspace;

#[cfg(test)]
extern crate self as spaceline_rules;
#[cfg(test)]
mod toy;

/// The example of the README, as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
