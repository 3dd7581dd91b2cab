//! Positions that cannot be. A pack of rules beside the tests ends a game in one and says which: cards that are lost or
//! doubled, crew in space, a mission that is solved with dilemmas below.

use spaceline_rules::bots::{Bot, Captain, Random};
use spaceline_rules::pack::Packs;
use spaceline_runtime::game::Pending;
use spaceline_tests::real::{self, Table};
use std::path::Path;

fn table() -> Table {
    let mut packs = Packs::built_in();
    packs.add_folder(Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/impossible"
    )));
    real::table_of(packs).expect("the rules can be read")
}

/// Why a game between bots ended.
fn ending(table: &Table, seed: u64, mut bots: [Box<dyn Bot>; 2]) -> String {
    let mut game = table.start(seed).expect("it starts");
    loop {
        let decision = match game.pending() {
            Pending::Decide(decision) => decision,
            Pending::Over(outcome) => {
                let because = outcome.because.expect("a game ends for a reason");
                return table.rulebook.program.text(because).to_owned();
            }
        };
        let player = usize::from(decision.player.expect("chance is not asked"));
        let choice = bots[player]
            .choose(&game.asked().expect("somebody is asked"))
            .expect("no fault");
        game = game
            .apply(&choice)
            .expect("what a bot chooses is possible")
            .game;
    }
}

#[test]
fn no_game_comes_to_a_position_that_cannot_be() {
    let table = table();
    let rules = &table.rulebook.program.book().rules;
    assert!(
        rules
            .iter()
            .any(|rule| rule.named.name == "impossible_positions")
    );
    for seed in 1..=8 {
        let random = |seed| -> Box<dyn Bot> { Box::new(Random::new(seed)) };
        let captain = |seed| -> Box<dyn Bot> { Box::new(Captain::new(seed)) };
        for bots in [
            [random(seed), random(seed + 100)],
            [captain(seed), captain(seed + 100)],
            [random(seed), captain(seed)],
        ] {
            let why = ending(&table, seed, bots);
            assert!(!why.starts_with("impossible"), "game {seed}: {why}");
        }
    }
}
