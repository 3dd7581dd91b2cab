//! What players may not see or know yet, and actions do ahead of time: choices among hidden cards, looks ahead at what is not
//! declared, declared changes that are done, refusals of what was offered, and demands on decks that ask for what no deck has
//! (SL0413, SL0414, SL0420, SL0421, SL0423, SL0470).

use crate::diagnostic::{
    ACTS_AHEAD, Diagnostic, HIDDEN_CHOICE, LEGAL_BY_UNSEEN, NOT_IN_A_DECK, REFUSED_LATE,
    UNDECLARED_AHEAD,
};
use crate::facts::deed::inside;
use crate::facts::part::Part;
use crate::facts::reach::exprs;
use crate::span::Span;
use crate::tree::{
    Action, Book, Builtin, Demand, Expr, ExprId, Parts, Pick, Sees, Statement, YOU, ZoneId, ZoneOf,
};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let picks = part
        .statements()
        .filter_map(|(statement, span)| match statement {
            Statement::Pick(pick) => Some((pick, span)),
            _ => None,
        });
    let kept = part.quotes().iter();
    let kept = kept.flat_map(|quote| quote.targets.iter().map(|pick| (pick, quote.span)));
    let acts = part.actions().iter();
    let acts = acts.flat_map(|action| action.picks.iter().map(|pick| (pick, action.named.span)));
    let picks = picks.chain(kept).chain(acts);
    all.extend(picks.filter_map(|(pick, span)| choice(book, pick, span)));
    for action in part.actions() {
        legal(book, action, all);
        ahead(book, action, all);
    }
}

/// A choice that is not by chance, straight from a zone of which nobody, or not the chooser, sees the cards.
fn choice(book: &Book, pick: &Pick, span: Span) -> Option<Diagnostic> {
    let (zone, of) = place_of(book, pick.from).filter(|_| !pick.random)?;
    let (known, name) = (book.at(zone)?, book.name(zone));
    let span = book
        .expr_spans
        .get(pick.from.index())
        .copied()
        .unwrap_or(span);
    let owner = of.and_then(|of| side(book, of));
    match known.sees {
        Sees::Holder if owner? != side(book, pick.by)? => {
            let says = format!("who chooses here does not see what is in this `{name}`");
            let error = Diagnostic::error(HIDDEN_CHOICE, says, span);
            Some(error.also(known.named.span, "who sees it is declared here").help("choose `at random`; or let whoever sees it choose: you without `by` where it is yours, and where it is another's that player, `PLAYER VERBs ...` or `by PLAYER`"))
        }
        Sees::Nobody => {
            let says = format!("nobody sees what is in `{name}`, so nobody can choose from it");
            let warning = Diagnostic::warning(HIDDEN_CHOICE, says, span);
            let help = "choose `at random`, or let a noun say what may be searched";
            Some(
                warning
                    .also(known.named.span, "it is declared here")
                    .help(help),
            )
        }
        _ => None,
    }
}

/// Whether an expression is `you` or the opponent of `you`, as far as can be told.
fn side(book: &Book, id: ExprId) -> Option<bool> {
    match book.expr(id) {
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

/// The zone that a set is taken straight from, and whose it is.
fn place_of(book: &Book, from: ExprId) -> Option<(ZoneId, Option<ExprId>)> {
    match book.expr(from) {
        Expr::Place { zone, of } => Some((*zone, *of)),
        Expr::Filter(group) => match book.expr(group.from?) {
            Expr::Place { zone, of } => Some((*zone, *of)),
            _ => None,
        },
        _ => None,
    }
}

/// What an action asks before it is offered.
fn legal(book: &Book, action: &Action, all: &mut Vec<Diagnostic>) {
    // Where a condition asks what the cards are like in a place that `you` does not see.
    let peeks = |expr: &Expr| {
        let from = expr.group().filter(|group| !group.tests.is_empty())?.from?;
        let (zone, of) = place_of(book, from)?;
        let hidden = book.at(zone)?.sees == Sees::Holder;
        (hidden && side(book, of?) == Some(false)).then_some(from)
    };
    let asked = || exprs(book, Parts::of_exprs(action.legal()));
    let peek = asked().find_map(|(_, expr)| peeks(expr));
    if let Some(at) = peek.filter(|_| !action.unchecked && action.source.is_none()) {
        let says = "whether this is legal would tell what the player may not see";
        let help = "let the action be `unchecked`, and `refuse` in what it does";
        all.push(Diagnostic::error(LEGAL_BY_UNSEEN, says, book.span(at)).help(help));
    }
    let ahead = asked().find(|(_, expr)| matches!(expr, Expr::After(_)));
    if let Some((at, _)) = ahead.filter(|_| action.declares.is_none()) {
        let says = format!("`{}` does not declare what it changes", action.named.name);
        let error = Diagnostic::error(UNDECLARED_AHEAD, says, book.span(at));
        let error = error.also(action.named.span, "the action is declared here");
        all.push(error.help("give it a block `declares { }` with the writes that matter"));
    }
}

/// What an action declares is laid over the position; and only an unchecked one refuses when it is done.
fn ahead(book: &Book, action: &Action, all: &mut Vec<Diagnostic>) {
    let laid_over = |statement: &Statement| {
        matches!(
            statement,
            Statement::Write(_)
                | Statement::Let { .. }
                | Statement::If { .. }
                | Statement::Each { .. }
                | Statement::While { .. }
                | Statement::Repeat { .. }
                | Statement::With { .. }
        )
    };
    let declares: Vec<_> = action.declares.into_iter().collect();
    for (_, span) in inside(book, &declares, |_| false)
        .iter()
        .filter(|(one, _)| !laid_over(one))
    {
        let says = "what an action declares is laid over the position, not done";
        let help = "write what it comes to: `put`, `set`, `mark`, perhaps in `if` or `for each`";
        all.push(Diagnostic::error(ACTS_AHEAD, says, *span).help(help));
    }
    for (statement, span) in inside(book, &[action.body], |_| false) {
        if matches!(statement, Statement::Refuse(_)) && !action.unchecked {
            let says = format!("`{}` is judged before it is offered", action.named.name);
            let error = Diagnostic::error(REFUSED_LATE, says, span);
            let error = error.also(action.named.span, "the action is declared here");
            all.push(error.help("say what must hold with `legal when`, or write `unchecked` behind its menu and words"));
        }
    }
}

/// Demands on decks that speak of places where no card of a deck lies when it is judged.
pub(super) fn demands(book: &Book, all: &mut Vec<Diagnostic>) {
    let starts = |zone: ZoneId| {
        book.at(zone)
            .is_none_or(|zone| zone.of == ZoneOf::Player && zone.starts.is_some())
    };
    let why = |id: ExprId, expr: &Expr| match expr {
        Expr::Builtin {
            op: Builtin::Opponent,
            ..
        } => Some("each deck is judged by itself, whoever the opponent is".to_owned()),
        _ => {
            let zone = book.zone_of(id).filter(|zone| !starts(*zone))?;
            Some(format!(
                "nothing lies in `{}` when a deck is judged",
                book.name(zone)
            ))
        }
    };
    let told = |demand: &Demand| {
        let asked = demand
            .needs
            .into_iter()
            .chain(demand.bars.map(|(_, from)| from));
        let mut asked = exprs(book, Parts::of_exprs(asked));
        asked.find_map(|(id, expr)| Some((book.span(id), why(id, expr)?)))
    };
    for (span, says) in book.demands.iter().filter_map(told) {
        let zones = (0_u32..)
            .map(ZoneId)
            .take(book.zones.len())
            .filter(|zone| starts(*zone));
        let places: Vec<String> = zones
            .map(|zone| format!("`{} of you`", book.name(zone)))
            .collect();
        let help = format!(
            "ask for a place in which cards of the deck start: {}; without a place all of them are meant",
            places.join(", ")
        );
        all.push(Diagnostic::error(NOT_IN_A_DECK, says, span).help(help));
    }
}
