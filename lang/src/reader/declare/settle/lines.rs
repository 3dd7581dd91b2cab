//! Lines of facts: which fields a card of a kind writes side by side.

use super::super::desk::{Desk, index};
use super::super::raw::{Declared, Raw};
use super::super::table::keyword;
use super::fields::{field_of_kind, names_of_kind};
use crate::reader::card::Line;
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::{Op, Word};
use crate::tree::{ClauseId, KindId, Type};
use crate::vocabulary::Class;

/// The unlabelled fact lines, which facts every card must give, and which field takes the symbols of which enumeration.
pub(super) fn lines(desk: &mut Desk, raw: &mut Raw<'_>) {
    let kinds = std::mem::take(raw.kept("kind"));
    for kind in &kinds {
        // What is wrong with one line has been reported; the others are settled.
        let id = KindId(kind.id);
        let own = behind(kind, "line").filter_map(|words| line(desk, id, words).ok());
        raw.forms.lines.insert(id, own.collect());
        let needs = behind(kind, "needs").filter(|words| words.find(is_for).is_none());
        for part in needs.flat_map(Cursor::parts) {
            if record(desk, &mut part.clone()).is_some() {
                if let Ok(one_of) = records(desk, part) {
                    raw.forms.texts.entry(id).or_default().push(one_of);
                }
            } else if let Ok(line) = line(desk, id, part)
                && let Some(known) = desk.book.at_mut(id)
            {
                known.needs.extend(line.fields);
            }
        }
    }
    *raw.kept("kind") = kinds;
    for (at, kind) in desk.book.kinds.iter().enumerate() {
        let fields = kind.fields.iter();
        let fields = fields.filter_map(|id| Some((id, desk.book.at(*id)?)));
        for (id, field) in fields.filter(|(_, field)| field.printed) {
            let inner = match &field.ty {
                Type::Set(inner) => inner,
                ty => ty,
            };
            if let Type::Symbol(of) | Type::Levels(of) = inner {
                let key = (KindId(index(at)), *of);
                raw.forms.symbol_fields.entry(key).or_insert(*id);
            }
        }
    }
}

/// The lines of a kind that begin with a word.
pub(in crate::reader::declare) fn behind<'s>(
    kind: &Declared<'s>,
    word: &'static str,
) -> impl Iterator<Item = Cursor<'s>> + use<'s> {
    let parts = kind.parts().filter(|part| !part.is_broken()).map(keyword);
    parts.filter_map(move |(first, _, words)| (first == word).then_some(words))
}

pub(in crate::reader::declare) fn is_for(word: &Word) -> bool {
    word.is("for")
}

/// Takes the name of a record.
pub(in crate::reader::declare) fn record(desk: &Desk, words: &mut Cursor<'_>) -> Option<ClauseId> {
    let (entry, count) = desk.vocab.lookup(words.rest())?;
    let Class::Record(record, _) = entry.class else {
        return None;
    };
    words.take(count);
    Some(record)
}

/// `RECORD or RECORD`: what text each card of a kind has one of.
fn records(desk: &mut Desk, mut words: Cursor<'_>) -> Read<Vec<ClauseId>> {
    let mut all = Vec::new();
    loop {
        match record(desk, &mut words) {
            Some(record) => all.push(record),
            None => return Err(desk.expected("the name of a record", words.here())),
        }
        if words.is_done() {
            return Ok(all);
        }
        if !words.eat("or") {
            return Err(desk.expected("`or`", words.here()));
        }
    }
}

fn line(desk: &mut Desk, kind: KindId, mut words: Cursor<'_>) -> Read<Line> {
    let mut line = Line::default();
    loop {
        let span = words.here();
        let Some(name) = words.next_word().and_then(Word::name) else {
            return Err(desk.expected("a field", span));
        };
        let Some(field) = field_of_kind(desk, kind, name) else {
            let known = names_of_kind(desk, kind);
            return Err(desk.report(DeclareError::unknown(
                "field of this kind",
                name,
                span,
                known,
            )));
        };
        line.fields.push(field);
        if words.is_done() {
            return Ok(line);
        }
        if words.eat_op(Op::Slash) {
            line.slashes = true;
        } else if !words.eat_comma() {
            return Err(desk.expected("`,` or `/`", words.here()));
        }
    }
}
