//! From a list of cards to scripts.
//!
//! What comes in are a table as communities keep them, and packs, a phrasebook among them ([`phrasebook`]); what goes
//! out are files of cards, and a report of everything that could not be read, by card and column. Nothing is guessed:
//! a cell is read only if all its readings say the same ([`cover`]), and a line that does not check is taken out
//! again ([`proof`]).
//!
//! Which columns a list has, what stands in them and how scripts say it is said in the phrasebook. Nothing of it is
//! known here.

mod aloud;
mod cell;
mod clauses;
mod compare;
mod cover;
mod differ;
mod draft;
mod facts;
mod fault;
mod gone;
mod grammar;
mod head;
mod known;
mod marks;
mod merge;
mod mistake;
mod ours;
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
mod way;
mod wording;
mod write;

pub use compare::Comparison;
pub use cover::Unread;
pub use differ::Difference;
pub use draft::{Draft, Gap, Lost};
pub use fault::{Fault, Wrong};
pub use known::{problems, untold};
pub use mistake::BookError;
pub use report::{Read, Report, Which, patterns};
pub use wording::{Worded, Wording};

use known::KnownCard;
use ours::Ours;
use phrasebook::Phrasebook;
use spaceline_lang::span::Span;
use spaceline_rules::census::Grade;
use spaceline_rules::pack::Packs;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::PathBuf;
use table::{Row, Table};

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

/// How a list is read.
pub struct Job<'a> {
    /// The list.
    pub list: &'a str,
    /// The packs that are there.
    pub packs: &'a Packs,
    /// Whether what is read is printed again.
    pub comparing: bool,
    /// Whether a script stands in the folder to which cards are written.
    pub is_ours: &'a dyn Fn(Span) -> bool,
}

/// Reads a list of cards against the packs that are there. `step` is told how many of how many rows are done.
#[must_use]
pub fn import(job: &Job<'_>, mut step: impl FnMut(usize, usize)) -> Imported {
    let packs = job.packs;
    let known = known::of(packs);
    let mut report = Report::default();
    report.book_errors.clone_from(&known.errors);
    let book = &known.book;
    let table = table::read(job.list);
    report.faults.extend(table.faults.iter().cloned());
    if !table.columns.is_empty() {
        report.faults.extend(head::lacks(book, &table));
    }
    if report.faults.iter().any(Fault::is_of_all) {
        report.faults.retain(Fault::is_of_all);
        return Imported {
            report,
            ..Imported::default()
        };
    }
    let drafts = drafts(book, &table, &mut report, &mut step);
    report.untold.clone_from(&book.untold);
    report.read(book, &drafts);
    let comparison = job.comparing.then(|| compare::compare(book, &drafts));
    let ours = Ours::of(packs, job.is_ours);
    let (fresh, kept) = merge::split(&known, book, drafts, &ours, &mut report);
    let (drafts, grades) = proof::prove(packs, book, fresh, &mut report);
    let (files, changed) = merge::place(packs, book, &drafts, &ours);
    report.fresh = changed;
    report.kept += drafts.len().saturating_sub(changed);
    for draft in drafts.iter().chain(&kept) {
        let name = (draft.title.clone(), draft.version.clone());
        let whole = known.cards.get(&name).is_some_and(KnownCard::is_whole);
        let unproved = if whole {
            Grade::Complete
        } else {
            draft.grade()
        };
        report.add(book, draft, grades.get(&name).copied().unwrap_or(unproved));
    }
    report.count(book, &drafts);
    report.faults.sort_by_key(|fault| fault.line);
    Imported {
        files,
        report,
        comparison,
    }
}

/// Reads the rows of which each makes a card.
fn drafts(
    book: &Phrasebook,
    table: &Table,
    report: &mut Report,
    step: &mut impl FnMut(usize, usize),
) -> Vec<Draft> {
    let sorts = book.keys.get("sort").cloned().unwrap_or_default();
    let titles = book.keys.get("title").cloned().unwrap_or_default();
    let mut drafts = Vec::new();
    let mut seen: BTreeMap<(String, Option<String>), &Row> = BTreeMap::new();
    for (at, row) in table.rows.iter().enumerate() {
        step(at, table.rows.len());
        let (title, sort) = (row.cell(&titles), row.cell(&sorts));
        if title.is_empty() || title.contains(char::is_control) {
            report.untitled(row.line, title);
            continue;
        }
        let Some((which, sheet)) = book.sheet_for(sort, row) else {
            report.unsorted(book, row.line, title, sort);
            continue;
        };
        let draft = draft::read(book, which, sheet, row);
        if book.release(&draft.release).is_none() {
            report.unreleased(book, &draft);
            continue;
        }
        match seen.entry((draft.title.clone(), draft.version.clone())) {
            Entry::Occupied(first) => report.twice(&draft, row, first.get()),
            Entry::Vacant(place) => {
                place.insert(row);
                drafts.push(draft);
            }
        }
    }
    step(table.rows.len(), table.rows.len());
    drafts
}

#[cfg(test)]
mod again;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod kept;
#[cfg(test)]
mod missing;
#[cfg(test)]
mod tests;
