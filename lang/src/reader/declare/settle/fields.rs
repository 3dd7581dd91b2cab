//! Whose each field is, and what it is where a card does not give it.

use super::super::desk::Desk;
use super::super::raw::{RawField, Whose};
use super::super::shape::done;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Env, Read, ReadError, Setting, phrase, types};
use crate::sentence::{Op, Word, WordKind};
use crate::tree::{EnumId, FieldId, FieldOf, KindId, Reset, SymbolId, Type};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// The type of a field, and whose it is.
pub(super) fn owner(desk: &mut Desk, field: &RawField<'_>) -> Read<()> {
    let mut among = Vec::new();
    let mut within = None;
    let (ty, of, printed, resets, maybe) = match field.rest {
        None => (Type::Truth, None, true, None, false),
        Some(mut words) => {
            let maybe = words.eat("maybe");
            let read = types::type_at(&desk.vocab, &desk.book, &mut words);
            let ty = desk.check(read)?;
            let of = if words.eat("of") {
                Some(field_of(desk, &mut words)?)
            } else {
                None
            };
            let printed = words.eat("printed");
            if let (true, Type::Symbol(list)) = (printed && words.eat("among"), &ty) {
                among = symbols(desk, words, *list)?;
                words.take(words.rest().len());
            }
            if printed && ty == Type::Number && words.eat("from") {
                within = Some(bounds(desk, &mut words)?);
            }
            let mut resets = None;
            // `= E resets every turn`: the value is read in the third pass.
            if let Some(at) = words.find(|word| word.is("resets")) {
                words.take(at + 1);
                if !(words.eat("every") && words.eat("turn")) {
                    return Err(desk.expected("`every turn`", words.here()));
                }
                done(desk, &words)?;
                resets = Some(Reset::EveryTurn);
            } else if words.peek().is_some_and(|word| !word.is_op(Op::Equal)) {
                return done(desk, &words);
            }
            (ty, of, printed, resets, maybe)
        }
    };
    let of = match (field.whose, of) {
        (Whose::Kind(kind), None) => FieldOf::Kind(kind),
        (Whose::Kind(_), Some(_)) => {
            let span = field.rest.map(|words| words.span()).unwrap_or_default();
            return Err(desk.report(DeclareError::Extra { span }));
        }
        (Whose::Said, Some(of)) => of,
        (Whose::Said, None) => {
            let span = field.rest.map(|words| words.span().after());
            let span = span.unwrap_or_default();
            return Err(desk.expected("`of player`, `of game` or `of` and a kind", span));
        }
    };
    for id in &field.ids {
        let Some(known) = desk.book.fields.get_mut(id.index()) else {
            continue;
        };
        known.ty = ty.clone();
        known.of = of;
        known.printed = printed;
        known.among.clone_from(&among);
        known.within = within;
        known.maybe = maybe || printed && ty == Type::Number;
        known.resets = resets.or(match of {
            FieldOf::Kind(_) if !printed => Some(Reset::LeavingPlay),
            _ => None,
        });
        let span = known.named.span;
        if let FieldOf::Kind(kind) = of
            && let Some(kind) = desk.book.kinds.get_mut(kind.index())
        {
            kind.fields.push(*id);
            if field.rest.is_none() {
                kind.flags.push(*id);
            }
        }
        twice(desk, *id, of, span);
    }
    Ok(())
}

/// `A to B`: two numbers.
fn bounds(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<(i64, i64)> {
    let here = words.here();
    let least = number(words);
    let to = words.eat("to");
    match (least, to, number(words)) {
        (Some(least), true, Some(most)) if least <= most => Ok((least, most)),
        _ => Err(desk.expected("two numbers, the least first, such as `0 to 9`,", here)),
    }
}

fn number(words: &mut Cursor<'_>) -> Option<i64> {
    match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Number(n) | WordKind::Change(n)) => Some(*n),
        _ => None,
    }
}

/// Some names of an enumeration, with commas between them.
pub(super) fn symbols(desk: &mut Desk, words: Cursor<'_>, of: EnumId) -> Read<Vec<SymbolId>> {
    let mut all = Vec::new();
    for mut part in words.commas() {
        let known = desk.vocab.lookup(part.rest());
        let known = known.and_then(|(entry, count)| match entry.class {
            Class::Symbol(symbol) => Some((symbol, count)),
            _ => None,
        });
        let list = |symbol: SymbolId| desk.book.symbols.get(symbol.index()).map(|one| one.of);
        let Some((symbol, count)) = known.filter(|(symbol, _)| list(*symbol) == Some(of)) else {
            return Err(desk.expected("a name of the field's own list", part.span()));
        };
        part.take(count);
        done(desk, &part)?;
        all.push(symbol);
    }
    Ok(all)
}

pub(super) fn field_of(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<FieldOf> {
    if words.eat("player") {
        return Ok(FieldOf::Player);
    }
    if words.eat("game") {
        return Ok(FieldOf::Game);
    }
    let here = words.here();
    let typed = words.peek().and_then(Word::name).unwrap_or_default();
    let near = nearest(typed, ["player", "game"]);
    let read = types::kinds_at(&desk.vocab, &desk.book, words).map_err(|error| match near {
        Some(near) => ReadError::from(DeclareError::Unknown {
            what: "kind",
            name: SmolStr::new(typed),
            span: here,
            nearest: Some(SmolStr::new(near)),
        }),
        None => error,
    });
    desk.check(read).map(FieldOf::Kind)
}

/// Two fields of one name must belong to different things.
fn twice(desk: &mut Desk, id: FieldId, of: FieldOf, span: crate::span::Span) {
    let Some(name) = desk
        .book
        .fields
        .get(id.index())
        .map(|field| field.named.name.clone())
    else {
        return;
    };
    let earlier = desk.book.fields.iter().take(id.index());
    let first = earlier
        .filter(|other| other.named.name == name && other.of == of)
        .map(|other| other.named.span)
        .next();
    if let Some(first) = first {
        desk.twice("field", &name, span, first);
    }
}

/// The field of a kind with this name.
pub(super) fn field_of_kind(desk: &Desk, kind: KindId, name: &str) -> Option<FieldId> {
    let fields = &desk.book.kinds.get(kind.index())?.fields;
    // A kind's own field comes last, and wins over one of a kind above.
    fields.iter().rev().copied().find(|id| {
        let field = desk.book.fields.get(id.index());
        field.is_some_and(|field| field.named.name == name)
    })
}

/// The nearest name of a field of a kind.
pub(super) fn near_field(desk: &Desk, kind: KindId, name: &str) -> Option<SmolStr> {
    let fields = &desk.book.kinds.get(kind.index())?.fields;
    let names = fields
        .iter()
        .filter_map(|id| desk.book.fields.get(id.index()))
        .map(|field| field.named.name.as_str());
    nearest(name, names).map(SmolStr::new)
}

/// The third pass for fields: their values at the start.
pub(in crate::reader::declare) fn defaults(desk: &mut Desk, field: &RawField<'_>) {
    let Some(rest) = field.rest else {
        return;
    };
    let Some((_, value)) = rest.split(|word| word.is_op(Op::Equal)) else {
        return;
    };
    let value = value
        .split(|word| word.is("resets"))
        .map_or(value, |(front, _)| front);
    let Some(first) = field.ids.first() else {
        return;
    };
    let Some(known) = desk.book.fields.get(first.index()) else {
        return;
    };
    let (ty, of) = (known.ty.clone(), known.of);
    if ty == Type::Nothing {
        return;
    }
    let mut env = Env::new(Setting::Function);
    match of {
        FieldOf::Kind(kind) => env.this = Some(Type::Object(kind)),
        FieldOf::Player => env.you = true,
        FieldOf::Game => {}
    }
    let read = phrase::expr_of(&mut desk.cx(env), value, &ty);
    if let Ok(read) = read {
        for id in &field.ids {
            if let Some(field) = desk.book.fields.get_mut(id.index()) {
                field.default = Some(read);
            }
        }
    }
}
