//! What is forbidden of a verb that is only announced, where no rule asks whether it can be done: it would be done all the same.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NEVER_ASKED};
use crate::span::Span;
use crate::tree::{Act, Book, Expr, HookRole, VerbId};
use std::collections::BTreeSet;

/// What a part says of it.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// The verbs of which it asks whether they can be done.
    asks: Vec<VerbId>,
    /// The announced verbs that it forbids, and where.
    forbids: Vec<(VerbId, Span)>,
}

impl Seen {
    /// Every place that is kept.
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        self.forbids.iter_mut().map(|(_, span)| span)
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    for (_, expr) in part.exprs() {
        if let Expr::Allowed { verb, .. } = expr {
            seen.asks.push(*verb);
        }
    }
    seen.asks.sort_unstable();
    seen.asks.dedup();
    for hook in part.hooks() {
        if let HookRole::Verdict {
            allow: false,
            act: Act::Verb(verb),
            sweeping: false,
            ..
        } = hook.role
            && is_announced(part.book, verb)
        {
            seen.forbids.push((verb, hook.span));
        }
    }
}

fn is_announced(book: &Book, verb: VerbId) -> bool {
    book.verbs
        .get(verb.index())
        .is_some_and(|verb| verb.announced)
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen> + Clone,
    all: &mut Vec<Diagnostic>,
) {
    let forbidden: BTreeSet<(VerbId, Span)> = parts
        .clone()
        .flat_map(|seen| &seen.forbids)
        .copied()
        .collect();
    if forbidden.is_empty() {
        return;
    }
    let asked: BTreeSet<VerbId> = parts.flat_map(|seen| &seen.asks).copied().collect();
    for (verb, span) in forbidden {
        if asked.contains(&verb) {
            continue;
        }
        let Some(known) = book.verbs.get(verb.index()) else {
            continue;
        };
        let name = &known.named.name;
        all.push(
            Diagnostic::error(
                NEVER_ASKED,
                format!("no rule asks whether this can be done: `{name}` is announced all the same"),
                span,
            )
            .also(known.named.span, "it is declared here")
            .help("say `when` it happens, and what becomes of it then; in rules ask before it is done whether it `can be`"),
        );
    }
}
