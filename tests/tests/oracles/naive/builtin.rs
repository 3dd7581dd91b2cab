//! The words that are built into the language.

use super::{Known, Naive, unknown, values};
use spaceline_lang::tree::*;
use spaceline_runtime::{Place, Ref, Value};

impl Naive<'_> {
    /// Where an object is, or where in play it was last.
    fn spot(&self, object: Ref) -> Known<Option<Place>> {
        let rec = self.rec(object)?;
        Ok(rec.last_place.or(rec.place))
    }

    /// Whether a reference to titles means an object: the law says it.
    pub fn covers(&mut self, title: TitleId, object: Ref) -> Known<bool> {
        let reference = &self.book.titles[title.index()];
        if reference.version.is_some() {
            return unknown("a title with its version");
        }
        let law = if reference.any {
            self.book.laws.covers_any
        } else {
            self.book.laws.covers
        };
        let args = vec![Value::Title(title), Value::Object(object)];
        Ok(self.law(law, args)? == Some(Value::Truth(true)))
    }

    pub fn builtin(&mut self, op: Builtin, args: &[Value]) -> Known<Value> {
        match (op, args) {
            (_, []) => self.of_the_game(op),
            (_, [Value::Nothing]) if op != Builtin::Size && op != Builtin::Only => {
                self.of_nothing(op)
            }
            (_, [Value::Object(object)]) => self.of_object(op, *object),
            (_, [Value::Player(player)]) => self.of_player(op, *player),
            (_, [one]) => self.of_one(op, one),
            (_, [one, other]) => self.of_two(op, one, other),
            _ => unknown(format!("{op:?}")),
        }
    }

    fn of_the_game(&self, op: Builtin) -> Known<Value> {
        let (players, turn) = (self.state.players(), self.state.turn_player());
        Ok(match op {
            Builtin::Players => {
                let order = (0..players).map(|at| (turn.unwrap_or(0) + at) % players);
                values::set(order.map(Value::Player).collect())
            }
            Builtin::TurnPlayer => Value::of_player(turn),
            Builtin::Turn => Value::Number(self.state.turn().into()),
            Builtin::Acting if self.scopes.iter().any(|bound| bound.0 == ACTING) => {
                self.scope(ACTING)
            }
            Builtin::Actor => Value::of_player(self.state.running.actor),
            Builtin::Subject => self.state.running.subject.clone(),
            Builtin::Amount => self.state.running.amount.clone(),
            _ => return unknown(format!("{op:?}")),
        })
    }

    fn of_nothing(&self, op: Builtin) -> Known<Value> {
        Ok(match op {
            Builtin::InPlay | Builtin::FaceUp => Value::Truth(false),
            _ => Value::Nothing,
        })
    }

    fn of_player(&mut self, op: Builtin, player: u8) -> Known<Value> {
        Ok(match op {
            Builtin::Opponent | Builtin::Next => Value::Player((player + 1) % self.state.players()),
            _ => return self.of_one(op, &Value::Player(player)),
        })
    }

    fn of_object(&mut self, op: Builtin, object: Ref) -> Known<Value> {
        let rec = self.rec(object)?;
        Ok(match op {
            Builtin::Owner => Value::of_player(rec.owner()),
            Builtin::Controller => Value::of_player(rec.controller()),
            Builtin::Host => Value::of_object(self.spot(object)?.and_then(Place::host)),
            Builtin::Holder => Value::of_player(self.spot(object)?.and_then(Place::player)),
            Builtin::Place => self.spot(object)?.map_or(Value::Nothing, Value::Place),
            Builtin::Kind => Value::Kind(rec.kind),
            Builtin::Title => self
                .card(object)?
                .map_or(Value::Nothing, |card| Value::Text(card.title)),
            // Asked only whether two are the same.
            Builtin::Printed => match self.card(object)? {
                Some(card) if card.version.is_none() => Value::Text(card.title),
                Some(card) => Value::Words(std::sync::Arc::new(self.printed_card(card).into())),
                None => Value::Nothing,
            },
            Builtin::InPlay => Value::Truth(rec.in_play),
            Builtin::FaceUp => Value::Truth(rec.face_up),
            Builtin::Position => {
                let position = self.state.position(object);
                position.map_or(Value::Nothing, |at| Value::Number(at as i64 + 1))
            }
            Builtin::Everything => values::set(self.everything(&[object])?),
            Builtin::Source => Value::of_object(self.state.source(object)),
            Builtin::LastPlace => rec.last_place.map_or(Value::Nothing, Value::Place),
            Builtin::OwnTexts => {
                let texts = self
                    .card(object)?
                    .map_or(0, |card| card.hooks.len() + card.actions.len());
                if texts > 1 {
                    return unknown("own_texts of several");
                }
                Value::Number(texts as i64)
            }
            Builtin::Since => Value::Number(rec.since as i64),
            _ => return self.of_one(op, &Value::Object(object)),
        })
    }

    /// A text for a printed card: its title and version.
    fn printed_card(&self, card: &Card) -> String {
        let title = self.book.text(card.title);
        let version = card.version.map(|version| self.book.text(version));
        version.map_or_else(
            || title.to_owned(),
            |version| format!("{title} ({version})"),
        )
    }

    /// What is in zones of objects, and in zones of that, and so on.
    fn everything(&mut self, of: &[Ref]) -> Known<Vec<Value>> {
        let mut found = Vec::new();
        for object in of {
            let held: Vec<Ref> = self
                .state
                .held_by(*object)
                .filter_map(|(_, at)| self.state.handle(at))
                .collect();
            for inner in held {
                found.push(Value::Object(inner));
                found.extend(self.everything(&[inner])?);
            }
        }
        Ok(found)
    }

    fn of_one(&mut self, op: Builtin, one: &Value) -> Known<Value> {
        let members = |naive: &mut Self| Ok(naive.members(one)?.unwrap_or_default());
        Ok(match (op, one) {
            (Builtin::Size, _) => Value::Number(members(self)?.len() as i64),
            (Builtin::Top, Value::Place(_)) => members(self)?.first().cloned().unwrap_or_default(),
            (Builtin::Bottom, Value::Place(_)) => {
                members(self)?.last().cloned().unwrap_or_default()
            }
            (Builtin::Only, _) => match &members(self)?[..] {
                [only] => only.clone(),
                _ => Value::Nothing,
            },
            (Builtin::Everything, Value::Place(place)) => {
                let mut found = Vec::new();
                for object in self.state.objects_in(*place).collect::<Vec<_>>() {
                    found.push(Value::Object(object));
                    found.extend(self.everything(&[object])?);
                }
                values::set(found)
            }
            (Builtin::HalfUp, Value::Number(number)) => Value::Number((number + 1).div_euclid(2)),
            _ => return unknown(format!("{op:?} of {}", one.sort())),
        })
    }

    fn of_two(&mut self, op: Builtin, one: &Value, other: &Value) -> Known<Value> {
        Ok(match (op, one, other) {
            (Builtin::Known, Value::Object(object), Value::Player(player)) => {
                Value::Truth(self.rec(*object)?.is_known_to(*player))
            }
            (Builtin::Within, Value::Object(one), Value::Object(other)) => {
                Value::Truth(self.state.is_within(*one, *other))
            }
            (Builtin::Level, Value::Symbol(symbol), Value::Levels(levels)) => {
                Value::Number(levels.get(*symbol))
            }
            (Builtin::Level, Value::Symbol(_), _) => {
                let set = self.members(other)?.unwrap_or_default();
                Value::Number(i64::from(set.contains(one)))
            }
            (Builtin::TopOf, Value::Number(number), Value::Place(_)) => {
                let all = self.members(other)?.unwrap_or_default();
                values::set(all.into_iter().take((*number).max(0) as usize).collect())
            }
            (Builtin::Covers, Value::Title(title), Value::Object(object)) => {
                Value::Truth(self.covers(*title, *object)?)
            }
            (Builtin::SameTitle, Value::Object(one), Value::Object(other)) => {
                let (one, other) = (self.card(*one)?, self.card(*other)?);
                let title = |card: Option<&Card>| card.map(|card| card.title);
                Value::Truth(one.is_some() && title(one) == title(other))
            }
            (Builtin::Meets, _, _) => {
                let (one, other) = (self.members(one)?, self.members(other)?.unwrap_or_default());
                Value::Truth(
                    one.unwrap_or_default()
                        .iter()
                        .any(|member| other.contains(member)),
                )
            }
            (Builtin::TextHas | Builtin::StartsWith | Builtin::Join, _, _) => {
                let (Some(one), Some(other)) = (self.words(one), self.words(other)) else {
                    return Ok(if op == Builtin::Join {
                        Value::Nothing
                    } else {
                        Value::Truth(false)
                    });
                };
                match op {
                    Builtin::StartsWith => Value::Truth(one.starts_with(other.as_str())),
                    Builtin::Join => {
                        Value::Words(std::sync::Arc::new(format!("{one}{other}").into()))
                    }
                    _ => Value::Truth(has_words(&one.to_lowercase(), &other.to_lowercase())),
                }
            }
            (
                Builtin::Known | Builtin::Within | Builtin::SameTitle | Builtin::Covers,
                Value::Nothing,
                _,
            )
            | (
                Builtin::Known | Builtin::Within | Builtin::SameTitle | Builtin::Covers,
                _,
                Value::Nothing,
            ) => Value::Truth(false),
            (Builtin::Level, _, _) if one.is_nothing() || other.is_nothing() => Value::Nothing,
            _ => return unknown(format!("{op:?}")),
        })
    }
}

/// Whether a text contains another as whole words.
fn has_words(text: &str, words: &str) -> bool {
    let whole = |at: usize| {
        let (before, after) = (
            text[..at].chars().next_back(),
            text[at + words.len()..].chars().next(),
        );
        let letter = |next: Option<char>| next.is_some_and(char::is_alphanumeric);
        !letter(before) && !letter(after)
    };
    !words.is_empty() && text.match_indices(words).any(|(at, _)| whole(at))
}
