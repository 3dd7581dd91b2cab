//! Patterns of words with slots, and how much of a script they take.

use super::words::{Said, said, written};
use crate::pieces::{Cut, label, pieces};

/// One piece of a pattern.
#[derive(Clone, Debug)]
pub(super) enum Part {
    Word(String),
    /// As few words as there can be; at the beginning one, and at the end one with what it is asked of.
    Slot(String),
    /// All up to the end of what is done.
    Rest(String),
    /// One word that is a name.
    Name(String),
    /// One title.
    Title(String),
    /// As many words as phrases of a class print.
    Class(String, String),
}

/// What fills a slot.
#[derive(Clone, Debug)]
pub(super) enum Filled<'w> {
    /// Words that are still to be read.
    Words(&'w [Said]),
    /// What phrases print.
    Printed(String),
}

/// The slots of a pattern, and what fills them.
pub(super) type Slots<'w> = Vec<(String, Filled<'w>)>;

/// What phrases of a class print for a script.
pub(crate) type Print<'a> = &'a dyn Fn(&str, &str) -> Option<String>;

/// Words that are read otherwise than they are spelled.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    pub(super) parts: Vec<Part>,
    pub(super) says: String,
}

/// Patterns, those with more words first.
pub(super) fn sorted<'a>(pairs: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<Pattern> {
    let pattern = |(script, says): (&str, &str)| Pattern {
        parts: parts(script),
        says: says.to_owned(),
    };
    let mut patterns: Vec<Pattern> = pairs.map(pattern).collect();
    patterns.sort_by_key(|pattern| std::cmp::Reverse(pattern.words()));
    patterns
}

impl Pattern {
    fn words(&self) -> usize {
        let words = self
            .parts
            .iter()
            .filter(|part| matches!(part, Part::Word(_)));
        words.count()
    }
}

fn parts(script: &str) -> Vec<Part> {
    let mut found = Vec::new();
    for piece in pieces(script) {
        match piece {
            Cut::Slot(name) if name.starts_with("name") => found.push(Part::Name(name.to_owned())),
            Cut::Slot(name) if name.starts_with("title") => {
                found.push(Part::Title(name.to_owned()));
            }
            Cut::Slot("rest") => found.push(Part::Rest("rest".to_owned())),
            Cut::Slot(slot) => found.push(match label(slot) {
                (name, class) if name != class => Part::Class(name.to_owned(), class.to_owned()),
                _ => Part::Slot(slot.to_owned()),
            }),
            Cut::Text(text) | Cut::Literal(text) => {
                found.extend(said(text).into_iter().map(|word| Part::Word(word.text)));
            }
        }
    }
    found
}

/// What stands in parentheses that hold all of it.
pub(super) fn inner(words: &[Said]) -> &[Said] {
    let around = |words: &[Said]| {
        let is = |word: Option<&Said>, mark: &str| word.is_some_and(|word| word.is(mark));
        is(words.first(), "(") && is(words.last(), ")") && group(words) == Some(words.len())
    };
    if around(words) {
        words.get(1..words.len() - 1).unwrap_or(words)
    } else {
        words
    }
}

/// With these words something else is done, or it is said when it is done.
const ENDS: &[&str] = &["then", "if", "unless", "until", "or"];

/// How many words a pattern takes from the beginning, and what fills its slots.
pub(super) fn fits<'w>(
    parts: &[Part],
    words: &'w [Said],
    print: Print<'_>,
    slots: &mut Slots<'w>,
) -> Option<usize> {
    let Some((part, rest)) = parts.split_first() else {
        return Some(0);
    };
    let first = words.first()?;
    let ends = !first.fixed && ENDS.contains(&first.text.as_str());
    match part {
        Part::Slot(_) if ends => None,
        Part::Word(wanted) => {
            let same = !first.fixed && first.text == *wanted;
            let after = words.get(1..).filter(|_| same)?;
            Some(1 + fits(rest, after, print, slots)?)
        }
        Part::Name(slot) => {
            let name = !first.fixed && first.text.chars().all(|c| c.is_alphanumeric() || c == '_');
            let after = words.get(1..).filter(|_| name)?;
            slots.push((slot.clone(), Filled::Words(words.get(..1)?)));
            Some(1 + fits(rest, after, print, slots)?)
        }
        Part::Title(slot) => {
            let after = words.get(1..).filter(|_| first.fixed)?;
            slots.push((slot.clone(), Filled::Words(words.get(..1)?)));
            Some(1 + fits(rest, after, print, slots)?)
        }
        Part::Rest(slot) => {
            let mut end = 0;
            while let Some(more) = words.get(end..).and_then(step)
                && !words
                    .get(end)
                    .is_some_and(|word| !word.fixed && ENDS.contains(&word.text.as_str()))
            {
                end += more;
            }
            let taken = words.get(..end).filter(|_| end > 0)?;
            slots.push((slot.clone(), Filled::Words(taken)));
            Some(end)
        }
        Part::Slot(slot) if rest.is_empty() && again(slot, slots).is_none() => {
            let end = term(words)?;
            slots.push((slot.clone(), Filled::Words(words.get(..end)?)));
            Some(end)
        }
        Part::Slot(slot) => {
            if let Some(again) = again(slot, slots) {
                let same = words.get(..again.len())?;
                let alike = same
                    .iter()
                    .zip(again)
                    .all(|(one, other)| one.text == other.text);
                let after = words.get(again.len()..).filter(|_| alike)?;
                return Some(again.len() + fits(rest, after, print, slots)?);
            }
            let mut end = 0;
            loop {
                end += step(words.get(end..)?)?;
                let before = slots.len();
                slots.push((slot.clone(), Filled::Words(words.get(..end)?)));
                if let Some(length) = fits(rest, words.get(end..)?, print, slots) {
                    return Some(end + length);
                }
                slots.truncate(before);
            }
        }
        Part::Class(slot, class) => {
            let comma = |words: &[Said]| words.first().filter(|word| word.is(",")).map(|_| 1);
            let mut ends = vec![step(words)?];
            while let Some(end) = ends.last().copied()
                && let Some(more) = words
                    .get(end..)
                    .and_then(|rest| step(rest).or_else(|| comma(rest)))
            {
                ends.push(end + more);
            }
            let before = slots.len();
            for end in ends.into_iter().rev() {
                slots.push((slot.clone(), Filled::Words(&[])));
                let taken = words.get(..end)?;
                if let Some(length) = fits(rest, words.get(end..)?, print, slots)
                    && let Some(text) = print(class, &written(taken))
                    && let Some((_, filled)) = slots.get_mut(before)
                {
                    *filled = Filled::Printed(text);
                    return Some(end + length);
                }
                slots.truncate(before);
            }
            None
        }
    }
}

/// What fills a slot that has been filled before: it is the same there.
fn again<'w>(slot: &str, slots: &Slots<'w>) -> Option<&'w [Said]> {
    slots.iter().find_map(|(known, filled)| match filled {
        Filled::Words(words) if known == slot => Some(*words),
        _ => None,
    })
}

/// One word, or what stands in parentheses; nothing where a phrase ends.
pub(super) fn step(words: &[Said]) -> Option<usize> {
    let first = words.first()?;
    if first.fixed {
        return Some(1);
    }
    match first.text.as_str() {
        "(" | "[" => group(words),
        ")" | "]" | "," | ":" | ";" => None,
        _ => Some(1),
    }
}

/// How many words there are up to the end of the group that begins here.
pub(super) fn group(words: &[Said]) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, word) in words.iter().enumerate().filter(|(_, word)| !word.fixed) {
        match word.text.as_str() {
            "(" | "[" => depth += 1,
            ")" | "]" => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// A word with what it is asked of: `points of that mission` from `points` on, `f(x)`.
fn term(words: &[Said]) -> Option<usize> {
    let mut end = step(words)?;
    if words
        .get(end)
        .is_some_and(|next| !next.fixed && next.text == "(" && !next.apart)
    {
        end += group(words.get(end..)?)?;
    }
    if words
        .get(end)
        .is_some_and(|next| !next.fixed && next.text == "of")
    {
        end += 1 + term(words.get(end + 1..)?)?;
    }
    Some(end)
}
