//! A phrase: what is printed, and what the script says for it.

use super::grammar::ClassId;
use super::tokens::Token;
use spaceline_lang::span::Span;

/// What a phrase prints, piece by piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A word or a mark.
    Token(Token),
    /// What another class fills.
    Slot(ClassId),
}

/// What a phrase scripts, piece by piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A text.
    Text(String),
    /// What fills the slot of this number.
    Slot(usize),
}

/// A phrase.
#[derive(Clone, Debug)]
pub struct Phrase {
    /// What it is a phrase of.
    pub class: ClassId,
    /// What is printed.
    pub print: Vec<Part>,
    /// What the script says.
    pub script: Vec<Piece>,
    /// What is printed, as it is written down.
    pub printed: Vec<Piece>,
    /// Slots that have to be filled with the same.
    pub same: Vec<(usize, usize)>,
    /// Where it stands.
    pub span: Span,
}
