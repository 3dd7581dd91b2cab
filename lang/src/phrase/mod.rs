//! Phrases: from the words of one item to a tree.
//!
//! What comes in are the words of a phrase and what is to be read there ([`Aim`]). The [`classify`](mod@classify)r
//! gives each word a class, the grammar in `phrase.lalrpop` makes a [`tree`] of the classes, and nothing else happens
//! here: what the words mean, and whether they fit together, is for the resolver, which has types. So nothing is read
//! on trial, and the time taken grows with the words.

mod build;
pub mod classify;
pub mod token;
pub mod tree;

pub use build::Mistake;

use build::{Build, Leaf};
use classify::{Mode, Named, Part, Words};
use lalrpop_util::lalrpop_mod;
use token::{Class, Token};
use tree::Tree;

lalrpop_mod!(
    #[expect(
        clippy::allow_attributes,
        clippy::allow_attributes_without_reason,
        clippy::unwrap_used,
        clippy::panic,
        clippy::indexing_slicing,
        unused_imports,
        unused_qualifications,
        reason = "generated"
    )]
    grammar,
    "/phrase.rs"
);

/// What is to be read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Aim {
    /// A text of a card: frames, effects, changes.
    Text,
    /// Effects in a slot of a clause.
    Effects,
    /// A condition, or any value.
    Condition,
    /// A requirement.
    Need,
    /// Selections, between commas.
    Selections,
    /// A happening.
    Happening,
    /// Titles, symbols or kinds, between commas.
    List,
    /// A fact of a card.
    Fact,
    /// A statement of a body.
    Statement,
    /// A declaration that is half a phrase: a verdict, a hook, a function.
    Declared,
    /// `then ...` of a scenario.
    Then,
    /// `given ...` of a scenario.
    Given,
    /// A value of a scenario.
    Stated,
    /// A statement of a scenario.
    Staged,
}

impl Aim {
    /// What the grammar is to read.
    const fn grammar(self) -> Self {
        match self {
            Self::Stated => Self::Condition,
            Self::Staged => Self::Statement,
            aim => aim,
        }
    }

    /// In which sort of phrase its words stand.
    const fn mode(self) -> Mode {
        match self {
            Self::Text | Self::Effects => Mode::Text,
            Self::Statement => Mode::Statement,
            Self::Need => Mode::Need,
            Self::Stated | Self::Staged | Self::Then | Self::Given => Mode::Scenario,
            _ => Mode::Expression,
        }
    }
}

/// What came of a phrase.
#[derive(Clone, Debug, Default)]
pub struct Parsed<'w> {
    /// Its tree; without a root where the phrase as a whole could not be read.
    pub tree: Tree,
    /// Of each token its words.
    pub words: Vec<Named<'w>>,
    /// What could not be read.
    pub mistakes: Vec<Mistake>,
}

/// Reads the words of a phrase.
#[must_use]
pub fn parse<'w>(words: &Words<'_>, aim: Aim, parts: &[Part<'w>]) -> Parsed<'w> {
    let (mut tokens, words) = classify::classify(words, aim.mode(), parts);
    if aim == Aim::Fact
        && let Some(first) = tokens.first_mut()
        && matches!(first.class, Class::Field | Class::FieldCompared)
    {
        first.class = Class::FieldOfFact;
    }
    let (tree, mistakes) = grow(aim, tokens);
    Parsed {
        tree,
        words,
        mistakes,
    }
}

/// Makes a tree of tokens.
fn grow(aim: Aim, tokens: Vec<Token>) -> (Tree, Vec<Mistake>) {
    let leaf = |(at, token): (usize, &Token)| (at, Leaf::Word(token.class, Tree::leaf(at)), at + 1);
    let mut leaves = vec![(0, Leaf::Aim(aim.grammar()), 0)];
    leaves.extend(tokens.iter().enumerate().map(leaf));
    let mut build = Build {
        tree: Tree::new(tokens),
        mistakes: Vec::new(),
    };
    let leaves = leaves.into_iter().map(Ok);
    let result = grammar::PhraseParser::new().parse(&mut build, leaves);
    match result {
        Ok(root) => build.tree.crown(root),
        Err(error) => build.mistakes.push(error.into()),
    }
    (build.tree, build.mistakes)
}
