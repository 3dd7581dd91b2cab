//! Scripts: whatever stands in one, it is read to its end, and every mistake has a place in it.
//!
//! What comes in goes through lexer, parser and reader, alone and behind the rules of a toy, so that the
//! fuzzer has words to use.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spaceline_lang::diagnostic::render;
use spaceline_rules::book::{Wanted, load};
use spaceline_rules::pack::{Memory, Origin, Packs};
use std::path::Path;

const MANIFEST: &str = "id = \"toy\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"purse\"\n";
const TOY: &str = include_str!("../../../rules/src/toy.sl");

fn read(rules: &str, more: &str) {
    let files = [
        ("toy/pack.toml", MANIFEST),
        ("toy/rules.sl", rules),
        ("toy/more.sl", more),
    ];
    let mut packs = Packs::new();
    let origin = Origin::Folder("toy".into());
    packs.add(&Memory::new(&files), Path::new("toy"), &origin);
    let wanted = Wanted {
        scenarios: true,
        ..Wanted::default()
    };
    let loaded = load(packs, &wanted);
    // To tell the mistakes is part of it.
    let _ = render(&loaded.problems, loaded.sources(), false);
}

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        read("", text);
        read(TOY, text);
    }
});
