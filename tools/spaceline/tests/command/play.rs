//! A person at the terminal: whatever is typed, the game goes on, keeps its secrets and can be left.

use crate::common::folder;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

/// Runs `spaceline` in a folder, with everything that is typed, and then the end of all lines.
fn session(folder: &Path, args: &[&str], typed: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let typed = typed.to_vec();
    // A game that is over reads no further, and closes its end.
    let writer = thread::spawn(move || {
        let _ = input.write_all(&typed);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn shown(output: &Output) -> String {
    let told = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert_eq!(told, "");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What somebody types who understands nothing: numbers that may fit, and all sorts of other things.
fn babble(seed: u64, lines: usize) -> Vec<u8> {
    const OTHERS: [&str; 16] = [
        "yes",
        "no",
        "?",
        "? 2",
        "table",
        "undo",
        "foo",
        "pass",
        "? 9999",
        "? No Such Card",
        "-1",
        "\u{1b}[A",
        "99999999999999999999",
        "save",
        "1 1 1",
        "? ",
    ];
    let mut state = seed;
    let mut roll = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut typed = Vec::new();
    for _ in 0..lines {
        let line = match roll(20) {
            0..=11 => (1 + roll(5)).to_string(),
            12 | 13 => format!("{} {}", 1 + roll(4), 1 + roll(6)),
            14..=17 => String::new(),
            _ => {
                let at = usize::try_from(roll(16)).unwrap();
                OTHERS.get(at).copied().unwrap_or_default().to_owned()
            }
        };
        typed.extend_from_slice(line.as_bytes());
        typed.push(b'\n');
    }
    typed
}

/// What is shown must not name cards that only the other player may know.
fn keeps_secrets_of_one(shown: &str) {
    let mut seeding = false;
    let mut secret = false;
    let mut hidden_seeds = 0;
    for line in shown.lines() {
        seeding = match line {
            "dilemma phase" => true,
            "facility phase" => false,
            _ => seeding,
        };
        if let Some(what) = line.strip_prefix("  one seeds ").filter(|_| seeding) {
            let (what, _) = what.split_once(" under ").unwrap();
            assert!(what == "a card" || what.ends_with(" cards"), "{line}");
            hidden_seeds += 1;
        }
        let hidden = [
            "hand of one (",
            "seed deck of one (",
            "draw deck of ",
            "missions of ",
        ];
        if hidden.iter().any(|pile| line.starts_with(pile)) {
            secret = true;
        } else if secret {
            assert!(!line.starts_with("  "), "a hidden pile shows {line}");
            secret = false;
        }
    }
    assert!(hidden_seeds > 0, "nobody seeded");
}

#[test]
fn whoever_types_anything_comes_to_the_end_of_the_game() {
    let folder = folder("whole");
    for seed in ["1", "2"] {
        let typed = babble(seed.parse().unwrap(), 20_000);
        let file = format!("end-{seed}.game");
        let args = ["play", "--seed", seed, "--you", "two", "--save", &file];
        let shown = shown(&session(&folder, &args, &typed));
        assert!(shown.contains(" wins: "), "{shown}");
        keeps_secrets_of_one(&shown);
        // What was written down can be played again, with the same end.
        let again = self::shown(&session(&folder, &["replay", &file], b""));
        let end = shown.lines().find(|line| line.contains(" wins: ")).unwrap();
        assert!(again.contains(end), "{again}");
    }
}

#[test]
fn a_game_can_be_left_at_any_time_and_gone_on_with() {
    let folder = folder("left");
    let typed = babble(7, 90);
    let all: Vec<&[u8]> = typed.split_inclusive(|byte| *byte == b'\n').collect();
    for lines in [0, 1, 2, 3, 5, 8, 20, 40, 41, 42, 90] {
        let typed = all.get(..lines).unwrap_or(&all).concat();
        let file = format!("{lines}.game");
        let args = ["play", "--seed", "1", "--you", "one", "--save", &file];
        let left = shown(&session(&folder, &args, &typed));
        assert!(left.contains(&format!("\nkept in {file}\n")), "{left}");
        let resumed = ["play", "--resume", &file, "--you", "one"];
        let on = shown(&session(&folder, &resumed, b"quit\n"));
        let how = format!("go on with: spaceline play --resume {file} --you one\n");
        assert!(on.contains(&how), "{on}");
    }
}

#[test]
fn what_is_typed_wrongly_is_told_and_asked_again() {
    let folder = folder("wrong");
    let mut typed = b"nonsense\n7\nyes\n".to_vec();
    typed.extend([b'1', 0xff, 0xfe, b'\n']);
    typed.extend(vec![b'1'; 200_000]);
    typed.extend(b"\nsave\n? 1\n1\n");
    let args = ["play", "--seed", "3", "--you", "one"];
    let shown = shown(&session(&folder, &args, &typed));
    for told in [
        "`nonsense` is no answer; `?` shows what there is to type",
        "this is no answer here: write 1, or nothing to pass; `?` shows what else there is to type",
        "nobody types so much",
        "write a file's name behind `save`",
        "seed Temporal Micro-Wormhole",
    ] {
        assert!(shown.contains(told), "{told} is not in {shown}");
    }
    assert!(
        shown.contains("  one seeds Temporal Micro-Wormhole"),
        "{shown}"
    );
}

#[test]
fn many_answers_are_asked_for_in_steps() {
    let folder = folder("steps");
    let typed = b"1\n1\n1\n1\n1\n1\n1\n\n1\n2\nundo\n";
    let args = ["play", "--seed", "3", "--you", "one"];
    let shown = shown(&session(&folder, &args, typed));
    let step = "seed Dignitaries and Witnesses under ...";
    assert_eq!(shown.matches(step).count(), 3, "{shown}");
    assert!(shown.contains("(nothing) back"), "{shown}");
    assert!(
        shown.contains("  one seeds Dignitaries and Witnesses under "),
        "{shown}"
    );
    assert!(shown.contains("taken back"), "{shown}");
}

#[test]
fn what_is_saved_in_the_middle_is_there() {
    let folder = folder("saved");
    let typed = b"1\nsave middle.game\nsave no/such/folder.game\n1\nquit\n";
    let args = ["play", "--seed", "3", "--you", "one"];
    let output = session(&folder, &args, typed);
    assert_eq!(output.status.code(), Some(0));
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(shown.contains("written to middle.game"), "{shown}");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("no/such/folder.game"), "{told}");
    assert!(folder.join("middle.game").is_file());
}

/// Reads on to where something is to be typed, or to the end.
fn up_to_the_prompt(from: &mut impl Read) -> String {
    // Texts have `>` in them, too: a prompt has a line to itself.
    let prompt = |shown: &[u8]| {
        let line = shown.rsplit(|byte| *byte == b'\n').next();
        line.is_some_and(|line| {
            line == b"> " || line.starts_with(b"choose ") && line.ends_with(b"> ")
        })
    };
    let mut shown = Vec::new();
    let mut byte = [0];
    while !prompt(&shown) && matches!(from.read(&mut byte), Ok(1)) {
        shown.extend(byte);
    }
    String::from_utf8(shown).unwrap()
}

#[test]
fn what_is_chosen_of_an_action_can_be_left_taken_back_and_saved() {
    let folder = folder("inside");
    let mut child = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["play", "--seed", "2", "--you", "one"])
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut to, mut from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut shown = up_to_the_prompt(&mut from);
    let mut say = |line: &str| {
        to.write_all(format!("{line}\n").as_bytes()).unwrap();
        up_to_the_prompt(&mut from)
    };
    // Any answers do, up to where some are to be chosen that go with an action.
    let mut die: u32 = 7;
    let mut asked = 0;
    while !shown.lines().last().unwrap().starts_with("choose") {
        asked += 1;
        assert!(asked < 2_000, "{shown}");
        die = die.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let answers = ["1", "2", "1", "3", "", "1 2", "4", "1"];
        shown = say(answers[(die >> 28) as usize % answers.len()]);
    }
    let saved = say("save inside.game");
    assert!(saved.contains("written to inside.game"), "{saved}");
    assert!(
        saved.lines().last().unwrap().starts_with("choose"),
        "{saved}"
    );
    let odd = say("fly away");
    assert!(odd.contains("`fly away` is no answer"), "{odd}");
    let back = say("undo");
    assert!(back.contains("you think again"), "{back}");
    assert!(!back.contains("taken back"), "{back}");
    say("quit");
    child.wait().unwrap();
    let args = ["play", "--resume", "inside.game", "--you", "one"];
    let resumed = shown_of(&session(&folder, &args, b"quit\n"));
    let question = |text: &str| {
        text.lines()
            .find(|line| line.starts_with("one: "))
            .map(str::to_owned)
    };
    assert_eq!(question(&resumed), question(&back), "{resumed}");
}

fn shown_of(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn nobody_need_read_to_the_end() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["play", "--seed", "3"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(2));
}

/// The lines with which somebody is asked: `one: ...` behind an empty line.
fn questions(shown: &str) -> Vec<&str> {
    let above = std::iter::once("").chain(shown.lines());
    let asked = above
        .zip(shown.lines())
        .filter(|(above, _)| above.is_empty());
    asked
        .map(|(_, line)| line)
        .filter(|line| line.starts_with("one: "))
        .collect()
}

/// With this seed the player is asked in his first turn already: he holds Get It Done, and Spock, who can go nowhere.
const ASKED_SOON: &str = "44";

/// Seeds what must be seeded and passes everything else, up to the first turn of the player.
fn to_the_first_turn(play: &str) -> String {
    format!("{}{play}", "\n1\n1\n1\n1\n1\n1\n\n\np\n")
}

#[test]
fn whoever_passes_on_is_asked_again_in_his_next_turn() {
    let folder = folder("passes_on");
    let args = ["play", "--seed", ASKED_SOON, "--you", "one"];
    let typed = to_the_first_turn("p\np\np\nundo\nundo\nquit\n");
    let shown = shown(&session(&folder, &args, typed.as_bytes()));
    // Each `p` leads from one turn of the player to his next, and `undo` leads back to where it was typed.
    let turns: Vec<&str> = shown
        .lines()
        .filter(|line| line.starts_with("turn ") || *line == "taken back")
        .collect();
    let own = |line: &&&str| line.contains(": one (");
    assert!(turns.iter().filter(own).count() >= 4, "{shown}");
    assert_eq!(
        turns
            .iter()
            .rev()
            .take(2)
            .filter(|line| **line == "taken back")
            .count(),
        2,
        "{turns:?}"
    );
    let asked = questions(&shown);
    let play_a_card = |line: &&str| *line == "one: play a card" || *line == "one: what to do";
    assert!(asked.iter().rev().take(3).all(play_a_card), "{asked:?}");
}

/// Between the actions of the other player, too, there is something to do: whoever passes on is not asked for that.
#[test]
fn whoever_passes_on_is_not_asked_in_the_turn_of_another() {
    let folder = folder("passes_on_between");
    let script = "set mine \"Mine\" released 1994\ncard \"Chat\" interrupt { plays to draw 1 }\n";
    fs::write(folder.join("cards.sl"), script).unwrap();
    let manifest = "id = \"mine\"\nname = \"Mine\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\n\
                    requires = [\"core\"]\n";
    fs::write(folder.join("pack.toml"), manifest).unwrap();
    let decks = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/decks");
    let list = fs::read_to_string(decks.join("tng_starter_deck_federation.txt")).unwrap();
    fs::write(folder.join("chat.txt"), format!("20\tChat\n{list}")).unwrap();
    let decks = ["chat.txt", "tng_starter_deck_klingon"];
    let args = ["--packs", ".", "play", decks[0], decks[1]];
    let args = [&args[..], &["--seed", "4", "--you", "one"]].concat();
    // Passes the plays and the orders; then passes on, first in the other player's turn, and then in his own.
    let typed = to_the_first_turn("\n\np\np\nquit\n");
    let shown = shown(&session(&folder, &args, typed.as_bytes()));
    let turns = shown.split("\nturn ").skip(1);
    let asked: Vec<Vec<&str>> = turns.map(questions).collect();
    let (own, between) = ("one: what to do", "one: at any time");
    let wanted = [
        vec![],
        vec![own, between],
        vec![between],
        vec![own],
        vec![],
        vec![own],
    ];
    assert_eq!(asked, wanted, "{shown}");
}

#[test]
fn what_is_offered_stands_below_what_it_is_a_way_to_do() {
    let folder = folder("headings");
    // After the first turn in which he is asked he draws his other copy of what he holds.
    let args = ["play", "--seed", "127", "--you", "one"];
    let typed = to_the_first_turn("p\ntable\nquit\n");
    let first = shown(&session(&folder, &args, typed.as_bytes()));
    assert!(
        first.contains("one: seed a mission\n    1  seed "),
        "{first}"
    );
    assert!(first.contains("one: seed under a mission\n"), "{first}");
    // Two copies in the hand are one thing to do.
    let (_, second) = first.split_once("\nturn 6: ").unwrap();
    let words: Vec<&str> = second.split_whitespace().collect();
    assert!(words.join(" ").contains("Get It Done x2"), "{second}");
    assert_eq!(
        second.matches("  play Get It Done\n").count(),
        1,
        "{second}"
    );
    // A mission takes no sides: nobody is asked whether his missions turn to others.
    assert!(
        !first.contains(" turn ") && !first.contains("sides"),
        "{first}"
    );
}

#[test]
fn whoever_answers_what_is_none_is_told_what_would_be_one() {
    let folder = folder("fits");
    let args = ["play", "--seed", "4", "--you", "one"];
    let shown = shown(&session(
        &folder,
        &args,
        b"0\n2\n1-3\nall\nyes\n1\n7\n\nundo\nquit\n",
    ));
    let once =
        "this is no answer here: write 1, or nothing to pass; `?` shows what else there is to type";
    assert_eq!(shown.matches(once).count(), 3, "{shown}");
    let must =
        "this is no answer here: write a number from 1 to 2; `?` shows what else there is to type";
    assert_eq!(shown.matches(must).count(), 3, "{shown}");
}

/// Drawn cards are told to whoever draws them, and to nobody else.
#[test]
fn who_draws_sees_what() {
    let folder = folder("draws");
    let args = ["play", "--seed", ASKED_SOON, "--you", "one"];
    let typed = to_the_first_turn("p\np\np\np\nquit\n");
    let shown = shown(&session(&folder, &args, typed.as_bytes()));
    let drawn = |who: &str| {
        let begin = format!("{who} draws ");
        let lines = shown
            .lines()
            .filter_map(|line| line.trim().strip_prefix(begin.as_str()));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let (mine, theirs) = (drawn("one"), drawn("two"));
    assert!(mine.len() >= 3 && theirs.len() >= 3, "{shown}");
    assert!(
        mine.iter()
            .all(|card| !card.ends_with(" card") && !card.ends_with(" cards")),
        "{mine:?}"
    );
    assert!(
        theirs
            .iter()
            .all(|card| card.ends_with(" card") || card.ends_with(" cards")),
        "{theirs:?}"
    );
}

/// Of an attempt that fails it is told what was lacking.
#[test]
fn a_failed_attempt_says_what_was_lacking() {
    let folder = folder("lacking");
    let mut told = String::new();
    for seed in 1..12 {
        let seed = seed.to_string();
        let args = ["play", "--seed", &seed, "--bots", "random"];
        let shown = shown(&session(&folder, &args, b""));
        for line in shown.lines().filter(|line| line.contains(" lacks ")) {
            told.push_str(line);
            told.push('\n');
        }
    }
    assert!(told.lines().count() > 5, "{told}");
    assert!(!told.contains("a text") && !told.contains('{'), "{told}");
}

/// What a player is asked and told is in words, and not as scripts spell it.
#[test]
fn what_is_asked_and_told_is_in_words() {
    let folder = folder("words");
    for seed in ["1", "3"] {
        let typed = babble(seed.parse().unwrap(), 800);
        let args = ["play", "--seed", seed, "--you", "one", "--ask", "all"];
        let shown = shown(&session(&folder, &args, &typed));
        // The lists of cards are called as their files are.
        let lines = shown.lines().skip(3).filter(|line| !line.starts_with("> "));
        // Why a card is not wholly scripted is told to whoever writes scripts.
        for line in lines.filter(|line| !line.contains("encoded: ")) {
            let name = |word: &str| word.contains('_') && !word.contains('.');
            assert!(!line.split(' ').any(name), "{line}");
            for raw in [
                " where it ",
                " of it ",
                "!=",
                ">=",
                "<=",
                " a text",
                "{",
                "}",
            ] {
                assert!(!line.contains(raw), "`{raw}` in: {line}");
            }
        }
    }
}

/// Who asks why something cannot be done is told what stands against it, and not what it never was.
#[test]
fn whoever_asks_why_not_is_told() {
    let folder = folder("why");
    let args = ["play", "--seed", ASKED_SOON, "--you", "one"];
    let asks = "why Spock\nwhy get it done\nwhy Klingon Outpost\nwhy Nobody At All\nwhy\nquit\n";
    let typed = to_the_first_turn(asks);
    let shown = shown(&session(&folder, &args, typed.as_bytes()));
    let answers: Vec<&str> = shown.split("> ").collect();
    let [.., spock, done, outpost, nobody, nothing, _] = answers.as_slice() else {
        panic!("{shown}");
    };
    // He could be reported, but nowhere; that nobody brings him for free is of no interest.
    let line = "\n  report Spock to ...: nothing fits where the dots are (r24 \"6.3\")";
    assert!(spock.contains(line), "{spock}");
    assert!(done.contains("nothing stands against"), "{done}");
    let theirs =
        "attack Klingon Outpost with ...: none of your ships there can attack Klingon Outpost";
    assert!(outpost.contains(theirs), "{outpost}");
    for answer in [spock, done, outpost] {
        assert!(!answer.contains("of the sort"), "{answer}");
        assert_eq!(answer.trim_end().lines().count(), 2, "{answer}");
    }
    assert!(
        nobody.contains("\nyou see no card that is called `Nobody At All`"),
        "{nobody}"
    );
    assert!(
        nothing.contains("\nwrite the title of a card behind `why`"),
        "{nothing}"
    );
}
