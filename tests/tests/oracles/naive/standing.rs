//! Which texts are in force: those of rules, of cards, of states and those that last.

use super::{Known, Naive, unknown};
use spaceline_lang::tree::*;
use spaceline_runtime::state::{Lasting, Standing};
use spaceline_runtime::{Ref, Value};

/// A text with whose it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    pub standing: Standing,
    /// What it took along.
    pub captures: Vec<Value>,
}

impl Text {
    fn new(hook: HookId, this: Value, since: u64) -> Self {
        let standing = Standing {
            hook,
            this,
            you: Value::Nothing,
            since,
            effect: 0,
        };
        Self {
            standing,
            captures: Vec::new(),
        }
    }
}

impl Naive<'_> {
    /// Whom the text of an object calls `you`.
    pub fn reader(&mut self, object: Ref) -> Known<Value> {
        let law = self.book.laws.reader;
        Ok(match self.law(law, vec![Value::Object(object)])? {
            Some(reader) => reader,
            None => Value::of_player(self.rec(object)?.controller()),
        })
    }

    /// Whether the text of an object's card counts.
    pub fn is_active(&mut self, object: Ref) -> Known<bool> {
        let law = self.book.laws.active;
        Ok(self.law(law, vec![Value::Object(object)])? != Some(Value::Truth(false)))
    }

    /// The texts that there are, of those that are wanted, whether or not they are in force.
    pub fn texts(&mut self, wanted: impl Fn(&HookRole) -> bool) -> Known<Vec<Text>> {
        let mut texts = Vec::new();
        let hook = |id: HookId| &self.book.hooks[id.index()];
        for (id, hook) in (0..).map(HookId).zip(&self.book.hooks) {
            if !wanted(&hook.role) {
                continue;
            }
            match hook.owner {
                HookOwner::Rule(_) => texts.push(Text::new(id, Value::Nothing, 0)),
                HookOwner::State(_) => return unknown("the text of a state"),
                HookOwner::Card(..) | HookOwner::Lasting => {}
            }
        }
        for (object, rec) in self.state.objects() {
            let hooks = self.card(object)?.map_or(&[][..], |card| &card.hooks);
            let there = hooks.iter().filter(|id| rec.in_play || hook(**id).anywhere);
            let there = there.filter(|id| wanted(&hook(**id).role));
            texts.extend(there.map(|id| Text::new(*id, Value::Object(object), rec.since)));
        }
        for (moment, effect) in self.state.effects() {
            if let Lasting::Text(id) = effect.what
                && wanted(&hook(id).role)
            {
                let mut text = Text::new(id, effect.this.clone(), moment);
                text.standing.you = effect.you.clone();
                text.standing.effect = moment;
                text.captures = effect.captures.clone();
                texts.push(text);
            }
        }
        texts.sort_by_key(|text| text.standing.order());
        Ok(texts)
    }

    /// The slots of a text.
    pub fn frame(&self, text: &Text) -> Vec<Value> {
        let mut slots = vec![text.standing.this.clone(), text.standing.you.clone()];
        slots.extend(text.captures.iter().cloned());
        let wanted = self.book.hooks[text.standing.hook.index()].slots;
        slots.resize(usize::from(wanted).max(slots.len()), Value::Nothing);
        slots
    }

    /// Whether a text is in force; whom it addresses is then known.
    pub fn in_force(&mut self, text: &mut Text) -> Known<bool> {
        let hook = &self.book.hooks[text.standing.hook.index()];
        if let (HookOwner::Card(..), Value::Object(this)) = (hook.owner, &text.standing.this) {
            let this = *this;
            if !self.is_active(this)? {
                return Ok(false);
            }
            text.standing.you = self.reader(this)?;
        }
        match hook.active {
            Some(active) => {
                let mut slots = self.frame(text);
                self.test(active, &mut slots)
            }
            None => Ok(true),
        }
    }
}
