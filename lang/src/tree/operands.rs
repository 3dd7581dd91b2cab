//! What an expression asks for, one step down.

use super::{Asking, Expr, ExprId, Group};

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
