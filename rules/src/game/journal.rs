//! Journals: a game that is written down while it is played.
//!
//! The first two lines are a record of the game before its first choice; every choice adds a line, and so does taking
//! choices back. Nothing that was written is ever changed. Each line carries a number that rests on all lines above
//! it, so none of them can be altered or left out without notice. A line that has no end was being written when the
//! machine stopped: the game goes on at the line above it.

use super::Match;
use super::record::{Damage, Record, check, table};
use crate::book::Rulebook;
use serde::{Deserialize, Serialize};
use spaceline_runtime::{Choice, Game};

/// The first word of a journal's text.
const MARK: &str = "spaceline-journal";

/// Where a journal stands: what its next line rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journal {
    above: u64,
}

/// A journal that was read.
#[derive(Clone, Debug)]
pub struct Read {
    /// The game up to the last choice that is whole, without what was taken back.
    pub record: Record,
    /// How it is gone on with.
    pub journal: Journal,
    /// How many bytes of the text are whole lines.
    pub whole: usize,
}

/// What a line says.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    /// A choice, and the table it led to.
    Chose(Choice, String),
    /// Choices were taken back; so many are left.
    TookBack(usize),
}

impl Journal {
    /// Begins a journal: the text to write first, with all choices so far.
    #[must_use]
    pub fn begin(rulebook: &Rulebook, played: &Match) -> (Self, String) {
        let mut text = Record::beginning(rulebook, played).text_behind(MARK);
        let mut journal = Self {
            above: above(&text),
        };
        for (choice, game) in played.after_each() {
            text.push_str(&journal.chose(choice, game));
        }
        (journal, text)
    }

    /// The line for a choice that led to a game.
    #[must_use]
    pub fn chose(&mut self, choice: &Choice, game: &Game) -> String {
        self.line(&Line::Chose(choice.clone(), table(game)))
    }

    /// The line for choices that were taken back, so that so many are left.
    #[must_use]
    pub fn took_back(&mut self, left: usize) -> String {
        self.line(&Line::TookBack(left))
    }

    fn line(&mut self, line: &Line) -> String {
        // A choice holds nothing that cannot be written.
        let body = serde_json::to_string(line).unwrap_or_default();
        self.above = check(self.above, &body);
        format!("{:016x} {body}\n", self.above)
    }

    /// Whether a text is a journal, or was one.
    #[must_use]
    pub fn is_one(text: &str) -> bool {
        text.split_whitespace().next() == Some(MARK)
    }

    /// Reads a journal.
    ///
    /// # Errors
    /// When it is none, is of another version, or is not as it was written.
    pub fn read(text: &str) -> Result<Read, Damage> {
        let mut lines = text.split_inclusive('\n');
        let head: String = lines.by_ref().take(2).collect();
        let mut record = Record::read_behind(MARK, &head)?;
        if !record.choices.is_empty() || !head.ends_with('\n') {
            return Err(Damage::Altered);
        }
        let mut journal = Self {
            above: above(&head),
        };
        let mut whole = head.len();
        let beginning = std::mem::take(&mut record.end);
        let mut made: Vec<(Choice, String)> = Vec::new();
        for line in lines {
            let Some(written) = line.strip_suffix('\n') else {
                break;
            };
            match journal.read_line(written)? {
                Line::Chose(choice, table) => made.push((choice, table)),
                Line::TookBack(left) if left <= made.len() => made.truncate(left),
                Line::TookBack(_) => return Err(Damage::Altered),
            }
            whole += line.len();
        }
        record.end = made.last().map_or(beginning, |(_, table)| table.clone());
        record.choices = made.into_iter().map(|(choice, _)| choice).collect();
        Ok(Read {
            record,
            journal,
            whole,
        })
    }

    fn read_line(&mut self, line: &str) -> Result<Line, Damage> {
        let (number, body) = line.split_once(' ').ok_or(Damage::Altered)?;
        self.above = check(self.above, body);
        if number != format!("{:016x}", self.above) {
            return Err(Damage::Altered);
        }
        serde_json::from_str(body).map_err(|error| Damage::Unreadable(error.to_string()))
    }
}

/// What the first line behind a record rests on.
fn above(record: &str) -> u64 {
    check(0, record)
}

#[cfg(test)]
mod tests;
