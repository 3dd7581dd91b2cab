//! Asking pure questions of a position.
//!
//! In: a program, a position, and the slots of a frame. Out: values, or a fault that names the place
//! in the scripts. Nothing here changes the position; asking twice gives the same answer at the same
//! cost in fuel, whether or not an answer was remembered in between.
//!
//! **Nothing.** A test of nothing does not hold; a comparison with nothing is false, except that
//! nothing equals nothing (and `!=` is always the opposite of `=`); arithmetic with nothing gives
//! nothing, except in sums over groups, where a missing number counts as zero.

mod arith;
mod builtin;
mod call;
mod compare;
mod event;
mod fold;
mod glance;
mod group;
mod jumps;
mod member;
mod node;
mod quote;
mod roles;
mod test;
mod trace;
mod unmet;
mod whereabouts;

#[cfg(test)]
mod tests;

pub(crate) use builtin::level;
pub(crate) use test::lacks;
pub use trace::{Line, Trace};
pub use unmet::{Failed, What};
pub(crate) use unmet::{slot_parts, words_of};

use crate::ask::Cache;
use crate::ask::derive::{Apart, ChangeRecord, Open};
use crate::ask::offer::Finds;
use crate::fault::{Fault, FaultKind};
use crate::link::Program;
use crate::memo::Kin;
use crate::memo::profile::Profile;
use crate::state::{Aspect, Reads, Rec, State};
use crate::value::{Place, Ref, Value};
use smallvec::SmallVec;
use spaceline_lang::tree::{ActionId, ExprId, FunctionId, ScopeId, Slot};

/// How much a choice may cost, unless the caller says otherwise.
pub const FUEL: u64 = 50_000_000;
/// How deep expressions may ask each other.
pub const DEPTH: u16 = 200;

/// Frames have so many slots, or some times as many.
const FRAME: usize = 4;

/// Declared changes of actions. Only the machine can carry them out, so the room above does this for [`Eval`].
pub(crate) trait Declared {
    /// The position after the declared changes of an action with these slots; none if it declares none.
    fn after_declared(&mut self, action: ActionId, slots: &[Value])
    -> Result<Option<State>, Fault>;
}

/// What questions need besides a program and a position: fuel, memory of answers, room to work in.
/// Keep one for each game that is played, and give it to each [`Eval`].
#[derive(Debug)]
pub struct Workspace {
    /// How much fuel is left.
    pub fuel: u64,
    /// Remembered answers.
    pub cache: Cache,
    /// Frames that are not in use, with empty slots, by how many times [`FRAME`] they have.
    frames: [Vec<Vec<Value>>; 9],
    /// Members of the groups that are being asked about, outermost first.
    pub(crate) members: Vec<Value>,
    /// The changes that laws are being asked about, outermost first.
    pub(crate) changes: Vec<ChangeRecord>,
    /// Which of the answers may hold here.
    pub(crate) kin: Kin,
    /// Room for offers that are being found.
    pub(crate) finds: Finds,
    /// What was asked and found, for those who count it.
    pub(crate) profile: Profile,
}

impl Default for Workspace {
    fn default() -> Self {
        Self {
            fuel: FUEL,
            cache: Cache::default(),
            frames: <[Vec<Vec<Value>>; 9]>::default(),
            members: Vec::new(),
            changes: Vec::new(),
            kin: Kin::default(),
            finds: Finds::default(),
            profile: Profile::default(),
        }
    }
}

impl Workspace {
    /// A workspace that remembers no answers.
    #[must_use]
    pub fn forgetful() -> Self {
        Self {
            cache: Cache::off(),
            ..Self::default()
        }
    }
}

impl Workspace {
    /// Questions about a position begin. Everything is forgotten if it has nothing in common with the last.
    fn turn_to(&mut self, state: &State) {
        if self.cache.is_on() && !self.kin.turn_to(state) {
            self.cache.clear();
        }
    }
}

/// What a slot holds.
#[inline]
fn local(slots: &[Value], slot: Slot) -> Result<&Value, Fault> {
    slots.get(usize::from(slot)).ok_or_else(no_slot)
}

#[cold]
#[inline(never)]
fn no_slot() -> Fault {
    Fault::broken("such slot")
}

/// Questions to one position.
#[derive(Debug)]
pub struct Eval<'a> {
    /// The program.
    pub program: &'a Program,
    /// The position.
    pub state: &'a State,
    /// Fuel, memory of answers, room.
    pub work: &'a mut Workspace,
    /// Scopes that are not (or not yet) in the frames of the position, innermost last. They go before
    /// those of the frames.
    scopes: Vec<(ScopeId, Value)>,
    /// The position as it would be after a declared change, for `after it`.
    pub ahead: Option<&'a State>,
    /// Where to note the steps, if somebody wants to know why.
    pub trace: Option<Box<Trace>>,
    pub(crate) depth: u16,
    /// The greatest depth reached since somebody last asked.
    pub(crate) deepest: u16,
    /// The aspects of the position that were read; those on which remembered answers rest only while an answer is
    /// being found.
    pub(crate) reads: Reads,
    /// How many answers are being found that rest on what is read, each within another.
    pub(crate) finding: u16,
    /// Whether something was read that no aspect stands for, such as what is running.
    pub(crate) fleeting: bool,
    /// Whether scopes were read.
    pub(crate) scoped: bool,
    /// The object whose text is at work.
    pub(crate) acting: Option<Ref>,
    /// Whether it was asked for.
    pub(crate) acted: bool,
    /// The number of the scopes around, those of frames included.
    pub(crate) around: u64,
    /// How many laws about titles are being asked, each within another.
    pub(crate) asking: u16,
    /// Questions that are being answered and may be met again, outermost first.
    pub(crate) open: Vec<Open>,
    /// Whether texts that do not come to rest are weighed in the order in which they came.
    pub(crate) in_order: bool,
    /// The texts of which a change is being weighed without the others that they say.
    pub(crate) apart: Vec<Apart>,
}

impl<'a> Eval<'a> {
    /// Questions to a position.
    #[must_use]
    pub fn new(program: &'a Program, state: &'a State, work: &'a mut Workspace) -> Self {
        work.turn_to(state);
        work.members.clear();
        work.changes.clear();
        let frames = state.frames.scopes.iter();
        let around = frames.fold(0, |around, (scope, value)| {
            work.cache.within(around, *scope, value)
        });
        Self {
            program,
            state,
            work,
            scopes: Vec::new(),
            ahead: None,
            trace: None,
            depth: 0,
            deepest: 0,
            reads: Reads::NONE,
            finding: 0,
            fleeting: false,
            scoped: false,
            acting: state.frames.acting(),
            acted: false,
            around,
            asking: 0,
            open: Vec::new(),
            in_order: false,
            apart: Vec::new(),
        }
    }

    /// The number an expression yields, if it yields one.
    ///
    /// # Errors
    /// Faults of the script, among them a value that is no number.
    pub fn number(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Option<i64>, Fault> {
        match self.eval(id, slots)? {
            Value::Number(number) => Ok(Some(number)),
            Value::Nothing => Ok(None),
            other => Err(Fault::mismatch("a number", &other).at(id, self.program.span(id))),
        }
    }

    /// The object an expression yields, if it yields one.
    ///
    /// # Errors
    /// Faults of the script, among them a value that is no object.
    pub fn object(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Option<Ref>, Fault> {
        match self.eval(id, slots)? {
            Value::Object(object) => Ok(Some(object)),
            Value::Nothing => Ok(None),
            other => Err(Fault::mismatch("an object", &other).at(id, self.program.span(id))),
        }
    }

    /// The player an expression yields, if it yields one.
    ///
    /// # Errors
    /// Faults of the script, among them a value that is no player.
    pub fn player(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Option<u8>, Fault> {
        match self.eval(id, slots)? {
            Value::Player(player) => Ok(Some(player)),
            Value::Nothing => Ok(None),
            other => Err(Fault::mismatch("a player", &other).at(id, self.program.span(id))),
        }
    }

    /// The place an expression yields, if it yields one.
    ///
    /// # Errors
    /// Faults of the script, among them a value that is no place.
    pub fn place(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Option<Place>, Fault> {
        match self.eval(id, slots)? {
            Value::Place(place) => Ok(Some(place)),
            Value::Nothing => Ok(None),
            other => Err(Fault::mismatch("a place", &other).at(id, self.program.span(id))),
        }
    }

    /// The members of a set, place, title reference or single value, in order, without repeats.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn members(&mut self, id: ExprId, slots: &mut [Value]) -> Result<Vec<Value>, Fault> {
        let base = self.work.members.len();
        let pushed = self.push_members(id, slots);
        let members = self
            .work
            .members
            .split_off(base.min(self.work.members.len()));
        pushed.map(|()| members)
    }

    /// A function applied.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn call(
        &mut self,
        function: FunctionId,
        args: &[Value],
        this: &Value,
        you: &Value,
    ) -> Result<Value, Fault> {
        let memo = self.program.memo(function);
        let args: SmallVec<[&Value; 4]> = args.iter().collect();
        self.apply(function, memo, &args, (Some(this), Some(you)))
    }

    /// Asks with a position as it would be in sight.
    pub(crate) fn seeing<T>(
        &mut self,
        ahead: Option<&State>,
        ask: impl FnOnce(&mut Eval<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut seeing = Eval {
            program: self.program,
            state: self.state,
            work: &mut *self.work,
            scopes: std::mem::take(&mut self.scopes),
            ahead,
            trace: self.trace.take(),
            depth: self.depth,
            deepest: self.deepest,
            reads: self.reads,
            finding: self.finding,
            fleeting: self.fleeting,
            scoped: self.scoped,
            acting: self.acting,
            acted: self.acted,
            around: self.around,
            asking: self.asking,
            open: std::mem::take(&mut self.open),
            in_order: self.in_order,
            apart: std::mem::take(&mut self.apart),
        };
        let answer = ask(&mut seeing);
        let Eval {
            scopes,
            trace,
            deepest,
            reads,
            fleeting,
            scoped,
            acted,
            open,
            apart,
            ..
        } = seeing;
        (self.scopes, self.trace) = (scopes, trace);
        (self.open, self.apart) = (open, apart);
        (self.deepest, self.reads) = (deepest, reads);
        (self.fleeting, self.scoped, self.acted) = (fleeting, scoped, acted);
        answer
    }

    /// A frame for a body of so many slots.
    pub(crate) fn frame(&mut self, slots: u16, this: &Value, you: &Value) -> Vec<Value> {
        let size = usize::from(slots).max(2).div_ceil(FRAME);
        let spare = self.work.frames.get_mut(size).and_then(Vec::pop);
        let mut frame = spare.unwrap_or_else(|| vec![Value::Nothing; size * FRAME]);
        if let [first, second, ..] = frame.as_mut_slice() {
            // What they held is nothing, of which there is nothing to let go.
            std::mem::forget(std::mem::replace(first, this.copy()));
            std::mem::forget(std::mem::replace(second, you.copy()));
        }
        frame
    }

    /// Takes a frame back, to use it again. What is kept of it is empty slots.
    pub(crate) fn give_back(&mut self, mut frame: Vec<Value>) {
        for slot in &mut frame {
            if !slot.is_nothing() {
                std::mem::take(slot).discard();
            }
        }
        if let Some(spare) = self.work.frames.get_mut(frame.len() / FRAME) {
            spare.push(frame);
        }
    }

    /// Takes fuel.
    #[inline]
    pub(crate) fn burn(&mut self, fuel: u64) -> Result<(), Fault> {
        match self.work.fuel.checked_sub(fuel) {
            Some(left) => {
                self.work.fuel = left;
                Ok(())
            }
            None => Err(self.burnt_out()),
        }
    }

    #[cold]
    #[inline(never)]
    fn burnt_out(&mut self) -> Fault {
        self.work.fuel = 0;
        FaultKind::Fuel.into()
    }

    #[inline]
    fn descend(&mut self, id: ExprId) -> Result<(), Fault> {
        if self.depth >= DEPTH {
            return Err(Fault::new(FaultKind::Depth(DEPTH)).at(id, self.program.span(id)));
        }
        self.depth += 1;
        if self.depth > self.deepest {
            self.deepest = self.depth;
        }
        Ok(())
    }

    #[inline]
    fn ascend(&mut self, id: ExprId, answer: Result<Value, Fault>) -> Result<Value, Fault> {
        self.depth -= 1;
        match answer {
            Ok(value) => {
                if let Some(trace) = &mut self.trace {
                    trace.note(id, self.depth, &value);
                }
                Ok(value)
            }
            Err(fault) => Err(fault.at(id, self.program.span(id))),
        }
    }

    /// The record of an object, with the note that it was read what object it is. Whoever goes on to
    /// read where it is, or its face, or who knows it, must note that too.
    #[inline]
    pub(crate) fn rec(&mut self, object: Ref) -> Option<&'a Rec> {
        self.reads.add(Aspect::identity(object.index));
        self.state.rec(object)
    }

    /// The record of an object, of which it is read where it is.
    #[inline]
    pub(crate) fn whereabouts(&mut self, object: Ref) -> Option<&'a Rec> {
        self.reads.add(Aspect::whereabouts(object.index));
        self.rec(object)
    }

    /// Asks while the text of an object, or of none, is at work: whatever was at work before does not matter.
    pub(crate) fn as_text_of<T>(
        &mut self,
        this: Option<Ref>,
        ask: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let outer = std::mem::replace(&mut self.acting, this);
        let acted = self.acted;
        let answer = ask(self);
        (self.acting, self.acted) = (outer, acted);
        answer
    }

    /// The value of a scope: the innermost binding, first of those not in frames yet.
    fn scope(&mut self, scope: ScopeId) -> Value {
        self.scoped = true;
        let own = self
            .scopes
            .iter()
            .rev()
            .find(|binding| binding.0 == scope)
            .map(|binding| &binding.1);
        own.or_else(|| self.state.frames.scope(scope))
            .cloned()
            .unwrap_or_default()
    }
}
