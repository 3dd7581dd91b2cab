//! What rules and formats demand of decks.

use super::desk::Desk;
use super::form::{self, Step};
use super::hooks;
use super::pattern::frame;
use super::raw::Place;
use crate::reader::{Cursor, Cx, DeclareError, Read, phrase};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{Demand, Expr, ExprId, Group, YOU, ZoneId, ZoneOf};

/// `needs C because "..."`, `bars G because "..."`
const DEMAND: &[Step] = &[
    Step::One(
        "`needs` or `bars`",
        &[
            ("needs", &[Step::Phrase("a condition")]),
            ("bars", &[Step::Phrase("a name, `in` and a set")]),
        ],
    ),
    Step::Must(
        "`because` and what the player is told",
        &[Step::Text("the reason in quotation marks")],
    ),
];

/// What stands behind `deck`.
pub(super) fn read(desk: &mut Desk, item: &Item, words: Cursor<'_>, place: Place) -> Read<()> {
    let cites = desk.cites_within(item, place.rule);
    let mut cx = desk.cx(frame(place.rule).with_you());
    let read = form::read(words, DEMAND);
    let head = cx.check(read)?;
    let says = cx.text(&head.text("because").unwrap_or_default());
    let from = cx.book.exprs.len();
    let needs = head
        .behind("needs")
        .map(|needs| phrase::condition(&mut cx, needs));
    let needs = needs.transpose()?;
    let mut bars = None;
    if let Some(barred) = head.behind("bars") {
        let Some(read) = hooks::group(&mut cx, barred) else {
            let (what, span) = ("a name, `in` and a set", barred.here());
            return Err(cx.report(DeclareError::Expected { what, span }));
        };
        bars = Some(read?);
    }
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
    let mut cards = None;
    for at in from..cx.book.exprs.len() {
        let anywhere = |expr: &mut Expr| over(expr).is_some_and(|group| group.from.is_none());
        if cx.book.exprs.get_mut(at).is_some_and(anywhere) {
            let cards = *cards.get_or_insert_with(|| the_deck(cx, span));
            if let Some(group) = cx.book.exprs.get_mut(at).and_then(over) {
                group.from = Some(cards);
            }
        }
    }
}

/// The group that an expression is about.
fn over(expr: &mut Expr) -> Option<&mut Group> {
    match expr {
        Expr::Filter(group) | Expr::Fold { over: group, .. } | Expr::Map { over: group, .. } => {
            Some(group)
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
