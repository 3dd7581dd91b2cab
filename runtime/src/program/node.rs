//! Expressions at a glance.
//!
//! In: the book. Out: for each expression its form in a few bytes, where it is one of the commonest:
//! a constant, what a slot holds, and what is asked of that directly. Nothing is left to look up for
//! these; every other form, and every question of why, goes to the expression itself.

use super::inline::Bodies;
use super::memo::{Ask, Memo};
use super::walk::operands;
use crate::value::Value;
use spaceline_lang::tree::{
    Book, Builtin, Comparison, Expr, ExprId, FieldId, KindId, Slot, StateId,
};

/// An expression at a glance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Node {
    /// None of the forms below.
    #[default]
    Tree,
    /// The same everywhere.
    Constant,
    /// What a slot holds.
    Local(Slot),
    /// A field of what a slot holds, after all that changes it.
    Field(FieldId, Slot),
    /// What the machine knows of the object that a slot holds.
    Of(Builtin, Slot),
    /// Whether a slot holds something of a kind.
    IsKind(KindId, Slot),
    /// Whether a slot holds an object in a state.
    HasState(StateId, Slot),
    /// The opposite.
    Not(ExprId),
    /// A comparison.
    Compare(Comparison, ExprId, ExprId),
    /// All of several.
    And,
    /// One of several.
    Or,
    /// A call of a small definition: what it says, over the slots of the caller.
    Inlined(ExprId),
    /// A call of which the answer is remembered, by its number among those whose arguments stand ready.
    Ask(u32),
}

/// Each expression at a glance, and the calls whose arguments stand ready.
pub fn nodes(
    book: &Book,
    constants: &[Option<Value>],
    bodies: &Bodies,
    memos: &[Option<Memo>],
) -> (Vec<Node>, Vec<Ask>) {
    let mut asks = Vec::new();
    let exprs = book.exprs.iter().enumerate();
    let nodes = exprs.map(|(at, expr)| {
        if constants.get(at).is_some_and(Option::is_some) {
            return Node::Constant;
        }
        let Expr::Call { function, args } = expr else {
            return node(book, expr);
        };
        if let Some(Some(body)) = bodies.get(at) {
            return Node::Inlined(*body);
        }
        let memo = memos.get(function.index()).and_then(Option::as_ref);
        let ask = memo.and_then(|memo| Ask::of(book, constants, memo, (*function, args)));
        let number = u32::try_from(asks.len());
        match (ask, number) {
            (Some(ask), Ok(number)) => {
                asks.push(ask);
                Node::Ask(number)
            }
            _ => Node::Tree,
        }
    });
    (nodes.collect(), asks)
}

fn node(book: &Book, expr: &Expr) -> Node {
    let slot = |id: &ExprId| match book.exprs.get(id.index()) {
        Some(Expr::Local(slot)) => Some(*slot),
        _ => None,
    };
    let seen = match expr {
        Expr::Local(slot) => Some(Node::Local(*slot)),
        Expr::Field {
            field,
            of,
            printed: false,
        } => slot(of).map(|slot| Node::Field(*field, slot)),
        Expr::Builtin { op, args } => match (op, args.as_slice()) {
            (
                Builtin::Owner
                | Builtin::Controller
                | Builtin::Host
                | Builtin::Holder
                | Builtin::Place
                | Builtin::Kind
                | Builtin::Title
                | Builtin::InPlay
                | Builtin::FaceUp,
                [of],
            ) => slot(of).map(|slot| Node::Of(*op, slot)),
            _ => None,
        },
        Expr::IsKind(of, kind) => slot(of).map(|slot| Node::IsKind(*kind, slot)),
        Expr::HasState(of, state) => slot(of).map(|slot| Node::HasState(*state, slot)),
        // What is nested deeper than this is left to whoever counts how deep it goes.
        Expr::Not(of) => is_shallow(book, expr, 24).then_some(Node::Not(*of)),
        Expr::Compare(how, one, other) => {
            is_shallow(book, expr, 24).then_some(Node::Compare(*how, *one, *other))
        }
        Expr::And(_) => is_shallow(book, expr, 24).then_some(Node::And),
        Expr::Or(_) => is_shallow(book, expr, 24).then_some(Node::Or),
        _ => None,
    };
    seen.unwrap_or_default()
}

/// Whether nothing in an expression lies deeper than so many levels.
fn is_shallow(book: &Book, expr: &Expr, depth: u8) -> bool {
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    let mut shallow = true;
    operands(expr, &mut |operand| {
        let inside = book.exprs.get(operand.index());
        shallow = shallow && inside.is_some_and(|inside| is_shallow(book, inside, depth));
    });
    shallow
}
