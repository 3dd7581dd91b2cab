//! The clauses of a card: literal words with slots between them.

use super::{Draft, help, value};
use crate::reader::slots::{self, Fit};
use crate::reader::{Cursor, Cx, DeclareError, Read, TrapError, phrase};
use crate::sentence::{Item, Phrase, Word};
use crate::span::Span;
use crate::tree::{ClauseInstance, Expr, ExprId, QuoteBody, QuoteType, Type};
use crate::vocabulary::{Class, ClausePattern, Head, Piece};
use crate::words::Key;
use smallvec::{SmallVec, smallvec};
use smol_str::SmolStr;
use std::borrow::Cow;

/// What fills a slot.
enum Filling<'s> {
    Words(Cursor<'s>),
    Items(Cow<'s, [Item]>, Span),
}

type Slots<'s> = SmallVec<[(u16, Filling<'s>); 2]>;

/// Reads an item that is a clause. Tells whether it was one.
pub(super) fn read(cx: &mut Cx<'_>, draft: &mut Draft<'_>, item: &Item) -> Read<bool> {
    let (vocab, row) = (cx.vocab, phrase::whole(item));
    let mut best: Option<(&ClausePattern, usize, Slots<'_>)> = None;
    let mut elsewhere = None;
    let mut frame = None;
    for (head, count) in vocab.heads(&row) {
        let Head::Clause(at) = head else {
            // A frame with longer first words wins over every clause with shorter ones.
            frame = best.is_none().then_some(count);
            break;
        };
        let Some((pattern, fit)) = vocab.clauses.get(at).and_then(|pattern| {
            Some((
                pattern,
                slots::fit(&pattern.pieces, Cursor::over(&row, item.head.span))?,
            ))
        }) else {
            continue;
        };
        let said = fit.said;
        let Some(slots) = filled(cx, pattern, fit, item) else {
            continue;
        };
        if !draft.carries(cx, pattern) {
            elsewhere = elsewhere.or(Some(pattern));
        } else if best.as_ref().is_none_or(|(_, most, _)| said > *most) {
            best = Some((pattern, said, slots));
        }
    }
    if best.is_none() && frame.is_none() && is_plain(item) {
        help::standing(cx, item)?;
        if let Some(slip) = help::flag_in_words(cx, draft, item, false) {
            return Err(cx.report(slip));
        }
        // What nobody can do for as long as the card lies there stands, on cards whose texts are steps as well.
        // Nor does what begins like a clause of other cards go on as a sentence of this one.
        if !stands(cx, &row) && elsewhere.is_none_or(|pattern| pattern.words().count() <= 2) {
            best = any_text(cx, draft, &row, item);
        }
        if best.is_some() {
            need_behind(cx, draft, &row)?;
        }
    }
    if let Some((pattern, _, slots)) = best {
        return fill(cx, draft, item, pattern, slots).map(|()| true);
    }
    if frame.is_none() {
        help::goes_on(cx, draft, item, &row)?;
    }
    // `unless` and the like begin text too, so only words that nothing else begins with tell.
    let unknown = vocab.lookup(row.get(1..).unwrap_or_default()).is_none();
    let told = elsewhere.filter(|pattern| {
        let further = pattern
            .pieces
            .get(1)
            .is_some_and(|one| one.word().is_some());
        let longer = frame.unwrap_or(1) < pattern.words().count();
        frame.is_none() && !is_frame(item) || further && unknown && longer
    });
    match told {
        Some(pattern) => Err(help::other_kind(cx, draft, item, pattern)),
        None => Ok(false),
    }
}

/// What fills the slots of a pattern, if it takes all of an item: its block, if it has one, is the last slot or the end
/// of it.
fn filled<'s>(
    cx: &Cx<'_>,
    pattern: &ClausePattern,
    fit: Fit<'_, 's>,
    item: &'s Item,
) -> Option<Slots<'s>> {
    let last = pattern.pieces.last().and_then(Piece::slot);
    let ty = last.and_then(|slot| Some(&pattern.slot(cx.book, slot)?.ty));
    let acts = ty == Some(&Type::Quote(QuoteType::Effects));
    let inside = |slot: u16, words: &Cursor<'_>| {
        let colon = words.find(Word::is_colon);
        colon.is_none_or(|at| binds(cx, words.rest(), at) || acts && last == Some(slot))
    };
    if !fit.slots.iter().all(|(slot, words)| inside(*slot, words)) {
        return None;
    }
    let words = fit.slots.into_iter();
    let mut slots: Slots<'s> = words
        .map(|(slot, words)| (slot, Filling::Words(words)))
        .collect();
    let Some(block) = &item.block else {
        return fit.left.is_empty().then_some(slots);
    };
    match fit.left {
        [Piece::Slot(slot)] => {
            slots.push((*slot, Filling::Items((&*block.items).into(), block.span)))
        }
        [Piece::Word(colon), Piece::Slot(slot)] if colon == ":" => {
            slots.push((*slot, Filling::Items((&*block.items).into(), block.span)));
        }
        [] if acts => {
            let (_, filling) = slots.last_mut()?;
            let Filling::Words(words) = filling else {
                return None;
            };
            cx.offers_at(words.rest())?;
            let span = words.span().to(item.span.after());
            let offer = Item {
                doc: None,
                key: None,
                head: Phrase {
                    words: words.rest().to_vec(),
                    span: words.span(),
                },
                cites: Vec::new(),
                colon: None,
                span,
                ..item.clone()
            };
            *filling = Filling::Items(vec![offer].into(), span);
        }
        _ => return None,
    }
    Some(slots)
}

/// Whether a colon binds a name: `x: KIND`.
fn binds(cx: &Cx<'_>, words: &[Word], colon: usize) -> bool {
    let (front, behind) = words.split_at(colon);
    let name = front.last().map(std::slice::from_ref).unwrap_or_default();
    let kind = cx.vocab.lookup(behind.get(1..).unwrap_or_default());
    name.iter().any(|word| word.name().is_some())
        && cx.vocab.lookup(name).is_none()
        && kind.is_some_and(|(entry, _)| matches!(entry.class, Class::Kind(..)))
}

/// Reads what fills the slots and adds the clause to the card.
fn fill(
    cx: &mut Cx<'_>,
    draft: &mut Draft<'_>,
    item: &Item,
    pattern: &ClausePattern,
    slots: Slots<'_>,
) -> Read<()> {
    let form = cx.book.at(pattern.form);
    let mut args: Vec<Option<ExprId>> = vec![None; form.map_or(0, |form| form.params.len())];
    for (slot, value) in &pattern.constants {
        if let Some(arg) = args.get_mut(usize::from(*slot)) {
            *arg = Some(*value);
        }
    }
    let mut failed = None;
    let mut event = None;
    for (slot, filling) in slots {
        let Some(param) = pattern.slot(cx.book, slot) else {
            continue;
        };
        let (ty, hosts) = (param.ty.clone(), param.name == "host");
        if let (Filling::Words(words), Type::Quote(QuoteType::Selection)) = (&filling, &ty) {
            help::nothing_behind(cx, draft, item, words)?;
        }
        let value = slot_value(cx, draft, pattern, slot, (&filling, &ty, event), hosts);
        match (value, filling) {
            (Ok(value), filling) => {
                if let (Filling::Words(words), Type::Quote(QuoteType::Event)) = (filling, &ty) {
                    event = Some(words);
                }
                // What a card plays on is what `host` means in its text.
                if hosts {
                    cx.env.host = host_kind(cx, value);
                }
                if let Some(arg) = args.get_mut(usize::from(slot)) {
                    *arg = Some(value);
                }
            }
            (Err(reported), _) => failed = Some(reported),
        }
    }
    if let Some(reported) = failed {
        return Err(reported);
    }
    draft.card.clauses.push(ClauseInstance {
        form: pattern.form,
        args,
        says: pattern.render,
        span: item.span,
    });
    Ok(())
}

/// What fills a slot, as a value of its type. Effects behind a happening know who did what.
fn slot_value(
    cx: &mut Cx<'_>,
    draft: &Draft<'_>,
    pattern: &ClausePattern,
    slot: u16,
    (filling, ty, event): (&Filling<'_>, &Type, Option<Cursor<'_>>),
    hosts: bool,
) -> Read<ExprId> {
    const SELECTION: Type = Type::Quote(QuoteType::Selection);
    const EFFECTS: Type = Type::Quote(QuoteType::Effects);
    let value = match (filling, ty, event) {
        (Filling::Words(words), ty, Some(event)) if *ty == EFFECTS => {
            phrase::sequel(cx, event, phrase::Sequel::Words(*words))
        }
        (Filling::Items(items, span), ty, Some(event)) if *ty == EFFECTS => {
            phrase::sequel(cx, event, phrase::Sequel::Items(items, *span))
        }
        (Filling::Items(items, span), ty, _) if *ty == EFFECTS => {
            phrase::quote_block(cx, items, *span)
        }
        (Filling::Items(_, span), ..) => Err(cx.report(DeclareError::NoBlock { span: *span })),
        (Filling::Words(words), ty, _) if *ty == SELECTION && pattern.is_with(slot) => {
            phrase::company(cx, *words)
        }
        (Filling::Words(words), ty, _) if *ty == SELECTION && hosts => phrase::host(cx, *words),
        (Filling::Words(words), ..) if pattern.requirements.contains(&slot) => {
            phrase::requirement(cx, *words)
        }
        (Filling::Words(words), Type::Quote(kept), _) => phrase::quote(cx, *words, *kept),
        (Filling::Words(words), ty, _) => value::read(cx, draft, *words, ty),
    }?;
    if pattern.colon == Some(slot) {
        cx.said_of_all(value)?;
    }
    if fetches(cx, pattern, slot) {
        cx.never_fetched(value)?;
    }
    cx.never_chosen(value)?;
    Ok(value)
}

/// Whether a slot stands behind a verb that looks for it where it is not in play, a number or symbol between them or
/// not: `fetch one (which)`; or behind the colon of a clause that has such a verb, `fetch to (dest): (which)`.
fn fetches(cx: &Cx<'_>, pattern: &ClausePattern, slot: u16) -> bool {
    let class = |word: &str| cx.vocab.get(word).map(|entry| &entry.class);
    let fetches = |class: &Class| match class {
        Class::Verb(verb, _) => cx.book.at(verb).is_some_and(|it| it.fetches),
        _ => false,
    };
    if pattern.colon == Some(slot) {
        return pattern.words().filter_map(class).any(fetches);
    }
    let pieces = pattern.pieces.iter();
    let end = pieces.clone().position(|piece| piece.slot() == Some(slot));
    let before = pieces.take(end.unwrap_or(0)).rev().map_while(Piece::word);
    let mut words = before.map_while(class);
    let verb = words.find(|class| !matches!(class, Class::Quantifier(_) | Class::Symbol(..)));
    verb.is_some_and(fetches)
}

/// The kind of what a kept selection means.
fn host_kind(cx: &Cx<'_>, value: ExprId) -> Option<Type> {
    let QuoteBody::Selection { all, .. } = &cx.book.kept(value)?.body else {
        return None;
    };
    match cx.at(*all) {
        Expr::Filter(group) => group.kind.map(Type::Object),
        _ => None,
    }
}

/// Whether an item begins like text with a frame of the language.
pub(super) fn is_frame(item: &Item) -> bool {
    let key = matches!(
        item.key(),
        Some(Key::When | Key::If | Key::While | Key::Instead)
    );
    let frames = ["unless", "just", "before", "at"];
    let first = item.head.words.first();
    key || first.is_some_and(|word| frames.iter().any(|frame| word.is(frame)))
}

/// Whether an item is nothing but effects: no frame, no changes, no option of the player's.
fn is_plain(item: &Item) -> bool {
    // `if C: EFFECTS` is effects with a condition.
    if item.key() == Some(Key::If) {
        return item.colon.is_some() || item.block.is_some();
    }
    item.colon.is_none() && (item.block.is_none() || is_choice(item)) && !is_frame(item)
}

/// Whether an item is a choice among effects: `choose one { A; B }`, `P chooses one or none { A; B }`.
fn is_choice(item: &Item) -> bool {
    let words = &item.head.words;
    let chooses = |word: &Word| word.is("choose") || word.is("chooses");
    let found = words
        .iter()
        .position(chooses)
        .filter(|_| item.block.is_some());
    let behind = found.and_then(|at| words.get(at + 1..));
    match behind.unwrap_or_default() {
        [one] => one.is("one"),
        [one, or, none] => one.is("one") && or.is("or") && none.is("none"),
        _ => false,
    }
}

/// A clause without words of its own, which takes text that nothing else reads: of some kinds every plain
/// text is a clause.
fn any_text<'v, 's>(
    cx: &Cx<'v>,
    draft: &Draft<'_>,
    row: &'s [Word],
    item: &'s Item,
) -> Option<(&'v ClausePattern, usize, Slots<'s>)> {
    let mut patterns = of_any_text(cx, draft);
    let sees = |pattern: &&ClausePattern| cx.vocab.sight.sees(item.span.file, pattern.span);
    let pattern = patterns.find(sees)?;
    let slot = pattern.pieces.first().and_then(Piece::slot)?;
    let filling = if item.key() == Some(Key::If) || is_choice(item) {
        Filling::Items(std::slice::from_ref(item).into(), item.span)
    } else {
        Filling::Words(Cursor::over(row, item.head.span))
    };
    Some((pattern, 0, smallvec![(slot, filling)]))
}

/// The clauses of such a card that any text is.
pub(super) fn of_any_text<'v>(
    cx: &Cx<'v>,
    draft: &Draft<'_>,
) -> impl Iterator<Item = &'v ClausePattern> {
    let vocab = cx.vocab;
    let patterns = vocab.text_clauses.iter();
    let patterns = patterns.filter_map(|at| vocab.clauses.get(*at));
    patterns.filter(|pattern| draft.carries(cx, pattern))
}

/// Whether words are `SUBJECT cannot VERB` alone, without an end.
fn stands(cx: &Cx<'_>, words: &[Word]) -> bool {
    let Some(found) = words.iter().position(|word| word.is("cannot")) else {
        return false;
    };
    let (subject, verb) = words.split_at(found);
    let class = |words| cx.vocab.lookup(words).map(|(entry, _)| &entry.class);
    let mut starts = (0..found).filter_map(|at| class(subject.get(at..)?));
    found > 0
        && !matches!(class(subject), Some(Class::Verb(..) | Class::Procedure(_)))
        && !subject
            .iter()
            .any(|word| word.is("then") || word.is_comma())
        && !verb.iter().any(|word| word.is("until"))
        && !starts.any(|class| matches!(class, Class::Scope(_)))
}

/// Whether texts of such a card ask needs: `unless NEED: WHAT`.
pub(super) fn asks(cx: &Cx<'_>, draft: &Draft<'_>) -> bool {
    cx.vocab.clauses.iter().any(|pattern| {
        let need = || pattern.pieces.get(1).and_then(Piece::slot);
        pattern.begins() == Some("unless")
            && need().is_some_and(|slot| pattern.requirements.contains(&slot))
            && draft.carries(cx, pattern)
    })
}

/// Refuses `WHAT unless NEED` where `unless NEED: WHAT` is another thing: who fails the second is held up by it.
fn need_behind(cx: &mut Cx<'_>, draft: &Draft<'_>, words: &[Word]) -> Read<()> {
    let found = words.iter().rposition(|word| word.is("unless"));
    let (what, need) = words.split_at(found.unwrap_or(0));
    let Some((first, need)) = need.split_first().filter(|_| !what.is_empty()) else {
        return Ok(());
    };
    if !asks(cx, draft) {
        return Ok(());
    }
    // Of whom it speaks who are chosen in it, it cannot be asked before.
    let chosen = |word: &Word| ["that", "those", "it"].iter().any(|name| word.is(name));
    let help = if need.iter().any(chosen) {
        "it speaks of those who are chosen: choose them before, and ask then: `{ let x be ...; VERB x if ... }`".into()
    } else {
        let (need, what) = (phrase::row(need), phrase::row(what));
        format!("begin with it: `unless {need}: {what}`").into()
    };
    Err(cx.report(TrapError::English {
        word: SmolStr::new_static("unless"),
        help,
        span: first.span,
    }))
}
