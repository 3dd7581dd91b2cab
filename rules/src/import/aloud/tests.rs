//! What is read aloud of small scripts.

use super::super::clauses::form;
use super::*;
use spaceline_lang::parse;
use spaceline_lang::span::{FileId, Span};

fn read(script: &str) -> Vec<String> {
    let given = [
        ("draws_for({who}, {n})", "{who} draws {n}"),
        ("at_random", "(by lot)"),
        ("give_back {rest}", "give {rest} back"),
        ("coins_left of {x} > 0", "{x} has coins left"),
    ];
    let given = given.map(|(script, says)| (script.to_owned(), says.to_owned()));
    let span = Span {
        file: FileId(0),
        start: 0,
        end: 0,
    };
    let bell =
        "clause rings for (n: number): (what: effects) as bell says \"Rings for {n}: {what}.\"";
    let clauses: Vec<Form> = form(bell, span).into_iter().collect();
    let aloud = Aloud::new(&given, &clauses);
    let items = parse(FileId(0), script).file.items;
    let lines = items
        .iter()
        .map(|item| aloud.item(item, script, "this medal"));
    lines.flatten().collect()
}

#[test]
fn names_titles_and_this_are_words() {
    assert_eq!(
        read("when some_medal is lost: discard \"Old Joe\", turn_over this"),
        ["When some medal is lost, discard Old Joe, turn over this medal."]
    );
}

#[test]
fn blocks_are_indented() {
    assert_eq!(
        read(
            "when lost {\n  if coins_left of this > 0 { draws_for(you, 2) } else { stop }\n}\n"
        ),
        [
            "When lost:",
            "  If this medal has coins left:",
            "    You draws 2.",
            "  Otherwise:",
            "    Stop.",
        ]
    );
    assert_eq!(
        read("choose one { says \"dig deeper\": dig_deeper(you) }"),
        ["Choose one:", "  Dig deeper."]
    );
}

#[test]
fn whoever_it_is_about_is_said_as_people_say_it() {
    assert_eq!(
        read("each your medal where it is old and it has rust: WORTH +1, SHINE -1"),
        ["Each of your medal that is old and has rust is WORTH +1, SHINE -1."]
    );
    assert_eq!(
        read("your medals where owner of it = opponent: gains gold"),
        ["Your medals whose owner is opponent gains gold."]
    );
    assert_eq!(
        read("(every medal where it on host): WORTH +1"),
        ["Every medal on host is WORTH +1."]
    );
    assert_eq!(
        read("(host as medal): WORTH +1"),
        ["If host is a medal, it is WORTH +1."]
    );
    assert_eq!(
        read("draw number of (m: medal where m is old and WORTH of m >= 3)"),
        ["Draw the number of medal that is old and its WORTH is at least 3."]
    );
    assert_eq!(
        read("for each m in every medal { give_back m if m is old }"),
        ["For each M of medal:", "  Give M back if M is old."]
    );
}

#[test]
fn a_clause_is_told_as_it_says_itself() {
    assert_eq!(
        read("rings for 3: give_back one medal at_random then draw 1"),
        ["Rings for 3: give one medal (by lot) back then draw 1."]
    );
    assert_eq!(
        read("rings for 3 { draw 1 }"),
        ["Rings for 3:", "  Draw 1."]
    );
}

#[test]
fn whatever_stands_there_comes_to_an_end() {
    for script in [
        "",
        "(",
        "((a): (b))",
        "{x}",
        "f(g(h(",
        "where it",
        ": : :",
        "a of of of",
    ] {
        let _ = read(script);
    }
}
