//! Texts that are meant to hurt: deep, long, or nothing but mistakes. All are read in time that grows with
//! their length and answered with words.

use spaceline_lang::diagnostic::{Report, render};
use spaceline_lang::parse::{Parsed, limits, parse};
use spaceline_lang::span::{FileId, Sources};
use std::time::{Duration, Instant};

/// Generous for a build without optimisation on a busy machine, and far too short for squares.
const SECONDS: u64 = 60;

#[track_caller]
fn read(text: &str) -> Parsed {
    let start = Instant::now();
    let parsed = parse(FileId(0), text);
    assert!(
        start.elapsed() < Duration::from_secs(SECONDS),
        "{:?}",
        start.elapsed()
    );
    parsed
}

#[track_caller]
fn codes(text: &str, expected: &[&str]) {
    let parsed = read(text);
    let codes: Vec<_> = parsed
        .errors
        .iter()
        .map(|error| error.diagnostic().code.id)
        .collect();
    assert_eq!(codes, expected);
}

#[test]
fn brackets_up_to_the_limit_are_read() {
    let depth = limits::DEPTH;
    codes(
        &format!("a {}b{}", "(".repeat(depth), ")".repeat(depth)),
        &[],
    );
    codes(
        &format!("{}b{}", "a {".repeat(depth), "}".repeat(depth)),
        &[],
    );
}

#[test]
fn a_hundred_thousand_brackets_are_one_mistake() {
    let many = 100_000;
    codes(
        &format!("a {}b{}\nc", "(".repeat(many), ")".repeat(many)),
        &["SL0107"],
    );
    codes(
        &format!("{}b{}\nc", "a {".repeat(many), "}".repeat(many)),
        &["SL0107"],
    );
    codes(
        &format!("a {}b\nc", "(".repeat(many)),
        &["SL0101", "SL0122"],
    );
    codes(
        &format!("a {}b{}\nc", "(".repeat(many), ")".repeat(many / 2)),
        &["SL0101", "SL0107"],
    );
    codes(&format!("a b{}\nc", ")".repeat(many)), &["SL0102"]);
    codes(&format!("{}b\nc", "a {".repeat(many)), &["SL0107"]);
    codes(&format!("{}b\n", "a {\n".repeat(many)), &["SL0107"]);
    codes(
        &format!("a {}b{}", "({".repeat(many), "})".repeat(many)),
        &["SL0101", "SL0107"],
    );
}

#[test]
fn many_mistakes_are_counted() {
    for text in [
        "a: ;\n", "}\n", ")\n", "a (\n", "a {\n", "\"\n", "§\n", "[\n", "cites\n", "{ }\n", "} x\n",
    ] {
        let parsed = read(&text.repeat(200_000));
        assert!(
            (1..=limits::ERRORS + 1).contains(&parsed.errors.len()),
            "{text}"
        );
    }
}

#[test]
fn a_line_of_fifty_megabytes_is_one_mistake_and_shown_in_part() {
    let text = format!(
        "card \"One\" {{ {} }}\nlast",
        "draw one and ".repeat(50_000_000 / 13)
    );
    let parsed = read(&text);
    assert_eq!(parsed.file.items.len(), 2);
    let mut sources = Sources::new();
    sources.add("long.sl", text);
    let told: Vec<_> = parsed.errors.iter().map(Report::diagnostic).collect();
    let shown = render(&told, &sources, false);
    assert!(
        shown.contains("SL0122") && shown.len() < 2_000,
        "{} bytes",
        shown.len()
    );
}

#[test]
fn a_long_file_is_read() {
    let text = "card \"One\" event {\n  points 5; at end of turn: draw one\n}\n".repeat(300_000);
    let parsed = read(&text);
    assert_eq!((parsed.file.items.len(), parsed.errors.len()), (300_000, 0));
}

#[test]
fn an_item_of_many_lines_and_words_ends_where_it_ends() {
    let words = "a, ".repeat(limits::ITEM);
    codes(&format!("x ({words} a) {{ b }}\nc"), &["SL0122"]);
    let parsed = read(&format!("x ({words} a) {{ b }}\nc"));
    assert_eq!(parsed.file.items.len(), 2);
    assert!(parsed.file.items[0].block.is_some() && parsed.file.items[0].is_broken());
}

#[test]
fn a_file_past_the_limit_is_not_read() {
    codes(&" ".repeat(limits::FILE + 1), &["SL0123"]);
}
