//! Rule against rule: what two rules of one strength say of one case, where only one of them can be followed.
//!
//! Which of them has the last word is never guessed. Cards are left aside: between texts of cards a law decides, and
//! texts of rulings, errata and house rules are stronger than what they speak against.

mod case;
mod overriding;
mod settings;
mod stand_ins;
mod twins;
mod verdicts;

use crate::diagnostic::Diagnostic;
use crate::tree::{Book, Hook, Rank, RuleId};

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    overriding::check(book, all);
    verdicts::check(book, all);
    settings::check(book, all);
    stand_ins::check(book, all);
    twins::check(book, all);
}

/// Whether two texts of rules are equally strong. `overrides` speaks of the rules that it names and of no other, so it
/// makes nobody stronger than the rest.
fn same_strength(one: &Hook, other: &Hook) -> bool {
    (one.rank == Rank::House) == (other.rank == Rank::House)
}

/// A rule's name, as it is written.
pub(super) fn name(book: &Book, rule: RuleId) -> &str {
    let rule = book.rules.get(rule.index());
    rule.map_or("", |rule| rule.named.name.as_str())
}

/// Adds the passages that some texts cite, each once.
fn citing<'b>(
    book: &Book,
    mut error: Diagnostic,
    hooks: impl IntoIterator<Item = &'b Hook>,
) -> Diagnostic {
    for cite in hooks.into_iter().flat_map(|hook| &hook.cites) {
        let Some(cite) = book.cites.get(cite.index()) else {
            continue;
        };
        let cite = format!("{} \"{}\"", cite.document, cite.section);
        if !error.cites.contains(&cite) {
            error = error.cite(cite);
        }
    }
    error
}
