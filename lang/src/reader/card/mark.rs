//! Marks: flags and symbols that a card carries without the name of their field.

use super::fact::{field_name, field_of, holds_several};
use super::{Draft, symbol_of, value};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, Cx, DeclareError, Read, Reported, TrapError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{EnumId, Expr, ExprId, FieldId, FieldOf, Symbol, SymbolId, Type};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// The row of marks behind the kind, in the head of a card: symbols alone. A flag says something of the text, and has a line of
/// its own there.
pub(super) fn head(cx: &mut Cx<'_>, draft: &mut Draft<'_>, words: Cursor<'_>) -> Read<()> {
    let mut rest = words;
    while !rest.is_done() {
        let known = cx.vocab.lookup(rest.rest());
        let flag = field_of(cx, draft, known).filter(|(field, _)| is_flag(cx, draft, *field));
        if let Some((field, count)) = flag {
            let (word, span) = (field_name(cx, field), rest.take(count).span());
            let help =
                format!("give it a line of its own among the facts: `{{ {word}; ... }}`").into();
            cx.report(TrapError::English { word, help, span });
            break;
        }
        rest.next_word();
    }
    // What else stands there is known, so that it is not missed.
    marks(cx, draft, words)
}

/// Flags and symbols in a row, with or without commas: `unique`, `space planet`.
pub(super) fn marks(cx: &mut Cx<'_>, draft: &mut Draft<'_>, mut words: Cursor<'_>) -> Read<()> {
    let row = words;
    while !words.is_done() {
        mark(cx, draft, &mut words, row)?;
        words.eat_comma();
    }
    Ok(())
}

/// Whether a type holds several symbols of a list.
fn holds(ty: &Type, of: EnumId) -> bool {
    match ty {
        Type::Levels(list) => *list == of,
        Type::Set(member) => **member == Type::Symbol(of),
        _ => false,
    }
}

/// The printed fields of a card that hold several symbols of a list.
pub(super) fn holders(cx: &Cx<'_>, draft: &Draft<'_>, of: EnumId) -> Vec<SmolStr> {
    let kind = cx.book.kinds.get(draft.kind.index());
    let fields = kind.into_iter().flat_map(|kind| &kind.fields);
    let fields = fields.filter(|id| {
        let field = cx.book.fields.get(id.index());
        field.is_some_and(|field| field.printed && holds(&field.ty, of))
    });
    fields.map(|id| field_name(cx, *id)).collect()
}

/// Refuses symbols of a list that cards of the kind print in two places, and shows how each is written.
fn of_one_list(
    cx: &mut Cx<'_>,
    draft: &Draft<'_>,
    (of, chosen): (EnumId, FieldId),
    row: Cursor<'_>,
) -> Read<()> {
    let fields = holders(cx, draft, of);
    let known = cx.book.fields.get(chosen.index());
    if fields.len() < 2 || !known.is_some_and(|known| holds(&known.ty, of)) {
        return Ok(());
    }
    Err(cx.report(DeclareError::TwoLists {
        list: value::list(cx, of),
        fields,
        row: listed(cx, row),
        span: row.span(),
    }))
}

/// Says what is wrong with a word that is no mark: it is printed on cards of another kind, or misspelt.
fn no_mark(cx: &mut Cx<'_>, draft: &Draft<'_>, words: &Cursor<'_>) -> Reported {
    let span = words.here();
    let known = cx.vocab.lookup(words.rest()).map(|(entry, _)| &entry.class);
    let elsewhere = match known {
        Some(Class::Field(ids)) => ids.first().and_then(|id| cx.book.fields.get(id.index())),
        _ => None,
    };
    let elsewhere = elsewhere.and_then(|field| match field.of {
        FieldOf::Kind(kind) => cx.book.kinds.get(kind.index()),
        _ => None,
    });
    let elsewhere = elsewhere.map(|kind| kind.named.name.clone());
    let typed = words.peek().and_then(crate::vocabulary::spelling);
    let kind = cx.book.kinds.get(draft.kind.index());
    let flags = kind.into_iter().flat_map(|kind| &kind.flags);
    let flags = flags.filter_map(|id| cx.book.fields.get(id.index()));
    let flags = flags.map(|field| field.named.name.as_str());
    let symbols = taken(cx, draft).map(|one| one.named.name.as_str());
    let near = typed.and_then(|typed| nearest(&typed, flags.chain(symbols)).map(SmolStr::new));
    let marks = some_marks(cx, draft);
    cx.report(DeclareError::NoMark {
        span,
        elsewhere,
        nearest: near,
        marks,
    })
}

/// The symbols for which the kind has a field.
fn taken<'c>(cx: &'c Cx<'_>, draft: &'c Draft<'_>) -> impl Iterator<Item = &'c Symbol> {
    let fields = &draft.forms.symbol_fields;
    let symbols = cx.book.symbols.iter();
    symbols.filter(|one| fields.contains_key(&(draft.kind, one.of)))
}

/// The symbol that a card of this kind has in words where another has an icon: what begins with the icon's letters, or has
/// them as its initials.
fn in_words(cx: &Cx<'_>, draft: &Draft<'_>, icon: SymbolId) -> Option<SmolStr> {
    let icon = cx.book.symbols.get(icon.index())?.named.name.to_lowercase();
    let icon = icon.trim_matches(['[', ']']);
    let begins = |name: &str| {
        let parts = name.split(|letter: char| !letter.is_alphanumeric());
        let initials: String = parts.filter_map(|part| part.chars().next()).collect();
        name.starts_with(icon) || initials.len() > 1 && initials == icon
    };
    let mut found = taken(cx, draft).map(|one| &one.named.name);
    found.find(|name| begins(&name.to_lowercase())).cloned()
}

/// The symbol of those that cards of the kind print which begins with these letters, if they are enough to tell it: others begin
/// with all of it.
pub(super) fn begun(cx: &Cx<'_>, draft: &Draft<'_>, letters: &str) -> Option<SmolStr> {
    let letters = letters.to_lowercase();
    let names = taken(cx, draft).map(|one| &one.named.name);
    let found: Vec<&SmolStr> = names
        .filter(|name| letters.len() > 2 && name.to_lowercase().starts_with(&letters))
        .collect();
    let shortest = found.iter().min_by_key(|name| name.len())?;
    let whole = shortest.to_lowercase();
    let longer = |name: &&SmolStr| name.to_lowercase().starts_with(&whole);
    found.iter().all(longer).then(|| (*shortest).clone())
}

/// The names of short lists for which the kind has a field, its own fields first.
fn some_marks(cx: &Cx<'_>, draft: &Draft<'_>) -> Vec<SmolStr> {
    let fields = cx.book.kinds.get(draft.kind.index());
    let fields = fields.into_iter().flat_map(|kind| kind.fields.iter().rev());
    let mut all: Vec<SmolStr> = Vec::new();
    for field in fields.filter_map(|id| cx.book.fields.get(id.index())) {
        let of = match &field.ty {
            Type::Symbol(of) => *of,
            Type::Set(of) => match **of {
                Type::Symbol(of) => of,
                _ => continue,
            },
            _ => continue,
        };
        let symbols = cx
            .book
            .enums
            .get(of.index())
            .map_or(&[][..], |of| &of.symbols);
        if field.printed && symbols.len() <= FEW {
            let named = symbols
                .iter()
                .filter_map(|id| cx.book.symbols.get(id.index()));
            all.extend(named.map(|symbol| symbol.named.name.clone()));
        }
    }
    all.truncate(2 * FEW);
    all
}

/// A list of so many names is shown in a message.
const FEW: usize = 4;

/// The symbols of a row as a list: each once, with how many there are of it.
pub(super) fn listed(cx: &Cx<'_>, mut words: Cursor<'_>) -> String {
    let mut all: Vec<(SmolStr, i64)> = Vec::new();
    while let Some((symbol, _, count)) = symbol_of(cx, cx.vocab.lookup(words.rest())) {
        words.take(count);
        let many = match words.peek().map(|word| &word.kind) {
            Some(WordKind::Times(many)) => *many,
            _ => 1,
        };
        words.eat_if(|word| matches!(word.kind, WordKind::Times(_)));
        words.eat_comma();
        let name = cx.book.symbols.get(symbol.index());
        let name = name.map_or_else(SmolStr::default, |symbol| symbol.named.name.clone());
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = known.saturating_add(many),
            None => all.push((name, many)),
        }
    }
    let all = all.iter().map(|(name, many)| match many {
        1 => name.to_string(),
        _ => format!("{name} x{many}"),
    });
    all.collect::<Vec<_>>().join(", ")
}

fn mark(
    cx: &mut Cx<'_>,
    draft: &mut Draft<'_>,
    words: &mut Cursor<'_>,
    row: Cursor<'_>,
) -> Read<()> {
    let known = cx.vocab.lookup(words.rest());
    if let Some((field, count)) = field_of(cx, draft, known)
        && is_flag(cx, draft, field)
    {
        let span = words.take(count).span();
        let yes = cx.push(Expr::Truth(true), span);
        return draft.facts.give(cx, field, yes, span);
    }
    let Some((symbol, of, count)) = symbol_of(cx, known) else {
        return Err(no_mark(cx, draft, words));
    };
    let span = words.take(count).span();
    let Some(field) = draft.forms.symbol_fields.get(&(draft.kind, of)).copied() else {
        let error = DeclareError::NoFieldFor {
            list: value::list(cx, of),
            nearest: in_words(cx, draft, symbol),
            marks: some_marks(cx, draft),
            span,
        };
        return Err(cx.report(error));
    };
    of_one_list(cx, draft, (of, field), row)?;
    if draft.facts.is_closed(field) {
        return Ok(());
    }
    let known = cx.book.fields.get(field.index());
    let single = known.is_some_and(|known| matches!(known.ty, Type::Symbol(_)));
    let earlier = draft
        .facts
        .given
        .iter()
        .find(|(known, _, _)| *known == field);
    let earlier = earlier.or_else(|| {
        let mut marks = draft.facts.marks.iter();
        marks.find(|(known, _, _)| single && *known == field)
    });
    if let Some((_, _, first)) = earlier {
        let first = *first;
        let comma = row.rest().iter().any(crate::sentence::Word::is_comma);
        if !comma && row.span().start <= first.start && first.file == span.file {
            // Symbols side by side, which are a list of the card.
            let (write, span) = (listed(cx, row), row.span());
            return Err(cx.report(DeclareError::NoCommas { write, span }));
        }
        if draft.facts.told.contains(&field) {
            return Err(Reported::before());
        }
        draft.facts.told.push(field);
        let error = DeclareError::FactTwice {
            name: field_name(cx, field),
            several: holds_several(cx, field),
            span,
            first,
        };
        return Err(cx.report(error));
    }
    let is_there = |(of, value, _): &&(FieldId, ExprId, Span)| {
        *of == field && cx.book.exprs.get(value.index()) == Some(&Expr::Symbol(symbol))
    };
    if let Some((_, _, first)) = draft.facts.marks.iter().find(is_there) {
        let (first, counts) = (*first, false);
        return Err(cx.report(DeclareError::NameTwice {
            span,
            first,
            counts,
        }));
    }
    let value = cx.push(Expr::Symbol(symbol), span);
    draft.facts.marks.push((field, value, span));
    Ok(())
}

pub(super) fn is_flag(cx: &Cx<'_>, draft: &Draft<'_>, field: FieldId) -> bool {
    let kind = cx.book.kinds.get(draft.kind.index());
    kind.is_some_and(|kind| kind.flags.contains(&field))
}

/// Whether every word of a row is a flag or a symbol.
pub(super) fn all_marks(cx: &Cx<'_>, draft: &Draft<'_>, mut words: Cursor<'_>) -> bool {
    while !words.is_done() {
        let known = cx.vocab.lookup(words.rest());
        let flag = field_of(cx, draft, known).filter(|(field, _)| is_flag(cx, draft, *field));
        let count = match (flag, symbol_of(cx, known)) {
            (Some((_, count)), _) | (None, Some((_, _, count))) => count,
            (None, None) => return false,
        };
        words.take(count);
        words.eat_comma();
    }
    true
}
