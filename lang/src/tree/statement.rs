//! Statements: the only ordered part of the language.

use super::{
    BlockId, CiteId, ExprId, HookId, KindId, LimitId, MenuId, ProcedureId, ScopeId, Slot, StageId,
    StateId, TextId, VerbId,
};
use super::{FieldId, ProcedureId as Procedure};
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

/// One statement.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of most fields say it")]
pub enum Statement {
    /// `let x be E`.
    Let {
        /// Where it is kept.
        slot: Slot,
        value: ExprId,
    },
    /// A choice of members of a set; `let x be one personnel in team by opponent`.
    Pick(Pick),
    /// A choice of a name of an enumeration, a number or a player from a set of such values.
    PickValue {
        /// Where it is kept.
        slot: Slot,
        /// Who chooses.
        by: ExprId,
        /// The values, one of which is chosen.
        from: ExprId,
        random: bool,
    },
    /// `if C { } else if D { } else { }`.
    If {
        /// Tests and what follows.
        arms: Vec<(ExprId, BlockId)>,
        /// What follows when none holds.
        otherwise: Option<BlockId>,
    },
    /// `for each x in S { }`: the members are taken once; one that has left play or is no longer
    /// of the kind is skipped.
    Each {
        /// The member.
        slot: Slot,
        over: ExprId,
        /// What is done with each.
        body: BlockId,
    },
    /// `while C { }`.
    While { test: ExprId, body: BlockId },
    /// `repeat N { }`.
    Repeat { times: ExprId, body: BlockId },
    /// `P may { } else { }`.
    May {
        /// Who decides.
        by: ExprId,
        /// What is decided, as its script spells it ([`super::plain()`] reads it), if the text gives words.
        says: Option<TextId>,
        /// Whether it can be done at all; without that nobody is asked.
        able: Option<ExprId>,
        /// What is done on yes.
        body: BlockId,
        /// What is done on no.
        otherwise: Option<BlockId>,
    },
    /// `choose one { A; B; C }`.
    ChooseOne {
        /// Who decides.
        by: ExprId,
        /// The alternatives that can be done.
        arms: Vec<Alternative>,
        /// Whether none may be chosen.
        optional: bool,
    },
    /// A verb, with replacements, prohibitions, its event and its consequences.
    Do {
        verb: VerbId,
        /// Its roles, by the verb's parameters.
        args: Vec<Option<ExprId>>,
        /// Who does it; without one, `you`.
        by: Option<ExprId>,
    },
    /// A procedure; `let x be P(a)` keeps what it returns.
    Run {
        procedure: Procedure,
        args: Vec<ExprId>,
        /// Where what it returns is kept: nothing, if it ends in another way.
        into: Option<Slot>,
    },
    /// Chooses the targets of quoted effects and keeps them with it: the quote in a slot becomes
    /// one whose targets are bound.
    Target {
        /// Where the quote is, and where the bound quote goes.
        slot: Slot,
        /// Whose text it is.
        this: ExprId,
        /// Who chooses.
        you: ExprId,
    },
    /// Does what quoted effects say (choosing their targets first if that was not done).
    Follow {
        quote: ExprId,
        /// Whose text it is.
        this: ExprId,
        /// Whom it addresses.
        you: ExprId,
        /// Values for slots of the quote after its captures, such as the host of a lasting text.
        with: Vec<(ScopeId, ExprId)>,
    },
    /// `offer P menu, menu`: P does one action of these menus, or passes.
    Offer {
        by: ExprId,
        /// Menus, in the order in which they are shown.
        menus: Vec<MenuId>,
        /// Again until P passes or can do nothing.
        repeat: bool,
        /// Whether P may pass while there is something to do.
        may_pass: bool,
        /// What is done after each action.
        between: Option<BlockId>,
    },
    /// `open W (args)`: the players in turn may answer until all have passed.
    Open {
        window: ProcedureId,
        args: Vec<ExprId>,
    },
    /// A stage of the procedure, at which other rules can hook.
    Stage { stage: StageId, body: BlockId },
    /// `leave P`: ends the innermost running call of a procedure, or a stage of this one.
    Leave(Leave),
    /// `return E` from a procedure, into the caller's slot.
    Return(Option<ExprId>),
    /// `with scope = E { }`.
    With {
        scope: ScopeId,
        value: ExprId,
        /// Where it holds.
        body: BlockId,
    },
    /// A write to the state. Only verbs and procedures of rules contain these.
    Write(Write),
    /// Changes, permissions or triggers that last.
    Lasting {
        /// The standing texts, whose slots from 2 on are filled from `captures`.
        texts: Vec<LastingText>,
        /// What it takes along.
        captures: Vec<ExprId>,
        /// When it ends.
        until: Until,
    },
    /// Counts a use of a limit.
    Use {
        limit: LimitId,
        /// Its key.
        key: Vec<ExprId>,
    },
    /// Ends the game.
    Finish {
        /// The winner; nothing for a draw.
        winner: ExprId,
        /// Why, in words: a template.
        says: TextId,
        /// The names in the template, with the slots that they stand for.
        parts: Vec<(SmolStr, Slot)>,
    },
    /// Refuses: the running action is illegal and is undone to its start (only in `unchecked` text).
    Refuse(TextId),
}

/// A standing text that lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LastingText {
    /// The text.
    pub hook: HookId,
    /// What of it is settled when it begins.
    pub settles: Option<Settles>,
}

impl From<HookId> for LastingText {
    fn from(hook: HookId) -> Self {
        Self {
            hook,
            settles: None,
        }
    }
}

/// How much a lasting change comes to, found once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Settles {
    /// The slot of the text that keeps it.
    pub slot: Slot,
    /// How much, over the slots of the text.
    pub amount: ExprId,
    /// The slot that keeps how much it may come to in sum, and that, where it could become another.
    pub limit: Option<(Slot, ExprId)>,
    /// Where it is not the same for all: the slot of the one asked about. Those that are changed are what is captured
    /// first.
    pub each: Option<Slot>,
}

/// What ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Leave {
    /// The innermost running call of this procedure.
    Procedure(ProcedureId),
    /// The innermost running call of this stage.
    Stage(StageId),
    /// The innermost loop of this body.
    Loop,
    /// The running action.
    Action,
}

/// A choice of objects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// Its name in an action, by which templates speak of it; choices within text have none.
    pub name: Option<SmolStr>,
    /// Where the chosen are kept: one object if `max` is the constant 1, else a set.
    pub slot: Slot,
    /// Whether the slot holds one object rather than a set.
    pub single: bool,
    /// Who chooses.
    pub by: ExprId,
    /// Among which.
    pub from: ExprId,
    /// At least so many, or as many as there are.
    pub min: ExprId,
    /// At most so many.
    pub max: ExprId,
    /// Whether by chance.
    pub random: bool,
    /// What the chosen must be together.
    pub constraints: Vec<Constraint>,
    /// What is chosen and why, in words, if the text gives them.
    pub says: Option<TextId>,
}

/// Constraint classes for which the machine has an exact solver.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Constraint {
    /// At most so many members for each value of a key.
    PerKey {
        /// The member.
        slot: Slot,
        /// Its key.
        key: ExprId,
        /// At most so many.
        max: ExprId,
    },
    /// The sum of a number of each lies within bounds.
    Sum {
        /// The member.
        slot: Slot,
        /// Its number.
        of: ExprId,
        /// At least.
        min: Option<ExprId>,
        /// At most.
        max: Option<ExprId>,
    },
    /// Distinct members can fill every role.
    Roles {
        /// The member.
        slot: Slot,
        /// A test for each role.
        roles: Vec<ExprId>,
    },
    /// Every two of them agree; with a set also each of its subsets does.
    Pairwise {
        /// One member.
        one: Slot,
        /// Another.
        other: Slot,
        /// Whether they agree.
        test: ExprId,
        /// What a player is told of two that do not: a template whose braces name slots by their numbers, if the text
        /// gives one.
        says: Option<TextId>,
        /// Its citation, where it has one of its own.
        cites: Vec<CiteId>,
    },
}

/// One way to follow text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// As its script spells it; in quotation marks what it `says` instead.
    pub says: Option<TextId>,
    /// Whether it can be done.
    pub able: Option<ExprId>,
    /// What is done.
    pub body: BlockId,
}

/// A write to the state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of most fields say it")]
pub enum Write {
    /// `put X into P [at top | at bottom | after Y | before Y]`: objects change place.
    Put {
        what: ExprId,
        into: ExprId,
        /// Where in it.
        at: At,
        /// Face down or up; without one, as the zone says.
        face_down: Option<bool>,
    },
    /// `set F of X to E`.
    Set {
        field: FieldId,
        /// Of what: an object, a player or, for a field of the game, nothing.
        of: Option<ExprId>,
        to: ExprId,
    },
    /// `mark X as S until T`.
    Mark {
        what: ExprId,
        state: StateId,
        /// When it ends by itself.
        until: Until,
    },
    /// `unmark X as S`.
    Unmark { what: ExprId, state: StateId },
    /// `control X by P`: changes who controls it.
    Control {
        what: ExprId,
        /// Who controls it; nothing for nobody.
        by: ExprId,
    },
    /// `become X K`: changes the kind an object counts as.
    Become { what: ExprId, kind: KindId },
    /// `create K in P as x`: an object that is no card.
    Create {
        kind: KindId,
        into: ExprId,
        /// The slot that gets it.
        slot: Slot,
    },
    /// `remove X`: an object that is no card ends.
    Remove { what: ExprId },
    /// `shuffle P`.
    Shuffle { place: ExprId },
    /// `show X to P`: P may know which cards these are, from now on.
    Show {
        what: ExprId,
        /// To whom; without one, to everybody.
        to: Option<ExprId>,
    },
    /// `hide X from P`: P may no longer know which cards these are.
    Hide {
        what: ExprId,
        /// From whom; without one, from everybody who does not see the place where it lies.
        from: Option<ExprId>,
    },
    /// `turn X face_up`.
    Turn { what: ExprId, face_up: bool },
    /// `exchange X with Y`: each takes the other's place, what is attached stays.
    Exchange { what: ExprId, with: ExprId },
    /// `end turn to P`: the next turn begins and is P's.
    NextTurn {
        /// Whose it is.
        of: ExprId,
    },
}

/// Where in an ordered place.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum At {
    /// As the first.
    Top,
    /// As the last.
    Bottom,
    /// Just after this one.
    After(ExprId),
    /// Just before this one.
    Before(ExprId),
}

/// When something lasting ends.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Until {
    /// Never by itself; a lasting effect of a card in play ends when that card leaves.
    Never,
    /// When an event happens for which the test holds (slots as in the surrounding body).
    Event {
        /// Which event.
        verb: VerbId,
        /// The player whose it is, for events with one; without one, anybody's.
        of: Option<ExprId>,
        /// After how many such events, counted from the next one on.
        count: u16,
        /// Only those count at which this is another than when it began: `turn_number`, for the
        /// end of a turn that is not the present one.
        changed: Option<ExprId>,
    },
    /// When something of a kept happening happens.
    Happening(ExprId),
    /// When an expression over the captured slots becomes true (asked after each action).
    When(ExprId),
}
