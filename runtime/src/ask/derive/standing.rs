//! Which standing texts are in force.

use super::circle::Asked;
use super::order::Age;
use crate::ask::evaluate::Eval;
use crate::fault::Fault;
use crate::link::Channel;
use crate::state::{Aspect, Lasting, Standing};
use crate::value::{Ref, Value};
use spaceline_lang::tree::{HookId, HookRole, StateId};
use std::ops::Deref;
use std::sync::Arc;

/// Standing texts, shared with whoever remembers them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts(Option<Arc<Vec<Standing>>>);

impl From<Vec<Standing>> for Texts {
    fn from(texts: Vec<Standing>) -> Self {
        if texts.is_empty() {
            Self(None)
        } else {
            Self(Some(Arc::new(texts)))
        }
    }
}

impl Deref for Texts {
    type Target = [Standing];

    fn deref(&self) -> &[Standing] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }
}

impl<'a> IntoIterator for &'a Texts {
    type Item = &'a Standing;
    type IntoIter = std::slice::Iter<'a, Standing>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Texts {
    type Item = Standing;
    type IntoIter = TextsIter;

    fn into_iter(self) -> TextsIter {
        TextsIter {
            texts: self,
            next: 0,
        }
    }
}

/// The texts one by one.
#[derive(Debug)]
pub struct TextsIter {
    texts: Texts,
    next: usize,
}

impl Iterator for TextsIter {
    type Item = Standing;

    fn next(&mut self) -> Option<Standing> {
        let text = self.texts.get(self.next).cloned();
        self.next += 1;
        text
    }
}

impl Eval<'_> {
    /// The standing texts in force on a channel, by the moment at which they began (those of rules
    /// first), then by their order in the book, then by the number of the object.
    ///
    /// # Errors
    /// Faults of the scripts that say what is in force.
    pub fn standing(&mut self, channel: Channel) -> Result<Texts, Fault> {
        self.standing_on(self.program.channel(channel))
    }

    pub(super) fn standing_on(&mut self, channel: usize) -> Result<Texts, Fault> {
        if !self.program.is_used(channel) {
            return Ok(Texts::default());
        }
        self.keep_standing(channel, |eval| {
            let asked = eval.open.last().map(|open| match open.what {
                Asked::Field(field, _) => Channel::Change(field),
                Asked::State(state, _) => Channel::Marks(state),
            });
            let weighs = asked.is_some_and(|asked| eval.program.channel(asked) == channel);
            let mut list = eval.find_standing(channel, weighs)?;
            list.sort_by_key(Standing::order);
            Ok(Texts::from(list))
        })
    }

    fn find_standing(&mut self, channel: usize, weighs: bool) -> Result<Vec<Standing>, Fault> {
        let mut list = Vec::new();
        let program = self.program;
        for hook in program.rule_hooks(channel) {
            let standing = Standing {
                hook: *hook,
                this: Value::Nothing,
                you: Value::Nothing,
                since: 0,
                effect: 0,
            };
            self.push_standing(&mut list, standing, weighs)?;
        }
        for (hook, of) in program.state_hooks(channel) {
            for object in self.in_state(*of)? {
                self.push_object(&mut list, *hook, object, false)?;
            }
        }
        self.reads.add(Aspect::channel(channel));
        let state = self.state;
        for armed in state.armed(channel) {
            if armed.effect != 0 {
                let Some(effect) = state.effect(armed.effect) else {
                    continue;
                };
                if effect.what != Lasting::Text(armed.hook) {
                    continue;
                }
                let standing = Standing {
                    hook: armed.hook,
                    this: effect.this.clone(),
                    you: effect.you.clone(),
                    since: armed.effect,
                    effect: armed.effect,
                };
                self.push_standing(&mut list, standing, weighs)?;
            } else if let Some(object) = state.handle(armed.object)
                && self.is_printed(object)
                && self.is_text_active(object)?
            {
                self.push_object(&mut list, armed.hook, object, weighs)?;
            }
        }
        Ok(list)
    }

    /// The texts on a channel of the states in which those are who stand in the roles of a verb: who else is in such a
    /// state has no say in it.
    ///
    /// # Errors
    /// Faults of the scripts that derive the states, or say what is in force.
    pub fn standing_of_own(
        &mut self,
        channel: usize,
        roles: &[Value],
    ) -> Result<Vec<Standing>, Fault> {
        let mut list = Vec::new();
        for own in self.program.own_hooks(channel) {
            if let Some(Value::Object(object)) = roles.get(own.role)
                && self.is_in_state(*object, own.state)?
            {
                self.push_object(&mut list, own.hook, *object, false)?;
            }
        }
        Ok(list)
    }

    /// Whether [`Eval::in_state`] finds an object.
    fn is_in_state(&mut self, object: Ref, state: StateId) -> Result<bool, Fault> {
        let there =
            !self.program.is_derived(state) || self.rec(object).is_some_and(|rec| rec.in_play);
        Ok(there && self.has_state(object, state)?)
    }

    /// Whether there is anything printed on an object: what a player may not know says nothing to him.
    fn is_printed(&mut self, object: Ref) -> bool {
        self.rec(object).is_some_and(|rec| rec.card().is_some())
    }

    fn push_object(
        &mut self,
        list: &mut Vec<Standing>,
        hook: HookId,
        object: Ref,
        weighs: bool,
    ) -> Result<(), Fault> {
        let since = self.whereabouts(object).map_or(0, |rec| rec.since);
        let you = self.reader(object)?;
        self.push_standing(
            list,
            Standing {
                hook,
                this: Value::Object(object),
                you,
                since,
                effect: 0,
            },
            weighs,
        )
    }

    /// Adds a text, if it is in force. It may be weighed for the field that is being asked for.
    fn push_standing(
        &mut self,
        list: &mut Vec<Standing>,
        standing: Standing,
        weighs: bool,
    ) -> Result<(), Fault> {
        self.burn(1)?;
        if self.is_left_out(&standing) {
            return Ok(());
        }
        let hook = self.program.hook(standing.hook)?;
        let holds = match hook.active {
            None => true,
            Some(active) => {
                let weighs = weighs && self.has_order(&hook.role)?;
                let holds = self.weigh(weighs, Age::of(&standing), |eval| {
                    eval.without_its_own(&standing, |eval| {
                        let mut slots = eval.hook_slots(&standing)?;
                        let holds = eval
                            .test(active, &mut slots)
                            .map_err(|fault| fault.or_at(Some(hook.span)));
                        eval.give_back(slots);
                        holds
                    })
                });
                holds.unwrap_or(Ok(false))?
            }
        };
        if holds {
            list.push(standing);
        }
        Ok(())
    }

    /// Whether the text of an object counts, by the law `active`.
    ///
    /// # Errors
    /// Faults of the law.
    pub fn is_text_active(&mut self, object: Ref) -> Result<bool, Fault> {
        let Some(law) = self.program.book().laws.active else {
            return Ok(true);
        };
        self.keep_active(object, |eval| {
            let answer = eval.call(
                law,
                &[Value::Object(object)],
                &Value::Nothing,
                &Value::Nothing,
            )?;
            Ok(answer == Value::Truth(true))
        })
    }

    /// The player whom the text of an object calls `you`: by the law `reader`, else its controller.
    ///
    /// # Errors
    /// Faults of the law.
    pub fn reader(&mut self, object: Ref) -> Result<Value, Fault> {
        if let Some(law) = self.program.book().laws.reader {
            return self.call(
                law,
                &[Value::Object(object)],
                &Value::Nothing,
                &Value::Nothing,
            );
        }
        Ok(Value::of_player(
            self.rec(object).and_then(|rec| rec.controller()),
        ))
    }

    /// The slots of a standing text: `this`, `you`, what it took along, and room for the rest.
    ///
    /// # Errors
    /// When there is no such text.
    pub fn hook_slots(&mut self, standing: &Standing) -> Result<Vec<Value>, Fault> {
        let slots = self.program.hook(standing.hook)?.slots;
        let mut frame = self.frame(slots, &standing.this, &standing.you);
        if standing.effect != 0
            && let Some(effect) = self.state.effect(standing.effect)
        {
            for (slot, capture) in frame.iter_mut().skip(2).zip(&effect.captures) {
                slot.clone_from(capture);
            }
        }
        Ok(frame)
    }

    /// What a text that keeps something true finds to do: the members it speaks of; of none, nothing
    /// stands for what it speaks of in general.
    ///
    /// # Errors
    /// Faults of the scripts asked.
    pub(crate) fn wants(&mut self, text: &Standing) -> Result<Option<Arc<Vec<Value>>>, Fault> {
        self.keep_wants(text, |eval| eval.find_wants(text))
    }

    fn find_wants(&mut self, text: &Standing) -> Result<Option<Arc<Vec<Value>>>, Fault> {
        let HookRole::Whenever { each, test, .. } = &self.program.hook(text.hook)?.role else {
            return Ok(None);
        };
        let mut slots = self.hook_slots(text)?;
        let holds = match test {
            Some(test) => self.test(*test, &mut slots)?,
            None => each.is_some(),
        };
        let found = match each {
            Some((_, over)) if holds => self.members(*over, &mut slots)?,
            None if holds => vec![Value::Nothing],
            _ => Vec::new(),
        };
        self.give_back(slots);
        Ok((!found.is_empty()).then(|| Arc::new(found)))
    }

    /// The objects in a state, in the order of their numbers.
    ///
    /// # Errors
    /// Faults of the scripts that derive it.
    pub fn in_state(&mut self, state: StateId) -> Result<Vec<Ref>, Fault> {
        let position = self.state;
        self.reads.add(Aspect::state(state));
        if !self.program.is_derived(state) {
            return Ok(position
                .marked(state)
                .iter()
                .filter_map(|index| position.handle(*index))
                .collect());
        }
        self.reads.add(Aspect::IN_PLAY);
        let mut found = Vec::new();
        for index in position.in_play(None) {
            if let Some(object) = position.handle(*index)
                && self.has_state(object, state)?
            {
                found.push(object);
            }
        }
        Ok(found)
    }
}
