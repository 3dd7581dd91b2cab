//! Words of what goes on, in text that goes on after it: while anything like it goes on again they mean that, and not what was
//! meant when the text began.

use super::footing;
use super::occasion::first_word;
use super::part::Part;
use super::walk::{Met, Parts, of_quote, reach};
use crate::diagnostic::{Diagnostic, NO_VALUE_THEN};
use crate::tree::{
    Book, Expr, ExprId, FunctionId, Hook, HookOwner, HookRole, Statement, THIS, Until,
};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else { return };
    until(part, all);
    // What puts the card where it lies speaks of what goes on then.
    let begins = Parts::of_exprs(
        card.clauses
            .iter()
            .flat_map(|one| one.args.iter().flatten().copied()),
    );
    if !footing::stands_once_done(part, card) || first_word(part.book, begins).is_none() {
        return;
    }
    for hook in part.hooks() {
        if !matches!(hook.owner, HookOwner::Card(..)) {
            continue;
        }
        let asked = asked_first(hook);
        let Some((at, _)) = first_word(part.book, Parts::of_exprs(asked.clone())) else {
            continue;
        };
        let span = part.span(at);
        // Told already, as what never holds.
        let mut told = all.iter().map(|told| told.primary.span);
        let known = told.any(|told| told.start <= span.start && span.end <= told.end);
        if span.is_empty() || known || speaks_of_itself(part.book, asked) {
            continue;
        }
        all.push(
            Diagnostic::error(
                NO_VALUE_THEN,
                "this is whatever goes on at that later time, wherever it is, and not what goes on when the card is put where it lies",
                span,
            )
            .help("say by where the card lies which is meant: `KIND here`; or ask beside it `while SCOPE = host: ...`, `when ..., if host in SCOPE: ...`"),
        );
        return;
    }
}

/// What is asked before a text does anything, or of whom it speaks.
fn asked_first(hook: &Hook) -> Vec<ExprId> {
    let mut asked: Vec<ExprId> = hook.active.into_iter().collect();
    match &hook.role {
        HookRole::Change { test, .. } | HookRole::Marks { test, .. } => asked.push(*test),
        HookRole::Verdict { test, .. } => asked.extend(test),
        HookRole::Trigger { event, able, .. } | HookRole::Instead { event, able, .. } => {
            asked.extend(event.tests().chain(*able));
        }
        _ => {}
    }
    asked
}

/// Whether some questions, or the definitions that they ask, speak of the card.
fn speaks_of_itself(book: &Book, asked: Vec<ExprId>) -> bool {
    let mut known: BTreeSet<FunctionId> = BTreeSet::new();
    let mut open = vec![Parts::of_exprs(asked)];
    let mut found = false;
    while let Some(parts) = open.pop() {
        reach(book, parts, |met| match met {
            Met::Expr(_, Expr::Local(THIS)) => found = true,
            Met::Expr(_, Expr::Call { function, .. }) if known.insert(*function) => {
                let word = book.functions.get(function.index());
                open.extend(word.map(|word| Parts::of_exprs([word.body])));
            }
            _ => {}
        });
    }
    found
}

/// Tells of an end that speaks of what goes on when the effect begins: when the end comes, it is something else.
fn until(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (statement, _) in part.statements() {
        let Statement::Lasting {
            until: Until::Happening(of),
            ..
        } = statement
        else {
            continue;
        };
        let Some(Expr::Quote { quote, .. }) = book.exprs.get(of.index()) else {
            continue;
        };
        let Some(quote) = book.quotes.get(quote.index()) else {
            continue;
        };
        let Some((at, _)) = first_word(book, of_quote(quote)) else {
            continue;
        };
        all.push(
            Diagnostic::error(
                NO_VALUE_THEN,
                "this is whatever goes on when the end comes, and not what goes on when this begins",
                part.span(at),
            )
            .help("keep it before, in a block: `{ let x be SCOPE; ... until x is PARTICIPLE }`"),
        );
    }
}
