//! The words of the language itself, with their classes.

use crate::phrase::token::Class;
use crate::sentence::Word;
use crate::vocabulary::{Table, closed};
use std::sync::OnceLock;

/// Words with which a statement begins.
const STATEMENTS: &[(&str, Class)] = &[
    ("repeat", Class::Repeat),
    ("leave", Class::Leave),
    ("return", Class::Return),
    ("stage", Class::Stage),
    ("says", Class::Says),
    ("offer", Class::Offer),
    ("open", Class::OpenWindow),
    ("refuse", Class::Refuse),
    ("finish", Class::Finish),
];

/// The writes of rules, with the prepositions behind them.
const WRITES: &[(&str, &[&str])] = &[
    ("put", &["into", "at", "after", "before"]),
    ("hide", &["from"]),
    ("set", &["to"]),
    ("mark", &["as"]),
    ("unmark", &["as"]),
    ("control", &["by"]),
    ("become", &["as"]),
    ("create", &["into", "in", "as"]),
    ("delete", &[]),
    ("shuffle", &[]),
    ("show", &["to"]),
    ("turn", &[]),
    ("exchange", &["with"]),
    ("next_turn", &[]),
    ("target", &["for", "as"]),
    ("follow", &["for", "as"]),
];

/// The longest of these words at the front of a row, and how many words it has.
pub(super) fn longest(words: &[Word]) -> Option<(Class, usize)> {
    static TABLE: OnceLock<Table<Class>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let mut table = Table::default();
        for (text, class) in closed() {
            // No word stands twice; a test looks.
            let _ = table.insert(text, class);
        }
        table
    });
    words.first()?.plain()?;
    table.longest(words).map(|(class, count)| (*class, count))
}

/// Whether a quantifier is a number.
pub(super) fn counts(word: &str) -> bool {
    !matches!(
        word,
        "a" | "an" | "another" | "each" | "every" | "all" | "some"
    )
}

/// The class of a word with which a statement begins.
pub(super) fn statement(word: &str) -> Option<Class> {
    find(STATEMENTS, word).copied()
}

/// The prepositions of a write.
pub(crate) fn write(word: &str) -> Option<&'static [&'static str]> {
    find(WRITES, word).copied()
}

fn find<'t, T>(table: &'t [(&str, T)], word: &str) -> Option<&'t T> {
    let found = table.iter().find(|(text, _)| *text == word);
    found.map(|(_, value)| value)
}

/// Whether a word is one of the language, not of scripts, if a parenthesis stands right behind it.
pub(super) fn is_called(word: &str) -> bool {
    matches!(
        word,
        "those" | "just" | "holds" | "value" | "can_target" | "face_up" | "face_down"
    )
}

/// All words of the language that stand in phrases.
pub(crate) fn all<'t>() -> impl Iterator<Item = &'t str> {
    let closed = closed().map(|(word, _)| word);
    let named = closed.chain(STATEMENTS.iter().map(|(word, _)| *word));
    named.chain(WRITES.iter().map(|(word, _)| *word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_stands_twice() {
        let all: Vec<&str> = all().collect();
        for (at, word) in all.iter().enumerate() {
            assert!(!all[..at].contains(word), "`{word}` stands twice");
        }
    }
}
