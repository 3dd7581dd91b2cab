//! What the grammar calls to make nodes.

use super::blame;
use super::error::SyntaxError;
use crate::layout::{Placed, Symbol};
use crate::lexer::{self, Kind};
use crate::sentence::{Block, Citation, Else, Fault, Item, Phrase, Word, WordKind};
use crate::span::{FileId, Span};
use crate::words::Key;
use lalrpop_util::{ErrorRecovery, ParseError};
use smol_str::SmolStr;
use std::cell::RefCell;
use std::convert::Infallible;

/// What lalrpop knows of a mistake it has passed over.
pub(crate) type Recovered = ErrorRecovery<u32, Symbol, Infallible>;

/// Everything the grammar's actions need: the text to cut words from, and where to put mistakes.
#[derive(Debug)]
pub(crate) struct Build<'t> {
    pub(super) file: FileId,
    pub(super) text: &'t str,
    /// All symbols, so that a mistake can be explained by what stands around it.
    pub(super) symbols: &'t [Placed],
    pub(super) mistakes: RefCell<super::Errors>,
}

/// Puts an item behind others. A block mostly has some six of them, which shall not be moved while it grows.
pub(crate) fn one_more(items: &mut Vec<Item>, item: Item) {
    if items.len() == items.capacity() {
        items.reserve(items.len().max(8));
    }
    items.push(item);
}

/// A block and its `else` parts.
pub(crate) type Braces = (Box<Block>, Vec<Else>);

/// What may follow the head of an item.
#[derive(Debug, Default)]
pub(crate) struct Tail {
    colon: Option<Box<Phrase>>,
    means: Option<Box<Phrase>>,
    cites: Vec<Citation>,
    blocks: Option<Braces>,
}

impl Tail {
    pub(crate) fn colon(phrase: Phrase, cites: Vec<Citation>) -> Self {
        Self {
            colon: Some(Box::new(phrase)),
            cites,
            ..Self::default()
        }
    }

    pub(crate) fn means(phrase: Phrase, cites: Vec<Citation>) -> Self {
        Self {
            means: Some(Box::new(phrase)),
            cites,
            ..Self::default()
        }
    }

    pub(crate) fn with(mut tail: Self, blocks: Braces) -> Self {
        tail.blocks = Some(blocks);
        tail
    }
}

impl Build<'_> {
    fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.file, start, end)
    }

    fn slice(&self, start: u32, end: u32) -> &str {
        self.span(start, end).of(self.text)
    }

    pub(crate) fn word(&self, start: u32, kind: Kind, end: u32) -> Word {
        let slice = self.slice(start, end);
        let kind = match kind {
            Kind::Name => WordKind::Name {
                text: SmolStr::new(slice),
                quoted: false,
            },
            kind => lexer::word(kind, slice),
        };
        let span = self.span(start, end);
        Word { kind, span }
    }

    /// The words of a row of symbols.
    pub(crate) fn row(&self, (from, to): (u32, u32)) -> Vec<Word> {
        let row = self.symbols.get(from as usize..to as usize);
        let words = row.unwrap_or_default().iter();
        let word = |&(start, symbol, end): &Placed| {
            let kind = match symbol {
                Symbol::Text => Kind::Text,
                Symbol::Word(kind) => kind,
                Symbol::Comma => Kind::Comma,
                _ => Kind::Name,
            };
            self.word(start, kind, end)
        };
        words.map(word).collect()
    }

    pub(crate) fn group(&self, start: u32, phrases: Vec<Phrase>, end: u32) -> Word {
        Word {
            kind: WordKind::Group(phrases),
            span: self.span(start, end),
        }
    }

    /// A list of the parts between commas; the grammar has seen to it that none is empty.
    pub(crate) fn list(&self, start: u32, words: Option<Vec<Word>>, end: u32) -> Word {
        let mut phrases = Vec::new();
        let mut part = Vec::new();
        for word in words.unwrap_or_default() {
            if word.is_comma() {
                phrases.push(self.phrase(std::mem::take(&mut part)));
            } else {
                part.push(word);
            }
        }
        if !part.is_empty() {
            phrases.push(self.phrase(part));
        }
        Word {
            kind: WordKind::List(phrases),
            span: self.span(start, end),
        }
    }

    pub(crate) fn phrase(&self, words: Vec<Word>) -> Phrase {
        let span = match (words.first(), words.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => self.span(0, 0),
        };
        Phrase { words, span }
    }

    pub(crate) fn name(&self, start: u32, end: u32) -> SmolStr {
        SmolStr::new(self.slice(start, end))
    }

    pub(crate) fn text(&self, start: u32, end: u32) -> SmolStr {
        match lexer::word(Kind::Text, self.slice(start, end)) {
            WordKind::Text(text) => text,
            _ => SmolStr::default(),
        }
    }

    pub(crate) fn citation(
        &self,
        start: u32,
        document: SmolStr,
        sections: Vec<SmolStr>,
        end: u32,
    ) -> Citation {
        Citation {
            document,
            sections,
            span: self.span(start, end),
        }
    }

    pub(crate) fn block(&self, start: u32, mut items: Vec<Item>, end: u32) -> Box<Block> {
        items.shrink_to_fit();
        Box::new(Block {
            items,
            span: self.span(start, end),
        })
    }

    pub(crate) fn otherwise(&self, start: u32, test: Option<Phrase>, block: Block) -> Box<Else> {
        let span = self.span(start, block.span.end);
        Box::new(Else { test, block, span })
    }

    pub(crate) fn item(
        &self,
        mut head: Phrase,
        mut cites: Vec<Citation>,
        tail: Option<Tail>,
    ) -> Item {
        let mut span = head.span;
        let key = head.words.first().and_then(|word| {
            let key = Key::of(word.plain()?)?;
            Some((key, word.span))
        });
        if let Some((_, at)) = key {
            head.words.remove(0);
            head.span = head
                .words
                .first()
                .map_or(at.after(), |word| word.span.to(head.span.after()));
        }
        let Tail {
            colon,
            means,
            cites: more,
            blocks,
        } = tail.unwrap_or_default();
        cites.extend(more);
        let (block, otherwise) =
            blocks.map_or((None, Vec::new()), |blocks| (Some(blocks.0), blocks.1));
        let ends = [
            cites.last().map(|cite| cite.span),
            colon.as_ref().map(|phrase| phrase.span),
            means.as_ref().map(|phrase| phrase.span),
            block.as_ref().map(|block| block.span),
            otherwise.last().map(|other| other.span),
        ];
        for end in ends.into_iter().flatten() {
            span = span.to(end);
        }
        let tests = otherwise.iter().filter_map(|other| other.test.as_ref());
        let broken = std::iter::once(&head)
            .chain(colon.as_deref())
            .chain(means.as_deref())
            .chain(tests)
            .any(Phrase::is_broken);
        Item {
            key,
            doc: None,
            head,
            cites,
            colon,
            means,
            block,
            otherwise,
            broken,
            span,
        }
    }

    /// An item whose words could not be read; its blocks could, if it has any.
    pub(crate) fn remains(&self, start: u32, blocks: Option<Braces>, end: u32) -> Item {
        let tail = Tail {
            blocks,
            ..Tail::default()
        };
        let mut item = self.item(self.unread(start), Vec::new(), Some(tail));
        item.span = self.span(start, end);
        item
    }

    /// A phrase that stands for words that could not be read.
    pub(crate) fn unread(&self, at: u32) -> Phrase {
        let span = self.span(at, at);
        self.phrase(vec![Word {
            kind: WordKind::Bad(Fault::Item),
            span,
        }])
    }

    /// Puts a mistake that the grammar has passed over into our words.
    pub(crate) fn mistake(&self, bad: Recovered) {
        let error = self.explain(bad.error);
        self.mistakes.borrow_mut().push(error);
    }

    pub(super) fn explain(&self, error: ParseError<u32, Symbol, Infallible>) -> SyntaxError {
        let at = match error {
            ParseError::UnrecognizedToken { token, .. } | ParseError::ExtraToken { token } => token,
            ParseError::UnrecognizedEof { location, .. }
            | ParseError::InvalidToken { location } => (location, Symbol::End, location),
            ParseError::User { error } => match error {},
        };
        // Of a row the first word was not understood, or all would have been.
        let at = match at.1 {
            Symbol::Row(from, _) => self.symbols.get(from as usize).copied().unwrap_or(at),
            _ => at,
        };
        blame::explain(self.file, self.symbols, at)
    }
}
