//! Books from small packs.

use super::*;
use crate::pack::{Memory, Origin};
use spaceline_lang::diagnostic::render;
use std::path::Path;

fn load_files(files: &[(&str, &str)], format: Option<&str>) -> (Loaded, String) {
    let mut packs = Packs::new();
    packs.add(
        &Memory::new(files),
        Path::new("p"),
        &Origin::Folder("p".into()),
    );
    let wanted = Wanted {
        format: format.map(str::to_owned),
        ..Wanted::default()
    };
    let loaded = load(packs, &wanted);
    let said = render(&loaded.problems, loaded.sources(), false);
    (loaded, said)
}

const PACK: (&str, &str) = (
    "p/pack.toml",
    "id = \"p\"\nversion = \"1.0.0\"\nlanguage = \"1\"\n",
);

#[test]
fn mistakes_of_all_stages_come_in_one_list() {
    let (loaded, said) = load_files(
        &[
            PACK,
            ("p/q/pack.toml", "id = 3\n"),
            ("p/a.sl", "kind card (\n"),
            ("p/b.md", "```spaceline\nkind card\n```\n"),
            ("p/c.sl", "format \"F\" { poool a }\nformat \"F\" { }\n"),
        ],
        Some("G"),
    );
    assert!(loaded.rulebook.is_none());
    insta::assert_snapshot!(said);
}

fn manifest(id: &str, requires: &str) -> String {
    format!(
        "id = \"{id}\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\nrequires = [{requires}]\n"
    )
}

/// What is said of packs that each hold one script: an id, what it requires, and the script.
fn said_of(packs: &[(&str, &str, &str)]) -> String {
    let texts: Vec<(String, String)> = packs
        .iter()
        .flat_map(|(id, requires, script)| {
            [
                (format!("p/{id}/pack.toml"), manifest(id, requires)),
                (format!("p/{id}/a.sl"), (*script).to_owned()),
            ]
        })
        .collect();
    let files: Vec<(&str, &str)> = texts
        .iter()
        .map(|(path, text)| (path.as_str(), text.as_str()))
        .collect();
    load_files(&files, None).1
}

const BASE: (&str, &str, &str) = (
    "base",
    "",
    "kind card\nkind hero of card plural heroes { has might: number }\n",
);

#[test]
fn words_of_one_pack_change_nothing_in_packs_that_do_not_require_it() {
    let old = (
        "old",
        "\"base\"",
        "relation (h: hero) outdone means some lucky: hero where might of lucky > might of h\n\
         relation (h: hero) alone means no x: hero where x != h\n",
    );
    let alone = said_of(&[BASE, old]);
    for new in [
        "relation (h: hero) lucky means might of h = 7\n",
        "noun x (h: hero) gives number means 3\nnoun some lucky gives number means 4\n",
        "enum oddity: h, lucky\n",
    ] {
        // Whether its pack is read before or behind the old one.
        for id in ["new", "pnew"] {
            assert_eq!(said_of(&[BASE, old, (id, "\"base\"", new)]), alone, "{new}");
        }
    }
}

#[test]
fn a_word_of_a_pack_that_is_not_required_is_told_with_its_place() {
    let lucky = (
        "lucky",
        "\"base\"",
        "relation (h: hero) lucky means might of h = 7\n",
    );
    let uses = "relation (h: hero) rich means h is lucky\n";
    insta::assert_snapshot!(said_of(&[BASE, lucky, ("poor", "\"base\"", uses)]));
    let through = ("through", "\"lucky\"", "relation (h: hero) wise means no\n");
    let said = said_of(&[BASE, lucky, through, ("rich", "\"through\"", uses)]);
    assert!(!said.contains("error"), "{said}");
}

/// What is said of a pack that is built in and one that is not, whose names stand in this order.
fn said_beside_built_in(built_in: &str, mine: &str, script: &str) -> String {
    let base = "kind card { has might: number printed }\nset base \"Base\" released 1994\ncard \"Hero\" card { might 1 }\nformat \"Open\" { }\n";
    let mut packs = Packs::new();
    let both = [
        (built_in, base, "", Origin::Embedded),
        (mine, script, built_in, Origin::Folder("m".into())),
    ];
    for (id, script, requires, origin) in both {
        let requires = if requires.is_empty() {
            String::new()
        } else {
            format!("\"{requires}\"")
        };
        let (path, text) = (format!("m/{id}/pack.toml"), manifest(id, &requires));
        let at = format!("m/{id}/a.sl");
        let files = [(path.as_str(), text.as_str()), (at.as_str(), script)];
        packs.add(&Memory::new(&files), Path::new("m"), &origin);
    }
    let loaded = load(packs, &Wanted::default());
    render(&loaded.problems, loaded.sources(), false)
}

#[test]
fn what_is_there_twice_is_told_at_what_is_not_built_in() {
    let script =
        "set base \"Base\" released 1994\ncard \"Hero\" card { might 2 }\nformat \"open\" { }\n";
    let behind = said_beside_built_in("base", "mine", script);
    insta::assert_snapshot!(behind);
}

#[test]
fn formats_of_a_pack_that_is_read_before_are_told_there() {
    // Neither requires the other, so the one is read before the other by its name.
    let pack = |id: &str, origin: Origin, packs: &mut Packs| {
        let (path, text) = (format!("m/{id}/pack.toml"), manifest(id, ""));
        let at = format!("m/{id}/a.sl");
        let script = "format \"Open\" { }\n";
        let files = [(path.as_str(), text.as_str()), (at.as_str(), script)];
        packs.add(&Memory::new(&files), Path::new("m"), &origin);
    };
    let mut packs = Packs::new();
    pack("base", Origin::Embedded, &mut packs);
    pack("a", Origin::Folder("m".into()), &mut packs);
    let loaded = load(packs, &Wanted::default());
    let said = render(&loaded.problems, loaded.sources(), false);
    assert!(said.contains("--> m/a/a.sl"), "{said}");
    assert_eq!(said.matches("error[").count(), 1, "{said}");
}

#[test]
fn words_of_loose_scripts_change_nothing_in_packs() {
    let old = "relation (h: hero) alone means no x: hero where x != h\nnoun mighty gives set of hero means every h: hero where might of h > 3\n";
    let mut packs = Packs::new();
    for (id, requires, script) in [BASE, ("old", "\"base\"", old)] {
        let (path, text) = (format!("p/{id}/pack.toml"), manifest(id, requires));
        let at = format!("p/{id}/a.sl");
        let files = [(path.as_str(), text.as_str()), (at.as_str(), script)];
        packs.add(
            &Memory::new(&files),
            Path::new("p"),
            &Origin::Folder("p".into()),
        );
    }
    let script = "enum oddity: h, x\nnoun loosely gives set of hero means mighty\n";
    packs.add_text("l.sl", ScriptKind::Script, script);
    let loaded = load(packs, &Wanted::default());
    let said = render(&loaded.problems, loaded.sources(), false);
    assert!(!said.contains("error"), "{said}");
}
