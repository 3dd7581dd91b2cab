//! What two engines compare before they play each other.
//!
//! The hash is over what scripts say, not how they are laid out: blanks, comments, scenarios and the
//! folder a pack stands in do not count; a changed number does.

use super::Format;
use crate::pack::LANGUAGE;
use spaceline_lang::sentence::{Block, Citation, File, Item, Phrase, Word, WordKind};
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

    /// A script of the pack.
    pub fn script(&mut self, file: &File) {
        self.tag(b'S');
        self.items(&file.items);
    }

    /// The format.
    pub fn format(&mut self, edition: Option<&str>, format: &Format) {
        self.tag(b'F');
        self.text(edition.unwrap_or_default());
        self.text(&format.as_of.map(|day| day.to_string()).unwrap_or_default());
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
        self.items(&format.house);
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
        for item in items {
            if !matches!(item.key(), Some(Key::Scenario | Key::Format)) {
                self.item(item);
            }
        }
        self.tag(b'.');
    }

    fn item(&mut self, item: &Item) {
        self.tag(b'I');
        self.text(item.key().map_or("", Key::text));
        self.phrase(Some(&item.head));
        self.phrase(item.colon.as_deref());
        self.tag(b'm');
        self.phrase(item.means.as_deref());
        item.cites.iter().for_each(|cite| self.cite(cite));
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

    fn cite(&mut self, cite: &Citation) {
        self.tag(b'c');
        self.text(&cite.document);
        cite.sections.iter().for_each(|section| self.text(section));
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
