//! The manifests of the crates.

use crate::source::root;
use std::fs;
use toml::{Table, Value};

/// The crates of the house, from the bottom up, and the crates of the house that each may know.
pub const CRATES: &[(&str, &str, &[&str])] = &[
    ("lang", "spaceline-lang", &[]),
    ("runtime", "spaceline-runtime", &["spaceline-lang"]),
    (
        "rules",
        "spaceline-rules",
        &["spaceline-lang", "spaceline-runtime"],
    ),
    (
        "tools/review",
        "spaceline-review",
        &["spaceline-lang", "spaceline-runtime", "spaceline-rules"],
    ),
    (
        "tools/table",
        "spaceline-table",
        &["spaceline-lang", "spaceline-runtime", "spaceline-rules"],
    ),
];

/// The manifest in a folder of the repository.
pub fn read(folder: &str) -> Table {
    let path = root().join(folder).join("Cargo.toml");
    let text = fs::read_to_string(&path).unwrap_or_default();
    parse(&text)
}

pub fn parse(text: &str) -> Table {
    let table: Result<Table, _> = text.parse();
    assert!(table.is_ok(), "a manifest is TOML: {table:?}");
    table.unwrap_or_default()
}

/// The crates a manifest names, for whatever purpose and platform.
pub fn dependencies(manifest: &Table) -> Vec<String> {
    let mut found = Vec::new();
    for (key, value) in manifest {
        let Value::Table(table) = value else { continue };
        match key.as_str() {
            "dependencies" | "dev-dependencies" | "build-dependencies" => {
                found.extend(table.iter().map(|(name, value)| {
                    let package = value.get("package").and_then(Value::as_str);
                    package.unwrap_or(name).to_string()
                }));
            }
            "target" => {
                let platforms = table.values().filter_map(Value::as_table);
                found.extend(platforms.flat_map(dependencies));
            }
            _ => {}
        }
    }
    found
}
