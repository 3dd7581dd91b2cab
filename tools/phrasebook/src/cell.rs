//! The cell of a column: read whole, or, if it is a list of pieces, those of them that can be read.

use super::cover::{Said, Unread, stuck, whole};
use super::grammar::{Chart, ClassId, Grammar};
use super::tokens::{Sort, Token, cut};
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// A piece of a cell that was not read, and why.
pub type Lost = (String, Unread);

/// Reads a cell: what was read of it, and what was not.
#[must_use]
pub fn read(
    grammar: &Grammar,
    class: ClassId,
    bound: &[SmolStr],
    text: &str,
) -> (Vec<Said>, Vec<Lost>) {
    match whole(grammar, class, text) {
        Ok(said) => (vec![said], Vec::new()),
        Err(why @ Unread::Unknown { .. }) => pieces(grammar, class, bound, text)
            .unwrap_or_else(|_| (Vec::new(), vec![(text.to_owned(), why)])),
        Err(why) => (Vec::new(), vec![(text.to_owned(), why)]),
    }
}

/// Reads of a list of pieces those that can be read, and tells of the others. A piece that cannot be read is an icon,
/// a single word or what stands in brackets of another sort; where something else cannot be read, or such a word
/// joins two pieces, nothing is.
///
/// # Errors
/// Why nothing of it was read.
fn pieces(
    grammar: &Grammar,
    class: ClassId,
    bound: &[SmolStr],
    text: &str,
) -> Result<(Vec<Said>, Vec<Lost>), Unread> {
    let tokens = cut(text);
    let chart = Chart::new(grammar, text, &tokens);
    let why = || stuck(&chart, text, &tokens, 0, tokens.len());
    if chart.overflown || !grammar.goes_on(class) {
        return Err(why());
    }
    let (mut read, mut lost) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let far = chart
            .readings(at, class)
            .max_by_key(|(_, reading)| reading.end);
        let bytes = |end: usize| {
            let last = tokens.get(end.saturating_sub(1));
            (token.start, last.map_or(token.end, |last| last.end))
        };
        if let Some((which, reading)) = far {
            let mut same = chart.readings(at, class);
            if let Some((_, other)) =
                same.find(|(_, other)| other.end == reading.end && other.script != reading.script)
            {
                return Err(Unread::TwoWays(
                    reading.script.clone(),
                    other.script.clone(),
                ));
            }
            let mut phrases = BTreeSet::new();
            chart.phrases_of(at, which, &mut phrases);
            read.push(Said {
                script: reading.script.clone(),
                phrases,
                bytes: bytes(reading.end),
            });
            at = reading.end;
        } else {
            let end = strange(&tokens, at, bound).ok_or_else(why)?;
            let (from, to) = bytes(end);
            let piece = text.get(from..to).unwrap_or("").to_owned();
            let near = piece.clone();
            let behind = String::new();
            lost.push((piece, Unread::Unknown { near, behind }));
            at = end;
        }
    }
    if read.is_empty() {
        return Err(why());
    }
    Ok((read, lost))
}

/// The end of a piece that cannot be read, if it is one that stands alone.
fn strange(tokens: &[Token], at: usize, bound: &[SmolStr]) -> Option<usize> {
    let token = tokens.get(at)?;
    let word = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Word);
    let opens = |token: &Token| matches!(token.text.as_str(), "<" | "(");
    let closes = |token: &Token| matches!(token.text.as_str(), ">" | ")");
    match token.sort {
        Sort::Icon => Some(at + 1),
        Sort::Word => {
            let alone = !word(at + 1) && !at.checked_sub(1).is_some_and(word);
            let joins = bound
                .iter()
                .any(|word| word.eq_ignore_ascii_case(&token.text));
            (alone && !joins).then_some(at + 1)
        }
        Sort::Mark if opens(token) => {
            let mut rest = tokens.iter().enumerate().skip(at + 1).take(2);
            rest.find(|(_, token)| closes(token))
                .map(|(end, _)| end + 1)
        }
        _ => None,
    }
}
