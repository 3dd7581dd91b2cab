//! A title in quotation marks that no card has.

pub(super) mod texts;

use super::called::Cards;
use super::part::Part;
use crate::diagnostic::{Diagnostic, UNKNOWN_TITLE, nearest};
use crate::span::Span;
use crate::tree::Expr;
use foldhash::HashSet;
use smol_str::SmolStr;

/// The references of a part: the title, whether a part of a title will do, and where.
pub(super) type Seen = Vec<(SmolStr, bool, Span)>;

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    for (at, expr) in part.exprs() {
        let Expr::Title(id) = expr else { continue };
        if let Some(reference) = part.book.titles.get(id.index())
            && let Some(text) = part.book.texts.get(reference.title.index())
        {
            seen.push((text.clone(), reference.any, part.span(at)));
        }
    }
}

/// A reference may mean longer titles too, and places, so the laws `covers` and `covers_any` are asked which cards it names.
/// One that stands on a line that could not be read is perhaps that of a card.
pub(super) fn tell<'s>(
    parts: impl Iterator<Item = &'s Seen>,
    titles: &HashSet<SmolStr>,
    cards: &Cards<'_>,
    unread: &[SmolStr],
    all: &mut Vec<Diagnostic>,
) {
    // Scripts that name no title at all, such as the rules alone, are read without the cards.
    if titles.is_empty() {
        return;
    }
    for (text, any, span) in parts.flatten() {
        let known = titles.contains(text)
            || !cards.named(text, *any).is_empty()
            || cards.names_one_of(text, *any, titles)
            || unread.iter().any(|line| line.contains(text.as_str()));
        if known {
            continue;
        }
        let error = Diagnostic::error(UNKNOWN_TITLE, format!("no card is called `{text}`"), *span);
        let mut sorted: Vec<&str> = titles.iter().map(SmolStr::as_str).collect();
        sorted.sort_unstable();
        let longer = sorted.iter().find(|title| title.starts_with(text.as_str()));
        let near = longer
            .copied()
            .or_else(|| nearest(text, sorted.iter().copied()));
        all.push(match near {
            Some(near) => error.help(format!("write `\"{near}\"`")),
            None => error.help(format!(
                "declare it with `titles \"{text}\"` if its card comes later"
            )),
        });
    }
}
