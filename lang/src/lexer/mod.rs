//! From text to tokens.
//!
//! The lexer never fails. What it cannot read becomes a token that carries the reason
//! ([`Kind::Bad`]), so that one stray character costs one word and not the file. A token is its kind and its
//! bytes and nothing else; numbers, names and texts are cut from the source when a sentence is built,
//! so that the tokens of a very large file stay small.
//!
//! Blanks and line ends are no tokens. A token knows whether it is the first of its line, which is all
//! that the [`layout`](crate::layout) needs. Comments are set aside.

mod raw;
mod scan;

pub(crate) use scan::printed_text;

use crate::sentence::{Comment, Fault, Op, Word, WordKind};
use crate::span::{FileId, Span};
use logos::Logos;
use raw::Raw;
use smol_str::SmolStr;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name.
    Name,
    /// A name in backquotes.
    Quoted,
    /// `"..."`
    Text,
    /// `12`
    Number,
    /// `+2`
    Change,
    /// `x2`
    Times,
    /// `[TNG]`
    Icon,
    /// `1998-02-13`
    Date,
    /// An operator.
    Op(Op),
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `[`
    OpenList,
    /// `]`
    CloseList,
    /// `{`
    OpenBlock,
    /// `}`
    CloseBlock,
    /// `;`
    Semicolon,
    /// What could not be read.
    Bad(Fault),
}

/// A token: its kind and its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Whether it is the first token of its line.
    pub first: bool,
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Token {
    /// The bytes of the token.
    #[must_use]
    pub fn slice(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize)
            .unwrap_or("")
    }

    /// The bytes of the token as a span.
    #[must_use]
    pub const fn span(self, file: FileId) -> Span {
        Span::new(file, self.start, self.end)
    }
}

/// The tokens of a text and its comments, each in order.
#[derive(Clone, Debug, Default)]
pub struct Tokens {
    /// The tokens.
    pub tokens: Vec<Token>,
    /// The comments.
    pub comments: Vec<Comment>,
}

/// Cuts a text into tokens. Bytes past 4 GiB are not looked at; [`crate::parse()`] refuses far smaller texts.
#[must_use]
pub fn lex(file: FileId, text: &str) -> Tokens {
    let mut out = Tokens {
        // Scripts have about one token in five bytes.
        tokens: Vec::with_capacity(text.len() / 5),
        comments: Vec::new(),
    };
    let mut lexer = Raw::lexer(text);
    let mut first = true;
    while let Some(raw) = lexer.next() {
        let range = lexer.span();
        let (Ok(start), Ok(end)) = (u32::try_from(range.start), u32::try_from(range.end)) else {
            break;
        };
        let kind = match raw {
            Ok(Raw::Newline) => {
                first = true;
                continue;
            }
            Ok(Raw::Comment) => {
                let blank = out.tokens.is_empty() || first;
                let length = lexer.slice().trim_end().len();
                let end = start + u32::try_from(length).unwrap_or(0);
                out.comments.push(Comment {
                    span: Span::new(file, start, end),
                    own_line: blank,
                });
                continue;
            }
            Ok(raw) => raw.kind(),
            Err(()) => Kind::Bad(Fault::Character),
        };
        if kind == Kind::Bad(Fault::Character)
            && let Some(last) = out.tokens.last_mut()
            && last.kind == kind
            && last.end == start
        {
            last.end = end;
            continue;
        }
        out.tokens.push(Token {
            kind,
            first,
            start,
            end,
        });
        first = false;
    }
    out
}

/// The words of a text that stands at `span`, without brackets.
pub(crate) fn plain_words(span: Span, text: &str) -> Vec<Word> {
    let tokens = lex(span.file, text).tokens.into_iter();
    let words = tokens.map(|token| Word {
        kind: word(token.kind, token.slice(text)),
        span,
    });
    words.collect()
}

/// The word that a token of this kind stands for, given its bytes. Punctuation has none.
pub(crate) fn word(kind: Kind, slice: &str) -> WordKind {
    match kind {
        Kind::Name => WordKind::Name {
            text: SmolStr::new(slice),
            quoted: false,
        },
        Kind::Quoted => WordKind::Name {
            text: SmolStr::new(scan::inside(slice)),
            quoted: true,
        },
        Kind::Text => WordKind::Text(scan::unescape(scan::inside(slice))),
        Kind::Icon => WordKind::Icon(SmolStr::new(scan::inside(slice).trim())),
        Kind::Number => slice
            .parse()
            .map_or(WordKind::Bad(Fault::Number), WordKind::Number),
        Kind::Change => slice
            .parse()
            .map_or(WordKind::Bad(Fault::Number), WordKind::Change),
        Kind::Times => slice
            .get(1..)
            .and_then(|digits| digits.parse().ok())
            .map_or(WordKind::Bad(Fault::Number), WordKind::Times),
        Kind::Date => scan::date(slice).map_or(WordKind::Bad(Fault::Date), WordKind::Date),
        Kind::Op(op) => WordKind::Op(op),
        Kind::Comma => WordKind::Comma,
        Kind::Colon => WordKind::Colon,
        Kind::Bad(fault) => WordKind::Bad(fault),
        Kind::Open
        | Kind::Close
        | Kind::OpenList
        | Kind::CloseList
        | Kind::OpenBlock
        | Kind::CloseBlock
        | Kind::Semicolon => WordKind::Bad(Fault::Character),
    }
}

#[cfg(test)]
mod tests;
