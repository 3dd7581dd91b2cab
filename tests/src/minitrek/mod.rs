//! Minitrek: a miniature card game, its rules written out by hand.
//!
//! This is the twin of the same game written as scripts, and what the scripts are held against:
//! move for move, for what they do, and second for second, for what they cost. What comes in is a [`Deal`]
//! (every card's facts and order, from one number), then moves and the answers of chance. What goes
//! out is the list of legal moves and a listing of the table. It knows nothing of the language, of
//! the machine, of clocks or of random numbers other than those handed to it.
//!
//! The rules, numbered, are in `tests/games/minitrek/README.md`; "rule 6.2" in a comment means that
//! text. Each idea has its file: [`cards`], [`deal`], [`state`], [`legal`](mod@legal),
//! [`team`], [`apply`](mod@apply),
//! [`digest`](mod@digest), [`play`]. [`script`] and [`look`] play and see the scripts; [`picture`] is what both are
//! compared by.

pub mod apply;
pub mod cards;
pub mod deal;
pub mod digest;
pub mod legal;
pub mod look;
pub mod picture;
pub mod play;
pub mod script;
pub mod state;
pub mod table;
pub mod team;

#[cfg(test)]
mod tests;

pub use apply::apply;
pub use cards::{Attribute, CardId, Dilemma, Facts, Kind, Mission, Person, Player, Skill};
pub use deal::{Deal, SplitMix};
pub use digest::digest;
pub use legal::{Move, legal};
pub use look::Looker;
pub use picture::Picture;
pub use play::{next_question, play_out, play_out_copying, play_random};
pub use script::Scripted;
pub use state::{Card, Place, State};
pub use team::Team;
