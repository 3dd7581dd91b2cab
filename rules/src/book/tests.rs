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
