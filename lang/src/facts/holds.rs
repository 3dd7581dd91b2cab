//! What must be so for a test to hold, and what comes of a test of which something is known.

use crate::tree::{Book, Builtin, Comparison, Expr, ExprId, KindId, Param, Slot, StateId, THIS};

/// Words that mean words are looked into no deeper than this.
pub(crate) const DEEPEST: u8 = 16;

/// What a test comes to, if `known` tells it of the parts that are neither joined nor turned.
pub(crate) fn truth(
    book: &Book,
    test: ExprId,
    known: &impl Fn(ExprId, &Expr) -> Option<bool>,
) -> Option<bool> {
    // `ends` is the answer of a part that is the answer of the whole.
    let joined = |parts: &[ExprId], ends: bool| {
        let parts: Vec<_> = parts.iter().map(|part| truth(book, *part, known)).collect();
        if parts.contains(&Some(ends)) {
            Some(ends)
        } else {
            (!parts.contains(&None)).then_some(!ends)
        }
    };
    match book.expr(test) {
        Expr::Truth(truth) => Some(*truth),
        Expr::Not(of) => truth(book, *of, known).map(|truth| !truth),
        Expr::And(parts) => joined(parts, false),
        Expr::Or(parts) => joined(parts, true),
        expr => known(test, expr),
    }
}

/// What a test says of what stands in a slot.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Says {
    Kind(KindId),
    State(StateId),
    /// It is in a place, or a member of a set.
    In(ExprId),
    /// It is just this.
    Is(ExprId),
    InPlay,
    /// A title means it.
    Called(ExprId),
}

/// What a test says, straight.
pub(crate) fn says(book: &Book, test: ExprId, slot: Slot) -> Option<Says> {
    let is = |id: &ExprId| book.is_local(*id, slot);
    match book.expr(test) {
        Expr::IsKind(of, kind) if is(of) => Some(Says::Kind(*kind)),
        Expr::HasState(of, state) if is(of) => Some(Says::State(*state)),
        Expr::In(of, all) if is(of) => Some(Says::In(*all)),
        Expr::Compare(Comparison::Equal, one, other) if is(one) => Some(Says::Is(*other)),
        Expr::Compare(Comparison::Equal, one, other) if is(other) => Some(Says::Is(*one)),
        Expr::Builtin { op, args } => match (op, args.as_slice()) {
            (Builtin::InPlay, [of]) if is(of) => Some(Says::InPlay),
            (Builtin::Covers, [title, of]) if is(of) => Some(Says::Called(*title)),
            _ => None,
        },
        _ => None,
    }
}

/// All that some tests say together of what stands in a slot, each with where it stands.
pub(crate) fn all_said(
    book: &Book,
    tests: impl IntoIterator<Item = ExprId>,
    slot: Slot,
) -> impl Iterator<Item = (ExprId, Says)> {
    let parts = tests.into_iter().flat_map(|test| book.conjuncts(test));
    parts.filter_map(move |test| Some((test, says(book, test, slot)?)))
}

/// The parameters of a word to which what stands in a slot is given.
pub(crate) fn given<'b>(
    book: &Book,
    params: &'b [Param],
    args: &[ExprId],
    slot: Slot,
) -> Vec<&'b Param> {
    let filled = params.iter().zip(args);
    filled
        .filter(|(_, arg)| book.is_local(**arg, slot))
        .map(|(param, _)| param)
        .collect()
}

/// The first answer that `of` gives of what must hold of what stands in a slot for a test to hold, words and states
/// looked into. It is given each part of the test, and the slot there.
pub(crate) fn wanted<T>(
    book: &Book,
    test: ExprId,
    slot: Slot,
    of: &impl Fn(&Expr, Slot) -> Option<T>,
) -> Option<T> {
    deeper(book, test, slot, of, DEEPEST)
}

fn deeper<T>(
    book: &Book,
    test: ExprId,
    slot: Slot,
    of: &impl Fn(&Expr, Slot) -> Option<T>,
    deep: u8,
) -> Option<T> {
    let deep = deep.checked_sub(1)?;
    book.conjuncts(test).into_iter().find_map(|part| {
        let expr = book.expr(part);
        of(expr, slot).or_else(|| match expr {
            Expr::Call { function, args } => {
                let word = book.at(*function)?;
                let mut asked = given(book, &word.params, args, slot).into_iter();
                asked.find_map(|param| deeper(book, word.body, param.slot, of, deep))
            }
            Expr::HasState(one, state) if book.is_local(*one, slot) => {
                deeper(book, book.at(*state)?.means?, THIS, of, deep)
            }
            _ => None,
        })
    })
}
