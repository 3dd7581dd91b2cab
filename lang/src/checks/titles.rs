//! Titles and other words in quotation marks that no card has, or none that can be meant there (SL0309, SL0347,
//! SL0401, SL0481, SL0495).
//!
//! A text is read before all cards are known, and takes titles as they come; so these are asked of the whole, and the
//! laws say which cards a title names.

mod cards;
mod facts;
mod needs;
mod sought;

use super::{Note, Seen};
use crate::diagnostic::{Diagnostic, UNKNOWN_TITLE, WHENCE, WRONG_TITLE, nearest};
use crate::facts::kinds::said;
use crate::facts::part::Part;
use crate::facts::place::while_it_passes;
use crate::reader::types::is_under;
use crate::span::Span;
use crate::tree::{Book, Builtin, Comparison, Expr, ExprId, KindId};
pub(super) use cards::Cards;
pub(crate) use cards::Known;
pub(crate) use facts::{Asked, Given};
pub(super) use facts::{tell as tell_texts, tell_symbols};
use foldhash::HashSet;
pub(crate) use needs::Wanted;
use smol_str::SmolStr;
pub(crate) use sought::Sought;
pub(super) use sought::tell as tell_sought;
use std::collections::BTreeSet;

/// How much of its title a card is named by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// As the law `covers` says.
    Covered,
    /// As the law `covers_any` says.
    Any,
    /// By the whole of it: `title of it = "X"`.
    Whole,
}

/// The title that an expression is, and whether any card that is called so by a part of its title will do.
fn title(book: &Book, at: ExprId) -> Option<(&SmolStr, bool)> {
    match book.expr(at) {
        Expr::Title(id) => {
            let reference = book.at(*id)?;
            Some((book.at(reference.title)?, reference.any))
        }
        _ => None,
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    let whole = part.exprs().flat_map(|(_, expr)| {
        let sides = match expr {
            Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other) => {
                vec![(*one, *other), (*other, *one)]
            }
            _ => Vec::new(),
        };
        let of_title = |(one, _): &(ExprId, ExprId)| book.said_of(*one, Builtin::Title).is_some();
        sides.into_iter().filter(of_title).map(|(_, with)| with)
    });
    let whole: HashSet<ExprId> = whole.collect();
    for (at, _) in part.exprs() {
        if let Some((text, any)) = title(book, at) {
            let named = match any {
                _ if whole.contains(&at) => Named::Whole,
                true => Named::Any,
                false => Named::Covered,
            };
            seen.titles.push((text.clone(), named, part.span(at)));
        }
    }
    facts::look(part, seen);
    seen.card = part.card().map(|card| Known::of(part, card));
    sought::look(part, &mut seen.noted);
    // A scenario says what became of cards, whatever they are.
    if part.scenarios().is_empty() {
        needs::look(part, &mut seen.noted, &mut seen.told);
    }
}

/// A reference may mean longer titles too, and places, so the laws `covers` and `covers_any` are asked which cards it
/// names. One that stands on a line that could not be read is perhaps that of a card.
pub(super) fn tell<'s>(
    named: impl Iterator<Item = &'s (SmolStr, Named, Span)>,
    titles: &HashSet<SmolStr>,
    cards: &Cards<'_, '_>,
    unread: &[SmolStr],
    all: &mut Vec<Diagnostic>,
) {
    // Scripts that name no title at all, such as the rules alone, are read without the cards.
    for (text, named, span) in named.filter(|_| !titles.is_empty()) {
        let (any, whole) = (*named == Named::Any, *named == Named::Whole);
        let covers = || !cards.named(text, any).is_empty() || cards.names_one_of(text, any, titles);
        if titles.contains(text)
            || !whole && covers()
            || unread.iter().any(|line| line.contains(text.as_str()))
        {
            continue;
        }
        let (says, help) = if whole && covers() {
            let help = format!(
                "write `covers(\"{text}\", ...)` for cards that are called so and by more; or name them by it, `one \"{text}\"`"
            );
            (format!("no card has the whole title `{text}`"), help)
        } else {
            let sorted: BTreeSet<&str> = titles.iter().map(SmolStr::as_str).collect();
            let longer = sorted.iter().find(|title| title.starts_with(&**text));
            let help = match longer
                .copied()
                .or_else(|| nearest(text, sorted.iter().copied()))
            {
                Some(near) => format!("write `\"{near}\"`"),
                None => format!("declare it with `titles \"{text}\"` if its card comes later"),
            };
            (format!("no card is called `{text}`"), help)
        };
        all.push(Diagnostic::error(UNKNOWN_TITLE, says, *span).help(help));
    }
}

/// Titles where only cards of another kind can be: `when you solve "X"`, of a card that is no mission; and titles of
/// cards that are never in play, looked for there.
pub(super) fn tell_wanted(
    book: &Book,
    noted: &[&(Note, Span)],
    cards: &Cards<'_, '_>,
    titles: &HashSet<SmolStr>,
    all: &mut Vec<Diagnostic>,
) {
    for (note, span) in noted {
        let Note::Wanted(wanted) = note else { continue };
        let is = |known: &Known, need: &[KindId]| {
            let mut kinds = cards.kinds(known);
            kinds.any(|kind| need.iter().any(|need| is_under(book, kind, *need)))
        };
        let needs = &wanted.wants.kinds;
        let fits = |known: &&&Known| needs.iter().all(|need| is(known, need));
        // Nearly always the card of just this title is meant.
        let called = cards.called(&wanted.title);
        let mut fitting = called.iter().filter(fits);
        if fitting.any(|known| known.stays || !wanted.wants.in_play) {
            continue;
        }
        let named = cards.named(&wanted.title, wanted.any);
        // Its card comes later.
        let later = called.is_empty() && titles.contains(&wanted.title);
        if later || named.is_empty() {
            continue;
        }
        let fitting: Vec<&&Known> = named.iter().filter(fits).collect();
        if fitting.is_empty() {
            let kinds: BTreeSet<KindId> = named.iter().map(|known| known.kind).collect();
            let kinds = said(book, kinds);
            // Without one need that all of them fail, each fails another.
            let mut each = needs.iter();
            let failed = each.find(|need| !named.iter().any(|known| is(known, need)));
            let wants = said(book, failed.cloned().unwrap_or_else(|| needs.concat()));
            let says = format!("`{}` is {kinds}, and this is said of {wants}", wanted.title);
            let help =
                format!("write the title of {wants}, or say here what can be said of {kinds}");
            all.push(Diagnostic::error(WRONG_TITLE, says, *span).help(help));
        } else if wanted.wants.in_play && !fitting.iter().any(|known| known.stays) {
            let place = named
                .iter()
                .find_map(|known| while_it_passes(book, known.kind));
            all.push(never_there(wanted, place, *span));
        }
    }
}

/// Of a card that no text puts into play.
fn never_there(wanted: &Wanted, place: Option<String>, span: Span) -> Diagnostic {
    let title = &wanted.title;
    let says = format!("this looks in play, and no text of `{title}` puts it there");
    let any = if wanted.any { "any " } else { "" };
    Diagnostic::error(WHENCE, says, span).help(if wanted.wants.host {
        "let the card lie on what rules or texts put in play; a sentence that cannot be said yet is marked `not encoded \"why\"`".to_owned()
    } else {
        let place = place.map(|place| format!(": `{any}\"{title}\" {place}`"));
        format!("say where it is looked for{}", place.unwrap_or_default())
    })
}
