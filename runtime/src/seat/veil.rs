//! A position as one player knows it, for questions whose answers must not give away more.
//!
//! In: a game and a player. Out: the same position in which every card that he may not know is only a
//! card: an object of the root kind without anything printed on it. Where it lies, and whose it is, he
//! may see anyway.

use crate::ask::derive::Explanation;
use crate::ask::evaluate::{Eval, FUEL, Workspace};
use crate::fault::Fault;
use crate::game::Game;
use crate::link::Program;
use crate::state::{Aspect, State};
use crate::value::{Ref, Value};
use spaceline_lang::tree::{FieldId, FunctionId, StateId};
use std::collections::BTreeMap;

/// Answers about earlier positions behind the veil of a player. They never change a result. A copy has none.
#[derive(Debug, Default)]
pub struct Behind {
    work: Workspace,
    player: u8,
    /// What was hidden in the last position.
    hidden: Vec<u32>,
    /// When what is hidden last changed, by what tells of it.
    changed: BTreeMap<Aspect, u64>,
}

impl Clone for Behind {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Behind {
    /// Another position: what has been hidden or revealed since the last has changed.
    fn turn_to(&mut self, program: &Program, state: &mut State, player: u8) {
        if self.player != player {
            *self = Self {
                player,
                ..Self::default()
            };
        }
        let hidden = state.hidden_from(player);
        let (before, clock) = (&self.hidden, state.clock());
        let missing = |of: &[u32], from: &[u32]| -> Vec<u32> {
            let missing = of.iter().filter(|at| from.binary_search(at).is_err());
            missing.copied().collect()
        };
        for at in missing(&hidden, before)
            .into_iter()
            .chain(missing(before, &hidden))
        {
            let told = state.tells_of(program, at).into_iter();
            self.changed.extend(told.map(|aspect| (aspect, clock)));
        }
        state.veil(program, &hidden);
        for (aspect, clock) in &self.changed {
            state.stamps.set_latest(*aspect, *clock);
        }
        self.hidden = hidden;
    }
}

/// A position behind a veil.
#[derive(Debug)]
pub struct Veil<'g> {
    program: &'g Program,
    state: State,
    behind: Behind,
    player: u8,
}

impl Game {
    /// The position as a player knows it.
    #[must_use]
    pub fn veil(&self, player: u8) -> Veil<'_> {
        self.veil_with(player, Behind::default())
    }

    /// The same, with what [`Veil::leave`] gave for an earlier position.
    #[must_use]
    pub fn veil_with(&self, player: u8, mut behind: Behind) -> Veil<'_> {
        let program = self.program().as_ref();
        // Nobody writes to it, and its answers are kept apart from those of the game.
        let mut state = self.state().next();
        behind.turn_to(program, &mut state, player);
        Veil {
            program,
            state,
            behind,
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
        self.behind.work.fuel = FUEL;
        let you = Value::Player(self.player);
        let mut eval = Eval::new(self.program, &self.state, &mut self.behind.work);
        eval.call(function, args, this, &you)
    }

    /// Why a field is what it is, as far as the player may know.
    ///
    /// # Errors
    /// When a script that changes it is at fault.
    pub fn explain(&mut self, field: FieldId, of: &Value) -> Result<Explanation, Fault> {
        self.behind.work.fuel = FUEL;
        Eval::new(self.program, &self.state, &mut self.behind.work).explain(field, of)
    }

    /// Whether an object is in a state, as far as the player may know.
    ///
    /// # Errors
    /// When the script is at fault.
    pub fn has_state(&mut self, object: Ref, state: StateId) -> Result<bool, Fault> {
        self.behind.work.fuel = FUEL;
        Eval::new(self.program, &self.state, &mut self.behind.work).has_state(object, state)
    }

    /// What was answered, for a later position.
    #[must_use]
    pub fn leave(self) -> Behind {
        self.behind
    }
}
