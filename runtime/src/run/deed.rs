//! Doing a verb: what may replace or forbid it, what comes before and after, and its event.
//!
//! In: a verb and the values of its roles. Out: for each object of a role that is a set (or once, for
//! a verb done `at once`): 1. texts that do something else instead; 2. prohibitions; 3. texts before;
//! 4. its statements; 5. its event, remembered and returned; 6. texts after; and when the outermost
//! verb is done, what is kept true is settled. What texts after an event say of those to whom it happens is asked as they were
//! just before, except of who comes into play by it; what else they ask, as things are then, except where it
//! took them out of play, or from one place out of play to another.

use super::event::{Event, Seen};
use super::frame::{Frame, FrameKind};
use super::machine::{Flow, Machine, Stop};
use super::queue::Fate;
use super::react::{Match, same_object};
use crate::derive::Standing;
use crate::fault::Fault;
use crate::program::{Channel, Program};
use crate::state::Key;
use crate::value::{Place, Ref, Set, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{ExprId, MemoryId, Param, Rank, Slot, THIS, Type, Verb, VerbId, YOU};

/// How far a verb is with its present object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Phase {
    /// It takes the next object.
    Next,
    /// It is asked whether it counts beside what copies of its text have done.
    Counts,
    /// It looks for a text to do something else instead, from this one of them on.
    Instead(u32),
    /// Texts before it run.
    Before,
    /// Its statements run.
    Body,
    /// It has happened.
    Done,
    /// Everything has followed.
    Settle,
}

impl Phase {
    /// Where each object begins.
    const fn first(program: &Program) -> Self {
        if program.book().laws.counts_again.is_some() {
            Self::Counts
        } else {
            Self::Instead(0)
        }
    }
}

/// A text that waits for the verb to be done, with what its tests said before, for each way in which the event meets it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) struct Watch {
    pub(super) text: Standing,
    pub(super) held: Vec<Held>,
}

/// What the tests of a happening said just before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) struct Held {
    /// That those to whom it happens are what it says of them.
    pub(super) was: bool,
    /// That all else holds, too.
    pub(super) whole: bool,
}

/// A verb being done.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deed {
    verb: VerbId,
    /// The slot and the objects still to be done, the last one first.
    rest: Option<(Slot, Vec<Value>)>,
    phase: Phase,
    pub(super) watching: Vec<Watch>,
    /// What lasts until this event, as it was judged before it.
    pub(super) ending: Vec<u64>,
    /// What memories count if it happens.
    pub(super) counts: Vec<(MemoryId, Key)>,
    /// The values of its roles before its statements ran.
    pub(super) roles: Vec<Value>,
    /// Its objects as they were seen before.
    pub(super) seen: Vec<Seen>,
    /// Where those of its objects lay before that were not in play.
    pub(super) lay: Vec<(Ref, Place)>,
    /// Whether another verb is being done around it.
    inner: bool,
}

impl Deed {
    /// It has happened; what follows is on its way.
    pub(super) fn followed(&mut self) {
        self.phase = Phase::Settle;
    }

    /// The verb, if it is being done to this object.
    pub(super) fn done_to(&self, object: u32) -> Option<VerbId> {
        let what = self.roles.first().and_then(Value::object)?;
        (what.index == object).then_some(self.verb)
    }

    pub(super) const fn verb(&self) -> VerbId {
        self.verb
    }

    pub(super) fn in_body(&self) -> bool {
        self.phase == Phase::Body
    }

    pub(super) fn each_value(&self, visit: &mut dyn FnMut(&Value)) {
        let rest = self.rest.iter().flat_map(|(_, values)| values);
        rest.chain(&self.roles).for_each(&mut *visit);
        let keys = self.counts.iter().flat_map(|(_, key)| key);
        keys.for_each(&mut *visit);
        for (object, place) in &self.lay {
            visit(&Value::Object(*object));
            visit(&Value::Place(*place));
        }
        for watch in &self.watching {
            visit(&watch.text.this);
            visit(&watch.text.you);
        }
    }

    pub(super) fn check(&self, program: &Program) -> bool {
        let book = program.book();
        self.verb.index() < book.verbs.len()
            && self
                .watching
                .iter()
                .all(|watch| watch.text.hook.index() < book.hooks.len())
            && self
                .counts
                .iter()
                .all(|(memory, _)| memory.index() < book.memories.len())
    }
}

/// Which players' texts come first: none's, then the turn player's, then the others' in turn order.
pub(super) fn seat_order(turn: Option<u8>, players: u8, you: &Value) -> u8 {
    let Some(player) = you.player() else { return 0 };
    let first = turn.unwrap_or(0);
    1 + (player + players - first % players.max(1)) % players.max(1)
}

/// What a card says goes before what rules say, and the house rules of a format before both.
fn last_word(program: &Program, text: &Standing) -> u8 {
    match program.hook(text.hook).map(|hook| hook.rank) {
        Ok(Rank::House) => 0,
        Ok(Rank::Card | Rank::Ruling | Rank::Errata) => 1,
        Ok(Rank::Rule | Rank::Overriding) | Err(_) => 2,
    }
}

impl Machine<'_> {
    /// Starts a verb.
    pub(super) fn begin(
        &mut self,
        verb: VerbId,
        args: &[Option<ExprId>],
        by: Option<ExprId>,
    ) -> Result<(), Stop> {
        let program = self.program;
        let declared = verb_of(program, verb)?;
        let mut values = Vec::with_capacity(declared.params.len());
        for at in 0..declared.params.len() {
            values.push(match args.get(at).copied().flatten() {
                Some(arg) => self.eval(arg)?,
                None => Value::Nothing,
            });
        }
        // There was nobody to do it to.
        let lacks = |(param, value): (&Param, &Value)| {
            matches!(param.ty, Type::Object(_)) && !param.maybe && value.is_nothing()
        };
        if declared.params.iter().zip(&values).any(lacks) {
            return Ok(());
        }
        // Or he is gone: nothing is done to him, and nothing is told of it.
        let object = declared.params.first().zip(values.first());
        if let Some((Param { role: None, .. }, what)) = object
            && !self.is_there(what)
        {
            return Ok(());
        }
        let this = self.state.frames.slot(THIS);
        let by = match by {
            Some(by) => self.eval(by)?,
            None => self.state.frames.slot(YOU),
        };
        // The first role that is given several objects where it takes one is done one by one.
        let mut rest = None;
        if !declared.at_once {
            for (param, value) in declared.params.iter().zip(&mut values) {
                let one = !matches!(param.ty, Type::Set(_) | Type::Any | Type::Levels(_));
                if let (true, Value::Set(set)) = (one, &*value) {
                    rest = Some((param.slot, set.iter().rev().cloned().collect()));
                    *value = Value::Nothing;
                    break;
                }
            }
        }
        let inner = self
            .state
            .frames
            .frames
            .iter()
            .any(|frame| matches!(frame.kind, FrameKind::Verb(_)));
        let deed = Deed {
            verb,
            rest,
            phase: Phase::Next,
            watching: Vec::new(),
            ending: Vec::new(),
            counts: Vec::new(),
            roles: Vec::new(),
            seen: Vec::new(),
            lay: Vec::new(),
            inner,
        };
        let pc = program
            .code()
            .verbs
            .get(verb.index())
            .copied()
            .flatten()
            .unwrap_or_default();
        self.state.frames.push(
            FrameKind::Verb(Box::new(deed)),
            pc,
            declared.slots,
            this,
            by,
        )?;
        for (param, value) in declared.params.iter().zip(values) {
            self.state.frames.set_slot(param.slot, value)?;
        }
        if self.deed()?.rest.is_none() {
            self.deed_mut()?.phase = Phase::first(program);
        }
        Ok(())
    }

    fn deed(&self) -> Result<&Deed, Fault> {
        match &self.state.frames.top()?.kind {
            FrameKind::Verb(deed) => Ok(deed),
            _ => Err(Fault::broken("verb being done")),
        }
    }

    pub(super) fn deed_mut(&mut self) -> Result<&mut Deed, Fault> {
        match &mut self.state.frames.top_mut()?.kind {
            FrameKind::Verb(deed) => Ok(deed),
            _ => Err(Fault::broken("verb being done")),
        }
    }

    fn phase(&mut self, phase: Phase) -> Result<Flow, Stop> {
        self.deed_mut()?.phase = phase;
        Ok(Flow::On)
    }

    /// One phase of a verb that is not in its statements.
    pub(super) fn run_deed(&mut self) -> Result<Flow, Stop> {
        let deed = self.deed()?;
        let (verb, phase) = (deed.verb, deed.phase);
        match phase {
            Phase::Next => self.next_object(),
            Phase::Counts => {
                let counts = self.counts(verb)?;
                self.phase(if counts {
                    Phase::Instead(0)
                } else {
                    Phase::Settle
                })
            }
            Phase::Instead(from) => self.look_instead(verb, from),
            Phase::Before => {
                self.watch(verb)?;
                let Some(pc) = self
                    .program
                    .code()
                    .verbs
                    .get(verb.index())
                    .copied()
                    .flatten()
                else {
                    return self.phase(Phase::Done);
                };
                self.state.frames.top_mut()?.pc = pc;
                self.phase(Phase::Body)
            }
            Phase::Body => self.phase(Phase::Done),
            Phase::Done => self.happened(verb),
            Phase::Settle => {
                let inner = self.deed()?.inner;
                if self.deed()?.rest.is_some() {
                    self.phase(Phase::Next)?;
                } else {
                    self.state.frames.pop();
                }
                if !inner {
                    self.push_settle()?;
                }
                Ok(Flow::On)
            }
        }
    }

    /// The statements of the verb have ended.
    pub(super) fn end_deed(&mut self) -> Result<Flow, Stop> {
        self.phase(Phase::Done)
    }

    fn next_object(&mut self) -> Result<Flow, Stop> {
        let Some((slot, rest)) = &mut self.deed_mut()?.rest else {
            self.state.frames.pop();
            return Ok(Flow::On);
        };
        let slot = *slot;
        let Some(value) = rest.pop() else {
            self.state.frames.pop();
            return Ok(Flow::On);
        };
        if value
            .object()
            .is_some_and(|object| self.state.rec(object).is_none())
        {
            return Ok(Flow::On);
        }
        self.state.frames.set_slot(slot, value)?;
        self.phase(Phase::first(self.program))
    }

    /// The values of the roles, now.
    pub(super) fn roles(&self, verb: VerbId) -> Result<Vec<Value>, Fault> {
        Ok(verb_of(self.program, verb)?
            .params
            .iter()
            .map(|param| self.state.frames.slot(param.slot))
            .collect())
    }

    /// A text that does something else instead; otherwise prohibitions, and then what comes before.
    fn look_instead(&mut self, verb: VerbId, from: u32) -> Result<Flow, Stop> {
        let program = self.program;
        if program.is_used(program.channel(Channel::Instead(verb))) {
            let roles = self.roles(verb)?;
            let mut all: Vec<Match> = Vec::new();
            let texts = self.ask_of().standing(Channel::Instead(verb))?;
            let mut texts: Vec<&Standing> = texts.iter().collect();
            texts.sort_by_key(|text| last_word(program, text));
            for text in texts {
                if !self.descends_from(text, verb) {
                    all.extend(self.matches(text, verb, &roles)?);
                }
            }
            for (at, (role, fire)) in (0_u32..).zip(&all).skip(from as usize) {
                // Asked again, this text is the first that matters, so the question is the same.
                self.deed_mut()?.phase = Phase::Instead(at);
                (self.state.running.subject, self.state.running.amount) = self.about(&roles);
                let depth = self.state.frames.frames.len();
                if let Fate::Not = self.fire(program, fire, Some(verb))? {
                    continue;
                }
                let next = all
                    .iter()
                    .take(at as usize)
                    .filter(|(other, _)| other != role)
                    .count();
                self.set_aside(
                    depth,
                    role.as_ref(),
                    u32::try_from(next).unwrap_or(u32::MAX),
                )?;
                self.spare(depth)?;
                return Ok(Flow::On);
            }
        }
        self.forbid(verb)
    }

    /// A text deals with the verb's object otherwise. If the verb is done to several at once, it goes
    /// on with the others, and with the texts that were not heard yet.
    fn set_aside(
        &mut self,
        depth: usize,
        role: Option<&(Slot, Value)>,
        next: u32,
    ) -> Result<(), Fault> {
        let stack = &mut self.state.frames;
        let Some(frame) = depth.checked_sub(1).and_then(|at| stack.frames.get_mut(at)) else {
            return Err(Fault::broken("verb being done"));
        };
        let FrameKind::Verb(deed) = &mut frame.kind else {
            return Err(Fault::broken("verb being done"));
        };
        deed.phase = Phase::Settle;
        let Some((slot, one)) = role else {
            return Ok(());
        };
        let Some(place) = stack
            .slots
            .get_mut(frame.slots as usize + usize::from(*slot))
        else {
            return Ok(());
        };
        if let Value::Set(set) = &*place {
            let left: Vec<Value> = set.iter().filter(|other| *other != one).cloned().collect();
            if !left.is_empty() {
                deed.phase = Phase::Instead(next);
            }
            *place = Value::Set(Set::of_distinct(left));
        }
        Ok(())
    }

    /// Whether a verb is done by a text instead of the same verb.
    fn descends_from(&self, text: &Standing, verb: VerbId) -> bool {
        self.state
            .frames
            .frames
            .iter()
            .any(|frame: &Frame| match &frame.kind {
                FrameKind::Hook(hooked) => {
                    hooked.instead == Some(verb)
                        && hooked.hook == text.hook
                        && hooked.effect == text.effect
                        && same_object(&hooked.this, &text.this)
                }
                _ => false,
            })
    }

    fn forbid(&mut self, verb: VerbId) -> Result<Flow, Stop> {
        let program = self.program;
        if program.is_judged(verb) {
            let declared = verb_of(program, verb)?;
            let by = self.state.frames.slot(YOU);
            let roles = self.roles(verb)?;
            let several = declared
                .at_once
                .then(|| roles.iter().position(|role| matches!(role, Value::Set(_))))
                .flatten();
            match several.and_then(|at| Some((at, roles.get(at)?, declared.params.get(at)?))) {
                Some((at, Value::Set(set), param)) => {
                    let mut kept = Vec::with_capacity(set.len());
                    for one in set {
                        let mut single = roles.clone();
                        if let Some(place) = single.get_mut(at) {
                            *place = one.clone();
                        }
                        if self.permits(verb, &by, &single)? {
                            kept.push(one.clone());
                        }
                    }
                    let nothing_left = kept.is_empty() && !set.is_empty();
                    self.state
                        .frames
                        .set_slot(param.slot, Value::Set(Set::of_distinct(kept)))?;
                    if nothing_left {
                        return self.phase(Phase::Settle);
                    }
                }
                _ => {
                    if !self.permits(verb, &by, &roles)? {
                        return self.phase(Phase::Settle);
                    }
                }
            }
        }
        self.deed_mut()?.phase = Phase::Before;
        if program.is_used(program.channel(Channel::Before(verb))) {
            let texts = self.ask_of().standing(Channel::Before(verb))?;
            let roles = self.roles(verb)?;
            let mut fires = Vec::new();
            for text in texts.iter() {
                fires.extend(self.fires_of(text, verb, &roles)?);
            }
            self.push_fires(fires, verb, &roles)?;
        }
        Ok(Flow::On)
    }

    fn permits(&mut self, verb: VerbId, by: &Value, roles: &[Value]) -> Result<bool, Fault> {
        let verdict = crate::offer::verdict(
            &mut self.ask_of(),
            spaceline_lang::tree::Act::Verb(verb),
            by,
            roles,
        )?;
        if !verdict.allowed {
            let because = verdict.because.map(|text| text.hook);
            self.note(|| Event::Forbidden {
                verb,
                by: by.player(),
                roles: roles.to_vec(),
                because,
            });
        }
        Ok(verdict.allowed)
    }
}

pub(crate) fn verb_of(program: &Program, verb: VerbId) -> Result<&Verb, Fault> {
    program
        .book()
        .verbs
        .get(verb.index())
        .ok_or_else(|| Fault::broken("such verb"))
}
