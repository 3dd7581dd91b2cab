//! What the grammar says to the tree.

use super::Aim;
use super::token::Class;
use super::tree::{NodeId, Shape, Tree};
use lalrpop_util::{ErrorRecovery, ParseError};
use std::convert::Infallible;

/// What the grammar sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// What is to be read: stands before each phrase, so that one table serves all of them.
    Aim(Aim),
    /// A token, with the node that it is.
    Word(Class, NodeId),
}

/// What cannot stand at a place of a phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The place of the token among those of the phrase; behind the last at its end.
    pub at: usize,
    /// What could stand there, as the grammar calls it.
    pub expected: Vec<String>,
}

/// A tree that is being made, and what could not be read.
#[derive(Debug, Default)]
pub struct Build {
    pub(super) tree: Tree,
    pub(super) mistakes: Vec<Mistake>,
}

/// The middle of a row.
#[derive(Clone, Copy, Default, Debug)]
pub struct Core {
    pub(super) quantity: NodeId,
    /// Whether `of` stands behind the quantity.
    pub(super) of: bool,
    pub(super) adjectives: NodeId,
    pub(super) heads: NodeId,
}

impl From<ParseError<usize, Leaf, Infallible>> for Mistake {
    fn from(error: ParseError<usize, Leaf, Infallible>) -> Self {
        let (at, expected) = match error {
            ParseError::UnrecognizedToken { token, expected } => (token.0, expected),
            ParseError::UnrecognizedEof { location, expected } => (location, expected),
            ParseError::InvalidToken { location } => (location, Vec::new()),
            ParseError::ExtraToken { token } => (token.0, Vec::new()),
            ParseError::User { error } => match error {},
        };
        Self { at, expected }
    }
}

/// What can be a part of a node: a node, a list of nodes, or nothing.
pub(super) trait Part {
    fn part(self, build: &mut Build) -> NodeId;
}

impl Part for NodeId {
    fn part(self, _: &mut Build) -> NodeId {
        self
    }
}

impl Part for Vec<NodeId> {
    fn part(self, build: &mut Build) -> NodeId {
        build.list(self)
    }
}

impl<P: Part> Part for Option<P> {
    fn part(self, build: &mut Build) -> NodeId {
        self.map_or(NodeId::NONE, |part| part.part(build))
    }
}

/// All parts of a node.
pub(super) trait Parts {
    fn add(self, build: &mut Build, shape: Shape, from: usize, to: usize) -> NodeId;
}

impl Parts for Vec<NodeId> {
    fn add(self, build: &mut Build, shape: Shape, from: usize, to: usize) -> NodeId {
        build.tree.add(shape, from, to, &self)
    }
}

/// Writes that a row of so many parts are the parts of a node.
macro_rules! parts {
    ($(($($name:ident)*))*) => {
        $(impl<$($name: Part),*> Parts for ($($name,)*) {
            #[expect(non_snake_case, reason = "a part is named for its type")]
            fn add(self, build: &mut Build, shape: Shape, from: usize, to: usize) -> NodeId {
                let ($($name,)*) = self;
                let all = [$($name.part(build)),*];
                build.tree.add(shape, from, to, &all)
            }
        })*
    };
}

parts! { (A) (A B) (A B C) (A B C D) (A B C D E) }

impl Parts for () {
    fn add(self, build: &mut Build, shape: Shape, from: usize, to: usize) -> NodeId {
        build.tree.add(shape, from, to, &[])
    }
}

impl Build {
    pub(super) fn add(
        &mut self,
        shape: Shape,
        from: usize,
        to: usize,
        parts: impl Parts,
    ) -> NodeId {
        parts.add(self, shape, from, to)
    }

    /// A list, unless it is empty.
    pub(super) fn list(&mut self, all: Vec<NodeId>) -> NodeId {
        self.tree.list(&all)
    }

    /// A row: what it binds, how many, adjectives and heads, posts.
    pub(super) fn row(
        &mut self,
        (from, to): (usize, usize),
        binder: Option<NodeId>,
        core: Core,
        posts: Vec<NodeId>,
    ) -> NodeId {
        let shape = if core.of { Shape::RowOf } else { Shape::Row };
        let parts = (binder, core.quantity, core.adjectives, core.heads, posts);
        self.add(shape, from, to, parts)
    }

    /// What stands behind `of`.
    pub(super) fn of(
        &mut self,
        (from, to): (usize, usize),
        quantity: Option<NodeId>,
        adjectives: Vec<NodeId>,
        head: Option<NodeId>,
    ) -> NodeId {
        let heads: Vec<NodeId> = head.into_iter().collect();
        let parts = (NodeId::NONE, quantity, adjectives, heads, NodeId::NONE);
        self.add(Shape::Row, from, to, parts)
    }

    pub(super) fn mistake(
        &mut self,
        from: usize,
        bad: ErrorRecovery<usize, Leaf, Infallible>,
        to: usize,
    ) -> NodeId {
        self.mistakes.push(bad.error.into());
        self.add(Shape::Mistake, from, to, ())
    }
}
