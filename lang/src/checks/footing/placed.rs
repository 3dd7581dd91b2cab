//! Words that speak of where the card is, in the very text that puts it there, or before it: `place this on one KIND here`. What
//! is chosen for a text is chosen before any of it is done.

use super::{Asking, fills};
use crate::diagnostic::Diagnostic;
use crate::facts::reach::{Met, Through, exprs, reach, statements};
use crate::span::Span;
use crate::tree::{Action, ClauseId, Hook, Parts, Statement};

impl Asking<'_, '_> {
    /// Where the first statement ends that puts the card somewhere, if there is one.
    fn puts_in(&self, start: Parts) -> Option<u32> {
        let all = statements(self.part.book, start, Through::Text);
        let found: Vec<&Statement> = all.filter(|statement| self.puts(statement)).collect();
        let mut own = self.part.statements();
        own.find(|(one, _)| found.contains(one))
            .map(|(_, span)| span.end)
    }

    /// The places in some parts of the text where such a word is used.
    fn uses(&self, start: Parts) -> impl Iterator<Item = Span> {
        let all = exprs(self.part.book, start)
            .filter(|(id, expr)| self.part.is_written(*id) && self.is_in(expr));
        all.map(|(id, _)| self.part.span(id))
    }
}

/// The first such word on a card that is put somewhere by texts that stand or are offered while it is nowhere, if each of
/// them asks where it is before it does so.
pub(super) fn never(asking: &Asking<'_, '_>) -> Option<Diagnostic> {
    let part = asking.part;
    // What a clause says comes one after the other, and is looked at by itself.
    if part
        .clauses()
        .any(|clause| asking.puts_in(clause.parts()).is_some())
    {
        return None;
    }
    let hooks = part.hooks().iter().map(Hook::parts);
    let mut first: Option<Span> = None;
    for start in hooks.chain(part.actions().iter().map(Action::parts)) {
        let Some(end) = asking.puts_in(start.clone()) else {
            continue;
        };
        let early = asking.uses(start.clone()).find(|span| span.end <= end);
        // `... if C` is asked before, wherever it stands.
        let asked = || {
            reach(part.book, start, Through::Text).find_map(|met| {
                let Met::Statement(Statement::If { arms, .. }) = met else {
                    return None;
                };
                let mut arms = arms
                    .iter()
                    .filter(|(_, body)| asking.puts_in(Parts::of_blocks([*body])).is_some());
                arms.find_map(|(test, _)| asking.uses(Parts::of_exprs([*test])).next())
            })
        };
        first = first.or(Some(asked().or(early)?));
    }
    let says = "this asks where the card is, and only this text puts it somewhere";
    Some(asking.nowhere(says, first?, asking.help()))
}

/// The first such word.
pub(super) fn before(asking: &Asking<'_, '_>) -> Option<Diagnostic> {
    let part = asking.part;
    part.clauses().find_map(|clause| {
        let inside = part.statements().filter(|(statement, span)| {
            clause.span.start <= span.start && span.end <= clause.span.end && asking.puts(statement)
        });
        // One of several ways to play a card stands by itself: what another way would do is not done. What is done one after the
        // other, as by a card that is met, comes behind it.
        let a_way = || {
            asking
                .footing
                .slots
                .iter()
                .any(|(record, _)| *record == clause.form)
        };
        let (says, end) = match inside.map(|(_, span)| span.end).min() {
            Some(end) => (
                "this asks where the card is, and only this text puts it somewhere",
                end,
            ),
            None if a_way() => (
                "this asks where the card is, and this text does not put it anywhere",
                u32::MAX,
            ),
            None => return None,
        };
        let span = asking.uses(clause.parts()).find(|span| span.end <= end)?;
        Some(asking.nowhere(says, span, asking.help()))
    })
}

/// The first such word in a way of playing the card that puts it nowhere, beside one that does: what the other would do
/// is not done.
pub(super) fn in_another_way(asking: &Asking<'_, '_>) -> Option<Diagnostic> {
    let footing = asking.footing;
    // What it is, or says besides, may give the word a meaning however it is played.
    if footing.facts.iter().any(|fact| asking.gives(*fact))
        || !footing.symbols.is_empty()
        || !footing.records.is_empty()
    {
        return None;
    }
    // What serves beside such a record elsewhere is another way.
    let ways: Vec<ClauseId> = footing.slots.iter().map(|(record, _)| *record).collect();
    let beside = asking
        .kind
        .footings
        .iter()
        .filter(|other| other.slots.iter().any(|(record, _)| ways.contains(record)));
    let others: Vec<ClauseId> = beside
        .flat_map(|other| other.records.iter().copied())
        .collect();
    asking.part.clauses().find_map(|clause| {
        let is_way = ways.contains(&clause.form) || others.contains(&clause.form);
        let fills = |(record, slot): &(ClauseId, u16)| *record == clause.form && fills(clause, *slot);
        if !is_way
            || footing.slots.iter().any(fills)
            || asking.puts_in(clause.parts()).is_some()
        {
            return None;
        }
        let span = asking.uses(clause.parts()).min()?;
        let says = "this asks where the card is, and played in this way it is nowhere";
        let help = "say in place of this word whose place is meant; or let the card do it where it lies: `when played ...`";
        Some(asking.nowhere(says, span, help.to_owned()))
    })
}
