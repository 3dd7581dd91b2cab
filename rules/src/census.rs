//! How far cards are scripted, counted by set and kind.

use serde::Serialize;
use spaceline_lang::tree::{Book, Card, TextId};
use std::collections::BTreeMap;

/// How much of a card is scripted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// All of it.
    #[default]
    Complete,
    /// Its facts and some of its text.
    Partly,
    /// Nothing but facts.
    Facts,
}

impl Grade {
    /// That of a printed card: one that says that something is missing is not complete.
    #[must_use]
    pub fn of(card: &Card) -> Self {
        if card.not_encoded.is_empty() {
            Self::Complete
        } else if card.clauses.is_empty() && card.hooks.is_empty() && card.actions.is_empty() {
            Self::Facts
        } else {
            Self::Partly
        }
    }
}

/// How many cards are scripted how far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// Wholly.
    pub complete: usize,
    /// Facts and some of the text.
    pub partly: usize,
    /// Nothing but facts.
    pub facts: usize,
}

impl Counts {
    /// Counts one more.
    pub fn add(&mut self, grade: Grade) {
        match grade {
            Grade::Complete => self.complete += 1,
            Grade::Partly => self.partly += 1,
            Grade::Facts => self.facts += 1,
        }
    }

    /// Counts all of another count, too.
    pub fn add_all(&mut self, other: Self) {
        self.complete += other.complete;
        self.partly += other.partly;
        self.facts += other.facts;
    }
}

/// The title of a card's set, and its kind as people call it; the set is empty where a card has none.
#[must_use]
pub fn place(book: &Book, card: &Card) -> (String, String) {
    let text = |id: TextId| book.text(id);
    let set = card.set.and_then(|set| book.at(set));
    let kind = book.at(card.kind);
    let kind = kind.map_or("", |kind| kind.named.name.as_str());
    (
        set.map_or("", |set| text(set.title)).to_owned(),
        kind.replace('_', " "),
    )
}

/// The cards of a book, by set and kind.
#[must_use]
pub fn census(book: &Book) -> BTreeMap<(String, String), Counts> {
    let mut found: BTreeMap<(String, String), Counts> = BTreeMap::new();
    for card in &book.cards {
        found
            .entry(place(book, card))
            .or_default()
            .add(Grade::of(card));
    }
    found
}
