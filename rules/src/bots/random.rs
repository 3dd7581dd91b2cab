//! A bot that takes anything: offers and passing are equally likely, and so are sets and their members.

use super::Bot;
use spaceline_runtime::offer::Pebbles;
use spaceline_runtime::{Choice, Error, Game};

/// Plays at random.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Pebbles,
}

impl Random {
    /// Starts from a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            dice: Pebbles::new(seed),
        }
    }
}

impl Bot for Random {
    fn choose(&mut self, game: &Game) -> Result<Choice, Error> {
        let choice = game
            .decision()
            .map(|decision| decision.sample(&mut self.dice));
        Ok(choice.unwrap_or(Choice::Pass))
    }
}
