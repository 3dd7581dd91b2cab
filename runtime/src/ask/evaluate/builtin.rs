//! What the machine knows by itself, of any game.

use super::test::truth_of;
use super::{Eval, local, roles};
use crate::fault::{Fault, FaultKind};
use crate::link::Channel;
use crate::state::{Aspect, Rec};
use crate::value::{Place, Ref, Set, Value};
use spaceline_lang::tree::{Arithmetic, Builtin, Expr, ExprId, FirstEnd, Slot, TextId};

/// A group of members larger than this, or as many roles, is not matched.
const ROLES: usize = 256;

impl<'a> Eval<'a> {
    pub(super) fn builtin(
        &mut self,
        op: Builtin,
        args: &'a [ExprId],
        slots: &mut [Value],
    ) -> Result<Value, Fault> {
        match op {
            Builtin::Players => {
                let base = self.work.members.len();
                self.push_players();
                return Ok(self.take_set(base));
            }
            Builtin::TurnPlayer => {
                self.reads.add(Aspect::TURN);
                return Ok(Value::of_player(self.state.turn_player()));
            }
            Builtin::Turn => {
                self.reads.add(Aspect::TURN);
                return Ok(Value::Number(i64::from(self.state.turn())));
            }
            Builtin::Acting => {
                self.acted = true;
                return Ok(Value::of_object(self.acting));
            }
            Builtin::UseNumber => {
                self.fleeting = true;
                let used = self.state.frames.used();
                return Ok(Value::Number(i64::try_from(used.0).unwrap_or(i64::MAX)));
            }
            Builtin::Actor | Builtin::Subject | Builtin::Amount => {
                self.fleeting = true;
                let running = &self.state.running;
                return Ok(match op {
                    Builtin::Actor => Value::of_player(running.actor),
                    Builtin::Subject => running.subject.clone(),
                    _ => running.amount.clone(),
                });
            }
            Builtin::MatchRoles => return self.match_roles(args, slots),
            Builtin::Everything => {
                let base = self.work.members.len();
                if let Some(whole) = args.first() {
                    let whole = self.eval(*whole, slots)?;
                    self.push_everything(&whole)?;
                }
                return Ok(self.take_set(base));
            }
            Builtin::Level => {
                if let [symbol, levels] = args {
                    let symbol = self.eval(*symbol, slots)?;
                    if let (
                        Value::Symbol(symbol),
                        Expr::Field {
                            field,
                            of,
                            printed: false,
                        },
                    ) = (&symbol, self.program.expr(*levels)?)
                    {
                        let of = self.eval(*of, slots)?;
                        return self.level_of(*field, &of, *symbol);
                    }
                    let levels = self.eval(*levels, slots)?;
                    return level(&symbol, &levels);
                }
            }
            Builtin::Top | Builtin::Bottom | Builtin::Size | Builtin::Only => {
                let Some(of) = args.first() else {
                    return Ok(Value::Nothing);
                };
                return self.of_members(op, *of, slots);
            }
            Builtin::TopOf | Builtin::BottomOf => {
                if let [count, place] = args {
                    return self.end_of(op == Builtin::TopOf, *count, *place, slots);
                }
            }
            Builtin::Meets => {
                if let [one, other] = args {
                    let base = self.work.members.len();
                    self.push_members(*one, slots)?;
                    let other = self.eval(*other, slots)?;
                    for at in base..self.work.members.len() {
                        let Some(member) = self.member_at(at) else {
                            break;
                        };
                        if self.contains(&other, &member)? {
                            self.work.members.truncate(base);
                            return Ok(Value::Truth(true));
                        }
                    }
                    self.work.members.truncate(base);
                    return Ok(Value::Truth(false));
                }
            }
            _ => {}
        }
        let first = args
            .first()
            .map(|arg| self.eval(*arg, slots))
            .transpose()?
            .unwrap_or_default();
        let second = args
            .get(1)
            .map(|arg| self.eval(*arg, slots))
            .transpose()?
            .unwrap_or_default();
        let answer = self.of_two(op, &first, &second);
        first.discard();
        second.discard();
        answer
    }

    /// Whether that is true of what a slot holds, beside what another holds.
    #[inline]
    pub(super) fn holds_of_two(
        &mut self,
        op: Builtin,
        one: Slot,
        other: Slot,
        slots: &[Value],
    ) -> Result<bool, Fault> {
        self.burn(2)?;
        truth_of(&self.of_two(op, local(slots, one)?, local(slots, other)?)?)
    }

    /// What is known of a value, beside another.
    #[inline]
    fn of_two(&mut self, op: Builtin, first: &Value, second: &Value) -> Result<Value, Fault> {
        match (op, first, second) {
            (Builtin::Covers, Value::Title(title), Value::Object(object)) => {
                self.covers(*title, *object).map(Value::Truth)
            }
            (Builtin::TextHas | Builtin::StartsWith, _, _) => Ok(self.text_test(op, first, second)),
            (Builtin::Join, _, _) => self.joined(first, second),
            (Builtin::HalfUp, Value::Number(number), _) => {
                super::arith::numbers(Arithmetic::DivideUp, *number, 2)
            }
            (Builtin::Asked, quote, _) => self.asked(quote),
            (Builtin::SpeaksOf, text, what) => self.speaks_of(text, what).map(Value::Truth),
            (Builtin::Alternatives, quote, _) => {
                Ok(Value::Set(Set::of_distinct(self.alternatives(quote)?)))
            }
            (Builtin::HalfUp, Value::Nothing, _) => Ok(Value::Nothing),
            (Builtin::HalfUp, wrong, _) => Err(Fault::mismatch("a number", wrong)),
            (Builtin::Opponent | Builtin::Next, Value::Player(player), _) => {
                Ok(self.next_player(*player))
            }
            (_, Value::Object(object), _) => Ok(self.of_object(op, *object, second)?),
            (Builtin::Kind, Value::Kind(_), _) => Ok(first.clone()),
            _ => Ok(match op {
                Builtin::InPlay
                | Builtin::FaceUp
                | Builtin::Known
                | Builtin::Within
                | Builtin::SameTitle
                | Builtin::Covers => Value::Truth(false),
                _ => Value::Nothing,
            }),
        }
    }

    fn next_player(&self, player: u8) -> Value {
        let count = self.state.players();
        if count < 2 {
            Value::Nothing
        } else {
            Value::Player(player.wrapping_add(1) % count)
        }
    }

    /// Pushes the players, in turn order.
    pub(super) fn push_players(&mut self) {
        self.reads.add(Aspect::TURN);
        let count = self.state.players();
        let first = self.state.turn_player().unwrap_or(0);
        let players = (0..count).map(|step| Value::Player((first + step) % count.max(1)));
        self.work.members.extend(players);
    }

    /// What is known of an object.
    pub(super) fn of_object(
        &mut self,
        op: Builtin,
        object: Ref,
        second: &Value,
    ) -> Result<Value, Fault> {
        if matches!(
            op,
            Builtin::Host
                | Builtin::Holder
                | Builtin::Place
                | Builtin::LastPlace
                | Builtin::Position
                | Builtin::Since
        ) {
            self.reads.add(Aspect::whereabouts(object.index));
        }
        let Some(rec) = self.rec(object).or_else(|| self.print_of(op, object)) else {
            return Ok(match op {
                Builtin::InPlay
                | Builtin::FaceUp
                | Builtin::Known
                | Builtin::Within
                | Builtin::SameTitle => Value::Truth(false),
                _ => Value::Nothing,
            });
        };
        Ok(match op {
            Builtin::Owner => Value::of_player(rec.owner()),
            Builtin::Controller => Value::of_player(rec.controller()),
            Builtin::Host => Value::of_object(self.host(rec)),
            Builtin::Holder => Value::of_player(rec.place.and_then(Place::player)),
            Builtin::Place => Value::of_place(self.spot(rec)),
            Builtin::LastPlace => Value::of_place(self.last_place(rec)),
            Builtin::Kind => Value::Kind(rec.kind),
            Builtin::Title => self.title(rec.card()),
            Builtin::OwnTexts => {
                Value::Number(rec.card().map_or(0, |card| self.program.own_texts(card)))
            }
            Builtin::Printed => self.printed(rec.card()),
            Builtin::InPlay => Value::Truth(rec.in_play),
            Builtin::FaceUp => {
                self.reads.add(Aspect::FACE);
                Value::Truth(rec.face_up)
            }
            Builtin::Known => {
                self.reads.add(Aspect::KNOWN);
                Value::Truth(
                    second
                        .player()
                        .is_some_and(|player| rec.is_known_to(player)),
                )
            }
            Builtin::Position => {
                rec.place
                    .into_iter()
                    .for_each(|place| self.reads.add(Aspect::place(place)));
                let position = self.state.position(object);
                self.burn(position.unwrap_or(0) as u64)?;
                position
                    .and_then(|at| i64::try_from(at + 1).ok())
                    .map_or(Value::Nothing, Value::Number)
            }
            Builtin::Since => Value::Number(i64::try_from(rec.since).unwrap_or(i64::MAX)),
            Builtin::Source => Value::of_object(self.state.source(object)),
            Builtin::Within => Value::Truth(self.within(object, second)?),
            Builtin::SameTitle => {
                let one = self.title(rec.card());
                let other = second.object().and_then(|other| {
                    let rec = self.rec(other).or_else(|| self.print_of(op, other));
                    rec?.card()
                });
                let other = self.title(other);
                Value::Truth(!one.is_nothing() && one == other)
            }
            Builtin::Changes => {
                let mut count = 0_i64;
                for (field, _) in self.program.fields_of(rec.kind) {
                    count = count.saturating_add(self.change_count(field, &Value::Object(object))?);
                }
                Value::Number(count)
            }
            _ => Value::Nothing,
        })
    }

    /// The card that a handle meant before it left play, for what is asked of its print alone: that stays.
    fn print_of(&mut self, op: Builtin, object: Ref) -> Option<&'a Rec> {
        let printed = matches!(
            op,
            Builtin::Owner
                | Builtin::Title
                | Builtin::OwnTexts
                | Builtin::Printed
                | Builtin::SameTitle
        );
        let now = self.state.renewed(object).filter(|_| printed)?;
        self.rec(now).filter(|rec| rec.card().is_some())
    }

    /// Whether an object is in a place or object, or in something in it, and so on.
    fn within(&mut self, object: Ref, whole: &Value) -> Result<bool, Fault> {
        let mut next = Some(object);
        for _ in 0..self.state.object_count() {
            self.burn(1)?;
            let Some(place) = next.and_then(|object| self.whereabouts(object)?.place) else {
                return Ok(false);
            };
            match whole {
                Value::Place(whole) if *whole == place => return Ok(true),
                Value::Object(whole) if place.host() == Some(*whole) => {
                    return Ok(self.rec(*whole).is_some());
                }
                Value::Place(_) | Value::Object(_) => next = place.host(),
                _ => return Ok(false),
            }
        }
        Err(FaultKind::Inside.into())
    }

    fn title(&self, card: Option<spaceline_lang::tree::CardId>) -> Value {
        let card = card.and_then(|card| self.program.book().cards.get(card.index()));
        card.map_or(Value::Nothing, |card| {
            Value::Text(self.program.canonical(card.title))
        })
    }

    /// A text that is equal for copies of one printed card, and only for them.
    fn printed(&self, card: Option<spaceline_lang::tree::CardId>) -> Value {
        let card = card.and_then(|card| self.program.book().cards.get(card.index()));
        let Some(card) = card else {
            return Value::Nothing;
        };
        let title: TextId = self.program.canonical(card.title);
        match card.version {
            None => Value::Text(title),
            Some(version) => self.program.text_value(
                &[
                    self.program.text(title),
                    " (",
                    self.program.text(version),
                    ")",
                ]
                .concat(),
            ),
        }
    }

    fn text_test(&self, op: Builtin, whole: &Value, part: &Value) -> Value {
        let (Some(whole), Some(part)) = (self.text_of(whole), self.text_of(part)) else {
            return Value::Truth(false);
        };
        Value::Truth(if op == Builtin::StartsWith {
            whole.starts_with(part)
        } else {
            has_words(whole, part)
        })
    }

    /// The first, the last or the only member of something, or how many there are.
    fn of_members(&mut self, op: Builtin, of: ExprId, slots: &mut [Value]) -> Result<Value, Fault> {
        let base = self.work.members.len();
        self.push_members(of, slots)?;
        let first = match op {
            Builtin::Top => !self.lies_first_at_bottom(base),
            Builtin::Bottom => self.lies_first_at_bottom(base),
            _ => false,
        };
        let members = self.work.members.get(base..).unwrap_or(&[]);
        let answer = match op {
            Builtin::Top | Builtin::Bottom if first => members.first().cloned().unwrap_or_default(),
            Builtin::Top | Builtin::Bottom => members.last().cloned().unwrap_or_default(),
            Builtin::Size => Value::Number(i64::try_from(members.len()).unwrap_or(i64::MAX)),
            _ => match members {
                [only] => only.clone(),
                _ => Value::Nothing,
            },
        };
        self.work.members.truncate(base);
        Ok(answer)
    }

    fn end_of(
        &mut self,
        top: bool,
        count: ExprId,
        place: ExprId,
        slots: &mut [Value],
    ) -> Result<Value, Fault> {
        let count = self.number(count, slots)?.unwrap_or(0).max(0);
        let base = self.work.members.len();
        self.push_members(place, slots)?;
        let there = self.work.members.len() - base;
        let count = usize::try_from(count).unwrap_or(usize::MAX).min(there);
        if top != self.lies_first_at_bottom(base) {
            self.work.members.truncate(base + count);
        } else {
            self.work.members.drain(base..base + (there - count));
        }
        Ok(self.take_set(base))
    }

    /// Whether the first of some members lies lowest: where they are is a place of which that is so.
    fn lies_first_at_bottom(&mut self, base: usize) -> bool {
        let Some(Value::Object(first)) = self.work.members.get(base) else {
            return false;
        };
        let place = self.whereabouts(*first).and_then(|rec| rec.place);
        let zone = place.map(|place| self.program.zone(place.zone()));
        matches!(zone, Some(Ok(zone)) if zone.ordered == Some(FirstEnd::Bottom))
    }

    /// Whether distinct members of a set can fill every role. A role is a quoted selection, or a
    /// quoted truth whose `this` is the member.
    fn match_roles(&mut self, args: &'a [ExprId], slots: &mut [Value]) -> Result<Value, Fault> {
        let [set, tests] = args else {
            return Ok(Value::Nothing);
        };
        let members = self.members(*set, slots)?;
        // A list of quotes may ask for the same role twice, so repeats count here.
        let tests: Vec<Value> = match self.program.expr(*tests)? {
            Expr::List(items) => items
                .iter()
                .map(|item| self.eval(*item, slots))
                .collect::<Result<_, _>>()?,
            _ => self.members(*tests, slots)?,
        };
        if members.len() > ROLES || tests.len() > ROLES {
            return Err(FaultKind::TooMany("roles to fill".into()).into());
        }
        let mut fits = Vec::with_capacity(tests.len());
        for test in &tests {
            let mut able = Vec::new();
            for (at, member) in members.iter().enumerate() {
                if self.fills(member, test)? {
                    able.push(at);
                }
            }
            fits.push(able);
        }
        self.burn((fits.len() * members.len()) as u64)?;
        Ok(Value::Truth(roles::can_fill(&fits, members.len())))
    }

    /// Whether a member can fill a role.
    fn fills(&mut self, member: &Value, test: &Value) -> Result<bool, Fault> {
        if let Value::Quote(value) = test {
            let quote = self.program.book().quotes.get(value.quote.index());
            if quote.is_some_and(|quote| quote.ty == spaceline_lang::tree::QuoteType::Truth) {
                return Ok(self.answer(test, Some(member.clone()), None)? == Value::Truth(true));
            }
        }
        self.matches(member, test)
    }

    /// How many changes act on a field of an object.
    fn change_count(
        &mut self,
        field: spaceline_lang::tree::FieldId,
        of: &Value,
    ) -> Result<i64, Fault> {
        if !self
            .program
            .is_used(self.program.channel(Channel::Change(field)))
        {
            return Ok(0);
        }
        let base = self.work.changes.len();
        self.collect_changes(field, of)?;
        let count = self.work.changes.len() - base;
        self.work.changes.truncate(base);
        Ok(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// How many of a name; a set of names has one of each.
pub(crate) fn level(symbol: &Value, levels: &Value) -> Result<Value, Fault> {
    Ok(match (symbol, levels) {
        (Value::Symbol(symbol), Value::Levels(levels)) => Value::Number(levels.get(*symbol)),
        (Value::Symbol(_), Value::Set(set)) => Value::Number(i64::from(set.contains(symbol))),
        (Value::Symbol(_), Value::Nothing) => Value::Number(0),
        (Value::Nothing, _) => Value::Nothing,
        (_, wrong) => return Err(Fault::mismatch("levels", wrong)),
    })
}

/// Whether a text contains another as words: what begins or ends with a letter or digit not within a longer word.
fn has_words(whole: &str, part: &str) -> bool {
    let (whole, part) = (whole.to_lowercase(), part.to_lowercase());
    let is_word = |edge: Option<char>| edge.is_some_and(char::is_alphanumeric);
    let (first, last) = (part.chars().next(), part.chars().next_back());
    !part.is_empty()
        && whole.match_indices(&part).any(|(at, found)| {
            let before = whole.get(..at).and_then(|text| text.chars().next_back());
            let after = whole
                .get(at + found.len()..)
                .and_then(|text| text.chars().next());
            !(is_word(first) && is_word(before) || is_word(last) && is_word(after))
        })
}

#[cfg(test)]
mod tests {
    use super::has_words;

    #[test]
    fn words_are_whole_words() {
        assert!(has_words("Geordi La Forge", "La Forge") && has_words("it's a trap", "trap"));
        assert!(has_words("It's A TRAP", "trap") && has_words("it's a trap", "Trap"));
        assert!(has_words("Gagh Tek Or?", "?") && has_words("Gagh Tek Or?", "or?"));
        assert!(!has_words("Gagh Tek For?", "or?") && has_words("9-of-9", "of-9"));
        assert!(
            !has_words("Traps", "Trap") && !has_words("entrap", "trap") && !has_words("trap", "")
        );
    }
}
