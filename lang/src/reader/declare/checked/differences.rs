//! Which words mean something else under other rules, and which cards say them.
//!
//! A name counts as said where all its words are, in whatever order and however far apart: a card that is read once
//! too often costs little, and one that is read too seldom hides a mistake.

use super::words::Meaning;
use crate::sentence::{Item, Word, WordKind};
use crate::words::Key;
use foldhash::HashMap;
use std::cmp::Ordering;

/// A word, in few bits.
type Mark = u32;

/// The words that a text says, in their order.
#[derive(Debug)]
pub(super) struct Said(Box<[Mark]>);

/// What words mean under some rules and not under others.
#[derive(Debug, Default)]
pub(super) struct Differences {
    /// The names that it is about, in their words, each by its longest.
    names: HashMap<Mark, Vec<Vec<Mark>>>,
    /// Whether some of it may matter to every text.
    everywhere: bool,
}

impl Differences {
    /// What differs between two lists, each in its order.
    pub(super) fn between(one: &[Meaning], other: &[Meaning]) -> Self {
        let mut all = Self::default();
        let (mut ones, mut others) = (one.iter().peekable(), other.iter().peekable());
        loop {
            let order = match (ones.peek(), others.peek()) {
                (Some(one), Some(other)) => one.cmp(other),
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (None, None) => return all,
            };
            let one = ones.next_if(|_| order != Ordering::Greater);
            let other = others.next_if(|_| order != Ordering::Less);
            if order != Ordering::Equal
                && let Some(differs) = one.or(other)
            {
                all.add(&differs.name);
            }
        }
    }

    fn add(&mut self, name: &str) {
        // A clause has a colon among its words. Numbers are not looked for.
        let words = name.split([' ', '_', '[', ']']);
        let words = words.filter(|word| word.contains(char::is_alphabetic));
        let longest = words.clone().max_by_key(|word| word.len());
        match longest {
            Some(longest) => {
                let words = words.map(mark).collect();
                self.names.entry(mark(longest)).or_default().push(words);
            }
            None => self.everywhere = true,
        }
    }

    /// Whether nothing differs.
    pub(super) fn is_empty(&self) -> bool {
        self.names.is_empty() && !self.everywhere
    }

    /// Whether something differs that matters to a card that says some words, and of which others are said.
    pub(super) fn matter_to(&self, card: &Said, over: &[Said]) -> bool {
        let said = || std::iter::once(card).chain(over);
        let is_said = |word: &Mark| said().any(|said| said.0.binary_search(word).is_ok());
        let differs = |word: &Mark| {
            let mut names = self.names.get(word).into_iter().flatten();
            names.any(|name| name.iter().all(is_said))
        };
        self.everywhere || said().any(|said| said.0.iter().any(differs))
    }
}

impl Said {
    pub(super) fn by(item: &Item) -> Self {
        let mut all = Vec::new();
        gather(item, &mut all);
        all.sort_unstable();
        all.dedup();
        Self(all.into())
    }
}

fn gather(item: &Item, all: &mut Vec<Mark>) {
    all.extend(item.key().map(|key| mark(Key::text(key))));
    for phrase in item.phrases() {
        words(&phrase.words, all);
    }
    for inner in item.inner() {
        gather(inner, all);
    }
}

fn words(of: &[Word], all: &mut Vec<Mark>) {
    for word in of {
        match &word.kind {
            WordKind::Name { text, .. } | WordKind::Icon(text) => {
                all.extend(text.split('_').map(mark))
            }
            WordKind::Group(phrases) | WordKind::List(phrases) => {
                phrases.iter().for_each(|phrase| words(&phrase.words, all));
            }
            _ => {}
        }
    }
}

/// FNV-1a.
fn mark(word: &str) -> Mark {
    let mix = |mark: Mark, byte: u8| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    word.bytes().fold(0x811c_9dc5, mix)
}
