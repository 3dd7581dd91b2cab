//! Events in words.
//!
//! In: an event and who reads it. Out: the line that its verb or action declares, with what stands in
//! braces filled in: the name of a role or part, `by`, or the number of a slot. The words are the
//! scripts'; a card that the reader had no right to know, before the event or after, is only a card.

use crate::link::Program;
use crate::run::Event;
use crate::state::Seen;
use crate::value::{Place, Value};
use spaceline_lang::tree::{Book, Card, KindId, Named, THIS, TextId, plain};
use std::fmt::Write;

/// What a hidden card is called.
const HIDDEN: &str = "a card";

/// What players are called, by their numbers.
pub const PLAYERS: [&str; 8] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight",
];

/// What a player is called.
#[must_use]
pub fn player_name(number: u8) -> &'static str {
    PLAYERS
        .get(usize::from(number))
        .copied()
        .unwrap_or("nobody")
}

/// What a card is called: its title, and which version of it this is, where there are several.
#[must_use]
pub fn heading(book: &Book, card: &Card) -> String {
    versioned(book, card.title, card.version)
}

/// A title, and which version of it.
#[must_use]
pub fn versioned(book: &Book, title: TextId, version: Option<TextId>) -> String {
    let text = |id: TextId| book.texts.get(id.index()).map_or("", |text| text.as_str());
    match version {
        Some(version) => format!("{} ({})", text(title), text(version)),
        None => text(title).to_owned(),
    }
}

/// `A, B and C`; the same one more than once is counted.
#[must_use]
pub fn listed(names: &[String]) -> String {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match counted.iter_mut().find(|(known, _)| known == name) {
            Some((_, times)) => *times += 1,
            None => counted.push((name, 1)),
        }
    }
    let each: Vec<String> = counted
        .into_iter()
        .map(|(name, times)| match (name, times) {
            (name, 1) => name.to_owned(),
            (HIDDEN, times) => format!("{times} cards"),
            (name, times) => format!("{name} x{times}"),
        })
        .collect();
    match each.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => String::new(),
    }
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words of the template.
    Words(String),
    /// What stands for a name in it.
    Named {
        /// In words.
        text: String,
        /// The objects in it, by their numbers.
        objects: Vec<u32>,
    },
    /// A text that is kept, in the words of its script: whoever has better ones says it in those.
    Kept {
        /// In words.
        text: String,
        /// The text.
        value: Value,
    },
}

/// The line of an event, for a player or (for nobody) an all-seeing reader; none if it has none.
#[must_use]
pub fn line(program: &Program, event: &Event, viewer: Option<u8>) -> Option<String> {
    let mut line = String::new();
    for piece in pieces(program, event, viewer)? {
        match piece {
            Piece::Words(text) | Piece::Named { text, .. } | Piece::Kept { text, .. } => {
                line.push_str(&text);
            }
        }
    }
    Some(line)
}

/// The line of an event in its pieces.
#[must_use]
pub fn pieces(program: &Program, event: &Event, viewer: Option<u8>) -> Option<Vec<Piece>> {
    let book = program.book();
    match event {
        Event::Done(done) => {
            let verb = book.verbs.get(done.verb.index())?;
            let teller = Teller {
                program,
                seen: &done.seen,
                viewer,
            };
            let fill = |name: &str| {
                let role = verb
                    .params
                    .iter()
                    .position(|param| param.name == name || is_slot(name, param.slot));
                match role {
                    Some(at) => done.roles.get(at).cloned(),
                    None => (name == "by").then(|| Value::of_player(done.by)),
                }
            };
            Some(teller.fill(verb.log?, &fill))
        }
        Event::Act {
            action,
            by,
            slots,
            seen,
            ..
        } => {
            let declared = book.actions.get(action.index())?;
            let teller = Teller {
                program,
                seen,
                viewer,
            };
            let fill = |name: &str| match declared.slot_of(name).or_else(|| name.parse().ok()) {
                Some(slot) => slots.get(usize::from(slot)).cloned(),
                None => (name == "by").then_some(Value::Player(*by)),
            };
            match declared.says {
                Some(says) => Some(teller.fill(says, &fill)),
                // What the text of a card offers has no words of its own.
                None => declared.source.is_some().then(|| {
                    let this = slots.get(usize::from(THIS)).cloned();
                    vec![
                        Piece::Words("use ".to_owned()),
                        teller.named(&this.unwrap_or_default()),
                    ]
                }),
            }
        }
        Event::Over { outcome, seen } => {
            let teller = Teller {
                program,
                seen,
                viewer,
            };
            let fill = |name: &str| {
                let part = outcome.parts.iter().find(|(part, _)| part == name);
                part.map(|(_, value)| value.clone())
            };
            Some(teller.fill(outcome.because?, &fill))
        }
        // It is told to nobody who plays: it says something of the script.
        Event::Missed { what, seen } if viewer.is_none() => {
            let teller = Teller {
                program,
                seen,
                viewer,
            };
            let words = Piece::Words(" has left play, and is not what is written to".to_owned());
            Some(vec![teller.named(what), words])
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

fn is_slot(name: &str, slot: u16) -> bool {
    name.parse() == Ok(slot)
}

/// Who puts an event into words.
struct Teller<'a> {
    program: &'a Program,
    seen: &'a [Seen],
    viewer: Option<u8>,
}

impl Teller<'_> {
    fn fill(&self, template: TextId, value: &dyn Fn(&str) -> Option<Value>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let words = |text: &str| Piece::Words(text.to_owned());
        let mut rest = self.program.text(template);
        while let Some((before, after)) = rest.split_once('{') {
            pieces.push(words(before));
            let Some((name, after)) = after.split_once('}') else {
                rest = after;
                break;
            };
            match value(name) {
                Some(value) => pieces.push(self.named(&value)),
                // An unknown name stays as it is written, where it is seen and mended.
                None => pieces.push(words(&format!("{{{name}}}"))),
            }
            rest = after;
        }
        pieces.push(words(rest));
        pieces.retain(|piece| !matches!(piece, Piece::Words(text) if text.is_empty()));
        pieces
    }

    fn named(&self, value: &Value) -> Piece {
        let mut text = String::new();
        self.tell(value, &mut text);
        let objects = match value {
            Value::Object(object) => vec![object.index],
            Value::Set(set) => set.objects().map(|object| object.index).collect(),
            Value::Quote(_) | Value::Clause(_) => {
                return Piece::Kept {
                    text,
                    value: value.clone(),
                };
            }
            _ => Vec::new(),
        };
        Piece::Named { text, objects }
    }

    fn tell(&self, value: &Value, line: &mut String) {
        let book = self.program.book();
        // Writing to a string does not fail.
        let _ = match value {
            Value::Nothing => write!(line, "nothing"),
            Value::Truth(truth) => write!(line, "{}", if *truth { "yes" } else { "no" }),
            Value::Number(number) => write!(line, "{number}"),
            Value::Text(text) => write!(line, "{}", self.program.text(*text)),
            Value::Words(words) => write!(line, "{words}"),
            Value::Player(player) => write!(line, "{}", player_name(*player)),
            Value::Symbol(symbol) => self.name(
                book.symbols.get(symbol.index()).map(|symbol| &symbol.named),
                line,
            ),
            Value::Kind(kind) => self.kind(*kind, line),
            Value::Title(title) => {
                let title = book.titles.get(title.index());
                let title = title.map(|title| versioned(book, title.title, title.version));
                write!(line, "{}", title.unwrap_or_default())
            }
            Value::Object(object) => self.object(object.index, line),
            Value::Place(place) => self.place(*place, line),
            Value::Set(set) => {
                let told = |member| {
                    let mut text = String::new();
                    self.tell(member, &mut text);
                    text
                };
                match set.is_empty() {
                    true => write!(line, "nothing"),
                    false => write!(
                        line,
                        "{}",
                        listed(&set.iter().map(told).collect::<Vec<_>>())
                    ),
                }
            }
            Value::Levels(levels) => {
                for (at, (symbol, count)) in levels.as_slice().iter().enumerate() {
                    if at > 0 {
                        line.push_str(", ");
                    }
                    self.tell(&Value::Symbol(*symbol), line);
                    let _ = if *count > 1 {
                        write!(line, " x{count}")
                    } else {
                        Ok(())
                    };
                }
                Ok(())
            }
            Value::Quote(quote) => {
                let quote = book.quotes.get(quote.quote.index());
                let says = quote.and_then(|quote| quote.says);
                let says = says.map_or("a text", |says| self.program.text(says));
                write!(line, "{}", plain(says))
            }
            Value::Clause(_) | Value::Change(_) => write!(line, "a text"),
        };
    }

    fn name(&self, named: Option<&Named>, line: &mut String) -> std::fmt::Result {
        let Some(named) = named else { return Ok(()) };
        match named.says {
            Some(says) => line.push_str(self.program.text(says)),
            None => line.push_str(&plain(&named.name)),
        }
        Ok(())
    }

    fn kind(&self, kind: KindId, line: &mut String) -> std::fmt::Result {
        self.name(
            self.program
                .book()
                .kinds
                .get(kind.index())
                .map(|kind| &kind.named),
            line,
        )
    }

    fn object(&self, index: u32, line: &mut String) -> std::fmt::Result {
        let Some(seen) = self.seen.iter().find(|seen| seen.object.index == index) else {
            return write!(line, "{HIDDEN}");
        };
        let Some(card) = seen.card else {
            return self.kind(seen.kind, line);
        };
        let known = self
            .viewer
            .is_none_or(|viewer| viewer < 8 && seen.known & (1 << viewer) != 0);
        match self
            .program
            .book()
            .cards
            .get(card.index())
            .filter(|_| known)
        {
            Some(card) => write!(line, "{}", heading(self.program.book(), card)),
            None => write!(line, "{HIDDEN}"),
        }
    }

    fn place(&self, place: Place, line: &mut String) -> std::fmt::Result {
        self.name(
            self.program
                .book()
                .zones
                .get(place.zone().index())
                .map(|zone| &zone.named),
            line,
        )?;
        match place {
            Place::Game(_) => Ok(()),
            Place::Player(_, player) => write!(line, " of {}", player_name(player)),
            Place::Object(_, host) => {
                line.push_str(" of ");
                self.object(host.index, line)
            }
        }
    }
}
