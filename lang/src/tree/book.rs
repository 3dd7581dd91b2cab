//! A whole set of scripts, read: its tables, and what the machine looks for in them by name.

use super::{
    Action, Advice, Card, Cite, CiteId, ClauseForm, Document, Enum, Expr, ExprId, Field, FieldId,
    Function, FunctionId, Hook, HookOwner, Kind, KindId, Limit, Memory, Menu, Procedure,
    ProcedureId, Quote, Release, Rule, RuleId, Scenario, Scope, Slot, Stage, State, Statement,
    Symbol, TextId, TitleRef, Verb, VerbId, Zone,
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
    pub documents: Vec<Document>,
    /// The editions that are declared.
    pub editions: Vec<Named>,
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

impl Book {
    /// The rule whose text a hook is: what a state forbids, the rule says that declares the state.
    #[must_use]
    pub fn rule_of(&self, hook: &Hook) -> Option<RuleId> {
        match hook.owner {
            HookOwner::Rule(rule) => Some(rule),
            HookOwner::State(state) => self.states.get(state.index())?.named.rule,
            HookOwner::Card(..) | HookOwner::Lasting => None,
        }
    }
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

/// The scope in which each of two is asked about whom the law `two_in_one` counts as two.
pub const ONE_OF_TWO: &str = "one_of_two";

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
    /// `may_be_chosen (c, by, you) gives truth`: whether a card may be chosen for what the text of another
    /// does. The reader asks it of the candidates of each choice in card text.
    pub may_be_chosen: Option<FunctionId>,
    /// `spoken_of (c) gives truth`: of what a happening speaks that does not say where. The reader asks it of what
    /// leaves play by it.
    pub spoken_of: Option<FunctionId>,
    /// `supports (c) gives truth`: who counts where the text of a card asks whether there is somebody, or how many
    /// there are. The reader asks it of those members.
    pub supports: Option<FunctionId>,
    /// `two_in_one (c) gives truth`: whether somebody is two where the text of a card counts. The reader asks about
    /// each of them, with the scope `one_of_two` at 1 and at 2.
    pub two_in_one: Option<FunctionId>,
    /// `doer (p) gives player`: whose doing it is what a player does by the text that is at work. The reader asks it of
    /// whoever stands behind a participle, `killed by opponent`.
    pub doer: Option<FunctionId>,
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
    /// The number of players at the table. Of a game for several numbers of players it is the least, until a table is
    /// laid.
    pub players: u8,
    /// The greatest number of players; nothing where it is no other than the least.
    pub most_players: u8,
    /// A field of players that reports show as the score.
    pub score: Option<FieldId>,
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
    /// The rule it stands in.
    pub rule: Option<RuleId>,
    /// Where it stands.
    pub span: Span,
}
