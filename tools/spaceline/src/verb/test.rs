//! `spaceline test`: carries out scenarios.

use crate::args::{Common, TestArgs};
use crate::exit::Exit;
use crate::say::complain;
use crate::{json, load};
use spaceline_lang::diagnostic::nearest;
use spaceline_lang::tree::{Scenario, Under};
use spaceline_review::scenario::{self, Verdict};
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use spaceline_table::json::{self as data, Test};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// How the scenarios went.
#[derive(Default)]
struct Tally {
    told: Test,
    /// What the scenarios are called that were left out.
    others: BTreeSet<String>,
}

/// Runs it.
pub fn run(common: &Common, args: &TestArgs) -> Exit {
    let mut tally = Tally::default();
    let mut others = BTreeSet::new();
    // First under the rules in force; then under each others that a scenario names.
    let exit = under(common, args, None, &mut tally, &mut others);
    if exit == Exit::Load {
        return exit;
    }
    for other in std::mem::take(&mut others) {
        let exit = under(common, args, Some(other), &mut tally, &mut BTreeSet::new());
        if exit == Exit::Load {
            return exit;
        }
    }
    let Tally { told, others } = tally;
    json::result(|| told.clone());
    if told.scenarios.is_empty() {
        return match &args.filter {
            Some(wanted) => nothing_matches(wanted, &others),
            None => {
                complain("no scenario stands there", None);
                Exit::Usage
            }
        };
    }
    if told.todo > 0 {
        say!("{} to do", told.todo);
    }
    say!("{} passed, {} failed", told.passed, told.failed);
    if told.failed > 0 {
        Exit::Failed
    } else {
        Exit::Fine
    }
}

/// Nothing was carried out: that is no success.
fn nothing_matches(wanted: &str, names: &BTreeSet<String>) -> Exit {
    let folded = wanted.to_lowercase();
    let same = names
        .iter()
        .find(|name| name.to_lowercase().contains(&folded));
    let words = names
        .iter()
        .flat_map(|name| name.split(' ').chain([name.as_str()]));
    let near = same.map(String::as_str).or_else(|| nearest(wanted, words));
    let help = near.map(|near| format!("nearest is `{near}`"));
    complain(&format!("no scenario has `{wanted}` in its name"), help);
    Exit::Usage
}

fn under(
    common: &Common,
    args: &TestArgs,
    asked: Option<Under>,
    tally: &mut Tally,
    others: &mut BTreeSet<Under>,
) -> Exit {
    let packs = load::asked(common, &args.paths);
    let wanted = Wanted {
        under: asked.clone(),
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
        match &asked {
            Some(asked) if !scenario.under.contains(asked) => {}
            _ if rulebook.plays(scenario) => {
                carry_out(common, &loaded, &rulebook, scenario, tally);
                let all = scenario.under.iter();
                others.extend(all.filter(|one| !rulebook.is_under(one)).cloned());
            }
            _ => others.extend(scenario.under.iter().cloned()),
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
    let name = &report.name;
    let mut told = data::Scenario {
        name: name.clone(),
        file: loaded.sources().name(report.span.file).to_owned(),
        span: Some(data::Range::of(report.span, loaded.sources())),
        cites: report.cites.clone(),
        ..data::Scenario::default()
    };
    let all = &mut tally.told;
    match report.verdict {
        Verdict::Passed => {
            all.passed += 1;
            if common.verbose {
                say!("passed  {name}");
            }
        }
        Verdict::Todo(why) => {
            all.todo += 1;
            told.verdict = data::Verdict::Todo;
            if why.is_empty() {
                say!("to do   {name}");
            } else {
                say!("to do   {name}: {why}");
            }
            told.why = Some(why);
        }
        Verdict::Failed(failure) => {
            all.failed += 1;
            told.verdict = data::Verdict::Failed;
            say!("FAILED  {name}");
            load::tell(common, &[failure.diagnostic(name)], loaded.sources());
            if !json::is_wanted() && !failure.trace.is_empty() {
                for line in &failure.trace {
                    eprintln!("    {line}");
                }
                eprintln!();
            }
            told.expected = Some(failure.expected);
            told.actual = Some(failure.actual);
            told.trace = failure.trace;
        }
    }
    all.scenarios.push(told);
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
