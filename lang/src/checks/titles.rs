//! A title in quotation marks that no card has.

pub(super) mod texts;

use super::part::Part;
use crate::diagnostic::{Diagnostic, UNKNOWN_TITLE, nearest};
use crate::span::Span;
use crate::tree::Expr;
use foldhash::HashSet;
use smol_str::SmolStr;
use std::cell::OnceCell;

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

/// A reference may mean longer titles too, by the laws `covers` and `covers_any`; so it is known if some title
/// begins with it, or has it in it after `any`. One that stands on a line that could not be read is perhaps that of a card.
pub(super) fn tell<'s>(
    parts: impl Iterator<Item = &'s Seen>,
    titles: &HashSet<SmolStr>,
    unread: &[SmolStr],
    all: &mut Vec<Diagnostic>,
) {
    // Scripts that name no title at all, such as the rules alone, are read without the cards.
    if titles.is_empty() {
        return;
    }
    let (sorted, every) = (OnceCell::new(), OnceCell::new());
    // Most references are whole titles, so the rest is got ready when it is needed.
    let sorted = || {
        sorted.get_or_init(|| {
            let mut sorted: Vec<&str> = titles.iter().map(SmolStr::as_str).collect();
            sorted.sort_unstable();
            sorted
        })
    };
    // One text of all titles, in which a part of one is quickly found.
    let every = || {
        every.get_or_init(|| {
            let mut every = String::new();
            for title in titles {
                every.push_str(title);
                every.push('\n');
            }
            every
        })
    };
    for (text, any, span) in parts.flatten() {
        if titles.contains(text) {
            continue;
        }
        let longer = |titles: &[&str]| {
            let at = titles.partition_point(|title| *title < text.as_str());
            let next = titles.get(at);
            next.is_some_and(|title| title.starts_with(text.as_str()))
        };
        let known = *any && every().contains(text.as_str()) || longer(sorted());
        if known || unread.iter().any(|line| line.contains(text.as_str())) {
            continue;
        }
        let error = Diagnostic::error(UNKNOWN_TITLE, format!("no card is called `{text}`"), *span);
        all.push(match nearest(text, sorted().iter().copied()) {
            Some(near) => error.help(format!("write `\"{near}\"`")),
            None => error.help(format!(
                "declare it with `titles \"{text}\"` if its card comes later"
            )),
        });
    }
}
