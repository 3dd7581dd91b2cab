//! What rules and formats demand of decks.

use super::actions::because;
use super::desk::Desk;
use super::hooks;
use super::pattern::frame;
use super::raw::Place;
use crate::reader::{Cursor, Cx, DeclareError, Read, phrase};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{Demand, Expr, ExprId, YOU, ZoneId, ZoneOf};

/// `deck needs C because "..."`, `deck bars G because "..."`
pub(super) fn read(desk: &mut Desk, item: &Item, mut words: Cursor<'_>, place: Place) -> Read<()> {
    let cites = desk.cites_within(item, place.rule);
    let mut cx = desk.cx(frame(place.rule).with_you());
    let here = words.here();
    let needs = words.eat("needs");
    if !needs && !words.eat("bars") {
        return Err(cx.report(DeclareError::Expected {
            what: "`needs` or `bars`",
            span: here,
        }));
    }
    let (front, says) = because(&mut cx, words)?;
    let Some(says) = says else {
        return Err(cx.report(DeclareError::Expected {
            what: "`because` and what the player is told",
            span: words.span().after(),
        }));
    };
    let says = cx.text(&says);
    let from = cx.book.exprs.len();
    let (needs, bars) = if needs {
        (Some(phrase::condition(&mut cx, front)?), None)
    } else {
        let read = hooks::group(&mut cx, front);
        let Some(read) = read else {
            return Err(cx.report(DeclareError::Expected {
                what: "a name, `in` and a set",
                span: front.here(),
            }));
        };
        (None, Some(read?))
    };
    among_its_cards(&mut cx, from, item.span);
    let slots = cx.env.slots;
    desk.book.demands.push(Demand {
        needs,
        bars,
        slots,
        says,
        cites,
        rule: place.rule,
        span: item.span,
    });
    Ok(())
}

/// A demand is judged before anything is in play, so who is spoken of without a place is a card of the deck: `c: card`
/// is any of them.
fn among_its_cards(cx: &mut Cx<'_>, from: usize, span: Span) {
    let groups: Vec<usize> = (from..cx.book.exprs.len())
        .filter(|at| {
            cx.book
                .exprs
                .get(*at)
                .and_then(over)
                .is_some_and(|from| from.is_none())
        })
        .collect();
    if groups.is_empty() {
        return;
    }
    let cards = the_deck(cx, span);
    for at in groups {
        if let Some(expr) = cx.book.exprs.get_mut(at)
            && let Expr::Filter(group)
            | Expr::Fold { over: group, .. }
            | Expr::Map { over: group, .. } = expr
        {
            group.from = Some(cards);
        }
    }
}

/// What a group is taken from, if an expression is about one.
const fn over(expr: &Expr) -> Option<Option<ExprId>> {
    match expr {
        Expr::Filter(group) | Expr::Fold { over: group, .. } | Expr::Map { over: group, .. } => {
            Some(group.from)
        }
        _ => None,
    }
}

/// All that a player brings: the places in which lists of cards start.
fn the_deck(cx: &mut Cx<'_>, span: Span) -> ExprId {
    let zones = (0..).map(ZoneId).zip(&cx.book.zones);
    let started = zones.filter(|(_, zone)| zone.of == ZoneOf::Player && zone.starts.is_some());
    let zones: Vec<ZoneId> = started.map(|(id, _)| id).collect();
    let you = cx.push(Expr::Local(YOU), span);
    let places = zones.into_iter().map(|zone| {
        let of = Some(you);
        cx.push(Expr::Place { zone, of }, span)
    });
    let places: Vec<ExprId> = places.collect();
    cx.push(Expr::Union(places), span)
}
