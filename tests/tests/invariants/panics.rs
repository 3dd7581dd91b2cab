//! Invariant 6: nothing that input can reach panics. The lints of the workspace do the work; this test
//! sees to it that every crate has them, and that nobody switches one off.

use crate::breach::{self, Breach};
use crate::manifest;
use crate::source::{self, Is, Token};

/// The crates whose sources hold no panic.
const FOLDERS: &[&str] = &["lang/src", "runtime/src", "rules/src", "tools"];

/// Lints that the workspace must have, at `warn` or stronger (the continuous build denies warnings).
const CLIPPY: &[&str] = &[
    "allow_attributes",
    "allow_attributes_without_reason",
    "dbg_macro",
    "expect_used",
    "indexing_slicing",
    "panic",
    "todo",
    "unimplemented",
    "unwrap_used",
];

fn breaches(file: &str, tokens: &[Token]) -> Vec<Breach> {
    let mark = |i: usize, c: char| tokens.get(i).is_some_and(|token: &Token| token.mark(c));
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        if token.is != Is::Name {
            continue;
        }
        let method = i > 0 && mark(i - 1, '.') && mark(i + 1, '(');
        let wrong = match token.text.as_str() {
            "unsafe" => true,
            "panic" | "todo" | "unreachable" | "unimplemented" => mark(i + 1, '!'),
            "unwrap" | "unwrap_err" | "unwrap_unchecked" => method,
            // A parser may have an `expect` of its own; the one that panics takes a message.
            "expect" | "expect_err" => {
                let text = |i: usize| tokens.get(i).is_some_and(|token| token.is == Is::Text);
                method && text(i + 2)
            }
            "allow" => mark(i + 1, '(') && in_attribute(tokens, i),
            _ => false,
        };
        if wrong {
            found.push(Breach::new(file, token.line, format!("`{}`", token.text)));
        }
        if token.text == "expect" && mark(i + 1, '(') && in_attribute(tokens, i) {
            let end = source::closing(tokens, i + 1);
            let inside = tokens.get(i..end).unwrap_or_default();
            if !inside.iter().any(|token| token.name("reason")) {
                found.push(Breach::new(file, token.line, "`expect` without a reason"));
            }
        }
    }
    found
}

/// Whether the name at `i` is the first of `#[...]` or `#![...]`, or of an attribute in `cfg_attr`.
fn in_attribute(tokens: &[Token], i: usize) -> bool {
    let back = |n: usize| i.checked_sub(n).and_then(|i| tokens.get(i));
    let plain = back(1).is_some_and(|token| token.mark('['))
        && (back(2).is_some_and(|token| token.mark('#'))
            || back(2).is_some_and(|token| token.mark('!'))
                && back(3).is_some_and(|token| token.mark('#')));
    plain
        || (i.saturating_sub(12)..i)
            .any(|i| tokens.get(i).is_some_and(|token| token.name("cfg_attr")))
}

#[test]
fn nothing_panics() {
    let breaches: Vec<_> = FOLDERS
        .iter()
        .flat_map(|folder| source::sources(folder))
        .flat_map(|source| breaches(&source.path, &source.tokens))
        .collect();
    breach::none(
        &breaches,
        "return an error or a fault; where an invariant makes an index sound, \
         `#[expect(clippy::indexing_slicing, reason = \"...\")]` says which",
    );
}

#[test]
fn every_crate_has_the_lints_of_the_workspace() {
    for folder in [
        "lang",
        "runtime",
        "rules",
        "tools/review",
        "tools/table",
        "tools/spaceline",
        "tests",
    ] {
        let manifest = manifest::read(folder);
        let lints = manifest
            .get("lints")
            .and_then(|lints| lints.get("workspace"));
        assert_eq!(lints.and_then(toml::Value::as_bool), Some(true), "{folder}");
    }
    let workspace = manifest::read("");
    let lints = |tool: &str| workspace.get("workspace")?.get("lints")?.get(tool).cloned();
    let level = |table: &Option<toml::Value>, lint: &str| {
        let level = table.as_ref().and_then(|table| table.get(lint));
        level
            .and_then(toml::Value::as_str)
            .unwrap_or("allow")
            .to_string()
    };
    assert_eq!(level(&lints("rust"), "unsafe_code"), "forbid");
    for lint in CLIPPY {
        let level = level(&lints("clippy"), lint);
        assert!(level != "allow", "clippy::{lint} is off");
    }
}

#[test]
fn a_panic_and_a_silenced_lint_are_caught() {
    let sample = "
fn a() { b().unwrap() }
fn c() { d().expect(\"always\"); e.expect(Token::End); f.unwrap_or(1) }
fn g() { unreachable!(\"never\") }
#[allow(dead_code)]
fn h() { unsafe { i() } }
#[expect(clippy::panic)]
fn j() { panic!() }
#![allow(unused)]
#[expect(clippy::indexing_slicing, reason = \"checked above\")]
fn allow(expect: u8) { assert!(true); }
";
    let found = breaches("sample.rs", &source::tokens(sample));
    breach::caught_at(&found, &[2, 3, 4, 5, 6, 7, 8, 9]);
}
