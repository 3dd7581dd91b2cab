//! Flat sentences: what stage one hands to the reader.
//!
//! A file is a list of items, an item is a phrase with at most one tail (`:` or `means`) and at most
//! one block, and a phrase is a row of words. Nothing here has been looked up anywhere: stage one knows
//! no vocabulary, so prepositions and connectives are words like any other.
//!
//! Two nodes are equal when they say the same thing, wherever they stand: spans do not count.

mod same;
mod spoken;
mod word;

pub use spoken::{spelled, spelled_items, spoken};
pub use word::{Date, Fault, Op, Word, WordKind};

use crate::span::Span;
use crate::words::{self, Key};
use smol_str::SmolStr;

/// All that one source text says.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// The items at the outermost level, in order.
    pub items: Vec<Item>,
    /// Every comment of the file, in order; no item owns one.
    pub comments: Vec<Comment>,
    /// The lines on which items begin whose words could not be read. Something that seems to be missing may stand
    /// there.
    pub unread: Vec<SmolStr>,
}

/// A comment, from `//` to the end of its line.
#[derive(Clone, Copy, Debug)]
pub struct Comment {
    /// The bytes from `//` on, without the line end.
    pub span: Span,
    /// Whether nothing but blanks stands before it on its line.
    pub own_line: bool,
}

impl Comment {
    /// What it says of the declaration behind it, if it begins with `///`.
    #[must_use]
    pub fn meaning<'t>(&self, text: &'t str) -> Option<&'t str> {
        let said = self.span.of(text).strip_prefix("///")?;
        (!said.starts_with('/')).then(|| said.trim())
    }
}

/// One sentence, with whatever hangs on it. Most are a key and a few words, so the rest stands apart: there are
/// very many items.
#[derive(Clone, Debug)]
pub struct Item {
    /// The first word, if it is one of the published keys; it is then not repeated in `head`.
    pub key: Option<(Key, Span)>,
    /// What it means: the lines before it that begin with `///`, as one text.
    pub doc: Option<Box<str>>,
    /// The words before the tail; empty only when the key says it all.
    pub head: Phrase,
    /// What the item cites, in order, wherever in the item it was said.
    pub cites: Vec<Citation>,
    /// The words behind the first `:`; further colons are words of it.
    pub colon: Option<Box<Phrase>>,
    /// The words behind `means`. An item has this or `colon`, never both.
    pub means: Option<Box<Phrase>>,
    /// What stands in `{ }`.
    pub block: Option<Box<Block>>,
    /// The `else` parts behind the block, in order.
    pub otherwise: Vec<Else>,
    /// Whether a phrase of the item itself (not of its blocks) could not be read. It is noted when the item is made,
    /// because whoever meets the item asks.
    pub broken: bool,
    /// From the first word to the last, blocks included.
    pub span: Span,
}

/// One `else` with its block.
#[derive(Clone, Debug)]
pub struct Else {
    /// The words between `else` and `{`, its `if` included.
    pub test: Option<Phrase>,
    /// What stands in `{ }`.
    pub block: Block,
    /// From `else` to `}`.
    pub span: Span,
}

/// The items between `{` and `}`.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// The items, in order.
    pub items: Vec<Item>,
    /// From `{` to `}`, both included.
    pub span: Span,
}

/// `cites DOCUMENT "section", "section"`.
#[derive(Clone, Debug)]
pub struct Citation {
    /// The document's name.
    pub document: SmolStr,
    /// The sections, at least one.
    pub sections: Vec<SmolStr>,
    /// From `cites` to the last section.
    pub span: Span,
}

/// A row of words.
#[derive(Clone, Debug, Default)]
pub struct Phrase {
    /// The words, commas and operators among them.
    pub words: Vec<Word>,
    /// From the first word to the last; an empty phrase points behind the key.
    pub span: Span,
}

impl Phrase {
    /// Whether there is no word.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Takes the first word away. An empty phrase points behind it.
    pub(crate) fn take_first(&mut self) {
        if self.words.is_empty() {
            return;
        }
        let (first, whole) = (self.words.remove(0), self.span);
        let begin = self.words.first().map(|word| word.span);
        self.span = begin.map_or(first.span.after(), |begin| begin.to(whole.after()));
    }

    /// Whether a word in here, however deep, could not be read. Such a phrase has been reported
    /// already, so the reader should pass over it in silence.
    #[must_use]
    pub fn is_broken(&self) -> bool {
        self.words.iter().any(|word| match &word.kind {
            WordKind::Bad(_) => true,
            WordKind::Group(phrases) | WordKind::List(phrases) => {
                phrases.iter().any(Self::is_broken)
            }
            _ => false,
        })
    }
}

impl Phrase {
    /// Whether the words from some place on pass a test, in parentheses or not.
    pub fn any_from(&self, test: &dyn Fn(&[Word]) -> bool) -> bool {
        (0..self.words.len()).any(|at| {
            let words = self.words.get(at..).unwrap_or_default();
            let inner = match words.first().map(|word| &word.kind) {
                Some(WordKind::Group(all) | WordKind::List(all)) => all.as_slice(),
                _ => &[],
            };
            test(words) || inner.iter().any(|phrase| phrase.any_from(test))
        })
    }
}

impl Item {
    /// Its head, and what stands behind the colon and `means`.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        let tails = [self.colon.as_deref(), self.means.as_deref()];
        std::iter::once(&self.head).chain(tails.into_iter().flatten())
    }

    /// The items in its blocks.
    pub fn inner(&self) -> impl Iterator<Item = &Self> {
        self.blocks().flat_map(|block| &block.items)
    }

    /// Whether the words from some place on pass a test, in it or in the items in its blocks.
    pub fn any_from(&self, test: &dyn Fn(&[Word]) -> bool) -> bool {
        self.phrases().any(|phrase| phrase.any_from(test))
            || self.inner().any(|item| item.any_from(test))
    }

    /// Whether a phrase of the item itself (not of its blocks) could not be read.
    #[must_use]
    pub const fn is_broken(&self) -> bool {
        self.broken
    }

    /// What stands in `{ }`, the `else` parts included.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let others = self.otherwise.iter().map(|other| &other.block);
        self.block.as_deref().into_iter().chain(others)
    }

    /// Whether it declares something that can have a meaning (`///`).
    #[must_use]
    pub fn declares(&self) -> bool {
        let first = self.head.words.first();
        let word = self.key().map(Key::text);
        word.or_else(|| first.and_then(Word::plain))
            .is_some_and(words::declares)
    }

    /// The key, without its place.
    #[must_use]
    pub fn key(&self) -> Option<Key> {
        self.key.map(|(key, _)| key)
    }
}
