//! Phrases: expressions, selections, requirements, effects, happenings, changes.
//!
//! Each function reads a whole row of words and reports what is wrong with it; it takes every word it
//! is given or says that one is too many.

mod able;
mod adjective;
mod afterwards;
mod amount;
mod announced;
mod asked;
mod atom;
mod bound;
mod builtin;
mod call;
mod calls;
mod can;
mod change;
mod changes;
mod choose;
mod deed;
mod deeds;
mod done_to;
mod dropped;
mod effects;
mod either;
mod equal;
mod example;
mod expr;
mod forbidden;
mod forbids;
mod frame;
mod frames;
mod gain;
mod happening;
mod head;
mod holder;
mod joined;
mod kept;
mod lasting;
mod look;
mod make;
mod meant;
mod needed;
mod needs;
mod nowhere;
mod offer;
mod outside;
mod owner;
mod past;
mod place;
mod posts;
mod quality;
mod quote;
mod resolve;
mod resolver;
mod role;
mod roles;
mod row;
mod said;
mod select;
mod spell;
mod statement;
mod steps;
mod target;
mod text;
mod time;
mod types;
mod value;
mod ways;
mod whence;
mod whom;
mod writes;

use super::{Cursor, Cx, Read, Typed};
use crate::phrase::Aim;
use crate::sentence::{Item, Op, Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{BlockId, Card, CardId, EventPattern, ExprId, HookRole, Pick, QuoteType, Type};

pub(super) use meant::full_stop;
pub(super) use quote::Sequel;

/// An expression of any type.
pub fn expr(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<Typed> {
    cx.resolve(Aim::Condition, words, |at, root| at.settled(root))
}

/// An expression that must have a type (a kind under it will do).
pub fn expr_of(cx: &mut Cx<'_>, words: Cursor<'_>, ty: &Type) -> Read<ExprId> {
    cx.resolve(Aim::Condition, words, |at, root| {
        let val = at.value(root)?;
        at.want_loose(val, ty)
    })
}

/// A truth.
pub fn condition(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<ExprId> {
    expr_of(cx, words, &Type::Truth)
}

/// Text kept as a value: a condition, amount, selection, effects, happening or symbols.
pub fn quote(cx: &mut Cx<'_>, words: Cursor<'_>, ty: QuoteType) -> Read<ExprId> {
    let aim = match ty {
        QuoteType::Truth | QuoteType::Number => Aim::Condition,
        QuoteType::Selection => Aim::Selections,
        QuoteType::Effects => Aim::Effects,
        QuoteType::Event => Aim::Happening,
        QuoteType::Symbols => Aim::List,
    };
    match ty {
        QuoteType::Effects => cx.kept_effects(None, Sequel::Words(words)),
        QuoteType::Event => cx.resolve(aim, words, |at, root| at.kept_happening(root)),
        QuoteType::Selection => cx.resolve(aim, words, |at, root| at.kept_selection_at(root)),
        _ => cx.resolve(aim, words, |at, root| at.kept_answer(root, ty)),
    }
}

/// A selection kept as a value: with whom somebody must be.
pub fn company(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<ExprId> {
    cx.resolve(Aim::Selections, words, |at, root| at.kept_company_at(root))
}

/// What a card may lie on, kept as a value.
pub fn host(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<ExprId> {
    cx.resolve(Aim::Selections, words, |at, root| at.kept_host_at(root))
}

/// A requirement kept as a value: a condition in which `Honor x2` means what `need` says.
pub fn requirement(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<ExprId> {
    cx.resolve(Aim::Need, words, |at, root| at.kept_needs(root))
}

/// Statements kept as a value of type effects: a clause whose last slot is written as a block, or as one
/// whole item (`if C: EFFECTS`).
pub fn quote_block(cx: &mut Cx<'_>, items: &[Item], span: Span) -> Read<ExprId> {
    cx.kept_effects(None, Sequel::Items(items, span))
}

/// Effects beside a happening, kept as a value: if they speak of what happened, they know its roles.
pub fn sequel(cx: &mut Cx<'_>, event: Cursor<'_>, effects: Sequel<'_>) -> Read<ExprId> {
    cx.kept_effects(Some(event), effects)
}

/// A happening. Its roles get slots in the present frame, and `it` becomes the object's.
pub fn happening(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<EventPattern> {
    let happening = cx.happening_of(words)?;
    match happening.before {
        true => Err(cx.not_yet("`about to be` here: begin with `before`", words.span())),
        false => Ok(happening.pattern),
    }
}

/// Effects written behind a colon, as a block.
pub fn effects(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<BlockId> {
    cx.env.recalls = statement::recalls(words.rest());
    let body = cx.kept_words(words)?;
    Ok(cx.block(body))
}

/// The statements of a block.
pub fn statements(cx: &mut Cx<'_>, items: &[Item]) -> Read<BlockId> {
    cx.statements(items)
}

/// All words of an item: its key, the words before its colon, and those behind it.
#[must_use]
pub fn whole(item: &Item) -> Vec<Word> {
    statement::whole(item).into_owned()
}

/// A row of words as it is written.
#[must_use]
pub fn row(words: &[Word]) -> String {
    spell::row(words)
}

/// Where a name stands among words, in parentheses or not.
#[must_use]
pub fn spoken(words: &[Word], name: &str) -> Option<Span> {
    let mut slot = false;
    words.iter().find_map(|word| {
        // Behind a dot stands the name of a slot.
        let dotted = std::mem::replace(&mut slot, word.is_op(Op::Dot));
        match &word.kind {
            WordKind::Group(phrases) | WordKind::List(phrases) => phrases
                .iter()
                .find_map(|phrase| spoken(&phrase.words, name)),
            _ => (word.name() == Some(name) && !dotted).then_some(word.span),
        }
    })
}

/// `x in S [where C]`, `x: KIND [in S] [where C]`: the set. The name holds in C only.
pub fn members(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<Typed> {
    cx.resolve(Aim::Condition, words, |at, root| at.members_at(root))
}

/// `S [where C]`: the set. In C the member is `it`.
pub fn unnamed(cx: &mut Cx<'_>, words: Cursor<'_>) -> Read<Typed> {
    cx.resolve(Aim::Condition, words, |at, root| at.unnamed_at(root))
}

/// `pick NAME: SELECTION` of an action: a choice kept in a slot that gets the name.
pub fn pick(cx: &mut Cx<'_>, name: Cursor<'_>, words: Cursor<'_>) -> Read<Pick> {
    let mut name_at = name;
    let Some(word) = name_at.next_word() else {
        return Err(cx.expected("a name", &name_at));
    };
    cx.finish(&name_at)?;
    cx.check_local(word)?;
    let slot = cx.env.fresh();
    let text = smol_str::SmolStr::new(word.name().unwrap_or_default());
    let read = cx.resolve(Aim::Condition, words, |at, root| at.pick_at(root, slot));
    let ty = match &read {
        Ok((pick, elem)) if pick.single => Some(elem.clone()),
        Ok((_, elem)) => Some(Type::Set(Box::new(elem.clone()))),
        Err(_) => None,
    };
    cx.env.name(text.clone(), slot, ty, word.span);
    read.map(|(pick, _)| Pick {
        name: Some(text),
        ..pick
    })
}

/// `SUBJECT: CHANGES`: one role for each change, in the present frame.
pub fn changes(cx: &mut Cx<'_>, subject: &Phrase, changes: &Phrase) -> Read<Vec<HookRole>> {
    cx.resolve_changes(subject, changes, |at, root| at.standing_at(root))
}

/// One text item of a card that is neither a fact nor a clause: frames and a body. Its hooks and
/// actions go to the book and are listed in `card`.
pub fn card_text(
    cx: &mut Cx<'_>,
    item: &Item,
    clause: u32,
    id: CardId,
    card: &mut Card,
) -> Read<()> {
    let words = statement::whole(item);
    let source = cx.source_of_text(item, &words, clause, id);
    cx.resolve_item(Aim::Text, &words, item, |at, root| {
        at.card_text_at(root, source, card)
    })
}
