//! The table of tokens for logos.
//!
//! Only what is plain ASCII and can be told from its first characters is written as a pattern; the rest
//! is finished by hand in [`scan`], which keeps the generated automaton small.

use super::Kind;
use super::scan;
use crate::sentence::{Fault, Op};
use logos::Logos;

#[derive(Clone, Copy, Debug, Logos)]
#[logos(skip r"[ \t\r\f]+")]
pub(super) enum Raw {
    #[token("\n")]
    Newline,
    #[regex(r"//[^\n]*", allow_greedy = true)]
    Comment,
    #[regex(r"[A-Za-z_][A-Za-z0-9_']*", scan::name)]
    #[regex(r"[^\x00-\x7F]", scan::foreign)]
    #[regex(r"[0-9]+", scan::number)]
    #[regex(r"[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]", scan::checked_date)]
    #[regex(r"[+\-]", scan::sign)]
    #[token("==", |_| Kind::Bad(Fault::Character))]
    #[token("\"", scan::text)]
    #[token("`", scan::quote)]
    #[token("[", scan::icon)]
    Scanned(Kind),
    #[token("=", |_| Op::Equal)]
    #[token("!=", |_| Op::NotEqual)]
    #[token("<", |_| Op::Less)]
    #[token(">", |_| Op::Greater)]
    #[token("<=", |_| Op::LessOrEqual)]
    #[token(">=", |_| Op::GreaterOrEqual)]
    #[token("*", |_| Op::Star)]
    #[token("/", |_| Op::Slash)]
    #[token(".", |_| Op::Dot)]
    Op(Op),
    #[token(",")]
    Comma,
    #[token(":")]
    Colon,
    #[token("(")]
    Open,
    #[token(")")]
    Close,
    #[token("]")]
    CloseList,
    #[token("{")]
    OpenBlock,
    #[token("}")]
    CloseBlock,
    #[token(";")]
    Semicolon,
}

impl Raw {
    pub(super) fn kind(self) -> Kind {
        match self {
            Self::Scanned(kind) => kind,
            Self::Op(op) => Kind::Op(op),
            Self::Comma => Kind::Comma,
            Self::Colon => Kind::Colon,
            Self::Open => Kind::Open,
            Self::Close => Kind::Close,
            Self::CloseList => Kind::CloseList,
            Self::OpenBlock => Kind::OpenBlock,
            Self::CloseBlock => Kind::CloseBlock,
            // The caller has dealt with line ends and comments; a `;` is the nearest to them.
            Self::Semicolon | Self::Newline | Self::Comment => Kind::Semicolon,
        }
    }
}
