//! The laws that the machine looks for, and what each of them takes and gives.

use super::super::desk::Desk;
use super::super::raw::Raw;
use super::form_of;
use crate::reader::{DeclareError, types};
use crate::tree::{Book, FunctionForm, FunctionId, Laws, ONE_OF_TWO, Scope, Type};

/// How a law is written, and where the machine looks for it. The machine hands over what it has, and wants an answer it
/// can use.
type Law = (&'static str, fn(&mut Laws) -> &mut Option<FunctionId>);

/// Writes the table: where the machine looks for a law, and how the law is written.
macro_rules! laws {
    ($($place:ident $written:literal)*) => {
        &[$(($written, |laws| &mut laws.$place)),*]
    };
}

const LAWS: &[Law] = laws! {
    total "`law total (base: number, changes: set of change) gives number`"
    counted "`law counted (changes: set of change) gives set of change`"
    counts_again "`law counts_again (now: change, earlier: set of change) gives truth`"
    verdict "`law verdict (forbids: number, allows: number) gives truth`"
    covers "`law covers (name: title, c: card) gives truth`"
    covers_any "`law covers_any (name: title, c: card) gives truth`"
    active "`law active (c: card) gives truth`"
    spoken_of "`law spoken_of (c: card) gives truth`"
    supports "`law supports (c: card) gives truth`"
    two_in_one "`law two_in_one (c: card) gives truth`, beside `scope one_of_two: number`"
    may_be_chosen "`law may_be_chosen (c: card, chooser: card, p: player) gives truth`"
    doer "`law doer (p: player) gives player`"
    volunteers "`law volunteers (candidates: set of card) gives set of card`"
    reader "`law reader (c: card) gives player`"
    tie_breaker "`law tie_breaker (c: card) gives player`"
};

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
