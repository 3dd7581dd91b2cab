//! Facts that a card leaves out, cards outside any set, and sets that do not say when they were released.

use super::part::Part;
use crate::diagnostic::{Diagnostic, FACT_MISSING, OUTSIDE_SET, UNDATED_SET};
use crate::tree::{Book, Card, FieldId};

/// What is missing on the part's card.
pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if let Some(card) = part.card() {
        if card.set.is_none() {
            all.push(
                Diagnostic::error(OUTSIDE_SET, "this card belongs to no set", card.span)
                    .help("begin the file with `set NAME \"Title\" released YEAR`"),
            );
        }
        if part.whole {
            missing(part.book, card, all);
        }
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
            all.push(
                warning
                    .help("write `released` and a year or a day behind its title, or `unreleased`"),
            );
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
        let given = |need: &FieldId| card.facts.iter().any(|(given, _)| given == need);
        let missing = known.needs.iter().filter(|need| !given(need));
        let missing: Vec<_> = missing
            .filter_map(|need| book.fields.get(need.index()))
            .collect();
        // Facts that are missing together mostly stand on one line, which is missing.
        let names = || {
            let names = missing
                .iter()
                .map(|field| format!("`{}`", field.named.name));
            let mut names: Vec<String> = names.collect();
            let last = names.pop().unwrap_or_default();
            match names.as_slice() {
                [] => last,
                names => format!("{} and {last}", names.join(", ")),
            }
        };
        let name = &known.named.name;
        if let [first, others @ ..] = missing.as_slice() {
            let (it, value) = match others {
                [] => ("it", "with its value behind it"),
                _ => ("them", "each with its value behind it"),
            };
            all.push(
                Diagnostic::error(
                    FACT_MISSING,
                    format!(
                        "every {name} has {}, and this card does not say {it}",
                        names()
                    ),
                    card.span,
                )
                .also(first.named.span, "declared here")
                .help(format!("write {}, {value}", names())),
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
