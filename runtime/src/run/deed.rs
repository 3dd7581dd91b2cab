//! Doing a verb: what may replace or forbid it, what comes before and after, and its event.
//!
//! In: a verb and the values of its roles. Out: for each object of a role that is a set (or once, for
//! a verb done `at once`): 1. texts that do something else instead; 2. prohibitions; 3. texts before;
//! 4. its statements; 5. its event, remembered and returned; 6. texts after; and when the outermost
//! verb is done, what is kept true is settled. Tests of texts after an event see the objects as they
//! are then, except those that it took out of play: these are judged as they were just before.

use super::event::{Event, Happened};
use super::frame::{Frame, FrameKind};
use super::machine::{Flow, Machine, Stop};
use super::queue::{Fire, Queue};
use crate::derive::Standing;
use crate::fault::Fault;
use crate::program::{Channel, Program};
use crate::state::{Happening, Key};
use crate::value::{Ref, Set, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{
    ExprId, HookRole, MemoryId, Param, Slot, THIS, Type, Verb, VerbId, YOU,
};

/// How far a verb is with its present object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Phase {
    /// It takes the next object.
    Next,
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

/// A text that waits for the verb to be done, with what its test said before.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Watch {
    text: Standing,
    held: bool,
}

/// A verb being done.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deed {
    verb: VerbId,
    /// The slot and the objects still to be done, the last one first.
    rest: Option<(Slot, Vec<Value>)>,
    phase: Phase,
    watching: Vec<Watch>,
    /// What memories count if it happens.
    counts: Vec<(MemoryId, Key)>,
    /// The values of its roles before its statements ran.
    roles: Vec<Value>,
    /// Whether another verb is being done around it.
    inner: bool,
}

impl Deed {
    pub(super) fn in_body(&self) -> bool {
        self.phase == Phase::Body
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

impl<'a> Machine<'a> {
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
            counts: Vec::new(),
            roles: Vec::new(),
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
            self.deed_mut()?.phase = Phase::Instead(0);
        }
        Ok(())
    }

    fn deed(&self) -> Result<&Deed, Fault> {
        match &self.state.frames.top()?.kind {
            FrameKind::Verb(deed) => Ok(deed),
            _ => Err(Fault::broken("verb being done")),
        }
    }

    fn deed_mut(&mut self) -> Result<&mut Deed, Fault> {
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
        self.phase(Phase::Instead(0))
    }

    /// The values of the roles, now.
    fn roles(&self, verb: VerbId) -> Result<Vec<Value>, Fault> {
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
            let texts = self.ask_of().standing(Channel::Instead(verb))?;
            for (at, text) in (0_u32..).zip(&texts).skip(from as usize) {
                if self.descends_from(text, verb) {
                    continue;
                }
                let roles = self.roles(verb)?;
                let Some((role, fire)) = self.matches(text, verb, &roles)?.into_iter().next()
                else {
                    continue;
                };
                // Asked again, this text is the first that matters, so the question is the same.
                self.deed_mut()?.phase = Phase::Instead(at);
                let running = self.about(&roles);
                (self.state.running.subject, self.state.running.amount) = running;
                let depth = self.state.frames.frames.len();
                if let super::queue::Fate::Not = self.fire(program, &fire, Some(verb))? {
                    continue;
                }
                let Some(frame) = self.state.frames.frames.get_mut(depth - 1) else {
                    return Err(Fault::broken("verb being done").into());
                };
                let base = frame.slots as usize;
                let FrameKind::Verb(deed) = &mut frame.kind else {
                    return Ok(Flow::On);
                };
                // Of several objects at once only this one is dealt with otherwise.
                let left = role.and_then(|(slot, one)| {
                    let place = self.state.frames.slots.get_mut(base + usize::from(slot))?;
                    let Value::Set(set) = &*place else {
                        return None;
                    };
                    let left: Vec<Value> =
                        set.iter().filter(|other| **other != one).cloned().collect();
                    let some = !left.is_empty();
                    *place = Value::Set(Set::of_distinct(left));
                    some.then_some(())
                });
                deed.phase = if left.is_some() {
                    Phase::Instead(at)
                } else {
                    Phase::Settle
                };
                return Ok(Flow::On);
            }
        }
        self.forbid(verb)
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
        if program.is_used(program.channel(Channel::Verb(verb))) {
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
            for text in &texts {
                fires.extend(
                    self.matches(text, verb, &roles)?
                        .into_iter()
                        .map(|(_, fire)| fire),
                );
            }
            self.push_fires(fires, &roles)?;
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

    /// Sorts texts and lets them run.
    fn push_fires(&mut self, mut fires: Vec<Fire>, roles: &[Value]) -> Result<(), Fault> {
        if fires.is_empty() {
            return Ok(());
        }
        let (turn, players, program) = (
            self.state.turn_player(),
            self.program.players(),
            self.program,
        );
        fires.sort_by_cached_key(|fire| {
            let optional = program
                .hook(fire.text.hook)
                .is_ok_and(|hook| matches!(&hook.role, HookRole::Trigger { by: Some(_), .. }));
            (
                optional,
                seat_order(turn, players, &fire.text.you),
                fire.text.since,
            )
        });
        let (subject, amount) = self.about(roles);
        self.push_queue(Queue {
            fires,
            next: 0,
            subject,
            amount,
            instead: None,
        })
    }

    /// What `subject` and `amount` are in texts about an event with these roles.
    fn about(&self, roles: &[Value]) -> (Value, Value) {
        let subject = roles
            .iter()
            .find(|role| matches!(role, Value::Object(_) | Value::Set(_)));
        let amount = roles.iter().find(|role| matches!(role, Value::Number(_)));
        (
            subject.cloned().unwrap_or_default(),
            amount.cloned().unwrap_or_default(),
        )
    }

    /// The ways in which an event matches a text's pattern: for a role that several objects fill at
    /// once, one for each of them that does, with its slot.
    #[expect(
        clippy::type_complexity,
        reason = "the slot and the object belong to one another"
    )]
    fn matches(
        &mut self,
        text: &Standing,
        verb: VerbId,
        roles: &[Value],
    ) -> Result<Vec<(Option<(Slot, Value)>, Fire)>, Fault> {
        let program = self.program;
        let (HookRole::Instead { event, .. } | HookRole::Trigger { event, .. }) =
            &program.hook(text.hook)?.role
        else {
            return Ok(Vec::new());
        };
        let params = &verb_of(program, verb)?.params;
        let by = self.state.frames.slot(YOU);
        let mut found = Vec::new();
        for (several, binds) in bindings(&event.roles, params, roles) {
            let mut slots = self.hook_slots(text)?;
            let mut binds = binds;
            binds.extend(event.by.map(|slot| (slot, by.clone())));
            for (slot, value) in &binds {
                if let Some(place) = slots.get_mut(usize::from(*slot)) {
                    *place = value.clone();
                }
            }
            if self.all_hold(&[event.test], &mut slots)? {
                found.push((
                    several,
                    Fire {
                        text: text.clone(),
                        binds,
                    },
                ));
            }
        }
        Ok(found)
    }

    /// Before the statements run: which texts wait for the event, and what memories will count.
    fn watch(&mut self, verb: VerbId) -> Result<(), Stop> {
        let program = self.program;
        let roles = self.roles(verb)?;
        let mut watching = Vec::new();
        let has_body = program
            .code()
            .verbs
            .get(verb.index())
            .copied()
            .flatten()
            .is_some();
        if has_body && program.is_used(program.channel(Channel::After(verb))) {
            for text in self.ask_of().standing(Channel::After(verb))? {
                let held = !self.matches(&text, verb, &roles)?.is_empty();
                watching.push(Watch { text, held });
            }
        }
        let mut counts = Vec::new();
        for memory in program.code().memories_of(verb) {
            let Some(declared) = program.book().memories.get(memory.index()) else {
                continue;
            };
            let params = &verb_of(program, verb)?.params;
            for (_, binds) in bindings(&declared.event.roles, params, &roles) {
                let mut slots = vec![Value::Nothing; usize::from(declared.slots.max(2))];
                let by = declared
                    .event
                    .by
                    .map(|slot| (slot, self.state.frames.slot(YOU)));
                for (slot, value) in binds.into_iter().chain(by) {
                    if let Some(place) = slots.get_mut(usize::from(slot)) {
                        *place = value;
                    }
                }
                if !self.all_hold(&[declared.event.test], &mut slots)? {
                    continue;
                }
                let mut key = Key::new();
                for part in &declared.key {
                    key.push(self.eval_with(*part, &mut slots)?);
                }
                counts.push((*memory, key));
            }
        }
        let deed = self.deed_mut()?;
        (deed.watching, deed.counts, deed.roles) = (watching, counts, roles);
        Ok(())
    }

    /// The event: it is remembered, ends what lasts until it, and sets off what waits for it.
    fn happened(&mut self, verb: VerbId) -> Result<Flow, Stop> {
        let program = self.program;
        let by = self.state.frames.slot(YOU);
        let deed = self.deed_mut()?;
        deed.phase = Phase::Settle;
        let (watching, counts, before) = (
            std::mem::take(&mut deed.watching),
            std::mem::take(&mut deed.counts),
            std::mem::take(&mut deed.roles),
        );
        for (memory, key) in counts {
            self.state.remember(memory, key);
        }
        let left_play = before.iter().any(|role| self.is_gone(role));
        let roles: Vec<Value> = before.iter().map(|role| self.renewed(role)).collect();
        (self.state.running.subject, self.state.running.amount) = self.about(&roles);
        self.state.add_just(Happening {
            verb,
            by: by.player(),
            roles: roles.clone(),
        });
        if verb_of(program, verb)?.named.says.is_some() || self.noting {
            let happened = Happened::new(self, verb, by.player(), &roles);
            self.note(|| Event::Done(happened));
        }
        self.end_with_event(verb, &by, &roles)?;
        if !program.is_used(program.channel(Channel::After(verb))) {
            return Ok(Flow::On);
        }
        let mut fires = Vec::new();
        let now = self.ask_of().standing(Channel::After(verb))?;
        for watch in &watching {
            let still = now.iter().any(|text| same_text(text, &watch.text));
            if !still && !left_play {
                continue;
            }
            let mut text = watch.text.clone();
            text.this = self.renewed(&text.this);
            let found = self.matches(&text, verb, if left_play { &before } else { &roles })?;
            if left_play {
                // As it was just before: the objects are gone now, and the test with them.
                if watch.held {
                    fires.extend(self.bind(&text, verb, &roles)?);
                }
            } else {
                fires.extend(found.into_iter().map(|(_, fire)| fire));
            }
        }
        for text in &now {
            if !watching.iter().any(|watch| same_text(text, &watch.text)) {
                fires.extend(
                    self.matches(text, verb, &roles)?
                        .into_iter()
                        .map(|(_, fire)| fire),
                );
            }
        }
        self.push_fires(fires, &roles)?;
        Ok(Flow::On)
    }

    /// The bindings of a text whose test is known to hold.
    fn bind(&mut self, text: &Standing, verb: VerbId, roles: &[Value]) -> Result<Vec<Fire>, Fault> {
        let program = self.program;
        let HookRole::Trigger { event, .. } = &program.hook(text.hook)?.role else {
            return Ok(Vec::new());
        };
        let by = self.state.frames.slot(YOU);
        let all = bindings(&event.roles, &verb_of(program, verb)?.params, roles);
        Ok(all
            .into_iter()
            .map(|(_, mut binds)| {
                binds.extend(event.by.map(|slot| (slot, by.clone())));
                Fire {
                    text: text.clone(),
                    binds,
                }
            })
            .collect())
    }

    fn is_gone(&self, value: &Value) -> bool {
        match value {
            Value::Object(object) => self.state.rec(*object).is_none(),
            Value::Set(set) => set.objects().any(|object| self.state.rec(object).is_none()),
            _ => false,
        }
    }

    /// A value with the handles by which its cards are known now.
    pub(super) fn renewed(&self, value: &Value) -> Value {
        match value {
            Value::Object(object) => Value::Object(self.renewed_handle(*object)),
            Value::Set(set) if self.is_gone(value) => {
                let renew = |value: &Value| {
                    value.object().map_or_else(
                        || value.clone(),
                        |object| self.renewed_handle(object).into(),
                    )
                };
                Value::Set(set.iter().map(renew).collect())
            }
            _ => value.clone(),
        }
    }

    fn renewed_handle(&self, object: Ref) -> Ref {
        if self.state.rec(object).is_some() {
            return object;
        }
        // A card is never removed, so its number still means it; that of another object may not.
        let card = self
            .state
            .rec_at(object.index)
            .filter(|rec| rec.card().is_some());
        card.map_or(object, |rec| rec.handle(object.index))
    }
}

pub(crate) fn verb_of(program: &Program, verb: VerbId) -> Result<&Verb, Fault> {
    program
        .book()
        .verbs
        .get(verb.index())
        .ok_or_else(|| Fault::broken("such verb"))
}

fn same_object(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => one.index == other.index,
        _ => one == other,
    }
}

fn same_text(one: &Standing, other: &Standing) -> bool {
    one.hook == other.hook && one.effect == other.effect && same_object(&one.this, &other.this)
}

/// What a pattern binds: once, or once for each object of the first role that has several.
#[expect(
    clippy::type_complexity,
    reason = "the slot and the object belong to one another"
)]
pub(crate) fn bindings(
    pattern: &[Option<Slot>],
    params: &[Param],
    roles: &[Value],
) -> Vec<(Option<(Slot, Value)>, Vec<(Slot, Value)>)> {
    let several = roles.iter().zip(params).position(|(role, param)| {
        matches!(role, Value::Set(_)) && !matches!(param.ty, Type::Set(_))
    });
    let bind = |at: Option<usize>, one: &Value| {
        let values = roles
            .iter()
            .enumerate()
            .map(|(role, value)| if Some(role) == at { one } else { value });
        pattern
            .iter()
            .zip(values)
            .filter_map(|(slot, value)| Some(((*slot)?, value.clone())))
            .collect::<Vec<_>>()
    };
    match several.and_then(|at| Some((at, roles.get(at)?, params.get(at)?.slot))) {
        Some((at, Value::Set(set), slot)) => set
            .iter()
            .map(|one| (Some((slot, one.clone())), bind(Some(at), one)))
            .collect(),
        _ => vec![(None, bind(None, &Value::Nothing))],
    }
}
