//! What a player is sent over the network is the same in all games that differ only in what he may not know.
//!
//! Here two games of each kind are looked at; `GAMES=1000 cargo test --release -p spaceline-tests --test oracles sent`
//! looks at more.

use super::source::{Source, real, toy};
use spaceline_lang::span::Sources;
use spaceline_rules::explain::Texts;
use spaceline_rules::show::Show;
use spaceline_runtime::Game;
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_table::{Asked, Handles, view};

/// What a client is sent.
fn sent(game: &Game, player: u8) -> String {
    let sources = Sources::new();
    let show = Show::to(game, player).worded(Texts::from(&sources));
    let mut handles = Handles::default();
    let view = view(game, Some(player), &mut handles);
    let decision = game.decision();
    let own = decision.is_some_and(|one| one.player == Some(player));
    let asked = own.then(|| Asked::of(&show, &mut handles));
    serde_json::to_string(&(view, asked)).expect("it is plain data")
}

/// Where all that a player does not know is dealt anew he is sent the same; gives how many looks that was tried at.
fn compare(source: &Source, seed: u64) -> u32 {
    let mut dice = Pebbles::new(seed);
    let mut game = source.start(seed);
    let mut compared = 0;
    for at in 0.. {
        let Some(decision) = game.decision() else {
            break;
        };
        for player in (0..2).filter(|_| at % source.every == 0) {
            let Ok(other) = game.seat(player).determinize(seed ^ 77) else {
                continue;
            };
            // Who is asked may hang on what others hold.
            let asked = other.decision().and_then(|one| one.player);
            if asked == decision.player && other.state().clock() == game.state().clock() {
                assert_eq!(sent(&game, player), sent(&other, player), "seed {seed}");
                compared += 1;
            }
        }
        let choice = decision.sample(&mut dice);
        game = game
            .apply(&choice)
            .expect("what is sampled is possible")
            .game;
    }
    compared
}

#[test]
fn nobody_is_sent_more_than_his_seat_may_know() {
    let games = std::env::var("GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    for source in [toy(), real()] {
        let compared: u32 = (0..games.unwrap_or(2))
            .map(|seed| compare(source, seed))
            .sum();
        assert!(compared > 10, "{compared}");
        println!("{compared} positions compared");
    }
}
