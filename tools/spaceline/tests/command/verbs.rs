//! What the commands promise to those who call them from other programs: where words go, and how they end.

use crate::common::{folder, path, spaceline, text};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const LOADS_NOT: i32 = 1;
const HOLDS_NOT: i32 = 2;
const USAGE: i32 = 64;

const MANIFEST: &str = "id = \"mine\"\nname = \"Mine\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"core\"]\n";

/// A pack of cards with one script.
fn pack(name: &str, script: &str) -> PathBuf {
    let folder = folder(name);
    fs::write(folder.join("pack.toml"), MANIFEST).unwrap();
    fs::write(folder.join("cards.sl"), script).unwrap();
    folder
}

#[test]
fn check_tells_all_mistakes_of_all_files_and_ends_with_one() {
    let script = "set mine \"Mine\" released 1994\n\
                  card \"First Try\" dilemma planet {\n  kill one personnel in tem\n}\n\
                  card \"Second Try\" dilemma planet {\n  unless SECURTY x3: kill one personnel in team\n}\n";
    let output = spaceline(&["check", path(&pack("check", script))]);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
    let told = text(&output.stderr);
    assert!(
        told.contains("`tem`") && told.contains("write `team`"),
        "{told}"
    );
    assert!(
        told.contains("`SECURTY`") && told.contains("write `SECURITY`"),
        "{told}"
    );
    assert!(
        text(&output.stdout).contains("2 errors"),
        "the last line counts"
    );
}

#[test]
fn check_of_sound_cards_ends_well() {
    let script = "set mine \"Mine\" released 1994\n\
                  card \"Sound\" dilemma planet {\n  unless SECURITY x3: kill one personnel in team\n}\n";
    let output = spaceline(&["check", path(&pack("sound", script))]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn test_counts_and_ends_by_what_it_found() {
    let card = "set mine \"Mine\" released 1994\n\
                card \"Sound\" dilemma planet {\n  unless SECURITY x3: kill one personnel in team\n}\n";
    let holds = format!(
        "{card}scenario \"holds\" under r24 {{\n  given mission of one: \"Cloaked Mission\"\n  then points of one = 0\n}}\n"
    );
    let output = spaceline(&["test", path(&pack("holds", &holds))]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let last = text(&output.stdout);
    assert_eq!(last.lines().last(), Some("1 passed, 0 failed"));

    let fails = holds.replace("= 0", "= 5");
    let output = spaceline(&["test", path(&pack("fails", &fails))]);
    assert_eq!(output.status.code(), Some(HOLDS_NOT));
    assert_eq!(
        text(&output.stdout).lines().last(),
        Some("0 passed, 1 failed")
    );

    let broken = fails.replace("points of", "pints of");
    let output = spaceline(&["test", path(&pack("broken", &broken))]);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
}

#[test]
fn where_nothing_is_read_nothing_succeeds() {
    let empty = folder("empty");
    for args in [
        vec!["check", path(&empty)],
        vec!["test", path(&empty)],
        vec!["fmt", "--check", path(&empty)],
        vec!["sim", "--games", "1", "--packs", path(&empty)],
    ] {
        let output = spaceline(&args);
        assert_eq!(output.status.code(), Some(LOADS_NOT), "{args:?}");
    }
    let told = text(&spaceline(&["check", path(&empty)]).stderr);
    assert!(told.contains("SL5115"), "{told}");
    // A folder inside a pack, too.
    let script = "set mine \"Mine\" released 1994\n\
                  card \"Sound\" dilemma planet {\n  unless SECURITY x3: kill one personnel in team\n}\n";
    let pack = pack("hollow", script);
    let inner = pack.join("inner");
    fs::create_dir_all(&inner).unwrap();
    let output = spaceline(&["check", path(&inner)]);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
    // There are scripts, and no scenario.
    assert_eq!(spaceline(&["check", path(&pack)]).status.code(), Some(0));
    let output = spaceline(&["test", path(&pack)]);
    assert_eq!(output.status.code(), Some(USAGE));
}

#[test]
fn what_could_be_read_is_shown_beside_what_is_broken() {
    let script = "set mine \"Mine\" released 1994\n\
                  card \"Sound\" dilemma planet {\n  unless SECURITY x3: kill one personnel in team\n}\n\
                  card \"Broken\" dilemma planet {\n  kill one personnel in tem\n}\n";
    let pack = pack("half", script);
    let output = spaceline(&["fmt", "--explicit", path(&pack)]);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
    let shown = text(&output.stdout);
    assert!(shown.contains("kill it3"), "{shown}");
    assert!(text(&output.stderr).contains("`tem`"));
    // Readings that are kept are whole.
    let kept = folder("kept");
    let args = ["fmt", "--explicit", path(&pack), "--into", path(&kept)];
    assert_eq!(spaceline(&args).status.code(), Some(LOADS_NOT));
    assert_eq!(fs::read_dir(&kept).unwrap().count(), 0);
}

#[test]
fn a_filter_that_fits_nothing_is_no_success() {
    let script = "scenario \"Nothing is done\" under r24 {\n  given mission of one: \"Cloaked Mission\"\n  then points of one = 0\n}\n";
    let pack = pack("filter", script);
    let output = spaceline(&["test", path(&pack), "--filter", "Nothink"]);
    assert_ne!(output.status.code(), Some(0));
    let told = text(&output.stderr);
    assert!(
        told.contains("`Nothink`") && told.contains("`Nothing`"),
        "{told}"
    );
    let output = spaceline(&["test", path(&pack), "--filter", "Nothing"]);
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_refusal_says_what_is_missing_in_the_words_of_the_game() {
    let script = r#"set mine "Mine" released 1994
card "Once" event { plays on table; once per game: you may draw 1 }
card "Void" event { not encoded "it is dark" }
scenario "void" under r24 {
  given hand of one: "Void"
  given plays_left of one = 1
  when one plays "Void"
}
scenario "staff" under r24 {
  given mission of one: "Botanical Research"
  given mission of one: "Host Metaphasic Shielding Test"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  when one flies "U.S.S. Oberth" to "Host Metaphasic Shielding Test"
}
scenario "range" under r24 {
  given mission of one: "Botanical Research"
  given mission of one: "Host Metaphasic Shielding Test"
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  when one flies "U.S.S. Oberth" to "Salvage Borg Ship"
}
scenario "copy" under r24 {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Worf"
  given hand of one: another "Worf"
  given plays_left of one = 1
  when one reports another "Worf" to "Federation Outpost"
}
scenario "cloak" under r24 {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "I.K.S. K'Vort"
  given cloak "I.K.S. K'Vort"
  when one undocks "I.K.S. K'Vort"
}
scenario "limit" under r24 {
  given table of one: "Once"
  given draw deck of one: "Worf", "Lopez"
  when one uses "Once"
  when one uses "Once"
}
"#;
    let output = spaceline(&["test", path(&pack("refusals", script))]);
    let told = text(&output.stderr);
    for words in [
        "it cannot: the text of Void does not let it be played on the table (r24 \"6.2\", ",
        "it cannot: U.S.S. Oberth is not staffed (r18 \"STAFF A SHIP\", r24 \"7.1.3\", ",
        "the RANGE that U.S.S. Oberth has left does not reach Salvage Borg Ship (r24 \"7.1.5\", ",
        "it cannot: a copy of Worf, or another version of it, keeps it out of play (r24 \"6.2\"",
        "I.K.S. K'Vort cannot be the ship: I.K.S. K'Vort is not docked",
        "once per game, and it has been done (r24",
    ] {
        assert!(told.contains(words), "{words}\n{told}");
    }
    // However many actions refuse a card, what is not scripted of it is told once, behind what is against it.
    let missing = "; nothing of the text of Void is enforced: it is dark\n";
    assert_eq!(told.matches(missing).count(), 1, "{told}");
    assert_eq!(told.matches("it is dark").count(), 1, "{told}");
}

#[test]
fn a_deck_is_read_whatever_ends_its_lines_and_one_in_utf_16_is_told_once() {
    let folder = folder("encodings");
    let list = folder.join("deck.txt");
    let lines = "Missions:\n1\tCloaked Mission\n1\tMaglokk\n";
    fs::write(&list, lines.replace('\n', "\r")).unwrap();
    let told = text(&spaceline(&["deck", path(&list)]).stderr);
    assert!(
        told.contains("3 | 1\tMaglokk") || told.contains("3 | 1   Maglokk"),
        "{told}"
    );
    let wide: Vec<u8> = lines.encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(&list, wide).unwrap();
    let output = spaceline(&["deck", path(&list)]);
    assert_ne!(output.status.code(), Some(0));
    let told = text(&output.stderr);
    assert!(
        told.contains("UTF-16") && told.lines().count() <= 2,
        "{told}"
    );
}

#[test]
fn a_deck_that_breaks_the_rules_is_refused_with_every_reason() {
    let folder = folder("deck");
    let list = folder.join("deck.txt");
    fs::write(
        &list,
        "Missions:\n2\tCloaked Mission\n\nSeeds:\n3\tMaglok\n2\tMicrobrain\n",
    )
    .unwrap();
    let output = spaceline(&["deck", path(&list)]);
    assert_eq!(output.status.code(), Some(HOLDS_NOT));
    let told = text(&output.stderr);
    assert!(
        told.contains("`Maglok`") && told.contains("`Maglock`"),
        "{told}"
    );

    fs::write(
        &list,
        "29\tLosta\n1\tSeize Freighter\nMissions:\n2\tCloaked Mission\n1\tArcher\nSeeds:\n31\tMicrobrain\n1\tThirteen of Nineteen\n",
    )
    .unwrap();
    let output = spaceline(&["deck", path(&list)]);
    assert_eq!(output.status.code(), Some(HOLDS_NOT));
    let told = text(&output.stdout) + &text(&output.stderr);
    for (reason, passage) in [
        ("a deck has exactly 6 missions", "r24 \"3.1.1\""),
        ("a seed deck has at most 30 cards", "r24 \"3.1\""),
        ("Archer is no mission", "r24 \"3.1.1\""),
        ("Seize Freighter is a mission", "r24 \"3.1.1\""),
        (
            "two of your missions are where Cloaked Mission is",
            "r24 \"3.1.1\"",
        ),
        (
            "Losta is not Borg, and the deck is",
            "r24 \"gl Borg: cooperation\"",
        ),
    ] {
        let mut lines = told.lines();
        let found = lines.any(|line| line.contains(reason) && line.contains(passage));
        assert!(found, "{reason}, {passage}: {told}");
    }
    assert!(
        !told.contains("a draw deck has"),
        "thirty are enough: {told}"
    );

    fs::write(&list, "Missions:\n2\tCloaked Mission\n").unwrap();
    let output = spaceline(&["deck", path(&list)]);
    assert_eq!(output.status.code(), Some(HOLDS_NOT));
    let told = text(&output.stdout) + &text(&output.stderr);
    assert!(told.contains("a draw deck has at least 30 cards"), "{told}");

    let output = spaceline(&["play", path(&list), path(&list)]);
    assert_eq!(
        output.status.code(),
        Some(HOLDS_NOT),
        "nor is it played with"
    );
}

#[test]
fn a_game_is_written_down_and_replayed_and_an_altered_record_is_refused() {
    let folder = folder("record");
    let record = folder.join("game");
    let output = spaceline(&["play", "--seed", "7", "--save", path(&record)]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let output = spaceline(&["replay", path(&record)]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));

    let whole = fs::read(&record).unwrap();
    let head: usize = text(&whole)
        .split_inclusive('\n')
        .take(2)
        .map(str::len)
        .sum();
    for cut in [0, 1, head / 2, head - 1] {
        fs::write(&record, &whole[..cut]).unwrap();
        refused(&record);
    }
    fs::write(&record, &whole[..whole.len() - 2]).unwrap();
    let output = spaceline(&["replay", path(&record)]);
    assert_eq!(output.status.code(), Some(0));
    let told = text(&output.stderr);
    assert!(told.contains("its last line was cut off"), "{told}");
    let step = whole.len() / 9;
    for at in (step..whole.len()).step_by(step) {
        let mut altered = whole.clone();
        altered[at] ^= 0x15;
        fs::write(&record, &altered).unwrap();
        refused(&record);
    }
}

/// A record is refused in words, by every verb that takes one.
fn refused(record: &Path) {
    for args in [
        &["replay", path(record)][..],
        &["play", "--resume", path(record)],
    ] {
        let output = spaceline(args);
        assert_ne!(output.status.code(), Some(0), "{args:?}");
        let told = text(&output.stderr);
        assert!(
            told.contains(path(record)),
            "the message names the file: {told}"
        );
        assert!(!told.contains("panicked"), "{told}");
    }
}

#[test]
fn what_is_not_there_is_named() {
    for args in [
        &["check", "nowhere"][..],
        &["test", "nowhere"],
        &["deck", "nowhere"],
        &["replay", "nowhere"],
        &["fmt", "nowhere"],
        &["play", "nowhere", "nowhere"],
        &["play", "--resume", "nowhere"],
        &["check", "--packs", "nowhere"],
    ] {
        let output = spaceline(args);
        assert_ne!(output.status.code(), Some(0), "{args:?}");
        let told = text(&output.stderr);
        assert!(told.contains("nowhere"), "{args:?}: {told}");
    }
    let output = spaceline(&["play", "--format", "nowhere"]);
    assert_ne!(output.status.code(), Some(0));
    assert!(
        text(&output.stderr).contains("open"),
        "the formats there are"
    );
    let output = spaceline(&["explain", "SL9999"]);
    assert_eq!(output.status.code(), Some(USAGE));
}

#[test]
fn sim_counts_in_json() {
    let output = spaceline(&["sim", "--games", "2", "--seed", "5", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let counts: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(counts["games"], 2);
    assert_eq!(counts["faults"], serde_json::json!({}));
    assert_eq!(counts["endless"], 0);
    assert!(counts["decisions"].as_u64() > Some(100));
}

#[test]
fn check_tells_of_a_path_that_is_not_there_and_of_packs_in_two_places() {
    let output = spaceline(&["check", "no/such/place"]);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
    let told = text(&output.stderr);
    assert!(
        told.contains("no/such/place: this cannot be read: there is no such file or folder\n"),
        "{told}"
    );

    let script = "set mine \"Mine\" released 1994\n";
    let (one, other) = (pack("twice/one", script), pack("twice/other", script));
    let second = pack("twice/other/second", script);
    fs::write(second.join("pack.toml"), MANIFEST.replace("mine", "more")).unwrap();
    let first = pack("twice/one/second", script);
    fs::write(first.join("pack.toml"), MANIFEST.replace("mine", "more")).unwrap();
    let output = spaceline(&["check", path(&one), path(&other)]);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
    let told = text(&output.stderr);
    assert_eq!(told.matches("SL5109").count(), 1, "{told}");
    assert!(told.contains("`mine` and `more`"), "{told}");
    assert!(
        told.contains(&format!("in `{}` and in `{}`", path(&one), path(&other))),
        "{told}"
    );
}

#[test]
fn check_tells_of_every_edition_and_format() {
    let script = "set mine \"Mine\" released 1994\n\
                  card \"Sound\" dilemma planet {\n  unless SECURITY x3: kill one personnel in team\n\
                  \x20 text dated 1990-01-01 { unless SECURTY: kill one personnel in team }\n}\n\
                  format \"Long ago\" { text as of 1991-01-01 }\n\
                  edition r80 extends core {\n  add rule odd cites faq95 \"1.1\" { adjective odd (c: card) means c is od }\n}\n";
    let folder = pack("every", script);
    let output = spaceline(&["check", path(&folder)]);
    let told = text(&output.stderr);
    assert_eq!(told.matches("`SECURTY`").count(), 1, "{told}");
    assert_eq!(told.matches("`od`").count(), 1, "{told}");
    assert!(text(&output.stdout).contains("2 errors"), "{told}");
    let output = spaceline(&["check", path(&folder), "--format", "open"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

/// A program that does not outlive the test, however that ends.
struct Running(std::process::Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn check_that_watches_tells_anew_when_a_file_has_changed() {
    use std::io::{BufRead, BufReader};
    let script = "set mine \"Mine\" released 1994\n\
                  card \"Sound\" dilemma planet {\n  unless SECURITY x3: kill one personnel in team\n}\n";
    let folder = pack("watch", script);
    let child = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["check", "--watch", path(&folder)])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn();
    let mut child = Running(child.unwrap());
    let mut out = BufReader::new(child.0.stdout.take().unwrap()).lines();
    let mut next = || out.next().unwrap().unwrap();
    let first = next();
    assert!(
        first.contains("0 errors") && first.ends_with(" ms)"),
        "{first}"
    );
    let file = folder.join("cards.sl");
    fs::write(&file, script.replace("SECURITY", "SECURTY")).unwrap();
    let second = next();
    assert!(second.contains("1 error,"), "{second}");
    fs::write(&file, script).unwrap();
    assert!(next().contains("0 errors"));
    fs::write(
        folder.join("more.sl"),
        "set mine \"Mine\"\ncard \"More\" dilemma planet {\n",
    )
    .unwrap();
    assert!(next().contains("1 error,"));
    child.0.kill().unwrap();
    child.0.wait().unwrap();
    let mut told = String::new();
    std::io::Read::read_to_string(&mut child.0.stderr.take().unwrap(), &mut told).unwrap();
    assert!(told.contains("`SECURTY`"), "{told}");
}

#[test]
fn words_are_found_by_a_part_of_them_and_by_what_is_near() {
    let found = spaceline(&["words", "killed"]);
    assert!(found.status.success());
    assert!(text(&found.stdout).contains("verb       kill (what: personnel)"));
    let near = spaceline(&["words", "relocat_to"]);
    assert!(
        text(&near.stdout).contains("relocate"),
        "{}",
        text(&near.stdout)
    );
    let none = spaceline(&["words", "qqqqqqqq"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(text(&none.stderr).contains("no word is like `qqqqqqqq`"));
    let folder = pack(
        "words",
        "rule mine cites r24 \"1\" {\n  /// Nobody moves.\n  event all_quiet_here log \"all is quiet\"\n}\n",
    );
    let own = spaceline(&["words", path(&folder), "quiet", "--markdown"]);
    let shown = "- `all_quiet_here`: Nobody moves. in the log: all is quiet";
    assert!(text(&own.stdout).contains(shown), "{}", text(&own.stdout));
}

/// A phrasebook for lists with a title, a sort, a set and points.
const PHRASES: &str = "names title from \"Name\"\nnames sort from \"Type\"\nnames set from \"Set\"\n\
    release \"x\" as extras \"Extras\" 1999\nphrase points_fact { \"{number}\" as \"points {number}\" }\n\
    phrase ground_fact { \"[P]\" as \"head planet\" }\n\
    cards \"Dilemma\" as dilemma {\n  files \"dilemmas\"\n  column \"Ground\" as ground_fact\n  column \"Points\" as points_fact\n  wants points\n  line \"points {points}\"\n}\n";

/// What comes of a list: the folder it is written to, and what the command says.
fn imported(name: &str, list: &[u8]) -> (PathBuf, std::process::Output) {
    imported_with(PHRASES, name, list)
}

/// The same with a phrasebook of its own.
fn imported_with(phrases: &str, name: &str, list: &[u8]) -> (PathBuf, std::process::Output) {
    let folder = folder(name);
    let book = folder.join("book");
    fs::create_dir_all(&book).unwrap();
    let manifest = "id = \"book\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"phrasebook\"\nrequires = [\"core\"]\n";
    fs::write(book.join("pack.toml"), manifest).unwrap();
    fs::write(book.join("phrases.sl"), phrases).unwrap();
    fs::write(folder.join("list.csv"), list).unwrap();
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../std-rules");
    let (out, list) = (folder.join("out"), folder.join("list.csv"));
    let output = spaceline(&[
        "--bare",
        "--packs",
        path(&rules),
        "--packs",
        path(&book),
        "import",
        path(&list),
        "--out",
        path(&out),
    ]);
    (out, output)
}

#[test]
fn import_writes_what_it_can_and_ends_with_one_if_rows_are_left_out() {
    let list = b"Name,Type,Set,Ground,Points\nFar Away,Dilemma,x,[P],3\n";
    let (out, output) = imported("import-fine", list);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let written = fs::read_to_string(out.join("extras/dilemmas.sl")).unwrap();
    assert!(
        written.contains("card \"Far Away\" dilemma planet {\n  points 3"),
        "{written}"
    );
    assert!(out.join("extras/pack.toml").is_file());
    let list = b"Name,Type,Set,Ground,Points\nFar Away,Dilemma,x,[P],3\nNowhere,Dilemma,y,[P],3\n";
    let (_, output) = imported("import-left", list);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
    let told = text(&output.stderr);
    assert!(
        told.contains("error[SL5807]") && told.contains("list.csv:3: `Nowhere`"),
        "{told}"
    );
    assert!(told.contains("1 row is left out"), "{told}");
}

#[test]
fn what_is_only_warned_of_in_a_phrasebook_keeps_no_card_from_being_written() {
    let phrases = format!("{PHRASES}aloud {{\n  \"rings_twice\" as \"rings twice\"\n}}\n");
    let list = b"Name,Type,Set,Ground,Points\nFar Away,Dilemma,x,[P],3\n";
    let (out, output) = imported_with(&phrases, "import-warned", list);
    let told = text(&output.stderr);
    assert!(told.contains("warning[SL5706]"), "{told}");
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(out.join("extras/dilemmas.sl").is_file(), "{told}");
}

#[test]
fn import_refuses_what_is_no_list_and_writes_nothing() {
    let lists: [(&[u8], &str); 4] = [
        (b"", "SL5802"),
        (b"Name,Type,Set\nB\xff\xfe,Mission,x\n", "SL5801"),
        (b"Name;Type;Set\nFar Away;Mission;x\n", "SL5803"),
        (b"Name,Type,Set,Points\nFar Away,Dilemma,x,3\n", "SL5803"),
    ];
    for (list, code) in lists {
        let (out, output) = imported("import-refused", list);
        assert_eq!(output.status.code(), Some(LOADS_NOT));
        let told = text(&output.stderr);
        assert!(
            told.contains(code) && told.contains("nothing was read"),
            "{told}"
        );
        assert!(!out.exists());
    }
}

#[test]
fn import_tells_first_that_there_is_no_folder_to_write_to() {
    let folder = folder("import-file");
    let file = folder.join("list.csv");
    fs::write(&file, "Name,Type,Set\n").unwrap();
    let output = spaceline(&["import", path(&file), "--out", path(&file)]);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
    let told = text(&output.stderr);
    assert!(
        told.contains("SL5101") && told.contains("folder of packs"),
        "{told}"
    );
    let output = spaceline(&[
        "import",
        path(&folder.join("none.csv")),
        "--out",
        path(&folder),
    ]);
    assert!(text(&output.stderr).contains("SL5101"));
}

#[test]
fn import_writes_nothing_beside_built_in_cards() {
    let folder = folder("import-built-in");
    let (list, out) = (folder.join("list.csv"), folder.join("out"));
    let head = "Name,Release,Type,Uniqueness,Mission/ Dilemma Type,Points,Icons,Property,Characteristics/ Keywords,Text\n";
    let row = "Archer,premiere,Dilemma,,[P],,,TNG,,Unknown words.\nNo Such Thing,premiere,Dilemma,,[P],,,TNG,,Unknown words.\n";
    fs::write(&list, format!("{head}{row}")).unwrap();
    let output = spaceline(&["import", path(&list), "--out", path(&out)]);
    assert_eq!(output.status.code(), Some(LOADS_NOT));
    assert!(!out.exists());
    let said = text(&output.stdout);
    assert!(
        said.contains("1 card of them stand") || said.contains("stand in packs outside"),
        "{said}"
    );
    let told = text(&output.stderr);
    assert!(
        told.contains("1 card is not written") && told.contains("`premiere`"),
        "{told}"
    );
}

#[test]
fn who_plays_is_told_which_cards_are_not_wholly_encoded() {
    let script = "set mine \"Mine\" released 1994\n\
                  card \"Loose End\" personnel universal {\n  Federation\n  OFFICER\n  5 / 5 / 5\n\
                  at end of each turn: score 1 from this\n  not encoded \"it comes undone\"\n}\n";
    let pack = pack("not-encoded", script);
    let decks = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/decks");
    let list = fs::read_to_string(decks.join("tng_starter_deck_federation.txt")).unwrap();
    let deck = pack.join("loose.txt");
    fs::write(&deck, format!("20\tLoose End\n{list}")).unwrap();
    let wanted = "1 card is not wholly encoded: Loose End";
    let other = "tng_starter_deck_klingon";
    let record = pack.join("loose.game");
    let (pack, deck, record) = (path(&pack), path(&deck), path(&record));
    let args = ["--packs", pack, "play", deck, other, "--seed", "3"];
    let played = spaceline(&[&args[..], &["--save", record]].concat());
    let told = text(&played.stdout);
    let beginning: Vec<&str> = told.lines().take(4).collect();
    let line = format!("  {wanted}");
    assert!(beginning.contains(&line.as_str()), "{beginning:?}");
    // It is told whenever one of them is played, but once in a turn, and again where the game is played again.
    let missing = |told: &str| -> Vec<usize> {
        let turns = told.split("\nturn ");
        turns
            .map(|turn| {
                turn.matches("not enforced of Loose End: it comes undone")
                    .count()
            })
            .collect()
    };
    let found = missing(&told);
    assert!(found.iter().sum::<usize>() > 1, "{told}");
    assert!(found.iter().all(|times| *times <= 1), "{told}");
    let again = spaceline(&["--packs", pack, "replay", record]);
    assert_eq!(missing(&text(&again.stdout)), found);
    let simmed = spaceline(&["--packs", pack, "sim", "--games", "1", deck, other]);
    assert!(text(&simmed.stderr).contains(wanted));
}

#[test]
fn a_card_of_a_set_that_was_not_asked_for_is_told_with_its_set() {
    let output = spaceline(&["deck", "tng_starter_deck_federation", "--sets", "premiere"]);
    let told = text(&output.stderr);
    assert!(
        told.contains("which is not among those asked for"),
        "{told}"
    );
    assert!(
        told.contains("add `the_next_generation` to `--sets`"),
        "{told}"
    );
    assert!(!told.contains("no card is called"), "{told}");
}
