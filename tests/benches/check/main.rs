//! What checking costs beside the least that reading must cost: goals 6 and 7.
//!
//! The cards that come with the engine are copied under other titles until there are 4,000. In one run this measures
//! a bare parse of the copies (tokens from logos, a tree from lalrpop, nothing else), the check of everything with
//! and without the copies, the same step by step, and the check after one card of a script in the middle was edited.
//! Times are medians of rounds in which all are measured one after the other; what counts is how they compare. One
//! thread does it all; with two, scripts are parsed side by side.
#![expect(clippy::expect_used, reason = "a bench may panic")]

mod bare;
mod copies;

use copies::Texts;
use spaceline_lang::diagnostic::{Diagnostic, Severity};
use spaceline_lang::parse;
use spaceline_lang::reader::{Checked, Layers, Script};
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::ScriptKind;
use spaceline_rules::workspace::Workspace;
use spaceline_runtime::Program;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

const CARDS: usize = 4_000;
const ROUNDS: usize = 15;

/// As the command line has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// One thread does it all, so that its time can be told.
fn wanted() -> Wanted {
    Wanted {
        scenarios: true,
        look: Some(spaceline_phrasebook::problems),
        threads: Some(1),
        ..Wanted::default()
    }
}

/// A moment: by the time that this thread has worked, where the system tells it, because on a busy machine long work
/// is set aside more often than short work; else by the clock.
struct Clock {
    worked: Option<Duration>,
    clock: Instant,
}

impl Clock {
    fn now() -> Self {
        Self {
            worked: worked(),
            clock: Instant::now(),
        }
    }

    fn elapsed(&self) -> Duration {
        let worked = worked().zip(self.worked);
        worked.map_or_else(|| self.clock.elapsed(), |(now, then)| now - then)
    }
}

/// How long this thread has worked, as Linux tells it: it counts up to when the thread last stood aside, which is
/// why it does so now. Else the count would be as coarse as the ticks of the system.
fn worked() -> Option<Duration> {
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = told.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

/// The durations of one kind of work, one for each round.
#[derive(Default)]
struct Series(Vec<Duration>);

impl Series {
    /// Does the work, and lets what it made go when the clock has stopped.
    fn add<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let began = Clock::now();
        let made = black_box(work());
        self.0.push(began.elapsed());
        made
    }

    fn median(&mut self) -> f64 {
        self.0.sort_unstable();
        let middle = self.0.get(self.0.len() / 2).copied();
        middle.unwrap_or_default().as_secs_f64() * 1e3
    }
}

/// The parts of a check that is done step by step.
#[derive(Default)]
struct Steps {
    parse: Series,
    read: Series,
    link: Series,
}

impl Steps {
    fn add(&mut self, texts: &Texts) {
        let mut packs = texts.packs();
        packs.settle();
        let scripts = packs.packs.iter().flat_map(|pack| &pack.scripts);
        let scripts: Vec<_> = scripts
            .filter(|script| script.kind == ScriptKind::Script)
            .collect();
        let parsed = self.parse.add(|| {
            let each = scripts.iter().map(|script| {
                let file = script.file;
                let sentences = Arc::new(parse(file, packs.sources.text(file)).file);
                let text = packs.sources.shared(file);
                Script {
                    file,
                    text,
                    sentences,
                }
            });
            each.collect::<Vec<_>>()
        });
        let (reading, _) = self.read.add(|| Checked::whole(parsed, Layers::default()));
        self.link
            .add(|| Program::link(reading.book).expect("it links"));
    }
}

fn show(name: &str, time: f64, base: f64) {
    println!("{name:<56} {time:>9.2} ms {:>8.2}", time / base);
}

fn main() {
    let few = Texts::new(0);
    let many = Texts::new(CARDS);
    let bytes: usize = many.copies.iter().map(|(_, text)| text.len()).sum();
    println!("{CARDS} cards copied from {}: {bytes} bytes", many.of);
    let mut workspace = Workspace::open(many.packs(), wanted());
    let grave = |told: &Diagnostic| told.severity == Severity::Error;
    let problems = workspace.problems();
    let wrong: Vec<_> = problems.iter().filter(|told| grave(told)).collect();
    assert!(
        wrong.is_empty(),
        "the copies are sound: {:?}",
        wrong.first()
    );
    let (file, plain, edited) = many.edit(&workspace);

    let [mut bare, mut whole, mut small, mut first, mut again] =
        std::array::from_fn(|_| Series::default());
    let (mut steps, mut few_steps) = (Steps::default(), Steps::default());
    for round in 0..ROUNDS {
        let _trees = bare.add(|| {
            let copies = many.copies.iter();
            let trees =
                copies.map(|(_, text)| bare::parse(text).expect("it is of the bare grammar"));
            trees.collect::<Vec<_>>()
        });
        for (series, texts) in [(&mut whole, &many), (&mut small, &few)] {
            let packs = texts.packs();
            series.add(|| book::check(packs, &wanted()));
        }
        steps.add(&many);
        few_steps.add(&few);
        let packs = many.packs();
        first.add(|| {
            let workspace = Workspace::open(packs, wanted());
            (workspace.problems(), workspace)
        });
        let text = if round % 2 == 0 { &edited } else { &plain };
        let (part, _) = again.add(|| (workspace.edit(file, text), workspace.problems()));
        assert!(part, "the edit of a card reads a part");
    }
    let base = bare.median();
    println!("{:<56} {:>12} {:>8}", "", "median", "ratio");
    show("bare parse of the copies, logos and lalrpop", base, base);
    let (whole, small) = (whole.median(), small.median());
    show(
        "goal 6: check with the copies, less without",
        whole - small,
        base,
    );
    show(
        "  of it, our own parse",
        steps.parse.median() - few_steps.parse.median(),
        base,
    );
    show(
        "  of it, reading",
        steps.read.median() - few_steps.read.median(),
        base,
    );
    show(
        "  of it, linking",
        steps.link.median() - few_steps.link.median(),
        base,
    );
    println!();
    show("check of everything", whole, whole);
    show("  to be kept while it is edited", first.median(), whole);
    show(
        "goal 7: check again after one card is edited",
        again.median(),
        whole,
    );
}
