//! Lines of facts: which fields a card of a kind writes side by side.

use super::super::desk::Desk;
use super::super::raw::Raw;
use super::super::shape::single;
use super::fields::{field_of_kind, near_field};
use crate::reader::card::Line;
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::Op;
use crate::tree::{ClauseId, KindId, Type};
use crate::vocabulary::{Class, Entry};

/// The unlabelled fact lines, which facts every card must give, and which field takes the symbols of which enumeration.
pub(super) fn lines(desk: &mut Desk, raw: &mut Raw<'_>) {
    let kinds = std::mem::take(&mut raw.kinds);
    for kind in &kinds {
        let mut own = Vec::new();
        for words in &kind.lines {
            // What is wrong with one line has been reported; the others are settled.
            if let Ok(line) = line(desk, kind.id, *words) {
                own.push(line);
            }
        }
        raw.forms.lines.insert(kind.id, own);
        for part in kind.needs.iter().flat_map(|words| words.commas()) {
            if desk.vocab.lookup(part.rest()).is_some_and(is_record) {
                if let Ok(one_of) = records(desk, part) {
                    raw.forms.texts.entry(kind.id).or_default().push(one_of);
                }
            } else if let Ok(line) = line(desk, kind.id, part)
                && let Some(known) = desk.book.kinds.get_mut(kind.id.index())
            {
                known.needs.extend(line.fields);
            }
        }
    }
    raw.kinds = kinds;
    for (at, kind) in desk.book.kinds.iter().enumerate() {
        for id in &kind.fields {
            let Some(field) = desk
                .book
                .fields
                .get(id.index())
                .filter(|field| field.printed)
            else {
                continue;
            };
            let of = match &field.ty {
                Type::Symbol(of) | Type::Levels(of) => Some(*of),
                Type::Set(inner) => match **inner {
                    Type::Symbol(of) => Some(of),
                    _ => None,
                },
                _ => None,
            };
            if let Some(of) = of {
                let key = (KindId(super::super::desk::index(at)), of);
                raw.forms.symbol_fields.entry(key).or_insert(*id);
            }
        }
    }
}

fn is_record((entry, _): (&Entry, usize)) -> bool {
    matches!(entry.class, Class::Record(..))
}

/// `RECORD or RECORD`: what text each card of a kind has one of.
fn records(desk: &mut Desk, mut words: Cursor<'_>) -> Read<Vec<ClauseId>> {
    let mut all = Vec::new();
    loop {
        let found = desk.vocab.lookup(words.rest());
        let Some((Class::Record(clause, _), count)) =
            found.map(|(entry, count)| (entry.class.clone(), count))
        else {
            return Err(desk.expected("the name of a record", words.here()));
        };
        all.push(clause);
        words.take(count);
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
        let (text, span) = single(desk, &mut words, "a field")?;
        let Some(field) = field_of_kind(desk, kind, &text) else {
            let near = near_field(desk, kind, &text);
            return Err(desk.report(DeclareError::Unknown {
                what: "field of this kind",
                name: text,
                span,
                nearest: near,
            }));
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
