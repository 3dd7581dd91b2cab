//! What a verb changes of its object: the states in which it puts it or out of which it takes it, and who controls it.

use super::walk::{self, Met, Parts};
use crate::tree::{
    Book, Builtin, Expr, ExprId, FunctionId, Slot, StateId, Statement, VerbId, Write, YOU,
};
use std::collections::BTreeSet;

/// The slot of the first role of a verb.
const OBJECT: Slot = YOU + 1;

/// What is changed.
#[derive(Default)]
struct Changed {
    verbs: BTreeSet<VerbId>,
    states: BTreeSet<StateId>,
    control: bool,
}

/// The first question about what stands in a slot that a verb answers otherwise once it is done to it.
pub(super) fn by(book: &Book, verb: VerbId, parts: Parts, slot: Slot) -> Option<(ExprId, &str)> {
    let mut changed = Changed::default();
    changes(book, verb, &mut changed);
    let is = |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    let mut first: Option<(ExprId, &str)> = None;
    walk::reach(book, parts, |met| {
        let found = match met {
            Met::Expr(at, Expr::HasState(of, state)) if is(of) => {
                let state = Some(state).filter(|state| changed.states.contains(*state));
                let state = state.and_then(|state| book.states.get(state.index()));
                state.map(|state| (at, state.named.name.as_str()))
            }
            Met::Expr(at, Expr::Call { function, args }) if args.iter().any(is) => {
                let named = book.functions.get(function.index());
                let named = named.filter(|_| changed.control && asks_control(book, *function));
                named.map(|function| (at, function.named.name.as_str()))
            }
            _ => None,
        };
        if let Some(found) = found
            && first.is_none_or(|first| found.0 < first.0)
        {
            first = Some(found);
        }
    });
    first
}

/// Whether a definition is about who controls something.
fn asks_control(book: &Book, function: FunctionId) -> bool {
    let Some(function) = book.functions.get(function.index()) else {
        return false;
    };
    let mut found = false;
    let mut parts = Parts::default();
    parts.exprs.push(function.body);
    walk::reach(book, parts, |met| {
        found |= matches!(
            met,
            Met::Expr(
                _,
                Expr::Builtin {
                    op: Builtin::Controller,
                    ..
                }
            )
        );
    });
    found
}

/// What a verb changes by itself, and by the verbs that it does to the same object.
fn changes(book: &Book, verb: VerbId, changed: &mut Changed) {
    let body = book.verbs.get(verb.index()).and_then(|verb| verb.body);
    let (Some(body), true) = (body, changed.verbs.insert(verb)) else {
        return;
    };
    let object = |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(OBJECT));
    let mut parts = Parts::default();
    parts.blocks.push(body);
    walk::reach(book, parts, |met| match met {
        Met::Statement(Statement::Write(
            Write::Mark { what, state, .. } | Write::Unmark { what, state },
        )) if object(what) => {
            changed.states.insert(*state);
        }
        Met::Statement(Statement::Write(Write::Control { what, .. })) if object(what) => {
            changed.control = true;
        }
        Met::Statement(Statement::Do { verb, args, .. })
            if args
                .first()
                .copied()
                .flatten()
                .is_some_and(|id| object(&id)) =>
        {
            changes(book, *verb, changed);
        }
        _ => {}
    });
}
