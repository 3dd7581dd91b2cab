//! Saved games: whatever stands in one, it is refused in words, or can be played on.
//!
//! What comes in is read as a save, and also as changes to a good one: pairs of a place and a byte, so
//! that the fuzzer reaches what is checked behind the first brace.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spaceline_rules::book::{Rulebook, Wanted, load};
use spaceline_rules::deck::{read, resolve};
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_runtime::Game;
use spaceline_runtime::ask::offer::Pebbles;
use std::path::Path;
use std::sync::OnceLock;

const MANIFEST: &str = "id = \"toy\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"purse\"\n";
const TOY: &str = include_str!("../../../rules/src/toy.sl");

/// The toy and a save of it.
fn toy() -> &'static (Rulebook, String) {
    static TOY_BOOK: OnceLock<(Rulebook, String)> = OnceLock::new();
    TOY_BOOK.get_or_init(|| {
        let files = [("toy/pack.toml", MANIFEST), ("toy/rules.sl", TOY)];
        let mut packs = Packs::new();
        let origin = Origin::Folder("toy".into());
        packs.add(&Memory::new(&files), Path::new("toy"), &origin);
        let rulebook = load(packs, &Wanted::default())
            .rulebook
            .expect("the toy reads");
        let (list, _) = read(
            Default::default(),
            "4\tPenny\n2\tCrown\n2\tThief\n2\tMagnet\n",
        );
        let deck = resolve(&list, &rulebook.catalogue, &rulebook.notation).deck;
        let decks = [deck.lists(), deck.lists()];
        let mut game = Game::new(&rulebook.program, &decks, 7).expect("it starts");
        let mut dice = Pebbles::new(7);
        for _ in 0..9 {
            let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice)) else {
                break;
            };
            game = game.apply(&choice).expect("it is possible").game;
        }
        let save = game.save().expect("it is written down");
        (rulebook, save)
    })
}

fn play_on(text: &str) {
    let (rulebook, _) = toy();
    let Ok(mut game) = Game::load(&rulebook.program, text) else {
        return;
    };
    let mut dice = Pebbles::new(1);
    for _ in 0..20 {
        let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice)) else {
            break;
        };
        let Ok(step) = game.apply(&choice) else {
            return;
        };
        game = step.game;
    }
    let again = game.save().expect("it is written down");
    assert!(Game::load(&rulebook.program, &again).is_ok());
}

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        play_on(text);
    }
    let (_, save) = toy();
    let mut bytes = save.clone().into_bytes();
    for change in data.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
        bytes[at] = change[2];
    }
    if let Ok(text) = String::from_utf8(bytes) {
        play_on(&text);
    }
});
