//! What is asked of a book about its entries: what an expression is, says or consists of.

use super::*;
use crate::span::Span;

impl Book {
    /// An expression; nothing, if there is none.
    #[must_use]
    pub fn expr(&self, id: ExprId) -> &Expr {
        self.at(id).unwrap_or(&Expr::Nothing)
    }

    /// The expressions that some expressions consist of, kept text left aside: that has slots of its own.
    pub fn operands(
        &self,
        start: impl IntoIterator<Item = ExprId>,
    ) -> impl Iterator<Item = (ExprId, &Expr)> {
        let mut open: Vec<ExprId> = start.into_iter().collect();
        std::iter::from_fn(move || {
            let id = open.pop()?;
            let expr = self.expr(id);
            operands(expr, &mut |operand| open.push(operand));
            Some((id, expr))
        })
    }

    /// Where an expression stands.
    #[must_use]
    pub fn span(&self, id: ExprId) -> Span {
        self.expr_spans.get(id.index()).copied().unwrap_or_default()
    }

    /// A text.
    #[must_use]
    pub fn text(&self, id: TextId) -> &str {
        self.at(id).map_or("", |text| text.as_str())
    }

    /// The statements of a block, each with its place.
    pub fn block(&self, id: BlockId) -> impl DoubleEndedIterator<Item = (&Statement, Span)> {
        let spans = self
            .block_spans
            .get(id.index())
            .map_or(&[][..], Vec::as_slice);
        let all = self.at(id).map_or(&[][..], Vec::as_slice);
        let spans = spans
            .iter()
            .copied()
            .chain(std::iter::repeat(Span::default()));
        let spans: Vec<Span> = spans.take(all.len()).collect();
        all.iter().zip(spans)
    }

    /// The slot that an expression is.
    #[must_use]
    pub fn local(&self, id: ExprId) -> Option<Slot> {
        match self.expr(id) {
            Expr::Local(slot) => Some(*slot),
            _ => None,
        }
    }

    /// Whether an expression is what stands in a slot.
    #[must_use]
    pub fn is_local(&self, id: ExprId, slot: Slot) -> bool {
        self.local(id) == Some(slot)
    }

    /// Whether an expression speaks of what stands in a slot, kept text left aside.
    #[must_use]
    pub fn speaks_of(&self, id: ExprId, slot: Slot) -> bool {
        self.operands([id]).any(|(id, _)| self.is_local(id, slot))
    }

    /// The text that is kept in an expression.
    #[must_use]
    pub fn kept(&self, id: ExprId) -> Option<&Quote> {
        match self.expr(id) {
            Expr::Quote { quote, .. } => self.at(*quote),
            _ => None,
        }
    }

    /// The zone that an expression names, whosever it is.
    #[must_use]
    pub fn zone_of(&self, id: ExprId) -> Option<ZoneId> {
        match self.expr(id) {
            Expr::Place { zone, .. } => Some(*zone),
            _ => None,
        }
    }

    /// What a word of the language is said of, where an expression says it.
    #[must_use]
    pub fn said_of(&self, id: ExprId, word: Builtin) -> Option<ExprId> {
        match self.expr(id) {
            Expr::Builtin { op, args } if *op == word => args.first().copied(),
            _ => None,
        }
    }

    /// The field for which an expression asks, and of what.
    #[must_use]
    pub fn field(&self, id: ExprId) -> Option<(FieldId, ExprId)> {
        match self.expr(id) {
            Expr::Field { field, of, .. } => Some((*field, *of)),
            _ => None,
        }
    }

    /// The members of a set that is written out; or what stands alone in its place.
    #[must_use]
    pub fn listed(&self, id: ExprId) -> Vec<ExprId> {
        match self.expr(id) {
            Expr::List(all) => all.clone(),
            _ => vec![id],
        }
    }

    /// The symbols that an expression lists, and where.
    #[must_use]
    pub fn symbols_of(&self, id: ExprId) -> Vec<(SymbolId, ExprId)> {
        let symbol = |at| match self.expr(at) {
            Expr::Symbol(symbol) => Some((*symbol, at)),
            _ => None,
        };
        self.listed(id).into_iter().filter_map(symbol).collect()
    }

    /// What a kept selection asks of each, over a slot.
    #[must_use]
    pub fn selects(&self, id: ExprId) -> Option<(Slot, ExprId)> {
        match &self.kept(id)?.body {
            QuoteBody::Selection { member, .. } => Some(*member),
            _ => None,
        }
    }

    /// Whether a player is `you`, and not the opponent of `you`.
    #[must_use]
    pub fn is_you(&self, player: ExprId) -> Option<bool> {
        match self.said_of(player, Builtin::Opponent) {
            Some(of) => self.is_you(of).map(|you| !you),
            None => self.is_local(player, YOU).then_some(true),
        }
    }

    /// Whether a zone is in play.
    #[must_use]
    pub fn is_in_play(&self, zone: ZoneId) -> bool {
        self.at(zone).is_some_and(|zone| zone.in_play)
    }

    /// What must hold together for a test to hold.
    #[must_use]
    pub fn conjuncts(&self, test: ExprId) -> Vec<ExprId> {
        match self.expr(test) {
            Expr::And(parts) => parts
                .iter()
                .flat_map(|part| self.conjuncts(*part))
                .collect(),
            _ => vec![test],
        }
    }

    /// What a test joins by `and` and `or`, down to what is joined no more.
    #[must_use]
    pub fn joined(&self, test: ExprId) -> Vec<ExprId> {
        match self.expr(test) {
            Expr::And(parts) | Expr::Or(parts) => {
                parts.iter().flat_map(|part| self.joined(*part)).collect()
            }
            _ => vec![test],
        }
    }

    /// What two expressions are compared for equality by a test.
    #[must_use]
    pub fn equals(&self, test: ExprId) -> Option<(ExprId, ExprId)> {
        match self.expr(test) {
            Expr::Compare(Comparison::Equal, one, other) => Some((*one, *other)),
            _ => None,
        }
    }

    /// Whether a test lets through what stands in one slot only if it is what stands in another.
    #[must_use]
    pub fn is_same(&self, test: ExprId, one: Slot, other: Slot) -> bool {
        self.conjuncts(test).into_iter().any(|part| {
            let sides = self.equals(part);
            let sides = sides.map(|(left, right)| (self.local(left), self.local(right)));
            sides == Some((Some(one), Some(other))) || sides == Some((Some(other), Some(one)))
        })
    }

    /// Whether an expression is `nothing`.
    #[must_use]
    pub fn is_nothing(&self, id: ExprId) -> bool {
        *self.expr(id) == Expr::Nothing
    }
}

impl Expr {
    /// The group over which something is asked.
    #[must_use]
    pub const fn group(&self) -> Option<&Group> {
        match self {
            Self::Filter(over) | Self::Fold { over, .. } | Self::Map { over, .. } => Some(over),
            _ => None,
        }
    }

    /// The slots that it fills, for the expressions in it.
    pub fn fills(&self) -> impl Iterator<Item = Slot> {
        let event = match self {
            Self::Just(event) => Some(event),
            _ => None,
        };
        let group = self.group().map(|group| group.slot);
        event
            .into_iter()
            .flat_map(|event| event.fills())
            .chain(group)
    }

    /// The field of which the value is asked, after all that changes it.
    #[must_use]
    pub const fn unprinted(&self) -> Option<FieldId> {
        match self {
            Self::Field {
                field,
                printed: false,
                ..
            } => Some(*field),
            _ => None,
        }
    }
}

impl HookRole {
    /// The event for which a text waits, or in whose place it does something else.
    #[must_use]
    pub const fn event(&self) -> Option<&EventPattern> {
        match self {
            Self::Instead { event, .. } | Self::Trigger { event, .. } => Some(event),
            _ => None,
        }
    }
}

impl QuoteBody {
    /// The event that it means, if it is one.
    #[must_use]
    pub const fn event(&self) -> Option<&EventPattern> {
        match self {
            Self::Event(event) => Some(event),
            _ => None,
        }
    }
}

impl EventPattern {
    /// The slots into which the player who does it and the roles are put.
    pub fn fills(&self) -> impl Iterator<Item = Slot> {
        self.by
            .into_iter()
            .chain(self.roles.iter().flatten().copied())
    }

    /// The slot of the object to which it happens.
    #[must_use]
    pub fn object(&self) -> Option<Slot> {
        self.roles.first().copied().flatten()
    }
}

impl Statement {
    /// The verb that is done, and to what.
    #[must_use]
    pub fn deed(&self) -> Option<(VerbId, Option<ExprId>)> {
        match self {
            Self::Do { verb, args, .. } => Some((*verb, args.first().copied().flatten())),
            _ => None,
        }
    }
}
