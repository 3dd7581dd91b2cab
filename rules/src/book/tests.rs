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
