//! `when`: finding the one offer that the words mean, and taking it.

use super::stage::{Stage, Tried};
use super::words::{Meant, meant};
use spaceline_lang::tree::{Action, ActionId, Anchor, Answer, Means, Slot, StageId};
use spaceline_rules::show::{self, Show};
use spaceline_runtime::ask::Reason;
use spaceline_runtime::ask::offer::Offer;
use spaceline_runtime::game::Attempt;
use spaceline_runtime::{Choice, Error, Game, Question, Refusal, Value};

/// What the words say of an action's parts, as values.
struct Said<'m> {
    means: &'m Means,
    this: Option<Value>,
    parts: Vec<(Slot, Vec<Value>)>,
    on: Vec<Value>,
}

/// An offer that the words fit, and where it is open.
struct Found {
    game: Game,
    offer: Offer,
    at: u32,
    picks: Vec<Vec<u32>>,
}

/// The answer in the line behind an action, which may say which of several it is.
pub(super) struct Which<'s> {
    pub(super) answer: Option<&'s Answer>,
    /// Whether it did.
    pub(super) taken: bool,
}

/// Actions that the words may mean, those together whose own words are equally near to them.
fn nearest_first(means: &[Means]) -> impl Iterator<Item = &[Means]> {
    means.chunk_by(|one, other| one.nearness == other.nearness)
}

impl Stage<'_> {
    pub(super) fn when(&mut self, by: u8, means: &[Means], which: &mut Which<'_>) -> Tried {
        self.refused = None;
        let within = self.reached();
        while let Some(decision) = self.game.decision() {
            if decision.player == Some(by) && self.take_offer(by, means, which)? {
                return Ok(());
            }
            if let Some(stage) = within
                && self.would_leave(stage)?
            {
                let mut refusals = self.refusals(by, means)?;
                refusals.retain(|refusal| refusal.reason != Reason::NotNow);
                refusals.insert(0, self.not_now(stage));
                self.refused = Some(refusals);
                return Ok(());
            }
            if self
                .game
                .decision()
                .is_some_and(spaceline_runtime::Decision::may_be_passed)
            {
                self.choose(&Choice::Pass)?;
                self.let_chance_fall()?;
            } else {
                return Err(self.failure("nothing is left to choose", self.pending()));
            }
        }
        if !self.game.is_at_rest() {
            return Err(self.failure("the game goes on", "it is over"));
        }
        let before = self.game.clone();
        for means in nearest_first(means) {
            let mut found: Vec<Found> = Vec::new();
            for one in means {
                let slots = self.slots();
                let opened = self.game.call(one.offer, &slots);
                self.game = self.sound(opened)?.game;
                for more in self.fitting(by, std::slice::from_ref(one))? {
                    if !found.iter().any(|other| other.offer == more.offer) {
                        found.push(more);
                    }
                }
                self.game = before.clone();
            }
            if self.take_found(by, found, which)? {
                if self.refused.is_some() {
                    self.game = before;
                }
                return Ok(());
            }
        }
        let mut refusals = self.refusals(by, means)?;
        spaceline_rules::refusal::nearest_first(&Show::to_all_seeing(&self.game), &mut refusals);
        self.refused = Some(refusals);
        Ok(())
    }

    /// An action is on no menu of the stage that is under way.
    fn not_now(&self, stage: StageId) -> Refusal {
        let book = self.game.program().book();
        let stage = book.at(stage);
        let procedure = stage.and_then(|stage| book.at(stage.of));
        Refusal {
            cites: procedure
                .map(|one| one.named.cites.clone())
                .unwrap_or_default(),
            ..Refusal::new(Reason::NotNow)
        }
    }

    /// Takes the offer that the words mean, if there is one among those that are open.
    fn take_offer(&mut self, by: u8, means: &[Means], which: &mut Which<'_>) -> Tried<bool> {
        for means in nearest_first(means) {
            let found = self.fitting(by, means)?;
            if self.take_found(by, found, which)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The offers among those that are open that the words fit.
    fn fitting(&self, by: u8, means: &[Means]) -> Tried<Vec<Found>> {
        let mut found: Vec<Found> = Vec::new();
        let Some(decision) = self.game.decision().filter(|one| one.player == Some(by)) else {
            return Ok(found);
        };
        let Question::Act { offers, .. } = &decision.question else {
            return Ok(found);
        };
        for means in means {
            let said = self.said_by(means)?;
            for (at, offer) in (0_u32..).zip(offers) {
                if found.iter().any(|other| other.at == at) {
                    continue;
                }
                if let Some(picks) = fits(&self.game, offer, &said) {
                    found.push(Found {
                        game: self.game.clone(),
                        offer: offer.clone(),
                        at,
                        picks,
                    });
                }
            }
        }
        Ok(found)
    }

    /// Takes the one offer that was found, or of several the one that is chosen then.
    fn take_found(&mut self, by: u8, mut found: Vec<Found>, which: &mut Which<'_>) -> Tried<bool> {
        let one = match found.len() {
            0 => return Ok(false),
            1 => found.remove(0),
            _ => self.chosen_of(by, found, which)?,
        };
        self.game = one.game;
        let attempt = Attempt::at(&one.offer, by, &one.picks);
        let choice = Choice::Act {
            offer: one.at,
            picks: one.picks,
        };
        // What is picked may not go together: then the action is refused, and nothing has happened.
        if let Some(Err(refusal)) = self.game.decision().map(|open| open.check(&choice)) {
            let told = self.why_not(&attempt)?;
            self.refused = Some(vec![told.unwrap_or(refusal)]);
            return Ok(true);
        }
        // One that is judged when it is done may turn out to be illegal; then nothing has happened, either.
        if let Err(Error::Refused(refusal)) = self.game.apply(&choice) {
            self.refused = Some(vec![refusal]);
            return Ok(true);
        }
        self.choose(&choice)?;
        Ok(true)
    }

    /// The one of several that the next line chooses, by its words or its number.
    fn chosen_of(&self, by: u8, found: Vec<Found>, which: &mut Which<'_>) -> Tried<Found> {
        let lines: Vec<String> = found
            .iter()
            .map(|one| {
                let mut answers = one.game.decision().map_or_else(Vec::new, |decision| {
                    Show::to_all_seeing(&one.game).answers(decision)
                });
                let at = one.at as usize;
                answers.get_mut(at).map(std::mem::take).unwrap_or_default()
            })
            .collect();
        let at = match which.answer {
            Some(Answer::Way(way)) => way.checked_sub(1).map(|at| at as usize),
            Some(Answer::Words(words)) => match meant(&lines, words) {
                Meant::One(at) => Some(at),
                Meant::Nobody | Meant::Several(_) => None,
            },
            _ => None,
        };
        if let Some(one) = at.and_then(|at| found.into_iter().nth(at)) {
            which.taken = true;
            return Ok(one);
        }
        let numbered = (1..).zip(&lines);
        let numbered: Vec<String> = numbered
            .map(|(at, line)| format!("way {at}: {line}"))
            .collect();
        let who = show::player(by);
        Err(self.failure(
            format!(
                "the words mean one action, or the next line says which: `{who} chooses way 2`"
            ),
            format!("they may mean {}", numbered.join("; ")),
        ))
    }

    fn said_by<'m>(&self, means: &'m Means) -> Tried<Said<'m>> {
        let this = means.this.map(|this| self.value(this)).transpose()?;
        let mut parts = Vec::new();
        for (slot, exprs) in &means.parts {
            parts.push((*slot, self.values(exprs)?));
        }
        let on = self.values(&means.on)?;
        Ok(Said {
            means,
            this,
            parts,
            on,
        })
    }

    /// Why none of the actions that the words may mean can be done.
    fn refusals(&self, by: u8, means: &[Means]) -> Tried<Vec<Refusal>> {
        let mut refusals = Vec::new();
        for means in means {
            let said = self.said_by(means)?;
            let book = self.game.program().book();
            let Some(id) = means.action else {
                refusals.extend(self.refused_texts(by, &said)?);
                continue;
            };
            let Some(action) = book.at(id) else {
                continue;
            };
            // The parts as far as the words speak of them; of one between them they say nothing.
            let spoken = |anchor: &Anchor| {
                let part = said.parts.iter().find(|(slot, _)| *slot == anchor.slot);
                part.and_then(|(_, values)| values.first().cloned())
            };
            let last = action.anchors.iter().rposition(|one| spoken(one).is_some());
            let anchors = action.anchors.iter().take(last.map_or(0, |at| at + 1));
            let anchors = anchors.map(|anchor| spoken(anchor).unwrap_or_default());
            let members = action.picks.iter().map(|pick| {
                let part = said.parts.iter().find(|(slot, _)| *slot == pick.slot);
                part.map_or_else(Vec::new, |(_, values)| values.clone())
            });
            let attempt = Attempt {
                action: id,
                by,
                this: Value::Nothing,
                anchors: anchors.collect(),
                members: members.collect(),
            };
            refusals.extend(self.why_not(&attempt)?);
        }
        Ok(refusals)
    }

    fn why_not(&self, attempt: &Attempt) -> Tried<Option<Refusal>> {
        self.game
            .why_not(attempt)
            .map_err(|fault| self.fault(&fault))
    }

    /// Why none of the actions that a card's own texts give can be done.
    fn refused_texts(&self, by: u8, said: &Said<'_>) -> Tried<Vec<Refusal>> {
        let mut refusals = Vec::new();
        let Some(this) = said.this.as_ref().and_then(Value::object) else {
            return Ok(refusals);
        };
        let card = self.game.state().rec(this).and_then(|rec| rec.card());
        let book = self.game.program().book();
        for (action, declared) in (0..).map(ActionId).zip(&book.actions) {
            let own = declared.source.as_ref().map(|source| source.card);
            if own.is_none() || own != card {
                continue;
            }
            let attempt = Attempt {
                action,
                by,
                this: Value::Object(this),
                anchors: Vec::new(),
                members: Vec::new(),
            };
            refusals.extend(self.why_not(&attempt)?);
        }
        Ok(refusals)
    }
}

/// The sets to choose with an offer, if the words fit it.
fn fits(game: &Game, offer: &Offer, said: &Said<'_>) -> Option<Vec<Vec<u32>>> {
    let action: &Action = game.program().book().at(offer.action)?;
    match said.means.action {
        Some(wanted) => (wanted == offer.action).then_some(())?,
        None => {
            (said.this.as_ref() == Some(&offer.this) && !offer.this.is_nothing()).then_some(())?
        }
    }
    for (slot, values) in &said.parts {
        let anchor = action
            .anchors
            .iter()
            .position(|anchor| anchor.slot == *slot);
        if let Some(at) = anchor {
            let value = offer.anchors.get(at)?;
            let [wanted] = values.as_slice() else {
                return None;
            };
            same(game, value, wanted).then_some(())?;
        }
    }
    // Whom or what a text's action is used on: each of its choices takes its own of them, and none is left over.
    let mut picks = Vec::with_capacity(offer.picks.len());
    let mut left: Vec<&Value> = said.on.iter().collect();
    for (at, spec) in offer.picks.iter().enumerate() {
        let place = |value: &Value| {
            let mut candidates = spec.candidates.iter();
            let at = candidates.position(|candidate| same(game, candidate, value))?;
            u32::try_from(at).ok()
        };
        let slot = action.picks.get(at).map(|pick| pick.slot);
        let wanted = said.parts.iter().find(|(said, _)| Some(*said) == slot);
        let chosen = match wanted {
            Some((_, values)) => values.iter().map(place).collect::<Option<Vec<u32>>>()?,
            // Of those of whom several choices could be, the first choice takes the first.
            None => {
                let own = left.iter().filter_map(|value| place(value));
                let own: Vec<u32> = own.take(spec.problem.max).collect();
                left.retain(|value| place(value).is_none_or(|at| !own.contains(&at)));
                if own.is_empty() {
                    // What the words leave out is what must be chosen anyway, or as little as may be.
                    spec.problem.forced().or_else(|| spec.problem.witness())?
                } else {
                    own
                }
            }
        };
        picks.push(chosen);
    }
    left.is_empty().then_some(picks)
}

/// Whether a part has the value that the words name. A place may be named by whose it is, and a title by a card that
/// has it.
pub(super) fn same(game: &Game, value: &Value, wanted: &Value) -> bool {
    match (value, wanted) {
        (Value::Title(title), Value::Object(object)) => {
            let book = game.program().book();
            let card = game.state().rec(*object).and_then(|rec| rec.card());
            let card = card.and_then(|card| book.at(card));
            let title = book.at(title);
            card.zip(title).is_some_and(|(card, title)| {
                card.title == title.title
                    && (title.version.is_none() || card.version == title.version)
            })
        }
        (Value::Object(one), Value::Object(other)) => one.index == other.index,
        (Value::Place(place), Value::Object(host)) => {
            place.host().is_some_and(|one| one.index == host.index)
        }
        (Value::Place(place), Value::Player(player)) => place.player() == Some(*player),
        _ => value == wanted,
    }
}
