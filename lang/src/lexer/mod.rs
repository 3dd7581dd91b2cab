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
#[expect(missing_docs, reason = "the names of most say it")]
pub enum Kind {
    Name,
    Else,
    Means,
    Cites,
    /// A name in backquotes.
    Quoted,
    /// `"..."`
    Text,
    Number,
    /// `+2`
    Change,
    /// `x2`
    Times,
    /// `[TNG]`
    Icon,
    Date,
    Op(Op),
    Comma,
    Colon,
    Open,
    Close,
    OpenList,
    CloseList,
    OpenBlock,
    CloseBlock,
    /// `;`, or what the layout puts in where an item ends.
    End,
    /// What could not be read.
    Bad(Fault),
}

impl Kind {
    /// Whether a phrase can be a row of such words and no more.
    pub(crate) const fn is_word(self) -> bool {
        matches!(
            self,
            Self::Name
                | Self::Quoted
                | Self::Text
                | Self::Number
                | Self::Change
                | Self::Times
                | Self::Icon
                | Self::Date
                | Self::Op(_)
                | Self::Bad(_)
        )
    }
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

impl Tokens {
    /// Leaves out each item of the file that begins with a word and ends with a block.
    pub(crate) fn leave_out(&mut self, text: &str, word: &str) {
        let (mut depth, mut inside) = (0_usize, false);
        self.tokens.retain(|token| {
            inside |= depth == 0 && token.first && token.slice(text) == word;
            match token.kind {
                Kind::OpenBlock => depth += 1,
                Kind::CloseBlock => depth = depth.saturating_sub(1),
                _ => return !inside,
            }
            let kept = !inside;
            inside &= depth > 0;
            kept
        });
    }
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
                let blanks = lexer.slice().len() - lexer.slice().trim_end().len();
                let end = end - u32::try_from(blanks).unwrap_or(0);
                out.comments.push(Comment {
                    span: Span::new(file, start, end),
                    own_line: first,
                });
                continue;
            }
            Ok(Raw::Token(kind)) => kind,
            Err(()) => Kind::Bad(Fault::Character),
        };
        let token = Token {
            kind,
            first: std::mem::take(&mut first),
            start,
            end,
        };
        match out.tokens.last_mut() {
            // Strange characters side by side are one.
            Some(last)
                if kind == Kind::Bad(Fault::Character)
                    && last.kind == kind
                    && last.end == start =>
            {
                last.end = end;
            }
            _ => out.tokens.push(token),
        }
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

/// The word that a token of this kind stands for, given its bytes. Other punctuation has none.
pub(crate) fn word(kind: Kind, slice: &str) -> WordKind {
    let name = |text: &str, quoted| {
        let text = SmolStr::new(text);
        Some(WordKind::Name { text, quoted })
    };
    let known = match kind {
        Kind::Name | Kind::Else | Kind::Means | Kind::Cites => name(slice, false),
        Kind::Quoted => name(scan::inside(slice), true),
        Kind::Text => Some(WordKind::Text(scan::unescape(scan::inside(slice)))),
        Kind::Icon => Some(WordKind::Icon(SmolStr::new(scan::inside(slice).trim()))),
        Kind::Number => slice.parse().ok().map(WordKind::Number),
        Kind::Change => slice.parse().ok().map(WordKind::Change),
        Kind::Times => slice
            .trim_start_matches('x')
            .parse()
            .ok()
            .map(WordKind::Times),
        Kind::Date => scan::date(slice).map(WordKind::Date),
        Kind::Op(op) => Some(WordKind::Op(op)),
        Kind::Comma => Some(WordKind::Comma),
        Kind::Colon => Some(WordKind::Colon),
        Kind::Bad(fault) => Some(WordKind::Bad(fault)),
        _ => None,
    };
    known.unwrap_or(WordKind::Bad(Fault::Character))
}

#[cfg(test)]
mod tests;
