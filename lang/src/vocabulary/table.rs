//! A table from rows of words to values, which finds the longest row at a place.

use crate::sentence::{Word, WordKind};
use smol_str::SmolStr;
use std::collections::HashMap;

/// The words of a name behind its first, and the whole name.
type Row = (Vec<SmolStr>, SmolStr);

/// Values under names of one or more words.
#[derive(Debug)]
pub struct Table<T> {
    /// Every name by its whole spelling.
    whole: HashMap<SmolStr, T>,
    /// By first word: the names of several words that begin with it, the longest first.
    several: HashMap<SmolStr, Vec<Row>>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self {
            whole: HashMap::new(),
            several: HashMap::new(),
        }
    }
}

/// Whether a word is spelled like one word of a name. Icons are spelled with their brackets.
#[must_use]
pub fn spelled(word: &Word, name: &str) -> bool {
    match &word.kind {
        WordKind::Name { text, .. } => text == name,
        WordKind::Icon(icon) => name
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'))
            .is_some_and(|inner| inner == icon),
        WordKind::Number(number) => name.parse() == Ok(*number),
        _ => false,
    }
}

/// How a word would be spelled in a name, if it can be part of one.
#[must_use]
pub fn spelling(word: &Word) -> Option<SmolStr> {
    match &word.kind {
        WordKind::Name { text, .. } => Some(text.clone()),
        WordKind::Icon(icon) => Some(SmolStr::new(format!("[{icon}]"))),
        WordKind::Number(number) => Some(SmolStr::new(number.to_string())),
        _ => None,
    }
}

impl<T> Table<T> {
    /// Puts a value under a name, unless there is one.
    ///
    /// # Errors
    /// The value that is there.
    pub fn insert(&mut self, name: &str, value: T) -> Result<(), &T> {
        // Looked up twice, because the borrow of an early return would last to the end.
        if self.whole.contains_key(name) {
            return self.whole.get(name).map_or(Ok(()), Err);
        }
        let mut words = name.split(' ');
        if let Some(first) = words.next() {
            let rest: Vec<SmolStr> = words.map(SmolStr::new).collect();
            if !rest.is_empty() {
                let rows = self.several.entry(SmolStr::new(first)).or_default();
                let at = rows.partition_point(|(row, _)| row.len() > rest.len());
                rows.insert(at, (rest, SmolStr::new(name)));
            }
        }
        self.whole.insert(SmolStr::new(name), value);
        Ok(())
    }

    /// The value under a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&T> {
        self.whole.get(name)
    }

    /// The value under a name, to change it.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut T> {
        self.whole.get_mut(name)
    }

    /// The value under the longest name at the front of `words`, and how many words that has.
    #[must_use]
    pub fn longest(&self, words: &[Word]) -> Option<(&T, usize)> {
        self.rows(words).next()
    }

    /// The values under every name at the front of `words`, the longest name first.
    #[must_use]
    pub fn all(&self, words: &[Word]) -> Vec<(&T, usize)> {
        self.rows(words).collect()
    }

    fn rows<'t, 'w>(
        &'t self,
        words: &'w [Word],
    ) -> impl Iterator<Item = (&'t T, usize)> + use<'t, 'w, T> {
        let first = words.first().and_then(|word| match &word.kind {
            WordKind::Name { text, .. } => Some(text.clone()),
            WordKind::Icon(_) => spelling(word),
            _ => None,
        });
        let rest = words.get(1..).unwrap_or_default();
        let one = first.as_ref().and_then(|first| self.whole.get(first));
        let rows = first.as_ref().and_then(|first| self.several.get(first));
        let several = rows.into_iter().flatten().filter_map(move |(row, whole)| {
            let fits = row.len() <= rest.len()
                && row.iter().zip(rest).all(|(name, word)| spelled(word, name));
            if !fits {
                return None;
            }
            self.whole.get(whole).map(|value| (value, row.len() + 1))
        });
        several.chain(one.map(|value| (value, 1)))
    }

    /// Every value, to change it.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.whole.values_mut()
    }

    /// Every name and value, in no order that may show.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.whole
            .iter()
            .map(|(name, value)| (name.as_str(), value))
    }
}
