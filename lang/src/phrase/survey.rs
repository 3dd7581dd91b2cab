//! Every phrase that the reader reads, read by the grammar as well.
//!
//! As long as both stand side by side the tests hold them against each other: the reader notes each phrase that it
//! is given, and when all words are known the grammar reads it, too.

use super::classify::{Part, Words};
use super::token::Class;
use super::tree::Tree;
use super::{Aim, Mistake, parse};
use crate::sentence::{Item, Phrase, Word};
use crate::span::Span;

/// A phrase, as the reader was given it.
#[derive(Clone, Debug)]
pub struct Noted {
    /// What it is read as.
    pub aim: Aim,
    /// Its words, and what stands between them.
    parts: Vec<Own>,
}

/// A part of a phrase that outlives the reader.
#[derive(Clone, Debug)]
enum Own {
    Words(Vec<Word>),
    Sign(Class, Span),
}

/// A phrase, and what the grammar made of it.
#[derive(Clone, Debug)]
pub struct Surveyed {
    /// What it is read as.
    pub aim: Aim,
    /// Where it stands.
    pub span: Span,
    /// Its tree.
    pub tree: Tree,
    /// What could not be read.
    pub mistakes: Vec<Mistake>,
}

impl Noted {
    /// A row of words.
    #[must_use]
    pub fn words(aim: Aim, words: &[Word]) -> Self {
        Self {
            aim,
            parts: vec![Own::Words(words.to_vec())],
        }
    }

    /// A whole item, of which the words are given that stand before its blocks.
    #[must_use]
    pub fn item(aim: Aim, words: &[Word], item: &Item) -> Self {
        let mut parts = vec![Own::Words(words.to_vec())];
        let tail = |parts: &mut Vec<Own>, class, phrase: &Phrase| {
            parts.push(Own::Sign(class, phrase.span.before()));
            parts.push(Own::Words(phrase.words.clone()));
        };
        if let Some(means) = &item.means {
            tail(&mut parts, Class::Means, means);
        }
        if let Some(block) = &item.block {
            parts.push(Own::Sign(Class::Block, block.span));
        }
        for other in &item.otherwise {
            parts.push(Own::Sign(Class::Else, other.span.before()));
            if let Some(test) = &other.test {
                parts.push(Own::Words(test.words.clone()));
            }
            parts.push(Own::Sign(Class::Block, other.block.span));
        }
        Self { aim, parts }
    }

    /// Where it stands.
    fn span(&self) -> Option<Span> {
        let mut spans = self.parts.iter().flat_map(|part| match part {
            Own::Words(words) => words.iter().map(|word| word.span).collect(),
            Own::Sign(_, span) => vec![*span],
        });
        let first = spans.next()?;
        Some(spans.fold(first, Span::to))
    }

    /// Reads it by the grammar.
    pub(crate) fn read(&self, words: &Words<'_>) -> Surveyed {
        let parts: Vec<Part<'_>> = self
            .parts
            .iter()
            .map(|part| match part {
                Own::Words(words) => Part::Words(words),
                Own::Sign(class, span) => Part::Sign(*class, *span),
            })
            .collect();
        let parsed = parse(words, self.aim, &parts);
        Surveyed {
            aim: self.aim,
            span: self.span().unwrap_or_default(),
            tree: parsed.tree,
            mistakes: parsed.mistakes,
        }
    }
}
