//! Words for moments whose happening nobody announces any more: an edition has replaced the rule that did.
//!
//! What lasts until such a moment would never end, and what waits for it would never act; and nothing in the new rule shows it.

use super::desk::Desk;
use super::layers::{InForce, items};
use super::shape::keyword;
use crate::diagnostic::{Diagnostic, SILENCED};
use crate::sentence::{File, Item, Phrase, Word};
use crate::span::{FileId, Span};
use crate::tree::{Statement, VerbId};
use crate::vocabulary::Class;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};

/// Something that happens, and the words for that moment.
struct Moment {
    names: Vec<String>,
    /// Where the first of them is declared.
    span: Span,
    event: SmolStr,
}

/// Tells of each such word, at what takes the place of the rule.
pub(super) fn tell(
    desk: &Desk,
    files: &[(FileId, &File)],
    force: &InForce,
    all: &mut Vec<Diagnostic>,
) {
    if force.takes_nothing() {
        return;
    }
    let done: BTreeSet<VerbId> = desk
        .book
        .blocks
        .iter()
        .flatten()
        .filter_map(|statement| match statement {
            Statement::Do { verb, .. } => Some(*verb),
            _ => None,
        })
        .collect();
    for (verb, moment) in moments(desk) {
        if done.contains(&verb) {
            continue;
        }
        let lost = items(files).find_map(|item| {
            let by = force.gone_by(item)?;
            Some((by, announces(item, &moment.event)?))
        });
        let Some((by, (place, procedure))) = lost else {
            continue;
        };
        let Moment { names, event, .. } = &moment;
        let (names, never) = match names.as_slice() {
            [name] => (name.clone(), "never comes"),
            names => (names.join(", "), "never come"),
        };
        let whose = procedure.map_or_else(
            || String::from("the rule that is replaced"),
            |procedure| format!("`{procedure}`, which is replaced here,"),
        );
        all.push(
            Diagnostic::error(
                SILENCED,
                format!("{names} {never}: {whose} announced `{event}`, and nothing does now"),
                by,
            )
            .also(moment.span, "it means that")
            .also(place, "it was announced here")
            .help(format!(
                "write `announce {event}(...)` in what takes its place"
            )),
        );
    }
}

/// What the words for times and frames mean.
fn moments(desk: &Desk) -> BTreeMap<VerbId, Moment> {
    let times = desk.vocab.times.iter();
    let times = times.map(|time| (&time.name, time.span, &time.happening));
    let frames = desk.vocab.frames.iter();
    let frames = frames.map(|frame| (&frame.name, frame.span, &frame.happening));
    let mut all: BTreeMap<VerbId, Moment> = BTreeMap::new();
    for (name, span, happening) in times.chain(frames) {
        let verb = verb_of(desk, happening);
        let known = verb.and_then(|verb| Some((verb, desk.book.verbs.get(verb.index())?)));
        let Some((verb, known)) = known else {
            continue;
        };
        let moment = all.entry(verb).or_insert_with(|| Moment {
            names: Vec::new(),
            span,
            event: known.named.name.clone(),
        });
        moment.names.push(format!("`{name}`"));
    }
    all
}

fn verb_of(desk: &Desk, happening: &Phrase) -> Option<VerbId> {
    (0..happening.words.len()).find_map(|at| {
        let (entry, _) = desk.vocab.lookup(happening.words.get(at..)?)?;
        match entry.class {
            Class::Verb(verb, _) => Some(verb),
            _ => None,
        }
    })
}

/// Where an item announces an event, and the procedure in which it does.
fn announces(item: &Item, event: &str) -> Option<(Span, Option<SmolStr>)> {
    for phrase in std::iter::once(&item.head).chain(item.colon.as_deref()) {
        if let Some(span) = said(&phrase.words, event) {
            return Some((span, None));
        }
    }
    let mut inside = item.blocks().flat_map(|block| &block.items);
    let (span, procedure) = inside.find_map(|inner| announces(inner, event))?;
    let (word, _, words) = keyword(item);
    let name = words.peek().filter(|_| word == "procedure");
    let own = || name.and_then(Word::name).map(SmolStr::new);
    Some((span, procedure.or_else(own)))
}

fn said(words: &[Word], event: &str) -> Option<Span> {
    words.windows(2).find_map(|two| match two {
        [first, second] if first.is("announce") && second.is(event) => {
            Some(first.span.to(second.span))
        }
        _ => None,
    })
}
