//! Walking an expression.

use spaceline_lang::tree::{Book, Expr, ExprId, Slot, operands};

/// Whether an expression reads a slot. An expression nested too deep to tell counts as reading it.
pub fn mentions(book: &Book, id: ExprId, slot: Slot, depth: u16) -> bool {
    let Some(expr) = book.exprs.get(id.index()) else {
        return true;
    };
    if depth == 0 {
        return true;
    }
    if let Expr::Local(local) = expr {
        return *local == slot;
    }
    let mut found = false;
    operands(expr, &mut |operand| {
        found = found || mentions(book, operand, slot, depth - 1)
    });
    found
}

/// How many slots a frame needs in which only this expression is evaluated, for every expression.
pub fn slots(book: &Book) -> Vec<u16> {
    let own = |expr: &Expr| match expr {
        Expr::Local(slot) => slot.saturating_add(1),
        _ => expr.fills().max().map_or(0, |slot| slot.saturating_add(1)),
    };
    let mut needed: Vec<u16> = Vec::with_capacity(book.exprs.len());
    // Operands mostly stand before what they are operands of, so that one look is enough.
    let mut ahead = false;
    for (at, expr) in book.exprs.iter().enumerate() {
        let mut most = own(expr);
        operands(expr, &mut |operand| {
            ahead |= operand.index() >= at;
            most = most.max(needed.get(operand.index()).copied().unwrap_or(0));
        });
        needed.push(most);
    }
    for _ in 0..64 {
        if !ahead {
            break;
        }
        let mut more = false;
        for (at, expr) in book.exprs.iter().enumerate() {
            let mut most = needed.get(at).copied().unwrap_or(0);
            operands(expr, &mut |operand| {
                most = most.max(needed.get(operand.index()).copied().unwrap_or(0));
            });
            if let Some(slot) = needed.get_mut(at)
                && *slot < most
            {
                *slot = most;
                more = true;
            }
        }
        ahead = more;
    }
    needed
}
