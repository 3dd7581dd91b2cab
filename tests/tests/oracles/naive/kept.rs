//! Clauses, and text that is kept as a value.

use super::{Answer, Naive, Unknown};
use spaceline_lang::tree::{Asking, ClauseId, QuoteBody, QuoteId};
use spaceline_runtime::value::{ClauseRef, QuoteValue};
use spaceline_runtime::{Set, Value};
use std::sync::Arc;

impl Naive<'_> {
    /// The clauses of a form on a card, in printed order.
    pub(super) fn clauses(&self, form: ClauseId, of: &Value) -> Answer {
        let object = match of {
            Value::Object(object) => *object,
            Value::Nothing => return Ok(Value::Set(Set::empty())),
            _ => return Err(Unknown("clauses of something else")),
        };
        let rec = self.state.rec(object).ok_or(Unknown("what is gone"))?;
        let Some(card) = rec.card().and_then(|card| self.book.at(card)) else {
            return Ok(Value::Set(Set::empty()));
        };
        let all = card
            .clauses
            .iter()
            .zip(0..)
            .filter(|(clause, _)| clause.form == form);
        let all = all.map(|(_, index)| Value::Clause(ClauseRef { of: object, index }));
        Ok(Value::Set(all.collect()))
    }

    /// A slot of a clause; nothing where the form leaves it out.
    pub(super) fn part(&mut self, index: u16, of: &Value) -> Answer {
        let Value::Clause(clause) = of else {
            return if of.is_nothing() {
                Ok(Value::Nothing)
            } else {
                Err(Unknown("a part of something else"))
            };
        };
        let rec = self.state.rec(clause.of).ok_or(Unknown("what is gone"))?;
        let card = rec.card().and_then(|card| self.book.at(card));
        let instance = card.and_then(|card| card.clauses.get(usize::from(clause.index)));
        let Some(part) = instance.and_then(|one| *one.args.get(usize::from(index))?) else {
            return Ok(Value::Nothing);
        };
        let mut slots = vec![Value::Nothing; 80];
        slots[0] = clause.of.into();
        slots[1] = self.reader(&clause.of.into())?;
        self.eval(part, &mut slots)
    }

    /// Text that is kept, with whose it is.
    pub(super) fn kept(quote: QuoteId, captures: Vec<Value>, slots: &[Value]) -> Value {
        Value::Quote(Arc::new(QuoteValue {
            quote,
            captures,
            this: slots[0].clone(),
            you: slots[1].clone(),
            targets: None,
            only: None,
        }))
    }

    /// What kept text answers.
    pub(super) fn answer(&mut self, asking: &Asking, slots: &mut [Value]) -> Answer {
        let kept = match self.eval(asking.quote, slots)? {
            Value::Quote(kept) => kept,
            Value::Nothing => return Ok(Value::Nothing),
            _ => return Err(Unknown("an answer of something else")),
        };
        let this = match asking.this {
            Some(this) => self.eval(this, slots)?,
            None => kept.this.clone(),
        };
        let you = match asking.you {
            Some(you) => self.eval(you, slots)?,
            None => slots[1].clone(),
        };
        let mut bound = Vec::new();
        for (scope, value) in &asking.with {
            bound.push((*scope, self.eval(*value, slots)?));
        }
        let before = self.scopes.len();
        self.scopes.extend(bound);
        let value = self.body(&kept, this, you);
        self.scopes.truncate(before);
        value
    }

    fn body(&mut self, kept: &QuoteValue, this: Value, you: Value) -> Answer {
        let quote = self.book.at(kept.quote).ok_or(Unknown("no kept text"))?;
        if kept.only.is_some() || kept.targets.is_some() {
            return Err(Unknown("a part of kept text"));
        }
        let mut inner = Self::frame(quote.slots, kept, this, you);
        match &quote.body {
            QuoteBody::Answer(answer) => self.eval(*answer, &mut inner),
            QuoteBody::Selection { all, .. } => self.eval(*all, &mut inner),
            _ => Err(Unknown("an answer of effects")),
        }
    }

    fn frame(slots: u16, kept: &QuoteValue, this: Value, you: Value) -> Vec<Value> {
        let mut inner = vec![Value::Nothing; usize::from(slots).max(2 + kept.captures.len())];
        inner[0] = this;
        inner[1] = you;
        for (slot, value) in inner.iter_mut().skip(2).zip(&kept.captures) {
            *slot = value.clone();
        }
        inner
    }

    /// Whether an object is among those that a kept selection means.
    pub(super) fn matches(&mut self, what: &Value, quote: &Value) -> Result<bool, Unknown> {
        let kept = match (what, quote) {
            (Value::Nothing, _) | (_, Value::Nothing) => return Ok(false),
            (Value::Object(object), Value::Title(title)) => return self.covers(*title, *object),
            (Value::Object(_), Value::Quote(kept)) => kept,
            _ => return Err(Unknown("a match of something else")),
        };
        let quote = self.book.at(kept.quote).ok_or(Unknown("no kept text"))?;
        let QuoteBody::Selection {
            member: (slot, test),
            ..
        } = &quote.body
        else {
            return Err(Unknown("a match with no selection"));
        };
        let mut inner = Self::frame(quote.slots, kept, kept.this.clone(), kept.you.clone());
        inner[usize::from(*slot)] = what.clone();
        self.test(*test, &mut inner)
    }
}
