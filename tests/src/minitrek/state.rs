//! The table: where every card is and what has happened to it this turn.

use std::sync::Arc;

use super::cards::{CardId, Player};
use super::deal::Deal;
use super::table::{ByCard, ByPlayer};

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In its owner's draw deck.
    Deck,
    /// In its owner's hand.
    Hand,
    /// At its owner's base: people and ships that were played and have not left.
    Base,
    /// A person aboard this ship.
    Aboard(CardId),
    /// A ship at this mission.
    At(CardId),
    /// An event on the table.
    Table,
    /// A dilemma under this mission.
    Under(CardId),
    /// In its owner's discard pile.
    Discard,
    /// A mission that can be attempted.
    Unsolved,
    /// A mission that cannot be attempted any more.
    Solved,
}

/// One card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Where it is.
    pub place: Place,
    /// A stopped person counts for nothing until his owner's turn ends.
    pub stopped: bool,
    /// How often a ship has flown this turn.
    pub flights: u8,
    /// A grounded ship does not fly again this turn.
    pub grounded: bool,
}

impl Card {
    const fn new(place: Place) -> Self {
        Self {
            place,
            stopped: false,
            flights: 0,
            grounded: false,
        }
    }
}

/// A game: a plain value that can be cloned, compared and kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What was settled before the first move.
    pub deal: Arc<Deal>,
    /// What has become of each card.
    pub cards: ByCard<Card>,
    /// How many cards of each deck have been drawn.
    pub drawn: ByPlayer<usize>,
    /// The points of each player.
    pub score: ByPlayer<u16>,
    /// How many turns have ended.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Player,
    /// Whether he has played or drawn a card this turn.
    pub acted: bool,
}

impl State {
    /// How many cards a player begins with.
    pub const OPENING_HAND: usize = 7;
    /// The game is over when a player has so many points.
    pub const WINNING_SCORE: u16 = 100;
    /// After so many turns the game is over.
    pub const LAST_TURN: u16 = 120;

    /// The table before the first move (rules 2.4 to 2.6).
    pub fn new(deal: Arc<Deal>) -> Self {
        let mut state = Self {
            cards: ByCard::new([Card::new(Place::Deck); CardId::COUNT]),
            drawn: ByPlayer::default(),
            score: ByPlayer::default(),
            turn: 0,
            active: Player::One,
            acted: false,
            deal: Arc::clone(&deal),
        };
        for mission in CardId::missions() {
            state.cards[mission].place = Place::Unsolved;
            for &dilemma in deal.seeds(mission) {
                state.cards[dilemma].place = Place::Under(mission);
            }
        }
        for player in Player::BOTH {
            for _ in 0..Self::OPENING_HAND {
                state.draw(player);
            }
        }
        state
    }

    /// Whether the game is over (rule 1.3).
    pub fn over(&self) -> bool {
        self.turn >= Self::LAST_TURN || self.score.iter().any(|&s| s >= Self::WINNING_SCORE)
    }

    /// Everybody aboard a ship, in the order of card names.
    pub fn aboard(&self, player: Player, ship: CardId) -> impl Iterator<Item = CardId> {
        CardId::people(player)
            .filter(move |&person| self.cards[person].place == Place::Aboard(ship))
    }

    /// The crew: everybody aboard a ship who is not stopped.
    pub fn crew(&self, player: Player, ship: CardId) -> impl Iterator<Item = CardId> {
        self.aboard(player, ship)
            .filter(|&person| !self.cards[person].stopped)
    }

    /// Moves the top card of a player's deck to his hand, if there is one.
    pub fn draw(&mut self, player: Player) {
        let drawn = &mut self.drawn[player];
        if let Some(&card) = self.deal.decks[player].get(*drawn) {
            *drawn += 1;
            self.cards[card].place = Place::Hand;
        }
    }
}
