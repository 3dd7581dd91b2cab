//! A bot of one's own: it passes only when nothing else comes to its mind, and plays a game against a captain.
//!
//!     cargo run --release -p spaceline-rules --example bot

use spaceline_rules::book::{Wanted, load};
use spaceline_rules::bots::{Bot, Captain};
use spaceline_rules::game::{Entrant, Match};
use spaceline_rules::pack::Packs;
use spaceline_rules::show;
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::seat::Seat;
use spaceline_runtime::{Choice, Error};

/// A bot that keeps busy. It sees its seat and nothing else.
struct Busy(Pebbles);

impl Bot for Busy {
    fn choose(&mut self, seat: &Seat<'_>) -> Result<Choice, Error> {
        let Some(decision) = seat.decision() else {
            return Ok(Choice::Pass);
        };
        // Each sample is a whole answer that the rules permit.
        let mut samples = (0..8).map(|_| decision.sample(&mut self.0));
        let busy = samples.find(|choice| *choice != Choice::Pass);
        Ok(busy.unwrap_or_else(|| decision.sample(&mut self.0)))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let loaded = load(Packs::built_in(), &Wanted::default());
    let Some(rulebook) = &loaded.rulebook else {
        return Err("the rules have mistakes: `loaded.problems` tells them".into());
    };
    let entrants = Entrant::starters(rulebook, &loaded.packs);
    let mut played = Match::start(rulebook, entrants, 7)?;
    let mut bots: [Box<dyn Bot>; 2] = [Box::new(Busy(Pebbles::new(7))), Box::new(Captain::new(7))];
    while let Some(seat) = played.game.asked() {
        let player = played.game.decision().and_then(|decision| decision.player);
        let Some(bot) = bots.get_mut(usize::from(player.unwrap_or(0))) else {
            break;
        };
        let choice = bot.choose(&seat)?;
        played.choose(&choice)?;
    }
    let result = show::result(&played.game).unwrap_or_default();
    println!("{result}, after {} choices", played.choices().len());
    Ok(())
}
