//! How each action is looked for.
//!
//! In: the book. Out: for each action what can be known of it before any position is: which of its
//! requirements depend on none of its parts, which parts do not depend on earlier ones, which of its
//! choices are made together with it. The same for the choices of kept text.

use super::walk::Met;
use spaceline_lang::tree::{Action, Anchor, Book, Expr, ExprId, Parts, Pick, Slot, YOU, operands};

/// How an action is looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// What must hold whatever its parts are: asked before any of them is looked for.
    pub first: Vec<ExprId>,
    /// What must hold of the parts, by position among its requirements: asked once all are bound.
    pub rest: Vec<usize>,
    /// For each single part whether it depends on no earlier one: it is looked for once.
    pub free: Vec<bool>,
    /// Whether more is asked once all parts are bound.
    pub weighed: bool,
    /// Whether a requirement asks for the position after the action.
    pub looks_ahead: bool,
    /// How many of its choices are made together with it.
    pub together: usize,
}

/// How each action is looked for.
pub fn plans(book: &Book) -> Vec<Plan> {
    book.actions
        .iter()
        .map(|action| plan(book, action))
        .collect()
}

fn plan(book: &Book, action: &Action) -> Plan {
    let anchors: Vec<Slot> = action.anchors.iter().map(|anchor| anchor.slot).collect();
    let picks = action.picks.iter().map(|pick| pick.slot);
    let parts: Vec<Slot> = anchors.iter().copied().chain(picks).collect();
    // What looks ahead sees the parts without naming them.
    let asked = !action.unchecked && action.declares.is_none();
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    for (at, legal) in action.legal.iter().enumerate() {
        if asked && reads_none(book, legal.test, &parts) {
            first.push(legal.test);
        } else {
            rest.push(at);
        }
    }
    let free = |(at, anchor): (usize, &Anchor)| {
        let earlier = anchors.get(..at).unwrap_or_default();
        reads_none(book, anchor.from, earlier)
            && anchor
                .legal
                .iter()
                .all(|legal| reads_none(book, legal.test, earlier))
    };
    Plan {
        weighed: !rest.is_empty() || !action.picks.is_empty() || !action.limits.is_empty(),
        looks_ahead: action.declares.is_some()
            && Met::new(book)
                .asked(book, Parts::of(&action.legal).exprs)
                .any(|expr| matches!(expr, Expr::After(_))),
        free: action.anchors.iter().enumerate().map(free).collect(),
        together: together(book, &action.picks),
        first,
        rest,
    }
}

/// For each kept text which of its targets something rests on that is chosen behind them.
pub fn bearing(book: &Book) -> Vec<Vec<bool>> {
    let quotes = book.quotes.iter().map(|quote| {
        let targets = quote.targets.iter().enumerate();
        let bears = targets.map(|(at, target)| {
            let later = quote.targets.get(at + 1..).unwrap_or_default();
            let slot = [target.slot];
            target.single
                && (later.iter().any(|later| depends(book, later, &slot))
                    || quote
                        .able
                        .is_some_and(|able| !reads_none(book, able, &slot)))
        });
        bears.collect()
    });
    quotes.collect()
}

/// Whether an expression reads none of some slots.
fn reads_none(book: &Book, test: ExprId, slots: &[Slot]) -> bool {
    !slots.iter().any(|slot| book.speaks_of(test, *slot))
}

/// How many choices are made together with the action: those by the actor himself, up to the first
/// that depends on an earlier one.
fn together(book: &Book, picks: &[Pick]) -> usize {
    let by_actor = |pick: &Pick| book.exprs.get(pick.by.index()) == Some(&Expr::Local(YOU));
    let mut earlier: Vec<Slot> = Vec::new();
    let mut count = 0;
    for pick in picks {
        if pick.random || !by_actor(pick) || depends(book, pick, &earlier) {
            break;
        }
        earlier.push(pick.slot);
        count += 1;
    }
    count
}

/// Whether a choice depends on slots that other choices fill.
fn depends(book: &Book, pick: &Pick, slots: &[Slot]) -> bool {
    let mut depends = false;
    operands(pick, &mut |expr| {
        depends = depends || !reads_none(book, expr, slots)
    });
    depends
}
