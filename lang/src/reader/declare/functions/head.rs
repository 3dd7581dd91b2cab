//! The words and the parameters with which a noun, a relation, an adjective and a need are declared.

use super::super::desk::Desk;
use super::super::shape::{RawParam, at_group, name, params, plain_words};
use crate::reader::{Cursor, Read};
use crate::sentence::Word;
use crate::span::Span;
use smol_str::SmolStr;

/// Whether `in play` stands here.
pub(super) fn in_play(words: &Cursor<'_>) -> bool {
    words.peek().is_some_and(|word| word.is("in"))
        && words.ahead(1).is_some_and(|word| word.is("play"))
}

type Head<'s> = (SmolStr, Span, Vec<RawParam<'s>>);

/// `(a: K) WORD [(b: T)]`, or `WORD (a: K, b: T)`.
pub(super) fn relation<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Head<'s>> {
    let mut list = Vec::new();
    if at_group(words) {
        list.extend(params(desk, words, None)?);
    }
    // A relation's word may be a preposition, alone or behind others: `docked at`.
    let (text, span) = plain_words(desk, words, "the relation's word", |words| {
        words.peek().and_then(Word::name) == Some("because") || in_play(words)
    })?;
    if at_group(words) {
        list.extend(params(desk, words, None)?);
    }
    Ok((text, span, list))
}

/// `WORD (c: K)`, or `(v: ENUM) of (c: K)`, whose name is empty.
pub(super) fn adjective<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Head<'s>> {
    if at_group(words) {
        return of_symbols(desk, words);
    }
    let (text, span) = name(desk, words, &["because"], "the adjective")?;
    let list = params(desk, words, None)?;
    Ok((text, span, list))
}

/// `(v: ENUM) of (c: K)`: what has no word of its own.
pub(super) fn of_symbols<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Head<'s>> {
    let here = words.here();
    let mut list = params(desk, words, None)?;
    if !words.eat("of") {
        return Err(desk.expected("`of` and what has the symbols", words.here()));
    }
    list.extend(params(desk, words, None)?);
    Ok((SmolStr::default(), here, list))
}

/// `(s: ENUM) x (n: number)` and the other shapes; a need has no word.
pub(super) fn need<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Head<'s>> {
    let here = words.here();
    let mut list = params(desk, words, None)?;
    words.eat("x");
    if at_group(words) {
        list.extend(params(desk, words, None)?);
    }
    Ok((SmolStr::default(), here, list))
}
