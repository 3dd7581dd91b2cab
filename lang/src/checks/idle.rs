//! States that nothing is ever in, and scopes that never have a value.

use crate::diagnostic::{Diagnostic, NEVER_GIVEN, NEVER_MARKED};
use crate::tree::{Book, Expr, HookOwner, HookRole, ScopeId, StateId, Statement, Write};
use std::collections::BTreeSet;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    // Without a game these scripts are a part of something, and the rest may do what is missing.
    if book.roots.game.is_none() {
        return;
    }
    states(book, all);
    scopes(book, all);
}

fn states(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut entered: BTreeSet<StateId> = BTreeSet::new();
    for statement in book.blocks.iter().flatten() {
        if let Statement::Write(Write::Mark { state, .. }) = statement {
            entered.insert(*state);
        }
    }
    for hook in &book.hooks {
        if let HookRole::Marks { state, .. } = &hook.role {
            entered.insert(*state);
        }
    }
    let mut asked: BTreeSet<StateId> = book
        .exprs
        .iter()
        .filter_map(|expr| match expr {
            Expr::HasState(_, state) => Some(*state),
            _ => None,
        })
        .collect();
    asked.extend(book.hooks.iter().filter_map(|hook| match hook.owner {
        HookOwner::State(state) => Some(state),
        _ => None,
    }));
    for id in asked {
        let Some(state) = book.states.get(id.index()) else {
            continue;
        };
        if entered.contains(&id) || state.means.is_some() {
            continue;
        }
        let name = &state.named.name;
        all.push(
            Diagnostic::warning(
                NEVER_MARKED,
                format!("nothing ever becomes `{name}`"),
                state.named.span,
            )
            .help(format!(
                "write `mark X as {name}` in a verb, or say with `means` when something is `{name}`"
            )),
        );
    }
}

fn scopes(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut given: BTreeSet<ScopeId> = BTreeSet::new();
    let mut asked: BTreeSet<ScopeId> = BTreeSet::new();
    for expr in &book.exprs {
        match expr {
            Expr::Scope(id) => {
                asked.insert(*id);
            }
            Expr::Answer { with, .. } | Expr::With { binds: with, .. } => {
                given.extend(with.iter().map(|(id, _)| *id))
            }
            _ => {}
        }
    }
    for statement in book.blocks.iter().flatten() {
        match statement {
            Statement::With { scope, .. } => {
                given.insert(*scope);
            }
            Statement::Follow { with, .. } => given.extend(with.iter().map(|(id, _)| *id)),
            _ => {}
        }
    }
    for id in asked.difference(&given) {
        let Some(scope) = book.scopes.get(id.index()) else {
            continue;
        };
        let name = &scope.named.name;
        all.push(
            Diagnostic::warning(
                NEVER_GIVEN,
                format!("nothing ever gives `{name}` a value"),
                scope.named.span,
            )
            .help(format!(
                "write `with {name} = ... {{ }}` around what asks for it"
            )),
        );
    }
}
