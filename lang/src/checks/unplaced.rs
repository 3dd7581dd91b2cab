//! Conditions that are asked of a card before it lies anywhere, and ask where it lies: they would never hold (SL0426,
//! SL0309).

use crate::diagnostic::{Diagnostic, GOES_LATER, NOWHERE};
use crate::facts::asked::Ask;
pub(crate) use crate::facts::asked::asks_where;
use crate::facts::part::Part;
use crate::facts::reach::first;
use crate::tree::{Book, EventPattern, ExprId, Parts, Slot, Statement, THIS};

/// The first place where some tests ask where the object in a slot is.
fn first_where(
    part: &Part<'_>,
    tests: impl IntoIterator<Item = ExprId>,
    slot: Slot,
) -> Option<ExprId> {
    let words = &part.facts.words;
    first(part.book, Parts::of_exprs(tests), |at, expr| {
        part.is_written(at) && words.asks(part.book, expr, slot, Ask::is_where)
    })
}

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    if part.card().is_none() {
        return;
    }
    for clause in part.clauses() {
        let slots = book.at(clause.form).map_or(&[][..], |form| &form.unplaced);
        let given = slots
            .iter()
            .filter_map(|slot| clause.args.get(usize::from(*slot)).copied()?);
        if let Some(at) = first_where(part, given, THIS) {
            let says = "this asks where the card is, and it is asked before the card lies anywhere";
            all.push(Diagnostic::error(NOWHERE, says, part.span(at)).help("say it of what the card goes on, in the `where` of that: `... KIND where it is your`, `... KIND where some KIND at it`; or say in place of this word whose place is meant"));
        }
    }
    // A condition behind a happening that asks where its object is, which comes into play only when all is done that
    // waits for it.
    for hook in part.hooks() {
        let Some(event) = hook.role.event() else {
            continue;
        };
        let comes = book.at(event.verb).filter(|verb| verb.goes_later);
        let (Some(verb), Some(slot)) = (comes, event.object()) else {
            continue;
        };
        let parts = hook.role.parts();
        let body = parts.blocks.iter().flat_map(|block| book.block(*block));
        let arms = body.filter_map(|(statement, _)| match statement {
            Statement::If { arms, .. } => Some(arms.iter().map(|(test, _)| *test)),
            _ => None,
        });
        if let Some(at) = first_where(
            part,
            parts.exprs.iter().copied().chain(arms.flatten()),
            slot,
        ) {
            let says = format!(
                "this asks where it is, and it is nowhere yet when `{}` happens",
                verb.named.name
            );
            all.push(Diagnostic::error(GOES_LATER, says, part.span(at)).help(match arrives(book, event) {
                Some(there) => format!("wait for what happens once it is there (`{there}`); or say behind the verb where it goes, if it has a word for that"),
                None => String::from("say behind the verb where it goes, if it has a word for that; or leave it out"),
            }));
        }
    }
}

/// The verb that is announced of the same object once it is there.
fn arrives<'b>(book: &'b Book, event: &EventPattern) -> Option<&'b str> {
    let goes = book.at(event.verb)?.params.first().map(|param| &param.ty);
    let mut there = book.verbs.iter().filter(|verb| {
        let object = verb.params.first().map(|param| &param.ty);
        verb.fetches && verb.announced && !verb.goes_later && object == goes
    });
    there.next().map(|verb| verb.named.name.as_str())
}
