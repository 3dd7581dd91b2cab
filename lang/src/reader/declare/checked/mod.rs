//! Scripts that stay checked while they are edited.
//!
//! What comes in are scripts; what goes out is what [`read`](crate::reader::read) would say is wrong with them.
//! What rules declare and mean is read first and kept. Then each card and each scenario is read by itself on
//! top of it, what is wrong with it is kept, and what it added to the book is taken out again. So an edit
//! of one card costs the reading of that card, of the scenarios that speak of it if its head has changed, and
//! the checks that look at everything from afar. An edit of anything that rules say, or that moves it,
//! reads everything again.

mod edit;
mod sound;
mod unit;

use super::desk::Desk;
use super::layers::{InForce, items};
use super::left_out::{self, LeftOut};
use super::raw::RawCard;
use super::scenario::RawScenario;
use super::texts::{self, Overrides, SpokenOf};
use super::{card, enter_cards, ground, prepare, read_card, read_scenario, said, silenced};
use crate::checks::{self, Seen};
use crate::diagnostic::{Diagnostic, Report, Severity, UNKNOWN_TITLE};
use crate::facts::Facts;
use crate::facts::part::Mark;
use crate::reader::cx::ENOUGH;
use crate::reader::{Change, Layers, Reading};
use crate::sentence::{File, Item};
use crate::span::{FileId, Span};
use crate::tree::{Book, Card, Named};
use crate::vocabulary::Vocabulary;
use crate::words::Key;
use foldhash::HashSet;
use smol_str::SmolStr;
use std::cell::LazyCell;
use std::collections::BTreeMap;
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
    /// Whether all of them read as they were read under other layers, and are kept there alone.
    shares: bool,
    /// Whether nothing was taken over from what was read under other layers.
    alone: bool,
}

/// What is the same for all cards and scenarios.
#[derive(Debug)]
struct Base {
    desk: Desk,
    forms: card::Forms,
    force: InForce,
    /// Of which titles rulings and errata speak.
    spoken_of: SpokenOf,
    /// The words that an edition leaves out.
    left_out: Vec<LeftOut>,
    /// What is wrong with the rules.
    errors: Vec<Diagnostic>,
    seen: Seen,
    /// Whether some card stands in the scripts that is not among the cards, because its head cannot be read
    /// or its title is taken.
    odd: bool,
    /// Whether the head of some card went wrong, wherever the card stands.
    odd_cards: bool,
    /// What is said of cards that have two scripts.
    rivals: Vec<Diagnostic>,
    /// How much is declared.
    declared: usize,
    /// The names in the tables of the book, by which the parts are known.
    names: Tables,
}

/// The names in the tables that parts of a book speak of by number.
type Tables = [Vec<SmolStr>; 8];

/// Whether what has a number in some tables has the same one in others.
fn begin_alike(known: &Tables, here: &Tables) -> bool {
    let mut both = known.iter().zip(here);
    both.all(|(known, here)| here.starts_with(known))
}

/// The names in the tables of a book that cards and scenarios speak of by number.
fn names(book: &Book) -> Tables {
    let of = |all: &mut dyn Iterator<Item = &Named>| all.map(|one| one.name.clone()).collect();
    [
        of(&mut book.kinds.iter().map(|one| &one.named)),
        of(&mut book.fields.iter().map(|one| &one.named)),
        of(&mut book.states.iter().map(|one| &one.named)),
        of(&mut book.verbs.iter().map(|one| &one.named)),
        of(&mut book.symbols.iter().map(|one| &one.named)),
        of(&mut book.scopes.iter().map(|one| &one.named)),
        of(&mut book.menus.iter().map(|one| &one.named)),
        of(&mut book.clauses.iter().map(|one| &one.named)),
    ]
}

/// How much is declared of all that a card can speak of.
fn declared(desk: &Desk, forms: &card::Forms) -> usize {
    let (vocab, book) = (&desk.vocab, &desk.book);
    let names = &vocab.names;
    let all = [
        vocab.entries().count() + vocab.all_heads().count(),
        vocab.times.len() + vocab.frames.len() + vocab.clauses.len() + vocab.setups.len(),
        vocab.needs.len() + vocab.symbol_adjectives.len() + vocab.symbol_counts.len(),
        vocab.text_menus.len() + vocab.limit_menus.len(),
        names.enums.len() + names.rules.len() + names.menus.len(),
        forms.lines.len() + forms.symbol_fields.len(),
        book.kinds.len() + book.symbols.len() + book.fields.len(),
        book.states.len() + book.scopes.len() + book.zones.len() + book.sets.len(),
        book.functions.len() + book.verbs.len() + book.actions.len(),
        book.procedures.len() + book.limits.len(),
    ];
    all.iter().sum()
}

impl Base {
    /// Whether what cards and scenarios say means the same under other layers of the same scripts: the same editions
    /// are in force, and the house rules of a format, which only add, have added no word.
    fn reads_as(&self, force: &InForce, declared: usize) -> bool {
        self.force.own_editions().eq(force.own_editions()) && self.declared == declared
    }

    /// The places of the names of releases and of rulings, and all places of which something is told.
    fn spans_mut(&mut self, mut each: impl FnMut(&mut Span)) {
        let sets = self.desk.book.sets.iter_mut();
        sets.for_each(|set| each(&mut set.named.span));
        let spoken_of = self.spoken_of.iter_mut();
        spoken_of.for_each(|(_, span)| each(span));
        for told in &mut self.errors {
            told.spans_mut().for_each(&mut each);
        }
        self.seen.spans_mut(each);
    }
}

/// What is needed to read a card or a scenario.
pub(super) struct Reader<'d, 's> {
    pub(super) desk: &'d mut Desk,
    pub(super) forms: &'d card::Forms,
    pub(super) force: &'d InForce,
    pub(super) overrides: &'d Overrides<'s>,
    /// Other layers under which all words mean the same: what reads as under them has been read there.
    beside: Option<(&'d InForce, Overrides<'s>)>,
    /// Whether what is read stays in the book.
    keep: bool,
}

/// The sentences of scripts, as the reader takes them.
fn files(scripts: &[Script]) -> Vec<(FileId, &File)> {
    let each = scripts.iter();
    each.map(|script| (script.file, &*script.sentences))
        .collect()
}

/// Whether a title that nobody has stands where another mistake has been told.
fn follows(told: &Diagnostic, places: &[Span]) -> bool {
    let here = told.primary.span;
    told.code.id == UNKNOWN_TITLE.id && places.iter().any(|place| place.holds(here))
}

/// The place of each file among the scripts.
fn places(files: &[(FileId, &File)]) -> BTreeMap<FileId, usize> {
    // House rules stand in the file of their format, which has its own place.
    let each = files.iter().enumerate().rev();
    each.map(|(at, (file, _))| (*file, at)).collect()
}

/// What is told of a mistake, and where.
fn told_of(told: &Diagnostic) -> (&str, Span, &str) {
    (told.code.id, told.primary.span, &told.message)
}

/// What is wrong, in words; it is then no longer on the desk.
fn told(desk: &mut Desk) -> Vec<Diagnostic> {
    let errors = std::mem::take(&mut desk.errors);
    desk.side.told += errors.len();
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

    /// Checks scripts and gives the book that they make. What is kept serves to check the same scripts beside
    /// it under other layers; it has given its book away and is not fit to be edited.
    #[must_use]
    pub fn whole(scripts: Vec<Script>, layers: Layers) -> (Reading, Self) {
        let mut checked = Self::of(&files(&scripts), &layers, None, true);
        let reading = checked.give(&files(&scripts));
        let whole = Self {
            scripts,
            layers,
            ..checked
        };
        (reading, whole)
    }

    fn read(scripts: Vec<Script>, layers: Layers, main: Option<&Self>) -> Self {
        let checked = Self::of(&files(&scripts), &layers, main, false);
        Self {
            scripts,
            layers,
            ..checked
        }
    }

    /// What was read, when the book was kept.
    fn give(&mut self, files: &[(FileId, &File)]) -> Reading {
        let (errors, warnings) = self.problems_in(files, None);
        Reading {
            book: std::mem::take(&mut self.base.desk.book),
            errors,
            warnings,
        }
    }

    /// What the checks say of all parts together; `wrong` is where reading went wrong, and `whole` tells whether it
    /// went wrong nowhere, also not in what these were checked beside.
    fn conclude(
        &self,
        main: Option<&Self>,
        (wrong, whole): (&[Span], bool),
        files: &[(FileId, &File)],
    ) -> Vec<Diagnostic> {
        if self.base.desk.unchecked {
            return Vec::new();
        }
        let base = &self.base;
        let own = || self.units().filter_map(Unit::seen);
        let with_rules = || std::iter::once(&base.seen).chain(own()).collect();
        let mut titles = &base.desk.vocab.titles;
        let parts = match main {
            None => checks::Parts {
                naming: with_rules(),
                all: LazyCell::new(Box::new(with_rules)),
                told_there: false,
                sound: (!whole).then(|| self.sound(wrong, files)),
            },
            Some(main) => {
                let shared = if self.shares { main } else { self };
                titles = &shared.base.desk.vocab.titles;
                let all = || {
                    let cards = unit::seen(&shared.cards, &main.cards);
                    let scenarios: Vec<&Seen> = match begin_alike(&main.base.names, &base.names) {
                        true => unit::seen(&shared.scenarios, &main.scenarios).collect(),
                        // What others say speaks of other numbers.
                        false => shared.scenarios.iter().filter_map(Unit::seen).collect(),
                    };
                    let all = std::iter::once(&base.seen).chain(cards).chain(scenarios);
                    all.collect()
                };
                let named_there = self.names_as(main);
                let rules_alike = !self.alone && base.seen.says_as(&main.base.seen);
                let told_there = named_there && rules_alike;
                checks::Parts {
                    naming: match (named_there, rules_alike) {
                        (true, true) => own().collect(),
                        (true, false) => with_rules(),
                        (false, _) => all(),
                    },
                    all: LazyCell::new(Box::new(all)),
                    told_there,
                    sound: match (whole, told_there) {
                        (true, true) => Some(with_rules()),
                        (true, false) => None,
                        (false, _) => Some(Vec::new()),
                    },
                }
            }
        };
        let (book, unread) = ((&base.desk.book, &base.desk.facts), &base.desk.unread);
        let mut told = base.rivals.clone();
        told.extend(checks::conclude(book, &parts, titles, unread, whole));
        told
    }

    /// Whether a title names the same cards here as in main: then what main says of its parts holds here. Whoever
    /// shares cards with main has its rules as well.
    fn names_as(&self, main: &Self) -> bool {
        let titles = |checked: &Self| checked.base.desk.vocab.titles.clone();
        let seen = self.cards.iter().enumerate();
        let mut seen = seen.filter_map(|(at, unit)| Some((at, unit, unit.seen()?)));
        let as_there = |(at, unit, seen): (usize, &Unit, &Seen)| {
            let there = unit.like(&main.cards, at).and_then(Unit::seen);
            there.is_some_and(|there| seen.names_as(there))
        };
        (self.shares || titles(self) == titles(main)) && seen.all(as_there)
    }

    /// What is wrong: errors and warnings, each in the order of the scripts. `main` is what these were checked
    /// beside, if they were.
    #[must_use]
    pub fn problems(&self, main: Option<&Self>) -> (Vec<Diagnostic>, Vec<Diagnostic>) {
        self.problems_in(&files(&self.scripts), main)
    }

    fn problems_in(
        &self,
        files: &[(FileId, &File)],
        main: Option<&Self>,
    ) -> (Vec<Diagnostic>, Vec<Diagnostic>) {
        let mut errors = self.base.errors.clone();
        errors.extend(self.units().flat_map(Unit::errors).cloned());
        errors.extend(self.strangers());
        let place = |error: &Diagnostic| (error.primary.span.file, error.primary.span.start);
        let wrong: Vec<Span> = errors.iter().map(|error| error.primary.span).collect();
        let whole = wrong.is_empty() && main.is_none_or(Self::is_whole);
        if let Some(main) = main.filter(|_| !whole) {
            errors = self.of_edition(main, errors, files);
        }
        for error in errors.iter_mut().take(ENOUGH) {
            said::help(error, &self.base.desk.vocab, files);
        }
        let checks = self.conclude(main, (&wrong, whole), files).into_iter();
        let (grave, warnings): (Vec<_>, Vec<_>) =
            checks.partition(|told| told.severity == Severity::Error);
        let places: Vec<Span> = errors.iter().map(|error| error.primary.span).collect();
        errors.extend(grave.into_iter().filter(|told| !follows(told, &places)));
        errors.sort_by_key(place);
        (errors, warnings)
    }

    /// What is wrong, with one message for all that cannot be read only because the edition leaves out words.
    fn of_edition(
        &self,
        main: &Self,
        mut errors: Vec<Diagnostic>,
        files: &[(FileId, &File)],
    ) -> Vec<Diagnostic> {
        let (base, extra) = (&self.base, self.scripts.get(main.scripts.len()..));
        let house = extra.into_iter().flatten();
        let house = house.flat_map(|script| script.sentences.items.iter().map(|item| item.span));
        let own: Vec<Span> = base.force.said.iter().copied().chain(house).collect();
        // What is wrong there, too, is told there.
        let known: HashSet<_> = main.all_errors().map(told_of).collect();
        errors.retain(|told| !known.contains(&told_of(told)));
        left_out::tell(&base.left_out, errors, files, |told| {
            let here = told.primary.span;
            !own.iter().any(|place| place.holds(here))
        })
    }

    /// The cards and scenarios.
    fn units(&self) -> impl Iterator<Item = &Unit> {
        self.cards.iter().chain(&self.scenarios)
    }

    /// What is wrong with the parts.
    fn all_errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let parts = self.units().flat_map(Unit::errors);
        self.base.errors.iter().chain(parts)
    }

    /// The edition under which these scripts were read.
    #[must_use]
    pub fn edition(&self) -> Option<&str> {
        self.layers.edition.as_deref()
    }

    /// Whether nothing was taken over from what was read under other layers: then others can be read beside it.
    #[must_use]
    pub const fn is_alone(&self) -> bool {
        self.alone
    }

    /// What an edition changes of the scripts below it.
    #[must_use]
    pub fn changed_by(&self, edition: &str) -> Vec<Change> {
        let all = self.base.force.changed.iter();
        let own = all.filter(|(of, _)| of == edition);
        own.map(|(_, change)| change.clone()).collect()
    }

    /// The book as far as it is kept: what rules declare, and the heads of cards.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.base.desk.book
    }

    /// The scripts, the words that they declare, and the book.
    pub(crate) fn read_so_far(&self) -> (&[Script], &Vocabulary, &Book) {
        (&self.scripts, &self.base.desk.vocab, &self.base.desk.book)
    }

    /// Whether every part could be read.
    fn is_whole(&self) -> bool {
        self.all_errors().next().is_none()
    }

    /// The rulings and errata that speak of no card.
    fn strangers(&self) -> Vec<Diagnostic> {
        if self.base.spoken_of.is_empty() {
            return Vec::new();
        }
        let known = self.cards.iter().flat_map(Unit::titles);
        let mut desk = Desk::new();
        texts::strangers(&mut desk, &self.base.spoken_of, known);
        told(&mut desk)
    }

    /// Reads files in their order; `main` is what has been read under other layers.
    fn of(files: &[(FileId, &File)], layers: &Layers, main: Option<&Self>, keep: bool) -> Self {
        let places = places(files);
        let (mut desk, force) = prepare(files, layers);
        // The cards that were read for main need not be entered if they turn out to be read alike here.
        let alike =
            main.filter(|main| !main.base.odd_cards && force.has_cards_of(&main.base.force));
        if let Some(main) = alike {
            desk.vocab.titles = main.base.desk.vocab.titles.clone();
        }
        let mut raw = ground(files, &force, &mut desk, alike.is_some());
        let mut forms = std::mem::take(&mut raw.forms);
        forms.settle(&desk.book);
        let declared = declared(&desk, &forms);
        let left_out = left_out::words(&desk, files, &force);
        let overrides = force.overrides(&mut desk, files);
        desk.facts = Facts::of(&desk.book);
        let mut seen = match desk.unchecked {
            true => Seen::default(),
            false => checks::look_at_rules(&desk.book, &desk.facts),
        };
        silenced::tell(&desk, files, &force, &mut seen.told);
        let apart = |item: &&Item| matches!(item.key(), Some(Key::Card | Key::Scenario));
        for item in items(files).filter(|item| !apart(item)) {
            seen.cite(item);
        }
        let names = names(&desk.book);
        // What has other numbers here is read again.
        let same = |main: &&Self| main.base.reads_as(&force, declared);
        let beside = main
            .filter(same)
            .map(|main| &main.base.force)
            .map(|other| (other, other.overrides(&mut Desk::new(), files)));
        let alone = beside.is_none();
        let plain = beside.as_ref().is_some_and(|(_, others)| others.is_empty());
        let shares = alike.is_some() && plain && overrides.is_empty();
        let played = |raw: &RawScenario<'_>| force.plays(raw.item);
        let shares = shares && !raw.scenarios.iter().any(played);
        if shares {
            raw.scenarios.clear();
        } else {
            enter_cards(&mut desk, &mut raw);
        }
        let mut errors = told(&mut desk);
        let mut reader = Reader {
            desk: &mut desk,
            forms: &forms,
            force: &force,
            overrides: &overrides,
            beside,
            keep,
        };
        let mut cards = Vec::with_capacity(raw.cards.len());
        for card in &raw.cards {
            let mut unit = Unit::card(files, &places, card);
            let known = main.and_then(|main| unit.like(&main.cards, cards.len()));
            reader.card(card, &mut unit, known);
            cards.push(unit);
        }
        let rivals = reader.rivals(&raw);
        errors.extend(told(reader.desk));
        let mut scenarios = Vec::with_capacity(raw.scenarios.len());
        for scenario in &raw.scenarios {
            let mut unit = Unit::new(files, &places, scenario.item, scenario.place.set, None);
            unit.outcome = reader.scenario(scenario);
            scenarios.push(unit);
        }
        let spoken_of = texts::spoken_of(&overrides);
        let seen_cards = cards.iter().filter(|unit| unit.top).count() + raw.beaten.len();
        let odd = !shares && unit::cards_in(files, &force) > seen_cards;
        let odd_cards = raw.odd_cards;
        drop((raw, overrides));
        Self {
            scripts: Vec::new(),
            layers: Layers::default(),
            base: Base {
                desk,
                forms,
                force,
                spoken_of,
                left_out,
                errors,
                seen,
                odd,
                odd_cards,
                rivals,
                declared,
                names,
            },
            cards,
            scenarios,
            shares,
            alone,
        }
    }
}

/// Reads files in their order into one book.
pub(in crate::reader) fn run(files: &[(FileId, &File)], layers: &Layers) -> Reading {
    Checked::of(files, layers, None, true).give(files)
}

impl Reader<'_, '_> {
    /// Reads a card and takes it out of the book again, unless the book is kept; only its kind stays, for the
    /// scenarios that speak of it.
    fn card(&mut self, raw: &RawCard<'_>, unit: &mut Unit, known: Option<&Unit>) {
        if let Some(known) = known
            && let Some((force, others)) = &self.beside
            && self.force.reads_as(self.overrides, (force, others), raw)
        {
            unit.outcome = Outcome::Elsewhere;
            // Scenarios that are played under these layers speak of it.
            unit.card = known.card.clone();
            let kind = unit.card.as_ref().map(|card| card.kind);
            if let Some((card, kind)) = self.desk.book.at_mut(raw.id).zip(kind) {
                card.kind = kind;
            }
            return;
        }
        let mark = Mark::of(&self.desk.book);
        let printed = self.desk.book.at(raw.id).filter(|_| !self.keep).cloned();
        let seen = read_card(self.desk, self.forms, self.force, self.overrides, raw);
        if let Some(known) = self.desk.book.at_mut(raw.id) {
            let kind = known.kind;
            if let Some(card) = &mut unit.card {
                card.kind = kind;
            }
            if let Some(printed) = printed {
                *known = Card { kind, ..printed };
            }
        }
        unit.outcome = self.outcome(mark, seen);
    }

    fn scenario(&mut self, raw: &RawScenario<'_>) -> Outcome {
        if self.force.is_beside() && !self.force.plays(raw.item) {
            return Outcome::Elsewhere;
        }
        let mark = Mark::of(&self.desk.book);
        let seen = read_scenario(self.desk, self.force, raw);
        self.outcome(mark, seen)
    }

    fn outcome(&mut self, mark: Mark, seen: Seen) -> Outcome {
        let errors = told(self.desk);
        if !self.keep {
            self.desk.side.rewind(&mut self.desk.book, mark);
        }
        Outcome::Read(errors, Box::new(seen))
    }
}
