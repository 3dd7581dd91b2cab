//! A card as it was read from a row: its facts and the lines of its text.

use super::cell;
use super::cover::{self, Unread};
use super::phrasebook::Phrasebook;
use super::sheet::Sheet;
use super::table::Row;
use spaceline_lang::span::Span;
use spaceline_rules::census::Grade;
use std::collections::BTreeSet;

/// What could not be read of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The column.
    pub column: String,
    /// What stands there.
    pub cell: String,
    /// Why it was not read.
    pub why: Unread,
    /// What the card lacks for it.
    pub lost: Lost,
}

/// What a card lacks of which something was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Text, which is counted by sentences.
    Text,
    /// A fact; `partly`, if some of its values were read.
    Field {
        /// Its field.
        name: String,
        /// Whether some of it was read.
        partly: bool,
    },
    /// What a column says that gives several facts or none.
    Column {
        /// Whether some of it was read.
        partly: bool,
    },
}

/// A card.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The line of the list.
    pub line: u64,
    /// Its title.
    pub title: String,
    /// Which version of that title it is.
    pub version: Option<String>,
    /// The code of its set.
    pub release: String,
    /// The card in whose place it is written.
    pub origin: Option<Span>,
    /// Whether what is missing of that one is said in words of an import.
    pub marks_are_own: bool,
    /// Which sort of cards it is.
    pub sheet: usize,
    /// Its facts, in the order in which they were read.
    pub facts: Vec<(String, Vec<String>)>,
    /// The lines of its text.
    pub texts: Vec<String>,
    /// The sentences that were read, as they are printed; those that say nothing are left out.
    pub printed: Vec<String>,
    /// What its columns say, before it is put together with what its text says.
    pub columns: Vec<(String, Vec<String>)>,
    /// How many lines of its text its columns say.
    pub from_columns: usize,
    /// How many sentences of its text were not read.
    pub skipped: usize,
    /// How many lines of it did not check and were taken out.
    pub taken_out: usize,
    /// What was not read.
    pub gaps: Vec<Gap>,
    /// The phrases it was read with.
    pub phrases: BTreeSet<usize>,
}

impl Draft {
    /// How much of it is read.
    #[must_use]
    pub fn grade(&self) -> Grade {
        let marked = |line: &String| line.starts_with("not encoded");
        let whole = self.gaps.is_empty() && self.skipped == 0 && self.taken_out == 0;
        if whole && !self.texts.iter().any(marked) {
            Grade::Complete
        } else if self.texts.iter().all(marked) {
            Grade::Facts
        } else {
            Grade::Partly
        }
    }

    /// The values of a field.
    #[must_use]
    pub fn fact(&self, field: &str) -> Option<&[String]> {
        let found = self.facts.iter().find(|(name, _)| name == field);
        found.map(|(_, values)| values.as_slice())
    }

    fn add(&mut self, field: &str, values: &[String]) {
        let at = self.facts.iter().position(|(name, _)| name == field);
        match at.and_then(|at| self.facts.get_mut(at)) {
            Some((_, known)) => known.extend(values.iter().cloned()),
            None => self.facts.push((field.to_owned(), values.to_vec())),
        }
    }
}

/// Reads a row.
#[must_use]
pub fn read(book: &Phrasebook, at: usize, sheet: &Sheet, row: &Row) -> Draft {
    let key = |what: &str| book.keys.get(what).map_or("", |column| row.cell(column));
    let (title, version) = versioned(key("title"));
    let mut draft = Draft {
        line: row.line,
        title,
        version,
        release: key("set").to_owned(),
        sheet: at,
        ..Draft::default()
    };
    draft.read_columns(book, sheet, row);
    draft.columns.clone_from(&draft.facts);
    draft.from_columns = draft.texts.len();
    if let Some(column) = &sheet.text {
        draft.read_text(book, sheet, &book.spell(row.cell(column)));
    } else {
        draft.settle(sheet);
    }
    draft
}

impl Draft {
    /// Reads the columns of facts, and tells of those that no line reads.
    fn read_columns(&mut self, book: &Phrasebook, sheet: &Sheet, row: &Row) {
        let fields = sheet.fields();
        for column in &sheet.columns {
            let cell = book.spell(row.cell(&column.name));
            if let Some(said) = column.empty.as_ref().filter(|_| cell.is_empty()) {
                self.take(said, &fields);
            }
            let values = match &column.each {
                Some(sign) => cell.split(sign.as_str()).map(str::trim).collect(),
                None => vec![cell.as_str()],
            };
            let (mut read, mut lost) = (false, Vec::new());
            for value in values.into_iter().filter(|value| !value.is_empty()) {
                let (said, unread) = cell::read(&book.grammar, column.class, &book.bound, value);
                for said in said {
                    read = true;
                    self.phrases.extend(&said.phrases);
                    self.take(&said.script, &fields);
                }
                lost.extend(unread);
            }
            for (cell, why) in lost {
                self.gaps.push(Gap {
                    column: column.name.clone(),
                    cell,
                    why,
                    lost: match column.field(book, &fields) {
                        Some(name) => Lost::Field { name, partly: read },
                        None => Lost::Column { partly: read },
                    },
                });
            }
        }
        for (column, cell) in row.cells() {
            let is_key = book.keys.values().any(|key| key == column);
            let passed = book.passed.iter().any(|known| known == column);
            if !is_key && !passed && !sheet.knows(column) {
                self.gaps.push(Gap {
                    column: column.to_owned(),
                    cell: cell.to_owned(),
                    why: Unread::NoLine,
                    lost: Lost::Column { partly: false },
                });
            }
        }
    }
}

/// A title, and what stands behind it in parentheses.
fn versioned(name: &str) -> (String, Option<String>) {
    if let Some((title, version)) = name
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once(" ("))
    {
        return (title.to_owned(), Some(version.to_owned()));
    }
    (name.to_owned(), None)
}

impl Draft {
    /// The title, with the version behind it.
    #[must_use]
    pub fn full_title(&self) -> String {
        match &self.version {
            Some(version) => format!("{} ({version})", self.title),
            None => self.title.clone(),
        }
    }

    /// The card as its columns say it.
    #[must_use]
    pub fn without_text(&self) -> Self {
        Self {
            title: self.title.clone(),
            version: self.version.clone(),
            release: self.release.clone(),
            sheet: self.sheet,
            facts: self.columns.clone(),
            columns: self.columns.clone(),
            texts: self.texts.iter().take(self.from_columns).cloned().collect(),
            from_columns: self.from_columns,
            ..Self::default()
        }
    }

    /// Reads what stands in the column of the text, and puts everything together.
    pub fn read_text(&mut self, book: &Phrasebook, sheet: &Sheet, cell: &str) {
        let fields = sheet.fields();
        let column = sheet.text.as_deref().unwrap_or("");
        self.text(book, sheet, column, cell, &fields);
        self.settle(sheet);
    }

    fn text(
        &mut self,
        book: &Phrasebook,
        sheet: &Sheet,
        column: &str,
        cell: &str,
        fields: &BTreeSet<&str>,
    ) {
        if cell.is_empty() {
            return;
        }
        let covered = cover::cover(&book.grammar, sheet.opening, sheet.unit, &book.bound, cell);
        for said in covered.opening.iter().chain(&covered.units) {
            self.phrases.extend(&said.phrases);
            self.take(&said.script, fields);
            if !said.script.is_empty() {
                let (start, end) = said.bytes;
                self.printed
                    .push(cell.get(start..end).unwrap_or("").to_owned());
            }
        }
        self.skipped = covered.skipped.len();
        if let Some(why) = covered.why {
            let sentence = covered
                .skipped
                .first()
                .and_then(|(start, end)| cell.get(*start..*end));
            self.gaps.push(Gap {
                column: column.to_owned(),
                cell: sentence.unwrap_or(cell).to_owned(),
                why,
                lost: Lost::Text,
            });
        }
    }

    /// Takes what a reading says: facts of the fields that the sheet writes, and lines of text.
    fn take(&mut self, script: &str, fields: &BTreeSet<&str>) {
        for line in parts(script, ';') {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            if fields.contains(first) {
                let values: Vec<String> = parts(rest, ',').into_iter().map(str::to_owned).collect();
                self.add(first, &values);
            } else {
                self.texts.push(line.to_owned());
            }
        }
    }

    /// Puts together what several columns say.
    fn settle(&mut self, sheet: &Sheet) {
        for (lead, list) in &sheet.leads {
            let Some(first) = self.fact(lead).and_then(<[String]>::first).cloned() else {
                continue;
            };
            let Some((_, values)) = self.facts.iter_mut().find(|(field, _)| field == list) else {
                continue;
            };
            if values.first() == Some(&first) {
                values.remove(0);
            } else {
                let why = Unread::TwoWays(first.clone(), values.join(", "));
                let lost = Lost::Field {
                    name: lead.clone(),
                    partly: false,
                };
                self.gaps.push(Gap {
                    column: lead.clone(),
                    cell: first,
                    why,
                    lost,
                });
            }
        }
        for (field, values) in &mut self.facts {
            *values = if sheet.sums.contains(field) {
                vec![
                    values
                        .iter()
                        .filter_map(|value| value.parse::<u64>().ok())
                        .fold(0, u64::saturating_add)
                        .to_string(),
                ]
            } else {
                counted(values, sheet.counts.contains(field))
            };
        }
    }

    /// The fields that are missing without which it is no card.
    #[must_use]
    pub fn missing(&self, sheet: &Sheet) -> Vec<String> {
        let missing = sheet
            .wants
            .iter()
            .filter(|field| self.fact(field).is_none());
        missing.cloned().collect()
    }
}

/// Values, each once; those that count with their number.
fn counted(values: &[String], count: bool) -> Vec<String> {
    let mut all: Vec<(String, usize)> = Vec::new();
    for value in values {
        let times = value
            .rsplit_once(" x")
            .and_then(|(name, digits)| Some((name, digits.parse::<usize>().ok()?)));
        let (name, times) = times.unwrap_or((value, 1));
        match all.iter_mut().find(|(known, _)| known == name) {
            Some((_, sum)) if count => *sum = sum.saturating_add(times),
            Some(_) => {}
            None => all.push((name.to_owned(), times)),
        }
    }
    let written = all.into_iter().map(|(name, times)| match times {
        1 => name,
        _ => format!("{name} x{times}"),
    });
    written.collect()
}

/// A text, cut at a sign where it stands outside quotes and brackets.
pub(super) fn parts(text: &str, sign: char) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut start, mut depth, mut quoted, mut escaped) = (0, 0_i32, false, false);
    for (at, letter) in text.char_indices() {
        if quoted {
            match letter {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => quoted = false,
                _ => {}
            }
            continue;
        }
        match letter {
            '"' => quoted = true,
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            _ if letter == sign && depth <= 0 => {
                found.push(text.get(start..at).unwrap_or(""));
                start = at + letter.len_utf8();
            }
            _ => {}
        }
    }
    found.push(text.get(start..).unwrap_or(""));
    found
        .into_iter()
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}
