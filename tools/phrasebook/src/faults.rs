//! Lists that are refused, and rows that are left out, in a game of its own.

use super::Imported;
use super::tests::{HEAD, PHRASES, packs_with, read_in};

fn read(list: &str) -> Imported {
    read_in(list, &packs_with(PHRASES, &[]), false)
}

/// The codes, lines and words of what is wrong with a list.
fn told(list: &str) -> Vec<String> {
    let done = read(list);
    let faults = done.report.faults.iter().map(|fault| {
        let line = fault
            .line
            .map_or_else(String::new, |line| format!(" line {line}"));
        format!("{}{line}: {fault}", fault.code())
    });
    faults.collect()
}

/// What is said of a list that is refused as a whole.
fn refused(list: &str) -> Vec<String> {
    let done = read(list);
    assert!(done.files.is_empty(), "{:?}", done.files);
    assert!(done.report.faults.iter().all(super::Fault::is_of_all));
    told(list)
}

#[test]
fn a_list_without_cards_is_refused() {
    assert_eq!(refused(""), ["SL5802: the list is empty"]);
    assert_eq!(refused("\n\n \n"), ["SL5802: the list is empty"]);
    let headed = "SL5802: the list has a line of headings and no cards";
    assert_eq!(refused(HEAD), [headed]);
}

#[test]
fn a_list_that_is_no_text_is_refused() {
    let list = format!("{HEAD}St\0ar,Medal,a,5,gold,\n");
    assert_eq!(refused(&list), ["SL5801 line 2: here the list is not text"]);
}

#[test]
fn a_list_that_lacks_a_column_is_refused_once() {
    let list = "Name,Typ,Set,Worth\nStar,Medal,a,5\nMoon,Medal,a,5\n";
    assert_eq!(
        refused(list),
        ["SL5803 line 1: the list has no column `Type`"]
    );
    let help = read(list)
        .report
        .faults
        .first()
        .and_then(super::Fault::help);
    let wanted = "it has a column `Typ`; head it as phrasebooks do";
    assert_eq!(help.as_deref(), Some(wanted));
    let of = "which is read of cards of the sort Medal";
    assert_eq!(
        refused("Name,Type,Set,Worth\nStar,Medal,a,5\nMoon,Medal,a,5\n"),
        [
            format!("SL5803 line 1: the list has no column `Metals`, {of}"),
            format!("SL5803 line 1: the list has no column `Text`, {of}"),
        ]
    );
}

#[test]
fn a_column_that_no_card_of_the_list_has_may_be_missing() {
    let done = read("Name,Type,Set\nStar,Stone,a\n");
    assert_eq!(done.report.faults.len(), 1);
    assert!(!done.report.faults.iter().any(super::Fault::is_of_all));
}

#[test]
fn a_heading_that_stands_twice_is_refused() {
    let list = "Name,Type,Set,Worth,Metals,Text,Text\nStar,Medal,a,5,gold,,\n";
    assert_eq!(
        refused(list),
        ["SL5803 line 1: two columns are headed `Text`"]
    );
}

#[test]
fn a_title_is_one_line() {
    let list = format!("{HEAD},Medal,a,5,gold,\n\"St\nar\",Medal,a,5,gold,\n");
    let wanted = [
        "SL5805 line 2: this row is left out: it has no title",
        "SL5805 line 3: `St\\nar` is left out: a title is one line of printed signs",
    ];
    assert_eq!(told(&list), wanted);
}

#[test]
fn a_title_that_stands_twice_is_told_with_what_differs() {
    let list =
        format!("{HEAD}Star,Medal,a,5,gold,\nStar,Medal,a,5,gold,\nStar,Medal,a,7,gold,Rings 1.\n");
    let wanted = [
        "SL5808 line 3: `Star` is left out: it stands in line 2, too",
        "SL5808 line 4: `Star` is left out: it stands in line 2, too, with other values: \
         Text `` there and `Rings 1.` here, Worth `5` there and `7` here",
    ];
    assert_eq!(told(&list), wanted);
}

#[test]
fn an_open_quotation_mark_is_told_where_it_begins() {
    let list = format!("{HEAD}\"Star,Medal,a,5,gold,\nMoon,Medal,a,5,gold,\n");
    let wanted =
        "SL5804 line 2: `Star,Medal,a,5,gold,` is left out: it has 1 cell, and the list 6 columns";
    assert_eq!(told(&list), [wanted]);
    let help = read(&list)
        .report
        .faults
        .first()
        .and_then(super::Fault::help);
    let wanted = "the row goes on to line 3; close its quotation mark";
    assert_eq!(help.as_deref(), Some(wanted));
}

#[test]
fn a_sort_and_a_set_are_told_with_what_is_near() {
    let list = format!("{HEAD}Star,Medall,a,5,gold,\nMoon,Medal,,5,gold,\n");
    let done = read(&list);
    let help: Vec<_> = done.report.faults.iter().map(super::Fault::help).collect();
    assert_eq!(help, [Some("write `Medal`".to_owned()), None]);
    let wanted = [
        "SL5806 line 2: `Star` is left out: no phrasebook knows cards of the sort `Medall`",
        "SL5807 line 3: `Moon` is left out: no phrasebook knows the set ``",
    ];
    assert_eq!(told(&list), wanted);
}

#[test]
fn a_card_without_what_its_sort_wants_is_told_with_what_was_not_read() {
    let list = format!("{HEAD}Star,Medal,a,much,gold,\n");
    let wanted = "SL5809 line 2: `Star` is left out: it lacks worth; Worth `much`: no phrase begins with `much`";
    assert_eq!(told(&list), [wanted]);
}
