//! Those in play asked for what holds elsewhere, and the other way round (SL0452, SL0481).

use crate::diagnostic::{Diagnostic, NEVER_FOUND, NOT_THERE};
use crate::facts::holds::{Says, all_said, says};
use crate::facts::part::Part;
pub(crate) use crate::facts::place::of_tests;
use crate::facts::place::{not_in_play, of_those_in_play};
use crate::tree::{Book, Expr, ExprId, FieldOf, Group, Slot};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (_, expr) in part.exprs() {
        all.extend(expr.group().and_then(|over| in_two_places(part, over)));
        let asked = of_those_in_play(book, expr);
        if let Some((test, zone)) = asked.and_then(|(slot, tests)| of_tests(book, slot, tests)) {
            let name = book.name(zone);
            let says =
                format!("this holds only of what is in `{name}`, and those in play are asked");
            let help =
                format!("say where they are looked for, behind the kind: `KIND in {name} ...`");
            all.push(Diagnostic::error(NOT_THERE, says, part.span(test)).help(help));
        }
    }
    if part.card().is_some() {
        only_in_play(part, all);
    }
}

/// The members of a group asked to be in two places at once: everything is in one.
fn in_two_places(part: &Part<'_>, over: &Group) -> Option<Diagnostic> {
    let book = part.book;
    let mut first = over.from.and_then(|from| book.zone_of(from));
    let mut there = false;
    for (test, said) in all_said(book, over.tests.iter().copied(), over.slot) {
        there |= matches!(said, Says::InPlay);
        let second = match said {
            Says::In(place) => book.zone_of(place),
            _ => None,
        };
        let name = |zone| book.name(zone);
        let says = match (first, second) {
            (Some(one), Some(other)) if one != other => {
                format!("nothing is in `{}` and in `{}`", name(one), name(other))
            }
            (Some(one), _) if there && !book.is_in_play(one) => {
                format!("nothing in `{}` is in play", name(one))
            }
            _ => {
                first = first.or(second);
                continue;
            }
        };
        let help = "leave one of them out: each of them says where those are who are meant, and none of them belongs to a noun before it";
        return Some(Diagnostic::error(NOT_THERE, says, part.span(test)).help(help));
    }
    None
}

/// What only those in play have, asked of those who are not: nobody in a hand is stopped, and no card in a draw deck
/// is of a side yet.
fn only_in_play(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let elsewhere = part.groups().filter(|over| {
        over.from
            .is_some_and(|from| not_in_play(book, from).is_some())
    });
    let elsewhere = elsewhere.map(|over| (over.slot, over.tests.clone()));
    // What a verb looks for where it is not in play.
    let sought = part.statements().filter_map(|(statement, _)| {
        let (verb, what) = statement.deed()?;
        let fetches = book.at(verb).is_some_and(|verb| verb.fetches);
        let (slot, test) = book.selects(what.filter(|_| fetches)?)?;
        Some((slot, vec![test]))
    });
    let mut told: BTreeSet<ExprId> = BTreeSet::new();
    for (slot, tests) in elsewhere.chain(sought) {
        for at in tests.into_iter().flat_map(|test| book.joined(test)) {
            if let Some(what) = kept_in_play(book, at, slot)
                && part.is_written(at)
                && told.insert(at)
            {
                let says = format!(
                    "`{what}` is of those in play, and these are not: none of them ever is so"
                );
                let help =
                    "ask for what is printed on them; or say `in play`, if those there are meant";
                all.push(Diagnostic::error(NEVER_FOUND, says, part.span(at)).help(help));
            }
        }
    }
}

/// The state or the stored field of which a test asks.
fn kept_in_play(book: &Book, at: ExprId, slot: Slot) -> Option<&str> {
    if let Some(Says::State(state)) = says(book, at, slot) {
        return book.at(state)?.means.is_none().then(|| book.name(state));
    }
    let Expr::Compare(_, one, other) = book.expr(at) else {
        return None;
    };
    [*one, *other].into_iter().find_map(|side| {
        let (field, of) = book.field(side)?;
        let known = book.at(field).filter(|_| book.is_local(of, slot))?;
        let own = matches!(known.of, FieldOf::Kind(_));
        (own && !known.printed && known.default.is_none()).then(|| book.name(field))
    })
}
