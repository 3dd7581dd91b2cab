//! From a text to its sentences.
//!
//! Tokens, layout, grammar: three steps, each of which goes on after a mistake. Bracket mistakes are
//! mended before the grammar runs and everything else is held inside one item, so one mistake costs one
//! message and at most one item. The time taken grows with the text and nothing else, whatever the text is.

mod blame;
pub(crate) mod build;
mod doc;
mod error;
pub mod limits;
mod misspelt;
#[cfg(test)]
mod tests;

pub use error::SyntaxError;

use crate::layout;
use crate::lexer;
use crate::sentence::File;
use crate::span::{FileId, Span};
use crate::words::Key;
use build::Build;
use lalrpop_util::lalrpop_mod;
use smol_str::SmolStr;
use std::cell::RefCell;

lalrpop_mod!(
    #[expect(
        clippy::allow_attributes,
        clippy::allow_attributes_without_reason,
        clippy::unwrap_used,
        clippy::panic,
        clippy::indexing_slicing,
        unused_qualifications,
        reason = "generated"
    )]
    grammar
);

/// What came of a text: whatever could be read, and what could not.
#[derive(Clone, Debug, Default)]
pub struct Parsed {
    /// The sentences. Words that could not be read are [`crate::sentence::WordKind::Bad`]; items that
    /// could not are missing.
    pub file: File,
    /// The mistakes, in the order of the text. The last may say how many more there are.
    pub errors: Vec<SyntaxError>,
}

/// Reads a text. This never fails: what is wrong is in [`Parsed::errors`], and the rest is read.
#[must_use]
pub fn parse(file: FileId, text: &str) -> Parsed {
    parse_but(file, text, None)
}

/// Reads a text without its outermost items that begin with a key and end with a block. It is for texts in which
/// nothing is wrong: where a block is not closed, more is left out.
#[must_use]
pub fn parse_without(file: FileId, text: &str, key: Key) -> Parsed {
    parse_but(file, text, Some(key))
}

fn parse_but(file: FileId, text: &str, left_out: Option<Key>) -> Parsed {
    if text.len() > limits::FILE {
        let error = SyntaxError::LargeFile {
            span: Span::new(file, 0, 0),
        };
        return Parsed {
            file: File::default(),
            errors: vec![error],
        };
    }
    let mut errors = Errors::default();
    let mut lexed = lexer::lex(file, text);
    if let Some(key) = left_out {
        lexed.leave_out(text, key.text());
    }
    let lexer::Tokens { tokens, comments } = lexed;
    let laid = layout::layout(file, text, tokens, &mut errors);
    let build = Build {
        file,
        text,
        laid: &laid,
        mistakes: RefCell::new(errors),
    };
    let symbols = laid.symbols.iter().copied();
    let result = grammar::ItemsParser::new().parse(&build, symbols.map(Ok));
    let unread = result
        .as_ref()
        .err()
        .map(|error| build.explain(error.clone()));
    let mut errors = build.mistakes.into_inner();
    errors.list.extend(unread);
    let mut items = result.unwrap_or_default();
    errors
        .list
        .extend(items.iter_mut().filter_map(misspelt::mend));
    doc::attach(text, &comments, &mut items, &mut errors);
    let broken = items.iter().filter(|item| item.is_broken());
    let unread = broken.map(|item| line_at(text, item.span)).collect();
    Parsed {
        file: File {
            items,
            comments,
            unread,
        },
        errors: errors.finish(),
    }
}

/// What stands on a line from a place on.
fn line_at(text: &str, span: Span) -> SmolStr {
    let rest = text.get(span.start as usize..).unwrap_or("");
    SmolStr::new(rest.lines().next().unwrap_or(""))
}

/// The mistakes found so far. A text can hold millions, so only so many are kept.
#[derive(Debug, Default)]
pub(crate) struct Errors {
    list: Vec<SyntaxError>,
    more: usize,
}

impl Errors {
    pub(crate) fn push(&mut self, error: SyntaxError) {
        // Each stage finds its mistakes in the order of the text, so enough of each are kept to choose
        // the earliest from.
        if self.list.len() < 10 * limits::ERRORS {
            self.list.push(error);
        } else {
            self.more += 1;
        }
    }

    fn finish(mut self) -> Vec<SyntaxError> {
        self.list.sort_by_key(|error| error.span().start);
        // What is too deep is never closed either.
        let deep = |error: &SyntaxError| matches!(error, SyntaxError::TooDeep { .. });
        if self.list.iter().any(deep) {
            let open = |error: &SyntaxError| matches!(error, SyntaxError::UnclosedBlock { others, .. } if *others >= limits::DEPTH);
            self.list.retain(|error| !open(error));
        }
        // Of a row of the same marks the first is told.
        let mut end = None;
        self.list.dedup_by(|next, first| {
            let touches = next.span().start <= end.unwrap_or(first.span().end);
            let same = touches && std::mem::discriminant(next) == std::mem::discriminant(first);
            end = same.then_some(next.span().end);
            same
        });
        let kept = self.list.len().min(limits::ERRORS);
        let more = self.more + self.list.len() - kept;
        if more > 0
            && let Some(next) = self.list.get(kept)
        {
            let span = next.span();
            self.list.truncate(kept);
            self.list.push(SyntaxError::More { count: more, span });
        }
        self.list
    }
}
