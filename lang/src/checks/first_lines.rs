//! Lines of a card that are asked before all others, and stand behind some: what stands before them would be taken for done by then.

use super::part::Part;
use crate::diagnostic::{Diagnostic, STANDS_FIRST};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else {
        return;
    };
    let is_first = |form: crate::tree::ClauseId| {
        let form = part.book.clauses.get(form.index());
        form.is_some_and(|form| form.first)
    };
    let mut others = false;
    for clause in &card.clauses {
        if !is_first(clause.form) {
            others = true;
        } else if others {
            all.push(
                Diagnostic::error(
                    STANDS_FIRST,
                    "this is asked before all other lines of the card, and some stand before it",
                    clause.span,
                )
                .help("write it first; or ask it where it is meant, of what stands behind it: `A if C`"),
            );
        }
    }
}
