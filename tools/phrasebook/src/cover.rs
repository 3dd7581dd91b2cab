//! The reading of a whole print, and of as much of it as can be read.
//!
//! A print is read only if all its readings say the same; nothing is guessed.

use super::grammar::{Chart, ClassId, Grammar};
use super::tokens::{Sort, Token, cut};
use super::way::{Taken, Way, offer};
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
    // The best way to each place.
    let mut ways: Vec<Option<Way>> = vec![None; tokens.len() + 1];
    if let Some(first) = ways.first_mut() {
        *first = Some(Way::default());
    }
    // The places at which a sentence may begin that is passed over, and the ways to them.
    let mut open = Vec::new();
    for at in 0..tokens.len() {
        let Some(way) = ways.get(at).cloned().flatten() else {
            continue;
        };
        let opens = at == 0 && reads_opening(&chart, opening);
        let class = if opens { opening } else { unit };
        for (which, reading) in class
            .into_iter()
            .flat_map(|class| chart.readings(at, class))
        {
            let taken = if opens {
                Taken::Opening(which)
            } else {
                Taken::Unit(which)
            };
            let next = way.with(at, reading.end, taken, &reading.script);
            offer(&mut ways, reading.end, next);
        }
        if !opens && begins_sentence(&tokens, at, bound, way.has_read()) {
            let end = (at..tokens.len())
                .find(|end| ends_sentence(&tokens, *end))
                .map_or(tokens.len(), |end| end + 1);
            let end = closing(&tokens, end);
            offer(&mut ways, end, way.with(at, end, Taken::Passed, ""));
            open.push((at, way));
        }
    }
    // Where no sentence can begin behind what was passed over, all of the rest is passed over, and what a word joins to
    // that, but the opening.
    let end = tokens.len();
    let joins = tokens.iter().rposition(|token| bound.contains(&token.text));
    let is_apart = |at: usize| joins.is_none_or(|joins| joins < at);
    let rest = || {
        let last = open.iter().rev().find(|(at, _)| is_apart(*at));
        let first = open.first().filter(|(_, way)| way.opens());
        let (at, way) = last.or(first)?;
        Some(way.with(*at, end, Taken::Passed, ""))
    };
    let Some(best) = ways.pop().flatten().or_else(rest) else {
        return Covered {
            why: Some(stuck(&chart, text, &tokens, 0, end)),
            skipped: vec![(0, text.len())],
            ..Covered::default()
        };
    };
    let mut covered = Covered::default();
    for piece in best.pieces {
        let first = tokens.get(piece.start).map_or(0, |token| token.start);
        let last = tokens.get(piece.end.saturating_sub(1));
        let bytes = (first, last.map_or(first, |token| token.end));
        let said = |class: Option<ClassId>, at: usize| {
            let mut readings = class
                .into_iter()
                .flat_map(|class| chart.readings(piece.start, class));
            let reading = readings.find(|(which, _)| *which == at);
            let mut phrases = BTreeSet::new();
            chart.phrases_of(piece.start, at, &mut phrases);
            Said {
                script: reading.map_or_else(String::new, |(_, reading)| reading.script.clone()),
                phrases,
                bytes,
            }
        };
        let why = match piece.taken {
            Taken::Opening(at) => {
                covered.opening = Some(said(opening, at));
                continue;
            }
            Taken::Unit(at) => {
                covered.units.push(said(unit, at));
                continue;
            }
            Taken::Passed => stuck(&chart, text, &tokens, piece.start, piece.end),
            Taken::Doubtful(one, other) => Unread::TwoWays(one, other),
        };
        covered.skipped.push(bytes);
        covered.why.get_or_insert(why);
    }
    covered
}

fn reads_opening(chart: &Chart<'_>, opening: Option<ClassId>) -> bool {
    opening.is_some_and(|class| chart.readings(0, class).next().is_some())
}

/// Whether a sentence that cannot be read may begin here: with a capital, and not with a word that joins it to what was
/// read. Behind what was read it may begin with a title, an icon or a whole sentence in parentheses, too.
fn begins_sentence(tokens: &[Token], at: usize, bound: &[SmolStr], has_read: bool) -> bool {
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
        Sort::Word => is_capital(token),
        Sort::Icon | Sort::Title => after_end || has_read,
        Sort::Number => after_end,
        Sort::Mark if after_end => matches!(token.text.as_str(), "(" | "\"" | "*"),
        Sort::Mark => has_read && token.text == "(" && tokens.get(at + 1).is_some_and(is_capital),
    }
}

fn is_capital(token: &Token) -> bool {
    token.sort == Sort::Word && token.text.starts_with(char::is_uppercase)
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
