//! What stands behind a paragraph, and what a card has said: `spaceline rules` and `spaceline history`, on a small
//! game.

use crate::common::{folder, path, spaceline, text};
use std::fs;
use std::path::{Path, PathBuf};

const TOY: &str = include_str!("../../../../rules/src/toy.sl");

const MORE: &str = "edition first\n\
    document toy \"A game <of> coins\" rows \"rows.tsv\"\n\
    rule goal cites toy \"3-goal\" { noun goal_here gives number means 10 }\n\
    card \"<i>Medal\" coin { 3 }\n\
    scenario \"Ten is the goal\" cites toy \"3-goal\" { given \"<i>Medal\" on the table of one; then goal_here = 10 }\n\
    errata \"Crown\" dated 1998-02-13 cites toy \"4\" { 7 }\n\
    ruling \"Crown\" in first cites toy \"2\" { each coin in table of you where it != this: worth +2 }\n";

const ROWS: &str = "id\tsection\tsort\tgist\toutside\n\
    1-size\t1\trule\ta purse is of some size\t\n\
    2-sum\t2\trule\tnumbers are summed up\t\n\
    3-goal\t3\trule\tten are <b>enough</b>\t\n\
    3-lost\t3.1\trule\tno rule says this\t\n\
    4-play\t4\trule\tcoins are played\t\n\
    4-shake\t4\trule\tshake hands\tmanners\n";

/// A game with rows.
fn game(name: &str) -> PathBuf {
    let folder = folder(name);
    let pack = "id = \"toy\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\nedition = \"first\"\n\n\
        [deck-sections]\n\"\" = \"purse\"\n";
    for (file, text) in [
        ("pack.toml", pack),
        ("toy.sl", &format!("{TOY}\n{MORE}")),
        ("rows.tsv", ROWS),
    ] {
        fs::write(folder.join(file), text).unwrap();
    }
    folder
}

/// What a command says of the game.
fn said(folder: &Path, args: &[&str]) -> (Option<i32>, String) {
    let packs = ["--bare", "--packs", path(folder)];
    let output = spaceline(&[args, &packs].concat());
    (
        output.status.code(),
        text(&output.stdout) + &text(&output.stderr),
    )
}

#[test]
fn a_paragraph_is_told_with_all_that_stands_behind_it() {
    let game = game("paragraph");
    let (code, told) = said(&game, &["rules", "toy", "3"]);
    assert_eq!(code, Some(0), "{told}");
    for line in [
        "toy 3, 2 rows: 1 proven, 1 tried, 2 encoded, 0 missing, 0 outside",
        "3-goal: ten are <b>enough</b> (proven)",
        "  rule: rule goal (",
        "  scenario: Ten is the goal (",
        "  card: <i>Medal (",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let page = game.join("page.html");
    let (code, told) = said(&game, &["rules", "toy", "3", "--html", path(&page)]);
    assert_eq!(code, Some(0), "{told}");
    let page = fs::read_to_string(page).unwrap();
    for part in [
        "ten are &lt;b&gt;enough&lt;/b&gt;",
        "<pre>rule goal cites toy &quot;3-goal&quot; {",
        "<pre>scenario &quot;Ten is the goal&quot;",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
}

#[test]
fn a_book_is_pages_that_link_to_each_other() {
    let game = game("site");
    let site = game.join("site");
    let (code, told) = said(&game, &["rules", "toy", "--site", path(&site)]);
    assert_eq!(code, Some(0), "{told}");
    let files = fs::read_dir(&site).unwrap();
    let names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut links = 0;
    for name in &names {
        let page = fs::read_to_string(site.join(name)).unwrap();
        assert!(
            !page.contains("<script") && !page.contains("<i>Medal"),
            "{page}"
        );
        for link in page.split("<a href=").skip(1) {
            let link = link.split('>').next().unwrap().trim_matches('"');
            let (file, id) = link.split_once('#').unwrap_or((link, ""));
            assert!(names.iter().any(|name| name == file), "{name}: {link}");
            let there = fs::read_to_string(site.join(file)).unwrap();
            let marked = [format!("id=\"{id}\""), format!("id={id}>")];
            let found = id.is_empty() || marked.iter().any(|mark| there.contains(mark));
            assert!(found, "{name}: {link}");
            links += 1;
        }
    }
    assert!(links > 20, "{links}");
    let index = fs::read_to_string(site.join("index.html")).unwrap();
    assert!(index.contains("A game &lt;of&gt; coins"), "{index}");
    assert!(index.contains("class=proven style=width:50.0%"), "{index}");
}

#[test]
fn what_is_not_there_is_told_with_the_nearest() {
    let game = game("no_paragraph");
    for (args, words) in [
        (
            &["rules", "toy", "3.12"][..],
            "toy has no section `3.12`\nhelp: nearest is `3.1`",
        ),
        (
            &["rules", "tyo", "3"],
            "no document with rows is called `tyo`\nhelp: nearest is `toy`",
        ),
        (
            &["rules", "toy"],
            "no section is named\nhelp: write `--site DIR`",
        ),
        (
            &["history", "Crwon"],
            "no card is called `Crwon`\nhelp: nearest is `Crown`",
        ),
    ] {
        let (code, told) = said(&game, args);
        assert_eq!(code, Some(64), "{told}");
        assert!(told.contains(words), "{words}\n{told}");
    }
}

#[test]
fn each_text_of_a_card_is_told_from_its_day_on() {
    let game = game("history");
    let (code, told) = said(&game, &["history", "crown"]);
    assert_eq!(code, Some(0), "{told}");
    let own = told
        .find("\nits own text\n    card \"Crown\" coin { 5 }")
        .unwrap();
    let errata = told.find("\nfrom 1998-02-13 on\n").unwrap();
    let ruling = told.find("\nin first\n").unwrap();
    assert!(own < errata && errata < ruling, "{told}");
    assert!(
        told.contains("as changed by the errata of 1998-02-13 (toy \"4\")"),
        "{told}"
    );
    assert!(
        told.contains("as changed by the ruling in first (toy \"2\")"),
        "{told}"
    );
    let page = game.join("crown.html");
    let (code, told) = said(&game, &["history", "<i>medal", "--html", path(&page)]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("no ruling, no errata and no text of another day speaks of it"));
    let page = fs::read_to_string(page).unwrap();
    assert!(
        page.contains("&lt;i&gt;Medal") && !page.contains("<i>Medal"),
        "{page}"
    );
}
