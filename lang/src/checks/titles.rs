//! Titles and other words in quotation marks that no card has, or none that can be meant there (SL0309, SL0401, SL0481, SL0495).
//!
//! A text is read before all cards are known, and takes titles as they come; so these are asked of the whole, and the laws say which
//! cards a title names.

mod cards;
mod facts;
mod needs;
mod sought;

use super::{Note, Seen};
use crate::diagnostic::{Diagnostic, NEVER_FOUND, UNKNOWN_TITLE, WHENCE, WRONG_TITLE, nearest};
use crate::facts::kinds::said;
use crate::facts::part::Part;
use crate::facts::place::while_it_passes;
use crate::reader::types::{is_under, with_article};
use crate::span::Span;
use crate::tree::{Book, Builtin, Comparison, Expr, ExprId, KindId};
pub(super) use cards::Cards;
pub(crate) use cards::Known;
pub(crate) use facts::{Asked, Given};
pub(super) use facts::{tell as tell_texts, tell_symbols};
use foldhash::HashSet;
use smol_str::SmolStr;
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

/// A title, and what a card so called must be there.
#[derive(Debug)]
pub(crate) struct Wanted {
    title: SmolStr,
    any: bool,
    /// It is of one of the kinds of each.
    needs: Vec<Vec<KindId>>,
    /// Whether it is looked for in play.
    in_play: bool,
    /// Whether a card is to lie on it.
    host: bool,
}

/// What a word looks for, and of which kinds that finds any.
#[derive(Debug)]
pub(crate) struct Sought {
    word: SmolStr,
    kinds: Vec<KindId>,
    test: sought::Test,
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
    let of_title = |at: ExprId| {
        matches!(
            book.expr(at),
            Expr::Builtin {
                op: Builtin::Title,
                ..
            }
        )
    };
    let mut whole: HashSet<ExprId> = HashSet::default();
    for (_, expr) in part.exprs() {
        if let Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other) = expr {
            whole.extend(of_title(*one).then_some(*other));
            whole.extend(of_title(*other).then_some(*one));
        }
    }
    for (at, _) in part.exprs() {
        let Some((text, any)) = title(book, at) else {
            continue;
        };
        let named = match any {
            _ if whole.contains(&at) => Named::Whole,
            true => Named::Any,
            false => Named::Covered,
        };
        seen.titles.push((text.clone(), named, part.span(at)));
    }
    facts::look(part, seen);
    seen.card = part.card().map(|card| Known::of(part, card));
    sought::look(part, &mut seen.noted);
    // A scenario says what became of cards, whatever they are.
    if part.scenarios().is_empty() {
        needs::look(part, &mut seen.noted, &mut seen.told);
    }
}

/// A reference may mean longer titles too, and places, so the laws `covers` and `covers_any` are asked which cards it names.
/// One that stands on a line that could not be read is perhaps that of a card.
pub(super) fn tell<'s>(
    named: impl Iterator<Item = &'s (SmolStr, Named, Span)>,
    titles: &HashSet<SmolStr>,
    cards: &Cards<'_>,
    unread: &[SmolStr],
    all: &mut Vec<Diagnostic>,
) {
    // Scripts that name no title at all, such as the rules alone, are read without the cards.
    if titles.is_empty() {
        return;
    }
    for (text, named, span) in named {
        let any = *named == Named::Any;
        let covers = || !cards.named(text, any).is_empty() || cards.names_one_of(text, any, titles);
        if titles.contains(text)
            || *named != Named::Whole && covers()
            || unread.iter().any(|line| line.contains(text.as_str()))
        {
            continue;
        }
        let (says, help) = if *named == Named::Whole && covers() {
            let help = format!(
                "write `covers(\"{text}\", ...)` for cards that are called so and by more; or name them by it, `one \"{text}\"`"
            );
            (format!("no card has the whole title `{text}`"), help)
        } else {
            let mut sorted: Vec<&str> = titles.iter().map(SmolStr::as_str).collect();
            sorted.sort_unstable();
            let longer = sorted
                .iter()
                .find(|title| title.starts_with(text.as_str()))
                .copied();
            let help = match longer.or_else(|| nearest(text, sorted.iter().copied())) {
                Some(near) => format!("write `\"{near}\"`"),
                None => format!("declare it with `titles \"{text}\"` if its card comes later"),
            };
            (format!("no card is called `{text}`"), help)
        };
        all.push(Diagnostic::error(UNKNOWN_TITLE, says, *span).help(help));
    }
}

/// Titles where only cards of another kind can be: `when you solve "X"`, of a card that is no mission; and titles of cards that are
/// never in play, looked for there.
pub(super) fn tell_wanted<'s>(
    book: &Book,
    noted: impl Iterator<Item = &'s (Note, Span)>,
    cards: &Cards<'_>,
    titles: &HashSet<SmolStr>,
    all: &mut Vec<Diagnostic>,
) {
    for (note, span) in noted {
        let Note::Wanted(wanted) = note else { continue };
        // Its card comes later.
        if !cards.has(&wanted.title) && titles.contains(&wanted.title) {
            continue;
        }
        let named = cards.named(&wanted.title, wanted.any);
        let is = |known: &Known, need: &[KindId]| {
            cards
                .kinds(known)
                .any(|kind| need.iter().any(|need| is_under(book, kind, *need)))
        };
        let fits = |known: &&&Known| wanted.needs.iter().all(|need| is(known, need));
        if named.is_empty() {
            continue;
        }
        if !named.iter().any(|known| fits(&known)) {
            all.push(of_no_such_kind(book, wanted, &named, *span, is));
        } else if wanted.in_play && !named.iter().filter(fits).any(|known| known.stays) {
            all.push(never_there(book, wanted, &named, *span));
        }
    }
}

fn of_no_such_kind(
    book: &Book,
    wanted: &Wanted,
    named: &[&Known],
    span: Span,
    is: impl Fn(&Known, &[KindId]) -> bool,
) -> Diagnostic {
    let kinds = said(
        book,
        named
            .iter()
            .map(|known| known.kind)
            .collect::<BTreeSet<_>>(),
    );
    // Without one need that all of them fail, each fails another.
    let mut needs = wanted.needs.iter();
    let failed = needs.find(|need| !named.iter().any(|known| is(known, need)));
    let wants = failed.cloned().unwrap_or_else(|| wanted.needs.concat());
    let wants = said(book, wants);
    let says = format!("`{}` is {kinds}, and this is said of {wants}", wanted.title);
    let help = format!("write the title of {wants}, or say here what can be said of {kinds}");
    Diagnostic::error(WRONG_TITLE, says, span).help(help)
}

/// Of a card that no text puts into play.
fn never_there(book: &Book, wanted: &Wanted, named: &[&Known], span: Span) -> Diagnostic {
    let title = &wanted.title;
    let says = format!("this looks in play, and no text of `{title}` puts it there");
    let place = || {
        named
            .iter()
            .find_map(|known| while_it_passes(book, known.kind))
    };
    let any = if wanted.any { "any " } else { "" };
    Diagnostic::error(WHENCE, says, span).help(if wanted.host {
        "let the card lie on what rules or texts put in play; a sentence that cannot be said yet is marked `not encoded \"why\"`".to_owned()
    } else {
        let place = place().map(|place| format!(": `{any}\"{title}\" {place}`"));
        format!("say where it is looked for{}", place.unwrap_or_default())
    })
}

/// What a verb or a clause is asked to look for, where it finds only cards of some kinds: `selection of K or K`.
/// A search for others would go on for ever and find nothing.
pub(super) fn tell_sought<'s>(
    book: &Book,
    noted: impl Iterator<Item = &'s (Note, Span)>,
    cards: &Cards<'_>,
    all: &mut Vec<Diagnostic>,
) {
    for (note, span) in noted {
        let Note::Sought(sought) = note else { continue };
        let mut titles = Vec::new();
        sought.test.titles(&mut titles);
        // A title that no card has is a name for others, or comes later.
        if titles.iter().any(|title| !cards.has(title)) {
            continue;
        }
        let kinds = (0_u32..)
            .map(KindId)
            .take(book.kinds.len())
            .map(|kind| (kind, None));
        let named = titles.iter().flat_map(|title| {
            cards
                .called(title)
                .iter()
                .map(|known| (known.kind, Some(*title)))
        });
        let passing = kinds.chain(named);
        let passing = passing.filter(|(kind, title)| sought.test.may_be(book, *kind, *title));
        let passing: Vec<(KindId, Option<&SmolStr>)> = passing.collect();
        let found = |kind: KindId| sought.kinds.iter().any(|one| is_under(book, kind, *one));
        let Some((first, title)) = passing.first() else {
            continue;
        };
        if passing.iter().any(|(kind, _)| found(*kind)) {
            continue;
        }
        let what = title.map_or_else(|| "this".to_owned(), |title| format!("`{title}`"));
        let (is, word) = (with_article(book.name(*first)), &sought.word);
        let says = format!("{what} is {is}, and `{word}` never finds one");
        let kinds = sought
            .kinds
            .iter()
            .map(|kind| format!("`{}`", book.name(*kind)));
        let kinds = kinds.collect::<Vec<_>>().join(" or ");
        all.push(Diagnostic::error(NEVER_FOUND, says, *span).help(format!("name cards of the kinds {kinds}; a sentence that cannot be said yet is marked `not encoded \"why\"`")));
    }
}
