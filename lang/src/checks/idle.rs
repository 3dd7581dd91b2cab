//! States that nothing is ever in, and scopes that never have a value.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NEVER_GIVEN, NEVER_MARKED};
use crate::tree::{Book, Expr, HookOwner, HookRole, ScopeId, StateId, Statement, Write};
use std::collections::BTreeSet;

/// What a part says of states and scopes.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// The states that it puts something in.
    entered: BTreeSet<StateId>,
    /// The states that it asks about.
    asked: BTreeSet<StateId>,
    /// The scopes that it gives a value.
    given: BTreeSet<ScopeId>,
    /// The scopes whose value it asks for.
    wanted: BTreeSet<ScopeId>,
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    for (statement, _) in part.statements() {
        match statement {
            Statement::Write(Write::Mark { state, .. }) => {
                seen.entered.insert(*state);
            }
            Statement::With { scope, .. } => {
                seen.given.insert(*scope);
            }
            Statement::Follow { with, .. } => seen.given.extend(with.iter().map(|(id, _)| *id)),
            _ => {}
        }
    }
    for hook in part.hooks() {
        if let HookRole::Marks { state, .. } = &hook.role {
            seen.entered.insert(*state);
        }
        if let HookOwner::State(state) = hook.owner {
            seen.asked.insert(state);
        }
    }
    for (_, expr) in part.exprs() {
        match expr {
            Expr::HasState(_, state) => {
                seen.asked.insert(*state);
            }
            Expr::Scope(id) => {
                seen.wanted.insert(*id);
            }
            Expr::Answer(asking) => seen.given.extend(asking.with.iter().map(|(id, _)| *id)),
            Expr::With { binds, .. } => seen.given.extend(binds.iter().map(|(id, _)| *id)),
            _ => {}
        }
    }
}

/// What all parts say together, for each state and each scope.
struct Together {
    entered: Vec<bool>,
    asked: Vec<bool>,
    given: Vec<bool>,
    wanted: Vec<bool>,
}

impl Together {
    fn of<'s>(book: &Book, parts: impl Iterator<Item = &'s Seen>) -> Self {
        let (states, scopes) = (book.states.len(), book.scopes.len());
        let mut all = Self {
            entered: vec![false; states],
            asked: vec![false; states],
            given: vec![false; scopes],
            wanted: vec![false; scopes],
        };
        let note = |table: &mut Vec<bool>, at: usize| {
            if let Some(known) = table.get_mut(at) {
                *known = true;
            }
        };
        for seen in parts {
            for (table, states) in [
                (&mut all.entered, &seen.entered),
                (&mut all.asked, &seen.asked),
            ] {
                states.iter().for_each(|id| note(table, id.index()));
            }
            for (table, scopes) in [
                (&mut all.given, &seen.given),
                (&mut all.wanted, &seen.wanted),
            ] {
                scopes.iter().for_each(|id| note(table, id.index()));
            }
        }
        all
    }
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen>,
    all: &mut Vec<Diagnostic>,
) {
    let together = Together::of(book, parts);
    let states = together.asked.iter().zip(&together.entered);
    for (state, (asked, entered)) in book.states.iter().zip(states) {
        if !asked || *entered || state.means.is_some() {
            continue;
        }
        let name = &state.named.name;
        let says = format!("nothing ever becomes `{name}`");
        let help = format!(
            "write `mark X as {name}` in a verb, or say with `means` when something is `{name}`"
        );
        all.push(Diagnostic::warning(NEVER_MARKED, says, state.named.span).help(help));
    }
    let scopes = together.wanted.iter().zip(&together.given);
    for (scope, (wanted, given)) in book.scopes.iter().zip(scopes) {
        if !wanted || *given {
            continue;
        }
        let name = &scope.named.name;
        let says = format!("nothing ever gives `{name}` a value");
        let help = format!("write `with {name} = ... {{ }}` around what asks for it");
        all.push(Diagnostic::warning(NEVER_GIVEN, says, scope.named.span).help(help));
    }
}
