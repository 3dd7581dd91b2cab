//! The real game in random play: a decision, what keeping every position and trying other answers cost beside it, and
//! a new game.
//!
//! The rates are in decisions, except those of new games.
#![expect(clippy::expect_used, reason = "a bench may panic")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use spaceline_runtime::Game;
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_tests::real::{self, Table, any_choice};
use std::cell::Cell;
use std::hint::black_box;

const SEEDS: std::ops::Range<u64> = 1..5;

/// As the command line has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Plays games to the end; `keep` is shown every position.
fn play(table: &Table, mut keep: impl FnMut(&Game)) -> u64 {
    let mut decisions = 0;
    for seed in SEEDS {
        let mut dice = Pebbles::new(seed);
        let mut game = table.start(seed).expect("it starts");
        while let Some(choice) = any_choice(&game, &mut dice) {
            keep(&game);
            game = game
                .apply(&choice)
                .expect("an offered choice is possible")
                .game;
            decisions += 1;
        }
    }
    decisions
}

fn real_game(c: &mut Criterion) {
    let table = real::table().expect("the rules can be read");
    let mut group = c.benchmark_group("real game");
    group.sample_size(10);
    group.throughput(Throughput::Elements(play(&table, |_| {})));
    group.bench_function("random play", |b| b.iter(|| play(&table, |_| {})));
    group.bench_function("random play, every position kept", |b| {
        b.iter(|| {
            let mut kept = Vec::new();
            let decisions = play(&table, |game| kept.push(game.clone()));
            black_box(kept);
            decisions
        });
    });
    let tried = Cell::new(0);
    let try_another = || {
        let mut dice = Pebbles::new(9);
        play(&table, |game| {
            if let Some(other) = any_choice(game, &mut dice) {
                black_box(game.apply(&other).expect("an offered choice is possible"));
                tried.set(tried.get() + 1);
            }
        })
    };
    let own = try_another();
    group.throughput(Throughput::Elements(own + tried.get()));
    group.bench_function("random play, another answer tried at each question", |b| {
        b.iter(try_another);
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("new game", |b| {
        b.iter(|| table.start(black_box(1)).expect("it starts"));
    });
    group.finish();
}

criterion_group!(benches, real_game);
criterion_main!(benches);
