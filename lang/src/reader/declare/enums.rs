//! Enumerations and their names.

use super::desk::{Desk, index};
use super::raw::Place;
use super::shape::{done, keyword, name, says, single};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, DeclareError, Read};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{Enum, EnumId, Symbol, SymbolId};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// `enum NAME: A, B says "...", C`
pub(super) fn enter(desk: &mut Desk, item: &Item, mut words: Cursor<'_>, place: Place) -> Read<()> {
    let (text, span) = single(desk, &mut words, "the name of the enumeration")?;
    done(desk, &words)?;
    let id = EnumId(index(desk.book.enums.len()));
    if let Some(known) = desk.vocab.names.enums.get(&text) {
        let first = desk.book.enums.get(known.index()).map(|one| one.named.span);
        return Err(desk.twice("enum", &text, span, first.unwrap_or(span)));
    }
    let named = desk.named(text.clone(), span, item, place.rule);
    desk.book.enums.push(Enum {
        named,
        symbols: Vec::new(),
    });
    desk.vocab.names.enums.insert(text, id);
    symbols(desk, item, id, place)
}

/// Enters the names of an enumeration that stand behind the colon.
fn symbols(desk: &mut Desk, item: &Item, of: EnumId, place: Place) -> Read<()> {
    let Some(colon) = &item.colon else {
        return Err(desk.expected(
            "a colon and the names of the enumeration",
            item.head.span.after(),
        ));
    };
    let mut failed = None;
    for mut words in Cursor::new(colon).commas() {
        let read = name(desk, &mut words, &["says"], "a name")
            .and_then(|named| Ok((named, says(desk, &mut words, "says")?)))
            .and_then(|read| done(desk, &words).map(|()| read));
        match read {
            Ok(((text, span), shown)) => {
                if let Err(reported) = symbol(desk, item, of, place, &text, span, shown) {
                    failed = Some(reported);
                }
            }
            Err(reported) => failed = Some(reported),
        }
    }
    failed.map_or(Ok(()), Err)
}

fn symbol(
    desk: &mut Desk,
    item: &Item,
    of: EnumId,
    place: Place,
    text: &SmolStr,
    span: Span,
    shown: Option<SmolStr>,
) -> Read<()> {
    let id = SymbolId(index(desk.book.symbols.len()));
    desk.declare(text, Class::Symbol(id), span)?;
    let mut named = desk.named(text.clone(), span, item, place.rule);
    named.says = shown.map(|shown| desk.text(&shown));
    let ordinal = desk.book.enums.get(of.index());
    let ordinal = index(ordinal.map_or(0, |known| known.symbols.len()));
    desk.book.symbols.push(Symbol { named, of, ordinal });
    if let Some(known) = desk.book.enums.get_mut(of.index()) {
        known.symbols.push(id);
    }
    Ok(())
}

/// `add enum NAME: D`, once every enumeration is known.
pub(super) fn add_symbols(desk: &mut Desk, item: &Item, place: Place) -> Read<()> {
    let (_, _, mut words) = keyword(item);
    if !words.eat("enum") {
        return Err(desk.expected("`enum`", words.here()));
    }
    let (text, span) = single(desk, &mut words, "the name of an enumeration")?;
    done(desk, &words)?;
    let Some(of) = desk.vocab.names.enums.get(&text).copied() else {
        let mut known: Vec<SmolStr> = desk.vocab.names.enums.keys().cloned().collect();
        known.sort_unstable();
        let near = nearest(&text, known.iter().map(SmolStr::as_str)).map(SmolStr::new);
        return Err(desk.report(DeclareError::Unknown {
            what: "enumeration",
            name: text,
            span,
            nearest: near,
        }));
    };
    symbols(desk, item, of, place)
}
