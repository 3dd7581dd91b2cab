//! Two rules side by side: the same scripts, read under each of them, with the scenarios of both.
//!
//! A scenario that uses a word which only one of them has cannot be read under the other. That is no mistake of a
//! script, so it is kept apart.

use super::{Loaded, Prepared, Rulebook, Wanted, house};
use crate::each::{beside, cores};
use crate::pack::{PackKind, Packs};
use smol_str::SmolStr;
use spaceline_lang::diagnostic::{Diagnostic, nearest};
use spaceline_lang::reader::{Change, Checked, Layers, Script, called};
use spaceline_lang::sentence::{File, Item, WordKind};
use spaceline_lang::span::Span;
use spaceline_lang::tree::{Scenario, Under};
use spaceline_lang::words::Key;
use std::collections::BTreeSet;
use std::sync::Arc;

/// One of two rules.
#[derive(Clone, Debug)]
pub struct Side {
    /// The rules.
    pub under: Under,
    /// The packs with all their texts.
    pub loaded: Loaded,
    /// What games are played by.
    pub rulebook: Rulebook,
    /// The editions in force, the one that is asked for first.
    pub editions: Vec<SmolStr>,
    /// What each of them changes, the lowest first.
    pub changes: Vec<(SmolStr, Change)>,
    /// All rules whose scenarios are read.
    compared: Arc<BTreeSet<Under>>,
    /// The scenarios that cannot be read, with the name and the first reason of each.
    unread: Vec<(Span, String, Diagnostic)>,
    /// How many scenarios speak of other rules than these two.
    pub others: usize,
}

impl Side {
    /// Why a scenario cannot be read, if it cannot.
    #[must_use]
    pub fn unread(&self, scenario: Span) -> Option<&Diagnostic> {
        let mut all = self.unread.iter();
        let found = all.find(|(span, ..)| span.holds(scenario));
        found.map(|(.., why)| why)
    }

    /// The names of all that cannot be read.
    pub fn all_unread(&self) -> impl Iterator<Item = &str> + Clone {
        self.unread.iter().map(|(_, name, _)| name.as_str())
    }

    /// Its scripts with all their scenarios, as the reader takes them, and in what layers. They have been checked, so
    /// that whoever reads a part of them is not told of what is missing there.
    #[must_use]
    pub fn scripts(&self) -> (Vec<Script>, Layers) {
        let wanted = Wanted {
            under: Some(self.under.clone()),
            scenarios: true,
            ..Wanted::default()
        };
        let prepared = Prepared::new(self.loaded.packs.clone(), &wanted);
        let layers = Layers {
            compared: Some(self.compared.clone()),
            unchecked: true,
            ..prepared.layers()
        };
        (prepared.scripts(), layers)
    }
}

/// Why two rules cannot be set side by side.
#[derive(Clone, Debug)]
pub enum Wrong {
    /// No edition and no format has this name.
    Unknown {
        /// The name.
        name: String,
        /// The nearest that is there.
        near: Option<String>,
        /// All that are there.
        known: Vec<String>,
    },
    /// The scripts cannot be read under one of them.
    Unreadable(Under, Box<Loaded>),
}

/// Reads packs under two rules.
///
/// # Errors
/// When one of them is not there, or scripts cannot be read under it.
pub fn sides(mut packs: Packs, laws: [&Under; 2]) -> Result<[Side; 2], Box<Wrong>> {
    packs.settle();
    let rules = packs.packs.iter();
    let mut rules = rules.filter(|pack| pack.manifest.kind == PackKind::Rules);
    let main = rules.find_map(|pack| pack.manifest.edition.clone());
    let prepare = |under: &Under, packs: Packs| {
        let wanted = Wanted {
            under: Some(under.clone()),
            scenarios: true,
            ..Wanted::default()
        };
        let prepared = Prepared::new(packs, &wanted);
        match prepared.law(under) {
            // A format may be named without the word.
            Ok(Under::Format(name)) if *under != Under::Format(name.clone()) => {
                let wanted = Wanted {
                    under: Some(Under::Format(name)),
                    ..wanted
                };
                Ok(Prepared::new(prepared.packs, &wanted))
            }
            Ok(_) => Ok(prepared),
            Err(wrong) => Err(Box::new(wrong)),
        }
    };
    let [one, two] = laws;
    let (one, two) = beside(
        cores(),
        || prepare(one, packs.clone()),
        || prepare(two, packs.clone()),
    );
    let (one, two) = (one?, two?);
    let asked = [&one, &two].into_iter();
    let asked = asked.filter_map(|one| one.under.clone());
    let named = [&one.edition, &two.edition, &main].into_iter().flatten();
    let named = named.map(|name| Under::Edition(name.into(), None));
    let compared: Arc<BTreeSet<Under>> = Arc::new(asked.chain(named).collect());
    let (one, two) = beside(cores(), || side(&one, &compared), || side(&two, &compared));
    Ok([one?, two?])
}

impl Prepared {
    /// The rules that are meant, if they are there.
    fn law(&self, under: &Under) -> Result<Under, Wrong> {
        let packs = self.packs.packs.iter();
        let of_packs = packs.filter_map(|pack| pack.manifest.edition.as_deref());
        let editions = self.sifted.editions.keys().map(String::as_str);
        let bases = self.sifted.bases.iter().map(String::as_str);
        let editions: BTreeSet<&str> = editions.chain(of_packs).chain(bases).collect();
        let formats = || {
            self.sifted
                .formats
                .iter()
                .map(|format| format.name.as_str())
        };
        let format = |name: &str| formats().find(|known| known.eq_ignore_ascii_case(name));
        let name = match under {
            Under::Edition(name, _) if editions.contains(name.as_str()) => return Ok(under.clone()),
            Under::Edition(name, Some(_)) => name,
            Under::Edition(name, None) | Under::Format(name) => match format(name) {
                Some(name) => return Ok(Under::Format(name.into())),
                None => name,
            },
        };
        let known = || editions.iter().copied().chain(formats());
        Err(Wrong::Unknown {
            name: name.to_string(),
            near: nearest(name, known()).map(str::to_owned),
            known: known().map(str::to_owned).collect(),
        })
    }
}

fn side(prepared: &Prepared, compared: &Arc<BTreeSet<Under>>) -> Result<Side, Box<Wrong>> {
    let layers = Layers {
        compared: Some(compared.clone()),
        ..prepared.layers()
    };
    let (reading, checked) = Checked::whole(prepared.scripts(), layers);
    let mut book = reading.book;
    let scenarios = scenarios(prepared.sifted.files.iter().map(|file| &*file.sentences));
    let mut unread: Vec<(Span, String, Diagnostic)> = Vec::new();
    let mut problems = prepared.problems();
    for told in reading.errors {
        let mut around = scenarios.iter();
        let around = around.find(|(span, _)| span.holds(told.primary.span));
        match around {
            Some((span, _)) if unread.iter().any(|(known, ..)| known == span) => {}
            Some((span, name)) => unread.push((*span, name.clone(), told)),
            None => problems.push(told),
        }
    }
    let is_read = |scenario: &Scenario| {
        let mut all = unread.iter();
        !all.any(|(span, ..)| span.holds(scenario.named.span))
    };
    let concerned =
        |one: &Scenario| one.under.is_empty() || one.under.iter().any(|one| compared.contains(one));
    let all = book.scenarios.len();
    book.scenarios.retain(concerned);
    let others = all - book.scenarios.len();
    book.scenarios.retain(is_read);
    let under = prepared.under.clone();
    let under = under.unwrap_or(Under::Format(prepared.format.name.clone()));
    let rulebook = prepared.rulebook(book, prepared.content(), &mut problems);
    let editions = prepared.chain();
    let changes = editions.iter().rev().flat_map(|name| {
        let all = checked.changed_by(name).into_iter();
        all.map(|change| (name.clone(), change))
    });
    let changes = changes
        .chain(prepared.own())
        .chain(prepared.of_house())
        .collect();
    let loaded = Loaded {
        packs: prepared.packs.clone(),
        problems,
        ..Loaded::default()
    };
    match rulebook {
        Some(rulebook) => Ok(Side {
            under,
            loaded,
            rulebook,
            editions,
            changes,
            compared: compared.clone(),
            unread,
            others,
        }),
        None => Err(Box::new(Wrong::Unreadable(under, Box::new(loaded)))),
    }
}

/// Where the scenarios stand, and what they are called.
fn scenarios<'s>(files: impl Iterator<Item = &'s File>) -> Vec<(Span, String)> {
    let items = files.flat_map(|file| &file.items);
    let all = items.filter(|item| item.key() == Some(Key::Scenario));
    let name = |item: &Item| match item.head.words.first().map(|word| &word.kind) {
        Some(WordKind::Text(name)) => name.to_string(),
        _ => String::new(),
    };
    all.map(|item| (item.span, name(item))).collect()
}

impl Prepared {
    /// The editions in force, the one that is asked for first.
    fn chain(&self) -> Vec<SmolStr> {
        let mut all: Vec<SmolStr> = Vec::new();
        let mut next = self.edition.as_deref();
        while let Some(name) = next.filter(|name| all.iter().all(|known| known != name)) {
            all.push(name.into());
            next = self.sifted.below(name);
        }
        all
    }

    /// What the packs of editions in force declare outside rules, such as kinds.
    fn own(&self) -> Vec<(SmolStr, Change)> {
        let chain = self.chain();
        let homes = self.packs.homes();
        let mut all = Vec::new();
        for file in &self.sifted.files {
            let Some(home) = homes.get(&file.id).filter(|home| chain.contains(home)) else {
                continue;
            };
            let items = file.sentences.items.iter().filter(|item| declares(item));
            all.extend(items.map(|item| (home.clone(), added(item))));
        }
        all
    }

    /// The rules of a format's own.
    fn of_house(&self) -> Vec<(SmolStr, Change)> {
        let house = house(&self.format, &self.packs);
        let items = house.iter().flat_map(|script| &script.sentences.items);
        let items = items.flat_map(|item| item.inner().collect::<Vec<_>>());
        let of = SmolStr::new(format!("format \"{}\"", self.format.name));
        items.map(|item| (of.clone(), added(item))).collect()
    }
}

/// Whether an item declares something that is no rule, no card and no part of an edition.
fn declares(item: &Item) -> bool {
    match item.key() {
        None => !item
            .head
            .words
            .first()
            .is_some_and(|word| word.is("document")),
        Some(key) => !matches!(
            key,
            Key::Rule
                | Key::Card
                | Key::Titles
                | Key::Set
                | Key::Scenario
                | Key::Edition
                | Key::Format
                | Key::Amend
                | Key::Replace
                | Key::Omit
                | Key::Add
                | Key::Errata
                | Key::Ruling
        ),
    }
}

/// An item that nothing stood in the place of.
fn added(item: &Item) -> Change {
    Change {
        what: called(item),
        base: None,
        by: item.span,
    }
}
