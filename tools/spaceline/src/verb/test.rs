//! `spaceline test`: carries out scenarios.

use crate::args::{Common, TestArgs};
use crate::exit::Exit;
use crate::load;
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::tree::Scenario;
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use spaceline_rules::scenario::{self, Verdict};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// How many scenarios went which way.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    todo: usize,
    /// What the scenarios are called that were left out.
    others: BTreeSet<String>,
}

/// Runs it.
pub fn run(common: &Common, args: &TestArgs) -> Exit {
    let mut tally = Tally::default();
    let mut others = BTreeSet::new();
    // First under the edition of the packs; then under each other that a scenario asks for.
    let exit = under(common, args, None, &mut tally, &mut others);
    if exit == Exit::Load {
        return exit;
    }
    for edition in std::mem::take(&mut others) {
        let exit = under(
            common,
            args,
            Some(edition),
            &mut tally,
            &mut BTreeSet::new(),
        );
        if exit == Exit::Load {
            return exit;
        }
    }
    if tally.passed + tally.failed + tally.todo == 0 {
        return match &args.filter {
            Some(wanted) => nothing_matches(wanted, &tally.others),
            None => {
                eprintln!("no scenario stands there");
                Exit::Usage
            }
        };
    }
    if tally.todo > 0 {
        say!("{} to do", tally.todo);
    }
    say!("{} passed, {} failed", tally.passed, tally.failed);
    if tally.failed > 0 {
        Exit::Failed
    } else {
        Exit::Fine
    }
}

/// Nothing was carried out: that is no success.
fn nothing_matches(wanted: &str, names: &BTreeSet<String>) -> Exit {
    eprintln!("no scenario has `{wanted}` in its name");
    let folded = wanted.to_lowercase();
    let same = names
        .iter()
        .find(|name| name.to_lowercase().contains(&folded));
    let words = names
        .iter()
        .flat_map(|name| name.split(' ').chain([name.as_str()]));
    let near = same.map(String::as_str).or_else(|| nearest(wanted, words));
    if let Some(near) = near {
        eprintln!("help: nearest is `{near}`");
    }
    Exit::Usage
}

fn under(
    common: &Common,
    args: &TestArgs,
    edition: Option<String>,
    tally: &mut Tally,
    others: &mut BTreeSet<String>,
) -> Exit {
    let packs = load::asked(common, &args.paths);
    let wanted = Wanted {
        edition: edition.clone(),
        scenarios: true,
        format: args.format.clone(),
        ..Wanted::default()
    };
    let (loaded, rulebook) = match load::rulebook(common, packs, &wanted) {
        Ok(both) => both,
        Err(exit) => return exit,
    };
    let wanted: Vec<PathBuf> = args
        .paths
        .iter()
        .filter_map(|path| path.canonicalize().ok())
        .collect();
    for scenario in &rulebook.program.book().scenarios {
        let name = scenario.named.name.as_str();
        let filtered = args
            .filter
            .as_ref()
            .is_some_and(|text| !name.contains(text.as_str()));
        if !stands_in(&loaded, scenario, &wanted) {
            continue;
        }
        if filtered {
            tally.others.insert(name.to_owned());
            continue;
        }
        let mine = rulebook.edition.as_deref();
        match scenario.edition.as_deref() {
            Some(asked) if Some(asked) != mine => {
                others.insert(asked.to_owned());
            }
            None if edition.is_some() => {}
            _ => carry_out(common, &loaded, &rulebook, scenario, tally),
        }
    }
    Exit::Fine
}

fn carry_out(
    common: &Common,
    loaded: &Loaded,
    rulebook: &Rulebook,
    scenario: &Scenario,
    tally: &mut Tally,
) {
    let report = scenario::run(rulebook, scenario);
    match &report.verdict {
        Verdict::Passed => {
            tally.passed += 1;
            if common.verbose {
                say!("passed  {}", report.name);
            }
        }
        Verdict::Todo(why) => {
            tally.todo += 1;
            let why = if why.is_empty() {
                String::new()
            } else {
                format!(": {why}")
            };
            say!("to do   {}{why}", report.name);
        }
        Verdict::Failed(failure) => {
            tally.failed += 1;
            say!("FAILED  {}", report.name);
            load::tell(
                common,
                &[failure.diagnostic(&report.name)],
                loaded.sources(),
            );
            for line in &failure.trace {
                eprintln!("    {line}");
            }
            if !failure.trace.is_empty() {
                eprintln!();
            }
        }
    }
}

/// Whether a scenario stands in one of the files or folders that were asked for.
fn stands_in(loaded: &Loaded, scenario: &Scenario, wanted: &[PathBuf]) -> bool {
    if wanted.is_empty() {
        return true;
    }
    let name = loaded.sources().name(scenario.named.span.file);
    let full = Path::new(name).canonicalize();
    full.is_ok_and(|full| wanted.iter().any(|root| full.starts_with(root)))
}
