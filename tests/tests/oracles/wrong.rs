//! Answers that are none: refused in words, and nothing has changed.

use super::source::{play, toy};
use spaceline_runtime::ask::Reason;
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

/// Whatever is no answer to a question is refused, as is an answer of somebody else, or to another question. Gives
/// how many those were.
pub fn wrong_answers_are_refused(before: &Game, right: &Choice) -> usize {
    let decision = before.decision().expect("somebody is asked");
    let wrong = wrong_answers(decision, right);
    for wrong in &wrong {
        refused(before, before.apply(wrong));
    }
    let number = before.number();
    for other in (0..before.state().players()).filter(|other| Some(*other) != decision.player) {
        let answer = before.seat(other).answer(number, right);
        assert_eq!(refused(before, answer), Reason::NotAsked);
    }
    if let Some(player) = decision.player {
        let stale = Reason::Stale {
            answered: number + 1,
            asked: number,
        };
        let answer = before.seat(player).answer(number + 1, right);
        assert_eq!(refused(before, answer), stale);
        let step = before
            .seat(player)
            .answer(number, right)
            .expect("it was possible");
        assert_eq!(step.game.number(), number + 1);
    }
    wrong.len()
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
