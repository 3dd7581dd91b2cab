//! Expressions.

use super::{Answer, Naive, Unknown};
use spaceline_lang::tree::{Arithmetic, Comparison, Expr, ExprId, Type};
use spaceline_runtime::{Place, Set, Value};

impl Naive<'_> {
    /// Whether it is true; of nothing it is not.
    pub(super) fn test(&mut self, id: ExprId, slots: &mut [Value]) -> Result<bool, Unknown> {
        match self.eval(id, slots)? {
            Value::Truth(truth) => Ok(truth),
            Value::Nothing => Ok(false),
            _ => Err(Unknown("a test of something else")),
        }
    }

    fn all(&mut self, ids: &[ExprId], slots: &mut [Value]) -> Result<Vec<Value>, Unknown> {
        ids.iter().map(|id| self.eval(*id, slots)).collect()
    }

    /// The value of an expression.
    #[expect(clippy::too_many_lines, reason = "a row for each form")]
    pub(super) fn eval(&mut self, id: ExprId, slots: &mut [Value]) -> Answer {
        self.step()?;
        let book = self.book;
        Ok(match book.expr(id) {
            Expr::Nothing => Value::Nothing,
            Expr::Truth(truth) => Value::Truth(*truth),
            Expr::Number(number) => Value::Number(*number),
            Expr::Text(text) => Value::Text(*text),
            Expr::Title(title) => Value::Title(*title),
            Expr::Symbol(symbol) => Value::Symbol(*symbol),
            Expr::Symbols(of) => {
                let all = book.at(*of).map_or(&[][..], |one| one.symbols.as_slice());
                Value::Set(all.iter().map(|symbol| Value::Symbol(*symbol)).collect())
            }
            Expr::Kind(kind) => Value::Kind(*kind),
            Expr::Local(slot) => slots.get(usize::from(*slot)).cloned().unwrap_or_default(),
            Expr::Scope(scope) => self.scope(*scope),
            Expr::Field { field, of, printed } => {
                let of = self.eval(*of, slots)?;
                self.field(*field, &of, *printed)?
            }
            Expr::Call { function, args } => {
                let args = self.all(args, slots)?;
                let around = (slots[0].clone(), slots[1].clone());
                self.call(*function, &args, around)?
            }
            Expr::Builtin { op, args } => {
                let args = self.all(args, slots)?;
                self.builtin(*op, &args)?
            }
            Expr::Not(of) => Value::Truth(!self.test(*of, slots)?),
            Expr::And(all) => {
                for one in all {
                    if !self.test(*one, slots)? {
                        return Ok(Value::Truth(false));
                    }
                }
                Value::Truth(true)
            }
            Expr::Or(all) => return self.or(all, slots),
            Expr::Compare(how, one, other) => {
                let (one, other) = (self.eval(*one, slots)?, self.eval(*other, slots)?);
                Value::Truth(self.compare(*how, &one, &other)?)
            }
            Expr::Arith(how, one, other) => {
                let (one, other) = (self.eval(*one, slots)?, self.eval(*other, slots)?);
                self.arith(*how, &one, &other)?
            }
            Expr::If {
                test,
                then,
                otherwise,
            } => {
                let way = if self.test(*test, slots)? {
                    then
                } else {
                    otherwise
                };
                self.eval(*way, slots)?
            }
            Expr::IsKind(of, kind) => match self.eval(*of, slots)? {
                Value::Object(object) => Value::Truth(self.object_is(object, *kind)?),
                Value::Nothing => Value::Truth(false),
                _ => return Err(Unknown("the kind of something else")),
            },
            Expr::HasState(of, state) => match self.eval(*of, slots)? {
                Value::Object(object) => Value::Truth(self.has_state(object, *state)?),
                Value::Nothing => Value::Truth(false),
                _ => return Err(Unknown("the state of something else")),
            },
            Expr::In(one, all) => {
                let (one, all) = (self.eval(*one, slots)?, self.eval(*all, slots)?);
                match (&one, &all) {
                    (Value::Nothing, _) => Value::Truth(false),
                    (Value::Object(object), Value::Title(title)) => {
                        Value::Truth(self.covers(*title, *object)?)
                    }
                    (Value::Set(_) | Value::Levels(_), _) => return Err(Unknown("a set in a set")),
                    _ => Value::Truth(self.members(&all)?.contains(&one)),
                }
            }
            Expr::Filter(group) => Value::Set(Set::new(self.group(group, slots)?)),
            Expr::Fold { how, over, of } => self.fold(*how, over, *of, slots)?,
            Expr::Map { over, of } => {
                let mut values = Vec::new();
                for member in self.group(over, slots)? {
                    slots[usize::from(over.slot)] = member;
                    values.push(self.eval(*of, slots)?);
                }
                self.union(&values)?
            }
            Expr::Union(all) | Expr::List(all) => {
                let all = self.all(all, slots)?;
                self.union(&all)?
            }
            Expr::Except(from, less) => {
                let (from, less) = (self.eval(*from, slots)?, self.eval(*less, slots)?);
                let less = self.members(&less)?;
                let kept = self
                    .members(&from)?
                    .into_iter()
                    .filter(|one| !less.contains(one));
                Value::Set(kept.collect())
            }
            Expr::Place { zone, of } => {
                let of = of.map(|of| self.eval(of, slots)).transpose()?;
                self.place(*zone, of)?
            }
            Expr::Clauses { clause, of } => {
                let of = self.eval(*of, slots)?;
                self.clauses(*clause, &of)?
            }
            Expr::Part { index, of, .. } => {
                let of = self.eval(*of, slots)?;
                self.part(*index, &of)?
            }
            Expr::Quote { quote, captures } => {
                let captures = self.all(captures, slots)?;
                Self::kept(*quote, captures, slots)
            }
            Expr::Answer(asking) => self.answer(asking, slots)?,
            Expr::Matches { what, quote } => {
                let (what, quote) = (self.eval(*what, slots)?, self.eval(*quote, slots)?);
                Value::Truth(self.matches(&what, &quote)?)
            }
            Expr::Happened { memory, key, span } => {
                let key = self.all(key, slots)?.into_iter().collect();
                Value::Number(i64::from(self.state.remembered(*memory, &key, *span)))
            }
            Expr::Used { limit, key } => {
                let key = self.all(key, slots)?.into_iter().collect();
                let span = book.at(*limit).ok_or(Unknown("no limit"))?.span;
                Value::Number(i64::from(self.state.uses(*limit, &key, span)))
            }
            Expr::With { binds, body } => {
                let before = self.scopes.len();
                let mut bound = Vec::new();
                for (scope, value) in binds {
                    bound.push((*scope, self.eval(*value, slots)?));
                }
                self.scopes.extend(bound);
                let value = self.eval(*body, slots);
                self.scopes.truncate(before);
                value?
            }
            Expr::ChangePart(part, of) => {
                let of = self.eval(*of, slots)?;
                self.change_part(*part, &of)?
            }
            Expr::CanTarget(_) => return Err(Unknown("what can be a target")),
            Expr::JustHappened(_) | Expr::Just(_) => return Err(Unknown("what has just happened")),
            Expr::After(_) => return Err(Unknown("a position that would be")),
            Expr::Allowed { .. } => return Err(Unknown("what is allowed")),
            Expr::Addressed { .. } => return Err(Unknown("text of somebody else")),
            Expr::Possible { .. } => return Err(Unknown("what is possible")),
        })
    }

    /// Of sets the union, of tests whether some holds.
    fn or(&mut self, all: &[ExprId], slots: &mut [Value]) -> Answer {
        let mut sets = Vec::new();
        for one in all {
            match self.eval(*one, slots)? {
                Value::Truth(true) => return Ok(Value::Truth(true)),
                Value::Truth(false) | Value::Nothing => {}
                value => sets.push(value),
            }
        }
        if sets.is_empty() {
            Ok(Value::Truth(false))
        } else {
            self.union(&sets)
        }
    }

    /// Numbers are more or less; anything is equal or not.
    fn compare(&self, how: Comparison, one: &Value, other: &Value) -> Result<bool, Unknown> {
        let same = match (one, other) {
            (Value::Number(one), Value::Number(other)) => return Ok(how.holds(*one, *other)),
            (Value::Text(_) | Value::Words(_), Value::Text(_) | Value::Words(_)) => {
                self.words(one)? == self.words(other)?
            }
            (Value::Title(_) | Value::Set(_), _) | (_, Value::Title(_) | Value::Set(_)) => {
                return Err(Unknown("titles or sets compared"));
            }
            (one, other) => one == other,
        };
        match how {
            Comparison::Equal => Ok(same),
            Comparison::Unequal => Ok(!same),
            _ if one.is_nothing() || other.is_nothing() => Ok(false),
            _ => Err(Unknown("more or less of something else")),
        }
    }

    fn arith(&mut self, how: Arithmetic, one: &Value, other: &Value) -> Answer {
        let (one, other) = match (one, other) {
            (Value::Number(one), Value::Number(other)) => (*one, *other),
            (Value::Number(_) | Value::Nothing, Value::Number(_) | Value::Nothing) => {
                return Ok(Value::Nothing);
            }
            (Value::Levels(one), Value::Levels(other)) if how == Arithmetic::Add => {
                return Ok(Value::Levels(one.plus(other)));
            }
            _ if how == Arithmetic::Add => return self.union(&[one.clone(), other.clone()]),
            _ => return Err(Unknown("arithmetic of something else")),
        };
        let value = match how {
            Arithmetic::Add => one.checked_add(other),
            Arithmetic::Subtract => one.checked_sub(other),
            Arithmetic::Multiply => one.checked_mul(other),
            Arithmetic::Least => Some(one.min(other)),
            Arithmetic::Most => Some(one.max(other)),
            _ if other == 0 => return Ok(Value::Nothing),
            _ if other < 0 => return Err(Unknown("a division by less than nothing")),
            Arithmetic::Divide => Some(one.div_euclid(other)),
            Arithmetic::DivideUp => Some(-(-one).div_euclid(other)),
            Arithmetic::Remainder => Some(one.rem_euclid(other)),
        };
        value.map(Value::Number).ok_or(Unknown("an overflow"))
    }

    fn scope(&self, scope: spaceline_lang::tree::ScopeId) -> Value {
        let bound = self.scopes.iter().rev().find(|bound| bound.0 == scope);
        let value = bound.map(|bound| &bound.1);
        value
            .or_else(|| self.state.frames.scope(scope))
            .cloned()
            .unwrap_or_default()
    }

    fn place(&self, zone: spaceline_lang::tree::ZoneId, of: Option<Value>) -> Answer {
        let place = match of {
            None => Place::Game(zone),
            Some(Value::Player(player)) => Place::Player(zone, player),
            Some(Value::Object(object)) => Place::Object(zone, object),
            Some(Value::Nothing) => return Ok(Value::Nothing),
            Some(_) => return Err(Unknown("a place of something else")),
        };
        if let Place::Object(_, object) = place {
            self.state.rec(object).ok_or(Unknown("what is gone"))?;
        }
        Ok(Value::Place(place))
    }

    /// What no value of a type can be told from.
    pub fn alike(ty: &Type, one: &Value, other: &Value) -> bool {
        let truth = |value: &Value| *value == Value::Truth(true);
        one == other || *ty == Type::Truth && truth(one) == truth(other)
    }
}
