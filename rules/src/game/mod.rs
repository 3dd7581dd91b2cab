//! Games: how they are started, kept and played again.
//!
//! A [`Match`] is a game together with all that led to it: the decks, the seed and the choices. Because a
//! game is a value, taking a choice back is going back to the value before it, and saving a game is
//! writing down its [`Record`].

mod bond;
mod journal;
mod record;

pub(crate) use bond::Binder;
pub use bond::{Bond, Change};
pub use journal::{Journal, Read as ReadJournal};
pub use record::{Damage, Record, RecordedDeck, Titles};

use crate::book::Rulebook;
use crate::deck::{self, Deck};
use crate::pack::Packs;
use spaceline_runtime::game::{Remedy, SetupError};
use spaceline_runtime::run::Event;
use spaceline_runtime::{Choice, Error, Game, Step};

/// A deck with the name it goes by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The deck's name.
    pub name: String,
    /// Its cards.
    pub deck: Deck,
}

impl Entrant {
    /// The decks with which the format is played when none are named; cards of theirs that the rules do not have are
    /// left out.
    #[must_use]
    pub fn starters(rulebook: &Rulebook, packs: &Packs) -> Vec<Self> {
        let starters = rulebook.starters(packs).into_iter();
        let entrants = starters.map(|starter| {
            let (list, _) = deck::read(starter.file, packs.sources.text(starter.file));
            let resolved = deck::resolve(&list, &rulebook.catalogue, &rulebook.notation);
            Self {
                name: starter.name.clone(),
                deck: resolved.deck,
            }
        });
        entrants.collect()
    }
}

/// A game and all that led to it.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game as it is now.
    pub game: Game,
    entrants: Vec<Entrant>,
    seed: u64,
    /// Each choice, and the game before it.
    past: Vec<(Choice, Game)>,
}

impl Match {
    /// Starts a game.
    ///
    /// # Errors
    /// When the decks are not those of a game, or a script is at fault.
    pub fn start(
        rulebook: &Rulebook,
        entrants: Vec<Entrant>,
        seed: u64,
    ) -> Result<Self, SetupError> {
        let decks: Vec<_> = entrants
            .iter()
            .map(|entrant| entrant.deck.lists())
            .collect();
        let game = Game::new(&rulebook.program_for(&decks), &decks, seed)?;
        Ok(Self {
            game,
            entrants,
            seed,
            past: Vec::new(),
        })
    }

    /// Makes a choice, and gives what happened.
    ///
    /// # Errors
    /// When the choice is refused, or a script is at fault; the game is as it was.
    pub fn choose(&mut self, choice: &Choice) -> Result<Vec<Event>, Error> {
        let step = self.game.apply(choice)?;
        Ok(self.take(choice, step))
    }

    /// Makes a choice at which a script is at fault: the innermost text or action that is at fault ends, and the game
    /// goes on.
    ///
    /// # Errors
    /// When the choice is refused; the game is as it was.
    pub fn go_on(&mut self, choice: &Choice) -> Result<Vec<Event>, Error> {
        let step = self.game.adjudicate(choice, Remedy::Cancel)?;
        Ok(self.take(choice, step))
    }

    fn take(&mut self, choice: &Choice, step: Step) -> Vec<Event> {
        let before = std::mem::replace(&mut self.game, step.game);
        self.past.push((choice.clone(), before));
        step.events
    }

    /// Takes choices back until a player is asked again what he was asked before his last answer;
    /// false if he has not answered yet.
    pub fn undo(&mut self, player: u8) -> bool {
        let asked = |(_, game): &(Choice, Game)| {
            game.decision()
                .is_some_and(|decision| decision.player == Some(player))
        };
        let Some(at) = self.past.iter().rposition(asked) else {
            return false;
        };
        if let Some((_, game)) = self.past.get(at) {
            self.game = game.clone();
        }
        self.past.truncate(at);
        true
    }

    /// Who made the last choice.
    #[must_use]
    pub fn last_asked(&self) -> Option<u8> {
        let (_, before) = self.past.last()?;
        before.decision()?.player
    }

    /// The choices behind so many of them, each with the game after it.
    pub fn since(&self, made: usize) -> impl Iterator<Item = (&Choice, &Game)> {
        self.after_each().skip(made)
    }

    /// The game after each choice.
    pub(crate) fn after_each(&self) -> impl Iterator<Item = (&Choice, &Game)> {
        let after = self.past.iter().skip(1).map(|(_, game)| game);
        let after = after.chain(std::iter::once(&self.game));
        self.past.iter().map(|(choice, _)| choice).zip(after)
    }

    /// The game before the first choice.
    pub(crate) fn beginning(&self) -> &Game {
        self.past.first().map_or(&self.game, |(_, game)| game)
    }

    /// The choices so far.
    pub fn choices(&self) -> impl ExactSizeIterator<Item = &Choice> {
        self.past.iter().map(|(choice, _)| choice)
    }

    /// The decks.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }
}

#[cfg(test)]
mod tests;
