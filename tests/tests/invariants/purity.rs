//! Invariant 2: `lang` and `runtime` read no file, no clock, no environment and no global random state,
//! and print nothing.

use crate::breach::{self, Breach};
use crate::source::{self, Is, Token};

/// Modules and items of `std` that reach out of the process or differ from run to run.
const OUTSIDE: &[&str] = &[
    "env",
    "fs",
    "io",
    "net",
    "os",
    "process",
    "time",
    "thread",
    "RandomState",
];

/// Names that reach out wherever they come from.
const NAMES: &[&str] = &[
    "DefaultHasher",
    "Instant",
    "OsRng",
    "RandomState",
    "SysRng",
    "SystemTime",
    "ThreadRng",
    "from_entropy",
    "from_os_rng",
    "getrandom",
    "make_rng",
    "thread_local",
    "thread_rng",
];

/// Macros that print or look at the environment of the compiler.
const MACROS: &[&str] = &[
    "dbg",
    "eprint",
    "eprintln",
    "option_env",
    "print",
    "println",
];

fn breaches(file: &str, tokens: &[Token]) -> Vec<Breach> {
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        if token.is != Is::Name {
            continue;
        }
        if token.text == "std" {
            for (line, path) in std_paths(tokens, i) {
                if path.iter().any(|part| OUTSIDE.contains(&part.as_str())) {
                    found.push(Breach::new(file, line, format!("std::{}", path.join("::"))));
                }
            }
        } else if NAMES.contains(&token.text.as_str())
            || MACROS.contains(&token.text.as_str())
                && tokens.get(i + 1).is_some_and(|next| next.mark('!'))
        {
            found.push(Breach::new(file, token.line, &token.text));
        }
    }
    found
}

/// The paths that a `std` at `i` begins: one, or several if it stands before `::{ }`.
fn std_paths(tokens: &[Token], i: usize) -> Vec<(usize, Vec<String>)> {
    let mut out = Vec::new();
    tree(tokens, i + 1, &mut Vec::new(), &mut out);
    out
}

/// Reads what follows a name of a path, and returns the index behind it.
fn tree(
    tokens: &[Token],
    mut i: usize,
    path: &mut Vec<String>,
    out: &mut Vec<(usize, Vec<String>)>,
) -> usize {
    let mark = |i: usize, c: char| tokens.get(i).is_some_and(|token: &Token| token.mark(c));
    let depth = path.len();
    let mut line = 0;
    while mark(i, ':') && mark(i + 1, ':') {
        i += 2;
        if mark(i, '{') {
            let end = source::closing(tokens, i);
            i += 1;
            while i < end {
                if tokens.get(i).is_some_and(|token| token.is == Is::Name) {
                    path.extend(tokens.get(i).map(|token| token.text.clone()));
                    let next = tree(tokens, i + 1, path, out);
                    if next == i + 1 {
                        out.push((tokens.get(i).map_or(0, |token| token.line), path.clone()));
                    }
                    path.truncate(depth);
                    i = next;
                } else {
                    i += 1;
                }
            }
            return end + 1;
        }
        match tokens.get(i) {
            Some(token) if token.is == Is::Name => {
                path.push(token.text.clone());
                line = token.line;
                i += 1;
            }
            _ => break,
        }
    }
    if line > 0 {
        out.push((line, path.clone()));
        path.truncate(depth);
    }
    i
}

#[test]
fn lang_and_runtime_are_pure() {
    let sources = ["lang/src", "runtime/src"].map(source::sources);
    let breaches: Vec<_> = sources
        .iter()
        .flatten()
        .flat_map(|source| breaches(&source.path, &source.tokens))
        .collect();
    breach::none(
        &breaches,
        "what the language and the machine need from outside is handed to them by `rules` or `tools`",
    );
}

#[test]
fn a_clock_a_file_and_a_die_are_caught() {
    let sample = "
use std::fs;
use std::{fmt, collections::{BTreeMap, hash_map::RandomState}};
use std::{path::Path, time::Instant as Clock};
use std::fmt;
use crate::env;
fn f() { let home = std::env::var(\"HOME\"); println!(); rand::thread_rng() }
fn g(env: &Env) { time(env) } // std::fs
#[cfg(test)]
mod tests { use std::fs; }
";
    let found = breaches("sample.rs", &source::tokens(sample));
    let mut lines: Vec<_> = found.iter().map(ToString::to_string).collect();
    lines.dedup();
    assert_eq!(
        lines,
        [
            "sample.rs:2: std::fs",
            "sample.rs:3: std::collections::hash_map::RandomState",
            "sample.rs:3: RandomState",
            "sample.rs:4: std::time::Instant",
            "sample.rs:4: Instant",
            "sample.rs:7: std::env::var",
            "sample.rs:7: println",
            "sample.rs:7: thread_rng",
        ]
    );
}
