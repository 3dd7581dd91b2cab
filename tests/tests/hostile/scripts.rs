//! Scripts: whatever stands in one, every mistake has a place in it and words; and what can be read can be
//! played, or ends in a fault that names the line.

use super::cases::{one_of, try_all};
use super::damage::{damaged, soup, tokens};
use spaceline_lang::diagnostic::{Diagnostic, render};
use spaceline_lang::span::{FileId, Sources};
use spaceline_rules::book::{Rulebook, Wanted, load};
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::game::{Deck, SetupError};
use spaceline_runtime::{Error, Fault, Game};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

const MANIFEST: &str = "id = \"toy\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"purse\"\n";
const TOY: &str = include_str!("../../../rules/src/toy.sl");
const BASE: &str = include_str!("../../machine/base.sl");
const MINITREK: &str = include_str!("../../games/minitrek/minitrek.sl");
/// Everything the language has, in small scripts.
const SMALL: [&str; 6] = [
    include_str!("../../machine/asking.sl"),
    include_str!("../../machine/leaving.sl"),
    include_str!("../../machine/lasting.sl"),
    include_str!("../../machine/deeds.sl"),
    include_str!("../../machine/looking_ahead.sl"),
    include_str!("../../machine/remembering.sl"),
];

/// Each mistake has words, and a place in the scripts or (of a pack as a whole) none.
fn is_told(one: &Diagnostic, sources: &Sources) {
    assert!(one.message.len() > 5, "{one:?}");
    let span = one.primary.span;
    let length = sources.text(span.file).len();
    assert!(
        span.start <= span.end && span.end as usize <= length,
        "{one:?}"
    );
}

fn is_located(fault: &Fault) {
    assert!(fault.to_string().len() > 5, "{fault:?}");
    assert!(fault.span().is_some(), "{fault:?} has no place");
}

/// Reads a pack of scripts.
fn read(files: &[&str]) -> Option<Rulebook> {
    let names = ["toy/a.sl", "toy/b.sl"];
    let mut all = vec![("toy/pack.toml", MANIFEST)];
    all.extend(names.into_iter().zip(files.iter().copied()));
    let mut packs = Packs::new();
    packs.add(
        &Memory::new(&all),
        Path::new("toy"),
        &Origin::Folder("toy".into()),
    );
    let wanted = Wanted {
        scenarios: true,
        ..Wanted::default()
    };
    let loaded = load(packs, &wanted);
    for problem in &loaded.problems {
        is_told(problem, loaded.sources());
    }
    assert!(loaded.rulebook.is_some() || !loaded.problems.is_empty());
    let shown = render(&loaded.problems, loaded.sources(), false);
    // A few mistakes are no novel.
    assert!(shown.len() < 200_000, "{} bytes", shown.len());
    loaded.rulebook
}

/// Plays a little with ten of each card.
fn play(rulebook: &Rulebook) {
    let program = &rulebook.program;
    let cards = (0..u32::try_from(program.book().cards.len()).unwrap_or(0)).take(12);
    let cards: Vec<_> = cards
        .flat_map(|card| [spaceline_lang::tree::CardId(card); 3])
        .collect();
    let zones = program.book().zones.iter().filter_map(|zone| zone.starts);
    let lists: Vec<_> = zones
        .map(|list| (program.text(list).into(), cards.clone()))
        .collect();
    let decks = vec![Deck { lists }; 2];
    let mut game = match Game::new(program, &decks, 5) {
        Ok(game) => game,
        Err(SetupError::Play(Error::Fault(fault))) => return is_located(&fault),
        Err(other) => return assert!(other.to_string().len() > 5, "{other:?}"),
    };
    let mut dice = Pebbles::new(5);
    for _ in 0..25 {
        let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice)) else {
            return;
        };
        match game.apply(&choice) {
            Ok(step) => game = step.game,
            Err(Error::Fault(fault)) => return is_located(&fault),
            Err(Error::Refused(refusal)) => {
                return assert!(refusal.to_string().len() > 5, "{refusal:?}");
            }
        }
    }
    let text = game.save().expect("it is written down");
    assert!(Game::load(program, &text).is_ok());
}

/// Reads scripts and plays what can be read; counts those.
fn check(files: &[&str], played: &AtomicUsize) {
    if let Some(rulebook) = read(files) {
        played.fetch_add(1, Ordering::Relaxed);
        play(&rulebook);
    }
}

fn words() -> Vec<&'static str> {
    let all = [TOY, BASE, MINITREK].into_iter().chain(SMALL);
    let mut words: Vec<&str> = all
        .flat_map(tokens)
        .filter(|word| !word.trim().is_empty())
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

#[test]
fn words_thrown_together_are_told_or_read() {
    let words = words();
    let make = |dice: &mut Pebbles| soup(dice, &words);
    let played = AtomicUsize::new(0);
    try_all(1_500, 12, make, |text| {
        check(&[TOY, text], &played);
        check(
            &[TOY, &format!("rule soup cites toy \"1\" {{\n{text}\n}}")],
            &played,
        );
    });
}

#[test]
fn damaged_rules_are_told_or_played() {
    let words = words();
    let played = AtomicUsize::new(0);
    let toy = |dice: &mut Pebbles| damaged(dice, TOY, &words);
    try_all(1_200, 15, toy, |text| check(&[text], &played));
    let minitrek = |dice: &mut Pebbles| damaged(dice, MINITREK, &words);
    try_all(500, 10, minitrek, |text| check(&[text], &played));
    let make = |dice: &mut Pebbles| {
        let small = *one_of(dice, &SMALL);
        damaged(dice, small, &words)
    };
    try_all(1_500, 15, make, |text| check(&[BASE, text], &played));
    // Damage must not be so great that nothing of it is ever played.
    let played = played.into_inner();
    assert!(played > 20, "{played}");
}

/// The form that `fmt` gives is a form that it keeps, and one that reads the same.
#[test]
fn damaged_scripts_are_written_in_one_form_or_left_alone() {
    let words = words();
    let make = |dice: &mut Pebbles| {
        let all = [TOY, MINITREK, SMALL[0], SMALL[3]];
        let text = *one_of(dice, &all);
        damaged(dice, text, &words)
    };
    try_all(2_000, 10, make, |text| {
        if let Ok(once) = spaceline_lang::format::format(FileId(0), text) {
            let twice = spaceline_lang::format::format(FileId(0), &once);
            assert_eq!(twice.ok().as_deref(), Some(once.as_str()));
        }
    });
}

#[test]
fn damaged_manifests_are_told() {
    let words = tokens(MANIFEST);
    try_all(
        800,
        5,
        |dice| damaged(dice, MANIFEST, &words),
        |manifest| {
            let files = [("toy/pack.toml", manifest), ("toy/a.sl", TOY)];
            let mut packs = Packs::new();
            packs.add(
                &Memory::new(&files),
                Path::new("toy"),
                &Origin::Folder("toy".into()),
            );
            let loaded = load(packs, &Wanted::default());
            for problem in &loaded.problems {
                is_told(problem, loaded.sources());
            }
            let _ = render(&loaded.problems, loaded.sources(), false);
        },
    );
}

/// Sentences as long as an item may be, in which each word stands inside the one before: told as too deep, or
/// read; never a stack that runs over.
#[test]
fn sentences_without_end_are_told_or_read() {
    let shapes = [
        ("noun deep_one gives truth means ", "not ", "yes"),
        ("noun deep_one gives number means ", "- ", "1"),
        ("noun deep_one gives number means ", "1 + ", "1"),
        ("noun deep_one gives truth means ", "yes and ", "yes"),
        ("noun deep_one gives number means ", "1 if yes else ", "1"),
        (
            "noun deep_one (c: card) gives player means ",
            "owner of ",
            "c",
        ),
        (
            "noun deep_one gives truth means ",
            "some c in table of you where ",
            "yes",
        ),
        (
            "noun deep_one gives number means ",
            "sum of ",
            "1 over c in table of you",
        ),
        (
            "procedure deep_one (you: player) { ",
            "you may ",
            "spend first c in table of you }",
        ),
        (
            "procedure deep_one (you: player) { ",
            "opponent may ",
            "spend first c in table of you }",
        ),
        ("procedure deep_one (c: card) { spend c", " if yes", " }"),
        (
            "procedure deep_one (c: card) { if yes { spend c }",
            " else if yes { spend c }",
            " }",
        ),
        ("procedure deep_one (c: card) { ", "spend c; ", "spend c }"),
    ];
    for (front, again, back) in shapes {
        let times = 60_000 / again.split_whitespace().count();
        for times in [times, 300] {
            let began = std::time::Instant::now();
            let text = format!(
                "rule deep cites toy \"1\" {{ {front}{}{back} }}",
                again.repeat(times)
            );
            read(&[TOY, &text]);
            assert!(began.elapsed().as_secs() < 120, "{front}{again}");
        }
    }
    // The same behind a card's words, where text is kept.
    let text = format!(
        "clause does (what: effects) as doing of trick\ncard \"Deep\" trick {{ does {}spend first c in table of you }}",
        "you may ".repeat(30_000)
    );
    assert!(read(&[TOY, &text]).is_none());
}
