//! Groups, and what is asked of them.

use super::{Answer, Naive, Unknown};
use spaceline_lang::tree::{Comparison, ExprId, Fold, Group, TitleId};
use spaceline_runtime::{Levels, Ref, Set, Value};

impl Naive<'_> {
    /// What a value holds where a set is wanted: one value is a set of one.
    pub(super) fn members(&mut self, value: &Value) -> Result<Vec<Value>, Unknown> {
        Ok(match value {
            Value::Nothing => Vec::new(),
            Value::Set(set) => set.as_slice().to_vec(),
            Value::Levels(levels) => levels
                .as_slice()
                .iter()
                .map(|one| Value::Symbol(one.0))
                .collect(),
            Value::Place(place) => self.state.objects_in(*place).map(Value::Object).collect(),
            Value::Title(title) => {
                let mut all = Vec::new();
                for object in self.in_play() {
                    if self.covers(*title, object)? {
                        all.push(object.into());
                    }
                }
                all
            }
            Value::Quote(_) => return Err(Unknown("kept text as a set")),
            one => vec![one.clone()],
        })
    }

    /// The members of any, in order, without repeats; nothing stays nothing where a set is wanted.
    pub(super) fn union(&mut self, values: &[Value]) -> Answer {
        if let [Value::Nothing] = values {
            return Ok(Value::Nothing);
        }
        let mut all = Vec::new();
        for value in values {
            all.extend(self.members(value)?);
        }
        Ok(Value::Set(Set::new(all)))
    }

    fn in_play(&self) -> Vec<Ref> {
        let all = self.state.objects().filter(|(_, rec)| rec.in_play);
        all.map(|(object, _)| object).collect()
    }

    /// Whether a title means a card, by the law.
    pub(super) fn covers(&mut self, title: TitleId, object: Ref) -> Result<bool, Unknown> {
        let title = self.book.at(title).ok_or(Unknown("no title"))?;
        if title.version.is_some() {
            return Err(Unknown("a title with a version"));
        }
        let laws = &self.book.laws;
        let law = if title.any {
            laws.covers_any
        } else {
            laws.covers
        };
        let law = law.ok_or(Unknown("no law of titles"))?;
        let args = [Value::Text(title.title), object.into()];
        let value = self.call(law, &args, (Value::Nothing, Value::Nothing))?;
        Ok(value == Value::Truth(true))
    }

    /// The members of a group that pass every test.
    pub(super) fn group(
        &mut self,
        group: &Group,
        slots: &mut [Value],
    ) -> Result<Vec<Value>, Unknown> {
        let from = match group.from {
            Some(from) => {
                let from = self.eval(from, slots)?;
                self.members(&from)?
            }
            None => self.in_play().into_iter().map(Value::Object).collect(),
        };
        let slot = usize::from(group.slot);
        let mut passed = Vec::new();
        'members: for member in from {
            self.step()?;
            if let Some(kind) = group.kind {
                match member {
                    Value::Object(object) if self.object_is(object, kind)? => {}
                    _ => continue,
                }
            }
            for test in &group.tests {
                slots[slot] = member.clone();
                if !self.test(*test, slots)? {
                    continue 'members;
                }
            }
            passed.push(member);
        }
        Ok(passed)
    }

    /// One answer about a group.
    pub(super) fn fold(
        &mut self,
        how: Fold,
        over: &Group,
        of: Option<ExprId>,
        slots: &mut [Value],
    ) -> Answer {
        let members = self.group(over, slots)?;
        let mut values = Vec::new();
        for member in &members {
            slots[usize::from(over.slot)] = member.clone();
            if let Some(of) = of {
                values.push(self.eval(of, slots)?);
            }
        }
        let sum = |product: bool| {
            let numbers = values.iter().filter_map(Value::number);
            let mut all = Some(i64::from(product));
            for number in numbers {
                all = all.and_then(|all| {
                    if product {
                        all.checked_mul(number)
                    } else {
                        all.checked_add(number)
                    }
                });
            }
            all.map(Value::Number).ok_or(Unknown("an overflow"))
        };
        let numbers = || values.iter().filter_map(Value::number);
        let best = |how: Comparison| {
            let wins =
                |number: &i64| numbers().all(|other| number == &other || how.holds(*number, other));
            numbers().find(wins)
        };
        let ties = |best: Option<i64>| {
            let tied = members.iter().zip(&values);
            let tied = tied.filter(|(_, value)| best.is_some() && value.number() == best);
            Value::Set(tied.map(|(member, _)| member.clone()).collect())
        };
        let number = |best: Option<i64>| best.map_or(Value::Nothing, Value::Number);
        Ok(match how {
            Fold::Count => Value::Number(i64::try_from(members.len()).unwrap_or(i64::MAX)),
            Fold::Some => Value::Truth(!members.is_empty()),
            Fold::None => Value::Truth(members.is_empty()),
            Fold::Sum => sum(false)?,
            Fold::Product => sum(true)?,
            Fold::Highest => number(best(Comparison::Greater)),
            Fold::Lowest => number(best(Comparison::Less)),
            Fold::First => members.first().cloned().unwrap_or_default(),
            Fold::Last => members.last().cloned().unwrap_or_default(),
            Fold::WithHighest => ties(best(Comparison::Greater)),
            Fold::WithLowest => ties(best(Comparison::Less)),
            Fold::Levels => {
                let mut all = Levels::empty();
                for value in &values {
                    all = all.plus(&self.levels(value)?);
                }
                Value::Levels(all)
            }
        })
    }
}
