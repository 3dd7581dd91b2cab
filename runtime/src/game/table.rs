//! A table on which no game is played: positions that are built, and what can be tried in them.
//!
//! In: cards and their owners, then procedures to run, one at a time. Out: after each a game at a
//! question or at rest. Scenarios are carried out in this way: nothing leads up to their position, and
//! between their steps nothing is running.

use super::{Error, Game, Mode, Pending, Step, Unmet};
use crate::ask::evaluate::{Eval, Workspace};
use crate::ask::{Reason, Refusal};
use crate::fault::Fault;
use crate::link::Program;
use crate::state::State;
use crate::state::{FrameKind, Outcome};
use crate::value::{Place, Value};
use spaceline_lang::tree::{CardId, ExprId, ProcedureId, Sees, ZoneId, ZoneOf};
use std::sync::{Arc, Mutex};

/// Nothing is running, and nobody has won.
const REST: Outcome = Outcome {
    winner: None,
    because: None,
    parts: Vec::new(),
};

impl Game {
    /// A table with some cards, each in a pile of its owner that nobody sees and that is not in play.
    /// Their numbers are their positions in the list.
    ///
    /// # Errors
    /// When the book has no such pile, or no such card.
    pub fn table(
        program: &Arc<Program>,
        cards: &[(CardId, u8)],
        seed: u64,
        mode: Mode,
    ) -> Result<Self, Error> {
        let mut state = State::new(program, seed);
        let zones = || (0..).map(ZoneId).zip(&program.book().zones);
        let mut aside = zones().filter(|(_, zone)| zone.of == ZoneOf::Player && !zone.in_play);
        let unseen = aside.clone().find(|(_, zone)| zone.sees == Sees::Nobody);
        let pile = unseen.or_else(|| aside.next());
        for (card, owner) in cards {
            let (zone, _) =
                pile.ok_or_else(|| Fault::broken("pile for cards that are not in play"))?;
            state.add_card(program, *card, Some(*owner), Place::Player(zone, *owner))?;
        }
        state.frames.scripted = mode.scripted_chance;
        state.frames.outcome = Some(REST);
        let work = Arc::new(Mutex::new(Workspace::default()));
        Ok(Self::at(program, state, Pending::Over(REST), work))
    }

    /// Whether nothing is running and nobody has won: a table between two steps.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        matches!(self.pending(), Pending::Over(outcome) if *outcome == REST)
    }

    /// Runs a procedure at a table at rest. The slots after `this` and `you` are given as they are.
    ///
    /// # Errors
    /// When the table is not at rest, or a script is at fault.
    pub fn call(&self, procedure: ProcedureId, slots: &[Value]) -> Result<Step, Error> {
        if !self.is_at_rest() {
            return Err(Refusal::new(Reason::NotNow).into());
        }
        let program = self.program();
        let declared = program.book().procedures.get(procedure.index());
        let code = program.code().procedures.get(procedure.index());
        let (Some(declared), Some(code)) = (declared, code) else {
            return Err(Fault::broken("such procedure").into());
        };
        let mut frame = vec![Value::Nothing; 2];
        frame.extend_from_slice(slots);
        let size = usize::from(declared.slots).max(frame.len());
        frame.resize(size, Value::Nothing);
        let mut state = self.state().branch();
        state.frames.outcome = None;
        state
            .frames
            .push_with(FrameKind::Procedure(procedure), code.body, frame)?;
        self.run(state, None, |_| Ok(()))
    }

    /// Lets what rules keep true come true at a table at rest, as behind everything that is done.
    ///
    /// # Errors
    /// When the table is not at rest, or a script is at fault.
    pub fn settle(&self) -> Result<Step, Error> {
        if !self.is_at_rest() {
            return Err(Refusal::new(Reason::NotNow).into());
        }
        let mut state = self.state().branch();
        state.frames.outcome = None;
        self.run(state, None, |machine| machine.push_settle())
    }

    /// The value of an expression over the slots after `this` and `you`.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn value(&self, expr: ExprId, slots: &[Value]) -> Result<Value, Fault> {
        let mut frame = vec![Value::Nothing; 2];
        frame.extend_from_slice(slots);
        // Room for what the expression binds on its way.
        frame.resize(frame.len() + 64, Value::Nothing);
        self.ask(|work| Eval::new(self.program(), self.state(), work).eval(expr, &mut frame))
    }

    /// The demands on decks that what lies on the table breaks, if it were what the players begin with.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn unmet(&self) -> Result<Vec<Unmet>, Fault> {
        self.ask(|work| super::setup::unmet(self.program(), self.state(), work))
    }
}
