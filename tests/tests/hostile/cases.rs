//! Cases one after the other, and how much time they may take together.

use spaceline_runtime::ask::offer::{Dice, Pebbles};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// One case takes no longer than this, however busy the machine is: longer is a hang.
const LONGEST: Duration = Duration::from_secs(60);
/// Where there is no more time a test may stop, if it has tried so many.
const LEAST: u64 = 40;

/// Tries so many cases, or as many as there is time for. Each makes a text, which is what is shown if it does harm.
pub fn try_all(
    count: u64,
    seconds: u64,
    make: impl Fn(&mut Pebbles) -> String,
    check: impl Fn(&str),
) {
    let wanted = std::env::var("HOSTILE").ok().and_then(|s| s.parse().ok());
    let time = Duration::from_secs(wanted.unwrap_or(seconds));
    let begun = Instant::now();
    let first = wanted.map_or(0, |_| 1_000_000);
    let mut tried = 0;
    while (wanted.is_some() || tried < count) && (begun.elapsed() < time || tried < LEAST) {
        let text = make(&mut Pebbles::new(first + tried));
        let began = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| check(&text)));
        assert!(outcome.is_ok(), "case {} did harm:\n{text}", first + tried);
        assert!(
            began.elapsed() < LONGEST,
            "case {} hangs:\n{text}",
            first + tried
        );
        tried += 1;
    }
}

/// One of a list that is not empty.
pub fn one_of<'l, T>(dice: &mut Pebbles, list: &'l [T]) -> &'l T {
    &list[dice.below(list.len())]
}
