//! Scripts with mistakes: drop one into `tests/reader/declare` (mistakes in declarations) or
//! `tests/reader/checks` (what only shows in a book as a whole) and it runs. Its snapshot shows the script
//! and then what its author is told.

use spaceline_lang::diagnostic::{Report, render};
use spaceline_lang::reader::{Layers, Reading, read};
use spaceline_lang::sentence::Date;
use spaceline_lang::span::Sources;

fn reading(text: &str, layers: &Layers) -> (Reading, String) {
    let mut sources = Sources::new();
    let id = sources.add("script.sl", text);
    let parsed = spaceline_lang::parse(id, text);
    let reading = read(&[(id, &parsed.file)], layers);
    let syntax = parsed.errors.iter().map(Report::diagnostic);
    let errors = reading.errors.iter().cloned();
    let told: Vec<_> = syntax
        .chain(errors)
        .chain(reading.warnings.iter().cloned())
        .collect();
    let told = render(&told, &sources, false);
    (reading, told)
}

/// The script, then what is said about it.
fn told(path: &std::path::Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let layers = Layers {
        edition: Some("second".into()),
        as_of: None,
        ..Layers::default()
    };
    let (_, told) = reading(&text, &layers);
    format!("SOURCE\n{}\n\nERROR\n{told}", text.trim_end())
}

#[test]
fn mistakes_in_declarations_are_told_where_they_are() {
    insta::glob!("reader/declare/*.sl", |path| {
        insta::assert_snapshot!(told(path));
    });
}

#[test]
fn what_only_shows_in_the_whole_is_told_too() {
    insta::glob!("reader/checks/*.sl", |path| {
        insta::assert_snapshot!(told(path));
    });
}

const LAYERED: &str = r#"
enum icon: [AU], [TNG]
kind card { has icons: set of icon printed; has points: number printed }
rule a cites r "1" { event hit (c: card) }
rule gone cites r "2" { event lost (c: card) }
edition second extends first {
  replace rule a cites s "1" { event hurt (c: card) }
  omit rule gone
  add rule b cites s "2" { event late }
}
set test "Test" released 1990
card "A" card { icons [AU]; points 9; text dated 1994-01-01 { points 4 } }
errata "A" dated 1998-02-13 cites r "3" { icons [TNG] }
ruling "A" in second cites s "3" { points 7 }
"#;

/// The events of a book and the facts of its card.
fn in_force(layers: &Layers) -> String {
    let (reading, told) = reading(LAYERED, layers);
    let verbs: Vec<_> = reading
        .book
        .verbs
        .iter()
        .map(|verb| verb.named.name.as_str())
        .collect();
    let facts: Vec<_> = reading
        .book
        .cards
        .iter()
        .flat_map(|card| &card.facts)
        .map(|(field, value)| {
            let name = reading.book.fields.get(field.index());
            let name = name.map_or("", |field| field.named.name.as_str());
            format!("{name} = {:?}", reading.book.exprs.get(value.index()))
        })
        .collect();
    let rules: Vec<_> = reading
        .book
        .rules
        .iter()
        .map(|rule| rule.named.name.as_str())
        .collect();
    format!(
        "{}; {}; {}{told}",
        verbs.join(", "),
        facts.join(", "),
        rules.join(" ")
    )
}

#[test]
fn the_chosen_edition_and_day_decide_what_is_in_force() {
    let day = |year| {
        Some(Date {
            year,
            month: 1,
            day: 2,
        })
    };
    let of = |edition: Option<&str>, as_of| {
        in_force(&Layers {
            edition: edition.map(Into::into),
            as_of,
            ..Layers::default()
        })
    };
    let all = [
        format!("without an edition: {}", of(None, None)),
        format!("in the second:      {}", of(Some("second"), None)),
        format!("in 1996:            {}", of(None, day(1996))),
        format!("second, in 1990:    {}", of(Some("second"), day(1990))),
    ];
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn what_one_declaration_gets_wrong_the_others_do_not_feel() {
    let text =
        "kind card\nkind ship of crad\nenum icon: [AU]\nzone hand of player: seen by holder\n";
    let (reading, _) = reading(text, &Layers::default());
    assert_eq!(reading.errors.len(), 1);
    assert_eq!(reading.book.kinds.len(), 2);
    assert_eq!(reading.book.zones.len(), 1);
}

#[test]
fn hostile_scripts_end() {
    let deep = format!(
        "kind card\nnoun n gives number means {}1{}",
        "(".repeat(500),
        ")".repeat(500)
    );
    let many = "kind a of b\nkind b of c\nkind c of a\n".to_owned() + &"rule r { }\n".repeat(500);
    for text in [
        deep,
        many,
        "edition a extends b { }\nedition b extends a { }".to_owned(),
    ] {
        let layers = Layers {
            edition: Some("a".into()),
            as_of: None,
            ..Layers::default()
        };
        let (reading, _) = reading(&text, &layers);
        assert!(reading.errors.len() < 2_000);
    }
}

/// Words that stand where they belong now and then, and mostly do not.
const SOUP: &[&str] = &[
    "kind ",
    "card ",
    "of ",
    "(",
    ")",
    "{",
    "}",
    ":",
    ",",
    ";",
    "\n",
    "means ",
    "rule r ",
    "cites d \"1\" ",
    "verb ",
    "hit ",
    "noun ",
    "gives ",
    "number ",
    "set of ",
    "enum e: ",
    "A",
    "B ",
    "[X] ",
    "x2 ",
    "+3 ",
    "-",
    "1998-02-13 ",
    "\"T\" ",
    "has ",
    "field ",
    "player ",
    "zone ",
    "seen by ",
    "nobody ",
    "in ",
    "every ",
    "one ",
    "x ",
    "where ",
    "it ",
    "is ",
    "not ",
    "and ",
    "or ",
    "if ",
    "else ",
    "then ",
    "let ",
    "be ",
    "for each ",
    "while ",
    "with ",
    "at random ",
    "clause ",
    "as ",
    "when ",
    "instead of ",
    "forbid ",
    "allow ",
    "whenever ",
    "deck needs ",
    "because ",
    "action ",
    "name ",
    "pick ",
    "legal when ",
    "do ",
    "procedure ",
    "stage ",
    "leave ",
    "state ",
    "cannot ",
    "spreads to ",
    "edition second ",
    "replace ",
    "omit ",
    "errata ",
    "ruling ",
    "dated ",
    "this",
    ".",
    "[",
    "]",
    "= ",
    "< ",
    "law total ",
    "need ",
    "card \"C\" card ",
    "you may ",
    "at end of turn ",
    "says ",
    "until ",
    "limit ",
    "menu ",
    "window ",
];

proptest::proptest! {
    /// Whatever is written, reading it comes to an end with a book and a list of what was wrong.
    #[test]
    fn no_soup_of_words_stops_the_reader(
        words in proptest::collection::vec(0..SOUP.len(), 0..120),
    ) {
        let mut text = String::from("kind card { has points: number printed }\nverb hit (what: card) { }\n");
        for at in words {
            text.push_str(SOUP.get(at).copied().unwrap_or_default());
        }
        let layers = Layers { edition: Some("second".into()), as_of: None, ..Layers::default() };
        let (reading, _) = reading(&text, &layers);
        proptest::prop_assert!(reading.book.exprs.len() == reading.book.expr_spans.len());
        proptest::prop_assert!(reading.book.blocks.len() == reading.book.block_spans.len());
    }

    /// Real scripts with some words lost or doubled are read to their end too.
    #[test]
    fn no_slip_of_the_hand_stops_the_reader(
        file in 0..GOOD.len(),
        slips in proptest::collection::vec((0usize..6000, proptest::bool::ANY), 1..6),
    ) {
        let good = GOOD.get(file).copied().unwrap_or_default();
        let mut words: Vec<&str> = good.split_inclusive(' ').collect();
        for (at, lose) in slips {
            let at = at % words.len().max(1);
            if lose && at < words.len() {
                words.remove(at);
            } else if let Some(word) = words.get(at).copied() {
                words.insert(at, word);
            }
        }
        let (reading, _) = reading(&words.concat(), &Layers::default());
        proptest::prop_assert!(reading.book.exprs.len() == reading.book.expr_spans.len());
    }
}

const GOOD: &[&str] = &[
    include_str!("reader/checks/events.sl"),
    include_str!("reader/checks/circles.sl"),
    include_str!("reader/checks/flow.sl"),
    include_str!("reader/declare/cards.sl"),
    include_str!("reader/declare/rules.sl"),
    include_str!("reader/declare/silence.sl"),
];
