//! Conditions that are asked of a card before it lies anywhere, and ask where it lies: they would never hold.

use super::part::Part;
use super::walk::{Met, Parts, of_expr, reach};
use crate::diagnostic::{Diagnostic, GOES_LATER, NOWHERE};
use crate::tree::{
    Book, Builtin, EventPattern, Expr, ExprId, FunctionId, HookRole, Slot, Statement, THIS, Verb,
};
use std::collections::BTreeMap;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let Some(card) = part.card() else {
        return;
    };
    of_what_comes(part, all);
    let mut placed = Placed {
        book,
        known: BTreeMap::new(),
    };
    for clause in &card.clauses {
        let Some(form) = book.clauses.get(clause.form.index()) else {
            continue;
        };
        let given = form
            .unplaced
            .iter()
            .filter_map(|slot| clause.args.get(usize::from(*slot)).copied().flatten());
        let start = Parts::of_exprs(given);
        let mut found: Option<ExprId> = None;
        reach(book, start, |met| {
            if let Met::Expr(at, expr) = met
                && placed.asks(expr, THIS)
                && !part.span(at).is_empty()
            {
                found = Some(found.map_or(at, |first| first.min(at)));
            }
        });
        let Some(at) = found else { continue };
        all.push(
            Diagnostic::error(
                NOWHERE,
                "this asks where the card is, and it is asked before the card lies anywhere",
                part.span(at),
            )
            .help("say it of what the card goes on, in the `where` of that: `... KIND where it is your`, `... KIND where some KIND at it`; or say in place of this word whose place is meant"),
        );
    }
}

/// Tells of the first condition behind a happening that asks where its object is, which comes into play only when all is done
/// that waits for it.
fn of_what_comes(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for hook in part.hooks() {
        let (HookRole::Trigger {
            event, able, body, ..
        }
        | HookRole::Instead {
            event, able, body, ..
        }) = &hook.role
        else {
            continue;
        };
        let Some((verb, slot)) = comes(book, event) else {
            continue;
        };
        let mut placed = Placed {
            book,
            known: BTreeMap::new(),
        };
        let body = book.blocks.get(body.index()).into_iter().flatten();
        let arms = body.flat_map(|statement| match statement {
            Statement::If { arms, .. } => arms.as_slice(),
            _ => &[],
        });
        let tests: Vec<ExprId> = event
            .tests()
            .chain(*able)
            .chain(arms.map(|(test, _)| *test))
            .collect();
        let mut found: Option<ExprId> = None;
        reach(book, Parts::of_exprs(tests), |met| {
            if let Met::Expr(at, expr) = met
                && placed.asks(expr, slot)
                && !part.span(at).is_empty()
            {
                found = Some(found.map_or(at, |first| first.min(at)));
            }
        });
        let Some(at) = found else { continue };
        all.push(
            Diagnostic::error(
                GOES_LATER,
                format!("this asks where it is, and it is nowhere yet when `{verb}` happens"),
                part.span(at),
            )
            .help(match arrives(book, event) {
                Some(there) => format!("wait for what happens once it is there (`{there}`); or say behind the verb where it goes, if it has a word for that"),
                None => String::from("say behind the verb where it goes, if it has a word for that; or leave it out"),
            }),
        );
    }
}

/// The verb of a happening whose object lies nowhere yet, and the slot of that.
fn comes<'b>(book: &'b Book, event: &EventPattern) -> Option<(&'b str, Slot)> {
    let verb = book.verbs.get(event.verb.index())?;
    let slot = event.roles.first().copied().flatten()?;
    verb.goes_later.then_some((verb.named.name.as_str(), slot))
}

/// The verb that is announced of the same object once it is there.
fn arrives<'b>(book: &'b Book, event: &EventPattern) -> Option<&'b str> {
    let object = |verb: &Verb| verb.params.first().map(|param| param.ty.clone());
    let goes = object(book.verbs.get(event.verb.index())?);
    let mut there = book
        .verbs
        .iter()
        .filter(|verb| verb.fetches && verb.announced && !verb.goes_later && object(verb) == goes);
    there.next().map(|verb| verb.named.name.as_str())
}

/// Whether a test asks where the object in a slot is.
pub(crate) fn asks_where(book: &Book, test: ExprId, slot: Slot) -> bool {
    let mut placed = Placed {
        book,
        known: BTreeMap::new(),
    };
    let mut open = vec![test];
    while let Some(expr) = open.pop().and_then(|at| book.exprs.get(at.index())) {
        if placed.asks(expr, slot) {
            return true;
        }
        open.extend(of_expr(expr).exprs);
    }
    false
}

/// Which functions ask where something is that they are given, as far as that was asked.
struct Placed<'b> {
    book: &'b Book,
    known: BTreeMap<(FunctionId, Slot), bool>,
}

impl Placed<'_> {
    /// Whether an expression asks where the object in a slot is.
    fn asks(&mut self, expr: &Expr, slot: Slot) -> bool {
        match expr {
            Expr::Builtin {
                op: Builtin::Host | Builtin::Place,
                args,
            } => args.first().is_some_and(|of| self.is_slot(*of, slot)),
            Expr::Call { function, args } => {
                let Some(known) = self.book.functions.get(function.index()) else {
                    return false;
                };
                let given = known.params.iter().zip(args);
                let given = given.filter(|(_, arg)| self.is_slot(**arg, slot));
                let mut slots: Vec<Slot> = given.map(|(param, _)| param.slot).collect();
                // A word without a card of its own speaks of this one.
                if slot == THIS && known.params.iter().all(|param| param.slot != THIS) {
                    slots.push(THIS);
                }
                slots.into_iter().any(|slot| self.function(*function, slot))
            }
            _ => false,
        }
    }

    fn is_slot(&self, at: ExprId, slot: Slot) -> bool {
        self.book.exprs.get(at.index()) == Some(&Expr::Local(slot))
    }

    fn function(&mut self, id: FunctionId, slot: Slot) -> bool {
        if let Some(known) = self.known.get(&(id, slot)) {
            return *known;
        }
        // A circle of definitions asks no more than its first round.
        self.known.insert((id, slot), false);
        let body = self.book.functions.get(id.index()).map(|one| one.body);
        let mut open: Vec<ExprId> = body.into_iter().collect();
        let mut asks = false;
        while let Some(expr) = open.pop().and_then(|at| self.book.exprs.get(at.index())) {
            asks = asks || self.asks(expr, slot);
            open.extend(of_expr(expr).exprs);
        }
        self.known.insert((id, slot), asks);
        asks
    }
}
