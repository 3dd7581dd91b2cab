//! What a linked program answers: its expressions, texts, fields, states and cards, by their numbers.
//!
//! Each is a look into a table that linking has made.

use super::bearers::Bearers;
use super::jumps::{Entry, Jump};
use super::{
    Ask, CardHook, Channel, Domain, Fact, FieldInfo, Lead, Memo, Node, OwnHook, Plan, Program,
    Question, Subject,
};
use crate::fault::Fault;
use crate::value::Value;
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{
    Action, ActionId, CardId, ClauseId, Expr, ExprId, FieldId, Function, FunctionId, Hook, HookId,
    HookOwner, KindId, MenuId, QuoteId, StateId, TextId, TitleId, Zone, ZoneId,
};
use std::collections::BTreeSet;
use std::sync::Arc;

impl Program {
    /// An action.
    ///
    /// # Errors
    /// When the book has no such action.
    pub fn action(&self, id: ActionId) -> Result<&Action, Fault> {
        self.book
            .actions
            .get(id.index())
            .ok_or_else(|| Fault::broken("such action"))
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
        self.plain.kinds.is(kind, under)
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
        self.plain.state_bits.get(state.index()).copied().flatten()
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
        self.plain.channels.index(channel)
    }

    /// How many channels there are.
    #[must_use]
    pub const fn channel_count(&self) -> usize {
        self.plain.channels.count
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

    /// The texts of states on a channel that are asked of one role of a verb.
    #[inline]
    #[must_use]
    pub fn own_hooks(&self, channel: usize) -> &[OwnHook] {
        self.hooks.own.get(channel).map_or(&[], Vec::as_slice)
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
        self.plain.together.get(hook.index()).copied().flatten()
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

    /// A question of a test with jumps, unless its answer is reached.
    #[inline]
    pub(crate) fn jump(&self, at: Entry) -> Option<&Jump> {
        self.jumps.get(at)
    }

    /// Where all tests of a group begin, and where those that its lead does not answer.
    #[inline]
    pub(crate) fn tests(&self, group: ExprId) -> (Entry, Entry) {
        let place = self.groups.place(group);
        place
            .and_then(|at| self.jumps.group(at))
            .unwrap_or((Entry::YES, Entry::YES))
    }

    /// Where a test stands that is the same for all members of a group.
    #[cfg(feature = "profile")]
    #[must_use]
    pub fn test_at(&self, test: usize) -> Option<Span> {
        let ask = |node: &Node| matches!(node, Node::Ask(number) if *number as usize == test);
        let at = self.nodes.iter().position(ask)?;
        self.book.expr_spans.get(at).copied()
    }

    /// What a question about a function, or a test of a group, is about.
    #[inline]
    pub(crate) fn asked(&self, question: &Question) -> Subject {
        let about = question.function();
        match about.index().checked_sub(self.book.functions.len()) {
            Some(test) => Subject::Test(test),
            None => Subject::Function(about),
        }
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
        self.book.text(id)
    }

    /// The value of a text, the same for equal texts.
    #[must_use]
    pub fn text_value(&self, text: &str) -> Value {
        self.plain
            .texts
            .find(&self.book, text)
            .map_or_else(|| Value::Words(Arc::new(SmolStr::new(text))), Value::Text)
    }

    /// The first of the equal texts of the book.
    #[must_use]
    pub fn canonical(&self, id: TextId) -> TextId {
        self.plain.texts.canonical(id)
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
