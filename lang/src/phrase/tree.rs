//! The phrase tree: how the words of a phrase hang together, before anybody asks what they mean.
//!
//! Every node has a shape, the tokens that it covers, and parts. Which parts a shape has, and in which order, is
//! said beside it: `part?` may be missing, `part*` is a list. All nodes of a phrase lie in one arena, so
//! walking over them is the same for every shape, and a tree is made and dropped without a piece of memory for each
//! node. Connectives that join more than two things are kept as words among them, as they were written.

use super::token::Token;
use crate::span::Span;

/// A node of a phrase tree.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// In the place of a part that is missing.
    pub const NONE: Self = Self(0);

    /// Whether there is such a part.
    #[must_use]
    pub fn is_some(self) -> bool {
        self != Self::NONE
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Writes the enum of shapes, with the parts of each as its documentation.
macro_rules! shapes {
    ($($(#[$doc:meta])* $name:ident($($part:literal)?),)*) => {
        /// What a node is.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Shape {
            $($(#[$doc])* $(#[doc = concat!("\n\nParts: ", $part, ".")])? $name,)*
        }
    };
}

shapes! {
    /// A part that is missing.
    Missing(),
    /// One token; its class says more.
    Word(),
    /// Several things side by side, connectives among them.
    List("member*"),
    /// What could not be read and was passed over.
    Mistake(),

    // Rows.
    /// `one your Klingon personnel aboard S with Honor`: the shape of selections, descriptions, tests and values.
    Row("binder?, quantity?, adjectives*?, heads*?, posts*?"),
    /// The same with `of` behind the quantity: `one of those`.
    RowOf("binder?, quantity, adjectives*?, heads*?, posts*?"),
    /// `up to 3`, `at least (E)`.
    UpTo("how many"),
    /// `(E)` before what is counted.
    Counted("how many"),
    /// `Honor x2`.
    Level("symbol, times"),
    /// `"Treaty" event`.
    TitleKind("title, kind"),
    /// A title as scenarios name cards.
    Ref("another?, title, version?, owner?"),
    /// `any "X"`.
    AnyTitle("title"),
    /// `location of c`.
    Of("word, of"),
    /// `f(x, y)`.
    Call("name, argument*"),
    /// `c.owner`.
    Dot("of, name"),
    /// `[a, b]`.
    Set("member*"),
    /// `(E)`.
    Group("inner"),
    /// `(E with team = S)`.
    WithScope("inner, setting*"),
    /// `team = S`.
    Setting("scope, value"),

    // Posts.
    /// `present`, `aboard S`: a relation behind a head.
    Relation("word, to?"),
    /// `in P`, `on c`.
    Preposition("word, place"),
    /// `with Honor and Music`.
    With("quality*"),
    /// `where C`.
    Where("condition"),
    /// `except S`.
    Except("row"),
    /// `by P`.
    By("player"),
    /// `different classification`.
    Different("field"),

    // Qualities.
    /// `STRENGTH > 5`.
    FieldIs("field, comparison, value"),
    /// A quality in parentheses.
    QualityGroup("quality*, post*?"),

    // Expressions.
    /// `A if C else B`.
    IfElse("then, condition, otherwise"),
    /// `A or B`, as often as it stands there.
    Or("left, right"),
    /// `A and B`.
    And("left, right"),
    /// `not A`.
    Not("inner"),
    /// `after it A`.
    AfterIt("inner"),
    /// `A < B`.
    Compare("left, comparison, right"),
    /// `X is C`.
    Is("subject?, not?, complement"),
    /// `stopped by opponent`: what somebody is.
    Complement("how?, row, role*?"),
    /// `X has Honor`.
    Has("subject?, quality*"),
    /// `X can be stopped by p`, `p can draw`.
    Can("subject?, what"),
    /// `X matches q`, `A meets B`.
    Meets("left, word, right"),
    /// A sentence: `you solve mission`, `opponent killed personnel this turn`.
    Clause("subject, just?, verb, argument*?, span?"),
    /// `X was stopped last turn`.
    Was("subject, row, role*?, span?, not?"),
    /// `A + B`, `A - B`.
    Sum("left, sign, right"),
    /// `A +2`.
    Plus("left, change"),
    /// `A * B`, `A / B`.
    Product("left, sign, right"),
    /// `-A`.
    Minus("inner"),
    /// `c as mission`.
    As("row, kind"),
    /// `number of G`.
    NumberOf("row"),
    /// `sum of E over G`.
    Fold("word, value, over"),
    /// `number of times SENTENCE`.
    NumberOfTimes("sentence"),

    // Requirements.
    /// `A OR B`, `A or B`.
    NeedOr("left, right"),
    /// `A + B`, `A, B`, `A and B`.
    NeedAnd("left, right"),
    /// A requirement in parentheses.
    NeedGroup("inner, comparison?, value?"),

    // Texts.
    /// What stands before the colon of a text, and what behind.
    Text("frame*, body"),
    /// `when H`, `before H`, `while C`, `once each turn`.
    Frame("word, of?"),
    /// `VERB`, `VERB of X`: a happening where a verb alone is named.
    VerbAlone("verb, of?"),

    // Effects.
    /// `A then B`.
    Sequence("left, right"),
    /// `A, B`.
    Together("left, right"),
    /// `A or B`.
    Ways("left, right"),
    /// `A if C`.
    EffectIf("effect, condition"),
    /// `A unless N`.
    EffectUnless("effect, need"),
    /// `A until T`.
    EffectUntil("effect, until"),
    /// `until end of turn`, `until X is completed`.
    Until("time or condition, of?"),
    /// `you may draw 1`.
    May("who, effects, otherwise?"),
    /// `kill one personnel`, `place this on S`.
    Deed("verb, argument*?"),
    /// `set X to E`.
    SetTo("verb, what, value"),
    /// `to X`, `by X`: an argument behind a preposition that the verb declares.
    Role("preposition, value"),
    /// `for each X`, `for each X limit N`.
    ForEach("row"),
    /// `(A then B)`.
    EffectGroup("inner"),
    /// `S cannot attack, move`.
    Cannot("who?, forbidden*"),
    /// `be stopped by p` behind `cannot` or `can`.
    Be("row, role*?"),
    /// `S must attack`.
    Must("who, deed"),
    /// `S: STRENGTH +2`.
    ChangesOf("whom, change*"),
    /// `choose one { }`.
    ChooseOne("who?, none?, block"),
    /// `announce E(x)`.
    Announce("call"),

    // Changes.
    /// `STRENGTH +2`, `affiliation becomes X`.
    Change("field*, how, value?"),
    /// `gains Honor`, `loses Honor`.
    Gains("word, quality*"),
    /// `(A, B)`.
    ChangeGroup("change*"),
    /// `A if C`.
    ChangeIf("change, condition"),
    /// `A for each X limit N`, `A limit N`.
    ChangeEach("change, row?, limit?"),
    /// Changes with the time at which they end.
    ChangesUntil("change*, until"),

    // Statements.
    /// `let x be E`.
    Let("name, value"),
    /// `if C { } else { }`.
    If("condition, block, otherwise?"),
    /// `for each x in S { }`.
    Each("binder?, group, post*?, block"),
    /// `while C { }`, `repeat N { }`.
    Loop("word, how, block"),
    /// `leave P`, `return E`, `refuse because T`, `open W(x)`: a word, and what stands behind it.
    Step("word, what?, reason?"),
    /// `with team = S { }`, `follow q for c as p with team = S`.
    Scoped("setting*, block or deed"),
    /// `says "..." : A`.
    Says("text, what"),
    /// `stage s { }`.
    Stage("name, block"),
    /// `offer P menu, menu once then A`.
    Offer("who, must?, menu*, once?, then?"),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    shape: Shape,
    /// The tokens that it covers: the first, and the one behind the last.
    from: u32,
    to: u32,
    /// Its parts among all parts.
    first: u32,
    count: u32,
}

/// The tree of one phrase.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    tokens: Vec<Token>,
    nodes: Vec<Node>,
    parts: Vec<NodeId>,
    root: Option<NodeId>,
}

fn short(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl Tree {
    /// A tree over the tokens of a phrase, which are its only nodes.
    #[must_use]
    pub fn new(tokens: Vec<Token>) -> Self {
        let missing = Node {
            shape: Shape::Missing,
            from: 0,
            to: 0,
            first: 0,
            count: 0,
        };
        let mut nodes = Vec::with_capacity(3 * tokens.len() + 1);
        nodes.push(missing);
        nodes.extend((0..tokens.len()).map(|at| Node {
            shape: Shape::Word,
            from: short(at),
            to: short(at + 1),
            ..missing
        }));
        Self {
            tokens,
            nodes,
            parts: Vec::new(),
            root: None,
        }
    }

    /// Adds a node over the tokens from the first to the one before the last.
    pub(super) fn add(&mut self, shape: Shape, from: usize, to: usize, parts: &[NodeId]) -> NodeId {
        let id = NodeId(short(self.nodes.len()));
        self.nodes.push(Node {
            shape,
            from: short(from),
            to: short(to),
            first: short(self.parts.len()),
            count: short(parts.len()),
        });
        self.parts.extend_from_slice(parts);
        id
    }

    /// Adds a list over all its members, unless it is empty.
    pub(super) fn list(&mut self, members: &[NodeId]) -> NodeId {
        let ends = members.first().zip(members.last());
        let ends = ends.and_then(|(first, last)| self.node(*first).zip(self.node(*last)));
        match ends.map(|(first, last)| (first.from as usize, last.to as usize)) {
            Some((from, to)) => self.add(Shape::List, from, to, members),
            None => NodeId::NONE,
        }
    }

    /// The node of a token.
    pub(crate) fn leaf(at: usize) -> NodeId {
        NodeId(short(at + 1))
    }

    /// Says which node the whole phrase is.
    pub(super) const fn crown(&mut self, root: NodeId) {
        self.root = Some(root);
    }

    /// The node of the whole phrase; none where it could not be read.
    #[must_use]
    pub const fn root(&self) -> Option<NodeId> {
        self.root
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }

    /// What a node is.
    #[must_use]
    pub fn shape(&self, id: NodeId) -> Shape {
        self.node(id).map_or(Shape::Missing, |node| node.shape)
    }

    /// The parts of a node, in the order that its shape documents. Lists are nodes of their own.
    #[must_use]
    pub fn parts(&self, id: NodeId) -> &[NodeId] {
        let Some(node) = self.node(id) else {
            return &[];
        };
        let first = node.first as usize;
        let parts = self.parts.get(first..first + node.count as usize);
        parts.unwrap_or_default()
    }

    /// The part of a node at a place; [`NodeId::NONE`] if it has none there.
    #[must_use]
    pub fn part(&self, id: NodeId, at: usize) -> NodeId {
        self.parts(id).get(at).copied().unwrap_or(NodeId::NONE)
    }

    /// All tokens.
    #[must_use]
    pub fn all(&self) -> &[Token] {
        &self.tokens
    }

    /// The class of the token at a place.
    #[must_use]
    pub fn class_at(&self, at: usize) -> Option<super::token::Class> {
        self.tokens.get(at).map(|token| token.class)
    }

    /// The tokens that a node covers.
    #[must_use]
    pub fn tokens(&self, id: NodeId) -> &[Token] {
        let covered = self
            .node(id)
            .and_then(|node| self.tokens.get(node.from as usize..node.to as usize));
        covered.unwrap_or_default()
    }

    /// The places of the tokens that a node covers: of the first, and of the one behind the last.
    #[must_use]
    pub fn covered(&self, id: NodeId) -> std::ops::Range<usize> {
        let node = self.node(id);
        node.map_or(0..0, |node| node.from as usize..node.to as usize)
    }

    /// The class of a node that is one token.
    #[must_use]
    pub fn class(&self, id: NodeId) -> Option<super::token::Class> {
        let one = self.shape(id) == Shape::Word;
        self.tokens(id)
            .first()
            .filter(|_| one)
            .map(|token| token.class)
    }

    /// The members of a list; none for a list that is missing.
    #[must_use]
    pub fn members(&self, id: NodeId) -> &[NodeId] {
        match self.shape(id) {
            Shape::List => self.parts(id),
            _ => &[],
        }
    }

    /// Where a node stands.
    #[must_use]
    pub fn span(&self, id: NodeId) -> Option<Span> {
        let tokens = self.tokens(id);
        let first = tokens.first()?.span;
        let last = tokens.last()?.span;
        Some(first.to(last))
    }
}
