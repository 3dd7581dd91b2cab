//! Walking an expression.

use spaceline_lang::tree::{Book, Expr, ExprId, operands};

/// The expressions that one walk after another has met.
#[derive(Debug)]
pub struct Met {
    /// The last walk that met each.
    by: Vec<u32>,
    walk: u32,
}

impl Met {
    /// None of a book's expressions has been met.
    pub fn new(book: &Book) -> Self {
        Self {
            by: vec![0; book.exprs.len()],
            walk: 0,
        }
    }

    /// What some expressions ask, straight or through the definitions that they call: each expression once.
    pub fn asked<'b>(
        &mut self,
        book: &'b Book,
        mut open: Vec<ExprId>,
    ) -> impl Iterator<Item = &'b Expr> + use<'_, 'b> {
        self.walk += 1;
        let walk = self.walk;
        std::iter::from_fn(move || {
            loop {
                let id = open.pop()?;
                let Some(by) = self.by.get_mut(id.index()) else {
                    continue;
                };
                if std::mem::replace(by, walk) != walk {
                    let expr = book.expr(id);
                    if let Expr::Call { function, .. } = expr {
                        open.extend(book.at(*function).map(|called| called.body));
                    }
                    operands(expr, &mut |operand| open.push(operand));
                    return Some(expr);
                }
            }
        })
    }
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
