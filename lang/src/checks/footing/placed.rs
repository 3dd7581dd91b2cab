//! Words that speak of where the card is, in the very text that puts it there, or before it: `place this on one KIND here`. What
//! is chosen for a text is chosen before any of it is done.

use super::{Asked, does_with_itself};
use crate::checks::part::Part;
use crate::checks::walk::{Met, Parts, of_role, reach};
use crate::diagnostic::{Diagnostic, NOWHERE};
use crate::span::Span;
use crate::tree::{Card, ClauseId, Expr, ExprId, Footing, Kind, Statement};
use std::collections::BTreeSet;

/// Tells of the first such word on a card that is put somewhere by texts that stand or are offered while it is nowhere, if each of
/// them asks where it is before it does so.
pub(super) fn never(
    part: &Part<'_>,
    card: &Card,
    known: &Kind,
    footing: &Footing,
    all: &mut Vec<Diagnostic>,
) {
    let book = part.book;
    let mut asked = Asked::new(book, footing);
    // What a clause says comes one after the other, and is looked at by itself.
    for clause in &card.clauses {
        let start = Parts::of_exprs(clause.args.iter().flatten().copied());
        if puts_in(part, footing, start).is_some() {
            return;
        }
    }
    let hooks = part.hooks().iter().map(|hook| {
        let mut parts = of_role(&hook.role);
        parts.exprs.extend(hook.active);
        parts
    });
    let actions = part.actions().iter().map(Parts::of_action);
    let mut first: Option<Span> = None;
    for start in hooks.chain(actions) {
        let Some(end) = puts_in(part, footing, start.clone()) else {
            continue;
        };
        let mut early: Option<Span> = None;
        let mut use_of = |id: ExprId, expr: &Expr| {
            let span = part.span(id);
            if asked.is_in(expr) && !span.is_empty() {
                early = early.or(Some(span));
            }
        };
        reach(book, start, |met| match met {
            Met::Expr(id, expr) if part.span(id).end <= end => use_of(id, expr),
            // `... if C` is asked before, wherever it stands.
            Met::Statement(Statement::If { arms, .. }) => {
                for (test, body) in arms {
                    let body = Parts::of_blocks([*body]);
                    if puts_in(part, footing, body).is_some() {
                        let test = Parts::of_exprs([*test]);
                        reach(book, test, |met| {
                            if let Met::Expr(id, expr) = met {
                                use_of(id, expr);
                            }
                        });
                    }
                }
            }
            _ => {}
        });
        match early {
            None => return,
            Some(span) => first = first.or(Some(span)),
        }
    }
    if let Some(span) = first {
        all.push(
            Diagnostic::error(
                NOWHERE,
                "this asks where the card is, and only this text puts it somewhere",
                span,
            )
            .also(
                known.named.span,
                "cards of this kind are nowhere by themselves",
            )
            .help(super::help(footing)),
        );
    }
}

/// Tells of the first such word.
pub(super) fn before(
    part: &Part<'_>,
    card: &Card,
    known: &Kind,
    footing: &Footing,
    all: &mut Vec<Diagnostic>,
) {
    let mut asked = Asked::new(part.book, footing);
    for clause in &card.clauses {
        let mut uses: Vec<ExprId> = Vec::new();
        let mut puts: Vec<Span> = Vec::new();
        let start = Parts::of_exprs(clause.args.iter().flatten().copied());
        reach(part.book, start, |met| {
            if let Met::Expr(id, expr) = met
                && asked.is_in(expr)
            {
                uses.push(id);
            }
        });
        if uses.is_empty() {
            continue;
        }
        for (statement, span) in part.statements() {
            let inside = clause.span.start <= span.start && span.end <= clause.span.end;
            if inside && puts_itself(part, footing, statement) {
                puts.push(span);
            }
        }
        // One of several ways to play a card stands by itself: what another way would do is not done. What is done one after the
        // other, as by a card that is met, comes behind it.
        let a_way = footing
            .slots
            .iter()
            .any(|(record, _)| *record == clause.form);
        let end = match puts.iter().map(|span| span.end).min() {
            Some(end) => end,
            None if a_way => u32::MAX,
            None => continue,
        };
        let mut early = uses.iter().map(|id| part.span(*id));
        if let Some(span) = early.find(|span| !span.is_empty() && span.end <= end) {
            all.push(
                Diagnostic::error(
                    NOWHERE,
                    if puts.is_empty() {
                        "this asks where the card is, and this text does not put it anywhere"
                    } else {
                        "this asks where the card is, and only this text puts it somewhere"
                    },
                    span,
                )
                .also(
                    known.named.span,
                    "cards of this kind are nowhere by themselves",
                )
                .help(super::help(footing)),
            );
            return;
        }
    }
}

/// Tells of the first such word in a way of playing the card that puts it nowhere, beside one that does: what the other would do
/// is not done.
pub(super) fn in_another_way(
    part: &Part<'_>,
    card: &Card,
    known: &Kind,
    footing: &Footing,
    all: &mut Vec<Diagnostic>,
) {
    // What it is, or says besides, may give the word a meaning however it is played.
    let besides = footing.facts.iter().any(|fact| super::gives(card, *fact))
        || !footing.symbols.is_empty()
        || !footing.records.is_empty();
    if besides {
        return;
    }
    // What serves beside such a record elsewhere is another way.
    let others: BTreeSet<ClauseId> = known
        .footings
        .iter()
        .filter(|other| {
            let mut slots = other.slots.iter();
            slots.any(|(record, _)| footing.slots.iter().any(|(one, _)| one == record))
        })
        .flat_map(|other| other.records.iter().copied())
        .collect();
    let mut asked = Asked::new(part.book, footing);
    for clause in &card.clauses {
        let mut slots = footing
            .slots
            .iter()
            .filter(|(record, _)| *record == clause.form)
            .peekable();
        let fills = |(_, slot): &(_, u16)| {
            let given = clause.args.get(usize::from(*slot));
            given.is_some_and(Option::is_some)
        };
        let is_way = slots.peek().is_some() || others.contains(&clause.form);
        let start = Parts::of_exprs(clause.args.iter().flatten().copied());
        if !is_way || slots.any(fills) || puts_in(part, footing, start.clone()).is_some() {
            continue;
        }
        let mut first: Option<Span> = None;
        reach(part.book, start, |met| {
            if let Met::Expr(id, expr) = met
                && asked.is_in(expr)
                && !part.span(id).is_empty()
            {
                let span = part.span(id);
                first = Some(first.map_or(span, |first| first.min(span)));
            }
        });
        if let Some(span) = first {
            all.push(
                Diagnostic::error(
                    NOWHERE,
                    "this asks where the card is, and played in this way it is nowhere",
                    span,
                )
                .also(
                    known.named.span,
                    "cards of this kind are nowhere by themselves",
                )
                .help("say in place of this word whose place is meant; or let the card do it where it lies: `when played ...`"),
            );
            return;
        }
    }
}

/// Where the first statement ends that puts the card somewhere, if there is one.
fn puts_in(part: &Part<'_>, footing: &Footing, start: Parts) -> Option<u32> {
    let mut found: Vec<Statement> = Vec::new();
    reach(part.book, start, |met| {
        if let Met::Statement(statement) = met
            && puts_itself(part, footing, statement)
        {
            found.push(statement.clone());
        }
    });
    let mut own = part.statements();
    own.find(|(one, _)| found.contains(one))
        .map(|(_, span)| span.end)
}

fn puts_itself(part: &Part<'_>, footing: &Footing, statement: &Statement) -> bool {
    match statement {
        Statement::Do { verb, args, .. } => does_with_itself(part.book, footing, *verb, args),
        _ => false,
    }
}
