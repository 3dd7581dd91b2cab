//! A second model of what the machine derives from a position, written from `docs/language.md`: it remembers nothing, has
//! no index and no plan, and looks at everything each time. What it does not know it says, and guesses nothing.

mod builtin;
mod changes;
mod groups;
mod standing;
mod values;

use spaceline_lang::tree::*;
use spaceline_runtime::{Program, Ref, State, Value};

/// A question that the model cannot answer, and why.
#[derive(Clone, Debug)]
pub struct Unknown(pub String);

/// An answer, if the model has one.
pub type Known<T> = Result<T, Unknown>;

/// The model cannot answer this.
fn unknown<T>(what: impl Into<String>) -> Known<T> {
    Err(Unknown(what.into()))
}

/// So many steps a question may take, and so deep it may go.
const FUEL: u32 = 200_000;
const DEPTH: u32 = 400;

/// Answers questions to one position.
pub struct Naive<'a> {
    pub book: &'a Book,
    pub state: &'a State,
    /// Asked only for plain facts of the position.
    program: &'a Program,
    /// What `with` gave to scopes, innermost last.
    scopes: Vec<(ScopeId, Value)>,
    /// The changes that laws are asked about.
    changes: Vec<changes::Change>,
    /// The texts that are being judged, each with whom it would change.
    open: Vec<(standing::Text, Value)>,
    fuel: u32,
    depth: u32,
}

impl<'a> Naive<'a> {
    pub const fn new(program: &'a Program, state: &'a State) -> Self {
        Self {
            book: program.book(),
            state,
            program,
            scopes: Vec::new(),
            changes: Vec::new(),
            open: Vec::new(),
            fuel: FUEL,
            depth: 0,
        }
    }

    /// One question, with nothing left of the one before.
    pub fn ask<T>(&mut self, question: impl FnOnce(&mut Self) -> Known<T>) -> Known<T> {
        *self = Self::new(self.program, self.state);
        question(self)
    }

    /// Whether a test holds: a test of nothing is false.
    fn test(&mut self, id: ExprId, slots: &mut Vec<Value>) -> Known<bool> {
        match self.eval(id, slots)? {
            Value::Truth(truth) => Ok(truth),
            Value::Nothing => Ok(false),
            other => unknown(format!("a test of {}", other.sort())),
        }
    }

    /// The value of an expression.
    fn eval(&mut self, id: ExprId, slots: &mut Vec<Value>) -> Known<Value> {
        self.fuel -= 1;
        if self.fuel == 0 || self.depth > DEPTH {
            return unknown("too much work");
        }
        self.depth += 1;
        let value = self.value(id, slots);
        self.depth -= 1;
        value
    }

    fn eval_all(&mut self, ids: &[ExprId], slots: &mut Vec<Value>) -> Known<Vec<Value>> {
        ids.iter().map(|id| self.eval(*id, slots)).collect()
    }

    fn value(&mut self, id: ExprId, slots: &mut Vec<Value>) -> Known<Value> {
        let book = self.book;
        Ok(match book.expr(id) {
            Expr::Nothing => Value::Nothing,
            Expr::Truth(truth) => Value::Truth(*truth),
            Expr::Number(number) => Value::Number(*number),
            Expr::Text(text) => Value::Text(*text),
            Expr::Title(title) => Value::Title(*title),
            Expr::Symbol(symbol) => Value::Symbol(*symbol),
            Expr::Symbols(of) => {
                let symbols = &book.enums[of.index()].symbols;
                values::set(
                    symbols
                        .iter()
                        .map(|symbol| Value::Symbol(*symbol))
                        .collect(),
                )
            }
            Expr::Kind(kind) => Value::Kind(*kind),
            Expr::Local(slot) => slots[usize::from(*slot)].clone(),
            Expr::Scope(scope) => self.scope(*scope),
            Expr::Field { field, of, printed } => {
                let of = self.eval(*of, slots)?;
                if *printed {
                    self.base(*field, &of)?
                } else {
                    self.field(*field, &of)?
                }
            }
            Expr::Call { function, args } => {
                let args = self.eval_all(args, slots)?;
                self.call(*function, args, slots[0].clone(), slots[1].clone())?
            }
            Expr::Builtin { op, args } => {
                let args = self.eval_all(args, slots)?;
                self.builtin(*op, &args)?
            }
            Expr::Not(of) => Value::Truth(!self.test(*of, slots)?),
            Expr::And(all) => {
                for test in all {
                    if !self.test(*test, slots)? {
                        return Ok(Value::Truth(false));
                    }
                }
                Value::Truth(true)
            }
            Expr::Or(all) => self.either(all, slots)?,
            Expr::Compare(how, one, other) => {
                let (one, other) = (self.eval(*one, slots)?, self.eval(*other, slots)?);
                Value::Truth(self.compares(*how, &one, &other)?)
            }
            Expr::Arith(how, one, other) => {
                let (one, other) = (self.eval(*one, slots)?, self.eval(*other, slots)?);
                self.arith(*how, one, other)?
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
            Expr::IsKind(what, kind) => match self.eval(*what, slots)? {
                Value::Object(object) => Value::Truth(self.is_kind(object, *kind)?),
                Value::Nothing => Value::Truth(false),
                other => return unknown(format!("the kind of {}", other.sort())),
            },
            Expr::HasState(what, state) => match self.eval(*what, slots)? {
                Value::Object(object) => Value::Truth(self.has_state(object, *state)?),
                Value::Nothing => Value::Truth(false),
                other => return unknown(format!("the state of {}", other.sort())),
            },
            Expr::In(one, other) => {
                let (one, other) = (self.eval(*one, slots)?, self.eval(*other, slots)?);
                let members = self.members(&other)?.unwrap_or_default();
                let mut found = false;
                for member in &members {
                    found |= self.same(&one, member)?;
                }
                Value::Truth(found && !one.is_nothing())
            }
            Expr::Filter(group) => values::set(self.group(group, slots)?.unwrap_or_default()),
            Expr::Fold { how, over, of } => self.fold(*how, over, *of, slots)?,
            Expr::Map { over, of } => {
                let each = self.each(over, *of, slots)?;
                let each = each.unwrap_or_default().into_iter().map(|(_, value)| value);
                self.union(each.collect())?
            }
            Expr::Union(all) | Expr::List(all) => {
                let all = self.eval_all(all, slots)?;
                // One value is a set of one, and nothing stays nothing.
                if all == [Value::Nothing] {
                    return Ok(Value::Nothing);
                }
                self.union(all)?
            }
            Expr::Except(one, other) => {
                let (one, other) = (self.eval(*one, slots)?, self.eval(*other, slots)?);
                let Some(mut left) = self.members(&one)? else {
                    return Ok(Value::Nothing);
                };
                let out = self.members(&other)?.unwrap_or_default();
                left.retain(|member| !out.contains(member));
                values::set(left)
            }
            Expr::Place { zone, of } => {
                let of = match of {
                    Some(of) => Some(self.eval(*of, slots)?),
                    None => None,
                };
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
                let captures = self.eval_all(captures, slots)?;
                values::quote(*quote, captures, &slots[0], &slots[1])
            }
            Expr::Answer(asking) => self.answer(asking, slots)?,
            Expr::Matches { what, quote } => {
                let (what, quote) = (self.eval(*what, slots)?, self.eval(*quote, slots)?);
                self.matches(what, &quote)?
            }
            Expr::Addressed { quote, this, you } => {
                let Value::Quote(quote) = self.eval(*quote, slots)? else {
                    return Ok(Value::Nothing);
                };
                let mut quote = (*quote).clone();
                if let Some(this) = this {
                    quote.this = self.eval(*this, slots)?;
                }
                if let Some(you) = you {
                    quote.you = self.eval(*you, slots)?;
                }
                Value::Quote(quote.into())
            }
            Expr::Happened { memory, key, span } => {
                let key = self.eval_all(key, slots)?.into_iter().collect();
                Value::Number(self.state.remembered(*memory, &key, *span).into())
            }
            Expr::Used { limit, key } => {
                let key = self.eval_all(key, slots)?.into_iter().collect();
                let span = book.limits[limit.index()].span;
                Value::Number(self.state.uses(*limit, &key, span).into())
            }
            Expr::With { binds, body } => {
                let before = self.scopes.len();
                for (scope, value) in binds {
                    let value = self.eval(*value, slots)?;
                    self.scopes.push((*scope, value));
                }
                let value = self.eval(*body, slots);
                self.scopes.truncate(before);
                value?
            }
            Expr::ChangePart(part, of) => match self.eval(*of, slots)? {
                Value::Change(at) => self.changes[at as usize].part(*part),
                other => return unknown(format!("a part of {}", other.sort())),
            },
            Expr::CanTarget(_) => return unknown("can_target"),
            Expr::JustHappened(_) | Expr::Just(_) => return unknown("just happened"),
            Expr::After(_) => return unknown("after"),
            Expr::Allowed { .. } => return unknown("allowed"),
            Expr::Possible { .. } => return unknown("possible"),
        })
    }

    fn scope(&self, scope: ScopeId) -> Value {
        let bound = self.scopes.iter().rev().find(|bound| bound.0 == scope);
        let bound = bound.map(|bound| &bound.1);
        bound
            .or_else(|| self.state.frames.scope(scope))
            .cloned()
            .unwrap_or_default()
    }

    /// A function applied. Of an object of a wider kind a noun is nothing, and a relation does not hold.
    pub fn call(
        &mut self,
        function: FunctionId,
        args: Vec<Value>,
        this: Value,
        you: Value,
    ) -> Known<Value> {
        let function = &self.book.functions[function.index()];
        let mut slots = vec![Value::Nothing; usize::from(function.slots).max(2)];
        (slots[0], slots[1]) = (this, you);
        for (param, arg) in function.params.iter().zip(args) {
            if let (Type::Object(kind), Value::Object(object)) = (&param.ty, &arg) {
                let kinds = if param.kinds.is_empty() {
                    vec![*kind]
                } else {
                    param.kinds.clone()
                };
                let mut fits = false;
                for kind in kinds {
                    fits |= self.is_kind(*object, kind)?;
                }
                if !fits && param.kinds.len() > 1 {
                    return unknown("a word of several kinds, asked of another");
                }
                if !fits {
                    return Ok(match function.result {
                        Type::Truth => Value::Truth(false),
                        _ => Value::Nothing,
                    });
                }
            }
            slots[usize::from(param.slot)] = arg;
        }
        self.eval(function.body, &mut slots)
    }

    /// A law of the rules, if there is one.
    fn law(&mut self, law: Option<FunctionId>, args: Vec<Value>) -> Known<Option<Value>> {
        let ask = |law| self.call(law, args, Value::Nothing, Value::Nothing);
        law.map(ask).transpose()
    }

    /// The record of an object. Who has left play under this handle is not known any more.
    fn rec(&self, object: Ref) -> Known<&'a spaceline_runtime::state::Rec> {
        let rec = self.state.rec(object);
        rec.ok_or_else(|| Unknown("an object that is gone".into()))
    }

    fn card(&self, object: Ref) -> Known<Option<&'a Card>> {
        Ok(self
            .rec(object)?
            .card()
            .map(|card| &self.book.cards[card.index()]))
    }

    /// Whether an object is of a kind or of one under it.
    fn is_kind(&self, object: Ref, kind: KindId) -> Known<bool> {
        let mut next = Some(self.rec(object)?.kind);
        while let Some(at) = next {
            if at == kind {
                return Ok(true);
            }
            next = self.book.kinds[at.index()].parent;
        }
        Ok(false)
    }
}
