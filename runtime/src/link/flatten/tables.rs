//! What running looks up: memories by verb, actions by menu, actions that answer what just happened.

use crate::link::code::Code;
use spaceline_lang::tree::{ActionId, Book, Expr, ExprId, MemoryId, operands};
use std::collections::BTreeSet;

/// Fills the tables that running looks things up in.
pub(super) fn index_tables(book: &Book, code: &mut Code) {
    code.memories = vec![Vec::new(); book.verbs.len()];
    for (memory, at) in book.memories.iter().zip(0..) {
        if let Some(list) = code.memories.get_mut(memory.event.verb.index()) {
            list.push(MemoryId(at));
        }
    }
    code.menu_actions = vec![Vec::new(); book.menus.len()];
    let asking = functions_that_ask(book);
    for (action, at) in book.actions.iter().zip(0..) {
        let mut asks = false;
        let mut ask = |expr| asks = asks || asks_just(book, expr, &asking);
        operands(&action.legal, &mut ask);
        operands(&action.anchors, &mut ask);
        operands(&action.source, &mut ask);
        code.asks_just.push(asks);
        if action.source.is_some() {
            continue;
        }
        for menu in &action.menus {
            if let Some(list) = code.menu_actions.get_mut(menu.index()) {
                list.push(ActionId(at));
            }
        }
    }
}

/// Which functions ask what has just happened, by themselves or by what they call.
fn functions_that_ask(book: &Book) -> Vec<bool> {
    let mut asking = vec![false; book.functions.len()];
    loop {
        let more: Vec<usize> = (0..)
            .zip(&book.functions)
            .filter(|(at, function)| {
                asking.get(*at) == Some(&false) && asks_just(book, function.body, &asking)
            })
            .map(|(at, _)| at)
            .collect();
        if more.is_empty() {
            return asking;
        }
        for at in more {
            if let Some(asks) = asking.get_mut(at) {
                *asks = true;
            }
        }
    }
}

/// Whether an expression asks what has just happened; of functions it is known.
fn asks_just(book: &Book, expr: ExprId, asking: &[bool]) -> bool {
    let mut seen = BTreeSet::new();
    let mut open = vec![expr];
    while let Some(id) = open.pop() {
        let node = book.exprs.get(id.index());
        let Some(node) = node.filter(|_| seen.insert(id)) else {
            continue;
        };
        match node {
            Expr::Just(_) | Expr::JustHappened(_) => return true,
            Expr::Call { function, .. } if asking.get(function.index()) == Some(&true) => {
                return true;
            }
            _ => operands(node, &mut |operand| open.push(operand)),
        }
    }
    false
}
