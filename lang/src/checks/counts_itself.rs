//! Text that waits for something to happen, and asks whether anything like it has happened: that has, just now.

use super::part::Part;
use super::walk::{self, Met};
use crate::diagnostic::{COUNTS_ITSELF, Diagnostic};
use crate::tree::{
    Book, Comparison, EventPattern, Expr, ExprId, Hook, HookRole, Memory, MemoryId, Slot, Span,
    THIS, YOU,
};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for hook in part.hooks() {
        let Hook {
            role:
                role @ HookRole::Trigger {
                    event,
                    before: false,
                    ..
                },
            ..
        } = hook
        else {
            continue;
        };
        let mut found: Option<ExprId> = None;
        walk::reach(part.book, walk::of_role(role), |met| {
            if let Met::Expr(at, Expr::Compare(_, one, other)) = met
                && [(one, other), (other, one)]
                    .iter()
                    .any(|(counted, number)| counts(part.book, event, **counted, **number))
            {
                found = found.or(Some(at));
            }
        });
        let Some(at) = found else { continue };
        all.push(
            Diagnostic::error(
                COUNTS_ITSELF,
                "what has just happened counts, too, so there is nothing to ask",
                part.span(at),
            )
            .help("ask for more than this one: `if number of times ... this turn > 1`"),
        );
    }
}

/// Whether it is asked if something ever happened that such an event is.
fn counts(book: &Book, event: &EventPattern, counted: ExprId, number: ExprId) -> bool {
    let of = |id: ExprId| book.exprs.get(id.index());
    match (of(counted), of(number)) {
        (
            Some(Expr::Happened {
                memory,
                key,
                span: Span::Turn | Span::Game,
            }),
            Some(Expr::Number(0)),
        ) => is_one(book, event, *memory, key),
        _ => false,
    }
}

/// Whether all that a memory asks, and all that is asked of it, is asked by the event, too.
fn is_one(book: &Book, event: &EventPattern, memory: MemoryId, key: &[ExprId]) -> bool {
    let Some(Memory {
        event: past,
        key: kept,
        ..
    }) = book.memories.get(memory.index())
    else {
        return false;
    };
    if past.verb != event.verb {
        return false;
    }
    let roles = past.roles.iter().zip(&event.roles);
    let pairs = roles.map(|(one, other)| (*one, *other));
    let pairs = pairs.chain([(past.by, event.by)]);
    let mut slots: Vec<(Slot, Slot)> = vec![(THIS, THIS), (YOU, YOU)];
    slots.extend(pairs.filter_map(|(one, other)| Some((one?, other?))));
    let like = Like {
        book,
        slots: &slots,
    };
    let asked: Vec<ExprId> = event
        .tests()
        .flat_map(|test| conjuncts(book, test))
        .collect();
    let mut wanted = past.tests().flat_map(|test| conjuncts(book, test));
    wanted.all(|test| asked.iter().any(|known| like.same(test, *known)))
        && kept.iter().zip(key).all(|(kept, value)| {
            like.same(*kept, *value)
                || asked
                    .iter()
                    .any(|known| is_given(&like, *kept, *value, *known))
        })
}

/// Whether a test says that what is kept is what is asked for.
fn is_given(like: &Like<'_>, kept: ExprId, value: ExprId, test: ExprId) -> bool {
    let Some(Expr::Compare(Comparison::Equal, one, other)) = like.book.exprs.get(test.index())
    else {
        return false;
    };
    let pair = |one, other| like.same(kept, one) && like.same(value, other);
    pair(*one, *other) || pair(*other, *one)
}

fn conjuncts(book: &Book, test: ExprId) -> Vec<ExprId> {
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => parts.clone(),
        _ => vec![test],
    }
}

/// Expressions of two frames that say the same.
struct Like<'b> {
    book: &'b Book,
    /// Which slot of one stands for which of the other.
    slots: &'b [(Slot, Slot)],
}

impl Like<'_> {
    fn same(&self, one: ExprId, other: ExprId) -> bool {
        let of = |id: ExprId| self.book.exprs.get(id.index());
        let (Some(one), Some(other)) = (of(one), of(other)) else {
            return false;
        };
        match (one, other) {
            (Expr::Local(one), Expr::Local(other)) => self.slots.contains(&(*one, *other)),
            (Expr::IsKind(one, kind), Expr::IsKind(other, known)) => {
                kind == known && self.same(*one, *other)
            }
            (Expr::HasState(one, state), Expr::HasState(other, known)) => {
                state == known && self.same(*one, *other)
            }
            (Expr::Compare(how, one, two), Expr::Compare(known, other, more)) => {
                how == known && self.same(*one, *other) && self.same(*two, *more)
            }
            (
                Expr::Call { function, args },
                Expr::Call {
                    function: known,
                    args: others,
                },
            ) => function == known && self.all(args, others),
            (
                Expr::Builtin { op, args },
                Expr::Builtin {
                    op: known,
                    args: others,
                },
            ) => op == known && self.all(args, others),
            (Expr::Number(_) | Expr::Symbol(..) | Expr::Nothing | Expr::Text(_), _) => one == other,
            _ => false,
        }
    }

    fn all(&self, ones: &[ExprId], others: &[ExprId]) -> bool {
        let mut pairs = ones.iter().zip(others);
        ones.len() == others.len() && pairs.all(|(one, other)| self.same(*one, *other))
    }
}
