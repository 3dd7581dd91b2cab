//! Values: when two are the same, what is in a set, what a sum is.

use super::{Known, Naive, unknown};
use spaceline_lang::tree::*;
use spaceline_runtime::value::QuoteValue;
use spaceline_runtime::{Levels, Place, Set, Value};

/// A set; of equal members the first stays.
pub fn set(values: Vec<Value>) -> Value {
    Value::Set(Set::new(values))
}

pub fn quote(quote: QuoteId, captures: Vec<Value>, this: &Value, you: &Value) -> Value {
    let (this, you) = (this.clone(), you.clone());
    let value = QuoteValue {
        quote,
        captures,
        this,
        you,
        targets: None,
        only: None,
    };
    Value::Quote(value.into())
}

/// What a field of a type holds that says nothing else.
pub const fn none_of(ty: &Type) -> Value {
    match ty {
        Type::Truth => Value::Truth(false),
        Type::Set(_) => Value::Set(Set::empty()),
        Type::Levels(_) => Value::Levels(Levels::empty()),
        _ => Value::Nothing,
    }
}

impl Naive<'_> {
    /// The letters of a text or title.
    pub fn words(&self, value: &Value) -> Option<String> {
        match value {
            Value::Text(text) => Some(self.book.texts[text.index()].to_string()),
            Value::Words(words) => Some(words.to_string()),
            Value::Title(title) => {
                let title = self.book.titles[title.index()].title;
                Some(self.book.texts[title.index()].to_string())
            }
            _ => None,
        }
    }

    /// Whether two values are the same.
    pub fn same(&mut self, one: &Value, other: &Value) -> Known<bool> {
        if let (Some(one), Some(other)) = (self.words(one), self.words(other)) {
            return Ok(one == other);
        }
        Ok(match (one, other) {
            (Value::Title(title), Value::Object(object))
            | (Value::Object(object), Value::Title(title)) => self.covers(*title, *object)?,
            (Value::Set(_), other) | (other, Value::Set(_)) if !other.is_nothing() => {
                let one = self.members(one)?.unwrap_or_default();
                let two = self.members(other)?;
                let two = two.unwrap_or_default();
                one.len() == two.len() && one.iter().all(|member| two.contains(member))
            }
            (one, other) => one == other,
        })
    }

    pub fn compares(&mut self, how: Comparison, one: &Value, other: &Value) -> Known<bool> {
        match how {
            Comparison::Equal => self.same(one, other),
            Comparison::Unequal => Ok(!self.same(one, other)?),
            _ => Ok(match (one.number(), other.number()) {
                (Some(one), Some(other)) => how.holds(one, other),
                _ => false,
            }),
        }
    }

    /// The members of what is taken for a set; none if it is nothing.
    pub fn members(&mut self, value: &Value) -> Known<Option<Vec<Value>>> {
        Ok(Some(match value {
            Value::Nothing => return Ok(None),
            Value::Set(set) => set.as_slice().to_vec(),
            Value::Levels(levels) => levels
                .as_slice()
                .iter()
                .map(|(symbol, _)| Value::Symbol(*symbol))
                .collect(),
            Value::Place(place) => self.state.objects_in(*place).map(Value::Object).collect(),
            Value::Truth(_) | Value::Quote(_) => {
                return unknown(format!("members of {}", value.sort()));
            }
            one => vec![one.clone()],
        }))
    }

    /// The members of any of several sets, in order.
    pub fn union(&mut self, all: Vec<Value>) -> Known<Value> {
        let mut members = Vec::new();
        for value in all {
            match value {
                Value::Truth(_) | Value::Quote(_) => members.push(value),
                value => members.extend(self.members(&value)?.unwrap_or_default()),
            }
        }
        Ok(set(members))
    }

    /// `or`: of truths whether one holds, of sets their union.
    pub fn either(&mut self, all: &[ExprId], slots: &mut Vec<Value>) -> Known<Value> {
        let mut sets = Vec::new();
        for id in all {
            match self.eval(*id, slots)? {
                Value::Truth(true) => return Ok(Value::Truth(true)),
                Value::Truth(false) | Value::Nothing => {}
                other => sets.push(other),
            }
        }
        if sets.is_empty() {
            return Ok(Value::Truth(false));
        }
        self.union(sets)
    }

    pub fn arith(&mut self, how: Arithmetic, one: Value, other: Value) -> Known<Value> {
        let (a, b) = match (&one, &other) {
            (Value::Number(a), Value::Number(b)) => (*a, *b),
            (Value::Levels(a), Value::Levels(b)) if how == Arithmetic::Add => {
                return Ok(Value::Levels(a.plus(b)));
            }
            (Value::Levels(a), Value::Levels(b)) if how == Arithmetic::Subtract => {
                return Ok(Value::Levels(a.minus(b)));
            }
            (Value::Levels(a), Value::Number(b)) if how == Arithmetic::Multiply => {
                return Ok(Value::Levels(a.times(*b)));
            }
            (Value::Set(_) | Value::Object(_) | Value::Place(_), _)
            | (_, Value::Set(_) | Value::Object(_) | Value::Place(_))
                if how == Arithmetic::Add =>
            {
                return self.union(vec![one, other]);
            }
            (Value::Nothing, _) | (_, Value::Nothing) => return Ok(Value::Nothing),
            _ => {
                return unknown(format!("{how:?} of {} and {}", one.sort(), other.sort()));
            }
        };
        let down = |a: i64, b: i64| a.div_euclid(b) - i64::from(b < 0 && a.rem_euclid(b) != 0);
        let zero = b == 0;
        Ok(match how {
            Arithmetic::Add => Value::Number(a + b),
            Arithmetic::Subtract => Value::Number(a - b),
            Arithmetic::Multiply => Value::Number(a * b),
            Arithmetic::Divide | Arithmetic::DivideUp | Arithmetic::Remainder if zero => {
                Value::Nothing
            }
            Arithmetic::Divide => Value::Number(down(a, b)),
            Arithmetic::DivideUp => Value::Number(-down(-a, b)),
            Arithmetic::Remainder => Value::Number(a - b * down(a, b)),
            Arithmetic::Least => Value::Number(a.min(b)),
            Arithmetic::Most => Value::Number(a.max(b)),
        })
    }

    /// A zone of somebody. Of an object that has no such zone it is a place in which nothing lies.
    pub fn place(&mut self, zone: ZoneId, of: Option<Value>) -> Known<Value> {
        Ok(Value::Place(match (self.book.zones[zone.index()].of, of) {
            (ZoneOf::Game, _) => Place::Game(zone),
            (_, Some(Value::Nothing)) => return Ok(Value::Nothing),
            (ZoneOf::Player, Some(Value::Player(player))) => Place::Player(zone, player),
            (ZoneOf::Kind(_), Some(Value::Object(object))) => Place::Object(zone, object),
            (_, of) => {
                return unknown(format!("a zone of {}", of.map_or("nobody", |of| of.sort())));
            }
        }))
    }
}
