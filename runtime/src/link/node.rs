//! Expressions at a glance.
//!
//! In: the book. Out: for each expression its form in a few bytes, where it is one of the commonest:
//! a constant, what a slot holds, and what is asked of that directly. Nothing is left to look up for
//! these; every other form, and every question of why, goes to the expression itself.

use super::inline::Bodies;
use super::jumps::Entry;
use super::lead::printing;
use super::memo::{Ask, Memo};
use crate::value::Value;
use spaceline_lang::tree::{
    Book, Builtin, ClauseId, Comparison, Expr, ExprId, FieldId, Fold, FunctionId, Group, KindId,
    Slot, StateId, THIS, Type, YOU, operands,
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
    /// What the machine knows of what a slot holds, beside what another holds, if it is a truth.
    OfTwo(Builtin, Slot, Slot),
    /// Whose turn it is.
    TurnPlayer,
    /// Whether a slot holds something of a kind.
    IsKind(KindId, Slot),
    /// Whether a slot holds an object in a state.
    HasState(StateId, Slot),
    /// The opposite; it becomes one of jumps.
    Not(ExprId),
    /// A comparison.
    Compare(Comparison, ExprId, ExprId),
    /// All of several; it becomes one of jumps.
    And,
    /// One of several truths; it becomes one of jumps.
    Or,
    /// A test with jumps, by its first question.
    Jumps(Entry),
    /// Whether something is in a set.
    In(ExprId, ExprId),
    /// Whether there is some member of a group, or whether there is none.
    Some(bool),
    /// The one of two that a test wants.
    If(ExprId, ExprId, ExprId),
    /// A call of a small definition: what it says, over the slots of the caller.
    Inlined(ExprId),
    /// A call of which the answer is remembered, by its number among those whose arguments stand ready; or a
    /// test that is the same for all members of a group.
    Ask(u32),
}

impl Node {
    /// Whether it is a test, which yields a truth.
    #[inline]
    pub const fn is_test(self) -> bool {
        matches!(
            self,
            Self::IsKind(..)
                | Self::HasState(..)
                | Self::Not(_)
                | Self::Jumps(_)
                | Self::Compare(..)
                | Self::And
                | Self::Or
                | Self::In(..)
                | Self::Some(_)
                | Self::OfTwo(..)
        )
    }
}

/// Each expression at a glance, and the calls whose arguments stand ready. `groups` are the expressions that are
/// groups.
pub fn nodes(
    book: &Book,
    groups: &[ExprId],
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
                asks.push(ask.needing(needed(book, *function, args)));
                Node::Ask(number)
            }
            _ => Node::Tree,
        }
    });
    let mut nodes: Vec<Node> = nodes.collect();
    let groups = groups.iter().filter_map(|id| book.exprs.get(id.index()));
    for group in groups.filter_map(Expr::group) {
        for test in steady(book, group) {
            let ask = Ask::of_test(book, asks.len(), &free_slots(book, test));
            let number = u32::try_from(asks.len());
            if let (Some(ask), Ok(number), Some(node)) = (ask, number, nodes.get_mut(test.index()))
                && matches!(node, Node::Tree | Node::Some(_))
            {
                *node = Node::Ask(number);
                asks.push(ask);
            }
        }
    }
    (nodes, asks)
}

/// The clause that must be printed on what a slot of the caller holds, or a call is answered with no.
fn needed(book: &Book, function: FunctionId, args: &[ExprId]) -> Option<(Slot, ClauseId)> {
    let called = book.functions.get(function.index())?;
    if called.result != Type::Truth {
        return None;
    }
    let (slot, clause) = printing(book, called.body)?;
    let at = called.params.iter().position(|param| param.slot == slot)?;
    match book.exprs.get(args.get(at)?.index())? {
        Expr::Local(slot) => Some((*slot, clause)),
        _ => None,
    }
}

/// The tests of a group that gather members of their own and are the same for all of its.
fn steady(book: &Book, group: &Group) -> Vec<ExprId> {
    let (mut open, mut found) = (group.tests.clone(), Vec::new());
    while let Some(test) = open.pop() {
        match book.exprs.get(test.index()) {
            Some(Expr::And(tests)) => open.extend(tests),
            Some(Expr::Fold { over, .. }) if !book.speaks_of(test, group.slot) => {
                let from = over.from.and_then(|from| book.exprs.get(from.index()));
                // What is printed on something is looked through in no time.
                if !matches!(from, Some(Expr::Clauses { .. } | Expr::Field { .. })) {
                    found.push(test);
                }
            }
            _ => {}
        }
    }
    found
}

/// The slots that an expression reads and does not fill by itself.
fn free_slots(book: &Book, id: ExprId) -> Vec<Slot> {
    let (mut read, mut filled) = (Vec::new(), Vec::new());
    for (_, expr) in book.operands([id]) {
        filled.extend(expr.fills());
        match expr {
            Expr::Local(slot) => read.push(*slot),
            // These take `this` and `you` along; so do calls.
            Expr::Call { .. }
            | Expr::Quote { .. }
            | Expr::Addressed { .. }
            | Expr::Answer { .. } => {
                read.extend([THIS, YOU]);
            }
            _ => {}
        }
    }
    read.sort_unstable();
    read.dedup();
    read.retain(|slot| !filled.contains(slot));
    read
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
            (Builtin::TurnPlayer, _) => Some(Node::TurnPlayer),
            (Builtin::Covers | Builtin::SameTitle, [one, other]) => {
                slot(one).and_then(|one| Some(Node::OfTwo(*op, one, slot(other)?)))
            }
            (
                Builtin::Owner
                | Builtin::Controller
                | Builtin::Host
                | Builtin::Holder
                | Builtin::Place
                | Builtin::Kind
                | Builtin::Title
                | Builtin::InPlay
                | Builtin::FaceUp
                | Builtin::Position,
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
        Expr::Or(_) => (is_shallow(book, expr, 24) && is_truth(book, expr)).then_some(Node::Or),
        Expr::Fold {
            how: how @ (Fold::Some | Fold::None),
            ..
        } => is_shallow(book, expr, 24).then_some(Node::Some(*how == Fold::Some)),
        Expr::In(what, set) => is_shallow(book, expr, 24).then_some(Node::In(*what, *set)),
        Expr::If {
            test,
            then,
            otherwise,
        } => is_shallow(book, expr, 24).then_some(Node::If(*test, *then, *otherwise)),
        _ => None,
    };
    seen.unwrap_or_default()
}

/// Whether an expression yields a truth, or nothing.
fn is_truth(book: &Book, expr: &Expr) -> bool {
    let all = |exprs: &[ExprId]| {
        let mut exprs = exprs.iter().map(|id| book.exprs.get(id.index()));
        exprs.all(|expr| expr.is_some_and(|expr| is_truth(book, expr)))
    };
    match expr {
        Expr::Truth(_)
        | Expr::Not(_)
        | Expr::And(_)
        | Expr::Compare(..)
        | Expr::IsKind(..)
        | Expr::HasState(..)
        | Expr::In(..)
        | Expr::Matches { .. }
        | Expr::Allowed { .. }
        | Expr::Fold {
            how: Fold::Some | Fold::None,
            ..
        } => true,
        Expr::Builtin { op, .. } => matches!(
            op,
            Builtin::Covers | Builtin::SameTitle | Builtin::Meets | Builtin::InPlay
        ),
        Expr::Or(tests) => all(tests),
        Expr::With { body, .. } => all(&[*body]),
        Expr::Field { field, .. } => {
            let field = book.fields.get(field.index());
            field.is_some_and(|field| field.ty == Type::Truth)
        }
        Expr::Call { function, .. } => {
            let function = book.functions.get(function.index());
            function.is_some_and(|function| function.result == Type::Truth)
        }
        _ => false,
    }
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
