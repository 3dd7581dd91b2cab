//! Scripts with mistakes, and scripts without: what is said about each. `tests/README.md` tells how to add one.

use crate::read::{Script, Told, each, read_with_the_rules, root, scripts_under};
use insta::{assert_snapshot, glob};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// The scripts in a folder by name, and what is told about each.
fn told(folder: &str) -> BTreeMap<String, (Script, Told)> {
    let scripts = scripts_under(&root().join("tests").join(folder));
    let told = each(&scripts, read_with_the_rules);
    let both = scripts.into_iter().zip(told);
    both.map(|(script, told)| (script.name.clone(), (script, told)))
        .collect()
}

/// The scripts with mistakes.
pub static BAD: LazyLock<BTreeMap<String, (Script, Told)>> = LazyLock::new(|| told("bad"));

/// The scripts under `bad/` get what their first line says: `// expect: N` diagnostics, in the words of
/// their snapshot.
#[test]
fn bad_scripts_are_told_what_is_wrong() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../bad/snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let mut counted_wrong = String::new();
    settings.bind(|| {
        glob!("../../bad", "**/*.sl", |path| {
            let name = Script::read(path).name;
            let (script, told) = &BAD[&name];
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
