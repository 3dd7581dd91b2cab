//! Coverage: which citations stand behind rules, which are tried by scenarios, and which cards say that
//! something of them is not scripted.
//!
//! In: a rulebook that was loaded with its scenarios. Out: lists, sorted, for a report.

use serde::Serialize;
use spaceline_lang::tree::{Book, CiteId, StepKind, TextId};
use spaceline_rules::book::Rulebook;
use spaceline_rules::census::{self, Grade};
use std::collections::{BTreeMap, BTreeSet};

/// A citation, and what stands on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Covered {
    /// The rules that cite it.
    pub rules: Vec<String>,
    /// The scenarios that cite it.
    pub scenarios: Vec<String>,
}

/// A card, and what is known of its script.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardCoverage {
    /// Its title, with the version where it has one.
    pub title: String,
    /// Why parts of its text are not scripted.
    pub not_encoded: Vec<String>,
    /// The scenarios in which it takes part.
    pub scenarios: Vec<String>,
    /// The title of its set.
    pub set: String,
    /// Its kind.
    pub kind: String,
    /// How far it is scripted.
    pub grade: Grade,
    /// Whether it has text beyond its facts.
    pub has_text: bool,
}

/// A report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// By document and section.
    pub cites: BTreeMap<String, BTreeMap<String, Covered>>,
    /// Every card, by title.
    pub cards: Vec<CardCoverage>,
    /// Scenarios that are not finished.
    pub todo: Vec<String>,
}

impl Coverage {
    /// What a rulebook covers.
    #[must_use]
    pub fn of(rulebook: &Rulebook) -> Self {
        let book = rulebook.program.book();
        let mut coverage = Self::default();
        for rule in &book.rules {
            let name = rule.named.name.as_str();
            coverage.cite(book, &rule.named.cites, |covered| {
                covered.rules.push(name.to_owned())
            });
        }
        let inside = book.functions.iter().map(|one| &one.named);
        let inside = inside.chain(book.verbs.iter().map(|one| &one.named));
        let inside = inside.chain(book.actions.iter().map(|one| &one.named));
        let inside = inside.chain(book.procedures.iter().map(|one| &one.named));
        for named in inside {
            let name = named.name.as_str();
            coverage.cite(book, &named.cites, |covered| {
                if covered.rules.is_empty() {
                    covered.rules.push(name.to_owned());
                }
            });
        }
        let mut trying: BTreeMap<u32, BTreeSet<&str>> = BTreeMap::new();
        for scenario in &book.scenarios {
            let name = scenario.named.name.as_str();
            if scenario.todo.is_some() {
                coverage.todo.push(name.to_owned());
                continue;
            }
            coverage.cite(book, &scenario.named.cites, |covered| {
                covered.scenarios.push(name.to_owned())
            });
            let acts = scenario
                .steps
                .iter()
                .any(|step| matches!(step.what, StepKind::Then(_)));
            for role in scenario.cast.iter().filter(|_| acts) {
                trying.entry(role.card.0).or_default().insert(name);
            }
        }
        for (id, card) in (0..).zip(&book.cards) {
            let tried = trying.get(&id);
            let (set, kind) = census::place(book, card);
            coverage.cards.push(CardCoverage {
                title: title(book, card.title, card.version),
                not_encoded: card
                    .not_encoded
                    .iter()
                    .map(|why| book.text(*why).to_owned())
                    .collect(),
                scenarios: tried
                    .into_iter()
                    .flatten()
                    .map(ToString::to_string)
                    .collect(),
                set,
                kind,
                grade: Grade::of(card),
                has_text: !card.clauses.is_empty()
                    || !card.hooks.is_empty()
                    || !card.actions.is_empty(),
            });
        }
        coverage
            .cards
            .sort_by(|one, other| one.title.cmp(&other.title));
        coverage
    }

    fn cite(&mut self, book: &Book, cites: &[CiteId], mut note: impl FnMut(&mut Covered)) {
        for id in cites {
            let Some(cite) = book.at(id) else {
                continue;
            };
            let document = self.cites.entry(cite.document.to_string()).or_default();
            note(document.entry(cite.section.to_string()).or_default());
        }
    }

    /// Citations behind rules that no scenario cites.
    pub fn untried(&self) -> impl Iterator<Item = (&str, &str)> {
        let sections = self.cites.iter().flat_map(|(document, sections)| {
            sections
                .iter()
                .map(move |(section, covered)| (document.as_str(), section.as_str(), covered))
        });
        sections
            .filter(|(_, _, covered)| covered.scenarios.is_empty() && !covered.rules.is_empty())
            .map(|(document, section, _)| (document, section))
    }
}

fn title(book: &Book, title: TextId, version: Option<TextId>) -> String {
    match version {
        Some(version) => format!("{} ({})", book.text(title), book.text(version)),
        None => book.text(title).to_owned(),
    }
}
