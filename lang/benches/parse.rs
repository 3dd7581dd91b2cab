//! How fast 4,000 cards are read: text to flat sentences, and text to tokens alone.
//!
//! The cards are made up here, about as long and as varied as real ones, so that the number can be
//! compared from month to month.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use spaceline_lang::format::format;
use spaceline_lang::lexer::lex;
use spaceline_lang::parse::parse;
use spaceline_lang::span::FileId;
use std::fmt::Write;
use std::hint::black_box;

const SKILLS: [&str; 8] = [
    "Singing",
    "Riding",
    "Stone Cutting",
    "Lore",
    "Healing",
    "Sailing",
    "Smithing",
    "Law",
];

fn cards(count: usize) -> String {
    let mut out = String::new();
    let skill = |at: usize| SKILLS.get(at % SKILLS.len()).copied().unwrap_or_default();
    for n in 0..count {
        let (a, b, c, d) = (
            skill(n),
            skill(n / 3 + 1),
            skill(n / 7 + 2),
            skill(n / 11 + 5),
        );
        let _ = write!(
            out,
            "// {n}: made up\n\
             card \"Captain Number {n}\" hero universal {{\n\
             \x20 colours red, Pale-Grey\n\
             \x20 {a} x{}, {b}, {c}, {d}\n\
             \x20 {} / {} / {}\n\
             \x20 lore \"Text number {n} about a captain who served aboard several ships in many years.\"\n\
             \x20 when this is reported: draw {} cards, then discard one card at random\n\
             \x20 each other your hero present with {a} and {b}: strength +{}, cunning +1 for each [Odd]\n\
             \x20 once each turn, if number of (heroes in team where it.strength > {}) >= 2: you may score\n\
             \x20   points, then stop this\n\
             }}\n\n",
            1 + n % 3,
            3 + n % 7,
            4 + n % 6,
            2 + n % 8,
            1 + n % 3,
            1 + n % 2,
            3 + n % 5,
        );
    }
    out
}

fn bench(criterion: &mut Criterion) {
    let text = cards(4_000);
    assert!(parse(FileId(0), &text).errors.is_empty());
    let mut group = criterion.benchmark_group("4000 cards");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.sample_size(20);
    group.bench_function("lex", |b| b.iter(|| lex(FileId(0), black_box(&text))));
    group.bench_function("parse", |b| b.iter(|| parse(FileId(0), black_box(&text))));
    group.bench_function("format", |b| b.iter(|| format(FileId(0), black_box(&text))));
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
