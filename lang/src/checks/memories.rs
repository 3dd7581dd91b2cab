//! What is remembered must be told of when it happens: nobody asks then, so nothing may depend on who does.

use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{ASKED_LATER, Diagnostic};
use crate::tree::{Book, Expr, ExprId, FunctionId, THIS, YOU};
use std::collections::BTreeSet;

/// What is wrong with what a part is the first to remember, each by what it remembers.
pub(super) type Seen = Vec<(String, Diagnostic)>;

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    for memory in part.memories() {
        let book = part.book;
        let Some(test) = memory.event.tests().find(|test| asks(book, *test)) else {
            continue;
        };
        let error = Diagnostic::error(
            ASKED_LATER,
            "what happened is described by what depends on who asks later",
            part.span(test),
        )
        .help("name one thing: `some x ... where x was ...`; or describe what it was by itself");
        seen.push((crate::explicit::memory(book, memory), error));
    }
}

/// Of several parts that remember the same the first tells.
pub(super) fn tell<'s>(parts: impl Iterator<Item = &'s Seen>, all: &mut Vec<Diagnostic>) {
    let mut told = BTreeSet::new();
    for (like, error) in parts.flatten() {
        if told.insert(like) {
            all.push(error.clone());
        }
    }
}

/// Whether an expression, or a definition that it asks, speaks of `this` or `you`.
pub(crate) fn asks(book: &Book, test: ExprId) -> bool {
    let mut seen: BTreeSet<FunctionId> = BTreeSet::new();
    let mut open = vec![test];
    let mut found = false;
    while let Some(expr) = open.pop() {
        let start = Parts::of_exprs([expr]);
        walk::reach(book, start, |met| match met {
            Met::Expr(_, Expr::Local(THIS | YOU)) => found = true,
            Met::Expr(_, Expr::Call { function, .. }) if seen.insert(*function) => {
                let body = book.functions.get(function.index());
                open.extend(body.map(|function| function.body));
            }
            _ => {}
        });
    }
    found
}
