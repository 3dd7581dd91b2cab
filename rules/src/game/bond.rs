//! What a game is bound to: its rules, and the cards that lie in its decks.
//!
//! A game that was written down goes on under any book that has the same rules and the same cards of its decks,
//! whatever other cards stand beside them. No text brings in a card from anywhere else: where the machine learns to,
//! those cards belong here too. What is compared is what scripts say, item by item, so that it can be told what is
//! different. Scenarios, citations and what bots are told count for nothing.

use crate::deck::Deck;
use serde::{Deserialize, Serialize};
use spaceline_lang::sentence::{Date, Item, Word, WordKind};
use spaceline_lang::tree::{Book, CardId, TextId};
use spaceline_lang::words::Key;
use spaceline_runtime::hash::StableHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::hash::Hasher;

/// What rules and cards say, in short, by what they are called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bond {
    /// The rules, and what else scripts declare.
    rules: BTreeMap<String, String>,
    /// The cards, by title and version.
    cards: BTreeMap<String, String>,
}

/// Something that is not as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    what: String,
    how: How,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    Other,
    New,
    Gone,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = match self.how {
            How::Other => "has changed",
            How::New => "is new",
            How::Gone => "is gone",
        };
        write!(f, "{} {how}", self.what)
    }
}

/// No more changes than this are told by name.
const TOLD: usize = 5;

/// Changes as one says them.
#[must_use]
pub fn told(changes: &[Change]) -> String {
    let named = changes.iter().take(TOLD).map(ToString::to_string);
    let mut parts: Vec<String> = named.collect();
    match changes.len().saturating_sub(TOLD) {
        0 => {}
        1 => parts.push("and one thing more".to_owned()),
        more => parts.push(format!("and {more} things more")),
    }
    parts.join(", ")
}

impl Bond {
    /// What of this belongs to a game between these decks.
    #[must_use]
    pub fn of_game<'d>(&self, book: &Book, decks: impl IntoIterator<Item = &'d Deck>) -> Self {
        let piles = decks.into_iter().flat_map(|deck| &deck.piles);
        let cards: BTreeSet<CardId> = piles.flat_map(|pile| pile.cards.iter().copied()).collect();
        let cards = cards.into_iter().map(|card| {
            let name = name_of(book, card);
            let says = self.cards.get(&name).cloned().unwrap_or_default();
            (name, says)
        });
        Self {
            rules: self.rules.clone(),
            cards: cards.collect(),
        }
    }

    /// What is not as it was when a game was bound so. `self` is all there is now.
    #[must_use]
    pub fn changes_since(&self, then: &Self) -> Vec<Change> {
        let mut changes = Vec::new();
        let mut add = |what: String, how| changes.push(Change { what, how });
        for (name, says) in &then.cards {
            match self.cards.get(name) {
                Some(now) if now == says => {}
                Some(_) => add(format!("\"{name}\""), How::Other),
                None => add(format!("\"{name}\""), How::Gone),
            }
        }
        for (name, says) in &then.rules {
            match self.rules.get(name) {
                Some(now) if now == says => {}
                Some(_) => add(format!("`{name}`"), How::Other),
                None => add(format!("`{name}`"), How::Gone),
            }
        }
        let new = self
            .rules
            .keys()
            .filter(|name| !then.rules.contains_key(*name));
        new.for_each(|name| add(format!("`{name}`"), How::New));
        changes
    }
}

/// A title, with the version behind it where there is one.
fn name_of(book: &Book, card: CardId) -> String {
    let text = |id: TextId| book.text(id);
    let card = book.at(card);
    card.map_or_else(String::new, |card| {
        named(text(card.title), card.version.map(text))
    })
}

fn named(title: &str, version: Option<&str>) -> String {
    match version {
        Some(version) => format!("{title} ({version})"),
        None => title.to_owned(),
    }
}

/// Gathers what a bond holds, script by script.
#[derive(Debug)]
pub(crate) struct Binder {
    rules: BTreeMap<String, Vec<u64>>,
    cards: BTreeMap<String, Vec<u64>>,
    /// What the set says in whose part of a script the next cards stand.
    set: u64,
    /// Editions with what they build on.
    editions: Vec<(String, Option<String>, u64)>,
    /// Rulings: in which edition, of which card.
    rulings: Vec<(String, String, u64)>,
    edition: Option<String>,
    as_of: Option<Date>,
}

impl Binder {
    /// For games under this edition, with the texts of this day.
    pub(crate) fn new(edition: Option<&str>, as_of: Option<Date>) -> Self {
        Self {
            rules: BTreeMap::new(),
            cards: BTreeMap::new(),
            set: 0,
            editions: Vec::new(),
            rulings: Vec::new(),
            edition: edition.map(str::to_owned),
            as_of,
        }
    }

    /// Another script begins.
    pub(crate) const fn script(&mut self) {
        self.set = 0;
    }

    /// Something that is no item, such as the format.
    pub(crate) fn add(&mut self, name: String, says: u64) {
        self.rules.entry(name).or_default().push(says);
    }

    /// An item, and the number of what it says.
    pub(crate) fn item(&mut self, item: &Item, says: u64) {
        match item.key() {
            Some(Key::Titles) => {}
            Some(Key::Set) => self.set = says,
            Some(Key::Card) => {
                let says = [self.set, says];
                self.cards.entry(card(item)).or_default().extend(says);
            }
            Some(Key::Errata) => {
                let dated = item.head.words.iter().find_map(|word| match &word.kind {
                    WordKind::Date(day) => Some(*day),
                    _ => None,
                });
                if dated.is_none_or(|day| self.as_of.is_none_or(|last| day <= last)) {
                    self.cards.entry(card(item)).or_default().push(says);
                }
            }
            Some(Key::Ruling) => {
                let edition = behind(item, "in").unwrap_or_default();
                self.rulings.push((edition, card(item), says));
            }
            Some(Key::Edition) => {
                let name = item.head.words.first().and_then(text);
                let base = behind(item, "extends");
                self.editions.push((name.unwrap_or_default(), base, says));
            }
            _ => self.add(label(item), says),
        }
    }

    /// All of it.
    pub(crate) fn finish(mut self) -> Bond {
        let mut next = self.edition.take();
        for _ in 0..=self.editions.len() {
            let Some(name) = next.take() else { break };
            for (_, card, says) in self.rulings.iter().filter(|(of, ..)| *of == name) {
                self.cards.entry(card.clone()).or_default().push(*says);
            }
            let mut editions = self.editions.iter();
            if let Some((_, base, says)) = editions.find(|(of, ..)| *of == name) {
                let (base, says) = (base.clone(), *says);
                self.add(format!("edition {name}"), says);
                next = base;
            }
        }
        let short = |all: BTreeMap<String, Vec<u64>>| {
            let all = all.into_iter();
            all.map(|(name, says)| (name, format!("{:08x}", of_all(&says) >> 32)))
                .collect()
        };
        Bond {
            rules: short(self.rules),
            cards: short(self.cards),
        }
    }
}

/// One number for several.
fn of_all(numbers: &[u64]) -> u64 {
    let mut hasher = StableHasher::new();
    numbers.iter().for_each(|number| hasher.write_u64(*number));
    hasher.finish()
}

/// The title and version that an item begins with.
fn card(item: &Item) -> String {
    let title = item.head.words.first().and_then(text).unwrap_or_default();
    named(&title, behind(item, "version").as_deref())
}

/// What stands behind a word of an item's head.
fn behind(item: &Item, word: &str) -> Option<String> {
    let mut words = item.head.words.iter().skip_while(|one| !one.is(word));
    words.nth(1).and_then(text)
}

fn text(word: &Word) -> Option<String> {
    match &word.kind {
        WordKind::Text(text) => Some(text.to_string()),
        _ => word.name().map(str::to_owned),
    }
}

/// How an item is called: its key and its name. Items that are called alike are one.
fn label(item: &Item) -> String {
    let key = item.key();
    let names = match key {
        Some(Key::Clause | Key::Add) | None => 2,
        Some(_) => 1,
    };
    let key = key.map(|key| key.text().to_owned());
    let names = item.head.words.iter().map_while(text).take(names);
    key.into_iter().chain(names).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
