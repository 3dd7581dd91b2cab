//! What the targets share: the toy game of the engine's own tests, and a game of it that is under way.

use spaceline_rules::book::{Loaded, Rulebook, Wanted, load};
use spaceline_rules::deck::{Deck, read, resolve};
use spaceline_rules::game::{Entrant, Match};
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_runtime::Game;
use spaceline_runtime::ask::offer::Pebbles;
use std::path::Path;
use std::sync::OnceLock;

const MANIFEST: &str = r#"
id = "toy"
version = "1.0.0"
language = "1"
kind = "rules"

[deck-sections]
"" = "purse"
"#;

/// The rules of the toy.
pub const RULES: &str = include_str!("../../../rules/src/toy.sl");

/// A pack of two scripts.
pub fn load_scripts(rules: &str, more: &str) -> Loaded {
    let files = [
        ("toy/pack.toml", MANIFEST),
        ("toy/rules.sl", rules),
        ("toy/more.sl", more),
    ];
    let mut packs = Packs::new();
    let origin = Origin::Folder("toy".into());
    packs.add(&Memory::new(&files), Path::new("toy"), &origin);
    let wanted = Wanted {
        scenarios: true,
        ..Wanted::default()
    };
    load(packs, &wanted)
}

/// The toy.
pub fn rulebook() -> &'static Rulebook {
    static BOOK: OnceLock<Rulebook> = OnceLock::new();
    BOOK.get_or_init(|| load_scripts(RULES, "").rulebook.expect("the toy reads"))
}

/// The deck of a list: the cards of it that the toy has.
pub fn deck(list: &str) -> Deck {
    let (list, _) = read(Default::default(), list);
    resolve(&list, &rulebook().catalogue, &rulebook().notation).deck
}

/// A game of the toy after some choices by chance.
pub fn game() -> &'static Match {
    static GAME: OnceLock<Match> = OnceLock::new();
    GAME.get_or_init(|| {
        let deck = deck("4\tPenny\n2\tCrown\n2\tThief\n2\tMagnet\n");
        let names = ["one", "two"];
        let entrants = names.map(|name| Entrant {
            name: name.to_owned(),
            deck: deck.clone(),
        });
        let mut played = Match::start(rulebook(), entrants.into(), 7).expect("it starts");
        let mut dice = Pebbles::new(7);
        for _ in 0..3 {
            let decision = played.game.decision();
            let Some(choice) = decision.map(|decision| decision.sample(&mut dice)) else {
                break;
            };
            played.choose(&choice).expect("it is possible");
        }
        assert!(played.game.decision().is_some(), "it is still played");
        played
    })
}

/// Plays so many choices by chance, and gives the game that comes of it; none if a script is at fault.
pub fn play_on(mut game: Game, choices: usize) -> Option<Game> {
    let mut dice = Pebbles::new(1);
    for _ in 0..choices {
        let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice)) else {
            break;
        };
        game = game.apply(&choice).ok()?.game;
    }
    Some(game)
}

/// A good text with changes: each three bytes are a place and what stands there. None if it is no text then.
pub fn altered(good: &str, changes: &[u8]) -> Option<String> {
    let mut bytes = good.as_bytes().to_vec();
    for change in changes.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
        bytes[at] = change[2];
    }
    String::from_utf8(bytes).ok()
}
