//! What was not read of a card, and how the card says so, in a game of its own.

use super::tests::{HEAD, PHRASES, only_text, packs_with, read_in};
use super::{Imported, Unread};

/// What comes of cells, with more said of medals than there is.
fn read(more: &str, head: &str, rows: &str) -> Imported {
    let phrases = format!("{PHRASES}{more}");
    read_in(&format!("{head}{rows}"), &packs_with(&phrases, &[]), false)
}

/// The lines that say that something is missing.
fn marks(done: &Imported) -> Vec<&str> {
    let lines = only_text(done).lines().map(str::trim);
    lines
        .filter(|line| line.starts_with("not encoded"))
        .collect()
}

#[test]
fn each_column_and_the_text_have_a_mark_of_their_own() {
    let done = read("", HEAD, "Star,Medal,a,5,gold/brass,Sings. Rings 1.\n");
    let wanted = [
        "not encoded \"one sentence of its text cannot be read yet\"",
        "not encoded \"some of its metals cannot be read yet\"",
    ];
    assert_eq!(marks(&done), wanted);
    assert!(
        only_text(&done).contains("  gold\n"),
        "{}",
        only_text(&done)
    );
    let done = read("", HEAD, "Star,Medal,a,5,brass,\n");
    assert_eq!(
        marks(&done),
        ["not encoded \"its metals cannot be read yet\""]
    );
}

#[test]
fn a_piece_that_cannot_be_read_loses_only_itself() {
    let done = read("", HEAD, "Star,Medal,a,5,gold [X] silver <brass>,\n");
    let text = only_text(&done);
    assert!(text.contains("  gold, silver\n"), "{text}");
    assert_eq!(
        marks(&done),
        ["not encoded \"some of its metals cannot be read yet\""]
    );
    let pieces: Vec<&str> = done
        .report
        .gaps
        .iter()
        .map(|(_, gap)| gap.cell.as_str())
        .collect();
    assert_eq!(pieces, ["[X]", "<brass>"]);
}

#[test]
fn facts_never_hang_on_a_sentence_that_is_not_read() {
    for sentence in [
        "Sings.",
        "{Sun} sings.",
        "[X] sings.",
        "(Sings at night).",
        "Sings. at night",
        "Tolls 4.",
    ] {
        let row = format!("Star,Medal,a,5,gold,old iron silver {sentence}\n");
        let done = read("", HEAD, &row);
        let text = only_text(&done);
        assert!(text.contains("  gold, old_iron, silver\n"), "{text}");
        assert_eq!(
            marks(&done),
            ["not encoded \"one sentence of its text cannot be read yet\""]
        );
    }
}

#[test]
fn what_lists_do_not_tell_is_said_beside_what_is_complete() {
    let done = read(
        "tells nothing of \"halos\"\n",
        HEAD,
        "Star,Medal,a,5,gold,\n",
    );
    assert_eq!(done.report.untold, ["halos"]);
    assert_eq!(done.report.complete, ["Star"]);
}

#[test]
fn facts_that_may_belong_to_what_is_not_read_are_not_read() {
    // What stands there under a condition, or as the beginning of a sentence, is no fact.
    for sentence in ["silver sings.", "silver (at night).", "OR silver sings."] {
        let done = read(
            "",
            HEAD,
            &format!("Star,Medal,a,5,gold,old iron {sentence}\n"),
        );
        assert!(!only_text(&done).contains("  gold, old_iron, silver\n"));
    }
}

#[test]
fn pieces_that_a_word_joins_are_not_read_apart() {
    for cell in [
        "gold OR silver",
        "gold 3 silver",
        "gold at will",
        "gold, silver",
    ] {
        let done = read("", HEAD, &format!("Star,Medal,a,5,\"{cell}\",\n"));
        assert!(!only_text(&done).contains("gold,"), "{}", only_text(&done));
        assert_eq!(
            marks(&done),
            ["not encoded \"its metals cannot be read yet\""]
        );
    }
}

#[test]
fn a_column_that_no_line_reads_is_told_and_marked() {
    let head = "Name,Type,Set,Worth,Metals,Text,Fluff\n";
    let row = "Star,Medal,a,5,gold,,soft\nMoon,Medal,a,5,gold,,\n";
    let done = read("", head, row);
    let wanted = "not encoded \"what the list says under Fluff cannot be read yet\"";
    assert_eq!(marks(&done), [wanted]);
    let gaps: Vec<_> = done
        .report
        .gaps
        .iter()
        .map(|(card, gap)| (card.to_string(), gap))
        .collect();
    let gaps: Vec<_> = gaps
        .iter()
        .map(|(card, gap)| (card.as_str(), gap.cell.as_str(), &gap.why))
        .collect();
    assert_eq!(gaps, [("line 2: Star (Alpha)", "soft", &Unread::NoLine)]);
    let done = read("passes over \"Fluff\"\n", head, row);
    assert!(done.report.gaps.is_empty());
    assert_eq!(done.report.complete, ["Star", "Moon"]);
}

#[test]
fn a_sort_may_pass_over_a_column_that_others_read() {
    let head = "Name,Type,Set,Worth,Metals,Text,Fluff\n";
    let phrases = PHRASES.replace(
        "  wants worth\n",
        "  wants worth\n  passes over \"Fluff\"\n",
    );
    let list = format!("{head}Star,Medal,a,5,gold,,soft\n");
    let done = read_in(&list, &packs_with(&phrases, &[]), false);
    assert_eq!(done.report.complete, ["Star"]);
}

#[test]
fn an_empty_cell_gives_the_fact_that_is_named_for_it() {
    let phrases = PHRASES.replace(
        "\"Worth\" as worth_fact\n",
        "\"Worth\" as worth_fact or \"worth 7\"\n",
    );
    let list = format!("{HEAD}Star,Medal,a,,gold,\nMoon,Medal,a,5,silver,\n");
    let done = read_in(&list, &packs_with(&phrases, &[]), false);
    assert_eq!(done.report.complete, ["Star", "Moon"]);
    let text: String = done.files.values().map(String::as_str).collect();
    assert!(
        text.contains("gold\n  worth 7\n") && text.contains("silver\n  worth 5\n"),
        "{text}"
    );
    // Without it such a row is left out.
    let done = read_in(&list, &packs_with(PHRASES, &[]), false);
    assert_eq!(done.report.complete, ["Moon"]);
}

#[test]
fn where_phrases_do_not_go_on_is_told_with_the_words_before() {
    let done = read(
        "",
        HEAD,
        "Star,Medal,a,5,gold,Rings 3 plus very much. Rings 1.\n",
    );
    let why: Vec<String> = done
        .report
        .gaps
        .iter()
        .map(|(_, gap)| gap.why.to_string())
        .collect();
    assert_eq!(why, ["behind `Rings 3 plus` no phrase goes on with `very`"]);
    let done = read("", HEAD, "Star,Medal,a,5,gold,Sings aloud.\n");
    let why: Vec<String> = done
        .report
        .gaps
        .iter()
        .map(|(_, gap)| gap.why.to_string())
        .collect();
    assert_eq!(why, ["no phrase begins with `Sings`"]);
}

#[test]
fn what_is_wrong_with_the_packs_themselves_is_told_where_it_is() {
    let rules = "set alpha \"Alpha\" released 1999\n\ncard \"Star\" medal {\n  gold\n  worth 5\n  not encoded \"its metals cannot be read yet\"\n}\n\ncard \"Bell\" medal {\n  gold\n  wurth 5\n}\n";
    let manifest = "id = \"alpha\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nrequires = [\"toy\"]\n";
    let files = [("alpha/pack.toml", manifest), ("alpha/all.sl", rules)];
    let packs = packs_with(PHRASES, &files);
    let done = read_in(&format!("{HEAD}Star,Medal,a,5,gold,\n"), &packs, false);
    let places = done.report.outside.iter().map(|error| {
        let span = error.primary.span;
        (
            packs.sources.name(span.file),
            span.of(packs.sources.text(span.file)),
        )
    });
    let places: Vec<_> = places.collect();
    assert_eq!(places, [("alpha/all.sl", "wurth")]);
}
