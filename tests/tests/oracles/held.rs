//! The oracles, held against random play of a small game and of the real one, against what captains do, and
//! against every scenario there is.

use super::plays::{Oracle, Seen, repeats};
use super::source::{Source, real, toy};
use spaceline_lang::diagnostic::render;
use spaceline_review::scenario;
use spaceline_rules::book::{Rulebook, Wanted, load};
use spaceline_rules::bots::{Bot, Captain, Random};
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_runtime::{Choice, Game};
use std::path::Path;

/// Lets bots play, with a look at every so many choices.
fn hold(source: &Source, seeds: std::ops::Range<u64>, bots: impl Fn(u64) -> Box<dyn Bot>) -> Seen {
    let mut oracle = Oracle::of(&source.program);
    for seed in seeds {
        let mut bots = [bots(seed), bots(seed ^ 1000)];
        let start = || Game::new(&source.program, &source.decks, seed);
        let mut game = start().expect("the game starts");
        let mut choices: Vec<Choice> = Vec::new();
        while let Some(decision) = game.decision().filter(|_| choices.len() < source.most) {
            let player = usize::from(decision.player.expect("chance is not asked"));
            let choice = bots[player]
                .choose(&game.asked().expect("somebody is asked"))
                .expect("no fault");
            let step = game.apply(&choice).expect("what a bot chooses is possible");
            // Not always at the same places of a turn.
            if (choices.len() + seed as usize).is_multiple_of(source.every) {
                oracle.look(&game, &choice, &step);
            }
            choices.push(choice);
            game = step.game;
        }
        repeats(start(), &choices, &game);
    }
    oracle.seen
}

/// There was enough to be wrong about.
fn enough(seen: &Seen, choices: usize) {
    assert!(seen.choices >= choices, "{seen:?}");
    assert!(seen.begun > seen.choices, "{seen:?}");
    assert!(
        seen.not_offered > seen.choices && seen.offered > 0,
        "{seen:?}"
    );
    assert!(seen.dealt > seen.choices / 4, "{seen:?}");
    assert!(seen.wrong > 3 * seen.choices, "{seen:?}");
}

fn random(seed: u64) -> Box<dyn Bot> {
    Box::new(Random::new(seed))
}

fn captain(seed: u64) -> Box<dyn Bot> {
    Box::new(Captain::new(seed))
}

#[test]
fn oracles_hold_in_random_play_of_a_small_game() {
    enough(&hold(toy(), 0..24, random), 200);
}

#[test]
fn oracles_hold_in_random_play_of_the_real_game() {
    enough(&hold(real(), 0..3, random), 40);
}

#[test]
fn oracles_hold_in_what_captains_do() {
    enough(&hold(real(), 0..3, captain), 40);
}

/// A copy of a captain has forgotten what he was answered about earlier positions, and knows all else that he did.
#[test]
fn what_a_captain_remembers_from_behind_the_veil_makes_no_difference() {
    let source = real();
    let mut asked = 0;
    for seed in 40..43 {
        let mut captains = [Captain::new(seed), Captain::new(seed ^ 1000)];
        let mut game = Game::new(&source.program, &source.decks, seed).expect("the game starts");
        while let Some(decision) = game.decision() {
            let player = usize::from(decision.player.expect("chance is not asked"));
            let seat = game.asked().expect("somebody is asked");
            let forgetful = captains[player].clone().choose(&seat).expect("no fault");
            let choice = captains[player].choose(&seat).expect("no fault");
            assert_eq!(choice, forgetful);
            let step = game.apply(&choice).expect("what a bot chooses is possible");
            game = step.game;
            asked += 1;
        }
    }
    assert!(asked > 300, "{asked}");
}

/// Holds the oracles against the scenarios of a rulebook, by their numbers.
fn hold_scenarios(rulebook: &Rulebook, of: impl Fn(usize) -> bool) -> (usize, Seen) {
    let mut oracle = Oracle::of(&rulebook.program);
    let mut carried_out = 0;
    let scenarios = &rulebook.program.book().scenarios;
    for (_, scenario) in scenarios.iter().enumerate().filter(|(at, _)| of(*at)) {
        if !rulebook.plays(scenario) {
            continue;
        }
        carried_out += 1;
        for (nth, (game, choice)) in scenario::choices(rulebook, scenario).iter().enumerate() {
            // Whoever fails says in which scenario.
            println!("{}, choice {nth}", scenario.named.name);
            let step = game.apply(choice).expect("it was made");
            oracle.look(game, choice, &step);
        }
    }
    (carried_out, oracle.seen)
}

fn with_scenarios(packs: Packs) -> Rulebook {
    let wanted = Wanted {
        scenarios: true,
        ..Wanted::default()
    };
    let loaded = load(packs, &wanted);
    let said = render(&loaded.problems, loaded.sources(), false);
    loaded.rulebook.unwrap_or_else(|| panic!("{said}"))
}

fn real_scenarios(part: usize) {
    let mut packs = Packs::new();
    packs.add_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("hard"));
    packs.add_built_in();
    let rulebook = with_scenarios(packs);
    let (scenarios, seen) = hold_scenarios(&rulebook, |at| at % 2 == part);
    assert!(scenarios > 250, "{scenarios}");
    assert!(seen.choices > 250 && seen.begun > 400, "{seen:?}");
    assert!(seen.not_offered > 1_000 && seen.dealt > 50, "{seen:?}");
}

#[test]
fn oracles_hold_in_half_of_the_scenarios_of_rules_and_cards() {
    real_scenarios(0);
}

#[test]
fn oracles_hold_in_the_other_half_of_the_scenarios() {
    real_scenarios(1);
}

#[test]
fn oracles_hold_in_the_scenarios_of_the_machine() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("machine");
    let manifest = "id = \"machine\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"deck\"\n";
    let base = std::fs::read_to_string(folder.join("base.sl")).expect("it is there");
    let (mut scenarios, mut choices) = (0, 0);
    for entry in std::fs::read_dir(&folder).expect("it is there") {
        let path = entry.expect("it is there").path();
        if path.extension().is_none_or(|ext| ext != "sl") || path.ends_with("base.sl") {
            continue;
        }
        let more = std::fs::read_to_string(&path).expect("it is there");
        let files = [
            ("machine/pack.toml", manifest),
            ("machine/base.sl", base.as_str()),
            ("machine/more.sl", more.as_str()),
        ];
        let mut packs = Packs::new();
        let origin = Origin::Folder("machine".into());
        packs.add(&Memory::new(&files), Path::new("machine"), &origin);
        let (of, seen) = hold_scenarios(&with_scenarios(packs), |_| true);
        scenarios += of;
        choices += seen.choices;
    }
    assert!(scenarios > 60 && choices > 100, "{scenarios} {choices}");
}
