//! What leaves play, and what is asked of it and done to it behind that: its life there has ended, and what comes
//! back is new and has forgotten it (SL0428, SL0453, SL0469).

mod behind;
mod spent;

use behind::done_late;
pub(super) use spent::uncleared;

use crate::diagnostic::{Diagnostic, NOBODY_LEFT};
use crate::facts::deed::takes_away;
use crate::facts::holds::{Says, all_said, wanted};
use crate::facts::part::Part;
use crate::facts::place::of_those_in_play;
use crate::facts::reach::{exprs, first};
use crate::span::Span;
use crate::tree::{
    BlockId, Book, EventPattern, Expr, ExprId, FunctionId, HookRole, Parts, QuoteBody, Slot,
    Statement, THIS, VerbId, ZoneId,
};
use foldhash::HashSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    remembered_in_play(part, all);
    let mut late = Vec::new();
    for block in part.blocks() {
        behind_statements(part, block, &mut late, all);
    }
    behind_events(part, &mut late, all);
    just(part, all);
    too_late(part, late, all);
    if part.card().is_some() {
        spent::look(part, all);
    }
}

fn tell(part: &Part<'_>, at: ExprId, says: String, help: &str, all: &mut Vec<Diagnostic>) {
    all.push(Diagnostic::error(NOBODY_LEFT, says, part.span(at)).help(help));
}

/// What happened to somebody in play, if it is what takes everybody out of play: nobody in play is one of them.
fn remembered_in_play(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (_, expr) in part.exprs() {
        let Some((slot, tests)) = of_those_in_play(book, expr) else {
            continue;
        };
        for (at, expr) in exprs(book, Parts::of_exprs(tests.iter().copied())) {
            let Expr::Happened { memory, key, .. } = expr else {
                continue;
            };
            let Some(memory) = book.at(*memory) else {
                continue;
            };
            let object = memory.event.object();
            let is_object = |kept| object.is_some_and(|object| book.is_local(kept, object));
            let mut keys = memory.key.iter().zip(key);
            let asked = keys.any(|(kept, asked)| is_object(*kept) && book.is_local(*asked, slot));
            if asked && takes_away(book, memory.event.verb) {
                let verb = book.name(memory.event.verb);
                let says = format!(
                    "this is asked of those in play, and who is met by `{verb}` is there no more"
                );
                let help = "ask how often it happened: `number of times KIND was PARTICIPLE this turn > 0`, without `your`, or by whom: `number of times opponent VERBed KIND`";
                tell(part, at, says, help, all);
            }
        }
    }
}

/// Something done to who is gone: where, by what, and what took him out of play.
type Late = (Span, VerbId, VerbId);

/// Looks at what stands in a block behind a statement that takes somebody out of play.
fn behind_statements(
    part: &Part<'_>,
    block: BlockId,
    late: &mut Vec<Late>,
    all: &mut Vec<Diagnostic>,
) {
    let book = part.book;
    let statements: Vec<(&Statement, Span)> = book.block(block).collect();
    for (at, (statement, _)) in statements.iter().enumerate() {
        let rest = statements.get(at + 1..).unwrap_or_default();
        let Some((verb, Some(object))) = statement.deed() else {
            continue;
        };
        let Some(slot) = book.local(object).filter(|_| takes_away(book, verb)) else {
            continue;
        };
        if part.card.is_none() {
            continue;
        }
        // The text of a card keeps its names for what it takes out of play; rules do not.
        done_late(book, rest, slot, verb, late);
        let parts = rest.iter().map(|(one, _)| one.parts());
        if let Some((at, what)) = first_ended(book, parts.fold(Parts::default(), Parts::and), slot)
        {
            let verb = book.name(verb);
            let says = format!(
                "`{what}` ends where its object leaves play, and `{verb}` has taken it out"
            );
            let help = "ask it before: `if that KIND is STATE` stands before what takes it out, or `{ let x be ...; if x is STATE { ... } ... }`";
            tell(part, at, says, help, all);
        }
    }
}

/// What the text of a card does to somebody whom it has taken out of play before, or who has just left it: what only
/// those in play can suffer. It would be done to a card in a pile, or to nobody.
fn too_late(part: &Part<'_>, late: Vec<Late>, all: &mut Vec<Diagnostic>) {
    let mut told: HashSet<Span> = HashSet::default();
    for (span, verb, by) in late.into_iter().filter(|(span, ..)| told.insert(*span)) {
        let (verb, by) = (part.book.name(verb), part.book.name(by));
        let says =
            format!("`{verb}` is done to what is in play, and `{by}` has taken this out of it");
        let help = "do it before, or instead: `instead of KIND is PARTICIPLE: ...`";
        all.push(Diagnostic::error(NOBODY_LEFT, says, span).help(help));
    }
}

/// Looks at what stands behind an event that takes its object out of play.
fn behind_events(part: &Part<'_>, late: &mut Vec<Late>, all: &mut Vec<Diagnostic>) {
    for quote in part.quotes() {
        let Some(event) = &quote.event else { continue };
        // Of what has just happened the event itself is judged by itself.
        let mut parts = quote.parts();
        parts
            .exprs
            .retain(|id| event.tests().all(|test| test != *id));
        behind(part, event, &parts, true, all);
    }
    for hook in part.hooks() {
        if let HookRole::Trigger {
            event,
            before: false,
            able,
            body,
            ..
        } = &hook.role
        {
            let parts = Parts::of_blocks([*body]).asking(*able);
            behind(part, event, &parts, false, all);
            let object = event.object().filter(|_| part.card.is_some());
            if let Some(slot) = object.filter(|_| takes_away(part.book, event.verb)) {
                let body: Vec<(&Statement, Span)> = part.book.block(*body).collect();
                done_late(part.book, &body, slot, event.verb, late);
            }
        }
    }
}

fn behind(
    part: &Part<'_>,
    event: &EventPattern,
    parts: &Parts,
    just: bool,
    all: &mut Vec<Diagnostic>,
) {
    const BEFORE: &str =
        "let a text of a card in play do it before: `before ... is PARTICIPLE: ...`";
    let book = part.book;
    let Some(slot) = event.object().filter(|_| takes_away(book, event.verb)) else {
        return;
    };
    let verb = book.name(event.verb);
    if let Some((at, zone)) = first_emptied(book, parts, event, slot) {
        let says = format!(
            "`{verb}` takes away whom it is done to, and nobody is in his `{}` by then",
            book.name(zone)
        );
        tell(part, at, says, BEFORE, all);
    }
    if let Some((at, what)) = first_within(book, parts, slot) {
        let says =
            format!("what `{verb}` ends is gone by then, and whoever was `{what}` it with it");
        tell(part, at, says, BEFORE, all);
    }
    if let Some((at, what)) = first_ended(book, parts.clone(), slot) {
        let says =
            format!("`{what}` ends where its object leaves play, and `{verb}` has taken it out");
        let help = match just {
            true => WAIT,
            false => {
                "ask it in the happening itself, which is judged as it was before: `STATE KIND is PARTICIPLE`, `KIND with ... is PARTICIPLE`"
            }
        };
        tell(part, at, says, help, all);
    }
}

const WAIT: &str = "leave it out, or let a text of a card in play wait for it: `when STATE KIND is PARTICIPLE: ...`";

/// What has just happened is judged when somebody asks for it, and not as it was before.
fn just(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let asked = part.exprs().filter_map(|(_, expr)| match expr {
        Expr::Just(event) => Some(&**event),
        _ => None,
    });
    let kept = part
        .clauses()
        .flat_map(|clause| clause.args.iter().flatten());
    let kept = kept.filter_map(|arg| match &book.kept(*arg)?.body {
        QuoteBody::Event(event) => Some(event),
        _ => None,
    });
    for event in asked.chain(kept) {
        let Some(slot) = event.object() else { continue };
        let tests = Parts::of_exprs(event.tests());
        let found = first_ended(book, tests, slot).filter(|_| takes_away(book, event.verb));
        if let Some((at, what)) = found {
            let says = format!(
                "`{what}` has ended where this is asked: what has just happened is judged once it has happened"
            );
            tell(part, at, says, WAIT, all);
        }
    }
}

/// The first question for a state or a written field of what stands in a slot.
fn first_ended(book: &Book, parts: Parts, slot: Slot) -> Option<(ExprId, &str)> {
    let marked = |expr: &Expr, slot: Slot| match expr {
        Expr::HasState(of, state) if book.is_local(*of, slot) => {
            book.at(*state)?.means.is_none().then_some(())
        }
        _ => None,
    };
    let at = first(book, parts, |at, expr| match expr {
        Expr::HasState(..) | Expr::Call { .. } => wanted(book, at, slot, &marked).is_some(),
        Expr::Field { field, of, .. } => {
            book.is_local(*of, slot) && book.at(*field).is_some_and(|field| !field.printed)
        }
        _ => false,
    })?;
    Some((at, named(book, at)))
}

/// The word by which something is asked.
fn named(book: &Book, at: ExprId) -> &str {
    match book.expr(at) {
        Expr::HasState(_, state) => book.name(*state),
        Expr::Call { function, .. } => book.name(*function),
        Expr::Field { field, .. } => book.name(*field),
        _ => "",
    }
}

/// The first relation by which those in play are looked for in what stands in a slot, and not where it was.
fn first_within<'b>(book: &'b Book, parts: &Parts, slot: Slot) -> Option<(ExprId, &'b str)> {
    let within = |test: ExprId, member: Slot| match book.expr(test) {
        Expr::Call { function, args } => match **args {
            [one, other, ..] => {
                book.is_local(one, member)
                    && book.is_local(other, slot)
                    && is_within(book, *function)
            }
            _ => false,
        },
        _ => false,
    };
    let asked = exprs(book, parts.clone()).filter_map(|(_, expr)| of_those_in_play(book, expr));
    let tests = asked.flat_map(|(member, tests)| tests.iter().map(move |test| (*test, member)));
    let found = tests.filter(|(test, member)| within(*test, *member));
    let at = found.map(|(test, _)| test).min()?;
    Some((at, named(book, at)))
}

/// Whether a relation says that one lies on or in the other, straight.
fn is_within(book: &Book, relation: FunctionId) -> bool {
    let Some(relation) = book.at(relation) else {
        return false;
    };
    let ([_, other], Some((_, place))) = (&*relation.params, book.equals(relation.body)) else {
        return false;
    };
    match book.expr(place) {
        Expr::Place { of: Some(of), .. } => book.is_local(*of, other.slot),
        _ => book.is_local(place, other.slot),
    }
}

/// The first place in play of what an event has taken out of play: all that lay there has gone with it.
fn first_emptied(
    book: &Book,
    parts: &Parts,
    event: &EventPattern,
    slot: Slot,
) -> Option<(ExprId, ZoneId)> {
    // `this is VERBed`: its object is the card itself.
    let this = |(_, said)| matches!(said, Says::Is(this) if book.is_local(this, THIS));
    let own = all_said(book, event.tests(), slot).any(this);
    let at = first(book, parts.clone(), |_, expr| match expr {
        Expr::Place { zone, of: Some(of) } => {
            let cast = book.expr(*of).cast(|id| book.at(id));
            let of = book.local(cast.map_or(*of, |(what, _)| what));
            book.is_in_play(*zone) && (of == Some(slot) || own && of == Some(THIS))
        }
        _ => false,
    })?;
    Some((at, book.zone_of(at)?))
}
