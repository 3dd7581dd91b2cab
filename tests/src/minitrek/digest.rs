//! The whole table as text, to be compared line by line.

use std::fmt::{self, Write as _};

use super::cards::{CardId, Player};
use super::state::{Place, State};
use super::table::ByCard;

/// One line for the turn, then one for each card in the order of card names (rules 7.1 to 7.3).
pub fn digest(state: &State) -> String {
    let mut text = String::with_capacity(4096);
    // Writing to a string cannot fail.
    let _ = write(state, &mut text);
    text
}

fn write(state: &State, text: &mut String) -> fmt::Result {
    let (one, two) = (state.score[Player::One], state.score[Player::Two]);
    let acted = if state.acted { "acted" } else { "to act" };
    let over = if state.over() { "; over" } else { "" };
    writeln!(
        text,
        "turn {}; {} {acted}; score {one} to {two}{over}",
        state.turn, state.active
    )?;
    let mut positions = ByCard::new([None; CardId::COUNT]);
    for player in Player::BOTH {
        let rest = state.deal.decks[player].iter().skip(state.drawn[player]);
        for (position, card) in rest.enumerate() {
            positions[*card] = Some(position);
        }
    }
    for id in CardId::all() {
        let card = &state.cards[id];
        write!(text, "{id}: {}", card.place)?;
        if let (Place::Deck, Some(position)) = (card.place, positions[id]) {
            write!(text, " {position}")?;
        }
        if card.stopped {
            write!(text, ", stopped")?;
        }
        if card.flights > 0 {
            write!(text, ", flights {}", card.flights)?;
        }
        if card.grounded {
            write!(text, ", grounded")?;
        }
        writeln!(text)?;
    }
    Ok(())
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deck => write!(f, "deck"),
            Self::Hand => write!(f, "hand"),
            Self::Base => write!(f, "base"),
            Self::Aboard(ship) => write!(f, "aboard {ship}"),
            Self::At(mission) => write!(f, "at {mission}"),
            Self::Table => write!(f, "table"),
            Self::Under(mission) => write!(f, "under {mission}"),
            Self::Discard => write!(f, "discard"),
            Self::Unsolved => write!(f, "unsolved"),
            Self::Solved => write!(f, "solved"),
        }
    }
}
