//! What commands tell as JSON: one object, with nothing in it that its types do not say, well or ill as the run ends.

use crate::common::{folder, path, spaceline, text};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use spaceline_table::json::{
    Answer, Check, Deck, Explain, Import, Message, Replay, Test, VERSION, Verdict, Words,
};
use std::fs;
use std::path::{Path, PathBuf};

const MANIFEST: &str = "id = \"mine\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"core\"]\n";

const CARD: &str = "set mine \"Mine\" released 2026\n\
    card \"Sound\" mission planet { Klingon; span 3; points 30; requires Honor }\n";

/// Runs a command and reads all that it writes on the output stream; it ends with `code`.
fn told<R: DeserializeOwned + Serialize>(code: i32, args: &[&str]) -> Answer<R> {
    let mut args = args.to_vec();
    args.push("--json");
    let output = spaceline(&args);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {told}");
    assert_eq!(text(&output.stderr), "", "{args:?}");
    let value: Value = serde_json::from_str(&told).unwrap();
    let answer: Answer<R> = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(
        serde_json::to_value(&answer).unwrap(),
        value,
        "the types say all of it"
    );
    assert_eq!(answer.spaceline, VERSION);
    assert_eq!(Some(answer.command.as_str()), args.first().copied());
    assert_eq!(answer.ok, code == 0);
    answer
}

/// A pack of cards with one script.
fn pack(name: &str, script: &str) -> PathBuf {
    let folder = folder(&format!("json_{name}"));
    fs::write(folder.join("pack.toml"), MANIFEST).unwrap();
    fs::write(folder.join("cards.sl"), script).unwrap();
    folder
}

fn codes(messages: &[Message]) -> Vec<&str> {
    messages
        .iter()
        .map(|one| one.code.as_deref().unwrap_or_default())
        .collect()
}

#[test]
fn check_tells_messages_and_counts() {
    let sound = told::<Check>(0, &["check", "--report", "-v", path(&pack("sound", CARD))]);
    let result = sound.result.unwrap();
    assert!(result.packs > 1 && result.errors == 0);
    let own = result
        .cards
        .unwrap()
        .into_iter()
        .find(|row| row.set == "Mine")
        .unwrap();
    assert_eq!((own.kind.as_str(), own.complete), ("mission", 1));
    assert!(!result.missing.unwrap().is_empty());

    let script = CARD.replace("requires Honor", "requires Honr");
    let broken = told::<Check>(1, &["check", path(&pack("broken", &script))]);
    assert_eq!(broken.result.unwrap().errors, 1);
    assert_eq!(broken.messages.len(), 1, "{:?}", broken.messages);
    let message = &broken.messages[0];
    assert_eq!(
        (message.code.as_deref(), message.severity.as_str()),
        (Some("SL0301"), "error")
    );
    assert!(message.file.as_deref().unwrap().ends_with("cards.sl"));
    assert_eq!(message.help.as_deref(), Some("write `Honor`"));
    assert_eq!(message.replacement.as_deref(), Some("Honor"));
    let span = message.span.unwrap();
    let (start, end) = (span.start.byte as usize, span.end.byte as usize);
    assert_eq!(&script[start..end], "Honr");
    assert_eq!(
        (
            span.start.line,
            span.end.line,
            span.end.column - span.start.column
        ),
        (2, 2, 4)
    );

    let nowhere = told::<Check>(1, &["check", "--bare", "no/such/place"]);
    assert_eq!(codes(&nowhere.messages), ["SL5101"]);
    assert_eq!(
        (
            nowhere.messages[0].file.as_deref(),
            nowhere.messages[0].span
        ),
        (Some("no/such/place"), None)
    );
}

#[test]
fn test_tells_each_scenario() {
    let scenario = |points: u8| {
        let then = format!("then points of \"Sound\" = {points}");
        format!(
            "{CARD}scenario \"Worth {points}\" under r24 {{\n  given mission of one: \"Sound\"\n  {then}\n}}\n"
        )
    };
    let good = told::<Test>(0, &["test", path(&pack("good", &scenario(30)))])
        .result
        .unwrap();
    assert_eq!((good.passed, good.failed, good.scenarios.len()), (1, 0, 1));
    let bad = told::<Test>(2, &["test", path(&pack("bad", &scenario(20)))]);
    assert_eq!(codes(&bad.messages), ["SL5501"]);
    let result = bad.result.unwrap();
    let one = &result.scenarios[0];
    assert_eq!(
        (one.name.as_str(), one.verdict),
        ("Worth 20", Verdict::Failed)
    );
    assert!(one.expected.is_some() && one.actual.is_some() && one.span.is_some());

    let none = told::<Test>(64, &["test", path(&pack("none", CARD))]);
    assert_eq!(none.messages[0].message, "no scenario stands there");
    let broken = told::<Test>(1, &["test", path(&pack("unread", "card"))]);
    assert!(broken.result.is_none() && !broken.messages.is_empty());
}

#[test]
fn deck_tells_its_judgement() {
    let legal = told::<Deck>(0, &["deck", "tng_starter_deck_federation"])
        .result
        .unwrap();
    assert!(legal.legal && legal.violations.is_empty() && !legal.clauses.is_empty());
    assert!(legal.piles.iter().any(|pile| pile.cards > 0));
    let list = folder("json_deck").join("mine.txt");
    fs::write(&list, "1\tBarron\n").unwrap();
    let illegal = told::<Deck>(2, &["deck", path(&list)]);
    assert!(
        codes(&illegal.messages)
            .iter()
            .all(|code| *code == "SL5209")
    );
    assert_eq!(
        illegal.messages.len(),
        illegal.result.unwrap().violations.len()
    );
    fs::write(&list, "1\tBaron\n").unwrap();
    let unknown = told::<Deck>(2, &["deck", path(&list)]);
    assert_eq!(
        (codes(&unknown.messages), unknown.result),
        (vec!["SL5204"], None)
    );
    let nowhere = told::<Deck>(1, &["deck", "no_such_deck"]);
    assert!(nowhere.messages[0].help.is_some());
}

#[test]
fn words_and_explain_tell_what_is_found() {
    let found = told::<Words>(0, &["words", "kill"]).result.unwrap();
    let kill = found
        .words
        .iter()
        .find(|word| word.group == "verb" && word.form.starts_with("kill"))
        .unwrap();
    assert!(kill.file.ends_with(".sl") && kill.span.is_some());
    let lost = told::<Words>(2, &["words", "xyzzyx"]);
    assert_eq!(lost.messages[0].message, "no word is like `xyzzyx`");

    let page = told::<Explain>(0, &["explain", "sl0312"]).result.unwrap();
    assert!(page.pages[0].markdown.starts_with("# SL0312: "));
    assert!(told::<Explain>(0, &["explain"]).result.unwrap().pages.len() > 200);
    let none = told::<Explain>(64, &["explain", "SL9999"]);
    assert_eq!((none.result, none.messages.len()), (None, 1));
}

#[test]
fn import_tells_what_came_of_a_list() {
    let root = folder("json_import");
    let write = |name: &str, text: &str| {
        let path = root.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let manifest = |id: &str, kind: &str| {
        format!("id = \"{id}\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"{kind}\"\n")
    };
    write("packs/toy/pack.toml", &manifest("toy", "rules"));
    write(
        "packs/toy/words.sl",
        "kind card { has worth: number printed }\nkind coin of card { line worth }\n",
    );
    write(
        "packs/book/pack.toml",
        &(manifest("book", "phrasebook") + "requires = [\"toy\"]\n"),
    );
    let book = "names title from \"Name\"\nnames sort from \"Type\"\nnames set from \"Set\"\nrelease \"a\" as alpha \"Alpha\" 1999\n\
        phrase worth_fact { \"{number}\" as \"worth {number}\" }\n\
        cards \"Coin\" as coin {\n  files \"coins\"\n  column \"Worth\" as worth_fact\n  line \"worth {worth}\"\n  wants worth\n}\n";
    write("packs/book/phrases.sl", book);
    let import = |code, rows: &str| {
        write("list.csv", &format!("Name,Type,Set,Worth\n{rows}"));
        let (list, out, packs) = (
            root.join("list.csv"),
            root.join("cards"),
            root.join("packs"),
        );
        let args = [
            "import",
            path(&list),
            "--out",
            path(&out),
            "--bare",
            "--packs",
            path(&packs),
            "--phrases",
            "--compare",
        ];
        told::<Import>(code, &args)
    };
    let bad = import(1, "Penny,Coin,a,1\nCrown,Cion,a,5\n");
    assert_eq!(codes(&bad.messages), ["SL5806", ""]);
    let span = bad.messages[0].span.unwrap();
    assert_eq!((span.start.line, span.start.column), (3, 1));
    let good = import(0, "Penny,Coin,a,1\n").result.unwrap();
    assert!(
        good.written
            && good.kept + good.fresh == 1
            && good.phrases.is_some()
            && good.compared.is_some()
    );
    assert!(root.join("cards").join("alpha").is_dir());
    let none = import(1, "");
    assert_eq!(
        (codes(&none.messages), none.result),
        (vec!["SL5802", ""], None)
    );
}

#[test]
fn replay_tells_the_game() {
    let file = folder("json_replay").join("a.game");
    let output = spaceline(&["play", "--seed", "3", "--save", path(&file)]);
    assert_eq!(output.status.code(), Some(0));
    let game = told::<Replay>(0, &["replay", path(&file)]).result.unwrap();
    assert!(game.over && game.choices > 10 && game.story.len() > 10 && game.scores.len() == 2);
    fs::write(&file, "no game").unwrap();
    let damaged = told::<Replay>(1, &["replay", path(&file)]);
    assert_eq!((damaged.result, damaged.messages.len()), (None, 1));
    let nowhere = told::<Replay>(1, &["replay", path(Path::new("no/such.game"))]);
    assert_eq!(nowhere.messages[0].severity, "error");
}

/// What `docs/json.md` shows of a command is what its types say, and all of it.
#[test]
fn the_page_shows_what_is_told() {
    fn shown<R: DeserializeOwned + Serialize>(example: &str) -> Value {
        let answer: Answer<R> = serde_json::from_str(example).unwrap();
        serde_json::to_value(answer).unwrap()
    }
    let page = include_str!("../../../../docs/json.md");
    let mut commands = Vec::new();
    for block in page.split("```json\n").skip(1) {
        let example = block.split("```").next().unwrap();
        let value: Value = serde_json::from_str(example).unwrap();
        let command = value["command"].as_str().unwrap().to_owned();
        let typed = match command.as_str() {
            "check" => shown::<Check>(example),
            "test" => shown::<Test>(example),
            "deck" => shown::<Deck>(example),
            "words" => shown::<Words>(example),
            "explain" => shown::<Explain>(example),
            "import" => shown::<Import>(example),
            "replay" => shown::<Replay>(example),
            other => unreachable!("`{other}` tells nothing as JSON"),
        };
        assert_eq!(typed, value, "{command}");
        commands.push(command);
    }
    let all = [
        "check", "test", "deck", "words", "explain", "import", "replay",
    ];
    assert_eq!(commands, all);
}
