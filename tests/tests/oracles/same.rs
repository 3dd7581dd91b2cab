//! The real game, played twice: what must not make a difference makes none.

use spaceline_runtime::ask::evaluate::Workspace;
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::{Choice, Game, Pending, Question, Step};
use spaceline_tests::real::{self, any_choice};

/// Plays games at random to the end, and shows each step with the game before it.
fn play(seeds: std::ops::Range<u64>, mut see: impl FnMut(u64, &Game, &Choice, &Step)) -> u64 {
    let table = real::table().expect("the rules can be read");
    let mut steps = 0;
    for seed in seeds {
        let mut dice = Pebbles::new(seed);
        let mut game = table.start(seed).expect("it starts");
        while let Some(choice) = any_choice(&game, &mut dice) {
            let step = game.apply(&choice).expect("an offered choice is possible");
            see(seed, &game, &choice, &step);
            game = step.game;
            steps += 1;
        }
    }
    steps
}

#[test]
fn a_game_that_remembers_no_answers_is_the_same_game_and_costs_the_same() {
    let mut forgetful: Option<(u64, Game)> = None;
    let steps = play(1..3, |seed, before, choice, step| {
        let at_hand = forgetful.take().filter(|(of, _)| *of == seed);
        let game = at_hand.map_or_else(
            || {
                let program = before.program();
                let state = before.state().branch();
                Game::from_state(program, state, Workspace::forgetful()).expect("it goes on")
            },
            |(_, game)| game,
        );
        assert_eq!(game.pending(), before.pending());
        let again = game.apply(choice).expect("it is the same game");
        assert_eq!(again.game.pending(), step.game.pending());
        assert_eq!(again.game.state_hash(), step.game.state_hash());
        assert_eq!(again.events, step.events);
        assert_eq!(again.cost, step.cost);
        forgetful = Some((seed, again.game));
    });
    assert!(steps > 200, "{steps}");
}

#[test]
fn a_loaded_game_goes_on_as_the_running_one_and_costs_the_same() {
    let mut at = 0;
    play(3..5, |_, before, choice, step| {
        at += 1;
        if at % 23 != 0 {
            return;
        }
        let text = before.save().expect("it can be written down");
        let loaded = Game::load(before.program(), &text).expect("it can be read back");
        assert_eq!(loaded.pending(), before.pending());
        assert_eq!(loaded.state_hash(), before.state_hash());
        let again = loaded.apply(choice).expect("it is the same game");
        assert_eq!(again.game.state_hash(), step.game.state_hash());
        assert_eq!(again.events, step.events);
        assert_eq!(again.cost, step.cost);
    });
    assert!(at > 200, "{at}");
}

/// At every question another answer is tried too, and now and then that branch goes on beside the game: a step of the
/// one and a step of the other in turns, out of one memory.
#[test]
fn branches_played_in_turns_are_the_games_that_they_are_alone() {
    let mut dice = Pebbles::new(77);
    let mut branch: Option<(Game, Game)> = None;
    let (mut at, mut tried) = (0, 0);
    let steps = play(5..7, |_, before, _, step| {
        at += 1;
        let (game, alone) = match branch.take() {
            Some(games) => games,
            None if at % 3 == 0 => (before.clone(), before.detached()),
            None => (step.game.clone(), step.game.detached()),
        };
        let Some(choice) = any_choice(&game, &mut dice) else {
            return;
        };
        let shared = game.apply(&choice).expect("an offered choice is possible");
        let own = alone.apply(&choice).expect("it is the same game");
        assert_eq!(shared.game.pending(), own.game.pending());
        assert_eq!(shared.game.state_hash(), own.game.state_hash());
        assert_eq!(shared.events, own.events);
        assert_eq!(shared.cost, own.cost);
        tried += 1;
        if at % 40 != 0 {
            branch = Some((shared.game, own.game));
        }
    });
    assert!(steps > 200 && tried > 200, "{steps} {tried}");
}

/// What is drawn without a look at the other offers is one of them: a game in which each player who is asked before
/// that passes has the drawn offer in its list, and with it comes to the same position.
#[test]
fn what_a_playout_draws_could_have_been_chosen() {
    let table = real::table().expect("the rules can be read");
    let mut drawn = 0;
    for seed in 8..12 {
        let mut game = table.start(seed).expect("it starts");
        let mut playout = game.playout(seed).expect("it starts");
        while let Pending::Decide(decision) = playout.pending().clone() {
            let again = playout.game().expect("it goes on");
            // Who was drawn to pass is asked here.
            while game.position_hash() != again.position_hash() {
                game = game.apply(&Choice::Pass).expect("passing was drawn").game;
            }
            let asked = again.decision().expect("somebody is asked");
            assert!(game.decision() == Some(asked));
            playout.step().expect("what was drawn is possible");
            let made = playout.made().expect("an answer was made").clone();
            let choice = match (&decision.question, &asked.question) {
                (Question::Act { offers: one, .. }, Question::Act { offers: all, .. }) => {
                    drawn += 1;
                    let one = one.only().expect("one is drawn");
                    let at = all.iter().position(|offer| offer == one);
                    let Choice::Act { picks, .. } = made else {
                        panic!("an action was drawn");
                    };
                    Choice::Act {
                        offer: u32::try_from(at.expect("it is offered")).expect("few"),
                        picks,
                    }
                }
                _ => {
                    assert_eq!(*decision, *asked);
                    made
                }
            };
            game = game.apply(&choice).expect("it was offered").game;
        }
        while game.decision().is_some() {
            game = game.apply(&Choice::Pass).expect("passing was drawn").game;
        }
        assert_eq!(game.pending(), playout.pending());
        // They have answered as many questions as they were asked, which a drawn pass is not.
        let ended = playout.game().expect("it is over");
        assert_eq!(game.position_hash(), ended.position_hash());
        assert_eq!(game.state().random, ended.state().random);
    }
    assert!(drawn > 200, "{drawn}");
}
