//! Each mistake as its author sees it, and what is still read around it.

use super::*;
use crate::diagnostic::{Report, render};
use crate::sentence::{Item, spelled};
use crate::span::Sources;
use std::fmt::Write;

fn read(text: &str) -> Parsed {
    parse(FileId(0), text)
}

/// The source, then what is said about it.
fn told(text: &str) -> String {
    let mut sources = Sources::new();
    sources.add("script.sl", text);
    let parsed = read(text);
    let diagnostics: Vec<_> = parsed.errors.iter().map(Report::diagnostic).collect();
    let errors = render(&diagnostics, &sources, false);
    format!("SOURCE\n{}\n\nERROR\n{errors}", text.trim_end())
}

/// Items as a line each, nested ones indented; broken words as `?`.
fn outline(items: &[Item]) -> String {
    fn walk(items: &[Item], pad: &str, out: &mut String) {
        let inner = format!("{pad}  ");
        for item in items {
            let key = item.key().map(|key| format!("<{}> ", key.text()));
            let head = spelled(&item.head.words);
            let _ = write!(out, "{pad}{}{head}", key.unwrap_or_default());
            for cite in &item.cites {
                let _ = write!(out, " @{}{:?}", cite.document, cite.sections);
            }
            for (mark, tail) in [(":", &item.colon), ("means", &item.means)] {
                if let Some(tail) = tail {
                    let _ = write!(out, " {mark} {}", spelled(&tail.words));
                }
            }
            out.push('\n');
            if let Some(block) = &item.block {
                walk(&block.items, &inner, out);
            }
            for other in &item.otherwise {
                let test = other.test.as_ref().map(|test| spelled(&test.words));
                let _ = writeln!(out, "{pad}else {}", test.unwrap_or_default());
                walk(&other.block.items, &inner, out);
            }
        }
    }
    let mut out = String::new();
    walk(items, "", &mut out);
    out
}

#[track_caller]
fn reads(text: &str, expected: &str) {
    let parsed = read(text);
    assert_eq!(parsed.errors, [], "{text}");
    assert_eq!(outline(&parsed.file.items), expected, "{text}");
}

#[test]
fn an_item_falls_into_its_parts() {
    reads("card \"T\" dilemma any { }", "<card> \"T\" dilemma any\n");
    reads("kill (c: personnel) x2", "kill (c: personnel) x2\n");
    reads("state = 3", "<state> = 3\n");
    reads("`card` of a", "card of a\n");
    reads("todo", "<todo> \n");
    reads(
        "noun team of (c: card) means every card with c cites r24 \"12.4\", \"12.5\" cites faq \"1\"",
        "noun team of (c: card) @r24[\"12.4\", \"12.5\"] @faq[\"1\"] means every card with c\n"
            .replace("noun", "<noun>")
            .as_str(),
    );
    reads(
        "once: choose one { a ; b }",
        "once : choose one\n  a\n  b\n",
    );
    reads("once: { a }", "once\n  a\n");
    reads("p may { a } else { b }", "p may\n  a\nelse \n  b\n");
    reads(
        "if a { b } else if c { d } else { e }\nf",
        "<if> a\n  b\nelse if c\n  d\nelse \n  e\nf\n",
    );
    reads(
        "noun a means some b: c in [d, e f] where []",
        "<noun> a means some b: c in [d, e f] where []\n",
    );
    reads(
        "if some a: b where c: draw",
        "<if> some a : b where c: draw\n",
    );
    reads("x { } else some a: b { }", "x\nelse some a: b\n");
    reads("x if a else y", "x if a else y\n");
}

#[test]
fn equality_does_not_look_at_places() {
    assert_eq!(
        read("kill (one: two)").file,
        read("  kill  ( one :two );").file
    );
    assert_ne!(read("kill one").file, read("kill two").file);
}

#[test]
fn spans_cover_what_was_written() {
    let text = "rule a cites r \"1\" {\n  b c: d\n} else {\n}\n  e f";
    let parsed = read(text);
    let whole: Vec<_> = parsed
        .file
        .items
        .iter()
        .map(|item| item.span.of(text))
        .collect();
    assert_eq!(
        whole,
        ["rule a cites r \"1\" {\n  b c: d\n} else {\n}", "e f"]
    );
    let inner = parsed.file.items[0]
        .block
        .as_ref()
        .map(|block| block.items[0].span.of(text));
    assert_eq!(inner, Some("b c: d"));
}

#[test]
fn mistakes_in_words() {
    let texts = [
        "a: ; b\n",
        "a, ; b\n",
        "a,, b\n",
        "kill (, a)\n",
        "kill (a, )\n",
        "kill (a: )\n",
        "kill (cites r)\n",
        "a (b [c)\n",
        "a (b] c)\n",
        "a [b, c\n",
        "a [b, ]\n",
        "a [b: c]\n",
        "a means; b\n",
        "a: b: { c }\n",
        "noun a means b means c\n",
        "noun a: b means c\n",
        "{ a }\n",
        "a {\n  b\n} {\n  c\n}\n",
        "if a { b }, c\n",
        "cites r \"1\"\n",
        "rule a cites \"1\" { b }\n",
        "rule a cites r { b }\n",
        "rule a cites r \"1\", { b }\n",
        "if a { b } else\n",
        "if a { b } else c { d } else e\n",
        "rule a {\n  b {\n    c\n",
        "a (b {\n  c\n}\n",
        "a (b \"c)\n",
        "“One” is two\n",
        "a — b\n",
        "a # b # c\n",
        "kill 'one'\n",
        "``\n",
        "a == b\n",
        "a (b (c d\n",
        "forbid a cites rulebook \"7.1\" when b\n",
        "card \"One\\n\"\n",
    ];
    let all: String = texts.into_iter().map(told).collect();
    insta::assert_snapshot!(all);
}

#[test]
fn a_missing_brace_costs_one_message_wherever_it_is() {
    let lines: Vec<&str> = "card one {\n  a\n  when b {\n    c\n    d\n  }\n  e\n}\n\ncard two {\n  f {\n    g\n  }\n}\nh"
        .lines()
        .collect();
    for (at, line) in lines.iter().enumerate() {
        let Some(brace) = line.find(['{', '}']) else {
            continue;
        };
        let mut lost = lines.clone();
        let shorter = format!("{}{}", &line[..brace], &line[brace + 1..]);
        lost[at] = &shorter;
        let text = lost.join("\n");
        let parsed = read(&text);
        assert_eq!(parsed.errors.len(), 1, "{text}\n{:?}", parsed.errors);
        let outline = outline(&parsed.file.items);
        assert!(outline.contains("\nh\n"), "{text}\n{outline}");
        assert!(
            outline.lines().any(|line| line.ends_with("card> two")),
            "{text}\n{outline}"
        );
    }
}

#[test]
fn mistakes_are_told_up_to_a_limit_and_then_counted() {
    let parsed = read(&"a: ;\n".repeat(5_000));
    assert_eq!(parsed.errors.len(), limits::ERRORS + 1);
    let last = parsed.errors.last().map(Report::diagnostic);
    assert_eq!(
        last.map(|last| last.message).as_deref(),
        Some("and 4900 more mistakes in this file")
    );
}
