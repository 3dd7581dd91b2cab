//! Saved games: whatever stands in one, it is refused in words, or can be played on.
//!
//! What comes in is read as a save, and also as changes to a good one, so that the fuzzer reaches what is checked
//! behind the first brace.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spaceline_fuzz as toy;
use spaceline_runtime::Game;

fn load(text: &str) {
    let program = &toy::rulebook().program;
    let Ok(game) = Game::load(program, text) else {
        return;
    };
    if let Some(game) = toy::play_on(game, 20) {
        let again = game.save().expect("it is written down");
        assert!(Game::load(program, &again).is_ok());
    }
}

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        load(text);
    }
    let save = toy::game().game.save().expect("it is written down");
    if let Some(text) = toy::altered(&save, data) {
        load(&text);
    }
});
