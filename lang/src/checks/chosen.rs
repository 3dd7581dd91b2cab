//! Who is chosen on a card, and never spoken of behind it: the choice comes to nothing.

use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{CHOSEN_IDLY, Diagnostic};
use crate::span::Span;
use crate::tree::{Expr, Pick, Slot, Statement};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if part.card.is_none() {
        return;
    }
    for quote in part.quotes() {
        idle(part, &quote.targets, walk::of_quote(quote), all);
    }
    for action in part.actions() {
        idle(part, &action.picks, Parts::of_action(action), all);
    }
}

/// Tells whom a text chooses and does not speak of: at its beginning, or in the course of it.
fn idle(part: &Part<'_>, picks: &[Pick], text: Parts, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let begin = picks.iter().map(|pick| (pick.slot, part.span(pick.from)));
    let mut chosen: BTreeMap<Slot, Span> = begin.collect();
    let mut spoken = BTreeSet::new();
    walk::reach(book, text, |met| match met {
        Met::Statement(Statement::Pick(Pick { slot, from, .. })) => {
            chosen.insert(*slot, part.span(*from));
        }
        Met::Expr(_, Expr::Local(slot)) => {
            spoken.insert(*slot);
        }
        _ => {}
    });
    let idle = chosen.iter().filter(|(slot, _)| !spoken.contains(slot));
    let told = idle.map(|(_, span)| {
        let says = "what is chosen here is not spoken of again";
        let error = Diagnostic::error(CHOSEN_IDLY, says, *span);
        error.help("say what is done to it, or leave the choice out")
    });
    all.extend(told);
}
