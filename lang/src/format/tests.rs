//! What the formatter prints, and that it can be trusted.

use super::*;
use proptest::prelude::*;

#[track_caller]
fn prints(text: &str, expected: &str) {
    let out = format(FileId(0), text).unwrap_or_else(|error| format!("{error:?}"));
    assert_eq!(out, expected);
    assert_eq!(format(FileId(0), &out).as_deref(), Ok(expected));
}

#[test]
fn items_stand_on_lines_as_their_author_put_them() {
    prints("a ;b\n\n\n\nc{d;e}", "a; b\n\nc { d; e }\n");
    prints("a\nb; c {\nd;e\n} ; f", "a\nb\nc {\n  d; e\n}\nf\n");
    let long = ["apples"; 19].join(" ");
    prints(
        &format!("{long} {{ b c }}; d"),
        &format!("{long} {{ b c }}\nd\n"),
    );
    prints(
        &format!("{long} {{ {long} }}; d"),
        &format!("{long} {{\n  {long}\n}}\nd\n"),
    );
    prints("a: { }", "a { }\n");
    prints(
        "if a { b } else if c{d}\n\nelse\n{ }",
        "if a { b } else if c { d }\nelse { }\n",
    );
    prints("", "");
    prints(
        "rule x cites a \"1\",\"2\"\n cites b \"3\" { }",
        "rule x cites a \"1\", \"2\"\n  cites b \"3\" { }\n",
    );
    prints(
        "noun a\n means b cites c \"1\"",
        "noun a means\n  b cites c \"1\"\n",
    );
    prints(
        "a b\n or c and\n d is\n e",
        "a b\n  or c and\n  d is\n  e\n",
    );
}

#[test]
fn an_item_that_would_go_on_keeps_its_semicolon() {
    prints("clause a of; b +; then; c", "clause a of; b +; then; c\n");
    prints("a { clause b to }", "a { clause b to; }\n");
}

#[test]
fn words_have_single_blanks_between() {
    prints("a   ,b", "a, b\n");
    prints("it . owner.hand", "it.owner.hand\n");
    prints("a=b", "a = b\n");
    prints("a+ b-c*2", "a + b-c * 2\n");
    prints("5 / 9-X / 5", "5 / 9-X / 5\n");
    prints("points 4X", "points 4X\n");
    prints("X-1", "X - 1\n");
    prints("X +2 , Y -3", "X +2, Y -3\n");
    prints("a = -b", "a = -b\n");
    prints("f ( a :b ), g(c , d)( )", "f (a: b), g(c, d)()\n");
    prints("x in [ a,b ] or [ TNG ]", "x in [a, b] or [TNG]\n");
    prints(
        "`of` \"a\\\"b\\\\\" 1998-02-13 x2",
        "`of` \"a\\\"b\\\\\" 1998-02-13 x2\n",
    );
    prints("non_[Q] card", "non_[Q] card\n");
}

#[test]
fn comments_stay() {
    prints(
        "// one\n\n// two\na // three\nb { // four\n c // five\n\n // six\n} // seven\n// eight",
        "// one\n\n// two\na  // three\nb {  // four\n  c  // five\n\n  // six\n}  // seven\n// eight\n",
    );
    prints("a; b // c", "a; b  // c\n");
    prints(
        "///To bow.\n///   Low.\n  verb bow\n//// a ruler",
        "/// To bow.\n/// Low.\nverb bow\n//// a ruler\n",
    );
    prints("a { b } // c", "a { b }  // c\n");
    prints("a { } // c", "a { }  // c\n");
    prints("a { // c\n}", "a {  // c\n}\n");
    prints(
        "a { b\n} // c\nelse { d }",
        "a {\n  b\n  // c\n}\nelse { d }\n",
    );
    prints("a, // one\n b // two", "// one\na,\n  b  // two\n");
}

#[test]
fn how_deep_a_line_goes_on_is_kept() {
    prints("a b\n        or c,\n   d", "a b\n        or c,\n   d\n");
    prints("x {\n\n a b\n     or c\n}", "x {\n  a b\n      or c\n}\n");
}

#[test]
fn long_lines_are_broken_where_nobody_minds() {
    let words = ["apples"; 12].join(" ");
    prints(
        &format!("when {words}: {words}, {words} and {words}"),
        &format!("when {words}:\n  {words},\n  {words}\n  and {words}\n"),
    );
    prints(
        &format!("kill ({words} {words} x: {words})"),
        &format!("kill ({words} {words} x:\n  {words})\n"),
    );
    let plain = ["apples"; 40].join(" ");
    prints(&plain, &format!("{plain}\n"));
}

#[test]
fn a_text_with_mistakes_is_left_alone() {
    let error = format(FileId(0), "a (").err();
    assert!(matches!(&error, Some(FormatError::Unread(errors)) if errors.len() == 1));
    assert_eq!(error.map(|error| error.diagnostics().len()), Some(1));
}

/// Words and marks, glued or apart.
fn word() -> impl Strategy<Value = String> {
    let plain = "a|b|of|and|or|then|when|not|is|else|with|4|X|x2|\\+2|-3|9|\"t\"|\"q\\\\\"\"|\\[A\\]|`of`|1998-02-13|non_|=|\\+|-|\\*|/|\\.|<=|apples|Non-Aligned";
    plain.prop_map(|word| word)
}

fn phrase() -> impl Strategy<Value = String> {
    let gap = prop_oneof![4 => Just(" "), 1 => Just("  "), 1 => Just("")];
    let leaf = prop::collection::vec((word(), gap), 1..8).prop_map(|words| {
        words
            .into_iter()
            .map(|(word, gap)| word + gap)
            .collect::<String>()
    });
    leaf.prop_recursive(3, 24, 4, |inner| {
        let parts = prop::collection::vec(inner.clone(), 1..4);
        prop_oneof![
            parts.clone().prop_map(|parts| parts.join(", ")),
            parts
                .clone()
                .prop_map(|parts| format!("f({})", parts.join(": "))),
            parts.prop_map(|parts| format!("[{}, a]", parts.join(" ,\n"))),
            (inner.clone(), inner).prop_map(|(a, b)| format!("{a} ({b})")),
        ]
    })
}

fn script() -> impl Strategy<Value = String> {
    let end = prop_oneof![
        Just("\n"),
        Just(";"),
        Just("\n\n\n"),
        Just(" // note\n"),
        Just("\n// own\n"),
        Just(", // mid\n a\n")
    ];
    let item = (phrase(), prop::option::of(phrase()), any::<bool>(), end).prop_map(
        |(head, tail, means, end)| {
            let mark = if means { " means " } else { ": " };
            let tail = tail.map_or(String::new(), |tail| format!("{mark}{tail}"));
            format!("{head}{tail}{end}")
        },
    );
    item.prop_recursive(3, 24, 4, |inner| {
        let items = prop::collection::vec(inner, 0..4).prop_map(|items| items.concat());
        prop_oneof![
            (phrase(), items.clone()).prop_map(|(head, items)| format!("{head} {{ {items} }}\n")),
            (phrase(), items.clone(), items).prop_map(|(head, a, b)| format!(
                "{head} cites d \"1\" {{\n{a}}}\nelse // why\n if a {{ // so\n{b}}} // end\n"
            )),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_says_the_same_and_is_printed_the_same(items in prop::collection::vec(script(), 0..6)) {
        let text = items.concat();
        match format(FileId(0), &text) {
            Ok(out) => prop_assert_eq!(format(FileId(0), &out), Ok(out)),
            Err(FormatError::Unread(_)) => {}
            Err(error) => prop_assert!(false, "{:?}\n{}", error, text),
        }
    }

    #[test]
    fn any_text_at_all_is_read(text in "[\\x00-\\x7fé“(){}\\[\\]:;,\"`\\n a-c]{0,200}") {
        let parsed = parse(FileId(0), &text);
        for error in parsed.errors {
            prop_assert!(text.get(error.span().range()).is_some());
            let _ = error.diagnostic();
        }
    }
}
