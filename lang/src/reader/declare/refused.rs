//! What is wrong with the outside of a declaration, and silence about what follows from that.

use super::desk::Desk;
use super::shape;
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::Item;
use crate::vocabulary::{Class, Entry, spelling};

/// Refuses a colon, `means` or block that the declaration has no use for: it would be passed over in
/// silence.
pub(super) fn tails(desk: &mut Desk, item: &Item, word: &str) -> Read<()> {
    let (colon, means, block) = match word {
        "enum" | "field" | "zone" | "scope" | "clause" | "frame" | "time" => (true, false, false),
        "kind" | "verb" | "procedure" | "action" | "rule" | "card" => (false, false, true),
        "noun" | "relation" | "adjective" | "need" | "law" => (false, true, false),
        "state" => (false, true, true),
        "event" | "window" | "menu" | "limit" | "set" | "titles" | "said" => (false, false, false),
        _ => return Ok(()),
    };
    let colon = item.colon.as_ref().filter(|_| !colon);
    let means = item.means.as_ref().filter(|_| !means);
    let block = item.block.as_ref().filter(|_| !block);
    let phrase = colon.or(means).map(|phrase| phrase.span);
    let other = item.otherwise.first().map(|other| other.span);
    match phrase.or(block.map(|block| block.span)).or(other) {
        Some(span) => Err(desk.report(DeclareError::Extra { span })),
        None => Ok(()),
    }
}

/// Enters the names at the front of a declaration that was refused, unless they are known: what uses them is
/// passed over in silence.
pub(super) fn poison(desk: &mut Desk, words: Cursor<'_>) {
    for mut part in words.commas() {
        while shape::at_group(&part) {
            part.next_word();
        }
        let mut text = String::new();
        let span = part.here();
        while let Some(word) = part.peek().and_then(spelling) {
            let known = part
                .peek()
                .is_some_and(|word| word.is_prep() || word.is_conn());
            if known || ["gives", "says", "log", "past", "plural"].contains(&word.as_str()) {
                break;
            }
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&word);
            part.next_word();
        }
        // Where the name ends may be the very thing that is wrong, so its first word counts as well.
        let first = text.split(' ').next().unwrap_or_default();
        for name in [text.as_str(), first] {
            if !name.is_empty() && desk.vocab.get(name).is_none() {
                // It is not there, so it can be entered.
                let _ = desk.vocab.declare(name, Entry::new(Class::Broken, span));
            }
        }
    }
}
