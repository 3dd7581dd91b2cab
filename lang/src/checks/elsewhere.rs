//! Those in play asked for what holds only of cards that lie elsewhere: `one KIND where it is just_played`, without the place where
//! such a card is; and those in one place asked to be in another. It would never be true of anybody.

use super::gone::of_those_in_play;
use super::part::Part;
use crate::diagnostic::{Diagnostic, NOT_THERE};
use crate::tree::{Book, Builtin, Expr, ExprId, FunctionId, Group, Slot, ZoneId};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (_, expr) in part.exprs() {
        if let Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } = expr {
            all.extend(in_two_places(part, over));
        }
        let Some((slot, tests)) = of_those_in_play(book, expr) else {
            continue;
        };
        let Some((test, zone)) = of_tests(book, slot, tests) else {
            continue;
        };
        let zone = book.zones.get(zone.index());
        let name = zone.map_or("", |zone| zone.named.name.as_str());
        all.push(
            Diagnostic::error(
                NOT_THERE,
                format!("this holds only of what is in `{name}`, and those in play are asked"),
                part.span(test),
            )
            .help(format!(
                "say where they are looked for, behind the kind: `KIND in {name} ...`"
            )),
        );
    }
}

/// The members of a group asked to be in two places at once: everything is in one.
fn in_two_places(part: &Part<'_>, over: &Group) -> Option<Diagnostic> {
    let book = part.book;
    let mut open: Vec<ExprId> = over.tests.iter().rev().copied().collect();
    let mut first = over.from.and_then(|from| zone_of(book, from));
    let mut in_play = false;
    while let Some(test) = open.pop() {
        let second = match book.exprs.get(test.index())? {
            Expr::And(parts) => {
                open.extend(parts.iter().rev());
                continue;
            }
            Expr::In(what, place) if is_local(book, *what, over.slot) => zone_of(book, *place),
            Expr::Builtin {
                op: Builtin::InPlay,
                args,
            } if args
                .first()
                .is_some_and(|of| is_local(book, *of, over.slot)) =>
            {
                in_play = true;
                None
            }
            _ => None,
        };
        let named = |zone: ZoneId| book.zones.get(zone.index());
        let name = |zone: ZoneId| named(zone).map_or("", |zone| zone.named.name.as_str());
        let told = match (first, second) {
            (Some(one), Some(other)) if one != other => {
                format!("nothing is in `{}` and in `{}`", name(one), name(other))
            }
            (Some(one), _) if in_play && !named(one)?.in_play => {
                format!("nothing in `{}` is in play", name(one))
            }
            _ => {
                first = first.or(second);
                continue;
            }
        };
        return Some(
            Diagnostic::error(NOT_THERE, told, part.span(test))
                .help("leave one of them out: each of them says where those are who are meant, and none of them belongs to a noun before it"),
        );
    }
    None
}

/// The zone that is named, whosever it is.
fn zone_of(book: &Book, place: ExprId) -> Option<ZoneId> {
    match book.exprs.get(place.index())? {
        Expr::Place { zone, .. } => Some(*zone),
        _ => None,
    }
}

/// The first of some tests of what stands in a slot that holds of nothing in play, and where it holds.
pub(crate) fn of_tests(book: &Book, slot: Slot, tests: &[ExprId]) -> Option<(ExprId, ZoneId)> {
    let zone = |test: &ExprId| match book.exprs.get(test.index())? {
        Expr::Call { function, args } => {
            let asked = args.first().is_some_and(|arg| is_local(book, *arg, slot));
            asked.then(|| of_function(book, *function)).flatten()
        }
        expr => in_zone(book, expr, slot),
    };
    tests.iter().find_map(|test| Some((*test, zone(test)?)))
}

/// The place, not in play, outside of which a relation or adjective holds of nothing.
pub(crate) fn of_function(book: &Book, id: FunctionId) -> Option<ZoneId> {
    let function = book.functions.get(id.index())?;
    let slot = function.params.first()?.slot;
    let body = book.exprs.get(function.body.index())?;
    match body {
        Expr::And(parts) => parts
            .iter()
            .find_map(|part| in_zone(book, book.exprs.get(part.index())?, slot)),
        body => in_zone(book, body, slot),
    }
}

/// The zone in which a test asks whether something is, if that is not in play.
fn in_zone(book: &Book, test: &Expr, slot: Slot) -> Option<ZoneId> {
    let Expr::In(what, place) = test else {
        return None;
    };
    let Expr::Place { zone, .. } = book.exprs.get(place.index())? else {
        return None;
    };
    let known = book.zones.get(zone.index())?;
    (is_local(book, *what, slot) && !known.in_play).then_some(*zone)
}

fn is_local(book: &Book, id: ExprId, slot: Slot) -> bool {
    book.exprs.get(id.index()) == Some(&Expr::Local(slot))
}
