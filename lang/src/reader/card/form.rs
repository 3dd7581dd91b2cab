//! The forms of clauses, for messages: which a line was meant for, and which a card is without.

use super::clause::words_of;
use super::{Draft, record_name};
use crate::reader::{Cursor, Cx, Read, TrapError, types};
use crate::sentence::{Item, Word, WordKind};
use crate::tree::{ClauseId, QuoteType, Type};
use crate::vocabulary::{ClausePattern, Head, Piece, spelled};
use smol_str::SmolStr;

/// How the clauses are written that begin with the same word as an item, or nearly so: a verb may stand there in
/// another form.
pub(super) fn forms(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Vec<String> {
    let words = words_of(item);
    // What begins with a preposition is a frame that went wrong sooner than a clause.
    let first = words.first().filter(|word| !word.is_prep());
    let Some(first) = first.and_then(Word::name) else {
        return Vec::new();
    };
    let third = format!("{first}s");
    let mut found: Vec<String> = Vec::new();
    for pattern in &cx.vocab.clauses {
        let Some(Piece::Word(begins)) = pattern.pieces.first() else {
            continue;
        };
        let begins = begins == first || *begins == third;
        if begins && draft.carries(cx, pattern) && is_like(pattern, &words) {
            let shown = shown(cx, pattern);
            if !found.contains(&shown) {
                found.push(shown);
            }
        }
    }
    found.sort_by_key(String::len);
    // A text that goes on behind a form without slots was meant for one that has some.
    let short = |shown: &String| shown.chars().all(|letter| !letter.is_uppercase());
    if !found.is_empty() && found.iter().all(short) && words.iter().any(is_title) {
        let others = cx.vocab.clauses.iter().filter(|pattern| {
            let begins =
                matches!(pattern.pieces.first(), Some(Piece::Word(begins)) if begins == first);
            let slots = pattern
                .pieces
                .iter()
                .any(|piece| matches!(piece, Piece::Slot(_)));
            begins && slots && draft.carries(cx, pattern)
        });
        found.splice(0..0, others.map(|pattern| shown(cx, pattern)));
    }
    found.truncate(6);
    found
}

const fn is_title(word: &Word) -> bool {
    matches!(word.kind, WordKind::Text(_))
}

/// Whether some words are so much like a clause that they may have been meant for it: they have all its words up to the
/// first slot, or most of its words. (The first, which is the same or a form of it, has been compared.)
fn is_like(pattern: &ClausePattern, words: &[Word]) -> bool {
    let said = |piece: &Piece| match piece {
        Piece::Word(name) => words.iter().skip(1).any(|word| spelled(word, name)),
        Piece::Slot(_) => false,
    };
    let behind = pattern.pieces.get(1..).unwrap_or_default();
    let front = behind
        .iter()
        .take_while(|piece| matches!(piece, Piece::Word(_)));
    let literal = |piece: &&Piece| matches!(piece, Piece::Word(_));
    let all = 1 + behind.iter().filter(literal).count();
    let same = 1 + behind.iter().filter(|piece| said(piece)).count();
    front.clone().all(said) || 2 * same > all
}

/// The word behind which the needs of such a card stand, if each has such a text.
pub(super) fn needs_alone(cx: &Cx<'_>, draft: &Draft<'_>) -> Option<SmolStr> {
    let kinds = types::chain(cx.book, draft.kind);
    let texts = kinds.filter_map(|kind| draft.forms.texts.get(&kind));
    let records: Vec<&ClauseId> = texts.flatten().flatten().collect();
    let mut patterns = cx.vocab.clauses.iter();
    patterns.find_map(|pattern| match pattern.pieces.as_slice() {
        [Piece::Word(word), Piece::Slot(slot)]
            if pattern.requirements.contains(slot) && records.contains(&&pattern.form) =>
        {
            Some(word.clone())
        }
        _ => None,
    })
}

/// The clauses that have most of their words, at least two, in their order among these, whatever stands between.
pub(super) fn similar(cx: &Cx<'_>, draft: &Draft<'_>, words: &[Word]) -> Vec<String> {
    let mut found: Vec<(usize, usize, String)> = Vec::new();
    for pattern in cx
        .vocab
        .clauses
        .iter()
        .filter(|pattern| draft.carries(cx, pattern))
    {
        // What lacks but the first word of a form is no such text: `once each turn: ...` is a frame.
        let literal = pattern.pieces.iter().map_while(|piece| match piece {
            Piece::Word(name) => Some(name),
            Piece::Slot(_) => None,
        });
        let literal: Vec<_> = literal.skip(1).collect();
        let frame = !literal.is_empty()
            && words.len() > literal.len()
            && literal
                .iter()
                .zip(words)
                .all(|(name, word)| spelled(word, name));
        if frame {
            continue;
        }
        let (mut rest, mut same, mut all) = (words.iter(), 0, 0);
        for piece in &pattern.pieces {
            let Piece::Word(name) = piece else { continue };
            all += 1;
            let before = rest.clone();
            match rest.any(|word| spelled(word, name)) {
                true => same += 1,
                false => rest = before,
            }
        }
        if same >= 2 && 3 * same >= 2 * all {
            found.push((all - same, words.len() - same, shown(cx, pattern)));
        }
    }
    found.sort();
    let least = found.first().map(|one| one.0);
    found.retain(|one| Some(one.0) == least);
    found.dedup();
    found.truncate(3);
    found.into_iter().map(|one| one.2).collect()
}

/// The clause that some words begin, if no frame and no verb does.
pub(super) fn behind_frame(cx: &Cx<'_>, draft: &Draft<'_>, words: &[Word]) -> Option<String> {
    let first = words.first().and_then(Word::name)?;
    let begins = |head: &Head| match head {
        Head::Clause(at) => cx.vocab.clauses.get(*at).filter(|pattern| {
            let word =
                matches!(pattern.pieces.first(), Some(Piece::Word(begins)) if begins == first);
            word && draft.carries(cx, pattern)
        }),
        _ => None,
    };
    let mut heads = cx.vocab.heads(words).map(|(head, _)| head);
    let pattern = heads.find_map(|head| begins(&head))?;
    Some(shown(cx, pattern))
}

/// Clauses for cards of the same kind behind which effects stand; first those that take what this one takes.
pub(super) fn going_on(cx: &Cx<'_>, draft: &Draft<'_>, ends: &ClausePattern) -> Vec<String> {
    let takes = |pattern: &ClausePattern, slot: u16| {
        let form = cx.book.clauses.get(pattern.form.index());
        let param = form.and_then(|form| form.params.get(usize::from(slot)))?;
        Some((param.name.clone(), param.ty.clone()))
    };
    let slots = |pattern: &ClausePattern| {
        let pieces = pattern.pieces.iter().filter_map(|piece| match piece {
            Piece::Slot(slot) => takes(pattern, *slot),
            Piece::Word(_) => None,
        });
        pieces.collect::<Vec<_>>()
    };
    let same = slots(ends);
    let mut found: Vec<(bool, String)> = Vec::new();
    for pattern in &cx.vocab.clauses {
        let behind = pattern.colon.and_then(|colon| takes(pattern, colon));
        let acts = behind.is_some_and(|(_, ty)| ty == Type::Quote(QuoteType::Effects));
        if acts && pattern.of.is_some() && draft.carries(cx, pattern) {
            found.push((slots(pattern) != same, shown(cx, pattern)));
        }
    }
    found.sort_by_key(|(other, shown)| (*other, shown.len()));
    found.dedup();
    found.into_iter().map(|one| one.1).take(4).collect()
}

/// Tells of text that every card of the kind has, and this one has not.
pub(super) fn missing(cx: &mut Cx<'_>, draft: &Draft<'_>) {
    let forms = draft.forms;
    // Text that is not scripted may be the one.
    if forms.texts.is_empty() || !draft.card.not_encoded.is_empty() {
        return;
    }
    let has = |record: &ClauseId| draft.card.clauses.iter().any(|one| one.form == *record);
    let kinds = types::chain(cx.book, draft.kind);
    let texts = kinds.filter_map(|kind| forms.texts.get(&kind)).flatten();
    let missing: Vec<_> = texts.filter(|one_of| !one_of.iter().any(has)).collect();
    for one_of in missing {
        let patterns = cx.vocab.clauses.iter();
        let fitting =
            patterns.filter(|pattern| one_of.contains(&pattern.form) && draft.carries(cx, pattern));
        let mut shown: Vec<String> = fitting.map(|pattern| shown(cx, pattern)).collect();
        shown.sort_by_key(String::len);
        shown.truncate(4);
        let kind = cx.book.kinds.get(draft.kind.index());
        let error = TrapError::TextMissing {
            kind: kind.map(|kind| kind.named.name.clone()).unwrap_or_default(),
            records: one_of.iter().map(|one| record_name(cx, *one)).collect(),
            forms: shown,
            span: draft.card.span,
        };
        cx.report(error);
    }
}

/// Whether an item begins with a word of which clauses begin with the third person.
pub(super) fn begins_third(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> bool {
    let words = words_of(item);
    let Some(first) = words.first().and_then(Word::name) else {
        return false;
    };
    let third = format!("{first}s");
    let mut clauses = cx.vocab.clauses.iter();
    clauses.any(|pattern| {
        matches!(pattern.pieces.first(), Some(Piece::Word(begins)) if *begins == third)
            && draft.carries(cx, pattern)
    })
}

/// A clause as it is written, its slots in capitals.
pub(in crate::reader) fn shown(cx: &Cx<'_>, pattern: &ClausePattern) -> String {
    let form = cx.book.clauses.get(pattern.form.index());
    let slot = |slot: u16| {
        let param = form.and_then(|form| form.params.get(usize::from(slot)));
        param.map_or_else(String::new, |param| param.name.to_uppercase())
    };
    let pieces = pattern.pieces.iter().map(|piece| match piece {
        Piece::Word(word) => word.to_string(),
        Piece::Slot(at) => slot(*at),
    });
    let mut words = pieces.collect::<Vec<_>>().join(" ");
    if let Some(colon) = pattern.colon {
        words = format!("{words}: {}", slot(colon));
    }
    format!("`{words}`")
}

/// Whether what stands where a clause has its first slot could stand there: where a title belongs, only a title.
fn takes_titles_alone(cx: &Cx<'_>, pattern: &ClausePattern, words: &[Word]) -> bool {
    let slot = pattern
        .pieces
        .iter()
        .zip(0_usize..)
        .find_map(|(piece, at)| match piece {
            Piece::Slot(slot) => Some((*slot, at)),
            Piece::Word(_) => None,
        });
    let Some((slot, at)) = slot else { return true };
    let form = cx.book.clauses.get(pattern.form.index());
    let param = form.and_then(|form| form.params.get(usize::from(slot)));
    let title = param.is_some_and(|param| param.ty == Type::Title);
    let named = words
        .get(at)
        .is_some_and(|word| matches!(word.kind, WordKind::Text(_)));
    !title || named
}

/// Refuses a condition or an end behind the selection of a clause, and shows the texts that say such a thing.
pub(super) fn nothing_behind(
    cx: &mut Cx<'_>,
    draft: &Draft<'_>,
    item: &Item,
    words: &Cursor<'_>,
) -> Read<()> {
    let tail = |word: &Word| {
        ["if", "unless", "while", "until"]
            .iter()
            .any(|tail| word.is(tail))
    };
    let Some(found) = words.find(tail) else {
        return Ok(());
    };
    let mut rest = *words;
    rest.take(found);
    let word = rest.peek().and_then(Word::plain).unwrap_or_default();
    let first = words_of(item)
        .first()
        .and_then(Word::name)
        .map(SmolStr::new);
    // `plays on table for free if ...`: the end is a text by itself.
    let own = (1..=found).find(|at| {
        let behind = words.rest().get(*at..).unwrap_or_default();
        cx.vocab.heads(behind).any(|(head, _)| match head {
            Head::Clause(at) => {
                let pattern = cx.vocab.clauses.get(at);
                pattern.is_some_and(|pattern| draft.carries(cx, pattern))
            }
            _ => false,
        })
    });
    if let Some(own) = own.and_then(|at| words.rest().get(at..)) {
        let form = format!("`{}`", crate::reader::phrase::row(own));
        return Err(cx.report(TrapError::BehindClause {
            word: SmolStr::new(word),
            forms: vec![form],
            span: rest.here(),
        }));
    }
    let mut forms = Vec::new();
    for pattern in &cx.vocab.clauses {
        let begins = matches!((pattern.pieces.first(), &first),
            (Some(Piece::Word(begins)), Some(first)) if begins == first);
        let has = |piece: &Piece| matches!(piece, Piece::Word(said) if said == word);
        if begins
            && pattern.pieces.iter().any(has)
            && draft.carries(cx, pattern)
            && takes_titles_alone(cx, pattern, &words_of(item))
        {
            forms.push(shown(cx, pattern));
        }
    }
    forms.truncate(4);
    Err(cx.report(TrapError::BehindClause {
        word: SmolStr::new(word),
        forms,
        span: rest.here(),
    }))
}
