//! Of which kinds something can be, by what it is taken from and by what is asked of it.

use super::holds::given;
use crate::reader::types::{element, is_under, with_article};
use crate::tree::{
    Book, Comparison, Expr, ExprId, FieldId, FieldOf, Fold, Group, KindId, Param, Slot, StateId,
    Type,
};

/// Whether something of one kind can be of another.
pub(crate) fn meet(book: &Book, one: KindId, other: KindId) -> bool {
    is_under(book, one, other) || is_under(book, other, one)
}

/// Kinds as they are read: `a ship or a facility`.
pub(crate) fn said(book: &Book, kinds: impl IntoIterator<Item = KindId>) -> String {
    let mut said: Vec<String> = Vec::new();
    for kind in kinds {
        let one = with_article(book.name(kind));
        if !said.contains(&one) {
            said.push(one);
        }
    }
    said.join(" or ")
}

/// Of what kind is what has a type, or a member of it.
pub(crate) fn of_type(book: &Book, ty: &Type) -> Option<KindId> {
    match element(book, ty).as_ref().unwrap_or(ty) {
        Type::Object(kind) if *ty != Type::Place => Some(*kind),
        _ => None,
    }
}

/// Of what kinds a parameter is.
pub(crate) fn of_param(book: &Book, param: &Param) -> Option<Vec<KindId>> {
    let kind = || of_type(book, &param.ty).map(|kind| vec![kind]);
    (!param.kinds.is_empty())
        .then(|| param.kinds.clone())
        .or_else(kind)
}

/// The kinds whose objects can be in a state.
pub(crate) fn of_state(book: &Book, state: StateId) -> Option<Vec<KindId>> {
    let kinds = &book.at(state)?.of;
    (!kinds.is_empty()).then(|| kinds.clone())
}

/// The kind whose objects have a field.
pub(crate) fn of_field(book: &Book, field: FieldId) -> Option<Vec<KindId>> {
    match book.at(field)?.of {
        FieldOf::Kind(kind) => Some(vec![kind]),
        FieldOf::Player | FieldOf::Game => None,
    }
}

/// The kinds of which something in a slot is of which some tests ask, whatever the answer; it is of one of each.
pub(crate) fn asked(book: &Book, tests: Vec<ExprId>, slot: Slot) -> Vec<Vec<KindId>> {
    let is = |id: ExprId| book.is_local(id, slot);
    let mut all = Vec::new();
    for (_, expr) in book.operands(tests) {
        match expr {
            Expr::IsKind(of, kind) if is(*of) => all.push(vec![*kind]),
            Expr::HasState(of, state) if is(*of) => all.extend(of_state(book, *state)),
            Expr::Field { field, of, .. } if is(*of) => all.extend(of_field(book, *field)),
            Expr::Call { function, args } => {
                let params = book.at(*function).map_or(&[][..], |word| &word.params);
                let given = given(book, params, args, slot);
                all.extend(given.into_iter().filter_map(|param| of_param(book, param)));
            }
            _ => {}
        }
    }
    all
}

/// The kinds of which something in a slot is that passes a test; it is of one of each.
pub(crate) fn needed(book: &Book, test: ExprId, slot: Slot) -> Vec<Vec<KindId>> {
    let is = |id: ExprId| book.is_local(id, slot);
    let field = |id: ExprId| match book.expr(id) {
        Expr::Field { field, of, .. } if is(*of) => of_field(book, *field),
        _ => None,
    };
    let said = |id: ExprId| {
        matches!(
            book.expr(id),
            Expr::Number(_) | Expr::Text(_) | Expr::Symbol(_)
        )
    };
    let of_params = |params: Vec<&Param>| -> Vec<Vec<KindId>> {
        params
            .into_iter()
            .filter_map(|param| of_param(book, param))
            .collect()
    };
    match book.expr(test) {
        Expr::IsKind(of, kind) if is(*of) => vec![vec![*kind]],
        Expr::HasState(of, state) if is(*of) => of_state(book, *state).into_iter().collect(),
        Expr::Call { function, args } => match book.at(*function) {
            Some(word) if word.result == Type::Truth => {
                of_params(given(book, &word.params, args, slot))
            }
            _ => Vec::new(),
        },
        Expr::Allowed { verb, args, .. } => {
            let params = book
                .at(*verb)
                .into_iter()
                .flat_map(|verb| &verb.params)
                .zip(args);
            let given = params.filter(|(_, arg)| arg.is_some_and(is));
            of_params(given.map(|(param, _)| param).collect())
        }
        // A flag, or a field that is something said.
        Expr::Field { .. } => field(test).into_iter().collect(),
        Expr::Compare(Comparison::Equal, one, other) => {
            let ways = [(*one, *other), (*other, *one)].into_iter();
            ways.filter(|(_, with)| said(*with))
                .filter_map(|(of, _)| field(of))
                .collect()
        }
        Expr::Compare(how, one, other) if *how != Comparison::Unequal => {
            [*one, *other].into_iter().filter_map(field).collect()
        }
        Expr::In(_, all) => field(*all).into_iter().collect(),
        Expr::Fold {
            how: Fold::Some,
            over,
            ..
        } => over
            .tests
            .iter()
            .flat_map(|test| needed(book, *test, slot))
            .collect(),
        _ => Vec::new(),
    }
}

/// Of what kinds the members of a group are, as it is declared.
pub(crate) fn of_group(book: &Book, over: &Group) -> Option<KindId> {
    over.kind.or_else(|| of_set(book, over.from?))
}

/// What the members of a set are, as it is declared.
pub(crate) fn of_set(book: &Book, set: ExprId) -> Option<KindId> {
    match book.expr(set) {
        Expr::Scope(scope) => of_type(book, &book.at(*scope)?.ty),
        Expr::Call { function, .. } => of_type(book, &book.at(*function)?.result),
        Expr::Filter(over) => of_group(book, over),
        _ => None,
    }
}
