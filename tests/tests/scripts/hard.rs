//! The hard cases: what a language for such games has to say cleanly, each as cards and rules of a pack of its own,
//! with a scenario that shows it.

use crate::read::root;
use spaceline_lang::diagnostic::render;
use spaceline_lang::tree::Under;
use spaceline_review::scenario::{self, Verdict};
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::Packs;
use std::collections::BTreeSet;

/// What came of the scenarios of the pack that hold under an edition; none is that of the rules themselves.
struct Run {
    passed: usize,
    failed: Vec<String>,
    /// The other editions that scenarios ask for.
    others: BTreeSet<Under>,
}

fn run(under: Option<&Under>) -> Run {
    let mut packs = Packs::new();
    packs.add_folder(&root().join("tests/hard"));
    packs.add_built_in();
    let wanted = Wanted {
        scenarios: true,
        under: under.cloned(),
        ..Wanted::default()
    };
    let loaded = book::load(packs, &wanted);
    let mut run = Run {
        passed: 0,
        failed: Vec::new(),
        others: BTreeSet::new(),
    };
    let Some(rulebook) = &loaded.rulebook else {
        run.failed
            .push(render(&loaded.problems, loaded.sources(), false));
        return run;
    };
    for scenario in &rulebook.program.book().scenarios {
        let file = loaded.sources().name(scenario.named.span.file);
        if !file.replace('\\', "/").contains("tests/hard/") {
            continue;
        }
        if !rulebook.plays(scenario) {
            run.others.extend(scenario.under.iter().cloned());
            continue;
        }
        let report = scenario::run(rulebook, scenario);
        match report.verdict {
            Verdict::Passed => run.passed += 1,
            Verdict::Todo(_) => {}
            Verdict::Failed(failure) => {
                let error = failure.diagnostic(&report.name);
                run.failed.push(render(&[error], loaded.sources(), false));
                run.failed.extend(report_lines(&failure.trace));
            }
        }
    }
    run
}

fn report_lines(trace: &[String]) -> impl Iterator<Item = String> {
    trace.iter().map(|line| format!("    {line}"))
}

#[test]
fn every_hard_case_is_said_and_holds() {
    let mut all = run(None);
    for edition in &all.others.clone() {
        let more = run(Some(edition));
        all.passed += more.passed;
        all.failed.extend(more.failed);
    }
    assert!(all.failed.is_empty(), "{}", all.failed.join("\n"));
    assert!(all.passed > 60, "only {} scenarios ran", all.passed);
}
