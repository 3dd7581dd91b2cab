//! Groups and what is asked of them, clauses of cards, and text that is kept as a value.

use super::{Known, Naive, unknown, values};
use spaceline_lang::tree::*;
use spaceline_runtime::value::{ClauseRef, QuoteValue};
use spaceline_runtime::{Levels, Value};

impl Naive<'_> {
    /// The members of a group, in order; none if the set to take them from is nothing.
    pub fn group(&mut self, group: &Group, slots: &mut Vec<Value>) -> Known<Option<Vec<Value>>> {
        let from = match group.from {
            Some(from) => {
                let value = self.eval(from, slots)?;
                match value {
                    Value::Title(title) => Some(self.covered(title)?),
                    value => self.members(&value)?,
                }
            }
            None => {
                let there = self.state.objects().filter(|(_, rec)| rec.in_play);
                Some(there.map(|(object, _)| Value::Object(object)).collect())
            }
        };
        let Some(from) = from else { return Ok(None) };
        let slot = usize::from(group.slot);
        let mut members = Vec::new();
        let before = slots[slot].clone();
        'members: for member in from {
            if let (Some(kind), Value::Object(object)) = (group.kind, &member)
                && !self.is_kind(*object, kind)?
            {
                continue;
            }
            slots[slot] = member.clone();
            for test in &group.tests {
                if !self.test(*test, slots)? {
                    continue 'members;
                }
            }
            members.push(member);
        }
        slots[slot] = before;
        Ok(Some(members))
    }

    /// The objects in play that a title covers.
    fn covered(&mut self, title: TitleId) -> Known<Vec<Value>> {
        let mut covered = Vec::new();
        for (object, rec) in self.state.objects() {
            if rec.in_play && self.covers(title, object)? {
                covered.push(Value::Object(object));
            }
        }
        Ok(covered)
    }

    /// Each member with what is asked of it.
    pub fn each(
        &mut self,
        group: &Group,
        of: ExprId,
        slots: &mut Vec<Value>,
    ) -> Known<Option<Vec<(Value, Value)>>> {
        let Some(members) = self.group(group, slots)? else {
            return Ok(None);
        };
        let slot = usize::from(group.slot);
        let before = slots[slot].clone();
        let mut each = Vec::new();
        for member in members {
            slots[slot] = member.clone();
            each.push((member, self.eval(of, slots)?));
        }
        slots[slot] = before;
        Ok(Some(each))
    }

    pub fn fold(
        &mut self,
        how: Fold,
        over: &Group,
        of: Option<ExprId>,
        slots: &mut Vec<Value>,
    ) -> Known<Value> {
        let Some(of) = of else {
            let members = self.group(over, slots)?.unwrap_or_default();
            return Ok(match how {
                Fold::Count => Value::Number(members.len() as i64),
                Fold::Some => Value::Truth(!members.is_empty()),
                Fold::None => Value::Truth(members.is_empty()),
                Fold::First => members.first().cloned().unwrap_or_default(),
                Fold::Last => members.last().cloned().unwrap_or_default(),
                _ => return unknown(format!("{how:?} of nothing in particular")),
            });
        };
        let each = self.each(over, of, slots)?.unwrap_or_default();
        if how == Fold::Levels {
            let mut sum = Levels::empty();
            for (_, value) in each {
                match value {
                    Value::Levels(levels) => sum = sum.plus(&levels),
                    Value::Symbol(symbol) => sum = sum.plus(&Levels::of(symbol, 1)),
                    Value::Nothing => {}
                    other => return unknown(format!("levels of {}", other.sort())),
                }
            }
            return Ok(Value::Levels(sum));
        }
        // A sum skips nothing, and so do the others.
        let numbers: Vec<(Value, i64)> = each
            .into_iter()
            .filter_map(|(member, value)| Some((member, value.number()?)))
            .collect();
        let all = || numbers.iter().map(|(_, number)| *number);
        let most = |best: Option<i64>| {
            let best = numbers.iter().filter(|(_, number)| Some(*number) == best);
            values::set(best.map(|(member, _)| member.clone()).collect())
        };
        let or_nothing = |number: Option<i64>| number.map_or(Value::Nothing, Value::Number);
        Ok(match how {
            Fold::Sum => Value::Number(all().sum()),
            Fold::Product => Value::Number(all().product()),
            Fold::Highest => or_nothing(all().max()),
            Fold::Lowest => or_nothing(all().min()),
            Fold::WithHighest => most(all().max()),
            Fold::WithLowest => most(all().min()),
            _ => return unknown(format!("{how:?} of something")),
        })
    }

    /// The clauses of a form on an object's card, in printed order.
    pub fn clauses(&mut self, clause: ClauseId, of: &Value) -> Known<Value> {
        let mut found = Vec::new();
        for of in self.members(of)?.unwrap_or_default() {
            let Value::Object(of) = of else {
                return unknown(format!("clauses of {}", of.sort()));
            };
            let clauses = self.card(of)?.map_or(&[][..], |card| &card.clauses);
            for (index, instance) in (0..).zip(clauses) {
                if instance.form == clause {
                    found.push(Value::Clause(ClauseRef { of, index }));
                }
            }
        }
        Ok(values::set(found))
    }

    /// A slot of a clause; nothing where the form leaves it out.
    pub fn part(&mut self, index: u16, of: &Value) -> Known<Value> {
        let Value::Clause(clause) = of else {
            return Ok(Value::Nothing);
        };
        let card = self.card(clause.of)?;
        let instance = card.and_then(|card| card.clauses.get(usize::from(clause.index)));
        let arg = instance.and_then(|instance| *instance.args.get(usize::from(index))?);
        let Some(arg) = arg else {
            return Ok(Value::Nothing);
        };
        let you = self.reader(clause.of)?;
        let mut slots = vec![Value::Nothing; 32];
        (slots[0], slots[1]) = (Value::Object(clause.of), you);
        self.eval(arg, &mut slots)
    }

    /// The slots of a kept text, before it is asked.
    fn quoted(&self, quote: &QuoteValue) -> Vec<Value> {
        let slots = self.book.quotes[quote.quote.index()].slots;
        let mut all = vec![quote.this.clone(), quote.you.clone()];
        all.extend(quote.captures.iter().cloned());
        let wanted = usize::from(slots).max(all.len());
        all.resize(wanted, Value::Nothing);
        all
    }

    /// Asks kept text.
    pub fn answer(&mut self, asking: &Asking, slots: &mut Vec<Value>) -> Known<Value> {
        let quote = match self.eval(asking.quote, slots)? {
            Value::Quote(quote) => quote,
            Value::Nothing => return Ok(Value::Nothing),
            other => return unknown(format!("asking {}", other.sort())),
        };
        let mut frame = self.quoted(&quote);
        if let Some(this) = asking.this {
            frame[0] = self.eval(this, slots)?;
        }
        if let Some(you) = asking.you {
            frame[1] = self.eval(you, slots)?;
        }
        let body = match &self.book.quotes[quote.quote.index()].body {
            QuoteBody::Answer(body) => *body,
            QuoteBody::Selection { all, .. } => *all,
            _ => return unknown("asking effects or an event"),
        };
        let body = match (quote.only, self.book.expr(body)) {
            (Some(only), Expr::Or(ways)) => ways[usize::from(only)],
            (Some(0), _) | (None, _) => body,
            _ => return unknown("a way that is none"),
        };
        let before = self.scopes.len();
        for (scope, value) in &asking.with {
            let value = self.eval(*value, slots)?;
            self.scopes.push((*scope, value));
        }
        let value = self.eval(body, &mut frame);
        self.scopes.truncate(before);
        value
    }

    /// Whether an object is among those that a kept selection means.
    pub fn matches(&mut self, what: Value, quote: &Value) -> Known<Value> {
        let Value::Quote(quote) = quote else {
            return Ok(Value::Truth(false));
        };
        let QuoteBody::Selection { member, .. } = &self.book.quotes[quote.quote.index()].body
        else {
            return unknown("matching what is no selection");
        };
        let mut frame = self.quoted(quote);
        frame[usize::from(member.0)] = what.clone();
        Ok(Value::Truth(
            !what.is_nothing() && self.test(member.1, &mut frame)?,
        ))
    }
}
