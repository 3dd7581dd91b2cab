//! What two engines compare before they play each other.
//!
//! The hash is over what scripts say, not how they are laid out: blanks, comments, scenarios, citations, advice for
//! bots and the folder a pack stands in do not count; a changed number does.

use super::Format;
use crate::pack::LANGUAGE;
use spaceline_lang::sentence::{Block, Item, Phrase, Word, WordKind};
use spaceline_lang::words::Key;
use spaceline_runtime::hash::StableHasher;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A content hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ContentHash(pub u64);

impl fmt::Display for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl std::str::FromStr for ContentHash {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

/// Whether a game goes otherwise by an item. Documents and the set-up of positions are for citations and scenarios.
#[must_use]
pub fn counts(item: &Item) -> bool {
    let begins = |at: usize, word: &str| item.head.words.get(at).is_some_and(|one| one.is(word));
    match item.key() {
        Some(Key::Scenario | Key::Format) => false,
        Some(_) => true,
        None => {
            !(begins(0, "advice") && begins(1, "on") || begins(0, "document") || begins(0, "setup"))
        }
    }
}

/// The number of what an item says.
#[must_use]
pub fn of_item(item: &Item) -> u64 {
    let mut content = Content {
        hasher: StableHasher::new(),
    };
    content.item(item);
    content.hasher.finish()
}

/// The number of how games are played under a format, whatever cards it lets in.
#[must_use]
pub fn of_play(edition: Option<&str>, format: &Format) -> u64 {
    let mut content = Content::new();
    content.text(edition.unwrap_or_default());
    content.text(&format.as_of.map(|day| day.to_string()).unwrap_or_default());
    content.items(&format.house);
    content.hasher.finish()
}

/// Gathers what counts.
#[derive(Debug)]
pub struct Content {
    hasher: StableHasher,
}

impl Default for Content {
    fn default() -> Self {
        Self::new()
    }
}

impl Content {
    /// Nothing yet but the language.
    #[must_use]
    pub fn new() -> Self {
        let mut content = Self {
            hasher: StableHasher::new(),
        };
        content.text(LANGUAGE);
        content
    }

    /// A pack begins.
    pub fn pack(&mut self, id: &str, version: &str) {
        self.tag(b'P');
        self.text(id);
        self.text(version);
    }

    /// A script of the pack begins.
    pub fn script(&mut self) {
        self.tag(b'S');
    }

    /// Something that counts, by its number.
    pub fn part(&mut self, number: u64) {
        self.hasher.write_u64(number);
    }

    /// Which cards a format lets in.
    pub fn pool(&mut self, format: &Format) {
        self.tag(b'F');
        for (name, _) in &format.pool {
            self.tag(b'p');
            self.text(name);
        }
        let bans = format.bans.iter().map(|ban| (b'b', &ban.card));
        let cards = format.pool_cards.iter().map(|card| (b'c', card));
        for (tag, card) in cards.chain(bans) {
            self.tag(tag);
            self.text(&card.title);
            self.text(card.version.as_deref().unwrap_or_default());
        }
    }

    /// The hash of all that.
    #[must_use]
    pub fn finish(&self) -> ContentHash {
        ContentHash(self.hasher.finish())
    }

    fn tag(&mut self, tag: u8) {
        self.hasher.write_u8(tag);
    }

    fn text(&mut self, text: &str) {
        text.hash(&mut self.hasher);
    }

    fn items(&mut self, items: &[Item]) {
        items
            .iter()
            .filter(|item| counts(item))
            .for_each(|item| self.item(item));
        self.tag(b'.');
    }

    fn item(&mut self, item: &Item) {
        self.tag(b'I');
        self.text(item.key().map_or("", Key::text));
        self.phrase(Some(&item.head));
        self.phrase(item.colon.as_deref());
        self.tag(b'm');
        self.phrase(item.means.as_deref());
        self.block(item.block.as_deref());
        for other in &item.otherwise {
            self.tag(b'e');
            self.phrase(other.test.as_ref());
            self.block(Some(&other.block));
        }
    }

    fn block(&mut self, block: Option<&Block>) {
        match block {
            Some(block) => {
                self.tag(b'{');
                self.items(&block.items);
            }
            None => self.tag(b'-'),
        }
    }

    fn phrase(&mut self, phrase: Option<&Phrase>) {
        match phrase {
            Some(phrase) => {
                self.tag(b'"');
                phrase.words.iter().for_each(|word| self.word(word));
                self.tag(b'"');
            }
            None => self.tag(b'-'),
        }
    }

    fn word(&mut self, word: &Word) {
        match &word.kind {
            WordKind::Name { text, quoted } => {
                self.tag(if *quoted { b'q' } else { b'n' });
                self.text(text);
            }
            WordKind::Text(text) => {
                self.tag(b't');
                self.text(text);
            }
            WordKind::Icon(text) => {
                self.tag(b'i');
                self.text(text);
            }
            WordKind::Op(op) => {
                self.tag(b'o');
                self.text(op.text());
            }
            WordKind::Number(n) => self.number(b'1', *n),
            WordKind::Change(n) => self.number(b'+', *n),
            WordKind::Times(n) => self.number(b'x', *n),
            WordKind::Date(day) => {
                self.tag(b'd');
                self.text(&day.to_string());
            }
            WordKind::Comma => self.tag(b','),
            WordKind::Colon => self.tag(b':'),
            WordKind::Group(phrases) => self.phrases(b'(', phrases),
            WordKind::List(phrases) => self.phrases(b'[', phrases),
            WordKind::Bad(_) => self.tag(b'?'),
        }
    }

    fn phrases(&mut self, tag: u8, phrases: &[Phrase]) {
        self.tag(tag);
        phrases.iter().for_each(|phrase| self.phrase(Some(phrase)));
        self.tag(b')');
    }

    fn number(&mut self, tag: u8, n: i64) {
        self.tag(tag);
        self.hasher.write_u64(n.cast_unsigned());
    }
}
