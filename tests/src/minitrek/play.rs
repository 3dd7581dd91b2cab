//! Whole games of random moves: what the benches time and the tests walk through.

use std::sync::Arc;

use super::apply::apply;
use super::deal::{Deal, SplitMix};
use super::legal::list;
use super::state::State;

/// Plays games of random moves and returns how many moves were made and how many points scored.
///
/// One stream of numbers serves for all: a deal's seed, then a pick for every move (also when there
/// is only one) and every question of chance, in the order they come up.
pub fn play_random(seed: u64, n_games: u64) -> (u64, u64) {
    let mut random = SplitMix::new(seed);
    let mut moves = Vec::with_capacity(256);
    let (mut decisions, mut points) = (0, 0);
    for _ in 0..n_games {
        let mut state = State::new(Arc::new(Deal::from_seed(random.next_u64())));
        while !state.over() {
            list(&state, &mut moves);
            apply(&mut state, random.pick(&moves), &mut |n| random.below(n));
            decisions += 1;
        }
        points += state.score.iter().map(|&s| u64::from(s)).sum::<u64>();
    }
    (decisions, points)
}
