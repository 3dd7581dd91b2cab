//! What a card says now: its script, as rulings, errata and texts of another day change it.
//!
//! In: a book, its scripts and a card. Out: a script of what is in force, and on whose authority it differs from
//! the card's own.

use crate::show::cites_of;
use spaceline_lang::explicit;
use spaceline_lang::parse;
use spaceline_lang::span::{FileId, Sources};
use spaceline_lang::tree::{Book, Card, InForceFact, Rank};
use spaceline_lang::words::Key;
use std::borrow::Cow;

/// The script of what is in force of a card.
#[must_use]
pub fn script<'s>(book: &Book, sources: &'s Sources, card: &Card) -> Cow<'s, str> {
    let own = sources.slice(card.span);
    let dated = || own.contains("text dated");
    if card.in_force.is_none() && !dated() {
        return Cow::Borrowed(own);
    }
    let items = parse(FileId(0), own).file.items;
    let head = items.first().map_or("", |item| item.head.span.of(own));
    let Some(force) = &card.in_force else {
        // Texts of other days stand on the card, and none of them counts.
        let lines = items.iter().flat_map(|item| item.blocks());
        let lines = lines.flat_map(|block| &block.items);
        let lines = lines.filter(|line| line.key() != Some(Key::Text));
        let lines = lines.map(|line| line.span.of(own).to_owned());
        return Cow::Owned(put_together(head, lines));
    };
    let kind = book.at(card.kind);
    let kind = kind.map_or("", |kind| kind.named.name.as_str());
    let head = match head.rfind('"').filter(|_| !force.head) {
        Some(at) => format!("{} {kind}", head.split_at(at + 1).0),
        None => head.to_owned(),
    };
    let fact = |fact: &InForceFact| match fact {
        InForceFact::Line(span) => Some(sources.slice(*span).to_owned()),
        InForceFact::Field(field) => {
            let (_, value) = card.facts.iter().find(|(of, _)| of == field)?;
            Some(explicit::fact(book, *field, *value))
        }
    };
    let facts = force.facts.iter().filter_map(fact);
    let texts = force.texts.iter();
    let texts = texts.map(|span| sources.slice(*span).to_owned());
    Cow::Owned(put_together(&head, facts.chain(texts)))
}

fn put_together(head: &str, lines: impl Iterator<Item = String>) -> String {
    let lines = lines.map(|line| format!("  {}\n", line.trim_end()));
    let lines: String = lines.collect();
    format!("card {head} {{\n{lines}}}")
}

/// What has changed a card: `as changed by the errata of 1998-02-13 (cr98 "2")`.
pub fn changed_by(book: &Book, card: &Card) -> impl Iterator<Item = String> {
    let by = card.in_force.iter().flat_map(|force| &force.by);
    by.map(|one| {
        let of = book.text(one.of);
        let what = match one.rank {
            Rank::Ruling => format!("as changed by the ruling in {of}"),
            Rank::Errata => format!("as changed by the errata of {of}"),
            _ => format!("in the text of {of}"),
        };
        let cites = cites_of(book, &one.cites);
        if cites.is_empty() {
            what
        } else {
            format!("{what} ({cites})")
        }
    })
}
