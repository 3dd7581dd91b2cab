//! A title in quotation marks that no card has.

pub(super) mod texts;

use super::called::Cards;
use super::part::Part;
use crate::diagnostic::{Diagnostic, UNKNOWN_TITLE, nearest};
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId};
use foldhash::HashSet;
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// The references of a part: the title, how much of one will do, and where.
pub(super) type Seen = Vec<(SmolStr, Named, Span)>;

/// How much of its title a card is named by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    /// As the law `covers` says.
    Covered,
    /// As the law `covers_any` says.
    Any,
    /// By the whole of it: `title of it = "X"`.
    Whole,
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    let title = |at: &ExprId| {
        let expr = book.exprs.get(at.index());
        matches!(
            expr,
            Some(Expr::Builtin {
                op: Builtin::Title,
                ..
            })
        )
    };
    let mut whole: BTreeSet<ExprId> = BTreeSet::new();
    for (_, expr) in part.exprs() {
        if let Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other) = expr {
            whole.extend(title(one).then_some(*other));
            whole.extend(title(other).then_some(*one));
        }
    }
    for (at, expr) in part.exprs() {
        let Expr::Title(id) = expr else { continue };
        if let Some(reference) = book.titles.get(id.index())
            && let Some(text) = book.texts.get(reference.title.index())
        {
            let named = match reference.any {
                _ if whole.contains(&at) => Named::Whole,
                true => Named::Any,
                false => Named::Covered,
            };
            seen.push((text.clone(), named, part.span(at)));
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
    for (text, named, span) in parts.flatten() {
        let any = *named == Named::Any;
        let covers = || !cards.named(text, any).is_empty() || cards.names_one_of(text, any, titles);
        let known = titles.contains(text)
            || *named != Named::Whole && covers()
            || unread.iter().any(|line| line.contains(text.as_str()));
        if known {
            continue;
        }
        if *named == Named::Whole && covers() {
            let told = format!("no card has the whole title `{text}`");
            let help = format!(
                "write `covers(\"{text}\", ...)` for cards that are called so and by more; or name them by it, `one \"{text}\"`"
            );
            all.push(Diagnostic::error(UNKNOWN_TITLE, told, *span).help(help));
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
