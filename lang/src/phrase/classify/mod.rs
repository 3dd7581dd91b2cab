//! The classifier: from words to tokens.
//!
//! Three passes over the words of a phrase, each one loop, and none of them asks for a type. The first finds
//! names: the longest declared name at each place, else a word of the language, else a local name. The second
//! looks at the neighbours of a word. The third goes through the phrase with a stack of what parentheses hold:
//! it finds the prepositions that belong to a verb, where a `where` ends, and what each connective joins.

mod closed;
mod names;
mod neighbours;
mod regions;
mod tables;

pub use names::Words;

use super::token::{Class, Token};
use crate::sentence::Word;
use crate::span::Span;

/// In which sort of phrase a word stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The text of a card: frames, effects, changes.
    Text,
    /// A statement of a body.
    Statement,
    /// An expression, a list, a fact.
    Expression,
    /// A requirement.
    Need,
    /// A line of a state: `cannot move, be stopped`.
    State,
    /// A line of a scenario.
    Scenario,
}

/// A piece of what is to be classified.
#[derive(Clone, Copy, Debug)]
pub enum Part<'w> {
    /// Words as they stand.
    Words(&'w [Word]),
    /// What is no word of the phrase: the colon of the item, its block.
    Sign(Class, Span),
}

/// A token in the making.
#[derive(Clone, Copy, Debug)]
struct Piece<'w> {
    class: Class,
    span: Span,
    /// As it is written; of a name of several words the first.
    text: &'w str,
    /// The prepositions that belong to it, if it is a verb.
    roles: Roles<'w>,
    /// How deep in parentheses and brackets it stands.
    level: u16,
    /// Of an opening bracket the place of the one that closes it, and the other way round.
    mate: usize,
}

/// The prepositions of a verb.
#[derive(Clone, Copy, Debug)]
enum Roles<'w> {
    None,
    /// A declared verb.
    Declared(&'w [crate::tree::Param]),
    /// A write.
    Fixed(&'static [&'static str]),
}

/// Finds the class of every word. The tokens are put behind those that stand in `out`.
pub fn classify(words: &Words<'_>, mode: Mode, parts: &[Part<'_>], out: &mut Vec<Token>) {
    let mut pieces = names::find(words, mode, parts);
    neighbours::look(&mut pieces, mode);
    regions::go_through(&pieces, mode, out);
}
