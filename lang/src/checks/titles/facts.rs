//! A text in quotation marks that a fact is compared with, and that no card has there; and a symbol that cards have in another
//! fact alone.

use crate::checks::{Note, Seen};
use crate::diagnostic::{Diagnostic, UNKNOWN_TITLE, nearest_of_all};
use crate::facts::part::Part;
use crate::facts::reach::{exprs, operands};
use crate::reader::types::is_under;
use crate::span::Span;
use crate::tree::{
    Book, Comparison, Expr, ExprId, FieldId, Function, FunctionId, Group, HookRole, KindId, Parts,
    Slot, SymbolId, Type,
};
use foldhash::HashSet;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};

/// How many definitions a text is followed through.
const DEPTH: usize = 4;

/// What is asked of the facts of cards.
#[derive(Debug)]
pub(crate) enum Asked {
    /// Whether a text is among them.
    Text(FieldId, SmolStr),
    /// Whether a symbol is, perhaps of cards of one kind.
    Symbol(FieldId, SymbolId, Option<KindId>),
}

/// What cards have, and what texts give them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Given {
    Text(FieldId, SmolStr),
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

/// The texts of which a value consists.
pub(super) fn texts(book: &Book, value: ExprId) -> Vec<SmolStr> {
    match book.expr(value) {
        Expr::List(all) => all
            .iter()
            .filter_map(|id| text(book, *id))
            .cloned()
            .collect(),
        _ => text(book, value).cloned().into_iter().collect(),
    }
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
        let kind = expr.group().and_then(|over| Some((over.slot, over.kind?)));
        match expr {
            Expr::Call { function, args } => {
                for (nth, arg) in args.iter().enumerate() {
                    let Some(text) = text(book, *arg) else {
                        continue;
                    };
                    let mut fields = BTreeSet::new();
                    compared(book, *function, nth, DEPTH, &mut fields);
                    fields
                        .into_iter()
                        .for_each(|of| ask(Asked::Text(of, text.clone()), *arg));
                }
                for (field, symbol) in among(book, *function, args) {
                    ask(Asked::Symbol(field, symbol, None), at);
                }
            }
            Expr::And(tests) if part.is_written(at) => of_kinds(book, None, tests, &mut ask),
            expr => {
                let tests = expr.group().map_or(&[][..], |over| &over.tests);
                of_kinds(book, kind, tests, &mut ask);
            }
        }
    }
    if let Some(card) = part.card() {
        for (field, value) in &card.facts {
            let texts = texts(book, *value)
                .into_iter()
                .map(|text| Given::Text(*field, text));
            let symbols = book.symbols_of(*value).into_iter();
            let symbols = symbols.map(|(symbol, _)| Given::Printed(*field, symbol, card.kind));
            seen.given.extend(texts.chain(symbols));
        }
    }
    for hook in part.hooks() {
        if let HookRole::Change { field, amount, .. } = &hook.role {
            let texts = texts(book, *amount)
                .into_iter()
                .map(|text| Given::Text(*field, text));
            let symbols =
                exprs(book, Parts::of_exprs([*amount])).filter_map(|(_, expr)| match expr {
                    Expr::Symbol(symbol) => Some(Given::By(*field, *symbol)),
                    _ => None,
                });
            seen.given.extend(texts.chain(symbols));
        }
    }
}

/// What some tests that hold together ask of those of whom they say the kind, too.
fn of_kinds(
    book: &Book,
    kind: Option<(Slot, KindId)>,
    tests: &[ExprId],
    ask: &mut impl FnMut(Asked, ExprId),
) {
    let said = tests.iter().filter_map(|test| match book.expr(*test) {
        Expr::IsKind(of, kind) => Some((book.local(*of)?, *kind)),
        _ => None,
    });
    let kinds: BTreeMap<Slot, KindId> = kind.into_iter().chain(said).collect();
    let mut open = if kinds.is_empty() {
        Vec::new()
    } else {
        tests.to_vec()
    };
    while let Some(at) = open.pop() {
        match book.expr(at) {
            Expr::And(parts) | Expr::Or(parts) => open.extend(parts),
            Expr::Call { function, args } => {
                let mut of = args.iter().filter_map(|arg| kinds.get(&book.local(*arg)?));
                if let Some(kind) = of.next() {
                    for (field, symbol) in among(book, *function, args) {
                        ask(Asked::Symbol(field, symbol, Some(*kind)), at);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The printed fields of which a definition asks whether a symbol that it is given is among them, if it asks no more.
fn among(book: &Book, function: FunctionId, args: &[ExprId]) -> Vec<(FieldId, SymbolId)> {
    let of = |word: &Function, slot: Slot| match book.expr(word.body) {
        Expr::In(what, all) if book.is_local(*what, slot) => match book.expr(*all) {
            Expr::Field { field, .. } => book.at(*field)?.printed.then_some(*field),
            _ => None,
        },
        _ => None,
    };
    let given = book.at(function).into_iter().flat_map(|word| {
        word.params
            .iter()
            .zip(args)
            .map(move |(param, arg)| (word, param.slot, *arg))
    });
    let symbols = given.filter_map(|(word, slot, arg)| match book.expr(arg) {
        Expr::Symbol(symbol) => Some((of(word, slot)?, *symbol)),
        _ => None,
    });
    symbols.collect()
}

/// What an expression compares with a printed text of something: the field, and with what.
fn comparisons(book: &Book, expr: &Expr) -> Vec<(FieldId, ExprId)> {
    match expr {
        Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other) => {
            let ways = [(*one, *other), (*other, *one)].into_iter();
            ways.filter_map(|(of, with)| Some((field(book, of)?, with)))
                .collect()
        }
        Expr::In(what, all) => field(book, *all)
            .map(|field| (field, *what))
            .into_iter()
            .collect(),
        expr => expr
            .group()
            .map(|over| of_members(book, over))
            .unwrap_or_default(),
    }
}

/// `some n in names of c where n = "X"`.
fn of_members(book: &Book, over: &Group) -> Vec<(FieldId, ExprId)> {
    let Some(field) = over.from.and_then(|from| field(book, from)) else {
        return Vec::new();
    };
    let (mut open, mut found) = (over.tests.clone(), Vec::new());
    while let Some(test) = open.pop() {
        match book.expr(test) {
            Expr::And(parts) | Expr::Or(parts) => open.extend(parts),
            Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other) => {
                let ways = [(*one, *other), (*other, *one)].into_iter();
                let with = ways.filter(|(of, _)| book.is_local(*of, over.slot));
                found.extend(with.map(|(_, with)| (field, with)));
            }
            _ => {}
        }
    }
    found
}

/// The fields with which a definition compares what it is given in one place.
fn compared(
    book: &Book,
    function: FunctionId,
    nth: usize,
    depth: usize,
    found: &mut BTreeSet<FieldId>,
) {
    let Some(word) = book.at(function).filter(|_| depth > 0) else {
        return;
    };
    let Some(param) = word.params.get(nth).filter(|param| param.ty == Type::Text) else {
        return;
    };
    for (_, expr) in operands(book, [word.body]) {
        let own = comparisons(book, expr).into_iter();
        let own = own.filter(|(_, with)| book.is_local(*with, param.slot));
        found.extend(own.map(|(field, _)| field));
        if let Expr::Call { function, args } = expr {
            for (nth, _) in args
                .iter()
                .enumerate()
                .filter(|(_, arg)| book.is_local(**arg, param.slot))
            {
                compared(book, *function, nth, depth - 1, found);
            }
        }
    }
}

/// The printed field of texts that an expression asks for.
fn field(book: &Book, id: ExprId) -> Option<FieldId> {
    let Expr::Field { field, .. } = book.expr(id) else {
        return None;
    };
    let declared = book.at(*field).filter(|declared| declared.printed)?;
    let text = match &declared.ty {
        Type::Set(of) => **of == Type::Text,
        ty => *ty == Type::Text,
    };
    text.then_some(*field)
}

/// Where no card has such a fact at all, the scripts are read without the cards. A title, also one that is declared for a card
/// that comes later, may be such a text too.
pub(in crate::checks) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen> + Clone,
    titles: &HashSet<SmolStr>,
    unread: &[SmolStr],
    all: &mut Vec<Diagnostic>,
) {
    let mut given: BTreeMap<FieldId, BTreeSet<&str>> = BTreeMap::new();
    for one in parts.clone().flat_map(|seen| &seen.given) {
        if let Given::Text(field, text) = one {
            given.entry(*field).or_default().insert(text);
        }
    }
    for (note, span) in parts.flat_map(|seen| &seen.noted) {
        let Note::Asked(Asked::Text(field, text)) = note else {
            continue;
        };
        let Some(given) = given.get(field) else {
            continue;
        };
        if given.contains(text.as_str())
            || titles.contains(text)
            || unread.iter().any(|line| line.contains(text.as_str()))
        {
            continue;
        }
        let one = book.at(*field).is_some_and(|field| field.ty == Type::Text);
        let of = if one { "as its" } else { "among its" };
        let says = format!("no card has `{text}` {of} {}", book.name(*field));
        let begins = given.iter().find(|one| one.starts_with(text.as_str()));
        let longer = begins.or_else(|| given.iter().find(|one| one.contains(text.as_str())));
        let near = longer
            .copied()
            .or_else(|| nearest_of_all(text, given.iter().copied()));
        all.push(
            Diagnostic::error(UNKNOWN_TITLE, says, *span).help(match near {
                Some(near) => format!("write `\"{near}\"`"),
                None => {
                    format!("write what a card has; or `titles \"{text}\"` if its card comes later")
                }
            }),
        );
    }
}

/// A symbol that no card has in the fact of which it is asked, though cards have it in another; or no card of the kind of which
/// it is asked.
pub(in crate::checks) fn tell_symbols<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen> + Clone,
    all: &mut Vec<Diagnostic>,
) {
    let mut had: BTreeMap<SymbolId, BTreeSet<(FieldId, KindId)>> = BTreeMap::new();
    let (mut printed, mut given) = (BTreeSet::new(), BTreeSet::new());
    for one in parts.clone().flat_map(|seen| &seen.given) {
        match one {
            Given::Printed(field, symbol, kind) => {
                had.entry(*symbol).or_default().insert((*field, *kind));
                printed.insert(*kind);
            }
            Given::By(field, symbol) => given.extend([(*field, *symbol)]),
            Given::Text(..) => {}
        }
    }
    let mut told: BTreeSet<Span> = BTreeSet::new();
    // What is asked of all cards is told before what is asked of a kind.
    for of_kind in [false, true] {
        for (note, span) in parts.clone().flat_map(|seen| &seen.noted) {
            let Note::Asked(Asked::Symbol(field, symbol, kind)) = note else {
                continue;
            };
            if kind.is_some() != of_kind {
                continue;
            }
            let all_had = had.get(symbol).into_iter().flatten();
            let under = |of: KindId| kind.is_none_or(|kind| is_under(book, of, kind));
            let had: Vec<FieldId> = all_had
                .clone()
                .filter(|(_, of)| under(*of))
                .map(|(field, _)| *field)
                .collect();
            let given = match kind {
                None => given.iter().any(|(_, one)| one == symbol),
                // Cards of the kind have it nowhere, and those of others there.
                Some(_) => {
                    let there = all_had.clone().any(|(known, _)| known == field);
                    given.contains(&(*field, *symbol))
                        || had.is_empty() && !(there && printed.iter().any(|of| under(*of)))
                }
            };
            if given
                || had.contains(field)
                || span.is_empty() && of_kind
                || had.is_empty() && !of_kind
            {
                continue;
            }
            if told.insert(*span) {
                let kind = kind.map_or("card", |kind| book.name(kind));
                all.push(elsewhere(
                    book,
                    kind,
                    (*field, *symbol),
                    had.first().copied(),
                    *span,
                ));
            }
        }
    }
}

fn elsewhere(
    book: &Book,
    kind: &str,
    (field, symbol): (FieldId, SymbolId),
    other: Option<FieldId>,
    span: Span,
) -> Diagnostic {
    let symbol = book.name(symbol);
    let says = format!("no {kind} has `{symbol}` among its {}", book.name(field));
    let error = Diagnostic::error(UNKNOWN_TITLE, says, span);
    let Some(other) = other else {
        return error.help("say what is meant by another fact of theirs: `FIELD of it = ...`");
    };
    let one = book
        .at(other)
        .is_some_and(|other| matches!(other.ty, Type::Symbol(_)));
    let name = book.name(other);
    error.help(match one {
        true => format!("cards have it as `{name}`: ask `{name} of it = {symbol}`"),
        false => format!("cards have it as `{name}`: ask `{symbol} in {name} of it`"),
    })
}
