//! What some words of a kind's cards rest on: `needs SLOT of RECORD or VERB this or SYMBOL for WORD, standing text`, `needs FLAG
//! for VERB this with FACT`.

use super::desk::Desk;
use super::raw::Raw;
use super::shape::{done, single};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Read, Reported};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{ClauseId, FieldId, FieldOf, FootedWord, Footing, Type, VerbId};
use crate::vocabulary::{Class, ClausePattern, Piece};
use smol_str::SmolStr;

/// Settles the footings of all kinds, once the slots of records are known.
pub(super) fn settle_all(desk: &mut Desk, raw: &mut Raw<'_>) {
    let kinds = std::mem::take(&mut raw.kinds);
    for kind in &kinds {
        for words in &kind.footings {
            // What is wrong with one has been reported; the others are settled.
            if let Ok(footing) = footing(desk, *words)
                && let Some(known) = desk.book.kinds.get_mut(kind.id.index())
            {
                known.footings.push(footing);
            }
        }
    }
    raw.kinds = kinds;
}

fn footing(desk: &mut Desk, words: Cursor<'_>) -> Read<Footing> {
    let mut words = words;
    let mut all = Footing::default();
    if let Some((front, mut why)) = words.split(|word| word.is("because")) {
        let here = why.here();
        let Some(WordKind::Text(text)) = why.next_word().map(|word| &word.kind) else {
            return Err(desk.expected("a text in quotation marks", here));
        };
        all.because = Some(text.clone());
        done(desk, &why)?;
        words = front;
    }
    let Some((mut ways, listed)) = words.split(|word| word.is("for")) else {
        return Err(desk.expected("`for` and words", words.behind()));
    };
    loop {
        way(desk, &mut ways, &mut all)?;
        if ways.is_done() {
            break;
        }
        if !ways.eat("or") {
            return Err(desk.expected("`or`", ways.here()));
        }
    }
    for mut part in listed.commas() {
        footed(desk, &mut part, &mut all)?;
    }
    Ok(all)
}

/// `SLOT of RECORD`, `VERB this`, a flag, or a symbol that is printed.
fn way(desk: &mut Desk, words: &mut Cursor<'_>, all: &mut Footing) -> Read<()> {
    let found = desk.vocab.lookup(words.rest());
    if let Some((Class::Verb(verb, _), count)) =
        found.map(|(entry, count)| (entry.class.clone(), count))
    {
        words.take(count);
        if !words.eat("this") {
            return Err(desk.expected("`this`", words.here()));
        }
        all.verbs.push(verb);
        let name = desk.book.verbs.get(verb.index());
        let name = name.map(|verb| verb.named.name.clone()).unwrap_or_default();
        all.forms.push(SmolStr::new(format!("{name} this ...")));
        return Ok(());
    }
    if let Some(flag) = field(desk, words, &Type::Truth) {
        let name = desk.book.fields.get(flag.index());
        let name = name.map(|flag| flag.named.name.clone()).unwrap_or_default();
        all.flags.push(flag);
        all.forms.push(name);
        return Ok(());
    }
    if let Some((Class::Symbol(symbol), count)) =
        found.map(|(entry, count)| (entry.class.clone(), count))
    {
        let name = super::super::phrase::row(words.take(count).rest());
        all.symbols.push(symbol);
        all.forms.push(SmolStr::new(name));
        return Ok(());
    }
    let (name, span) = single(desk, words, "a slot of a record, a verb or a flag")?;
    if !words.eat("of") {
        return Err(desk.expected("`of` and the name of a record", words.here()));
    }
    let found = desk.vocab.lookup(words.rest());
    let Some((Class::Record(record, _), count)) =
        found.map(|(entry, count)| (entry.class.clone(), count))
    else {
        let (name, span) = single(desk, words, "the name of a record")?;
        let records = desk.book.clauses.iter();
        let records: Vec<SmolStr> = records.map(|form| form.named.name.clone()).collect();
        return Err(unknown(desk, "record", name, span, &records));
    };
    words.take(count);
    let params = desk.book.clauses.get(record.index());
    let params: Vec<SmolStr> = params
        .into_iter()
        .flat_map(|form| form.params.iter().map(|param| param.name.clone()))
        .collect();
    let Some(at) = params.iter().position(|param| *param == name) else {
        return Err(unknown(desk, "slot of this record", name, span, &params));
    };
    let slot = u16::try_from(at).unwrap_or(u16::MAX);
    let shown = desk.vocab.clauses.iter();
    let shown = shown.filter_map(|pattern| written(desk, pattern, record, slot));
    let shown: Vec<SmolStr> = shown.collect();
    all.forms.extend(shown);
    all.slots.push((record, slot));
    Ok(())
}

/// A fact of a type that stands here.
fn field(desk: &Desk, words: &mut Cursor<'_>, ty: &Type) -> Option<FieldId> {
    let (entry, count) = desk.vocab.lookup(words.rest())?;
    let Class::Field(ids) = &entry.class else {
        return None;
    };
    let of_cards = |id: &FieldId| {
        let field = desk.book.fields.get(id.index());
        field.is_some_and(|field| matches!(field.of, FieldOf::Kind(_)) && field.ty == *ty)
    };
    let found = ids.iter().copied().find(of_cards)?;
    words.take(count);
    Some(found)
}

/// `VERB [ROLE] this [with FACT]`: what the text does with its own card.
fn done_with_itself(
    desk: &mut Desk,
    words: &mut Cursor<'_>,
    verb: VerbId,
    all: &mut Footing,
) -> Read<()> {
    let role = |word: &str| {
        let verb = desk.book.verbs.get(verb.index());
        let mut roles = verb.into_iter().flat_map(|verb| &verb.params);
        roles.any(|param| param.role.as_deref() == Some(word))
    };
    if words.peek().and_then(|word| word.name()).is_some_and(role) {
        words.next_word();
    }
    if !words.eat("this") {
        return Err(desk.expected("`this`", words.here()));
    }
    let beside = if words.eat("with") {
        let Some(field) = field(desk, words, &Type::Number) else {
            return Err(desk.expected("a fact that is a number", words.here()));
        };
        Some(field)
    } else {
        None
    };
    all.words.push(FootedWord::Verb(verb, beside));
    done(desk, words)
}

/// A clause that fills the slot, as it is written up to there.
fn written(desk: &Desk, pattern: &ClausePattern, record: ClauseId, slot: u16) -> Option<SmolStr> {
    let fills = |piece: &Piece| matches!(piece, Piece::Slot(at) if *at == slot);
    if pattern.form != record || !pattern.pieces.iter().any(fills) {
        return None;
    }
    let form = desk.book.clauses.get(record.index());
    let name = |at: u16| {
        let param = form.and_then(|form| form.params.get(usize::from(at)));
        param.map_or_else(String::new, |param| param.name.to_uppercase())
    };
    let pieces = pattern.pieces.iter().map(|piece| match piece {
        Piece::Word(word) => word.to_string(),
        Piece::Slot(at) => name(*at),
    });
    Some(SmolStr::new(pieces.collect::<Vec<_>>().join(" ")))
}

/// A word that needs the footing.
fn footed(desk: &mut Desk, words: &mut Cursor<'_>, all: &mut Footing) -> Read<()> {
    let mut rest = *words;
    if rest.eat("standing") && rest.eat("text") {
        all.words.push(FootedWord::Standing);
        *words = rest;
        return done(desk, words);
    }
    let found = desk.vocab.lookup(words.rest());
    let found = found.map(|(entry, count)| (entry.class.clone(), count));
    let count = match found {
        Some((Class::Relation(ids) | Class::Noun(ids) | Class::Adjective(ids), count)) => {
            all.words.extend(ids.into_iter().map(FootedWord::Function));
            count
        }
        Some((Class::Verb(verb, _), count)) => {
            words.take(count);
            return done_with_itself(desk, words, verb, all);
        }
        Some((Class::Builtin(op), count)) => {
            all.words.push(FootedWord::Builtin(op));
            count
        }
        _ => {
            let (name, span) = single(desk, words, "a word")?;
            let known = desk.book.functions.iter();
            let known: Vec<SmolStr> = known.map(|known| known.named.name.clone()).collect();
            return Err(unknown(desk, "word", name, span, &known));
        }
    };
    words.take(count);
    done(desk, words)
}

fn unknown(
    desk: &mut Desk,
    what: &'static str,
    name: SmolStr,
    span: Span,
    known: &[SmolStr],
) -> Reported {
    let near = nearest(&name, known.iter().map(SmolStr::as_str)).map(SmolStr::new);
    desk.report(DeclareError::Unknown {
        what,
        name,
        span,
        nearest: near,
    })
}
