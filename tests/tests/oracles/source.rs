//! The games that are looked at.

use spaceline_lang::diagnostic::render;
use spaceline_rules::book::{Rulebook, Wanted, load};
use spaceline_rules::deck::{read, resolve};
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::game::Deck;
use spaceline_runtime::run::Event;
use spaceline_runtime::{Choice, Decision, Game, Pending, Program};
use std::path::Path;
use std::sync::{Arc, OnceLock};

const MANIFEST: &str = "id = \"toy\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"purse\"\n";
/// The rules of the engine's own tests: hands, piles, chance, windows.
const TOY: &str = include_str!("../../../rules/src/toy.sl");
const PURSE: &str = "4\tPenny\n2\tCrown\n2\tThief\n2\tMagnet\n";

/// A program and the decks that are played with it.
pub struct Source {
    pub program: Arc<Program>,
    pub decks: Vec<Deck>,
    /// How many choices of a game are looked at.
    pub most: usize,
    /// Every so many of them.
    pub every: usize,
}

fn rulebook(packs: Packs) -> (Rulebook, Packs) {
    let loaded = load(packs, &Wanted::default());
    let said = render(&loaded.problems, loaded.sources(), false);
    let rulebook = loaded.rulebook.unwrap_or_else(|| panic!("{said}"));
    (rulebook, loaded.packs)
}

/// A pack of one script.
pub fn pack(script: &str) -> Packs {
    let files = [("toy/pack.toml", MANIFEST), ("toy/rules.sl", script)];
    let mut packs = Packs::new();
    let origin = Origin::Folder("toy".into());
    packs.add(&Memory::new(&files), Path::new("toy"), &origin);
    packs
}

fn deck(rulebook: &Rulebook, list: &str) -> Deck {
    let (list, errors) = read(Default::default(), list);
    assert!(errors.is_empty(), "{errors:?}");
    let resolved = resolve(&list, &rulebook.catalogue, &rulebook.notation);
    assert!(resolved.is_whole(), "{:?}", resolved.errors);
    resolved.deck.lists()
}

/// The toy, with more scripts behind its rules, and two equal decks.
pub fn toy_with(more: &str) -> Source {
    let (rulebook, _) = rulebook(pack(&format!("{TOY}\n{more}")));
    let decks = vec![deck(&rulebook, PURSE), deck(&rulebook, PURSE)];
    Source {
        program: rulebook.program,
        decks,
        most: 400,
        every: 1,
    }
}

/// The toy.
pub fn toy() -> &'static Source {
    static TOY: OnceLock<Source> = OnceLock::new();
    TOY.get_or_init(|| toy_with(""))
}

/// The real game, between the starter decks.
pub fn real() -> &'static Source {
    static REAL: OnceLock<Source> = OnceLock::new();
    REAL.get_or_init(|| {
        let (rulebook, packs) = rulebook(Packs::built_in());
        let starters = rulebook.starters(&packs);
        let decks = starters.iter().map(|starter| {
            let text = packs.sources.text(starter.file);
            deck(&rulebook, text)
        });
        let decks: Vec<Deck> = decks.collect();
        Source {
            // The oracles hold it against the program that has all cards.
            program: rulebook.program_for(&decks),
            decks,
            most: 260,
            every: 13,
        }
    })
}

impl Source {
    pub fn start(&self, seed: u64) -> Game {
        Game::new(&self.program, &self.decks, seed).expect("the game starts")
    }
}

/// A step that is looked at.
pub struct Look<'a> {
    pub before: &'a Game,
    pub decision: &'a Decision,
    pub events: &'a [Event],
}

/// Plays by chance, with a look at every so many steps; gives the choices and the end.
pub fn play(source: &Source, seed: u64, mut look: impl FnMut(&Look<'_>)) -> (Vec<Choice>, Game) {
    let mut dice = Pebbles::new(seed);
    let mut game = source.start(seed);
    let mut choices = Vec::new();
    while let Pending::Decide(decision) = game.pending() {
        if choices.len() >= source.most {
            break;
        }
        let choice = decision.sample(&mut dice);
        let step = game.apply(&choice).expect("what is sampled is possible");
        if choices.len() % source.every == 0 {
            look(&Look {
                before: &game,
                decision,
                events: &step.events,
            });
        }
        choices.push(choice);
        game = step.game;
    }
    (choices, game)
}
