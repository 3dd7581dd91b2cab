//! What is remembered must be told of when it happens: nobody asks then, so nothing may depend on who does.

use super::walk::{self, Met, Parts};
use crate::diagnostic::{ASKED_LATER, Diagnostic};
use crate::tree::{Book, Expr, ExprId, FunctionId, THIS, YOU};
use std::collections::BTreeSet;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    for memory in &book.memories {
        let Some(test) = memory.event.test.filter(|test| asks(book, *test)) else {
            continue;
        };
        let span = book.expr_spans.get(test.index()).copied();
        all.push(
            Diagnostic::error(
                ASKED_LATER,
                "what happened is described by what depends on who asks later",
                span.unwrap_or_default(),
            )
            .help(
                "name one thing: `some x ... where x was ...`; or describe what it was by itself",
            ),
        );
    }
}

/// Whether an expression, or a definition that it asks, speaks of `this` or `you`.
fn asks(book: &Book, test: ExprId) -> bool {
    let mut seen: BTreeSet<FunctionId> = BTreeSet::new();
    let mut open = vec![test];
    let mut found = false;
    while let Some(expr) = open.pop() {
        let start = Parts {
            exprs: vec![expr],
            ..Parts::default()
        };
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
