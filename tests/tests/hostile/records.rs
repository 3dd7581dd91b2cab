//! Saves and records of games in which bytes were changed.

use super::cases::try_all;
use super::damage::{damaged, flipped, tokens};
use spaceline_rules::book::{Rulebook, Wanted, load};
use spaceline_rules::deck::{read, resolve};
use spaceline_rules::game::{Entrant, Journal, Match, Record};
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_runtime::Game;
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_tests::real;
use std::path::Path;
use std::sync::OnceLock;

const MANIFEST: &str = "id = \"toy\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"purse\"\n";
const TOY: &str = include_str!("../../../rules/src/toy.sl");

/// The toy, and a game of it up to its twelfth question.
fn toy() -> &'static (Rulebook, Match) {
    static TOYS: OnceLock<(Rulebook, Match)> = OnceLock::new();
    TOYS.get_or_init(|| {
        let files = [("toy/pack.toml", MANIFEST), ("toy/rules.sl", TOY)];
        let mut packs = Packs::new();
        packs.add(
            &Memory::new(&files),
            Path::new("toy"),
            &Origin::Folder("toy".into()),
        );
        let rulebook = load(packs, &Wanted::default()).rulebook.expect("it reads");
        let (list, _) = read(
            Default::default(),
            "4\tPenny\n2\tCrown\n2\tThief\n2\tMagnet\n",
        );
        let deck = resolve(&list, &rulebook.catalogue, &rulebook.notation).deck;
        let entrant = |name: &str| Entrant {
            name: name.to_owned(),
            deck: deck.clone(),
        };
        let entrants = vec![entrant("a"), entrant("b")];
        let mut played = Match::start(&rulebook, entrants, 3).expect("it starts");
        let mut dice = Pebbles::new(3);
        for _ in 0..12 {
            let choice = played.game.decision().map(|one| one.sample(&mut dice));
            let Some(choice) = choice else { break };
            played.choose(&choice).expect("it is possible");
        }
        (rulebook, played)
    })
}

/// Plays on by chance; what comes of it is a game or words.
fn play_on(mut game: Game, steps: usize) {
    let mut dice = Pebbles::new(9);
    for _ in 0..steps {
        let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice)) else {
            return;
        };
        match game.apply(&choice) {
            Ok(step) => game = step.game,
            Err(error) => return assert!(error.to_string().len() > 5, "{error:?}"),
        }
    }
    let text = game.save().expect("it is written down");
    assert!(Game::load(game.program(), &text).is_ok());
}

/// The record in a text, whole again behind its check, as somebody would write it who knows how.
fn signed(text: &str) -> Option<Record> {
    let (_, body) = text.split_once('\n')?;
    let record: Record = serde_json::from_str(body).ok()?;
    let again = Record::read(&record.text()).expect("its check fits");
    assert_eq!(again, record);
    Some(record)
}

#[test]
fn altered_records_are_refused() {
    let (rulebook, played) = toy();
    let good = Record::of(rulebook, played).text();
    try_all(
        4_000,
        12,
        |dice| flipped(dice, &good),
        |text| {
            match Record::read(text) {
                Err(damage) => assert!(damage.to_string().len() > 10, "{damage:?}"),
                // Blanks at the end and the like.
                Ok(record) => assert_eq!(record, Record::read(&good).expect("it is good")),
            }
            if let Some(record) = signed(text) {
                match record.replay(rulebook, |_, _| {}) {
                    Err(damage) => assert!(damage.to_string().len() > 10, "{damage:?}"),
                    Ok(again) => assert_eq!(again.game.pending(), played.game.pending()),
                }
            }
        },
    );
}

#[test]
fn altered_journals_are_refused_or_cut_off() {
    let (rulebook, played) = toy();
    let (_, good) = Journal::begin(rulebook, played);
    let whole = Record::read(&good).expect("it is good");
    try_all(
        4_000,
        12,
        |dice| flipped(dice, &good),
        |text| match Record::read(text) {
            Err(damage) => assert!(damage.to_string().len() > 10, "{damage:?}"),
            Ok(record) => assert!(whole.choices.starts_with(&record.choices)),
        },
    );
}

#[test]
fn altered_saves_of_the_real_game_are_refused_or_sound() {
    let table = real::table().expect("it reads");
    let mut saves = Vec::new();
    let mut dice = Pebbles::new(2);
    let mut game = table.start(2).expect("it starts");
    for at in 0..400 {
        let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice)) else {
            break;
        };
        if at % 37 == 0 {
            saves.push(game.save().expect("it is written down"));
        }
        game = game.apply(&choice).expect("it is possible").game;
    }
    let make = |dice: &mut Pebbles| {
        let save = super::cases::one_of(dice, &saves).clone();
        flipped(dice, &save)
    };
    try_all(1_500, 25, make, |text| {
        match Game::load(&table.rulebook.program, text) {
            Ok(game) => play_on(game, 6),
            Err(error) => assert!(error.to_string().len() > 10, "{error}"),
        }
    });
}

#[test]
fn saves_with_pieces_elsewhere_are_refused_or_sound() {
    let (_, played) = toy();
    let good = played.game.save().expect("it is written down");
    let words = tokens(&good);
    try_all(
        3_000,
        12,
        |dice| damaged(dice, &good, &words),
        |text| match Game::load(played.game.program(), text) {
            Ok(game) => play_on(game, 30),
            Err(error) => assert!(error.to_string().len() > 10, "{error}"),
        },
    );
}
