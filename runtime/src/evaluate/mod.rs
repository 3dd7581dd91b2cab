//! Asking pure questions of a position.
//!
//! In: a program, a position, and the slots of a frame. Out: values, or a fault that names the place
//! in the scripts. Nothing here changes the position; asking twice gives the same answer at the same
//! cost in fuel, whether or not an answer was remembered in between.

use crate::derive::Cache;
use crate::fault::Fault;
use crate::program::Program;
use crate::state::State;
use crate::value::{Ref, Value};
use spaceline_lang::tree::{ExprId, FieldId, FunctionId, ScopeId, StateId, TitleId};

/// How much a choice may cost, unless the caller says otherwise.
pub const FUEL: u64 = 5_000_000;

/// What questions need besides a program and a position: fuel, memory of answers, room to work in.
/// Keep one for each game that is played, and give it to each [`Eval`].
#[derive(Debug)]
pub struct Workspace {
    /// How much fuel is left.
    pub fuel: u64,
    /// Remembered answers.
    pub cache: Cache,
}

impl Default for Workspace {
    fn default() -> Self {
        Self {
            fuel: FUEL,
            cache: Cache::default(),
        }
    }
}

/// Questions to one position.
#[derive(Debug)]
pub struct Eval<'a> {
    /// The program.
    pub program: &'a Program,
    /// The position.
    pub state: &'a State,
    /// Fuel, memory of answers, room.
    pub work: &'a mut Workspace,
    /// Scopes that are not (or not yet) in the frames of the position, innermost last. They go before
    /// those of the frames.
    pub scopes: Vec<(ScopeId, Value)>,
    /// The position as it would be after a declared change, for `after it`.
    pub ahead: Option<&'a State>,
}

impl<'a> Eval<'a> {
    /// Questions to a position.
    #[must_use]
    pub fn new(program: &'a Program, state: &'a State, work: &'a mut Workspace) -> Self {
        Self {
            program,
            state,
            work,
            scopes: Vec::new(),
            ahead: None,
        }
    }

    /// The value of an expression over the slots of a frame.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn eval(&mut self, _id: ExprId, _slots: &mut [Value]) -> Result<Value, Fault> {
        Ok(Value::Nothing)
    }

    /// Whether an expression holds; nothing does not.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn test(&mut self, _id: ExprId, _slots: &mut [Value]) -> Result<bool, Fault> {
        Ok(false)
    }

    /// The number an expression yields, if it yields one.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn number(&mut self, _id: ExprId, _slots: &mut [Value]) -> Result<Option<i64>, Fault> {
        Ok(None)
    }

    /// The members of a set, place, title reference or single value, in order, without repeats.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn members(&mut self, _id: ExprId, _slots: &mut [Value]) -> Result<Vec<Value>, Fault> {
        Ok(Vec::new())
    }

    /// A function applied.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn call(
        &mut self,
        _function: FunctionId,
        _args: &[Value],
        _this: &Value,
        _you: &Value,
    ) -> Result<Value, Fault> {
        Ok(Value::Nothing)
    }

    /// A field of an object, a player or (of nothing) the game, after all that changes it.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn field(&mut self, _field: FieldId, _of: &Value) -> Result<Value, Fault> {
        Ok(Value::Nothing)
    }

    /// Whether an object is in a state, stored or derived.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn has_state(&mut self, _object: Ref, _state: StateId) -> Result<bool, Fault> {
        Ok(false)
    }

    /// Whether a title reference means an object.
    ///
    /// # Errors
    /// Faults of the script.
    pub fn covers(&mut self, _title: TitleId, _object: Ref) -> Result<bool, Fault> {
        Ok(false)
    }
}
