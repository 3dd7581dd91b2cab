//! What becomes one line, what stays apart, and what stands below what.

use super::*;

const HIDDEN: &str = "a card";

fn object(text: &str, number: u32) -> Piece {
    Piece::Named {
        text: text.to_owned(),
        objects: vec![number],
    }
}

fn words(text: &str) -> Piece {
    Piece::Words(text.to_owned())
}

/// What a story makes of lines of one kind, each with its depth.
fn told(lines: &[(u16, &[Piece])]) -> Vec<String> {
    let mut story = Story::new(false);
    for (depth, pieces) in lines {
        story.line(
            (false, 7),
            Above::act(*depth),
            pieces.to_vec(),
            String::new(),
        );
    }
    in_words(story.rest())
}

fn in_words(lines: Vec<Told>) -> Vec<String> {
    lines.iter().map(Told::to_string).collect()
}

#[test]
fn like_things_in_a_row_are_one_line() {
    let left = |text, number| [object(text, number), words(" is lost")];
    let lines = told(&[
        (3, &left("A", 1)),
        (3, &left("B", 2)),
        (3, &left("A", 3)),
        (3, &left(HIDDEN, 4)),
        (3, &left(HIDDEN, 5)),
    ]);
    assert_eq!(lines, ["  A x2, B and 2 cards are lost"]);
    let lone = told(&[(3, &left("A", 1))]);
    assert_eq!(lone, ["  A is lost"]);
}

#[test]
fn what_differs_in_two_places_stays_apart() {
    let laid = |what, number, to, host| {
        [
            words("one lays "),
            object(what, number),
            words(" on "),
            object(to, host),
        ]
    };
    let lines = told(&[
        (3, &laid("A", 1, "X", 8)),
        (3, &laid("B", 2, "Y", 9)),
        (3, &laid("C", 3, "X", 8)),
        (3, &laid("D", 4, "Y", 9)),
    ]);
    assert_eq!(
        lines,
        ["  one lays A and C on X", "  one lays B and D on Y"]
    );
}

#[test]
fn to_and_fro_keeps_its_order() {
    let turned = |to| [words("one turns "), object("A", 1), words(to)];
    let lines = told(&[
        (3, &turned(" up")),
        (3, &turned(" down")),
        (3, &turned(" up")),
    ]);
    assert_eq!(
        lines,
        ["  one turns A up", "  one turns A down", "  one turns A up"]
    );
}

#[test]
fn lines_about_no_object_are_counted() {
    let drawn: [Piece; 1] = [words("one takes 1")];
    assert_eq!(
        told(&[(3, &drawn), (3, &drawn), (3, &drawn)]),
        ["  one takes 1 (x3)"]
    );
    let other: [Piece; 1] = [words("one takes 2")];
    assert_eq!(
        told(&[(3, &drawn), (3, &other)]),
        ["  one takes 1", "  one takes 2"]
    );
}

#[test]
fn a_subject_is_not_made_many_where_the_verb_would_not_agree() {
    let goes = |text, number| [object(text, number), words(" goes away")];
    assert_eq!(
        told(&[(3, &goes("A", 1)), (3, &goes("B", 2))]),
        ["  A goes away", "  B goes away"]
    );
}

#[test]
fn what_follows_stands_below_and_what_comes_after_does_not() {
    let line = |text| [words(text)];
    let mut story = Story::new(false);
    for (of, depth, text) in [
        (1, 3, "a"),
        (2, 5, "b"),
        (3, 7, "c"),
        (4, 5, "d"),
        (5, 3, "e"),
    ] {
        story.line(
            (false, of),
            Above::act(depth),
            line(text).to_vec(),
            String::new(),
        );
    }
    assert_eq!(
        in_words(story.rest()),
        ["  a", "    b", "      c", "    d", "  e"]
    );
    story.heading("turn 2".to_owned(), &[]);
    story.line((false, 6), Above::act(9), line("f").to_vec(), String::new());
    assert_eq!(in_words(story.rest()), ["\nturn 2", "  f"]);
}

#[test]
fn an_action_says_what_its_own_statements_do() {
    let mut story = Story::new(false);
    story.acts.push((3, vec![1, 2]));
    let object = |index| {
        Value::Object(spaceline_runtime::Ref {
            index,
            generation: 0,
        })
    };
    assert!(story.was_said(4, &[object(1), Value::Nothing]));
    assert!(
        !story.was_said(4, &[object(1), object(9)]),
        "another object"
    );
    assert!(!story.was_said(5, &[object(1)]), "something that followed");
    assert!(!story.was_said(4, &[Value::Number(1)]), "no object at all");
}

#[test]
fn who_does_it_stands_first() {
    let mut pieces = vec![words("carry "), object("A", 1)];
    subject(&mut pieces, "two");
    assert_eq!(pieces.first(), Some(&words("two carries ")));
    let mut lone = vec![words("pass")];
    subject(&mut lone, "one");
    assert_eq!(lone, [words("one passes")]);
}
