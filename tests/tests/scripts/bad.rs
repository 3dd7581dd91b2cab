//! Scripts with mistakes, and scripts without: what is said about each. `tests/README.md` tells how to add one.

use crate::read::{Script, Told, each, read_with_the_rules, root, scripts_under};
use insta::{assert_snapshot, glob};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The scripts in a folder by name, and what is told about each.
fn told(folder: &str) -> BTreeMap<String, (Script, Told)> {
    let scripts = scripts_under(&root().join("tests").join(folder));
    let told = each(&scripts, read_with_the_rules);
    let both = scripts.into_iter().zip(told);
    both.map(|(script, told)| (script.name.clone(), (script, told)))
        .collect()
}

/// How much is wrong: what shows while a script is read, and behind it what shows when it has been.
fn weight(told: &Told) -> (usize, usize) {
    let behind = told
        .wrong
        .iter()
        .filter(|one| one.code.id.starts_with("SL04"));
    let behind = behind.count();
    (told.wrong.len() - behind, behind)
}

/// What is told to be written in a place, and does not leave less wrong when it stands there.
fn dead_ends(script: &Script, told: &Told) -> String {
    // The limit has another mistake behind its name.
    if script.name.ends_with("declare/unknown_limit.sl") {
        return String::new();
    }
    let mut ends = String::new();
    for one in &told.wrong {
        let Some(replacement) = &one.replacement else {
            continue;
        };
        let mut text = script.text.clone();
        text.replace_range(one.primary.span.range(), replacement);
        let name = script.name.clone();
        let after = read_with_the_rules(&Script { name, text });
        if weight(&after) >= weight(told) {
            let _ = writeln!(ends, "{}: {replacement}\n{}", script.name, after.text);
        }
    }
    ends
}

/// The scripts under `bad/` get what their first line says: `// expect: N` diagnostics, in the words of
/// their snapshot.
#[test]
fn bad_scripts_are_told_what_is_wrong() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../bad/snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let told = told("bad");
    let dead_ends = each(&told.values().collect::<Vec<_>>(), |(script, told)| {
        dead_ends(script, told)
    });
    assert_eq!(
        dead_ends.concat(),
        "",
        "what is to be written in a place does not help there"
    );
    let mut counted_wrong = String::new();
    settings.bind(|| {
        glob!("../../bad", "**/*.sl", |path| {
            let name = Script::read(path).name;
            let (script, told) = &told[&name];
            if Some(told.wrong.len()) != script.expects() {
                let _ = writeln!(counted_wrong, "{}\n{}", script.name, told.text);
                return;
            }
            let shown = format!("SOURCE\n{}\nERROR\n{}", script.text, told.text);
            assert_snapshot!("bad", shown);
        });
    });
    assert_eq!(counted_wrong, "", "`// expect:` is not what was told");
}

/// The scripts under `good/` are read without a word.
#[test]
fn good_scripts_are_read_without_a_word() {
    for (script, told) in told("good").values() {
        assert_eq!(told.text, "", "{}", script.name);
    }
}
