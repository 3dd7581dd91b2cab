//! Words that speak of where the card is, in the very text that puts it there, or before it: `place this on one KIND
//! here`. What is chosen for a text is chosen before any of it is done.

use super::Asking;
use crate::diagnostic::Diagnostic;
use crate::facts::reach::{Through, exprs, statements};
use crate::span::Span;
use crate::tree::{Action, Hook, Parts, Statement};

const ONLY_THIS: &str = "this asks where the card is, and only this text puts it somewhere";

impl Asking<'_, '_> {
    /// Where the first statement ends that puts the card somewhere, if there is one.
    fn puts_in(&self, start: Parts) -> Option<u32> {
        let all = statements(self.part.book, start, Through::Text);
        let found: Vec<&Statement> = all.filter(|statement| self.puts(statement)).collect();
        let mut own = self.part.statements();
        let first = own.find(|(one, _)| found.contains(one));
        first.map(|(_, span)| span.end)
    }

    /// The places in some parts of the text where such a word is used.
    fn uses(&self, start: Parts) -> impl Iterator<Item = Span> {
        let all = exprs(self.part.book, start);
        let all = all.filter(|(id, expr)| self.part.is_written(*id) && self.is_in(expr));
        all.map(|(id, _)| self.part.span(id))
    }

    /// The first use in the test of a branch in which the card is put somewhere: `... if C` is asked before, wherever
    /// it stands.
    fn asked_before(&self, start: Parts) -> Option<Span> {
        let all = statements(self.part.book, start, Through::Text);
        let arms = all.filter_map(|statement| match statement {
            Statement::If { arms, .. } => Some(arms),
            _ => None,
        });
        let puts = |body| self.puts_in(Parts::of_blocks([body])).is_some();
        let tests = arms.flatten().filter(|(_, body)| puts(*body));
        let mut uses = tests.flat_map(|(test, _)| self.uses(Parts::of_exprs([*test])));
        uses.next()
    }
}

/// The first such word on a card that is put somewhere by texts that stand or are offered while it is nowhere, if
/// each of them asks where it is before it does so.
pub(super) fn never(asking: &Asking<'_, '_>) -> Option<Diagnostic> {
    let part = asking.part;
    let puts = |parts: &Parts| asking.puts_in(parts.clone());
    // What a clause says comes one after the other, and is looked at by itself.
    if part.clauses().any(|clause| puts(&clause.parts()).is_some()) {
        return None;
    }
    let hooks = part.hooks().iter().map(Hook::parts);
    let texts = hooks.chain(part.actions().iter().map(Action::parts));
    let early = texts.filter_map(|start| {
        let end = puts(&start)?;
        let asked = asking.asked_before(start.clone());
        Some(asked.or_else(|| asking.uses(start).find(|span| span.end <= end)))
    });
    let early: Option<Vec<Span>> = early.collect();
    let first = early?.into_iter().next()?;
    Some(asking.asks_where(ONLY_THIS, first, false))
}

/// The first such word.
pub(super) fn before(asking: &Asking<'_, '_>) -> Option<Diagnostic> {
    let part = asking.part;
    part.clauses().find_map(|clause| {
        let inside = part.statements().filter(|(statement, span)| {
            clause.span.start <= span.start && span.end <= clause.span.end && asking.puts(statement)
        });
        // One of several ways to play a card stands by itself: what another way would do is not done. What is done
        // one after the other, as by a card that is met, comes behind it.
        let mut ways = asking.footing.slots.iter();
        let (says, end) = match inside.map(|(_, span)| span.end).min() {
            Some(end) => (ONLY_THIS, end),
            None if ways.any(|(record, _)| *record == clause.form) => (
                "this asks where the card is, and this text does not put it anywhere",
                u32::MAX,
            ),
            None => return None,
        };
        let span = asking.uses(clause.parts()).find(|span| span.end <= end)?;
        Some(asking.asks_where(says, span, false))
    })
}
