//! Whole games of random moves: what the benches time and the tests walk through.

use std::sync::Arc;

use super::apply::apply;
use super::deal::{Deal, SplitMix};
use super::legal::{Move, list};
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

/// Lists the moves of the next question (rule 7.4): turns in which nothing but their end is left are
/// ended on the way to it. Returns how many turns that were; of a game that is over no moves are left.
pub fn next_question(state: &mut State, moves: &mut Vec<Move>) -> u64 {
    let mut ended = 0;
    loop {
        list(state, moves);
        if moves.as_slice() != [Move::EndTurn] {
            return ended;
        }
        apply(state, Move::EndTurn, &mut |_| 0);
        ended += 1;
    }
}

/// Plays a game of random moves from a position to its end, in place, and returns how many questions
/// were answered (rule 7.4).
pub fn play_out(state: &mut State, random: &mut SplitMix, moves: &mut Vec<Move>) -> u64 {
    let mut answered = 0;
    next_question(state, moves);
    while !moves.is_empty() {
        apply(state, random.pick(moves), &mut |n| random.below(n));
        next_question(state, moves);
        answered += 1;
    }
    answered
}

/// The same, but every position that was asked about stays as it was, as the machine's games do: each
/// answer is made on a copy, and the position before it is given to `keep`.
pub fn play_out_copying(
    mut state: State,
    random: &mut SplitMix,
    moves: &mut Vec<Move>,
    mut keep: impl FnMut(State),
) -> u64 {
    let mut answered = 0;
    next_question(&mut state, moves);
    while !moves.is_empty() {
        let mut next = state.clone();
        apply(&mut next, random.pick(moves), &mut |n| random.below(n));
        next_question(&mut next, moves);
        keep(std::mem::replace(&mut state, next));
        answered += 1;
    }
    answered
}
