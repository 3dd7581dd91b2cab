//! Text that waits for something to happen, and asks whether anything like it has happened: that has, just now (SL0460).

use crate::diagnostic::{COUNTS_ITSELF, Diagnostic};
use crate::explicit::expr_among;
use crate::facts::part::Part;
use crate::facts::reach::exprs;
use crate::tree::{Book, EventPattern, Expr, ExprId, HookRole, Param, Slot, Span, THIS, Type, YOU};
use smol_str::SmolStr;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for hook in part.hooks() {
        let HookRole::Trigger {
            event,
            before: false,
            ..
        } = &hook.role
        else {
            continue;
        };
        let found = exprs(book, hook.role.parts()).find(|(_, expr)| match expr {
            Expr::Compare(_, one, other) => {
                counts(book, event, *one, *other) || counts(book, event, *other, *one)
            }
            _ => false,
        });
        if let Some((at, _)) = found {
            let says = "what has just happened counts, too, so there is nothing to ask";
            let help = "ask for more than this one: `if number of times ... this turn > 1`";
            all.push(Diagnostic::error(COUNTS_ITSELF, says, part.span(at)).help(help));
        }
    }
}

/// The roles and the doer of an event, by the same names in every text.
fn names(event: &EventPattern) -> Vec<Param> {
    let roles = event.roles.iter().enumerate();
    let roles = roles.filter_map(|(at, slot)| Some((format!("role {at}"), (*slot)?)));
    let others = [("doer", event.by), ("this", Some(THIS)), ("you", Some(YOU))];
    let others = others
        .into_iter()
        .filter_map(|(name, slot)| Some((name.to_owned(), slot?)));
    let param = |(name, slot): (String, Slot)| Param {
        name: SmolStr::new(name),
        slot,
        ty: Type::Any,
        kinds: Vec::new(),
        role: None,
        maybe: false,
    };
    roles.chain(others).map(param).collect()
}

/// Whether it is asked if something ever happened that such an event is: all that a memory asks, and all that is asked of it, is asked
/// by the event, too.
fn counts(book: &Book, event: &EventPattern, counted: ExprId, number: ExprId) -> bool {
    let (
        Expr::Happened {
            memory,
            key,
            span: Span::Turn | Span::Game,
        },
        Expr::Number(0),
    ) = (book.expr(counted), book.expr(number))
    else {
        return false;
    };
    let Some(past) = book
        .at(*memory)
        .filter(|past| past.event.verb == event.verb)
    else {
        return false;
    };
    let (then, now) = (names(&past.event), names(event));
    let words = |id: ExprId, names: &[Param]| expr_among(book, id, names);
    let tests = |event: &EventPattern| -> Vec<ExprId> {
        event
            .tests()
            .flat_map(|test| book.conjuncts(test))
            .collect()
    };
    let asked = tests(event);
    let is_asked = |test: ExprId| {
        asked
            .iter()
            .any(|one| words(*one, &now) == words(test, &then))
    };
    // What is kept is what is asked for, or a test says so.
    let is_given = |kept: ExprId, value: ExprId| {
        let (kept, value) = (words(kept, &then), words(value, &now));
        kept == value
            || asked
                .iter()
                .filter_map(|test| book.equals(*test))
                .any(|(one, other)| {
                    let (one, other) = (words(one, &now), words(other, &now));
                    one == kept && other == value || other == kept && one == value
                })
    };
    tests(&past.event).into_iter().all(is_asked)
        && past
            .key
            .iter()
            .zip(key)
            .all(|(kept, value)| is_given(*kept, *value))
}
