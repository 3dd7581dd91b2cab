//! What players may do, and the procedures and windows in which they are asked.

use super::{
    BlockId, CardId, CiteId, ExprId, LimitId, MenuId, Named, Param, Pick, ProcedureId, Slot,
    Span as TimeSpan, TextId, Type,
};
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

/// Something a player may choose to do.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
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
    /// Whether it may be used while the card is not in play: its text names such a place.
    pub anywhere: bool,
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
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
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
    /// How often in it.
    pub most: i64,
    /// Whose turns alone it allows anything in; none for anybody's.
    pub whose: Option<Whose>,
}

/// `per turn of p`, `per turn of opponent of p`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Whose {
    /// Which part of the key the player is.
    pub key: usize,
    /// Whether it is his opponent's turns.
    pub opponent: bool,
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
