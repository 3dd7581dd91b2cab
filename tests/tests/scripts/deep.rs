//! Phrases that stand in one another, and more mistakes than anybody reads: all of it is read in a moment.

use crate::read::{Script, read_with_the_rules};
use std::time::{Duration, Instant};

/// What stands before the condition inside, and what behind it.
const SHAPES: [(&str, &str); 6] = [
    ("some personnel except ship where ", ""),
    ("some personnel except (ship where ", ")"),
    ("some personnel aboard (ship where ", ")"),
    ("some personnel where it is aboard (ship where ", ")"),
    ("number of times you killed (personnel where (", ")) > 1"),
    ("not (", " or this is stopped)"),
];

/// The condition nested so often.
fn nested((before, behind): (&str, &str), times: usize) -> Script {
    let condition = format!(
        "{}it is stopped{}",
        before.repeat(times),
        behind.repeat(times)
    );
    Script {
        name: "deep.sl".into(),
        text: format!(
            "set deep \"Deep\" released 2024\n\ncard \"Deep\" event {{\n  plays on table\n  if {condition}: \
             discard this\n}}\n"
        ),
    }
}

#[test]
fn phrases_within_phrases_are_read_in_a_moment() {
    for shape in SHAPES {
        for times in [3, 90] {
            let script = nested(shape, times);
            let start = Instant::now();
            let told = read_with_the_rules(&script);
            // The rules are read along. What is read twice on each level would take years.
            let took = start.elapsed();
            assert!(took < Duration::from_secs(60), "{}: {took:?}", shape.0);
            assert!(told.text.len() > 5 || times == 3, "{}", shape.0);
        }
    }
}

/// A megabyte of mistakes, in one card and in one rule. Near words are looked for in the first of them.
#[test]
fn mistakes_without_end_are_told_in_a_moment() {
    let lines = "  kil one personnel in tem\n".repeat(20_000);
    let card = format!("set many \"Many\" released 2024\n\ncard \"Many\" event {{\n{lines}}}\n");
    let words = (0..12_000).map(|at| format!("  adjective odd{at} (c: card) means c is stoped\n"));
    let rule = format!(
        "rule many cites trial \"1\" {{\n{}}}\n",
        words.collect::<String>()
    );
    for text in [card, rule] {
        let name = "many.sl".into();
        let start = Instant::now();
        let told = read_with_the_rules(&Script { name, text });
        let took = start.elapsed();
        assert!(told.wrong.len() > 10_000, "{}", told.wrong.len());
        assert!(took < Duration::from_secs(60), "{took:?}");
    }
}
