//! Editions in a pack of one's own: they replace rules whose words the cards of other packs use.

use crate::common::folder;
use std::fs;
use std::path::Path;
use std::process::Command;

/// What a command says of the pack with an edition of its own, if it ends well.
fn said(verb: &str) -> String {
    said_of(verb, "two_missions")
}

fn said_of(verb: &str, name: &str) -> String {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/packs")
        .join(name);
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

/// An edition in a pack of its own declares words; a card of a pack that requires it and scenarios under it use them.
#[test]
fn words_of_an_edition_are_there_under_it() {
    assert!(said_of("check", "salon").contains("0 errors"));
    // One scenario of five is played under three rules.
    assert!(said_of("test", "salon").contains("7 passed, 0 failed"));
}

/// Without the edition's pack its words, its card and its rules are not there.
#[test]
fn words_of_an_edition_are_there_for_nobody_else() {
    let folder = folder("no_salon");
    let script = folder.join("other.sl");
    let text = "scenario \"Nobody is admired here\" under r24 cites r24 \"1.2\" {\n  \
                given mission of one: \"Botanical Research\"\n  \
                given away team of one on \"Botanical Research\": \"Kromm\"\n  \
                then \"Kromm\" is admired\n}\n";
    fs::write(&script, text).unwrap();
    let packs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/packs/salon");
    let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["check", packs.to_str().unwrap(), script.to_str().unwrap()])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("`admired`"), "{told}");
}

/// A row counts as proven only where a scenario fails without the rule.
#[test]
fn rows_are_proven_by_leaving_rules_out() {
    let folder = folder("proven");
    let rows = "id\tsection\tsort\tgist\toutside\n\
                1-goal\t1\trule\ttwo points win\t\n\
                1-idle\t1\trule\tnothing tries this\t\n\
                1-lost\t1\trule\tno rule says this\t\n\
                2-shake\t2\trule\tshake hands\tmanners\n";
    let pack = "id = \"mine\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"rules\"\nrequires = [\"core\"]\n";
    let script = "document mine \"Mine\" rows \"mine.tsv\"\n\
                  rule small cites mine \"1\" {\n  \
                  noun goal_here gives number cites mine \"1-goal\" means 2\n  \
                  noun idle_here gives number cites mine \"1-idle\" means 3\n}\n\
                  scenario \"Two are the goal\" cites mine \"1-goal\" { given mission of one: \"Botanical Research\"; \
                  then goal_here = 2 }\n\
                  scenario \"It is above one\" cites mine \"1-idle\" { given mission of one: \"Botanical Research\"; \
                  then goal_here > 1 }\n\
                  scenario \"What fails anyway shows nothing\" cites mine \"1-idle\" { given mission of one: \
                  \"Botanical Research\"; then goal_here = 7 }\n";
    for (name, text) in [("pack.toml", pack), ("mine.tsv", rows), ("mine.sl", script)] {
        fs::write(folder.join(name), text).unwrap();
    }
    let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args([
            "coverage",
            "mine",
            folder.to_str().unwrap(),
            "--missing",
            "--unproven",
        ])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        told.contains("whole: 4 rows, 2 encoded, 2 tried, 1 proven, 1 missing, 1 outside"),
        "{told}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(told.contains("missing: mine \"1-lost\""), "{told}");
    let short = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args([
            "coverage",
            "mine",
            folder.to_str().unwrap(),
            "--at-least",
            "2",
        ])
        .output()
        .unwrap();
    assert!(!short.status.success());
    assert!(told.contains("not proven: mine \"1-idle\""), "{told}");
}

/// What `play` says of a game between captains, with its two streams.
fn played(args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["play", "--seed", "3"])
        .args(args)
        .output()
        .unwrap();
    let told = [output.stdout, output.stderr].concat();
    (
        output.status.code(),
        String::from_utf8_lossy(&told).into_owned(),
    )
}

const OTHER_GAME: [&str; 2] = ["--format", "A New Way to Play"];

#[test]
fn another_game_is_played_to_its_end_by_as_many_as_it_is_for() {
    for (players, last) in [("2", "two"), ("3", "three"), ("4", "four")] {
        let (code, told) = played(&[&OTHER_GAME[..], &["--players", players]].concat());
        assert_eq!(code, Some(0), "{told}");
        let end = told.lines().last().unwrap_or_default();
        assert!(
            end.contains(" wins") && end.contains(&format!("{last} ")),
            "{end}"
        );
    }
}

#[test]
fn a_table_that_the_game_is_not_for_is_refused_in_words() {
    let (code, told) = played(&[&OTHER_GAME[..], &["--players", "5"]].concat());
    assert_eq!(code, Some(64), "{told}");
    assert!(
        told.contains("the game is for 2 to 4 players, and not for 5"),
        "{told}"
    );
    let (code, told) = played(&["--players", "3"]);
    assert_eq!(code, Some(64), "{told}");
    assert!(
        told.contains("the game is for 2 players, and not for 3"),
        "{told}"
    );
    let one = [&OTHER_GAME[..], &["anew_klingon"]].concat();
    let (code, told) = played(&one);
    assert_eq!(code, Some(64), "{told}");
    assert!(
        told.contains("decks that are needed: 2 to 4; that are named: 1"),
        "{told}"
    );
    let (code, told) = played(&["anew_klingon", "anew_klingon"]);
    assert_ne!(code, Some(0), "{told}");
    assert!(told.contains("no card is called `Kahmis`"), "{told}");
}
