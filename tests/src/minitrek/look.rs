//! A game of the scripts, seen as the twin sees its own.
//!
//! In: the program of a deal, once; then games of it. Out: [`Picture`]s. Everything is asked of the machine by
//! the names that the scripts declare; a name that is missing, and a card somewhere that the rules do
//! not know, is an error in words.

use std::collections::BTreeMap;
use std::sync::Arc;

use spaceline_lang::tree::{FieldId, StateId, SymbolId, ZoneId};
use spaceline_runtime::game::Pending;
use spaceline_runtime::{Eval, Game, Place as Somewhere, Program, Ref, Value, Workspace};

use super::cards::{CardId, Kind, Player, Skill};
use super::picture::{Picture, Seen};
use super::state::Place;
use super::table::{ByCard, ByPlayer};

/// What the scripts of a deal call things.
#[derive(Clone, Debug)]
pub struct Looker {
    program: Arc<Program>,
    zones: BTreeMap<ZoneId, String>,
    fields: BTreeMap<String, FieldId>,
    skills: Vec<SymbolId>,
    stopped: StateId,
    titles: BTreeMap<String, CardId>,
}

/// The one with a name in a list of declarations.
fn named<'b>(mut names: impl Iterator<Item = &'b str>, wanted: &str) -> Result<u32, String> {
    let at = names.position(|name| name == wanted);
    at.and_then(|at| u32::try_from(at).ok())
        .ok_or_else(|| format!("the scripts do not declare `{wanted}`"))
}

impl Looker {
    /// Looks the names up.
    ///
    /// # Errors
    /// Which name the scripts do not declare.
    pub fn of(program: &Arc<Program>) -> Result<Self, String> {
        let book = program.book();
        let zones = (0..).map(ZoneId).zip(&book.zones);
        let fields = (0..).map(FieldId).zip(&book.fields);
        let symbols = || book.symbols.iter().map(|symbol| symbol.named.name.as_str());
        let skills = Skill::ALL
            .iter()
            .map(|skill| named(symbols(), &skill.to_string()).map(SymbolId));
        let states = book.states.iter().map(|state| state.named.name.as_str());
        Ok(Self {
            zones: zones
                .map(|(id, zone)| (id, zone.named.name.to_string()))
                .collect(),
            fields: fields
                .map(|(id, field)| (field.named.name.to_string(), id))
                .collect(),
            skills: skills.collect::<Result<_, _>>()?,
            stopped: StateId(named(states, "stopped")?),
            titles: CardId::all().map(|card| (card.to_string(), card)).collect(),
            program: Arc::clone(program),
        })
    }

    /// What lies before the players.
    ///
    /// # Errors
    /// What is not as the rules know it.
    pub fn picture(&self, game: &Game) -> Result<Picture, String> {
        let state = game.state();
        let mut work = Workspace::default();
        let mut look = Look {
            names: self,
            game,
            eval: Eval::new(&self.program, state, &mut work),
        };
        let mut cards = ByCard::new([None; CardId::COUNT]);
        for (object, _) in state.objects() {
            let card = self.card(game, object)?;
            let seen = look.card(card, object)?;
            if cards[card].replace(seen).is_some() {
                return Err(format!("there are two of {card}"));
            }
        }
        let mut pictured = ByCard::new([Seen::at(Place::Deck); CardId::COUNT]);
        for card in CardId::all() {
            pictured[card] = cards[card].ok_or_else(|| format!("{card} is nowhere"))?;
        }
        let active = player(state.turn_player()).ok_or("it is nobody's turn")?;
        let acted = look.field("acted", &Value::Player(active as u8))?;
        let mut score = ByPlayer::new([0; 2]);
        for one in Player::BOTH {
            score[one] = look.number("points", &Value::Player(one as u8))?;
        }
        let over = match game.pending() {
            Pending::Decide(_) => None,
            Pending::Over(outcome) => Some(player(outcome.winner)),
        };
        Ok(Picture {
            turn: state.turn().saturating_sub(1),
            acted: acted == Value::Truth(true),
            cards: pictured,
            active,
            score,
            over,
        })
    }

    fn card(&self, game: &Game, object: Ref) -> Result<CardId, String> {
        let card = game.state().rec(object).and_then(|rec| rec.card());
        let card = card.and_then(|card| self.program.book().cards.get(card.index()));
        let title = card.map_or("", |card| self.program.text(card.title));
        let known = self.titles.get(title).copied();
        known.ok_or_else(|| format!("no card of the deal is called `{title}`"))
    }
}

fn player(number: Option<u8>) -> Option<Player> {
    Player::BOTH
        .into_iter()
        .find(|&one| Some(one as u8) == number)
}

/// A look at one game.
struct Look<'a> {
    names: &'a Looker,
    game: &'a Game,
    eval: Eval<'a>,
}

impl Look<'_> {
    fn field(&mut self, name: &str, of: &Value) -> Result<Value, String> {
        let field = self.names.fields.get(name);
        let field = *field.ok_or_else(|| format!("the scripts do not declare `{name}`"))?;
        self.eval
            .field(field, of)
            .map_err(|fault| fault.to_string())
    }

    fn number(&mut self, name: &str, of: &Value) -> Result<i64, String> {
        let value = self.field(name, of)?;
        let number = value.number();
        number.ok_or_else(|| format!("`{name}` is {value:?} and no number"))
    }

    fn truth(&mut self, name: &str, of: &Value) -> Result<bool, String> {
        match self.field(name, of)? {
            Value::Truth(truth) => Ok(truth),
            value => Err(format!("`{name}` is {value:?}, neither yes nor no")),
        }
    }

    fn card(&mut self, card: CardId, object: Ref) -> Result<Seen, String> {
        let of = Value::Object(object);
        let (place, ordered) = self.place(card, object)?;
        let mut seen = Seen {
            below: ordered
                .then(|| self.game.state().position(object))
                .flatten(),
            ..Seen::at(place)
        };
        match card.kind() {
            Kind::Person => {
                let stopped = self.eval.has_state(object, self.names.stopped);
                seen.stopped = stopped.map_err(|fault| fault.to_string())?;
                seen.attributes = Some([
                    self.number("Integrity", &of)?,
                    self.number("Cunning", &of)?,
                    self.number("Strength", &of)?,
                ]);
                let Value::Levels(levels) = self.field("skills", &of)? else {
                    return Err(format!("{card} has no skills"));
                };
                let mut skills = [0; Skill::COUNT];
                for (count, symbol) in skills.iter_mut().zip(&self.names.skills) {
                    *count = levels.get(*symbol);
                }
                seen.skills = Some(skills);
            }
            Kind::Ship => {
                seen.flights = self.number("flights", &of)?;
                seen.grounded = self.truth("grounded", &of)?;
            }
            Kind::Event | Kind::Dilemma | Kind::Mission => {}
        }
        Ok(seen)
    }

    /// Where a card is, and whether that place has an order. A pile of a player must be its owner's.
    fn place(&mut self, card: CardId, object: Ref) -> Result<(Place, bool), String> {
        let place = self.game.state().rec(object).and_then(|rec| rec.place);
        let place = place.ok_or_else(|| format!("{card} is nowhere"))?;
        let zone = self.names.zones.get(&place.zone());
        let zone = zone.map_or("", String::as_str);
        let host = match place {
            Somewhere::Object(_, host) => Some(self.names.card(self.game, host)?),
            Somewhere::Player(_, whose) if card.owner() != player(Some(whose)) => {
                return Err(format!("{card} lies with the other player"));
            }
            Somewhere::Player(..) | Somewhere::Game(_) => None,
        };
        Ok(match (zone, host) {
            ("deck", None) => (Place::Deck, true),
            ("hand", None) => (Place::Hand, false),
            ("base", None) => (Place::Base, false),
            ("discard", None) => (Place::Discard, false),
            ("played", None) => (Place::Table, false),
            ("board", None) if self.truth("solved", &Value::Object(object))? => {
                (Place::Solved, false)
            }
            ("board", None) => (Place::Unsolved, false),
            ("crew", Some(ship)) => (Place::Aboard(ship), false),
            ("orbit", Some(mission)) => (Place::At(mission), false),
            ("below", Some(mission)) => (Place::Under(mission), true),
            _ => {
                return Err(format!(
                    "{card} is in `{zone}`, which the rules do not know"
                ));
            }
        })
    }
}
