//! Saves that were cut off, altered, or made by others: refused in words, or sound.

use super::source::{play, real, toy, toy_with};
use proptest::prelude::*;
use spaceline_runtime::Game;
use spaceline_runtime::ask::offer::Pebbles;
use std::sync::OnceLock;

/// Some saves on the way of a game: a window, a choice, an offer.
fn saves() -> &'static Vec<String> {
    static SAVES: OnceLock<Vec<String>> = OnceLock::new();
    SAVES.get_or_init(|| {
        let mut saves = Vec::new();
        let mut seen = Vec::new();
        for seed in 0..4 {
            play(toy(), seed, |look| {
                let sort = std::mem::discriminant(&look.decision.about);
                if !seen.contains(&sort) {
                    seen.push(sort);
                    saves.push(look.before.save().expect("it is written down"));
                }
            });
        }
        saves
    })
}

fn load(text: &str) -> Option<Game> {
    match Game::load(&toy().program, text) {
        Ok(game) => Some(game),
        Err(error) => {
            assert!(error.to_string().len() > 10, "{error}");
            None
        }
    }
}

/// Plays on by chance; nothing may panic or take for ever, faults are words.
fn play_on(mut game: Game) {
    let mut dice = Pebbles::new(9);
    for _ in 0..30 {
        let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice)) else {
            return;
        };
        match game.apply(&choice) {
            Ok(step) => game = step.game,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                return;
            }
        }
    }
    let text = game.save().expect("it is written down");
    assert!(load(&text).is_some());
}

#[test]
fn a_save_that_is_cut_off_anywhere_is_refused() {
    let save = saves().first().expect("a save");
    for at in 0..save.len() {
        assert!(load(&save[..at]).is_none(), "{at}");
    }
    assert!(load(save).is_some());
    let text = real().start(1).save().expect("it is written down");
    for at in (0..text.len()).step_by(997) {
        assert!(Game::load(&real().program, &text[..at]).is_err(), "{at}");
    }
}

#[test]
fn saves_of_others_say_what_they_are() {
    let save = saves().first().expect("a save");
    let told = |text: &str| {
        let error = Game::load(&toy().program, text).expect_err("it is none");
        error.to_string()
    };
    let older = save.replacen("\"format\":5", "\"format\":4", 1);
    assert_ne!(&older, save);
    assert_eq!(
        told(&older),
        "this game was saved in format 4; this machine reads format 5"
    );
    let other = toy_with("card \"Button\" coin { 0 }");
    let error = Game::load(&other.program, save).expect_err("it is of another book");
    assert_eq!(
        error.to_string(),
        "this game was saved under other rules or cards"
    );
    for text in ["", "null", "[]", "{}", "\u{0}", "{\"format\":5}", "42"] {
        assert!(told(text).starts_with("this is no saved game"), "{text}");
    }
    let nested = "[".repeat(100_000);
    assert!(told(&nested).starts_with("this is no saved game"));
}

/// The places of bytes that are digits: altering those keeps the text readable, so that what is checked
/// behind it is reached.
fn digits(text: &str) -> Vec<usize> {
    let bytes = text.bytes().enumerate();
    bytes
        .filter(|(_, byte)| byte.is_ascii_digit())
        .map(|(at, _)| at)
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn flipped_bytes_are_refused_or_sound(which in 0..4_usize, flips in prop::collection::vec((0.0..1.0_f64, any::<u8>()), 1..4)) {
        let saves = saves();
        let mut bytes = saves[which % saves.len()].clone().into_bytes();
        for (at, byte) in flips {
            let at = (bytes.len() as f64 * at) as usize;
            bytes[at] ^= byte;
        }
        if let Ok(text) = String::from_utf8(bytes)
            && let Some(game) = load(&text)
        {
            play_on(game);
        }
    }

    #[test]
    fn altered_numbers_are_refused_or_sound(which in 0..4_usize, flips in prop::collection::vec((0.0..1.0_f64, b'0'..=b'9'), 1..5)) {
        let saves = saves();
        let text = &saves[which % saves.len()];
        let places = digits(text);
        let mut bytes = text.clone().into_bytes();
        for (at, byte) in flips {
            bytes[places[(places.len() as f64 * at) as usize]] = byte;
        }
        let text = String::from_utf8(bytes).expect("digits are text");
        if let Some(game) = load(&text) {
            play_on(game);
        }
    }
}

/// What came before is no part of a save: late in a game it is no longer than the position is richer.
#[test]
fn a_save_does_not_grow_with_the_game() {
    let (mut lengths, mut at) = (Vec::new(), 0);
    let mut dice = Pebbles::new(5);
    let mut game = real().start(5);
    while let Some(decision) = game.decision() {
        if at % 4 == 0 {
            lengths.push(game.save().expect("it is written down").len());
        }
        let choice = decision.sample(&mut dice);
        game = game.apply(&choice).expect("it was offered").game;
        at += 1;
    }
    let half = lengths.len() / 2;
    let most = |lengths: &[usize]| lengths.iter().copied().max().unwrap_or_default();
    let (early, late) = (most(&lengths[..half]), most(&lengths[half..]));
    assert!(half > 10, "a long game: {at} choices, {lengths:?}");
    assert!(late < early * 3 / 2, "{lengths:?}");
}
