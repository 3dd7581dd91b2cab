//! Two limits or two actions that nobody at the table can tell apart.

use crate::diagnostic::{Diagnostic, SAME_WORDS};
use crate::explicit;
use crate::tree::{Action, Book, Limit, TextId, Type};
use std::collections::BTreeMap;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut limits: BTreeMap<TextId, Vec<&Limit>> = BTreeMap::new();
    for limit in &book.limits {
        let says = limit.named.says.into_iter();
        says.for_each(|says| limits.entry(says).or_default().push(limit));
    }
    for (says, limits) in &limits {
        each_pair(limits, |one, other| {
            let keys = |limit: &Limit| -> Vec<Type> {
                limit.params.iter().map(|param| param.ty.clone()).collect()
            };
            if one.span == other.span && keys(one) == keys(other) {
                let counts = "both count the same under the same words";
                all.push(
                    tell(
                        book,
                        *says,
                        "limit",
                        (&one.named.name, &other.named.name),
                        counts,
                        other.named.span,
                    )
                    .also(one.named.span, "it is declared here")
                    .help("use the one that is there, or let the other say something else"),
                );
            }
        });
    }
    let mut actions: BTreeMap<TextId, Vec<&Action>> = BTreeMap::new();
    for action in book.actions.iter().filter(|action| action.source.is_none()) {
        let says = action.says.into_iter();
        says.for_each(|says| actions.entry(says).or_default().push(action));
    }
    for (says, actions) in &actions {
        each_pair(actions, |one, other| {
            if one.menus.iter().any(|menu| other.menus.contains(menu))
                && names_same(book, one, other)
            {
                let offers = "both offer the same under the same words";
                all.push(
                    tell(book, *says, "action", (&one.named.name, &other.named.name), offers, other.named.span)
                        .also(one.named.span, "it is declared here")
                        .help("replace the rule of the other in an edition, or let this one say something else"),
                );
            }
        });
    }
}

fn each_pair<'b, T>(all: &[&'b T], mut each: impl FnMut(&'b T, &'b T)) {
    for (at, one) in all.iter().enumerate() {
        all.iter().skip(at + 1).for_each(|other| each(one, other));
    }
}

/// Whether two actions name the same among the same.
fn names_same(book: &Book, one: &Action, other: &Action) -> bool {
    let pairs = one.anchors.iter().zip(&other.anchors);
    one.anchors.len() == other.anchors.len()
        && pairs.into_iter().all(|(one, other)| {
            one.name == other.name
                && one.slot == other.slot
                && explicit::expr(book, one.from) == explicit::expr(book, other.from)
        })
}

fn tell(
    book: &Book,
    says: TextId,
    what: &str,
    (one, other): (&str, &str),
    how: &str,
    span: crate::span::Span,
) -> Diagnostic {
    let says = book
        .texts
        .get(says.index())
        .map_or("", |text| text.as_str());
    let message =
        format!("the {what}s `{one}` and `{other}` cannot be told apart: {how}, \"{says}\"");
    Diagnostic::error(SAME_WORDS, message, span)
}
