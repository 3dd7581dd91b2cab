//! Those in play asked for what holds only of cards that lie elsewhere: `one KIND where it is just_played`, without the place where
//! such a card is. It would never be true of anybody.

use super::gone::of_those_in_play;
use super::part::Part;
use crate::diagnostic::{Diagnostic, NOT_THERE};
use crate::tree::{Book, Expr, ExprId, FunctionId, Slot, ZoneId};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (_, expr) in part.exprs() {
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
