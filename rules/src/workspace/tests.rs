//! What is told after edits is what would be told of the same texts at once.

use super::*;
use crate::book;
use crate::pack::{Memory, Origin};
use crate::toy::{MANIFEST, RULES};
use spaceline_lang::diagnostic::render;
use spaceline_runtime::ask::offer::{Dice, Pebbles};
use std::path::Path;

/// Cards and scenarios of the toy game.
const PENCE: &str = "set pence \"Pence\" released 1994

card \"Groat\" coin { worth 4 }
card \"Farthing\" coin { shiny; worth 0 }

scenario \"A groat goes to the table\" cites toy \"4\" {
  given hand of one: \"Groat\", \"Penny\"
  when one plays \"Groat\"
  then \"Groat\" in table of one, wealth of one = 4
}

card \"Florin\" coin {
  worth 2
  text dated 1990-01-01 { worth 3 }
}
";

const CROWNS: &str = "set crowns \"Crowns\" released 1995

card \"Half Crown\" coin { worth 2 }

// A rule among cards.
rule richer cites toy \"9\" { adjective heavy (c: coin) means worth of c > 3 }

card \"Angel\" coin { worth 6 }

scenario \"An angel\" cites toy \"4\" {
  given \"Angel\", \"Groat\" on the table of one
  then wealth of one = 10
}
";

/// An edition that reads a rule of its own, and a format of another day.
const OTHERS: &str = "edition later extends toy {
  add rule heaviest cites toy \"10\" { adjective heaviest (c: coin) means worth of c > 5 }
}
ruling \"Angel\" in later cites toy \"11\" { worth 7 }
format \"Old\" { text as of 1992-06-01 }
";

type Texts = Vec<(String, String)>;

fn texts() -> Texts {
    let all = [
        ("toy/rules.sl", RULES),
        ("toy/pence.sl", PENCE),
        ("toy/crowns.sl", CROWNS),
        ("toy/others.sl", OTHERS),
    ];
    let all = all.iter();
    all.map(|(path, text)| ((*path).into(), (*text).into()))
        .collect()
}

fn packs(texts: &Texts) -> Packs {
    let mut files = vec![("toy/pack.toml", MANIFEST)];
    files.extend(
        texts
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str())),
    );
    let mut packs = Packs::new();
    let origin = Origin::Folder("toy".into());
    packs.add(&Memory::new(&files), Path::new("toy"), &origin);
    packs
}

fn wanted() -> Wanted {
    Wanted {
        scenarios: true,
        ..Wanted::default()
    }
}

/// What is told of texts that are read at once.
fn cold(texts: &Texts) -> String {
    let loaded = book::check(packs(texts), &wanted());
    render(&loaded.problems, loaded.sources(), false)
}

fn kept(workspace: &Workspace) -> String {
    render(&workspace.problems(), workspace.sources(), false)
}

fn file(workspace: &Workspace, path: &str) -> FileId {
    let packs = workspace.packs().packs.iter();
    let mut scripts = packs.flat_map(|pack| &pack.scripts);
    let found = scripts.find(|script| script.path == Path::new(path));
    found.expect("the script is there").file
}

/// Changes texts one after the other; tells for each whether a part was enough.
fn follow(edits: &[(&str, &str, &str)]) -> Vec<bool> {
    let mut texts = texts();
    let mut workspace = Workspace::open(packs(&texts), wanted());
    assert_eq!(kept(&workspace), cold(&texts));
    let mut parts = Vec::new();
    for (path, from, to) in edits {
        let (_, text) = texts
            .iter_mut()
            .find(|(known, _)| known == path)
            .expect("it is there");
        assert!(text.contains(from), "{path} has no {from}");
        *text = text.replacen(from, to, 1);
        let text = text.clone();
        parts.push(workspace.edit(file(&workspace, path), &text));
        assert_eq!(kept(&workspace), cold(&texts), "after {from} -> {to}");
    }
    parts
}

#[test]
fn the_toy_has_no_mistakes_under_any_rules() {
    let loaded = book::check(packs(&texts()), &wanted());
    assert!(!loaded.has_errors(), "{}", cold(&texts()));
}

#[test]
fn a_card_is_read_alone() {
    let pence = "toy/pence.sl";
    let parts = follow(&[
        (pence, "worth 4", "worth 5"),
        (pence, "worth 5", "wroth 5"),
        (pence, "wroth 5", "worth 4"),
        // Its head: the scenarios that speak of it are read too.
        (pence, "card \"Groat\"", "card \"Goat\""),
        (pence, "card \"Goat\"", "card \"Groat\""),
        (pence, "card \"Farthing\" coin { shiny; worth 0 }\n", ""),
        (
            pence,
            "card \"Florin\"",
            "card \"Mark\" coin { worth 1 }\ncard \"Florin\"",
        ),
        // What stage one cannot read is no card.
        (pence, "card \"Mark\" coin", "card \"Mark\" coin ("),
        (pence, "card \"Mark\" coin (", "card \"Mark\" coin"),
        (
            pence,
            "wealth of one = 4",
            "wealth of one = 4, wealth of two = 0",
        ),
        (pence, "wealth of two", "welth of two"),
        (
            pence,
            "text dated 1990-01-01 { worth 3 }",
            "text dated 1990-01-01 { worth 3; worth 4 }",
        ),
        // What moves the heading of a set.
        (pence, "set pence", "// So much for pence.\nset pence"),
        (pence, "set pence", "\nset pence"),
    ]);
    assert_eq!(parts, [true; 14]);
    // What is missing from the heading moves with it.
    let undated = (pence, " released 1994", "");
    let parts = follow(&[undated, (pence, "set pence", "\nset pence")]);
    assert_eq!(parts, [false, true]);
}

#[test]
fn a_card_that_has_moved_is_told_where_it_is() {
    let crowns = "toy/crowns.sl";
    let rule = "rule richer cites toy \"9\" { adjective heavy (c: coin) means worth of c > 3 }";
    let parts = follow(&[
        (crowns, rule, ""),
        (crowns, "set crowns \"Crowns\" released 1995", ""),
        // Its first card belongs to no set.
        (crowns, "card \"Half", "// Half of one.\ncard \"Half"),
        (crowns, "coin { worth 2 }", "coin { worth 3 }"),
    ]);
    assert_eq!(parts, [false, false, true, true]);
}

#[test]
fn rules_are_read_with_all_that_rests_on_them() {
    let (pence, crowns) = ("toy/pence.sl", "toy/crowns.sl");
    let parts = follow(&[
        // Behind the rule nothing of the rules moves.
        (
            crowns,
            "card \"Angel\" coin { worth 6 }",
            "card \"Angel\" coin { worth 66 }",
        ),
        // Before it everything does.
        (
            crowns,
            "card \"Half Crown\" coin { worth 2 }",
            "card \"Half Crown\" coin { worth 22 }",
        ),
        (crowns, "heavy", "weighty"),
        // A title that is taken.
        (pence, "card \"Farthing\"", "card \"Angel\""),
        (pence, "card \"Angel\"", "card \"Farthing\""),
        ("toy/others.sl", "ruling \"Angel\"", "ruling \"Angle\""),
        ("toy/others.sl", "worth of c > 5", "wroth of c > 5"),
        (
            "toy/others.sl",
            "format \"Old\" {",
            "format \"Old\" { pool set pnce\n",
        ),
    ]);
    assert_eq!(
        parts,
        [true, false, false, false, false, false, false, false]
    );
}

/// What an edition reads for itself is shared with its other days.
#[test]
fn days_of_an_edition_are_read_beside_it() {
    let (pence, others) = ("toy/pence.sl", "toy/others.sl");
    let (now, then) = (
        "cites toy \"4\"",
        "under later as of 1992-06-01 cites toy \"4\"",
    );
    let late = "format \"Late\" {\n  rules later\n  text as of 1992-06-01\n}\nformat \"Old\"";
    let parts = follow(&[
        (others, "format \"Old\"", late),
        // A card that all days have, and one that differs.
        (pence, "worth 4", "wroth 4"),
        (pence, "wroth 4", "worth 4"),
        (pence, "{ worth 3 }", "{ wroth 3 }"),
        (pence, "{ wroth 3 }", "{ worth 3 }"),
        (pence, "card \"Groat\"", "card \"Goat\""),
        (pence, "card \"Goat\"", "card \"Groat\""),
        // A scenario of that day.
        (pence, now, then),
        (pence, "wealth of one = 4", "welth of one = 4"),
        (pence, "welth of one = 4", "wealth of one = 4"),
        // The words of the edition.
        (others, "worth of c > 5", "wroth of c > 5"),
        (pence, "worth 4", "wroth 4"),
        (others, "wroth of c > 5", "worth of c > 5"),
        (others, "{ worth 7 }", "{ worht 7 }"),
    ]);
    let in_part = parts.iter().filter(|part| **part).count();
    assert_eq!(in_part, 9, "{parts:?}");
}

#[test]
fn mistakes_of_other_editions_and_formats_are_told_once() {
    let mut texts = texts();
    let (_, others) = texts.last_mut().expect("there are four");
    *others = others.replace("worth of c > 5", "wroth of c > 5");
    *others = others.replace("{ worth 7 }", "{ worht 7 }");
    others.push_str("format \"Also later\" { rules later }\nformat \"Misspelt\" { rules latr }\n");
    let (_, pence) = texts.get_mut(1).expect("there are four");
    *pence = pence.replace("worth 3", "wrth 3");
    insta::assert_snapshot!(cold(&texts));
}

#[test]
fn what_an_edition_says_is_told_whatever_it_replaces() {
    let mut texts = texts();
    let (_, others) = texts.last_mut().expect("there are four");
    others.push_str(
        "edition bare extends toy {
  omit rule richer
  omit rule richer
  omit rule poorer
  replace rule unheard cites toy \"9\" { adjective heavy (c: coin) means wrth of c > 3 }
}
",
    );
    let (_, pence) = texts.get_mut(1).expect("there are four");
    pence.push_str(
        "rule lighter cites toy \"9\" { adjective light (c: coin) means c is not heavy }\n",
    );
    insta::assert_snapshot!(cold(&texts));
}

#[test]
fn what_an_edition_leaves_out_is_told_once() {
    let mut texts = texts();
    let (_, others) = texts.last_mut().expect("there are four");
    others.push_str("edition bare extends toy { omit rule richer }\n");
    let (_, pence) = texts.get_mut(1).expect("there are four");
    pence.push_str("rule heavier cites toy \"9\" { noun burden (p: player) gives number means number of c: coin in table of p where c is heavy }\n");
    pence.push_str(
        "rule lighter cites toy \"9\" { adjective light (c: coin) means c is not heavy }\n",
    );
    insta::assert_snapshot!(cold(&texts));
}

/// A random edit of a text: a piece is cut out, put in somewhere, or doubled, and sometimes mended again.
fn scramble(text: &str, plain: &str, dice: &mut Pebbles) -> String {
    let mut at = |text: &str| {
        let mut at = dice.below(text.len() + 1);
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let (one, other) = (at(text), at(text));
    let (from, to) = (one.min(other), one.max(other).min(one.min(other) + 60));
    let to = (to..=text.len())
        .find(|to| text.is_char_boundary(*to))
        .unwrap_or(from);
    let (front, piece, back) = (&text[..from], &text[from..to], &text[to..]);
    let place = at(front);
    match dice.below(6) {
        0 => format!("{front}{back}"),
        1 => format!("{front}{piece}{piece}{back}"),
        2 => format!("{}{piece}{}{back}", &front[..place], &front[place..]),
        3 => format!("{front}\n// a note\n{piece}{back}"),
        _ => plain.to_owned(),
    }
}

#[test]
fn after_any_edits_the_same_is_told_as_at_once() {
    let plain = texts();
    let mut parts = 0;
    for seed in 1..=4 {
        let mut dice = Pebbles::new(seed);
        let mut texts = plain.clone();
        let mut workspace = Workspace::open(packs(&texts), wanted());
        for step in 0..60 {
            // Cards are edited more often than rules.
            let at = [0, 1, 1, 1, 2, 2, 3][dice.below(7)];
            let (path, text) = &mut texts[at];
            *text = scramble(text, &plain[at].1, &mut dice);
            let (path, text) = (path.clone(), text.clone());
            parts += u32::from(workspace.edit(file(&workspace, &path), &text));
            assert_eq!(
                kept(&workspace),
                cold(&texts),
                "seed {seed}, step {step}: {path}\n{text}"
            );
        }
    }
    assert!(parts > 25, "{parts} edits were read in part");
}

#[test]
fn however_many_threads_parse_the_same_is_told() {
    let mut texts = texts();
    for script in 0..6 {
        let mut text = String::from("set pence \"Pence\" released 1994\n");
        for card in 0..1_500 {
            let worth = match (card % 500 == script, card % 700 == script) {
                (true, _) => "wroth 1",
                (_, true) => "worth 1 )",
                _ => "worth 1",
            };
            text.push_str(&format!(
                "card \"Coin {script} {card}\" coin {{ {worth} }}\n"
            ));
        }
        texts.push((format!("toy/many{script}.sl"), text));
    }
    let told = |threads| {
        let wanted = Wanted {
            threads: Some(threads),
            ..wanted()
        };
        let loaded = book::check(packs(&texts), &wanted);
        render(&loaded.problems, loaded.sources(), false)
    };
    let alone = told(1);
    assert_eq!(alone.matches("error[").count(), 30, "{alone}");
    assert_eq!(told(2), alone);
    assert_eq!(told(5), alone);
}

/// An edition takes over what was read for the main rules, but for cards that say a word which it changes.
#[test]
fn an_edition_reads_the_cards_that_say_its_words() {
    const SCALES: &str = "card \"Scales\" coin { 3; each heavy coin in table of you: worth +1 }\n";
    const WEIGHING: &str = "edition weighing extends toy {
  amend rule richer cites toy \"9\" {
    replace adjective heavy (c: trick) means shiny of c
    adjective light (c: coin) means worth of c < 2
  }
}
";
    let mut texts = texts();
    for (path, text) in &mut texts {
        match path.as_str() {
            "toy/crowns.sl" => text.push_str(SCALES),
            "toy/others.sl" => text.push_str(WEIGHING),
            _ => {}
        }
    }
    let told = cold(&texts);
    assert_eq!(told.matches("error[").count(), 1, "{told}");
    assert!(told.contains("each heavy coin"), "{told}");
    for (_, text) in &mut texts {
        *text = text.replace("each heavy coin", "each coin");
    }
    assert!(!cold(&texts).contains("error["));
}

/// A pack that has a card of pence by its value alone, and one that says all of it.
fn rivals(own: &str) -> Packs {
    let other = "id = \"other\"\nname = \"Other\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"toy\"]\n";
    let mine = other.replace("other", "mine");
    let marked =
        "set pence \"Pence\" released 1994\ncard \"Noble\" coin { worth 6; not encoded \"why\" }\n";
    let mut packs = packs(&texts());
    for (id, manifest, script) in [("other", other, marked), ("mine", &mine, own)] {
        let (toml, cards) = (format!("{id}/pack.toml"), format!("{id}/cards.sl"));
        let files = [(toml.as_str(), manifest), (cards.as_str(), script)];
        let origin = Origin::Folder(id.into());
        packs.add(&Memory::new(&files), Path::new(id), &origin);
    }
    packs
}

#[test]
fn which_of_two_scripts_is_in_force_is_settled_after_each_edit() {
    const OWN: &str = "set pence \"Pence\" released 1994\ncard \"Noble\" coin { worth 6 }\n";
    let mut workspace = Workspace::open(rivals(OWN), wanted());
    let scripts = workspace
        .packs()
        .packs
        .iter()
        .flat_map(|pack| &pack.scripts);
    let file = scripts
        .map(|script| script.file)
        .find(|file| workspace.sources().name(*file) == "mine/cards.sl");
    let file = file.expect("the script is there");
    for (from, to) in [
        ("6 }", "7 }"),
        ("6 }", "6; not encoded \"why\" }"),
        ("6 }", "6; not encoded \"why\"; not encoded \"how\" }"),
        ("pence \"Pence\"", "crowns \"Crowns\""),
        ("Noble", "Half Noble"),
        ("Noble", "Noble"),
    ] {
        let own = OWN.replace(from, to);
        workspace.edit(file, &own);
        let kept = render(&workspace.problems(), workspace.sources(), false);
        let cold = book::check(rivals(&own), &wanted());
        let cold = render(&cold.problems, cold.sources(), false);
        assert_eq!(kept, cold, "after {from} -> {to}");
        assert_eq!(kept.contains("SL02"), to != "Half Noble", "{kept}");
    }
}
