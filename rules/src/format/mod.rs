//! Formats: which rules, which cards, which bans, which house rules.
//!
//! What comes in are the `format` items of scripts; what goes out is a [`Format`], one value that says
//! everything about how a game is played, and, with the packs, a content hash ([`hash`](mod@hash)) that
//! two engines compare before they play each other.
//!
//! ```text
//! format "First Summer" {
//!   rules r24
//!   text as of 1995-12-31
//!   pool set premiere, alternate_universe
//!   pool card "Some Other Title", "A Third" version "Reprint"
//!   ban "Some Title" because "it ends games on the first turn"
//!   deck needs size(draw_deck of you) <= 40 because "a deck has at most 40 cards"
//!   house { forbid draw of (n: number) when n > 3 }
//! }
//! ```
//!
//! Everything a format may leave out has a value: the packs' own edition, the latest text, every card.

mod error;
pub mod hash;
mod read;

pub use error::FormatError;
pub use read::read;

use smol_str::SmolStr;
use spaceline_lang::sentence::{Date, Item};
use spaceline_lang::span::Span;

/// How a game is played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Format {
    /// Its name.
    pub name: SmolStr,
    /// Where it stands.
    pub span: Span,
    /// The edition of the rules; none for that of the packs.
    pub rules: Option<(SmolStr, Span)>,
    /// The day whose text is in force; none for the latest.
    pub as_of: Option<Date>,
    /// The sets whose cards may be played, by name or title; empty for all.
    pub pool: Vec<(SmolStr, Span)>,
    /// Single cards that may be played besides.
    pub pool_cards: Vec<Printing>,
    /// The decks that it is played with when none are named; none for those of the packs.
    pub starters: Vec<(SmolStr, Span)>,
    /// Cards that may not be played.
    pub bans: Vec<Ban>,
    /// Declarations with the last word, the format's demands on decks among them.
    pub house: Vec<Item>,
}

/// A card that a format names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printing {
    /// Its title.
    pub title: SmolStr,
    /// Which of several cards of this title; none for all of them.
    pub version: Option<SmolStr>,
    /// Where it is said.
    pub span: Span,
}

impl Printing {
    /// Whether it names a card of this title and version.
    #[must_use]
    pub fn is(&self, title: &str, version: Option<&str>) -> bool {
        self.title == title && (self.version.is_none() || self.version.as_deref() == version)
    }
}

/// A card that may not be played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ban {
    /// Which.
    pub card: Printing,
    /// Why.
    pub because: Option<SmolStr>,
}

impl Format {
    /// The format of games for which none is named: the packs' rules with everything loaded.
    #[must_use]
    pub fn open() -> Self {
        Self {
            name: SmolStr::new_static("open"),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests;
