//! Walking an expression.

use spaceline_lang::tree::{Asking, Book, Expr, ExprId, Group, Slot};

/// Calls `visit` with each operand of an expression, in order.
pub fn operands(expr: &Expr, visit: &mut impl FnMut(ExprId)) {
    let group = |group: &Group, visit: &mut dyn FnMut(ExprId)| {
        group.from.into_iter().for_each(&mut *visit);
        group.tests.iter().copied().for_each(&mut *visit);
    };
    match expr {
        Expr::Nothing
        | Expr::Truth(_)
        | Expr::Number(_)
        | Expr::Text(_)
        | Expr::Title(_)
        | Expr::Symbol(_)
        | Expr::Symbols(_)
        | Expr::Kind(_)
        | Expr::Local(_)
        | Expr::Scope(_) => {}
        Expr::Field { of, .. } | Expr::Clauses { of, .. } | Expr::Part { of, .. } => visit(*of),
        Expr::Call { args, .. }
        | Expr::Builtin { args, .. }
        | Expr::And(args)
        | Expr::Or(args)
        | Expr::Union(args)
        | Expr::List(args)
        | Expr::Quote { captures: args, .. }
        | Expr::Happened { key: args, .. }
        | Expr::Used { key: args, .. } => args.iter().copied().for_each(visit),
        Expr::Not(of)
        | Expr::IsKind(of, _)
        | Expr::HasState(of, _)
        | Expr::CanTarget(of)
        | Expr::JustHappened(of)
        | Expr::After(of)
        | Expr::ChangePart(_, of)
        | Expr::Possible { by: of, .. } => visit(*of),
        Expr::Compare(_, one, other)
        | Expr::Arith(_, one, other)
        | Expr::In(one, other)
        | Expr::Except(one, other) => {
            visit(*one);
            visit(*other);
        }
        Expr::If {
            test,
            then,
            otherwise,
        } => [*test, *then, *otherwise].into_iter().for_each(visit),
        Expr::Filter(over) => group(over, visit),
        Expr::Fold { over, of, .. } => {
            group(over, visit);
            of.iter().copied().for_each(visit);
        }
        Expr::Map { over, of } => {
            group(over, visit);
            visit(*of);
        }
        Expr::Place { of, .. } => of.iter().copied().for_each(visit),
        Expr::Answer(asking) => {
            let Asking {
                quote,
                this,
                you,
                with,
            } = &**asking;
            visit(*quote);
            this.iter().chain(you).copied().for_each(&mut *visit);
            with.iter().for_each(|(_, value)| visit(*value));
        }
        Expr::With { binds, body } => {
            binds.iter().for_each(|(_, value)| visit(*value));
            visit(*body);
        }
        Expr::Matches { what, quote } => {
            visit(*what);
            visit(*quote);
        }
        Expr::Allowed { args, by, .. } => args.iter().flatten().chain(by).copied().for_each(visit),
        Expr::Addressed { quote, this, you } => {
            visit(*quote);
            this.iter().chain(you).copied().for_each(visit);
        }
        Expr::Just(pattern) => pattern.tests().for_each(visit),
    }
}

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
        Expr::Filter(group) | Expr::Fold { over: group, .. } | Expr::Map { over: group, .. } => {
            group.slot.saturating_add(1)
        }
        Expr::Just(pattern) => {
            let slots = pattern.roles.iter().copied().flatten().chain(pattern.by);
            slots.map(|slot| slot.saturating_add(1)).max().unwrap_or(0)
        }
        _ => 0,
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
