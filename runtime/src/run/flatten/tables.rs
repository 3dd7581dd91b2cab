//! What running looks up: memories by verb, actions by menu, actions that answer what just happened.

use crate::run::code::Code;
use spaceline_lang::tree::{ActionId, Book, Expr, ExprId, MemoryId, operands};

/// Fills the tables that running looks things up in.
pub(super) fn index_tables(book: &Book, code: &mut Code) {
    code.memories = vec![Vec::new(); book.verbs.len()];
    for (memory, at) in book.memories.iter().zip(0..) {
        if let Some(list) = code.memories.get_mut(memory.event.verb.index()) {
            list.push(MemoryId(at));
        }
    }
    code.menu_actions = vec![Vec::new(); book.menus.len()];
    for (action, at) in book.actions.iter().zip(0..) {
        let mut asks = false;
        let tests = action.legal.iter().map(|legal| legal.test);
        let anchors = action.anchors.iter().flat_map(|anchor| {
            std::iter::once(anchor.from).chain(anchor.legal.iter().map(|legal| legal.test))
        });
        for expr in tests
            .chain(anchors)
            .chain(action.source.as_ref().map(|source| source.active))
        {
            asks = asks || asks_just(book, expr, JUST_DEPTH);
        }
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

/// Nouns in nouns are looked into so deep for `just`.
const JUST_DEPTH: u8 = 60;

/// Whether an expression asks what has just happened.
fn asks_just(book: &Book, expr: ExprId, depth: u8) -> bool {
    let (Some(node), Some(depth)) = (book.exprs.get(expr.index()), depth.checked_sub(1)) else {
        return false;
    };
    if let Expr::Just(_) | Expr::JustHappened(_) = node {
        return true;
    }
    let inner = match node {
        Expr::Call { function, .. } => book
            .functions
            .get(function.index())
            .map(|function| function.body),
        _ => None,
    };
    let mut found = inner.is_some_and(|body| asks_just(book, body, depth));
    operands(node, &mut |operand| {
        found = found || asks_just(book, operand, depth)
    });
    found
}
