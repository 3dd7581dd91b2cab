//! Text that waits for an event that nobody raises.

use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, NEVER_HAPPENS};
use crate::span::Span;
use crate::tree::{Book, Expr, HookRole, QuoteBody, Statement, Until, VerbId};
use std::collections::BTreeSet;

/// What a part says of events.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// The verbs that its statements do.
    done: Vec<VerbId>,
    /// The events that its text waits for, and where.
    waits: Vec<(VerbId, Span)>,
    /// What it replaces, by what it does instead, and where.
    instead: Vec<(VerbId, BTreeSet<VerbId>, Span)>,
}

impl Seen {
    /// Every place that is kept.
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        let waits = self.waits.iter_mut().map(|(_, span)| span);
        waits.chain(self.instead.iter_mut().map(|(_, _, span)| span))
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    for hook in part.hooks() {
        match &hook.role {
            HookRole::Instead { event, body, .. } => {
                seen.waits.push((event.verb, hook.span));
                let mut does = BTreeSet::new();
                let start = Parts::of_blocks([*body]);
                walk::reach(part.book, start, |met| {
                    if let Met::Statement(Statement::Do { verb, .. }) = met {
                        does.insert(*verb);
                    }
                });
                seen.instead.push((event.verb, does, hook.span));
            }
            HookRole::Trigger { event, .. } => seen.waits.push((event.verb, hook.span)),
            _ => {}
        }
    }
    for quote in part.quotes() {
        if let QuoteBody::Event(event) = &quote.body {
            seen.waits.push((event.verb, quote.span));
        }
    }
    for (statement, span) in part.statements() {
        match statement {
            Statement::Do { verb, .. } => seen.done.push(*verb),
            Statement::Lasting {
                until: Until::Event { verb, .. },
                ..
            } => seen.waits.push((*verb, span)),
            _ => {}
        }
    }
    for (id, expr) in part.exprs() {
        if let Expr::Just(event) = expr {
            seen.waits.push((event.verb, part.span(id)));
        }
    }
    seen.done.sort_unstable();
    seen.done.dedup();
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen> + Clone,
    all: &mut Vec<Diagnostic>,
) {
    let mut done = vec![false; book.verbs.len()];
    for verb in parts.clone().flat_map(|seen| &seen.done) {
        if let Some(known) = done.get_mut(verb.index()) {
            *known = true;
        }
    }
    let mut told = BTreeSet::new();
    for (verb, span) in parts.clone().flat_map(|seen| &seen.waits) {
        if done.get(verb.index()) != Some(&false) || !told.insert((*verb, *span)) {
            continue;
        }
        let Some(known) = book.verbs.get(verb.index()) else {
            continue;
        };
        let name = &known.named.name;
        all.push(
            Diagnostic::warning(NEVER_HAPPENS, format!("nothing ever does `{name}`"), *span)
                .also(known.named.span, "it is declared here")
                .help(format!(
                    "do it in a verb or procedure, or `announce {name}(...)`"
                )),
        );
    }
    let replacements: Vec<_> = parts.flat_map(|seen| &seen.instead).collect();
    circles(book, &replacements, all);
}

/// Replacements that do what they replace, so that the event never gets anywhere: an event is replaced once
/// in its lineage, but a circle of two replacements is a slip all the same.
fn circles(
    book: &Book,
    replacements: &[&(VerbId, BTreeSet<VerbId>, Span)],
    all: &mut Vec<Diagnostic>,
) {
    for (at, (verb, does, span)) in replacements.iter().enumerate() {
        let back = replacements
            .iter()
            .skip(at + 1)
            .find(|(other, back, _)| does.contains(other) && back.contains(verb) && other != verb);
        let Some((other, _, second)) = back else {
            continue;
        };
        let name = |verb: &VerbId| {
            let verb = book.verbs.get(verb.index());
            verb.map_or("", |verb| verb.named.name.as_str())
        };
        let message = format!(
            "`{}` is replaced by `{}`, and that by `{}`",
            name(verb),
            name(other),
            name(verb)
        );
        all.push(
            Diagnostic::warning(crate::diagnostic::REPLACEMENT_CIRCLE, message, *span)
                .also(*second, "and back again here"),
        );
    }
}
