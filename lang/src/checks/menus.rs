//! Actions that are never offered, and menus and windows that offer nothing.

use super::part::Part;
use crate::diagnostic::{Diagnostic, NEVER_OFFERED, NOTHING_OFFERED};
use crate::tree::{Book, MenuId, Statement};
use std::collections::BTreeSet;

/// What a part says of menus.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// The menus that it offers.
    offered: BTreeSet<MenuId>,
    /// The menus in which its actions stand.
    filled: BTreeSet<MenuId>,
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    for (statement, _) in part.statements() {
        if let Statement::Offer { menus, .. } = statement {
            seen.offered.extend(menus);
        }
    }
    for procedure in part.procedures() {
        if let Some(window) = &procedure.window {
            seen.offered.extend(&window.menus);
        }
    }
    for action in part.actions() {
        seen.filled.extend(&action.menus);
    }
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen>,
    all: &mut Vec<Diagnostic>,
) {
    let (mut offered, mut filled) = (BTreeSet::<MenuId>::new(), BTreeSet::new());
    for seen in parts {
        offered.extend(&seen.offered);
        filled.extend(&seen.filled);
    }
    for action in &book.actions {
        let name = &action.named.name;
        if action.source.is_none() && !action.menus.iter().any(|menu| offered.contains(menu)) {
            all.push(
                Diagnostic::warning(
                    NEVER_OFFERED,
                    format!("nobody is ever offered `{name}`"),
                    action.named.span,
                )
                .help("put it into a menu that some `offer` or window names"),
            );
        }
    }
    for menu in offered.difference(&filled) {
        if let Some(known) = book.menus.get(menu.index()) {
            let name = &known.named.name;
            all.push(Diagnostic::warning(
                NOTHING_OFFERED,
                format!("no action stands in the menu `{name}`"),
                known.named.span,
            ));
        }
    }
}
