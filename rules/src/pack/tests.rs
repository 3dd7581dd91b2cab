//! Packs from shelves in memory and from the disk, right ones and wrong ones.

use super::*;
use spaceline_lang::diagnostic::render;

const CORE: &str = "id = \"core\"\nversion = \"1.2.0\"\nlanguage = \"1\"\nkind = \"rules\"\n";

/// The packs of some files, and what there is to say about them.
fn load(files: &[(&str, &str)]) -> (Packs, String) {
    let mut packs = Packs::new();
    let origin = Origin::Folder(PathBuf::from("packs"));
    packs.add(&Memory::new(files), Path::new("packs"), &origin);
    packs.settle();
    let said = render(&packs.problems, &packs.sources, false);
    (packs, said)
}

fn ids(packs: &Packs) -> Vec<&str> {
    packs.packs.iter().map(|pack| &*pack.manifest.id).collect()
}

/// A pack's manifest beside `core`, and what it gives.
fn check(manifest: &str) -> String {
    let (packs, said) = load(&[
        ("packs/core/pack.toml", CORE),
        ("packs/mine/pack.toml", manifest),
    ]);
    format!("{}\n---\n{manifest}---\n{said}", ids(&packs).join(" "))
}

#[test]
fn packs_stand_behind_what_they_require() {
    let (packs, said) = load(&[
        (
            "packs/a/pack.toml",
            "id = \"a\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nrequires = [\"core >=1.1\", \"z\"]\n",
        ),
        ("packs/a/one.sl", "card one"),
        ("packs/a/more/two.sl", "card two"),
        ("packs/a/notes.md", "# Notes"),
        ("packs/a/picture.png", "?"),
        ("packs/a/decks/first.txt", "1\tone"),
        (
            "packs/a/inner/pack.toml",
            "id = \"z\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nrequires = [\"core\"]\n",
        ),
        ("packs/a/inner/three.sl", "card three"),
        ("packs/core/pack.toml", CORE),
    ]);
    assert_eq!(said, "");
    assert_eq!(ids(&packs), ["core", "z", "a"]);
    let paths = |at: usize| -> Vec<_> {
        let scripts = packs.packs[at].scripts.iter();
        scripts
            .map(|s| s.path.to_string_lossy().into_owned())
            .collect()
    };
    assert_eq!(paths(1), ["packs/a/inner/three.sl"]);
    assert_eq!(
        paths(2),
        ["packs/a/more/two.sl", "packs/a/notes.md", "packs/a/one.sl"]
    );
    assert_eq!(packs.deck("FIRST").map(|deck| &*deck.name), Some("first"));
}

#[test]
fn every_mistake_of_a_manifest_is_told_at_once() {
    insta::assert_snapshot!(check(
        "id = \"mine\"\nverison = \"1.0.0\"\nlanguage = 1\nrequires = [\"core\", 3]\nkind = \"things\"\n\n[deck-sections]\nx = 4\n"
    ));
}

#[test]
fn a_manifest_that_is_not_toml_is_one_mistake() {
    insta::assert_snapshot!(check("id = mine\nversion\n"));
}

#[test]
fn an_id_has_a_form() {
    insta::assert_snapshot!(check(
        "id = \"My Pack\"\nversion = \"one\"\nlanguage = \"1\"\n"
    ));
}

#[test]
fn another_language_is_refused() {
    insta::assert_snapshot!(check(
        "id = \"mine\"\nversion = \"1.0.0\"\nlanguage = \"2\"\n"
    ));
}

#[test]
fn a_requirement_that_is_not_there_is_named_with_the_nearest() {
    insta::assert_snapshot!(check(
        "id = \"mine\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nrequires = [\"coer\", \"other\", \"core >=2\"]\n"
    ));
}

#[test]
fn a_second_pack_of_one_id_is_left_out() {
    insta::assert_snapshot!(check(
        "id = \"core\"\nversion = \"1.0.0\"\nlanguage = \"1\"\n"
    ));
}

#[test]
fn a_pack_that_requires_itself_is_a_circle() {
    insta::assert_snapshot!(check(
        "id = \"mine\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nrequires = [\"core\", \"mine\"]\n"
    ));
}

#[test]
fn a_circle_is_shown_whole() {
    let pack = |id: &str, needs: &str| {
        format!("id = \"{id}\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nrequires = [\"{needs}\"]\n")
    };
    let (a, b, c) = (pack("a", "b"), pack("b", "c"), pack("c", "b"));
    let (packs, said) = load(&[
        ("packs/a/pack.toml", &a),
        ("packs/b/pack.toml", &b),
        ("packs/c/pack.toml", &c),
        ("packs/core/pack.toml", CORE),
    ]);
    assert_eq!(ids(&packs), ["core"]);
    insta::assert_snapshot!(said);
}

#[test]
fn scripts_without_a_manifest_are_told() {
    let (_, said) = load(&[("packs/a.sl", ""), ("packs/b.sl", "")]);
    insta::assert_snapshot!(said);
}

#[test]
fn what_falls_with_a_missing_pack_falls_in_silence() {
    let (packs, said) = load(&[
        (
            "packs/a/pack.toml",
            "id = \"a\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nrequires = [\"b\"]\n",
        ),
        (
            "packs/b/pack.toml",
            "id = \"b\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nrequires = [\"gone\"]\n",
        ),
    ]);
    assert!(ids(&packs).is_empty());
    assert_eq!(said.matches("error").count(), 1, "{said}");
}

#[test]
fn sizes_are_bounded() {
    let limits = Limits {
        file_bytes: 200,
        all_bytes: 400,
        files: 4,
        depth: 3,
    };
    let mut packs = Packs::with_limits(limits);
    let long = "x".repeat(300);
    let shelf = [
        ("p/core/pack.toml", CORE),
        ("p/core/a/b/c/deep.sl", ""),
        ("p/core/long.sl", &long),
        ("p/core/q.sl", "q"),
        ("p/core/r.sl", "r"),
        ("p/core/s.sl", "s"),
        ("p/core/t.sl", "t"),
        ("p/core/u.sl", "u"),
    ];
    packs.add(&Memory::new(&shelf), Path::new("p"), &Origin::Loose);
    insta::assert_snapshot!(render(&packs.problems, &packs.sources, false));
}

#[test]
fn a_folder_takes_a_built_in_packs_place() {
    let shelf = [("p/pack.toml", CORE)];
    for folder_first in [true, false] {
        let mut packs = Packs::new();
        let folder = Origin::Folder(PathBuf::from("p"));
        let mut order = [&Origin::Embedded, &folder];
        if folder_first {
            order.reverse();
        }
        for origin in order {
            packs.add(&Memory::new(&shelf), Path::new("p"), origin);
        }
        assert_eq!(packs.packs.len(), 1);
        assert_eq!(packs.packs[0].origin, folder);
        assert!(!packs.has_errors());
        assert_eq!(packs.problems.len(), 1);
    }
}

#[test]
fn another_pack_with_the_id_of_a_built_in_one_is_left_out() {
    let mine = "id = \"core\"\nname = \"My first cards\"\nversion = \"0.1.0\"\nlanguage = \"1\"\n";
    for folder_first in [true, false] {
        let mut packs = Packs::new();
        let folder = Origin::Folder(PathBuf::from("p"));
        let mut all = [(&Origin::Embedded, CORE), (&folder, mine)];
        if folder_first {
            all.reverse();
        }
        for (origin, manifest) in all {
            let shelf = [("p/pack.toml", manifest)];
            packs.add(&Memory::new(&shelf), Path::new("p"), origin);
        }
        assert_eq!(packs.packs.len(), 1);
        assert_eq!(packs.packs[0].origin, Origin::Embedded);
        let said = render(&packs.problems, &packs.sources, false);
        assert_eq!(said.matches("error").count(), 1, "{said}");
        assert!(said.contains("name = \"core\""), "{said}");
    }
}

#[test]
fn cards_that_require_no_rules_are_left_out() {
    let pack = |id: &str, rest: &str| {
        format!("id = \"{id}\"\nversion = \"1.0.0\"\nlanguage = \"1\"\n{rest}")
    };
    let (a, b) = (pack("a", ""), pack("b", "requires = [\"a\", \"core\"]\n"));
    let (c, d) = (
        pack("c", "requires = [\"core\"]\n"),
        pack("d", "requires = [\"c\"]\n"),
    );
    let (e, f) = (pack("e", ""), pack("f", "kind = \"rules\"\n"));
    let mut files = vec![
        ("packs/a/pack.toml", a.as_str()),
        ("packs/a/a.sl", ""),
        ("packs/b/pack.toml", &b),
        ("packs/b/b.sl", ""),
        ("packs/c/pack.toml", &c),
        ("packs/c/c.sl", ""),
        ("packs/d/pack.toml", &d),
        ("packs/d/d.sl", ""),
        ("packs/e/pack.toml", &e),
        ("packs/f/pack.toml", &f),
        ("packs/f/f.sl", ""),
        ("packs/core/pack.toml", CORE),
    ];
    let (packs, said) = load(&files);
    assert_eq!(ids(&packs), ["core", "f", "c", "d", "e"]);
    insta::assert_snapshot!(said);
    // Without any rules nobody knows what they would be.
    files.truncate(2);
    assert_eq!(load(&files).1, "");
}

#[test]
fn the_built_in_packs_are_sound() {
    let mut packs = Packs::built_in();
    packs.settle();
    let said = render(&packs.problems, &packs.sources, false);
    assert!(!packs.has_errors(), "{said}");
}

#[cfg(unix)]
#[test]
fn links_that_lead_back_and_unreadable_files_are_told() {
    let root = std::env::temp_dir().join(format!("spaceline-links-{}", std::process::id()));
    let inner = root.join("inner");
    std::fs::create_dir_all(&inner).unwrap();
    std::fs::write(root.join("pack.toml"), CORE).unwrap();
    std::fs::write(root.join("bad.sl"), [b'a', 0xff, 0xfe]).unwrap();
    std::os::unix::fs::symlink(&root, inner.join("up")).unwrap();
    std::os::unix::fs::symlink(root.join("nowhere"), root.join("lost.sl")).unwrap();
    let mut packs = Packs::new();
    packs.add_folder(&root);
    packs.add_folder(&root.join("missing"));
    packs.add_file(&root.join("missing.sl"));
    std::fs::remove_dir_all(&root).unwrap();
    let said = render(&packs.problems, &packs.sources, false);
    insta::assert_snapshot!(said.replace(&*root.to_string_lossy(), "ROOT"));
}

#[test]
fn two_places_are_told_apart_by_what_they_do_not_share() {
    let places = |one: &str, other: &str| {
        let shared = shared_end(one, other);
        (above(one, shared), above(other, shared))
    };
    let apart = |one: &str, other: &str, first: &str, second: &str| {
        assert_eq!(places(one, other), (first.to_owned(), second.to_owned()));
    };
    apart("cards/a", "/x/cards/a", "cards", "/x/cards");
    apart("a/cards/one", "b/cards/one", "a", "b");
    apart("packs/core", "packs/mine", "packs/core", "packs/mine");
    apart("core", "/core", "core", "/core");
    apart("one", "two", "one", "two");
}
