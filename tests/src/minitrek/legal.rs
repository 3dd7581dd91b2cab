//! The moves a player may make.

use std::fmt;

use super::cards::{CardId, Player};
use super::state::{Place, State};
use super::table::ByCard;

/// One move of the player whose turn it is.
///
/// Moves compare in the order in which they are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Play this card from hand (rule 4.1).
    Play(CardId),
    /// Draw a card (rule 4.2).
    Draw,
    /// Beam this person from the base to this ship (rule 4.3).
    Beam(CardId, CardId),
    /// Fly this ship to this mission (rule 4.4).
    Fly(CardId, CardId),
    /// Attempt, with the crew of this ship, the mission it is at (rule 4.5).
    Attempt(CardId),
    /// End the turn (rule 4.6).
    EndTurn,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Draw => write!(f, "draw"),
            Self::Beam(person, ship) => write!(f, "beam {person} to {ship}"),
            Self::Fly(ship, mission) => write!(f, "fly {ship} to {mission}"),
            Self::Attempt(ship) => write!(f, "attempt with {ship}"),
            Self::EndTurn => write!(f, "end turn"),
        }
    }
}

/// How often a ship may fly in one turn.
const FLIGHTS: u8 = 2;

/// Every legal move, ascending; none when the game is over.
pub fn legal(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    list(state, &mut moves);
    moves
}

/// The same, into a list that is emptied first: whole games need no other memory.
pub fn list(state: &State, moves: &mut Vec<Move>) {
    moves.clear();
    if state.over() {
        return;
    }
    let player = state.active;
    if !state.acted {
        plays(state, player, moves);
        moves.push(Move::Draw);
    }
    beams(state, player, moves);
    let crewed = crewed(state, player);
    flights(state, player, &crewed, moves);
    attempts(state, player, &crewed, moves);
    moves.push(Move::EndTurn);
}

fn plays(state: &State, player: Player, moves: &mut Vec<Move>) {
    let hand = CardId::deck(player).filter(|&card| state.cards[card].place == Place::Hand);
    moves.extend(hand.map(Move::Play));
}

fn beams(state: &State, player: Player, moves: &mut Vec<Move>) {
    let at_base = |&card: &CardId| state.cards[card].place == Place::Base;
    for person in CardId::people(player).filter(at_base) {
        let ships = CardId::ships(player).filter(at_base);
        moves.extend(ships.map(|ship| Move::Beam(person, ship)));
    }
}

fn flights(state: &State, player: Player, crewed: &ByCard<bool>, moves: &mut Vec<Move>) {
    for ship in CardId::ships(player) {
        let card = &state.cards[ship];
        if card.grounded || card.flights >= FLIGHTS || !crewed[ship] {
            continue;
        }
        let elsewhere = CardId::missions().filter(|&mission| card.place != Place::At(mission));
        moves.extend(elsewhere.map(|mission| Move::Fly(ship, mission)));
    }
}

fn attempts(state: &State, player: Player, crewed: &ByCard<bool>, moves: &mut Vec<Move>) {
    for ship in CardId::ships(player) {
        if let Place::At(mission) = state.cards[ship].place
            && state.cards[mission].place == Place::Unsolved
            && crewed[ship]
        {
            moves.push(Move::Attempt(ship));
        }
    }
}

/// The ships with somebody aboard who is not stopped, found in one walk over the people.
fn crewed(state: &State, player: Player) -> ByCard<bool> {
    let mut crewed = ByCard::default();
    for person in CardId::people(player) {
        let card = &state.cards[person];
        if let Place::Aboard(ship) = card.place {
            crewed[ship] |= !card.stopped;
        }
    }
    crewed
}
