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
mod words;

use super::desk::Desk;
use super::layers::InForce;
use super::left_out::{self, LeftOut};
use super::raw::RawCard;
use super::rivals::Judge;
use super::scenario::RawScenario;
use super::texts::{self, Overrides, SpokenOf};
use super::{Ground, card, enter_cards, ground, prepare, read_card, read_scenario, said, silenced};
use crate::checks::{self, Seen};
use crate::diagnostic::{Diagnostic, Report, Severity, UNKNOWN_TITLE};
use crate::facts::Facts;
use crate::facts::part::Mark;
use crate::reader::{Layers, ReadError, Reading};
use crate::sentence::{File, Item};
use crate::span::{FileId, Span};
use crate::tree::{Book, KindId};
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
    /// Whether all of them read as they were read under other layers, and are kept there alone.
    shares: bool,
    /// Whether something is wrong with a part that was told when the book was kept.
    broken: bool,
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
    /// What the words of phrases mean.
    words: Vec<String>,
}

/// What is needed to read a card or a scenario.
struct Reader<'d, 's> {
    desk: &'d mut Desk,
    forms: &'d card::Forms,
    force: &'d InForce,
    overrides: &'d Overrides<'s>,
    /// Whether what is read stays in the book, and what is wrong with it on the desk.
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
    told.code.id == UNKNOWN_TITLE.id && places.iter().any(|place| within(told, place))
}

/// Whether what is told is told of something in a place.
fn within(told: &Diagnostic, place: &Span) -> bool {
    let here = told.primary.span;
    place.file == here.file && place.start <= here.start && here.end <= place.end
}

/// The place of each file among the scripts.
fn places(files: &[(FileId, &File)]) -> BTreeMap<FileId, usize> {
    // House rules stand in the file of their format, which has its own place.
    let each = files.iter().enumerate().rev();
    each.map(|(at, (file, _))| (*file, at)).collect()
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

    /// Checks scripts and gives the book that they make. What is kept serves to check the same scripts beside
    /// it under other layers; it has given its book away and is not fit to be edited.
    #[must_use]
    pub fn whole(scripts: Vec<Script>, layers: Layers) -> (Reading, Self) {
        let mut inner = Inner::read(&files(&scripts), &layers, None, true);
        let mut checked = inner.checked;
        checked.broken = !inner.errors.is_empty();
        let errors = std::mem::take(&mut inner.errors);
        let reading = checked.reading(errors, &files(&scripts));
        checked.scripts = scripts;
        checked.layers = layers;
        (reading, checked)
    }

    fn read(scripts: Vec<Script>, layers: Layers, main: Option<&Self>) -> Self {
        let checked = Inner::read(&files(&scripts), &layers, main, false).checked;
        Self {
            scripts,
            layers,
            ..checked
        }
    }

    /// What was read, when all of it was kept; `errors` is what is wrong with its parts.
    fn reading(&mut self, mut errors: Vec<ReadError>, files: &[(FileId, &File)]) -> Reading {
        for error in &mut errors {
            let mut told = error.diagnostic();
            if said::help(&mut told, &self.base.desk.vocab, files) {
                *error = ReadError::Check(Box::new(told));
            }
        }
        let wrong: Vec<Span> = errors.iter().map(ReadError::span).collect();
        let checks = self.conclude(None, &wrong, files);
        let (grave, warnings): (Vec<_>, Vec<_>) = checks
            .into_iter()
            .partition(|told| told.severity == Severity::Error);
        let places: Vec<Span> = errors.iter().map(ReadError::span).collect();
        let apart = grave.into_iter().filter(|told| !follows(told, &places));
        errors.extend(apart.map(|told| ReadError::Check(Box::new(told))));
        errors.sort_by_cached_key(|error| {
            let span = error.span();
            (span.file, span.start)
        });
        Reading {
            book: std::mem::take(&mut self.base.desk.book),
            errors,
            warnings,
        }
    }

    /// What the checks say of all parts together; `wrong` is where reading went wrong.
    fn conclude(
        &self,
        main: Option<&Self>,
        wrong: &[Span],
        files: &[(FileId, &File)],
    ) -> Vec<Diagnostic> {
        let whole = wrong.is_empty() && main.is_none_or(Self::is_whole);
        let Self {
            base,
            cards,
            scenarios,
            ..
        } = self;
        let mut told = base.rivals.clone();
        let own = cards.iter().chain(scenarios).filter_map(Unit::seen);
        let naming: Vec<&Seen> = std::iter::once(&base.seen).chain(own).collect();
        let Some(main) = main else {
            let all = naming.clone();
            let titles = &base.desk.vocab.titles;
            let sound = self.sound(wrong, files);
            told.extend(checks::conclude(
                &base.desk.book,
                &checks::Parts { naming, all, sound },
                titles,
                &base.desk.unread,
                whole,
            ));
            return told;
        };
        let shared = if self.shares { main } else { self };
        let cards = unit::seen(&shared.cards, &main.cards);
        let scenarios = unit::seen(&shared.scenarios, &main.scenarios);
        let all: Vec<&Seen> = std::iter::once(&base.seen)
            .chain(cards)
            .chain(scenarios)
            .collect();
        let titles = &shared.base.desk.vocab.titles;
        // With the same titles, what main says of its parts holds here.
        let naming = if *titles == main.base.desk.vocab.titles {
            naming
        } else {
            all.clone()
        };
        told.extend(checks::conclude(
            &base.desk.book,
            &checks::Parts {
                naming,
                all,
                sound: Vec::new(),
            },
            titles,
            &base.desk.unread,
            whole,
        ));
        told
    }

    /// What is wrong: errors and warnings, each in the order of the scripts. `main` is what these were checked
    /// beside, if they were.
    #[must_use]
    pub fn problems(&self, main: Option<&Self>) -> (Vec<Diagnostic>, Vec<Diagnostic>) {
        let mut errors = self.base.errors.clone();
        errors.extend(self.cards.iter().flat_map(Unit::errors).cloned());
        errors.extend(self.strangers());
        errors.extend(self.scenarios.iter().flat_map(Unit::errors).cloned());
        let wrong: Vec<Span> = errors.iter().map(|error| error.primary.span).collect();
        let whole = wrong.is_empty() && main.is_none_or(Self::is_whole);
        if let Some(main) = main.filter(|_| !whole) {
            errors = self.of_edition(main, errors);
        }
        let files = files(&self.scripts);
        for error in &mut errors {
            said::help(error, &self.base.desk.vocab, &files);
        }
        let checks = self.conclude(main, &wrong, &files);
        let (grave, warnings): (Vec<_>, Vec<_>) = checks
            .into_iter()
            .partition(|told| told.severity == Severity::Error);
        let places: Vec<Span> = errors.iter().map(|error| error.primary.span).collect();
        errors.extend(grave.into_iter().filter(|told| !follows(told, &places)));
        errors.sort_by_key(|error| (error.primary.span.file, error.primary.span.start));
        (errors, warnings)
    }

    /// What is wrong, with one message for all that cannot be read only because the edition leaves out words.
    fn of_edition(&self, main: &Self, errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let (base, extra) = (&self.base, self.scripts.get(main.scripts.len()..));
        let house = extra.into_iter().flatten();
        let house = house.flat_map(|script| script.sentences.items.iter().map(|item| item.span));
        let own: Vec<Span> = base.force.said.iter().copied().chain(house).collect();
        let known = main.all_errors();
        left_out::tell(&base.left_out, errors, |told| {
            !own.iter().any(|place| within(told, place)) && !known.contains(&told)
        })
    }

    /// What is wrong with the parts.
    fn all_errors(&self) -> Vec<&Diagnostic> {
        let units = self.cards.iter().chain(&self.scenarios);
        self.base
            .errors
            .iter()
            .chain(units.flat_map(Unit::errors))
            .collect()
    }

    /// The book as far as it is kept: what rules declare, and the heads of cards.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.base.desk.book
    }

    /// Whether every part could be read.
    fn is_whole(&self) -> bool {
        let mut units = self.cards.iter().chain(&self.scenarios);
        !self.broken && units.all(|unit| unit.errors().is_empty())
    }

    /// The rulings and errata that speak of no card.
    fn strangers(&self) -> Vec<Diagnostic> {
        if self.base.spoken_of.is_empty() {
            return Vec::new();
        }
        let known: BTreeSet<SmolStr> = self.cards.iter().flat_map(Unit::titles).cloned().collect();
        let mut desk = Desk::new();
        texts::strangers(&mut desk, &self.base.spoken_of, &known);
        told(&mut desk)
    }
}

/// What came of reading: what is kept of it and, where the book is kept whole, what is wrong with its parts.
pub(super) struct Inner {
    checked: Checked,
    errors: Vec<ReadError>,
}

impl Inner {
    fn read(
        files: &[(FileId, &File)],
        layers: &Layers,
        main: Option<&Checked>,
        keep: bool,
    ) -> Self {
        let places = places(files);
        let (mut desk, force) = prepare(files, layers);
        // The cards that were read for main need not be entered if they turn out to be read alike here.
        let alike =
            main.filter(|main| !main.base.odd_cards && force.has_cards_of(&main.base.force));
        if let Some(main) = alike {
            desk.vocab.titles = main.base.desk.vocab.titles.clone();
        }
        let Ground { mut desk, mut raw } = ground(files, &force, desk, alike.is_some());
        let mut forms = std::mem::take(&mut raw.forms);
        forms.settle(&desk.book);
        let words = words::meanings(&desk, &forms);
        let left_out = left_out::words(&desk, files, &force);
        let overrides = force.overrides(&mut desk, files);
        desk.facts = Facts::of(&desk.book);
        let mut seen = checks::look_at_rules(&desk.book, &desk.facts);
        silenced::tell(&desk, files, &force, &mut seen.told);
        let beside = main
            .filter(|main| main.base.words == words)
            .map(|main| (main, main.base.force.overrides(&mut Desk::new(), files)));
        let plain = beside.as_ref().is_some_and(|(_, others)| others.is_empty());
        let shares = alike.is_some() && plain && overrides.is_empty();
        if shares {
            raw.scenarios.clear();
        } else {
            enter_cards(&mut desk, &mut raw);
        }
        let mut errors = if keep { Vec::new() } else { told(&mut desk) };
        let mut reader = Reader {
            desk: &mut desk,
            forms: &forms,
            force: &force,
            overrides: &overrides,
            keep,
        };
        let mut cards = Vec::with_capacity(raw.cards.len());
        for card in &raw.cards {
            let mut unit = Unit::card(files, &places, card);
            let same = beside.as_ref().is_some_and(|(main, others)| {
                let other = (&main.base.force, others);
                reader.force.reads_as(reader.overrides, other, card)
            });
            unit.outcome = if same {
                Outcome::Elsewhere
            } else {
                reader.card(card, &mut unit.what)
            };
            cards.push(unit);
        }
        let mut judge = Judge {
            desk: &mut *reader.desk,
            forms: &forms,
            force: &force,
            overrides: &overrides,
        };
        let rivals = judge.tell(&raw);
        if !keep {
            errors.extend(told(reader.desk));
        }
        let spoken_of = texts::spoken_of(&overrides);
        if keep && !spoken_of.is_empty() {
            let known = cards.iter().flat_map(Unit::titles).cloned().collect();
            texts::strangers(reader.desk, &spoken_of, &known);
        }
        let mut scenarios = Vec::with_capacity(raw.scenarios.len());
        for scenario in &raw.scenarios {
            let mut unit = Unit::scenario(files, &places, scenario);
            unit.outcome = if beside.is_some() {
                Outcome::Elsewhere
            } else {
                reader.scenario(scenario)
            };
            scenarios.push(unit);
        }
        let seen_cards = cards.iter().filter(|unit| unit.top).count() + raw.beaten.len();
        let odd = !shares && unit::cards_in(files) > seen_cards;
        let odd_cards = raw.odd_cards;
        drop((raw, overrides, beside));
        Self {
            errors: std::mem::take(&mut desk.errors),
            checked: Checked {
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
                    words,
                },
                cards,
                scenarios,
                shares,
                broken: false,
            },
        }
    }
}

/// Reads files in their order into one book.
pub(in crate::reader) fn run(files: &[(FileId, &File)], layers: &Layers) -> Reading {
    let Inner {
        mut checked,
        errors,
    } = Inner::read(files, layers, None, true);
    checked.reading(errors, files)
}

impl Reader<'_, '_> {
    /// Reads a card and takes it out of the book again, unless the book is kept; only its kind stays, for the scenarios that speak
    /// of it.
    fn card(&mut self, raw: &RawCard<'_>, what: &mut unit::What) -> Outcome {
        let mark = Mark::of(&self.desk.book);
        let printed = match self.desk.book.cards.get(raw.id.index()) {
            Some(card) if !self.keep => Some(card.clone()),
            _ => None,
        };
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
        let seen = read_scenario(self.desk, self.force, raw);
        self.outcome(mark, seen)
    }

    fn outcome(&mut self, mark: Mark, seen: Seen) -> Outcome {
        if self.keep {
            return Outcome::Read(Box::new((Vec::new(), seen)));
        }
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
