//! Text of a card that waits for what it then does itself, each time, without an end: `when you score: score 1 from this`.

use super::part::Part;
use crate::diagnostic::{Diagnostic, ECHOES};
use crate::tree::{
    Act, BlockId, Book, Comparison, EventPattern, Expr, ExprId, HookOwner, HookRole, Statement, YOU,
};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if part.card().is_none() {
        return;
    }
    for hook in part.hooks() {
        let HookRole::Trigger {
            event,
            by: None,
            body,
            limits,
            ..
        } = &hook.role
        else {
            continue;
        };
        if hook.active.is_some() || !limits.is_empty() || !is_of_you(part.book, event) {
            continue;
        }
        if does(part.book, *body, event) && !is_held_up(part.book, event) {
            let verb = part.book.verbs.get(event.verb.index());
            let name = verb.map_or("", |verb| verb.named.name.as_str());
            all.push(
                Diagnostic::error(
                    ECHOES,
                    format!("this does `{name}`, and waits for it: it would never end"),
                    hook.span,
                )
                .help("begin with a limit, `once each turn`, or wait for what this does not do itself"),
            );
        }
    }
}

/// Whether it happens whenever `you` do it, whatever to.
fn is_of_you(book: &Book, event: &EventPattern) -> bool {
    let of_you = |test: ExprId| match book.exprs.get(test.index()) {
        Some(Expr::Compare(Comparison::Equal, one, other)) => {
            let is = |id: &ExprId, slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
            event.by.is_some_and(|by| is(one, by) && is(other, YOU))
        }
        _ => false,
    };
    event.tests().all(of_you)
}

/// Whether a rule may forbid the verb at some time, and so end it: nobody draws from an empty deck.
fn is_held_up(book: &Book, event: &EventPattern) -> bool {
    book.hooks.iter().any(|hook| {
        let forbids = matches!(
            hook.role,
            HookRole::Verdict { allow: false, act: Act::Verb(verb), .. } if verb == event.verb
        );
        forbids && matches!(hook.owner, HookOwner::Rule(_))
    })
}

/// Whether a block does the verb in any case, by whom the text says `you` to.
fn does(book: &Book, block: BlockId, event: &EventPattern) -> bool {
    let block = book.blocks.get(block.index());
    block
        .into_iter()
        .flatten()
        .any(|statement| match statement {
            Statement::Do { verb, by, .. } => {
                let you = |by: ExprId| book.exprs.get(by.index()) == Some(&Expr::Local(YOU));
                *verb == event.verb && by.is_none_or(you)
            }
            Statement::Repeat { times, body } => {
                let times = book.exprs.get(times.index());
                matches!(times, Some(Expr::Number(1..))) && does(book, *body, event)
            }
            _ => false,
        })
}
