//! Setups: how scripts say what `given` may speak of in scenarios.
//!
//! `setup WORDS (x: T) ... [: (y: T)] { }` is a procedure with a way of writing it. What a mission with
//! seeds beneath it is, or a team on a planet, is thus said by the scripts that know such things.

use super::desk::{Desk, index};
use super::params::pieces;
use super::procedures::push;
use super::raw::{Declared, Raw};
use super::table::keyword;
use crate::reader::Read;
use crate::tree::ProcedureId;
use crate::vocabulary::{Piece, SetupForm, shown};
use smol_str::SmolStr;

/// The first pass: its words, and the procedure behind them.
pub(super) fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let words = keyword(one.item).2;
    let span = words.span();
    let mut params = Vec::new();
    let mut next = |_: &mut Desk, param| {
        params.push(param);
        Ok(u16::try_from(params.len() - 1).unwrap_or(u16::MAX))
    };
    let mut written = pieces(desk, words, &mut next)?;
    if written.is_empty() {
        return Err(desk.expected("the words of the setup", span));
    }
    let name = SmolStr::new(shown(&written, |_| SmolStr::new_static("...")));
    if let Some(behind) = one.colon() {
        written.push(Piece::Word(SmolStr::new_static(":")));
        written.extend(pieces(desk, behind, &mut next)?);
    }
    desk.block(one.item, "a block with what is set up")?;
    let mut known = desk.vocab.setups.iter();
    let known = known.find(|one| one.pieces == written);
    if let Some(first) = known.map(|one| one.span) {
        return Err(desk.twice("setup", &name, span, first));
    }
    one.id = index(desk.book.procedures.len());
    push(desk, &one, name, span);
    desk.vocab.setups.push(SetupForm {
        pieces: written,
        procedure: ProcedureId(one.id),
        span,
    });
    one.head.params = params;
    raw.keep("procedure", one);
    Ok(())
}
