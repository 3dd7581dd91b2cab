//! What checking costs beside the least that reading must cost: goals 6 and 7.
//!
//! The cards that come with the engine are copied under other titles until there are 4,000. In one run
//! this measures, in turn, a bare parse of all texts (tokens from logos, a tree from lalrpop, nothing else), our
//! own parse of them, the whole check, and the check after one card of the last script was edited. Times are medians
//! of rounds in which all are measured one after the other, so that a busy machine bears on all of them alike; what
//! counts is how they compare.
#![expect(clippy::expect_used, reason = "a bench may panic")]

mod bare;
mod copies;

use copies::Texts;
use spaceline_lang::parse;
use spaceline_lang::span::FileId;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::workspace::Workspace;
use std::hint::black_box;
use std::time::{Duration, Instant};

const CARDS: usize = 4_000;
const ROUNDS: usize = 15;

fn wanted() -> Wanted {
    Wanted {
        scenarios: true,
        ..Wanted::default()
    }
}

fn time<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let began = Instant::now();
    let made = black_box(work());
    (began.elapsed(), made)
}

/// The durations of one kind of work, one for each round.
#[derive(Default)]
struct Series(Vec<Duration>);

impl Series {
    fn add<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let (took, made) = time(work);
        self.0.push(took);
        made
    }

    fn median(&mut self) -> Duration {
        self.0.sort_unstable();
        self.0.get(self.0.len() / 2).copied().unwrap_or_default()
    }
}

fn show(name: &str, time: Duration, base: Duration) {
    let ratio = time.as_secs_f64() / base.as_secs_f64();
    println!(
        "{name:<52} {:>9.2} ms {ratio:>8.2}",
        time.as_secs_f64() * 1e3
    );
}

fn main() {
    let few = Texts::new(0);
    let many = Texts::new(CARDS);
    println!(
        "{} cards copied from {}: {} bytes; with what comes with the engine {} bytes",
        CARDS,
        many.of,
        many.copies
            .iter()
            .map(|(_, text)| text.len())
            .sum::<usize>(),
        many.all().map(str::len).sum::<usize>(),
    );
    let mut workspace = Workspace::open(many.packs(), wanted());
    assert!(
        workspace
            .problems()
            .iter()
            .all(|told| told.severity < spaceline_lang::diagnostic::Severity::Error)
    );
    let (file, plain, edited) = many.edit(&workspace);

    let [
        mut bare,
        mut own,
        mut check,
        mut small,
        mut first,
        mut again,
    ] = std::array::from_fn(|_| Series::default());
    for round in 0..ROUNDS {
        bare.add(|| {
            let trees = many
                .copies
                .iter()
                .map(|(_, text)| bare::parse(text).expect("it is of the bare grammar").len());
            trees.sum::<usize>()
        });
        own.add(|| {
            let copies = many.copies.iter();
            copies
                .map(|(_, text)| parse(FileId(0), text).file.items.len())
                .sum::<usize>()
        });
        let packs = many.packs();
        check.add(|| book::check(packs, &wanted()));
        let packs = few.packs();
        small.add(|| book::check(packs, &wanted()));
        let packs = many.packs();
        first.add(|| Workspace::open(packs, wanted()).problems());
        let text = if round % 2 == 0 { &edited } else { &plain };
        let part = again.add(|| {
            let part = workspace.edit(file, text);
            black_box(workspace.problems());
            part
        });
        assert!(part, "the edit of a card reads a part");
    }
    let base = bare.median();
    println!("{:<52} {:>12} {:>8}", "", "median", "ratio");
    show("bare logos and lalrpop parse of the copies", base, base);
    show("our own parse of the copies", own.median(), base);
    let whole = check.median();
    let rules = small.median();
    show(
        "goal 6: check with the copies, less that without",
        whole.saturating_sub(rules),
        base,
    );
    println!();
    show("check of everything, linked", whole, whole);
    show("check of everything but the copies", rules, whole);
    show(
        "check of everything, to be kept while it is edited",
        first.median(),
        whole,
    );
    show(
        "goal 7: check again after one card is edited",
        again.median(),
        whole,
    );
}
