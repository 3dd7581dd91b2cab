//! The engine's own bots.

use crate::game::Game;
use crate::{error, plain};
use pyo3::prelude::*;
use spaceline_rules::bots;
use std::sync::{Mutex, PoisonError};

/// A player who is no person: `random` takes anything, `captain` follows the advice of the rules.
#[pyclass(frozen, module = "spaceline")]
pub struct Bot(Mutex<Box<dyn bots::Bot>>);

#[pymethods]
impl Bot {
    /// A bot by its name. It remembers what it has done, so take one for each player and game.
    #[new]
    #[pyo3(signature = (name="captain", seed=1))]
    fn new(name: &str, seed: u64) -> PyResult<Self> {
        let bot = bots::named(name, seed).ok_or_else(|| {
            let names = bots::NAMES.join(" and ");
            error::Mistakes::new_err(format!("no bot is called `{name}`; there are {names}"))
        })?;
        Ok(Self(Mutex::new(bot)))
    }

    /// What it answers to the question that a game is at. It sees no more than the player who is asked.
    fn choose<'py>(&self, py: Python<'py>, game: &Game) -> PyResult<Bound<'py, PyAny>> {
        let choice = py.detach(|| {
            let seat = game.game().asked()?;
            let mut bot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Some(bot.choose(&seat))
        });
        let choice = choice.ok_or_else(|| error::Refused::new_err("the game is over"))?;
        let choice = choice.map_err(|why| error::of_choice(&why, || why.to_string()))?;
        plain::give(py, &choice)
    }
}
