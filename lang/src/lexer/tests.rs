use super::*;

fn words(text: &str) -> Vec<WordKind> {
    let tokens = lex(FileId(0), text).tokens;
    tokens
        .iter()
        .map(|token| word(token.kind, token.slice(text)))
        .collect()
}

fn kinds(text: &str) -> Vec<Kind> {
    let tokens = lex(FileId(0), text).tokens;
    tokens.iter().map(|token| token.kind).collect()
}

#[test]
fn names_take_letters_of_any_script_and_inner_hyphens() {
    for text in "lower_case Capitalised ALL_CAPS Non-Aligned Jem'Hadar opponent's Réyes Élan x2a a-b-c Section31 \
        Ra-ghoratreii cafe\u{301} ßx _"
        .split(' ')
    {
        let read = words(text);
        let (text, quoted) = (text.into(), false);
        assert_eq!(read, [WordKind::Name { text, quoted }]);
    }
}

#[test]
fn signs_and_hyphens_belong_to_what_they_touch() {
    use Kind::{Change, Close, Name, Number, Open};
    let [plus, minus] = [Kind::Op(Op::Plus), Kind::Op(Op::Minus)];
    assert_eq!(kinds("9-X"), [Number, minus, Name]);
    assert_eq!(kinds("X-1"), [Name, minus, Number]);
    assert_eq!(kinds("a - b"), [Name, minus, Name]);
    assert_eq!(kinds("a- b"), [Name, minus, Name]);
    assert_eq!(kinds("X +2"), [Name, Change]);
    assert_eq!(kinds("X+2"), [Name, plus, Number]);
    assert_eq!(kinds("3+2"), [Number, plus, Number]);
    assert_eq!(kinds("X + 2"), [Name, plus, Number]);
    assert_eq!(kinds("(a)+2"), [Open, Name, Close, plus, Number]);
    assert_eq!(kinds("(+2)"), [Open, Change, Close]);
}

#[test]
fn literals_carry_their_value() {
    assert_eq!(words("x12"), [WordKind::Times(12)]);
    assert_eq!(words("-10"), [WordKind::Change(-10)]);
    assert_eq!(
        words("[TNG] [*]"),
        [WordKind::Icon("TNG".into()), WordKind::Icon("*".into())]
    );
    assert_eq!(
        words(r#""a \"b\" \\""#),
        [WordKind::Text(r#"a "b" \"#.into())]
    );
    let [WordKind::Date(date)] = words("1998-02-13")[..] else {
        panic!("a date");
    };
    assert_eq!((date.year, date.month, date.day), (1998, 2, 13));
    assert_eq!(words("9223372036854775807"), [WordKind::Number(i64::MAX)]);
    let (text, quoted) = ("of the".into(), true);
    assert_eq!(words("`of the`"), [WordKind::Name { text, quoted }]);
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
    let bad = Kind::Bad(Fault::Text);
    let read = kinds("a \"b c {\nd");
    assert_eq!(read, [Kind::Name, bad, Kind::OpenBlock, Kind::Name]);
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
    assert_eq!(kinds("[1E-AU] [Two Words]"), [Kind::Icon, Kind::Icon]);
    assert_eq!(kinds("[]"), [Kind::OpenList, Kind::CloseList]);
    assert_eq!(kinds("[a, b]").len(), 5);
    assert_eq!(kinds("[a + b]").len(), 5);
    assert_eq!(kinds("[a"), [Kind::OpenList, Kind::Name]);
}
