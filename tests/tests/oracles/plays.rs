//! What must hold of every choice: offers and their truth, and games that must go the same way whatever is
//! remembered, indexed or loaded.

use super::seats::{tells_no_hidden_titles, tells_no_more_than_may_be_known};
use super::wrong::wrong_answers_are_refused;
use spaceline_runtime::ask::offer::{Dice, Offer, Pebbles, Spec};
use spaceline_runtime::game::{Attempt, SetupError};
use spaceline_runtime::{Choice, Game, Program, Question, Step, Value, Workspace};
use std::sync::Arc;

/// Holds choices against the oracles, and counts what it saw.
pub struct Oracle {
    /// The same program, in which everything is looked at where the other has an index.
    scanning: Arc<Program>,
    dice: Pebbles,
    pub seen: Seen,
}

/// How often there was something to be wrong about.
#[derive(Debug, Default)]
pub struct Seen {
    pub choices: usize,
    /// Offers that were begun.
    pub begun: usize,
    /// What was tried that was not offered, and what was tried that was.
    pub not_offered: usize,
    pub offered: usize,
    /// Answers that are none, and were refused.
    pub wrong: usize,
    /// Positions in which what a player does not know could lie otherwise.
    pub dealt: usize,
}

impl Oracle {
    pub fn of(program: &Program) -> Self {
        Self {
            scanning: program.scanning().expect("it links again"),
            dice: Pebbles::new(77),
            seen: Seen::default(),
        }
    }

    /// Everything that must hold of a choice that was made.
    pub fn look(&mut self, before: &Game, choice: &Choice, after: &Step) {
        self.seen.choices += 1;
        self.goes_the_same_way(before, choice, after);
        self.offers_can_be_begun(before);
        self.nothing_else_can_be_begun(before, 12);
        self.seen.wrong += wrong_answers_are_refused(before, choice);
        for player in 0..before.state().players() {
            self.seen.dealt += usize::from(tells_no_more_than_may_be_known(before, player));
            tells_no_hidden_titles(before, after, player);
        }
    }

    /// A game that remembers nothing, one that looks at everything, one that was written down and read back, and
    /// the same game once more go the same way, see the same happen, and take as much work.
    pub fn goes_the_same_way(&self, before: &Game, choice: &Choice, after: &Step) {
        let state = before.state();
        let forgetful = Game::from_state(before.program(), state.branch(), Workspace::forgetful());
        let scanned = Game::from_state(&self.scanning, state.branch(), Workspace::default());
        let text = before.save().expect("it is written down");
        let loaded = Game::load(before.program(), &text).expect("it is read back");
        assert_eq!(loaded.save().expect("it is written down"), text);
        let others = [
            ("forgetful", forgetful.expect("no fault")),
            ("scanned", scanned.expect("no fault")),
            ("loaded", loaded),
            ("again", before.clone()),
        ];
        for (which, other) in others {
            assert_eq!(other.pending(), before.pending(), "{which}");
            assert_eq!(other.state_hash(), before.state_hash(), "{which}");
            let step = other.apply(choice).expect("it was possible");
            assert_eq!(step.game.pending(), after.game.pending(), "{which}");
            assert_eq!(step.game.state_hash(), after.game.state_hash(), "{which}");
            assert_eq!(
                step.game.position_hash(),
                after.game.position_hash(),
                "{which}"
            );
            assert_eq!(step.events, after.events, "{which}");
            if which != "scanned" {
                assert_eq!(step.cost, after.cost, "{which}");
            }
        }
    }

    /// Whatever is offered can be begun, with the witness and with any set that fits; and what may be passed can.
    pub fn offers_can_be_begun(&mut self, before: &Game) {
        let (offers, may_pass) = offers(before);
        for (offer, at) in offers.iter().zip(0..) {
            let witness = |spec: &Spec| spec.problem.witness().expect("an offer has a witness");
            let dice = &mut self.dice;
            let any = |spec: &Spec| spec.problem.sample(dice).expect("an offer has a set");
            let picks = [
                offer.picks.iter().map(witness).collect::<Vec<_>>(),
                offer.picks.iter().map(any).collect(),
            ];
            // Without sets to choose there is one way to begin.
            let ways = if offer.picks.is_empty() { 1 } else { 2 };
            for picks in picks.into_iter().take(ways) {
                let step = before.apply(&Choice::Act { offer: at, picks });
                // Only what is judged when it is done may turn out to be illegal.
                let unchecked = &before.program().book().actions[offer.action.index()].unchecked;
                assert!(step.is_ok() || *unchecked, "{offer:?}: {step:?}");
                self.seen.begun += 1;
            }
        }
        if may_pass {
            assert!(before.apply(&Choice::Pass).is_ok());
        }
    }

    /// What is not offered has a reason, and what has no reason is offered.
    pub fn nothing_else_can_be_begun(&mut self, before: &Game, tries: usize) {
        let (offers, _) = offers(before);
        let by = before.decision().and_then(|decision| decision.player);
        let (false, Some(by)) = (offers.is_empty(), by) else {
            return;
        };
        let book = before.program().book();
        let dice = &mut self.dice;
        let objects: Vec<Value> = before
            .state()
            .objects()
            .map(|(object, _)| Value::Object(object))
            .collect();
        let mut attempts = Vec::new();
        for _ in (0..tries).take_while(|_| !objects.is_empty()) {
            // Half of the attempts are near to what is offered, half are anything.
            let mut attempt = at(offers[dice.below(offers.len())], by);
            if dice.below(2) == 0 {
                attempt.action =
                    spaceline_lang::tree::ActionId(dice.below(book.actions.len()) as u32);
            }
            let parts = book.actions[attempt.action.index()].anchors.len();
            attempt
                .anchors
                .resize_with(parts, || objects[dice.below(objects.len())].clone());
            attempts.push(attempt);
        }
        // Of one offer every part could be anything that there is.
        let near = offers[dice.below(offers.len())];
        for (part, _) in near.anchors.iter().enumerate() {
            attempts.extend(objects.iter().map(|object| {
                let mut attempt = at(near, by);
                attempt.anchors[part] = object.clone();
                attempt
            }));
        }
        for attempt in attempts {
            let offered = offers.iter().any(|offer| {
                offer.action == attempt.action
                    && offer.this == attempt.this
                    && *offer.anchors == *attempt.anchors
            });
            let why = before.why_not(&attempt).expect("no fault");
            assert_eq!(why.is_none(), offered, "{attempt:?}: {why:?}");
            if offered {
                self.seen.offered += 1;
            } else {
                self.seen.not_offered += 1;
            }
        }
        // And no offer stands there twice.
        for (at, offer) in offers.iter().enumerate() {
            assert!(!offers[..at].contains(offer), "{offer:?}");
        }
    }
}

/// An attempt at what is offered.
fn at(offer: &Offer, by: u8) -> Attempt {
    Attempt::at(offer, by, &[])
}

/// The same choices lead to the same game.
pub fn repeats(start: Result<Game, SetupError>, choices: &[Choice], end: &Game) {
    let mut again = start.expect("it starts");
    for choice in choices {
        again = again.apply(choice).expect("it was possible").game;
    }
    assert_eq!(again.state_hash(), end.state_hash());
    assert_eq!(again.pending(), end.pending());
}

fn offers(game: &Game) -> (Vec<&Offer>, bool) {
    match game.decision().map(|decision| &decision.question) {
        Some(Question::Act { offers, may_pass }) => (offers.iter().collect(), *may_pass),
        _ => (Vec::new(), false),
    }
}
