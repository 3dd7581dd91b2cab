//! `when this kills personnel` on a card whose text does no such thing: what cards do in play is done by rules, and `this VERBs`
//! is said of what the text of this card does.

use super::part::Part;
use super::walk::{Met, Parts, reach, verbs_done};
use crate::diagnostic::{Diagnostic, NO_FIT};
use crate::tree::{Book, Builtin, EventPattern, Expr, ExprId, Fold, HookRole, THIS, VerbId};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if part.card().is_none_or(|card| !card.not_encoded.is_empty()) {
        return;
    }
    let mut done: Option<BTreeSet<VerbId>> = None;
    for hook in part.hooks() {
        let (HookRole::Trigger { event, .. } | HookRole::Instead { event, .. }) = &hook.role else {
            continue;
        };
        let Some(at) = by_this(part.book, event) else {
            continue;
        };
        let done = done.get_or_insert_with(|| verbs_done(part.book, part.block_ids()));
        if done.contains(&event.verb) {
            continue;
        }
        let verb = part.book.verbs.get(event.verb.index());
        let name = verb.map_or("", |verb| verb.named.name.as_str());
        all.push(
            Diagnostic::error(
                NO_FIT,
                format!("no text of this card does `{name}`, so this would never happen"),
                part.span(at),
            )
            .help(format!(
                "say which player does it, and what this has to do with it: `when you {name} ..., if this ...`"
            )),
        );
    }
}

/// The test that the text at work is that of this card, if a happening has one.
fn by_this(book: &Book, event: &EventPattern) -> Option<ExprId> {
    let mut found = None;
    let start = Parts {
        exprs: event.tests().collect(),
        ..Parts::default()
    };
    reach(book, start, |met| {
        if let Met::Expr(
            at,
            Expr::Fold {
                how: Fold::Some,
                over,
                ..
            },
        ) = met
            && over.from.is_some_and(|from| is_acting(book, from))
            && over.tests.iter().any(|test| is_in_this(book, *test))
        {
            found = found.or(Some(at));
        }
    });
    found
}

/// `[acting]`
fn is_acting(book: &Book, from: ExprId) -> bool {
    let at = |id: &ExprId| book.exprs.get(id.index());
    match at(&from) {
        Some(Expr::List(all)) => all.iter().any(|one| {
            matches!(
                at(one),
                Some(Expr::Builtin {
                    op: Builtin::Acting,
                    ..
                })
            )
        }),
        _ => false,
    }
}

/// `x in [this]`
fn is_in_this(book: &Book, test: ExprId) -> bool {
    let at = |id: &ExprId| book.exprs.get(id.index());
    let Some(Expr::In(_, set)) = at(&test) else {
        return false;
    };
    match at(set) {
        Some(Expr::List(all)) => all.iter().any(|one| at(one) == Some(&Expr::Local(THIS))),
        Some(expr) => *expr == Expr::Local(THIS),
        None => false,
    }
}
