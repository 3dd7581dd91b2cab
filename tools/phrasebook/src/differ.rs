//! What a card's script says otherwise than the list: its set, its sort, its facts, and the lines of text that both
//! have.

use super::draft::{Draft, Lost, parts};
use super::known::{Known, KnownCard};
use super::merge::{normal, values};
use super::phrasebook::Phrasebook;
use super::report::Which;
use super::sheet::Sheet;
use super::write::{Holds, Written};
use std::collections::BTreeSet;

/// Something of which a card and the list say different things.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// The card.
    pub card: Which,
    /// What its script says; nothing, if it does not speak of it.
    pub script: String,
    /// What the list says; nothing, if it does not speak of it.
    pub list: String,
}

/// The words behind a title that columns of a sort may give.
pub fn heads(book: &Phrasebook, sheet: &Sheet) -> BTreeSet<String> {
    let scripts = sheet
        .columns
        .iter()
        .map(|column| book.grammar.scripts(column.class));
    let scripts: Vec<String> = scripts.flatten().collect();
    let lines = scripts.iter().flat_map(|script| parts(script, ';'));
    let words = lines.filter_map(|line| line.strip_prefix("head "));
    words.map(str::to_owned).collect()
}

/// A card and what the list says of it.
pub struct Said<'a> {
    /// As it stands there.
    pub card: &'a KnownCard,
    /// As it would be written.
    pub written: &'a Written,
    /// The lines of that.
    pub lines: &'a [String],
    /// As it was read.
    pub draft: &'a Draft,
    /// The words behind a title that columns of the sort may give.
    pub heads: &'a BTreeSet<String>,
}

impl Said<'_> {
    /// All differences: what the script says, and what the list.
    pub fn differences(&self, known: &Known, book: &Phrasebook) -> Vec<(String, String)> {
        let mut found = Vec::new();
        found.extend(self.set(book));
        found.extend(self.head());
        let says: Vec<&str> = self
            .card
            .lines
            .iter()
            .skip(1)
            .flat_map(|line| parts(line, ';'))
            .collect();
        let mut facts = BTreeSet::new();
        for (start, end, holds) in &self.written.lines {
            let Holds::Facts(fields) = holds else {
                continue;
            };
            let line = self.written.text.get(*start..*end).unwrap_or("");
            for part in parts(line, ';') {
                facts.insert(part.to_owned());
                let wanted = normal(&values(part));
                // What the list does not give may stand in text that was not read.
                let more = |line: &&str| {
                    let known = normal(&values(line));
                    known == wanted || self.draft.skipped > 0 && known.is_superset(&wanted)
                };
                let same = says.iter().any(more);
                if !same && !self.is_unread(fields) {
                    let like = self.like(known, &says, part, fields);
                    found.push((like.unwrap_or("").to_owned(), part.to_owned()));
                }
            }
        }
        found.extend(self.texts(&says, &facts));
        found
    }

    /// The sets, if they differ.
    pub fn set(&self, book: &Phrasebook) -> Option<(String, String)> {
        let set = book
            .release(&self.draft.release)
            .map_or("", |release| &release.id);
        let differs = self.card.set != set && !self.card.set.is_empty();
        differs.then(|| (format!("set {}", self.card.set), format!("set {set}")))
    }

    /// What could not be read is told elsewhere.
    fn is_unread(&self, fields: &[String]) -> bool {
        self.draft.gaps.iter().any(|gap| match &gap.lost {
            Lost::Field { name, .. } => fields.contains(name),
            _ => false,
        }) || self.draft.texts.iter().any(|line| {
            let mark = line.strip_prefix("not encoded \"its ");
            let field = mark.and_then(|mark| mark.split(' ').next());
            field.is_some_and(|named| fields.iter().any(|field| field == named))
        })
    }

    /// What stands behind the title: the sort, and what may be said in a word. A word may also be a line of its own.
    pub fn head(&self) -> Option<(String, String)> {
        let words = |lines: &[String]| {
            let head = lines.first().map_or("", String::as_str);
            behind_title(head)
        };
        let (says, wanted) = (words(&self.card.lines), words(self.lines));
        let says_it = |word: &String| says.contains(word) || self.card.lines.contains(word);
        let read = !self
            .draft
            .gaps
            .iter()
            .any(|gap| gap.lost == Lost::Column { partly: false });
        let mut more = says.iter().filter(|word| self.heads.contains(*word));
        let differs = wanted.iter().any(|word| !says_it(word))
            || read && more.any(|word| !wanted.contains(word));
        differs.then(|| (says.join(" "), wanted.join(" ")))
    }

    /// The line of a script that speaks of the same as one of the list.
    fn like<'s>(
        &self,
        known: &Known,
        says: &[&'s str],
        part: &str,
        fields: &[String],
    ) -> Option<&'s str> {
        let field = part
            .split(' ')
            .next()
            .filter(|word| fields.iter().any(|field| field == word));
        let named = |line: &&&str| field.is_some() && line.split(' ').next() == field;
        let shaped = |line: &&&str| shape(line) == shape(part) && shape(part).contains('/');
        let listed = |line: &&&str| {
            fields
                .iter()
                .any(|field| self.has_symbols_of(known, line, field))
        };
        let mut lines = says.iter();
        let found = lines.clone().find(named);
        let found = found.or_else(|| lines.clone().find(shaped));
        let found = found.or_else(|| lines.find(|line| field.is_none() && listed(line)));
        found.copied()
    }

    /// Whether a line holds nothing but symbols of the enumeration from which a field has its values.
    fn has_symbols_of(&self, known: &Known, line: &str, field: &str) -> bool {
        let name = |value: &str| {
            let value = value.rsplit_once(" x").map_or(value, |(name, _)| name);
            value.to_owned()
        };
        let Some(value) = self.draft.fact(field).and_then(<[String]>::first) else {
            return false;
        };
        let value = name(value);
        let mut lists = known.symbols.values();
        lists.any(|symbols| {
            let has = |value: &str| symbols.iter().any(|symbol| symbol == value);
            has(&value) && parts(line, ',').into_iter().all(|value| has(&name(value)))
        })
    }

    /// Lines of text that were read and are not in the script, each beside one of the script that begins with the
    /// same word and is not in the list.
    fn texts(&self, says: &[&str], facts: &BTreeSet<String>) -> Vec<(String, String)> {
        let lists: Vec<&str> = self
            .lines
            .iter()
            .skip(1)
            .flat_map(|line| parts(line, ';'))
            .collect();
        let is_text = |line: &&&str| !line.starts_with("not encoded") && !facts.contains(**line);
        let mut others: Vec<&str> = says
            .iter()
            .filter(|line| !lists.contains(line))
            .copied()
            .collect();
        let head = behind_title(self.card.lines.first().map_or("", String::as_str));
        let mut found = Vec::new();
        for line in lists
            .iter()
            .filter(is_text)
            .filter(|line| !says.contains(line))
        {
            let first = line.split(' ').next();
            let like = others
                .iter()
                .position(|other| other.split(' ').next() == first);
            let says = like.map_or("", |at| others.remove(at));
            if !says.is_empty() || !head.iter().any(|word| word == line) {
                found.push((says.to_owned(), (*line).to_owned()));
            }
        }
        found
    }
}

/// The words of a head behind the title and the version.
fn behind_title(head: &str) -> Vec<String> {
    let mut rest = head;
    let mut words = Vec::new();
    while let Some(first) = rest.chars().next() {
        let quoted = first == '"';
        let mut escaped = false;
        let end = rest.char_indices().skip(1).find(|(_, c)| {
            let ends = if quoted {
                *c == '"' && !escaped
            } else {
                c.is_whitespace()
            };
            escaped = *c == '\\' && !escaped;
            ends
        });
        let end = end.map_or(
            rest.len(),
            |(at, c)| if quoted { at + c.len_utf8() } else { at },
        );
        let (word, after) = rest.split_at(end);
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    let title = words
        .iter()
        .position(|word| word.starts_with('"'))
        .unwrap_or(0);
    let version = words.get(title + 1).is_some_and(|word| word == "version");
    let skip = title + if version { 3 } else { 1 };
    words.into_iter().skip(skip).collect()
}

/// The marks of a line between its words.
fn shape(line: &str) -> String {
    let marks = line.chars().filter(|letter| matches!(letter, '/' | ':'));
    marks.collect()
}
