//! Words as a person reads them, for questions about what the words say.

use super::{Phrase, Word, WordKind};
use std::fmt::Write as _;

/// Words with blanks between: `you may draw 1`.
#[must_use]
pub fn spoken(words: &[Word]) -> String {
    // Most words have fewer letters than this.
    let mut line = String::with_capacity(8 * words.len());
    speak(words, &mut line);
    line
}

fn speak(words: &[Word], line: &mut String) {
    let start = line.len();
    for word in words {
        let glued = matches!(word.kind, WordKind::Comma | WordKind::Colon);
        if line.len() > start && !glued {
            line.push(' ');
        }
        // Writing to a string does not fail.
        let _ = match &word.kind {
            WordKind::Name { text, .. } => {
                push_name(line, text);
                Ok(())
            }
            WordKind::Text(text) => line.write_str(text),
            WordKind::Number(number) => write!(line, "{number}"),
            WordKind::Change(by) => write!(line, "{by:+}"),
            WordKind::Times(times) => write!(line, "x{times}"),
            WordKind::Icon(name) => write!(line, "[{name}]"),
            WordKind::Date(date) => write!(line, "{date}"),
            WordKind::Op(op) => line.write_str(op.text()),
            WordKind::Comma => line.write_str(","),
            WordKind::Colon => line.write_str(":"),
            WordKind::Group(phrases) => {
                line.push('(');
                join(phrases, ": ", line);
                line.write_str(")")
            }
            WordKind::List(phrases) => {
                line.push('[');
                join(phrases, ", ", line);
                line.write_str("]")
            }
            WordKind::Bad(_) => Ok(()),
        };
    }
}

/// A name as it is spoken: few have an underscore.
fn push_name(line: &mut String, name: &str) {
    let mut rest = name;
    while let Some(at) = rest.bytes().position(|byte| byte == b'_') {
        line.push_str(rest.get(..at).unwrap_or_default());
        line.push(' ');
        rest = rest.get(at + 1..).unwrap_or_default();
    }
    line.push_str(rest);
}

fn join(phrases: &[Phrase], between: &str, line: &mut String) {
    for (at, phrase) in phrases.iter().enumerate() {
        if at > 0 {
            line.push_str(between);
        }
        speak(&phrase.words, line);
    }
}
