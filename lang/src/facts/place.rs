//! Where those are of whom is spoken: in play, in a place that is not, or hardly anywhere.

use super::holds::{Says, says};
use super::reach::{Met, Through, exprs, reach, statements};
use crate::reader::types::chain;
use crate::tree::{
    BlockId, Book, Builtin, Expr, ExprId, Fold, FootedWord, FunctionId, KindId, Parts, Slot,
    Statement, Type, VerbId, Write, Zone, ZoneId, ZoneOf,
};

/// What is asked of those in play, each in a slot.
pub(crate) fn of_those_in_play<'b>(book: &Book, expr: &'b Expr) -> Option<(Slot, &'b [ExprId])> {
    if let Some(over) = expr.group() {
        let in_play = over.from.is_none_or(|from| is_set_of_those(book, from));
        return in_play.then_some((over.slot, over.tests.as_slice()));
    }
    // A change is for whoever passes its test.
    match expr {
        Expr::And(parts) => {
            let slot = parts.iter().find_map(|part| in_play(book, *part))?;
            Some((slot, parts))
        }
        _ => None,
    }
}

pub(crate) fn in_play(book: &Book, test: ExprId) -> Option<Slot> {
    book.local(book.said_of(test, Builtin::InPlay)?)
}

/// Whether a set is one of those in play, and nothing says where else they are looked for.
pub(crate) fn is_set_of_those(book: &Book, set: ExprId) -> bool {
    match book.expr(set) {
        Expr::Filter(over)
        | Expr::Fold {
            how: Fold::WithHighest | Fold::WithLowest,
            over,
            ..
        } => over.from.is_none_or(|from| is_set_of_those(book, from)),
        Expr::Union(sets) => sets.iter().all(|set| is_set_of_those(book, *set)),
        _ => false,
    }
}

pub(crate) fn not_in_play(book: &Book, place: ExprId) -> Option<ZoneId> {
    book.zone_of(place)
        .filter(|zone| book.at(*zone).is_some_and(|zone| !zone.in_play))
}

/// The zone, not in play, in which a test asks whether something is.
fn in_zone(book: &Book, test: ExprId, slot: Slot) -> Option<ZoneId> {
    match says(book, test, slot)? {
        Says::In(place) => not_in_play(book, place),
        _ => None,
    }
}

/// The first of some tests of what stands in a slot that holds of nothing in play, and where it holds.
pub(crate) fn of_tests(book: &Book, slot: Slot, tests: &[ExprId]) -> Option<(ExprId, ZoneId)> {
    let zone = |test: ExprId| match book.expr(test) {
        Expr::Call { function, args } => {
            let asked = args.first().is_some_and(|arg| book.is_local(*arg, slot));
            asked.then(|| of_function(book, *function)).flatten()
        }
        _ => in_zone(book, test, slot),
    };
    tests.iter().find_map(|test| Some((*test, zone(*test)?)))
}

/// The place, not in play, outside of which a relation or adjective holds of nothing.
pub(crate) fn of_function(book: &Book, id: FunctionId) -> Option<ZoneId> {
    let word = book.at(id)?;
    let slot = word.params.first()?.slot;
    let mut parts = book.conjuncts(word.body).into_iter();
    parts.find_map(|part| in_zone(book, part, slot))
}

/// Whether cards of a kind are in play only where their own text puts them there.
pub(crate) fn passes(book: &Book, kind: KindId) -> bool {
    let line = chain(book, kind).filter_map(|kind| book.at(kind));
    let mut footings = line.flat_map(|kind| &kind.footings);
    footings.any(|footing| footing.words.contains(&FootedWord::Standing))
}

/// Where a card of a kind is while it is being played, and the word for it: `in PLACE where it is WORD`; or while it
/// is met, if a scope says which one that is: `in PLACE where it = SCOPE`.
pub(crate) fn while_it_passes(book: &Book, kind: KindId) -> Option<String> {
    let of_game = |zone: ZoneId| -> Option<&Zone> {
        book.at(zone)
            .filter(|zone| zone.of == ZoneOf::Game && !zone.in_play)
    };
    let mut words = (0_u32..).map(FunctionId).zip(&book.functions);
    let played = words.find_map(|(id, word)| {
        let zone = of_function(book, id)?;
        let known = of_game(zone).filter(|_| word.params.len() == 1)?;
        let (place, name) = (&known.named.name, &word.named.name);
        Some((zone, format!("in {place} where it is {name}")))
    });
    let mut scopes = book.scopes.iter();
    let Some(scope) = scopes.find(|scope| scope.ty == Type::Object(kind)) else {
        return played.map(|(_, said)| said);
    };
    // The law names all places of which happenings speak.
    let law = book.laws.spoken_of.and_then(|law| book.at(law))?;
    let mut places =
        exprs(book, Parts::of_exprs([law.body])).filter_map(|(id, _)| book.zone_of(id));
    let met = places.find_map(|zone| {
        let other = played.as_ref().is_none_or(|(played, _)| *played != zone);
        of_game(zone).filter(|_| other)
    })?;
    Some(format!(
        "in {} where it = {}",
        met.named.name, scope.named.name
    ))
}

/// The event that tells that a card of a kind is met, if a scope says which one that is.
pub(crate) fn met_by(book: &Book, kind: KindId) -> Option<VerbId> {
    let of_kind = Type::Object(kind);
    book.scopes.iter().find(|scope| scope.ty == of_kind)?;
    let mut verbs = (0_u32..).map(VerbId).zip(&book.verbs);
    let met = verbs.find(|(_, verb)| {
        let object = verb.params.first();
        verb.announced && verb.fetches && object.is_some_and(|object| object.ty == of_kind)
    });
    met.map(|(verb, _)| verb)
}

/// The zones of which some parts of a text speak, with whatever they lead to.
pub(crate) fn zones(book: &Book, start: Parts) -> impl Iterator<Item = ZoneId> {
    reach(book, start, Through::Deeds).filter_map(|met| match met {
        Met::Expr(id, _) => book.zone_of(id),
        Met::Statement(_) => None,
    })
}

/// Whether a block puts or makes anything anywhere, by itself or by what it leads to.
pub(crate) fn moves(book: &Book, block: BlockId) -> bool {
    let mut all = statements(book, Parts::of_blocks([block]), Through::Deeds);
    all.any(|statement| {
        matches!(
            statement,
            Statement::Write(Write::Put { .. } | Write::Create { .. } | Write::Exchange { .. })
        )
    })
}
