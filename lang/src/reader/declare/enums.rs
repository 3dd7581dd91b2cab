//! Enumerations and their names.

use super::desk::{Desk, find, index};
use super::form::{SAYS, Step};
use super::raw::{Declared, Raw};
use crate::reader::Read;
use crate::tree::{Enum, EnumId, Symbol, SymbolId};
use crate::vocabulary::Class;

/// A name behind the colon.
const SYMBOL: &[Step] = &[Step::Name("a name"), SAYS];

/// `enum NAME: A, B says "...", C`
pub(super) fn enter<'s>(desk: &mut Desk, _: &mut Raw<'s>, one: Declared<'s>) -> Read<()> {
    let (text, span) = one.head.name();
    let id = EnumId(index(desk.book.enums.len()));
    if let Some(known) = desk.vocab.names.enums.get(&text) {
        let first = desk.book.at(*known).map(|one| one.named.span);
        return Err(desk.twice("enum", &text, span, first.unwrap_or(span)));
    }
    let named = desk.named(text.clone(), span, one.item, one.place.rule);
    desk.book.enums.push(Enum {
        named,
        symbols: Vec::new(),
    });
    desk.vocab.names.enums.insert(text, id);
    symbols(desk, &one, id)
}

/// Enters the names of an enumeration that stand behind the colon.
fn symbols(desk: &mut Desk, one: &Declared<'_>, of: EnumId) -> Read<()> {
    let Some(colon) = one.colon() else {
        let span = one.item.head.span.after();
        return Err(desk.expected("a colon and the names of the enumeration", span));
    };
    let read: Vec<Read<()>> = colon
        .parts()
        .map(|words| {
            let head = desk.form(words, SYMBOL)?;
            let (text, span) = head.name();
            let id = SymbolId(index(desk.book.symbols.len()));
            desk.declare(&text, Class::Symbol(id), span)?;
            let mut named = desk.named(text, span, one.item, one.place.rule);
            named.says = head.text("says").map(|says| desk.text(&says));
            if let Some(known) = desk.book.at_mut(of) {
                let ordinal = index(known.symbols.len());
                known.symbols.push(id);
                desk.book.symbols.push(Symbol { named, of, ordinal });
            }
            Ok(())
        })
        .collect();
    read.into_iter().collect()
}

/// `add enum NAME: D`, once every enumeration is known.
pub(super) fn add_symbols(desk: &mut Desk, one: &Declared<'_>) -> Read<()> {
    let (text, span) = one.head.name();
    let of = find("enumeration", &desk.vocab.names.enums, &text, span);
    let of = desk.check(of)?;
    symbols(desk, one, of)
}
