//! A table from rows of words to values, which finds the longest row at a place.

use crate::sentence::{Word, WordKind};
use foldhash::HashMap;
use smallvec::SmallVec;
use smol_str::{SmolStr, format_smolstr};

/// Values under names of one or more words.
#[derive(Debug)]
pub struct Table<T> {
    /// In the order in which they were put in.
    values: Vec<(SmolStr, T)>,
    /// The beginnings of all names; the first is that of no words.
    nodes: Vec<Node>,
}

/// The beginning of a name.
#[derive(Debug, Default)]
struct Node {
    /// The value, if it is a whole name.
    value: Option<usize>,
    /// The beginnings that are one word longer. Whoever writes scripts chooses the words, so the hasher is a quick one,
    /// but one with a seed.
    next: HashMap<SmolStr, usize>,
    /// Whether a number is among them: there are many in scripts, and few in names.
    numbers: bool,
}

impl Node {
    /// The beginning that is longer by a word.
    fn after(&self, word: &Word) -> Option<usize> {
        let next = match &word.kind {
            WordKind::Name { text, .. } => self.next.get(text),
            WordKind::Number(_) if !self.numbers => None,
            _ => self.next.get(&spelling(word)?),
        };
        next.copied()
    }
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self {
            values: Vec::new(),
            nodes: vec![Node::default()],
        }
    }
}

/// How a word is spelled in a name, if it can be part of one. Icons are spelled with their brackets.
#[must_use]
pub fn spelling(word: &Word) -> Option<SmolStr> {
    match &word.kind {
        WordKind::Name { text, .. } => Some(text.clone()),
        WordKind::Icon(icon) => Some(format_smolstr!("[{icon}]")),
        WordKind::Number(number) => Some(format_smolstr!("{number}")),
        _ => None,
    }
}

/// Whether a word is spelled like one word of a name.
#[must_use]
pub fn spelled(word: &Word, name: &str) -> bool {
    spelling(word).is_some_and(|text| text == name)
}

impl<T> Table<T> {
    fn find(&self, name: &str) -> Option<usize> {
        let mut node = self.nodes.first()?;
        for word in name.split(' ') {
            node = self.nodes.get(*node.next.get(word)?)?;
        }
        node.value
    }

    /// Puts a value under a name, unless there is one.
    ///
    /// # Errors
    /// The value that is there.
    pub fn insert(&mut self, name: &str, value: T) -> Result<(), &T> {
        if let Some(at) = self.find(name) {
            return self.values.get(at).map_or(Ok(()), |(_, value)| Err(value));
        }
        let mut last = 0;
        for word in name.split(' ') {
            let new = self.nodes.len();
            let Some(node) = self.nodes.get_mut(last) else {
                break;
            };
            node.numbers |= word.parse::<i64>().is_ok();
            last = *node.next.entry(SmolStr::new(word)).or_insert(new);
            if last == new {
                self.nodes.push(Node::default());
            }
        }
        if let Some(node) = self.nodes.get_mut(last) {
            node.value = Some(self.values.len());
        }
        self.values.push((SmolStr::new(name), value));
        Ok(())
    }

    /// The value under a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&T> {
        self.values.get(self.find(name)?).map(|(_, value)| value)
    }

    /// The value under a name, to change it.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut T> {
        let at = self.find(name)?;
        self.values.get_mut(at).map(|(_, value)| value)
    }

    /// The value under the longest name at the front of `words`, and how many words that has.
    #[must_use]
    pub fn longest(&self, words: &[Word]) -> Option<(&T, usize)> {
        self.rows(words).next()
    }

    /// The values under every name at the front of `words`, the longest name first.
    pub fn rows(&self, words: &[Word]) -> impl Iterator<Item = (&T, usize)> + use<'_, T> {
        let mut found = SmallVec::<[(usize, usize); 4]>::new();
        let mut node = self.nodes.first();
        for (count, word) in (1..).zip(words) {
            let next = node.and_then(|node| node.after(word));
            node = next.and_then(|next| self.nodes.get(next));
            match node {
                Some(node) => found.extend(node.value.map(|value| (value, count))),
                None => break,
            }
        }
        let found = found.into_iter().rev();
        found.filter_map(|(at, count)| Some((&self.values.get(at)?.1, count)))
    }

    /// Every value, to change it.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.values.iter_mut().map(|(_, value)| value)
    }

    /// Every name and value, in the order in which they were put in.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.values
            .iter()
            .map(|(name, value)| (name.as_str(), value))
    }
}
