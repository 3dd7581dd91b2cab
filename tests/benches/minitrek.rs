//! A decision of minitrek: listing the legal moves, picking one, making it.
//!
//! The reported rate is in decisions: elements of the throughput. A decision is a question with more than one
//! answer, on each side (rule 7.4): what is done without asking is done and timed on each side, and counts as
//! none. Games are of random moves, all of one stream, so that every run times the same ones; dealing
//! the cards and starting the games is not timed.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use spaceline_runtime::ask::Question;
use spaceline_runtime::ask::offer::{Dice, Pebbles};
use spaceline_runtime::{Choice, Game};
use spaceline_tests::minitrek::{Deal, Scripted, SplitMix, State, play_out, play_out_copying};

const SEED: u64 = 7;
const GAMES: u64 = 20;

/// As the command line has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn deals() -> Vec<Arc<Deal>> {
    let mut random = SplitMix::new(SEED);
    (0..GAMES)
        .map(|_| Arc::new(Deal::from_seed(random.next_u64())))
        .collect()
}

fn by_hand(c: &mut Criterion) {
    let starts: Vec<State> = deals().into_iter().map(State::new).collect();
    let mut moves = Vec::with_capacity(256);
    let mut in_place = || -> u64 {
        let mut random = SplitMix::new(black_box(SEED));
        let games = starts.iter().cloned();
        games
            .map(|mut state| play_out(&mut state, &mut random, &mut moves))
            .sum()
    };
    let mut group = c.benchmark_group("minitrek");
    group.throughput(Throughput::Elements(in_place()));
    group.bench_function("by hand", |b| b.iter(&mut in_place));
    let mut moves = Vec::with_capacity(256);
    let mut copying = || -> u64 {
        let mut random = SplitMix::new(black_box(SEED));
        let games = starts.iter().cloned();
        games
            .map(|state| {
                play_out_copying(state, &mut random, &mut moves, |before| {
                    black_box(before);
                })
            })
            .sum()
    };
    group.throughput(Throughput::Elements(copying()));
    group.bench_function("by hand, each position kept", |b| b.iter(&mut copying));
    group.finish();
}

/// Each game in the scripts of its deal.
fn in_scripts(c: &mut Criterion) {
    let start = |deal: Arc<Deal>| Scripted::of(&deal)?.start(SEED, false);
    let starts: Vec<Game> = match deals().into_iter().map(start).collect() {
        Ok(starts) => starts,
        Err(why) => unreachable!("{why}"),
    };
    let play = || -> u64 {
        let mut dice = Pebbles::new(black_box(SEED));
        starts
            .iter()
            .map(|game| play_scripts(game, &mut dice))
            .sum()
    };
    let mut group = c.benchmark_group("minitrek");
    group.throughput(Throughput::Elements(play()));
    group.bench_function("in scripts", |b| b.iter(play));
    group.finish();
}

#[inline(never)]
fn play_scripts(start: &Game, dice: &mut Pebbles) -> u64 {
    let mut game = start.detached();
    let mut decisions = 0;
    while let Some(choice) = any_move(&game, dice) {
        match game.apply(&choice) {
            Ok(step) => game = step.game,
            Err(why) => unreachable!("{why:?}"),
        }
        decisions += 1;
    }
    decisions
}

/// Any legal move, all equally likely, as in the games of the twin.
fn any_move(game: &Game, dice: &mut Pebbles) -> Option<Choice> {
    let Question::Act { offers, .. } = &game.decision()?.question else {
        unreachable!("minitrek asks for moves only");
    };
    let at = dice.below(offers.len() + 1);
    Some(match u32::try_from(at) {
        Ok(offer) if at < offers.len() => Choice::Act {
            offer,
            picks: Vec::new(),
        },
        _ => Choice::Pass,
    })
}

criterion_group!(benches, by_hand, in_scripts);
criterion_main!(benches);
