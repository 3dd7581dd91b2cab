//! The reading of a whole print, and of as much of it as can be read.
//!
//! A print is read only if all its readings say the same; nothing is guessed.

use super::grammar::{Chart, ClassId, Grammar};
use super::tokens::{Sort, Token, cut};
use smol_str::SmolStr;
use std::collections::BTreeSet;
use std::fmt;

/// Why a print was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// No phrase goes on from here.
    Unknown {
        /// The word that stands there.
        near: String,
        /// The words before it that were read.
        behind: String,
    },
    /// No line of the phrasebook reads its column.
    NoLine,
    /// Its readings say different things.
    TwoWays(String, String),
    /// It is too long, or has too many readings.
    TooMuch,
    /// What it says does not check, and what is told of it.
    Refused(String),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { near, .. } if near.is_empty() => write!(f, "there is nothing"),
            Self::Unknown { near, behind } if behind.is_empty() => {
                write!(f, "no phrase begins with `{near}`")
            }
            Self::Unknown { near, behind } => {
                write!(f, "behind `{behind}` no phrase goes on with `{near}`")
            }
            Self::NoLine => write!(f, "no line of the phrasebook reads this column"),
            Self::TwoWays(one, other) => write!(
                f,
                "it can be read as `{}` and as `{}`",
                one.trim_end(),
                other.trim_end()
            ),
            Self::TooMuch => write!(f, "it has too many readings"),
            Self::Refused(message) => write!(f, "it does not check: {message}"),
        }
    }
}

/// What a print says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The script.
    pub script: String,
    /// The phrases it was read with.
    pub phrases: BTreeSet<usize>,
    /// The bytes of the print that say it.
    pub bytes: (usize, usize),
}

/// Reads a print as one class, from its first token to its last.
///
/// # Errors
/// Why it was not read.
pub fn whole(grammar: &Grammar, class: ClassId, text: &str) -> Result<Said, Unread> {
    let tokens = cut(text);
    let chart = Chart::new(grammar, text, &tokens);
    if chart.overflown {
        return Err(Unread::TooMuch);
    }
    let mut found: Option<Said> = None;
    for (at, reading) in chart.readings(0, class) {
        if reading.end != tokens.len() {
            continue;
        }
        match &found {
            Some(first) if first.script != reading.script => {
                return Err(Unread::TwoWays(
                    first.script.clone(),
                    reading.script.clone(),
                ));
            }
            Some(_) => {}
            None => {
                let mut phrases = BTreeSet::new();
                chart.phrases_of(0, at, &mut phrases);
                found = Some(Said {
                    script: reading.script.clone(),
                    phrases,
                    bytes: (0, text.len()),
                });
            }
        }
    }
    found.ok_or_else(|| stuck(&chart, text, &tokens, 0, tokens.len()))
}

/// What a grammar says of tokens that are read whole. Of several readings the one of the first phrases is taken.
///
/// # Errors
/// Why it was not read.
pub fn whole_of(
    grammar: &Grammar,
    class: ClassId,
    text: &str,
    tokens: &[Token],
) -> Result<String, Unread> {
    let chart = Chart::new(grammar, text, tokens);
    if chart.overflown {
        return Err(Unread::TooMuch);
    }
    let readings = chart.readings(0, class);
    let whole = readings.filter(|(_, reading)| reading.end == tokens.len());
    let best =
        whole.min_by_key(|(at, reading)| (chart.phrases_in_order(0, *at), reading.script.as_str()));
    let best = best.map(|(_, reading)| reading.script.clone());
    best.ok_or_else(|| stuck(&chart, text, tokens, 0, tokens.len()))
}

/// How many words of what was read are told.
const BEHIND: usize = 4;

/// Where the phrases do not go on that begin with the first of some tokens.
pub(super) fn stuck(
    chart: &Chart<'_>,
    text: &str,
    tokens: &[Token],
    start: usize,
    end: usize,
) -> Unread {
    let last = end.saturating_sub(1).max(start);
    let at = chart.reach(start).clamp(start, last);
    let near = tokens.get(at).map_or("", |token| token.text.as_str());
    let from = at.saturating_sub(BEHIND).max(start);
    let from = tokens.get(from).map(|token| token.start);
    let to = tokens.get(at).map(|token| token.start);
    let behind = from.zip(to).and_then(|(from, to)| text.get(from..to));
    Unread::Unknown {
        near: near.to_owned(),
        behind: behind.unwrap_or("").trim().to_owned(),
    }
}

/// What was read of a text.
#[derive(Clone, Debug, Default)]
pub struct Covered {
    /// What it begins with, if that is a part of its own.
    pub opening: Option<Said>,
    /// Its sentences that were read.
    pub units: Vec<Said>,
    /// Those that were not: which bytes of the text.
    pub skipped: Vec<(usize, usize)>,
    /// Why something was not read.
    pub why: Option<Unread>,
}

/// A way through the tokens up to some place.
#[derive(Clone, Debug, Default)]
struct Way {
    /// How many sentences, and how many tokens, were passed over.
    cost: (usize, usize),
    /// The readings: where each begins, which it is there, and whether it is the opening.
    steps: Vec<(usize, usize, bool)>,
    skipped: Vec<(usize, usize)>,
    script: String,
}

/// Reads a text as an opening and units, and passes over the sentences that cannot be read.
#[must_use]
pub fn cover(
    grammar: &Grammar,
    opening: Option<ClassId>,
    unit: Option<ClassId>,
    bound: &[SmolStr],
    text: &str,
) -> Covered {
    let tokens = cut(text);
    let chart = Chart::new(grammar, text, &tokens);
    if chart.overflown {
        return Covered {
            why: Some(Unread::TooMuch),
            skipped: vec![(0, text.len())],
            ..Covered::default()
        };
    }
    // The best ways to each place that say different things: two are enough to know that there is more than one.
    let mut ways: Vec<Vec<Way>> = vec![Vec::new(); tokens.len() + 1];
    if let Some(first) = ways.first_mut() {
        first.push(Way::default());
    }
    for at in 0..tokens.len() {
        let here = ways.get(at).cloned().unwrap_or_default();
        for way in &here {
            let opens = at == 0 && reads_opening(&chart, opening);
            let classes = [opening.filter(|_| opens), unit.filter(|_| !opens)];
            for (which, class) in classes.into_iter().enumerate() {
                let Some(class) = class else { continue };
                for (reading_at, reading) in chart.readings(at, class) {
                    let mut next = way.clone();
                    next.steps.push((at, reading_at, which == 0));
                    if !reading.script.is_empty() {
                        // Facts that stand together say the same as facts one by one.
                        next.script.push_str(&reading.script.replace("; ", "\n"));
                        next.script.push('\n');
                    }
                    offer(&mut ways, reading.end, next);
                }
            }
            if !opens && begins_sentence(&tokens, at, bound) {
                let end = (at..tokens.len())
                    .find(|end| ends_sentence(&tokens, *end))
                    .map_or(tokens.len(), |end| end + 1);
                let end = closing(&tokens, end);
                let mut next = way.clone();
                next.cost = (next.cost.0 + 1, next.cost.1 + end - at);
                next.skipped.push((at, end));
                offer(&mut ways, end, next);
            }
        }
    }
    let last = ways.last().cloned().unwrap_or_default();
    let mut last = last.into_iter();
    let Some(best) = last.next() else {
        return Covered {
            why: Some(stuck(&chart, text, &tokens, 0, tokens.len())),
            skipped: vec![(0, text.len())],
            ..Covered::default()
        };
    };
    if let Some(other) = last.next() {
        let why = Some(Unread::TwoWays(best.script, other.script));
        return Covered {
            why,
            skipped: vec![(0, text.len())],
            ..Covered::default()
        };
    }
    let mut covered = Covered::default();
    for (start, at, opens) in best.steps {
        let mut phrases = BTreeSet::new();
        chart.phrases_of(start, at, &mut phrases);
        let class = if opens { opening } else { unit };
        let script =
            class.and_then(|class| chart.readings(start, class).find(|(which, _)| *which == at));
        let end = script
            .as_ref()
            .map_or(start, |(_, reading)| reading.end.saturating_sub(1));
        let first = tokens.get(start).map_or(0, |token| token.start);
        let said = Said {
            script: script.map_or_else(String::new, |(_, reading)| reading.script.clone()),
            phrases,
            bytes: (first, tokens.get(end).map_or(first, |token| token.end)),
        };
        if opens {
            covered.opening = Some(said)
        } else {
            covered.units.push(said)
        }
    }
    for (start, end) in best.skipped {
        let first = tokens.get(start).map_or(0, |token| token.start);
        let last = tokens
            .get(end.saturating_sub(1))
            .map_or(first, |token| token.end);
        covered.skipped.push((first, last));
        let why = &mut covered.why;
        why.get_or_insert_with(|| stuck(&chart, text, &tokens, start, end));
    }
    covered
}

fn reads_opening(chart: &Chart<'_>, opening: Option<ClassId>) -> bool {
    opening.is_some_and(|class| chart.readings(0, class).next().is_some())
}

/// Keeps a way if it is as good as those that are known, and says something else.
fn offer(ways: &mut [Vec<Way>], at: usize, way: Way) {
    let Some(known) = ways.get_mut(at) else {
        return;
    };
    match known.first().map(|best| best.cost.cmp(&way.cost)) {
        Some(std::cmp::Ordering::Less) => {}
        Some(std::cmp::Ordering::Equal) => {
            if known.len() < 2 && known.iter().all(|other| other.script != way.script) {
                known.push(way);
            }
        }
        Some(std::cmp::Ordering::Greater) | None => *known = vec![way],
    }
}

/// Whether a sentence that cannot be read may begin here: with a capital, and not with a word that joins it to what was read.
fn begins_sentence(tokens: &[Token], at: usize, bound: &[SmolStr]) -> bool {
    let Some(token) = tokens.get(at) else {
        return false;
    };
    let after_end = at == 0
        || tokens
            .get(at - 1)
            .is_some_and(|before| matches!(before.text.as_str(), "." | ")" | "\"" | ";" | "!"));
    if bound.contains(&token.text) {
        return false;
    }
    match token.sort {
        Sort::Word => token.text.starts_with(char::is_uppercase),
        Sort::Number | Sort::Icon | Sort::Title => after_end,
        Sort::Mark => after_end && matches!(token.text.as_str(), "(" | "\"" | "*"),
    }
}

/// Whether this token is the full stop of a sentence.
fn ends_sentence(tokens: &[Token], at: usize) -> bool {
    let Some(token) = tokens.get(at) else {
        return false;
    };
    if token.text != "." {
        return false;
    }
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    let initial = before.is_some_and(|word| {
        word.sort == Sort::Word && word.text.chars().count() == 1 && word.end == token.start
    });
    let glued = tokens
        .get(at + 1)
        .is_some_and(|next| next.start == token.end && next.sort == Sort::Word);
    !glued && !initial
}

/// What closes behind a full stop belongs to the sentence.
fn closing(tokens: &[Token], mut end: usize) -> usize {
    while tokens
        .get(end)
        .is_some_and(|token| matches!(token.text.as_str(), ")" | "\""))
        && end > 0
    {
        end += 1;
    }
    end
}
