//! Setups: how scripts say what `given` may speak of in scenarios.
//!
//! `setup WORDS (x: T) ... [: (y: T)] { }` is a procedure with a way of writing it. What a mission with
//! seeds beneath it is, or a team on a planet, is thus said by the scripts that know such things.

use super::desk::{Desk, index};
use super::procedures::push;
use super::raw::{Place, Raw, RawProcedure};
use super::shape::{at_group, done, params};
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::Item;
use crate::tree::ProcedureId;
use crate::vocabulary::{Piece, SetupForm, spelling};
use smol_str::SmolStr;

/// The first pass: its words, and the procedure behind them.
pub(super) fn enter<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let span = words.span();
    let mut pieces = Vec::new();
    let mut all = Vec::new();
    while let Some(word) = words.peek() {
        if at_group(&words) {
            for param in params(desk, &mut words, None)? {
                pieces.push(Piece::Slot(slot(all.len())));
                all.push(param);
            }
        } else if let Some(text) = spelling(word) {
            pieces.push(Piece::Word(text));
            words.next_word();
        } else {
            return Err(desk.report(DeclareError::Extra { span: word.span }));
        }
    }
    if pieces.is_empty() {
        return Err(desk.expected("the words of the setup", span));
    }
    let mut colon = None;
    if let Some(behind) = &item.colon {
        let mut rest = Cursor::new(behind);
        colon = Some(slot(all.len()));
        let last = params(desk, &mut rest, None)?;
        done(desk, &rest)?;
        all.extend(last.into_iter().take(1));
    }
    if item.block.is_none() {
        return Err(desk.expected("a block with what is set up", item.head.span.after()));
    }
    let known = desk
        .vocab
        .setups
        .iter()
        .find(|one| one.pieces == pieces && one.colon == colon);
    if let Some(first) = known.map(|one| one.span) {
        return Err(desk.twice("setup", &shown(&pieces), span, first));
    }
    let id = ProcedureId(index(desk.book.procedures.len()));
    push(desk, item, place, shown(&pieces), span);
    raw.procedures.push(RawProcedure {
        id,
        params: all,
        gives: None,
        window: None,
        item,
        place,
        env: None,
    });
    desk.vocab.setups.push(SetupForm {
        pieces,
        colon,
        procedure: id,
        span,
    });
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
