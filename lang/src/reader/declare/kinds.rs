//! Names of kinds, fields, zones and states.

use super::desk::{Desk, index};
use super::form::{SAYS, Step};
use super::names::{own_space, poison};
use super::raw::{Declared, Raw};
use super::table::keyword;
use crate::reader::{DeclareError, Read};
use crate::tree::{Field, FieldId, Kind, KindId, State, StateId, Zone, ZoneId};
use crate::vocabulary::{Class, plural};
use smol_str::SmolStr;

/// `has F, G: TYPE` and `flag F, G` in a kind.
const PART: &[Step] = &[Step::Names("the field's name")];

/// What a field is: `[maybe] TYPE [of WHOM] [printed [among S, S] [from N to N]] [= E] [resets every turn] [says
/// "..."]`.
pub(super) const FIELD: &[Step] = &[
    Step::Phrase("a type"),
    Step::May("printed", &[]),
    Step::May("among", &[Step::Phrase("a name")]),
    Step::May("from", &[Step::Phrase("two numbers")]),
    Step::May("=", &[Step::Phrase("a value")]),
    Step::May("`resets every turn`", &[]),
    SAYS,
];

/// `kind K [of P] [plural W] [says "..."] { ... }`
pub(super) fn kind<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    one.id = index(desk.book.kinds.len());
    let id = KindId(one.id);
    desk.declare(&text, Class::Kind(id, false), span)?;
    let mut named = desk.named(text.clone(), span, one.item, one.place.rule);
    named.says = one.head.text("says").map(|says| desk.text(&says));
    desk.book.kinds.push(Kind {
        named,
        ..Kind::default()
    });
    let many = one.head.word("plural");
    let (many, at) = many.unwrap_or_else(|| (SmolStr::new(plural(&text)), span));
    if many != text {
        desk.declare(&many, Class::Kind(id, true), at)?;
    }
    for item in one.parts() {
        let (word, at, words) = keyword(item);
        if item.is_broken() {
            poison(desk, words);
            continue;
        }
        match word {
            "has" | "flag" => {
                let part = |head| Declared {
                    item,
                    head,
                    of: Some(id),
                    ..one.clone()
                };
                let read = desk.form(words, PART);
                if read.and_then(|head| field(desk, raw, part(head))).is_err() {
                    // What went wrong has been reported; what uses the field need not say so again.
                    poison(desk, words);
                }
            }
            "line" | "needs" => {}
            _ => {
                desk.report(DeclareError::NotOfKind { span: at });
            }
        }
    }
    raw.keep("kind", one);
    Ok(())
}

/// `field F, G: TYPE of K [says "..."]`, and `has F: TYPE` and `flag F` of a kind. Their type waits for the second
/// pass.
pub(super) fn field<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let mut says = None;
    if !is_flag(&one) {
        let Some(colon) = one.colon() else {
            return Err(desk.expected("a colon and a type", one.item.head.span.after()));
        };
        let is = desk.form(colon, FIELD)?;
        says = is.text("says").map(|says| desk.text(&says));
    }
    one.id = index(desk.book.fields.len());
    for (text, span) in &one.head.names {
        let id = FieldId(index(desk.book.fields.len()));
        desk.declare(text, Class::Field(vec![id]), *span)?;
        let mut named = desk.named(text.clone(), *span, one.item, one.place.rule);
        named.says = says;
        desk.book.fields.push(Field {
            named,
            ..Field::default()
        });
    }
    raw.keep("field", one);
    Ok(())
}

pub(super) fn is_flag(one: &Declared<'_>) -> bool {
    keyword(one.item).0 == "flag"
}

/// `zone Z of WHOM: ...`
pub(super) fn zone<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    if one.item.colon.is_none() {
        let span = one.item.head.span.after();
        return Err(desk.expected("a colon and who sees the zone", span));
    }
    one.id = index(desk.book.zones.len());
    desk.declare(&text, Class::Zone(ZoneId(one.id)), span)?;
    let named = desk.named(text, span, one.item, one.place.rule);
    desk.book.zones.push(Zone {
        named,
        ..Zone::default()
    });
    raw.keep("zone", one);
    Ok(())
}

/// `state S, S of K, K ...`
pub(super) fn state<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    one.id = index(desk.book.states.len());
    for (text, span) in &one.head.names {
        own_space(desk, raw, "state", text, *span)?;
        let id = StateId(index(desk.book.states.len()));
        desk.declare(text, Class::State(id), *span)?;
        let named = desk.named(text.clone(), *span, one.item, one.place.rule);
        desk.book.states.push(State {
            named,
            ..State::default()
        });
    }
    raw.keep("state", one);
    Ok(())
}
