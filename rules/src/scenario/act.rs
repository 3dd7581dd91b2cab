//! `when`: finding the one offer that the words mean, and taking it.

use super::stage::{Stage, Tried};
use crate::show::Show;
use spaceline_lang::tree::{Action, ActionId, Means, Slot};
use spaceline_runtime::game::Attempt;
use spaceline_runtime::offer::Offer;
use spaceline_runtime::{Choice, Error, Game, Question, Refusal, Value};

/// What the words say of an action's parts, as values.
struct Said<'m> {
    means: &'m Means,
    this: Option<Value>,
    parts: Vec<(Slot, Vec<Value>)>,
    on: Vec<Value>,
}

impl Stage<'_> {
    pub(super) fn when(&mut self, by: u8, means: &[Means]) -> Tried {
        self.refused = None;
        while let Some(decision) = self.game.decision() {
            if decision.player == Some(by) && self.take_offer(by, means)? {
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
        for means in means {
            let slots = self.slots();
            let opened = self.game.call(means.offer, &slots);
            let opened = self.sound(opened)?;
            self.game = opened.game;
            let taken = self.game.decision().is_some()
                && self.take_offer(by, std::slice::from_ref(means))?;
            if !taken || self.refused.is_some() {
                self.game = before.clone();
            }
            if taken {
                return Ok(());
            }
        }
        self.refused = Some(self.refusals(by, means)?);
        Ok(())
    }

    /// Takes the offer that the words mean, if there is one among those that are open.
    fn take_offer(&mut self, by: u8, means: &[Means]) -> Tried<bool> {
        let Some(decision) = self.game.decision() else {
            return Ok(false);
        };
        let Question::Act { offers, .. } = &decision.question else {
            return Ok(false);
        };
        if decision.player != Some(by) {
            return Ok(false);
        }
        let mut found: Vec<(u32, Vec<Vec<u32>>)> = Vec::new();
        for means in means {
            let said = self.said_by(means)?;
            for (at, offer) in (0_u32..).zip(offers) {
                if found.iter().any(|(other, _)| *other == at) {
                    continue;
                }
                if let Some(picks) = fits(&self.game, offer, &said) {
                    found.push((at, picks));
                }
            }
        }
        match found.as_slice() {
            [] => Ok(false),
            [(offer, picks)] => {
                let choice = Choice::Act {
                    offer: *offer,
                    picks: picks.clone(),
                };
                // What is picked may not go together: then the action is refused, and nothing has happened.
                if let Some(Err(refusal)) = self.game.decision().map(|open| open.check(&choice)) {
                    self.refused = Some(vec![refusal]);
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
            several => {
                let show = Show::to_all_seeing(&self.game);
                let line = |at: &u32| {
                    offers
                        .get(*at as usize)
                        .map(|offer| show.offer(offer, Some(by)))
                };
                let lines: Vec<String> = several.iter().filter_map(|(at, _)| line(at)).collect();
                Err(self.failure(
                    "the words mean one action",
                    format!("they may mean: {}", lines.join("; ")),
                ))
            }
        }
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
            let Some(action) = book.actions.get(id.index()) else {
                continue;
            };
            // The parts from the first on, as far as the words speak of them.
            let anchors = action.anchors.iter().map_while(|anchor| {
                let part = said.parts.iter().find(|(slot, _)| *slot == anchor.slot);
                part.and_then(|(_, values)| values.first().cloned())
            });
            let attempt = Attempt {
                action: id,
                by,
                this: Value::Nothing,
                anchors: anchors.collect(),
            };
            let why = self
                .game
                .why_not(&attempt)
                .map_err(|fault| self.fault(&fault))?;
            refusals.extend(why);
        }
        Ok(refusals)
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
            };
            let why = self
                .game
                .why_not(&attempt)
                .map_err(|fault| self.fault(&fault))?;
            refusals.extend(why);
        }
        Ok(refusals)
    }
}

/// The sets to choose with an offer, if the words fit it.
fn fits(game: &Game, offer: &Offer, said: &Said<'_>) -> Option<Vec<Vec<u32>>> {
    let action: &Action = game.program().book().actions.get(offer.action.index())?;
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
            same(value, wanted).then_some(())?;
        }
    }
    // Whom or what a text's action is used on: each of its choices takes its own of them, and none is left over.
    let chosen_by_any = |value: &Value| {
        let mut all = offer.picks.iter().flat_map(|spec| &spec.candidates);
        all.any(|candidate| same(candidate, value))
    };
    said.on.iter().all(chosen_by_any).then_some(())?;
    let mut picks = Vec::with_capacity(offer.picks.len());
    for (at, spec) in offer.picks.iter().enumerate() {
        let slot = action.picks.get(at).map(|pick| pick.slot);
        let wanted = said.parts.iter().find(|(said, _)| Some(*said) == slot);
        let chosen = match wanted {
            Some((_, values)) => {
                let place = |value: &Value| {
                    let mut candidates = spec.candidates.iter();
                    let at = candidates.position(|candidate| same(candidate, value))?;
                    u32::try_from(at).ok()
                };
                values.iter().map(place).collect::<Option<Vec<u32>>>()?
            }
            None if spec
                .candidates
                .iter()
                .any(|one| said.on.iter().any(|on| same(one, on))) =>
            {
                let meant = (0..).zip(&spec.candidates);
                let meant = meant.filter(|(_, one)| said.on.iter().any(|on| same(one, on)));
                meant.map(|(at, _)| at).collect()
            }
            // What the words leave out is what must be chosen anyway, or as little as may be.
            None => spec.problem.forced().or_else(|| spec.problem.witness())?,
        };
        picks.push(chosen);
    }
    Some(picks)
}

/// Whether a part has the value that the words name. A place may be named by whose it is.
fn same(value: &Value, wanted: &Value) -> bool {
    match (value, wanted) {
        (Value::Object(one), Value::Object(other)) => one.index == other.index,
        (Value::Place(place), Value::Object(host)) => {
            place.host().is_some_and(|one| one.index == host.index)
        }
        (Value::Place(place), Value::Player(player)) => place.player() == Some(*player),
        _ => value == wanted,
    }
}
