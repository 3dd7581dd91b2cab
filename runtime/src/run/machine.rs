//! The machine proper: takes one step after another until somebody must choose.
//!
//! In: a program, a position, and at most one answer. Out: the position at the next question, with the
//! events on the way. A step either completes, or stops before it has written anything that asking
//! again would not write in the same way; so a position at rest is asked again at any time (after
//! loading, say) and gives the same question.

use super::event::Event;
use crate::ask::evaluate::{Eval, Workspace};
use crate::ask::offer::Pebbles;
use crate::ask::{Choice, Decision, Refusal};
use crate::fault::{Fault, FaultKind};
use crate::link::code::Pc;
use crate::link::{Node, Program};
use crate::state::Standing;
use crate::state::stack::{Frame, FrameKind, Outcome};
use crate::state::{Key, State};
use crate::value::Value;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{ExprId, HookOwner, LimitUse};

/// What a step costs, so that loops that ask nothing end too.
const STEP: u64 = 5;

/// Whether the machine goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// With the next step.
    On,
    /// No more: the game is over.
    Over,
}

/// Why a step did not complete.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Somebody must choose.
    Ask(Box<Decision>),
    /// The script is at fault.
    Fault(Fault),
    /// The answer is refused.
    Refused(Box<Refusal>),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<FaultKind> for Stop {
    fn from(fault: FaultKind) -> Self {
        Self::Fault(fault.into())
    }
}

/// An answer to the question at which the position rests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given<'a> {
    pub(crate) decision: &'a Decision,
    pub(crate) choice: &'a Choice,
}

/// A position on its way to the next question.
pub(crate) struct Machine<'a> {
    pub(crate) program: &'a Program,
    /// Written where it stands: a position is too large to be handed about.
    pub(crate) state: &'a mut State,
    pub(crate) work: &'a mut Workspace,
    pub(crate) events: Vec<Event>,
    /// The answer, until the question takes it.
    pub(crate) given: Option<Given<'a>>,
    /// What draws an action for the players, if they are not asked which.
    pub(crate) drawing: Option<Pebbles>,
    /// Whether events are wanted.
    pub(crate) noting: bool,
    /// Whether an action was chosen and nothing asked since.
    pub(crate) fresh: bool,
    /// The instruction that is being carried out, if it is one.
    pub(super) at: Option<Pc>,
}

/// How a run ends.
#[derive(Debug)]
pub(crate) enum Rest {
    /// Somebody must choose.
    Decide(Box<Decision>),
    /// The game is over.
    Over(Outcome),
}

impl<'a> Machine<'a> {
    pub(crate) fn new(program: &'a Program, state: &'a mut State, work: &'a mut Workspace) -> Self {
        Self {
            program,
            state,
            work,
            events: Vec::new(),
            given: None,
            drawing: None,
            noting: true,
            fresh: false,
            at: None,
        }
    }

    /// Goes on until somebody must choose or the game is over.
    pub(crate) fn run(&mut self) -> Result<Rest, Stop> {
        loop {
            if let Some(outcome) = &self.state.frames.outcome {
                return Ok(Rest::Over(outcome.clone()));
            }
            match self.step() {
                Ok(Flow::On) => {}
                Ok(Flow::Over) => {
                    self.state.frames.outcome.get_or_insert_default();
                }
                Err(Stop::Ask(decision)) => return Ok(Rest::Decide(decision)),
                Err(Stop::Fault(fault)) => {
                    let span = self.whereabouts();
                    let fault = fault.or_at(span).in_text(self.text_at_work());
                    return Err(Stop::Fault(fault));
                }
                Err(stop) => return Err(stop),
            }
        }
    }

    /// The innermost text of a card that runs: of its own, or of an action that it gives.
    fn text_at_work(&self) -> Option<Span> {
        let book = self.program.book();
        let of_card = |frame: &Frame| match &frame.kind {
            FrameKind::Hook(hooked) => {
                let hook = book.hooks.get(hooked.hook.index())?;
                matches!(hook.owner, HookOwner::Card(..)).then_some(hook.span)
            }
            FrameKind::Action(acting) => {
                let action = book.actions.get(acting.action.index())?;
                action.source.as_ref().map(|_| action.named.span)
            }
            _ => None,
        };
        let mut frames = self.state.frames.frames.iter().rev();
        frames.find_map(of_card)
    }

    /// Where in the scripts the machine is: at an instruction, or else at the innermost text that is known
    /// by its place.
    fn whereabouts(&self) -> Option<Span> {
        let (code, book) = (self.program.code(), self.program.book());
        let real = |span: Span| (span.end > span.start).then_some(span);
        let of_frame = |frame: &Frame| match &frame.kind {
            FrameKind::Procedure(id) => real(code.span(frame.pc))
                .or_else(|| real(book.procedures.get(id.index())?.named.span)),
            FrameKind::Action(acting) => real(code.span(frame.pc))
                .or_else(|| real(book.actions.get(acting.action.index())?.named.span)),
            FrameKind::Verb(deed) => real(book.verbs.get(deed.verb().index())?.named.span),
            FrameKind::Hook(hooked) => real(book.hooks.get(hooked.hook.index())?.span),
            FrameKind::Effects(id) => real(book.quotes.get(id.index())?.span),
            FrameKind::Targets(_)
            | FrameKind::Queue(_)
            | FrameKind::Drawing(_)
            | FrameKind::Settle(..) => None,
        };
        let at = self.at.and_then(|pc| real(code.span(pc)));
        at.or_else(|| self.state.frames.frames.iter().rev().find_map(of_frame))
    }

    /// One step of the innermost frame.
    fn step(&mut self) -> Result<Flow, Stop> {
        self.at = None;
        self.burn(STEP)?;
        let Some(frame) = self.state.frames.frames.last() else {
            return Ok(Flow::Over);
        };
        match &frame.kind {
            FrameKind::Queue(_) => self.run_queue(),
            FrameKind::Drawing(_) => self.run_drawing(),
            FrameKind::Settle(rounds, since) => self.run_settle(*rounds, *since),
            FrameKind::Verb(deed) if !deed.in_body() => self.run_deed(),
            FrameKind::Action(acting) if acting.pick != u16::MAX => self.run_action_picks(),
            _ => self.run_instr(),
        }
    }

    /// One step of declared changes, which run in a frame of their own.
    pub(super) fn declared_step(&mut self) -> Result<Flow, Stop> {
        self.burn(STEP)?;
        self.run_instr()
    }

    pub(crate) fn burn(&mut self, fuel: u64) -> Result<(), Fault> {
        self.work.fuel = self.work.fuel.checked_sub(fuel).ok_or(FaultKind::Fuel)?;
        Ok(())
    }

    /// Notes an event, if anybody wants to know.
    pub(crate) fn note(&mut self, event: impl FnOnce() -> Event) {
        if self.noting {
            let event = event();
            self.events.push(event);
        }
    }

    pub(crate) fn ask_of(&mut self) -> Eval<'_> {
        Eval::new(self.program, self.state, self.work)
    }

    /// Asks something of the position with the slots of the innermost frame.
    fn with_top<T>(
        &mut self,
        ask: impl FnOnce(&mut Eval<'_>, &mut [Value]) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let base = self.state.frames.base();
        // The slots step aside, so that the position can be read while they are written.
        let mut slots = std::mem::take(&mut self.state.frames.slots);
        let mut eval = Eval::new(self.program, self.state, self.work);
        let result = ask(&mut eval, slots.get_mut(base..).unwrap_or_default());
        self.state.frames.slots = slots;
        result
    }

    pub(crate) fn eval(&mut self, id: ExprId) -> Result<Value, Fault> {
        if let Some(value) = self.ready(id) {
            let value = value.copy();
            self.burn(1)?;
            return Ok(value);
        }
        if self.program.node(id) == Node::TurnPlayer {
            self.burn(1)?;
            return Ok(Value::of_player(self.state.turn_player()));
        }
        self.with_top(|eval, slots| eval.eval(id, slots))
    }

    /// The value of an expression, where it stands ready.
    pub(super) fn ready(&self, id: ExprId) -> Option<&Value> {
        match self.program.node(id) {
            Node::Constant => self.program.constant(id),
            Node::Local(slot) => self.state.frames.top_slots().get(usize::from(slot)),
            _ => None,
        }
    }

    pub(crate) fn test(&mut self, id: ExprId) -> Result<bool, Fault> {
        self.with_top(|eval, slots| eval.test(id, slots))
    }

    pub(crate) fn number(&mut self, id: ExprId) -> Result<Option<i64>, Fault> {
        self.with_top(|eval, slots| eval.number(id, slots))
    }

    pub(crate) fn members(&mut self, id: ExprId) -> Result<Vec<Value>, Fault> {
        self.with_top(|eval, slots| eval.members(id, slots))
    }

    /// A player that an expression yields, if it does.
    pub(crate) fn player(&mut self, id: ExprId) -> Result<Option<u8>, Fault> {
        let players = self.program.players();
        Ok(self.eval(id)?.player().filter(|player| *player < players))
    }

    /// The slots of the innermost frame, to try something with.
    pub(crate) fn copy_slots(&self) -> Vec<Value> {
        self.state.frames.top_slots().to_vec()
    }

    pub(crate) fn eval_with(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Value, Fault> {
        self.ask_of().eval(id, slots)
    }

    pub(crate) fn test_with(&mut self, id: ExprId, slots: &mut [Value]) -> Result<bool, Fault> {
        self.ask_of().test(id, slots)
    }

    pub(crate) fn members_with(
        &mut self,
        id: ExprId,
        slots: &mut [Value],
    ) -> Result<Vec<Value>, Fault> {
        self.ask_of().members(id, slots)
    }

    /// Whether all of some tests hold; one that is not there does.
    pub(crate) fn all_hold(
        &mut self,
        tests: &[Option<ExprId>],
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        for test in tests.iter().flatten() {
            if !self.test_with(*test, slots)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    pub(crate) fn hook_slots(&mut self, text: &Standing) -> Result<Vec<Value>, Fault> {
        self.ask_of().hook_slots(text)
    }

    pub(crate) fn within_limits(
        &mut self,
        limits: &[LimitUse],
        slots: &mut [Value],
    ) -> Result<bool, Fault> {
        let mut eval = self.ask_of();
        for limit in limits {
            if crate::ask::offer::limit_left(&mut eval, limit, slots)? <= 0 {
                return Ok(false);
            }
        }
        Ok(true)
    }

    pub(crate) fn count_limits(
        &mut self,
        limits: &[LimitUse],
        slots: &mut [Value],
    ) -> Result<(), Fault> {
        for limit in limits {
            let mut key = Key::new();
            for part in &limit.key {
                key.push(self.eval_with(*part, slots)?);
            }
            self.state.count_use(limit.limit, key)?;
        }
        Ok(())
    }
}
