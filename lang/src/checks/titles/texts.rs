//! A text in quotation marks that a fact is compared with, and that no card has there; and a symbol that cards have in another
//! fact alone.

use crate::checks::part::Part;
use crate::checks::walk::{Met, Parts, reach};
use crate::diagnostic::{Diagnostic, UNKNOWN_TITLE, nearest_of_all};
use crate::reader::types::is_under;
use crate::span::Span;
use crate::tree::{
    Book, Comparison, Expr, ExprId, FieldId, Group, HookRole, KindId, Slot, SymbolId, Type,
};
use foldhash::HashSet;
use smol_str::SmolStr;
use std::collections::{BTreeMap, BTreeSet};

/// What a part asks of such facts, and what it gives.
#[derive(Debug, Default)]
pub(in crate::checks) struct Seen {
    wanted: Vec<(FieldId, SmolStr, Span)>,
    given: Vec<(FieldId, SmolStr)>,
    asked: Vec<(FieldId, SymbolId, Span)>,
    /// What is asked of cards of one kind.
    asked_of: Vec<(FieldId, SymbolId, KindId, Span)>,
    had: Vec<(FieldId, SymbolId, KindId)>,
    /// Those that some text gives, and to which fact.
    given_to: Vec<(FieldId, SymbolId)>,
}

impl Seen {
    pub(in crate::checks) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        let asked = self.asked.iter_mut().map(|(_, _, span)| span);
        let asked_of = self.asked_of.iter_mut().map(|(_, _, _, span)| span);
        let wanted = self.wanted.iter_mut().map(|(_, _, span)| span);
        wanted.chain(asked).chain(asked_of)
    }
}

/// How many definitions a text is followed through.
const DEPTH: usize = 4;

pub(in crate::checks) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    for (_, expr) in part.exprs() {
        if let Expr::Call { function, args } = expr {
            for (at, arg) in args.iter().enumerate() {
                if let Some(text) = text(book, *arg) {
                    let mut fields = BTreeSet::new();
                    compared(book, function.index(), at, DEPTH, &mut fields);
                    let all = fields.into_iter();
                    let span = part.span(*arg);
                    seen.wanted
                        .extend(all.map(|field| (field, text.clone(), span)));
                }
            }
        }
        for (field, other) in comparisons(book, expr) {
            if let Some(text) = text(book, other) {
                seen.wanted.push((field, text, part.span(other)));
            }
        }
    }
    for (field, value) in part.card().into_iter().flat_map(|card| &card.facts) {
        give(book, *field, *value, &mut seen.given);
    }
    for hook in part.hooks() {
        if let HookRole::Change { field, amount, .. } = &hook.role {
            give(book, *field, *amount, &mut seen.given);
        }
    }
    look_at_symbols(part, seen);
}

fn look_at_symbols(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    let symbol = |id: ExprId| match book.exprs.get(id.index()) {
        Some(Expr::Symbol(symbol)) => Some(*symbol),
        _ => None,
    };
    if let Some(card) = part.card() {
        for (field, value) in &card.facts {
            let all = match book.exprs.get(value.index()) {
                Some(Expr::List(all)) => all.clone(),
                _ => vec![*value],
            };
            let symbols = all.into_iter().filter_map(symbol);
            seen.had
                .extend(symbols.map(|symbol| (*field, symbol, card.kind)));
        }
    }
    for (at, expr) in part.exprs() {
        match expr {
            Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } => {
                let kind = over.kind.map(|kind| (over.slot, kind));
                of_kinds(part, kind, &over.tests, seen);
            }
            Expr::And(tests) if !part.span(at).is_empty() => of_kinds(part, None, tests, seen),
            _ => {}
        }
    }
    for (at, expr) in part.exprs() {
        let Expr::Call { function, args } = expr else {
            continue;
        };
        let Some(function) = book.functions.get(function.index()) else {
            continue;
        };
        for (param, arg) in function.params.iter().zip(args) {
            if let Some(field) = among(book, function.body, param.slot)
                && let Some(symbol) = symbol(*arg)
            {
                seen.asked.push((field, symbol, part.span(at)));
            }
        }
    }
    for hook in part.hooks() {
        if let HookRole::Change { field, amount, .. } = &hook.role {
            reach(book, Parts::of_exprs([*amount]), |met| {
                if let Met::Expr(_, Expr::Symbol(symbol)) = met {
                    seen.given_to.push((*field, *symbol));
                }
            });
        }
    }
}

/// What some tests that hold together ask of those of whom they say the kind, too.
fn of_kinds(part: &Part<'_>, kind: Option<(Slot, KindId)>, tests: &[ExprId], seen: &mut Seen) {
    let book = part.book;
    let local = |id: &ExprId| match book.exprs.get(id.index()) {
        Some(Expr::Local(slot)) => Some(*slot),
        _ => None,
    };
    let said = tests
        .iter()
        .filter_map(|test| match book.exprs.get(test.index()) {
            Some(Expr::IsKind(of, kind)) => Some((local(of)?, *kind)),
            _ => None,
        });
    let kinds: BTreeMap<Slot, KindId> = kind.into_iter().chain(said).collect();
    if kinds.is_empty() {
        return;
    }
    let mut open = tests.to_vec();
    while let Some(at) = open.pop() {
        match book.exprs.get(at.index()) {
            Some(Expr::And(parts) | Expr::Or(parts)) => open.extend(parts),
            Some(Expr::Call { function, args }) => {
                let Some(function) = book.functions.get(function.index()) else {
                    continue;
                };
                let of = args.iter().filter_map(local);
                let Some(kind) = of.filter_map(|slot| kinds.get(&slot)).next() else {
                    continue;
                };
                for (param, arg) in function.params.iter().zip(args) {
                    if let Some(field) = among(book, function.body, param.slot)
                        && let Some(Expr::Symbol(symbol)) = book.exprs.get(arg.index())
                    {
                        seen.asked_of.push((field, *symbol, *kind, part.span(at)));
                    }
                }
            }
            _ => {}
        }
    }
}

/// The printed field of which a definition asks whether what it is given is among it, if it asks no more.
fn among(book: &Book, body: ExprId, slot: Slot) -> Option<FieldId> {
    let Some(Expr::In(what, all)) = book.exprs.get(body.index()) else {
        return None;
    };
    let Some(Expr::Field { field, .. }) = book.exprs.get(all.index()) else {
        return None;
    };
    let given = book.exprs.get(what.index()) == Some(&Expr::Local(slot));
    let printed = book.fields.get(field.index())?.printed;
    (given && printed).then_some(*field)
}

/// What an expression compares with a printed text of something: the field, and with what.
fn comparisons(book: &Book, expr: &Expr) -> Vec<(FieldId, ExprId)> {
    match expr {
        Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other) => {
            let ways = [(one, other), (other, one)].into_iter();
            ways.filter_map(|(of, with)| Some((field(book, *of)?, *with)))
                .collect()
        }
        Expr::In(what, all) => {
            let field = field(book, *all);
            field.map(|field| (field, *what)).into_iter().collect()
        }
        Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } => {
            of_members(book, over)
        }
        _ => Vec::new(),
    }
}

/// `some n in names of c where n = "X"`.
fn of_members(book: &Book, over: &Group) -> Vec<(FieldId, ExprId)> {
    let Some(field) = over.from.and_then(|from| field(book, from)) else {
        return Vec::new();
    };
    let is = |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(over.slot));
    let (mut open, mut found) = (over.tests.clone(), Vec::new());
    while let Some(test) = open.pop() {
        match book.exprs.get(test.index()) {
            Some(Expr::And(parts) | Expr::Or(parts)) => open.extend(parts),
            Some(Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other)) => {
                let ways = [(one, other), (other, one)].into_iter();
                let with = ways.filter(|(of, _)| is(of));
                found.extend(with.map(|(_, with)| (field, *with)));
            }
            _ => {}
        }
    }
    found
}

/// The fields with which a definition compares what it is given in one place.
fn compared(book: &Book, function: usize, at: usize, depth: usize, found: &mut BTreeSet<FieldId>) {
    let Some(function) = book.functions.get(function) else {
        return;
    };
    let Some(param) = function.params.get(at) else {
        return;
    };
    if param.ty != Type::Text || depth == 0 {
        return;
    }
    let is = |id: ExprId, slot: Slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    let mut open = vec![function.body];
    while let Some(id) = open.pop() {
        let Some(expr) = book.exprs.get(id.index()) else {
            continue;
        };
        let all = comparisons(book, expr).into_iter();
        let own = all.filter(|(_, with)| is(*with, param.slot));
        found.extend(own.map(|(field, _)| field));
        if let Expr::Call { function, args } = expr {
            for (at, _) in args
                .iter()
                .enumerate()
                .filter(|(_, arg)| is(**arg, param.slot))
            {
                compared(book, function.index(), at, depth - 1, found);
            }
        }
        open.extend(super::super::of_expr(expr).exprs);
    }
}

/// The printed field of texts that an expression asks for.
fn field(book: &Book, id: ExprId) -> Option<FieldId> {
    let Some(Expr::Field { field, .. }) = book.exprs.get(id.index()) else {
        return None;
    };
    let declared = book.fields.get(field.index())?;
    let text = match &declared.ty {
        Type::Text => true,
        Type::Set(of) => **of == Type::Text,
        _ => false,
    };
    (text && declared.printed).then_some(*field)
}

fn text(book: &Book, id: ExprId) -> Option<SmolStr> {
    match book.exprs.get(id.index())? {
        Expr::Text(text) => book.texts.get(text.index()).cloned(),
        _ => None,
    }
}

fn give(book: &Book, field: FieldId, value: ExprId, given: &mut Vec<(FieldId, SmolStr)>) {
    match book.exprs.get(value.index()) {
        Some(Expr::List(all)) => {
            let all = all.iter().filter_map(|id| text(book, *id));
            given.extend(all.map(|text| (field, text)));
        }
        _ => given.extend(text(book, value).map(|text| (field, text))),
    }
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
    let wanted = parts.clone().flat_map(|seen| &seen.wanted);
    let fields: BTreeSet<FieldId> = wanted.clone().map(|(field, ..)| *field).collect();
    let mut given: BTreeMap<FieldId, BTreeSet<&str>> = BTreeMap::new();
    for (field, text) in parts.clone().flat_map(|seen| &seen.given) {
        if fields.contains(field) {
            given.entry(*field).or_default().insert(text);
        }
    }
    for (field, text, span) in wanted {
        let Some(given) = given.get(field) else {
            continue;
        };
        let elsewhere =
            || titles.contains(text) || unread.iter().any(|line| line.contains(text.as_str()));
        if given.contains(text.as_str()) || elsewhere() {
            continue;
        }
        let field = book.fields.get(field.index());
        let name = field.map_or("", |field| field.named.name.as_str());
        let one = field.is_some_and(|field| field.ty == Type::Text);
        let of = if one { "as its" } else { "among its" };
        let told = format!("no card has `{text}` {of} {name}");
        let begins = || given.iter().find(|one| one.starts_with(text.as_str()));
        let holds = || given.iter().find(|one| one.contains(text.as_str()));
        let longer = begins().or_else(holds).copied();
        let near = longer.or_else(|| nearest_of_all(text, given.iter().copied()));
        let error = Diagnostic::error(UNKNOWN_TITLE, told, *span);
        all.push(match near {
            Some(near) => error.help(format!("write `\"{near}\"`")),
            None => error.help(format!(
                "write what a card has; or `titles \"{text}\"` if its card comes later"
            )),
        });
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
    for (field, symbol, kind) in parts.clone().flat_map(|seen| &seen.had) {
        had.entry(*symbol).or_default().insert((*field, *kind));
    }
    let given_to = parts.clone().flat_map(|seen| seen.given_to.clone());
    let given_to: BTreeSet<(FieldId, SymbolId)> = given_to.collect();
    let given: BTreeSet<SymbolId> = given_to.iter().map(|(_, symbol)| *symbol).collect();
    let mut told: BTreeSet<Span> = BTreeSet::new();
    for (field, symbol, span) in parts.clone().flat_map(|seen| &seen.asked) {
        let Some(had) = had.get(symbol) else {
            continue;
        };
        if had.iter().any(|(known, _)| known == field) || given.contains(symbol) {
            continue;
        }
        if told.insert(*span) {
            let others = had.iter().map(|(other, _)| *other);
            all.push(elsewhere(book, "card", (*field, *symbol), others, *span));
        }
    }
    let printed = parts.clone().flat_map(|seen| &seen.had);
    let printed: BTreeSet<KindId> = printed.map(|(_, _, kind)| *kind).collect();
    for (field, symbol, kind, span) in parts.flat_map(|seen| &seen.asked_of) {
        let all_had = had.get(symbol).into_iter().flatten();
        let had = all_had
            .clone()
            .filter(|(_, known)| is_under(book, *known, *kind));
        let has = |(known, _): &(FieldId, KindId)| known == field;
        // Cards of the kind have it nowhere, and those of others there.
        let none_yet =
            !printed.iter().any(|known| is_under(book, *known, *kind)) || !all_had.clone().any(has);
        if had.clone().next().is_none() && none_yet
            || given_to.contains(&(*field, *symbol))
            || had.clone().any(has)
            || span.is_empty()
            || !told.insert(*span)
        {
            continue;
        }
        let name = book.kinds.get(kind.index());
        let name = name.map_or("card", |kind| kind.named.name.as_str());
        let others = had.map(|(other, _)| *other);
        all.push(elsewhere(book, name, (*field, *symbol), others, *span));
    }
}

fn elsewhere(
    book: &Book,
    kind: &str,
    (field, symbol): (FieldId, SymbolId),
    mut others: impl Iterator<Item = FieldId>,
    span: Span,
) -> Diagnostic {
    let named = |field: FieldId| {
        let field = book.fields.get(field.index());
        field.map_or("", |field| field.named.name.as_str())
    };
    let symbol = book.symbols.get(symbol.index());
    let symbol = symbol.map_or("", |symbol| symbol.named.name.as_str());
    let told = format!("no {kind} has `{symbol}` among its {}", named(field));
    let error = Diagnostic::error(UNKNOWN_TITLE, told, span);
    let Some(other) = others.next() else {
        return error.help("say what is meant by another fact of theirs: `FIELD of it = ...`");
    };
    let one = book.fields.get(other.index());
    let one = one.is_some_and(|other| matches!(other.ty, Type::Symbol(_)));
    let other = named(other);
    error.help(match one {
        true => format!("cards have it as `{other}`: ask `{other} of it = {symbol}`"),
        false => format!("cards have it as `{other}`: ask `{symbol} in {other} of it`"),
    })
}
