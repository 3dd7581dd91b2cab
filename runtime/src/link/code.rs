//! Flat code: what the statements of a book become when it is linked.
//!
//! In comes the tree of blocks ([`flatten`](mod@super::flatten)), out goes one vector of instructions
//! for the whole book, in which a running body is nothing but a position. Positions can be saved,
//! compared and hashed, so a game can be stopped and resumed between any two instructions.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{
    ActionId, ExprId, LastingText, LimitId, MemoryId, MenuId, Pick, ProcedureId, QuoteId, ScopeId,
    Slot, StageId, TextId, Until, VerbId, Write,
};

/// A position in the code of a book.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Pc(pub u32);

impl Pc {
    /// The position after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// How much of a frame's loops and scopes stands at a place of its code. It is known at link,
/// because loops nest in the text, and tells a jump out of them what to throw away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Depth {
    /// Loops, stages and windows that run.
    pub loops: u16,
    /// Scopes that are bound.
    pub scopes: u16,
}

/// One alternative of a [`Instr::ChooseOne`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arm {
    /// In words.
    pub says: Option<TextId>,
    /// Whether it can be done.
    pub able: Option<ExprId>,
    /// Where it starts.
    pub to: Pc,
}

/// One instruction. Operands that are larger than a word stand in tables of [`Code`].
#[derive(Clone, PartialEq, Debug)]
pub enum Instr {
    /// Keeps a value in a slot.
    Let {
        /// Where.
        slot: Slot,
        /// What.
        value: ExprId,
    },
    /// Goes on elsewhere.
    Jump(Pc),
    /// Goes on elsewhere unless a test holds.
    Unless {
        /// The test.
        test: ExprId,
        /// Where to go if it fails.
        to: Pc,
    },
    /// A choice of members; an index into [`Code::picks`].
    Pick(u32),
    /// A choice of a value.
    PickValue {
        /// Where it is kept.
        slot: Slot,
        /// Who chooses.
        by: ExprId,
        /// Among which.
        from: ExprId,
        /// Whether by chance.
        random: bool,
    },
    /// Asks whether to do what follows.
    May {
        /// Who decides.
        by: ExprId,
        /// In words.
        says: Option<TextId>,
        /// Whether it can be done at all.
        able: Option<ExprId>,
        /// Where to go on no.
        otherwise: Pc,
    },
    /// Asks which alternative to follow.
    ChooseOne {
        /// Who decides.
        by: ExprId,
        /// A range of [`Code::arms`].
        arms: (u32, u32),
        /// Whether none may be chosen.
        optional: bool,
        /// Where to go when none is.
        exit: Pc,
    },
    /// Starts a loop over a set, whose members are taken now.
    EachBegin {
        /// The set.
        over: ExprId,
    },
    /// Takes the next member, or ends the loop.
    EachNext {
        /// The member.
        slot: Slot,
        /// Where to go when there is none left.
        exit: Pc,
    },
    /// Starts a counted loop.
    RepeatBegin {
        /// How often.
        times: ExprId,
    },
    /// Counts one round, or ends the loop.
    RepeatNext {
        /// Where to go when all are done.
        exit: Pc,
    },
    /// Throws away what stands above a depth and goes on elsewhere: a jump out of loops.
    Unnest {
        /// What stays.
        keep: Depth,
        /// Where to go.
        to: Pc,
    },
    /// Does a verb.
    Do {
        /// Which.
        verb: VerbId,
        /// A range of [`Code::args`].
        args: (u32, u32),
        /// Who does it; without one, `you`.
        by: Option<ExprId>,
    },
    /// Calls a procedure.
    Run {
        /// Which.
        procedure: ProcedureId,
        /// A range of [`Code::args`].
        args: (u32, u32),
        /// The slot of the caller that gets what it returns.
        into: Option<Slot>,
    },
    /// Binds the targets of quoted effects.
    Target {
        /// Where the quote is, and where the bound quote goes.
        slot: Slot,
        /// Whose text it is.
        this: ExprId,
        /// Who chooses.
        you: ExprId,
    },
    /// Does what quoted effects say.
    Follow {
        /// The quote.
        quote: ExprId,
        /// Whose text it is.
        this: ExprId,
        /// Whom it addresses.
        you: ExprId,
        /// A range of [`Code::scoped`].
        with: (u32, u32),
    },
    /// Hands the bound targets of a quote to the caller and ends the frame.
    TargetsDone,
    /// Offers a player the actions of menus.
    Offer {
        /// Who.
        by: ExprId,
        /// A range of [`Code::menus`].
        menus: (u32, u32),
        /// Whether he may pass while there is something to do.
        may_pass: bool,
        /// Where to go when he passes or can do nothing.
        exit: Pc,
    },
    /// Opens the window whose frame this is: asks for its first player.
    WindowBegin(ProcedureId),
    /// Asks the player whose turn it is in the window, or ends it.
    WindowNext {
        /// Which window.
        window: ProcedureId,
        /// Where to go when all have passed.
        exit: Pc,
    },
    /// Enters a stage: what is hooked before it or in its place runs first.
    StageBegin {
        /// Which.
        stage: StageId,
        /// Where it ends (its [`Instr::StageEnd`]).
        end: Pc,
    },
    /// Ends a stage: what is hooked after it runs.
    StageEnd(StageId),
    /// Leaves the innermost running call of a procedure.
    LeaveProcedure(ProcedureId),
    /// Leaves the innermost running call of a stage.
    LeaveStage(StageId),
    /// Leaves the running action.
    LeaveAction,
    /// Gives an answer to the caller and leaves this procedure.
    Return(Option<ExprId>),
    /// Binds a scope.
    ScopeBegin {
        /// Which.
        scope: ScopeId,
        /// To what.
        value: ExprId,
    },
    /// Unbinds the innermost scope.
    ScopeEnd,
    /// Writes to the state; an index into [`Code::writes`].
    Write(u32),
    /// Makes a standing text that lasts; an index into [`Code::lasting`].
    Lasting(u32),
    /// Counts a use of a limit.
    Use {
        /// Which.
        limit: LimitId,
        /// A range of [`Code::keys`].
        key: (u32, u32),
    },
    /// Ends the game.
    Finish {
        /// The winner.
        winner: ExprId,
        /// Why.
        says: TextId,
        /// The names in those words: a range of [`Code::parts`].
        parts: (u32, u32),
    },
    /// The cost of the action whose frame this is has been paid; its body follows.
    Paid,
    /// The running action is illegal after all.
    Refuse(TextId),
    /// The body is done; what is to be done on every way out follows at the procedure's `finally`.
    End,
}

/// What a [`Instr::Lasting`] makes.
#[derive(Clone, PartialEq, Debug)]
pub struct Lasting {
    /// The standing texts.
    pub texts: Vec<LastingText>,
    /// What they take along.
    pub captures: Vec<ExprId>,
    /// When they end.
    pub until: Until,
}

/// Where the code of a procedure starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProcedureCode {
    /// Its body.
    pub body: Pc,
    /// What is done on every way out.
    pub finally: Option<Pc>,
}

/// The code of a whole book, with the tables that its instructions point into.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Code {
    /// The instructions of all bodies, one after another.
    pub instrs: Vec<Instr>,
    /// Where each stands in the scripts.
    pub spans: Vec<Span>,
    /// Choices of members.
    pub picks: Vec<PickCode>,
    /// Alternatives.
    pub arms: Vec<Arm>,
    /// Arguments of verbs and procedures.
    pub args: Vec<Option<ExprId>>,
    /// Bindings of scopes.
    pub scoped: Vec<(ScopeId, ExprId)>,
    /// Menus of offers.
    pub menus: Vec<MenuId>,
    /// Keys of limits.
    pub keys: Vec<ExprId>,
    /// Names in words, with the slots that they stand for.
    pub parts: Vec<(SmolStr, Slot)>,
    /// Writes.
    pub writes: Vec<Write>,
    /// Texts that last.
    pub lasting: Vec<Lasting>,
    /// The body of each verb, by its id.
    pub verbs: Vec<Option<Pc>>,
    /// Each action: its cost, then its body.
    pub actions: Vec<Pc>,
    /// Each procedure.
    pub procedures: Vec<ProcedureCode>,
    /// The body of each hook that has one.
    pub hooks: Vec<Option<Pc>>,
    /// The body of each quote of effects; its targets stand before it.
    pub quotes: Vec<Option<QuoteCode>>,
    /// The declared changes of each action: writes only, for look-ahead.
    pub declares: Vec<Option<Pc>>,
    /// The memories that count each verb, by the verb's id.
    pub memories: Vec<Vec<MemoryId>>,
    /// The actions of rules in each menu, by the menu's id.
    pub menu_actions: Vec<Vec<ActionId>>,
    /// Whether an action asks what has just happened, by its id.
    pub asks_just: Vec<bool>,
}

/// A choice of members.
#[derive(Clone, PartialEq, Debug)]
pub struct PickCode {
    /// The choice.
    pub pick: Pick,
    /// If it is a target of quoted effects, of which, and which one.
    pub target: Option<(QuoteId, usize)>,
}

/// Where the code of quoted effects starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuoteCode {
    /// Chooses the targets, then runs the body.
    pub whole: Pc,
    /// Chooses the targets and hands them to the caller.
    pub targets: Pc,
    /// The body, for a quote whose targets are bound.
    pub body: Pc,
}

impl Code {
    /// The instruction at a position.
    #[must_use]
    pub fn at(&self, pc: Pc) -> Option<&Instr> {
        self.instrs.get(pc.0 as usize)
    }

    /// The memories that count a verb.
    #[must_use]
    pub fn memories_of(&self, verb: VerbId) -> &[MemoryId] {
        self.memories.get(verb.index()).map_or(&[], Vec::as_slice)
    }

    /// Where the instruction at a position stands in the scripts.
    #[must_use]
    pub fn span(&self, pc: Pc) -> Span {
        self.spans.get(pc.0 as usize).copied().unwrap_or_default()
    }
}

/// A range of one of the tables of [`Code`].
pub(crate) fn range<T>(table: &[T], (from, to): (u32, u32)) -> &[T] {
    table.get(from as usize..to as usize).unwrap_or_default()
}
