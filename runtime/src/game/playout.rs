//! Games played by chance, in place and without lists.
//!
//! In: a game and a seed. Out: positions on its way, played on by chance. Who could do many things is not asked which:
//! one is drawn and only that is weighed, so nobody can look at what else there was, until the playout is made a game
//! again. What is drawn could have been chosen in that game, too, but not all of it is equally likely: an action with
//! a hundred ways to begin it is drawn as often as one with a single way.

use super::{Error, Game, Pending, pending};
use crate::ask::evaluate::{FUEL, Workspace};
use crate::ask::offer::{Dice, Offer, Pebbles};
use crate::ask::{Choice, Question};
use crate::link::Program;
use crate::run::{Given, Machine};
use crate::state::State;
use std::sync::Arc;

/// A game that is played on by chance.
#[derive(Debug)]
pub struct Playout {
    program: Arc<Program>,
    state: State,
    work: Workspace,
    dice: Pebbles,
    pending: Pending,
    made: Option<Choice>,
}

impl Game {
    /// This game, to be played on by chance.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn playout(&self, seed: u64) -> Result<Playout, Error> {
        let mut playout = Playout {
            program: Arc::clone(self.program()),
            state: self.state().branch(),
            work: Workspace::default(),
            dice: Pebbles::new(seed),
            pending: self.pending().clone(),
            made: None,
        };
        if self.decision().is_some() {
            playout.go_on(None)?;
        }
        Ok(playout)
    }
}

impl Playout {
    /// Answers the question at hand, and goes on to the next that is not answered by passing. False if the game is
    /// over.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn step(&mut self) -> Result<bool, Error> {
        let Pending::Decide(decision) =
            std::mem::replace(&mut self.pending, Pending::Over(<_>::default()))
        else {
            return Ok(false);
        };
        let choice = match &decision.question {
            // What was drawn is done.
            Question::Act { offers, .. } => Choice::Act {
                offer: 0,
                picks: self.picks(offers.only()),
            },
            _ => decision.sample(&mut self.dice),
        };
        self.go_on(Some(Given {
            decision: &decision,
            choice: &choice,
        }))?;
        self.made = Some(choice);
        Ok(true)
    }

    fn picks(&mut self, offer: Option<&Offer>) -> Vec<Vec<u32>> {
        let picks = offer.map_or(&[][..], |offer| &offer.picks).iter();
        let dice: &mut dyn Dice = &mut self.dice;
        picks
            .map(|spec| spec.problem.sample(dice).unwrap_or_default())
            .collect()
    }

    fn go_on(&mut self, given: Option<Given<'_>>) -> Result<(), Error> {
        self.work.fuel = FUEL;
        let mut machine = Machine::new(&self.program, &mut self.state, &mut self.work);
        machine.drawing = Some(Pebbles::new(self.dice.seed()));
        machine.noting = false;
        if given.is_some() {
            machine.state.choices = machine.state.choices.saturating_add(1);
        }
        machine.given = given;
        self.pending = pending(machine.run())?;
        Ok(())
    }

    /// The question at hand, or how the game ended. Of what could be done only what was drawn is among the offers.
    #[must_use]
    pub const fn pending(&self) -> &Pending {
        &self.pending
    }

    /// The answer that was made last. An offer is counted among those that were drawn, which is one.
    #[must_use]
    pub const fn made(&self) -> Option<&Choice> {
        self.made.as_ref()
    }

    /// The position.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The game at this point, with all that can be done.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn game(&self) -> Result<Game, Error> {
        Game::from_state(&self.program, self.state.branch(), Workspace::default())
    }
}
