//! A decision of minitrek: listing the legal moves, picking one, making it.
//!
//! The reported rate is in decisions: elements of the throughput. Games are of random moves, all of
//! one stream, so that every run times the same ones.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use spaceline_tests::minitrek::play_random;

const SEED: u64 = 7;
const GAMES: u64 = 20;

fn decisions(c: &mut Criterion) {
    let (decisions, _) = play_random(SEED, GAMES);
    let mut group = c.benchmark_group("minitrek");
    group.throughput(Throughput::Elements(decisions));
    group.bench_function("by hand", |b| {
        b.iter(|| play_random(black_box(SEED), black_box(GAMES)));
    });
    group.finish();
}

criterion_group!(benches, decisions);
criterion_main!(benches);
