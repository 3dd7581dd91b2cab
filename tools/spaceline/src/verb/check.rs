//! `spaceline check`: reads scripts and tells what is wrong with them.

use crate::args::{CheckArgs, Common};
use crate::exit::Exit;
use crate::load;
use spaceline_lang::diagnostic::{Diagnostic, Severity};
use spaceline_rules::book::{self, Wanted};

/// Runs it.
pub fn run(common: &Common, args: &CheckArgs) -> Exit {
    let packs = load::packs(common, &args.paths);
    let wanted = Wanted {
        format: args.format.clone(),
        scenarios: true,
        ..Wanted::default()
    };
    let mut loaded = book::load(packs, &wanted);
    if !args.paths.is_empty() && !common.verbose {
        // What is very likely not meant is told of the scripts that were asked about, and of no others.
        let asked = load::files_under(&loaded, &args.paths);
        let about = |problem: &Diagnostic| {
            problem.severity == Severity::Error || asked(problem.primary.span)
        };
        let problems = std::mem::take(&mut loaded.problems);
        loaded.problems = problems.into_iter().filter(about).collect();
    }
    load::tell(common, &loaded.problems, loaded.sources());
    let of = |severity| {
        loaded
            .problems
            .iter()
            .filter(|p| p.severity == severity)
            .count()
    };
    let (errors, warnings) = (of(Severity::Error), of(Severity::Warning));
    let errors = load::count(errors, "error", "errors");
    let warnings = load::count(warnings, "warning", "warnings");
    let packs = &loaded.packs.packs;
    let scripts = packs.iter().map(|pack| pack.scripts.len()).sum();
    let packs = load::count(packs.len(), "pack", "packs");
    let scripts = load::count(scripts, "script", "scripts");
    say!("{packs}, {scripts}: {errors}, {warnings}");
    if loaded.has_errors() {
        Exit::Load
    } else {
        Exit::Fine
    }
}
