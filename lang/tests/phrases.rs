//! Sentences and how they are read. Drop a script into `phrases/read` and its snapshot shows each card and
//! rule with every attachment in parentheses; drop one into `phrases/wrong` and its snapshot shows what
//! its author is told. Both use the words of `phrases/vocabulary.sl`.

use spaceline_lang::diagnostic::{Diagnostic, Report, render};
use spaceline_lang::explicit;
use spaceline_lang::reader::{Layers, Reading, read};
use spaceline_lang::span::{FileId, Sources};
use std::fmt::Write as _;
use std::path::Path;

/// A script read with the words of these tests: what was read, what its author is told, and which file it is.
fn reading(path: &Path) -> (Reading, String, FileId, String) {
    let words = include_str!("phrases/vocabulary.sl");
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let mut sources = Sources::new();
    let vocabulary = sources.add("vocabulary.sl", words);
    let script = sources.add("script.sl", text.as_str());
    let first = spaceline_lang::parse(vocabulary, words);
    let second = spaceline_lang::parse(script, &text);
    let reading = read(
        &[(vocabulary, &first.file), (script, &second.file)],
        &Layers::default(),
    );
    let syntax = first.errors.iter().chain(&second.errors);
    let told: Vec<Diagnostic> = syntax
        .map(Report::diagnostic)
        .chain(reading.errors.iter().cloned())
        .filter(|one| one.primary.span.file == script || one.code.id < "SL04")
        .collect();
    let told = render(&told, &sources, false);
    (reading, told, script, text)
}

#[test]
fn sentences_are_read_as_they_should_be() {
    insta::glob!("phrases/read/*.sl", |path| {
        let (reading, told, file, text) = reading(path);
        let mut shown = format!("SOURCE\n{}\n\nREADING\n", text.trim_end());
        let _ = write!(shown, "{}", explicit::file(&reading.book, file));
        assert!(told.trim().is_empty(), "{told}");
        insta::assert_snapshot!(shown);
    });
}

#[test]
fn mistakes_in_sentences_are_told_with_a_way_out() {
    insta::glob!("phrases/wrong/*.sl", |path| {
        let (_, told, _, text) = reading(path);
        insta::assert_snapshot!(format!("SOURCE\n{}\n\nERROR\n{told}", text.trim_end()));
    });
}

/// Words of all classes, signs and openings, to be thrown together at random.
const WORDS: &[&str] = &[
    "kill",
    "stop",
    "kills",
    "killed",
    "draw",
    "relocate",
    "download",
    "one",
    "two",
    "each",
    "every",
    "no",
    "up to 2",
    "at least",
    "a",
    "another",
    "personnel",
    "ship",
    "ships",
    "card",
    "event",
    "mission",
    "OFFICER",
    "Honor",
    "Red",
    "[TNG]",
    "planet",
    "leader",
    "your",
    "other",
    "not_Red",
    "stopped",
    "cloaked",
    "STRENGTH",
    "points",
    "counter",
    "team",
    "crew",
    "of",
    "hand",
    "spaceline",
    "host",
    "opponent",
    "you",
    "this",
    "it",
    "that",
    "those",
    "in",
    "aboard",
    "here",
    "with",
    "on",
    "at",
    "to",
    "by",
    "from",
    "where",
    "except",
    "at random",
    "and",
    "or",
    "OR",
    "not",
    "if",
    "unless",
    "else",
    "then",
    ",",
    "is",
    "has",
    "can",
    "be",
    "cannot",
    "may",
    "must",
    "+",
    "-",
    "*",
    "=",
    ">",
    "<=",
    ".",
    "+2",
    "x2",
    "3",
    "\"Kes\"",
    "any",
    "some",
    "first",
    "number of",
    "sum of",
    "over",
    "those of",
    "highest",
    "x",
    "x in",
    ":",
    "until end of turn",
    "gains",
    "loses",
    "becomes",
    "when",
    "while",
    "let",
    "for each",
    "choose one",
    "opponent's",
    "printed",
    "matches",
    "meets",
    "as",
    "nothing",
    "something",
    "yes",
    "for",
    "holds",
    "player",
    "play",
    "in play",
    "anywhere",
    "once each turn",
    "at cost",
    "(",
    ")",
    "[",
    "]",
];

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(400))]

    /// Whatever stands in a body, reading ends, and what is wrong lies inside the script.
    #[test]
    fn no_row_of_words_upsets_the_reader(
        picks in proptest::collection::vec(0..WORDS.len(), 1..24),
        place in 0..4usize,
    ) {
        let words: Vec<&str> = picks.iter().filter_map(|pick| WORDS.get(*pick).copied()).collect();
        let row = words.join(" ");
        let text = match place {
            0 => format!("card \"A\" dilemma {{ {row} }}"),
            1 => format!("card \"A\" event {{ {row} }}"),
            2 => format!("rule t cites t \"1\" {{ procedure t_of (s: ship, you: player) {{ {row} }} }}"),
            _ => format!("rule t cites t \"1\" {{ relation t_of (c: card) means {row} }}"),
        };
        let words = include_str!("phrases/vocabulary.sl");
        let first = spaceline_lang::parse(FileId(0), words);
        let second = spaceline_lang::parse(FileId(1), &text);
        let reading = read(&[(FileId(0), &first.file), (FileId(1), &second.file)], &Layers::default());
        for error in &reading.errors {
            let span = error.primary.span;
            let fits = span.file == FileId(0) || span.end as usize <= text.len();
            proptest::prop_assert!(fits, "{span:?} in {text}");
        }
        let _ = explicit::file(&reading.book, FileId(1));
    }
}
