//! From a list of cards to scripts.
//!
//! What comes in are a table as communities keep them, and packs, a phrasebook among them ([`phrasebook`]); what goes out
//! are files of cards, and a report of everything that could not be read, by card and column. Nothing is guessed: a cell is
//! read only if all its readings say the same ([`cover`]), and a line that does not check is taken out again ([`proof`]).
//!
//! Which columns a list has, what stands in them and how scripts say it is said in the phrasebook. Nothing of it is known here.

mod aloud;
mod clauses;
mod compare;
mod cover;
mod draft;
mod facts;
mod grammar;
mod known;
mod merge;
mod mistake;
mod page;
mod phrase;
mod phrasebook;
mod pieces;
mod proof;
mod render;
mod report;
mod sheet;
mod table;
mod tokens;
mod wording;
mod write;

pub use compare::Comparison;
pub use cover::Unread;
pub use draft::{Draft, Gap};
pub(crate) use known::problems;
pub use merge::Difference;
pub use mistake::BookError;
pub use report::Report;
pub use wording::Wording;

use crate::pack::Packs;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// What came of a list.
#[derive(Debug, Default)]
pub struct Imported {
    /// The files to write, by their paths below the folder of packs.
    pub files: BTreeMap<PathBuf, String>,
    /// What is to be told.
    pub report: Report,
    /// What came of printing the cards again that were read wholly, if that was asked for.
    pub comparison: Option<Comparison>,
}

/// Reads a list of cards against the packs that are there. `step` is told how many of how many rows are done.
#[must_use]
pub fn import(list: &str, packs: &Packs, step: impl FnMut(usize, usize)) -> Imported {
    read_in(list, packs, false, step)
}

/// Reads a list like [`import`], and prints again what was read.
#[must_use]
pub fn import_and_compare(list: &str, packs: &Packs, step: impl FnMut(usize, usize)) -> Imported {
    read_in(list, packs, true, step)
}

fn read_in(
    list: &str,
    packs: &Packs,
    comparing: bool,
    mut step: impl FnMut(usize, usize),
) -> Imported {
    let known = known::of(packs);
    let mut report = Report::default();
    report.book_errors.clone_from(&known.errors);
    let book = &known.book;
    let table = table::read(list);
    report.faults(&table);
    let sorts = book.keys.get("sort").cloned().unwrap_or_default();
    let mut drafts = Vec::new();
    let mut seen = BTreeSet::new();
    for (at, row) in table.rows.iter().enumerate() {
        step(at, table.rows.len());
        let sort = row.cell(&sorts);
        let Some((which, sheet)) = book.sheet_for(sort, row) else {
            report.unsorted(row.line, sort);
            continue;
        };
        let draft = draft::read(book, which, sheet, row);
        if !book
            .releases
            .iter()
            .any(|release| release.code == draft.release)
        {
            report.unreleased(&draft);
            continue;
        }
        if !seen.insert((draft.title.clone(), draft.version.clone())) {
            report.twice(&draft);
            continue;
        }
        drafts.push(draft);
    }
    step(table.rows.len(), table.rows.len());
    let comparison = comparing.then(|| compare::compare(book, &drafts));
    let fresh = merge::split(&known, book, drafts, &mut report);
    let drafts = proof::prove(packs, book, fresh, &mut report);
    let files = merge::place(packs, book, &drafts);
    report.count(book, &drafts);
    Imported {
        files,
        report,
        comparison,
    }
}

#[cfg(test)]
mod again;
#[cfg(test)]
mod tests;
