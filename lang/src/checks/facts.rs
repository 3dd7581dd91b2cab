//! Facts that a card leaves out, and sets that do not say when they were released.

use super::part::Part;
use crate::diagnostic::{Diagnostic, FACT_MISSING, UNDATED_SET};
use crate::tree::{Book, Card};

/// What is missing on the part's card.
pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if let Some(card) = part.card() {
        missing(part.book, card, all);
    }
}

pub(super) fn sets(book: &Book, all: &mut Vec<Diagnostic>) {
    for set in &book.sets {
        if set.released.is_empty() {
            let message = format!(
                "the set `{}` does not say when it was released",
                set.named.name
            );
            let warning = Diagnostic::warning(UNDATED_SET, message, set.named.span);
            all.push(warning.help("write `released` and a year or a day behind its title"));
        }
    }
}

fn missing(book: &Book, card: &Card, all: &mut Vec<Diagnostic>) {
    let mut kind = Some(card.kind);
    let mut seen = 0;
    while let Some(known) = kind.and_then(|id| book.kinds.get(id.index())) {
        for need in &known.needs {
            let Some(field) = book.fields.get(need.index()) else {
                continue;
            };
            if card.facts.iter().any(|(given, _)| given == need) {
                continue;
            }
            let name = &field.named.name;
            let kind = &known.named.name;
            all.push(
                Diagnostic::error(
                    FACT_MISSING,
                    format!("every {kind} has `{name}`, and this card does not say it"),
                    card.span,
                )
                .also(field.named.span, "it is declared here")
                .help(format!("write `{name}` and its value")),
            );
        }
        // Kinds form a tree; a circle of them has been reported.
        kind = known.parent;
        seen += 1;
        if seen > book.kinds.len() {
            return;
        }
    }
}
