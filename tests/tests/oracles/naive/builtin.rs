//! What the language knows by itself.

use super::{Answer, Naive, Unknown};
use spaceline_lang::tree::{Builtin, FirstEnd};
use spaceline_runtime::{Place, Ref, Value};
use std::sync::Arc;

fn number(of: usize) -> Value {
    Value::Number(i64::try_from(of).unwrap_or(i64::MAX))
}

impl Naive<'_> {
    /// The letters of a text.
    pub(super) fn words(&self, value: &Value) -> Result<String, Unknown> {
        match value {
            Value::Text(text) => Ok(self.book.text(*text).to_owned()),
            Value::Words(words) => Ok(words.to_string()),
            _ => Err(Unknown("the letters of something else")),
        }
    }

    /// Where an object is; of what has left play, where it was.
    fn spot(&self, object: Ref) -> Result<Option<Place>, Unknown> {
        let rec = self.state.rec(object).ok_or(Unknown("what is gone"))?;
        Ok(if rec.in_play {
            rec.place
        } else {
            rec.last_place.or(rec.place)
        })
    }

    pub(super) fn builtin(&mut self, op: Builtin, args: &[Value]) -> Answer {
        let state = self.state;
        let players = state.players();
        let next = |player: u8| Value::Player((player + 1) % players);
        match (op, args) {
            (Builtin::Acting, []) => return Ok(self.acting.clone()),
            (Builtin::TurnPlayer, []) => return Ok(Value::of_player(state.turn_player())),
            (Builtin::Turn, []) => return Ok(Value::Number(i64::from(state.turn()))),
            (Builtin::Players, []) => {
                let first = state.turn_player().unwrap_or(0);
                let all = (0..players).map(|at| Value::Player((first + at) % players));
                return Ok(Value::Set(all.collect()));
            }
            (Builtin::Opponent | Builtin::Next, [Value::Player(player)]) => {
                return Ok(next(*player));
            }
            (Builtin::Size, [Value::Levels(levels)]) => return Ok(number(levels.len())),
            (Builtin::Size, [Value::Nothing]) => return Ok(Value::Nothing),
            (Builtin::Size, [of]) => return Ok(number(self.members(of)?.len())),
            (Builtin::Level, [Value::Symbol(symbol), of]) => {
                return Ok(Value::Number(self.levels(of)?.get(*symbol)));
            }
            (Builtin::Meets, [one, other]) => {
                let other = self.members(other)?;
                return Ok(Value::Truth(
                    self.members(one)?.iter().any(|one| other.contains(one)),
                ));
            }
            (Builtin::Only, [of]) => {
                return Ok(match self.members(of)?.as_slice() {
                    [one] => one.clone(),
                    _ => Value::Nothing,
                });
            }
            (Builtin::Top | Builtin::Bottom, [Value::Place(place)]) => {
                let all: Vec<Ref> = state.objects_in(*place).collect();
                let first = (op == Builtin::Top) != self.is_from_below(*place);
                return Ok(Value::of_object(
                    if first { all.first() } else { all.last() }.copied(),
                ));
            }
            (Builtin::TopOf | Builtin::BottomOf, [Value::Number(count), Value::Place(place)]) => {
                if self.is_from_below(*place) {
                    return Err(Unknown("several of a place from below"));
                }
                let all: Vec<Ref> = state.objects_in(*place).collect();
                let count = usize::try_from(*count).unwrap_or(0).min(all.len());
                let part = if op == Builtin::TopOf {
                    &all[..count]
                } else {
                    &all[all.len() - count..]
                };
                return Ok(Value::Set(part.iter().copied().collect()));
            }
            (Builtin::Covers, [Value::Title(title), Value::Object(object)]) => {
                return Ok(Value::Truth(self.covers(*title, *object)?));
            }
            (Builtin::Join, [one, other]) => {
                let joined = self.words(one)? + &self.words(other)?;
                return Ok(Value::Words(Arc::new(joined.into())));
            }
            (Builtin::StartsWith, [one, other]) => {
                return Ok(Value::Truth(
                    self.words(one)?.starts_with(&self.words(other)?),
                ));
            }
            (Builtin::SameTitle, [one, other]) => {
                let title =
                    |naive: &mut Self, of| naive.builtin(Builtin::Title, std::slice::from_ref(of));
                let (one, other) = (title(self, one)?, title(self, other)?);
                return Ok(Value::Truth(!one.is_nothing() && one == other));
            }
            (Builtin::HalfUp, [Value::Number(of)]) => {
                return Ok(Value::Number((of + 1).div_euclid(2)));
            }
            (Builtin::Within, [Value::Object(one), Value::Object(whole)]) => {
                self.spot(*one)?;
                return Ok(Value::Truth(state.is_within(*one, *whole)));
            }
            (Builtin::Everything, [Value::Object(object)]) => {
                let mut all = Vec::new();
                self.everything(*object, &mut all);
                return Ok(Value::Set(all.into_iter().collect()));
            }
            (Builtin::Everything, [Value::Place(place)]) => {
                let mut all = Vec::new();
                for object in state.objects_in(*place) {
                    all.push(object);
                    self.everything(object, &mut all);
                }
                return Ok(Value::Set(all.into_iter().collect()));
            }
            _ => {}
        }
        let Some(Value::Object(object)) = args.first() else {
            let known = args.first().is_some_and(Value::is_nothing);
            return Err(Unknown(if known {
                "a word of nothing"
            } else {
                op.text()
            }));
        };
        let rec = state.rec(*object).ok_or(Unknown("what is gone"))?;
        let card = rec.card().and_then(|card| self.book.at(card));
        Ok(match (op, &args[1..]) {
            (Builtin::Owner, []) => Value::of_player(rec.owner()),
            (Builtin::Controller, []) => Value::of_player(rec.controller()),
            (Builtin::Host, []) => Value::of_object(self.spot(*object)?.and_then(Place::host)),
            (Builtin::Holder, []) => Value::of_player(rec.place.and_then(Place::player)),
            (Builtin::Place, []) => self.spot(*object)?.map_or(Value::Nothing, Value::Place),
            (Builtin::LastPlace, []) => rec.last_place.map_or(Value::Nothing, Value::Place),
            (Builtin::Kind, []) => Value::Kind(rec.kind),
            (Builtin::Title, []) => card.map_or(Value::Nothing, |card| Value::Text(card.title)),
            (Builtin::Printed, []) => match card {
                Some(card) if card.version.is_some() => return Err(Unknown("a version")),
                card => card.map_or(Value::Nothing, |card| Value::Text(card.title)),
            },
            (Builtin::InPlay, []) => Value::Truth(rec.in_play),
            (Builtin::FaceUp, []) => Value::Truth(rec.face_up),
            (Builtin::Known, [Value::Player(player)]) => Value::Truth(rec.is_known_to(*player)),
            (Builtin::Position, []) => state
                .position(*object)
                .map_or(Value::Nothing, |at| number(at + 1)),
            (Builtin::Since, []) => Value::Number(i64::try_from(rec.since).unwrap_or(i64::MAX)),
            _ => return Err(Unknown(op.text())),
        })
    }

    fn everything(&self, of: Ref, all: &mut Vec<Ref>) {
        for (_, index) in self.state.held_by(of) {
            if let Some(object) = self.state.handle(index) {
                all.push(object);
                self.everything(object, all);
            }
        }
    }

    /// Whether the first of a place is what lies lowest.
    fn is_from_below(&self, place: Place) -> bool {
        let zone = self.book.at(place.zone());
        zone.is_some_and(|zone| zone.ordered == Some(FirstEnd::Bottom))
    }
}
