//! The table as both sides see it: one value that can be compared.
//!
//! In: a position, of the twin here and of the scripts in [`look`](super::look). Out: everything of which
//! the rules speak. What a side keeps for itself (how many cards were drawn, numbers of objects,
//! remembered answers) is not in it.

use super::cards::{CardId, Facts, Player, Skill};
use super::state::{Place, State};
use super::table::{ByCard, ByPlayer};

/// Everything of a position of which the rules speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// How many turns have ended.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Player,
    /// Whether he has played or drawn a card this turn (rules 4.1 and 4.2).
    pub acted: bool,
    /// The points of each player.
    pub score: ByPlayer<i64>,
    /// Whether the game is over, and who has 100 points.
    pub over: Option<Option<Player>>,
    /// Each card.
    pub cards: ByCard<Seen>,
}

/// What can be seen of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Where it is.
    pub place: Place,
    /// How many cards lie above it, in a deck or under a mission: those are the places with an order.
    pub below: Option<usize>,
    /// Whether it is a person that is stopped.
    pub stopped: bool,
    /// How often it has flown this turn.
    pub flights: i64,
    /// Whether it is a ship that is grounded.
    pub grounded: bool,
    /// The attributes of a person as they are now, with events counted in for one in play (rule 5.2).
    pub attributes: Option<[i64; 3]>,
    /// How often a person has each skill.
    pub skills: Option<[i64; Skill::COUNT]>,
}

impl Seen {
    /// A card somewhere, of which there is nothing else to see.
    pub const fn at(place: Place) -> Self {
        Self {
            place,
            below: None,
            stopped: false,
            flights: 0,
            grounded: false,
            attributes: None,
            skills: None,
        }
    }
}

impl Picture {
    /// A position of the twin.
    pub fn of(state: &State) -> Self {
        let mut cards = ByCard::new([Seen::at(Place::Deck); CardId::COUNT]);
        for id in CardId::all() {
            let card = &state.cards[id];
            cards[id] = Seen {
                stopped: card.stopped,
                flights: card.flights.into(),
                grounded: card.grounded,
                ..Seen::at(card.place)
            };
        }
        for player in Player::BOTH {
            let events = CardId::events(player).filter(|&event| cards[event].place == Place::Table);
            let bonus = events.count() as i64;
            for id in CardId::people(player) {
                let Facts::Person(person) = &state.deal.facts[id] else {
                    continue;
                };
                let in_play = matches!(cards[id].place, Place::Base | Place::Aboard(_));
                let bonus = if in_play { bonus } else { 0 };
                let mut attributes = person.attributes.iter().map(|&a| i64::from(a) + bonus);
                let mut skills = person.skills.iter().map(|&count| i64::from(count));
                cards[id].attributes = Some([(); 3].map(|()| attributes.next().unwrap_or(-1)));
                cards[id].skills = Some([(); Skill::COUNT].map(|()| skills.next().unwrap_or(-1)));
            }
            let deck = state.deal.decks[player].iter().skip(state.drawn[player]);
            for (above, &card) in deck.enumerate() {
                cards[card].below = Some(above);
            }
        }
        for mission in CardId::missions() {
            let dilemmas = state.deal.seeds(mission).iter();
            let under = dilemmas.filter(|&&d| cards[d].place == Place::Under(mission));
            for (above, &card) in under.copied().collect::<Vec<_>>().iter().enumerate() {
                cards[card].below = Some(above);
            }
        }
        let winner = Player::BOTH
            .into_iter()
            .find(|&player| state.score[player] >= State::WINNING_SCORE);
        Self {
            turn: state.turn.into(),
            active: state.active,
            acted: state.acted,
            score: ByPlayer::new(Player::BOTH.map(|player| state.score[player].into())),
            over: state.over().then_some(winner),
            cards,
        }
    }
}
