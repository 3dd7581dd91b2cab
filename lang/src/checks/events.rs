//! Text that waits for an event that nobody raises.

use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, NEVER_HAPPENS};
use crate::tree::{Book, Expr, HookRole, QuoteBody, Statement, Until, VerbId};
use std::collections::BTreeSet;

/// Every verb that some statement does, anywhere in the book.
pub(super) fn done(book: &Book) -> BTreeSet<VerbId> {
    let statements = book.blocks.iter().flatten();
    statements
        .filter_map(|statement| match statement {
            Statement::Do { verb, .. } => Some(*verb),
            _ => None,
        })
        .collect()
}

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let done = done(book);
    let mut told = BTreeSet::new();
    let mut tell = |verb: VerbId, span: crate::span::Span, all: &mut Vec<Diagnostic>| {
        if done.contains(&verb) || !told.insert((verb, span)) {
            return;
        }
        let Some(known) = book.verbs.get(verb.index()) else {
            return;
        };
        let name = &known.named.name;
        all.push(
            Diagnostic::warning(NEVER_HAPPENS, format!("nothing ever does `{name}`"), span)
                .also(known.named.span, "it is declared here")
                .help(format!(
                    "do it in a verb or procedure, or `announce {name}(...)`"
                )),
        );
    };
    for hook in &book.hooks {
        match &hook.role {
            HookRole::Instead { event, .. } | HookRole::Trigger { event, .. } => {
                tell(event.verb, hook.span, all);
            }
            _ => {}
        }
    }
    for quote in &book.quotes {
        if let QuoteBody::Event(event) = &quote.body {
            tell(event.verb, quote.span, all);
        }
    }
    for (block, spans) in book.blocks.iter().zip(&book.block_spans) {
        for (statement, span) in block.iter().zip(spans) {
            if let Statement::Lasting {
                until: Until::Event { verb, .. },
                ..
            } = statement
            {
                tell(*verb, *span, all);
            }
        }
    }
    for (expr, span) in book.exprs.iter().zip(&book.expr_spans) {
        if let Expr::Just(event) = expr {
            tell(event.verb, *span, all);
        }
    }
    circles(book, all);
}

/// Replacements that do what they replace, so that the event never gets anywhere: an event is replaced once
/// in its lineage, but a circle of two replacements is a slip all the same.
fn circles(book: &Book, all: &mut Vec<Diagnostic>) {
    let replacements: Vec<_> = book
        .hooks
        .iter()
        .filter_map(|hook| match &hook.role {
            HookRole::Instead { event, body, .. } => {
                let mut does = BTreeSet::new();
                let start = Parts {
                    blocks: vec![*body],
                    ..Parts::default()
                };
                walk::reach(book, start, |met| {
                    if let Met::Statement(Statement::Do { verb, .. }) = met {
                        does.insert(*verb);
                    }
                });
                Some((event.verb, does, hook))
            }
            _ => None,
        })
        .collect();
    for (at, (verb, does, hook)) in replacements.iter().enumerate() {
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
            Diagnostic::warning(crate::diagnostic::REPLACEMENT_CIRCLE, message, hook.span)
                .also(second.span, "and back again here"),
        );
    }
}
