//! `spaceline check`: reads scripts and tells what is wrong with them.

mod watch;

use crate::args::{CheckArgs, Common};
use crate::exit::Exit;
use crate::{census, json, load};
use spaceline_lang::diagnostic::{Diagnostic, NOT_IN_FORCE, STANDS_FOR, Severity};
use spaceline_lang::span::Sources;
use spaceline_lang::tree::{Book, TextId};
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::Packs;
use spaceline_table::json::{Check, Missing};

/// Runs it.
pub fn run(common: &Common, args: &CheckArgs) -> Exit {
    let wanted = Wanted {
        format: args.format.clone(),
        scenarios: true,
        look: Some(spaceline_phrasebook::problems),
        ..Wanted::default()
    };
    if args.watch {
        return watch::run(common, args, &wanted);
    }
    let mut loaded = book::check(load::asked(common, &args.paths), &wanted);
    let has_errors = loaded.has_errors();
    let problems = std::mem::take(&mut loaded.problems);
    let (counts, mut result) = tell(common, args, problems, &loaded.packs, loaded.sources());
    if args.report
        && let Some(book) = loaded.book()
    {
        report(common, &loaded.packs, book, &mut result);
    }
    say!("{counts}");
    json::result(|| result);
    // The run ends here, and the system takes back at once what would have to be let go piece by piece.
    std::mem::forget(loaded);
    if has_errors { Exit::Load } else { Exit::Fine }
}

/// Tells how far cards are scripted; by name, where more is wanted.
fn report(common: &Common, packs: &Packs, book: &Book, result: &mut Check) {
    let census = spaceline_rules::census::census(book);
    census::tell(
        &census,
        common.verbose,
        &spaceline_phrasebook::untold(packs),
    );
    result.cards = Some(census::rows(&census));
    if common.verbose {
        let text = |id: TextId| book.text(id);
        let cards = book.cards.iter();
        let missing = cards.flat_map(|card| {
            let title = text(card.title);
            card.not_encoded.iter().map(move |why| Missing {
                title: title.to_owned(),
                why: text(*why).to_owned(),
            })
        });
        let missing: Vec<Missing> = missing.collect();
        for Missing { title, why } in &missing {
            say!("not encoded: {title}: {why}");
        }
        result.missing = Some(missing);
    }
    say!("");
}

/// Tells what is wrong, and counts it.
fn tell(
    common: &Common,
    args: &CheckArgs,
    mut problems: Vec<Diagnostic>,
    packs: &Packs,
    sources: &Sources,
) -> (String, Check) {
    if !args.paths.is_empty() && !common.verbose {
        // What is very likely not meant is told of the scripts that were asked about, and of no others.
        let asked = load::files_under(sources, &args.paths);
        problems
            .retain(|problem| problem.severity == Severity::Error || asked(problem.primary.span));
    }
    load::tell(common, &problems, sources);
    let of = |severity| problems.iter().filter(|p| p.severity == severity).count();
    let result = Check {
        packs: packs.packs.len(),
        scripts: packs.packs.iter().map(|pack| pack.scripts.len()).sum(),
        errors: of(Severity::Error),
        warnings: of(Severity::Warning),
        ..Check::default()
    };
    let errors = load::count(result.errors, "error", "errors");
    let warnings = load::count(result.warnings, "warning", "warnings");
    let packs = load::count(result.packs, "pack", "packs");
    let scripts = load::count(result.scripts, "script", "scripts");
    let of = |code| problems.iter().filter(|p| p.code == code).count();
    let stand = (
        of(STANDS_FOR),
        "script stands in the place of another",
        "scripts stand in the place of others",
    );
    let idle = (
        of(NOT_IN_FORCE),
        "script is not in force, because another says more",
        "scripts are not in force, because others say more",
    );
    let which = if common.verbose {
        ""
    } else {
        " (-v says which)"
    };
    let rivals = [stand, idle].into_iter().filter(|(n, _, _)| *n > 0);
    let rivals = rivals.map(|(n, one, many)| format!("; {}{which}", load::count(n, one, many)));
    let rivals: String = rivals.collect();
    let counts = format!("{packs}, {scripts}: {errors}, {warnings}{rivals}");
    (counts, result)
}
