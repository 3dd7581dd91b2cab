//! Whose each field is, and what it is where a card does not give it.

use super::super::desk::Desk;
use super::super::form::Head;
use super::super::kinds::{FIELD, is_flag};
use super::super::raw::Declared;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Env, Read, ReadError, Setting, phrase, types};
use crate::sentence::{Word, WordKind};
use crate::tree::{Field, FieldId, FieldOf, KindId, Reset, SymbolId, Type};
use crate::vocabulary::Class;

/// What stands behind the colon of a field, which the first pass has read once; nothing of a flag.
fn what_it_is<'s>(desk: &mut Desk, field: &Declared<'s>) -> Read<Head<'s>> {
    match field.colon().filter(|_| !is_flag(field)) {
        Some(colon) => desk.form(colon, FIELD),
        None => Ok(Head::default()),
    }
}

/// The type of a field, and whose it is.
pub(super) fn owner(desk: &mut Desk, field: &Declared<'_>) -> Read<()> {
    let is = what_it_is(desk, field)?;
    let mut known = Field {
        ty: Type::Truth,
        printed: is.has("printed") || is_flag(field),
        ..Field::default()
    };
    let mut said = None;
    if let Some(mut words) = is.behind("") {
        known.maybe = words.eat("maybe");
        let read = types::type_at(&desk.vocab, &desk.book, &mut words);
        known.ty = desk.check(read)?;
        if words.eat("of") {
            said = Some(field_of(desk, &mut words)?);
        }
        let among = is.behind("among").filter(|_| known.printed);
        let from = is.behind("from").filter(|_| known.printed);
        match (&known.ty, among, from) {
            (Type::Symbol(of), Some(names), None) => known.among = symbols(desk, names, *of)?,
            (Type::Number, None, Some(words)) => known.within = Some(bounds(desk, words)?),
            (_, None, None) if words.is_done() => {}
            _ => {
                let span = words.span();
                let span = among.or(from).map_or(span, |behind| behind.behind());
                return Err(desk.report(DeclareError::Extra { span }));
            }
        }
        if !words.is_done() {
            return Err(desk.report(DeclareError::Extra { span: words.span() }));
        }
    }
    let span = field.colon().map(|words| words.span()).unwrap_or_default();
    known.of = match (field.of, said) {
        (Some(kind), None) => FieldOf::Kind(kind),
        (Some(_), Some(_)) => return Err(desk.report(DeclareError::Extra { span })),
        (None, Some(of)) => of,
        (None, None) => {
            return Err(desk.expected("`of player`, `of game` or `of` and a kind", span.after()));
        }
    };
    known.maybe |= known.printed && known.ty == Type::Number;
    known.resets = match known.of {
        _ if is.has("resets every turn") => Some(Reset::EveryTurn),
        FieldOf::Kind(_) if !known.printed => Some(Reset::LeavingPlay),
        _ => None,
    };
    for id in field.ids().map(FieldId) {
        if let Some(field) = desk.book.at_mut(id) {
            let named = std::mem::take(&mut field.named);
            *field = Field {
                named,
                ..known.clone()
            };
        }
        if let FieldOf::Kind(kind) = known.of
            && let Some(kind) = desk.book.at_mut(kind)
        {
            kind.fields.push(id);
            if is_flag(field) {
                kind.flags.push(id);
            }
        }
        twice(desk, id);
    }
    Ok(())
}

/// `A to B`: two numbers.
fn bounds(desk: &mut Desk, words: Cursor<'_>) -> Read<(i64, i64)> {
    let number = |word: &Word| match &word.kind {
        WordKind::Number(n) | WordKind::Change(n) => Some(*n),
        _ => None,
    };
    if let [least, to, most] = words.rest()
        && let (Some(least), Some(most)) = (number(least), number(most))
        && to.is("to")
        && least <= most
    {
        return Ok((least, most));
    }
    let what = "two numbers, the least first, such as `0 to 9`,";
    Err(desk.expected(what, words.here()))
}

/// Some names of an enumeration, with commas between them.
fn symbols(desk: &mut Desk, words: Cursor<'_>, of: crate::tree::EnumId) -> Read<Vec<SymbolId>> {
    let mut all = Vec::new();
    for part in words.parts() {
        let known = desk.vocab.lookup(part.rest());
        let symbol = known.and_then(|(entry, count)| match entry.class {
            Class::Symbol(symbol) if count == part.rest().len() => Some(symbol),
            _ => None,
        });
        let list = |symbol: &SymbolId| desk.book.at(*symbol).map(|one| one.of);
        let Some(symbol) = symbol.filter(|symbol| list(symbol) == Some(of)) else {
            return Err(desk.expected("a name of the field's own list", part.span()));
        };
        all.push(symbol);
    }
    Ok(all)
}

/// `player`, `game` or a kind.
pub(super) fn field_of(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<FieldOf> {
    if words.eat("player") {
        return Ok(FieldOf::Player);
    }
    if words.eat("game") {
        return Ok(FieldOf::Game);
    }
    let here = words.here();
    let typed = words.peek().and_then(Word::name).unwrap_or_default();
    let of = ["player", "game"];
    let read = types::kinds_at(&desk.vocab, &desk.book, words);
    let read = read.map_err(|error| match nearest(typed, of) {
        Some(_) => ReadError::from(DeclareError::unknown("kind", typed, here, of)),
        None => error,
    });
    desk.check(read).map(FieldOf::Kind)
}

/// Two fields of one name must belong to different things.
fn twice(desk: &mut Desk, id: FieldId) {
    let mut earlier = desk.book.fields.iter().take(id.index());
    let found = desk.book.at(id).and_then(|field| {
        let same = |other: &&Field| other.named.name == field.named.name && other.of == field.of;
        Some((field.named.clone(), earlier.find(same)?.named.span))
    });
    if let Some((named, first)) = found {
        desk.twice("field", &named.name, named.span, first);
    }
}

pub(super) fn field_of_kind(desk: &Desk, kind: KindId, name: &str) -> Option<FieldId> {
    let fields = &desk.book.at(kind)?.fields;
    // A kind's own field comes last, and wins over one of a kind above.
    fields.iter().rev().copied().find(|id| {
        let field = desk.book.at(*id);
        field.is_some_and(|field| field.named.name == name)
    })
}

pub(super) fn names_of_kind(desk: &Desk, kind: KindId) -> impl Iterator<Item = &str> {
    let kind = desk.book.at(kind);
    let fields = kind.into_iter().flat_map(|kind| &kind.fields);
    fields
        .filter_map(|id| desk.book.at(*id))
        .map(|field| field.named.name.as_str())
}

/// The third pass for fields: their values at the start.
pub(in crate::reader::declare) fn defaults(desk: &mut Desk, field: &Declared<'_>) {
    let Ok(Some(value)) = what_it_is(desk, field).map(|is| is.behind("=")) else {
        return;
    };
    let known = desk.book.at(FieldId(field.id));
    let Some((ty, of)) = known.map(|known| (known.ty.clone(), known.of)) else {
        return;
    };
    if ty == Type::Nothing {
        return;
    }
    let mut env = Env::new(Setting::Function);
    match of {
        FieldOf::Kind(kind) => env.this = Some(Type::Object(kind)),
        FieldOf::Player => env.you = true,
        FieldOf::Game => {}
    }
    let read = phrase::expr_of(&mut desk.cx(env), value, &ty).ok();
    for id in field.ids().map(FieldId) {
        if let Some(field) = desk.book.at_mut(id) {
            field.default = read;
        }
    }
}
