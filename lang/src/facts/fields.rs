//! For which cards rules ask each field: of which kinds, and whether all of them lie in one place that is not in play.

use super::kinds::Frame;
use super::place::not_in_play;
use super::reach::{exprs, operands};
use crate::tree::{Action, Book, Expr, ExprId, FieldId, FunctionId, Hook, KindId, Parts, ZoneId};
use foldhash::{HashMap, HashSet};
use std::collections::BTreeSet;

/// Of whom a field is asked.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// Of what kinds; of anything whatever where that cannot be told.
    pub(crate) kinds: Option<BTreeSet<KindId>>,
    /// The one place where all of them are, if it is one that is not in play.
    pub(crate) zone: Option<ZoneId>,
}

impl Asked {
    /// What is so of these and of others.
    fn with(self, other: Self) -> Self {
        let kinds = self.kinds.zip(other.kinds);
        Self {
            kinds: kinds.map(|(kinds, more)| &kinds | &more),
            zone: self.zone.filter(|zone| other.zone == Some(*zone)),
        }
    }
}

/// What is only asked whether it is anything at all.
pub(crate) fn asked_whether<'b>(
    book: &Book,
    all: impl Iterator<Item = (ExprId, &'b Expr)>,
) -> HashSet<ExprId> {
    let compared = all.filter_map(|(_, expr)| match expr {
        Expr::Compare(_, one, other) if book.is_nothing(*other) => Some(*one),
        _ => None,
    });
    compared.collect()
}

/// What rules ask for, and of whom. What bots weigh is no rule.
pub(super) fn asked(book: &Book) -> HashMap<FieldId, Asked> {
    let weighed: HashSet<FunctionId> = book.advice.iter().map(|one| one.function).collect();
    let of_advice = weighed.iter().filter_map(|word| Some(book.at(*word)?.body));
    let of_advice = exprs(book, Parts::of_exprs(of_advice)).map(|(id, _)| id);
    let mut ignored: HashSet<ExprId> = of_advice.collect();
    let all = || (0_u32..).map(ExprId).zip(&book.exprs);
    ignored.extend(asked_whether(book, all()));
    let elsewhere = elsewhere(book, all());
    let words = (0_u32..).map(FunctionId).zip(&book.functions);
    let words = words.filter(|(word, _)| !weighed.contains(word));
    let words = words.map(|(_, word)| (&word.params[..], Parts::of_exprs([word.body])));
    let verbs = book.verbs.iter();
    let verbs = verbs.map(|verb| (&verb.params[..], verb.parts()));
    let runs = book.procedures.iter();
    let runs = runs.map(|run| (&run.params[..], run.parts()));
    let acts = book.actions.iter().map(Action::parts);
    let others = acts.chain(book.hooks.iter().map(Hook::parts));
    let others = others.map(|parts| (&[][..], parts));
    let mut found: HashMap<FieldId, Asked> = HashMap::default();
    for (params, parts) in words.chain(verbs).chain(runs).chain(others) {
        let frame = Frame::of(book, params, parts);
        let reads = frame.reads.iter();
        for (field, of, at) in reads.filter(|(_, _, at)| !ignored.contains(at)) {
            let asked = Asked {
                kinds: frame.kinds(*of).map(BTreeSet::from_iter),
                zone: elsewhere.get(at).copied(),
            };
            let known = match found.remove(field) {
                Some(known) => known.with(asked),
                None => asked,
            };
            found.insert(*field, known);
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
        if let Some(over) = expr.group()
            && let Some(zone) = over.from.and_then(|from| not_in_play(book, from))
        {
            let asked = operands(book, over.tests.iter().copied().chain(of));
            let of_member = |of| book.is_local(of, over.slot);
            let asked =
                asked.filter(|(id, _)| book.field(*id).is_some_and(|(_, of)| of_member(of)));
            found.extend(asked.map(|(id, _)| (id, zone)));
        }
    }
    found
}
