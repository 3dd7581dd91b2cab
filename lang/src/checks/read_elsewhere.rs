//! Changes of what rules ask only of cards in a place that is not in play, said of those in play: nobody would see them.

use super::part::Part;
use super::walk::{Met, Parts, of_expr, reach};
use crate::diagnostic::{ASKED_ELSEWHERE, Diagnostic};
use crate::span::Span;
use crate::tree::{Book, Expr, ExprId, FieldId, Group, HookOwner, HookRole, Slot, ZoneId};
use std::collections::{BTreeMap, BTreeSet};

/// What a part says of it.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Of the fields that rules ask for, the one place where all are of whom they ask, if it is one that is not in play.
    asked: BTreeMap<FieldId, Option<ZoneId>>,
    /// The fields that cards change of those in play, and where.
    changed: Vec<(FieldId, Span)>,
}

impl Seen {
    /// Every place that is kept.
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        self.changed.iter_mut().map(|(_, span)| span)
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    if part.card.is_none() {
        return;
    }
    for hook in part.hooks() {
        if let HookRole::Change {
            field,
            subject,
            test,
            ..
        } = &hook.role
            && matches!(hook.owner, HookOwner::Card(..))
            && !hook.anywhere
            && !is_put_elsewhere(book, *test, *subject)
        {
            seen.changed.push((*field, hook.span));
        }
    }
}

/// Whether a test says in which place somebody is.
fn is_put_elsewhere(book: &Book, test: ExprId, subject: Slot) -> bool {
    let mut open = vec![test];
    while let Some(expr) = open.pop().and_then(|at| book.exprs.get(at.index())) {
        match expr {
            Expr::In(what, _) if is_local(book, *what, subject) => return true,
            Expr::And(parts) => open.extend(parts),
            _ => {}
        }
    }
    false
}

/// What bots weigh is no rule: what they read is nobody's.
fn of_advice(book: &Book) -> BTreeSet<ExprId> {
    let mut all = BTreeSet::new();
    let bodies = book.advice.iter().filter_map(|advice| {
        let function = book.functions.get(advice.function.index());
        function.map(|function| function.body)
    });
    let start = Parts::of_exprs(bodies);
    reach(book, start, |met| {
        if let Met::Expr(id, _) = met {
            all.insert(id);
        }
    });
    all
}

/// Notes what rules ask for, and of whom.
pub(super) fn look_at_rules(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    let mut elsewhere: BTreeMap<ExprId, ZoneId> = BTreeMap::new();
    for (_, expr) in part.exprs() {
        let (over, of) = match expr {
            Expr::Fold { over, of, .. } => (over, *of),
            Expr::Map { over, of } => (over, Some(*of)),
            Expr::Filter(over) => (over, None),
            _ => continue,
        };
        let Some(zone) = place_of(book, over) else {
            continue;
        };
        let mut open: Vec<ExprId> = over.tests.iter().copied().chain(of).collect();
        while let Some(id) = open.pop() {
            let Some(expr) = book.exprs.get(id.index()) else {
                continue;
            };
            if let Expr::Field { of, .. } = expr
                && is_local(book, *of, over.slot)
            {
                elsewhere.insert(id, zone);
            }
            open.extend(of_expr(expr).exprs);
        }
    }
    let advice = of_advice(book);
    for (id, expr) in part.exprs() {
        let Expr::Field {
            field,
            printed: false,
            ..
        } = expr
        else {
            continue;
        };
        if advice.contains(&id) {
            continue;
        }
        let zone = elsewhere.get(&id).copied();
        seen.asked
            .entry(*field)
            .and_modify(|known| {
                if *known != zone {
                    *known = None;
                }
            })
            .or_insert(zone);
    }
}

/// The place from which the members of a group are taken, if it is none in play.
fn place_of(book: &Book, group: &Group) -> Option<ZoneId> {
    let Expr::Place { zone, .. } = book.exprs.get(group.from?.index())? else {
        return None;
    };
    let known = book.zones.get(zone.index())?;
    (!known.in_play).then_some(*zone)
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen> + Clone,
    all: &mut Vec<Diagnostic>,
) {
    let mut asked: BTreeMap<FieldId, Option<ZoneId>> = BTreeMap::new();
    for (field, zone) in parts.clone().flat_map(|seen| &seen.asked) {
        asked
            .entry(*field)
            .and_modify(|known| {
                if known != zone {
                    *known = None;
                }
            })
            .or_insert(*zone);
    }
    for (field, span) in parts.flat_map(|seen| &seen.changed) {
        let Some(zone) = asked.get(field).copied().flatten() else {
            continue;
        };
        let zone = book.zones.get(zone.index());
        let zone = zone.map_or("", |zone| zone.named.name.as_str());
        let name = book.fields.get(field.index());
        let name = name.map_or("", |field| field.named.name.as_str());
        all.push(
            Diagnostic::error(
                ASKED_ELSEWHERE,
                format!("`{name}` counts only of what is in `{zone}`, which is not in play, and this changes those in play"),
                *span,
            )
            .help(format!(
                "say that they are there: `each KIND in {zone} of you: {name} +1`, and of this card `while this in {zone} of you: this: {name} +1`"
            )),
        );
    }
}

fn is_local(book: &Book, id: ExprId, slot: Slot) -> bool {
    book.exprs.get(id.index()) == Some(&Expr::Local(slot))
}
