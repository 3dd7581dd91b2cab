//! Answers remembered.
//!
//! An answer is kept with the aspects that were read while it was found, the moment, the line of positions, and what
//! it cost. It is good for as long as none of these aspects changes, in the position it was found for and in those
//! that follow it by writes, also on a line that left that one later. Taking a remembered answer burns the fuel that
//! finding it did and asks for the same depth, so that a loaded game, which remembers nothing, behaves as the running
//! one.

mod find;

use super::derive::Texts;
use crate::ask::evaluate::{DEPTH, Eval};
use crate::ask::offer::Offers;
use crate::fault::{Fault, FaultKind};
use crate::link::Question;
use crate::link::Subject;
use crate::memo::{Answer, Row, Scopes, Table, get, get_within, put, put_in, put_of, put_within};
use crate::state::Standing;
use crate::value::{Ref, Value};
use spaceline_lang::tree::{ActionId, FieldId, ScopeId, StateId, VerbId};
use std::sync::Arc;

/// Ways to begin an action, if there are any.
type Begun = Option<Arc<Offers>>;

/// What is remembered of the ways to begin an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// All of them.
    All,
    /// Only that there is none: one of them was drawn, and another will be next time.
    None,
}

/// What a text that keeps something true finds to do, if there is anything.
type Wants = Option<Arc<Vec<Value>>>;

/// Remembered answers of positions that have a past in common; for any other position they are forgotten.
#[derive(Debug)]
pub struct Cache {
    on: bool,
    fields: Vec<Row<Value>>,
    states: Vec<Row<bool>>,
    /// Whether the text of each object counts.
    active: Row<bool>,
    reach: Row<Arc<Vec<Ref>>>,
    standing: Row<Texts>,
    calls: Table<Value>,
    offers: Table<Begun>,
    /// The ways to begin each action of the rules, for each player.
    menus: Vec<Row<Begun>>,
    /// What each text of the rules that keeps something true finds to do, by the text.
    rules_want: Vec<Row<Wants>>,
    /// The same of other texts.
    wants: Table<Wants>,
    /// Whether texts permit a verb.
    verdicts: Table<bool>,
    scopes: Scopes,
}

impl Default for Cache {
    fn default() -> Self {
        Self {
            on: true,
            fields: Vec::new(),
            states: Vec::new(),
            active: Vec::new(),
            reach: Vec::new(),
            standing: Vec::new(),
            calls: Table::default(),
            offers: Table::default(),
            menus: Vec::new(),
            rules_want: Vec::new(),
            wants: Table::default(),
            verdicts: Table::default(),
            scopes: Scopes::default(),
        }
    }
}

impl Cache {
    /// A memory that remembers nothing; for comparison, and for questions asked once.
    #[must_use]
    pub fn off() -> Self {
        Self {
            on: false,
            ..Self::default()
        }
    }

    /// Whether it remembers answers now.
    pub(crate) const fn is_on(&self) -> bool {
        self.on
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self {
            on: self.on,
            scopes: std::mem::take(&mut self.scopes),
            ..Self::default()
        };
    }

    /// The number of the scopes within other scopes.
    pub(crate) fn within(&mut self, around: u64, scope: ScopeId, value: &Value) -> u64 {
        if self.on {
            self.scopes.within(around, scope, value)
        } else {
            0
        }
    }

    /// Stops remembering and taking answers; tells whether it did.
    pub(crate) const fn suspend(&mut self) -> bool {
        std::mem::replace(&mut self.on, false)
    }

    /// Goes on as before a [`Cache::suspend`].
    pub(crate) const fn resume(&mut self, on: bool) {
        self.on = on;
    }
}

impl Eval<'_> {
    /// A function's answer, remembered where its question can be told.
    pub(crate) fn keep_call(
        &mut self,
        question: Option<Question>,
        find: impl FnOnce(&mut Self) -> Result<Value, Fault>,
    ) -> Result<Value, Fault> {
        let Some(question) = question else {
            return find(self);
        };
        self.keep(
            self.program.asked(&question),
            0,
            |cache| get_within(&mut cache.calls, &question),
            |cache, answer| put_within(&mut cache.calls, question, answer),
            find,
        )
    }

    /// The ways to begin an action, remembered.
    pub(crate) fn keep_offers(
        &mut self,
        kept: Kept,
        (action, question): (ActionId, Question),
        find: impl FnOnce(&mut Self) -> Result<Begun, Fault>,
    ) -> Result<Begun, Fault> {
        self.keep_found(
            kept,
            Subject::Offers(action),
            |cache| cache.offers.get_mut(&question).map(|answer| &mut **answer),
            |cache, answer| put_of(&mut cache.offers, question, answer),
            find,
        )
    }

    /// The ways in which a player can begin an action of the rules, remembered.
    pub(crate) fn keep_menu(
        &mut self,
        kept: Kept,
        (action, by): (ActionId, u8),
        find: impl FnOnce(&mut Self) -> Result<Begun, Fault>,
    ) -> Result<Begun, Fault> {
        let (row, at) = (action.index(), usize::from(by));
        self.keep_found(
            kept,
            Subject::Menu(action),
            |cache| get(cache.menus.get_mut(row)?, at),
            |cache, answer| put_in(&mut cache.menus, row, at, answer),
            find,
        )
    }

    fn keep_found(
        &mut self,
        kept: Kept,
        subject: Subject,
        get: impl FnOnce(&mut Cache) -> Option<&mut Answer<Begun>>,
        put: impl FnOnce(&mut Cache, Answer<Begun>) -> Option<Answer<Begun>>,
        find: impl FnOnce(&mut Self) -> Result<Begun, Fault>,
    ) -> Result<Begun, Fault> {
        if kept == Kept::All {
            return self.keep(subject, 0, get, put, find);
        }
        self.burn(1)?;
        if self.known(subject, 0, get, Option::is_none)? == Some(true) {
            return Ok(None);
        }
        let put = |cache: &mut Cache, answer: Answer<Begun>| match answer.value {
            None => put(cache, answer),
            Some(_) => None,
        };
        self.find_anew(subject, 0, put, find)
    }

    /// Whether texts permit a verb, remembered.
    pub(crate) fn keep_verdict(
        &mut self,
        verb: VerbId,
        question: Question,
        find: impl FnOnce(&mut Self) -> Result<bool, Fault>,
    ) -> Result<bool, Fault> {
        self.keep(
            Subject::Verdict(verb),
            0,
            |cache| get_within(&mut cache.verdicts, &question),
            |cache, answer| put_within(&mut cache.verdicts, question, answer),
            find,
        )
    }

    /// What a text that keeps something true finds to do, remembered.
    pub(crate) fn keep_wants(
        &mut self,
        text: &Standing,
        find: impl FnOnce(&mut Self) -> Result<Wants, Fault>,
    ) -> Result<Wants, Fault> {
        let subject = Subject::Wants(text.hook);
        if text.is_of_rule() {
            let row = text.hook.index();
            return self.keep(
                subject,
                0,
                |cache| get(cache.rules_want.get_mut(row)?, 0),
                |cache, answer| put_in(&mut cache.rules_want, row, 0, answer),
                find,
            );
        }
        let effect = i64::try_from(text.effect).map_or(Value::Nothing, Value::Number);
        let question = Question::within(text.hook.0, 0, [&text.this, &text.you, &effect]);
        let Some(question) = question else {
            return find(self);
        };
        self.keep(
            subject,
            0,
            |cache| cache.wants.get_mut(&question).map(|answer| &mut **answer),
            |cache, answer| put_of(&mut cache.wants, question, answer),
            find,
        )
    }

    /// A field's value, remembered. `of` numbers what it is a field of.
    pub(crate) fn keep_field(
        &mut self,
        field: FieldId,
        of: (usize, u32),
        find: impl FnOnce(&mut Self) -> Result<Value, Fault>,
    ) -> Result<Value, Fault> {
        self.keep(
            Subject::Field(field),
            of.1,
            |cache| get(cache.fields.get_mut(field.index())?, of.0),
            |cache, answer| put_in(&mut cache.fields, field.index(), of.0, answer),
            find,
        )
    }

    /// Whether an object is in a state, remembered.
    pub(crate) fn keep_state(
        &mut self,
        state: StateId,
        of: Ref,
        find: impl FnOnce(&mut Self) -> Result<bool, Fault>,
    ) -> Result<bool, Fault> {
        self.keep(
            Subject::State(state),
            of.generation,
            |cache| get(cache.states.get_mut(state.index())?, of.index as usize),
            |cache, answer| put_in(&mut cache.states, state.index(), of.index as usize, answer),
            find,
        )
    }

    /// Whether the text of an object counts, remembered.
    pub(crate) fn keep_active(
        &mut self,
        of: Ref,
        find: impl FnOnce(&mut Self) -> Result<bool, Fault>,
    ) -> Result<bool, Fault> {
        self.keep(
            Subject::Active,
            of.generation,
            |cache| get(&mut cache.active, of.index as usize),
            |cache, answer| put(&mut cache.active, of.index as usize, answer),
            find,
        )
    }

    /// The objects that a state reaches, remembered.
    pub(crate) fn keep_reach(
        &mut self,
        state: StateId,
        find: impl FnOnce(&mut Self) -> Result<Arc<Vec<Ref>>, Fault>,
    ) -> Result<Arc<Vec<Ref>>, Fault> {
        self.keep(
            Subject::Reach(state),
            0,
            |cache| get(&mut cache.reach, state.index()),
            |cache, answer| put(&mut cache.reach, state.index(), answer),
            find,
        )
    }

    /// The texts in force on a channel, remembered.
    pub(crate) fn keep_standing(
        &mut self,
        channel: usize,
        find: impl FnOnce(&mut Self) -> Result<Texts, Fault>,
    ) -> Result<Texts, Fault> {
        self.keep(
            Subject::Standing(channel),
            0,
            |cache| get(&mut cache.standing, channel),
            |cache, answer| put(&mut cache.standing, channel, answer),
            find,
        )
    }

    /// What is remembered of a function's answer, as it is read, if it is still good.
    #[inline]
    pub(crate) fn known_call<R>(
        &mut self,
        question: &Question,
        read: impl FnOnce(&Value) -> R,
    ) -> Result<Option<R>, Fault> {
        let subject = self.program.asked(question);
        self.known(
            subject,
            0,
            |cache| get_within(&mut cache.calls, question),
            read,
        )
    }

    /// A function's answer, found anew and remembered.
    pub(crate) fn find_call(
        &mut self,
        question: Question,
        find: impl FnOnce(&mut Self) -> Result<Value, Fault>,
    ) -> Result<Value, Fault> {
        let subject = self.program.asked(&question);
        let put = |cache: &mut Cache, answer| put_within(&mut cache.calls, question, answer);
        self.find_anew(subject, 0, put, find)
    }

    fn keep<T: Clone + PartialEq>(
        &mut self,
        subject: Subject,
        generation: u32,
        get: impl FnOnce(&mut Cache) -> Option<&mut Answer<T>>,
        put: impl FnOnce(&mut Cache, Answer<T>) -> Option<Answer<T>>,
        find: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.burn(1)?;
        match self.known(subject, generation, get, T::clone)? {
            Some(known) => Ok(known),
            None => self.find_anew(subject, generation, put, find),
        }
    }

    /// What is remembered, as it is read, if it is still good.
    #[inline]
    fn known<T, R>(
        &mut self,
        subject: Subject,
        generation: u32,
        get: impl FnOnce(&mut Cache) -> Option<&mut Answer<T>>,
        read: impl FnOnce(&T) -> R,
    ) -> Result<Option<R>, Fault> {
        if !self.work.cache.on || self.trace.is_some() {
            return Ok(None);
        }
        let state = self.state;
        let work = &mut *self.work;
        let Some(answer) = get(&mut work.cache) else {
            work.profile.absent(subject);
            return Ok(None);
        };
        let known = &mut answer.found;
        let here = known.generation == generation
            && known.around.is_none_or(|around| around == self.around)
            && known.acting.is_none_or(|acting| acting == self.acting);
        let good = here.then(|| work.kin.good(known, state)).flatten();
        let Some(at_once) = good else {
            let past = (&known.past, known.seen);
            work.profile.stale(subject, past, &state.stamps);
            return Ok(None);
        };
        work.profile
            .served(subject, at_once, &known.past, known.fuel);
        if self.finding > 0 {
            work.profile.rest(&mut self.reads, &known.reads);
        }
        self.scoped |= known.around.is_some();
        self.acted |= known.acting.is_some();
        let (value, fuel, height) = (read(&answer.value), known.fuel, known.height);
        self.burn(fuel)?;
        let depth = self.depth.saturating_add(height);
        if depth > DEPTH {
            return Err(FaultKind::Depth(DEPTH).into());
        }
        self.deepest = self.deepest.max(depth);
        Ok(Some(value))
    }
}

#[cfg(test)]
mod tests;
