//! Words of `aloud` that no script says any more: such a line never speaks.
//!
//! In: the words that the lines look for, and the scripts. Out: those that stand in no script, comments and texts in
//! quotation marks apart. What a script says is held by its own pack; here nothing but the spelling counts.

use super::mistake::BookError;
use spaceline_lang::span::Span;
use std::collections::BTreeMap;

/// Words that are looked for, and where.
#[derive(Clone, Debug, Default)]
pub(super) struct Wanted(BTreeMap<String, Span>);

impl Wanted {
    /// Looks for the words of one side of a line.
    pub(super) fn add(&mut self, text: &str, span: Span) {
        for word in words(text).filter(|word| word.contains('_')) {
            self.0.entry(word.to_owned()).or_insert(span);
        }
    }

    /// Finds those that a script says.
    pub(super) fn find_in(&mut self, script: &str) {
        for line in script.lines() {
            if self.0.is_empty() {
                return;
            }
            for said in outside_quotes(line) {
                for word in words(said) {
                    if word.contains('_') {
                        self.0.remove(word);
                    }
                }
            }
        }
    }

    /// What is told of those that no script says.
    pub(super) fn errors(self) -> impl Iterator<Item = BookError> {
        let gone = self.0.into_iter();
        gone.map(|(word, span)| BookError::Gone { span, word })
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let apart = |letter: char| !letter.is_alphanumeric() && letter != '_';
    text.split(apart).filter(|word| !word.is_empty())
}

/// What stands in a line outside of quotation marks and before its comment.
fn outside_quotes(line: &str) -> impl Iterator<Item = &str> {
    let line = line.split("//").next().unwrap_or_default();
    line.split('"').step_by(2)
}
