//! Answers of a seat: whatever is chosen at a decision, it is refused or taken, and what is refused changes nothing.
//!
//! What comes in is read as a choice as JSON writes it, and also as a row of choices in bytes: small numbers, which
//! are often possible, and some that never are.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spaceline_fuzz as toy;
use spaceline_runtime::{Choice, Game};

/// The next number: small, or as large as can be.
fn number(bytes: &mut impl Iterator<Item = u8>) -> Option<u32> {
    let byte = bytes.next()?;
    Some(if byte == u8::MAX {
        u32::MAX
    } else {
        u32::from(byte % 16)
    })
}

fn numbers(bytes: &mut impl Iterator<Item = u8>) -> Option<Vec<u32>> {
    let many = bytes.next()? % 5;
    (0..many).map(|_| number(bytes)).collect()
}

fn choice(bytes: &mut impl Iterator<Item = u8>) -> Option<Choice> {
    Some(match bytes.next()? % 5 {
        0 => Choice::Pass,
        1 => {
            let offer = number(bytes)?;
            let many = bytes.next()? % 3;
            let picks = (0..many).map(|_| numbers(bytes)).collect::<Option<_>>()?;
            Choice::Act { offer, picks }
        }
        2 => Choice::Members(numbers(bytes)?),
        3 => Choice::Whether(bytes.next()? % 2 == 0),
        _ => Choice::One(number(bytes)?),
    })
}

/// The game after the answer, or as it was.
fn answer(game: Game, choice: &Choice) -> Game {
    let before = game.save().expect("it is written down");
    let fits = game
        .decision()
        .is_some_and(|decision| decision.check(choice).is_ok());
    match game.apply(choice) {
        Ok(step) => {
            assert!(fits, "{choice:?} was taken");
            step.game
        }
        Err(why) => {
            assert!(!why.to_string().is_empty());
            assert_eq!(before, game.save().expect("it is written down"));
            game
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let start = toy::game().game.detached();
    if let Ok(choice) = serde_json::from_slice(data) {
        answer(start.detached(), &choice);
    }
    let mut bytes = data.iter().copied();
    let mut game = start;
    while let Some(choice) = choice(&mut bytes) {
        game = answer(game, &choice);
    }
});
