//! Records: a game written down, and played again.
//!
//! A record holds what the game is bound to ([`Bond`]), the decks by title, the seed, the choices and the hash of the
//! table they lead to. Reading one back plays the game again, so a record can neither be cut off nor
//! altered without notice: the text carries a hash of itself, every choice must be one that was
//! offered, and the end must be the same. What a game writes while it is played is a [`Journal`].

use super::bond::told;
use super::{Bond, Change, Entrant, Journal, Match};
use crate::book::Rulebook;
use crate::deck::{Deck, Pile};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{CardId, TextId};
use spaceline_runtime::game::SetupError;
use spaceline_runtime::hash::StableHasher;
use spaceline_runtime::run::Event;
use spaceline_runtime::{Choice, Error, Game};
use std::hash::Hasher;
use thiserror::Error;

/// The version of the notation.
const VERSION: u32 = 2;
/// The first word of a record's text.
const MARK: &str = "spaceline-game";

/// Titles, each with the version where there is one.
pub type Titles = Vec<(String, Option<String>)>;

/// A game written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// What the game is bound to.
    pub bond: Bond,
    /// The format's name.
    pub format: String,
    /// The decks, in the order of the players.
    pub decks: Vec<RecordedDeck>,
    /// The seed of the game's chance.
    pub seed: u64,
    /// The choices, in order.
    pub choices: Vec<Choice>,
    /// The hash of the table they lead to.
    pub end: String,
}

/// A deck written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedDeck {
    /// Its name.
    pub name: String,
    /// Its piles: a name, and titles with the version where there is one.
    pub piles: Vec<(String, Titles)>,
}

/// Why a record cannot be played again.
#[derive(Debug, Error)]
pub enum Damage {
    /// It is no record.
    #[error("this is no recorded game")]
    NoRecord,
    /// It is of another version.
    #[error("this game was recorded in version {found}; this engine reads version {VERSION}")]
    Version {
        /// Which.
        found: String,
    },
    /// The text is not the one that was written.
    #[error("this recorded game is cut off or was altered: its check does not fit")]
    Altered,
    /// The text fits its check and is no record all the same.
    #[error("this recorded game cannot be read: {0}")]
    Unreadable(String),
    /// It was played by other rules or cards.
    #[error("this game was played with other rules or cards: since then {}", told(.0))]
    Changed(Vec<Change>),
    /// A card is not known.
    #[error("no card is called `{0}`")]
    Card(String),
    /// The game does not start.
    #[error("the game does not start: {0}")]
    Start(#[from] SetupError),
    /// A choice is not one that was offered.
    #[error("choice {at} cannot be made: {why}")]
    Choice {
        /// Its number, from 1.
        at: usize,
        /// Why not.
        why: Error,
    },
    /// The end is another.
    #[error("the game ends differently from the recorded one")]
    End,
}

impl Record {
    /// Writes a game down.
    #[must_use]
    pub fn of(rulebook: &Rulebook, played: &Match) -> Self {
        Self {
            choices: played.choices().cloned().collect(),
            end: table(&played.game),
            ..Self::beginning(rulebook, played)
        }
    }

    /// A game before the first choice.
    pub(super) fn beginning(rulebook: &Rulebook, played: &Match) -> Self {
        let decks = played.entrants().iter().map(|entrant| RecordedDeck {
            name: entrant.name.clone(),
            piles: entrant
                .deck
                .piles
                .iter()
                .map(|pile| recorded(rulebook, pile))
                .collect(),
        });
        let in_game = played.entrants().iter().map(|entrant| &entrant.deck);
        Self {
            bond: rulebook.bond.of_game(rulebook.program.book(), in_game),
            format: rulebook.format.name.to_string(),
            decks: decks.collect(),
            seed: played.seed(),
            choices: Vec::new(),
            end: table(played.beginning()),
        }
    }

    /// The record as a text.
    #[must_use]
    pub fn text(&self) -> String {
        self.text_behind(MARK)
    }

    /// The record as a text that begins with a word.
    pub(super) fn text_behind(&self, mark: &str) -> String {
        // A record holds nothing that cannot be written.
        let body = serde_json::to_string(self).unwrap_or_default();
        format!("{mark} {VERSION} {:016x}\n{body}\n", check(0, &body))
    }

    /// Reads a text back, be it a record or a journal.
    ///
    /// # Errors
    /// When it is no record, is of another version, or is not as it was written.
    pub fn read(text: &str) -> Result<Self, Damage> {
        if Journal::is_one(text) {
            return Ok(Journal::read(text)?.record);
        }
        Self::read_behind(MARK, text)
    }

    /// Reads a text that begins with a word.
    pub(super) fn read_behind(mark: &str, text: &str) -> Result<Self, Damage> {
        let (head, body) = text.split_once('\n').ok_or(Damage::NoRecord)?;
        let mut words = head.split_whitespace();
        if words.next() != Some(mark) {
            return Err(Damage::NoRecord);
        }
        let version = words.next().unwrap_or_default();
        if version != VERSION.to_string() {
            return Err(Damage::Version {
                found: version.to_owned(),
            });
        }
        let body = body.trim_end_matches(['\n', '\r']);
        if words.next() != Some(&format!("{:016x}", check(0, body))) {
            return Err(Damage::Altered);
        }
        serde_json::from_str(body).map_err(|error| Damage::Unreadable(error.to_string()))
    }

    /// Plays the game again, and hands what happened at each choice to `each`.
    ///
    /// # Errors
    /// When the rulebook is another, a choice cannot be made, or the end is another.
    pub fn replay(
        &self,
        rulebook: &Rulebook,
        mut each: impl FnMut(&Match, &[Event]),
    ) -> Result<Match, Damage> {
        let changes = rulebook.bond.changes_since(&self.bond);
        if !changes.is_empty() {
            return Err(Damage::Changed(changes));
        }
        let mut entrants = Vec::new();
        for deck in &self.decks {
            let mut piles = Vec::new();
            for (name, titles) in &deck.piles {
                let cards = titles
                    .iter()
                    .map(|(title, version)| find(rulebook, title, version.as_deref()));
                piles.push(Pile {
                    name: name.clone(),
                    cards: cards.collect::<Result<_, _>>()?,
                });
            }
            entrants.push(Entrant {
                name: deck.name.clone(),
                deck: Deck { piles },
            });
        }
        let mut played = Match::start(rulebook, entrants, self.seed)?;
        for (choice, at) in self.choices.iter().zip(1..) {
            // Where a script was at fault, the game went on without the text.
            let events = match played.choose(choice) {
                Err(Error::Fault(_)) => played.go_on(choice),
                done => done,
            };
            let events = events.map_err(|why| Damage::Choice { at, why })?;
            each(&played, &events);
        }
        if self.end != table(&played.game) {
            return Err(Damage::End);
        }
        Ok(played)
    }
}

/// A number for a text that stands behind what has this number.
pub(super) fn check(above: u64, body: &str) -> u64 {
    let mut hasher = StableHasher::new();
    hasher.write_u64(above);
    hasher.write(body.as_bytes());
    hasher.finish()
}

/// What the table looks like, in short.
pub(super) fn table(game: &Game) -> String {
    format!("{:016x}", game.table_hash())
}

fn recorded(rulebook: &Rulebook, pile: &Pile) -> (String, Titles) {
    let book = rulebook.program.book();
    let text = |id: TextId| book.text(id).to_owned();
    let title = |card: &CardId| {
        let card = book.at(card);
        card.map_or((String::new(), None), |card| {
            (text(card.title), card.version.map(text))
        })
    };
    (pile.name.clone(), pile.cards.iter().map(title).collect())
}

/// The card of exactly this title and version.
fn find(rulebook: &Rulebook, title: &str, version: Option<&str>) -> Result<CardId, Damage> {
    let book = rulebook.program.book();
    let text = |id: TextId| book.text(id);
    let at = book
        .cards
        .iter()
        .position(|card| text(card.title) == title && card.version.map(text) == version);
    let at = at.and_then(|at| u32::try_from(at).ok());
    at.map(CardId).ok_or_else(|| Damage::Card(title.to_owned()))
}
