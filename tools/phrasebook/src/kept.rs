//! Cards that have a script: what is told of them, and which are written anew, in a game of its own.

use super::tests::{HEAD, PHRASES, packs_with, read_in};
use super::{Imported, Job, import};

const MANIFEST: &str =
    "id = \"alpha\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nrequires = [\"toy\"]\n";

/// What comes of rows beside a script of the set Alpha.
fn read(script: &str, rows: &str) -> Imported {
    let script = format!("set alpha \"Alpha\" released 1999\n\n{script}");
    let files = [
        ("alpha/pack.toml", MANIFEST),
        ("alpha/all.sl", script.as_str()),
    ];
    let more =
        "release \"b\" as beta \"Beta\" 2000\nphrase shine_fact { \"bright\" as \"head shiny\" }\n";
    let phrases = PHRASES.replace(
        "  wants worth\n",
        "  column \"Shine\" as shine_fact\n  wants worth\n",
    );
    let packs = packs_with(&format!("{phrases}{more}"), &files);
    let head = HEAD.replace("Text\n", "Text,Shine\n");
    read_in(&format!("{head}{rows}"), &packs, false)
}

/// The differences, as they are told.
fn differences(script: &str, rows: &str) -> Vec<(String, String, String)> {
    let done = read(script, rows);
    assert!(done.files.is_empty(), "{:?}", done.files);
    let all = done.report.differences.into_iter();
    all.map(|one| (one.card.to_string(), one.script, one.list))
        .collect()
}

fn told(card: &str, script: &str, list: &str) -> (String, String, String) {
    (card.to_owned(), script.to_owned(), list.to_owned())
}

const STAR: &str = "card \"Star\" medal {\n  gold\n  worth 5\n  rings 1 + 2\n}\n";

#[test]
fn a_difference_names_the_line_the_set_and_both_values() {
    let at = "line 2: Star (Alpha)";
    assert_eq!(
        differences(STAR, "Star,Medal,a,5,gold,Rings 1 plus 2.,\n"),
        []
    );
    assert_eq!(
        differences(STAR, "Star,Medal,a,5,silver,Rings 1 plus 2.,\n"),
        [told(at, "gold", "silver")]
    );
    assert_eq!(
        differences(STAR, "Star,Medal,a,6,gold,Rings 1 plus 2.,\n"),
        [told(at, "worth 5", "worth 6")]
    );
}

#[test]
fn the_set_the_head_and_the_text_are_compared() {
    assert_eq!(
        differences(STAR, "Star,Medal,b,5,gold,Rings 1 plus 2.,\n"),
        [told("line 2: Star (Beta)", "set alpha", "set beta")]
    );
    let at = "line 2: Star (Alpha)";
    assert_eq!(
        differences(STAR, "Star,Medal,a,5,gold,Rings 1 plus 2.,bright\n"),
        [told(at, "medal", "medal shiny")]
    );
    assert_eq!(
        differences(STAR, "Star,Medal,a,5,gold,Rings 4.,\n"),
        [told(at, "rings 1 + 2", "rings 4")]
    );
    let more = "Star,Medal,a,5,gold,Rings 1 plus 2. Rings 7.,\n";
    assert_eq!(differences(STAR, more), [told(at, "", "rings 7")]);
}

#[test]
fn what_the_list_does_not_give_may_stand_in_text_that_was_not_read() {
    let script = "card \"Star\" medal {\n  gold, silver\n  worth 5\n  rings 1\n}\n";
    assert_eq!(
        differences(
            script,
            "Star,Medal,a,5,gold,Rings 1. Of silver at night.,\n"
        ),
        []
    );
}

#[test]
fn a_mark_is_added_where_a_column_was_not_read() {
    let row = "Star,Medal,a,5,gold,Rings 1 plus 2.,dim\n";
    let mark = "  not encoded \"what the list says under Shine cannot be read yet\"\n";
    let done = read(STAR, row);
    let text = done.files.values().next().map_or("", String::as_str);
    assert!(
        text.ends_with(&STAR.replace("}\n", &format!("{mark}}}\n"))),
        "{text}"
    );
    // What somebody wrote himself stays, and what was not read is told.
    let own = STAR.replace("  rings 1 + 2\n", "  rings 3\n");
    let done = read(&own, row);
    assert!(done.files.is_empty());
    assert_eq!(done.report.gaps.len(), 1);
    assert_eq!(
        done.report
            .counts
            .values()
            .map(|counts| counts.complete)
            .sum::<usize>(),
        1
    );
}

#[test]
fn a_mark_of_an_import_gives_way_and_one_of_a_person_stays() {
    let with = |mark: &str| STAR.replace("}\n", &format!("  not encoded \"{mark}\"\n}}\n"));
    let row = "Star,Medal,a,5,gold,Rings 1 plus 2.,\n";
    let done = read(&with("2 sentences of its text cannot be read yet"), row);
    let text = done.files.values().next().map_or("", String::as_str);
    assert!(text.ends_with(STAR), "{text}");
    assert!(read(&with("it sings at night"), row).files.is_empty());
}

#[test]
fn a_card_of_another_sort_is_never_written_anew() {
    let stone = "cards \"Stone\" as coin {\n  files \"stones\"\n  column \"Worth\" as worth_fact\n  line \"worth {worth}\"\n}\n";
    let script = "set alpha \"Alpha\" released 1999\n\ncard \"Star\" medal {\n  worth 5\n  not encoded \"its metals cannot be read yet\"\n}\n";
    let files = [("alpha/pack.toml", MANIFEST), ("alpha/all.sl", script)];
    let packs = packs_with(&format!("{PHRASES}{stone}"), &files);
    let done = read_in(&format!("{HEAD}Star,Stone,a,5,,\n"), &packs, false);
    assert!(done.files.is_empty(), "{:?}", done.files);
    let heads: Vec<_> = done
        .report
        .differences
        .iter()
        .map(|one| (one.script.as_str(), one.list.as_str()))
        .collect();
    assert_eq!(heads, [("medal", "coin")]);
}

#[test]
fn nothing_is_written_to_packs_that_stand_elsewhere() {
    let script = "set alpha \"Alpha\" released 1999\n\ncard \"Star\" medal {\n  gold\n  worth 5\n  not encoded \"one sentence of its text cannot be read yet\"\n}\n";
    let files = [("alpha/pack.toml", MANIFEST), ("alpha/all.sl", script)];
    let packs = packs_with(PHRASES, &files);
    let list = format!("{HEAD}Star,Medal,a,5,gold,Rings 1.\nMoon,Medal,a,5,gold,\n");
    let job = Job {
        list: &list,
        packs: &packs,
        comparing: false,
        is_ours: &|_| false,
    };
    let done = import(&job, |_, _| {});
    assert!(done.files.is_empty(), "{:?}", done.files);
    assert_eq!((done.report.kept, done.report.elsewhere), (1, 1));
    let homeless: Vec<_> = done.report.homeless.into_iter().collect();
    assert_eq!(homeless, [("alpha".to_owned(), 1)]);
}
