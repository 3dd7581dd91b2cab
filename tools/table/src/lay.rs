//! What lies before the players, as one of them may see it.
//!
//! In: a game and who looks. Out: places, and in each what lies there: its title, whose it is, what its fields `say`,
//! and the states in which it is. What the reader may not know is only a card, and tells nothing.

use super::handle::{Handle, Handles};
use serde::{Deserialize, Serialize};
use spaceline_lang::tree::{Expr, Field, FieldId, FieldOf, FirstEnd, Zone, ZoneId, ZoneOf};
use spaceline_rules::explain;
use spaceline_rules::show::{Show, player as player_name};
use spaceline_runtime::seat::Veil;
use spaceline_runtime::tell::{Tell, cut};
use spaceline_runtime::{Game, Place, Ref, Value, Workspace};

/// Places within places are looked into so deep.
const DEEPEST: u8 = 12;

/// All that lies before the players, as one of them sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Who looks; nobody for an all-seeing reader.
    pub you: Option<u8>,
    /// The turn's number.
    pub turn: u32,
    /// Whose turn it is.
    pub turn_of: Option<u8>,
    /// The players, in order.
    pub players: Vec<Side>,
    /// The places of the game, in which something lies.
    pub spots: Vec<Spot>,
}

/// A player, and what is his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Side {
    /// Who.
    pub player: u8,
    /// What he is called.
    pub name: String,
    /// What his fields say.
    pub facts: Vec<String>,
    /// His places, in which something lies.
    pub spots: Vec<Spot>,
}

/// A place in which something lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Spot {
    /// What it is called, without whose it is.
    pub name: String,
    /// Whether what lies there is in play.
    pub in_play: bool,
    /// Whether it is a row, from left to right.
    pub is_row: bool,
    /// What lies there, in its order.
    pub things: Vec<Thing>,
}

/// Something that lies somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Thing {
    /// By what the reader can speak of it.
    pub handle: Handle,
    /// Its title; of what may not be known only that it is a card.
    pub title: String,
    /// Whether the reader may know what it is.
    pub is_known: bool,
    /// What it counts as; nothing of what may not be known.
    pub kind: String,
    /// Who controls it, or whose it is.
    pub whose: Option<u8>,
    /// What its fields say.
    pub facts: Vec<String>,
    /// The states in which it is.
    pub states: Vec<String>,
    /// Its own places, in which something lies.
    pub spots: Vec<Spot>,
}

impl Spot {
    /// How many of what lies there may not be known.
    #[must_use]
    pub fn hidden(&self) -> usize {
        self.things.iter().filter(|thing| !thing.is_known).count()
    }
}

impl Thing {
    /// How many things lie in its places that are in play, and in theirs.
    #[must_use]
    pub fn carried(&self) -> usize {
        let spots = self.spots.iter().filter(|spot| spot.in_play);
        let things = spots.flat_map(|spot| &spot.things);
        things.map(|thing| 1 + thing.carried()).sum()
    }
}

/// What lies before the players, for one of them or (for nobody) for an all-seeing reader.
#[must_use]
pub fn view(game: &Game, viewer: Option<u8>, handles: &mut Handles) -> View {
    let mut look = Look {
        game,
        handles,
        show: viewer.map_or_else(
            || Show::to_all_seeing(game),
            |viewer| Show::to(game, viewer),
        ),
        veil: viewer.map(|viewer| game.veil(viewer)),
        work: Workspace::default(),
    };
    let book = look.show.book();
    let zones = || (0..).map(ZoneId).zip(&book.zones);
    let mut players = Vec::new();
    for player in 0..game.program().players() {
        let own = zones().filter(|(_, zone)| zone.of == ZoneOf::Player);
        let spots = own.filter_map(|(id, _)| look.spot(Place::Player(id, player), 0));
        let spots = spots.collect();
        players.push(Side {
            player,
            name: player_name(player).to_owned(),
            facts: look.facts_of_player(player),
            spots,
        });
    }
    let common = zones().filter(|(_, zone)| zone.of == ZoneOf::Game);
    let spots = common.filter_map(|(id, _)| look.spot(Place::Game(id), 0));
    let spots = spots.collect();
    View {
        you: viewer,
        turn: game.state().turn(),
        turn_of: game.state().turn_player(),
        players,
        spots,
    }
}

/// Somebody who looks.
struct Look<'g> {
    game: &'g Game,
    handles: &'g mut Handles,
    show: Show<'g>,
    /// What hidden cards do is not told by what they do to others, either.
    veil: Option<Veil<'g>>,
    work: Workspace,
}

impl Look<'_> {
    /// A place that is not empty, with what lies in the places of what lies in it.
    fn spot(&mut self, place: Place, depth: u8) -> Option<Spot> {
        let objects: Vec<Ref> = self.game.state().objects_in(place).collect();
        let zone: &Zone = self.show.book().at(place.zone())?;
        if objects.is_empty() || depth > DEEPEST {
            return None;
        }
        let in_play = zone.in_play;
        let things = objects.into_iter();
        let things = things.map(|object| self.thing(object, in_play, depth));
        Some(Spot {
            things: things.collect(),
            name: self.show.book().shown(place.zone()),
            in_play,
            is_row: in_play && zone.ordered == Some(FirstEnd::Left),
        })
    }

    fn thing(&mut self, object: Ref, in_play: bool, depth: u8) -> Thing {
        let is_known = self.show.knows(object);
        let state = self.game.state();
        let whose = state
            .rec(object)
            .and_then(|rec| rec.controller().or(rec.owner()));
        let mut places: Vec<Place> = state.held_by(object).map(|(place, _)| place).collect();
        places.dedup();
        let spots = places.into_iter();
        let spots = spots
            .filter_map(|place| self.spot(place, depth + 1))
            .collect();
        let tells = is_known && in_play;
        let kind = state
            .rec(object)
            .map(|rec| self.show.book().shown(rec.kind));
        Thing {
            handle: self.handles.of(&self.show, object),
            kind: kind.filter(|_| is_known).unwrap_or_default(),
            title: self.show.object(object),
            is_known,
            whose,
            facts: if tells {
                self.facts(object)
            } else {
                Vec::new()
            },
            states: if tells {
                self.states(object)
            } else {
                Vec::new()
            },
            spots,
        }
    }

    /// What the fields of an object say.
    fn facts(&mut self, object: Ref) -> Vec<String> {
        let book = self.show.book();
        let kind = self.game.state().rec(object).map(|rec| rec.kind);
        let kind = kind.and_then(|kind| book.at(kind));
        let fields = kind.map_or(&[][..], |kind| &kind.fields);
        self.told(fields, &Value::Object(object))
    }

    fn facts_of_player(&mut self, player: u8) -> Vec<String> {
        let fields = (0..).map(FieldId).zip(&self.show.book().fields);
        let own = fields.filter(|(_, field)| field.of == FieldOf::Player);
        let own: Vec<FieldId> = own.map(|(id, _)| id).collect();
        self.told(&own, &Value::Player(player))
    }

    /// What fields say of whom they belong to, each line once. What is nothing, or of a card what is as it is where
    /// nothing is said, is no news.
    fn told(&mut self, fields: &[FieldId], of: &Value) -> Vec<String> {
        let book = self.show.book();
        let mut lines: Vec<String> = Vec::new();
        for id in fields {
            let Some(field) = book.at(id) else {
                continue;
            };
            let Some(says) = field.named.says else {
                continue;
            };
            let value = self.value(*id, of);
            if is_no_news(&value) || of.object().is_some() && self.is_usual(field, &value) {
                continue;
            }
            let named = |name: &str| {
                // A field of the kind itself wins over one of a kind above.
                let known = fields.iter().rev().find(|id| {
                    let field = book.at(id);
                    field.is_some_and(|field| field.named.name == name)
                })?;
                Some(*known)
            };
            let mut line = String::new();
            for (name, words) in cut(self.show.text(says)) {
                if let Some(name) = name {
                    let value = named(name).map(|id| self.value(id, of));
                    match value.filter(|value| !value.is_nothing()) {
                        Some(value) => line.push_str(&self.show.value(&value)),
                        None => line.push('-'),
                    }
                }
                line.push_str(words);
            }
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    fn value(&mut self, field: FieldId, of: &Value) -> Value {
        let explained = match &mut self.veil {
            Some(veil) => veil.explain(field, of),
            None => self.game.explain(field, of),
        };
        explained
            .map(|explained| explained.value)
            .unwrap_or_default()
    }

    /// Whether a field is what it is where a card gives nothing, and nothing has happened.
    fn is_usual(&self, field: &Field, value: &Value) -> bool {
        let usual = field.default.and_then(|id| self.show.book().at(id));
        match (usual, value) {
            (Some(Expr::Number(usual)), Value::Number(value)) => usual == value,
            (Some(Expr::Symbol(usual)), Value::Symbol(value)) => usual == value,
            (Some(Expr::Truth(usual)), Value::Truth(value)) => usual == value,
            (None, Value::Number(0)) => !field.printed,
            _ => false,
        }
    }

    /// The states in which an object is.
    fn states(&mut self, object: Ref) -> Vec<String> {
        explain::states(self.game, self.veil.as_mut(), &mut self.work, object)
    }
}

/// Whether a value says nothing: nothing itself, `no`, or what has no members.
fn is_no_news(value: &Value) -> bool {
    match value {
        Value::Nothing | Value::Truth(false) => true,
        Value::Set(set) => set.is_empty(),
        Value::Levels(levels) => levels.as_slice().is_empty(),
        _ => false,
    }
}
