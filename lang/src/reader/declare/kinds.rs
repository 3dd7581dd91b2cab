//! Names of kinds, fields, zones and states.

use super::desk::{Desk, index};
use super::names::own_space;
use super::raw::{Place, Raw, RawField, RawKind, RawState, RawZone, Whose};
use super::refused::poison;
use super::shape::{done, follows, keyword, name, says, text};
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{
    Field, FieldId, FieldOf, Kind, KindId, Sees, State, StateId, Type, Zone, ZoneId, ZoneOf,
};
use crate::vocabulary::{Class, plural};
use smol_str::SmolStr;

/// `kind K [of P] [plural W] [says "..."] { ... }`
pub(super) fn name_kind<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let (text, span) = name(desk, &mut words, &["plural", "says"], "the kind's name")?;
    let id = KindId(index(desk.book.kinds.len()));
    desk.declare(&text, Class::Kind(id, false), span)?;
    let named = desk.named(text.clone(), span, item, place.rule);
    desk.book.kinds.push(Kind {
        named,
        ..Kind::default()
    });
    let parent = words.eat("of").then(|| words.take(1));
    let many = follows(desk, &mut words, "plural")?;
    let (many, at) = many.unwrap_or_else(|| (SmolStr::new(plural(&text)), span));
    if many != text {
        desk.declare(&many, Class::Kind(id, true), at)?;
    }
    let shown = says(desk, &mut words, "says")?.map(|shown| desk.text(&shown));
    done(desk, &words)?;
    if let Some(kind) = desk.book.kinds.get_mut(id.index()) {
        kind.named.says = shown;
    }
    let mut lines = Vec::new();
    let mut needs = Vec::new();
    let mut footings = Vec::new();
    for part in item.block.iter().flat_map(|block| &block.items) {
        let (word, at, mut words) = keyword(part);
        if part.is_broken() {
            poison(desk, words);
            continue;
        }
        let read = match word {
            "has" => fields(desk, raw, part, &mut words, Whose::Kind(id), place),
            "flag" => flags(desk, raw, part, words, id, place),
            "line" => {
                lines.push(words);
                Ok(())
            }
            "needs" if words.find(|word| word.is("for")).is_some() => {
                footings.push(words);
                Ok(())
            }
            "needs" => {
                needs.push(words);
                Ok(())
            }
            _ => Err(desk.report(DeclareError::NotOfKind { span: at })),
        };
        if read.is_err() && matches!(word, "has" | "flag") {
            // What went wrong has been reported; what uses the field need not say so again.
            poison(desk, keyword(part).2);
        }
    }
    raw.kinds.push(RawKind {
        id,
        parent,
        lines,
        needs,
        footings,
    });
    Ok(())
}

/// `field F, G: TYPE of K [says "..."]`
pub(super) fn name_field<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    fields(desk, raw, item, &mut words, Whose::Said, place)
}

/// Enters the names before the colon; the type behind it waits for the second pass.
fn fields<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    words: &mut Cursor<'s>,
    whose: Whose,
    place: Place,
) -> Read<()> {
    let Some(rest) = &item.colon else {
        return Err(desk.expected("a colon and a type", item.head.span.after()));
    };
    let mut rest = Cursor::new(rest);
    let mut shown = None;
    if let Some((front, mut back)) = rest.split(|word| word.is("says")) {
        rest = front;
        let (here, text) = (back.here(), text(desk, &mut back)?);
        done(desk, &back)?;
        shown = Some((text, here));
    }
    let mut ids = Vec::new();
    for mut part in words.commas() {
        let (text, span) = name(desk, &mut part, &[], "the field's name")?;
        done(desk, &part)?;
        let id = field(desk, item, place, text, span)?;
        let says = shown.as_ref().map(|(text, _)| desk.text(text));
        if let Some(known) = desk.book.fields.get_mut(id.index()) {
            known.named.says = says;
        }
        ids.push(id);
    }
    raw.fields.push(RawField {
        ids,
        whose,
        rest: Some(rest),
        shown,
    });
    Ok(())
}

fn flags(
    desk: &mut Desk,
    raw: &mut Raw<'_>,
    item: &Item,
    words: Cursor<'_>,
    kind: KindId,
    place: Place,
) -> Read<()> {
    let mut ids = Vec::new();
    for mut part in words.commas() {
        let (text, span) = name(desk, &mut part, &[], "the flag's name")?;
        done(desk, &part)?;
        ids.push(field(desk, item, place, text, span)?);
    }
    raw.fields.push(RawField {
        ids,
        whose: Whose::Kind(kind),
        rest: None,
        shown: None,
    });
    Ok(())
}

fn field(desk: &mut Desk, item: &Item, place: Place, text: SmolStr, span: Span) -> Read<FieldId> {
    let id = FieldId(index(desk.book.fields.len()));
    desk.declare(&text, Class::Field(vec![id]), span)?;
    let named = desk.named(text, span, item, place.rule);
    desk.book.fields.push(Field {
        named,
        of: FieldOf::Game,
        ty: Type::Nothing,
        printed: false,
        maybe: false,
        default: None,
        resets: None,
        among: Vec::new(),
        within: None,
    });
    Ok(id)
}

/// `zone Z of WHOM: ...`
pub(super) fn name_zone<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let (text, span) = name(desk, &mut words, &[], "the zone's name")?;
    if !words.eat("of") {
        return Err(desk.expected("`of player`, `of game` or `of` and a kind", words.here()));
    }
    let Some(rest) = &item.colon else {
        return Err(desk.expected("a colon and who sees the zone", words.span().after()));
    };
    let id = ZoneId(index(desk.book.zones.len()));
    desk.declare(&text, Class::Zone(id), span)?;
    let named = desk.named(text, span, item, place.rule);
    desk.book.zones.push(Zone {
        named,
        of: ZoneOf::Game,
        ordered: None,
        sees: Sees::Nobody,
        in_play: false,
        starts: None,
    });
    raw.zones.push(RawZone {
        id,
        of: words,
        rest: Cursor::new(rest),
    });
    Ok(())
}

/// `state S, S of K, K ...`
pub(super) fn name_state<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let Some(of) = words.find(|word| word.is("of")) else {
        return Err(desk.expected(
            "`of` and the kinds that can be in this state",
            words.span().after(),
        ));
    };
    let names = words.take(of);
    words.next_word();
    let mut ids = Vec::new();
    for mut part in names.commas() {
        let (text, span) = name(desk, &mut part, &[], "the state's name")?;
        done(desk, &part)?;
        own_space(desk, raw, "state", &text, span)?;
        let id = StateId(index(desk.book.states.len()));
        desk.declare(&text, Class::State(id), span)?;
        let named = desk.named(text, span, item, place.rule);
        desk.book.states.push(State {
            named,
            of: Vec::new(),
            spreads: None,
            means: None,
        });
        ids.push(id);
    }
    raw.states.push(RawState {
        ids,
        of: words,
        item,
        place,
    });
    Ok(())
}
