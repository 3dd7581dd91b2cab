//! What an event sets off: which texts match it, and what follows once it has happened.
//!
//! In: a verb being done and the texts that listen to it. Out: the texts that match, with what their
//! patterns bind, in the order in which they run; memories counted, and what lasts until it ended.

use super::deed::{seat_order, verb_of};
use super::event::{Event, Happened, see};
use super::machine::{Flow, Machine, Stop};
use crate::fault::Fault;
use crate::link::Channel;
use crate::state::Standing;
use crate::state::stack::{Fire, Held, Queue, Watch};
use crate::state::{Happening, Key};
use crate::value::{Place, Ref, Value};
use spaceline_lang::tree::{EventPattern, HookRole, Param, Slot, Type, VerbId, YOU};

/// A text that matches an event; for a role that several objects fill at once, also the role's slot and
/// the one object that it matches for.
pub(super) type Match = (Option<(Slot, Value)>, Fire);

/// When the tests of a text are asked.
#[derive(Clone, Copy)]
enum Asked {
    /// All of them just before.
    Before,
    /// What it happened to just before, the others once it has happened.
    WhatItWas,
    /// All of them once it has happened: who comes into play is judged there.
    Now,
}

impl Machine<'_> {
    /// Sorts texts that wait for a verb and lets them run.
    pub(super) fn push_fires(
        &mut self,
        mut fires: Vec<Fire>,
        verb: VerbId,
        roles: &[Value],
    ) -> Result<(), Fault> {
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
            arranges: super::order::orderer(verb_of(program, verb)?, roles),
            ..Queue::default()
        })
    }

    /// What `subject` and `amount` are in texts about an event with these roles.
    pub(super) fn about(&self, roles: &[Value]) -> (Value, Value) {
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
    pub(super) fn matches(
        &mut self,
        text: &Standing,
        verb: VerbId,
        roles: &[Value],
    ) -> Result<Vec<Match>, Fault> {
        let program = self.program;
        let (HookRole::Instead { event, .. } | HookRole::Trigger { event, .. }) =
            &program.hook(text.hook)?.role
        else {
            return Ok(Vec::new());
        };
        let tests = [event.was, event.test];
        let mut found = Vec::new();
        for (several, binds) in self.ways(event, verb, roles)? {
            let mut slots = self.hook_slots(text)?;
            bind_slots(&binds, &mut slots);
            if self.all_hold(&tests, &mut slots)? {
                let fires = self.each_of(text, binds, &mut slots)?;
                found.extend(fires.into_iter().map(|fire| (several.clone(), fire)));
            }
        }
        Ok(found)
    }

    /// The ways in which an event matches a text's pattern, whichever objects they are of.
    pub(super) fn fires_of(
        &mut self,
        text: &Standing,
        verb: VerbId,
        roles: &[Value],
    ) -> Result<impl Iterator<Item = Fire> + use<>, Fault> {
        let found = self.matches(text, verb, roles)?;
        Ok(found.into_iter().map(|(_, fire)| fire))
    }

    /// The ways in which an event meets a pattern, whatever its tests say.
    fn ways(
        &self,
        event: &EventPattern,
        verb: VerbId,
        roles: &[Value],
    ) -> Result<Vec<Binding>, Fault> {
        let params = &verb_of(self.program, verb)?.params;
        let mut ways = bindings(&event.roles, params, roles);
        for (_, binds) in &mut ways {
            binds.extend(event.by.map(|slot| (slot, self.state.frames.slot(YOU))));
        }
        Ok(ways)
    }

    /// What the tests of a text say just before an event, for each way in which it meets the text.
    fn held(&mut self, text: &Standing, verb: VerbId, roles: &[Value]) -> Result<Vec<Held>, Fault> {
        let program = self.program;
        let HookRole::Trigger { event, .. } = &program.hook(text.hook)?.role else {
            return Ok(Vec::new());
        };
        let mut held = Vec::new();
        for (_, binds) in self.ways(event, verb, roles)? {
            let mut slots = self.hook_slots(text)?;
            bind_slots(&binds, &mut slots);
            let was = self.all_hold(&[event.was], &mut slots)?;
            let whole = was && self.all_hold(&[event.test], &mut slots)?;
            held.push(Held { was, whole });
        }
        Ok(held)
    }

    /// Before the statements run: which texts wait for the event, and what memories will count.
    pub(super) fn watch(&mut self, verb: VerbId) -> Result<(), Stop> {
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
            for text in self.ask_of().standing(Channel::After(verb))?.iter() {
                let held = self.held(text, verb, &roles)?;
                watching.push(Watch {
                    text: text.clone(),
                    held,
                });
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
                let event = &declared.event;
                if !self.all_hold(&[event.was, event.test], &mut slots)? {
                    continue;
                }
                let mut key = Key::new();
                for part in &declared.key {
                    key.push(self.eval_with(*part, &mut slots)?);
                }
                counts.push((*memory, key));
            }
        }
        let seen = roles.iter().flat_map(|role| see(self, role)).collect();
        let lay = roles.iter().flat_map(|role| self.lying(role)).collect();
        let ending = self.ended_by(verb, &roles)?;
        let deed = self.deed_mut()?;
        (deed.watching, deed.counts, deed.roles, deed.seen) = (watching, counts, roles, seen);
        deed.lay = lay;
        deed.ending = ending;
        Ok(())
    }

    /// The event: it is remembered, ends what lasts until it, and sets off what waits for it.
    pub(super) fn happened(&mut self, verb: VerbId) -> Result<Flow, Stop> {
        let program = self.program;
        let by = self.state.frames.slot(YOU);
        let deed = self.deed_mut()?;
        deed.followed();
        let watching = std::mem::take(&mut deed.watching);
        let counts = std::mem::take(&mut deed.counts);
        let before = std::mem::take(&mut deed.roles);
        let seen = std::mem::take(&mut deed.seen);
        let lay = std::mem::take(&mut deed.lay);
        let mut ending = std::mem::take(&mut deed.ending);
        for (memory, key) in counts {
            self.state.remember(memory, key)?;
        }
        let gone = before.iter().any(|role| self.is_gone(role));
        let left = gone || self.lies_elsewhere(&lay);
        let came = lay.iter().any(|(object, _)| self.is_in_play(*object));
        let roles: Vec<Value> = before.iter().map(|role| self.renewed(role)).collect();
        if gone {
            self.keep_names()?;
        }
        (self.state.running.subject, self.state.running.amount) = self.about(&roles);
        self.state.add_just(Happening {
            verb,
            by: by.player(),
            acting: self.state.frames.acting(),
            roles: roles.clone(),
        })?;
        if self.noting {
            let happened = Happened::new(self, (verb, by.player()), &roles, seen);
            self.note(|| Event::Done(happened));
        }
        self.end_with_event(verb, &by, &roles)?;
        if came && !left {
            ending = self.ended_by(verb, &roles)?;
        }
        for moment in ending {
            self.state.end_effect(self.program, moment);
        }
        if !program.is_used(program.channel(Channel::After(verb))) {
            return Ok(Flow::On);
        }
        let mut fires = Vec::new();
        let now = self.ask_of().standing(Channel::After(verb))?;
        for watch in &watching {
            let still = now.iter().any(|text| same_text(text, &watch.text));
            // What happens to a card itself is heard by its text, even if that is silent from then on.
            let own = roles.iter().any(|role| same_object(role, &watch.text.this));
            if !still && !left && !own {
                continue;
            }
            let mut text = watch.text.clone();
            text.this = self.renewed(&text.this);
            // As it was just before: the objects are gone now, and the tests with them.
            let when = match (left, came) {
                (true, _) => Asked::Before,
                (false, true) => Asked::Now,
                (false, false) => Asked::WhatItWas,
            };
            fires.extend(self.met(&text, verb, &roles, (&watch.held, when))?);
        }
        for text in now.iter() {
            if !watching.iter().any(|watch| same_text(text, &watch.text)) {
                fires.extend(self.fires_of(text, verb, &roles)?);
            }
        }
        self.push_fires(fires, verb, &roles)?;
        Ok(Flow::On)
    }

    /// A text that waited, for each way in which what has happened meets it.
    fn met(
        &mut self,
        text: &Standing,
        verb: VerbId,
        roles: &[Value],
        (held, asked): (&[Held], Asked),
    ) -> Result<Vec<Fire>, Fault> {
        let program = self.program;
        let HookRole::Trigger { event, .. } = &program.hook(text.hook)?.role else {
            return Ok(Vec::new());
        };
        let mut fires = Vec::new();
        for ((_, binds), held) in self.ways(event, verb, roles)?.into_iter().zip(held) {
            let mut slots = self.hook_slots(text)?;
            bind_slots(&binds, &mut slots);
            let holds = match asked {
                Asked::Before => held.whole,
                Asked::Now => self.all_hold(&[event.was, event.test], &mut slots)?,
                Asked::WhatItWas => held.was && self.all_hold(&[event.test], &mut slots)?,
            };
            if holds {
                fires.extend(self.each_of(text, binds, &mut slots)?);
            }
        }
        Ok(fires)
    }

    /// A text that waits: once, or once for each of those that it names.
    fn each_of(
        &mut self,
        text: &Standing,
        binds: Vec<(Slot, Value)>,
        slots: &mut [Value],
    ) -> Result<Vec<Fire>, Fault> {
        let text = text.clone();
        let HookRole::Trigger {
            each: Some(each), ..
        } = &self.program.hook(text.hook)?.role
        else {
            return Ok(vec![Fire { text, binds }]);
        };
        let members = self.members_with(each.set, slots)?;
        let one = |member| {
            let own = [(each.slot, member)];
            Fire {
                text: text.clone(),
                binds: binds.iter().cloned().chain(own).collect(),
            }
        };
        Ok(members.into_iter().map(one).collect())
    }

    /// Where the objects in a value lie that are not in play.
    fn lying(&self, value: &Value) -> Vec<(Ref, Place)> {
        let place = |object: Ref| {
            let rec = self.state.rec(object).filter(|rec| !rec.in_play)?;
            Some((object, rec.place?))
        };
        match value {
            Value::Object(object) => place(*object).into_iter().collect(),
            Value::Set(set) => set.objects().filter_map(place).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether any of those that lay out of play lies there elsewhere now: `card in hand of you is discarded`.
    fn lies_elsewhere(&self, lay: &[(Ref, Place)]) -> bool {
        lay.iter().any(|(object, place)| {
            let rec = self.state.rec(*object);
            rec.is_some_and(|rec| !rec.in_play && rec.place != Some(*place))
        })
    }

    fn is_in_play(&self, object: Ref) -> bool {
        let now = self.state.rec(self.renewed_handle(object));
        now.is_some_and(|rec| rec.in_play)
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

pub(super) fn same_object(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => one.index == other.index,
        _ => one == other,
    }
}

fn same_text(one: &Standing, other: &Standing) -> bool {
    one.hook == other.hook && one.effect == other.effect && same_object(&one.this, &other.this)
}

/// Puts what a pattern bound into its slots.
pub(super) fn bind_slots(binds: &[(Slot, Value)], slots: &mut [Value]) {
    for (slot, value) in binds {
        if let Some(place) = slots.get_mut(usize::from(*slot)) {
            *place = value.clone();
        }
    }
}

/// The values for the slots of a pattern, and for which of several objects.
type Binding = (Option<(Slot, Value)>, Vec<(Slot, Value)>);

/// What a pattern binds: once, or once for each object of the first role that has several.
pub(super) fn bindings(
    pattern: &[Option<Slot>],
    params: &[Param],
    roles: &[Value],
) -> Vec<Binding> {
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
