//! Words that speak of where the card is, in the very text that puts it there, or before it: `place this on one KIND here`. What
//! is chosen for a text is chosen before any of it is done.

use super::{Asked, is_this};
use crate::checks::part::Part;
use crate::checks::walk::{Met, Parts, reach};
use crate::diagnostic::{Diagnostic, NOWHERE};
use crate::span::Span;
use crate::tree::{Card, ExprId, Footing, Kind, Statement};

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
        let start = Parts {
            exprs: clause.args.iter().flatten().copied().collect(),
            ..Parts::default()
        };
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

fn puts_itself(part: &Part<'_>, footing: &Footing, statement: &Statement) -> bool {
    match statement {
        Statement::Do { verb, args, .. } => {
            footing.verbs.contains(verb)
                && args.iter().flatten().any(|arg| is_this(part.book, *arg))
        }
        _ => false,
    }
}
