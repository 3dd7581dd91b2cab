//! A book, linked: what scripts declare, with the indices the machine needs to run it.
//!
//! In: a checked [`Book`]. Out: a [`Program`] that nothing changes any more. Linking adds no meaning:
//! every table here can be computed from the book, and expressions are run from the book's own arena.

mod bearers;
mod channel;
mod check;
mod comes_to;
mod domain;
mod fields;
mod groups;
mod hooks;
mod ids;
mod inline;
mod kinds;
mod lead;
mod memo;
mod node;
mod offering;
mod plan;
mod present;
mod texts;
mod titles;
mod together;
mod walk;

pub(crate) use bearers::WITH_ACTIONS;
pub use channel::Channel;
pub use domain::Domain;
use domain::Look;
pub use fields::{Cell, Codec, Fact, FieldInfo};
pub use hooks::CardHook;
pub(crate) use lead::{KindSet, Lead};
pub(crate) use memo::{Ask, Memo, Question, pack};
pub(crate) use node::Node;
pub(crate) use plan::Plan;

use crate::fault::Fault;
use crate::hash::StableHasher;
use crate::run::{Code, FlattenError, flatten};
use crate::value::Value;
use bearers::Bearers;
use channel::Channels;
use fields::Fields;
use groups::Groups;
use hooks::Hooks;
use kinds::Kinds;
use offering::{Offering, offering};
use present::Present;
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{
    ActionId, Book, CardId, ClauseId, Expr, ExprId, FieldId, Function, FunctionId, Hook, HookId,
    HookOwner, KindId, MenuId, QuoteId, StateId, TextId, TitleId, VerbId, Zone, ZoneId, ZoneOf,
};
use std::collections::BTreeSet;
use std::hash::Hasher;
use std::sync::{Arc, OnceLock};
use texts::Texts;
use thiserror::Error;
use titles::Coverage;
pub(crate) use walk::mentions;

/// Why a book cannot be linked. A book that the checker passed links.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    /// An index leads out of its table.
    #[error("the book is broken: no {what} where {place} needs it")]
    Broken {
        /// What is missing.
        what: &'static str,
        /// What refers to it.
        place: String,
    },
    /// Kinds that are under themselves.
    #[error("the kinds form a circle")]
    KindCircle,
    /// More states than a record of an object has room for.
    #[error("more than {0} stored states")]
    TooManyStates(usize),
    /// Statements that cannot be laid out.
    #[error(transparent)]
    Flatten(#[from] FlattenError),
    /// More players, or fewer, than the machine can seat.
    #[error("{0} players cannot play: from 1 to 8 can")]
    Players(u8),
}

/// A book, linked.
#[derive(Debug)]
pub struct Program {
    book: Book,
    /// The cards that can be in a game.
    present: Present,
    /// How many expressions scripts wrote; those behind them were put in.
    written: usize,
    code: Code,
    kinds: Kinds,
    fields: Fields,
    hooks: Hooks,
    /// The texts of which all changes are judged without each other.
    together: Vec<Option<u32>>,
    channels: Channels,
    constants: Vec<Option<Value>>,
    nodes: Vec<Node>,
    asks: Vec<Ask>,
    groups: Groups,
    bearers: Bearers,
    memos: Vec<Option<Memo>>,
    /// How each action is looked for.
    plans: Vec<Plan>,
    /// For each kept text which of its targets later choices rest on.
    bearing: Vec<Vec<bool>>,
    /// For each menu what the texts of cards have in it.
    offering: Vec<Offering>,
    /// The bit of each stored state; none for those that are derived.
    state_bits: Vec<Option<u8>>,
    /// For each verb the one that it comes to.
    comes_to: Vec<Option<VerbId>>,
    /// Whether anything but marks puts objects in each state.
    derived: Vec<bool>,
    texts: Texts,
    coverage: Coverage,
    /// How many slots a frame for each expression needs.
    slots: Vec<u16>,
    /// The zones that objects have.
    object_zones: Vec<ZoneId>,
    hash: OnceLock<u64>,
}

impl Program {
    /// Links a book.
    ///
    /// # Errors
    /// When the book refers to what it does not have, or is larger than the machine.
    pub fn link(book: Book) -> Result<Arc<Self>, LinkError> {
        Self::link_alone(book, Present::default()).map(Arc::new)
    }

    /// The same program for games that have no other cards than these. It plays them the same way, and is
    /// quicker, because what no card of the game says need not be asked.
    ///
    /// # Errors
    /// As linking has.
    pub fn with_cards(
        &self,
        cards: impl IntoIterator<Item = CardId>,
    ) -> Result<Arc<Self>, LinkError> {
        let book = self.as_written();
        let present = Present::only(&book, cards.into_iter().collect());
        let mut program = Self::link_alone(book, present)?;
        program.hash = self.hash.clone();
        Ok(Arc::new(program))
    }

    fn link_alone(mut book: Book, present: Present) -> Result<Self, LinkError> {
        check::check(&book)?;
        let written = book.exprs.len();
        let kinds = Kinds::of(&book)?;
        let channels = Channels::of(&book);
        let texts = Texts::of(&book);
        let state_bits = state_bits(&book)?;
        let hooks = Hooks::of(&book, &channels, &present);
        let together = together::together(&book);
        let memos = memo::memos(&book, |expr| match expr {
            Expr::Field {
                field,
                printed: false,
                ..
            } => hooks.used.get(channels.index(Channel::Change(*field))) == Some(&true),
            Expr::HasState(_, state) => state_bits.get(state.index()) == Some(&None),
            _ => false,
        });
        let bodies = inline::inline(&mut book, &memos);
        let constants = fields::constants(&book, &texts);
        let fields = Fields::of(&book, &kinds, &constants);
        let coverage = Coverage::of(&book);
        let code = flatten(&book)?;
        let slots = walk::slots(&book);
        let derived = (0_u32..).map(StateId).zip(&book.states);
        let derived = derived.map(|(id, state)| {
            let marks = hooks.used.get(channels.index(Channel::Marks(id)));
            state.means.is_some() || state.spreads.is_some() || marks == Some(&true)
        });
        let derived: Vec<bool> = derived.collect();
        let look = Look {
            book: &book,
            bodies: &bodies,
            derived: &derived,
        };
        let groups = Groups::of(look, &kinds);
        let (nodes, asks) = node::nodes(&book, &groups.ids, &constants, &bodies, &memos);
        let object_zones = (0_u32..)
            .zip(&book.zones)
            .filter(|(_, zone)| matches!(zone.of, ZoneOf::Kind(_)))
            .map(|(at, _)| ZoneId(at))
            .collect();
        Ok(Self {
            code,
            kinds,
            fields,
            hooks,
            together,
            channels,
            nodes,
            asks,
            bearers: Bearers::of(&book, &groups),
            groups,
            constants,
            memos,
            offering: offering(&book, &present),
            plans: plan::plans(&book),
            bearing: plan::bearing(&book),
            state_bits,
            comes_to: comes_to::comes_to(&book),
            derived,
            texts,
            coverage,
            slots,
            object_zones,
            hash: OnceLock::new(),
            written,
            present,
            book,
        })
    }

    /// The same program without what makes it quick: it has all cards, looks for the members of groups among everything in
    /// play, asks all their tests of all of them, and calls every definition. It exists to be compared with.
    ///
    /// # Errors
    /// As linking has.
    pub fn scanning(&self) -> Result<Arc<Self>, LinkError> {
        let mut plain = Self::link_alone(self.as_written(), Present::default())?;
        plain.groups.scan();
        for node in &mut plain.nodes {
            if matches!(node, Node::Inlined(_) | Node::Ask(_)) {
                *node = Node::Tree;
            }
        }
        Ok(Arc::new(plain))
    }

    /// Whether a card can be in games of this program.
    #[inline]
    pub(crate) fn has_card(&self, card: CardId) -> bool {
        self.present.has(card)
    }

    /// The book without what was put in.
    fn as_written(&self) -> Book {
        let mut book = self.book.clone();
        book.exprs.truncate(self.written);
        book.expr_spans.truncate(self.written);
        book
    }

    /// The book. Behind its expressions stand those of small definitions, put in where they are called.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.book
    }

    /// The statements of the book, laid out.
    #[inline]
    #[must_use]
    pub const fn code(&self) -> &Code {
        &self.code
    }

    /// A number for the content of the book, the same on every machine.
    #[must_use]
    pub fn hash(&self) -> u64 {
        *self.hash.get_or_init(|| {
            let mut hasher = StableHasher::new();
            hasher.write(&serde_json::to_vec(&self.as_written()).unwrap_or_default());
            hasher.finish()
        })
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.book.roots.players
    }

    /// An expression.
    ///
    /// # Errors
    /// When the book has no such expression.
    #[inline]
    pub fn expr(&self, id: ExprId) -> Result<&Expr, Fault> {
        self.book
            .exprs
            .get(id.index())
            .ok_or_else(|| Fault::broken("such expression"))
    }

    /// Where an expression stands.
    #[must_use]
    pub fn span(&self, id: ExprId) -> Option<Span> {
        self.book.expr_spans.get(id.index()).copied()
    }

    /// A function.
    ///
    /// # Errors
    /// When the book has no such function.
    #[inline]
    pub fn function(&self, id: FunctionId) -> Result<&Function, Fault> {
        self.book
            .functions
            .get(id.index())
            .ok_or_else(|| Fault::broken("such function"))
    }

    /// What the answer of a function depends on, if it is worth remembering.
    #[inline]
    pub(crate) fn memo(&self, function: FunctionId) -> Option<&Memo> {
        self.memos.get(function.index()).and_then(Option::as_ref)
    }

    /// Whether what is chosen behind a target of a kept text rests on it.
    pub(crate) fn bears(&self, quote: QuoteId, target: usize) -> bool {
        let targets = self.bearing.get(quote.index());
        targets.and_then(|targets| targets.get(target)) == Some(&true)
    }

    /// How an action is looked for.
    ///
    /// # Errors
    /// When the book has no such action.
    #[inline]
    pub(crate) fn plan(&self, action: ActionId) -> Result<&Plan, Fault> {
        self.plans
            .get(action.index())
            .ok_or_else(|| Fault::broken("such action"))
    }

    /// Whether the text of some card has an action in a menu.
    #[inline]
    pub(crate) fn is_offered_by_cards(&self, menu: MenuId) -> bool {
        self.offering.get(menu.index()).is_some_and(|menu| menu.any)
    }

    /// The actions in a menu that texts of cards give while the card is not in play.
    #[inline]
    pub(crate) fn offered_from_outside(&self, menu: MenuId) -> &[(CardId, ActionId)] {
        let offering = self.offering.get(menu.index());
        offering.map_or(&[], |menu| menu.outside.as_slice())
    }

    /// A standing text.
    ///
    /// # Errors
    /// When the book has no such text.
    #[inline]
    pub fn hook(&self, id: HookId) -> Result<&Hook, Fault> {
        self.book
            .hooks
            .get(id.index())
            .ok_or_else(|| Fault::broken("such hook"))
    }

    /// A zone.
    ///
    /// # Errors
    /// When the book has no such zone.
    #[inline]
    pub fn zone(&self, id: ZoneId) -> Result<&Zone, Fault> {
        self.book
            .zones
            .get(id.index())
            .ok_or_else(|| Fault::broken("such zone"))
    }

    /// What the machine knows of a field.
    ///
    /// # Errors
    /// When the book has no such field.
    #[inline]
    pub fn field(&self, id: FieldId) -> Result<&FieldInfo, Fault> {
        self.fields
            .infos
            .get(id.index())
            .ok_or_else(|| Fault::broken("such field"))
    }

    /// What is printed on a card for a field.
    #[must_use]
    pub fn fact(&self, card: CardId, field: FieldId) -> Option<&Fact> {
        self.fields.fact(card, field)
    }

    /// Whether a kind is another or under it.
    #[inline]
    #[must_use]
    pub fn is_kind(&self, kind: KindId, under: KindId) -> bool {
        self.kinds.is(kind, under)
    }

    /// A kind and those above it, from itself up.
    pub fn kinds_above(&self, kind: KindId) -> impl Iterator<Item = KindId> + '_ {
        std::iter::successors(Some(kind), |kind| {
            self.book
                .kinds
                .get(kind.index())
                .and_then(|kind| kind.parent)
        })
        .take(self.book.kinds.len())
    }

    /// The bit of a stored state.
    #[inline]
    #[must_use]
    pub fn state_bit(&self, state: StateId) -> Option<u8> {
        self.state_bits.get(state.index()).copied().flatten()
    }

    /// Whether anything but marks puts objects in a state.
    #[inline]
    pub(crate) fn is_derived(&self, state: StateId) -> bool {
        self.derived.get(state.index()).copied().unwrap_or(false)
    }

    /// Whether objects of a kind can be in a state at all.
    #[inline]
    pub(crate) fn can_be(&self, kind: KindId, state: StateId) -> bool {
        let declared = self.book.states.get(state.index());
        declared.is_some_and(|state| {
            state.of.is_empty() || state.of.iter().any(|of| self.is_kind(kind, *of))
        })
    }

    /// The position of a channel among all.
    #[inline]
    #[must_use]
    pub const fn channel(&self, channel: Channel) -> usize {
        self.channels.index(channel)
    }

    /// How many channels there are.
    #[must_use]
    pub const fn channel_count(&self) -> usize {
        self.channels.count
    }

    /// The standing texts of rules on a channel.
    #[inline]
    #[must_use]
    pub fn rule_hooks(&self, channel: usize) -> &[HookId] {
        self.hooks.rules.get(channel).map_or(&[], Vec::as_slice)
    }

    /// The standing texts of states on a channel, with the state.
    #[inline]
    #[must_use]
    pub fn state_hooks(&self, channel: usize) -> &[(HookId, StateId)] {
        self.hooks.states.get(channel).map_or(&[], Vec::as_slice)
    }

    /// The standing texts of a card, with their channels.
    #[must_use]
    pub fn card_hooks(&self, card: CardId) -> &[CardHook] {
        self.hooks
            .cards
            .get(card.index())
            .map_or(&[], Vec::as_slice)
    }

    /// How many texts of a card stand, wait or give actions.
    pub(crate) fn own_texts(&self, card: CardId) -> i64 {
        let Some(card) = self.book.cards.get(card.index()) else {
            return 0;
        };
        let hooks =
            card.hooks
                .iter()
                .filter_map(|hook| match self.book.hooks.get(hook.index())?.owner {
                    HookOwner::Card(_, clause) => Some(clause),
                    _ => None,
                });
        let actions = card.actions.iter().filter_map(|action| {
            let source = self.book.actions.get(action.index())?.source.as_ref()?;
            Some(source.clause)
        });
        let texts: BTreeSet<u32> = hooks.chain(actions).collect();
        i64::try_from(texts.len()).unwrap_or(i64::MAX)
    }

    /// The channel of a standing text.
    #[must_use]
    pub fn hook_channel(&self, hook: HookId) -> Option<usize> {
        self.hooks.channels.get(hook.index()).copied()
    }

    /// The number of the text whose changes are judged without each other, if this is one of them.
    #[inline]
    pub(crate) fn together(&self, hook: HookId) -> Option<u32> {
        self.together.get(hook.index()).copied().flatten()
    }

    /// Whether any text of the book stands on a channel.
    #[inline]
    #[must_use]
    pub fn is_used(&self, channel: usize) -> bool {
        self.hooks.used.get(channel).copied().unwrap_or(false)
    }

    /// Where the members of a group are best looked for, if not among all objects in play.
    #[inline]
    #[must_use]
    pub fn domain(&self, group: ExprId) -> Option<&Domain> {
        self.groups.domain(group)
    }

    /// How many slots a frame needs in which only this expression is evaluated.
    #[must_use]
    pub fn slots_of(&self, id: ExprId) -> u16 {
        self.slots.get(id.index()).copied().unwrap_or(0)
    }

    /// The zones that objects have, in order.
    #[must_use]
    pub fn zones_of_objects(&self) -> &[ZoneId] {
        &self.object_zones
    }

    /// The fields that objects of a kind have.
    pub fn fields_of(&self, kind: KindId) -> impl Iterator<Item = (FieldId, &FieldInfo)> {
        (0_u32..)
            .zip(&self.fields.infos)
            .filter_map(move |(at, info)| {
                info.kind
                    .filter(|of| self.is_kind(kind, *of))
                    .map(|_| (FieldId(at), info))
            })
    }

    /// The value of an expression that is the same everywhere.
    #[inline]
    #[must_use]
    pub fn constant(&self, id: ExprId) -> Option<&Value> {
        self.constants.get(id.index()).and_then(Option::as_ref)
    }

    /// An expression at a glance.
    #[inline]
    pub(crate) fn node(&self, id: ExprId) -> Node {
        self.nodes.get(id.index()).copied().unwrap_or_default()
    }

    /// A call as a question, by its number.
    #[inline]
    pub(crate) fn ask(&self, number: u32) -> Result<&Ask, Fault> {
        self.asks
            .get(number as usize)
            .ok_or_else(|| Fault::broken("such call"))
    }

    /// What is in play by what its card says.
    #[inline]
    pub(crate) const fn bearers(&self) -> &Bearers {
        &self.bearers
    }

    /// Whether a clause is printed on a card.
    #[inline]
    pub(crate) fn prints(&self, card: Option<CardId>, clause: ClauseId) -> bool {
        card.and_then(|card| self.book.cards.get(card.index()))
            .is_some_and(|card| card.clauses.iter().any(|printed| printed.form == clause))
    }

    /// What is asked first of the members of a group.
    #[inline]
    pub(crate) fn lead(&self, group: ExprId) -> &Lead {
        self.groups.lead(group)
    }

    /// A text.
    #[must_use]
    pub fn text(&self, id: TextId) -> &str {
        self.book.texts.get(id.index()).map_or("", SmolStr::as_str)
    }

    /// The value of a text, the same for equal texts.
    #[must_use]
    pub fn text_value(&self, text: &str) -> Value {
        self.texts
            .find(&self.book, text)
            .map_or_else(|| Value::Words(Arc::new(SmolStr::new(text))), Value::Text)
    }

    /// The first of the equal texts of the book.
    #[must_use]
    pub fn canonical(&self, id: TextId) -> TextId {
        self.texts.canonical(id)
    }

    /// What is known of whether a title reference means a card; none if nobody has asked yet.
    #[inline]
    pub(crate) fn covered(&self, title: TitleId, card: CardId) -> Option<bool> {
        self.coverage.get(title, card)
    }

    /// Keeps the answer of the law.
    pub(crate) fn set_covered(&self, title: TitleId, card: CardId, covered: bool) {
        self.coverage.set(title, card, covered);
    }

    /// Stored fields that go back to their default at the start of every turn.
    #[must_use]
    pub fn turn_resets(&self) -> &[FieldId] {
        &self.fields.turn_resets
    }

    /// Stored fields of players or of the game, by their position among those of the same owner.
    #[must_use]
    pub const fn player_field_count(&self) -> usize {
        self.fields.player_fields
    }

    /// How many stored fields the game has.
    #[must_use]
    pub const fn game_field_count(&self) -> usize {
        self.fields.game_fields
    }

    /// The fields of objects of a kind that are stored.
    pub fn stored_fields(&self, kind: KindId) -> impl Iterator<Item = (FieldId, &FieldInfo)> {
        (0_u32..)
            .zip(&self.fields.infos)
            .filter_map(move |(at, info)| {
                let of = info.kind?;
                (!info.printed && self.is_kind(kind, of)).then_some((FieldId(at), info))
            })
    }
}

/// Gives a bit to each state that is stored.
fn state_bits(book: &Book) -> Result<Vec<Option<u8>>, LinkError> {
    let mut next = 0_u8;
    let mut bits = Vec::with_capacity(book.states.len());
    for state in &book.states {
        if state.means.is_some() {
            bits.push(None);
        } else if next < 64 {
            bits.push(Some(next));
            next += 1;
        } else {
            return Err(LinkError::TooManyStates(64));
        }
    }
    Ok(bits)
}

#[cfg(test)]
mod tests;
