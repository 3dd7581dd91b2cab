//! A toy game for tests: coins are played from the hand to a table, and whoever has ten wins. The tests of the crates
//! above this one include it.

use spaceline_lang::diagnostic::render;
use spaceline_rules::book::{Loaded, Wanted, load};
use spaceline_rules::deck::{Deck, read, resolve};
use spaceline_rules::pack::{Memory, Origin, Packs};
use std::path::Path;

/// The rules.
pub const RULES: &str = include_str!("toy.sl");

/// Its manifest.
pub const MANIFEST: &str = "id = \"toy\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"purse\"\n";

/// The toy game with more scripts, and what there is to say about them.
pub fn load_toy(more: &str, format: Option<&str>) -> (Loaded, String) {
    let files = [
        ("toy/pack.toml", MANIFEST),
        ("toy/rules.sl", RULES),
        ("toy/scenarios.sl", more),
    ];
    let mut packs = Packs::new();
    packs.add(
        &Memory::new(&files),
        Path::new("toy"),
        &Origin::Folder("toy".into()),
    );
    let wanted = Wanted {
        format: format.map(str::to_owned),
        scenarios: true,
        ..Wanted::default()
    };
    let loaded = load(packs, &wanted);
    let said = render(&loaded.problems, loaded.sources(), false);
    (loaded, said)
}

/// A deck of the toy game.
pub fn deck(loaded: &Loaded, list: &str) -> Deck {
    let rulebook = loaded.rulebook.as_ref().expect("the toy loads");
    let (list, errors) = read(Default::default(), list);
    assert!(errors.is_empty(), "{errors:?}");
    let resolved = resolve(&list, &rulebook.catalogue, &rulebook.notation);
    assert!(resolved.is_whole(), "{:?}", resolved.errors);
    resolved.deck
}

/// A deck that will do.
pub const PLAIN: &str = "4\tPenny\n2\tCrown\n1\tThief\n1\tMagnet\n";
