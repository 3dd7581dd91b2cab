//! A state that the event itself ends, or puts its object in, asked once it has happened: `when your stopped personnel is unstopped`. It
//! would never be so.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NOBODY_LEFT};
use crate::tree::{
    Book, EventPattern, Expr, ExprId, HookRole, Slot, StateId, Statement, Verb, Write,
};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(_) = part.card() else {
        return;
    };
    for hook in part.hooks() {
        if let HookRole::Trigger {
            event,
            before: false,
            ..
        } = &hook.role
        {
            tell(part, event, all);
        }
    }
    for (_, expr) in part.exprs() {
        if let Expr::Just(event) = expr {
            tell(part, event, all);
        }
    }
}

fn tell(part: &Part<'_>, event: &EventPattern, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let (Some(slot), Some(test)) = (event.roles.first().copied().flatten(), event.test) else {
        return;
    };
    let Some(verb) = book.verbs.get(event.verb.index()) else {
        return;
    };
    let asked = asked(book, test, slot);
    let never = asked.into_iter().find(|(_, state, so)| {
        let makes = leaves(book, verb, *state);
        makes.is_some_and(|makes| makes != *so)
    });
    let Some((at, state, so)) = never else {
        return;
    };
    let state = book.states.get(state.index());
    let state = state.map_or("", |state| state.named.name.as_str());
    let (name, ends) = (
        &verb.named.name,
        if so { "ends it" } else { "has begun it" },
    );
    all.push(
        Diagnostic::error(
            NOBODY_LEFT,
            format!("`{state}` is asked once it has happened, and `{name}` {ends}"),
            part.span(at),
        )
        .help("leave it out; or wait with `before` in place of `when`"),
    );
}

/// The states for which a test asks of a slot in any case, and whether they are to hold.
fn asked(book: &Book, test: ExprId, slot: Slot) -> Vec<(ExprId, StateId, bool)> {
    let own = |id: ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => {
            let parts = parts.iter().flat_map(|part| asked(book, *part, slot));
            parts.collect()
        }
        Some(Expr::HasState(of, state)) if own(*of) => vec![(test, *state, true)],
        Some(Expr::Not(inner)) => match book.exprs.get(inner.index()) {
            Some(Expr::HasState(of, state)) if own(*of) => vec![(test, *state, false)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Whether the object of a verb is in a state behind it, if its block says so of it in any case.
fn leaves(book: &Book, verb: &Verb, state: StateId) -> Option<bool> {
    let slot = verb.params.first()?.slot;
    let own = |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    let block = book.blocks.get(verb.body?.index())?;
    let last = |statement: &Statement| {
        let Statement::Write(write) = statement else {
            return None;
        };
        match write {
            Write::Mark {
                what, state: of, ..
            } if own(what) && *of == state => Some(true),
            Write::Unmark { what, state: of } if own(what) && *of == state => Some(false),
            _ => None,
        }
    };
    block.iter().rev().find_map(last)
}
