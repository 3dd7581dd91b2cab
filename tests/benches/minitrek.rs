//! A decision of minitrek: listing the legal moves, picking one, making it.
//!
//! The reported rate is in decisions: elements of the throughput. Games are of random moves, all of
//! one stream, so that every run times the same ones.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use spaceline_runtime::game::Question;
use spaceline_runtime::offer::{Dice, Pebbles};
use spaceline_runtime::{Choice, Game};
use spaceline_tests::minitrek::{Deal, Scripted, play_random};

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
    scripted(c);
}

/// Games of one deal in scripts; reading the scripts and starting the games is not timed.
fn scripted(c: &mut Criterion) {
    let deal = Deal::from_seed(SEED);
    let Ok(scripted) = Scripted::of(&deal) else {
        return;
    };
    let play = || {
        let mut decisions = 0;
        for seed in 0..GAMES {
            let mut dice = Pebbles::new(seed);
            let Ok(mut game) = scripted.start(seed, false) else {
                return 0;
            };
            while let Some(choice) = any_move(&game, &mut dice) {
                let Ok(step) = game.apply(&choice) else {
                    return 0;
                };
                game = step.game;
                decisions += 1;
            }
        }
        decisions
    };
    let mut group = c.benchmark_group("minitrek");
    group.throughput(Throughput::Elements(play()));
    group.bench_function("in scripts", |b| b.iter(play));
    group.finish();
}

/// Any legal move, all equally likely, as in the games of the twin.
fn any_move(game: &Game, dice: &mut Pebbles) -> Option<Choice> {
    let Question::Act { offers, .. } = &game.decision()?.question else {
        return None;
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

criterion_group!(benches, decisions);
criterion_main!(benches);
