//! Words for moments whose happening nobody announces any more: an edition has replaced the rule that did.
//!
//! What lasts until such a moment would never end, and what waits for it would never act; and nothing in the new rule
//! shows it.

use super::desk::Desk;
use super::layers::{InForce, items};
use crate::diagnostic::{Diagnostic, SILENCED};
use crate::facts::deed::verbs_done;
use crate::sentence::{File, Phrase, Word};
use crate::span::{FileId, Span};
use crate::tree::{BlockId, VerbId};
use crate::vocabulary::Class;
use crate::words::Key;
use std::collections::BTreeMap;

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
    let blocks = (0..).map(BlockId).take(desk.book.blocks.len());
    let done = verbs_done(&desk.book, blocks);
    for (verb, (names, span)) in moments(desk) {
        let event = desk.book.name(verb);
        let says = |words: &[Word]| match words {
            [first, second, ..] => first.is("announce") && second.is(event),
            _ => false,
        };
        let mut gone = items(files).filter_map(|item| Some((item, force.gone_by(item)?)));
        let lost = gone.find(|(item, _)| !done.contains(&verb) && item.any_from(&says));
        let Some((rule, by)) = lost else {
            continue;
        };
        let comes = if names.len() == 1 { "comes" } else { "come" };
        let names = names.join(", ");
        let mut within = rule.inner().filter(|item| item.any_from(&says));
        let procedure = within.find_map(|item| match item.key() {
            Some(Key::Procedure) => item.head.words.first()?.name(),
            _ => None,
        });
        let whose = procedure.map_or_else(
            || String::from("the rule that is replaced"),
            |procedure| format!("`{procedure}`, which is replaced here,"),
        );
        let message =
            format!("{names} never {comes}: {whose} announced `{event}`, and nothing does now");
        let help = format!("write `announce {event}(...)` in what takes its place");
        all.push(
            Diagnostic::error(SILENCED, message, by)
                .also(span, "it means that")
                .also(rule.head.span, "it was announced by this rule")
                .help(help),
        );
    }
}

/// The words for times and frames by what they wait for, and where the first of them is declared.
fn moments(desk: &Desk) -> BTreeMap<VerbId, (Vec<String>, Span)> {
    let times = desk.vocab.times.iter();
    let times = times.map(|time| (&time.name, time.span, &time.happening));
    let frames = desk.vocab.frames.iter();
    let frames = frames.map(|frame| (&frame.name, frame.span, &frame.happening));
    let mut all: BTreeMap<VerbId, (Vec<String>, Span)> = BTreeMap::new();
    for (name, span, happening) in times.chain(frames) {
        if let Some(verb) = verb_of(desk, happening) {
            let moment = all.entry(verb).or_insert((Vec::new(), span));
            moment.0.push(format!("`{name}`"));
        }
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
