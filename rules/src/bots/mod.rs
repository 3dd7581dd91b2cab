//! Players who are no people.
//!
//! What comes in is the seat of a player who must choose; what goes out is a choice. A bot sees no more than its
//! seat, and knows no game. [`Random`] takes anything that is offered; [`Captain`] takes what the scripts' *advice*
//! says is worth most, and the advice is asked behind a veil: of the position as the bot's player may know it.

mod captain;
mod random;

pub use captain::Captain;
pub use random::Random;

use spaceline_runtime::seat::Seat;
use spaceline_runtime::{Choice, Error};

/// A player who is no person.
pub trait Bot: Send {
    /// The answer to what its player is asked; passing if he is asked nothing.
    ///
    /// # Errors
    /// When a script that gives advice is at fault.
    fn choose(&mut self, seat: &Seat<'_>) -> Result<Choice, Error>;
}

/// The names of the bots.
pub const NAMES: [&str; 2] = ["random", "captain"];

/// The bot of a name.
#[must_use]
pub fn named(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "captain" => Some(Box::new(Captain::new(seed))),
        _ => None,
    }
}

/// The seed of a player's bot: two of one kind must not roll the same dice.
#[must_use]
pub const fn seed_of(seed: u64, player: u8) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(player as u64)
}
