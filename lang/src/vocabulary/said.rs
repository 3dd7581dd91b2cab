//! What people write, and what scripts say for it: `said "look at" for glance_at`.

use super::Vocabulary;
use crate::sentence::{Word, WordKind, spelled};
use crate::span::Span;
use smol_str::SmolStr;
use std::collections::BTreeMap;

/// A row of words that people write.
#[derive(Clone, Debug)]
pub struct Saying {
    /// The words, in small letters.
    words: Vec<SmolStr>,
    /// What scripts say for it.
    pub right: Vec<Word>,
    /// Where it is declared.
    pub span: Span,
}

impl Saying {
    /// A row of words and what scripts say for it.
    #[must_use]
    pub fn new(words: &[Word], right: &[Word], span: Span) -> Self {
        let words = flat(words).into_iter().map(|(word, _)| word).collect();
        let right = right.to_vec();
        Self { words, right, span }
    }

    /// Whether these words begin with the row. Any of them may be a plural.
    fn begins(&self, words: &[(SmolStr, Span)]) -> bool {
        let same = |(said, (word, _)): (&SmolStr, &(SmolStr, Span))| {
            word == said || singular(word) == Some(said)
        };
        words.len() >= self.words.len() && self.words.iter().zip(words).all(same)
    }
}

fn singular(word: &str) -> Option<&str> {
    word.strip_suffix('s')
}

/// Rows of words that people write, by their first word.
#[derive(Clone, Debug, Default)]
pub struct Sayings(BTreeMap<SmolStr, Vec<Saying>>);

impl Sayings {
    /// Keeps a row. One without a word would be found nowhere.
    pub fn add(&mut self, saying: Saying) {
        if let Some(first) = saying.words.first() {
            self.0.entry(first.clone()).or_default().push(saying);
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All rows.
    pub fn iter(&self) -> impl Iterator<Item = &Saying> {
        self.0.values().flatten()
    }

    /// The rows with which words begin.
    fn at<'s>(&'s self, words: &[(SmolStr, Span)]) -> impl Iterator<Item = &'s Saying> {
        let first = words.first().map(|(word, _)| word.as_str());
        let firsts = [first, first.and_then(singular)].into_iter().flatten();
        let all = firsts.filter_map(|first| self.0.get(first)).flatten();
        all.filter(|saying| saying.begins(words))
    }
}

impl Vocabulary {
    /// The rows of words in a phrase for which scripts say something else, and where each stands: of several that
    /// begin at a word the longest. Only those count that the script of the phrase sees.
    #[must_use]
    pub fn said(&self, words: &[Word]) -> Vec<(&Saying, Span)> {
        let Some(from) = words.first().map(|word| word.span.file) else {
            return Vec::new();
        };
        let seen = |saying: &&Saying| self.sight.sees(from, saying.span);
        let words = flat(words);
        let found = (0..words.len()).filter_map(|at| {
            let rest = words.get(at..)?;
            let here = self.sayings.at(rest).filter(seen);
            let longest = here.max_by_key(|saying| saying.words.len())?;
            let (_, first) = rest.first()?;
            let (_, last) = rest.get(longest.words.len() - 1)?;
            Some((longest, first.to(*last)))
        });
        found.collect()
    }
}

/// Words in small letters with their places, those in brackets among them.
fn flat(words: &[Word]) -> Vec<(SmolStr, Span)> {
    let each = words.iter().flat_map(|word| match &word.kind {
        WordKind::Group(phrases) | WordKind::List(phrases) => {
            let inner = phrases.iter().flat_map(|phrase| flat(&phrase.words));
            inner.collect()
        }
        _ => {
            let spelled = spelled(std::slice::from_ref(word));
            vec![(SmolStr::new(spelled.to_lowercase()), word.span)]
        }
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;
    use crate::span::FileId;
    use std::sync::Arc;

    fn words(file: u32, text: &str) -> Vec<Word> {
        let items = parse(FileId(file), text).file.items;
        items.into_iter().flat_map(|item| item.head.words).collect()
    }

    fn vocabulary(rows: &[(u32, &str, &str)]) -> Vocabulary {
        let mut vocabulary = Vocabulary::new();
        for (file, said, right) in rows {
            let span = Span::new(FileId(*file), 0, 1);
            let saying = Saying::new(&words(*file, said), &words(*file, right), span);
            vocabulary.sayings.add(saying);
        }
        vocabulary
    }

    fn found(vocabulary: &Vocabulary, file: u32, text: &str) -> Vec<(String, String)> {
        let words = words(file, text);
        let said = vocabulary.said(&words).into_iter();
        let each = said.map(|(saying, at)| (spelled(&saying.right), at.of(text).to_owned()));
        each.collect()
    }

    #[test]
    fn rows_are_found_wherever_they_stand() {
        let vocabulary = vocabulary(&[
            (0, "ring bearer", "bearer of ring"),
            (0, "ring", "band"),
            (0, "look at", "glance_at"),
        ]);
        let found = |text| found(&vocabulary, 0, text);
        let pair = |right: &str, at: &str| (right.to_owned(), at.to_owned());
        assert_eq!(
            found("kill (one Ring bearers here)"),
            [pair("bearer of ring", "Ring bearers")]
        );
        assert_eq!(
            found("look at ring"),
            [pair("glance_at", "look at"), pair("band", "ring")]
        );
        assert_eq!(found("look up rings2"), []);
    }

    #[test]
    fn a_script_is_told_only_of_rows_that_it_sees() {
        let mut vocabulary = vocabulary(&[(1, "look at", "glance_at")]);
        let sight = Arc::make_mut(&mut vocabulary.sight);
        let base = sight.add([FileId(0)], []);
        let other = sight.add([FileId(1)], [base]);
        sight.add([FileId(2)], [other]);
        let count = |file| found(&vocabulary, file, "look at it").len();
        assert_eq!([count(0), count(1), count(2)], [0, 1, 1]);
    }
}
