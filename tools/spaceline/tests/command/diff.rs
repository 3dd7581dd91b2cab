//! Two rules side by side, on a small game: `spaceline diff`.

use crate::common::{folder, path, spaceline, text};
use std::fs;
use std::path::{Path, PathBuf};

const TOY: &str = include_str!("../../../../rules/src/toy.sl");

const CARDS: &str = "edition first\n\
    card \"<b>Gilder & co\" coin { 1; each coin in table of you where it != this: worth +1 }\n\
    errata \"Crown\" dated 1998-02-13 cites second \"9\" { 7 }\n\
    errata \"<b>Gilder & co\" dated 1998-02-13 cites second \"9\" { 2 }\n\
    scenario \"Ten are enough\" under first cites toy \"3\" { given \"Doubloon\", \"Magnet\" on the table of one; \
    then one wins }\n\
    scenario \"A penny is worth one\" { given \"Penny\" on the table of one; then wealth of one = 1 }\n\
    scenario \"Gold is looked at\" under second { given \"Penny\" on the table of one; then \"Penny\" is not gilded }\n";

const EDITION: &str = "edition second extends first\n\
    amend rule the_game cites second \"3\" {\n  \
    replace whenever p in players where wealth of p >= 12 { finish for p because \"twelve is enough\" }\n}\n\
    amend rule decks cites second \"1\" {\n  \
    omit deck needs size(purse of you) >= 4\n  \
    deck needs size(purse of you) >= 9 because \"a purse has at least 9 cards\"\n}\n\
    rule gilding cites second \"4\" { state gilded of coin }\n";

fn pack(name: &str, more: &str) -> String {
    format!("id = \"{name}\"\nversion = \"1.0.0\"\nlanguage = \"1\"\n{more}")
}

/// A game with an edition of its own and two decks.
fn game(name: &str) -> PathBuf {
    let folder = folder(name);
    let rules = pack(
        "toy",
        "kind = \"rules\"\nedition = \"first\"\nstarters = [\"plain\", \"small\"]\n\n[deck-sections]\n\"\" = \"purse\"\n",
    );
    let edition = pack(
        "second",
        "kind = \"edition\"\nedition = \"second\"\nrequires = [\"toy\"]\n",
    );
    for (file, text) in [
        ("toy/pack.toml", rules.as_str()),
        ("toy/toy.sl", &format!("{TOY}\n{CARDS}")),
        ("second/pack.toml", edition.as_str()),
        ("second/second.sl", EDITION),
        (
            "lists/plain.txt",
            "4\tPenny\n3\tCrown\n1\tThief\n1\tMagnet\n",
        ),
        ("lists/other.txt", "4\tPenny\n3\tCrown\n2\tThief\n"),
        ("lists/small.txt", "4\tPenny\n1\tThief\n"),
    ] {
        let file = folder.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    folder
}

/// What `diff` says of the game.
fn said(folder: &Path, args: &[&str]) -> (Option<i32>, String) {
    let (toy, second, lists) = (
        folder.join("toy"),
        folder.join("second"),
        folder.join("lists"),
    );
    let always = ["--bare", "diff"];
    let packs = [
        "--packs",
        path(&toy),
        "--packs",
        path(&second),
        "--decks",
        path(&lists),
    ];
    let output = spaceline(&[&always, args, &packs].concat());
    (
        output.status.code(),
        text(&output.stdout) + &text(&output.stderr),
    )
}

#[test]
fn what_differs_between_two_editions_is_told() {
    let (code, told) = said(&game("diff_editions"), &["first", "second", "--games", "2"]);
    assert_eq!(code, Some(0), "{told}");
    for line in [
        "first against second",
        "3 parts of the rules differ",
        "rule the_game / whenever p: another",
        "rule decks / deck needs: another",
        "rule gilding: only under second",
        "3 scenarios played under both: 1 differ, 1 cannot be read under both, 0 hold under neither",
        "    second: does not hold: expected one to win; the game is not over",
        "    because of rule the_game / whenever p (",
        "    first: cannot be read: no script declares `gilded`",
        "3 decks: 3 legal under first, 2 under second",
        "  first: 2 games, ",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
}

#[test]
fn cards_differ_by_the_day() {
    let game = game("diff_days");
    let (code, told) = said(&game, &["first as of 1998-02-12", "first", "--games", "0"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("2 cards say something else"), "{told}");
    assert!(told.contains("  Crown ("), "{told}");
    // On one day both say the same.
    let args = [
        "first",
        "second",
        "--as-of",
        "1998-02-12",
        "--json",
        "--games",
        "0",
    ];
    let (code, told) = said(&game, &args);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("\"cards\": []"), "{told}");
}

#[test]
fn a_page_is_written_and_nothing_that_a_person_wrote_is_lost() {
    let game = game("diff_page");
    let page = game.join("diff.html");
    let args = [
        "first",
        "second as of 1998-01-01",
        "--games",
        "1",
        "--html",
        path(&page),
    ];
    let (code, told) = said(&game, &args);
    assert_eq!(code, Some(0), "{told}");
    let written = fs::read_to_string(&page).unwrap();
    for part in [
        "<!doctype html>",
        "<h2 id=parts>",
        "&lt;b&gt;Gilder &amp; co",
        "<ins>12</ins>",
        "won by",
    ] {
        assert!(written.contains(part), "{part}\n{written}");
    }
    assert!(
        !written.contains("<script") && !written.contains("<b>Gilder"),
        "{written}"
    );
    // It is written again, but a file of somebody's own stays.
    assert_eq!(said(&game, &args).0, Some(0));
    fs::write(&page, "my notes").unwrap();
    let (code, told) = said(&game, &args);
    assert_eq!(code, Some(64), "{told}");
    assert!(
        told.contains("is there already, and is no page of this tool"),
        "{told}"
    );
    assert_eq!(fs::read_to_string(&page).unwrap(), "my notes");
}

#[test]
fn rules_that_are_not_there_are_told_with_the_nearest() {
    let game = game("diff_unknown");
    for (args, words) in [
        (
            ["first", "secnd"],
            "no edition and no format is called `secnd`\nhelp: nearest is `second`",
        ),
        (
            ["first", "third"],
            "no edition and no format is called `third`\nhelp: there are first, second",
        ),
        (
            ["first", "second as of 1998-02-31"],
            "`second as of 1998-02-31` names no rules\nhelp: write the name of an edition and a day",
        ),
    ] {
        let (code, told) = said(&game, &args);
        assert_eq!(code, Some(64), "{told}");
        assert!(told.contains(words), "{told}");
    }
}
