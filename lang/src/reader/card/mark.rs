//! Marks: flags and symbols that a card carries without the name of their field.

use super::Draft;
use super::terms::{Printed, Term, list_of, listed, printed, terms};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, Cx, DeclareError, Read, TrapError};
use crate::sentence::Word;
use crate::span::Span;
use crate::tree::{EnumId, Expr, ExprId, FieldId, FieldOf, Symbol, SymbolId, Type};
use crate::vocabulary::{Class, spelling};
use smol_str::SmolStr;

/// The row of marks behind the kind, in the head of a card: symbols alone. A flag says something of the text, and has
/// a line of its own there.
pub(super) fn head(cx: &mut Cx<'_>, draft: &mut Draft<'_>, words: Cursor<'_>) -> Read<()> {
    let row = terms(cx, draft, words);
    let mut flags = row.iter().filter_map(|term| match term.what {
        Printed::Flag(flag) => Some((flag, term.span)),
        _ => None,
    });
    if let Some((flag, span)) = flags.next() {
        let word = cx.name(flag);
        let help = format!("give it a line of its own among the facts: `{{ {word}; ... }}`").into();
        cx.report(TrapError::English { word, help, span });
    }
    if let Some(other) = row.iter().find(|term| matches!(term.what, Printed::Word)) {
        let at = words.rest().iter().position(|word| word.span == other.span);
        no_mark(
            cx,
            draft,
            words.rest().get(at.unwrap_or(0)..).unwrap_or_default(),
        );
    }
    // What else stands there is known, so that it is not missed.
    marks(cx, draft, &row, words.span())
}

/// Flags and symbols in a row, with or without commas: `unique`, `space planet`.
pub(super) fn marks(cx: &mut Cx<'_>, draft: &mut Draft<'_>, row: &[Term], span: Span) -> Read<()> {
    for term in row {
        match term.what {
            Printed::Flag(field) => {
                let yes = cx.push(Expr::Truth(true), term.span);
                draft.facts.give(cx, field, yes, term.span)?;
            }
            Printed::Symbol(symbol, of) => mark(cx, draft, (symbol, of), term.span, row, span)?,
            // It has been told.
            Printed::Word => break,
        }
    }
    Ok(())
}

/// The printed fields of a card that hold several symbols of a list.
pub(super) fn holders(cx: &Cx<'_>, draft: &Draft<'_>, of: EnumId) -> Vec<SmolStr> {
    let kind = cx.book.at(draft.kind);
    let fields = kind.into_iter().flat_map(|kind| &kind.fields);
    let holds = |id: &&FieldId| printed(cx, **id).and_then(list_of) == Some((of, true));
    fields.filter(holds).map(|id| cx.name(*id)).collect()
}

/// Says what is wrong with a word that is no mark: it is printed on cards of another kind, or misspelt.
fn no_mark(cx: &mut Cx<'_>, draft: &Draft<'_>, words: &[Word]) {
    let known = cx.vocab.lookup(words).map(|(entry, _)| &entry.class);
    let field = match known {
        Some(Class::Field(ids)) => ids.first().and_then(|id| cx.book.at(id)),
        _ => None,
    };
    let elsewhere = field.and_then(|field| match field.of {
        FieldOf::Kind(kind) => Some(cx.name(kind)),
        _ => None,
    });
    let typed = words.first().and_then(spelling);
    let kind = cx.book.at(draft.kind);
    let flags = kind.into_iter().flat_map(|kind| &kind.flags);
    let flags = flags.map(|id| cx.book.name(id));
    let names = flags.chain(taken(cx, draft).map(|one| one.named.name.as_str()));
    let near = typed.and_then(|typed| nearest(&typed, names).map(SmolStr::new));
    let error = DeclareError::NoMark {
        span: words.first().map(|word| word.span).unwrap_or_default(),
        elsewhere,
        nearest: near,
        marks: some_marks(cx, draft),
    };
    cx.report(error);
}

/// The symbols for which the kind has a field.
fn taken<'c>(cx: &'c Cx<'_>, draft: &'c Draft<'_>) -> impl Iterator<Item = &'c Symbol> {
    let fields = &draft.forms.symbol_fields;
    let symbols = cx.book.symbols.iter();
    symbols.filter(|one| fields.contains_key(&(draft.kind, one.of)))
}

/// The symbol that a card of this kind has in words where another has an icon: what begins with the icon's letters,
/// or has them as its initials.
fn in_words(cx: &Cx<'_>, draft: &Draft<'_>, icon: SymbolId) -> Option<SmolStr> {
    let icon = cx.name(icon).to_lowercase();
    let icon = icon.trim_matches(['[', ']']);
    let begins = |name: &str| {
        let parts = name.split(|letter: char| !letter.is_alphanumeric());
        let initials: String = parts.filter_map(|part| part.chars().next()).collect();
        name.starts_with(icon) || initials.len() > 1 && initials == icon
    };
    let mut found = taken(cx, draft).map(|one| &one.named.name);
    found.find(|name| begins(&name.to_lowercase())).cloned()
}

/// The symbol of those that cards of the kind print which begins with these letters, if they are enough to tell it:
/// others begin with all of it.
pub(super) fn begun(cx: &Cx<'_>, draft: &Draft<'_>, letters: &str) -> Option<SmolStr> {
    let letters = letters.to_lowercase();
    let names = taken(cx, draft).map(|one| one.named.name.to_lowercase());
    let longer = |name: &String| letters.len() > 2 && name.starts_with(&letters);
    let mut found: Vec<String> = names.filter(longer).collect();
    found.sort_by_key(String::len);
    let whole = found.first()?;
    let one = found.iter().all(|name| name.starts_with(whole));
    let mut all = taken(cx, draft).map(|one| &one.named.name);
    all.find(|name| one && name.to_lowercase() == *whole)
        .cloned()
}

/// The names of short lists for which the kind has a field, its own fields first.
fn some_marks(cx: &Cx<'_>, draft: &Draft<'_>) -> Vec<SmolStr> {
    let fields = cx.book.at(draft.kind);
    let fields = fields.into_iter().flat_map(|kind| kind.fields.iter().rev());
    let mut all: Vec<SmolStr> = Vec::new();
    for ty in fields.filter_map(|id| printed(cx, *id)) {
        let list = list_of(ty).filter(|_| !matches!(ty, Type::Levels(_)));
        let list = list.and_then(|(of, _)| cx.book.at(of));
        let short = list.filter(|list| list.symbols.len() <= FEW);
        let symbols = short.into_iter().flat_map(|list| &list.symbols);
        all.extend(symbols.map(|id| cx.name(*id)));
    }
    all.truncate(2 * FEW);
    all
}

/// A list of so many names is shown in a message.
const FEW: usize = 4;

/// A symbol without a label, in a row that stands at `whole`.
fn mark(
    cx: &mut Cx<'_>,
    draft: &mut Draft<'_>,
    (symbol, of): (SymbolId, EnumId),
    span: Span,
    row: &[Term],
    whole: Span,
) -> Read<()> {
    let Some(field) = draft.forms.symbol_fields.get(&(draft.kind, of)).copied() else {
        let error = DeclareError::NoFieldFor {
            list: cx.name(of),
            nearest: in_words(cx, draft, symbol),
            marks: some_marks(cx, draft),
            span,
        };
        return Err(cx.report(error));
    };
    let several = printed(cx, field).and_then(list_of) == Some((of, true));
    let fields = holders(cx, draft, of);
    if several && fields.len() > 1 {
        return Err(cx.report(DeclareError::TwoLists {
            list: cx.name(of),
            fields,
            row: listed(cx, row),
            span: whole,
        }));
    }
    if draft.facts.is_closed(field) {
        return Ok(());
    }
    let marks = draft.facts.marks.iter().filter(|_| !several);
    let mut earlier = draft.facts.given.iter().chain(marks);
    if let Some((_, _, first)) = earlier.find(|(known, _, _)| *known == field) {
        let first = *first;
        let commas = row.iter().any(|term| term.comma);
        if !commas && whole.start <= first.start && first.file == span.file {
            // Symbols side by side, which are a list of the card.
            let (write, span) = (listed(cx, row), whole);
            return Err(cx.report(DeclareError::NoCommas { write, span }));
        }
        // What stands behind a fact of one symbol may be a list whose label is missing.
        let lists = holders(cx, draft, of);
        let label = lists.first().filter(|_| commas && lists.len() == 1);
        let write = label.map(|label| format!("{label} {}", listed(cx, row)));
        let span = if write.is_some() { whole } else { span };
        return Err(draft.facts.twice(cx, field, span, first, write));
    }
    let is_there = |(of, value, _): &&(FieldId, ExprId, Span)| {
        *of == field && *cx.at(*value) == Expr::Symbol(symbol)
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
