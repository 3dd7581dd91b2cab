//! The formatter: what it writes can be read, says the same, and is written the same once more.
//!
//! What comes in is formatted alone, and as changes to the rules of a toy, most of which can still be read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spaceline_fuzz as toy;
use spaceline_lang::format::{FormatError, format};
use spaceline_lang::parse::parse;
use spaceline_lang::span::FileId;

fn check(text: &str) {
    let once = match format(FileId(0), text) {
        Ok(once) => once,
        Err(FormatError::Unread(errors)) => {
            assert!(!errors.is_empty());
            return;
        }
        Err(FormatError::Changed { span }) => {
            panic!("it does not say the same at {span:?}:\n{text}")
        }
    };
    let errors = parse(FileId(0), &once).errors;
    assert!(errors.is_empty(), "{errors:?}\n{once}");
    let twice = format(FileId(0), &once).expect("what was formatted can be formatted");
    assert_eq!(once, twice);
}

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        check(text);
    }
    if let Some(text) = toy::altered(toy::RULES, data) {
        check(&text);
    }
});
