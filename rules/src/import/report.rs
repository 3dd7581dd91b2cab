//! What is told of an import: counts by set and sort, and everything that was not read.

use super::draft::{Draft, Gap};
use super::merge::Difference;
use super::mistake::BookError;
use super::phrasebook::Phrasebook;
use super::table::Table;
use crate::census::{Counts, Grade};
use spaceline_lang::span::Span;
use std::collections::{BTreeMap, BTreeSet};

/// What is told.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What is wrong with the phrasebook.
    pub book_errors: Vec<BookError>,
    /// What is wrong with the list: its line, and what.
    pub faults: Vec<(u64, String)>,
    /// By set and sort.
    pub counts: BTreeMap<(String, String), Counts>,
    /// What was not read, by card.
    pub gaps: Vec<(String, Gap)>,
    /// How many cards have a script that they keep.
    pub kept: usize,
    /// Where those say something else than the list.
    pub differences: BTreeSet<Difference>,
    /// What is wrong with the packs themselves.
    pub outside: Vec<String>,
    /// How many cards each phrase read, and where it stands.
    pub phrases: Vec<(Span, usize)>,
    /// The titles of the complete cards.
    pub complete: Vec<String>,
}

impl Report {
    pub(super) fn faults(&mut self, table: &Table) {
        self.faults.extend(table.faults.iter().cloned());
    }

    pub(super) fn unsorted(&mut self, line: u64, sort: &str) {
        self.faults.push((
            line,
            format!("no phrasebook knows cards of the sort `{sort}`"),
        ));
    }

    pub(super) fn unreleased(&mut self, draft: &Draft) {
        self.faults.push((
            draft.line,
            format!(
                "no phrasebook knows the set `{}` of `{}`",
                draft.release, draft.title
            ),
        ));
    }

    pub(super) fn twice(&mut self, draft: &Draft) {
        self.faults.push((
            draft.line,
            format!("`{}` stands in the list twice", draft.title),
        ));
    }

    pub(super) fn poor(&mut self, draft: &Draft) {
        let missing: Vec<&str> = draft.gaps.iter().map(|gap| gap.column.as_str()).collect();
        self.faults.push((
            draft.line,
            format!(
                "`{}` is left out, because it lacks {}",
                draft.title,
                missing.join(", ")
            ),
        ));
    }

    pub(super) fn lost(&mut self, draft: &Draft) {
        let why = draft
            .gaps
            .last()
            .map_or_else(|| "it does not check".to_owned(), |gap| gap.why.to_string());
        self.faults.push((
            draft.line,
            format!("`{}` is left out, because {why}", draft.title),
        ));
    }

    pub(super) fn count(&mut self, book: &Phrasebook, drafts: &[Draft]) {
        let mut used = vec![0; book.grammar.phrases.len()];
        for draft in drafts {
            let Some(sheet) = book.sheets.get(draft.sheet) else {
                continue;
            };
            let grade = draft.grade();
            self.counts
                .entry((draft.release.clone(), sheet.named.clone()))
                .or_default()
                .add(grade);
            if grade == Grade::Complete {
                self.complete.push(draft.title.clone());
            }
            for gap in &draft.gaps {
                self.gaps.push((draft.title.clone(), gap.clone()));
            }
            for phrase in &draft.phrases {
                if let Some(used) = used.get_mut(*phrase) {
                    *used += 1;
                }
            }
        }
        self.phrases = book
            .grammar
            .phrases
            .iter()
            .zip(used)
            .map(|(phrase, used)| (phrase.span, used))
            .collect();
    }
}
