//! Which texts stand, whose they are, and in which states objects are.

use super::circle::Asked;
use super::{Answer, Naive, Unknown};
use spaceline_lang::tree::{Book, Hook, HookId, HookOwner, HookRole, Slot, StateId, THIS, YOU};
use spaceline_runtime::state::Lasting;
use spaceline_runtime::{Ref, State, Value};

/// A text that could stand.
#[derive(Clone, Debug)]
pub struct Text {
    pub hook: HookId,
    /// Whose; of a state's text whoever is in that state.
    pub this: Value,
    /// Whom it addresses, and what it took along, of a text that lasts.
    pub lasts: Option<(Value, Vec<Value>)>,
    pub since: u64,
    pub effect: u64,
}

/// Every text of a rule, a state, a card that is there, and all that lasts, with changes and states.
pub fn texts(book: &Book, state: &State) -> Vec<Text> {
    let gives = |hook: &Hook| matches!(hook.role, HookRole::Change { .. } | HookRole::Marks { .. });
    let mut all = Vec::new();
    let text = |hook, this, since| Text {
        hook,
        this,
        lasts: None,
        since,
        effect: 0,
    };
    for (hook, at) in book.hooks.iter().zip(0..).filter(|(hook, _)| gives(hook)) {
        match hook.owner {
            HookOwner::Rule(_) => all.push(text(HookId(at), Value::Nothing, 0)),
            HookOwner::State(_) => {
                let objects = state.objects();
                all.extend(objects.map(|(object, _)| text(HookId(at), object.into(), 0)));
            }
            HookOwner::Card(..) | HookOwner::Lasting => {}
        }
    }
    for (object, rec) in state.objects() {
        let card = rec.card().and_then(|card| book.at(card));
        for id in card.iter().flat_map(|card| &card.hooks) {
            let hook = book.at(*id).expect("there is such a text");
            if gives(hook) && (rec.in_play || hook.anywhere) {
                all.push(text(*id, object.into(), rec.since));
            }
        }
    }
    for (moment, effect) in state.effects() {
        if let Lasting::Text(hook) = effect.what {
            all.push(Text {
                hook,
                this: effect.this.clone(),
                lasts: Some((effect.you.clone(), effect.captures.clone())),
                since: moment,
                effect: moment,
            });
        }
    }
    all.sort_by_key(|text| {
        let object = text.this.object().map_or(0, |this| this.index);
        (text.since, text.hook, object, text.effect)
    });
    all
}

impl Naive<'_> {
    /// Whom the text of an object calls `you`.
    pub(super) fn reader(&mut self, object: &Value) -> Answer {
        match (self.book.laws.reader, object) {
            (Some(law), Value::Object(_)) => {
                let around = (Value::Nothing, Value::Nothing);
                self.call(law, std::slice::from_ref(object), around)
            }
            _ => Ok(Value::Nothing),
        }
    }

    /// The slots of a text that speaks of an object and stands; nothing if it does not.
    pub(super) fn stands(
        &mut self,
        text: &Text,
        subject: (Slot, &Value),
        test: spaceline_lang::tree::ExprId,
    ) -> Result<Option<Vec<Value>>, Unknown> {
        let hook = self.book.at(text.hook).ok_or(Unknown("no text"))?;
        let mut slots = vec![Value::Nothing; usize::from(hook.slots).max(2)];
        slots[usize::from(THIS)] = text.this.clone();
        if let Some((you, captures)) = &text.lasts {
            slots[usize::from(YOU)] = you.clone();
            for (slot, value) in slots.iter_mut().skip(2).zip(captures) {
                *slot = value.clone();
            }
        } else {
            // Of most who are in no state nothing needs to be asked.
            if let (HookOwner::State(_), Some((one, other))) = (hook.owner, self.book.equals(test))
                && self.book.is_local(one, subject.0)
                && self.book.is_local(other, THIS)
                && text.this != *subject.1
            {
                return Ok(None);
            }
            slots[usize::from(YOU)] = self.reader(&text.this)?;
        }
        slots[usize::from(subject.0)] = subject.1.clone();
        if !self.test(test, &mut slots)? {
            return Ok(None);
        }
        if let Some(active) = hook.active
            && !self.test(active, &mut slots)?
        {
            return Ok(None);
        }
        let counts = match (hook.owner, &text.this) {
            (HookOwner::State(state), Value::Object(object)) => self.has_state(*object, state)?,
            (HookOwner::Card(..), Value::Object(object)) => self.counts(*object)?,
            _ => true,
        };
        Ok(counts.then_some(slots))
    }

    /// Whether the text of a card counts.
    fn counts(&mut self, object: Ref) -> Result<bool, Unknown> {
        let Some(law) = self.book.laws.active else {
            return Ok(true);
        };
        let active = |naive: &mut Self| naive.holds_of(law, object).map(Value::Truth);
        Ok(self.rest(Asked::Active(object), None, active)? == Value::Truth(true))
    }

    /// Whether an object is in a state.
    pub fn has_state(&mut self, object: Ref, state: StateId) -> Result<bool, Unknown> {
        let asked = Asked::State(state, object);
        let find = |naive: &mut Self| naive.find_state(object, state).map(Value::Truth);
        Ok(self.rest(asked, Some(Value::Truth(false)), find)? == Value::Truth(true))
    }

    fn find_state(&mut self, object: Ref, id: StateId) -> Result<bool, Unknown> {
        let state = self.book.at(id).ok_or(Unknown("no state"))?;
        let mut fits = state.of.is_empty();
        for kind in &state.of {
            fits |= self.object_is(object, *kind)?;
        }
        if !fits {
            return Ok(false);
        }
        if self.state.is_marked(self.program, object, id) {
            return Ok(true);
        }
        if let Some(means) = state.means {
            let mut slots = vec![Value::Nothing; 80];
            slots[0] = object.into();
            if self.test(means, &mut slots)? {
                return Ok(true);
            }
        }
        for text in self.texts.clone() {
            let hook = self.book.at(text.hook).ok_or(Unknown("no text"))?;
            if let HookRole::Marks {
                state,
                subject,
                test,
            } = hook.role
                && state == id
                && self
                    .stands(&text, (subject, &object.into()), test)?
                    .is_some()
            {
                return Ok(true);
            }
        }
        let Some(spreads) = state.spreads else {
            return Ok(false);
        };
        let others: Vec<Ref> = self.state.objects().map(|(other, _)| other).collect();
        for other in others {
            let mut slots = vec![Value::Nothing; 80];
            slots[0] = other.into();
            if other != object && self.has_state(other, id)? {
                let reached = self.eval(spreads, &mut slots)?;
                if self.members(&reached)?.contains(&object.into()) {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
