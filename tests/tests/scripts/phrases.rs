//! Every phrase of the rules and cards is read by the phrase grammar.

use crate::read::{Script, root, scripts_under, survey};
use spaceline_lang::phrase::Aim;
use std::fmt::Write as _;

/// Where the scripts lie.
const FOLDERS: &[&str] = &["std-rules", "cards"];

#[test]
fn the_grammar_reads_every_phrase() {
    let mut scripts: Vec<Script> = Vec::new();
    for folder in FOLDERS {
        scripts.extend(scripts_under(&root().join(folder)));
    }
    scripts.retain(|script| !script.name.starts_with("cards/phrasebook/"));
    let surveyed = survey(&scripts);
    assert!(surveyed.len() > 10_000, "{} phrases", surveyed.len());
    let mut unread = String::new();
    let mut count = 0;
    // The words of an action in a scenario are tried as a value before they are found to be none.
    let meant = surveyed.iter().filter(|(_, one)| one.aim != Aim::Stated);
    for (text, one) in meant {
        if let Some(mistake) = one.mistakes.first() {
            let class = one.tree.class_at(mistake.at);
            count += 1;
            let _ = writeln!(
                unread,
                "{:?} {:?} {class:?}: {}",
                one.aim,
                mistake.at,
                one.span.of(text)
            );
        }
    }
    assert!(
        count == 0,
        "{count} of {} not read\n{unread}",
        surveyed.len()
    );
}

/// A card whose texts hold what a tree can get wrong: posts, connectives, the ends of `where`, `may` and `if`.
const CARD: &str = r#"set trial "Trial" released 2020

card "Trees" event {
  plays to kill one personnel aboard your ship with Honor and (Music or Youth) at random
  plays to stop two MEDICAL or SCIENCE personnel by opponent then draw 1
  plays to discard up to 2 cards in hand of you if opponent has points > 20
  plays to place one event in hand of you on one your ship with RANGE > 5
  each your Klingon or Romulan personnel here: STRENGTH +2, gains Honor
  while some x: personnel where x is here and x is not stopped: this: points +5
  once each turn, when you solve planet mission: you may draw 1 or score 5
  each personnel here cannot be killed or stopped by opponent
}
"#;

#[test]
fn trees_are_what_the_sentences_say() {
    let mut scripts = scripts_under(&root().join("std-rules"));
    scripts.push(Script {
        name: "trees.sl".to_owned(),
        text: CARD.to_owned(),
    });
    let mut shown = String::new();
    for (text, one) in survey(&scripts) {
        if text == CARD {
            let tree = one.tree.shown(text);
            let _ = writeln!(shown, "{:?}: {}\n  {tree}", one.aim, one.span.of(text));
        }
    }
    insta::assert_snapshot!(shown);
}
