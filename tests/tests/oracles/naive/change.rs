//! Fields, and what changes them: set before added, added before multiplied.

use super::circle::Asked;
use super::{Answer, Naive, Unknown};
use spaceline_lang::tree::{ChangeHow, ChangePart, Expr, FieldId, FieldOf, HookRole, Type};
use spaceline_runtime::{Levels, Set, Value};

/// A change that acts on a field.
#[derive(Clone, Debug)]
pub struct Change {
    how: ChangeHow,
    amount: Value,
    source: Value,
    target: Value,
    since: u64,
    clause: i64,
    cumulative: bool,
}

impl Naive<'_> {
    /// What is printed or stored.
    pub fn base(&mut self, id: FieldId, of: &Value) -> Answer {
        let field = self.book.at(id).ok_or(Unknown("no field"))?;
        match (self.found(id, of)?, &field.ty) {
            (Value::Nothing, _) => Ok(Value::Nothing),
            (value, Type::Levels(_)) => Ok(Value::Levels(self.levels(&value)?)),
            (value, _) => Ok(value),
        }
    }

    fn found(&mut self, id: FieldId, of: &Value) -> Answer {
        let field = self.book.at(id).ok_or(Unknown("no field"))?;
        let mut slots = vec![Value::Nothing; 80];
        slots[0] = of.clone();
        if field.printed
            && let Value::Object(object) = of
        {
            let rec = self.state.rec(*object).ok_or(Unknown("what is gone"))?;
            let card = rec.card().and_then(|card| self.book.at(card));
            let fact = card.and_then(|card| card.facts.iter().find(|fact| fact.0 == id));
            if let Some((_, fact)) = fact {
                slots[1] = self.reader(of)?;
                if let (Type::Levels(_), Expr::List(all) | Expr::Union(all)) =
                    (&field.ty, self.book.expr(*fact))
                {
                    let mut levels = Levels::empty();
                    for one in all {
                        let value = self.eval(*one, &mut slots)?;
                        levels = levels.plus(&self.levels(&value)?);
                    }
                    return Ok(Value::Levels(levels));
                }
                return self.eval(*fact, &mut slots);
            }
        } else if let Some(value) = self.state.stored(self.program, id, of).ok().flatten() {
            return Ok(value);
        }
        match field.default {
            Some(default) => self.eval(default, &mut slots),
            None if field.maybe => Ok(Value::Nothing),
            None => Ok(Self::zero(&field.ty)),
        }
    }

    /// Whether it is something that can have a field.
    fn has_field(&self, id: FieldId, of: &Value) -> Result<bool, Unknown> {
        let field = self.book.at(id).ok_or(Unknown("no field"))?;
        match (field.of, of) {
            (FieldOf::Kind(kind), Value::Object(object)) => self.object_is(*object, kind),
            (FieldOf::Player, Value::Player(_)) | (FieldOf::Game, _) => Ok(true),
            (_, Value::Nothing) => Ok(false),
            _ => Err(Unknown("a field of something else")),
        }
    }

    /// A field: what is printed or stored, and after all that changes it.
    pub fn field(&mut self, id: FieldId, of: &Value, printed: bool) -> Answer {
        let ty = &self.book.at(id).ok_or(Unknown("no field"))?.ty;
        if !self.has_field(id, of)? {
            return Ok(Value::Nothing);
        }
        if printed {
            return self.base(id, of);
        }
        let least = matches!(ty, Type::Truth | Type::Set(_) | Type::Levels(_));
        let least = least.then(|| Self::zero(ty));
        self.rest(Asked::Field(id, of.clone()), least, |naive| {
            let base = naive.base(id, of)?;
            let first = naive.changes.len();
            let found = naive.changes_of(id, of);
            let value = found.and_then(|()| naive.changed(ty, base, first));
            naive.changes.truncate(first);
            value
        })
    }

    fn changes_of(&mut self, id: FieldId, of: &Value) -> Result<(), Unknown> {
        for text in self.texts.clone() {
            let hook = self.book.at(text.hook).ok_or(Unknown("no text"))?;
            let HookRole::Change {
                field,
                subject,
                test,
                how,
                amount,
                cumulative,
                limit,
            } = &hook.role
            else {
                continue;
            };
            if *field != id {
                continue;
            }
            let Some(mut slots) = self.stands(&text, (*subject, of), *test)? else {
                continue;
            };
            if limit.is_some() {
                return Err(Unknown("a change with a limit"));
            }
            let change = Change {
                how: *how,
                amount: self.eval(*amount, &mut slots)?,
                source: text.this.clone(),
                target: of.clone(),
                since: text.since,
                clause: i64::from(text.hook.0),
                cumulative: *cumulative,
            };
            if !change.amount.is_nothing() {
                self.changes.push(change);
            }
        }
        Ok(())
    }

    /// What a value comes to after the changes from a position on.
    fn changed(&mut self, ty: &Type, base: Value, first: usize) -> Answer {
        let numbers =
            (first..self.changes.len()).map(|at| Value::Change(u32::try_from(at).unwrap_or(0)));
        let mut all: Vec<Value> = numbers.collect();
        if all.is_empty() {
            return Ok(base);
        }
        let around = (Value::Nothing, Value::Nothing);
        if let Some(counted) = self.book.laws.counted {
            let of = Value::Set(Set::new(all.clone()));
            let counted = self.call(counted, &[of], around.clone())?;
            all = self.members(&counted)?;
        }
        if *ty == Type::Number {
            let law = self.book.laws.total.ok_or(Unknown("no law of sums"))?;
            return self.call(law, &[base, Value::Set(Set::new(all))], around);
        }
        let chosen: Vec<Change> = all
            .iter()
            .filter_map(|change| self.change(change).cloned())
            .collect();
        let of = |how| {
            chosen
                .iter()
                .filter(move |change| change.how == how)
                .map(|change| &change.amount)
        };
        let mut value = of(ChangeHow::Set).next_back().cloned().unwrap_or(base);
        if of(ChangeHow::Multiply).next().is_some() {
            return Err(Unknown("a product of no numbers"));
        }
        for more in of(ChangeHow::Add) {
            value = match ty {
                Type::Levels(_) => Value::Levels(self.levels(&value)?.plus(&self.levels(more)?)),
                Type::Set(_) => self.union(&[value, more.clone()])?,
                _ => return Err(Unknown("added to one value")),
            };
        }
        for less in of(ChangeHow::Take) {
            value = Value::Levels(self.levels(&value)?.minus(&self.levels(less)?));
        }
        for less in of(ChangeHow::Lose) {
            let lost = self.members(less)?;
            value = match (value, ty) {
                (Value::Levels(levels), _) => {
                    let symbols = lost.iter().filter_map(|one| match one {
                        Value::Symbol(symbol) => Some(*symbol),
                        _ => None,
                    });
                    Value::Levels(symbols.fold(levels, |levels, symbol| levels.without(symbol)))
                }
                (value, Type::Set(_)) => {
                    let kept = self
                        .members(&value)?
                        .into_iter()
                        .filter(|one| !lost.contains(one));
                    Value::Set(kept.collect())
                }
                (value, _) if lost.contains(&value) => Value::Nothing,
                (value, _) => value,
            };
        }
        Ok(value)
    }

    /// A value as levels: a symbol is one of it.
    pub(super) fn levels(&self, value: &Value) -> Result<Levels, Unknown> {
        match value {
            Value::Levels(levels) => Ok(levels.clone()),
            Value::Symbol(symbol) => Ok(Levels::of(*symbol, 1)),
            Value::Nothing => Ok(Levels::empty()),
            Value::Set(set) => {
                let mut levels = set.iter().map(|one| self.levels(one));
                levels.try_fold(Levels::empty(), |all, one| Ok(all.plus(&one?)))
            }
            _ => Err(Unknown("levels of something else")),
        }
    }

    fn change(&self, change: &Value) -> Option<&Change> {
        match change {
            Value::Change(at) => self.changes.get(*at as usize),
            _ => None,
        }
    }

    /// A part of a change.
    pub(super) fn change_part(&self, part: ChangePart, of: &Value) -> Answer {
        let change = self.change(of).ok_or(Unknown("a part of no change"))?;
        Ok(match part {
            ChangePart::Amount => change.amount.clone(),
            ChangePart::IsSet => Value::Truth(change.how == ChangeHow::Set),
            ChangePart::IsAddition => Value::Truth(change.how == ChangeHow::Add),
            ChangePart::IsFactor => Value::Truth(change.how == ChangeHow::Multiply),
            ChangePart::Source => change.source.clone(),
            ChangePart::Clause => Value::Number(change.clause),
            ChangePart::Target => change.target.clone(),
            ChangePart::Since => Value::Number(i64::try_from(change.since).unwrap_or(i64::MAX)),
            ChangePart::Cumulative => Value::Truth(change.cumulative),
        })
    }
}
