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

pub(crate) use closed::{all as closed_words, write as roles_of_write};
pub use names::Words;

use super::token::{Class, Token};
use crate::sentence::Word;
use crate::span::Span;
use crate::tree::VerbId;

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
    roles: Roles,
    /// How deep in parentheses and brackets it stands.
    level: u16,
    /// Of an opening bracket the place of the one that closes it, and the other way round.
    mate: usize,
    /// Its words.
    at: Named<'w>,
}

/// The words of a token, in the row in which they stand. A bracket is the one word that holds what is in it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Named<'w> {
    /// They and all behind them in their row.
    pub rest: &'w [Word],
    /// How many words it has; none for what is put in.
    pub count: usize,
}

/// The prepositions of a verb.
#[derive(Clone, Copy, Default, Debug)]
enum Roles {
    #[default]
    None,
    /// A declared verb.
    Declared(VerbId),
    /// A write.
    Fixed(&'static [&'static str]),
}

/// Finds the class of every word, and of each token its words.
#[must_use]
pub fn classify<'w>(
    words: &Words<'_>,
    mode: Mode,
    parts: &[Part<'w>],
) -> (Vec<Token>, Vec<Named<'w>>) {
    let mut pieces = names::find(words, mode, parts);
    neighbours::look(&mut pieces, mode);
    regions::go_through(words, &pieces, mode)
}
