//! Editions in a pack of one's own: they replace rules whose words the cards of other packs use.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use std::path::Path;
use std::process::Command;

/// What a command says of the pack with an edition of its own, if it ends well.
fn said(verb: &str) -> String {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/packs/two_missions");
    let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args([verb, pack.to_str().unwrap()])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{told}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn words_of_a_replaced_rule_are_seen_by_whoever_saw_them_before() {
    assert!(said("check").contains("0 errors"));
}

#[test]
fn scenarios_under_the_edition_know_its_rules() {
    assert!(said("test").contains("1 passed, 0 failed"));
}

/// The pack below replaces the turn and does not say when it closes.
#[test]
fn a_moment_that_an_edition_announces_no_more_is_told() {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/packs/silent_turn");
    let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["check", pack.to_str().unwrap()])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("SL0446"), "{told}");
    assert!(
        told.contains("`end of turn`") && told.contains("`turn_of`"),
        "{told}"
    );
}
