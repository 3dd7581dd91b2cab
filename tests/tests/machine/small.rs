//! Small games: the scripts of `tests/machine/`.

use spaceline_lang::diagnostic::render;
use spaceline_review::scenario::{Verdict, run};
use spaceline_rules::book::{Loaded, Wanted, load};
use spaceline_rules::pack::{Memory, Origin, Packs};
use std::fs;
use std::path::{Path, PathBuf};

const MANIFEST: &str = "id = \"machine\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"deck\"\n";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("machine")
}

/// A script of the folder.
pub fn script(name: &str) -> String {
    fs::read_to_string(folder().join(name)).expect("the script is there")
}

/// The base with more scripts, and what there is to say about them.
pub fn read(more: &str) -> (Loaded, String) {
    let base = script("base.sl");
    let files = [
        ("machine/pack.toml", MANIFEST),
        ("machine/base.sl", base.as_str()),
        ("machine/more.sl", more),
    ];
    let mut packs = Packs::new();
    packs.add(
        &Memory::new(&files),
        Path::new("machine"),
        &Origin::Folder("machine".into()),
    );
    let wanted = Wanted {
        scenarios: true,
        ..Wanted::default()
    };
    let loaded = load(packs, &wanted);
    let said = render(&loaded.problems, loaded.sources(), false);
    (loaded, said)
}

/// Every scenario of a script holds, and there are so many.
pub fn hold(name: &str, count: usize) {
    let (loaded, said) = read(&script(name));
    let rulebook = loaded.rulebook.as_ref().unwrap_or_else(|| panic!("{said}"));
    let scenarios = &rulebook.program.book().scenarios;
    let mut failed = String::new();
    for scenario in scenarios {
        let report = run(rulebook, scenario);
        match &report.verdict {
            Verdict::Passed => {}
            Verdict::Todo(why) => failed.push_str(&format!("todo: {}: {why}\n", report.name)),
            Verdict::Failed(failure) => {
                let told = failure.diagnostic(&report.name);
                failed.push_str(&render(&[told], loaded.sources(), false));
                failed.push_str(&format!("trace: {}\n", failure.trace.join("; ")));
            }
        }
    }
    assert!(failed.is_empty(), "{failed}");
    assert_eq!(scenarios.len(), count);
}

/// A script that is refused, in such words.
pub fn refuse(more: &str, words: &str) {
    let (loaded, said) = read(more);
    assert!(loaded.rulebook.is_none(), "{more}");
    assert!(said.contains(words), "{said}");
}
