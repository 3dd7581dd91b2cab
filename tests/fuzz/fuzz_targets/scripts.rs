//! Scripts: whatever stands in one, it is read to its end, and every mistake has a place in it.
//!
//! What comes in goes through lexer, parser and reader, alone and behind the rules of a toy, so that the
//! fuzzer has words to use.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spaceline_fuzz as toy;
use spaceline_lang::diagnostic::render;

fn read(rules: &str, more: &str) {
    let loaded = toy::load_scripts(rules, more);
    // To tell the mistakes is part of it.
    let _ = render(&loaded.problems, loaded.sources(), false);
}

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        read("", text);
        read(toy::RULES, text);
    }
});
