//! A bot that takes anything: offers and passing are equally likely, and so are sets and their members.
//!
//! A game can often be kept going for ever by two players who want to: cards come back as fast as they are
//! used. Nobody does so with people at the table, and neither does this bot: after [`PATIENCE`] choices of its own it
//! passes wherever it may.

use super::Bot;
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::seat::Seat;
use spaceline_runtime::{Choice, Error};

/// How many choices the bot makes before it is content to pass. Ten times as many as a long game has.
pub const PATIENCE: u32 = 10_000;

/// Plays at random.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Pebbles,
    chosen: u32,
}

impl Random {
    /// Starts from a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            dice: Pebbles::new(seed),
            chosen: 0,
        }
    }
}

impl Bot for Random {
    fn choose(&mut self, seat: &Seat<'_>) -> Result<Choice, Error> {
        let Some(decision) = seat.decision() else {
            return Ok(Choice::Pass);
        };
        self.chosen = self.chosen.saturating_add(1);
        if self.chosen > PATIENCE && decision.check(&Choice::Pass).is_ok() {
            return Ok(Choice::Pass);
        }
        Ok(decision.sample(&mut self.dice))
    }
}
