//! Clauses that no rule asks for, and slots of theirs that none reads: text of cards that would do nothing.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NEVER_READ};
use crate::tree::{Book, ClauseId, Expr};
use std::collections::BTreeSet;

/// What a part asks of the clauses of cards.
#[derive(Debug, Default)]
pub(super) struct Seen {
    records: BTreeSet<ClauseId>,
    slots: BTreeSet<(ClauseId, u16)>,
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    for (_, expr) in part.exprs() {
        match expr {
            Expr::Clauses { clause, .. } => {
                seen.records.insert(*clause);
            }
            Expr::Part { clause, index, .. } => {
                seen.slots.insert((*clause, *index));
            }
            _ => {}
        }
    }
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen>,
    all: &mut Vec<Diagnostic>,
) {
    let mut asked = Seen::default();
    for seen in parts {
        asked.records.extend(&seen.records);
        asked.slots.extend(&seen.slots);
    }
    for (id, form) in (0_u32..).map(ClauseId).zip(&book.clauses) {
        let name = &form.named.name;
        if !asked.records.contains(&id) {
            all.push(
                Diagnostic::warning(
                    NEVER_READ,
                    format!("no rule asks a card for its `{name}`, so such text does nothing"),
                    form.named.span,
                )
                .help("ask for it in a rule: `for each k in RECORDs of c { ... }`, `some k in RECORDs of c`"),
            );
            continue;
        }
        for (index, param) in (0_u16..).zip(&form.params) {
            if !asked.slots.contains(&(id, index)) {
                let slot = &param.name;
                all.push(
                    Diagnostic::warning(
                        NEVER_READ,
                        format!("no rule reads `{slot}` of a `{name}`, so what stands there does nothing"),
                        form.named.span,
                    )
                    .help(format!("read it where the rule asks for the clause: `k.{slot}`")),
                );
            }
        }
    }
}
