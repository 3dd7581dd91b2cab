//! What each node consists of, one step down: one row for each, from which every walk is made.
//!
//! A row names the parts of a node that refer to something, in the order in which they are met; what stands behind
//! `..` is no part of the text itself.

use super::*;

/// Who is told of the parts of a node.
pub trait Visitor {
    /// Another expression.
    fn expr(&mut self, id: ExprId);
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
    fn visit(&self, to: &mut impl Visitor);
}

/// Calls `visit` with each operand of an expression, in order.
pub fn operands(expr: &Expr, visit: &mut impl FnMut(ExprId)) {
    struct Operands<'v, F>(&'v mut F);
    impl<F: FnMut(ExprId)> Visitor for Operands<'_, F> {
        fn expr(&mut self, id: ExprId) {
            self.0(id);
        }
    }
    expr.visit(&mut Operands(visit));
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

macro_rules! referring {
    ($($id:ty => $tell:ident;)*) => {$(
        impl Node for $id {
            fn visit(&self, to: &mut impl Visitor) {
                to.$tell(*self);
            }
        }
    )*};
}

referring! {
    ExprId => expr;
    BlockId => block;
    QuoteId => quote;
    HookId => hook;
}

/// What refers to nothing that is walked.
macro_rules! leaves {
    ($($leaf:ty),*) => {$(
        impl Node for $leaf {
            fn visit(&self, _: &mut impl Visitor) {}
        }
    )*};
}

leaves!(
    Slot, ScopeId, KindId, StateId, Comparison, Arithmetic, ChangePart
);

impl<T: Node> Node for Option<T> {
    fn visit(&self, to: &mut impl Visitor) {
        self.iter().for_each(|one| one.visit(to));
    }
}

impl<T: Node> Node for Vec<T> {
    fn visit(&self, to: &mut impl Visitor) {
        self.iter().for_each(|one| one.visit(to));
    }
}

impl<T: Node> Node for Box<[T]> {
    fn visit(&self, to: &mut impl Visitor) {
        self.iter().for_each(|one| one.visit(to));
    }
}

impl<T: Node> Node for Box<T> {
    fn visit(&self, to: &mut impl Visitor) {
        (**self).visit(to);
    }
}

impl<A: Node, B: Node> Node for (A, B) {
    fn visit(&self, to: &mut impl Visitor) {
        self.0.visit(to);
        self.1.visit(to);
    }
}

/// A struct is its fields; an enumeration is a row for each of its variants.
macro_rules! row {
    ($self:ident, $to:ident, struct $($field:ident),*) => {{
        $($self.$field.visit($to);)*
    }};
    ($self:ident, $to:ident, $($variant:ident $(($($one:ident),*))? $({$($field:ident),*})?;)* $(.. $($leaf:ident)*)?) => {
        match $self {
            $(Self::$variant $(($($one),*))? $({ $($field,)* .. })? => {
                $($($one.visit($to);)*)?
                $($($field.visit($to);)*)?
            })*
            $($(Self::$leaf { .. } => {})*)?
        }
    };
}

macro_rules! nodes {
    ($($ty:ident { $($row:tt)* })*) => {$(
        impl Node for $ty {
            fn visit(&self, to: &mut impl Visitor) {
                row!(self, to, $($row)*)
            }
        }

        impl $ty {
            /// What it consists of.
            #[must_use]
            pub fn parts(&self) -> Parts {
                Parts::of(self)
            }
        }
    )*};
}

nodes! {
    Group { struct from, tests }
    Asking { struct quote, this, you, with }
    EventPattern { struct was, test }
    Expr {
        Field { of };
        Call { args };
        Builtin { args };
        Not(of);
        And(all);
        Or(all);
        Compare(how, one, other);
        Arith(how, one, other);
        If { test, then, otherwise };
        IsKind(of, kind);
        HasState(of, state);
        In(one, other);
        Filter(over);
        Fold { over, of };
        Map { over, of };
        Union(all);
        Except(one, other);
        List(all);
        Place { of };
        Clauses { of };
        Part { of };
        Quote { quote, captures };
        Answer(asking);
        Matches { what, quote };
        CanTarget(of);
        JustHappened(of);
        Just(event);
        Happened { key };
        Used { key };
        After(of);
        With { binds, body };
        ChangePart(part, of);
        Allowed { args, by };
        Addressed { quote, this, you };
        Possible { by };
        .. Nothing Truth Number Text Title Symbol Symbols Kind Local Scope
    }
    Pick { struct by, from, min, max }
    LimitUse { struct key, max }
    Alternative { struct able, body }
    Settles { struct amount, limit }
    LastingText { struct hook, settles }
    Until {
        Event { of, changed };
        Happening(of);
        When(of);
        .. Never
    }
    At {
        After(other);
        Before(other);
        .. Top Bottom
    }
    Write {
        Put { what, into, at };
        Set { of, to };
        Mark { what, until };
        Unmark { what };
        Control { what, by };
        Become { what };
        Create { into };
        Remove { what };
        Shuffle { place };
        Show { what, to };
        Hide { what, from };
        Turn { what };
        Exchange { what, with };
        NextTurn { of };
    }
    Statement {
        Let { value };
        Pick(pick);
        PickValue { by, from };
        If { arms, otherwise };
        Each { over, body };
        While { test, body };
        Repeat { times, body };
        May { by, able, body, otherwise };
        ChooseOne { by, arms };
        Do { args, by };
        Run { args };
        Target { this, you };
        Follow { quote, this, you, with };
        Offer { by, between };
        Open { args };
        Stage { body };
        Return(value);
        With { value, body };
        Write(write);
        Lasting { texts, captures, until };
        Use { key };
        Finish { winner };
        .. Leave Refuse
    }
    Each { struct set }
    HookRole {
        Change { test, amount, limit };
        Marks { test };
        Verdict { test };
        Instead { event, by, able, limits, body };
        Trigger { each, event, by, able, limits, body };
        Whenever { each, test, body };
        Around { body };
    }
    Hook { struct role, active }
    ActionSource { struct active }
    Requirement { struct test }
    Anchor { struct from, legal }
    Action { struct source, anchors, legal, picks, limits, cost, body }
    QuoteBody {
        Answer(answer);
        Selection { all, member, count, by };
        Effects(block);
        Event(event);
    }
    Quote { struct targets, able, event, body }
    ClauseInstance { struct args }
    Verb { struct body }
    Procedure { struct finally, body }
}

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
