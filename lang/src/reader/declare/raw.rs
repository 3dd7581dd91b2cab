//! Declarations between the passes: the row of words is cut into its parts, and nothing is resolved.

use super::advice::RawAdvice;
use super::scenario::RawScenario;
use super::shape::RawParam;
use crate::reader::card::Forms;
use crate::reader::{Cursor, Env};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{
    ActionId, CardId, ClauseId, FieldId, FunctionForm, FunctionId, KindId, LimitId, ProcedureId,
    Rank, RuleId, ScopeId, SetId, StateId, VerbId, ZoneId,
};
use foldhash::HashMap;
use smol_str::SmolStr;
use std::collections::BTreeMap;

/// Where an item stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The rule around it.
    pub(super) rule: Option<RuleId>,
    /// How strong its word is.
    pub(super) rank: Rank,
    /// The release named at the head of its file.
    pub(super) set: Option<SetId>,
}

#[derive(Debug)]
pub(super) struct RawKind<'s> {
    pub(super) id: KindId,
    pub(super) parent: Option<Cursor<'s>>,
    pub(super) lines: Vec<Cursor<'s>>,
    /// The fields that each card of it must give.
    pub(super) needs: Vec<Cursor<'s>>,
    /// What some words of its cards rest on: `needs ... for ...`.
    pub(super) footings: Vec<Cursor<'s>>,
}

/// Whose a field is, as it is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Whose {
    Kind(KindId),
    Said,
}

#[derive(Debug)]
pub(super) struct RawField<'s> {
    pub(super) ids: Vec<FieldId>,
    pub(super) whose: Whose,
    /// Type and modifiers; nothing for a flag.
    pub(super) rest: Option<Cursor<'s>>,
    /// What is said of it at the table, and where that stands.
    pub(super) shown: Option<(SmolStr, Span)>,
}

#[derive(Debug)]
pub(super) struct RawZone<'s> {
    pub(super) id: ZoneId,
    pub(super) of: Cursor<'s>,
    pub(super) rest: Cursor<'s>,
}

#[derive(Debug)]
pub(super) struct RawState<'s> {
    pub(super) ids: Vec<StateId>,
    pub(super) of: Cursor<'s>,
    pub(super) item: &'s Item,
    pub(super) place: Place,
}

#[derive(Debug)]
pub(super) struct RawScope<'s> {
    pub(super) id: ScopeId,
    pub(super) ty: Cursor<'s>,
}

/// A menu for some texts of cards, by what they do.
#[derive(Debug)]
pub(super) struct RawTextMenu<'s> {
    pub(super) at: usize,
    pub(super) does: Cursor<'s>,
}

#[derive(Debug)]
pub(super) struct RawFunction<'s> {
    pub(super) id: FunctionId,
    pub(super) form: FunctionForm,
    pub(super) params: Vec<RawParam<'s>>,
    pub(super) result: Option<Cursor<'s>>,
    pub(super) item: &'s Item,
    pub(super) place: Place,
    /// Filled by the second pass; none if that failed.
    pub(super) env: Option<Env>,
    /// For needs over a field: the parameter's name and the field it stands for.
    pub(super) alias: Option<(SmolStr, FieldId)>,
}

#[derive(Debug)]
pub(super) struct RawVerb<'s> {
    pub(super) id: VerbId,
    pub(super) params: Vec<RawParam<'s>>,
    pub(super) answers: Option<(SmolStr, Span)>,
    pub(super) ordered: Option<(SmolStr, Span)>,
    pub(super) item: &'s Item,
    pub(super) place: Place,
    pub(super) env: Option<Env>,
}

#[derive(Debug)]
pub(super) struct RawProcedure<'s> {
    pub(super) id: ProcedureId,
    pub(super) params: Vec<RawParam<'s>>,
    /// The type of what it returns.
    pub(super) gives: Option<Cursor<'s>>,
    /// For a window: what follows the parameters.
    pub(super) window: Option<Cursor<'s>>,
    pub(super) item: &'s Item,
    pub(super) place: Place,
    pub(super) env: Option<Env>,
}

#[derive(Debug)]
pub(super) struct RawAction<'s> {
    pub(super) id: ActionId,
    pub(super) menus: Vec<Cursor<'s>>,
    pub(super) item: &'s Item,
    pub(super) place: Place,
}

#[derive(Debug)]
pub(super) struct RawLimit<'s> {
    pub(super) id: LimitId,
    pub(super) params: Vec<RawParam<'s>>,
    /// The player in whose turns it holds, or whose opponent's those are.
    pub(super) whose: Option<(SmolStr, Span, bool)>,
}

#[derive(Debug)]
pub(super) struct RawClause<'s> {
    pub(super) id: ClauseId,
    pub(super) head: Cursor<'s>,
    pub(super) colon: Option<RawParam<'s>>,
    pub(super) of: Option<Cursor<'s>>,
    /// Whether rules ask it of cards that do not lie anywhere yet.
    pub(super) unplaced: bool,
    /// Whether it stands before all other lines of its card.
    pub(super) first: bool,
    pub(super) constants: Vec<Cursor<'s>>,
    pub(super) says: Option<SmolStr>,
    pub(super) span: Span,
}

#[derive(Debug)]
pub(super) struct RawHook<'s> {
    pub(super) item: &'s Item,
    pub(super) place: Place,
}

#[derive(Clone, Debug)]
pub(super) struct RawCard<'s> {
    pub(super) id: CardId,
    pub(super) title: SmolStr,
    /// The title with its version, if it has one.
    pub(super) full: SmolStr,
    pub(super) version: Option<SmolStr>,
    /// What stands behind the title and the version.
    pub(super) head: Cursor<'s>,
    /// Where the title stands.
    pub(super) span: Span,
    pub(super) item: &'s Item,
    /// The release named at the head of its file.
    pub(super) set: Option<SetId>,
}

/// A script of a card that is not in force, and the number of the one that is.
#[derive(Debug)]
pub(super) struct Beaten<'s> {
    pub(super) card: RawCard<'s>,
    pub(super) by: CardId,
}

/// Everything declared, by category.
#[derive(Debug, Default)]
pub(super) struct Raw<'s> {
    pub(super) kinds: Vec<RawKind<'s>>,
    pub(super) fields: Vec<RawField<'s>>,
    pub(super) zones: Vec<RawZone<'s>>,
    pub(super) states: Vec<RawState<'s>>,
    pub(super) scopes: Vec<RawScope<'s>>,
    pub(super) text_menus: Vec<RawTextMenu<'s>>,
    /// The menus of limits, which may be declared later.
    pub(super) limit_menus: Vec<(LimitId, Cursor<'s>)>,
    pub(super) functions: Vec<RawFunction<'s>>,
    pub(super) verbs: Vec<RawVerb<'s>>,
    pub(super) procedures: Vec<RawProcedure<'s>>,
    pub(super) actions: Vec<RawAction<'s>>,
    pub(super) limits: Vec<RawLimit<'s>>,
    pub(super) clauses: Vec<RawClause<'s>>,
    /// What a time is declared of, to be settled in the second pass.
    pub(super) times: Vec<(usize, RawParam<'s>)>,
    pub(super) hooks: Vec<RawHook<'s>>,
    pub(super) cards: Vec<RawCard<'s>>,
    /// The first script of each title and version.
    pub(super) titled: HashMap<SmolStr, usize>,
    /// The other scripts of some title and version, by the first of them.
    pub(super) rivals: BTreeMap<usize, Vec<usize>>,
    /// The scripts in whose place another is in force.
    pub(super) beaten: Vec<Beaten<'s>>,
    /// Whether cards are not entered yet, but only noted.
    pub(super) cards_later: bool,
    /// The cards that are not entered yet.
    pub(super) later: Vec<(&'s Item, Place)>,
    /// Whether the head of some card went wrong.
    pub(super) odd_cards: bool,
    pub(super) scenarios: Vec<RawScenario<'s>>,
    pub(super) advice: Vec<RawAdvice>,
    /// `add enum`, whose enumeration may be declared later.
    pub(super) more_symbols: Vec<&'s Item>,
    /// Where each name of a space of its own is declared.
    pub(super) spans: HashMap<(&'static str, SmolStr), Span>,
    /// What the reader of cards must know of kinds.
    pub(super) forms: Forms,
}
