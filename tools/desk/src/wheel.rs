//! Many games, one at a time: a page asks again and again, and draws what comes of it.

use crate::play::{Deck, entrants};
use crate::{Desk, Reply, wrong};
use serde::{Deserialize, Serialize};
use spaceline_review::tally::Tally;
use spaceline_rules::bots;

/// A game between bots.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Spin {
    /// The format; without one, the usual one.
    pub format: Option<String>,
    /// A deck for each player.
    pub decks: Vec<Deck>,
    /// A bot for each player.
    pub bots: Vec<String>,
    /// What decides what is left to chance.
    pub seed: u32,
}

/// How it went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Game {
    /// Its seed.
    pub seed: u32,
    /// Who won; nobody in a draw, or if it did not end.
    pub winner: Option<String>,
    /// In how many turns.
    pub turns: u32,
    /// The score of each player.
    pub points: Vec<i32>,
    /// The words with which it ended.
    pub ending: String,
    /// The choices with two answers or more.
    pub choices: u32,
    /// What went wrong, if a script was at fault.
    pub fault: Option<String>,
}

impl Desk {
    pub(crate) fn spin(&mut self, spin: &Spin) -> Result<Reply, Box<Reply>> {
        let library = self.library(spin.format.as_deref())?;
        let entrants = entrants(&library, &spin.decks, true)?;
        let rulebook = library.rulebook.at_table(entrants.len());
        let seed = u64::from(spin.seed);
        let mut players = Vec::new();
        for at in 0..rulebook.program.players() {
            let name = spin.bots.get(usize::from(at)).or(spin.bots.last());
            let name = name.map_or("captain", String::as_str);
            match bots::named(name, bots::seed_of(seed, at)) {
                Some(bot) => players.push(bot),
                None => return wrong(format!("no bot is called `{name}`")),
            }
        }
        let decks: Vec<_> = entrants.into_iter().map(|one| one.deck).collect();
        let mut tally = Tally::default();
        tally.play(&rulebook, &library.packs().sources, &decks, players, seed);
        let number = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
        let name = |at: u8| spaceline_rules::show::player(at);
        let score = |at: u8| tally.points.get(name(at)).copied().unwrap_or(0);
        let points = (0..rulebook.program.players()).map(score);
        let points = points.map(|points| i32::try_from(points).unwrap_or(i32::MAX));
        let winner = tally.wins.keys().next().filter(|name| *name != "nobody");
        Ok(Reply::Spun(Game {
            seed: spin.seed,
            winner: winner.cloned(),
            turns: number(tally.turns),
            points: points.collect(),
            ending: tally.endings.keys().next().cloned().unwrap_or_default(),
            choices: number(tally.real_decisions),
            fault: tally.faults.keys().next().cloned(),
        }))
    }
}
