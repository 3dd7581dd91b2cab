//! Ways to damage a text.

use super::cases::one_of;
use spaceline_runtime::ask::offer::{Dice, Pebbles};

/// What stands in no script, or in all of them.
const ODD: [&str; 24] = [
    "\u{0}",
    "\u{feff}",
    "é",
    "🖖",
    "\u{202e}",
    "\t",
    "\r",
    "\"",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    ":",
    ",",
    "//",
    "99999999999999999999",
    "-1",
    "9223372036854775807",
    "x2147483647",
    "0",
    "it",
];

/// A text in its words, marks and blanks; joined they are the text again.
pub fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut begin = 0;
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let sort = match letter {
            letter if letter.is_alphanumeric() || letter == '_' => 0,
            ' ' => 1,
            _ => 2,
        };
        if before.is_some_and(|before| before != sort || sort == 2) {
            tokens.push(&text[begin..at]);
            begin = at;
        }
        before = Some(sort);
    }
    tokens.push(&text[begin..]);
    tokens
}

/// A text with a few things wrong.
pub fn damaged(dice: &mut Pebbles, text: &str, words: &[&str]) -> String {
    let mut tokens: Vec<String> = tokens(text).into_iter().map(str::to_owned).collect();
    for _ in 0..=dice.below(4) {
        let size = tokens.len().max(1);
        let at = dice.below(size).min(tokens.len());
        let other = dice.below(size);
        match dice.below(11) {
            0 if at < tokens.len() => drop(tokens.remove(at)),
            1 => tokens.insert(at, (*one_of(dice, words)).to_owned()),
            2 if at < tokens.len() => tokens[at] = (*one_of(dice, words)).to_owned(),
            3 if at < tokens.len() && other < tokens.len() => tokens.swap(at, other),
            4 => tokens.insert(at, (*one_of(dice, &ODD)).to_owned()),
            5 => tokens.truncate(at),
            // A piece is doubled, goes elsewhere, or is gone.
            6 | 7 => {
                let end = (at + dice.below(40)).min(tokens.len());
                let piece: Vec<String> = tokens[at..end].to_vec();
                let to = other.min(tokens.len());
                tokens.splice(to..to, piece);
            }
            8 => drop(tokens.drain(at..(at + dice.below(30)).min(size).min(tokens.len()))),
            9 => {
                let deep = dice.below(300);
                tokens.insert(at, "(".repeat(deep));
                let end = (at + 1 + dice.below(10)).min(tokens.len());
                tokens.insert(end, ")".repeat(deep));
            }
            _ if at < tokens.len() => tokens[at] = format!("{0} {0}", tokens[at]),
            _ => {}
        }
    }
    tokens.concat()
}

/// Words thrown together.
pub fn soup(dice: &mut Pebbles, words: &[&str]) -> String {
    let mut text = String::new();
    for _ in 0..1 + dice.below(60) {
        let word = if dice.below(12) == 0 {
            *one_of(dice, &ODD)
        } else {
            *one_of(dice, words)
        };
        text.push_str(word);
        let between: &&str = one_of(dice, &[" ", " ", " ", " ", "\n", ""]);
        text.push_str(between);
    }
    text
}

/// A text with a few bytes changed, as far as it is a text still.
pub fn flipped(dice: &mut Pebbles, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len());
        match dice.below(4) {
            0 => bytes[at] ^= 1 << dice.below(8),
            1 => bytes[at] = b' ' + u8::try_from(dice.below(95)).unwrap_or(0),
            // Digits stay digits, so that what is checked behind the reading of numbers is reached.
            2 => {
                let digit = bytes.iter().skip(at).position(u8::is_ascii_digit);
                if let Some(digit) = digit {
                    bytes[at + digit] = b'0' + u8::try_from(dice.below(10)).unwrap_or(0);
                }
            }
            _ => bytes.truncate(at.max(1)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
