//! Facts that a card leaves out, cards outside any set, and sets that do not say when they were released.

use super::part::Part;
use crate::diagnostic::{Diagnostic, FACT_MISSING, OUTSIDE_SET, UNDATED_SET};
use crate::tree::{Book, Card};

/// What is missing on the part's card.
pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if let Some(card) = part.card() {
        if card.set.is_none() {
            all.push(
                Diagnostic::error(OUTSIDE_SET, "this card belongs to no set", card.span)
                    .help("begin the file with `set NAME \"Title\" released YEAR`"),
            );
        }
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

/// Of the cards of a file that belong to no set, the first is told.
pub(super) fn first_outside(all: &mut Vec<Diagnostic>) {
    let mut file = None;
    all.retain(|one| {
        let outside = one.code.id == OUTSIDE_SET.id;
        !outside || file.replace(one.primary.span.file) != Some(one.primary.span.file)
    });
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
