//! The tables of a book: everything that scripts declare.

use super::{
    ActionId, Advice, BlockId, CardId, CiteId, ClauseId, Constraint, EnumId, EventPattern, Expr,
    ExprId, FieldId, FunctionId, HookId, KindId, LimitId, MenuId, Pick, ProcedureId, QuoteId,
    QuoteType, RuleId, Scenario, SetId, Slot, Span as TimeSpan, StageId, StateId, Statement,
    SymbolId, TextId, Type, VerbId,
};
use crate::span::Span;
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

/// A whole set of scripts, read and checked.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each table is documented at its entry")]
pub struct Book {
    pub texts: Vec<SmolStr>,
    pub kinds: Vec<Kind>,
    pub enums: Vec<Enum>,
    pub symbols: Vec<Symbol>,
    pub fields: Vec<Field>,
    pub zones: Vec<Zone>,
    pub states: Vec<State>,
    pub functions: Vec<Function>,
    pub verbs: Vec<Verb>,
    pub actions: Vec<Action>,
    pub menus: Vec<Menu>,
    pub procedures: Vec<Procedure>,
    pub stages: Vec<Stage>,
    pub limits: Vec<Limit>,
    pub clauses: Vec<ClauseForm>,
    pub rules: Vec<Rule>,
    pub cards: Vec<Card>,
    pub sets: Vec<Release>,
    pub cites: Vec<Cite>,
    pub scopes: Vec<Scope>,
    pub hooks: Vec<Hook>,
    pub memories: Vec<Memory>,
    pub titles: Vec<TitleRef>,
    pub exprs: Vec<Expr>,
    /// Where each expression stands in the scripts; as long as `exprs`.
    pub expr_spans: Vec<Span>,
    pub blocks: Vec<Vec<Statement>>,
    /// Where each statement stands; same shape as `blocks`.
    pub block_spans: Vec<Vec<Span>>,
    pub quotes: Vec<Quote>,
    /// What every deck must satisfy before a game starts.
    pub demands: Vec<Demand>,
    pub scenarios: Vec<Scenario>,
    pub advice: Vec<Advice>,
    pub laws: Laws,
    /// The kinds and zones the machine must be told about.
    pub roots: Roots,
}

/// A declared name with where it was declared and on whose authority.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Named {
    /// Its name as scripts write it.
    pub name: SmolStr,
    /// How a reader of the game sees it (the name, unless the declaration `says` otherwise).
    pub says: Option<TextId>,
    /// Where it is declared.
    pub span: Span,
    /// What it cites.
    pub cites: Vec<CiteId>,
    /// The rule it stands in.
    pub rule: Option<RuleId>,
}

/// A kind of object. Kinds form a tree.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Kind {
    /// Its name.
    pub named: Named,
    /// The kind it is under.
    pub parent: Option<KindId>,
    /// Its own fields and those of the kinds above it.
    pub fields: Vec<FieldId>,
    /// Flags a card of this kind may carry (also in `fields`, as truths).
    pub flags: Vec<FieldId>,
    /// Fields that each printed card of it gives.
    pub needs: Vec<FieldId>,
    /// Whether objects of it are printed cards, rather than made during play.
    pub printed: bool,
}

/// An enumeration.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Enum {
    /// Its name.
    pub named: Named,
    /// Its names, in order.
    pub symbols: Vec<SymbolId>,
}

/// One name of an enumeration.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Symbol {
    /// Its name.
    pub named: Named,
    /// Its enumeration.
    pub of: EnumId,
    /// Its position in it, from 0.
    pub ordinal: u32,
}

/// Whose a field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FieldOf {
    /// Objects of a kind.
    Kind(KindId),
    /// Each player.
    Player,
    /// The game.
    Game,
}

/// A field.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Field {
    /// Its name.
    pub named: Named,
    /// Whose it is.
    pub of: FieldOf,
    /// Its type.
    pub ty: Type,
    /// Printed on cards (it may then be changed by text, but not set) or stored in the state.
    pub printed: bool,
    /// Whether a missing printed value is undefined rather than the type's zero.
    pub maybe: bool,
    /// Value at the start, or when a printed one is missing. Slots: `this` and `you` only.
    pub default: Option<ExprId>,
    /// When it goes back to its default by itself.
    pub resets: Option<Reset>,
}

/// When a stored field resets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reset {
    /// At the start of every turn.
    EveryTurn,
    /// When its object leaves play (the rule for every stored field of a card).
    LeavingPlay,
}

/// Whose a zone is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ZoneOf {
    /// Each player has one.
    Player,
    /// Each object of a kind has one.
    Kind(KindId),
    /// There is one.
    Game,
}

/// Who may know which cards are in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sees {
    /// Everybody: cards lie face up.
    Everybody,
    /// The player whose it is (of an object's zone: its controller).
    Holder,
    /// Each card's owner.
    Owner,
    /// Nobody.
    Nobody,
}

/// A zone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Zone {
    /// Its name.
    pub named: Named,
    /// Whose.
    pub of: ZoneOf,
    /// Whether the order of its cards means something.
    pub ordered: bool,
    /// Who sees what is in it.
    pub sees: Sees,
    /// Whether what is in it is in play.
    pub in_play: bool,
    /// Where the cards of a new game's list of this name start (`starts with "Missions"`).
    pub starts: Option<TextId>,
}

/// A state that objects can be in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Its name.
    pub named: Named,
    /// The kinds whose objects can be in it.
    pub of: Vec<KindId>,
    /// Other objects that are in it because an object is: a set over slot `this`.
    pub spreads: Option<ExprId>,
    /// Derived from the position rather than stored: a truth over `this`.
    pub means: Option<ExprId>,
}

/// A parameter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Param {
    /// Its name.
    pub name: SmolStr,
    /// Its slot.
    pub slot: Slot,
    /// Its type; of several kinds, the nearest kind above them all.
    pub ty: Type,
    /// The kinds, if several are written.
    pub kinds: Vec<KindId>,
    /// The preposition (or word) that introduces it in a phrase; none for the first role.
    pub role: Option<SmolStr>,
    /// Whether it may be left out.
    pub maybe: bool,
}

/// What kind of word a function is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FunctionForm {
    /// `crew of s`.
    Noun,
    /// `a aboard b`, `a is staffed`.
    Relation,
    /// `your personnel`.
    Adjective,
    /// An atom of a requirement.
    Need,
    /// A function the machine calls.
    Law,
}

/// A pure function.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Function {
    /// Its name.
    pub named: Named,
    /// What kind of word it is.
    pub form: FunctionForm,
    /// Its parameters.
    pub params: Vec<Param>,
    /// What it gives.
    pub result: Type,
    /// How many slots its frame has.
    pub slots: u16,
    /// What it means.
    pub body: ExprId,
}

/// A verb, or an event that nobody does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verb {
    /// Its name.
    pub named: Named,
    /// Its roles.
    pub params: Vec<Param>,
    /// How many slots its frame has.
    pub slots: u16,
    /// What it does; an event has none.
    pub body: Option<BlockId>,
    /// Whether a role that is a set is done as one event (`at once`) rather than one by one.
    pub at_once: bool,
    /// The log line, a template over the roles; none keeps it out of the log.
    pub log: Option<TextId>,
    /// The role that a text using this verb answers (a response to it).
    pub answers: Option<u16>,
}

/// Something a player may choose to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Action {
    /// Its name.
    pub named: Named,
    /// The menus it stands in.
    pub menus: Vec<MenuId>,
    /// For an action that a card's text gives: an expression over `this` and `you` that tells
    /// whether that text is active for that player. Rule actions have none.
    pub source: Option<ActionSource>,
    /// Single-valued parts, enumerated in order; each may depend on those before it.
    pub anchors: Vec<Anchor>,
    /// What must hold of them all.
    pub legal: Vec<Requirement>,
    /// Sets chosen with it.
    pub picks: Vec<Pick>,
    /// How often.
    pub limits: Vec<LimitUse>,
    /// What it costs; done first.
    pub cost: Option<BlockId>,
    /// What it does.
    pub body: BlockId,
    /// The changes to the position it declares, for look-ahead: statements of writes only.
    pub declares: Option<BlockId>,
    /// How many slots its frame has.
    pub slots: u16,
    /// Its line in a menu and in the log: a template over its slots.
    pub says: Option<TextId>,
    /// Illegality is found out later, by the law it names.
    pub unchecked: bool,
}

impl Action {
    /// The slot of a part, by its name: an anchor, or a set chosen with it.
    #[must_use]
    pub fn slot_of(&self, name: &str) -> Option<Slot> {
        let anchors = self
            .anchors
            .iter()
            .map(|anchor| (Some(&anchor.name), anchor.slot));
        let picks = self
            .picks
            .iter()
            .map(|pick| (pick.name.as_ref(), pick.slot));
        let mut parts = anchors.chain(picks);
        let part = parts.find(|(part, _)| part.is_some_and(|part| part == name));
        part.map(|(_, slot)| slot)
    }
}

/// The text that gives an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActionSource {
    /// The card.
    pub card: CardId,
    /// Which clause of it.
    pub clause: u32,
    /// Whether it may be used now, over `this` and `you`.
    pub active: ExprId,
}

/// A single-valued part of an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Anchor {
    /// Its name.
    pub name: SmolStr,
    /// Its slot.
    pub slot: Slot,
    /// The values it can have.
    pub from: ExprId,
    /// What must hold once it is known, besides.
    pub legal: Vec<Requirement>,
}

/// A condition with its authority.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Requirement {
    /// What must hold.
    pub test: ExprId,
    /// What a player is told who asks why not: a template, if the text gives one.
    pub says: Option<TextId>,
    /// Its citation, where it has one of its own.
    pub cites: Vec<CiteId>,
}

/// A list of actions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Menu {
    /// Its name.
    pub named: Named,
    /// Whether what stands in it is no reason by itself to trouble a person.
    pub aside: bool,
}

/// An ordered part of the rules. A window is one too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Procedure {
    /// Its name.
    pub named: Named,
    /// Its parameters.
    pub params: Vec<Param>,
    /// What it returns, if it returns something.
    pub gives: Option<Type>,
    /// How many slots its frame has.
    pub slots: u16,
    /// What happens.
    pub body: BlockId,
    /// What happens on every way out.
    pub finally: Option<BlockId>,
    /// For a window: the menus it offers and who is asked first.
    pub window: Option<WindowForm>,
}

/// Who may answer, and with what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WindowForm {
    /// The menus offered.
    pub menus: Vec<MenuId>,
    /// The player asked first; the others follow in turn order.
    pub first: ExprId,
    /// Whether nobody else is asked.
    pub only: bool,
    /// Whether it closes after the first answer rather than when all have passed in a row.
    pub once: bool,
}

/// A stage.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stage {
    /// Its name.
    pub named: Named,
    /// The procedure it belongs to.
    pub of: ProcedureId,
}

/// A limit: so many uses for a key in a span.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Limit {
    /// Its name.
    pub named: Named,
    /// The parameters of its key.
    pub params: Vec<Param>,
    /// The span after which the count starts anew.
    pub span: TimeSpan,
}

/// A use of a limit by an action or trigger.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LimitUse {
    /// Which.
    pub limit: LimitId,
    /// The key's values.
    pub key: Vec<ExprId>,
    /// At most so many.
    pub max: ExprId,
}

/// How a clause of a card is written, and its typed slots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClauseForm {
    /// Its name: the record's name in rules (`as wall`), or its first words.
    pub named: Named,
    /// The kinds whose cards may carry it.
    pub of: Option<KindId>,
    /// Its slots.
    pub params: Vec<Param>,
    /// How it is rendered: a template over its slots.
    pub render: Option<TextId>,
}

/// A rule: a named group with a citation.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rule {
    /// Its name.
    pub named: Named,
    /// The edition that declares it.
    pub edition: Option<SmolStr>,
}

/// A citation: a document and a section of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cite {
    /// The document's short name.
    pub document: SmolStr,
    /// The section, or the row of a catalogue.
    pub section: SmolStr,
}

/// A scope: a value that text finds around it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scope {
    /// Its name.
    pub named: Named,
    /// Its type.
    pub ty: Type,
}

/// A release.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Release {
    /// Its short name.
    pub named: Named,
    /// Its title.
    pub title: TextId,
    /// The year or date of release as written.
    pub released: SmolStr,
}

/// A printed card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// Its title.
    pub title: TextId,
    /// Which of several cards of this title.
    pub version: Option<TextId>,
    /// Its kind.
    pub kind: KindId,
    /// Its release.
    pub set: Option<SetId>,
    /// Where it is written.
    pub span: Span,
    /// Printed values. Constant expressions, or expressions over `this` for values with an X.
    pub facts: Vec<(FieldId, ExprId)>,
    /// Its clauses, in printed order.
    pub clauses: Vec<ClauseInstance>,
    /// Its standing text.
    pub hooks: Vec<HookId>,
    /// The actions its text gives.
    pub actions: Vec<ActionId>,
    /// Text that is not scripted, in the designer's words: why. Empty when the card is complete.
    pub not_encoded: Vec<TextId>,
}

/// A clause on a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClauseInstance {
    /// Its form.
    pub form: ClauseId,
    /// The values of its slots, over `this` and `you`.
    pub args: Vec<Option<ExprId>>,
    /// Where it stands.
    pub span: Span,
}

/// Text kept as a value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Quote {
    /// What it answers.
    pub ty: QuoteType,
    /// How many captured values are copied to its slots from 2 on.
    pub captures: u16,
    /// How many slots its frame has.
    pub slots: u16,
    /// For effects: the choices made when it is initiated, in order.
    pub targets: Vec<Pick>,
    /// For effects: whether what is chosen only when they happen, by chance or behind such a choice, could be
    /// chosen now; nothing if there is no such choice.
    pub able: Option<ExprId>,
    /// For effects: what they do. For the others: what they answer.
    pub body: QuoteBody,
    /// Its words, for whoever reads of it.
    pub says: Option<TextId>,
    /// Where it stands.
    pub span: Span,
}

/// The body of a quote.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum QuoteBody {
    /// An answer.
    Answer(ExprId),
    /// A selection: the set it means, as a filter; and how many of them.
    Selection {
        /// The whole set.
        all: ExprId,
        /// The slot holding an object, and whether it is among them, without enumerating.
        member: (Slot, ExprId),
        /// How many it asks for: at least and at most; none for all.
        count: Option<(ExprId, Option<ExprId>)>,
        /// Whether the choice is by chance.
        random: bool,
        /// Who chooses, if the text says.
        by: Option<ExprId>,
    },
    /// Effects.
    Effects(BlockId),
    /// An event.
    Event(EventPattern),
}

/// Whose standing text it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HookOwner {
    /// A rule's.
    Rule(RuleId),
    /// A card's, and which clause of it.
    Card(CardId, u32),
    /// A state's: `this` is the object in the state.
    State(StateId),
    /// A lasting effect's: made by a statement; `this` is the object whose text made it.
    Lasting,
}

/// How strong a text's word is. The order is the order of the last word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    Rule,
    Overriding,
    Card,
    Ruling,
    Errata,
    House,
}

/// A standing piece of text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hook {
    /// Whose.
    pub owner: HookOwner,
    /// How strong.
    pub rank: Rank,
    /// The rules that it overrides by name.
    pub overrides: Vec<RuleId>,
    /// How many slots its frame has.
    pub slots: u16,
    /// Whether it is active, over `this` and `you`: the frames `while`, `if`; none for always.
    /// That card text is active only in play (or where the text says) is the law `active`.
    pub active: Option<ExprId>,
    /// Zones other than those in play in which a card's text is active.
    pub anywhere: bool,
    /// What it does.
    pub role: HookRole,
    /// What it cites.
    pub cites: Vec<CiteId>,
    /// Where it stands.
    pub span: Span,
}

/// How a change acts on a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ChangeHow {
    /// `F = n`, `F becomes x`.
    Set,
    /// `F +n`, `gains x`.
    Add,
    /// `F * n`.
    Multiply,
    /// `loses x`: takes symbols out of a set or of levels.
    Lose,
}

/// What a hook does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum HookRole {
    /// Changes a field of the objects it speaks of.
    Change {
        /// The field.
        field: FieldId,
        /// The slot that holds the object asked about.
        subject: Slot,
        /// Whether the object is one of those, over the subject's slot.
        test: ExprId,
        /// How.
        how: ChangeHow,
        /// By how much, or to what; over the subject's slot too.
        amount: ExprId,
        /// Whether its text says cumulative.
        cumulative: bool,
        /// An upper bound for the sum over copies, if its text says `limit`.
        limit: Option<ExprId>,
    },
    /// Puts objects in a state as long as it stands.
    Marks {
        /// The state.
        state: StateId,
        /// The slot that holds the object asked about.
        subject: Slot,
        /// Whether the object is one of those.
        test: ExprId,
    },
    /// Forbids or permits an action or a verb.
    Verdict {
        /// Permits rather than forbids.
        allow: bool,
        /// What.
        act: Act,
        /// Slots for its anchors or roles, by its parameters, and for the player who does it.
        roles: Vec<Option<Slot>>,
        /// The slot of the player who does it.
        by: Option<Slot>,
        /// Whether it speaks of this case.
        test: Option<ExprId>,
        /// What a player is told who asks why not.
        says: Option<TextId>,
    },
    /// Does something else instead of an event, once in the event's lineage.
    Instead {
        /// The event.
        event: EventPattern,
        /// Who may choose it; none when it must be.
        by: Option<ExprId>,
        /// Whether it is possible (its cost can be paid).
        able: Option<ExprId>,
        /// What is done.
        body: BlockId,
        /// How often.
        limits: Vec<LimitUse>,
    },
    /// Does something when an event has happened (or is about to).
    Trigger {
        /// The event.
        event: EventPattern,
        /// Before it happens rather than after.
        before: bool,
        /// Who may choose it; none when it must be.
        by: Option<ExprId>,
        /// Whether it is possible.
        able: Option<ExprId>,
        /// What is done.
        body: BlockId,
        /// How often.
        limits: Vec<LimitUse>,
    },
    /// Keeps something true: settled after each step, until nothing changes.
    Whenever {
        /// The slot of the object it speaks of, and the set of such objects; none for a plain test.
        each: Option<(Slot, ExprId)>,
        /// The test, for a plain one.
        test: Option<ExprId>,
        /// What is done.
        body: BlockId,
    },
    /// Acts on a stage of a procedure.
    Around {
        /// The stage.
        stage: StageId,
        /// Where.
        when: Around,
        /// Slots into which the procedure's parameters are copied.
        roles: Vec<Option<Slot>>,
        /// What is done.
        body: Option<BlockId>,
    },
}

/// Where a hook acts on a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Around {
    /// Before it.
    Before,
    /// After it.
    After,
    /// In its place.
    Instead,
}

/// What can be forbidden or permitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Act {
    /// An action.
    Action(ActionId),
    /// A verb, whoever does it.
    Verb(VerbId),
}

/// A fact about the past that some text asks about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// The event that is counted.
    pub event: EventPattern,
    /// The values under which it is counted, over the pattern's slots.
    pub key: Vec<ExprId>,
    /// How many slots the pattern's frame has.
    pub slots: u16,
}

/// A reference to titles: the law `covers` decides, once, which cards it means.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TitleRef {
    /// The title written.
    pub title: TextId,
    /// A version, where one must be told.
    pub version: Option<TextId>,
    /// `any "X"`: by the law `covers_any`.
    pub any: bool,
}

/// The functions to which the machine hands its bookkeeping, found by their names.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Laws {
    /// `total (base, changes) gives number`: what a number is after all that changes it.
    pub total: Option<FunctionId>,
    /// `counted (changes) gives changes`: which of them count.
    pub counted: Option<FunctionId>,
    /// `counts_again (now: change, earlier: set of change) gives truth`: whether a verb that a text does
    /// counts beside what copies of the text have done at the same event.
    pub counts_again: Option<FunctionId>,
    /// `covers (name, card) gives truth`.
    pub covers: Option<FunctionId>,
    /// `covers_any (name, card) gives truth`.
    pub covers_any: Option<FunctionId>,
    /// `verdict (forbids, allows) gives truth`: of equally strong texts.
    pub verdict: Option<FunctionId>,
    /// `reader (c) gives player`: whom a card's text calls `you`.
    pub reader: Option<FunctionId>,
    /// `active (c) gives truth`: whether a card's text counts.
    pub active: Option<FunctionId>,
    /// `tie_breaker (c) gives player`: who chooses among equals where a card's text names nobody.
    pub tie_breaker: Option<FunctionId>,
    /// `volunteers (candidates) gives set of card`: who of those among whom chance is about to choose may
    /// be chosen without it, if their controllers wish.
    pub volunteers: Option<FunctionId>,
}

/// What the machine must find to start a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Roots {
    /// The procedure that is the game (`procedure game`).
    pub game: Option<ProcedureId>,
    /// The event that begins each turn (for resets and spans).
    pub turn_begins: Option<VerbId>,
    /// The kind of all printed cards.
    pub card: Option<KindId>,
    /// The number of players.
    pub players: u8,
    /// Constraints are declared per pick; kept here for the machine's self-check.
    pub constraints: Vec<Constraint>,
    /// A field of players that reports show as the score.
    pub score: Option<FieldId>,
    /// Quotes used by the machine's own questions.
    pub quotes: Vec<QuoteId>,
}

/// A condition on a player's cards, asked before anything is dealt, with `you` as that player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Demand {
    /// What must hold; or
    pub needs: Option<ExprId>,
    /// which objects must not be there: each is reported, with the slot it is bound to.
    pub bars: Option<(Slot, ExprId)>,
    /// How many slots its frame has.
    pub slots: u16,
    /// What the player is told: a template.
    pub says: TextId,
    /// What it cites.
    pub cites: Vec<CiteId>,
    /// Where it stands.
    pub span: Span,
}
