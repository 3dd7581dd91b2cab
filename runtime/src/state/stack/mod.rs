//! The call stack of the rules, as a value.
//!
//! In: bodies that start and end. Out: four flat lists (frames, slots, loops, scopes) that are copied
//! cheaply, compared, hashed and saved with the position, so that a game can rest at any question.

mod deed;
mod drawing;
mod queue;
mod seen;

pub(crate) use deed::{Deed, Held, Phase, Watch};
pub(crate) use drawing::Drawing;
pub(crate) use queue::{Done, Fire, Queue};
pub use seen::Seen;

use super::Running;
use crate::fault::{Fault, FaultKind};
use crate::link::Program;
use crate::link::code::{Depth, Pc};
use crate::value::{Moment, Ref, Set, Value};
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use spaceline_lang::tree::{
    ACTING, ActionId, HookId, ProcedureId, QuoteId, ScopeId, Slot, StageId, THIS, TextId, VerbId,
};
use std::hash::{Hash, Hasher};

/// At most so many frames may stand on each other.
const MOST_FRAMES: usize = 2_000;
/// At most so many slots may be in use.
const MOST_SLOTS: usize = 200_000;

/// What a frame runs.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum FrameKind {
    /// A procedure or window.
    Procedure(ProcedureId),
    /// An action.
    Action(Box<Acting>),
    /// A verb, on one object after another.
    Verb(Box<Deed>),
    /// The body of a standing text.
    Hook(Box<Hooked>),
    /// Quoted effects.
    Effects(QuoteId),
    /// The targets of quoted effects, handed to this slot of the frame below.
    Targets(Slot),
    /// Texts that wait for their turn.
    Queue(Box<Queue>),
    /// A choice by chance for which players may volunteer.
    Drawing(Box<Drawing>),
    /// The settling of what is kept true: how many rounds so far, and the moment at which the last
    /// one began.
    Settle(u16, Moment),
}

/// A running action.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Acting {
    /// Which.
    pub action: ActionId,
    /// Who does it.
    pub by: u8,
    /// The next of its picks that is still to be made.
    pub pick: u16,
    /// What was running before, to go on with afterwards.
    pub before: Running,
}

/// A standing text whose body runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hooked {
    /// The text.
    pub hook: HookId,
    /// Whose it is.
    pub this: Value,
    /// The lasting effect whose text it is, or zero.
    pub effect: u64,
    /// The verb that it replaces, so that it does not replace what descends from itself.
    pub instead: Option<VerbId>,
}

impl Hash for Hooked {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.hook, &self.this, Moment(self.effect), self.instead).hash(hasher);
    }
}

/// One running body. Its slots, loops and scopes stand in the lists of the stack, from here up to
/// where those of the next frame start.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// What it runs.
    pub kind: FrameKind,
    /// The next instruction.
    pub pc: Pc,
    /// Its first slot.
    pub slots: u32,
    /// Its first loop.
    pub loops: u32,
    /// Its first scope.
    pub scopes: u32,
    /// Whether it runs what is done on every way out.
    pub finally: bool,
    /// Where the way out leads, if it is being left from within.
    pub leaving: Option<Exit>,
    /// The slot of the frame below that waits for what this one returns.
    pub into: Option<Slot>,
    /// The object whose text is at work in it: its own, or else that of the frame below.
    pub acting: Option<Ref>,
    /// By which use of a text it is done.
    #[serde(default)]
    pub used: Moment,
}

/// Where a way out of several frames ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Exit {
    /// This frame (by its position in the stack) ends.
    Frame(u32),
    /// A loop of a frame (both by position) ends; it goes on there.
    Stage(u32, u32, Pc),
}

/// A loop, stage or window that a frame is in.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Loop {
    /// Over a set.
    Each {
        /// Its members.
        members: Set,
        /// The next one.
        next: u32,
    },
    /// So many more times.
    Repeat(i64),
    /// A stage, and its end.
    Stage(StageId, Pc),
    /// A window.
    Window {
        /// Who is asked next.
        player: u8,
        /// How many have passed in a row.
        passed: u8,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<u8>,
    /// Why, in the words of the rules: a template.
    pub because: Option<TextId>,
    /// What stands for the names in the template.
    pub parts: Vec<(SmolStr, Value)>,
}

impl Outcome {
    /// What stands for a name in the template.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<Value> {
        let part = self.parts.iter().find(|(part, _)| part == name);
        part.map(|(_, value)| value.clone())
    }
}

/// The frames of a position, outermost first.
#[derive(PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stack {
    pub(crate) frames: Vec<Frame>,
    pub(crate) slots: Vec<Value>,
    pub(crate) loops: Vec<Loop>,
    pub(crate) scopes: Vec<(ScopeId, Value)>,
    /// The moment after which all that is kept true was last found settled.
    pub(crate) settled: Moment,
    /// How often texts and actions have been used.
    #[serde(default)]
    pub(crate) uses: Moment,
    /// What is kept true, and of whom, where a text did something else in the place of that: it is not tried again
    /// until it has come to be true.
    #[serde(default)]
    pub(crate) spared: Vec<(HookId, Value)>,
    /// Whether chance is asked rather than drawn.
    pub(crate) scripted: bool,
    pub(crate) outcome: Option<Outcome>,
}

/// A copy of a list with room for what the next steps will put on it.
fn roomy<T: Clone>(list: &[T], room: usize) -> Vec<T> {
    let mut copy = Vec::with_capacity(list.len() + room);
    copy.extend_from_slice(list);
    copy
}

impl Clone for Stack {
    fn clone(&self) -> Self {
        Self {
            frames: roomy(&self.frames, 2),
            slots: roomy(&self.slots, 8),
            loops: roomy(&self.loops, 2),
            scopes: self.scopes.clone(),
            settled: self.settled,
            uses: self.uses,
            spared: self.spared.clone(),
            scripted: self.scripted,
            outcome: self.outcome.clone(),
        }
    }
}

fn short(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

impl Stack {
    /// The value of the innermost binding of a scope.
    #[must_use]
    pub fn scope(&self, scope: ScopeId) -> Option<&Value> {
        self.scopes
            .iter()
            .rev()
            .find(|bound| bound.0 == scope)
            .map(|bound| &bound.1)
    }

    /// How many frames there are.
    pub(crate) fn depth(&self) -> u16 {
        u16::try_from(self.frames.len()).unwrap_or(u16::MAX)
    }

    /// The innermost frame.
    #[inline]
    pub(crate) fn top(&self) -> Result<&Frame, Fault> {
        self.frames.last().ok_or_else(|| Fault::broken("frame"))
    }

    /// The innermost frame, to change it.
    #[inline]
    pub(crate) fn top_mut(&mut self) -> Result<&mut Frame, Fault> {
        self.frames.last_mut().ok_or_else(|| Fault::broken("frame"))
    }

    /// Where the slots of the innermost frame start.
    #[inline]
    pub(crate) fn base(&self) -> usize {
        self.frames.last().map_or(0, |frame| frame.slots as usize)
    }

    /// A slot of the innermost frame.
    #[inline]
    pub(crate) fn slot(&self, slot: Slot) -> Value {
        self.slots
            .get(self.base() + usize::from(slot))
            .cloned()
            .unwrap_or_default()
    }

    /// Sets a slot of the innermost frame.
    #[inline]
    pub(crate) fn set_slot(&mut self, slot: Slot, value: Value) -> Result<(), Fault> {
        let at = self.base() + usize::from(slot);
        let place = self
            .slots
            .get_mut(at)
            .ok_or_else(|| Fault::broken("slot"))?;
        *place = value;
        Ok(())
    }

    /// Gives an answer to the frame below, if it waits for one. It gets it at once: until the
    /// innermost frame has ended nobody looks.
    pub(crate) fn answer_caller(&mut self, value: Value) -> Result<(), Fault> {
        let Some(slot) = self.top()?.into else {
            return Ok(());
        };
        let below = self.frames.len().checked_sub(2);
        let caller = below.and_then(|at| self.frames.get(at));
        let base = caller.map(|caller| caller.slots as usize);
        let place = base.and_then(|base| self.slots.get_mut(base + usize::from(slot)));
        *place.ok_or_else(|| Fault::broken("frame that waits for an answer"))? = value;
        Ok(())
    }

    /// The slots of the innermost frame.
    pub(crate) fn top_slots(&self) -> &[Value] {
        self.slots.get(self.base()..).unwrap_or_default()
    }

    /// Starts a body with `this` and `you`, and room for as many slots as it needs.
    pub(crate) fn push(
        &mut self,
        kind: FrameKind,
        pc: Pc,
        slots: u16,
        this: Value,
        you: Value,
    ) -> Result<(), Fault> {
        let frame = self.frame(kind, pc, &this)?;
        let base = self.slots.len();
        self.slots
            .resize(base + usize::from(slots.max(2)), Value::Nothing);
        self.frames.push(frame);
        self.set_slot(THIS, this)?;
        self.set_slot(spaceline_lang::tree::YOU, you)
    }

    /// Starts a body whose slots are there.
    pub(crate) fn push_with(
        &mut self,
        kind: FrameKind,
        pc: Pc,
        slots: Vec<Value>,
    ) -> Result<(), Fault> {
        let this = slots.get(usize::from(THIS)).unwrap_or(&Value::Nothing);
        let frame = self.frame(kind, pc, this)?;
        self.slots.extend(slots);
        self.frames.push(frame);
        Ok(())
    }

    /// The object whose text is at work.
    #[inline]
    pub(crate) fn acting(&self) -> Option<Ref> {
        self.frames.last().and_then(|frame| frame.acting)
    }

    /// The innermost frame asks and does what it does for the text of an object; for one of none, for what the
    /// frame below works for.
    pub(crate) fn work_for(&mut self, this: &Value) {
        let below = self.frames.len().checked_sub(2);
        let below = below.and_then(|at| self.frames.get(at)?.acting);
        if let Some(frame) = self.frames.last_mut() {
            frame.acting = this.object().or(below);
        }
    }

    /// Which use of a text or action is being done: another number for each.
    pub(crate) fn used(&self) -> Moment {
        self.frames.last().map_or(Moment(0), |frame| frame.used)
    }

    fn frame(&mut self, kind: FrameKind, pc: Pc, this: &Value) -> Result<Frame, Fault> {
        // An action of the rules is no object's doing; what rules do of themselves belongs to the text that
        // gave rise to it.
        let acting = match &kind {
            FrameKind::Action(_) => this.object(),
            FrameKind::Hook(_) | FrameKind::Effects(_) | FrameKind::Targets(_) => {
                this.object().or_else(|| self.acting())
            }
            _ => self.acting(),
        };
        if self.frames.len() >= MOST_FRAMES || self.slots.len() >= MOST_SLOTS {
            return Err(FaultKind::TooMany("calls within calls".into()).into());
        }
        let begins = match &kind {
            FrameKind::Action(_) => true,
            FrameKind::Hook(_) | FrameKind::Effects(_) => this.object().is_some(),
            _ => false,
        };
        if begins {
            self.uses = Moment(self.uses.0.saturating_add(1));
        }
        let used = if begins { self.uses } else { self.used() };
        Ok(Frame {
            kind,
            pc,
            slots: short(self.slots.len()),
            loops: short(self.loops.len()),
            scopes: short(self.scopes.len()),
            finally: false,
            leaving: None,
            into: None,
            acting,
            used,
        })
    }

    /// Ends the innermost frame.
    pub(crate) fn pop(&mut self) -> Option<Frame> {
        let frame = self.frames.pop()?;
        while self.slots.len() > frame.slots as usize
            && let Some(value) = self.slots.pop()
        {
            value.discard();
        }
        self.loops.truncate(frame.loops as usize);
        self.scopes.truncate(frame.scopes as usize);
        Some(frame)
    }

    /// Throws away loops and scopes of the innermost frame beyond a depth.
    pub(crate) fn unnest(&mut self, keep: Depth) -> Result<(), Fault> {
        let (loops, scopes) = {
            let frame = self.top()?;
            (frame.loops as usize, frame.scopes as usize)
        };
        self.loops.truncate(loops + usize::from(keep.loops));
        while self.scopes.len() > scopes + usize::from(keep.scopes) {
            self.end_scope()?;
        }
        Ok(())
    }

    /// Binds a scope. In place of whose text is at work stands whose it was before.
    pub(crate) fn begin_scope(&mut self, scope: ScopeId, value: Value) -> Result<(), Fault> {
        let value = match scope {
            ACTING => {
                let frame = self.top_mut()?;
                Value::of_object(std::mem::replace(&mut frame.acting, value.object()))
            }
            _ => value,
        };
        self.scopes.push((scope, value));
        Ok(())
    }

    /// Unbinds the innermost scope.
    pub(crate) fn end_scope(&mut self) -> Result<(), Fault> {
        if let Some((ACTING, before)) = self.scopes.pop() {
            self.top_mut()?.acting = before.object();
        }
        Ok(())
    }

    /// The innermost loop, if it is one of the innermost frame.
    pub(crate) fn last_loop(&mut self) -> Result<&mut Loop, Fault> {
        let from = self.top()?.loops as usize;
        if self.loops.len() <= from {
            return Err(Fault::broken("loop"));
        }
        self.loops.last_mut().ok_or_else(|| Fault::broken("loop"))
    }

    /// Whether a position that was read back can be one of a program's: every index leads somewhere
    /// and the lists nest.
    ///
    /// # Errors
    /// When it cannot.
    pub fn check(&self, program: &Program) -> Result<(), Fault> {
        let broken = || Fault::broken("frame that fits the program");
        let (mut slots, mut loops, mut scopes) = (0, 0, 0);
        for frame in &self.frames {
            let fits = frame.slots >= slots
                && frame.loops >= loops
                && frame.scopes >= scopes
                && frame.slots as usize <= self.slots.len()
                && frame.loops as usize <= self.loops.len()
                && frame.scopes as usize <= self.scopes.len()
                && frame.check(program);
            if !fits {
                return Err(broken());
            }
            (slots, loops, scopes) = (frame.slots, frame.loops, frame.scopes);
        }
        let windows = self.loops.iter().all(|entry| match entry {
            Loop::Window { player, .. } => *player < program.players(),
            Loop::Stage(stage, _) => stage.index() < program.book().stages.len(),
            Loop::Each { .. } | Loop::Repeat(_) => true,
        });
        let scopes = self
            .scopes
            .iter()
            .all(|(scope, _)| *scope == ACTING || scope.index() < program.book().scopes.len());
        if windows && scopes && self.frames.len() <= MOST_FRAMES {
            Ok(())
        } else {
            Err(broken())
        }
    }
}

impl Stack {
    /// Visits every value that the frames keep.
    pub(crate) fn each_value(&self, visit: &mut dyn FnMut(&Value)) {
        self.slots.iter().for_each(&mut *visit);
        for entry in &self.loops {
            if let Loop::Each { members, .. } = entry {
                members.iter().for_each(&mut *visit);
            }
        }
        self.scopes.iter().for_each(|(_, value)| visit(value));
        self.spared.iter().for_each(|(_, value)| visit(value));
        let acting = self.frames.iter().filter_map(|frame| frame.acting);
        acting.for_each(|object| visit(&Value::Object(object)));
        let parts = self.outcome.iter().flat_map(|outcome| &outcome.parts);
        parts.for_each(|(_, value)| visit(value));
        for frame in &self.frames {
            match &frame.kind {
                FrameKind::Verb(deed) => deed.each_value(visit),
                FrameKind::Hook(hooked) => visit(&hooked.this),
                FrameKind::Queue(queue) => queue.each_value(visit),
                FrameKind::Drawing(drawing) => drawing.values().for_each(&mut *visit),
                FrameKind::Action(acting) => {
                    visit(&acting.before.subject);
                    visit(&acting.before.amount);
                }
                FrameKind::Procedure(_)
                | FrameKind::Effects(_)
                | FrameKind::Targets(_)
                | FrameKind::Settle(..) => {}
            }
        }
    }
}

impl Frame {
    fn check(&self, program: &Program) -> bool {
        let book = program.book();
        let known = match &self.kind {
            FrameKind::Procedure(id) => id.index() < book.procedures.len(),
            FrameKind::Action(acting) => {
                acting.action.index() < book.actions.len() && acting.by < program.players()
            }
            FrameKind::Verb(deed) => deed.check(program),
            FrameKind::Hook(hooked) => hooked.hook.index() < book.hooks.len(),
            FrameKind::Effects(id) => id.index() < book.quotes.len(),
            FrameKind::Queue(queue) => queue.check(program),
            FrameKind::Drawing(drawing) => drawing.check(program),
            FrameKind::Targets(_) | FrameKind::Settle(..) => true,
        };
        known && program.code().at(self.pc).is_some()
    }
}
