//! Words as a person reads them, for questions about what the words say.

use super::{Block, Item, Word, WordKind};
use crate::tree::plain;
use std::fmt::Write as _;

/// Words with blanks between: `you may draw 1`.
#[must_use]
pub fn spoken(words: &[Word]) -> String {
    plain(&spelled(words))
}

/// Words with blanks between as a script spells them: `you may draw_for "X"`. They can be read again.
#[must_use]
pub fn spelled(words: &[Word]) -> String {
    // Most words have fewer letters than this.
    let mut line = String::with_capacity(8 * words.len());
    speak(words, &mut line);
    line
}

/// Items as a script spells them, with `;` between them.
#[must_use]
pub fn spelled_items(items: &[Item]) -> String {
    let mut line = String::new();
    speak_items(items, &mut line);
    line
}

fn speak_items(items: &[Item], line: &mut String) {
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            line.push_str("; ");
        }
        speak_item(item, line);
    }
}

fn speak_item(item: &Item, line: &mut String) {
    if let Some(key) = item.key() {
        line.push_str(key.text());
        line.push(' ');
    }
    speak(&item.head.words, line);
    if let Some(colon) = &item.colon {
        line.push_str(": ");
        speak(&colon.words, line);
    }
    speak_block(item.block.as_deref(), line);
    for other in &item.otherwise {
        line.push_str(" else");
        if let Some(test) = &other.test {
            line.push(' ');
            speak(&test.words, line);
        }
        speak_block(Some(&other.block), line);
    }
}

fn speak_block(block: Option<&Block>, line: &mut String) {
    if let Some(block) = block {
        line.push_str(" { ");
        speak_items(&block.items, line);
        line.push_str(" }");
    }
}

fn speak(words: &[Word], line: &mut String) {
    let mut end = None;
    for word in words {
        let glued = matches!(word.kind, WordKind::Comma | WordKind::Colon);
        // `size(x)`: what a script writes together stays together. The colon of an item has no place of its own.
        let together = end == Some(word.span.start) && !word.is_colon();
        if end.is_some() && !together && !glued {
            line.push(' ');
        }
        end = Some(word.span.end).filter(|_| !glued).or(Some(u32::MAX));
        // Writing to a string does not fail.
        let _ = write!(line, "{}", word.kind);
        let (phrases, between, close) = match &word.kind {
            WordKind::Group(phrases) => (phrases, ": ", ')'),
            WordKind::List(phrases) => (phrases, ", ", ']'),
            _ => continue,
        };
        for (at, phrase) in phrases.iter().enumerate() {
            if at > 0 {
                line.push_str(between);
            }
            speak(&phrase.words, line);
        }
        line.push(close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;
    use crate::span::FileId;

    #[test]
    fn what_is_spelled_can_be_read_again() {
        for script in [
            r#"draw_for you, size(hand of you) + 2 if it is "The \"X_1\"" or [AU] x2"#,
            "you may { let x be one card; discard x } else { stop }",
            r#"choose one { says "dig deeper": dig(1); melt_down this: WORTH +2 }"#,
        ] {
            let read = |text: &str| parse(FileId(0), text).file.items;
            let items = read(script);
            let spelled = spelled_items(&items);
            assert_eq!(spelled, script);
            assert_eq!(read(&spelled), items);
        }
        let items = parse(FileId(0), r#"draw_for "X_1""#).file.items;
        let words: Vec<_> = items
            .iter()
            .flat_map(|item| &item.head.words)
            .cloned()
            .collect();
        assert_eq!(spoken(&words), "draw for X_1");
    }
}
