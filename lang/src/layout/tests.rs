//! Which line ends end an item.

use super::*;
use crate::lexer::lex;
use crate::parse::parse;

#[track_caller]
fn items(text: &str, count: usize) {
    let parsed = parse(FileId(0), text);
    assert_eq!(parsed.errors, [], "{text}");
    assert_eq!(parsed.file.items.len(), count, "{text}\n{:#?}", parsed.file);
}

#[test]
fn a_line_is_an_item_and_so_is_what_a_semicolon_ends() {
    items("a\nb\n\n\nc", 3);
    items("a; b;; c;\n;d", 4);
    items("", 0);
    items("// nothing\n", 0);
    items("a\r\nb\r\n", 2);
}

#[test]
fn a_line_goes_on_after_what_announces_more() {
    for text in [
        "a,", "a:", "a +", "a of", "a and", "a OR", "a means", "x be", "a.", "x is",
    ] {
        items(&format!("{text}\n  b"), 1);
        items(&format!("x {{\n  {text}\n    b\n}}"), 1);
    }
    items("a `of`\n  b", 2);
    items("kill (a\n  b\n)\nc", 2);
}

#[test]
fn a_line_ends_before_one_that_stands_no_deeper() {
    for text in ["a of", "a aboard", "a and"] {
        items(&format!("{text}\nb"), 2);
        items(&format!("  {text}\n  b"), 2);
        items(&format!("  {text}\nb"), 2);
    }
    let parsed = parse(FileId(0), "a,\nb");
    assert_eq!(parsed.errors.len(), 1, "{parsed:?}");
}

#[test]
fn a_line_goes_on_before_what_cannot_begin_an_item() {
    for text in [
        "+ b",
        "= b",
        ".b",
        "and b",
        "or b",
        "OR b",
        "else b",
        "means b",
        "cites r \"1\"",
        "{ b }",
        "except b",
        "where b",
        "because b",
        "is b",
        ", b",
        ": b",
    ] {
        items(&format!("a\n  {text}"), 1);
    }
    for text in [
        "when b", "unless b", "if b", "while b", "then b", "+2 b", "-2", "at b", "to b", "`and` b",
    ] {
        items(&format!("a\n{text}"), 2);
    }
}

#[test]
fn a_block_ends_its_item() {
    items("a { b }\nc", 2);
    items("a { b; c\n d }; c", 2);
    items("a\n{\n b\n}\nelse\n{\n c\n}\nd", 2);
}

#[test]
fn an_item_cannot_begin_with_what_joins() {
    for text in [
        "= b",
        "and b",
        "else b",
        "a; or b",
        "a { }\nand b",
        "a { . b }",
        "is b",
    ] {
        let parsed = parse(FileId(0), text);
        assert_eq!(parsed.errors.len(), 1, "{text}");
        assert!(
            parsed.file.items.len() + 1 >= text.split(';').count(),
            "{text}"
        );
    }
    items("not b; then c; (= b)", 3);
}

#[test]
fn plain_words_and_the_commas_between_them_are_one_row() {
    let rows = |text: &str| -> Vec<(u32, u32)> {
        let tokens = lex(FileId(0), text).tokens;
        let laid = layout(FileId(0), text, tokens, &mut Errors::default());
        let rows = laid.symbols.iter().filter_map(|placed| match placed.1 {
            Symbol::Row(from, to) => Some((from, to)),
            Symbol::Sign(_) => None,
        });
        rows.collect()
    };
    assert_eq!(rows("a \"t\", 2: b"), [(0, 4), (5, 6)]);
    assert_eq!(rows("a,, b c,"), [(0, 1), (3, 5)]);
    assert_eq!(rows("a b cites c \"1\", \"2\": d e"), [(0, 2), (8, 10)]);
    assert_eq!(rows("a cites c \"1\"\nd e"), [(0, 1), (4, 6)]);
    assert_eq!(rows("a (b, c) d else e"), [(0, 1), (2, 5), (6, 7), (8, 9)]);
}
