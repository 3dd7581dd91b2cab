//! Games of the toy, played by numbers.

use super::*;
use crate::toy::{PLAIN, deck, load_toy};
use spaceline_rules::game::{Entrant, Match};
use spaceline_rules::show::Show;
use spaceline_runtime::ask::Matter;
use spaceline_runtime::ask::offer::{Bound, Dice, Pebbles, Problem, Spec};
use spaceline_runtime::{Choice, Decision, Game, Question, Value};

fn toy(seed: u64) -> Match {
    let (loaded, said) = load_toy("", None);
    let entrant = |name: &str| Entrant {
        name: name.to_owned(),
        deck: deck(&loaded, PLAIN),
    };
    let entrants = vec![entrant("a"), entrant("b")];
    let rulebook = loaded.rulebook.as_ref().unwrap_or_else(|| panic!("{said}"));
    Match::start(rulebook, entrants, seed).unwrap()
}

/// Any of the numbers that may come next.
fn any(options: &[bool], dice: &mut Pebbles) -> usize {
    let may: Vec<usize> = (0..options.len()).filter(|at| options[*at]).collect();
    assert!(!may.is_empty(), "no number is left");
    may[dice.below(may.len())]
}

fn answer(decision: &Decision, dice: &mut Pebbles) -> Choice {
    let mut draft = Draft::default();
    loop {
        let number = any(&draft.options(decision), dice);
        if let Some(choice) = draft.put(decision, number).unwrap() {
            assert!(draft.is_empty());
            return choice;
        }
    }
}

#[test]
fn a_game_is_played_to_its_end_by_numbers() {
    for seed in 0..20 {
        let mut played = toy(seed);
        let mut dice = Pebbles::new(seed);
        while let Some(decision) = played.game.decision() {
            let choice = answer(decision, &mut dice);
            played.choose(&choice).unwrap();
        }
        assert!(played.choices().len() > 3);
    }
}

/// A choice of some of five, of which the first two do not go together and each of the others counts one more.
fn of_members(min: usize, max: usize) -> Decision {
    let numbers: Vec<Value> = (0..5).map(Value::Number).collect();
    let sum = Bound::Sum {
        of: vec![1, 1, 2, 3, 4],
        min: Some(5),
        max: Some(6),
    };
    let apart = Bound::Pairwise {
        apart: vec![(0, 1)],
    };
    let problem = Problem {
        bounds: vec![sum, apart],
        ..Problem::count(5, min, max)
    };
    Decision {
        player: Some(0),
        about: Matter::Offer,
        question: Question::Members(Spec {
            candidates: numbers,
            problem,
        }),
    }
}

#[test]
fn only_what_can_be_finished_may_come_next() {
    let decision = of_members(2, 3);
    let mut draft = Draft::default();
    let may = |draft: &Draft| -> Vec<usize> {
        let options = draft.options(&decision);
        (0..options.len()).filter(|at| options[*at]).collect()
    };
    assert_eq!(may(&draft), [1, 2, 3, 4, 5]);
    assert_eq!(draft.put(&decision, 1), Ok(None));
    assert_eq!(may(&draft), [3, 4, 5]);
    assert_eq!(draft.put(&decision, 2), Err(Unfit(2)));
    assert_eq!(draft.put(&decision, 99), Err(Unfit(99)));
    // Five is enough, and nobody is left who fits.
    let whole = draft.put(&decision, 5).unwrap();
    assert_eq!(whole, Some(Choice::Members(vec![0, 4])));
    assert_eq!(draft.put(&decision, 3), Ok(None));
    assert_eq!(draft.put(&decision, 4), Ok(None));
    assert_eq!(may(&draft), [0, 1, 2]);
    let whole = draft.put(&decision, 0).unwrap();
    assert_eq!(whole, Some(Choice::Members(vec![2, 3])));
}

#[test]
fn every_set_that_may_be_chosen_can_be_put_together() {
    let decision = of_members(1, 4);
    let Question::Members(spec) = &decision.question else {
        panic!("it is one");
    };
    let mut found = std::collections::BTreeSet::new();
    let mut dice = Pebbles::new(5);
    for _ in 0..500 {
        let Choice::Members(set) = answer(&decision, &mut dice) else {
            panic!("it is answered so");
        };
        assert_eq!(spec.problem.check(&set), Ok(()));
        found.insert(set);
    }
    let sets = (0_u32..32).map(|bits| (0..5).filter(|at| bits & 1 << at != 0).collect());
    let all = sets.filter(|set: &Vec<u32>| spec.problem.check(set).is_ok());
    assert_eq!(found.len(), all.count());
}

fn look(game: &Game, player: u8) -> Numbers {
    Numbers::of(game, player, &Draft::default())
}

/// What a player is told is the same in a game in which everything that he does not know was dealt anew.
#[test]
fn numbers_tell_no_more_than_the_seat_may_know() {
    let mut compared = 0;
    let mut hidden = 0;
    for seed in 0..40 {
        let mut played = toy(seed);
        let mut dice = Pebbles::new(seed);
        while let Some(decision) = played.game.decision() {
            let asked = decision.player;
            let choice = answer(decision, &mut dice);
            for player in [0, 1] {
                let other = played.game.seat(player).determinize(seed ^ 77).unwrap();
                let other_asked = other.decision().and_then(|one| one.player);
                let same_time = other.state().clock() == played.game.state().clock();
                if other_asked == asked && same_time {
                    let numbers = look(&played.game, player);
                    assert_eq!(
                        numbers,
                        look(&other, player),
                        "seed {seed}, player {player}"
                    );
                    compared += 1;
                    hidden += usize::from(other.state_hash() != played.game.state_hash());
                }
            }
            played.choose(&choice).unwrap();
        }
    }
    assert!(compared > 500 && hidden > 100, "{compared}, {hidden}");
}

#[test]
fn numbers_know_what_a_reader_knows_and_count_the_rest() {
    for seed in 0..20 {
        let mut played = toy(seed);
        let mut dice = Pebbles::new(seed);
        while let Some(decision) = played.game.decision() {
            let asked = decision.player;
            let choice = answer(decision, &mut dice);
            for player in [0, 1] {
                let numbers = look(&played.game, player);
                let show = Show::to(&played.game, player);
                let state = played.game.state();
                let lying = || {
                    let objects = state.objects();
                    objects.filter(|(_, rec)| rec.place.is_some())
                };
                let known = lying().filter(|(object, _)| show.knows(*object)).count();
                let told = numbers.things.iter().filter(|thing| thing[1] >= 0).count();
                assert_eq!(told, known, "seed {seed}, player {player}");
                let counted: i32 = numbers.things.iter().map(|thing| thing[6]).sum();
                assert_eq!(usize::try_from(counted), Ok(lying().count()));
                let options = match asked == Some(player) {
                    true => Draft::default().options(decision).len(),
                    false => 0,
                };
                assert_eq!(numbers.actions.len(), options);
                assert_eq!(numbers.head.len(), HEAD.len() + 2);
            }
            played.choose(&choice).unwrap();
        }
    }
}
