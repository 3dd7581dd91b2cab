//! What fields and states come to: what is printed or stored, and what texts make of it.

use super::standing::Text;
use super::{Known, Naive, unknown, values};
use spaceline_lang::tree::*;
use spaceline_runtime::{Levels, Ref, Value};

/// What a text does to a field of somebody.
#[derive(Clone, Debug)]
pub struct Change {
    text: Text,
    how: ChangeHow,
    amount: Value,
    limit: Option<i64>,
    cumulative: bool,
    clause: i64,
    target: Value,
}

impl Change {
    /// What a law reads of it.
    pub fn part(&self, part: ChangePart) -> Value {
        match part {
            ChangePart::Amount => self.amount.clone(),
            ChangePart::IsSet => Value::Truth(self.how == ChangeHow::Set),
            ChangePart::IsAddition => Value::Truth(self.how == ChangeHow::Add),
            ChangePart::IsFactor => Value::Truth(self.how == ChangeHow::Multiply),
            ChangePart::Source => self.text.standing.this.clone(),
            ChangePart::Clause => Value::Number(self.clause),
            ChangePart::Target => self.target.clone(),
            ChangePart::Since => Value::Number(self.text.standing.since as i64),
            ChangePart::Cumulative => Value::Truth(self.cumulative),
        }
    }
}

impl Naive<'_> {
    /// A field before anything changes it; of who has none it is nothing.
    pub fn base(&mut self, id: FieldId, of: &Value) -> Known<Value> {
        let field = &self.book.fields[id.index()];
        let has = match (field.of, of) {
            (FieldOf::Kind(kind), Value::Object(object)) => self.is_kind(*object, kind)?,
            (FieldOf::Player, Value::Player(_)) | (FieldOf::Game, _) => true,
            (_, Value::Nothing) => return Ok(Value::Nothing),
            (_, Value::Object(_)) => false,
            (_, other) => return unknown(format!("a field of {}", other.sort())),
        };
        if !has {
            return Ok(Value::Nothing);
        }
        let mut slots = vec![Value::Nothing; 32];
        slots[0] = of.clone();
        if let (true, Value::Object(object)) = (field.printed, of) {
            let facts = self.card(*object)?.map_or(&[][..], |card| &card.facts);
            let facts: Vec<ExprId> = facts
                .iter()
                .filter(|fact| fact.0 == id)
                .map(|fact| fact.1)
                .collect();
            match facts[..] {
                [] => {}
                [fact] => return self.printed(&field.ty, fact, &mut slots),
                _ => return unknown("a fact that is given twice"),
            }
        } else {
            let stored = self.state.stored(self.program, id, of);
            let stored = stored.or_else(|fault| unknown(format!("{fault:?}")))?;
            if let Some(stored) = stored {
                return Ok(stored);
            }
        }
        Ok(match field.default {
            Some(default) => typed(&field.ty, self.eval(default, &mut slots)?),
            None if field.maybe => Value::Nothing,
            None if field.ty == Type::Number => Value::Number(0),
            None => values::none_of(&field.ty),
        })
    }

    /// What is printed. Levels that are listed add up.
    fn printed(&mut self, ty: &Type, fact: ExprId, slots: &mut Vec<Value>) -> Known<Value> {
        let (Type::Levels(_), Expr::List(all)) = (ty, self.book.expr(fact)) else {
            return Ok(typed(ty, self.eval(fact, slots)?));
        };
        let mut sum = Levels::empty();
        for one in all {
            let Value::Levels(levels) = typed(ty, self.eval(*one, slots)?) else {
                return unknown("a level that is none");
            };
            sum = sum.plus(&levels);
        }
        Ok(Value::Levels(sum))
    }

    /// A field after all that changes it.
    pub fn field(&mut self, id: FieldId, of: &Value) -> Known<Value> {
        let base = self.base(id, of)?;
        let changes = self.changes_of(id, of)?;
        if changes.is_empty() {
            return Ok(base);
        }
        let field = &self.book.fields[id.index()];
        let counted = self.counted(changes)?;
        let from = self.changes.len();
        let value = if field.ty == Type::Number {
            let all = self.tell(&counted);
            let total = self.law(self.book.laws.total, vec![base, all])?;
            total.map_or_else(|| unknown("no law says the total"), Ok)
        } else {
            applied(base, &counted)
        };
        self.changes.truncate(from);
        value
    }

    /// Hands changes to a law.
    fn tell(&mut self, changes: &[Change]) -> Value {
        let from = self.changes.len();
        self.changes.extend(changes.iter().cloned());
        values::set(
            (from..self.changes.len())
                .map(|at| Value::Change(at as u32))
                .collect(),
        )
    }

    /// Those changes that count, none of a text and its copies above their limit.
    fn counted(&mut self, changes: Vec<Change>) -> Known<Vec<Change>> {
        let from = self.changes.len();
        let all = self.tell(&changes);
        let counted = self.law(self.book.laws.counted, vec![all])?;
        self.changes.truncate(from);
        let mut left = match counted {
            Some(counted) => {
                let mut left = Vec::new();
                for change in self.members(&counted)?.unwrap_or_default() {
                    let Value::Change(at) = change else { continue };
                    left.push(changes[at as usize - from].clone());
                }
                left
            }
            None => changes,
        };
        for at in 0..left.len() {
            let Some(limit) = left[at].limit else {
                continue;
            };
            let clause = left[at].text.standing.hook;
            let before = left[..at]
                .iter()
                .filter(|other| other.text.standing.hook == clause);
            let before: i64 = before.filter_map(|other| other.amount.number()).sum();
            let Some(amount) = left[at].amount.number().filter(|amount| *amount >= 0) else {
                return unknown("a limit of what is taken away");
            };
            left[at].amount = Value::Number(amount.min((limit - before).max(0)));
        }
        Ok(left)
    }

    /// All that texts in force would change, old before new.
    fn changes_of(&mut self, id: FieldId, of: &Value) -> Known<Vec<Change>> {
        let mut changes = Vec::new();
        for text in
            self.texts(|role| matches!(role, HookRole::Change { field, .. } if *field == id))?
        {
            let hook = &self.book.hooks[text.standing.hook.index()];
            let HookRole::Change {
                subject,
                test,
                how,
                amount,
                cumulative,
                limit,
                ..
            } = &hook.role
            else {
                continue;
            };
            let Some((text, mut slots)) = self.judged(text, *subject, *test, of)? else {
                continue;
            };
            let open = (text.clone(), of.clone());
            self.open.push(open);
            let amount = self.eval(*amount, &mut slots);
            let limit = limit.map(|limit| self.eval(limit, &mut slots)).transpose();
            self.open.pop();
            changes.push(Change {
                clause: match hook.owner {
                    HookOwner::Card(_, clause) => clause.into(),
                    _ => -1 - i64::from(text.standing.hook.0),
                },
                how: *how,
                amount: amount?,
                limit: limit?.and_then(|limit| limit.number()),
                cumulative: *cumulative,
                target: of.clone(),
                text,
            });
        }
        Ok(changes)
    }

    /// Whether a text is in force and speaks of somebody; then with its slots. It is judged without itself.
    fn judged(
        &mut self,
        mut text: Text,
        subject: Slot,
        test: ExprId,
        of: &Value,
    ) -> Known<Option<(Text, Vec<Value>)>> {
        let is_it = |open: &(Text, Value)| {
            let same = (
                open.0.standing.hook,
                &open.0.standing.this,
                open.0.standing.effect,
            );
            same == (
                text.standing.hook,
                &text.standing.this,
                text.standing.effect,
            ) && open.1 == *of
        };
        if let Some(at) = self.open.iter().position(is_it) {
            if at + 1 == self.open.len() {
                return Ok(None);
            }
            return unknown("texts that rest on each other");
        }
        self.open.push((text.clone(), of.clone()));
        let judged = self.judge(&mut text, subject, test, of);
        self.open.pop();
        Ok(judged?.map(|slots| (text, slots)))
    }

    fn judge(
        &mut self,
        text: &mut Text,
        subject: Slot,
        test: ExprId,
        of: &Value,
    ) -> Known<Option<Vec<Value>>> {
        if !self.in_force(text)? {
            return Ok(None);
        }
        let mut slots = self.frame(text);
        slots[usize::from(subject)] = of.clone();
        Ok(self.test(test, &mut slots)?.then_some(slots))
    }

    /// Whether an object is in a state: marked, by what the state means, by a text, or because it spreads.
    pub fn has_state(&mut self, object: Ref, id: StateId) -> Known<bool> {
        if self.has_state_itself(object, id)? {
            return Ok(true);
        }
        let Some(spreads) = self.book.states[id.index()].spreads else {
            return Ok(false);
        };
        let mut reached = Vec::new();
        for (other, _) in self.state.objects() {
            if other != object && self.has_state_itself(other, id)? {
                reached.push(Value::Object(other));
            }
        }
        let mut at = 0;
        while let Some(next) = reached.get(at).cloned() {
            let mut slots = vec![Value::Nothing; 32];
            slots[0] = next;
            let more = self.eval(spreads, &mut slots)?;
            for more in self.members(&more)?.unwrap_or_default() {
                if more == Value::Object(object) {
                    return Ok(true);
                }
                if !reached.contains(&more) {
                    reached.push(more);
                }
            }
            at += 1;
        }
        Ok(false)
    }

    fn has_state_itself(&mut self, object: Ref, id: StateId) -> Known<bool> {
        let state = &self.book.states[id.index()];
        let mut fits = false;
        for kind in &state.of {
            fits |= self.is_kind(object, *kind)?;
        }
        if !fits {
            return Ok(false);
        }
        let of = Value::Object(object);
        if self.state.is_marked(self.program, object, id) {
            return Ok(true);
        }
        if let Some(means) = state.means {
            let mut slots = vec![Value::Nothing; 32];
            slots[0] = of.clone();
            if self.test(means, &mut slots)? {
                return Ok(true);
            }
        }
        for text in
            self.texts(|role| matches!(role, HookRole::Marks { state, .. } if *state == id))?
        {
            let hook = &self.book.hooks[text.standing.hook.index()];
            let HookRole::Marks { subject, test, .. } = &hook.role else {
                continue;
            };
            if self.judged(text, *subject, *test, &of)?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// A value as its field holds it.
fn typed(ty: &Type, value: Value) -> Value {
    match (ty, value) {
        (Type::Levels(_), Value::Symbol(symbol)) => Value::Levels(Levels::of(symbol, 1)),
        (Type::Levels(_), Value::Set(set)) => {
            let each = set.iter().filter_map(|value| match value {
                Value::Symbol(symbol) => Some((*symbol, 1)),
                _ => None,
            });
            Value::Levels(Levels::from(each.collect::<Vec<_>>()))
        }
        (Type::Set(_), value @ (Value::Set(_) | Value::Nothing | Value::Place(_))) => value,
        (Type::Set(_), value) => values::set(vec![value]),
        (_, value) => value,
    }
}

/// What is no number after changes: what sets first, then what adds, then what takes away.
fn applied(mut value: Value, changes: &[Change]) -> Known<Value> {
    let of = |how: ChangeHow| changes.iter().filter(move |change| change.how == how);
    if of(ChangeHow::Multiply).next().is_some() {
        return unknown("times what is no number");
    }
    if let Some(set) = of(ChangeHow::Set).next_back() {
        value = match (&value, &set.amount) {
            (Value::Levels(_) | Value::Set(_), amount) => {
                let ty = if matches!(value, Value::Set(_)) {
                    Type::Set(Box::default())
                } else {
                    Type::Levels(EnumId(0))
                };
                typed(&ty, amount.clone())
            }
            (_, amount) => amount.clone(),
        };
    }
    for change in of(ChangeHow::Add) {
        let more = typed(&Type::Levels(EnumId(0)), change.amount.clone());
        value = match (&value, &more) {
            (Value::Levels(levels), Value::Levels(more)) => Value::Levels(levels.plus(more)),
            (Value::Set(set), _) => {
                let more = match &change.amount {
                    Value::Set(more) => more.as_slice().to_vec(),
                    Value::Nothing => Vec::new(),
                    one => vec![one.clone()],
                };
                values::set([set.as_slice().to_vec(), more].concat())
            }
            _ => return unknown(format!("{} added to {}", more.sort(), value.sort())),
        };
    }
    for change in of(ChangeHow::Take) {
        let less = typed(&Type::Levels(EnumId(0)), change.amount.clone());
        let (Value::Levels(levels), Value::Levels(less)) = (&value, &less) else {
            return unknown(format!("levels taken from {}", value.sort()));
        };
        value = Value::Levels(levels.minus(less));
    }
    for change in of(ChangeHow::Lose) {
        let lost = match &change.amount {
            Value::Levels(lost) => lost
                .as_slice()
                .iter()
                .map(|(symbol, _)| Value::Symbol(*symbol))
                .collect(),
            Value::Set(lost) => lost.as_slice().to_vec(),
            Value::Nothing => Vec::new(),
            one => vec![one.clone()],
        };
        value = match value {
            Value::Levels(levels) => {
                Value::Levels(lost.iter().fold(levels, |levels, lost| match lost {
                    Value::Symbol(symbol) => levels.without(*symbol),
                    _ => levels,
                }))
            }
            Value::Set(set) => values::set(
                set.iter()
                    .filter(|member| !lost.contains(member))
                    .cloned()
                    .collect(),
            ),
            one if lost.contains(&one) => Value::Nothing,
            one => one,
        };
    }
    Ok(value)
}
