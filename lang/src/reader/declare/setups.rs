//! Setups: how scripts say what `given` may speak of in scenarios.
//!
//! `setup WORDS (x: T) ... [: (y: T)] { }` is a procedure with a way of writing it. What a mission with
//! seeds beneath it is, or a team on a planet, is thus said by the scripts that know such things.

use super::desk::{Desk, index};
use super::params::{group, pieces};
use super::procedures::push;
use super::raw::{Declared, Raw};
use super::table::keyword;
use crate::reader::Read;
use crate::tree::ProcedureId;
use crate::vocabulary::{Piece, SetupForm};
use smol_str::SmolStr;

/// The first pass: its words, and the procedure behind them.
pub(super) fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let words = keyword(one.item).2;
    let span = words.span();
    let mut params = Vec::new();
    let pieces = pieces(desk, words, |_, param| {
        params.push(param);
        Ok(slot(params.len() - 1))
    })?;
    if pieces.is_empty() {
        return Err(desk.expected("the words of the setup", span));
    }
    let mut colon = None;
    if let Some(mut rest) = one.colon() {
        colon = Some(slot(params.len()));
        let last = desk.check(group(&mut rest, None))?;
        desk.form(rest, &[])?;
        params.extend(last.into_iter().take(1));
    }
    desk.block(one.item, "a block with what is set up")?;
    let mut known = desk.vocab.setups.iter();
    let known = known.find(|one| one.pieces == pieces && one.colon == colon);
    if let Some(first) = known.map(|one| one.span) {
        return Err(desk.twice("setup", &shown(&pieces), span, first));
    }
    one.id = index(desk.book.procedures.len());
    push(desk, &one, shown(&pieces), span);
    desk.vocab.setups.push(SetupForm {
        pieces,
        colon,
        procedure: ProcedureId(one.id),
        span,
    });
    one.head.params = params;
    raw.keep("procedure", one);
    Ok(())
}

fn slot(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

/// The words of a setup, for messages.
pub(super) fn shown(pieces: &[Piece]) -> SmolStr {
    let parts: Vec<&str> = pieces
        .iter()
        .map(|piece| match piece {
            Piece::Word(word) => word.as_str(),
            Piece::Slot(_) => "...",
        })
        .collect();
    SmolStr::new(parts.join(" "))
}
