//! Deck lists, as players have them.
//!
//! What comes in is the text of a list in the community's notation and the cards of a book; what goes
//! out is a [`Deck`]: for each pile a game starts with, the printed cards in the order of the list. On
//! the way [`read()`] finds the lines, and [`resolve`](mod@resolve) finds the cards they mean. Every line that cannot
//! be read or means no card, or several, is told; none is dropped in silence.
//!
//! Two notations are in use, and both are read:
//!
//! - a count, a tab and a title, with the version or the name of a set in parentheses where a title
//!   has several cards; headings such as `Missions:` between the parts;
//! - the older one, in which titles may be in capitals, `%` may stand in front of a title, and `*`
//!   with a short mark may stand behind it.
//!
//! Which headings there are, which pile each means, and which set a short mark means is said by the
//! packs ([`Notation`]).

pub mod enforced;
mod error;
mod left_out;
mod legality;
mod read;
mod resolve;

pub use error::DeckError;
pub use legality::{Violation, filled, violations};
pub use read::{DeckLine, DeckList, DeckPart, read};
pub use resolve::{Catalogue, Deck, Pile, Resolved, resolve};

use crate::pack::Packs;

/// What the packs say about lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notation {
    /// Headings in lower case, and the pile each means; an empty pile is for cards that stay aside.
    pub sections: Vec<(String, String)>,
    /// Short marks in lower case, and the set each means.
    pub marks: Vec<(String, String)>,
    /// Other names of cards in lower case, and the title each means.
    pub titles: Vec<(String, String)>,
}

impl Notation {
    /// What these packs say under an edition; of two that speak of one word, the later.
    #[must_use]
    pub fn of(packs: &Packs, edition: Option<&str>) -> Self {
        let mut notation = Self::default();
        for pack in packs.in_force(edition) {
            notation
                .sections
                .extend(pack.manifest.sections.iter().cloned());
            notation.marks.extend(pack.manifest.marks.iter().cloned());
            notation.titles.extend(pack.manifest.titles.iter().cloned());
        }
        notation
    }

    fn find<'a>(table: &'a [(String, String)], word: &str) -> Option<&'a str> {
        let folded = word.trim().to_lowercase();
        let mut entries = table.iter().rev();
        entries
            .find(|(key, _)| *key == folded)
            .map(|(_, means)| &**means)
    }
}

#[cfg(test)]
mod tests;
