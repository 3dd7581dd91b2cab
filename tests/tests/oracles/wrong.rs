//! Answers that are none: refused in words, and nothing has changed.

use super::source::{Source, play, real, toy};
use spaceline_runtime::game::Reason;
use spaceline_runtime::{Choice, Decision, Error, Game, Question};

/// Answers that cannot be right for a question.
fn wrong_answers(decision: &Decision, right: &Choice) -> Vec<Choice> {
    let far = [u32::MAX, 1 << 20];
    let mut wrong = Vec::new();
    let bad_sets = |size: usize, min: usize, max: usize| {
        let size = u32::try_from(size).expect("small");
        let mut sets = vec![vec![size], vec![u32::MAX], vec![0, u32::MAX]];
        if size > 0 {
            sets.push(vec![0, 0]);
            sets.push(vec![size - 1; 3]);
        }
        if min > 0 {
            sets.push(Vec::new());
        }
        if max < size as usize {
            sets.push((0..=u32::try_from(max).expect("small")).collect());
        }
        sets
    };
    match &decision.question {
        Question::Act { offers, may_pass } => {
            wrong.extend([
                Choice::Whether(true),
                Choice::One(0),
                Choice::Members(vec![]),
            ]);
            for offer in far
                .into_iter()
                .chain([u32::try_from(offers.len()).expect("small")])
            {
                wrong.push(Choice::Act {
                    offer,
                    picks: Vec::new(),
                });
            }
            for (offer, at) in offers.iter().zip(0..) {
                let count = offer.picks.len() + 1;
                wrong.push(Choice::Act {
                    offer: at,
                    picks: vec![Vec::new(); count],
                });
                if let Some(spec) = offer.picks.first() {
                    let problem = &spec.problem;
                    for set in bad_sets(problem.size, problem.min, problem.max) {
                        let mut picks = vec![set];
                        picks.resize(offer.picks.len(), Vec::new());
                        wrong.push(Choice::Act { offer: at, picks });
                    }
                }
            }
            if !may_pass {
                wrong.push(Choice::Pass);
            }
        }
        Question::Members(spec) => {
            wrong.extend([Choice::Whether(true), Choice::One(0), Choice::Pass]);
            let problem = &spec.problem;
            let sets = bad_sets(problem.size, problem.min, problem.max);
            wrong.extend(sets.into_iter().map(Choice::Members));
        }
        Question::Whether => {
            wrong.extend([Choice::One(0), Choice::Members(vec![0]), Choice::Pass]);
        }
        Question::One { arms, optional } => {
            wrong.push(Choice::Whether(true));
            wrong.extend(far.map(Choice::One));
            let open = |at: &u32| arms.iter().any(|arm| arm.0 == *at);
            wrong.extend((0..20).filter(|at| !open(at)).map(Choice::One));
            if !optional {
                wrong.push(Choice::Pass);
            }
        }
    }
    assert!(!wrong.contains(right));
    wrong
}

fn refused(game: &Game, answer: Result<spaceline_runtime::Step, Error>) -> Reason {
    let before = game.state_hash();
    match answer {
        Err(Error::Refused(refusal)) => {
            assert!(refusal.to_string().len() > 10);
            assert_eq!(game.state_hash(), before);
            refusal.reason
        }
        other => panic!("{other:?} is no refusal"),
    }
}

fn wrong_answers_are_refused(source: &Source, seeds: std::ops::Range<u64>) {
    let mut tried = 0;
    for seed in seeds {
        play(source, seed, |look| {
            for wrong in wrong_answers(look.decision, look.choice) {
                refused(look.before, look.before.apply(&wrong));
                tried += 1;
            }
            // The same game still takes the right answer.
            let again = look.before.apply(look.choice).expect("it was possible");
            assert_eq!(again.game.state_hash(), look.after.state_hash());
            let player = look.decision.player.expect("a player");
            let (number, other) = (look.before.number(), (player + 1) % 2);
            let answer = |player, number| look.before.seat(player).answer(number, look.choice);
            assert_eq!(
                refused(look.before, answer(other, number)),
                Reason::NotAsked
            );
            let stale = Reason::Stale {
                answered: number + 1,
                asked: number,
            };
            assert_eq!(refused(look.before, answer(player, number + 1)), stale);
            assert!(answer(player, number).is_ok());
            assert_eq!(look.after.number(), number + 1);
        });
    }
    assert!(tried > 100);
}

#[test]
fn wrong_answers_change_nothing() {
    wrong_answers_are_refused(toy(), 0..6);
    wrong_answers_are_refused(real(), 0..2);
}

#[test]
fn a_game_that_is_over_asks_nobody() {
    let (_, end) = play(toy(), 3, |_| {});
    assert!(end.decision().is_none());
    assert_eq!(refused(&end, end.apply(&Choice::Pass)), Reason::Over);
    assert_eq!(
        refused(&end, end.seat(0).answer(end.number(), &Choice::Pass)),
        Reason::Over
    );
}
