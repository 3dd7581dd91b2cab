//! From a list's text to its lines.

use super::DeckError;
use spaceline_lang::span::{FileId, Span};

const MOST_LINES: usize = 2_000;
const MOST_CARDS: u32 = 5_000;

/// A deck list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckList {
    /// Its parts, in order; one without a heading may stand first.
    pub parts: Vec<DeckPart>,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckPart {
    /// Its heading without the colon; empty for what stands above the first.
    pub heading: String,
    /// Where the heading stands.
    pub span: Span,
    /// Its lines.
    pub lines: Vec<DeckLine>,
}

/// One line of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckLine {
    /// How many.
    pub count: u32,
    /// The title as it is written, without marks in front or behind.
    pub title: String,
    /// The short mark behind the title (`*VOY`); empty for a bare `*`.
    pub mark: Option<String>,
    /// Where the title stands.
    pub span: Span,
}

/// Reads a list. What cannot be read is told, and the rest is read.
#[must_use]
pub fn read(file: FileId, text: &str) -> (DeckList, Vec<DeckError>) {
    let mut list = DeckList::default();
    let mut errors = Vec::new();
    let mut part = DeckPart {
        heading: String::new(),
        span: Span::new(file, 0, 0),
        lines: Vec::new(),
    };
    let mut cards = 0;
    let mut start = 0;
    for (number, line) in text.split(['\n', '\r']).enumerate() {
        let at = start;
        start += line.len() + 1;
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') || trimmed.starts_with("//") {
            continue;
        }
        let span = place(file, at, line, trimmed);
        if number >= MOST_LINES || cards > MOST_CARDS {
            errors.push(DeckError::TooLong { span });
            break;
        }
        match line_of(trimmed) {
            Row::Heading(heading) => {
                let next = DeckPart {
                    heading: heading.to_owned(),
                    span,
                    lines: Vec::new(),
                };
                let done = std::mem::replace(&mut part, next);
                keep(&mut list, done);
            }
            Row::Cards(Some(count), rest) => {
                cards += count;
                let (title, mark) = marks(rest);
                part.lines.push(DeckLine {
                    count,
                    title: title.to_owned(),
                    mark: mark.map(str::to_owned),
                    span: place(file, at, line, rest),
                });
            }
            Row::Cards(None, _) => errors.push(DeckError::Count { span }),
            Row::Neither => errors.push(DeckError::Line { span }),
        }
    }
    keep(&mut list, part);
    (list, errors)
}

fn keep(list: &mut DeckList, part: DeckPart) {
    // The part before the first heading is only there if something stands in it.
    if !part.lines.is_empty() || !part.heading.is_empty() {
        list.parts.push(part);
    }
}

/// Where a piece of a line stands.
fn place(file: FileId, start: usize, line: &str, piece: &str) -> Span {
    let offset = line.find(piece).unwrap_or(0);
    let at = |byte| u32::try_from(byte).unwrap_or(u32::MAX);
    let start = start + offset;
    Span::new(file, at(start), at(start + piece.len()))
}

enum Row<'a> {
    Heading(&'a str),
    Cards(Option<u32>, &'a str),
    Neither,
}

fn line_of(line: &str) -> Row<'_> {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (count, rest) = line.split_at(digits);
    if count.is_empty() {
        return match line.strip_suffix(':') {
            Some(heading) if !heading.trim().is_empty() => Row::Heading(heading.trim()),
            _ => Row::Neither,
        };
    }
    let rest = rest.strip_prefix(['x', 'X']).unwrap_or(rest);
    let title = rest.trim_start();
    if title.is_empty() || title.len() == rest.len() {
        return Row::Neither;
    }
    let count = count.parse().ok().filter(|n| (1..=999).contains(n));
    Row::Cards(count, title)
}

/// Takes the marks off a title: `%` in front, `*` and a short mark behind.
fn marks(text: &str) -> (&str, Option<&str>) {
    let text = text.strip_prefix('%').unwrap_or(text).trim_start();
    match text.find('*') {
        Some(at) if at > 0 => {
            let (title, mark) = text.split_at(at);
            (title.trim_end(), Some(mark.trim_matches('*').trim()))
        }
        _ => (text, None),
    }
}
