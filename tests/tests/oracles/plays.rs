//! Offers and their truth; games that must go the same way whatever is remembered, indexed or loaded.

use super::source::{Look, Source, play, real, toy};
use spaceline_runtime::game::Attempt;
use spaceline_runtime::offer::{Dice, Offer, Pebbles};
use spaceline_runtime::{Choice, Game, Question, Value, Workspace};

fn offers<'g>(look: &Look<'g>) -> (&'g [Offer], bool) {
    match &look.decision.question {
        Question::Act { offers, may_pass } => (offers, *may_pass),
        _ => (&[], false),
    }
}

/// Whatever is offered can be initiated, with the witness and with any set that fits.
fn offered_can_be_done(source: &Source, seeds: std::ops::Range<u64>) {
    let mut begun = 0;
    for seed in seeds {
        let mut dice = Pebbles::new(seed);
        play(source, seed, |look| {
            let (offers, may_pass) = offers(look);
            for (offer, at) in offers.iter().zip(0..) {
                let witness = |spec: &spaceline_runtime::offer::Spec| {
                    spec.problem.witness().expect("an offer has a witness")
                };
                let any = |spec: &spaceline_runtime::offer::Spec| {
                    spec.problem.sample(&mut dice).expect("an offer has a set")
                };
                let picks = [
                    offer.picks.iter().map(witness).collect::<Vec<_>>(),
                    offer.picks.iter().map(any).collect(),
                ];
                for picks in picks {
                    let step = look.before.apply(&Choice::Act { offer: at, picks });
                    assert!(step.is_ok(), "{offer:?}: {step:?}");
                    begun += 1;
                }
            }
            if may_pass {
                assert!(look.before.apply(&Choice::Pass).is_ok());
            }
        });
    }
    assert!(begun > 20);
}

/// What is not offered has a reason, and what has no reason is offered.
fn not_offered_cannot_be_done(source: &Source, seeds: std::ops::Range<u64>) {
    let (mut yes, mut no) = (0, 0);
    let book = source.program.book();
    for seed in seeds {
        let mut dice = Pebbles::new(seed ^ 77);
        play(source, seed, |look| {
            let (offers, _) = offers(look);
            let (false, Some(by)) = (offers.is_empty(), look.decision.player) else {
                return;
            };
            let objects: Vec<Value> = look
                .before
                .state()
                .objects()
                .map(|(object, _)| Value::Object(object))
                .collect();
            for _ in 0..40 {
                // Half of the attempts are near to what is offered, half are anything.
                let near = &offers[dice.below(offers.len())];
                let mut attempt = Attempt {
                    action: near.action,
                    by,
                    this: near.this.clone(),
                    anchors: near.anchors.to_vec(),
                };
                if dice.below(2) == 0 {
                    attempt.action =
                        spaceline_lang::tree::ActionId(dice.below(book.actions.len()) as u32);
                }
                let parts = book.actions[attempt.action.index()].anchors.len();
                attempt
                    .anchors
                    .resize_with(parts, || objects[dice.below(objects.len())].clone());
                if let (true, Some(part)) = (
                    parts > 0 && dice.below(2) == 0,
                    attempt.anchors.get_mut(dice.below(parts.max(1))),
                ) {
                    *part = objects[dice.below(objects.len())].clone();
                }
                let offered = offers.iter().any(|offer| {
                    offer.action == attempt.action
                        && offer.this == attempt.this
                        && *offer.anchors == *attempt.anchors
                });
                let why = look.before.why_not(&attempt).expect("no fault");
                assert_eq!(why.is_none(), offered, "{attempt:?}: {why:?}");
                if offered {
                    yes += 1;
                } else {
                    no += 1;
                }
            }
        });
    }
    assert!(yes > 10 && no > 100, "{yes} {no}");
}

/// A game that remembers nothing, one that looks at everything, and one that was written down and read
/// back at every step go the same way as the one that was played; and so does its repetition.
fn all_go_the_same_way(source: &Source, seeds: std::ops::Range<u64>) {
    let scanning = source.program.scanning().expect("it links again");
    for seed in seeds {
        let mut hashes = Vec::new();
        let (choices, end) = play(source, seed, |look| {
            hashes.push(look.after.state_hash());
            let state = look.before.state();
            let forgetful =
                Game::from_state(&source.program, state.branch(), Workspace::forgetful());
            let scanned = Game::from_state(&scanning, state.branch(), Workspace::default());
            let text = look.before.save().expect("it is written down");
            let loaded = Game::load(&source.program, &text).expect("it is read back");
            let others = [
                forgetful.expect("no fault"),
                scanned.expect("no fault"),
                loaded,
            ];
            for other in others {
                assert_eq!(other.pending(), look.before.pending());
                assert_eq!(other.state_hash(), look.before.state_hash());
                let step = other.apply(look.choice).expect("it was possible");
                assert_eq!(step.game.pending(), look.after.pending());
                assert_eq!(step.game.state_hash(), look.after.state_hash());
                assert_eq!(step.game.position_hash(), look.after.position_hash());
                assert_eq!(step.events, look.events);
            }
        });
        let mut again = source.start(seed);
        for choice in &choices {
            again = again.apply(choice).expect("it was possible").game;
        }
        assert_eq!(again.state_hash(), end.state_hash());
        assert_eq!(again.pending(), end.pending());
        assert!(!hashes.is_empty());
    }
}

#[test]
fn whatever_is_offered_can_be_done() {
    offered_can_be_done(toy(), 0..6);
    offered_can_be_done(real(), 0..2);
}

#[test]
fn what_is_not_offered_cannot_be_done() {
    not_offered_cannot_be_done(toy(), 0..6);
    not_offered_cannot_be_done(real(), 0..2);
}

#[test]
fn remembered_scanned_loaded_and_repeated_games_go_the_same_way() {
    all_go_the_same_way(toy(), 0..6);
    all_go_the_same_way(real(), 0..2);
}
