//! What cards print in rows: flags and symbols, each with how often it stands there.

use super::Draft;
use crate::reader::{Cursor, Cx};
use crate::sentence::{Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{EnumId, FieldId, SymbolId, Type};
use crate::vocabulary::Class;
use smallvec::SmallVec;

/// A term of a printed row.
pub(super) struct Term {
    pub(super) what: Printed,
    pub(super) span: Span,
    /// How often it counts, and where that stands.
    pub(super) times: Option<(i64, Span)>,
    /// Whether a comma stands behind it.
    pub(super) comma: bool,
}

/// What a term is.
#[derive(Clone, Copy)]
pub(super) enum Printed {
    /// A flag of the card's kind.
    Flag(FieldId),
    Symbol(SymbolId, EnumId),
    /// Any other word.
    Word,
}

impl Term {
    pub(super) const fn symbol(&self) -> Option<(SymbolId, EnumId)> {
        match self.what {
            Printed::Symbol(symbol, of) => Some((symbol, of)),
            _ => None,
        }
    }
}

pub(super) fn terms(cx: &Cx<'_>, draft: &Draft<'_>, mut words: Cursor<'_>) -> SmallVec<[Term; 4]> {
    let mut all = SmallVec::new();
    while !words.is_done() {
        let found = cx.vocab.lookup(words.rest());
        let what = found.and_then(|(entry, _)| printed_as(cx, draft, &entry.class));
        let (what, count) = match (what, found) {
            (Some(what), Some((_, count))) => (what, count),
            _ => (Printed::Word, 1),
        };
        let span = words.take(count).span();
        all.push(Term {
            what,
            span,
            times: times(&mut words),
            comma: words.eat_comma(),
        });
    }
    all
}

/// What a word is in a printed row, if it is any of them.
fn printed_as(cx: &Cx<'_>, draft: &Draft<'_>, class: &Class) -> Option<Printed> {
    match class {
        Class::Field(ids) => {
            let field = field_of(cx, draft, ids)?;
            is_flag(cx, draft, field).then_some(Printed::Flag(field))
        }
        Class::Symbol(symbol) => Some(Printed::Symbol(*symbol, cx.book.at(*symbol)?.of)),
        _ => None,
    }
}

/// Takes `x2`.
pub(super) fn times(words: &mut Cursor<'_>) -> Option<(i64, Span)> {
    let Some(&Word {
        kind: WordKind::Times(many),
        span,
    }) = words.peek()
    else {
        return None;
    };
    words.next_word();
    Some((many, span))
}

/// The symbol at the front of a row, its list, and how many words it has.
pub(super) fn symbol_at(cx: &Cx<'_>, words: &Cursor<'_>) -> Option<(SymbolId, EnumId, usize)> {
    let (entry, count) = cx.vocab.lookup(words.rest())?;
    let Class::Symbol(symbol) = entry.class else {
        return None;
    };
    Some((symbol, cx.book.at(symbol)?.of, count))
}

/// The field of the card's kind at the front of a row, and how many words it has. A kind's own field comes last, and
/// wins over one of a kind above.
pub(super) fn field_at(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    words: &Cursor<'_>,
) -> Option<(FieldId, usize)> {
    let (entry, count) = cx.vocab.lookup(words.rest())?;
    let Class::Field(ids) = &entry.class else {
        return None;
    };
    field_of(cx, draft, ids).map(|field| (field, count))
}

/// That of some fields which the card's kind has.
fn field_of(cx: &Cx<'_>, draft: &Draft<'_>, ids: &[FieldId]) -> Option<FieldId> {
    let mut fields = cx.book.at(draft.kind)?.fields.iter().rev();
    fields.find(|field| ids.contains(field)).copied()
}

pub(super) fn is_flag(cx: &Cx<'_>, draft: &Draft<'_>, field: FieldId) -> bool {
    let kind = cx.book.at(draft.kind);
    kind.is_some_and(|kind| kind.flags.contains(&field))
}

/// The list of which a type holds symbols, and whether several.
pub(super) fn list_of(ty: &Type) -> Option<(EnumId, bool)> {
    match ty {
        Type::Symbol(of) => Some((*of, false)),
        Type::Levels(of) => Some((*of, true)),
        Type::Set(member) => match **member {
            Type::Symbol(of) => Some((of, true)),
            _ => None,
        },
        _ => None,
    }
}

pub(super) fn printed<'c>(cx: &'c Cx<'_>, field: FieldId) -> Option<&'c Type> {
    let field = cx.book.at(field);
    field.filter(|field| field.printed).map(|field| &field.ty)
}

/// The symbols of a row as a list: each once, with how many there are of it.
pub(super) fn listed(cx: &Cx<'_>, terms: &[Term]) -> String {
    let mut all: Vec<(SymbolId, i64)> = Vec::new();
    for term in terms {
        let Some((symbol, _)) = term.symbol() else {
            break;
        };
        let many = term.times.map_or(1, |(many, _)| many);
        match all.iter_mut().find(|(known, _)| *known == symbol) {
            Some((_, known)) => *known = known.saturating_add(many),
            None => all.push((symbol, many)),
        }
    }
    let all = all.iter().map(|(symbol, many)| match many {
        1 => cx.name(*symbol).to_string(),
        _ => format!("{} x{many}", cx.name(*symbol)),
    });
    all.collect::<Vec<_>>().join(", ")
}

/// The parts of a row between slashes, or between commas: of these the last of so many takes all that are left.
pub(super) fn parts(row: Cursor<'_>, slashes: bool, most: usize) -> SmallVec<[Cursor<'_>; 4]> {
    let mut parts = SmallVec::new();
    let mut rest = row;
    let parted = |word: &Word| match slashes {
        true => word.is_op(Op::Slash),
        false => word.is_comma(),
    };
    while (slashes || parts.len() + 1 < most)
        && let Some((front, back)) = rest.split(parted)
    {
        parts.push(front);
        rest = back;
    }
    parts.push(rest);
    parts
}
