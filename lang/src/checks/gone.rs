//! What happened to somebody in play, if it is what takes everybody out of play: nobody in play is one of them. What comes back is
//! new and has forgotten it.

use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, NOBODY_LEFT};
use crate::tree::{
    BlockId, Book, Builtin, Expr, ExprId, Fold, Group, MemoryId, Slot, Statement, VerbId, Write,
    YOU,
};

/// The slot of the first role of a verb.
const OBJECT: Slot = YOU + 1;

/// Verbs call verbs no deeper than this.
const DEEPEST: u8 = 16;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (_, expr) in part.exprs() {
        let Some((slot, tests)) = of_those_in_play(book, expr) else {
            continue;
        };
        for (id, verb) in asked(book, tests, slot) {
            if !takes_away(book, verb) {
                continue;
            }
            let name = book
                .verbs
                .get(verb.index())
                .map(|verb| verb.named.name.clone());
            let name = name.unwrap_or_default();
            all.push(
                Diagnostic::error(
                    NOBODY_LEFT,
                    format!("this is asked of those in play, and who is met by `{name}` is there no more"),
                    part.span(id),
                )
                .help("ask how often it happened: `number of times KIND was PARTICIPLE this turn > 0`, without `your`, or by whom: `number of times opponent VERBed KIND`"),
            );
        }
    }
}

/// What is asked of those in play, each in a slot.
pub(super) fn of_those_in_play<'b>(book: &Book, expr: &'b Expr) -> Option<(Slot, &'b [ExprId])> {
    match expr {
        Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } => {
            let Group {
                slot, from, tests, ..
            } = &**over;
            let in_play = from.is_none_or(|from| is_set_of_those(book, from));
            in_play.then_some((*slot, tests.as_slice()))
        }
        // A change is for whoever passes its test.
        Expr::And(parts) => {
            let slot = parts
                .iter()
                .find_map(|part| match book.exprs.get(part.index())? {
                    Expr::Builtin {
                        op: Builtin::InPlay,
                        args,
                    } => match book.exprs.get(args.first()?.index())? {
                        Expr::Local(slot) => Some(*slot),
                        _ => None,
                    },
                    _ => None,
                });
            Some((slot?, parts.as_slice()))
        }
        _ => None,
    }
}

/// Whether a set is one of those in play, and nothing says where else they are looked for.
pub(crate) fn is_set_of_those(book: &Book, set: ExprId) -> bool {
    match book.exprs.get(set.index()) {
        Some(
            Expr::Filter(over)
            | Expr::Fold {
                how: Fold::WithHighest | Fold::WithLowest,
                over,
                ..
            },
        ) => over.from.is_none_or(|from| is_set_of_those(book, from)),
        Some(Expr::Union(sets)) => sets.iter().all(|set| is_set_of_those(book, *set)),
        _ => false,
    }
}

/// The verbs of which it is asked whether what stands in a slot was their object.
fn asked(book: &Book, tests: &[ExprId], slot: Slot) -> Vec<(ExprId, VerbId)> {
    let mut found = Vec::new();
    let start = Parts::of_exprs(tests.iter().copied());
    walk::reach(book, start, |met| {
        if let Met::Expr(id, Expr::Happened { memory, key, .. }) = met
            && let Some(verb) = object_of(book, *memory, key, slot)
        {
            found.push((id, verb));
        }
    });
    found
}

/// The verb of a memory, if what stands in a slot is asked for as its object.
fn object_of(book: &Book, memory: MemoryId, key: &[ExprId], slot: Slot) -> Option<VerbId> {
    let memory = book.memories.get(memory.index())?;
    let object = memory.event.roles.first().copied().flatten()?;
    let local = |id: &ExprId, slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    let mut keys = memory.key.iter().zip(key);
    keys.any(|(kept, asked)| local(kept, object) && local(asked, slot))
        .then_some(memory.event.verb)
}

/// Whether a verb leaves its object where it is not in play, whatever way its body goes.
pub(crate) fn takes_away(book: &Book, verb: VerbId) -> bool {
    verb_takes(book, verb, DEEPEST)
}

fn verb_takes(book: &Book, verb: VerbId, deep: u8) -> bool {
    let body = book.verbs.get(verb.index()).and_then(|verb| verb.body);
    deep > 0 && body.is_some_and(|body| block_takes(book, body, deep))
}

fn block_takes(book: &Book, block: BlockId, deep: u8) -> bool {
    let statements = book.blocks.get(block.index()).into_iter().flatten();
    let object = |id: &ExprId| book.exprs.get(id.index()) == Some(&Expr::Local(OBJECT));
    let mut takes = false;
    for statement in statements {
        match statement {
            Statement::Leave(_) | Statement::Return(_) | Statement::Refuse(_) => return takes,
            Statement::Write(Write::Put { what, into, .. }) if object(what) => {
                takes = not_in_play(book, *into);
            }
            Statement::Do { verb, args, .. } => {
                let done_to = args.first().copied().flatten();
                takes |= done_to.is_some_and(|id| object(&id)) && verb_takes(book, *verb, deep - 1);
            }
            Statement::With { body, .. } => takes |= block_takes(book, *body, deep),
            Statement::If {
                arms,
                otherwise: Some(otherwise),
            } => {
                let mut ways = arms.iter().map(|(_, arm)| arm).chain([otherwise]);
                takes |= ways.all(|way| block_takes(book, *way, deep));
            }
            _ => {}
        }
    }
    takes
}

fn not_in_play(book: &Book, place: ExprId) -> bool {
    let Some(Expr::Place { zone, .. }) = book.exprs.get(place.index()) else {
        return false;
    };
    let zone = book.zones.get(zone.index());
    zone.is_some_and(|zone| !zone.in_play)
}
