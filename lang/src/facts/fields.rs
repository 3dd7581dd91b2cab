//! For which cards rules ask each field: of which kinds, and whether all of them lie in one place that is not in play.

use super::kinds::Frame;
use super::place::not_in_play;
use super::reach::{exprs, operands};
use crate::tree::{Action, Book, Expr, ExprId, FieldId, Hook, KindId, Parts, ZoneId};
use foldhash::{HashMap, HashSet};
use std::collections::BTreeSet;
use std::collections::hash_map::Entry;

/// Of whom a field is asked.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// Of what kinds; of anything whatever where that cannot be told.
    pub(crate) kinds: Option<BTreeSet<KindId>>,
    /// The one place where all of them are, if it is one that is not in play.
    pub(crate) zone: Option<ZoneId>,
}

/// What is only asked whether it is anything at all.
pub(crate) fn asked_whether<'b>(all: impl Iterator<Item = (ExprId, &'b Expr)>) -> HashSet<ExprId> {
    let all: Vec<(ExprId, &Expr)> = all.collect();
    let nothing: HashSet<ExprId> = all
        .iter()
        .filter(|(_, expr)| **expr == Expr::Nothing)
        .map(|(id, _)| *id)
        .collect();
    let compared = all.iter().filter_map(|(_, expr)| match expr {
        Expr::Compare(_, one, other) if nothing.contains(other) => Some(*one),
        _ => None,
    });
    compared.collect()
}

/// What rules ask for, and of whom. What bots weigh is no rule.
pub(super) fn asked(book: &Book) -> HashMap<FieldId, Asked> {
    let weighed: HashSet<usize> = book.advice.iter().map(|one| one.function.index()).collect();
    let of_advice = weighed.iter().filter_map(|at| book.functions.get(*at));
    let mut ignored: HashSet<ExprId> =
        exprs(book, Parts::of_exprs(of_advice.map(|word| word.body)))
            .map(|(id, _)| id)
            .collect();
    let all = || (0_u32..).map(ExprId).zip(&book.exprs);
    ignored.extend(asked_whether(all()));
    let elsewhere = elsewhere(book, all());
    let words = book
        .functions
        .iter()
        .enumerate()
        .filter(|(at, _)| !weighed.contains(at));
    let words = words.map(|(_, word)| (&word.params[..], Parts::of_exprs([word.body])));
    let verbs = book
        .verbs
        .iter()
        .map(|verb| (&verb.params[..], verb.parts()));
    let runs = book
        .procedures
        .iter()
        .map(|run| (&run.params[..], run.parts()));
    let acts = book.actions.iter().map(Action::parts);
    let others = acts
        .chain(book.hooks.iter().map(Hook::parts))
        .map(|parts| (&[][..], parts));
    let mut found: HashMap<FieldId, Asked> = HashMap::default();
    for (params, parts) in words.chain(verbs).chain(runs).chain(others) {
        let frame = Frame::of(book, params, parts);
        for (field, of, at) in frame
            .reads
            .iter()
            .filter(|(_, _, at)| !ignored.contains(at))
        {
            let kinds = frame.kinds(*of);
            let zone = elsewhere.get(at).copied();
            match found.entry(*field) {
                Entry::Vacant(free) => {
                    let kinds = kinds.map(BTreeSet::from_iter);
                    free.insert(Asked { kinds, zone });
                }
                Entry::Occupied(known) => {
                    let known = known.into_mut();
                    known.zone = known.zone.filter(|one| zone == Some(*one));
                    known.kinds = known.kinds.take().zip(kinds).map(|(mut all, more)| {
                        all.extend(more);
                        all
                    });
                }
            }
        }
    }
    found
}

/// The fields that are asked of members of a place that is not in play, and of which.
fn elsewhere<'b>(
    book: &'b Book,
    all: impl Iterator<Item = (ExprId, &'b Expr)>,
) -> HashMap<ExprId, ZoneId> {
    let mut found = HashMap::default();
    for (_, expr) in all {
        let of = match expr {
            Expr::Fold { of, .. } => *of,
            Expr::Map { of, .. } => Some(*of),
            _ => None,
        };
        let Some(over) = expr.group() else { continue };
        let Some(zone) = over.from.and_then(|from| not_in_play(book, from)) else {
            continue;
        };
        for (id, expr) in operands(book, over.tests.iter().copied().chain(of)) {
            if matches!(expr, Expr::Field { of, .. } if book.is_local(*of, over.slot)) {
                found.insert(id, zone);
            }
        }
    }
    found
}
