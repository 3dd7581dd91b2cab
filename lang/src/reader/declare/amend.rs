//! `amend rule R { ... }`: an edition changes parts of a rule and leaves the others as they are.
//!
//! In the block stand `replace PART`, `omit PART`, `amend PART { ... }`, and whatever is added. A part is known by
//! its first word and as many words behind it as it takes: `noun x`, `action report`, `limit one_each`, `forbid
//! attack of (s: ship)`.

use super::desk::Desk;
use super::layers::{Change, without_key};
use super::table::keyword;
use crate::reader::{DeclareError, Read};
use crate::sentence::{Item, Word};
use crate::span::Span;
use crate::words::Key;
use smol_str::SmolStr;

/// Whether an item of an edition changes something that stands elsewhere.
pub(super) fn changes(item: &Item) -> bool {
    matches!(
        item.key(),
        Some(Key::Replace | Key::Omit | Key::Amend | Key::Add)
    )
}

/// A part as it is called: `noun x`.
#[must_use]
pub fn called(part: &Item) -> String {
    let (word, _, rest) = keyword(part);
    // A relation has its parameter before its name.
    let name = rest.rest().iter().find_map(Word::name);
    match name {
        Some(name) => format!("{word} {name}"),
        None => word.to_owned(),
    }
}

/// How many words of two heads are the same at the front.
pub(super) fn alike(one: &Item, other: &Item) -> usize {
    let both = one.head.words.iter().zip(&other.head.words);
    both.take_while(|(one, other)| one.kind == other.kind)
        .count()
}

/// The item with the changes of an `amend`, and what each of them changed; `put` is what this edition has put there
/// before.
pub(super) fn amended(
    desk: &mut Desk,
    base: &Item,
    amend: &Item,
    within: &str,
    changed: &mut Vec<Change>,
    put: &[Span],
) -> Item {
    let mut item = base.clone();
    let Some(block) = &mut item.block else {
        return item;
    };
    let mut taken: Vec<(usize, Span)> = Vec::new();
    for part in amend.inner().filter(|part| !part.is_broken()) {
        // What is wrong with one change has been reported, and the others count.
        let _ = one(
            desk,
            &mut block.items,
            part,
            (amend, within, put),
            changed,
            &mut taken,
        );
    }
    item
}

/// One line of an `amend`.
fn one(
    desk: &mut Desk,
    parts: &mut Vec<Item>,
    line: &Item,
    (amend, within, put): (&Item, &str, &[Span]),
    changed: &mut Vec<Change>,
    taken: &mut Vec<(usize, Span)>,
) -> Read<()> {
    let key = line.key().filter(|_| changes(line));
    let mut new = match key {
        Some(_) => without_key(line),
        None => line.clone(),
    };
    if new.cites.is_empty() {
        new.cites.clone_from(&amend.cites);
    }
    if key.is_none_or(|key| key == Key::Add) {
        changed.push(Change {
            what: format!("{within} / {}", called(&new)),
            base: None,
            by: line.span,
        });
        parts.push(new);
        return Ok(());
    }
    let at = find(desk, parts, &new, key == Some(Key::Omit))?;
    let Some(part) = parts.get_mut(at) else {
        return Ok(());
    };
    let what = format!("{within} / {}", called(part));
    let span = line.head.span;
    if key == Some(Key::Amend) {
        let part_before = part.clone();
        *part = amended(desk, &part_before, line, &what, changed, put);
        return Ok(());
    }
    let taken_here = taken.iter().find(|(known, _)| *known == at);
    let before = put.iter().find(|span| **span == part.span);
    if let Some(first) = taken_here.map(|(_, first)| first).or(before) {
        let (name, first) = (SmolStr::new(called(part)), *first);
        return Err(desk.report(DeclareError::GoneAlready { name, span, first }));
    }
    changed.push(Change {
        what,
        base: Some(part.span),
        by: line.span,
    });
    if key == Some(Key::Omit) {
        parts.remove(at);
        taken.retain(|(known, _)| *known != at);
        for (known, _) in taken.iter_mut().filter(|(known, _)| *known > at) {
            *known -= 1;
        }
    } else {
        *part = new;
        taken.push((at, span));
    }
    Ok(())
}

/// The part that is meant: of those that begin with the same two words, the one that shares most. What is left out is
/// named by words that all have to stand there.
fn find(desk: &mut Desk, parts: &[Item], named: &Item, whole: bool) -> Read<usize> {
    let (word, span, rest) = keyword(named);
    let span = span.to(named.head.span);
    let wanted = if whole {
        rest.rest().len()
    } else {
        rest.rest().len().min(1)
    };
    let least = named.head.words.len() - rest.rest().len() + wanted;
    let such = parts.iter().enumerate();
    let such = such.filter(|(_, part)| keyword(part).0 == word && alike(part, named) >= least);
    let found: Vec<(usize, usize)> = such.map(|(at, part)| (at, alike(part, named))).collect();
    let most = found.iter().map(|(_, alike)| *alike).max();
    let best: Vec<usize> = found
        .iter()
        .filter(|(_, alike)| Some(*alike) == most)
        .map(|(at, _)| *at)
        .collect();
    match best.as_slice() {
        [one] => Ok(*one),
        [] => {
            let (what, name) = ("part of this rule called", called(named));
            let known: Vec<String> = parts.iter().map(called).collect();
            let known = known.iter().map(String::as_str);
            Err(desk.report(DeclareError::unknown(what, &name, span, known)))
        }
        [first, second, ..] => {
            let place = |at: &usize| parts.get(*at).map_or(span, |part| part.head.span);
            Err(desk.report(DeclareError::SeveralParts {
                span,
                name: SmolStr::new(called(named)),
                first: place(first),
                second: place(second),
            }))
        }
    }
}
