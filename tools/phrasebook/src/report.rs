//! What is told of an import: counts by set and sort, and everything that was not read.

use super::differ::Difference;
use super::draft::{Draft, Gap};
use super::fault::{Fault, Wrong};
use super::grammar::Grammar;
use super::known;
use super::mistake::BookError;
use super::phrasebook::Phrasebook;
use super::sheet::Sheet;
use super::table::Row;
use spaceline_lang::diagnostic::{Diagnostic, nearest};
use spaceline_rules::census::{Counts, Grade};
use spaceline_rules::pack::Packs;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A card of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Which {
    /// Its line.
    pub line: u64,
    /// Its title, with the version behind it.
    pub title: String,
    /// The name of its set.
    pub set: String,
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {} ({})", self.line, self.title, self.set)
    }
}

/// A phrase of the phrasebook, and the cards that it read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// What it is a phrase of.
    pub class: String,
    /// What is printed, with the classes of what is filled in.
    pub printed: String,
    /// What the script says.
    pub script: String,
    /// The titles, with their versions.
    pub cards: BTreeSet<String>,
}

impl Read {
    /// The phrases of a grammar, that have read nothing.
    fn all(grammar: &Grammar) -> Vec<Self> {
        let read = grammar.phrases.iter().map(|phrase| Self {
            class: grammar.name(phrase.class).to_owned(),
            printed: grammar.shown(phrase, &phrase.printed),
            script: grammar.shown(phrase, &phrase.script),
            cards: BTreeSet::new(),
        });
        read.collect()
    }
}

/// The phrases of packs, of which no list was read.
#[must_use]
pub fn patterns(packs: &Packs) -> Vec<Read> {
    Read::all(&known::without_cards(packs).book.grammar)
}

/// What is told.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What is wrong with the phrasebook.
    pub book_errors: Vec<BookError>,
    /// What is wrong with the list.
    pub faults: Vec<Fault>,
    /// By set and sort.
    pub counts: BTreeMap<(String, String), Counts>,
    /// What was not read, by card.
    pub gaps: Vec<(Which, Gap)>,
    /// How many cards have a script that they keep.
    pub kept: usize,
    /// How many of them stand in packs to which nothing is written.
    pub elsewhere: usize,
    /// How many cards are new, or written anew.
    pub fresh: usize,
    /// Cards that have no script, of sets whose packs stand where nothing is written: how many of each pack.
    pub homeless: BTreeMap<String, usize>,
    /// Where those say something else than the list.
    pub differences: BTreeSet<Difference>,
    /// What is wrong with the packs themselves.
    pub outside: Vec<Diagnostic>,
    /// What each phrase read.
    pub phrases: Vec<Read>,
    /// What is printed on cards, and no column tells.
    pub untold: Vec<String>,
    /// The titles of the complete cards that are new or written anew.
    pub complete: Vec<String>,
}

impl Report {
    fn fault(&mut self, line: u64, what: Wrong) {
        let line = Some(line);
        self.faults.push(Fault { line, what });
    }

    pub(super) fn untitled(&mut self, line: u64, found: &str) {
        let found = found.to_owned();
        self.fault(line, Wrong::Title { found });
    }

    pub(super) fn unsorted(&mut self, book: &Phrasebook, line: u64, title: &str, sort: &str) {
        let sorts = book.sheets.iter().map(|sheet| sheet.named.as_str());
        let what = Wrong::Sort {
            title: title.to_owned(),
            sort: sort.to_owned(),
            near: nearest(sort, sorts).map(str::to_owned),
        };
        self.fault(line, what);
    }

    pub(super) fn unreleased(&mut self, book: &Phrasebook, draft: &Draft) {
        let codes = book.releases.iter().map(|release| release.code.as_str());
        let what = Wrong::Set {
            title: draft.full_title(),
            set: draft.release.clone(),
            near: nearest(&draft.release, codes).map(str::to_owned),
        };
        self.fault(draft.line, what);
    }

    pub(super) fn twice(&mut self, draft: &Draft, row: &Row, first: &Row) {
        let what = Wrong::Twice {
            title: draft.full_title(),
            first: first.line,
            differ: row.differences(first),
        };
        self.fault(draft.line, what);
    }

    pub(super) fn poor(&mut self, draft: &Draft, missing: Vec<String>) {
        let unread = draft.gaps.iter().map(|gap| {
            let (column, cell) = (gap.column.clone(), gap.cell.clone());
            (column, cell, gap.why.to_string())
        });
        let what = Wrong::Lacks {
            title: draft.full_title(),
            missing,
            unread: unread.collect(),
        };
        self.fault(draft.line, what);
    }

    pub(super) fn lost(&mut self, draft: &Draft, why: &str) {
        let what = Wrong::Check {
            title: draft.full_title(),
            why: format!("it does not check: {why}"),
        };
        self.fault(draft.line, what);
    }

    /// Which card a draft is, for those who look for it in the list.
    pub(super) fn which(&self, book: &Phrasebook, draft: &Draft) -> Which {
        let set = book
            .release(&draft.release)
            .map_or(&draft.release, |release| &release.name);
        Which {
            line: draft.line,
            title: draft.full_title(),
            set: set.clone(),
        }
    }

    /// Counts a card.
    pub(super) fn add(&mut self, book: &Phrasebook, draft: &Draft, grade: Grade) {
        let named = |sheet: &Sheet| sheet.named.clone();
        let sort = book.sheets.get(draft.sheet).map(named).unwrap_or_default();
        let counts = self.counts.entry((draft.release.clone(), sort));
        counts.or_default().add(grade);
    }

    /// Tells of the cards that are written.
    pub(super) fn count(&mut self, book: &Phrasebook, drafts: &[Draft]) {
        for draft in drafts {
            if draft.grade() == Grade::Complete {
                self.complete.push(draft.title.clone());
            }
            let which = self.which(book, draft);
            for gap in &draft.gaps {
                self.gaps.push((which.clone(), gap.clone()));
            }
        }
        self.gaps.sort_by(|(one, _), (other, _)| one.cmp(other));
    }

    /// Tells which cards each phrase read, of those that keep their scripts, too.
    pub(super) fn read(&mut self, book: &Phrasebook, drafts: &[Draft]) {
        self.phrases = Read::all(&book.grammar);
        for draft in drafts {
            for phrase in &draft.phrases {
                if let Some(read) = self.phrases.get_mut(*phrase) {
                    read.cards.insert(draft.full_title());
                }
            }
        }
    }
}
