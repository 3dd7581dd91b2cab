//! What ends a game that was written down, and what does not.

use crate::book::{Rulebook, Wanted, load};
use crate::bots;
use crate::deck::{read, resolve};
use crate::game::{Entrant, Match, Record};
use crate::pack::{Memory, Origin, Packs};
use crate::toy::{MANIFEST, PLAIN, RULES};
use spaceline_lang::diagnostic::render;
use std::path::Path;

/// The toy with these rules, a script before them and a script behind them.
fn toy(rules: &str, before: &str, behind: &str) -> Rulebook {
    let files = [
        ("toy/pack.toml", MANIFEST),
        ("toy/before.sl", before),
        ("toy/rules.sl", rules),
        ("toy/then.sl", behind),
    ];
    let mut packs = Packs::new();
    let origin = Origin::Folder("toy".into());
    packs.add(&Memory::new(&files), Path::new("toy"), &origin);
    let loaded = load(packs, &Wanted::default());
    let said = render(&loaded.problems, loaded.sources(), false);
    loaded.rulebook.unwrap_or_else(|| panic!("{said}"))
}

fn played(rulebook: &Rulebook, list: &str, seed: u64) -> Match {
    let (list, _) = read(Default::default(), list);
    let deck = resolve(&list, &rulebook.catalogue, &rulebook.notation).deck;
    let entrant = |name: &str| Entrant {
        name: name.to_owned(),
        deck: deck.clone(),
    };
    let entrants = vec![entrant("a"), entrant("b")];
    let mut game = Match::start(rulebook, entrants, seed).unwrap();
    let mut bots = ["random", "captain"].map(|name| bots::named(name, seed).unwrap());
    while let Some(decision) = game.game.decision() {
        let bot = &mut bots[usize::from(decision.player.unwrap_or(0))];
        let choice = bot.choose(&game.game.asked().unwrap()).unwrap();
        game.choose(&choice).unwrap();
    }
    game
}

/// What is told when games that the toy was played in go on under other scripts.
fn told(rules: &str, before: &str, behind: &str) -> Vec<String> {
    let now = toy(rules, before, behind);
    let then = toy(RULES, "", SHINY);
    let mut told = Vec::new();
    for seed in 0..10 {
        for list in [PLAIN, "4\tPenny\n2\tCrown\n1\tThief\n1\tSixpence\n"] {
            let text = Record::of(&then, &played(&then, list, seed)).text();
            let again = Record::read(&text).unwrap().replay(&now, |_, _| {});
            told.push(again.map_or_else(|damage| damage.to_string(), |_| String::new()));
        }
    }
    told.sort();
    told.dedup();
    told
}

/// A card of which some games know.
const SHINY: &str = "set shiny \"Shiny\" released 2022\ncard \"Sixpence\" coin { 6 }\n";

#[test]
fn cards_that_are_not_in_a_game_do_not_end_it() {
    let others =
        "set old \"Old\" released 1990\ncard \"Groat\" coin { 4 }\ncard \"Button\" coin { 0 }\n";
    let behind =
        format!("{SHINY}card \"Farthing\" coin {{ 1; when you spend coin: steal one coin }}\n");
    assert_eq!(told(RULES, "", SHINY), [""]);
    assert_eq!(told(RULES, others, &behind), [""]);
    let other_versions = format!("{SHINY}card \"Sixpence\" version \"New\" coin {{ 7 }}\n");
    assert_eq!(told(RULES, "", &other_versions), [""]);
}

#[test]
fn what_only_scenarios_bots_and_readers_look_at_does_not_end_a_game() {
    let more = "// a comment\nrule of_thumb cites toy \"9\" { advice on passing means 2 }\nscenario \"s\" { }\n";
    let then = toy(RULES, "rule of_thumb cites toy \"5\" { }", "");
    let now = toy(RULES, more, "");
    let text = Record::of(&then, &played(&then, PLAIN, 1)).text();
    assert!(Record::read(&text).unwrap().replay(&now, |_, _| {}).is_ok());
}

#[test]
fn what_has_changed_is_told() {
    let cards = "this game was played with other rules or cards: since then";
    let changed = SHINY.replace("{ 6 }", "{ 5 }");
    let only_there = [String::new(), format!("{cards} \"Sixpence\" has changed")];
    assert_eq!(told(RULES, "", &changed), only_there);
    let dated = SHINY.replace("2022", "2023");
    assert_eq!(told(RULES, "", &dated), only_there);
    let over = "errata \"Sixpence\" dated 2023-01-01 cites toy \"5\" { 4 }";
    assert_eq!(told(RULES, over, SHINY), only_there);
    let gone = told(RULES, "", "set shiny \"Shiny\" released 2022\n");
    assert_eq!(
        gone,
        [String::new(), format!("{cards} \"Sixpence\" is gone")]
    );
    let rule = "rule slow cites toy \"5\" { forbid steal of (c: coin) because \"nobody steals\" }";
    assert_eq!(
        told(RULES, rule, SHINY),
        [format!("{cards} `rule slow` is new")]
    );
    let first = RULES
        .lines()
        .find(|line| line.starts_with("rule "))
        .unwrap();
    let name = first.split_whitespace().nth(1).unwrap();
    let wide = RULES.replacen(
        first,
        &format!("{first}\n  noun spare_number gives number means 3"),
        1,
    );
    assert_eq!(
        told(&wide, "", SHINY),
        [format!("{cards} `rule {name}` has changed")]
    );
    let many: String = (0..9).map(|n| format!("verb hop_{n} {{ }}\n")).collect();
    let [many] = told(
        RULES,
        &format!("rule hops cites toy \"5\" {{ {many} }}\n{}", many_rules()),
        SHINY,
    )
    .try_into()
    .unwrap();
    assert!(many.ends_with(", and 5 things more"), "{many}");
}

fn many_rules() -> String {
    (0..9)
        .map(|n| {
            format!("rule more_{n} cites toy \"5\" {{ noun more_{n} gives number means {n} }}\n")
        })
        .collect()
}
