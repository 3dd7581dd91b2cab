//! A game as a value: a program and a position at a question, and what can be asked of them.
//!
//! In: decks and a seed; then choices. Out: for each choice a new game and what happened on the way, or
//! the reason why not. A game is never changed: every one stays what it was, can be kept, compared and
//! gone on from in different ways. Copies share everything.

mod adjudicate;
mod error;
mod members;
mod playout;
mod reasons;
mod setup;
mod table;
#[cfg(test)]
mod tests;

pub use adjudicate::Remedy;
pub use error::Error;
pub use members::Against;
pub use playout::Playout;
pub use reasons::Attempt;
pub use setup::{Deck, SetupError, Unmet};

use crate::ask::evaluate::{FUEL, Workspace};
use crate::ask::{Choice, Decision, Reason, Refusal};
use crate::fault::Fault;
use crate::link::Program;
use crate::run::{Event, Given, Machine, Rest, Stop};
use crate::save::{self, LoadError};
use crate::state::Outcome;
use crate::state::State;
use crate::state::stack::Loop;
use crate::value::Ref;
use spaceline_lang::tree::{StageId, THIS};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Somebody must choose.
    Decide(Box<Decision>),
    /// It is over.
    Over(Outcome),
}

#[derive(Debug)]
struct Root {
    program: Arc<Program>,
    state: State,
    pending: Pending,
    /// Whether somebody has gone on from here already. The first to do so stays on the line of positions;
    /// whoever follows leaves it.
    continued: AtomicBool,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    root: Arc<Root>,
    /// Remembered answers, shared by all games that have a past in common; they never change a result. Whoever finds
    /// them in use by another thread does without.
    work: Arc<Mutex<Workspace>>,
}

/// Why a game cannot be resumed.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError {
    /// The text is no game of this program.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The position cannot be gone on from.
    #[error(transparent)]
    Play(#[from] Error),
}

/// What a choice led to.
#[derive(Clone, Debug)]
pub struct Step {
    /// The game as it is now.
    pub game: Game,
    /// What happened, in order. These are for the eyes of all-seeing readers only; a
    /// [`Seat`](crate::seat::Seat) tells what a player may see of them.
    pub events: Vec<Event>,
    /// The fuel that it took: the same whether answers were remembered or found again.
    pub cost: u64,
}

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mode {
    /// Whether the caller answers for chance.
    pub scripted_chance: bool,
}

impl Game {
    /// Starts a game.
    ///
    /// # Errors
    /// When the decks do not fit the book, or a script is at fault.
    pub fn new(program: &Arc<Program>, decks: &[Deck], seed: u64) -> Result<Self, SetupError> {
        Self::with_mode(program, decks, seed, Mode::default())
    }

    /// Starts a game that is played in a certain way.
    ///
    /// # Errors
    /// When the decks do not fit the book, or a script is at fault.
    pub fn with_mode(
        program: &Arc<Program>,
        decks: &[Deck],
        seed: u64,
        mode: Mode,
    ) -> Result<Self, SetupError> {
        let mut work = Workspace::default();
        let mut state = setup::start(program, decks, seed, &mut work)?;
        state.frames.scripted = mode.scripted_chance;
        Ok(Self::from_state(program, state, work)?)
    }

    /// Goes on from a position to its next question. Scenarios and loading use this.
    ///
    /// # Errors
    /// When a script is at fault.
    pub fn from_state(
        program: &Arc<Program>,
        mut state: State,
        mut work: Workspace,
    ) -> Result<Self, Error> {
        work.fuel = FUEL;
        let pending = pending(Machine::new(program, &mut state, &mut work).run())?;
        Ok(Self::at(
            program,
            state,
            pending,
            Arc::new(Mutex::new(work)),
        ))
    }

    #[inline]
    fn at(
        program: &Arc<Program>,
        state: State,
        pending: Pending,
        work: Arc<Mutex<Workspace>>,
    ) -> Self {
        let root = Root {
            program: Arc::clone(program),
            state,
            pending,
            continued: AtomicBool::new(false),
        };
        Self {
            root: Arc::new(root),
            work,
        }
    }

    /// Whose choice it is, or how the game ended.
    #[must_use]
    pub fn pending(&self) -> &Pending {
        &self.root.pending
    }

    /// The question, while there is one.
    #[must_use]
    pub fn decision(&self) -> Option<&Decision> {
        match &self.root.pending {
            Pending::Decide(decision) => Some(decision),
            Pending::Over(_) => None,
        }
    }

    /// The object whose text is being followed, if it is an object's.
    #[must_use]
    pub fn reading(&self) -> Option<Ref> {
        let object = self.root.state.frames.slot(THIS).object()?;
        self.root.state.rec(object).map(|_| object)
    }

    /// The stages that are under way, outermost first.
    #[must_use]
    pub fn stages(&self) -> Vec<StageId> {
        let running = self.root.state.frames.loops.iter();
        running
            .filter_map(|entry| match entry {
                Loop::Stage(stage, _) => Some(*stage),
                _ => None,
            })
            .collect()
    }

    /// How many choices have led here: a number for the question, to answer it from elsewhere.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.root.state.choices
    }

    /// The program it is played by.
    #[must_use]
    pub fn program(&self) -> &Arc<Program> {
        &self.root.program
    }

    /// The position.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.root.state
    }

    /// Makes a choice.
    ///
    /// # Errors
    /// When the choice is refused, or a script is at fault. This game stands in any case.
    pub fn apply(&self, choice: &Choice) -> Result<Step, Error> {
        let decision = self.decision().ok_or(Refusal::new(Reason::Over))?;
        decision.check(choice)?;
        let mut state = match self.root.continued.swap(true, Ordering::Relaxed) {
            false => self.root.state.next(),
            true => self.root.state.branch(),
        };
        state.choices = state.choices.saturating_add(1);
        self.run(state, Some(Given { decision, choice }), |_| Ok(()))
    }

    /// Goes on from a position to its next question, or to the end.
    fn run(
        &self,
        mut state: State,
        given: Option<Given<'_>>,
        first: impl FnOnce(&mut Machine<'_>) -> Result<(), Fault>,
    ) -> Result<Step, Error> {
        let program = &self.root.program;
        let go = |work: &mut Workspace| {
            work.fuel = FUEL;
            let mut machine = Machine::new(program, &mut state, work);
            machine.given = given;
            first(&mut machine)?;
            let pending = pending(machine.run())?;
            let cost = FUEL - machine.work.fuel;
            Ok::<_, Error>((pending, machine.events, cost))
        };
        let ((pending, events, cost), work) = match self.work.try_lock() {
            Ok(mut work) => (go(&mut work)?, Arc::clone(&self.work)),
            Err(_) => {
                let mut work = Workspace::default();
                (go(&mut work)?, Arc::new(Mutex::new(work)))
            }
        };
        Ok(Step {
            game: Self::at(program, state, pending, work),
            events,
            cost,
        })
    }

    /// A number for everything that resumes the game.
    #[must_use]
    pub fn state_hash(&self) -> u64 {
        self.root.state.state_hash()
    }

    /// A number for what lies where, and for how far chance and time have come: the same under every book that has
    /// these rules and the cards of this game.
    #[must_use]
    pub fn table_hash(&self) -> u64 {
        self.root.state.table_hash()
    }

    /// Writes the game down, to be resumed at the same question.
    ///
    /// # Errors
    /// When it cannot be written, which does not happen to games that this machine made.
    pub fn save(&self) -> Result<String, LoadError> {
        save::save(self.program(), self.state())
    }

    /// Resumes a game that was written down.
    ///
    /// # Errors
    /// When the text is no game of this program, or a script is at fault.
    pub fn load(program: &Arc<Program>, text: &str) -> Result<Self, ResumeError> {
        let state = save::load(program, text)?;
        Ok(Self::from_state(program, state, Workspace::default())?)
    }

    /// A number for what lies before the players, for search.
    #[must_use]
    pub fn position_hash(&self) -> u64 {
        self.root.state.position_hash(self.program())
    }

    /// The same game with remembered answers of its own, for another thread.
    #[must_use]
    pub fn detached(&self) -> Self {
        Self {
            root: Arc::clone(&self.root),
            work: Arc::default(),
        }
    }

    /// What was asked and found so far, by this game and all that share its remembered answers.
    #[cfg(feature = "profile")]
    pub fn profile(&self, add_to: &mut crate::memo::profile::Profile) {
        if let Ok(work) = self.work.lock() {
            add_to.add(&work.profile);
        }
    }

    /// Asks something of the position.
    fn ask<T>(&self, ask: impl FnOnce(&mut Workspace) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut fresh = Workspace::default();
        match self.work.try_lock() {
            Ok(mut work) => {
                work.fuel = FUEL;
                ask(&mut work)
            }
            Err(_) => ask(&mut fresh),
        }
    }
}

fn pending(rest: Result<Rest, Stop>) -> Result<Pending, Error> {
    match rest {
        Ok(Rest::Decide(decision)) => Ok(Pending::Decide(decision)),
        Ok(Rest::Over(outcome)) => Ok(Pending::Over(outcome)),
        Err(Stop::Fault(fault)) => Err(fault.into()),
        Err(Stop::Refused(refusal)) => Err((*refusal).into()),
        Err(Stop::Ask(_)) => Err(Fault::broken("question that was passed on").into()),
    }
}
