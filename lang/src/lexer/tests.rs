use super::*;
use crate::sentence::Date;

fn words(text: &str) -> Vec<WordKind> {
    let tokens = lex(FileId(0), text).tokens;
    tokens
        .iter()
        .map(|token| word(token.kind, token.slice(text)))
        .collect()
}

fn name(text: &str) -> WordKind {
    WordKind::Name {
        text: text.into(),
        quoted: false,
    }
}

#[test]
fn names_take_letters_of_any_script_and_inner_hyphens() {
    for text in [
        "lower_case",
        "Capitalised",
        "ALL_CAPS",
        "Non-Aligned",
        "Jem'Hadar",
        "opponent's",
        "Réyes",
        "Élan",
        "x2a",
        "a-b-c",
        "Section31",
        "Ra-ghoratreii",
        "cafe\u{301}",
        "ßx",
        "_",
    ] {
        assert_eq!(words(text), [name(text)], "{text}");
    }
}

#[test]
fn a_hyphen_joins_letters_only() {
    let minus = WordKind::Op(Op::Minus);
    assert_eq!(
        words("9-X"),
        [WordKind::Number(9), minus.clone(), name("X")]
    );
    assert_eq!(
        words("X-1"),
        [name("X"), minus.clone(), WordKind::Number(1)]
    );
    assert_eq!(words("a - b"), [name("a"), minus.clone(), name("b")]);
    assert_eq!(words("a- b"), [name("a"), minus, name("b")]);
}

#[test]
fn a_sign_belongs_to_its_digits_unless_glued_to_what_stands_before() {
    let plus = || WordKind::Op(Op::Plus);
    assert_eq!(words("X +2"), [name("X"), WordKind::Change(2)]);
    assert_eq!(words("-10"), [WordKind::Change(-10)]);
    assert_eq!(words("X+2"), [name("X"), plus(), WordKind::Number(2)]);
    assert_eq!(
        words("3+2"),
        [WordKind::Number(3), plus(), WordKind::Number(2)]
    );
    assert_eq!(words("X + 2"), [name("X"), plus(), WordKind::Number(2)]);
    assert_eq!(lex(FileId(0), "(a)+2").tokens.len(), 5);
    assert_eq!(lex(FileId(0), "(+2)").tokens.len(), 3);
}

#[test]
fn literals_carry_their_value() {
    assert_eq!(words("x12"), [WordKind::Times(12)]);
    assert_eq!(
        words("[TNG] [*]"),
        [WordKind::Icon("TNG".into()), WordKind::Icon("*".into())]
    );
    assert_eq!(
        words(r#""a \"b\" \\""#),
        [WordKind::Text(r#"a "b" \"#.into())]
    );
    let date = Date {
        year: 1998,
        month: 2,
        day: 13,
    };
    assert_eq!(words("1998-02-13"), [WordKind::Date(date)]);
    assert_eq!(words("9223372036854775807"), [WordKind::Number(i64::MAX)]);
    let quoted = WordKind::Name {
        text: "of the".into(),
        quoted: true,
    };
    assert_eq!(words("`of the`"), [quoted]);
}

#[test]
fn what_cannot_be_read_says_why() {
    for (text, fault) in [
        ("§", Fault::Character),
        ("\"abc", Fault::Text),
        (r#""a\n""#, Fault::Escape),
        ("`abc", Fault::Quote),
        ("``", Fault::EmptyQuote),
        ("9223372036854775808", Fault::Number),
        ("x99999999999999999999", Fault::Number),
        ("-99999999999999999999", Fault::Number),
        ("1998-02-30", Fault::Date),
        ("1900-02-29", Fault::Date),
        ("%%%", Fault::Character),
        ("“as printed”", Fault::Character),
    ] {
        assert_eq!(words(text), [WordKind::Bad(fault)], "{text}");
    }
}

#[test]
fn a_text_without_end_leaves_the_block_open() {
    let kinds: Vec<_> = lex(FileId(0), "a \"b c {\nd")
        .tokens
        .iter()
        .map(|t| t.kind)
        .collect();
    let bad = Kind::Bad(Fault::Text);
    assert_eq!(kinds, [Kind::Name, bad, Kind::OpenBlock, Kind::Name]);
}

#[test]
fn comments_are_set_aside_and_lines_are_known() {
    let text = "\u{feff}a // one\n  // two\r\n b\u{a0}c";
    let tokens = lex(FileId(0), text);
    let first: Vec<_> = tokens.tokens.iter().map(|token| token.first).collect();
    assert_eq!(first, [true, true, false]);
    let own: Vec<_> = tokens
        .comments
        .iter()
        .map(|c| (c.span.of(text), c.own_line))
        .collect();
    assert_eq!(own, [("// one", false), ("// two", true)]);
}

#[test]
fn brackets_around_one_name_are_an_icon_and_others_a_list() {
    let kinds = |text| -> Vec<_> { lex(FileId(0), text).tokens.iter().map(|t| t.kind).collect() };
    assert_eq!(kinds("[1E-AU] [Two Words]"), [Kind::Icon, Kind::Icon]);
    assert_eq!(kinds("[]"), [Kind::OpenList, Kind::CloseList]);
    assert_eq!(kinds("[a, b]").len(), 5);
    assert_eq!(kinds("[a + b]").len(), 5);
    assert_eq!(kinds("[a"), [Kind::OpenList, Kind::Name]);
}
