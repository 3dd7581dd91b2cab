//! Of which cases a text speaks, as far as it can be told without playing.

use crate::reader::types::is_under;
use crate::tree::{Book, Expr, ExprId, KindId, Param, Slot, StateId, Type};
use smol_str::SmolStr;

/// The cases of a text.
#[derive(Default)]
pub(super) struct Case<'b> {
    /// The slots of those of whom it speaks: each text has its own.
    roles: &'b [Option<Slot>],
    by: Option<Slot>,
    test: Option<ExprId>,
    /// The kinds that a role's object must be of, and must not be of.
    pub(super) kinds: Vec<(usize, KindId, bool)>,
    /// The states that it must be in, and must not be in.
    states: Vec<(usize, StateId, bool)>,
}

impl<'b> Case<'b> {
    pub(super) fn new(
        book: &Book,
        roles: &'b [Option<Slot>],
        by: Option<Slot>,
        test: Option<ExprId>,
    ) -> Self {
        let mut case = Self {
            roles,
            by,
            test,
            ..Self::default()
        };
        let parts = conjuncts(book, test);
        for (part, holds) in parts {
            let (of, is) = match book.exprs.get(part.index()) {
                Some(Expr::IsKind(of, kind)) => (of, Ok(*kind)),
                Some(Expr::HasState(of, state)) => (of, Err(*state)),
                _ => continue,
            };
            let Some(role) = case.role(book, *of) else {
                continue;
            };
            match is {
                Ok(kind) => case.kinds.push((role, kind, holds)),
                Err(state) => case.states.push((role, state, holds)),
            }
        }
        case
    }

    /// The case of what a state forbids: its object is in the state.
    pub(super) fn in_state(mut self, book: &Book, state: StateId) -> Self {
        let Some(role) = self.roles.iter().position(Option::is_some) else {
            return self;
        };
        self.states.push((role, state, true));
        if let Some([kind]) = book.states.get(state.index()).map(|state| &*state.of) {
            self.kinds.push((role, *kind, true));
        }
        self
    }

    fn role(&self, book: &Book, of: ExprId) -> Option<usize> {
        match book.exprs.get(of.index()) {
            Some(Expr::Local(slot)) => self.roles.iter().position(|role| *role == Some(*slot)),
            _ => None,
        }
    }

    /// What must hold and what must not, in words in which those of whom it is said have the same names in every text.
    fn said(&self, book: &Book) -> Vec<(String, bool)> {
        let roles = self.roles.iter().enumerate();
        let named = roles.filter_map(|(at, slot)| Some((format!("role {at}"), (*slot)?)));
        let doer = self.by.map(|slot| ("doer".to_owned(), slot));
        let names: Vec<Param> = named
            .chain(doer)
            .map(|(name, slot)| Param {
                name: SmolStr::new(name),
                slot,
                ty: Type::Any,
                kinds: Vec::new(),
                role: None,
                maybe: false,
            })
            .collect();
        let parts = conjuncts(book, self.test).into_iter();
        let said =
            parts.map(|(part, holds)| (crate::explicit::expr_among(book, part, &names), holds));
        said.collect()
    }

    /// Whether both speak of the same cases, word for word.
    pub(super) fn is(&self, book: &Book, other: &Self) -> bool {
        self.said(book) == other.said(book)
    }

    /// Whether both can speak of one case: unless a kind, a state or opposite words part them, they can.
    pub(super) fn meets(&self, book: &Book, other: &Self) -> bool {
        let apart = |a: KindId, a_is: bool, b: KindId, b_is: bool| match (a_is, b_is) {
            (true, true) => !is_under(book, a, b) && !is_under(book, b, a),
            (true, false) => is_under(book, a, b),
            (false, true) => is_under(book, b, a),
            (false, false) => false,
        };
        let kinds = self.kinds.iter().any(|(role, kind, is)| {
            let mut others = other.kinds.iter();
            others.any(|(second, other, other_is)| {
                role == second && apart(*kind, *is, *other, *other_is)
            })
        });
        let states = self.states.iter().any(|(role, state, is)| {
            let mut others = other.states.iter();
            others
                .any(|(second, other, other_is)| role == second && state == other && is != other_is)
        });
        if kinds || states {
            return false;
        }
        let others = other.said(book);
        let said = self.said(book);
        !said
            .iter()
            .any(|(one, holds)| others.iter().any(|(two, also)| one == two && holds != also))
    }

    /// The narrowest kind of those that several cases name: a witness that they meet.
    pub(super) fn witness<'c>(
        book: &'c Book,
        cases: impl IntoIterator<Item = &'c Self>,
    ) -> Option<&'c str>
    where
        'b: 'c,
    {
        let kinds = cases.into_iter().flat_map(|case| &case.kinds);
        let narrow = kinds.filter(|(_, _, is)| *is).map(|(_, kind, _)| *kind);
        let narrow = narrow.reduce(|one, other| {
            if is_under(book, one, other) {
                one
            } else {
                other
            }
        });
        let kind = book.kinds.get(narrow?.index())?;
        Some(kind.named.name.as_str())
    }
}

/// What a test asks for altogether, each with whether it must hold. What stands behind an `or` may hold or not.
fn conjuncts(book: &Book, test: Option<ExprId>) -> Vec<(ExprId, bool)> {
    let mut found = Vec::new();
    let mut open: Vec<(ExprId, bool)> = test.into_iter().map(|test| (test, true)).collect();
    while let Some((part, holds)) = open.pop() {
        match book.exprs.get(part.index()) {
            Some(Expr::And(parts)) if holds => {
                open.extend(parts.iter().map(|part| (*part, holds)));
            }
            Some(Expr::Or(parts)) if !holds => {
                open.extend(parts.iter().map(|part| (*part, holds)));
            }
            Some(Expr::Not(inner)) => open.push((*inner, !holds)),
            _ => found.push((part, holds)),
        }
    }
    found
}
