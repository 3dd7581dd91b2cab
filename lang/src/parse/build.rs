//! What the grammar calls to make nodes.

use super::blame;
use super::error::SyntaxError;
use crate::layout::{Laid, Symbol};
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
    /// All tokens and symbols: rows are cut from them, and a mistake is explained by what stands around it.
    pub(super) laid: &'t Laid,
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
    pub(crate) colon: Option<Box<Phrase>>,
    pub(crate) means: Option<Box<Phrase>>,
    pub(crate) cites: Vec<Citation>,
    pub(crate) blocks: Option<Braces>,
}

impl Build<'_> {
    fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.file, start, end)
    }

    pub(crate) fn word(&self, start: u32, kind: Kind, end: u32) -> Word {
        let span = self.span(start, end);
        let kind = lexer::word(kind, span.of(self.text));
        Word { kind, span }
    }

    /// The words of a row of tokens.
    pub(crate) fn row(&self, (from, to): (u32, u32)) -> Vec<Word> {
        let row = self.laid.tokens.get(from as usize..to as usize);
        let words = row.unwrap_or_default().iter();
        words
            .map(|token| self.word(token.start, token.kind, token.end))
            .collect()
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
        SmolStr::new(self.span(start, end).of(self.text))
    }

    pub(crate) fn text(&self, start: u32, end: u32) -> SmolStr {
        match self.word(start, Kind::Text, end).kind {
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
        let begin = head.span;
        let first = head.words.first();
        let key = first.and_then(|word| Some((Key::of(word.plain()?)?, word.span)));
        if key.is_some() {
            head.take_first();
        }
        let tail = tail.unwrap_or_default();
        cites.extend(tail.cites);
        let (block, otherwise) = match tail.blocks {
            Some((block, otherwise)) => (Some(block), otherwise),
            None => (None, Vec::new()),
        };
        let phrases = [tail.colon.as_deref(), tail.means.as_deref()];
        let tests = otherwise.iter().map(|other| other.test.as_ref());
        let broken = std::iter::once(Some(&head))
            .chain(phrases)
            .chain(tests)
            .any(|phrase| phrase.is_some_and(Phrase::is_broken));
        let tails = phrases.map(|phrase| phrase.map(|phrase| phrase.span));
        let others = [
            cites.last().map(|cite| cite.span),
            block.as_ref().map(|block| block.span),
            otherwise.last().map(|other| other.span),
        ];
        let ends = tails.into_iter().chain(others).flatten();
        let span = ends.fold(begin, Span::to);
        Item {
            key,
            doc: None,
            span,
            head,
            cites,
            colon: tail.colon,
            means: tail.means,
            block,
            otherwise,
            broken,
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
            | ParseError::InvalidToken { location } => {
                (location, Symbol::Sign(Kind::End), location)
            }
            ParseError::User { error } => match error {},
        };
        blame::explain(self, at)
    }
}
