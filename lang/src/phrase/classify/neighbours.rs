//! The second pass: what the words beside a word decide.

use super::{Mode, Piece};
use crate::phrase::token::Class;

/// What can begin the description of somebody.
pub(super) const fn describes(class: Class) -> bool {
    matches!(
        class,
        Class::Symbol
            | Class::Adjective
            | Class::Participle
            | Class::Kind
            | Class::Title
            | Class::AnyTitle
            | Class::Printed
    )
}

pub(super) fn look(pieces: &mut Vec<Piece<'_>>, mode: Mode) {
    bind(pieces);
    for at in 0..pieces.len() {
        let Some(piece) = pieces.get(at) else {
            break;
        };
        let next = pieces.get(at + 1).map(|next| next.class);
        let described = next.is_some_and(describes);
        let class = match piece.class {
            Class::Any if next == Some(Class::Title) => Class::AnyTitle,
            Class::That if described || next == Some(Class::Name) => Class::ThatWord,
            Class::Number if described => Class::NumberOf,
            Class::No if !next.is_none_or(ends) => Class::NoWord,
            // `a` is a favourite name.
            Class::Quantifier if piece.text == "a" && !described => Class::Name,
            Class::If if is_ahead(pieces, at, Class::Else, closes_if) => Class::IfElse,
            Class::Quantifier | Class::Extreme
                if matches!(piece.text, "each" | "every" | "highest" | "lowest")
                    && is_ahead(pieces, at, Class::Over, closes_fold) =>
            {
                Class::Fold
            }
            Class::Name if mode == Mode::Statement && in_loop(pieces, at) => Class::BinderIn,
            class => class,
        };
        if let Some(piece) = pieces.get_mut(at) {
            piece.class = class;
        }
    }
    let binds: Vec<bool> = pieces
        .iter()
        .map(|piece| piece.class == Class::BinderIn)
        .collect();
    let mut behind = false;
    let mut at = 0;
    // The `in` behind such a name is part of it.
    retain(pieces, |_| {
        let keep = !behind;
        behind = binds.get(at).copied().unwrap_or(false);
        at += 1;
        keep
    });
}

/// Makes one of a name and the colon behind it where a kind follows.
fn bind(pieces: &mut Vec<Piece<'_>>) {
    let mut binder = false;
    for at in 0..pieces.len() {
        let [first, colon, kind] = [at, at + 1, at + 2].map(|at| pieces.get(at));
        let (Some(first), Some(colon), Some(kind)) = (first, colon, kind) else {
            break;
        };
        let name =
            first.class == Class::Name || first.class == Class::Quantifier && first.text == "a";
        if name && colon.class == Class::Colon && kind.class == Class::Kind {
            binder = true;
            if let Some(piece) = pieces.get_mut(at) {
                piece.class = Class::Binder;
            }
        }
    }
    if binder {
        let mut behind = false;
        retain(pieces, |piece| {
            let keep = !(behind && piece.class == Class::Colon);
            behind = piece.class == Class::Binder;
            keep
        });
    }
}

/// Keeps some pieces, and the brackets paired.
fn retain<'w>(pieces: &mut Vec<Piece<'w>>, mut keep: impl FnMut(&Piece<'w>) -> bool) {
    let before = pieces.len();
    let mut places = Vec::with_capacity(before);
    let mut kept = 0;
    pieces.retain(|piece| {
        let keep = keep(piece);
        places.push(kept);
        kept += usize::from(keep);
        keep
    });
    if pieces.len() < before {
        for piece in pieces {
            if let Some(place) = places.get(piece.mate) {
                piece.mate = *place;
            }
        }
    }
}

/// Whether a name stands before the `in` of a loop: `for each x in S`.
fn in_loop(pieces: &[Piece<'_>], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| pieces.get(at));
    let behind = pieces.get(at + 1);
    before.is_some_and(|before| before.class == Class::ForEach)
        && behind.is_some_and(|behind| behind.text == "in")
}

const fn ends(class: Class) -> bool {
    matches!(
        class,
        Class::Comma
            | Class::Close
            | Class::Else
            | Class::Then
            | Class::Block
            | Class::If
            | Class::IfElse
            | Class::Or
            | Class::And
            | Class::Where
    )
}

const fn closes_if(class: Class) -> bool {
    matches!(
        class,
        Class::Comma | Class::Then | Class::Colon | Class::Block
    )
}

const fn closes_fold(class: Class) -> bool {
    closes_if(class) || matches!(class, Class::Or | Class::And)
}

/// Whether a class stands ahead on the level of a place, before one that closes.
fn is_ahead(
    pieces: &[Piece<'_>],
    at: usize,
    wanted: Class,
    closes: impl Fn(Class) -> bool,
) -> bool {
    let level = pieces.get(at).map_or(0, |piece| piece.level);
    let ahead = pieces.iter().skip(at + 1);
    let within = ahead.take_while(|piece| piece.level >= level);
    let mut level_ones = within.filter(|piece| piece.level == level);
    let first = level_ones.find(|piece| piece.class == wanted || closes(piece.class));
    first.is_some_and(|piece| piece.class == wanted)
}
