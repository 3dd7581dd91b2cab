//! What is asked first of the members of a group, while they are gathered.
//!
//! In: the book. Out: for each group the kind its members must be of, and the clauses that must be
//! printed: on a member, or on what a slot holds, so that one of its tests can hold at all. Whoever has
//! no special download printed need not be asked whether he is well enough to use one. It changes how
//! many are asked, never what is found.

use spaceline_lang::tree::{
    Action, Book, Builtin, ClauseId, Comparison, Expr, ExprId, Fold, Group, KindId, Slot,
};

/// Definitions within definitions are looked into so deep.
const DEEP: u8 = 6;

/// What is asked first of the members of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lead {
    /// The kind that they must be of.
    pub kind: Option<KindId>,
    /// How many tests of the group that answers.
    pub answers: usize,
    /// The clause that must be printed on them.
    pub printed: Option<ClauseId>,
    /// The clause that must be printed on what a slot around the group holds; else there are none.
    pub needed: Option<(Slot, ClauseId)>,
}

/// What is asked first of the members of each group, by its expression.
pub fn leads(book: &Book) -> Vec<Lead> {
    let mut leads: Vec<Lead> = book
        .exprs
        .iter()
        .map(|expr| group_of(expr).map_or_else(Lead::default, |group| lead(book, group)))
        .collect();
    for action in &book.actions {
        anchors(book, action, &mut leads);
    }
    leads
}

const fn group_of(expr: &Expr) -> Option<&Group> {
    match expr {
        Expr::Filter(group) | Expr::Fold { over: group, .. } | Expr::Map { over: group, .. } => {
            Some(group)
        }
        _ => None,
    }
}

fn lead(book: &Book, group: &Group) -> Lead {
    let (kind, answers) = kind(book, group);
    let (mut printed, mut needed) = (None, None);
    for test in &group.tests {
        match printing(book, *test, DEEP) {
            Some((slot, clause)) if slot == group.slot => printed = printed.or(Some(clause)),
            other => needed = needed.or(other),
        }
    }
    Lead {
        kind,
        answers,
        printed,
        needed,
    }
}

/// The kind that members must be of, and how many tests that answers.
fn kind(book: &Book, group: &Group) -> (Option<KindId>, usize) {
    if group.kind.is_some() {
        return (group.kind, 0);
    }
    let expr = |id: ExprId| book.exprs.get(id.index());
    // In a place there are only objects.
    let in_place = group
        .from
        .is_none_or(|from| matches!(expr(from), Some(Expr::Place { .. })));
    let first = group.tests.first().and_then(|test| expr(*test));
    if let Some(Expr::IsKind(of, kind)) = first
        && in_place
        && expr(*of) == Some(&Expr::Local(group.slot))
    {
        return (Some(*kind), 1);
    }
    (None, 0)
}

/// Of a part of an action behind which another is looked for among its clauses, only those count that
/// have such a clause.
fn anchors(book: &Book, action: &Action, leads: &mut [Lead]) {
    for (at, anchor) in action.anchors.iter().enumerate() {
        let later = action.anchors.get(at + 1..).unwrap_or_default();
        let clause = later.iter().find_map(|later| {
            source(book, later.from, DEEP)
                .filter(|(slot, _)| *slot == anchor.slot)
                .map(|(_, clause)| clause)
        });
        if let Some(lead) = leads.get_mut(anchor.from.index())
            && book
                .exprs
                .get(anchor.from.index())
                .and_then(group_of)
                .is_some()
        {
            lead.printed = lead.printed.or(clause);
        }
    }
}

/// The slot of whose object a clause must be printed for a test to hold.
fn printing(book: &Book, test: ExprId, depth: u8) -> Option<(Slot, ClauseId)> {
    let depth = depth.checked_sub(1)?;
    match book.exprs.get(test.index())? {
        Expr::Fold {
            how: Fold::Some,
            over,
            ..
        } => source(book, over.from?, depth),
        Expr::And(tests) => tests.iter().find_map(|test| printing(book, *test, depth)),
        // More than none of them.
        Expr::Compare(Comparison::Greater, many, least) => {
            let Expr::Builtin {
                op: Builtin::Size,
                args,
            } = book.exprs.get(many.index())?
            else {
                return None;
            };
            match book.exprs.get(least.index())? {
                Expr::Number(least) if *least >= 0 => source(book, *args.first()?, depth),
                _ => None,
            }
        }
        Expr::Call { function, args } => {
            let called = book.functions.get(function.index())?;
            let (slot, clause) = printing(book, called.body, depth)?;
            let at = called.params.iter().position(|param| param.slot == slot)?;
            Some((local(book, *args.get(at)?)?, clause))
        }
        _ => None,
    }
}

/// The slot among whose clauses the members of a set are.
fn source(book: &Book, set: ExprId, depth: u8) -> Option<(Slot, ClauseId)> {
    let depth = depth.checked_sub(1)?;
    match book.exprs.get(set.index())? {
        Expr::Clauses { clause, of } => Some((local(book, *of)?, *clause)),
        Expr::Filter(group) => source(book, group.from?, depth),
        _ => None,
    }
}

fn local(book: &Book, id: ExprId) -> Option<Slot> {
    match book.exprs.get(id.index())? {
        Expr::Local(slot) => Some(*slot),
        _ => None,
    }
}
