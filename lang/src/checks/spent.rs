//! What follows upon a play, done to the card that was played: `plays just after opponent plays KIND: nullify it`. Of a kind whose
//! cards are in play only where their own text puts them there, the card has had its results and is gone by then.

use super::elsewhere;
use super::part::Part;
use super::walk::{Met, Parts, reach, verbs_done};
use crate::diagnostic::{COMES_TOO_LATE, Diagnostic};
use crate::tree::{
    BlockId, Book, EventPattern, Expr, ExprId, FootedWord, FunctionId, KindId, QuoteBody, Slot,
    Statement, Type, VerbId, ZoneId, ZoneOf,
};
use std::collections::BTreeSet;

/// The slot of the first role of a verb.
const OBJECT: Slot = crate::tree::YOU + 1;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for quote in part.quotes() {
        let (Some(event), QuoteBody::Effects(body)) = (&quote.event, &quote.body) else {
            continue;
        };
        let Some((slot, kind)) = passing(book, event) else {
            continue;
        };
        let ends = ends_of(book, event.verb);
        let statements = book.blocks.get(body.index()).into_iter().flatten();
        let spans = book.block_spans.get(body.index()).into_iter().flatten();
        for (statement, span) in statements.zip(spans) {
            let Some(verb) = done_to(book, statement, slot) else {
                continue;
            };
            if !ends.contains(&verb) && !ends_by(book, verb, &ends) {
                continue;
            }
            let name = book.verbs.get(verb.index());
            let name = name.map_or("", |verb| verb.named.name.as_str());
            let place = while_it_passes(book, kind);
            let kind = book.kinds.get(kind.index());
            let kind = kind.map_or("", |kind| kind.named.name.as_str());
            let told = Diagnostic::error(
                COMES_TOO_LATE,
                format!("this {kind} has had its results by then, and is gone"),
                *span,
            );
            all.push(match place {
                Some(place) => told.help(format!(
                    "answer it while it is being played: `{name} one {kind} {place}`, in a text that does not wait for it"
                )),
                None => told,
            });
        }
    }
}

/// Whom an announced happening is about, if that is of a kind whose cards are hardly ever in play.
fn passing(book: &Book, event: &EventPattern) -> Option<(Slot, KindId)> {
    let verb = book.verbs.get(event.verb.index())?;
    let slot = event.roles.first().copied().flatten()?;
    let test = book.exprs.get(event.was?.index())?;
    let tests = match test {
        Expr::And(parts) => parts
            .iter()
            .filter_map(|id| book.exprs.get(id.index()))
            .collect(),
        one => vec![one],
    };
    let kind = tests.iter().find_map(|test| match test {
        Expr::IsKind(of, kind) if is_local(book, *of, slot) => Some(*kind),
        _ => None,
    })?;
    (verb.announced && passes(book, kind)).then_some((slot, kind))
}

/// Whether cards of a kind are in play only where their own text puts them there.
pub(crate) fn passes(book: &Book, kind: KindId) -> bool {
    let known = |id: KindId| book.kinds.get(id.index());
    // Kinds form a tree: circles have been cut.
    let line = std::iter::successors(known(kind), |kind| kind.parent.and_then(known));
    let footings = line.flat_map(|kind| &kind.footings);
    let mut words = footings.flat_map(|footing| &footing.words);
    words.any(|word| *word == FootedWord::Standing)
}

/// Where a card of a kind is while it is being played, and the word for it: `in PLACE where it is WORD`; or while it is met, if a
/// scope says which one that is: `in PLACE where it = SCOPE`.
pub(crate) fn while_it_passes(book: &Book, kind: KindId) -> Option<String> {
    let of_game = |zone: &ZoneId| {
        let zone = book.zones.get(zone.index());
        zone.filter(|zone| zone.of == ZoneOf::Game && !zone.in_play)
    };
    let functions = (0_u32..).map(FunctionId).zip(&book.functions);
    let mut found = functions.filter_map(|(id, function)| {
        let zone = elsewhere::of_function(book, id)?;
        let known = of_game(&zone).filter(|_| function.params.len() == 1)?;
        let name = &function.named.name;
        Some((zone, format!("in {} where it is {name}", known.named.name)))
    });
    let played = found.next();
    let mut scopes = book.scopes.iter();
    let Some(scope) = scopes.find(|scope| scope.ty == Type::Object(kind)) else {
        return played.map(|(_, said)| said);
    };
    // The law names all places of which happenings speak.
    let law = book.laws.spoken_of;
    let law = law.and_then(|law| book.functions.get(law.index()));
    let start = Parts::of_exprs(law.iter().map(|law| law.body));
    let mut met = None;
    reach(book, start, |part| {
        if let Met::Expr(_, Expr::Place { zone, .. }) = part
            && played.as_ref().is_none_or(|(played, _)| played != zone)
        {
            met = met.or_else(|| of_game(zone));
        }
    });
    let met = met?;
    Some(format!(
        "in {} where it = {}",
        met.named.name, scope.named.name
    ))
}

/// The event that tells that a card of a kind is met, if a scope says which one that is.
pub(crate) fn met_by(book: &Book, kind: KindId) -> Option<VerbId> {
    let mut scopes = book.scopes.iter();
    scopes.find(|scope| scope.ty == Type::Object(kind))?;
    let verbs = (0_u32..).map(VerbId).zip(&book.verbs);
    let mut met = verbs.filter(|(_, verb)| {
        let object = verb.params.first();
        verb.announced && verb.fetches && object.is_some_and(|it| it.ty == Type::Object(kind))
    });
    met.next().map(|(verb, _)| verb)
}

/// What rules do to a card, in the procedure in which they announce a verb of it, when all is done.
fn ends_of(book: &Book, announced: VerbId) -> BTreeSet<VerbId> {
    let mut ends = BTreeSet::new();
    for procedure in &book.procedures {
        for param in &procedure.params {
            let mut told = false;
            for statement in book
                .blocks
                .get(procedure.body.index())
                .into_iter()
                .flatten()
            {
                match statement {
                    Statement::Run {
                        procedure, args, ..
                    } => {
                        let of_it = args.iter().any(|arg| is_local(book, *arg, param.slot));
                        let body = book.procedures.get(procedure.index()).map(|one| one.body);
                        let done = || verbs_done(book, body);
                        told |= of_it && done().contains(&announced);
                    }
                    statement if told => ends.extend(all_done_to(book, statement, param.slot)),
                    _ => {}
                }
            }
        }
    }
    ends
}

/// The verbs that a statement, or one in it, does to what stands in a slot.
fn all_done_to(book: &Book, statement: &Statement, slot: Slot) -> Vec<VerbId> {
    let mut found: Vec<VerbId> = done_to(book, statement, slot).into_iter().collect();
    let start = Parts::of_blocks(inside(statement));
    reach(book, start, |met| {
        if let Met::Statement(statement) = met {
            found.extend(done_to(book, statement, slot));
        }
    });
    found
}

fn inside(statement: &Statement) -> Vec<BlockId> {
    super::walk::of_statement(statement).blocks
}

fn done_to(book: &Book, statement: &Statement, slot: Slot) -> Option<VerbId> {
    match statement {
        Statement::Do { verb, args, .. } => {
            let object = args.first().copied().flatten()?;
            is_local(book, object, slot).then_some(*verb)
        }
        _ => None,
    }
}

/// Whether a verb is done by doing one of some others to the same object.
fn ends_by(book: &Book, verb: VerbId, ends: &BTreeSet<VerbId>) -> bool {
    let body = book.verbs.get(verb.index()).and_then(|verb| verb.body);
    let block = body.and_then(|body| book.blocks.get(body.index()));
    let last = block.and_then(|block| done_to(book, block.last()?, OBJECT));
    last.is_some_and(|last| ends.contains(&last))
}

fn is_local(book: &Book, id: ExprId, slot: Slot) -> bool {
    book.exprs.get(id.index()) == Some(&Expr::Local(slot))
}
