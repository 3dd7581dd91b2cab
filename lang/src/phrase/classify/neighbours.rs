//! The second pass: what the words beside a word decide.

use super::tables::{closes_fold, closes_if, describes, ends};
use super::{Mode, Piece};
use crate::phrase::token::Class;

pub(super) fn look(pieces: &mut Vec<Piece<'_>>, mode: Mode) {
    bind(pieces, mode);
    let mut next = None;
    // Of each level, whether an `else` and an `over` stand ahead, before what ends the search for them.
    let mut ahead: Vec<(bool, bool)> = Vec::new();
    for piece in pieces.iter_mut().rev() {
        ahead.resize(usize::from(piece.level) + 1, (false, false));
        let (otherwise, over) = ahead.last().copied().unwrap_or_default();
        let described = next.is_some_and(describes);
        let class = piece.class;
        piece.class = match class {
            Class::Any if next == Some(Class::Title) => Class::AnyTitle,
            Class::That if described || next == Some(Class::Name) => Class::ThatWord,
            Class::Number if described => Class::NumberOf,
            Class::No if !next.is_none_or(ends) => Class::NoWord,
            // `a` is a favourite name.
            Class::Quantifier if piece.text == "a" && !described => Class::Name,
            Class::If if otherwise => Class::IfElse,
            Class::Quantifier | Class::Extreme if over && folds(piece.text) => Class::Fold,
            class => class,
        };
        if let Some((otherwise, over)) = ahead.last_mut() {
            *otherwise = class == Class::Else || *otherwise && !closes_if(class);
            *over = class == Class::Over || *over && !closes_fold(class);
        }
        next = Some(class);
    }
}

/// Whether a word makes one value of many, where an `over` follows.
fn folds(text: &str) -> bool {
    matches!(text, "each" | "every" | "highest" | "lowest")
}

/// Makes one of a name and the colon behind it where a kind follows, and of a name and `in` behind it in a loop.
fn bind(pieces: &mut Vec<Piece<'_>>, mode: Mode) {
    let mut bound = Vec::new();
    for at in 0..pieces.len() {
        let class = |at: usize| pieces.get(at).map(|piece| piece.class);
        let is = |at: usize, text: &str| pieces.get(at).is_some_and(|piece| piece.text == text);
        let named = class(at) == Some(Class::Name);
        let kind = class(at + 1) == Some(Class::Colon) && class(at + 2) == Some(Class::Kind);
        let binder = if kind && (named || class(at) == Some(Class::Quantifier) && is(at, "a")) {
            Class::Binder
        } else if named
            && mode == Mode::Statement
            && class(at.wrapping_sub(1)) == Some(Class::ForEach)
            && is(at + 1, "in")
        {
            Class::BinderIn
        } else {
            continue;
        };
        bound.push(at);
        if let Some(piece) = pieces.get_mut(at) {
            piece.class = binder;
        }
    }
    if bound.is_empty() {
        return;
    }
    // The colon or the `in` goes, and the brackets stay paired.
    let mut places = Vec::with_capacity(pieces.len());
    let mut bound = bound.into_iter().peekable();
    let mut kept = 0;
    let mut at = 0;
    pieces.retain(|_| {
        places.push(kept);
        let keep = bound.next_if(|binder| binder + 1 == at).is_none();
        at += 1;
        kept += usize::from(keep);
        keep
    });
    for piece in pieces {
        if let Some(place) = places.get(piece.mate) {
            piece.mate = *place;
        }
    }
}
