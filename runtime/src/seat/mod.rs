//! What a player may see, and answer.
//!
//! In: a game and a player. Out: places, questions and events as he may know them. A card that he may
//! not know is told by where it lies only, never by a number that would follow it about: shuffling
//! such cards loses track of them, as on a table.

mod veil;

pub use veil::{Behind, Veil};

use crate::ask::evaluate::Workspace;
use crate::ask::offer::{Problem, Spec};
use crate::ask::{Choice, Decision, Matter, Question, Reason, Refusal};
use crate::game::{Error, Game, Pending, Step};
use crate::link::Program;
use crate::log;
use crate::run::Event;
use crate::state::Outcome;
use crate::state::{Random, Rec};
use crate::tell::Piece;
use crate::value::{Place, Ref, Value};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{ActionId, CardId, TextId, ZoneId};

/// So many deals are tried to find one in which the same player is asked.
const DEALS: usize = 30;

/// A player's view of a game.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'g> {
    game: &'g Game,
    player: u8,
}

/// A value as a player may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shown {
    /// Something that is no object.
    Value(Value),
    /// An object that he may know.
    Known(Ref),
    /// A card of which he knows only where it lies.
    Hidden {
        /// In which zone.
        zone: ZoneId,
        /// The player whose zone it is.
        holder: Option<u8>,
        /// The object whose zone it is, if he may know that.
        host: Option<Ref>,
        /// Its position there, from 0.
        position: u32,
    },
}

/// An action that he could begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShownOffer {
    /// Which.
    pub action: ActionId,
    /// Whose text gives it.
    pub this: Shown,
    /// The values of its single parts.
    pub anchors: Vec<Shown>,
    /// The candidates of each set chosen with it, and which sets of them may be.
    pub picks: Vec<(Vec<Shown>, Problem)>,
}

/// What he is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ShownQuestion {
    /// An action, or none.
    Act {
        /// The actions that he could begin.
        offers: Vec<ShownOffer>,
        /// Whether none may be chosen.
        may_pass: bool,
    },
    /// Some of the candidates.
    Members(Vec<Shown>, Problem),
    /// Yes or no.
    Whether,
    /// One of several ways.
    One {
        /// The ways that are open.
        arms: Vec<(u32, Option<TextId>)>,
        /// Whether none may be chosen.
        optional: bool,
    },
}

impl Game {
    /// Whether a player is asked to choose among members of which an object is one, or beside which it lies in
    /// play. Who chooses sees what he may choose and what is with it, as long as he is asked: otherwise it
    /// would be chance that chooses.
    #[must_use]
    pub fn may_choose(&self, player: u8, object: Ref) -> bool {
        let Some(decision) = self.decision() else {
            return false;
        };
        let state = self.state();
        let place_in_play = |object: Ref| {
            let rec = state.rec(object).filter(|rec| rec.in_play);
            rec.and_then(|rec| rec.place)
        };
        let place = place_in_play(object);
        let beside =
            |member: &Value| place.is_some() && member.object().and_then(place_in_play) == place;
        let among = |spec: &Spec| {
            spec.candidates.contains(&Value::Object(object)) || spec.candidates.iter().any(beside)
        };
        decision.player == Some(player)
            && match &decision.question {
                Question::Members(spec) => among(spec),
                Question::Act { offers, .. } => {
                    offers.iter().any(|offer| offer.picks.iter().any(among))
                }
                Question::Whether | Question::One { .. } => false,
            }
    }

    /// The view of a player.
    #[must_use]
    pub const fn seat(&self, player: u8) -> Seat<'_> {
        Seat { game: self, player }
    }

    /// The seat of the player who is asked, if one is.
    #[must_use]
    pub fn asked(&self) -> Option<Seat<'_>> {
        let player = self.decision()?.player?;
        Some(self.seat(player))
    }

    /// Events in words, for an all-seeing reader.
    #[must_use]
    pub fn lines(&self, events: &[Event]) -> Vec<String> {
        events
            .iter()
            .filter_map(|event| log::line(self.program(), event, None))
            .collect()
    }

    /// The line of an event in its pieces, for a player or (for nobody) an all-seeing reader.
    #[must_use]
    pub fn pieces(&self, event: &Event, viewer: Option<u8>) -> Option<Vec<Piece>> {
        log::pieces(self.program(), event, viewer)
    }
}

impl Seat<'_> {
    /// Whose view it is.
    #[must_use]
    pub const fn player(&self) -> u8 {
        self.player
    }

    /// Whether the player may know which card an object is. An object that is no card is known.
    #[must_use]
    pub fn knows(&self, object: Ref) -> bool {
        self.game
            .state()
            .rec(object)
            .is_some_and(|rec| rec.card().is_none() || rec.is_known_to(self.player))
            || self.game.may_choose(self.player, object)
    }

    /// The printed card of an object that he may know.
    #[must_use]
    pub fn card(&self, object: Ref) -> Option<CardId> {
        self.game
            .state()
            .rec(object)
            .filter(|_| self.knows(object))
            .and_then(Rec::card)
    }

    /// A value as he may know it.
    #[must_use]
    pub fn show(&self, value: &Value) -> Shown {
        let Some(object) = value.object() else {
            return Shown::Value(value.clone());
        };
        let state = self.game.state();
        if self.knows(object) {
            return Shown::Known(object);
        }
        let Some(place) = state.rec(object).and_then(|rec| rec.place) else {
            return Shown::Value(Value::Nothing);
        };
        Shown::Hidden {
            zone: place.zone(),
            holder: place.player(),
            host: place.host().filter(|host| self.knows(*host)),
            position: state
                .position(object)
                .and_then(|at| u32::try_from(at).ok())
                .unwrap_or(0),
        }
    }

    fn show_all(&self, values: &[Value]) -> Vec<Shown> {
        values.iter().map(|value| self.show(value)).collect()
    }

    /// Answers a question, by its number ([`Game::number`]): from afar an answer may come too late, or
    /// from a player who is not asked.
    ///
    /// # Errors
    /// When it does, when the choice is refused, or when a script is at fault. The game stands in any case.
    pub fn answer(&self, number: u64, choice: &Choice) -> Result<Step, Error> {
        let asked = self.game.number();
        let refused = |reason| Err(Refusal::new(reason).into());
        match self.game.pending() {
            Pending::Over(_) => refused(Reason::Over),
            Pending::Decide(_) if number != asked => refused(Reason::Stale {
                answered: number,
                asked,
            }),
            Pending::Decide(decision) if decision.player != Some(self.player) => {
                refused(Reason::NotAsked)
            }
            Pending::Decide(_) => self.game.apply(choice),
        }
    }

    /// A game that looks the same from this seat, with everything that the player does not know dealt
    /// anew by a seed. Where another player is asked something, only deals are taken in which he is asked
    /// something too, if one is found soon; otherwise the game has gone on to the next question.
    ///
    /// # Errors
    /// When a script is at fault in that game.
    pub fn determinize(&self, seed: u64) -> Result<Game, Error> {
        let program = self.game.program();
        let mut seeds = Random::new(seed);
        let mut deal = || {
            let mut state = self.game.state().branch();
            let high = u64::from(seeds.below(u32::MAX));
            let seed = high << 32 | u64::from(seeds.below(u32::MAX));
            let (game, player) = (self.game, self.player);
            state.deal_unknown(program, player, seed, |object| {
                game.may_choose(player, object)
            });
            Game::from_state(program, state, Workspace::default())
        };
        let mut game = deal()?;
        for _ in 0..DEALS {
            if game.state().clock() == self.game.state().clock() {
                break;
            }
            game = deal()?;
        }
        Ok(game)
    }

    /// What lies in a place, in its order.
    #[must_use]
    pub fn contents(&self, place: Place) -> Vec<Shown> {
        self.game
            .state()
            .objects_in(place)
            .map(|object| self.show(&Value::Object(object)))
            .collect()
    }

    /// What he is asked as the machine asks it, if it is he who must choose. It speaks of objects by their numbers,
    /// so it is for players who run within the machine, and is not sent to anybody.
    #[must_use]
    pub fn decision(&self) -> Option<&Decision> {
        self.game
            .decision()
            .filter(|decision| decision.player == Some(self.player))
    }

    /// The turn's number.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.game.state().turn()
    }

    /// The program that the game is played by.
    #[must_use]
    pub fn program(&self) -> &Program {
        self.game.program()
    }

    /// The position as the player knows it.
    #[must_use]
    pub fn veil(&self) -> Veil<'_> {
        self.game.veil(self.player)
    }

    /// The same, with what was answered about an earlier position.
    #[must_use]
    pub fn veil_with(&self, behind: Behind) -> Veil<'_> {
        self.game.veil_with(self.player, behind)
    }

    /// What he is asked, if it is he who must choose.
    #[must_use]
    pub fn question(&self) -> Option<(&Matter, ShownQuestion)> {
        let decision = self.decision()?;
        let question = match &decision.question {
            Question::Act { offers, may_pass } => ShownQuestion::Act {
                offers: offers
                    .iter()
                    .map(|offer| ShownOffer {
                        action: offer.action,
                        this: self.show(&offer.this),
                        anchors: self.show_all(&offer.anchors),
                        picks: offer
                            .picks
                            .iter()
                            .map(|spec| (self.show_all(&spec.candidates), spec.problem.clone()))
                            .collect(),
                    })
                    .collect(),
                may_pass: *may_pass,
            },
            Question::Members(spec) => {
                ShownQuestion::Members(self.show_all(&spec.candidates), spec.problem.clone())
            }
            Question::Whether => ShownQuestion::Whether,
            Question::One { arms, optional } => ShownQuestion::One {
                arms: arms.clone(),
                optional: *optional,
            },
        };
        Some((&decision.about, question))
    }

    /// How the game ended, if it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let Pending::Over(outcome) = self.game.pending() else {
            return None;
        };
        let mut outcome = outcome.clone();
        for (_, value) in &mut outcome.parts {
            if value.object().is_some_and(|object| !self.knows(object)) {
                *value = Value::Nothing;
            }
        }
        Some(outcome)
    }

    /// Events in words, as he may read them.
    #[must_use]
    pub fn lines(&self, events: &[Event]) -> Vec<String> {
        events
            .iter()
            .filter_map(|event| log::line(self.game.program(), event, Some(self.player)))
            .collect()
    }
}
