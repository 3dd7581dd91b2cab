//! Games of the toy: played by bots, recorded, replayed, judged.

use super::*;
use crate::bots;
use crate::deck::violations;
use crate::toy::{PLAIN, deck, load_toy};
use spaceline_runtime::Pending;

fn rulebook(more: &str, format: Option<&str>) -> Rulebook {
    let (loaded, said) = load_toy(more, format);
    loaded.rulebook.unwrap_or_else(|| panic!("{said}"))
}

fn played(rulebook: &Rulebook, seed: u64, names: [&str; 2]) -> Match {
    let (loaded, _) = load_toy("", None);
    let entrant = |name: &str| Entrant {
        name: name.to_owned(),
        deck: deck(&loaded, PLAIN),
    };
    let mut game = Match::start(rulebook, vec![entrant("a"), entrant("b")], seed).unwrap();
    let mut bots = names.map(|name| bots::named(name, seed).unwrap());
    while let Some(decision) = game.game.decision() {
        let bot = &mut bots[usize::from(decision.player.unwrap_or(0))];
        let choice = bot.choose(&game.game.asked().unwrap()).unwrap();
        game.choose(&choice).unwrap();
        assert!(game.choices().len() < 1_000);
    }
    game
}

#[test]
fn bots_play_to_the_end_and_the_record_gives_the_same_game() {
    let rulebook = rulebook("", None);
    for seed in 0..20 {
        for names in [["random", "random"], ["captain", "random"]] {
            let game = played(&rulebook, seed, names);
            let text = Record::of(&rulebook, &game).text();
            let record = Record::read(&text).unwrap();
            let mut seen = 0;
            let again = record.replay(&rulebook, |_, _| seen += 1).unwrap();
            assert_eq!(seen, game.choices().len());
            assert_eq!(again.game.pending(), game.game.pending());
        }
    }
}

#[test]
fn the_captain_follows_advice() {
    let rulebook = rulebook("", None);
    let mut won = [0, 0];
    for seed in 0..60 {
        for (seat, names) in [["captain", "random"], ["random", "captain"]]
            .into_iter()
            .enumerate()
        {
            if let Pending::Over(outcome) = played(&rulebook, seed, names).game.pending() {
                match outcome.winner.map(usize::from) {
                    Some(winner) if winner == seat => won[0] += 1,
                    Some(_) => won[1] += 1,
                    None => {}
                }
            }
        }
    }
    assert!(won[0] > 2 * won[1], "{won:?}");
}

/// Birds that their players may give away, of which one alone has a text that earns something.
const BIRDS: &str = r#"
frame at start of every turn: when turn_begins
rule earning cites toy "5" {
  verb earn (n: number) past earned { set points of you to points of you + n }
  advice on using to spend what does earn (c: card) means -1
}
set birds "Birds" released 2021
card "Hen" coin { 1; at start of every turn: you may spend this; when you steal coin: earn 1 }
card "Crow" coin { 1; at start of every turn: you may spend this }
card "Duck" coin { 1; at start of every turn: you may spend this, earn 1 }
card "Coop" coin { 1; at start of every turn: you may earn 1 }
"#;

#[test]
fn the_captain_keeps_what_serves_it() {
    let (loaded, said) = load_toy(BIRDS, None);
    let rulebook = loaded.rulebook.as_ref().unwrap_or_else(|| panic!("{said}"));
    let list = deck(&loaded, "2\tHen\n2\tCrow\n2\tDuck\n2\tCoop\n");
    let entrant = Entrant {
        name: "a".to_owned(),
        deck: list,
    };
    let mut game = Match::start(rulebook, vec![entrant.clone(), entrant], 3).unwrap();
    let mut bot = bots::named("captain", 3).unwrap();
    let mut seen = std::collections::BTreeMap::new();
    while game.game.decision().is_some() {
        let about = game.game.decision().map(|decision| decision.about.clone());
        let choice = bot.choose(&game.game.asked().unwrap()).unwrap();
        if let Some(spaceline_runtime::ask::Matter::Text(_, this)) = about {
            let rec = game.game.state().rec(this.object().unwrap()).unwrap();
            let card = rec.card().unwrap();
            let title = rulebook.program.book().cards[card.index()].title;
            let title = rulebook.program.book().texts[title.index()].clone();
            seen.insert(title, choice == Choice::Whether(true));
        }
        game.choose(&choice).unwrap();
    }
    let seen: Vec<(String, bool)> = seen
        .into_iter()
        .map(|(t, yes)| (t.to_string(), yes))
        .collect();
    let told = [
        ("Coop", true),
        ("Crow", true),
        ("Duck", true),
        ("Hen", false),
    ];
    assert_eq!(seen, told.map(|(title, yes)| (title.to_owned(), yes)));
}

#[test]
fn choices_are_taken_back() {
    let rulebook = rulebook("", None);
    let (loaded, _) = load_toy("", None);
    let entrant = Entrant {
        name: "a".to_owned(),
        deck: deck(&loaded, PLAIN),
    };
    let mut game = Match::start(&rulebook, vec![entrant.clone(), entrant], 7).unwrap();
    assert!(!game.undo(0));
    let first = game.game.state_hash();
    let asked = game
        .game
        .decision()
        .and_then(|decision| decision.player)
        .unwrap();
    game.choose(&Choice::Pass).unwrap();
    assert_ne!(game.game.state_hash(), first);
    assert!(game.undo(asked));
    assert_eq!(game.game.state_hash(), first);
    assert_eq!(game.choices().len(), 0);
}

#[test]
fn damaged_records_are_refused_in_words() {
    let rulebook = rulebook("", None);
    let game = played(&rulebook, 1, ["random", "random"]);
    let good = Record::of(&rulebook, &game);
    let text = good.text();
    let mut said = Vec::new();
    let cut = &text[..text.len() / 2];
    let altered = text.replacen("\"seed\":1", "\"seed\":2", 1);
    let newer = text.replacen("spaceline-game 2", "spaceline-game 9", 1);
    for text in ["", "hello", "hello\nworld", cut, &altered, &newer] {
        said.push(Record::read(text).unwrap_err().to_string());
    }
    let mut wrong = vec![
        Record {
            seed: 2,
            ..good.clone()
        },
        Record {
            bond: Bond::default(),
            ..good.clone()
        },
        Record {
            end: "0".into(),
            ..good.clone()
        },
        Record {
            choices: vec![Choice::Whether(true)],
            ..good.clone()
        },
    ];
    let mut unknown = good.clone();
    unknown.decks[0].piles[0].1[0].0 = "Nickel".into();
    wrong.push(unknown);
    let mut fewer = good.clone();
    fewer.decks.pop();
    wrong.push(fewer);
    for record in wrong {
        let record = Record::read(&record.text()).unwrap();
        said.push(record.replay(&rulebook, |_, _| {}).unwrap_err().to_string());
    }
    let said = said.join("\n");
    insta::assert_snapshot!(said);
}

#[test]
fn a_deck_is_told_every_demand_it_does_not_meet() {
    let format = "format \"strict\" { pool toys; ban \"Thief\" because \"it steals\"; ban \"Crown\"; deck needs size(purse of you) <= 9 because \"at most 9\"; house { forbid steal of (c: coin) because \"this is a house of honour\" } }\nset other \"Others\" released 2025\ncard \"Button\" coin { 0 }";
    let rulebook = rulebook(format, Some("strict"));
    let (loaded, _) = load_toy(format, Some("strict"));
    let told = |list: &str| {
        let violations = violations(&rulebook, &deck(&loaded, list)).unwrap();
        let line = |one: &deck::Violation| format!("{} [{}]", one.says, one.cites);
        violations.iter().map(line).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(told("4\tPenny\n"), "");
    insta::assert_snapshot!(
        [
            told("3\tPenny\n"),
            told("9\tPenny\n2\tDoubloon\n1\tThief\n1\tCrown\n1\tButton\n")
        ]
        .join("\n--\n")
    );
}

#[test]
fn a_game_goes_on_without_a_text_that_is_at_fault() {
    let endless =
        "rule echoes cites toy \"9\" { when steal of (c: coin) by (you: player): steal c }";
    let rulebook = rulebook(endless, None);
    let (loaded, _) = load_toy("", None);
    let entrant = || Entrant {
        name: "a".to_owned(),
        deck: deck(&loaded, PLAIN),
    };
    let mut faults = 0;
    for seed in 0..5 {
        let mut game = Match::start(&rulebook, vec![entrant(), entrant()], seed).unwrap();
        let mut bot = bots::named("random", seed).unwrap();
        while let Some(decision) = game.game.decision() {
            assert!(decision.player.is_some());
            let choice = bot.choose(&game.game.asked().unwrap()).unwrap();
            if game.choose(&choice).is_err() {
                faults += 1;
                game.go_on(&choice).unwrap();
            }
        }
        let record = Record::of(&rulebook, &game);
        let again = record.replay(&rulebook, |_, _| {}).unwrap();
        assert_eq!(again.game.state_hash(), game.game.state_hash());
    }
    assert!(faults > 0, "no script was at fault");
}
