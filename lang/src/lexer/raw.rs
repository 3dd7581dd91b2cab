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
    #[token("=", |_| Kind::Op(Op::Equal))]
    #[token("!=", |_| Kind::Op(Op::NotEqual))]
    #[token("<", |_| Kind::Op(Op::Less))]
    #[token(">", |_| Kind::Op(Op::Greater))]
    #[token("<=", |_| Kind::Op(Op::LessOrEqual))]
    #[token(">=", |_| Kind::Op(Op::GreaterOrEqual))]
    #[token("*", |_| Kind::Op(Op::Star))]
    #[token("/", |_| Kind::Op(Op::Slash))]
    #[token(".", |_| Kind::Op(Op::Dot))]
    #[token(",", |_| Kind::Comma)]
    #[token(":", |_| Kind::Colon)]
    #[token("(", |_| Kind::Open)]
    #[token(")", |_| Kind::Close)]
    #[token("]", |_| Kind::CloseList)]
    #[token("{", |_| Kind::OpenBlock)]
    #[token("}", |_| Kind::CloseBlock)]
    #[token(";", |_| Kind::End)]
    Token(Kind),
}
