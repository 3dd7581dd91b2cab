//! The clauses of a card: literal words with slots between them.

mod fill;
mod fit;

pub(super) use fit::fit_with;

use super::{Draft, form, reworded};
use crate::reader::{Cursor, Cx, DeclareError, Read, TrapError, phrase};
use crate::sentence::{Item, Word, WordKind};
use crate::span::Span;
use crate::tree::{KindId, QuoteType, Type};
use crate::vocabulary::{Class, ClausePattern, Head, Piece};
use crate::words::Key;
use fill::fill;
use fit::fit;
use fit::{literals, tail};
use smallvec::{SmallVec, smallvec};
use smol_str::SmolStr;
use std::borrow::Cow;

/// What fills a slot.
#[derive(Clone, Copy)]
pub(super) enum Filling<'s> {
    Words(Cursor<'s>),
    Items(&'s [Item], Span),
}

/// What fills the slots of a pattern. Most have one or two, and most patterns that are tried do not fit.
pub(super) type Slots<'s> = SmallVec<[(u16, Filling<'s>); 2]>;

/// A pattern that fits an item.
struct Fit<'s> {
    at: usize,
    /// How many literal words it has: the more, the closer it fits.
    literal: usize,
    slots: Slots<'s>,
}

/// All words of an item's head. A key is a word like any other here.
pub(super) fn words_of(item: &Item) -> Cow<'_, [Word]> {
    let Some((key, span)) = item.key else {
        return Cow::Borrowed(&item.head.words);
    };
    let kind = WordKind::Name {
        text: SmolStr::new_static(key.text()),
        quoted: false,
    };
    let mut words = vec![Word { kind, span }];
    words.extend_from_slice(&item.head.words);
    Cow::Owned(words)
}

/// Reads an item that is a clause. Tells whether it was one.
pub(super) fn read(cx: &mut Cx<'_>, draft: &mut Draft<'_>, item: &Item) -> Read<bool> {
    match reworded::whole(cx, draft, item) {
        Some(whole) => read_as(cx, draft, &whole),
        None => read_as(cx, draft, item),
    }
}

/// Whether a clause fits an item, and whether effects are its last slot then.
pub(super) fn fitting(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<bool> {
    let words = words_of(item);
    let mut heads = cx.vocab.heads(&words);
    heads.find_map(|(head, _)| {
        let Head::Clause(at) = head else { return None };
        let pattern = cx.vocab.clauses.get(at)?;
        let slots = fit(pattern, &words, item).filter(|_| draft.carries(cx, pattern))?;
        let form = cx.book.clauses.get(pattern.form.index())?;
        let last = slots
            .last()
            .and_then(|(slot, _)| form.params.get(usize::from(*slot)));
        Some(last.is_some_and(|param| param.ty == Type::Quote(QuoteType::Effects)))
    })
}

fn read_as(cx: &mut Cx<'_>, draft: &mut Draft<'_>, item: &Item) -> Read<bool> {
    let words = words_of(item);
    let vocab = cx.vocab;
    let mut best: Option<Fit<'_>> = None;
    let mut other_kind = None;
    let mut frame = None;
    let mut ends = None;
    for (head, count) in vocab.heads(&words) {
        let Head::Clause(at) = head else {
            // A frame with longer first words wins over every clause with shorter ones.
            if best.is_none() {
                frame = Some(count);
            }
            break;
        };
        let Some(pattern) = vocab.clauses.get(at) else {
            continue;
        };
        let Some(slots) = fit(pattern, &words, item) else {
            let behind = tail(item).filter(|_| draft.carries(cx, pattern));
            if ends.is_none() && behind.is_some() && fit_with(pattern, &words, item, None).is_some()
            {
                ends = Some(pattern).zip(behind);
            }
            continue;
        };
        if !draft.carries(cx, pattern) {
            other_kind = other_kind.or(Some(at));
            continue;
        }
        let literal = literals(pattern);
        if best.as_ref().is_none_or(|best| literal > best.literal) {
            best = Some(Fit { at, literal, slots });
        }
    }
    if best.is_none() && frame.is_none() && is_plain(item) {
        super::slip::standing(cx, item)?;
        if let Some(slip) = super::slip::flag_in_words(cx, draft, item, false) {
            return Err(cx.report(slip));
        }
        // What nobody can do for as long as the card lies there stands, on cards whose texts are steps as well.
        // Nor does what begins like a clause of other cards go on as a sentence of this one.
        let others = other_kind.and_then(|at| vocab.clauses.get(at));
        let elsewhere = others.is_some_and(|pattern| literals(pattern) > 2);
        if !stands(cx, &words) && !elsewhere {
            best = any_text(cx, draft, &words, item);
        }
        if let (Some(_), Some(needs)) = (&best, need_before(cx, draft)) {
            need_behind(cx, needs, &words)?;
        }
    }
    if let Some(fit) = best {
        return fill(cx, draft, item, &fit).map(|()| true);
    }
    if let (Some((pattern, (_, span))), None) = (ends, frame) {
        let others = form::going_on(cx, draft, pattern);
        if !others.is_empty() {
            let form = form::shown(cx, pattern);
            return Err(cx.report(TrapError::ClauseGoesOn { form, others, span }));
        }
    }
    let elsewhere = other_kind.and_then(|at| vocab.clauses.get(at));
    // `unless` and the like begin text too, so only words that nothing else begins with tell.
    let second = words.get(1..).unwrap_or_default();
    let unknown = vocab.lookup(second).is_none();
    let told = elsewhere.filter(|pattern| match frame {
        None if !is_frame(item) => true,
        frame => {
            let further = matches!(pattern.pieces.get(1), Some(Piece::Word(_)));
            further && unknown && frame.unwrap_or(1) < literals(pattern)
        }
    });
    if let Some(pattern) = told {
        let name = |kind: Option<KindId>| {
            let kind = kind.and_then(|kind| cx.book.kinds.get(kind.index()));
            kind.map(|kind| kind.named.name.clone()).unwrap_or_default()
        };
        let error = DeclareError::OtherKind {
            form: form::shown(cx, pattern),
            kind: name(Some(draft.kind)),
            of: if pattern.kinds.is_empty() {
                name(pattern.of)
            } else {
                let kinds = pattern.kinds.iter().map(|kind| name(Some(*kind)));
                SmolStr::new(kinds.collect::<Vec<_>>().join("` or `"))
            },
            span: item.head.span,
            declared: pattern.span,
        };
        return Err(cx.report(error));
    }
    Ok(false)
}

/// Whether an item begins like text with a frame of the language.
fn is_frame(item: &Item) -> bool {
    let key = matches!(
        item.key(),
        Some(Key::When | Key::If | Key::While | Key::Instead)
    );
    let word = item.head.words.first();
    key || word.is_some_and(|word| {
        word.is("unless") || word.is("just") || word.is("before") || word.is("at")
    })
}

/// Whether an item is nothing but effects: no frame, no changes, no option of the player's.
fn is_plain(item: &Item) -> bool {
    // `if C: EFFECTS` is effects with a condition.
    let conditional = item.key() == Some(Key::If);
    if conditional {
        return item.colon.is_some() || item.block.is_some();
    }
    item.colon.is_none() && (item.block.is_none() || is_choice(item)) && !is_frame(item)
}

/// Whether an item is a choice among effects: `choose one { A; B }`, `P chooses one { A; B }`.
fn is_choice(item: &Item) -> bool {
    let words = &item.head.words;
    let one = |at: usize| {
        let behind = words.get(at + 1..).unwrap_or_default();
        let none = match behind {
            [_] => true,
            [_, or, none] => or.is("or") && none.is("none"),
            _ => false,
        };
        none && behind.first().is_some_and(|word| word.is("one"))
    };
    let chooses = |word: &Word| word.is("choose") || word.is("chooses");
    item.block.is_some() && words.iter().position(chooses).is_some_and(one)
}

/// A clause without words of its own, which takes text that nothing else reads: of some kinds every plain
/// text is a clause.
fn any_text<'s>(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    words: &'s [Word],
    item: &'s Item,
) -> Option<Fit<'s>> {
    let mut fitting = cx.vocab.text_clauses.iter().copied();
    let from = item.span.file;
    let at = fitting.find(|at| {
        let pattern = cx.vocab.clauses.get(*at);
        let seen = |pattern: &ClausePattern| cx.vocab.sight.sees(from, pattern.span);
        pattern.is_some_and(|pattern| seen(pattern) && draft.carries(cx, pattern))
    })?;
    let pattern = cx.vocab.clauses.get(at)?;
    let Some(Piece::Slot(slot)) = pattern.pieces.first() else {
        return None;
    };
    let filling = if item.key() == Some(Key::If) || is_choice(item) {
        Filling::Items(std::slice::from_ref(item), item.span)
    } else {
        Filling::Words(Cursor::over(words, item.head.span))
    };
    Some(Fit {
        at,
        literal: 0,
        slots: smallvec![(*slot, filling)],
    })
}

/// Whether plain effects are a text of such a card.
pub(super) fn takes_any(cx: &Cx<'_>, draft: &Draft<'_>) -> bool {
    let mut patterns = cx.vocab.text_clauses.iter();
    patterns.any(|at| {
        let pattern = cx.vocab.clauses.get(*at);
        pattern.is_some_and(|pattern| draft.carries(cx, pattern))
    })
}

/// Whether words are `SUBJECT cannot VERB` alone, without an end.
fn stands(cx: &Cx<'_>, words: &[Word]) -> bool {
    let Some(found) = words.iter().position(|word| word.is("cannot")) else {
        return false;
    };
    let (subject, verb) = words.split_at(found);
    let parts = |word: &Word| word.is("then") || word.kind == WordKind::Comma;
    let first = cx.vocab.lookup(subject).map(|(entry, _)| &entry.class);
    !subject.is_empty()
        && !matches!(first, Some(Class::Verb(..) | Class::Procedure(_)))
        && !subject.iter().any(parts)
        && !verb.iter().any(|word| word.is("until"))
        && !(0..subject.len()).any(|at| {
            let known = cx.vocab.lookup(subject.get(at..).unwrap_or_default());
            matches!(known.map(|(entry, _)| &entry.class), Some(Class::Scope(_)))
        })
}

/// The word before a need that texts of a kind begin with: `unless NEED: WHAT`.
pub(super) fn need_before(cx: &Cx<'_>, draft: &Draft<'_>) -> Option<&'static str> {
    let begins = |pattern: &ClausePattern| {
        let word = matches!(pattern.pieces.first(), Some(Piece::Word(word)) if word == "unless");
        let need = |slot: &u16| pattern.requirements.contains(slot);
        let first = matches!(pattern.pieces.get(1), Some(Piece::Slot(slot)) if need(slot));
        word && first && draft.carries(cx, pattern)
    };
    cx.vocab.clauses.iter().any(begins).then_some("unless")
}

/// Refuses `WHAT unless NEED` where `unless NEED: WHAT` is another thing: who fails the second is held up by it.
fn need_behind(cx: &mut Cx<'_>, needs: &str, words: &[Word]) -> Read<()> {
    let Some(found) = words.iter().rposition(|word| word.is(needs)) else {
        return Ok(());
    };
    let (what, need) = words.split_at(found);
    let Some((first, need)) = need.split_first().filter(|_| !what.is_empty()) else {
        return Ok(());
    };
    // Of whom it speaks who are chosen in it, it cannot be asked before.
    let chosen = need
        .iter()
        .any(|word| ["that", "those", "it"].iter().any(|name| word.is(name)));
    let (need, what) = (phrase::row(need), phrase::row(what));
    let help = match chosen {
        true => String::from(
            "it speaks of those who are chosen: choose them before, and ask then: `{ let x be ...; VERB x if ... }`",
        ),
        false => format!("begin with it: `{needs} {need}: {what}`"),
    };
    Err(cx.report(TrapError::English {
        word: SmolStr::new(needs),
        help: help.into(),
        span: first.span,
    }))
}
