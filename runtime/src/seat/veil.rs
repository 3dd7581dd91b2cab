//! A position as one player knows it, for questions whose answers must not give away more.
//!
//! In: a game and a player. Out: the same position in which every card that he may not know is only a
//! card: an object of the root kind without anything printed on it. Where it lies, and whose it is, he
//! may see anyway.

use crate::derive::Explanation;
use crate::evaluate::{Eval, FUEL, Workspace};
use crate::fault::Fault;
use crate::game::Game;
use crate::program::Program;
use crate::state::State;
use crate::value::{Ref, Value};
use spaceline_lang::tree::{FieldId, FunctionId, StateId};

/// A position behind a veil.
#[derive(Debug)]
pub struct Veil<'g> {
    program: &'g Program,
    state: State,
    work: Workspace,
    player: u8,
}

impl Game {
    /// The position as a player knows it.
    #[must_use]
    pub fn veil(&self, player: u8) -> Veil<'_> {
        let program = self.program().as_ref();
        let mut state = self.state().branch();
        state.veil(program, player);
        Veil {
            program,
            state,
            work: Workspace::default(),
            player,
        }
    }
}

impl Veil<'_> {
    /// A function asked behind the veil; its `you` is the player.
    ///
    /// # Errors
    /// When the script is at fault.
    pub fn call(
        &mut self,
        function: FunctionId,
        args: &[Value],
        this: &Value,
    ) -> Result<Value, Fault> {
        self.work.fuel = FUEL;
        let you = Value::Player(self.player);
        let mut eval = Eval::new(self.program, &self.state, &mut self.work);
        eval.call(function, args, this, &you)
    }

    /// Why a field is what it is, as far as the player may know.
    ///
    /// # Errors
    /// When a script that changes it is at fault.
    pub fn explain(&mut self, field: FieldId, of: &Value) -> Result<Explanation, Fault> {
        self.work.fuel = FUEL;
        Eval::new(self.program, &self.state, &mut self.work).explain(field, of)
    }

    /// Whether an object is in a state, as far as the player may know.
    ///
    /// # Errors
    /// When the script is at fault.
    pub fn has_state(&mut self, object: Ref, state: StateId) -> Result<bool, Fault> {
        self.work.fuel = FUEL;
        Eval::new(self.program, &self.state, &mut self.work).has_state(object, state)
    }
}
