//! What `play` and `sim` share: two decks, two bots, and steps from one choice to the next.

use crate::args::Common;
use crate::exit::Exit;
use crate::load;
use crate::verb::deck;
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use spaceline_rules::bots::{self, Bot};
use spaceline_rules::deck::violations;
use spaceline_rules::game::{Entrant, Match};
use spaceline_rules::show;
use spaceline_runtime::run::{Event, Outcome};
use spaceline_runtime::{Choice, Error};

/// Decks on a table.
pub struct Table {
    loaded: Loaded,
    /// What is played by.
    pub rulebook: Rulebook,
    entrants: Vec<Entrant>,
}

impl Table {
    /// Loads the packs and the decks; without names, the first two decks that the packs bring.
    pub fn lay(common: &Common, names: &[String], format: Option<&str>) -> Result<Self, Exit> {
        let packs = load::packs(common, &[]);
        let wanted = Wanted {
            format: format.map(ToOwned::to_owned),
            ..Wanted::default()
        };
        let (mut loaded, rulebook) = load::rulebook(common, packs, &wanted)?;
        let names: Vec<String> = if names.is_empty() {
            let known = loaded.packs.packs.iter().flat_map(|pack| &pack.decks);
            known.map(|deck| deck.name.to_string()).take(2).collect()
        } else {
            names.to_vec()
        };
        let mut entrants = Vec::new();
        let mut illegal = false;
        for name in names {
            let deck = deck::take(common, &mut loaded, &rulebook, &name)?;
            match violations(&rulebook, &deck) {
                Ok(broken) => {
                    for violation in &broken {
                        eprintln!(
                            "the deck `{name}` breaks {}: {}",
                            violation.cites, violation.says
                        );
                    }
                    illegal |= !broken.is_empty();
                }
                Err(error) => {
                    eprintln!("the deck `{name}` cannot be judged: {error}");
                    return Err(Exit::Failed);
                }
            }
            entrants.push(Entrant { name, deck });
        }
        if illegal {
            return Err(Exit::Failed);
        }
        Ok(Self {
            loaded,
            rulebook,
            entrants,
        })
    }

    /// Starts a game.
    pub fn start(&self, seed: u64) -> Result<Match, Exit> {
        Match::start(&self.rulebook, self.entrants.clone(), seed).map_err(|error| {
            eprintln!("the game cannot start: {error}");
            Exit::Failed
        })
    }

    /// An error in words, with its place in the scripts.
    pub fn told(&self, error: &Error) -> String {
        let place = match error {
            Error::Fault(fault) => fault.span(),
            Error::Refused(_) => None,
        };
        match place {
            Some(span) => {
                let sources = self.loaded.sources();
                format!(
                    "{error}, at {}: {}",
                    sources.name(span.file),
                    sources.slice(span)
                )
            }
            None => error.to_string(),
        }
    }

    /// How a game ended.
    pub fn result(&self, played: &Match, outcome: &Outcome) -> String {
        let who = match outcome.winner {
            Some(winner) => format!("{} wins", show::player(winner)),
            None => String::from("nobody wins"),
        };
        let texts = &self.rulebook.program.book().texts;
        let why = outcome.because.and_then(|why| texts.get(why.index()));
        let why = why.map(|why| format!(" ({why})")).unwrap_or_default();
        format!("{who} in turn {}{why}", played.game.state().turn())
    }
}

/// How a player is called.
pub fn player(number: usize) -> &'static str {
    show::player(u8::try_from(number).unwrap_or(u8::MAX))
}

/// The bots by their names; one name serves for both players.
pub fn bots(names: &[String], seed: u64) -> Result<Vec<Box<dyn Bot>>, Exit> {
    let name = |at: usize| {
        names
            .get(at)
            .or(names.last())
            .map_or("captain", String::as_str)
    };
    let mut all = Vec::new();
    for at in 0..2_u8 {
        let name = name(usize::from(at));
        let Some(bot) = bots::named(name, seed.wrapping_mul(2).wrapping_add(u64::from(at))) else {
            eprintln!(
                "no bot is called `{name}`; there are {}",
                bots::NAMES.join(" and ")
            );
            return Err(Exit::Usage);
        };
        all.push(bot);
    }
    Ok(all)
}

/// Makes the next choice; nothing when the game is over.
pub fn step(played: &mut Match, bots: &mut [Box<dyn Bot>]) -> Result<Option<Vec<Event>>, Error> {
    let Some(decision) = played.game.decision() else {
        return Ok(None);
    };
    let player = decision.player.map_or(0, usize::from);
    let choice = match bots.get_mut(player) {
        Some(bot) => bot.choose(&played.game)?,
        None => Choice::Pass,
    };
    played.choose(&choice).map(Some)
}
