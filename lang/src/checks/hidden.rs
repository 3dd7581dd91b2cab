//! What players may not see or know yet, and actions do ahead of time: choices among hidden cards, looks ahead at
//! what is not declared, declared changes that are done, and refusals of what was offered (SL0413, SL0414, SL0420,
//! SL0421, SL0423).

use crate::diagnostic::{
    ACTS_AHEAD, Diagnostic, HIDDEN_CHOICE, LEGAL_BY_UNSEEN, REFUSED_LATE, UNDECLARED_AHEAD,
};
use crate::facts::deed::inside;
use crate::facts::part::Part;
use crate::facts::reach::exprs;
use crate::tree::{Action, Book, Expr, ExprId, Parts, Pick, Sees, Statement, ZoneId};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let picks = part
        .statements()
        .filter_map(|(statement, _)| match statement {
            Statement::Pick(pick) => Some(pick),
            _ => None,
        });
    let kept = part.quotes().iter().flat_map(|quote| &quote.targets);
    let acts = part.actions().iter().flat_map(|action| &action.picks);
    let picks = picks.chain(kept).chain(acts);
    all.extend(picks.filter_map(|pick| choice(part.book, pick)));
    for action in part.actions() {
        legal(part.book, action, all);
        ahead(part.book, action, all);
    }
}

/// A choice that is not by chance, straight from a zone of which nobody, or not the chooser, sees the cards.
fn choice(book: &Book, pick: &Pick) -> Option<Diagnostic> {
    let (zone, of) = place_of(book, pick.from).filter(|_| !pick.random)?;
    let (known, name, span) = (book.at(zone)?, book.name(zone), book.span(pick.from));
    match known.sees {
        Sees::Holder if book.is_you(of?)? != book.is_you(pick.by)? => {
            let says = format!("who chooses here does not see what is in this `{name}`");
            let error = Diagnostic::error(HIDDEN_CHOICE, says, span);
            Some(error.also(known.named.span, "who sees it is declared here").help("choose `at random`; or let whoever sees it choose: you without `by` where it is yours, and where it is another's that player, `PLAYER VERBs ...` or `by PLAYER`"))
        }
        Sees::Nobody => {
            let says = format!("nobody sees what is in `{name}`, so nobody can choose from it");
            let warning = Diagnostic::warning(HIDDEN_CHOICE, says, span);
            let warning = warning.also(known.named.span, "it is declared here");
            Some(warning.help("choose `at random`, or let a noun say what may be searched"))
        }
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
        (hidden && book.is_you(of?) == Some(false)).then_some(from)
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
    for (statement, span) in inside(book, action.declares.as_slice(), |_| false) {
        let nests = !statement.parts().blocks.is_empty();
        if !nests && !matches!(statement, Statement::Write(_) | Statement::Let { .. }) {
            let says = "what an action declares is laid over the position, not done";
            let help =
                "write what it comes to: `put`, `set`, `mark`, perhaps in `if` or `for each`";
            all.push(Diagnostic::error(ACTS_AHEAD, says, span).help(help));
        }
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
