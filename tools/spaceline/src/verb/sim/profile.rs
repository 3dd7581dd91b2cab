//! What the machine was asked in many games, and what it found anew, as a table.

use spaceline_lang::span::{Sources, Span};
use spaceline_lang::tree::Named;
use spaceline_runtime::Program;
use spaceline_runtime::link::Subject;
use spaceline_runtime::memo::profile::Profile;
use std::fmt::Display;

/// So many rows are shown.
const SHOWN: usize = 60;

/// Prints the counters, the costliest first, each for one decision.
pub(super) fn print(profile: &Profile, program: &Program, sources: &Sources, decisions: u64) {
    let mut rows: Vec<_> = profile.counts().iter().collect();
    rows.sort_by_key(|(_, count)| std::cmp::Reverse(count.steps));
    let all: u64 = rows.iter().map(|(_, count)| count.steps).sum();
    #[expect(clippy::cast_precision_loss, reason = "figures for people to read")]
    let each = |n: u64| n as f64 / decisions.max(1) as f64;
    #[expect(clippy::cast_precision_loss, reason = "figures for people to read")]
    let part = |n: u64| 100.0 * n as f64 / all.max(1) as f64;
    say!(
        "\nA decision, by what was asked; steps are those that found it, without those of the answers below:"
    );
    say!("   steps    asked   served    first    stale    equal  needless");
    for (subject, count) in rows.iter().take(SHOWN) {
        let first = count.asked - count.served - count.stale;
        say!(
            "{:6.2} % {:8.3} {:8.3} {:8.3} {:8.3} {:8.3}  {:8.3}  {}",
            part(count.steps),
            each(count.asked),
            each(count.served),
            each(first),
            each(count.stale),
            each(count.equal),
            each(count.needless),
            told(**subject, program, sources)
        );
    }
    say!("{} subjects, {:.0} steps", rows.len(), each(all));
}

/// What was asked, with its line.
fn told(subject: Subject, program: &Program, sources: &Sources) -> String {
    let book = program.book();
    let at = |what: &str, named: Option<&Named>| match named {
        Some(named) => format!("{what} {}{}", named.name, line(named.span, sources)),
        None => what.to_owned(),
    };
    let number = |what: &str, number: &dyn Display| format!("{what} {number}");
    match subject {
        Subject::Function(id) => at("function", book.at(id).map(|one| &one.named)),
        Subject::Test(test) => {
            let place = program.test_at(test).map(|at| line(at, sources));
            format!("test of a group{}", place.unwrap_or_default())
        }
        Subject::Field(id) => at("field", book.at(id).map(|one| &one.named)),
        Subject::State(id) => at("state", book.at(id).map(|one| &one.named)),
        Subject::Reach(id) => at("reach of", book.at(id).map(|one| &one.named)),
        Subject::Active => "whether a text counts".to_owned(),
        Subject::Standing(channel) => number("texts in force", &channel),
        Subject::Offers(id) => at("offers of", book.at(id).map(|one| &one.named)),
        Subject::Menu(id) => at("menu of", book.at(id).map(|one| &one.named)),
        Subject::Verdict(id) => at("verdict on", book.at(id).map(|one| &one.named)),
        Subject::Wants(id) => {
            let place = book.at(id).map(|hook| line(hook.span, sources));
            format!("what is kept true{}", place.unwrap_or_default())
        }
    }
}

fn line(span: Span, sources: &Sources) -> String {
    format!(
        " ({}:{})",
        sources.name(span.file),
        sources.position(span).line
    )
}
