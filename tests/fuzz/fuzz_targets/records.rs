//! Records of games: whatever stands in one, it is refused in words, or played again.
//!
//! What comes in is read as a record or journal, and also as changes to a good one of each. The check of a record would
//! refuse all of those, so its body is also read without it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spaceline_fuzz as toy;
use spaceline_rules::game::{Journal, Record};

fn replay(record: &Record) {
    // To tell why not is part of it.
    if let Err(damage) = record.replay(toy::rulebook(), |_, _| ()) {
        assert!(!damage.to_string().is_empty());
    }
    let again = Record::read(&record.text()).expect("what was written can be read");
    assert_eq!(again.text(), record.text());
}

fn read(text: &str) {
    match Record::read(text) {
        Ok(record) => replay(&record),
        Err(damage) => assert!(!damage.to_string().is_empty()),
    }
}

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        read(text);
    }
    let (rulebook, played) = (toy::rulebook(), toy::game());
    let record = Record::of(rulebook, played).text();
    let (_, journal) = Journal::begin(rulebook, played);
    for good in [&record, &journal] {
        if let Some(text) = toy::altered(good, data) {
            read(&text);
        }
    }
    let body = record.split_once('\n').map_or("", |(_, body)| body);
    let unchecked = toy::altered(body, data);
    if let Some(record) = unchecked.and_then(|body| serde_json::from_str(&body).ok()) {
        replay(&record);
    }
});
