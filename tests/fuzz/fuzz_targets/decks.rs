//! Deck lists: whatever stands in one, it is read, what is wrong is told, and the rest is a deck.
//!
//! What comes in is read as a list, and also as changes to a good one. The deck that comes of it is held against the
//! rules, and played, if the rules let it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spaceline_fuzz as toy;
use spaceline_lang::diagnostic::Report;
use spaceline_rules::deck::{read, resolve, violations};
use spaceline_runtime::Game;

const GOOD: &str = "# mine\n4\tPenny\n2\tCrown\n2 Thief\n\nOutside:\n1x Magnet\n";

fn check(text: &str) {
    let rulebook = toy::rulebook();
    let (list, mistakes) = read(Default::default(), text);
    let resolved = resolve(&list, &rulebook.catalogue, &rulebook.notation);
    for mistake in mistakes.iter().chain(&resolved.errors) {
        assert!(!mistake.diagnostic().message.is_empty());
    }
    let deck = resolved.deck;
    // A number in a list may ask for many cards; a game is not started with all of them.
    let cards = deck.piles.iter().map(|pile| pile.cards.len());
    if cards.sum::<usize>() > 200 {
        return;
    }
    let _ = violations(rulebook, &deck);
    let decks = [deck.lists(), deck.lists()];
    if let Ok(game) = Game::new(&rulebook.program, &decks, 7) {
        let _ = toy::play_on(game, 5);
    }
}

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        check(text);
    }
    if let Some(text) = toy::altered(GOOD, data) {
        check(&text);
    }
});
