//! Cards that are read, printed and read again, in a game of its own.

use super::Comparison;
use super::tests::{HEAD, PHRASES, packs_with, read_in, told};

/// What comes of printing again what was read.
fn compared(phrases: &str, rows: &str) -> Comparison {
    let list = format!("{HEAD}{rows}");
    let done = read_in(&list, &packs_with(phrases, &[]), true);
    done.comparison.unwrap_or_default()
}

#[test]
fn what_was_read_is_printed_again_word_for_word() {
    let rows = "Star,Medal,a,5,gold/Gould,Rings 3 plus (4). Echoes 3.\nSun,Medal,a,5,old iron,Rings 2.\nMoon,Medal,a,1,gold,\n";
    let wanted = Comparison {
        same: 3,
        ..Comparison::default()
    };
    assert_eq!(compared(PHRASES, rows), wanted);
}

#[test]
fn of_phrases_that_script_the_same_the_first_is_printed() {
    let more = "phrase sentence { \"jingles {number}.\" as \"rings {number}\" }\n";
    let all = compared(
        &format!("{PHRASES}{more}"),
        "Star,Medal,a,5,gold,Jingles 3.\n",
    );
    let wanted = ("Star", "Jingles 3.", "Rings 3.");
    let wanted = (
        wanted.0.to_owned(),
        wanted.1.to_owned(),
        wanted.2.to_owned(),
    );
    assert_eq!(all.reworded, [wanted]);
    assert_eq!(all.same, 0);
}

/// The phrases without the sentence that the clauses of medals say.
fn without_rings() -> String {
    PHRASES.replace("  \"rings {sum}.\" as \"rings {sum}\"\n", "")
}

#[test]
fn clauses_say_themselves_how_they_are_printed() {
    let clauses = "phrase sentence from clauses of medal { number as sum }\n";
    let plain = without_rings().replace("  \"tolls {number}.\" as \"rings for {number}\"\n", "");
    let all = compared(
        &format!("{plain}{clauses}"),
        "Star,Medal,a,5,gold,Rings 3 plus 4. Rings for 2.\n",
    );
    assert_eq!(all.same, 1, "{all:?}");
    assert_eq!(
        told("phrase a from clauses of medal { number }\n"),
        ["SL5701: this is no line of a phrasebook"]
    );
    assert_eq!(
        told("phrase a from clauses of medal { number as nothing_such }\n"),
        ["SL5702: no phrase is a `nothing_such`"]
    );
}

#[test]
fn what_cannot_be_read_again_is_told() {
    // What is printed first for `rings for 2` can be read in two ways.
    let clauses = "phrase sentence from clauses of medal { number as sum }\n";
    let all = compared(
        &format!("{}{clauses}", without_rings()),
        "Star,Medal,a,5,gold,Rings for 2.\n",
    );
    let changed = all
        .changed
        .first()
        .map(|(_, was, is)| (was.as_str(), is.as_str()));
    assert_eq!(changed, Some(("Rings for 2.", "Tolls 2.")), "{all:?}");
}
