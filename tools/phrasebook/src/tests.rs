//! Lists, phrasebooks and what comes of them, in a game of its own.

use super::cover::{cover, whole};
use super::{Difference, Imported, Job, Unread, Which, draft, import, known, problems};
use spaceline_lang::diagnostic::{Report as _, Severity, render};
use spaceline_rules::book::{Wanted, check};
use spaceline_rules::census::Grade;
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_rules::workspace::Workspace;
use std::path::Path;

const RULES: &str = include_str!("../../../rules/src/toy.sl");
const MANIFEST: &str = "id = \"toy\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"rules\"\n\n[deck-sections]\n\"\" = \"purse\"\n";
const MEDALS: &str = "enum metal: gold, silver, old_iron
kind medal of coin plural medals {
  has metals: levels of metal printed
  line metals
}
clause rings (n: number) as bell of medal says \"Rings {n}.\"
clause rings for (n: number) as bell of medal says \"Rings for {n}.\"
";

pub(super) const PHRASES: &str = "names title from \"Name\"
names sort from \"Type\"
names set from \"Set\"
spelled \"Gould\" as \"gold\"
bound \"OR\"
release \"a\" as alpha \"Alpha\" 1999
phrase metal from enum metal
phrase metals_fact {
  \"{metal}\" as \"metals {metal}\"
  \"{metal} {metals_fact}\" as \"metals {metal}; {metals_fact}\"
}
phrase worth_fact { \"{number}\" as \"worth {number}\" }
phrase sum {
  \"{number}\" as \"{number}\"
  \"{a: sum} plus {b: sum}\" as \"{a} + {b}\"
  \"({sum})\" as \"({sum})\"
}
phrase sentence {
  \"rings {sum}.\" as \"rings {sum}\"
  \"tolls {number}.\" as \"rings {number}\"
  \"tolls {number}.\" as \"rings for {number}\"
  \"(sung by {words})\" as \"\"
  \"echoes {number}.\" as \"rings {number}; rings for {number}\"
  \".\" as \"\"
  \"hums {title}.\" as \"hums {title}\"
}
cards \"Medal\" as medal {
  files \"medals\" by metals
  column \"Worth\" as worth_fact
  column \"Metals\" each \"/\" as metals_fact
  prose \"Text\" opens metals_fact as sentence
  counts metals
  wants worth
  line \"{metals}\"
  line \"worth {worth}\"
}
";

const BOOK: &str = "id = \"book\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nkind = \"phrasebook\"\nrequires = [\"toy\"]\n";
pub(super) const HEAD: &str = "Name,Type,Set,Worth,Metals,Text\n";

pub(super) fn packs_with(phrases: &str, more: &[(&str, &str)]) -> Packs {
    let mut files = vec![
        ("toy/pack.toml", MANIFEST),
        ("toy/rules.sl", RULES),
        ("toy/medals.sl", MEDALS),
        ("book/pack.toml", BOOK),
        ("book/phrases.sl", phrases),
    ];
    files.extend(more);
    let mut packs = Packs::new();
    packs.add(
        &Memory::new(&files),
        Path::new(""),
        &Origin::Folder("all".into()),
    );
    packs.settle();
    packs
}

/// What comes of a list, when everything may be written.
pub(super) fn read_in(list: &str, packs: &Packs, comparing: bool) -> Imported {
    let job = Job {
        list,
        packs,
        comparing,
        is_ours: &|_| true,
    };
    import(&job, |_, _| {})
}

fn imported(rows: &str) -> Imported {
    read_in(&format!("{HEAD}{rows}"), &packs_with(PHRASES, &[]), false)
}

pub(super) fn only_text(done: &Imported) -> &str {
    let mut scripts = done
        .files
        .iter()
        .filter(|(path, _)| path.extension().is_some_and(|end| end == "sl"));
    scripts.next().map_or("", |(_, text)| text)
}

#[test]
fn facts_and_sentences_become_a_card() {
    let done = imported("Star (Rare),Medal,a,5,gold/Gould,silver Rings 3 plus (4). Rings 1.\n");
    assert_eq!(
        only_text(&done),
        "set alpha \"Alpha\" released 1999\n\ncard \"Star\" version \"Rare\" medal {\n  gold x2, silver\n  worth 5\n  rings 3 + (4)\n  rings 1\n}\n"
    );
    assert_eq!(done.report.complete, ["Star"]);
    assert!(done.report.gaps.is_empty());
    let manifest = done
        .files
        .get(Path::new("alpha/pack.toml"))
        .map_or("", String::as_str);
    assert!(manifest.contains("id = \"alpha\""));
}

#[test]
fn a_sentence_that_cannot_be_read_is_marked_and_not_copied() {
    let done =
        imported("Star,Medal,a,5,gold,old iron Rings 1. (sung by all) Sings a song. Rings 2.\n");
    let text = only_text(&done);
    assert!(text.contains("gold, old_iron"), "{text}");
    assert!(
        text.contains("rings 1\n  rings 2\n  not encoded \"one sentence"),
        "{text}"
    );
    assert!(!text.contains("song"), "{text}");
    assert_eq!(done.report.gaps.len(), 1);
    assert!(done.report.complete.is_empty());
}

#[test]
fn what_can_be_read_in_two_ways_is_told_with_both() {
    let done = imported("Star,Medal,a,5,gold,Tolls 4.\n");
    let gap = done.report.gaps.first().map(|(_, gap)| &gap.why);
    let Some(Unread::TwoWays(one, other)) = gap else {
        panic!("{gap:?}")
    };
    assert_eq!((one.trim(), other.trim()), ("rings 4", "rings for 4"));
    assert!(!only_text(&done).contains("rings"));
}

#[test]
fn a_line_that_does_not_check_is_taken_out() {
    let done = imported("Star,Medal,a,5,gold,Rings 2. Hums {Nothing}. Rings 3.\n");
    let text = only_text(&done);
    assert!(text.contains("rings 2\n  rings 3\n  not encoded"), "{text}");
    let refused =
        |gap: &super::Gap| matches!(gap.why, Unread::Refused(_)) && gap.cell == "hums \"Nothing\"";
    assert!(done.report.gaps.iter().any(|(_, gap)| refused(gap)));
}

#[test]
fn faults_of_the_list_are_told_and_their_cards_left_out() {
    let done = imported(
        "Star,Medal,a,much,gold,\nSun,Stone,a,1,gold,\nMoon,Medal,z,1,gold,\nMars,Medal,a,1,gold,\nMars,Medal,a,1,gold,\n",
    );
    let faults = done.report.faults.iter();
    let told: Vec<_> = faults.map(|fault| (fault.line, fault.code().id)).collect();
    let line = |line| Some(line);
    let wanted = [
        (line(2), "SL5809"),
        (line(3), "SL5806"),
        (line(4), "SL5807"),
        (line(6), "SL5808"),
    ];
    assert_eq!(told, wanted);
    assert_eq!(done.report.complete, ["Mars"]);
}

#[test]
fn a_second_import_changes_nothing_and_a_script_stays() {
    let rows = "Star,Medal,a,5,gold,Rings 1.\nMoon,Medal,a,2,silver,Rings 2.\n";
    let script = "set alpha \"Alpha\" released 1999\n\ncard \"Star\" medal {\n  gold\n  worth 6\n  rings 9\n}\n";
    let first = packs_with(
        PHRASES,
        &[
            (
                "alpha/pack.toml",
                "id = \"alpha\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nrequires = [\"toy\"]\n",
            ),
            ("alpha/medals/gold.sl", script),
        ],
    );
    let done = read_in(&format!("{HEAD}{rows}"), &first, false);
    let differences: Vec<_> = done.report.differences.into_iter().collect();
    let card = Which {
        line: 2,
        title: "Star".to_owned(),
        set: "Alpha".to_owned(),
    };
    let told = |script: &str, list: &str| Difference {
        card: card.clone(),
        script: script.to_owned(),
        list: list.to_owned(),
    };
    assert_eq!(
        differences,
        [told("rings 9", "rings 1"), told("worth 6", "worth 5")]
    );
    let paths: Vec<_> = done
        .files
        .keys()
        .map(|path| path.to_string_lossy().into_owned())
        .collect();
    assert_eq!(paths, ["alpha/medals/silver.sl"]);
    let moon = done.files.values().next().map_or("", String::as_str);
    let second = packs_with(
        PHRASES,
        &[
            (
                "alpha/pack.toml",
                "id = \"alpha\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nrequires = [\"toy\"]\n",
            ),
            ("alpha/medals/gold.sl", script),
            ("alpha/medals/silver.sl", moon),
        ],
    );
    let again = read_in(&format!("{HEAD}{rows}"), &second, false);
    assert!(again.files.is_empty());
    assert_eq!(again.report.kept, 2);
}

#[test]
fn a_card_that_is_nothing_but_facts_is_written_anew_where_it_stands() {
    let script = "set alpha \"Alpha\" released 1999\n\n// The first.\ncard \"Star\" medal {\n  gold\n  worth 5\n  not encoded \"a sentence\"\n}\n\n// The second.\ncard \"Moon\" medal {\n  silver\n  worth   2\n  rings 9\n  not encoded \"a sentence\"\n}\n\ncard \"Sun\" medal {\n  gold\n  worth 1\n  not encoded \"it sings\"\n}\n";
    let manifest = "id = \"alpha\"\nversion = \"1.0.0\"\nlanguage = \"1\"\nrequires = [\"toy\"]\n";
    let files = [("alpha/pack.toml", manifest), ("alpha/all.sl", script)];
    let rows =
        "Star,Medal,a,5,gold,Rings 1.\nMoon,Medal,a,2,silver,Rings 2.\nSun,Medal,a,1,gold,Sings.\n";
    let done = read_in(
        &format!("{HEAD}{rows}"),
        &packs_with(PHRASES, &files),
        false,
    );
    let wanted = script.replacen("not encoded \"a sentence\"", "rings 1", 1);
    let files: Vec<_> = done.files.into_iter().collect();
    assert_eq!(files, [(Path::new("alpha/all.sl").to_path_buf(), wanted)]);
    assert_eq!(done.report.kept, 2);
}

#[test]
fn what_is_printed_once_may_be_said_twice() {
    let done = imported("Star,Medal,a,5,gold,Echoes 3. .\n");
    assert!(
        only_text(&done).contains("rings 3\n  rings for 3\n"),
        "{}",
        only_text(&done)
    );
    assert_eq!(done.report.complete, ["Star"]);
}

#[test]
fn what_is_written_checks() {
    let done = imported("Star,Medal,a,5,gold,Rings 1.\n");
    let files: Vec<(String, String)> = done
        .files
        .iter()
        .map(|(path, text)| (path.to_string_lossy().into_owned(), text.clone()))
        .collect();
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(path, text)| (path.as_str(), text.as_str()))
        .collect();
    let loaded = check(packs_with(PHRASES, &files), &wanted());
    assert!(
        !loaded.has_errors(),
        "{}",
        render(&loaded.problems, loaded.sources(), false)
    );
}

/// Phrasebooks are looked through.
fn wanted() -> Wanted {
    Wanted {
        look: Some(problems),
        ..Wanted::default()
    }
}

/// What is said of a phrasebook.
pub(super) fn told(phrases: &str) -> Vec<String> {
    let packs = packs_with(phrases, &[]);
    let loaded = check(packs, &wanted());
    let errors = loaded.problems.iter();
    let errors = errors.filter(|problem| problem.severity == Severity::Error);
    errors
        .map(|problem| format!("{}: {}", problem.code.id, problem.message))
        .collect()
}

/// Games have no use for phrasebooks, so what begins one looks through none.
#[test]
fn phrasebooks_are_looked_through_by_who_checks_and_by_nobody_else() {
    let wrong = "frase x { }\n";
    assert_eq!(told(wrong).len(), 1);
    let loaded = spaceline_rules::book::load(packs_with(wrong, &[]), &Wanted::default());
    assert!(loaded.rulebook.is_some() && !loaded.has_errors());
}

#[test]
fn phrasebooks_are_looked_at_again_when_they_or_the_rules_change() {
    let packs = packs_with(PHRASES, &[]);
    let file = |ending: &str| {
        let scripts = packs.packs.iter().flat_map(|pack| &pack.scripts);
        let mut found = scripts.filter(|script| script.path.ends_with(ending));
        found.next().map(|script| script.file)
    };
    let (Some(phrases), Some(rules)) = (file("phrases.sl"), file("medals.sl")) else {
        panic!("the packs lack their scripts")
    };
    let mut workspace = Workspace::open(packs, wanted());
    let mut told_after = |file, text: &str| {
        workspace.edit(file, text);
        let problems = workspace.problems().into_iter();
        let errors = problems.filter(|problem| problem.severity == Severity::Error);
        let codes: Vec<_> = errors.map(|problem| problem.code.id).collect();
        codes
    };
    let wrong = PHRASES.replace("{metals_fact}", "{metal_fact}");
    assert_eq!(told_after(phrases, &wrong), ["SL5702"]);
    assert!(told_after(phrases, PHRASES).is_empty());
    let renamed = MEDALS.replace("metal", "stuff");
    assert_eq!(told_after(rules, &renamed), ["SL5705"]);
    assert!(told_after(rules, MEDALS).is_empty());
}

/// How medals with a worth of nine are written.
const NINES: &str = "cards \"Medal\" as medal where \"Worth\" has \"9\" {
  files \"nines\"
  column \"Worth\" as worth_fact
  column \"Metals\" each \"/\" as metals_fact
  line \"worth {worth}; {metals}\"
}
";

#[test]
fn what_is_said_of_some_rows_of_a_sort_goes_before_what_is_said_of_all() {
    for phrases in [format!("{PHRASES}{NINES}"), format!("{NINES}{PHRASES}")] {
        let list = format!("{HEAD}Star,Medal,a,9,gold,\nMoon,Medal,a,8,gold,\n");
        let done = read_in(&list, &packs_with(&phrases, &[]), false);
        let nines = done.files.get(Path::new("alpha/nines.sl"));
        let nines = nines.map_or("", String::as_str);
        assert!(nines.contains("Star") && !nines.contains("Moon"), "{nines}");
    }
}

#[test]
fn mistakes_of_phrasebooks_are_told() {
    assert_eq!(
        told("cards \"Medal\" as medal where \"Wroth\" has \"9\" { files \"nines\" }\n"),
        ["SL5701: this is no line of a phrasebook"]
    );
    assert_eq!(
        told("frase x { }\n"),
        ["SL5701: this is no line of a phrasebook"]
    );
    assert_eq!(
        told("phrase a { \"x\" is \"y\" }\n"),
        ["SL5701: this is no line of a phrasebook"]
    );
    assert_eq!(
        told("passes over\n"),
        ["SL5701: this is no line of a phrasebook"]
    );
    assert_eq!(
        told("phrase need { \"x {nead}\" as \"y {nead}\" }\n"),
        ["SL5702: no phrase is a `nead`"]
    );
    assert_eq!(
        told("phrase a { \"x {number}\" as \"y\" }\n"),
        ["SL5703: `{number}` is printed, and the script loses it"]
    );
    assert_eq!(
        told("phrase a { \"x\" as \"y {number}\" }\n"),
        ["SL5703: nothing that is printed fills `{number}`"]
    );
    assert_eq!(
        told("phrase a { \"{a}\" as \"{a}\" }\n"),
        ["SL5704: this phrase has no words of its own"]
    );
    assert_eq!(
        told("page { shows dots }\n"),
        ["SL5701: this is no line of a phrasebook"]
    );
    assert_eq!(
        told("aloud { \"x\" is \"y\" }\n"),
        ["SL5701: this is no line of a phrasebook"]
    );
    assert_eq!(
        told("aloud { \"draws({n})\" as \"{who} draws {n}\" }\n"),
        ["SL5703: nothing that is printed fills `{who}`"]
    );
    let gone = "aloud { \"rings_twice {n}\" as \"ring {n} twice\" }\n";
    let gone = known::of(&packs_with(gone, &[])).errors;
    let gone = gone.first().map(|error| error.diagnostic().message);
    let wanted = "no script says `rings_twice`, so this line reads nothing aloud";
    assert_eq!(gone.as_deref(), Some(wanted));
    assert_eq!(
        told("aloud { \"draws {n: nead}\" as \"draws {n}\" }\n"),
        ["SL5702: no phrase is a `nead`"]
    );
    assert_eq!(
        told("page of medal { shows dots }\n"),
        ["SL5701: this is no line of a phrasebook"]
    );
    assert_eq!(
        told("aloud { \"{x}\" as \"{x}, that is\" }\n"),
        ["SL5704: this phrase has no words of its own"]
    );
    assert_eq!(
        told("phrase a from enum mettal\n"),
        ["SL5705: no script declares an enumeration `mettal`"]
    );
    let errors = known::of(&packs_with(
        "phrase need { \"x {nead}\" as \"y {nead}\" }\n",
        &[],
    ))
    .errors;
    let help = errors.first().and_then(|error| error.diagnostic().help);
    assert_eq!(help.as_deref(), Some("write `need`"));
}

#[test]
fn phrases_may_begin_with_their_own_class_and_nest_deeply() {
    let known = known::of(&packs_with(PHRASES, &[]));
    let mut grammar = known.book.grammar;
    let sum = grammar.declare("sum");
    let long = vec!["1"; 30].join(" plus ");
    assert_eq!(
        whole(&grammar, sum, &long).map(|said| said.script),
        Ok(vec!["1"; 30].join(" + "))
    );
    let deep = format!("{}7{}", "(".repeat(60), ")".repeat(60));
    assert_eq!(
        whole(&grammar, sum, &deep).map(|said| said.script),
        Ok(deep.clone())
    );
    let open = "(".repeat(60);
    assert!(matches!(
        whole(&grammar, sum, &open),
        Err(Unread::Unknown { .. })
    ));
}

#[test]
fn what_is_too_long_is_refused() {
    let known = known::of(&packs_with(PHRASES, &[]));
    let mut grammar = known.book.grammar;
    let sum = grammar.declare("sum");
    let long = vec!["1"; 5_000].join(" plus ");
    assert_eq!(whole(&grammar, sum, &long), Err(Unread::TooMuch));
    let covered = cover(&grammar, None, Some(sum), &[], &long);
    assert_eq!(covered.why, Some(Unread::TooMuch));
    let sentence = grammar.declare("sentence");
    let signs = "{[(<\"'*".repeat(80);
    assert!(
        cover(&grammar, None, Some(sentence), &[], &signs)
            .units
            .is_empty()
    );
}

#[test]
fn nothing_is_read_before_a_word_that_binds() {
    let done = imported("Star,Medal,a,5,gold,silver OR old iron.\n");
    let text = only_text(&done);
    assert!(!text.contains("silver"), "{text}");
    assert!(text.contains("not encoded"), "{text}");
}

#[test]
fn what_is_read_has_a_grade() {
    let mut card = draft::Draft::default();
    assert_eq!(card.grade(), Grade::Complete);
    card.skipped = 1;
    assert_eq!(card.grade(), Grade::Facts);
    card.texts.push("rings 1".to_owned());
    assert_eq!(card.grade(), Grade::Partly);
}
