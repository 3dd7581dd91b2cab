//! Definitions that ask themselves with nothing changed, straight or through others: a law that reads the
//! value it computes, a noun that means itself.

use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, MEANS_ITSELF, READS_ITSELF};
use crate::tree::{Book, Expr, ExprId, Function, FunctionId};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// So many names of a circle are shown.
const SHOWN: usize = 8;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let asks: Vec<Vec<(FunctionId, ExprId)>> =
        book.functions.iter().map(|one| asked(book, one)).collect();
    let knotted = knotted(&asks);
    let mut told = BTreeSet::new();
    for at in &knotted {
        // Each circle is told once, from its first declaration.
        if told.contains(at) {
            continue;
        }
        let at = *at;
        let Some(circle) = circle_from(&asks, &knotted, at) else {
            continue;
        };
        told.extend(circle.iter().map(|(from, _)| *from));
        let name = |at: usize| {
            book.functions
                .get(at)
                .map_or("", |one| one.named.name.as_str())
        };
        let span = circle
            .first()
            .and_then(|(_, asked)| book.expr_spans.get(asked.index()));
        let shown = circle.iter().take(SHOWN);
        let mut way: Vec<String> = shown
            .map(|(from, _)| format!("`{}`", name(*from)))
            .collect();
        let message = if circle.len() == 1 {
            format!("`{}` asks itself about the same things", name(at))
        } else {
            if let Some(more) = circle.len().checked_sub(SHOWN).filter(|more| *more > 0) {
                way.push(format!("{more} more"));
            }
            way.push(format!("`{}`", name(at)));
            format!(
                "what these words mean goes in a circle: {}",
                way.join(" -> ")
            )
        };
        let mut error = Diagnostic::error(MEANS_ITSELF, message, span.copied().unwrap_or_default());
        for (from, _) in circle.iter().take(SHOWN) {
            if let Some(one) = book.functions.get(*from) {
                error = error.also(one.named.span, "it is declared here");
            }
        }
        all.push(error);
    }
    laws(book, all);
}

/// The functions that one asks about just what it is asked about itself.
fn asked(book: &Book, function: &Function) -> Vec<(FunctionId, ExprId)> {
    let own: Vec<Expr> = function
        .params
        .iter()
        .map(|param| Expr::Local(param.slot))
        .collect();
    let start = Parts {
        exprs: vec![function.body],
        ..Parts::default()
    };
    let mut found: BTreeMap<FunctionId, ExprId> = BTreeMap::new();
    walk::reach(book, start, |met| {
        if let Met::Expr(at, Expr::Call { function, args }) = met
            && args.len() == own.len()
            && args
                .iter()
                .zip(&own)
                .all(|(arg, own)| book.exprs.get(arg.index()) == Some(own))
        {
            found.entry(*function).or_insert(at);
        }
    });
    found.into_iter().collect()
}

/// The definitions that are in a circle, or lie between two: what is left when those that ask none of the rest are taken
/// away, again and again.
fn knotted(asks: &[Vec<(FunctionId, ExprId)>]) -> BTreeSet<usize> {
    let mut open: Vec<usize> = asks.iter().map(Vec::len).collect();
    let mut asked_by: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (from, asked) in asks.iter().enumerate() {
        for (to, _) in asked {
            asked_by.entry(to.index()).or_default().push(from);
        }
    }
    let none = |open: &[usize], at: usize| open.get(at).is_none_or(|open| *open == 0);
    let mut left: BTreeSet<usize> = (0..asks.len()).collect();
    let mut done: Vec<usize> = left.iter().copied().filter(|at| none(&open, *at)).collect();
    while let Some(at) = done.pop() {
        left.remove(&at);
        for from in asked_by.get(&at).into_iter().flatten() {
            if let Some(count) = open.get_mut(*from) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    done.push(*from);
                }
            }
        }
    }
    left
}

/// The shortest way from a function back to itself.
/// The shortest way from a function back to itself.
fn circle_from(
    asks: &[Vec<(FunctionId, ExprId)>],
    knotted: &BTreeSet<usize>,
    start: usize,
) -> Option<Vec<(usize, ExprId)>> {
    let mut before: BTreeMap<usize, (usize, ExprId)> = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for (next, asked) in asks.get(at).into_iter().flatten() {
            let next = next.index();
            if !knotted.contains(&next) {
                continue;
            }
            if next == start {
                let mut way = vec![(at, *asked)];
                let mut back = at;
                while let Some((from, asked)) = before.get(&back) {
                    way.push((*from, *asked));
                    back = *from;
                }
                way.reverse();
                return Some(way);
            }
            if let Entry::Vacant(free) = before.entry(next) {
                free.insert((at, *asked));
                queue.push_back(next);
            }
        }
    }
    None
}

/// The laws that make up the value of a field must read fields as they are printed, or they would ask
/// for the value that they are about to give.
fn laws(book: &Book, all: &mut Vec<Diagnostic>) {
    let laws = [book.laws.total, book.laws.counted];
    for id in laws.into_iter().flatten() {
        let Some(law) = book.functions.get(id.index()) else {
            continue;
        };
        let start = Parts {
            exprs: vec![law.body],
            ..Parts::default()
        };
        let mut found = Vec::new();
        walk::reach(book, start, |met| {
            if let Met::Expr(at, Expr::Field { field, printed, .. }) = met {
                let number = book
                    .fields
                    .get(field.index())
                    .is_some_and(|field| field.ty == law.result);
                if !printed && number {
                    found.push(at);
                }
            }
        });
        for at in found {
            let span = book.expr_spans.get(at.index()).copied();
            all.push(
                Diagnostic::error(
                    READS_ITSELF,
                    format!(
                        "the law `{}` makes this value, and cannot ask for it",
                        law.named.name
                    ),
                    span.unwrap_or_default(),
                )
                .help("write `printed` before the field"),
            );
        }
    }
}
