//! A bot that follows advice.
//!
//! Each offer is worth what the advice on its action says, passing what the advice on passing says (or
//! nothing), and the most worthy is taken, a die deciding between equals. In one turn the same thing is
//! not done twice, so that advice need not remember what was done.

use super::Bot;
use spaceline_lang::facts::deed::CardText;
use spaceline_lang::tree::{Advice, AdviceOn, Book, CardId, Pick, Slot};
use spaceline_runtime::ask::Matter;
use spaceline_runtime::ask::offer::{Dice, Offer, Offers, Pebbles, Spec};
use spaceline_runtime::seat::{Behind, Seat, Veil};
use spaceline_runtime::{Choice, Decision, Error, Fault, Question, Value};

/// So many actions of one player in a turn are enough; then it passes wherever it may.
const MOST_ACTIONS: usize = 200;

/// Follows advice.
#[derive(Clone, Debug)]
pub struct Captain {
    dice: Pebbles,
    turn: u32,
    /// What was done this turn: the action's number, its object and its parts.
    done: Vec<(u32, Value, Vec<Value>)>,
    /// What was asked behind the veil before.
    behind: Behind,
}

impl Captain {
    /// Starts from a seed, which decides between equals.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            dice: Pebbles::new(seed),
            turn: 0,
            done: Vec::new(),
            behind: Behind::default(),
        }
    }
}

impl Bot for Captain {
    fn choose(&mut self, seat: &Seat<'_>) -> Result<Choice, Error> {
        let Some(decision) = seat.decision() else {
            return Ok(Choice::Pass);
        };
        let turn = seat.turn();
        if turn != self.turn {
            self.turn = turn;
            self.done.clear();
        }
        let advice = seat.program().book().advice.as_slice();
        let mut counsel = Counsel {
            seat,
            advice,
            behind: std::mem::take(&mut self.behind),
            veil: None,
        };
        let choice = self.answer(&mut counsel, decision);
        self.behind = counsel.veil.map_or(counsel.behind, Veil::leave);
        choice
    }
}

impl Captain {
    fn answer(&mut self, counsel: &mut Counsel<'_>, decision: &Decision) -> Result<Choice, Error> {
        match &decision.question {
            Question::Act { offers, may_pass } => self.act(counsel, decision, offers, *may_pass),
            Question::Members(spec) => {
                let on = |advice: &Advice| advice.on == AdviceOn::Choice;
                let chosen = self.members(counsel, spec, on, None)?;
                Ok(chosen.map_or_else(|| decision.sample(&mut self.dice), Choice::Members))
            }
            Question::Whether => {
                let worth = match &decision.about {
                    Matter::Text(hook, this) => {
                        let text = Using::of(counsel.seat, CardText::Standing(*hook), this);
                        let on = |advice: &Advice| text.is_meant(advice.on);
                        counsel.worth(on, None, Some(this))?
                    }
                    _ => None,
                };
                // What is offered is taken, unless somebody advises against it.
                Ok(Choice::Whether(worth.is_none_or(|worth| worth >= 0)))
            }
            Question::One { .. } => Ok(decision.sample(&mut self.dice)),
        }
    }

    fn act(
        &mut self,
        counsel: &mut Counsel<'_>,
        decision: &Decision,
        offers: &Offers,
        may_pass: bool,
    ) -> Result<Choice, Error> {
        let pass = counsel.worth(|advice| advice.on == AdviceOn::Pass, None, None)?;
        let tired = may_pass && self.done.len() >= MOST_ACTIONS;
        let mut best: Option<(i64, usize)> = may_pass.then_some((pass.unwrap_or(0), usize::MAX));
        // A die among equals: each further one takes the place with one chance in as many as there are.
        let mut equals = 1;
        for (at, offer) in offers.iter().enumerate() {
            let again = self.done.iter().any(|(action, this, anchors)| {
                *action == offer.action.0 && *this == offer.this && **anchors == *offer.anchors
            });
            if tired || again && may_pass {
                continue;
            }
            let worth = counsel.offer(offer)?;
            // What nobody advises is worth no more than nothing.
            let worth = worth.unwrap_or(0);
            let better = match best {
                None => true,
                Some((most, _)) if worth > most => {
                    equals = 1;
                    true
                }
                Some((most, other)) if worth == most && other != usize::MAX => {
                    equals += 1;
                    self.dice.below(equals) == 0
                }
                Some(_) => false,
            };
            if better {
                best = Some((worth, at));
            }
        }
        let Some((at, offer)) = best.and_then(|(_, at)| Some((at, offers.get(at)?))) else {
            return Ok(if may_pass {
                Choice::Pass
            } else {
                decision.sample(&mut self.dice)
            });
        };
        let mut picks = Vec::with_capacity(offer.picks.len());
        let action = counsel.seat.program().book().at(offer.action);
        let declared: &[Pick] = action.map_or(&[], |action| &action.picks);
        for (number, spec) in offer.picks.iter().enumerate() {
            let slot = declared.get(number).map(|pick| pick.slot);
            let on = |advice: &Advice| {
                slot.is_some_and(|slot| advice.on == AdviceOn::Member(offer.action, slot))
            };
            let chosen = self.members(counsel, spec, on, Some(offer))?;
            picks.push(match chosen {
                Some(chosen) => chosen,
                None => spec.problem.sample(&mut self.dice).unwrap_or_default(),
            });
        }
        self.done
            .push((offer.action.0, offer.this.clone(), offer.anchors.to_vec()));
        let offer = u32::try_from(at).unwrap_or(u32::MAX);
        Ok(Choice::Act { offer, picks })
    }

    /// The members that advice finds worthy, the most worthy first, as many as may be; none if there is
    /// no advice, or if what it finds does not fit together.
    fn members(
        &mut self,
        counsel: &mut Counsel<'_>,
        spec: &Spec,
        on: impl Fn(&Advice) -> bool,
        offer: Option<&Offer>,
    ) -> Result<Option<Vec<u32>>, Error> {
        let mut worths = Vec::with_capacity(spec.candidates.len());
        for (at, candidate) in (0_u32..).zip(&spec.candidates) {
            match counsel.worth(&on, offer, Some(candidate))? {
                Some(worth) => worths.push((worth, self.dice.below(1 << 16), at)),
                None => return Ok(None),
            }
        }
        worths.sort_unstable_by(|one, other| other.cmp(one));
        let mut chosen: Vec<u32> = Vec::new();
        for (worth, _, at) in worths {
            if chosen.len() >= spec.problem.max || worth <= 0 && chosen.len() >= spec.problem.min {
                break;
            }
            chosen.push(at);
            // A set that has enough members must hold; one that has not may still come to.
            if chosen.len() > spec.problem.min && spec.problem.check(&chosen).is_err() {
                chosen.pop();
            }
        }
        chosen.sort_unstable();
        Ok(spec.problem.check(&chosen).is_ok().then_some(chosen))
    }
}

/// A text of a card that may be used.
struct Using<'g> {
    book: &'g Book,
    text: CardText,
    card: Option<CardId>,
}

impl<'g> Using<'g> {
    fn of(seat: &'g Seat<'_>, text: CardText, this: &Value) -> Self {
        Self {
            book: seat.program().book(),
            text,
            card: this.object().and_then(|this| seat.card(this)),
        }
    }

    /// Whether advice is on such a text.
    fn is_meant(&self, on: AdviceOn) -> bool {
        let AdviceOn::Text { spends, gives } = on else {
            return false;
        };
        let (book, text) = (self.book, self.text);
        spends.is_none_or(|verb| text.does_to_itself(book, verb))
            && gives.is_none_or(|verb| {
                let card = self.card;
                card.is_some_and(|card| text.another_does(book, card, verb))
            })
    }
}

/// Advice, asked behind a veil.
struct Counsel<'g> {
    seat: &'g Seat<'g>,
    advice: &'g [Advice],
    behind: Behind,
    veil: Option<Veil<'g>>,
}

impl Counsel<'_> {
    /// What an offer is worth: a rule's by the action, a card's by the card that gives it.
    fn offer(&mut self, offer: &Offer) -> Result<Option<i64>, Fault> {
        let text = CardText::Action(offer.action);
        let text = offer
            .this
            .object()
            .map(|_| Using::of(self.seat, text, &offer.this));
        let on = |advice: &Advice| {
            advice.on == AdviceOn::Action(offer.action)
                || text.as_ref().is_some_and(|text| text.is_meant(advice.on))
        };
        self.worth(on, Some(offer), Some(&offer.this))
    }

    /// The sum of all advice on something; none if nobody advises on it.
    fn worth(
        &mut self,
        on: impl Fn(&Advice) -> bool,
        offer: Option<&Offer>,
        member: Option<&Value>,
    ) -> Result<Option<i64>, Fault> {
        let mut sum = None;
        for advice in self.advice.iter().filter(|advice| on(advice)) {
            let mut args = Vec::with_capacity(advice.args.len());
            for arg in &advice.args {
                args.push(match (arg, offer) {
                    (Some(slot), Some(offer)) => self.part(offer, *slot),
                    _ => member.cloned().unwrap_or_default(),
                });
            }
            let this = offer.map_or(Value::Nothing, |offer| offer.this.clone());
            let seat = self.seat;
            let behind = &mut self.behind;
            let veil = (self.veil).get_or_insert_with(|| seat.veil_with(std::mem::take(behind)));
            let worth = match veil.call(advice.function, &args, &this)? {
                Value::Number(worth) => worth,
                _ => 0,
            };
            sum = Some(worth.saturating_add(sum.unwrap_or(0)));
        }
        Ok(sum)
    }

    /// The value of a part of an offered action.
    fn part(&self, offer: &Offer, slot: Slot) -> Value {
        let action = self.seat.program().book().at(offer.action);
        let anchors = action.map_or(&[][..], |action| &action.anchors);
        let at = anchors.iter().position(|anchor| anchor.slot == slot);
        at.and_then(|at| offer.anchors.get(at))
            .cloned()
            .unwrap_or_default()
    }
}
