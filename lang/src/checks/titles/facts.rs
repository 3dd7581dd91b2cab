//! A text in quotation marks that a fact is compared with, and that no card has there; and a symbol that cards have
//! in another fact alone.

use crate::checks::{Note, Seen};
use crate::diagnostic::{Diagnostic, UNKNOWN_TITLE, nearest_of_all};
use crate::facts::asked::{Ask, comparisons};
use crate::facts::holds::{Says, says};
use crate::facts::part::Part;
use crate::facts::reach::exprs;
use crate::reader::types::is_under;
use crate::span::Span;
use crate::tree::{
    Book, Expr, ExprId, FieldId, FunctionId, HookRole, KindId, Parts, Slot, SymbolId, Type,
};
use foldhash::HashSet;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};

/// What is asked of the facts of cards.
#[derive(PartialEq, Debug)]
pub(crate) enum Asked {
    /// Whether a text is among them.
    Text(FieldId, SmolStr),
    /// Whether a symbol is, perhaps of cards of one kind.
    Symbol(FieldId, SymbolId, Option<KindId>),
}

/// A symbol that cards have, or that texts give them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Given {
    /// Printed on a card of a kind.
    Printed(FieldId, SymbolId, KindId),
    By(FieldId, SymbolId),
}

fn text(book: &Book, id: ExprId) -> Option<&SmolStr> {
    match book.expr(id) {
        Expr::Text(text) => book.at(*text),
        _ => None,
    }
}

pub(super) fn texts(book: &Book, value: ExprId) -> impl Iterator<Item = SmolStr> {
    let listed = book.listed(value).into_iter();
    listed.filter_map(|id| text(book, id).cloned())
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    let mut ask = |asked: Asked, at: ExprId| seen.noted.push((Note::Asked(asked), part.span(at)));
    for (at, expr) in part.exprs() {
        for (field, other) in comparisons(book, expr) {
            let text = text(book, other).cloned();
            text.into_iter()
                .for_each(|text| ask(Asked::Text(field, text), other));
        }
        match expr {
            Expr::Call { function, args } => {
                let params = book.at(*function).map_or(&[][..], |word| &word.params);
                for (param, arg) in params.iter().zip(args) {
                    let Some(text) = text(book, *arg) else {
                        continue;
                    };
                    for asks in part.facts.words.asked(*function, param.slot) {
                        if let Ask::Text(of) = asks {
                            ask(Asked::Text(of, text.clone()), *arg);
                        }
                    }
                }
                for (field, symbol) in among(book, *function, args) {
                    ask(Asked::Symbol(field, symbol, None), at);
                }
            }
            Expr::And(tests) if part.is_written(at) => of_kinds(book, None, tests, &mut ask),
            expr => {
                let over = expr.group();
                let kind = over.and_then(|over| Some((over.slot, over.kind?)));
                let tests = over.map_or(&[][..], |over| &over.tests);
                of_kinds(book, kind, tests, &mut ask);
            }
        }
    }
    let mut give = |field: FieldId, value: ExprId| {
        seen.texts
            .extend(texts(book, value).map(|text| (field, text)));
    };
    let facts = part.card().map_or(&[][..], |card| &card.facts);
    let changes = part.hooks().iter().filter_map(|hook| match &hook.role {
        HookRole::Change { field, amount, .. } => Some((*field, *amount)),
        _ => None,
    });
    facts.iter().for_each(|(field, value)| give(*field, *value));
    changes
        .clone()
        .for_each(|(field, amount)| give(field, amount));
    let kind = part.card().map(|card| card.kind);
    let printed = facts.iter().flat_map(|(field, value)| {
        let symbols = book.symbols_of(*value).into_iter();
        symbols.filter_map(move |(symbol, _)| Some(Given::Printed(*field, symbol, kind?)))
    });
    seen.symbols.extend(printed);
    for (field, amount) in changes {
        let all = exprs(book, Parts::of_exprs([amount]));
        seen.symbols.extend(all.filter_map(|(_, expr)| match expr {
            Expr::Symbol(symbol) => Some(Given::By(field, *symbol)),
            _ => None,
        }));
    }
}

/// What some tests that hold together ask of those of whom they say the kind, too.
fn of_kinds(
    book: &Book,
    kind: Option<(Slot, KindId)>,
    tests: &[ExprId],
    ask: &mut impl FnMut(Asked, ExprId),
) {
    if tests.is_empty() {
        return;
    }
    let said = tests.iter().filter_map(|test| match book.expr(*test) {
        Expr::IsKind(of, kind) => Some((book.local(*of)?, *kind)),
        _ => None,
    });
    let kinds: BTreeMap<Slot, KindId> = kind.into_iter().chain(said).collect();
    let tests = tests.iter().filter(|_| !kinds.is_empty());
    for at in tests.flat_map(|test| book.joined(*test)) {
        if let Expr::Call { function, args } = book.expr(at) {
            let mut of = args.iter().filter_map(|arg| kinds.get(&book.local(*arg)?));
            let kind = of.next().copied();
            for (field, symbol) in among(book, *function, args).filter(|_| kind.is_some()) {
                ask(Asked::Symbol(field, symbol, kind), at);
            }
        }
    }
}

/// The printed fields of which a definition asks whether a symbol that it is given is among them, if it asks no more.
fn among(
    book: &Book,
    function: FunctionId,
    args: &[ExprId],
) -> impl Iterator<Item = (FieldId, SymbolId)> {
    let given = book.at(function).into_iter();
    let given = given.flat_map(move |word| {
        let given = word.params.iter().zip(args);
        given.map(|given| (word.body, given))
    });
    given.filter_map(|(body, (param, arg))| {
        let Expr::Symbol(symbol) = book.expr(*arg) else {
            return None;
        };
        let Some(Says::In(all)) = says(book, body, param.slot) else {
            return None;
        };
        let (field, _) = book.field(all)?;
        book.at(field)?.printed.then_some((field, *symbol))
    })
}

/// Where no card has such a fact at all, the scripts are read without the cards. A title, also one that is declared
/// for a card that comes later, may be such a text too.
pub(in crate::checks) fn tell<'s, I: Iterator<Item = &'s Seen>>(
    book: &Book,
    noted: &[&(Note, Span)],
    parts: impl Fn() -> I,
    titles: &HashSet<SmolStr>,
    unread: &[SmolStr],
    all: &mut Vec<Diagnostic>,
) {
    let asked = noted.iter().filter_map(|(note, span)| match note {
        Note::Asked(Asked::Text(field, text)) => Some((*field, text.as_str(), *span)),
        _ => None,
    });
    let asked: Vec<_> = asked
        .filter(|(_, text, _)| !titles.contains(*text))
        .collect();
    if asked.is_empty() {
        return;
    }
    let given = || {
        let given = parts().flat_map(|seen| &seen.texts);
        given.map(|(field, text)| (*field, text.as_str()))
    };
    let mut unmet: HashSet<(FieldId, &str)> = HashSet::default();
    unmet.extend(asked.iter().map(|(field, text, _)| (*field, *text)));
    given().for_each(|one| {
        unmet.remove(&one);
    });
    if unmet.is_empty() {
        return;
    }
    let mut all_given: BTreeMap<FieldId, BTreeSet<&str>> = BTreeMap::new();
    for (field, text) in given() {
        all_given.entry(field).or_default().insert(text);
    }
    for (field, text, span) in asked {
        let is_unmet =
            unmet.contains(&(field, text)) && !unread.iter().any(|line| line.contains(text));
        let Some(given) = all_given.get(&field).filter(|_| is_unmet) else {
            continue;
        };
        let one = book.at(field).is_some_and(|field| field.ty == Type::Text);
        let of = if one { "as its" } else { "among its" };
        let says = format!("no card has `{text}` {of} {}", book.name(field));
        let begins = given.iter().find(|one| one.starts_with(text));
        let longer = begins.or_else(|| given.iter().find(|one| one.contains(text)));
        let near = longer.copied();
        let help = match near.or_else(|| nearest_of_all(text, given.iter().copied())) {
            Some(near) => format!("write `\"{near}\"`"),
            None => {
                format!("write what a card has; or `titles \"{text}\"` if its card comes later")
            }
        };
        all.push(Diagnostic::error(UNKNOWN_TITLE, says, span).help(help));
    }
}

/// A symbol that no card has in the fact of which it is asked, though cards have it in another; or no card of the
/// kind of which it is asked.
pub(in crate::checks) fn tell_symbols<'s, I: Iterator<Item = &'s Seen>>(
    book: &Book,
    noted: &[&(Note, Span)],
    parts: impl Fn() -> I,
    all: &mut Vec<Diagnostic>,
) {
    let asked = noted.iter().filter_map(|(note, span)| match note {
        Note::Asked(Asked::Symbol(field, symbol, kind)) => Some((*kind, *field, *symbol, *span)),
        _ => None,
    });
    // What is asked of all cards is told before what is asked of a kind.
    let mut asked: Vec<_> = asked.collect();
    if asked.is_empty() {
        return;
    }
    asked.sort_by_key(|(kind, ..)| kind.is_some());
    // Of each symbol that is asked for: in which facts cards have it, and of which kinds.
    let mut had: Vec<Option<Vec<(FieldId, KindId)>>> = vec![None; book.symbols.len()];
    for (_, _, symbol, _) in &asked {
        if let Some(had) = had.get_mut(symbol.index()) {
            *had = Some(Vec::new());
        }
    }
    let (mut printed, mut by_text) = (BTreeSet::new(), BTreeSet::new());
    let mut last = None;
    for one in parts().flat_map(|seen| &seen.symbols) {
        match one {
            Given::Printed(field, symbol, kind) => {
                // A card has one kind, and cards of a kind mostly stand together.
                if last.replace(*kind) != Some(*kind) {
                    printed.insert(*kind);
                }
                if let Some(Some(had)) = had.get_mut(symbol.index())
                    && !had.contains(&(*field, *kind))
                {
                    had.push((*field, *kind));
                }
            }
            Given::By(field, symbol) => by_text.extend([(*symbol, *field)]),
        }
    }
    had.iter_mut().flatten().for_each(|had| had.sort_unstable());
    let mut told: BTreeSet<Span> = BTreeSet::new();
    for (kind, field, symbol, span) in asked {
        let all_had = had.get(symbol.index()).into_iter().flatten().flatten();
        let under = |of: KindId| kind.is_none_or(|kind| is_under(book, of, kind));
        let there = all_had.clone().any(|(known, _)| *known == field);
        let had = all_had
            .filter(|(_, of)| under(*of))
            .map(|(field, _)| *field);
        let had: Vec<FieldId> = had.collect();
        let fine = match kind {
            None => {
                let mut given = by_text.range((symbol, FieldId(0))..);
                had.is_empty() || given.next().is_some_and(|(one, _)| *one == symbol)
            }
            // Cards of the kind have it nowhere, and those of others there.
            Some(_) => {
                span.is_empty()
                    || by_text.contains(&(symbol, field))
                    || had.is_empty() && !(there && printed.iter().any(|of| under(*of)))
            }
        };
        if !fine && !had.contains(&field) && told.insert(span) {
            let kind = kind.map_or("card", |kind| book.name(kind));
            let (symbol, among) = (book.name(symbol), book.name(field));
            let says = format!("no {kind} has `{symbol}` among its {among}");
            let error = Diagnostic::error(UNKNOWN_TITLE, says, span);
            all.push(error.help(match had.first() {
                None => {
                    "say what is meant by another fact of theirs: `FIELD of it = ...`".to_owned()
                }
                Some(other) => {
                    let (name, ty) = (book.name(*other), book.at(*other).map(|other| &other.ty));
                    let ask = match ty {
                        Some(Type::Symbol(_)) => format!("{name} of it = {symbol}"),
                        _ => format!("{symbol} in {name} of it"),
                    };
                    format!("cards have it as `{name}`: ask `{ask}`")
                }
            }));
        }
    }
}
