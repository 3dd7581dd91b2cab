//! Values in words.
//!
//! In: a value, and a reader. Out: the scripts' own words: titles, the names that declarations `say`, templates with
//! their braces filled in. What the reader may know of an object, and in which words he reads texts that are kept, he
//! says himself.

use crate::value::{Place, Ref, Value};
use spaceline_lang::tree::{Book, Card, TextId, plain};

/// What a hidden card is called.
pub const HIDDEN: &str = "a card";

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
    let title = book.text(title);
    match version {
        Some(version) => format!("{title} ({})", book.text(version)),
        None => title.to_owned(),
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

impl Piece {
    /// In words.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Words(text) | Self::Named { text, .. } | Self::Kept { text, .. } => text,
        }
    }
}

/// The pieces of a template: a name in braces, where one stands there, and the words behind it.
pub fn cut(template: &str) -> impl Iterator<Item = (Option<&str>, &str)> {
    template.split('{').enumerate().map(|(at, part)| {
        let named = part.split_once('}').filter(|_| at > 0);
        named.map_or((None, part), |(name, words)| (Some(name), words))
    })
}

/// Somebody who reads.
pub trait Tell {
    /// The book whose words are used.
    fn book(&self) -> &Book;

    /// What an object is called, as far as the reader may know it.
    fn object(&self, object: Ref) -> String;

    /// What stands for a name in a template that has no value.
    fn open(&self, _name: &str) -> String {
        "...".to_owned()
    }

    /// A text that is kept, or stands on a card.
    fn kept(&self, text: &Value) -> Option<String> {
        let Value::Quote(kept) = text else {
            return None;
        };
        let says = self.book().at(kept.quote)?.says?;
        Some(plain(self.book().text(says)))
    }

    /// A place: its zone and whose it is.
    fn place(&self, place: Place) -> String {
        let zone = self.book().shown(place.zone());
        match place {
            Place::Game(_) => zone,
            Place::Player(_, number) => format!("{zone} of {}", player_name(number)),
            Place::Object(_, host) => format!("{zone} of {}", self.object(host)),
        }
    }

    /// A value.
    fn value(&self, value: &Value) -> String {
        let book = self.book();
        match value {
            Value::Nothing => "nothing".to_owned(),
            Value::Truth(truth) => if *truth { "yes" } else { "no" }.to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => book.text(*text).to_owned(),
            Value::Words(words) => words.to_string(),
            Value::Title(title) => {
                let title = book.at(*title);
                let title = title.map(|title| versioned(book, title.title, title.version));
                title.unwrap_or_default()
            }
            Value::Player(number) => player_name(*number).to_owned(),
            Value::Object(object) => self.object(*object),
            Value::Symbol(symbol) => book.shown(*symbol),
            Value::Kind(kind) => book.shown(*kind),
            Value::Place(place) => self.place(*place),
            Value::Levels(levels) if levels.as_slice().is_empty() => "nothing".to_owned(),
            Value::Levels(levels) => {
                let each = levels.as_slice().iter().map(|(symbol, count)| {
                    let name = self.value(&Value::Symbol(*symbol));
                    match count {
                        1 => name,
                        _ => format!("{name} x{count}"),
                    }
                });
                each.collect::<Vec<_>>().join(", ")
            }
            Value::Set(set) if set.is_empty() => "nothing".to_owned(),
            Value::Set(set) => {
                let members = set.iter().map(|member| self.value(member));
                listed(&members.collect::<Vec<_>>())
            }
            Value::Quote(_) | Value::Clause(_) | Value::Change(_) => {
                self.kept(value).unwrap_or_else(|| "a text".to_owned())
            }
        }
    }

    /// A value as a piece of a line.
    fn piece(&self, value: &Value) -> Piece {
        let text = self.value(value);
        let objects = match value {
            Value::Object(object) => vec![object.index],
            Value::Set(set) => set.objects().map(|object| object.index).collect(),
            Value::Quote(_) | Value::Clause(_) => {
                let value = value.clone();
                return Piece::Kept { text, value };
            }
            _ => Vec::new(),
        };
        Piece::Named { text, objects }
    }

    /// A template with its braces filled in, in its pieces.
    fn pieces(&self, template: &str, value: impl Fn(&str) -> Option<Value>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (name, words) in cut(template) {
            pieces.extend(name.map(|name| match value(name) {
                Some(value) => self.piece(&value),
                None => Piece::Words(self.open(name)),
            }));
            pieces.extend((!words.is_empty()).then(|| Piece::Words(words.to_owned())));
        }
        pieces
    }

    /// The same as one text.
    fn template(&self, template: &str, value: impl Fn(&str) -> Option<Value>) -> String {
        let pieces = self.pieces(template, value);
        pieces.iter().map(Piece::text).collect()
    }
}
