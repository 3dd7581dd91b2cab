//! Scripts that stay checked while they are edited.
//!
//! What comes in are scripts; what goes out is what [`read`](crate::reader::read) would say is wrong with them.
//! What rules declare and mean is read first and kept. Then each card and each scenario is read by itself on
//! top of it, what is wrong with it is kept, and what it added to the book is taken out again. So an edit
//! of one card costs the reading of that card, of the scenarios that speak of it if its head has changed, and
//! the checks that look at everything from afar. An edit of anything that rules say, or that moves it,
//! reads everything again.

mod edit;
mod unit;
mod words;

use super::desk::Desk;
use super::layers::{self, InForce, Overrides, SpokenOf};
use super::raw::RawCard;
use super::scenario::RawScenario;
use super::{Ground, card, ground, prepare, read_card, read_scenario};
use crate::checks::{self, Mark};
use crate::diagnostic::{Diagnostic, Report, Severity};
use crate::reader::Layers;
use crate::sentence::{File, Item};
use crate::span::FileId;
use crate::tree::KindId;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use unit::{Outcome, Unit};

/// One script: its text, and the sentences that were parsed from it.
#[derive(Clone, Debug)]
pub struct Script {
    /// Its number.
    pub file: FileId,
    /// Its text, over which the spans of the sentences run.
    pub text: Arc<str>,
    /// Its sentences.
    pub sentences: Arc<File>,
}

/// Scripts that were checked.
#[derive(Debug)]
pub struct Checked {
    scripts: Vec<Script>,
    layers: Layers,
    base: Base,
    /// The cards in the order of the book, and the scenarios in the order of the scripts.
    cards: Vec<Unit>,
    scenarios: Vec<Unit>,
}

/// What is the same for all cards and scenarios.
#[derive(Debug)]
struct Base {
    desk: Desk,
    forms: card::Forms,
    force: InForce,
    /// Of which titles rulings and errata speak.
    spoken_of: SpokenOf,
    errors: Vec<Diagnostic>,
    seen: checks::Seen,
    /// Whether some card stands in the scripts that is not among the cards, because its head cannot be read
    /// or its title is taken.
    odd: bool,
    /// What the words of phrases mean, in short.
    words: u64,
}

/// What is needed to read a card or a scenario.
struct Reader<'d, 's> {
    desk: &'d mut Desk,
    forms: &'d card::Forms,
    force: &'d InForce,
    overrides: &'d Overrides<'s>,
}

/// The sentences of scripts, as the reader takes them.
fn files(scripts: &[Script]) -> Vec<(FileId, &File)> {
    let each = scripts.iter();
    each.map(|script| (script.file, &*script.sentences))
        .collect()
}

/// The place of each file among the scripts.
fn places(scripts: &[Script]) -> BTreeMap<FileId, usize> {
    // House rules stand in the file of their format, which has its own place.
    let each = scripts.iter().enumerate().rev();
    each.map(|(at, script)| (script.file, at)).collect()
}

/// What is wrong, in words; it is then no longer on the desk.
fn told(desk: &mut Desk) -> Vec<Diagnostic> {
    let errors = std::mem::take(&mut desk.errors);
    errors.iter().map(Report::diagnostic).collect()
}

impl Checked {
    /// Checks scripts in their order.
    #[must_use]
    pub fn new(scripts: Vec<Script>, layers: Layers) -> Self {
        Self::read(scripts, layers, None)
    }

    /// Checks the same scripts, and perhaps one more, under other layers. What these layers leave as it is has
    /// been read for `main` and is not read again.
    #[must_use]
    pub fn beside(main: &Self, layers: Layers, house: Option<Script>) -> Self {
        let mut scripts = main.scripts.clone();
        scripts.extend(house);
        Self::read(scripts, layers, Some(main))
    }

    fn read(scripts: Vec<Script>, layers: Layers, main: Option<&Self>) -> Self {
        let places = places(&scripts);
        let files = files(&scripts);
        let (desk, force) = prepare(&files, &layers);
        let Ground { mut desk, mut raw } = ground(&files, &force, desk);
        let forms = std::mem::take(&mut raw.forms);
        let words = words::digest(&desk, &forms);
        let overrides = force.overrides(&mut desk, &files);
        let seen = checks::look_at_rules(&desk.book);
        let errors = told(&mut desk);
        let beside = main
            .filter(|main| main.base.words == words)
            .map(|main| (main, main.base.force.overrides(&mut Desk::new(), &files)));
        let mut reader = Reader {
            desk: &mut desk,
            forms: &forms,
            force: &force,
            overrides: &overrides,
        };
        let mut cards = Vec::with_capacity(raw.cards.len());
        for card in &raw.cards {
            let mut unit = Unit::card(&files, &places, card);
            let same = beside.as_ref().is_some_and(|(main, others)| {
                let own = reader.force.layers(reader.overrides, card);
                own == main.base.force.layers(others, card)
            });
            unit.outcome = if same {
                Outcome::Elsewhere
            } else {
                reader.card(card, &mut unit.what)
            };
            cards.push(unit);
        }
        let mut scenarios = Vec::with_capacity(raw.scenarios.len());
        for scenario in &raw.scenarios {
            let mut unit = Unit::scenario(&files, &places, scenario);
            unit.outcome = if beside.is_some() {
                Outcome::Elsewhere
            } else {
                reader.scenario(scenario)
            };
            scenarios.push(unit);
        }
        let base = Base {
            odd: unit::cards_in(&files) > cards.iter().filter(|unit| unit.top).count(),
            spoken_of: layers::spoken_of(&overrides),
            desk,
            forms,
            force: InForce::default(),
            errors,
            seen,
            words,
        };
        drop((raw, overrides, beside));
        Self {
            scripts,
            layers,
            base: Base { force, ..base },
            cards,
            scenarios,
        }
    }

    /// What is wrong: errors and warnings, each in the order of the scripts. `main` is what these were checked
    /// beside, if they were.
    #[must_use]
    pub fn problems(&self, main: Option<&Self>) -> (Vec<Diagnostic>, Vec<Diagnostic>) {
        let mut errors = self.base.errors.clone();
        errors.extend(self.cards.iter().flat_map(Unit::errors).cloned());
        errors.extend(self.strangers());
        errors.extend(self.scenarios.iter().flat_map(Unit::errors).cloned());
        let units = |of: &'_ Self| -> bool {
            let all = of.cards.iter().chain(&of.scenarios);
            all.flat_map(Unit::errors).next().is_none()
        };
        let whole = errors.is_empty() && main.is_none_or(units);
        let others = main.map(|main| (&main.cards, &main.scenarios));
        let (cards, scenarios) = others.unzip();
        let cards = unit::seen(&self.cards, cards);
        let scenarios = unit::seen(&self.scenarios, scenarios);
        let seen = std::iter::once(&self.base.seen)
            .chain(cards)
            .chain(scenarios);
        let desk = &self.base.desk;
        let checks = checks::conclude(&desk.book, seen, &desk.vocab.titles, whole);
        let (grave, warnings): (Vec<_>, Vec<_>) = checks
            .into_iter()
            .partition(|told| told.severity == Severity::Error);
        errors.extend(grave);
        errors.sort_by_key(|error| (error.primary.span.file, error.primary.span.start));
        (errors, warnings)
    }

    /// The rulings and errata that speak of no card.
    fn strangers(&self) -> Vec<Diagnostic> {
        if self.base.spoken_of.is_empty() {
            return Vec::new();
        }
        let known: BTreeSet<SmolStr> = self.cards.iter().flat_map(Unit::titles).cloned().collect();
        let mut desk = Desk::new();
        layers::strangers(&mut desk, &self.base.spoken_of, &known);
        told(&mut desk)
    }
}

impl Reader<'_, '_> {
    /// Reads a card and takes it out of the book again; only its kind stays, for the scenarios that speak
    /// of it.
    fn card(&mut self, raw: &RawCard<'_>, what: &mut unit::What) -> Outcome {
        let mark = Mark::of(&self.desk.book);
        let printed = self.desk.book.cards.get(raw.id.index()).cloned();
        let seen = read_card(self.desk, self.forms, self.force, self.overrides, raw);
        let mut read = KindId::default();
        if let (Some(known), Some(printed)) =
            (self.desk.book.cards.get_mut(raw.id.index()), printed)
        {
            read = known.kind;
            *known = printed;
            known.kind = read;
        }
        if let unit::What::Card { kind, .. } = what {
            *kind = read;
        }
        self.outcome(mark, seen)
    }

    fn scenario(&mut self, raw: &RawScenario<'_>) -> Outcome {
        let mark = Mark::of(&self.desk.book);
        let seen = read_scenario(self.desk, raw);
        self.outcome(mark, seen)
    }

    fn outcome(&mut self, mark: Mark, seen: checks::Seen) -> Outcome {
        let errors = told(self.desk);
        self.desk.side.rewind(&mut self.desk.book, mark);
        Outcome::Read(Box::new((errors, seen)))
    }
}

/// Whether an item can be a unit: a card or a scenario.
fn is_unit(item: &Item) -> bool {
    use crate::words::Key;
    matches!(item.key(), Some(Key::Card | Key::Scenario))
}
