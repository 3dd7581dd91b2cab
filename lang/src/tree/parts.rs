//! Walks over the tree: who is told of the parts of a node, and the parts of what many nodes are made of. What a node
//! itself consists of stands in the rows of `rows`.

use super::*;
use crate::span::Span as TextSpan;
use smol_str::SmolStr;

/// Who is told of the parts of a node.
pub trait Visitor {
    /// Whether it is also told of what is no part of the text itself.
    const ALL: bool = false;
    /// An entry of a table of the book begins here.
    fn enter(&mut self, _table: &'static str, _at: usize) {}
    /// A number of an entry of any table, those below included.
    fn id<I: Entry>(&mut self, _: I) {}
    /// Another expression.
    fn expr(&mut self, _: ExprId) {}
    /// A block.
    fn block(&mut self, _: BlockId) {}
    /// A kept text.
    fn quote(&mut self, _: QuoteId) {}
    /// A standing text that begins here.
    fn hook(&mut self, _: HookId) {}
}

/// Something that consists of parts.
pub trait Node {
    /// Tells of each part, in order.
    fn visit<V: Visitor>(&self, to: &mut V);
}

/// Calls `visit` with each operand of an expression, or each expression of another node, in order.
pub fn operands(node: &impl Node, visit: &mut impl FnMut(ExprId)) {
    struct Operands<'v, F>(&'v mut F);
    impl<F: FnMut(ExprId)> Visitor for Operands<'_, F> {
        const ALL: bool = true;
        fn expr(&mut self, id: ExprId) {
            self.0(id);
        }
    }
    node.visit(&mut Operands(visit));
}

/// What something consists of.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// Expressions, in order.
    pub exprs: Vec<ExprId>,
    /// Blocks, in order.
    pub blocks: Vec<BlockId>,
    /// Kept texts.
    pub quotes: Vec<QuoteId>,
    /// Standing texts that begin here.
    pub hooks: Vec<HookId>,
}

impl Visitor for Parts {
    fn expr(&mut self, id: ExprId) {
        self.exprs.push(id);
    }

    fn block(&mut self, id: BlockId) {
        self.blocks.push(id);
    }

    fn quote(&mut self, id: QuoteId) {
        self.quotes.push(id);
    }

    fn hook(&mut self, id: HookId) {
        self.hooks.push(id);
    }
}

impl Parts {
    /// The parts of some nodes, one after the other.
    pub fn of(nodes: &impl Node) -> Self {
        let mut parts = Self::default();
        nodes.visit(&mut parts);
        parts
    }

    /// Some expressions, and nothing besides.
    pub fn of_exprs(exprs: impl IntoIterator<Item = ExprId>) -> Self {
        Self::default().asking(exprs)
    }

    /// Some blocks, and nothing besides.
    pub fn of_blocks(blocks: impl IntoIterator<Item = BlockId>) -> Self {
        Self {
            blocks: blocks.into_iter().collect(),
            ..Self::default()
        }
    }

    /// These expressions besides.
    #[must_use]
    pub fn asking(mut self, exprs: impl IntoIterator<Item = ExprId>) -> Self {
        self.exprs.extend(exprs);
        self
    }

    /// All of another besides.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.exprs.extend(other.exprs);
        self.blocks.extend(other.blocks);
        self.quotes.extend(other.quotes);
        self.hooks.extend(other.hooks);
        self
    }
}

/// What refers to nothing.
macro_rules! leaves {
    ($($leaf:ty),*) => {$(
        impl Node for $leaf {
            fn visit<V: Visitor>(&self, _: &mut V) {}
        }
    )*};
}

leaves!(
    bool,
    u8,
    u16,
    u32,
    i64,
    SmolStr,
    TextSpan,
    Span,
    Comparison,
    Arithmetic,
    ChangePart,
    Builtin,
    Fold,
    ChangeHow,
    Around,
    Rank,
    QuoteType,
    Reset,
    Sees,
    FirstEnd,
    FunctionForm,
    Whose,
    Cite,
    Under
);

/// One after the other.
macro_rules! many {
    ($($many:ty),*) => {$(
        impl<T: Node> Node for $many {
            fn visit<V: Visitor>(&self, to: &mut V) {
                self.iter().for_each(|one| one.visit(to));
            }
        }
    )*};
}

many!(Option<T>, Vec<T>, Box<[T]>);

impl<T: Node> Node for Box<T> {
    fn visit<V: Visitor>(&self, to: &mut V) {
        (**self).visit(to);
    }
}

macro_rules! tuples {
    ($(($($one:ident),*))*) => {$(
        impl<$($one: Node),*> Node for ($($one,)*) {
            #[expect(non_snake_case, reason = "a place is called as its type")]
            fn visit<V: Visitor>(&self, to: &mut V) {
                let ($($one,)*) = self;
                $($one.visit(to);)*
            }
        }
    )*};
}

tuples! { (A, B) (A, B, C) }

impl Action {
    /// Whether it is an action of a card that may be used only while the card is in play.
    #[must_use]
    pub fn needs_play(&self) -> bool {
        self.source.as_ref().is_some_and(|source| !source.anywhere)
    }

    /// What is asked before it is offered.
    pub fn legal(&self) -> impl Iterator<Item = ExprId> {
        let anchored = self.anchors.iter().flat_map(|anchor| &anchor.legal);
        anchored.chain(&self.legal).map(|need| need.test)
    }
}

impl Statement {
    /// Whether what stands behind it is not done.
    #[must_use]
    pub const fn ends(&self) -> bool {
        matches!(
            self,
            Self::Leave(_) | Self::Refuse(_) | Self::Return(_) | Self::Finish { .. }
        )
    }
}
