//! What some words of a kind's cards rest on: `needs SLOT of RECORD or VERB [ROLE] this or SYMBOL or RECORD or FACT for WORD, RECORD,
//! SLOT of RECORD, standing text`, `needs FLAG for VERB this with FACT`; `needs rules for standing text`, where no text helps.

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
    // Rules that are not there yet: no text does it in their place.
    if !(ways.rest().len() == 1 && ways.eat("rules")) {
        all_ways(desk, &mut ways, &mut all)?;
    }
    for mut part in listed.commas() {
        footed(desk, &mut part, &mut all)?;
    }
    Ok(all)
}

/// One way, or several with `or` between them.
fn all_ways(desk: &mut Desk, ways: &mut Cursor<'_>, all: &mut Footing) -> Read<()> {
    loop {
        way(desk, ways, all)?;
        if ways.is_done() {
            return Ok(());
        }
        if !ways.eat("or") {
            return Err(desk.expected("`or`", ways.here()));
        }
    }
}

/// `SLOT of RECORD`, `VERB [ROLE] this`, a record, a fact, or a symbol that is printed.
fn way(desk: &mut Desk, words: &mut Cursor<'_>, all: &mut Footing) -> Read<()> {
    if names_a_slot(words) {
        let (record, slot) = slot(desk, words)?;
        let shown = desk.vocab.clauses.iter();
        let shown = shown.filter(|pattern| pattern.form == record && fills(pattern, slot));
        let shown: Vec<SmolStr> = shown.map(|pattern| spelt(desk, pattern)).collect();
        all.forms.extend(shown);
        all.slots.push((record, slot));
        return Ok(());
    }
    let found = desk.vocab.lookup(words.rest());
    if let Some((Class::Verb(verb, _), count)) =
        found.map(|(entry, count)| (entry.class.clone(), count))
    {
        words.take(count);
        let role = role_of(desk, words, verb);
        if !words.eat("this") {
            return Err(desk.expected("`this`", words.here()));
        }
        all.verbs
            .push((verb, role.as_ref().map_or(0, |(at, _)| *at)));
        let name = desk.book.verbs.get(verb.index());
        let name = name.map(|verb| verb.named.name.clone()).unwrap_or_default();
        all.forms.push(SmolStr::new(match role {
            Some((_, role)) => format!("{name} ... {role} this"),
            None => format!("{name} this ..."),
        }));
        return Ok(());
    }
    if let Some(record) = record(desk, words) {
        let shown = desk.vocab.clauses.iter();
        let shown = shown.filter(|pattern| pattern.form == record);
        let shown: Vec<SmolStr> = shown.map(|pattern| spelt(desk, pattern)).collect();
        all.forms.extend(shown);
        all.records.push(record);
        return Ok(());
    }
    if let Some(flag) = field(desk, words, None) {
        let name = desk.book.fields.get(flag.index());
        let name = name.map(|flag| flag.named.name.clone()).unwrap_or_default();
        all.facts.push(flag);
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
    Err(desk.expected(
        "a slot of a record, a record, a verb or a fact",
        words.here(),
    ))
}

fn names_a_slot(words: &Cursor<'_>) -> bool {
    words.rest().get(1).is_some_and(|word| word.is("of"))
}

/// `SLOT of RECORD`
fn slot(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<(ClauseId, u16)> {
    let (name, span) = single(desk, words, "a slot of a record")?;
    words.eat("of");
    let Some(record) = record(desk, words) else {
        let (name, span) = single(desk, words, "the name of a record")?;
        let records = desk.book.clauses.iter();
        let records: Vec<SmolStr> = records.map(|form| form.named.name.clone()).collect();
        return Err(unknown(desk, "record", name, span, &records));
    };
    let params = desk.book.clauses.get(record.index());
    let params: Vec<SmolStr> = params
        .into_iter()
        .flat_map(|form| form.params.iter().map(|param| param.name.clone()))
        .collect();
    let Some(at) = params.iter().position(|param| *param == name) else {
        return Err(unknown(desk, "slot of this record", name, span, &params));
    };
    Ok((record, u16::try_from(at).unwrap_or(u16::MAX)))
}

/// The record whose name stands here.
fn record(desk: &Desk, words: &mut Cursor<'_>) -> Option<ClauseId> {
    let (entry, count) = desk.vocab.lookup(words.rest())?;
    let Class::Record(record, _) = entry.class else {
        return None;
    };
    words.take(count);
    Some(record)
}

/// The word before `this`, if it is a role of the verb, and which one that is.
fn role_of(desk: &Desk, words: &mut Cursor<'_>, verb: VerbId) -> Option<(u16, SmolStr)> {
    let verb = desk.book.verbs.get(verb.index())?;
    let name = words.peek()?.name()?;
    let roles = (0_u16..).zip(&verb.params);
    let mut roles = roles.filter_map(|(at, param)| Some((at, param.role.clone()?)));
    let role = roles.find(|(_, role)| role.as_str() == name)?;
    words.next_word();
    Some(role)
}

/// A fact that stands here, of a type if one is asked for.
fn field(desk: &Desk, words: &mut Cursor<'_>, ty: Option<&Type>) -> Option<FieldId> {
    let (entry, count) = desk.vocab.lookup(words.rest())?;
    let Class::Field(ids) = &entry.class else {
        return None;
    };
    let of_cards = |id: &FieldId| {
        let field = desk.book.fields.get(id.index());
        field.is_some_and(|field| {
            matches!(field.of, FieldOf::Kind(_)) && ty.is_none_or(|ty| field.ty == *ty)
        })
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
    let role = role_of(desk, words, verb).map_or(0, |(at, _)| at);
    if !words.eat("this") {
        return Err(desk.expected("`this`", words.here()));
    }
    let beside = if words.eat("with") {
        let Some(field) = field(desk, words, Some(&Type::Number)) else {
            return Err(desk.expected("a fact that is a number", words.here()));
        };
        Some(field)
    } else {
        None
    };
    all.words.push(FootedWord::Verb(verb, role, beside));
    done(desk, words)
}

/// Whether a clause fills a slot, in its words or of itself.
fn fills(pattern: &ClausePattern, slot: u16) -> bool {
    let mut written = pattern.pieces.iter();
    written.any(|piece| matches!(piece, Piece::Slot(at) if *at == slot))
        || pattern.constants.iter().any(|(at, _)| *at == slot)
}

/// How a clause is written, its slots in capitals.
fn spelt(desk: &Desk, pattern: &ClausePattern) -> SmolStr {
    let form = desk.book.clauses.get(pattern.form.index());
    let name = |at: u16| {
        let param = form.and_then(|form| form.params.get(usize::from(at)));
        param.map_or_else(String::new, |param| param.name.to_uppercase())
    };
    let pieces = pattern.pieces.iter().map(|piece| match piece {
        Piece::Word(word) => word.to_string(),
        Piece::Slot(at) => name(*at),
    });
    SmolStr::new(pieces.collect::<Vec<_>>().join(" "))
}

/// A word that needs the footing.
fn footed(desk: &mut Desk, words: &mut Cursor<'_>, all: &mut Footing) -> Read<()> {
    let mut rest = *words;
    if rest.eat("standing") && rest.eat("text") {
        all.words.push(FootedWord::Standing);
        *words = rest;
        return done(desk, words);
    }
    if names_a_slot(words) {
        let (record, slot) = slot(desk, words)?;
        all.words.push(FootedWord::Slot(record, slot));
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
        Some((Class::Record(record, _), count)) => {
            all.words.push(FootedWord::Record(record));
            count
        }
        Some((Class::Field(_), count)) if let Some(fact) = field(desk, &mut rest, None) => {
            all.words.push(FootedWord::Fact(fact));
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
