//! A table from rows of words to values, which finds the longest row at a place.

use crate::sentence::{Word, WordKind};
use foldhash::HashMap;
use smol_str::SmolStr;

/// Values under names of one or more words.
#[derive(Debug)]
pub struct Table<T> {
    /// In the order in which they were put in.
    values: Vec<(SmolStr, T)>,
    /// By the first word of a name. Icons stand without their brackets, apart from words.
    firsts: Map<First>,
    icons: Map<First>,
    /// Names of several words, by their whole spelling.
    whole: Map<usize>,
}

/// Every word of every phrase is looked up, most of them several times. Whoever writes scripts chooses the
/// words, so the hasher is a quick one, but one with a seed.
type Map<T> = HashMap<SmolStr, T>;

/// The names that begin with a word.
#[derive(Debug, Default)]
struct First {
    /// The name that is this word alone.
    one: Option<usize>,
    /// The words behind the first of each longer name, the longest first.
    several: Vec<(Vec<SmolStr>, usize)>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self {
            values: Vec::new(),
            firsts: Map::default(),
            icons: Map::default(),
            whole: Map::default(),
        }
    }
}

/// The name inside the brackets of an icon.
fn icon(word: &str) -> Option<&str> {
    word.strip_prefix('[')?.strip_suffix(']')
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

/// Whether words begin with these parts of a name.
fn begins(words: &[Word], row: &[SmolStr]) -> bool {
    let mut pairs = row.iter().zip(words);
    row.len() <= words.len() && pairs.all(|(name, word)| spelled(word, name))
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
    fn find(&self, name: &str) -> Option<usize> {
        if name.contains(' ') {
            return self.whole.get(name).copied();
        }
        let first = match icon(name) {
            Some(inner) => self.icons.get(inner),
            None => self.firsts.get(name),
        };
        first?.one
    }

    /// Puts a value under a name, unless there is one.
    ///
    /// # Errors
    /// The value that is there.
    pub fn insert(&mut self, name: &str, value: T) -> Result<(), &T> {
        if let Some(at) = self.find(name) {
            return self.values.get(at).map_or(Ok(()), |(_, value)| Err(value));
        }
        let new = self.values.len();
        let mut words = name.split(' ');
        let word = words.next().unwrap_or_default();
        let first = match icon(word) {
            Some(inner) => self.icons.entry(SmolStr::new(inner)).or_default(),
            None => self.firsts.entry(SmolStr::new(word)).or_default(),
        };
        let rest: Vec<SmolStr> = words.map(SmolStr::new).collect();
        if rest.is_empty() {
            first.one = Some(new);
        } else {
            let rows = &mut first.several;
            let at = rows.partition_point(|(row, _)| row.len() > rest.len());
            rows.insert(at, (rest, new));
            self.whole.insert(SmolStr::new(name), new);
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
        self.longest_of(words, |_| true)
    }

    /// The same of those values that are wanted.
    #[inline]
    pub fn longest_of(&self, words: &[Word], wanted: impl Fn(&T) -> bool) -> Option<(&T, usize)> {
        // The first of the rows, without what it takes to go on behind it.
        let (word, rest) = words.split_first()?;
        let first = self.first(word)?;
        let value = |at: usize| {
            let value = self.values.get(at).map(|(_, value)| value);
            value.filter(|value| wanted(value))
        };
        let mut rows = first.several.iter();
        let row = rows.find_map(|(row, at)| {
            let found = if begins(rest, row) { value(*at) } else { None };
            found.map(|found| (found, row.len() + 1))
        });
        row.or_else(|| Some((value(first.one?)?, 1)))
    }

    /// The names that begin with a word.
    fn first(&self, word: &Word) -> Option<&First> {
        match &word.kind {
            WordKind::Name { text, .. } => match icon(text) {
                Some(inner) => self.icons.get(inner),
                None => self.firsts.get(text),
            },
            WordKind::Icon(inner) => self.icons.get(inner),
            _ => None,
        }
    }

    /// The values under every name at the front of `words`, the longest name first.
    pub fn rows<'t, 'w>(
        &'t self,
        words: &'w [Word],
    ) -> impl Iterator<Item = (&'t T, usize)> + use<'t, 'w, T> {
        let first = words.first().and_then(|word| self.first(word));
        let rest = words.get(1..).unwrap_or_default();
        let one = first.and_then(|first| first.one).map(|at| (at, 1));
        let rows = first.map_or(&[][..], |first| &first.several);
        let several = rows
            .iter()
            .filter_map(move |(row, at)| begins(rest, row).then_some((*at, row.len() + 1)));
        let found = several.chain(one);
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
