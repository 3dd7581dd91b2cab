//! Tests as questions with jumps between them.
//!
//! In: the book, and each expression at a glance. Out: for each test that is made of others, and for the tests of
//! each group, a row of questions. Each asks one thing and says where to go on if it holds and where if not, so that
//! `and`, `or`, `not` and `if` are only jumps. Whoever asks why goes through the tree.

use super::groups::Groups;
use super::node::Node;
use crate::value::Value;
use spaceline_lang::tree::{Book, Comparison, Expr, ExprId, FieldId, KindId, Slot, StateId};

/// Where a test begins: at a question, or at its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry(u32);

impl Entry {
    /// It holds.
    pub const YES: Self = Self(u32::MAX);
    /// It does not hold.
    pub const NO: Self = Self(u32::MAX - 1);
}

/// A question, and where to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jump {
    /// What is asked.
    pub asks: Leaf,
    /// Where to go on if it holds.
    pub yes: Entry,
    /// Where to go on if it does not.
    pub no: Entry,
}

/// What is asked before a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// Whether a slot holds something of a kind.
    IsKind(KindId, Slot),
    /// Whether a slot holds an object in a state.
    HasState(StateId, Slot),
    /// A comparison.
    Compare(Comparison, ExprId, ExprId),
    /// A field of what a slot holds, and the expression that asks for it.
    Field(FieldId, Slot, ExprId),
    /// A call of which the answer is remembered, by its number and as an expression.
    Ask(u32, ExprId),
    /// One of the rarer forms at a glance.
    Rarer(ExprId),
    /// Any other expression.
    Tree(ExprId),
}

/// All tests with jumps.
#[derive(Debug, Default)]
pub struct Jumps {
    all: Vec<Jump>,
    /// For each group, by its place, where all of its tests begin, and where those that its lead does not answer.
    groups: Vec<(Entry, Entry)>,
}

impl Jumps {
    /// The jumps of a book. A test that is made of others is one of jumps at a glance from then on.
    pub fn of(
        book: &Book,
        constants: &[Option<Value>],
        groups: &Groups,
        nodes: &mut [Node],
    ) -> Self {
        let mut maker = Maker {
            book,
            constants,
            nodes,
            all: Vec::new(),
        };
        let of_groups = groups.ids.iter().map(|id| {
            let group = book.exprs.get(id.index()).and_then(Expr::group);
            let tests = group.map_or(&[][..], |group| &group.tests);
            let (led, open) = tests.split_at(groups.lead(*id).answers.min(tests.len()));
            let open = maker.all(open, Entry::YES, Entry::NO);
            (maker.all(led, open, Entry::NO), open)
        });
        let groups = of_groups.collect();
        let tests = (0..).map(ExprId).zip(maker.nodes);
        let tests = tests.filter(|(_, node)| matches!(node, Node::And | Node::Or | Node::Not(_)));
        let tests: Vec<ExprId> = tests.map(|(test, _)| test).collect();
        let made = tests
            .into_iter()
            .map(|test| (test, maker.test(test, Entry::YES, Entry::NO)));
        let made: Vec<(ExprId, Entry)> = made.collect();
        let all = maker.all;
        for (test, entry) in made {
            if let Some(node) = nodes.get_mut(test.index()) {
                *node = Node::Jumps(entry);
            }
        }
        Self { all, groups }
    }

    /// A question, unless it is an answer that is reached.
    #[inline]
    pub fn get(&self, at: Entry) -> Option<&Jump> {
        self.all.get(at.0 as usize)
    }

    /// Where all tests of a group begin, and where those that its lead does not answer.
    #[inline]
    pub fn group(&self, place: usize) -> Option<(Entry, Entry)> {
        self.groups.get(place).copied()
    }
}

/// Jumps as they are made, from the last to the first.
struct Maker<'b> {
    book: &'b Book,
    constants: &'b [Option<Value>],
    nodes: &'b [Node],
    all: Vec<Jump>,
}

impl Maker<'_> {
    /// Where all of some tests begin.
    fn all(&mut self, tests: &[ExprId], yes: Entry, no: Entry) -> Entry {
        let tests = tests.iter().rev();
        tests.fold(yes, |next, test| self.test(*test, next, no))
    }

    /// Where one of some tests begins.
    fn any(&mut self, tests: &[ExprId], yes: Entry, no: Entry) -> Entry {
        let tests = tests.iter().rev();
        tests.fold(no, |next, test| self.test(*test, yes, next))
    }

    /// Where a test begins.
    fn test(&mut self, id: ExprId, yes: Entry, no: Entry) -> Entry {
        let node = self.nodes.get(id.index()).copied().unwrap_or_default();
        let asks = match (node, self.book.exprs.get(id.index())) {
            (Node::And, Some(Expr::And(tests))) => return self.all(tests, yes, no),
            (Node::Or, Some(Expr::Or(tests))) => return self.any(tests, yes, no),
            (Node::Not(of), _) => return self.test(of, no, yes),
            (Node::Inlined(body), _) => return self.test(body, yes, no),
            (Node::If(test, then, otherwise), _) => {
                let then = self.test(then, yes, no);
                let otherwise = self.test(otherwise, yes, no);
                return self.test(test, then, otherwise);
            }
            (Node::Constant, _) => match self.constants.get(id.index()).and_then(Option::as_ref) {
                Some(Value::Truth(true)) => return yes,
                Some(Value::Truth(false) | Value::Nothing) => return no,
                _ => Leaf::Tree(id),
            },
            (Node::IsKind(kind, slot), _) => Leaf::IsKind(kind, slot),
            (Node::HasState(state, slot), _) => Leaf::HasState(state, slot),
            (Node::Compare(how, one, other), _) => Leaf::Compare(how, one, other),
            (Node::Field(field, slot), _) => Leaf::Field(field, slot, id),
            (Node::Ask(number), _) => Leaf::Ask(number, id),
            (Node::In(..) | Node::Some(_) | Node::OfTwo(..), _) => Leaf::Rarer(id),
            _ => Leaf::Tree(id),
        };
        let at = u32::try_from(self.all.len()).unwrap_or(u32::MAX);
        self.all.push(Jump { asks, yes, no });
        Entry(at)
    }
}
