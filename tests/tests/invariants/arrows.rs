//! Invariant 3: arrows point down: tools -> table, review -> rules -> runtime -> lang, and the machine knows nothing of
//! `lang` but the typed tree (and where its nodes stand). The two crates upon `rules` do not know each other. Within the
//! machine each room knows only those before it.

use crate::breach::{self, Breach};
use crate::manifest::{self, CRATES};
use crate::source::{self, Token};
use std::collections::BTreeSet;
use toml::Table;

/// The rooms of the machine: each knows only those before it.
const ROOMS: &[&str] = &[
    "fault", "hash", "value", "tell", "link", "state", "save", "memo", "ask", "run", "log", "game",
    "seat",
];

/// The modules of `lang` that `runtime` may use.
const SEEN_BY_RUNTIME: &[&str] = &["span", "tree"];

fn against_the_arrow(folder: &str, manifest: &Table, allowed: &[&str]) -> Vec<Breach> {
    let file = format!("{folder}/Cargo.toml");
    manifest::dependencies(manifest)
        .into_iter()
        .filter(|name| name.starts_with("spaceline") && !allowed.contains(&name.as_str()))
        .map(|name| Breach::new(&file, 1, format!("depends on `{name}`")))
        .collect()
}

fn beside_the_tree(file: &str, tokens: &[Token]) -> Vec<Breach> {
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        if !token.name("spaceline_lang") {
            continue;
        }
        let next = tokens.get(i + 3);
        if !next.is_some_and(|next| SEEN_BY_RUNTIME.contains(&next.text.as_str())) {
            found.push(Breach::new(
                file,
                token.line,
                "uses more than `tree` and `span`",
            ));
        }
    }
    found
}

/// What a file in a room of the machine uses of a later room. What stands at the head of the crate is asked of its
/// own room.
fn of_a_later_room(file: &str, tokens: &[Token]) -> Vec<Breach> {
    let place = |name: &str| ROOMS.iter().position(|room| *room == name);
    let within = file.split('/').nth(2).unwrap_or_default();
    let Some(own) = place(within.trim_end_matches(".rs")) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        let path = token.name("crate") && tokens.get(i + 1).is_some_and(|next| next.mark(':'));
        let Some(next) = tokens.get(i + 3).filter(|_| path) else {
            continue;
        };
        if place(&next.text).is_none_or(|room| room > own) {
            let what = format!("uses `{}`", next.text);
            found.push(Breach::new(file, next.line, what));
        }
    }
    found
}

#[test]
fn rooms_of_the_machine_know_only_those_before_them() {
    let sources = source::sources("runtime/src");
    let rooms: BTreeSet<_> = sources
        .iter()
        .filter_map(|source| source.path.split('/').nth(2))
        .map(|room| room.trim_end_matches(".rs"))
        .filter(|room| !["lib", "testing"].contains(room))
        .collect();
    assert_eq!(
        rooms,
        ROOMS.iter().copied().collect(),
        "each room has its place"
    );
    let breaches: Vec<_> = sources
        .iter()
        .flat_map(|source| of_a_later_room(&source.path, &source.tokens))
        .collect();
    breach::none(&breaches, "move the code to the room that knows enough");
}

#[test]
fn arrows_point_down() {
    let breaches: Vec<_> = CRATES
        .iter()
        .flat_map(|(folder, _, allowed)| {
            against_the_arrow(folder, &manifest::read(folder), allowed)
        })
        .collect();
    breach::none(&breaches, "move the code to the crate that knows enough");
}

#[test]
fn nothing_depends_on_tools_or_tests() {
    for (folder, name, _) in CRATES {
        let own = manifest::read(folder);
        let package = own.get("package").and_then(|package| package.get("name"));
        assert_eq!(package.and_then(|name| name.as_str()), Some(*name));
    }
    let tools = manifest::dependencies(&manifest::read("tools/spaceline"));
    assert!(!tools.iter().any(|name| name == "spaceline-tests"));
}

#[test]
fn the_machine_sees_the_tree_alone() {
    let breaches: Vec<_> = source::sources("runtime/src")
        .iter()
        .flat_map(|source| beside_the_tree(&source.path, &source.tokens))
        .collect();
    breach::none(&breaches, "text, words and diagnostics stay in `lang`");
}

#[test]
fn arrows_back_are_caught() {
    let manifest = manifest::parse(
        "[dependencies]\nspaceline-rules = { path = \"../rules\" }\nserde = \"1\"\n
         [target.'cfg(unix)'.dev-dependencies]\nup = { package = \"spaceline-runtime\", version = \"1\" }\n",
    );
    let found = against_the_arrow("lang", &manifest, &[]);
    let mut shown: Vec<_> = found.iter().map(ToString::to_string).collect();
    shown.sort();
    assert_eq!(
        shown,
        [
            "lang/Cargo.toml:1: depends on `spaceline-rules`",
            "lang/Cargo.toml:1: depends on `spaceline-runtime`",
        ]
    );
    let rooms = "use crate::value::Ref;\nuse crate::run::Event;\nfn f(x: crate::Game) {}\nuse crate::state::State;";
    breach::caught_at(
        &of_a_later_room("runtime/src/state/sample.rs", &source::tokens(rooms)),
        &[2, 3],
    );
    let sample = "use spaceline_lang::tree::Expr;\nuse spaceline_lang::{parse, tree};\nuse spaceline_lang::diagnostic::Code;";
    breach::caught_at(
        &beside_the_tree("sample.rs", &source::tokens(sample)),
        &[2, 3],
    );
}
