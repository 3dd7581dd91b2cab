//! The real game: the built-in packs, their starter decks, and random play.

use spaceline_rules::book::{self, Rulebook, Wanted};
use spaceline_rules::game::Entrant;
use spaceline_rules::pack::Packs;
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::game::{Deck, SetupError};
use spaceline_runtime::{Choice, Game, Program};
use std::sync::Arc;

/// The rules and cards that come with the engine, with two decks to play.
#[derive(Clone, Debug)]
pub struct Table {
    /// The rules and cards.
    pub rulebook: Rulebook,
    /// What games between the decks run on.
    pub program: Arc<Program>,
    /// The decks.
    pub decks: Vec<Deck>,
}

/// Loads what comes with the engine; none if it has mistakes.
#[must_use]
pub fn table() -> Option<Table> {
    table_of(Packs::built_in())
}

/// The same with other packs beside; none if there are mistakes.
#[must_use]
pub fn table_of(packs: Packs) -> Option<Table> {
    let mut loaded = book::load(packs, &Wanted::default());
    let rulebook = loaded.rulebook.take()?;
    let entrants = Entrant::starters(&rulebook, &loaded.packs);
    let decks: Vec<Deck> = entrants.iter().map(|one| one.deck.lists()).collect();
    let program = rulebook.program_for(&decks);
    Some(Table {
        rulebook,
        program,
        decks,
    })
}

impl Table {
    /// A new game.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(&self, seed: u64) -> Result<Game, SetupError> {
        Game::new(&self.program, &self.decks, seed)
    }
}

/// A choice at random; none when the game is over.
pub fn any_choice(game: &Game, dice: &mut Pebbles) -> Option<Choice> {
    game.decision().map(|decision| decision.sample(dice))
}
