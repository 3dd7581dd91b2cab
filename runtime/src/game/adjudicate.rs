//! What becomes of a game in which a script is at fault.
//!
//! A fault leaves the game where it was, so the choice that led to it could only be avoided. Whoever
//! referees the game may go on nevertheless: what was at fault is cancelled, or the game is annulled.

use super::{Error, Game, Pending, Step, pending};
use crate::ask::Choice;
use crate::ask::evaluate::{FUEL, Workspace};
use crate::fault::Fault;
use crate::run::{Event, Given, Machine, Stop};
use crate::state::Outcome;
use std::sync::{Arc, Mutex};

/// How often one choice may be helped on before the game is annulled.
const MOST: usize = 20;

/// How a fault is dealt with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// The innermost text or action that is at fault ends where it stands; what it did stays, and what
    /// it does on every way out is done. A game in which that does not help is annulled.
    Cancel,
    /// The game ends; nobody wins.
    Annul,
}

impl Game {
    /// Makes a choice as [`Game::apply`] does, and deals with faults on the way.
    ///
    /// # Errors
    /// When the choice is refused. This game stands in any case.
    pub fn adjudicate(&self, choice: &Choice, remedy: Remedy) -> Result<Step, Error> {
        match self.apply(choice) {
            Err(Error::Fault(fault)) => match remedy {
                Remedy::Annul => Ok(self.annul(Vec::new(), &fault)),
                Remedy::Cancel => self.go_on(choice),
            },
            other => other,
        }
    }

    fn go_on(&self, choice: &Choice) -> Result<Step, Error> {
        let program = self.program();
        let Some(decision) = self.decision() else {
            return self.apply(choice);
        };
        let mut work = Workspace::default();
        work.fuel = FUEL;
        let mut state = self.state().branch();
        state.choices = state.choices.saturating_add(1);
        let mut machine = Machine::new(program, &mut state, &mut work);
        machine.given = Some(Given { decision, choice });
        let mut last = None;
        for _ in 0..MOST {
            match machine.run() {
                Err(Stop::Fault(fault)) => {
                    // What is left of the fuel would not bring the rest any further.
                    machine.work.fuel = FUEL;
                    let cancelled = machine.cancel(&fault);
                    last = Some(fault);
                    if !matches!(cancelled, Ok(true)) {
                        break;
                    }
                }
                rest => {
                    let pending = pending(rest)?;
                    let cost = FUEL - machine.work.fuel;
                    let events = machine.events;
                    return Ok(Step {
                        cost,
                        game: Self::at(program, state, pending, Arc::new(Mutex::new(work))),
                        events,
                    });
                }
            }
        }
        let events = machine.events;
        Ok(self.annul(events, &last.unwrap_or_else(|| Fault::broken("fault"))))
    }

    fn annul(&self, mut events: Vec<Event>, fault: &Fault) -> Step {
        let mut state = self.state().branch();
        state.frames.outcome = Some(Outcome::default());
        events.push(Event::Cancelled {
            action: None,
            why: fault.to_string(),
        });
        let pending = Pending::Over(Outcome::default());
        Step {
            game: Self::at(self.program(), state, pending, Arc::default()),
            events,
            cost: 0,
        }
    }
}
