//! The formats that come with the cards, and what `deck` says of decks in them.

use crate::common::{folder, path, spaceline, text};
use std::fs;

const PREMIERE: &str = "Premiere only";
const BLOCK: &str = "The Next Generation block";

/// What `deck` says of a list that stands in a file, and how it ends.
fn judged(name: &str, list: &str, format: &str) -> (Option<i32>, String) {
    let file = folder(name).join("deck.txt");
    fs::write(&file, list).unwrap();
    let output = spaceline(&["deck", path(&file), "--format", format]);
    (
        output.status.code(),
        text(&output.stdout) + &text(&output.stderr),
    )
}

/// A deck that the packs bring, as a list.
fn brought(name: &str) -> String {
    let decks = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cards/formats/decks");
    fs::read_to_string(format!("{decks}/{name}.txt")).unwrap()
}

#[test]
fn a_deck_of_wholly_scripted_cards_is_wholly_enforced() {
    for deck in ["premiere_only_federation", "premiere_only_klingon"] {
        let output = spaceline(&["deck", deck, "--format", PREMIERE]);
        let told = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{told}");
        assert!(
            told.contains("legal in format \"Premiere only\", and wholly enforced"),
            "{told}"
        );
        for clause in [
            "enforced: rules r24",
            "enforced: the pool is Premiere",
            "enforced: Raise the Stakes is banned: it is played for the ownership of cards",
            "enforced: a draw deck has at least 30 cards [r24 \"3.2\"]",
            "enforced: refused where a card is no mission [r24 \"3.1.1\"]",
        ] {
            assert!(told.contains(clause), "{clause}: {told}");
        }
        assert!(!told.contains("not enforced"), "{told}");
    }
}

#[test]
fn cards_whose_text_is_not_scripted_are_named() {
    let output = spaceline(&[
        "deck",
        "next_generation_block_federation",
        "--format",
        BLOCK,
    ]);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.contains("but not wholly enforced"), "{told}");
    assert!(told.contains("\nnot enforced: Wesley Crusher: "), "{told}");
}

#[test]
fn cards_outside_a_pool_and_banned_ones_are_refused_by_name() {
    let list = brought("premiere_only_federation");
    let (code, told) = judged(
        "premiere-illegal",
        &format!("1\tRaise the Stakes\n{list}1\tMicrobrain\n"),
        PREMIERE,
    );
    assert_eq!(code, Some(2), "{told}");
    for reason in [
        "illegal: Raise the Stakes is banned: it is played for the ownership of cards [format \"Premiere only\"]",
        "illegal: Microbrain: its set, The Next Generation, is not in the pool [format \"Premiere only\"]",
    ] {
        assert!(told.contains(reason), "{reason}: {told}");
    }
    assert_eq!(told.matches("illegal: ").count(), 2, "{told}");

    let list = brought("next_generation_block_federation");
    let (code, told) = judged(
        "block-illegal",
        &format!("1\tMaglock\n1\tBat'leth\n{list}"),
        BLOCK,
    );
    assert_eq!(code, Some(2), "{told}");
    assert_eq!(
        told.matches("illegal: ").count(),
        1,
        "a single card of the pool is in it: {told}"
    );
    assert!(told.contains("illegal: Maglock: its set, "), "{told}");
}

#[test]
fn in_the_open_format_all_but_the_banned_are_legal() {
    let list = brought("premiere_only_federation");
    let (code, told) = judged("open-legal", &list, "Open");
    assert_eq!(code, Some(0), "{told}");
    let (code, told) = judged("open-illegal", &format!("1\tDala\n{list}"), "Open");
    assert_eq!(code, Some(2), "{told}");
    assert!(
        told.contains("illegal: Dala is banned: it was shown and never came out"),
        "{told}"
    );
}
