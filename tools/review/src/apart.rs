//! A game apart: an edition that rests on no rules of others, beside rules and cards of another game.

use crate::scenario::{self, Verdict};
use crate::toy;
use spaceline_lang::diagnostic::{Severity, render};
use spaceline_lang::span::FileId;
use spaceline_lang::tree::{Book, Under};
use spaceline_rules::book::{Loaded, Wanted, check, load};
use spaceline_rules::deck::{read, resolve};
use spaceline_rules::game::{Entrant, Match};
use spaceline_rules::pack::{Memory, Origin, Packs, ScriptKind};
use spaceline_runtime::Pending;
use spaceline_runtime::game::SetupError;
use spaceline_runtime::link::LinkError;
use std::path::Path;

const TOY_CARDS: &str = "set more \"More\" released 2025\ncard \"Twin\" coin { 9 }\n";

/// The rules of a game with stones, which knows nothing of coins. Its words are those of the other game.
const STONES: &str = r#"
edition stones
document stones "Stones"
game "Stones" for 2 to 4 players

kind card { has worth: number printed }
kind stone of card { line worth }
zone bag of player: ordered from top, seen by nobody, starts with "bag"
zone table of player: in play, seen by everybody
field points: number of player = 0
event turn_begins (p: player)
menu plays says "play"

rule stones cites stones "1" {
  procedure game {
    next_turn first p in players
    repeat 12 {
      announce turn_begins(turn_player)
      offer turn_player must plays once
      next_turn next_player(turn_player)
    }
    finish for last p in players because "it is over"
  }
  action lay in plays says "lay a stone" {
    legal when size(bag of you) > 0 because "the bag is empty"
    do { put top(bag of you) into table of you; set points of you to points of you + 1 }
  }
  deck needs size(bag of you) >= 6 because "six stones at least"
}
setup turn of (p: player) { next_turn p }
format "Stones" { rules stones; pool set stones }

scenario "Three sit at the table" under stones for 3 players cites stones "1" {
  given turn of three
  given points of three = 5
  then size(players) = 3, points of three = 5, next_player(three) = one
}
scenario "Two sit at a table of which nothing is said" under stones cites stones "1" {
  given turn of two
  then size(players) = 2, next_player(two) = one
}
"#;

const STONE_CARDS: &str = "set stones \"Stones\" released 2026\ncard \"Twin\" stone { 3 }\n";

fn packs(more: &[(&str, &str)]) -> Packs {
    let mut files = vec![
        ("p/toy/pack.toml", toy::MANIFEST),
        ("p/toy/rules.sl", toy::RULES),
        (
            "p/coins/pack.toml",
            "id = \"coins\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"toy\"]\n",
        ),
        ("p/coins/a.sl", TOY_CARDS),
        (
            "p/stones/pack.toml",
            "id = \"stones\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"edition\"\nedition = \"stones\"\n\n[deck-sections]\n\"\" = \"bag\"\n",
        ),
        ("p/stones/rules.sl", STONES),
        (
            "p/stone_cards/pack.toml",
            "id = \"stone-cards\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"stones\"]\nstarters = [\"six\", \"six\"]\n",
        ),
        ("p/stone_cards/a.sl", STONE_CARDS),
        ("p/stone_cards/decks/six.txt", "6\tTwin\n"),
    ];
    files.extend(more);
    let mut packs = Packs::new();
    let origin = Origin::Folder("p".into());
    packs.add(&Memory::new(&files), Path::new("p"), &origin);
    packs
}

fn wanted(format: Option<&str>, under: Option<Under>) -> Wanted {
    Wanted {
        format: format.map(str::to_owned),
        under,
        scenarios: true,
        ..Wanted::default()
    }
}

fn loaded(format: Option<&str>) -> Loaded {
    let loaded = load(packs(&[]), &wanted(format, None));
    assert_eq!(errors(&loaded), "");
    loaded
}

/// What is wrong, beside what the toy game is warned of.
fn errors(loaded: &Loaded) -> String {
    let told = loaded.problems.iter();
    let told = told.filter(|one| one.severity == Severity::Error);
    let told: Vec<_> = told.cloned().collect();
    render(&told, loaded.sources(), false)
}

fn titles(book: &Book) -> Vec<&str> {
    let cards = book.cards.iter();
    cards
        .filter_map(|card| book.at(card.title))
        .map(|title| title.as_str())
        .collect()
}

#[test]
fn neither_game_knows_the_other() {
    let said = |packs| errors(&check(packs, &wanted(None, None)));
    assert_eq!(said(packs(&[])), "");
    let toy = loaded(None);
    let book = toy.book().unwrap();
    assert_eq!(titles(book).iter().filter(|one| **one == "Twin").count(), 1);
    assert!(titles(book).contains(&"Thief"));
    let stones = loaded(Some("Stones"));
    assert_eq!(titles(stones.book().unwrap()), ["Twin"]);
    // A mistake in one of them is told once, whichever is asked for.
    let wrong = (
        "p/stone_cards/b.sl",
        "set stones2 \"S\" released 2026\ncard \"Odd\" coin { 3 }\n",
    );
    let told = said(packs(&[wrong]));
    assert_eq!(told.matches("error[").count(), 1, "{told}");
    assert!(told.contains("coin"), "{told}");
    // A loose script belongs to the rules that are asked for.
    let mut with_loose = packs(&[]);
    with_loose.add_text(
        "l.sl",
        ScriptKind::Script,
        "noun thieves gives set of trick means every t: trick\n",
    );
    assert_eq!(said(with_loose), "");
}

#[test]
fn packs_of_the_other_game_count_for_nothing() {
    let (toy, stones) = (loaded(None), loaded(Some("Stones")));
    assert!(toy.packs.starters(None).is_empty());
    assert_eq!(stones.packs.starters(Some("stones")).len(), 2);
    let sections = |loaded: &Loaded| loaded.rulebook.as_ref().unwrap().notation.sections.clone();
    assert_eq!(sections(&toy), [(String::new(), "purse".to_owned())]);
    assert_eq!(sections(&stones), [(String::new(), "bag".to_owned())]);
    let alone = load(
        {
            let mut packs = Packs::new();
            let files = [
                ("p/toy/pack.toml", toy::MANIFEST),
                ("p/toy/rules.sl", toy::RULES),
                (
                    "p/coins/pack.toml",
                    "id = \"coins\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"toy\"]\n",
                ),
                ("p/coins/a.sl", TOY_CARDS),
            ];
            packs.add(
                &Memory::new(&files),
                Path::new("p"),
                &Origin::Folder("p".into()),
            );
            packs
        },
        &wanted(None, None),
    );
    let hash = |loaded: &Loaded| loaded.rulebook.as_ref().unwrap().hash;
    assert_eq!(hash(&alone), hash(&toy));
    assert_ne!(hash(&stones), hash(&toy));
}

#[test]
fn scenarios_have_their_table() {
    let under = Under::Edition("stones".into(), None);
    let loaded = load(packs(&[]), &wanted(None, Some(under)));
    let rulebook = loaded.rulebook.unwrap();
    let book = rulebook.program.book();
    assert_eq!(book.scenarios.len(), 2);
    for scenario in &book.scenarios {
        let report = scenario::run(&rulebook, scenario);
        assert_eq!(report.verdict, Verdict::Passed, "{}", report.name);
    }
}

#[test]
fn as_many_play_as_the_game_is_for() {
    let loaded = loaded(Some("Stones"));
    let rulebook = loaded.rulebook.unwrap();
    assert_eq!(rulebook.program.range(), 2..=4);
    let entrant = || {
        let (list, _) = read(FileId(0), "6\tTwin\n");
        let deck = resolve(&list, &rulebook.catalogue, &rulebook.notation).deck;
        let name = "six".to_owned();
        Entrant { name, deck }
    };
    for players in 2..=4_u8 {
        let entrants = (0..players).map(|_| entrant()).collect();
        let mut played = Match::start(&rulebook, entrants, 7).unwrap();
        assert_eq!(played.game.program().players(), players);
        while let Some(decision) = played.game.decision() {
            let choice = decision.sample(&mut spaceline_runtime::ask::offer::Pebbles::new(1));
            played.choose(&choice).unwrap();
        }
        let Pending::Over(outcome) = played.game.pending() else {
            panic!("it goes on");
        };
        assert!(outcome.winner.is_some());
    }
    for players in [1, 5] {
        let entrants = (0..players).map(|_| entrant()).collect();
        let refused = Match::start(&rulebook, entrants, 7).err();
        assert!(
            matches!(refused, Some(SetupError::Decks { .. })),
            "{refused:?}"
        );
    }
    let other = rulebook.program.with_players(5).err();
    assert!(matches!(other, Some(LinkError::Players(5))));
}
