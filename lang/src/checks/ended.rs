//! What ended with somebody's life in play, asked behind the event that took him out of it: the states he was put in and what was
//! written of him. It would find nothing, though the happening itself may ask for it.

use super::gone::{of_those_in_play, takes_away};
use super::overturned;
use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, NOBODY_LEFT};
use crate::tree::{
    Book, Comparison, EventPattern, Expr, ExprId, Function, HookRole, QuoteBody, Slot, Statement,
    THIS,
};

/// Words that mean words are looked into no deeper than this.
const DEEPEST: u8 = 8;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    just(part, all);
    if part.card().is_some() {
        part.blocks()
            .for_each(|(block, _)| taken_out(part, block, all));
    }
    for quote in part.quotes() {
        let Some(event) = &quote.event else { continue };
        // Of what has just happened the event itself is judged above.
        let parts = || {
            let mut parts = walk::of_quote(quote);
            parts
                .exprs
                .retain(|id| event.tests().all(|test| test != *id));
            parts
        };
        behind(part, event, parts, true, all);
    }
    for hook in part.hooks() {
        let HookRole::Trigger {
            event,
            before: false,
            able,
            body,
            ..
        } = &hook.role
        else {
            continue;
        };
        let parts = || Parts {
            exprs: able.iter().copied().collect(),
            blocks: vec![*body],
            ..Parts::default()
        };
        behind(part, event, parts, false, all);
    }
}

/// Tells of what is asked and done behind an event that takes its object out of play.
fn behind(
    part: &Part<'_>,
    event: &EventPattern,
    parts: impl Fn() -> Parts,
    just: bool,
    all: &mut Vec<Diagnostic>,
) {
    let book = part.book;
    let Some(slot) = event.roles.first().copied().flatten() else {
        return;
    };
    if !takes_away(book, event.verb) {
        return;
    }
    let verb = book.verbs.get(event.verb.index());
    let verb = verb.map_or("", |verb| verb.named.name.as_str());
    if let Some((at, zone)) = first_emptied(book, parts(), event, slot) {
        all.push(
            Diagnostic::error(
                NOBODY_LEFT,
                format!(
                    "`{verb}` takes away whom it is done to, and nobody is in his `{zone}` by then"
                ),
                part.span(at),
            )
            .help("let a text of a card in play do it before: `before ... is PARTICIPLE: ...`"),
        );
    }
    if let Some((at, what)) = first_within(book, parts(), slot) {
        all.push(
            Diagnostic::error(
                NOBODY_LEFT,
                format!("what `{verb}` ends is gone by then, and whoever was `{what}` it with it"),
                part.span(at),
            )
            .help("let a text of a card in play do it before: `before ... is PARTICIPLE: ...`"),
        );
    }
    if let Some((at, what)) = first_ended(book, parts(), slot) {
        all.push(
            Diagnostic::error(
                NOBODY_LEFT,
                format!(
                    "`{what}` ends where its object leaves play, and `{verb}` has taken it out"
                ),
                part.span(at),
            )
            .help(match just {
                true => "leave it out, or let a text of a card in play wait for it: `when STATE KIND is PARTICIPLE: ...`",
                false => "ask it in the happening itself, which is judged as it was before: `STATE KIND is PARTICIPLE`, `KIND with ... is PARTICIPLE`",
            }),
        );
    }
}

/// Tells of what a text asks of somebody whom it has taken out of play itself.
fn taken_out(part: &Part<'_>, block: &[Statement], all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (at, statement) in block.iter().enumerate() {
        let Statement::Do { verb, args, .. } = statement else {
            continue;
        };
        let object = args.first().copied().flatten();
        let Some(Expr::Local(slot)) = object.and_then(|id| book.exprs.get(id.index())) else {
            continue;
        };
        if !takes_away(book, *verb) {
            continue;
        }
        let mut parts = Parts::default();
        for later in block.iter().skip(at + 1) {
            let later = walk::of_statement(later);
            parts.exprs.extend(later.exprs);
            parts.blocks.extend(later.blocks);
        }
        let name = book.verbs.get(verb.index());
        let name = name.map_or("", |verb| verb.named.name.as_str());
        if let Some((at, what)) = first_ended(book, parts, *slot) {
            all.push(
                Diagnostic::error(
                    NOBODY_LEFT,
                    format!("`{what}` ends where its object leaves play, and `{name}` has taken it out"),
                    part.span(at),
                )
                .help("ask it before: `if that KIND is STATE` stands before what takes it out, or `{ let x be ...; if x is STATE { ... } ... }`"),
            );
        }
    }
}

/// What has just happened is judged when somebody asks for it, and not as it was before.
fn just(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let asked = part.exprs().filter_map(|(_, expr)| match expr {
        Expr::Just(pattern) => Some(&**pattern),
        _ => None,
    });
    let clauses = part.card().into_iter().flat_map(|card| &card.clauses);
    let kept = clauses.flat_map(|clause| clause.args.iter().flatten());
    let kept = kept.filter_map(|arg| match book.exprs.get(arg.index())? {
        Expr::Quote { quote, .. } => match &book.quotes.get(quote.index())?.body {
            QuoteBody::Event(pattern) => Some(pattern),
            _ => None,
        },
        _ => None,
    });
    for event in asked.chain(kept) {
        let Some(slot) = event.roles.first().copied().flatten() else {
            continue;
        };
        let mut parts = Parts::default();
        parts.exprs.extend(event.tests());
        if !takes_away(book, event.verb) {
            if let Some((at, what)) = overturned::by(book, event.verb, parts, slot) {
                all.push(
                    Diagnostic::error(
                        NOBODY_LEFT,
                        format!("`{what}` is what this changes: what has just happened is judged once it has happened"),
                        part.span(at),
                    )
                    .help("leave it out, or let a text of a card in play wait for it: `when STATE KIND is PARTICIPLE: ...`"),
                );
            }
            continue;
        }
        if let Some((at, what)) = first_ended(book, parts, slot) {
            all.push(
                Diagnostic::error(
                    NOBODY_LEFT,
                    format!("`{what}` has ended where this is asked: what has just happened is judged once it has happened"),
                    part.span(at),
                )
                .help("leave it out, or let a text of a card in play wait for it: `when STATE KIND is PARTICIPLE: ...`"),
            );
        }
    }
}

/// The first question for a state or a written field of what stands in a slot.
fn first_ended(book: &Book, parts: Parts, slot: Slot) -> Option<(ExprId, &str)> {
    let is = |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    let mut first: Option<(ExprId, &str)> = None;
    walk::reach(book, parts, |met| {
        let found = match met {
            Met::Expr(at, Expr::HasState(of, state)) if is(of) => {
                let state = book.states.get(state.index());
                let ended = state.filter(|state| {
                    let means = state.means;
                    means.is_none_or(|means| rests_on_ended(book, means, THIS, DEEPEST))
                });
                ended.map(|state| (at, state.named.name.as_str()))
            }
            Met::Expr(at, Expr::Call { function, args }) => {
                let word = book.functions.get(function.index());
                let word = word.filter(|word| {
                    let mut asked = word.params.iter().zip(args);
                    asked.any(|(param, arg)| {
                        is(arg) && rests_on_ended(book, word.body, param.slot, DEEPEST)
                    })
                });
                word.map(|word| (at, word.named.name.as_str()))
            }
            Met::Expr(at, Expr::Field { field, of, .. }) if is(of) => {
                let field = book.fields.get(field.index());
                let written = field.filter(|field| !field.printed);
                written.map(|field| (at, field.named.name.as_str()))
            }
            _ => None,
        };
        if let Some(found) = found
            && first.is_none_or(|first| found.0 < first.0)
        {
            first = Some(found);
        }
    });
    first
}

/// Whether what a word means holds of nobody who is in no marked state.
fn rests_on_ended(book: &Book, means: ExprId, slot: Slot, deep: u8) -> bool {
    let is = |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    let Some(deeper) = deep.checked_sub(1) else {
        return false;
    };
    match book.exprs.get(means.index()) {
        Some(Expr::And(parts)) => parts
            .iter()
            .any(|part| rests_on_ended(book, *part, slot, deeper)),
        Some(Expr::HasState(of, state)) if is(of) => {
            let state = book.states.get(state.index());
            state.is_some_and(|state| match state.means {
                Some(means) => rests_on_ended(book, means, THIS, deeper),
                None => true,
            })
        }
        Some(Expr::Call { function, args }) => {
            let word = book.functions.get(function.index());
            word.is_some_and(|word| {
                let mut asked = word.params.iter().zip(args);
                asked.any(|(param, arg)| {
                    is(arg) && rests_on_ended(book, word.body, param.slot, deeper)
                })
            })
        }
        _ => false,
    }
}

/// The first relation by which those in play are looked for in what stands in a slot, and not where it was.
fn first_within(book: &Book, parts: Parts, slot: Slot) -> Option<(ExprId, &str)> {
    let mut first: Option<(ExprId, &str)> = None;
    walk::reach(book, parts, |met| {
        let Met::Expr(_, expr) = met else {
            return;
        };
        let Some((member, tests)) = of_those_in_play(book, expr) else {
            return;
        };
        for test in tests {
            let Some(Expr::Call { function, args }) = book.exprs.get(test.index()) else {
                continue;
            };
            let local = |at: usize| args.get(at).and_then(|arg| book.exprs.get(arg.index()));
            let both =
                local(0) == Some(&Expr::Local(member)) && local(1) == Some(&Expr::Local(slot));
            if both
                && first.is_none_or(|first| *test < first.0)
                && let Some(relation) = book.functions.get(function.index())
                && is_within(book, relation)
            {
                first = Some((*test, relation.named.name.as_str()));
            }
        }
    });
    first
}

/// The first place in play of what an event has taken out of play: all that lay there has gone with it.
fn first_emptied<'b>(
    book: &'b Book,
    parts: Parts,
    event: &EventPattern,
    slot: Slot,
) -> Option<(ExprId, &'b str)> {
    let of = |id: &ExprId| book.exprs.get(id.index());
    // `this is VERBed`: its object is the card itself.
    let mut tests: Vec<ExprId> = event.tests().collect();
    let mut own = false;
    while let Some(expr) = tests.pop().and_then(|test| book.exprs.get(test.index())) {
        match expr {
            Expr::And(parts) => tests.extend(parts),
            Expr::Compare(Comparison::Equal, one, other) => {
                let pair = [of(one), of(other)];
                own |= pair.contains(&Some(&Expr::Local(slot)))
                    && pair.contains(&Some(&Expr::Local(THIS)));
            }
            _ => {}
        }
    }
    let is = |id: ExprId| match of(&id) {
        Some(Expr::Local(local)) => *local == slot || own && *local == THIS,
        _ => false,
    };
    let mut first: Option<(ExprId, &str)> = None;
    walk::reach(book, parts, |met| {
        let Met::Expr(
            at,
            Expr::Place {
                zone,
                of: Some(whose),
            },
        ) = met
        else {
            return;
        };
        let cast = of(whose).and_then(|expr| expr.cast(|id| book.exprs.get(id.index())));
        let whose = cast.map_or(*whose, |(what, _)| what);
        let zone = book.zones.get(zone.index()).filter(|zone| zone.in_play);
        if let Some(zone) = zone
            && is(whose)
            && first.is_none_or(|first| at < first.0)
        {
            first = Some((at, zone.named.name.as_str()));
        }
    });
    first
}

/// Whether a relation says that one lies on or in the other, straight.
fn is_within(book: &Book, relation: &Function) -> bool {
    let [_, other] = relation.params.as_slice() else {
        return false;
    };
    let Some(Expr::Compare(Comparison::Equal, _, place)) = book.exprs.get(relation.body.index())
    else {
        return false;
    };
    let local = |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(other.slot));
    match book.exprs.get(place.index()) {
        Some(Expr::Place { of: Some(of), .. }) => local(of),
        _ => local(place),
    }
}
