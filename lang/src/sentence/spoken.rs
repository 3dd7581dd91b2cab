//! Words as a person reads them, for questions about what the words say.

use super::{Phrase, Word, WordKind};
use std::fmt::Write as _;

/// Words with blanks between: `you may draw 1`.
#[must_use]
pub fn spoken(words: &[Word]) -> String {
    let mut line = String::new();
    for word in words {
        let glued = matches!(word.kind, WordKind::Comma | WordKind::Colon);
        if !line.is_empty() && !glued {
            line.push(' ');
        }
        // Writing to a string does not fail.
        let _ = match &word.kind {
            WordKind::Name { text, .. } => write!(line, "{}", text.replace('_', " ")),
            WordKind::Text(text) => write!(line, "{text}"),
            WordKind::Number(number) => write!(line, "{number}"),
            WordKind::Change(by) => write!(line, "{by:+}"),
            WordKind::Times(times) => write!(line, "x{times}"),
            WordKind::Icon(name) => write!(line, "[{name}]"),
            WordKind::Date(date) => write!(line, "{date}"),
            WordKind::Op(op) => write!(line, "{}", op.text()),
            WordKind::Comma => write!(line, ","),
            WordKind::Colon => write!(line, ":"),
            WordKind::Group(phrases) => write!(line, "({})", joined(phrases, ": ")),
            WordKind::List(phrases) => write!(line, "[{}]", joined(phrases, ", ")),
            WordKind::Bad(_) => Ok(()),
        };
    }
    line
}

fn joined(phrases: &[Phrase], between: &str) -> String {
    let each: Vec<String> = phrases.iter().map(|phrase| spoken(&phrase.words)).collect();
    each.join(between)
}
