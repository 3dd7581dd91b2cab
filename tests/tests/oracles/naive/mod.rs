//! A second model of the machine: it finds values by the words of `docs/language.md` alone. It remembers nothing,
//! has no index and no plan, and says so where it does not know.

mod builtin;
mod change;
mod circle;
mod expr;
mod group;
mod kept;
mod state;

use spaceline_lang::tree::{Book, FunctionId, KindId, ScopeId, THIS, Type, YOU};
use spaceline_runtime::{Levels, Program, Ref, Set, State, Value};

/// What it does not know, and why.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Unknown(pub &'static str);

/// A value, or that it is not known.
pub type Answer = Result<Value, Unknown>;

/// How many steps one question may take.
const FUEL: u64 = 60_000;

/// The model at one position.
pub struct Naive<'a> {
    book: &'a Book,
    /// Only for reading plain facts of the position.
    program: &'a Program,
    state: &'a State,
    /// Every text that could stand.
    texts: Vec<state::Text>,
    /// The object whose text is at work.
    acting: Value,
    /// The scopes that expressions bind.
    scopes: Vec<(ScopeId, Value)>,
    /// The changes that a law is asked about.
    changes: Vec<change::Change>,
    open: Vec<circle::Open>,
    fuel: u64,
}

impl<'a> Naive<'a> {
    /// The model at a position, in which the text of an object is at work.
    pub fn new(program: &'a Program, state: &'a State, acting: Value) -> Self {
        Self {
            book: program.book(),
            program,
            state,
            texts: state::texts(program.book(), state),
            acting,
            scopes: Vec::new(),
            changes: Vec::new(),
            open: Vec::new(),
            fuel: FUEL,
        }
    }

    /// One question, with all the work that it may take.
    pub fn ask(&mut self, question: impl FnOnce(&mut Self) -> Answer) -> Answer {
        self.scopes.clear();
        self.changes.clear();
        self.open.clear();
        self.fuel = FUEL;
        question(self)
    }

    fn step(&mut self) -> Result<(), Unknown> {
        self.fuel = self.fuel.checked_sub(1).ok_or(Unknown("a long way"))?;
        Ok(())
    }

    /// What stands for no answer of a type, where what is asked has none.
    fn zero(ty: &Type) -> Value {
        match ty {
            Type::Truth => Value::Truth(false),
            Type::Number => Value::Number(0),
            Type::Set(_) => Value::Set(Set::empty()),
            Type::Levels(_) => Value::Levels(Levels::empty()),
            _ => Value::Nothing,
        }
    }

    fn is_kind(&self, kind: KindId, wanted: KindId) -> bool {
        let mut at = Some(kind);
        while let Some(kind) = at {
            if kind == wanted {
                return true;
            }
            at = self.book.at(kind).and_then(|kind| kind.parent);
        }
        false
    }

    /// Whether an object that is there is of a kind.
    fn object_is(&self, object: Ref, kind: KindId) -> Result<bool, Unknown> {
        let rec = self.state.rec(object).ok_or(Unknown("what is gone"))?;
        Ok(self.is_kind(rec.kind, kind))
    }

    /// A function applied.
    pub fn call(&mut self, id: FunctionId, args: &[Value], around: (Value, Value)) -> Answer {
        let function = self.book.at(id).ok_or(Unknown("no function"))?;
        let mut slots = vec![Value::Nothing; usize::from(function.slots).max(2)];
        slots[usize::from(THIS)] = around.0.clone();
        slots[usize::from(YOU)] = around.1.clone();
        for (param, value) in function.params.iter().zip(args) {
            slots[usize::from(param.slot)] = value.clone();
        }
        let asked = circle::Asked::Call(id, args.to_vec(), around);
        let least = match function.result {
            Type::Truth | Type::Set(_) | Type::Levels(_) => Some(Self::zero(&function.result)),
            _ => None,
        };
        let body = function.body;
        self.rest(asked, least, |naive| naive.eval(body, &mut slots.clone()))
    }

    /// Whether a function of one object holds, such as a law.
    fn holds_of(&mut self, function: FunctionId, object: Ref) -> Result<bool, Unknown> {
        let around = (Value::Nothing, Value::Nothing);
        let value = self.call(function, &[Value::Object(object)], around)?;
        Ok(value == Value::Truth(true))
    }
}
