//! `spaceline test`: carries out scenarios and says which hold.

use crate::args::{Common, TestArgs};
use crate::exit::Exit;
use crate::load;
use spaceline_rules::book::Wanted;
use spaceline_rules::scenario::{self, Verdict};

/// Runs it.
pub fn run(common: &Common, args: &TestArgs) -> Exit {
    let packs = load::packs(common, &args.paths);
    let wanted = Wanted {
        format: args.format.clone(),
        scenarios: true,
    };
    let (loaded, rulebook) = match load::rulebook(common, packs, &wanted) {
        Ok(both) => both,
        Err(exit) => return exit,
    };
    let (mut passed, mut failed, mut todo) = (0_usize, 0_usize, 0_usize);
    for scenario in &rulebook.program.book().scenarios {
        let name = &scenario.named.name;
        if args
            .filter
            .as_ref()
            .is_some_and(|part| !name.contains(part.as_str()))
        {
            continue;
        }
        let report = scenario::run(&rulebook, scenario);
        match report.verdict {
            Verdict::Passed => {
                passed += 1;
                if common.verbose {
                    println!("passed: {} {}", report.name, report.cites);
                }
            }
            Verdict::Todo(why) => {
                todo += 1;
                println!("todo: {}: {why}", report.name);
            }
            Verdict::Failed(failure) => {
                failed += 1;
                load::tell(
                    common,
                    &[failure.diagnostic(&report.name)],
                    loaded.sources(),
                );
                for line in &failure.trace {
                    eprintln!("    {line}");
                }
            }
        }
    }
    if todo > 0 {
        println!("{todo} todo");
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 {
        Exit::Fine
    } else {
        Exit::Failed
    }
}
