//! Words that agree with each other: `two ships that are`, `an outpost`.
//!
//! In: the words of a sentence in their order, some of them marked as naming several. Out: the sentence.

use super::words::Said;
use std::collections::BTreeMap;

/// The names of kinds, and how several of them are called.
pub(crate) type Kinds = BTreeMap<String, String>;

/// Numbers that people write as words.
const NUMBERS: &[&str] = &[
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
];

/// Where a selection ends, and something is said of it.
const STOPS: &[&str] = &[
    "in", "on", "at", "with", "where", "aboard", "here", "present", "under", "of", "from",
    "beside", "if", "then", "for", "*",
];

/// The kind that words name, before anything is said of it: its place, and its name.
pub(super) fn kind_in(words: &[Said], kinds: &Kinds) -> Option<(usize, String)> {
    for (at, word) in words.iter().enumerate() {
        if word.fixed {
            continue;
        }
        let named =
            |(one, several): &(&String, &String)| **one == word.text || **several == word.text;
        if let Some((one, _)) = kinds.iter().find(named) {
            return Some((at, one.clone()));
        }
        if STOPS.contains(&word.text.as_str()) || word.text == ":" || word.text == "," {
            return None;
        }
    }
    None
}

/// Whether a word is the name of a kind, of one or of several.
pub(super) fn names_a_kind(word: &str, kinds: &Kinds) -> bool {
    kinds
        .iter()
        .any(|(one, several)| one == word || several == word)
}

/// Marks the kinds of which there are several: `two ship`, `number of ship`.
pub(super) fn count(words: &mut [Said], kinds: &Kinds) {
    for at in 0..words.len() {
        let (Some(word), Some(behind)) = (words.get(at), words.get(at + 1..)) else {
            continue;
        };
        let number = NUMBERS.contains(&word.text.as_str())
            || word.text.parse::<u32>().is_ok_and(|number| number > 1);
        let each = ["one", "each", "every", "no", "another"]
            .iter()
            .any(|each| word.is(each));
        let of = each && behind.first().is_some_and(|your| your.is("your"))
            || word.is("over")
            || word.is("number")
                && behind.first().is_some_and(|of| of.is("of"))
                && !behind.get(1).is_some_and(|times| times.is("times"));
        if word.fixed || !(number || of) {
            continue;
        }
        let skip = usize::from(word.is("number"));
        let found = kind_in(behind.get(skip..).unwrap_or_default(), kinds);
        let kind = found.and_then(|(far, _)| words.get_mut(at + 1 + skip + far));
        if let Some(kind) = kind {
            kind.many = true;
        }
    }
}

/// How one word stands behind another that names several.
const AGREE: &[(&str, &str)] = &[("is", "are"), ("has", "have")];
/// What may stand between them.
const JOINS: &[&str] = &["that", "who", "and", "or"];

/// Words in a row, of which some mean somebody. What is left out leaves no marks behind.
pub(super) fn told(said: &[Said], kinds: &Kinds, means: &dyn Fn(&str) -> Option<String>) -> String {
    let mut words: Vec<(String, bool)> = Vec::new();
    let mut several = false;
    for word in said {
        let apart = word.apart && !matches!(word.text.as_str(), "," | ":" | "." | ";");
        let joined = words
            .last()
            .is_some_and(|(last, _)| JOINS.contains(&last.as_str()));
        let agreeing = AGREE
            .iter()
            .find(|(one, _)| several && joined && *one == word.text);
        let text = if let Some((_, agreeing)) = agreeing {
            (*agreeing).to_owned()
        } else if word.fixed {
            word.text.clone()
        } else if word.text == "then" && words.last().is_some_and(|(last, _)| last != ",") {
            // What is done then stands behind a comma.
            words.push((",".to_owned(), false));
            word.text.clone()
        } else if let Some(meant) = means(&word.text) {
            meant
        } else if let Some(many) = kinds.get(&word.text).filter(|_| word.many) {
            many.replace('_', " ")
        } else {
            word.text.replace('_', " ")
        };
        if kinds.contains_key(&word.text) && !word.fixed {
            several = word.many;
        } else if matches!(word.text.as_str(), "," | ":") {
            several = false;
        }
        // What a form says behind its slot may be what the slot ends with: `score points` points.
        let plain = text.chars().all(|c| c.is_ascii_lowercase());
        if plain && words.last().is_some_and(|(last, _)| *last == text) {
            continue;
        }
        words.push((text, apart));
    }
    compare(&mut words);
    let mut line = String::new();
    for (at, (text, apart)) in words.iter().enumerate() {
        if *apart && !line.is_empty() && !line.ends_with(' ') {
            line.push(' ');
        }
        let next = words.get(at + 1).map_or("", |(next, _)| next.as_str());
        line.push_str(if text == "a" && vowel(next) {
            "an"
        } else {
            text
        });
    }
    // What a letter stands for is a number, and not the number.
    line.trim().replace("=the number of", "=number of")
}

/// A number stands close to what it is compared with, and anything else is compared in words.
fn compare(words: &mut [(String, bool)]) {
    for at in 0..words.len() {
        let next = words.get(at + 1).map_or("", |(next, _)| next.as_str());
        let number = next.starts_with(|first: char| first.is_ascii_digit());
        let Some((mark, apart)) = words.get_mut(at) else {
            continue;
        };
        let said = match mark.as_str() {
            // What is told close to both sides stays so: `22<STRENGTH<55`.
            "<" | ">" if !*apart => continue,
            "<" => "is less than",
            ">" => "is more than",
            _ => continue,
        };
        if !number {
            said.clone_into(mark);
            continue;
        }
        *apart = false;
        if let Some((_, apart)) = words.get_mut(at + 1) {
            *apart = false;
        }
    }
}

/// What phrases print, `a` as it is spoken before the word behind it.
pub(crate) fn spoken(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let next = words.iter().skip(1).copied().chain([""]);
    let spoken = words.iter().zip(next);
    let spoken = spoken.map(|(word, next)| match *word {
        "a" if vowel(next) => "an",
        word => word,
    });
    spoken.collect::<Vec<&str>>().join(" ")
}

/// Whether a word begins as a vowel is spoken.
fn vowel(word: &str) -> bool {
    let small = word.to_lowercase();
    let spoken_otherwise = ["uni", "use", "one", "u."]
        .iter()
        .any(|first| small.starts_with(first));
    small.starts_with(['a', 'e', 'i', 'o', 'u']) && !spoken_otherwise
}
