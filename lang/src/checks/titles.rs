//! A title in quotation marks that no card has.

use crate::diagnostic::{Diagnostic, UNKNOWN_TITLE, nearest};
use crate::span::Span;
use crate::tree::{Book, Expr};
use smol_str::SmolStr;
use std::collections::{BTreeSet, HashMap};

/// A reference may mean longer titles too, by the laws `covers` and `covers_any`; so it is known if some title
/// begins with it, or has it in it after `any`.
pub(super) fn check(book: &Book, titles: &HashMap<SmolStr, Span>, all: &mut Vec<Diagnostic>) {
    // Scripts that name no title at all, such as the rules alone, are read without the cards.
    if titles.is_empty() {
        return;
    }
    let sorted: BTreeSet<&str> = titles.keys().map(SmolStr::as_str).collect();
    // One text of all titles, in which a part of one is quickly found.
    let mut every = String::new();
    for title in &sorted {
        every.push_str(title);
        every.push('\n');
    }
    for (at, expr) in book.exprs.iter().enumerate() {
        let Expr::Title(id) = expr else { continue };
        let Some(reference) = book.titles.get(id.index()) else {
            continue;
        };
        let Some(text) = book.texts.get(reference.title.index()) else {
            continue;
        };
        let longer = || sorted.range(text.as_str()..).next();
        let known = sorted.contains(text.as_str())
            || longer().is_some_and(|title| title.starts_with(text.as_str()))
            || reference.any && every.contains(text.as_str());
        if known {
            continue;
        }
        let span = book.expr_spans.get(at).copied().unwrap_or_default();
        let error = Diagnostic::error(UNKNOWN_TITLE, format!("no card is called `{text}`"), span);
        all.push(match nearest(text, sorted.iter().copied()) {
            Some(near) => error.help(format!("write `\"{near}\"`")),
            None => error.help(format!(
                "declare it with `titles \"{text}\"` if its card comes later"
            )),
        });
    }
}
