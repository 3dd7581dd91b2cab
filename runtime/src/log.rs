//! Events in words.
//!
//! In: an event and who reads it. Out: the line that its verb or action declares, with what stands in
//! braces filled in: the name of a role or part, `by`, or the number of a slot. The words are the
//! scripts'; a card that the reader had no right to know, before the event or after, is only a card.

use crate::link::Program;
use crate::run::Event;
use crate::state::Seen;
use crate::tell::{HIDDEN, Piece, Tell, heading};
use crate::value::{Ref, Value};
use spaceline_lang::tree::{Book, THIS};

/// The line of an event, for a player or (for nobody) an all-seeing reader; none if it has none.
#[must_use]
pub fn line(program: &Program, event: &Event, viewer: Option<u8>) -> Option<String> {
    let pieces = pieces(program, event, viewer)?;
    Some(pieces.iter().map(Piece::text).collect())
}

/// The line of an event in its pieces.
#[must_use]
pub fn pieces(program: &Program, event: &Event, viewer: Option<u8>) -> Option<Vec<Piece>> {
    let book = program.book();
    let to = |seen| Teller { book, seen, viewer };
    match event {
        Event::Done(done) => {
            let verb = book.at(done.verb)?;
            let fill = |name: &str| {
                let mut roles = verb.params.iter();
                let is = |slot| name.parse() == Ok(slot);
                match roles.position(|param| param.name == name || is(param.slot)) {
                    Some(at) => done.roles.get(at).cloned(),
                    None => (name == "by").then(|| Value::of_player(done.by)),
                }
            };
            Some(to(&done.seen).pieces(book.text(verb.log?), fill))
        }
        Event::Act {
            action,
            by,
            slots,
            seen,
            ..
        } => {
            let declared = book.at(*action)?;
            let fill = |name: &str| match declared.slot_of(name).or_else(|| name.parse().ok()) {
                Some(slot) => slots.get(usize::from(slot)).cloned(),
                None => (name == "by").then_some(Value::Player(*by)),
            };
            match declared.says {
                Some(says) => Some(to(seen).pieces(book.text(says), fill)),
                // What the text of a card offers has no words of its own.
                None => declared.source.is_some().then(|| {
                    let this = slots.get(usize::from(THIS)).cloned();
                    vec![
                        Piece::Words("use ".to_owned()),
                        to(seen).piece(&this.unwrap_or_default()),
                    ]
                }),
            }
        }
        Event::Over { outcome, seen } => {
            Some(to(seen).pieces(book.text(outcome.because?), |name| outcome.part(name)))
        }
        // It is told to nobody who plays: it says something of the script.
        Event::Missed { what, seen } if viewer.is_none() => {
            let words = Piece::Words(" has left play, and is not what is written to".to_owned());
            Some(vec![to(seen).piece(what), words])
        }
        Event::Missed { .. }
        | Event::Forbidden { .. }
        | Event::Uncounted { .. }
        | Event::Acted { .. }
        | Event::Cancelled { .. }
        | Event::Text { .. }
        | Event::Chance { .. } => None,
    }
}

/// Somebody who reads of an event, and knows what he saw of it.
struct Teller<'a> {
    book: &'a Book,
    seen: &'a [Seen],
    viewer: Option<u8>,
}

impl Tell for Teller<'_> {
    fn book(&self) -> &Book {
        self.book
    }

    fn object(&self, object: Ref) -> String {
        let mut all = self.seen.iter();
        let Some(seen) = all.find(|seen| seen.object.index == object.index) else {
            return HIDDEN.to_owned();
        };
        let Some(card) = seen.card else {
            return self.book.shown(seen.kind);
        };
        let known = self
            .viewer
            .is_none_or(|viewer| viewer < 8 && seen.known & (1 << viewer) != 0);
        let card = self.book.at(card).filter(|_| known);
        card.map_or_else(|| HIDDEN.to_owned(), |card| heading(self.book, card))
    }

    /// An unknown name stays as it is written, where it is seen and mended.
    fn open(&self, name: &str) -> String {
        format!("{{{name}}}")
    }
}
