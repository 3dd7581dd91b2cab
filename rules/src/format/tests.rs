//! Formats, right ones and wrong ones.

use super::*;
use crate::format::hash::{Content, counts, of_item, of_play};
use spaceline_lang::diagnostic::{Report, render};
use spaceline_lang::parse;
use spaceline_lang::span::Sources;

fn read_text(text: &str) -> (Vec<Format>, String) {
    let mut sources = Sources::new();
    let file = sources.add("formats.sl", text);
    let parsed = parse(file, text);
    let mut problems: Vec<_> = parsed.errors.iter().map(Report::diagnostic).collect();
    let mut formats = Vec::new();
    for item in &parsed.file.items {
        let (format, errors) = read(item);
        formats.extend(format);
        problems.extend(errors.iter().map(Report::diagnostic));
    }
    (formats, render(&problems, &sources, false))
}

#[test]
fn a_format_says_all_it_can() {
    let (formats, said) = read_text(
        "format \"First Summer\" {\n  rules r24\n  text as of 1995-12-31\n  pool set premiere, \"Q Continuum\"\n  pool homefront\n  pool card \"Three\", \"Four\" version \"New\"\n  starters \"warm\", \"cold\"\n  ban \"One\" because \"it is too good\"\n  ban \"Two\" version \"Old\"\n  deck needs size(pile of you) <= 40 because \"at most 40\"\n  house { forbid draw of (n: number) when n > 3; forbid play of (c: card) }\n}\n",
    );
    assert_eq!(said, "");
    let [format] = formats.as_slice() else {
        unreachable!("one format is read")
    };
    assert_eq!(format.name, "First Summer");
    assert_eq!(format.rules.as_ref().map(|(name, _)| &**name), Some("r24"));
    assert_eq!(
        format.as_of.map(|day| day.to_string()).as_deref(),
        Some("1995-12-31")
    );
    let pool: Vec<_> = format.pool.iter().map(|(name, _)| &**name).collect();
    assert_eq!(pool, ["premiere", "Q Continuum", "homefront"]);
    let cards = format.pool_cards.iter();
    let cards: Vec<_> = cards
        .map(|card| (&*card.title, card.version.as_deref()))
        .collect();
    assert_eq!(cards, [("Three", None), ("Four", Some("New"))]);
    let starters = format.starters.iter().map(|(name, _)| &**name);
    assert_eq!(starters.collect::<Vec<_>>(), ["warm", "cold"]);
    assert_eq!(format.bans.len(), 2);
    assert_eq!(format.house.len(), 3);
}

#[test]
fn every_wrong_line_is_told() {
    let text = "format { rules r24 }\nformat \"F\" {\n  rules\n  rules r24 r18\n  rules a\n  rules b\n  text as 1995\n  text as of yesterday\n  pool\n  pool set a b\n  pool a,\n  pool card spock\n  starters\n  starters warm\n  starters \"warm\" \"cold\"\n  pool card \"Spock\" old\n  ban Spock\n  ban \"Spock\" for ever\n  ban \"Spock\" because 3\n  bann \"X\"\n  card \"X\"\n}\n";
    let (_, said) = read_text(text);
    insta::assert_snapshot!(format!("{text}---\n{said}"));
}

#[test]
fn the_hash_is_of_what_is_said() {
    let hash = |format: &str, script: &str| {
        let mut content = Content::new();
        content.pack("p", "1.0.0");
        content.script();
        let items = parse(Default::default(), script).file.items;
        let items = items.iter().filter(|item| counts(item));
        items.for_each(|item| content.part(of_item(item)));
        let (formats, _) = read_text(format);
        for format in &formats {
            content.pool(format);
            content.part(of_play(Some("r24"), format));
        }
        content.finish()
    };
    let base = hash(
        "format \"F\" { pool a }",
        "rule x cites r24 \"1\" { noun n means 1 + 2 }",
    );
    let same = hash(
        "format \"G\" {\n  pool a\n}",
        "// a word\nrule x cites r24 \"2\" {\n  noun n means 1 + 2 // two\n  advice on passing means 3\n}\nscenario \"s\" { }",
    );
    assert_eq!(base, same);
    for (format, script) in [
        (
            "format \"F\" { pool b }",
            "rule x cites r24 \"1\" { noun n means 1 + 2 }",
        ),
        (
            "format \"F\" { pool a; ban \"x\" }",
            "rule x cites r24 \"1\" { noun n means 1 + 2 }",
        ),
        (
            "format \"F\" { pool a }",
            "rule x cites r24 \"1\" { noun n means 1 + 3 }",
        ),
        (
            "format \"F\" { pool a }",
            "rule x cites r24 \"1\" { noun n means (1 + 2) }",
        ),
        (
            "format \"F\" { pool a; house { state s } }",
            "rule x cites r24 \"1\" { noun n means 1 + 2 }",
        ),
    ] {
        assert_ne!(base, hash(format, script), "{format} {script}");
    }
    assert_eq!(base.to_string().parse(), Ok(base));
}
