//! Choices among cards that their chooser may not see, and looks ahead at what is not declared.

use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, HIDDEN_CHOICE, UNDECLARED_AHEAD};
use crate::tree::{Book, Expr, ExprId, Pick, Sees, Statement, ZoneId};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (statement, span) in part.statements() {
        if let Statement::Pick(pick) = statement {
            choice(book, pick, span, all);
        }
    }
    for quote in part.quotes() {
        for pick in &quote.targets {
            choice(book, pick, quote.span, all);
        }
    }
    for action in part.actions() {
        for pick in &action.picks {
            choice(book, pick, action.named.span, all);
        }
        let legal = action.anchors.iter().flat_map(|anchor| &anchor.legal);
        let tests = legal.chain(&action.legal).map(|legal| legal.test);
        let start = Parts {
            exprs: tests.collect(),
            ..Parts::default()
        };
        let mut ahead = None;
        walk::reach(book, start, |met| {
            if let Met::Expr(at, Expr::After(_)) = met {
                ahead = ahead.or(Some(at));
            }
        });
        if let Some(at) = ahead.filter(|_| action.declares.is_none()) {
            let span = part.span(at);
            let name = &action.named.name;
            all.push(
                Diagnostic::error(
                    UNDECLARED_AHEAD,
                    format!("`{name}` does not declare what it changes"),
                    span,
                )
                .also(action.named.span, "the action is declared here")
                .help("give it a block `declares { }` with the writes that matter"),
            );
        }
    }
}

/// A choice that is not by chance, straight from a zone of which nobody sees the cards.
fn choice(book: &Book, pick: &Pick, span: crate::span::Span, all: &mut Vec<Diagnostic>) {
    if pick.random {
        return;
    }
    let Some(zone) = zone_of(book, pick.from) else {
        return;
    };
    let Some(known) = book.zones.get(zone.index()) else {
        return;
    };
    if known.sees == Sees::Nobody {
        let from = book.expr_spans.get(pick.from.index()).copied();
        let name = &known.named.name;
        all.push(
            Diagnostic::warning(
                HIDDEN_CHOICE,
                format!("nobody sees what is in `{name}`, so nobody can choose from it"),
                from.unwrap_or(span),
            )
            .also(known.named.span, "it is declared here")
            .help("choose `at random`, or let a noun say what may be searched"),
        );
    }
}

/// The zone that a set is taken straight from.
fn zone_of(book: &Book, from: ExprId) -> Option<ZoneId> {
    match book.exprs.get(from.index())? {
        Expr::Place { zone, .. } => Some(*zone),
        Expr::Filter(group) => {
            let from = group.from?;
            match book.exprs.get(from.index())? {
                Expr::Place { zone, .. } => Some(*zone),
                _ => None,
            }
        }
        _ => None,
    }
}
