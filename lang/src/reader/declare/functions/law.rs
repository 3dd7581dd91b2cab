//! The laws that the machine looks for, and what each of them takes and gives.

use super::super::desk::Desk;
use super::super::raw::Raw;
use super::form_of;
use crate::reader::{DeclareError, types};
use crate::tree::{Book, FunctionForm, FunctionId, Laws, ONE_OF_TWO, Scope, Type};

/// How a law is written, and where the machine looks for it. The machine hands over what it has, and wants an answer it
/// can use.
type Law = (&'static str, fn(&mut Laws) -> &mut Option<FunctionId>);

const LAWS: &[Law] = &[
    (
        "`law total (base: number, changes: set of change) gives number`",
        |laws| &mut laws.total,
    ),
    (
        "`law counted (changes: set of change) gives set of change`",
        |laws| &mut laws.counted,
    ),
    (
        "`law counts_again (now: change, earlier: set of change) gives truth`",
        |laws| &mut laws.counts_again,
    ),
    (
        "`law verdict (forbids: number, allows: number) gives truth`",
        |laws| &mut laws.verdict,
    ),
    ("`law covers (name: title, c: card) gives truth`", |laws| {
        &mut laws.covers
    }),
    (
        "`law covers_any (name: title, c: card) gives truth`",
        |laws| &mut laws.covers_any,
    ),
    ("`law active (c: card) gives truth`", |laws| {
        &mut laws.active
    }),
    ("`law spoken_of (c: card) gives truth`", |laws| {
        &mut laws.spoken_of
    }),
    ("`law supports (c: card) gives truth`", |laws| {
        &mut laws.supports
    }),
    (
        "`law two_in_one (c: card) gives truth`, beside `scope one_of_two: number`",
        |laws| &mut laws.two_in_one,
    ),
    (
        "`law may_be_chosen (c: card, chooser: card, p: player) gives truth`",
        |laws| &mut laws.may_be_chosen,
    ),
    ("`law doer (p: player) gives player`", |laws| &mut laws.doer),
    (
        "`law volunteers (candidates: set of card) gives set of card`",
        |laws| &mut laws.volunteers,
    ),
    ("`law reader (c: card) gives player`", |laws| {
        &mut laws.reader
    }),
    ("`law tie_breaker (c: card) gives player`", |laws| {
        &mut laws.tie_breaker
    }),
];

/// The laws that the machine looks for, by their names.
pub(in crate::reader::declare) fn laws(desk: &mut Desk, raw: &mut Raw<'_>) {
    for function in raw.kept("function") {
        let id = FunctionId(function.id);
        let known = desk.book.at(id);
        let Some(known) = known.filter(|_| form_of(desk, function) == FunctionForm::Law) else {
            continue;
        };
        let (name, span) = (known.named.name.clone(), known.named.span);
        let begins = format!("`law {name} (");
        let Some((written, place)) = LAWS.iter().find(|law| law.0.starts_with(&begins)) else {
            desk.report(DeclareError::UnknownLaw { name, span });
            continue;
        };
        let one_of_two = |scope: &Scope| scope.named.name == ONE_OF_TWO && scope.ty == Type::Number;
        let bound = name != "two_in_one" || desk.book.scopes.iter().any(one_of_two);
        let types = known.params.iter().map(|param| &param.ty);
        let types = types.chain([&known.result]);
        let types: Vec<String> = types.map(|ty| shown(&desk.book, ty)).collect();
        let fits = bound && types == types_in(written);
        let law = place(&mut desk.book.laws);
        *law = law.or(Some(id));
        if !fits && function.env.is_some() {
            desk.expected(written, span);
        }
    }
}

/// A type as laws are written; all kinds are cards to the machine.
fn shown(book: &Book, ty: &Type) -> String {
    match ty {
        Type::Object(_) => "card".to_owned(),
        Type::Set(inner) => format!("set of {}", shown(book, inner)),
        ty => types::show(book, ty),
    }
}

/// The types of what a law takes, and that of what it gives.
fn types_in(written: &str) -> Vec<&str> {
    let law = written.split('`').nth(1).unwrap_or_default();
    let (takes, gives) = law.split_once(") gives ").unwrap_or((law, ""));
    let takes = takes.split(": ").skip(1);
    let takes = takes.filter_map(|ty| ty.split(',').next());
    takes.chain([gives]).collect()
}
