//! Phrases: expressions, selections, requirements, effects, happenings, changes.
//!
//! Each function reads a whole row of words and reports what is wrong with it; it takes every word it
//! is given or says that one is too many.

use super::{Cursor, Cx, PhraseError, Read, Reported, Typed};
use crate::sentence::{Item, Phrase};
use crate::span::Span;
use crate::tree::{
    BlockId, Card, CardId, EventPattern, ExprId, HookRole, Pick, QuoteType, Statement, Type,
};

fn not_yet(cx: &mut Cx<'_>, words: Cursor<'_>, what: &'static str) -> Reported {
    let span = words.span();
    cx.report(PhraseError::NotYet { what, span })
}

/// An expression of any type.
///
/// # Errors
/// When it was reported.
pub fn expr(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<Typed> {
    Err(not_yet(cx, words, "an expression"))
}

/// An expression that must have a type (a kind under it will do).
///
/// # Errors
/// When it was reported.
pub fn expr_of(cx: &mut Cx<'_>, words: Cursor<'_>, ty: &Type) -> Read<ExprId> {
    let _ = ty;
    expr(cx, words).map(|typed| typed.id)
}

/// A truth.
///
/// # Errors
/// When it was reported.
pub fn condition(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<ExprId> {
    Err(not_yet(cx, words, "a condition"))
}

/// Text kept as a value: a requirement, amount, selection, effects, happening or symbols.
///
/// # Errors
/// When it was reported.
pub fn quote(cx: &mut Cx<'_>, words: Cursor<'_>, ty: QuoteType) -> Read<ExprId> {
    let _ = ty;
    Err(not_yet(cx, words, "kept text"))
}

/// A happening. Its roles get slots in the present frame, and `it` becomes the object's.
///
/// # Errors
/// When it was reported.
pub fn happening(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<EventPattern> {
    Err(not_yet(cx, words, "a happening"))
}

/// Effects written behind a colon, as a block.
///
/// # Errors
/// When it was reported.
pub fn effects(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<BlockId> {
    Err(not_yet(cx, words, "effects"))
}

/// The statements of a block.
///
/// # Errors
/// When it was reported. All mistakes of the block have then been.
pub fn statements(cx: &mut Cx<'_>, items: &[Item]) -> Read<BlockId> {
    let mut read = Vec::new();
    let mut failed = None;
    for item in items {
        match statement(cx, item) {
            Ok(statements) => read.extend(statements.into_iter().map(|one| (one, item.span))),
            Err(reported) => failed = Some(reported),
        }
    }
    match failed {
        Some(reported) => Err(reported),
        None => Ok(cx.block(read)),
    }
}

/// One statement; a choice in its object comes first as a statement of its own.
///
/// # Errors
/// When it was reported.
pub fn statement(cx: &mut Cx<'_>, item: &Item) -> Read<Vec<Statement>> {
    let words = Cursor::over(&item.head.words, item.span);
    Err(not_yet(cx, words, "this statement"))
}

/// `pick NAME: SELECTION` of an action, `let NAME be SELECTION`: a choice kept in a slot that gets the
/// name.
///
/// # Errors
/// When it was reported.
pub fn pick(cx: &mut Cx<'_>, name: Cursor<'_>, words: Cursor<'_>) -> Read<Pick> {
    let _ = name;
    Err(not_yet(cx, words, "a choice"))
}

/// `SUBJECT: CHANGES`: one role for each change, in the present frame.
///
/// # Errors
/// When it was reported.
pub fn changes(cx: &mut Cx<'_>, subject: &Phrase, changes: &Phrase) -> Read<Vec<HookRole>> {
    let _ = subject;
    Err(not_yet(cx, Cursor::new(changes), "a change"))
}

/// One text item of a card that is neither a fact nor a clause: frames and a body. Its hooks and
/// actions go to the book and are listed in `card`.
///
/// # Errors
/// When it was reported.
pub fn card_text(
    cx: &mut Cx<'_>,
    item: &Item,
    clause: u32,
    id: CardId,
    card: &mut Card,
) -> Read<()> {
    let _ = (clause, id, card);
    let words = Cursor::over(&item.head.words, item.span);
    Err(not_yet(cx, words, "card text"))
}

/// Statements kept as a value of type effects: a clause whose last slot is written as a block, or as one
/// whole item (`if C: EFFECTS`).
///
/// # Errors
/// When it was reported.
pub fn quote_block(cx: &mut Cx<'_>, items: &[Item], span: Span) -> Read<ExprId> {
    let _ = (items, span);
    let words = Cursor::over(&[], span);
    Err(not_yet(cx, words, "a block kept as a value"))
}
