//! How every rule and every card is read. `readings/` keeps it, one file for each script, so that a change of the
//! reader that changes a reading is seen where changes are reviewed. A script that has changed since its reading
//! was kept is only listed: there the script is what is reviewed.

use crate::read::root;
use spaceline_lang::diagnostic::render;
use spaceline_lang::explicit;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::Packs;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The packs whose readings are kept.
const KEPT: [&str; 2] = ["std-rules", "cards"];

/// What refreshes them, at the root of the repository.
const REFRESH: &str = "cargo run --release -- fmt --explicit std-rules cards --into tests/readings";

/// The readings as they are now, by the path of the file that keeps each.
fn now() -> BTreeMap<PathBuf, String> {
    let mut packs = Packs::new();
    for folder in KEPT {
        packs.add_folder(&root().join(folder));
    }
    let loaded = book::load(packs, &Wanted::default());
    let Some(rulebook) = &loaded.rulebook else {
        let told = render(&loaded.problems, loaded.sources(), false);
        assert_eq!(told, "", "the scripts cannot be read");
        return BTreeMap::new();
    };
    let scripts = loaded.packs.packs.iter().flat_map(|pack| &pack.scripts);
    let readings = scripts.map(|script| {
        let path = script.path.strip_prefix(root()).unwrap_or(&script.path);
        let reading = explicit::file(rulebook.program.book(), script.file);
        let of = explicit::mark(loaded.sources().text(script.file));
        (path.with_extension("txt"), format!("// of {of}\n{reading}"))
    });
    readings
        .filter(|(_, reading)| reading.lines().count() > 1)
        .collect()
}

/// The readings that are kept, by their paths.
fn kept(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(at) = open.pop() {
        for entry in fs::read_dir(at).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_path_buf();
                found.insert(name, fs::read_to_string(&path).unwrap_or_default());
            }
        }
    }
    found
}

/// What is read otherwise than it was: for each file the first line that differs.
fn differences(kept: &BTreeMap<PathBuf, String>, now: &BTreeMap<PathBuf, String>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (path, was) in kept {
        let name = path.display();
        let Some(is) = now.get(path) else {
            println!("{name}: no script has this reading; remove the file");
            continue;
        };
        if was.lines().next() != is.lines().next() {
            println!("{name}: the script has changed since; refresh its reading");
            continue;
        }
        let longest = was.lines().count().max(is.lines().count());
        let differs = (0..longest).find(|at| was.lines().nth(*at) != is.lines().nth(*at));
        if let Some(at) = differs {
            wrong.push(format!(
                "{name}:{}: was `{}`, is `{}`",
                at + 1,
                was.lines().nth(at).unwrap_or_default().trim(),
                is.lines().nth(at).unwrap_or_default().trim()
            ));
        }
    }
    for path in now.keys().filter(|path| !kept.contains_key(*path)) {
        println!("{}: this reading is not kept yet", path.display());
    }
    wrong
}

#[test]
fn every_script_is_read_as_it_was() {
    let (kept, now) = (kept(&root().join("tests/readings")), now());
    let same = |path: &PathBuf, was: &str| {
        now.get(path)
            .is_some_and(|is| is.lines().next() == was.lines().next())
    };
    let compared = kept.iter().filter(|(path, was)| same(path, was)).count();
    assert!(
        compared > 20,
        "only {compared} readings are of scripts as they are"
    );
    let wrong = differences(&kept, &now);
    assert!(
        wrong.is_empty(),
        "{}\nread the differences, and keep the new readings with\n  {REFRESH}",
        wrong.join("\n")
    );
}

#[test]
fn a_changed_reading_is_seen() {
    let of = |text: &str| BTreeMap::from([(PathBuf::from("a.txt"), text.to_owned())]);
    let (old, new) = (of("x\n(a or b) and c\n"), of("x\na or (b and c)\n"));
    assert!(differences(&old, &old).is_empty());
    let seen = differences(&old, &new);
    assert_eq!(seen, ["a.txt:2: was `(a or b) and c`, is `a or (b and c)`"]);
    // The script itself has changed: that is what is reviewed.
    let changed = of("y\na or (b and c)\n");
    assert!(differences(&old, &changed).is_empty());
}
