//! Titles where only cards of another kind can be: `when you solve "X"`, of a card that is no mission; and titles of cards that are
//! never in play, looked for there. A text that is read before all cards are known takes them as they come, so this is asked of
//! the whole, and the laws say which cards a title names.

mod cards;
mod needs;

use super::part::Part;
use crate::diagnostic::{Diagnostic, WHENCE, WRONG_TITLE};
use crate::reader::types::{is_under, with_article};
use crate::span::Span;
use crate::tree::{Book, Card, KindId};
pub(crate) use cards::becomes;
pub(super) use cards::{Cards, Known};
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// What a part says of titles, and of what card it is the text.
#[derive(Debug, Default)]
pub(super) struct Seen {
    wanted: Vec<Wanted>,
    card: Option<Known>,
}

impl Seen {
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        self.wanted.iter_mut().map(|wanted| &mut wanted.span)
    }
}

/// A title, and what a card so called must be there.
#[derive(Debug)]
struct Wanted {
    title: SmolStr,
    any: bool,
    /// It is of one of the kinds of each.
    needs: Vec<Vec<KindId>>,
    /// Whether it is looked for in play.
    in_play: bool,
    /// Whether a card is to lie on it.
    host: bool,
    span: Span,
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen, told: &mut Vec<Diagnostic>) {
    // A scenario says what became of cards, whatever they are.
    if !part.scenarios().is_empty() {
        return;
    }
    seen.card = part.card().map(|card: &Card| Known::of(part, card));
    needs::look(part, &mut seen.wanted, told);
}

/// All cards of some parts.
pub(super) fn cards<'s>(book: &'s Book, parts: impl Iterator<Item = &'s Seen>) -> Cards<'s> {
    Cards::of(book, parts.filter_map(|seen| seen.card.as_ref()))
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen>,
    cards: &Cards<'_>,
    titles: impl Fn(&str) -> bool,
    all: &mut Vec<Diagnostic>,
) {
    for wanted in parts.flat_map(|seen| &seen.wanted) {
        if !cards.has(&wanted.title) && titles(&wanted.title) {
            // Its card comes later.
            continue;
        }
        let named = cards.named(&wanted.title, wanted.any);
        if named.is_empty() {
            continue;
        }
        let is = |known: &Known, need: &[KindId]| {
            let mut kinds = cards.kinds(known);
            kinds.any(|kind| need.iter().any(|need| is_under(book, kind, *need)))
        };
        let fits = |known: &&&Known| wanted.needs.iter().all(|need| is(known, need));
        if !named.iter().any(|known| fits(&known)) {
            let failed = wanted
                .needs
                .iter()
                .find(|need| !named.iter().any(|known| is(known, need)));
            all.push(of_no_such_kind(book, wanted, &named, failed));
            continue;
        }
        if wanted.in_play && !named.iter().filter(fits).any(|known| known.stays) {
            all.push(never_there(book, wanted, &named));
        }
    }
}

fn of_no_such_kind(
    book: &Book,
    wanted: &Wanted,
    named: &[&Known],
    failed: Option<&Vec<KindId>>,
) -> Diagnostic {
    let is: BTreeSet<KindId> = named.iter().map(|known| known.kind).collect();
    let is = one_of(book, is.iter());
    // Without one need that all of them fail, each fails another.
    let needs = failed.map_or_else(
        || wanted.needs.iter().flatten().collect::<Vec<_>>(),
        |failed| failed.iter().collect(),
    );
    let wants = one_of(book, needs.into_iter());
    Diagnostic::error(
        WRONG_TITLE,
        format!("`{}` is {is}, and this is said of {wants}", wanted.title),
        wanted.span,
    )
    .help(format!(
        "write the title of {wants}, or say here what can be said of {is}"
    ))
}

/// Of a card that no text puts into play.
fn never_there(book: &Book, wanted: &Wanted, named: &[&Known]) -> Diagnostic {
    let told = Diagnostic::error(
        WHENCE,
        format!(
            "this looks in play, and no text of `{}` puts it there",
            wanted.title
        ),
        wanted.span,
    );
    if wanted.host {
        return told.help("let the card lie on what rules or texts put in play; a sentence that cannot be said yet is marked `not encoded \"why\"`");
    }
    let mut kinds = named.iter().map(|known| known.kind);
    let place = kinds.find_map(|kind| super::spent::while_it_passes(book, kind));
    let any = if wanted.any { "any " } else { "" };
    match place {
        Some(place) => told.help(format!(
            "say where it is looked for: `{any}\"{}\" {place}`",
            wanted.title
        )),
        None => told.help("say where it is looked for"),
    }
}

/// Kinds as they are read: `a ship or a facility`.
fn one_of<'k>(book: &Book, kinds: impl Iterator<Item = &'k KindId>) -> String {
    let mut said: Vec<String> = Vec::new();
    for kind in kinds {
        let name = book.kinds.get(kind.index());
        let name = name.map_or("", |kind| kind.named.name.as_str());
        let one = with_article(name);
        if !said.contains(&one) {
            said.push(one);
        }
    }
    said.join(" or ")
}
