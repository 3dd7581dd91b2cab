//! Expressions at a glance.
//!
//! In: the book. Out: for each expression its form in a few bytes, where it is one of the commonest:
//! a constant, what a slot holds, and what is asked of that directly. Nothing is left to look up for
//! these; every other form, and every question of why, goes to the expression itself.

use super::walk::operands;
use crate::value::Value;
use spaceline_lang::tree::{
    Book, Builtin, Comparison, Expr, ExprId, FieldId, Group, KindId, Slot, StateId,
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
}

/// What is asked first of the members of a group, while they are gathered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lead {
    /// The kind that they must be of.
    pub kind: Option<KindId>,
    /// How many tests of the group that answers.
    pub answers: usize,
}

/// What is asked first of the members of each group, by its expression.
pub fn leads(book: &Book) -> Vec<Lead> {
    let lead = |expr: &Expr| match expr {
        Expr::Filter(group) | Expr::Fold { over: group, .. } | Expr::Map { over: group, .. } => {
            lead(book, group)
        }
        _ => Lead::default(),
    };
    book.exprs.iter().map(lead).collect()
}

fn lead(book: &Book, group: &Group) -> Lead {
    if group.kind.is_some() {
        return Lead {
            kind: group.kind,
            answers: 0,
        };
    }
    let expr = |id: ExprId| book.exprs.get(id.index());
    // In a place there are only objects.
    let in_place = group
        .from
        .is_none_or(|from| matches!(expr(from), Some(Expr::Place { .. })));
    let first = group.tests.first().and_then(|test| expr(*test));
    if let Some(Expr::IsKind(of, kind)) = first
        && in_place
        && expr(*of) == Some(&Expr::Local(group.slot))
    {
        return Lead {
            kind: Some(*kind),
            answers: 1,
        };
    }
    Lead::default()
}

/// Each expression at a glance.
pub fn nodes(book: &Book, constants: &[Option<Value>]) -> Vec<Node> {
    let is_constant = |at: usize| constants.get(at).is_some_and(Option::is_some);
    let exprs = book.exprs.iter().enumerate();
    exprs
        .map(|(at, expr)| {
            if is_constant(at) {
                Node::Constant
            } else {
                node(book, expr)
            }
        })
        .collect()
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
