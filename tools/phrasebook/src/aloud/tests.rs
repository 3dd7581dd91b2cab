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
        ("cast in {m: metal}:", "if of {m},"),
        ("both {x} and {x}", "twice {x}"),
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
    let kinds = [("medal", "medals"), ("card", "cards")];
    let kinds = kinds.map(|(one, several)| (one.to_owned(), several.to_owned()));
    let verbs = ["discard", "melt", "turn_over"].map(str::to_owned).to_vec();
    let aloud = Aloud::new(&given, &clauses, kinds.into(), verbs);
    let items = parse(FileId(0), script).file.items;
    let metal = |class: &str, script: &str| {
        let metal =
            class == "metal" && script.chars().all(|c| c.is_lowercase() || ", ".contains(c));
        metal.then(|| script.replace(", ", "-and-"))
    };
    let card = Card {
        script,
        this: "this medal",
        host: aloud.host(script.lines()),
        print: &metal,
    };
    let lines = items.iter().map(|item| aloud.item(item, &card));
    lines.flatten().collect()
}

#[test]
fn names_titles_and_this_are_words() {
    assert_eq!(
        read("when some_medal is lost: discard \"Old Joe\", turn_over this"),
        ["When some medal is lost, discard Old Joe and turn over this medal."]
    );
}

#[test]
fn blocks_are_indented() {
    assert_eq!(
        read("when lost {\n  if coins_left of this > 0 { draws_for(you, 2) } else { stop }\n}\n"),
        [
            "When lost, if this medal has coins left, you draws 2.",
            "Otherwise, stop.",
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
        ["Each of your medals that are old and have rust is WORTH +1, SHINE -1."]
    );
    assert_eq!(
        read("your medals where owner of it = opponent: gains gold"),
        ["Your medals whose owner is opponent gain gold."]
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
        ["Draw the number of medals that are old and its WORTH is at least 3."]
    );
    assert_eq!(
        read("for each m in every medal { give_back m if m is old }"),
        ["Give every medal back if it is old."]
    );
}

#[test]
fn a_clause_is_told_as_it_says_itself() {
    assert_eq!(
        read("rings for 3: give_back one medal at_random then draw 1"),
        ["Rings for 3: give one medal (by lot) back, then draw 1."]
    );
    assert_eq!(read("rings for 3 { draw 1 }"), ["Rings for 3, draw 1."]);
    assert_eq!(
        read("rings for 3 { draw 1; stop }"),
        ["Rings for 3, draw 1 and stop."]
    );
}

#[test]
fn those_who_were_chosen_are_spoken_of() {
    assert_eq!(
        read(
            "when lost {\n  let chosen be one medal at random where it is old\n  if chosen is something { melt chosen }\n}\n"
        ),
        [
            "When lost:",
            "  Select one medal that is old at random.",
            "  Melt that medal.",
        ]
    );
    assert_eq!(
        read(
            "when lost {\n  let some_of_them be two medal here\n  for each m in some_of_them { melt m if m is old }\n}\n"
        ),
        [
            "When lost:",
            "  Select two medals here.",
            "  Melt each of those medals if it is old.",
        ]
    );
    assert_eq!(
        read(
            "when lost {\n  let one_of_them be one medal here\n  let other be one medal here\n  melt one_of_them, turn_over other, melt one_of_them, discard other\n}\n"
        ),
        [
            "When lost:",
            "  Select one medal here.",
            "  Select one medal here.",
            "  Melt the first medal and turn over the second medal and melt the first medal and discard the second medal.",
        ]
    );
    assert_eq!(
        read(
            "when lost {\n  let half be number of (m: medal here) / 2\n  repeat half { stop }\n}\n"
        ),
        ["When lost:", "  The number of medals here / 2 times, stop."]
    );
}

#[test]
fn what_somebody_is_not_stands_before_what_he_is() {
    assert_eq!(
        read("melt one medal where it is not Golden"),
        ["Melt one non-Golden medal."]
    );
    assert_eq!(
        read("melt one Old card or medal on (your medal) where it has no [Tin] and it is here"),
        ["Melt one non-[Tin] Old card or medal on your medal that is here."]
    );
    assert_eq!(
        read("melt one medal here where it is untouched and it is not melted"),
        ["Melt one untouched unmelted medal here."]
    );
    assert_eq!(
        read("melt one card where it is not medal"),
        ["Melt one card that is not medal."]
    );
    assert_eq!(
        read("melt one medal where it is not Golden and it is not Old"),
        ["Melt one medal that is neither Golden nor Old."]
    );
    assert_eq!(
        read("melt one medal where it is not Golden or it is here"),
        ["Melt one medal that is not Golden or is here."]
    );
}

#[test]
fn what_is_done_in_a_row_is_one_sentence() {
    assert_eq!(
        read("when lost {\n  let chosen be one medal here\n  give_back chosen\n}\n"),
        ["When lost, give one medal here back."]
    );
    assert_eq!(
        read("when lost {\n  melt this\n  discard one card\n  draw 2\n}\n"),
        ["When lost, melt this medal, discard one card, and draw 2."]
    );
    assert_eq!(
        read("when lost: you may {\n  choose one {\n    melt this\n    draw 2\n  }\n}\n"),
        [
            "When lost, you may choose one:",
            "  Melt this medal.",
            "  Draw 2."
        ]
    );
    assert_eq!(
        read("when lost {\n  if coins_left of this > 0 { melt this } else { stop }\n}\n"),
        [
            "When lost, if this medal has coins left, melt this medal.",
            "Otherwise, stop.",
        ]
    );
}

#[test]
fn a_choice_behind_something_else_is_made_then() {
    assert_eq!(
        read(
            "when lost {\n  draw 2\n  choose one {\n    melt this\n    choose one { stop; draw 2 }\n  }\n}\n"
        ),
        [
            "When lost:",
            "  Draw 2.",
            "  Then choose one:",
            "    Melt this medal.",
            "    Choose one:",
            "      Stop.",
            "      Draw 2.",
        ]
    );
}

#[test]
fn nobody_asks_whether_there_is_one_who_was_selected() {
    assert_eq!(
        read(
            "when lost {\n  let x be one old medal\n  if x is something {\n    melt x if rusty\n    turn_over x\n  }\n}\n"
        ),
        [
            "When lost:",
            "  Select one old medal.",
            "  Melt that medal if rusty.",
            "  Turn over that medal.",
        ]
    );
}

#[test]
fn hosts_are_called_what_they_are() {
    assert_eq!(
        read("plays on your medal\nhost is lost\n"),
        ["Plays on your medal.", "That medal is lost."]
    );
    assert_eq!(
        read("plays on your medal\nwhen host is lost: melt one medal\n"),
        [
            "Plays on your medal.",
            "When host medal is lost, melt one medal."
        ]
    );
    assert_eq!(read("host is lost"), ["Host is lost."]);
}

#[test]
fn a_slot_of_a_class_is_what_its_phrases_print() {
    assert_eq!(
        read("cast in gold, tin: draw 1"),
        ["If of gold-and-tin, draw 1."]
    );
    assert_eq!(read("cast in Gold: draw 1"), ["Cast in Gold: draw 1."]);
    assert_eq!(read("both old and old"), ["Twice old."]);
    assert_eq!(read("both old and new"), ["Both old and new."]);
}

#[test]
fn words_agree_with_each_other() {
    assert_eq!(
        read("melt a old medal, a unique medal"),
        ["Melt an old medal, a unique medal."]
    );
    assert_eq!(
        read("\"Old Joe\" present: WORTH +3"),
        ["Old Joe present is WORTH +3."]
    );
    assert_eq!(read("your medal: WORTH +1"), ["Your medals are WORTH +1."]);
    assert_eq!(
        read("WORTH of it > 3 and WORTH of it < WORTH of this"),
        ["Its WORTH>3 and its WORTH is less than WORTH of this medal."]
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

#[test]
fn what_is_part_of_a_form_is_not_read_by_itself() {
    assert_eq!(
        read(
            "when your medal is melted by opponent, if number of times medal was melted this turn > 1: draw 1"
        ),
        [
            "When your medal is melted by opponent, if the number of times medal was melted during the turn>1, draw 1."
        ]
    );
    assert_eq!(
        read("instead of your medal is melted: melt one card by opponent"),
        ["Instead of your medal being melted, melt one card by opponent."]
    );
    assert_eq!(
        read("if no your old medal in play: melt another your medal, melt one any \"Old Joe\""),
        ["If none of your old medals in play, melt another of your medals and melt any Old Joe."]
    );
    assert_eq!(
        read("at cost (melt this, discard one card): draw 1"),
        ["If you melt this medal and discard one card, draw 1."]
    );
    assert_eq!(
        read("while this in hand of you: give_back first p in old_ones"),
        ["While this medal is in your hand, give first of old ones back."]
    );
}

#[test]
fn a_slot_does_not_begin_with_what_says_when_and_no_word_is_said_twice() {
    assert_eq!(
        read("cannot give_back until lost"),
        ["Cannot give back until lost."]
    );
    assert_eq!(read("both coins and coins coins"), ["Twice coins."]);
}

#[test]
fn parentheses_around_one_of_several_needs_stay() {
    assert_eq!(
        read("needs old + (tin OR gold)"),
        ["Needs old + (tin OR gold)."]
    );
}

/// What is read of a part of a medal's text.
fn part(whole: &str, part: &str) -> String {
    let given = [("give_back {rest}".to_owned(), "give {rest} back".to_owned())];
    let kinds = [("medal", "medals"), ("card", "cards")];
    let kinds = kinds.map(|(one, several)| (one.to_owned(), several.to_owned()));
    let aloud = Aloud::new(&given, &[], kinds.into(), Vec::new());
    let nothing = |_: &str, _: &str| None;
    let card = Card {
        script: part,
        this: "this medal",
        host: None,
        print: &nothing,
    };
    let around = parse(FileId(0), whole).file.items;
    let around = around.first().map(|item| (item, whole));
    let items = parse(FileId(0), part).file.items;
    aloud.part(&items, &card, around).join(" ")
}

#[test]
fn a_part_knows_who_was_chosen_before_it() {
    let whole =
        "card \"X\" medal {\n  let x be one medal here\n  choose one { melt x; give_back x }\n}";
    assert_eq!(part(whole, "give_back x"), "Give that medal back.");
    assert_eq!(part("", "give_back this"), "Give this medal back.");
    let all = "let x be one medal here; melt x";
    assert_eq!(part(whole, all), "Select one medal here. Melt that medal.");
}
