//! Scenarios of the toy game, such as hold and such as do not.

use super::*;
use crate::toy::load_toy;
use spaceline_lang::diagnostic::render;
use std::fmt::Write as _;

/// Scenarios, and how they went.
fn play(scenarios: &str) -> String {
    let (loaded, said) = load_toy(scenarios, None);
    let Some(rulebook) = &loaded.rulebook else {
        return said;
    };
    let mut out = said;
    for scenario in &rulebook.program.book().scenarios {
        let report = run(rulebook, scenario);
        let _ = match &report.verdict {
            Verdict::Passed => writeln!(out, "passed: {}", report.name),
            Verdict::Todo(why) => writeln!(out, "todo: {}: {why}", report.name),
            Verdict::Failed(failure) => {
                let shown = render(&[failure.diagnostic(&report.name)], loaded.sources(), false);
                writeln!(out, "{shown}trace: {}", failure.trace.join("; "))
            }
        };
    }
    out
}

#[test]
fn scenarios_that_hold() {
    let out = play(
        r#"
scenario "A coin goes to the table" cites toy "4" {
  given turn of one
  given hand of one: "Penny", "Crown"
  when one plays "Penny"
  then "Penny" in table of one, wealth of one = 1, "Crown" in hand of one
}
scenario "A magnet makes coins worth more" {
  given "Magnet", "Penny", another "Penny" on the table of one
  then worth of "Penny" = 2 because add 1 "Magnet"
  then worth of "Magnet" = 2
  then wealth of one = 6
}
scenario "A thief may answer" {
  given hand of one: "Penny"
  given hand of two: "Thief" of two
  given "Crown" of one on the table of one
  when one plays "Penny"
  then decision of two offers exactly "rob with Thief"
  when two robs with "Thief"
  random picks "Crown"
  then "Crown" is stolen, wealth of two = 5, one sees "Thief"
}
scenario "A thief need not answer" {
  given hand of one: "Penny"
  given hand of two: "Thief" of two
  when one plays "Penny"
  two passes
  then "Thief" in hand of two, one does not see "Thief"
}
scenario "Cursed coins are not played" {
  given hand of one: "Penny"
  given "Penny" is cursed
  when one plays "Penny"
  then refused because toy "4"
}
scenario "Nothing to rob" {
  given hand of one: "Thief"
  when one robs with "Thief"
  then refused
}
scenario "Swapping" {
  given "Crown" on the table of one
  given "Penny" of two on the table of two
  when one swaps "Crown" for "Penny"
  then "Penny" in table of one, wealth of two = 5
}
scenario "Ten is enough" {
  given "Crown", "Magnet" on the table of one
  given hand of one: "Penny"
  given points of two = 3
  when one plays "Penny"
  then one wins
}
scenario "Not yet" { todo "later"; then 1 = 2 }
"#,
    );
    assert!(!out.contains("error"), "{out}");
    insta::assert_snapshot!(out);
}

#[test]
fn scenarios_that_fail_say_why() {
    let out = play(
        r#"
scenario "wrong number" {
  given "Magnet", "Penny" on the table of one
  then worth of "Penny" = 3
}
scenario "wrong reasons" {
  given "Magnet", "Penny" on the table of one
  then worth of "Penny" = 2 because add 2 "Penny"
}
scenario "cannot be done" {
  given hand of one: "Penny"
  given "Penny" is cursed
  when one plays "Penny"
  then "Penny" in table of one
}
scenario "can be done" {
  given hand of one: "Penny"
  when one plays "Penny"
  then refused
}
scenario "refused for another reason" {
  given hand of one: "Penny"
  given "Penny" is cursed
  when one plays "Penny"
  then refused because toy "3"
}
scenario "did not happen" {
  given hand of one: "Penny"
  when one plays "Penny"
  then "Penny" is stolen
}
scenario "not asked" {
  given hand of one: "Penny"
  when one plays "Penny"
  one chooses "Penny"
}
scenario "does not hold" {
  given hand of one: "Penny"
  then "Penny" in table of one
}
scenario "sees" {
  given hand of one: "Penny"
  then two sees "Penny"
}
scenario "nobody won" { then one wins }
scenario "two ways" {
  given "Crown" on the table of one
  given "Penny" of two, another "Penny" of two on the table of two
  when one swaps "Crown"
  then yes
}
scenario "no such way" {
  given "Crown" on the table of one
  given "Penny" of two, another "Penny" of two on the table of two
  when one swaps "Crown"
  one chooses way 3
  then yes
}
scenario "both ways" {
  given "Crown" on the table of one
  given "Penny" of two, another "Penny" of two on the table of two
  when one swaps "Crown"
  one chooses "Penny"
  then yes
}
scenario "the second way" {
  given "Crown" on the table of one
  given "Penny" of two, another "Penny" of two on the table of two
  when one swaps "Crown"
  one chooses way 2
  then "Penny" in table of two
}
"#,
    );
    insta::assert_snapshot!(out);
}

#[test]
fn of_what_could_be_meant_the_nearest_is_told_first() {
    let out = play(
        r#"
rule pennies cites toy "4" {
  action place_a_card in plays says "play {c} for nothing" { name c in hand of you where it is not coin; do { put c into table of you } }
  action play_a_rich_card in plays says "play {c} dearly" {
    name c in hand of you where it is coin and wealth of you > 9
    do { put c into table of you }
  }
}
scenario "cannot be done" {
  given hand of one: "Penny"
  given "Penny" is cursed
  when one plays "Penny"
  then "Penny" in table of one
}
"#,
    );
    let at = |words| out.find(words);
    let (cursed, rich, other) = (
        at("it is cursed"),
        at("wealth(you) > 9"),
        at("is of the sort coin"),
    );
    assert!(cursed.is_some() && rich.is_some(), "{out}");
    assert!(cursed < rich && rich < other, "{out}");
}

#[test]
fn wrong_lines_are_told() {
    let out = play(
        r#"
scenario missing { }
scenario "a" {
  expect yes
  given hand of one: "Pennny"
  when one plays "Crown"
  when one eats "Crown"
  then decision of nobody offers "x"
  then worth of "Penny" = 2 because plus 1 "Penny"
  one thinks
  given "Penny" is happy
  given hand of one: one
  then "Penny" is
}
"#,
    );
    insta::assert_snapshot!(out);
}

#[test]
fn a_title_is_the_card_of_the_own_set_or_the_plain_one() {
    let out = play(
        r#"
set mint "The Mint" released 1900
card "Dime" version "Mint" coin { 6 }
card "Groat" version "Mint" coin { 7 }
scenario "in the mint" {
  given "Dime", another "Dime" version "Bank", "Groat", third "Dime" version "The Forge" on the table of one
  then worth of "Dime" = 6, worth of another "Dime" = 2, worth of third "Dime" = 4, worth of "Groat" = 7
}
set bank "The Bank" released 1901
card "Dime" version "Bank" coin { 2 }
set forge "The Forge" released 1902
card "Dime" coin { 4 }
set late "Later" released 1903
scenario "anywhere else" {
  given "Dime", another "Dime" version "Mint" on the table of one
  then worth of "Dime" = 4, worth of another "Dime" = 6
}
"#,
    );
    assert!(
        out.ends_with("passed: in the mint\npassed: anywhere else\n"),
        "{out}"
    );
    let out = play(
        r#"
set mint "The Mint" released 1900
card "Groat" version "Mint" coin { 7 }
set late "Later" released 1903
scenario "elsewhere" { given "Groat" on the table of one }
"#,
    );
    assert!(out.contains("SL0605"), "{out}");
    assert!(out.contains("write `\"Groat\" version \"Mint\"`"), "{out}");
}

#[test]
fn a_stage_that_is_under_way_offers_its_own_menus_alone() {
    let out = play(
        r#"
rule days cites toy "5" {
  procedure day (you: player) {
    stage morning { offer you plays }
    stage evening { offer you answers }
  }
}
scenario "in the morning" {
  given hand of one: "Penny", "Crown", "Thief"
  given "Magnet" of two on the table of two
  given day(one) at stage morning
  then stage is morning, stage is not evening
  when one plays "Penny"
  then "Penny" in table of one, stage is morning
  one passes
  then stage is evening
  when one plays "Crown"
  then refused because toy "5"
  one passes
  then stage is not evening
}
scenario "as if it could be done in the evening" {
  given hand of one: "Penny", "Thief"
  given "Magnet" of two on the table of two
  given day(one) at stage evening
  when one plays "Penny"
  then "Penny" in table of one
}
scenario "never so late" {
  given hand of one: "Penny"
  given day(one) at stage evening
  then stage is evening
}
scenario "built too late" {
  given hand of one: "Penny", "Crown"
  given day(one) at stage morning
  given "Crown" is cursed
  then stage is morning
}
scenario "another time of day" {
  given hand of one: "Penny"
  given day(one) at stage morning
  then stage is evening
}
"#,
    );
    insta::assert_snapshot!(out);
}

#[test]
fn what_was_given_has_happened() {
    let out = play(
        r#"
scenario "it was" {
  given "Penny" of two on the table of two
  given one steals "Penny"
  then "Penny" is stolen
  given "Crown" on the table of one
  then "Penny" is not stolen
}
scenario "it was, all the same" {
  given "Penny" of two on the table of two
  given one steals "Penny"
  then "Penny" is not stolen
}
"#,
    );
    assert!(out.contains("\npassed: it was\n"), "{out}");
    assert!(out.contains("expected `steal` not to happen"), "{out}");
}

#[test]
fn nothing_passes_by_a_slip() {
    let out = play(
        r#"
rule wishes cites toy "5" {
  zone drawer of coin: in play, seen by everybody
  procedure wish (you: player) { let c be one coin in table of opponent; put c into table of you }
  procedure wager (you: player) {
    choose one { says "draw 1": set points of you to 1; says "draw 10": set points of you to 10; says "draw 1 and pay": set points of you to 0 }
  }
}
scenario "another copy is another card" {
  given "Penny" of one on the table of one
  given "Penny" of two, another "Penny" of two, "Crown" of two on the table of two
  given wish(one)
  then decision of one offers exactly "Penny" of two, another "Penny" of two, "Crown"
  one chooses "Crown"
  then "Crown" in table of one
}
scenario "the first copy is not offered" {
  given "Penny" of one on the table of one
  given "Penny" of two, "Crown" of two on the table of two
  given wish(one)
  then decision of one offers no "Penny"
  then decision of one offers "Penny"
}
scenario "the other copy is offered" {
  given "Penny", another "Penny", "Crown" of two on the table of two
  given wish(one)
  then decision of one offers no another "Penny"
}
scenario "one copy is not all of them" {
  given "Penny", another "Penny" on the table of two
  given wish(one)
  then decision of one offers exactly "Penny"
}
scenario "the question is open" {
  given "Penny", "Crown" on the table of two
  given wish(one)
  then "Penny" in table of two
}
scenario "the question was looked at" {
  given "Penny", "Crown" on the table of two
  given wish(one)
  then decision of one offers "Penny"
  then "Penny" in table of two
}
scenario "the next question was not" {
  given "Penny", "Crown" on the table of two
  given wager(one)
  then decision of one offers "draw 10"
  one chooses "draw 10"
  then points of one = 10
  given wish(one)
  then "Penny" in table of two
}
scenario "whole words" {
  given wager(one)
  then decision of one offers no "and p"
  one chooses "draw 1"
  then points of one = 1
}
scenario "words of two ways" {
  given wager(one)
  one chooses "draw"
  then points of one = 1
}
scenario "words of several are not exactly one" {
  given wager(one)
  then decision of one offers exactly "draw"
}
scenario "nobody demands it" {
  given put "Penny" into purse of one
  then deck of one is not refused because toy "4"
}
scenario "a format that is not played demands nothing" {
  given put "Penny" into purse of one
  then deck of one is not refused because format "Nonsense"
}
scenario "somewhere in nothing" {
  given put "Penny" into drawer of "Crown"
  then "Penny" is not stolen
}
"#,
    );
    insta::assert_snapshot!(out);
}

#[test]
fn lines_say_more_than_they_could() {
    let out = play(
        r#"
scenario "the copies are counted" {
  given hand of one: "Penny", another "Penny", third "Penny", fourth "Penny", fifth "Penny", tenth "Penny"
  given 3 "Penny", "Crown" on the table of one
  then fifth "Penny" in hand of one, tenth "Penny" in hand of one, sixth "Penny" in table of one, wealth of one = 8
}
scenario "so many more are others than the first" {
  given hand of one: "Penny"
  given 3 "Penny" on the table of one
  then "Penny" in hand of one, another "Penny" in table of one
}
scenario "one with a name needs no brackets" {
  given "Penny" on the table of one
  then no c: coin in table of one where c is cursed, some c: coin in table of one where worth of c = 1
}
scenario "one with a name does not hold" {
  given "Penny" on the table of one
  then no c: coin in table of one where worth of c = 1
}
scenario "the reason is said" {
  given hand of one: "Penny"
  given "Penny" is cursed
  when one plays "Penny"
  then refused because toy "4": "it is cursed"
}
scenario "the rule is right and the reason another" {
  given hand of one: "Penny"
  given "Penny" is cursed
  when one plays "Penny"
  then refused because toy "4": "only for less"
}
scenario "the reason alone" {
  given hand of one: "Penny"
  given "Penny" is cursed
  when one plays "Penny"
  then refused: "only for less"
}
scenario "nobody can be offered that" {
  given hand of one: "Penny"
  given hand of two: "Thief" of two
  when one plays "Penny"
  then decision of two offers no "swap"
  then decision of two offers no "banana"
}
scenario "the window is open still" {
  given hand of one: "Penny"
  given hand of two: "Thief" of two
  when one plays "Penny"
  then decision of two offers "rob with Thief"
  then "Penny" in table of one
  when two robs with "Thief"
  then "Penny" is stolen
}
"#,
    );
    insta::assert_snapshot!(out);
}
