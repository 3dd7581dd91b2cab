//! Text that waits for something to happen, and asks whether anything like it has happened: that has, just now (SL0460).

use crate::diagnostic::{COUNTS_ITSELF, Diagnostic};
use crate::explicit::of_roles;
use crate::facts::part::Part;
use crate::facts::reach::exprs;
use crate::tree::{Book, EventPattern, Expr, ExprId, HookRole, Span};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for hook in part.hooks() {
        let HookRole::Trigger {
            event,
            before: false,
            ..
        } = &hook.role
        else {
            continue;
        };
        let counts = |expr: &Expr| match expr {
            Expr::Compare(_, one, other) => [(one, other), (other, one)]
                .into_iter()
                .any(|(counted, number)| counts(part.book, event, *counted, *number)),
            _ => false,
        };
        let found = exprs(part.book, hook.role.parts()).find(|(_, expr)| counts(expr));
        if let Some((at, _)) = found {
            let says = "what has just happened counts, too, so there is nothing to ask";
            let help = "ask for more than this one: `if number of times ... this turn > 1`";
            all.push(Diagnostic::error(COUNTS_ITSELF, says, part.span(at)).help(help));
        }
    }
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
    let past = book.at(*memory);
    let Some(past) = past.filter(|past| past.event.verb == event.verb) else {
        return false;
    };
    let words = |id: ExprId, of: &EventPattern| of_roles(book, id, &of.roles, of.by);
    let tests = |event: &EventPattern| -> Vec<ExprId> {
        let tests = event.tests().flat_map(|test| book.conjuncts(test));
        tests.collect()
    };
    let asked: Vec<String> = tests(event).iter().map(|one| words(*one, event)).collect();
    // What is kept is what is asked for, or a test says so.
    let is_given = |(kept, value): (&ExprId, &ExprId)| {
        let (kept, value) = (words(*kept, &past.event), words(*value, event));
        let says =
            [(&kept, &value), (&value, &kept)].map(|(one, other)| format!("({one} = {other})"));
        kept == value || says.iter().any(|says| asked.contains(says))
    };
    let mut past_tests = tests(&past.event).into_iter();
    past_tests.all(|test| asked.contains(&words(test, &past.event)))
        && past.key.iter().zip(key).all(is_given)
}
