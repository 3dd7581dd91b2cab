//! A word for a place that asks how somebody is, said of those who are so: `one cloaked ship here`, where `here` asks whether a ship
//! is in sight. A text of another card would find nobody.

use super::part::Part;
use super::unplaced::asks_where;
use super::walk::of_expr;
use crate::diagnostic::{Diagnostic, KEPT_OUT};
use crate::tree::{Book, Expr, ExprId, FunctionId, Slot, StateId, Statement, THIS, Write};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if part.card().is_none() {
        return;
    }
    let book = part.book;
    let mut told: BTreeSet<ExprId> = BTreeSet::new();
    for (_, expr) in part.exprs() {
        let tests = match expr {
            Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } => &over.tests,
            Expr::And(tests) => tests,
            _ => continue,
        };
        let mut states: Vec<(Slot, StateId)> = Vec::new();
        for test in tests {
            if let Some(Expr::HasState(of, state)) = book.exprs.get(test.index())
                && let Some(slot) = local(book, *of)
            {
                states.push((slot, *state));
            }
        }
        for (slot, state) in states {
            let with_it = marked_with(book, state);
            let keeps = |test: &&ExprId| {
                let mut states = with_it.iter();
                states.any(|state| keeps_out(book, **test, slot, *state))
            };
            let Some(test) = tests.iter().find(keeps) else {
                continue;
            };
            if !part.span(*test).is_empty() && told.insert(*test) {
                all.push(tell(part, *test, state));
            }
        }
    }
}

/// A state, and those in which whatever comes into it comes as well.
fn marked_with(book: &Book, state: StateId) -> BTreeSet<StateId> {
    let marks = |block: &Vec<Statement>| -> BTreeSet<StateId> {
        let marks = block.iter().filter_map(|statement| match statement {
            Statement::Write(Write::Mark { state, .. }) => Some(*state),
            _ => None,
        });
        marks.collect()
    };
    let all = book.blocks.iter().map(marks);
    let mut all = all.filter(|marks| marks.contains(&state));
    let first = all.next().unwrap_or_else(|| BTreeSet::from([state]));
    all.fold(first, |known, marks| &known & &marks)
}

fn local(book: &Book, at: ExprId) -> Option<Slot> {
    match book.exprs.get(at.index()) {
        Some(Expr::Local(slot)) => Some(*slot),
        _ => None,
    }
}

/// Whether a test relates somebody to this card by a word that asks where he is, and whether he is in a state.
fn keeps_out(book: &Book, test: ExprId, slot: Slot, state: StateId) -> bool {
    let Some(Expr::Call { function, args }) = book.exprs.get(test.index()) else {
        return false;
    };
    let Some(known) = book.functions.get(function.index()) else {
        return false;
    };
    let given = known.params.iter().zip(args);
    let mut given = given.filter(|(_, arg)| local(book, **arg) == Some(slot));
    let Some((param, _)) = given.next() else {
        return false;
    };
    let relates = known.params.len() == 1 && speaks_of_this(book, known.body);
    relates
        && asks_where(book, test, slot)
        && asks_state(book, *function, param.slot, state, &mut BTreeSet::new())
}

/// Whether a definition speaks of the card on which its word stands.
fn speaks_of_this(book: &Book, body: ExprId) -> bool {
    let mut open = vec![body];
    while let Some(expr) = open.pop().and_then(|at| book.exprs.get(at.index())) {
        if *expr == Expr::Local(THIS) {
            return true;
        }
        open.extend(of_expr(expr).exprs);
    }
    false
}

/// Whether a definition asks whether what stands in one of its slots is in a state.
fn asks_state(
    book: &Book,
    function: FunctionId,
    slot: Slot,
    state: StateId,
    known: &mut BTreeSet<(FunctionId, Slot)>,
) -> bool {
    if !known.insert((function, slot)) {
        return false;
    }
    let body = book.functions.get(function.index()).map(|one| one.body);
    let mut open: Vec<ExprId> = body.into_iter().collect();
    while let Some(expr) = open.pop().and_then(|at| book.exprs.get(at.index())) {
        match expr {
            Expr::HasState(of, asked) if *asked == state && local(book, *of) == Some(slot) => {
                return true;
            }
            Expr::Call { function, args } => {
                let params = book.functions.get(function.index());
                let params = params.into_iter().flat_map(|known| &known.params);
                let given = params
                    .zip(args)
                    .filter(|(_, arg)| local(book, **arg) == Some(slot));
                let slots: Vec<Slot> = given.map(|(param, _)| param.slot).collect();
                if slots
                    .into_iter()
                    .any(|slot| asks_state(book, *function, slot, state, known))
                {
                    return true;
                }
            }
            _ => {}
        }
        open.extend(of_expr(expr).exprs);
    }
    false
}

fn tell(part: &Part<'_>, test: ExprId, state: StateId) -> Diagnostic {
    let book = part.book;
    let word = match book.exprs.get(test.index()) {
        Some(Expr::Call { function, .. }) => book.functions.get(function.index()),
        _ => None,
    };
    let word = word.map_or("", |word| word.named.name.as_str());
    let state = book.states.get(state.index());
    let state = state.map_or("", |state| state.named.name.as_str());
    Diagnostic::error(
        KEPT_OUT,
        format!("`{word}` asks whether somebody is `{state}`, so who is so may never be found by it"),
        part.span(test),
    )
    .help(format!(
        "say where they are without `{word}`, by what does not ask for that: `where ... of it = ... of this`"
    ))
}
