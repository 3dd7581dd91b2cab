//! Choices among cards that their chooser may not see, and looks ahead at what is not declared.

use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, HIDDEN_CHOICE, LEGAL_BY_UNSEEN, UNDECLARED_AHEAD};
use crate::tree::{Book, Builtin, Expr, ExprId, Pick, Sees, Statement, YOU, ZoneId};

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
        let start = Parts::of_exprs(tests);
        let mut ahead = None;
        let mut peek = None;
        walk::reach(book, start, |met| match met {
            Met::Expr(at, Expr::After(_)) => ahead = ahead.or(Some(at)),
            Met::Expr(_, expr) => peek = peek.or_else(|| peeks(book, expr)),
            _ => {}
        });
        if let Some(at) = peek.filter(|_| !action.unchecked && action.source.is_none()) {
            let span = book.expr_spans.get(at.index()).copied().unwrap_or_default();
            all.push(
                Diagnostic::error(
                    LEGAL_BY_UNSEEN,
                    "whether this is legal would tell what the player may not see",
                    span,
                )
                .help("let the action be `unchecked`, and `refuse` in what it does"),
            );
        }
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

/// A choice that is not by chance, straight from a zone of which nobody, or not the chooser, sees the cards.
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
    if known.sees == Sees::Holder && others(book, pick) {
        let from = book.expr_spans.get(pick.from.index()).copied();
        let name = &known.named.name;
        all.push(
            Diagnostic::error(
                HIDDEN_CHOICE,
                format!("who chooses here does not see what is in this `{name}`"),
                from.unwrap_or(span),
            )
            .also(known.named.span, "who sees it is declared here")
            .help("choose `at random`; or let whoever sees it choose: you without `by` where it is yours, and where it is another's that player, `PLAYER VERBs ...` or `by PLAYER`"),
        );
        return;
    }
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

/// Whether the place of a choice belongs to another player than the one who chooses.
fn others(book: &Book, pick: &Pick) -> bool {
    let owner = place_of(book, pick.from).and_then(|(_, of)| of);
    match (
        owner.and_then(|owner| side(book, owner)),
        side(book, pick.by),
    ) {
        (Some(owner), Some(chooser)) => owner != chooser,
        _ => false,
    }
}

/// Whether an expression is `you` or the opponent of `you`, as far as can be told.
fn side(book: &Book, id: ExprId) -> Option<bool> {
    match book.exprs.get(id.index())? {
        Expr::Local(YOU) => Some(true),
        Expr::Builtin {
            op: Builtin::Opponent,
            args,
        } => match args.as_slice() {
            [one] => side(book, *one).map(|side| !side),
            _ => None,
        },
        _ => None,
    }
}

/// The zone that a set is taken straight from.
fn zone_of(book: &Book, from: ExprId) -> Option<ZoneId> {
    place_of(book, from).map(|(zone, _)| zone)
}

/// The zone that a set is taken straight from, and whose it is.
fn place_of(book: &Book, from: ExprId) -> Option<(ZoneId, Option<ExprId>)> {
    match book.exprs.get(from.index())? {
        Expr::Place { zone, of } => Some((*zone, *of)),
        Expr::Filter(group) => match book.exprs.get(group.from?.index())? {
            Expr::Place { zone, of } => Some((*zone, *of)),
            _ => None,
        },
        _ => None,
    }
}

/// Where a condition asks what the cards are like in a place that `you` does not see.
fn peeks(book: &Book, expr: &Expr) -> Option<ExprId> {
    let (Expr::Filter(group) | Expr::Fold { over: group, .. } | Expr::Map { over: group, .. }) =
        expr
    else {
        return None;
    };
    let from = group.from.filter(|_| !group.tests.is_empty())?;
    let (zone, of) = place_of(book, from)?;
    let hidden = book.zones.get(zone.index())?.sees == Sees::Holder;
    (hidden && side(book, of?) == Some(false)).then_some(from)
}
