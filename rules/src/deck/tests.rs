//! Lists in both notations, and what can be wrong with them.

use super::*;
use spaceline_lang::diagnostic::{Report, render};
use spaceline_lang::span::Sources;
use spaceline_lang::tree::{
    Book, Card, FirstEnd, KindId, Named, Release, Sees, SetId, TextId, Zone, ZoneOf,
};

fn named(name: &str) -> Named {
    Named {
        name: name.into(),
        ..Named::default()
    }
}

fn text(book: &mut Book, text: &str) -> TextId {
    book.texts.push(text.into());
    TextId(u32::try_from(book.texts.len() - 1).unwrap())
}

/// A small book: two sets, seven cards, two piles.
fn book() -> Book {
    let mut book = Book::default();
    for (name, title) in [("first", "The First Set"), ("second", "Second Thoughts")] {
        let title = text(&mut book, title);
        book.sets.push(Release {
            named: named(name),
            title,
            released: "1994".into(),
        });
    }
    for (title, version, set) in [
        ("Alpha", None, 0),
        ("Beta", None, 0),
        ("Beta", Some("Second Thoughts"), 1),
        ("Gamma", Some("Old"), 0),
        ("Gamma", Some("New"), 1),
        ("Delta \"the Quick\"", None, 0),
        ("Epsilon (Prime)", None, 1),
    ] {
        let title = text(&mut book, title);
        let version = version.map(|version| text(&mut book, version));
        book.cards.push(Card {
            title,
            version,
            kind: KindId(0),
            set: Some(SetId(set)),
            span: Default::default(),
            facts: Vec::new(),
            clauses: Vec::new(),
            hooks: Vec::new(),
            actions: Vec::new(),
            not_encoded: Vec::new(),
            in_force: None,
        });
    }
    for name in ["main", "side"] {
        let starts = Some(text(&mut book, name));
        book.zones.push(Zone {
            named: named(name),
            of: ZoneOf::Player,
            ordered: Some(FirstEnd::Top),
            sees: Sees::Nobody,
            in_play: false,
            starts,
        });
    }
    book
}

fn notation() -> Notation {
    let pairs = |list: &[(&str, &str)]| {
        let pairs = list.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned()));
        pairs.collect()
    };
    Notation {
        sections: pairs(&[
            ("", "main"),
            ("seed+dil", "side"),
            ("aside", ""),
            ("lost", "nowhere"),
        ]),
        marks: pairs(&[("st", "Second Thoughts")]),
        titles: pairs(&[("alpha reversed", "Alpha"), ("lost side", "Nothing")]),
    }
}

/// A list, and what comes of it.
fn check(list: &str) -> String {
    let mut sources = Sources::new();
    let file = sources.add("deck.txt", list);
    let (read, errors) = read(file, list);
    let book = book();
    let resolved = resolve(&read, &Catalogue::of(&book), &notation());
    let problems: Vec<_> = errors
        .iter()
        .chain(&resolved.errors)
        .map(Report::diagnostic)
        .collect();
    let piles: Vec<_> = resolved
        .deck
        .piles
        .iter()
        .map(|pile| {
            let cards = pile.cards.iter().map(|card| card.0.to_string());
            format!("{}: {}", pile.name, cards.collect::<Vec<_>>().join(" "))
        })
        .collect();
    let shown = render(&problems, &sources, false);
    format!("{list}\n---\n{}\n---\n{shown}", piles.join("\n"))
}

#[test]
fn both_notations_are_read() {
    insta::assert_snapshot!(check(
        "1\tAlpha\r\n2\tBeta (Second Thoughts)\r\nSeed+Dil:\r\n1\t% BETA *ST\r\n1\tGAMMA *New\r\n\r\n# a note\n3x delta  \u{201c}the Quick\u{201d}\n1 Epsilon (Prime)\nAside:\n1\tSomething nobody knows\n"
    ));
}

#[test]
fn a_bare_title_means_the_card_only_called_so() {
    insta::assert_snapshot!(check(
        "1\tBeta\n1\tBeta (first)\n1\tBETA*\n1\tAlpha (Reprint)\n"
    ));
}

#[test]
fn a_card_may_have_been_printed_again_in_a_set_that_is_known() {
    let list = "1\tAlpha (second)\n1\tAlpha (Second thoughts)\n1\tALPHA *ST\n1\tAlpha (Third)\n";
    insta::assert_snapshot!(check(list));
}

#[test]
fn a_card_is_found_by_another_name_that_a_pack_knows() {
    insta::assert_snapshot!(check("2\tAlpha Reversed\n1\tLost Side\n"));
}

#[test]
fn every_mistake_of_a_list_is_told_with_a_way_out() {
    insta::assert_snapshot!(check(
        "1\tAlpah\n1\tGamma\n1\tGamma (Newest)\nBeta\n0\tAlpha\n9999\tAlpha\n7\nSeed+Dill:\n1\tAlpha\nlost:\n1\tAlpha\n:\n1\tBeta (Gamma) (Delta)\n"
    ));
}

#[test]
fn a_list_has_an_end() {
    let many = "999\tAlpha\n".repeat(10);
    let (list, errors) = read(Default::default(), &many);
    assert_eq!(errors.len(), 1);
    assert!(list.parts[0].lines.len() < 8);
    let (_, errors) = read(Default::default(), &"\n".repeat(100_000));
    assert!(errors.is_empty());
    let (_, errors) = read(Default::default(), &"x".repeat(1 << 20));
    assert_eq!(errors.len(), 1);
}
