//! Text that stands while its own card is in a state in which its text is silent: it would never be heard.

use super::part::Part;
use crate::diagnostic::{Diagnostic, SILENT_THEN};
use crate::tree::{Book, Expr, ExprId, FunctionId, Hook, HookOwner, HookRole, Slot, StateId, THIS};

/// Definitions rest on definitions no deeper than this.
const DEEPEST: u8 = 16;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let Some(active) = book.laws.active else {
        return;
    };
    for hook in part.hooks() {
        if !matches!(hook.owner, HookOwner::Card(..)) || hook.anywhere {
            continue;
        }
        for at in conditions(book, hook) {
            let Some(Expr::HasState(_, state)) = book.exprs.get(at.index()) else {
                continue;
            };
            if !is_false(book, active, *state, DEEPEST) {
                continue;
            }
            let name = book.states.get(state.index());
            let name = name.map_or("", |state| state.named.name.as_str());
            all.push(
                Diagnostic::error(
                    SILENT_THEN,
                    format!("the text of a card that is {name} is silent, so this is never heard"),
                    part.span(at),
                )
                .help("let it wait for the moment, which it still hears: `when this is ...:`; or let another card say it"),
            );
        }
    }
}

/// What a text asks of its own card for as long as it stands, or when it is followed: each a state.
fn conditions(book: &Book, hook: &Hook) -> Vec<ExprId> {
    let mut open: Vec<ExprId> = hook.active.into_iter().collect();
    match &hook.role {
        HookRole::Change { test, .. } | HookRole::Marks { test, .. } => open.push(*test),
        HookRole::Verdict { test, .. } => open.extend(*test),
        // What silences a card is still heard by it.
        HookRole::Trigger { event, .. } | HookRole::Instead { event, .. }
            if !event.tests().any(|test| speaks_of_this_role(book, test)) =>
        {
            open.extend(event.test);
        }
        _ => {}
    }
    let mut found = Vec::new();
    while let Some(at) = open.pop() {
        match book.exprs.get(at.index()) {
            Some(Expr::And(parts)) => open.extend(parts),
            Some(Expr::HasState(of, _)) if is_local(book, *of, THIS) => found.push(at),
            _ => {}
        }
    }
    found
}

/// Whether a happening is said to befall the card itself.
fn speaks_of_this_role(book: &Book, test: ExprId) -> bool {
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => parts.iter().any(|part| speaks_of_this_role(book, *part)),
        Some(Expr::Compare(_, one, other)) => {
            is_local(book, *one, THIS) || is_local(book, *other, THIS)
        }
        _ => false,
    }
}

/// Whether a definition of one card is false of whatever is in a state.
fn is_false(book: &Book, function: FunctionId, state: StateId, deep: u8) -> bool {
    let Some(known) = book.functions.get(function.index()) else {
        return false;
    };
    let [param] = known.params.as_slice() else {
        return false;
    };
    value(book, known.body, param.slot, state, deep) == Some(false)
}

/// What an expression answers of the object in a slot, if it is known from its state alone.
fn value(book: &Book, at: ExprId, slot: Slot, state: StateId, deep: u8) -> Option<bool> {
    let each = |parts: &[ExprId]| -> Vec<Option<bool>> {
        let parts = parts.iter();
        parts
            .map(|part| value(book, *part, slot, state, deep))
            .collect()
    };
    match book.exprs.get(at.index()).filter(|_| deep > 0)? {
        Expr::Truth(truth) => Some(*truth),
        Expr::HasState(of, one) if *one == state && is_local(book, *of, slot) => Some(true),
        Expr::Not(of) => value(book, *of, slot, state, deep).map(|truth| !truth),
        Expr::And(parts) => {
            let parts = each(parts);
            if parts.contains(&Some(false)) {
                Some(false)
            } else if parts.iter().all(|part| *part == Some(true)) {
                Some(true)
            } else {
                None
            }
        }
        Expr::Or(parts) => {
            let parts = each(parts);
            if parts.contains(&Some(true)) {
                Some(true)
            } else if parts.iter().all(|part| *part == Some(false)) {
                Some(false)
            } else {
                None
            }
        }
        Expr::Call { function, args } => {
            let [arg] = args.as_slice() else { return None };
            let known = book.functions.get(function.index())?;
            let [param] = known.params.as_slice() else {
                return None;
            };
            is_local(book, *arg, slot)
                .then(|| value(book, known.body, param.slot, state, deep - 1))?
        }
        _ => None,
    }
}

fn is_local(book: &Book, at: ExprId, slot: Slot) -> bool {
    book.exprs.get(at.index()) == Some(&Expr::Local(slot))
}
