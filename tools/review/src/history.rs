//! What a card has said on which day, and under which edition.
//!
//! In: packs, and a title. Out: for each card of that title its own text, and what it says from each day on of which
//! a dated text or an errata speaks, and in each edition with a ruling about it, with what changed it.

use crate::passage::Passage;
use serde::Serialize;
use smol_str::SmolStr;
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::sentence::{Date, File, Item, Word, WordKind};
use spaceline_lang::span::Span;
use spaceline_lang::tree::Under;
use spaceline_lang::words::Key;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::each::{cores, each};
use spaceline_rules::in_force;
use spaceline_rules::pack::{PackKind, Packs};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Before every day.
const FIRST: Date = Date {
    year: 1,
    month: 1,
    day: 1,
};

/// What a card says from some day on, or in some edition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Version {
    /// From when on: a day, or the edition of a ruling; nothing for the card's own text.
    pub from: String,
    /// What it says then, as a script.
    pub says: String,
    /// On whose authority it differs from the card's own text.
    pub by: Vec<String>,
    /// The texts that count from then on.
    pub texts: Vec<Passage>,
}

/// A card, and what it has said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct History {
    /// Its title, with the version where it has one.
    pub title: String,
    /// Its file.
    pub file: String,
    /// Its line, from 1 on.
    pub line: u32,
    /// Its own text, then that of each day, then that of each edition.
    pub versions: Vec<Version>,
}

/// A text that changes a card.
#[derive(Clone, Debug)]
struct Text {
    at: When,
    span: Span,
}

/// When a text counts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum When {
    /// Before any of them.
    Own,
    /// From a day on.
    Day(Date),
    /// In an edition.
    Edition(SmolStr),
}

/// A card as it stands.
struct Found {
    title: String,
    set: Option<String>,
    span: Span,
    texts: Vec<Text>,
}

/// The cards of a title and what they have said.
///
/// # Errors
/// The nearest title, if no card has this one.
pub fn of(mut packs: Packs, title: &str) -> Result<Vec<History>, Option<String>> {
    packs.settle();
    let found = find(&book::sentences(&packs), title)?;
    let rules = packs.packs.iter();
    let mut rules = rules.filter(|pack| pack.manifest.kind == PackKind::Rules);
    let main = rules.find_map(|pack| pack.manifest.edition.clone());
    let main = main.unwrap_or_default();
    Ok(found
        .iter()
        .map(|card| history(&packs, &main, card))
        .collect())
}

fn text_of(word: Option<&Word>) -> Option<&SmolStr> {
    match &word?.kind {
        WordKind::Text(text) => Some(text),
        _ => None,
    }
}

/// `"T"`, or `"T (V)"` where `version "V"` stands behind it.
fn full(item: &Item) -> Option<String> {
    let words = &item.head.words;
    let title = text_of(words.first())?;
    let version = words.iter().position(|word| word.is("version"));
    let version = version.and_then(|at| text_of(words.get(at + 1)));
    Some(match version {
        Some(version) => format!("{title} ({version})"),
        None => title.to_string(),
    })
}

fn date_of(item: &Item) -> Option<Date> {
    item.head.words.iter().find_map(|word| match &word.kind {
        WordKind::Date(date) => Some(*date),
        _ => None,
    })
}

fn find(files: &[Arc<File>], wanted: &str) -> Result<Vec<Found>, Option<String>> {
    let is = |full: &str, title: &str| {
        full.eq_ignore_ascii_case(wanted) || title.eq_ignore_ascii_case(wanted)
    };
    let mut titles: BTreeSet<String> = BTreeSet::new();
    let mut found: Vec<Found> = Vec::new();
    for file in files {
        let mut set = None;
        for item in &file.items {
            match item.key() {
                Some(Key::Set) => set = item.head.words.first().and_then(Word::name),
                Some(Key::Card) => {
                    let Some(full) = full(item) else { continue };
                    let title = text_of(item.head.words.first()).map_or("", SmolStr::as_str);
                    if is(&full, title) {
                        let dated = item.inner().filter(|line| line.key() == Some(Key::Text));
                        let texts = dated.filter_map(|line| {
                            let at = When::Day(date_of(line)?);
                            Some(Text {
                                at,
                                span: line.span,
                            })
                        });
                        found.push(Found {
                            title: full.clone(),
                            set: set.map(str::to_owned),
                            span: item.span,
                            texts: texts.collect(),
                        });
                    }
                    titles.insert(full);
                }
                _ => {}
            }
        }
    }
    let items = files.iter().flat_map(|file| &file.items);
    for item in items.filter(|item| matches!(item.key(), Some(Key::Errata | Key::Ruling))) {
        let Some(full) = full(item) else { continue };
        let edition = item.head.words.iter().rev().find_map(Word::name);
        let at = match (item.key(), date_of(item), edition) {
            (_, Some(date), _) => When::Day(date),
            (Some(Key::Ruling), None, Some(edition)) => When::Edition(edition.into()),
            _ => continue,
        };
        let cards = found
            .iter_mut()
            .filter(|card| card.title.eq_ignore_ascii_case(&full));
        cards.for_each(|card| {
            card.texts.push(Text {
                at: at.clone(),
                span: item.span,
            });
        });
    }
    if found.is_empty() {
        let near = nearest(wanted, titles.iter().map(String::as_str));
        return Err(near.map(str::to_owned));
    }
    Ok(found)
}

fn history(packs: &Packs, main: &str, card: &Found) -> History {
    let sources = &packs.sources;
    let mut whens: Vec<When> = card.texts.iter().map(|text| text.at.clone()).collect();
    whens.push(When::Own);
    whens.sort();
    whens.dedup();
    let versions = each(&whens, cores(), |when| {
        let under = match when {
            When::Own => Under::Edition(main.into(), Some(FIRST)),
            When::Day(day) => Under::Edition(main.into(), Some(*day)),
            When::Edition(name) => Under::Edition(name.clone(), None),
        };
        let wanted = Wanted {
            under: Some(under),
            sets: card.set.iter().cloned().collect(),
            ..Wanted::default()
        };
        let (loaded, book) = book::read(packs.clone(), &wanted);
        let own = book.cards.iter().find(|one| one.span == card.span).cloned();
        let own = own.map(|mut one| {
            if *when == When::Own {
                one.in_force = None;
            }
            one
        });
        let texts = card.texts.iter().filter(|text| text.at == *when);
        let passage = |text: &Text| Passage::at(sources, text.span, None);
        Version {
            from: match when {
                When::Own => String::new(),
                When::Day(day) => day.to_string(),
                When::Edition(name) => name.to_string(),
            },
            says: own.as_ref().map_or_else(String::new, |one| {
                in_force::script(&book, loaded.sources(), one).into_owned()
            }),
            by: own.map_or_else(Vec::new, |one| in_force::changed_by(&book, &one).collect()),
            texts: texts.map(passage).collect(),
        }
    });
    History {
        title: card.title.clone(),
        file: sources.name(card.span.file).to_owned(),
        line: sources.position(card.span).line,
        versions,
    }
}
