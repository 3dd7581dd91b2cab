//! Invariant 3: arrows point down: tools -> rules -> runtime -> lang, and the machine knows nothing of
//! `lang` but the typed tree (and where its nodes stand).

use crate::breach::{self, Breach};
use crate::manifest::{self, CRATES};
use crate::source::{self, Token};
use toml::Table;

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
    let sample = "use spaceline_lang::tree::Expr;\nuse spaceline_lang::{parse, tree};\nuse spaceline_lang::diagnostic::Code;";
    breach::caught_at(
        &beside_the_tree("sample.rs", &source::tokens(sample)),
        &[2, 3],
    );
}
