//! Actions that are never offered, and menus and windows that offer nothing.

use crate::diagnostic::{Diagnostic, NEVER_OFFERED, NOTHING_OFFERED};
use crate::tree::{Book, MenuId, Statement};
use std::collections::BTreeSet;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut offered: BTreeSet<MenuId> = BTreeSet::new();
    for statement in book.blocks.iter().flatten() {
        if let Statement::Offer { menus, .. } = statement {
            offered.extend(menus);
        }
    }
    for procedure in &book.procedures {
        if let Some(window) = &procedure.window {
            offered.extend(&window.menus);
        }
    }
    // Without a game nothing is offered at all: these scripts are a part of something.
    if book.roots.game.is_none() {
        return;
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
    for menu in &offered {
        let filled = book
            .actions
            .iter()
            .any(|action| action.menus.contains(menu));
        let Some(known) = book.menus.get(menu.index()) else {
            continue;
        };
        if !filled {
            let name = &known.named.name;
            all.push(Diagnostic::warning(
                NOTHING_OFFERED,
                format!("no action stands in the menu `{name}`"),
                known.named.span,
            ));
        }
    }
}
