//! The real game, played twice: what must not make a difference makes none.

use spaceline_runtime::evaluate::Workspace;
use spaceline_runtime::offer::Pebbles;
use spaceline_runtime::{Choice, Game, Step};
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
