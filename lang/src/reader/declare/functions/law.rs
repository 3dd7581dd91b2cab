//! The laws that the machine looks for, and what each of them takes and gives.

use super::super::desk::Desk;
use super::super::raw::Raw;
use crate::reader::DeclareError;
use crate::tree::{FunctionForm, ONE_OF_TWO, Scope, Type};

/// The laws that the machine looks for, by their names.
pub(in crate::reader::declare) fn laws(desk: &mut Desk, raw: &Raw<'_>) {
    for function in &raw.functions {
        if function.form != FunctionForm::Law {
            continue;
        }
        let id = function.id;
        let Some(known) = desk.book.functions.get(id.index()) else {
            continue;
        };
        let (name, span) = (known.named.name.clone(), known.named.span);
        let laws = &mut desk.book.laws;
        let law = match name.as_str() {
            "total" => &mut laws.total,
            "counted" => &mut laws.counted,
            "counts_again" => &mut laws.counts_again,
            "covers" => &mut laws.covers,
            "covers_any" => &mut laws.covers_any,
            "verdict" => &mut laws.verdict,
            "reader" => &mut laws.reader,
            "active" => &mut laws.active,
            "tie_breaker" => &mut laws.tie_breaker,
            "volunteers" => &mut laws.volunteers,
            "may_be_chosen" => &mut laws.may_be_chosen,
            "spoken_of" => &mut laws.spoken_of,
            "supports" => &mut laws.supports,
            "two_in_one" => &mut laws.two_in_one,
            "doer" => &mut laws.doer,
            _ => {
                desk.report(DeclareError::UnknownLaw { name, span });
                continue;
            }
        };
        if law.is_none() {
            *law = Some(id);
        }
        let (shape, types, result) = law_shape(&name);
        let one_of_two = |scope: &Scope| scope.named.name == ONE_OF_TWO && scope.ty == Type::Number;
        let bound = name != "two_in_one" || desk.book.scopes.iter().any(one_of_two);
        let fits = bound
            && known.params.len() == types.len()
            && known
                .params
                .iter()
                .zip(types)
                .all(|(param, ty)| ty.is(&param.ty))
            && result.is(&known.result);
        if !fits && function.env.is_some() {
            desk.expected(shape, span);
        }
    }
}

/// What a law takes and gives.
#[derive(Clone, Copy)]
enum Shape {
    Number,
    Truth,
    Player,
    Title,
    Card,
    Cards,
    Change,
    Changes,
}

impl Shape {
    pub(super) fn is(self, ty: &Type) -> bool {
        match (self, ty) {
            (Self::Number, Type::Number)
            | (Self::Truth, Type::Truth)
            | (Self::Player, Type::Player)
            | (Self::Title, Type::Title)
            | (Self::Card, Type::Object(_))
            | (Self::Change, Type::Change) => true,
            (Self::Cards, Type::Set(of)) => matches!(**of, Type::Object(_)),
            (Self::Changes, Type::Set(of)) => **of == Type::Change,
            _ => false,
        }
    }
}

/// The shape of a law, in words and types: the machine hands over what it has, and wants an answer it
/// can use.
fn law_shape(name: &str) -> (&'static str, &'static [Shape], Shape) {
    match name {
        "total" => (
            "`law total (base: number, changes: set of change) gives number`",
            &[Shape::Number, Shape::Changes],
            Shape::Number,
        ),
        "counted" => (
            "`law counted (changes: set of change) gives set of change`",
            &[Shape::Changes],
            Shape::Changes,
        ),
        "counts_again" => (
            "`law counts_again (now: change, earlier: set of change) gives truth`",
            &[Shape::Change, Shape::Changes],
            Shape::Truth,
        ),
        "verdict" => (
            "`law verdict (forbids: number, allows: number) gives truth`",
            &[Shape::Number, Shape::Number],
            Shape::Truth,
        ),
        "covers" | "covers_any" => (
            "`(name: title, c: card) gives truth` behind the law's name",
            &[Shape::Title, Shape::Card],
            Shape::Truth,
        ),
        "active" => (
            "`law active (c: card) gives truth`",
            &[Shape::Card],
            Shape::Truth,
        ),
        "spoken_of" => (
            "`law spoken_of (c: card) gives truth`",
            &[Shape::Card],
            Shape::Truth,
        ),
        "supports" => (
            "`law supports (c: card) gives truth`",
            &[Shape::Card],
            Shape::Truth,
        ),
        "two_in_one" => (
            "`law two_in_one (c: card) gives truth`, beside `scope one_of_two: number`",
            &[Shape::Card],
            Shape::Truth,
        ),
        "may_be_chosen" => (
            "`law may_be_chosen (c: card, chooser: card, p: player) gives truth`",
            &[Shape::Card, Shape::Card, Shape::Player],
            Shape::Truth,
        ),
        "doer" => (
            "`law doer (p: player) gives player`",
            &[Shape::Player],
            Shape::Player,
        ),
        "volunteers" => (
            "`law volunteers (candidates: set of card) gives set of card`",
            &[Shape::Cards],
            Shape::Cards,
        ),
        _ => (
            "`(c: card) gives player` behind the law's name",
            &[Shape::Card],
            Shape::Player,
        ),
    }
}
