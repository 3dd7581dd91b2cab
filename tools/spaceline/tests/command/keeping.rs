//! A game that a person plays is kept: whatever ends the run, it goes on at the last answer, and nothing that was kept
//! before is overwritten.

use crate::common::text;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

fn folder(name: &str) -> PathBuf {
    crate::common::folder(&format!("keeping/{name}"))
}

/// A run whose lines are typed one by one.
struct Run {
    child: Child,
    to: Option<ChildStdin>,
    from: ChildStdout,
}

/// What `spaceline` is called with, in a folder.
fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spaceline"));
    command
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

impl Run {
    /// Begins one, and reads on to the first question.
    fn of(mut command: Command) -> (Self, String) {
        let mut child = command.spawn().unwrap();
        let to = child.stdin.take();
        let from = child.stdout.take().unwrap();
        let mut run = Self { child, to, from };
        let shown = run.up_to_the_prompt();
        (run, shown)
    }

    fn up_to_the_prompt(&mut self) -> String {
        let prompt = |shown: &[u8]| {
            let line = shown.rsplit(|byte| *byte == b'\n').next();
            line.is_some_and(|line| {
                line == b"> " || line.starts_with(b"choose ") && line.ends_with(b"> ")
            })
        };
        let mut shown = Vec::new();
        let mut byte = [0];
        while !prompt(&shown) && matches!(self.from.read(&mut byte), Ok(1)) {
            shown.extend(byte);
        }
        text(&shown)
    }

    fn say(&mut self, line: &str) -> String {
        let to = self.to.as_mut().unwrap();
        to.write_all(format!("{line}\n").as_bytes()).unwrap();
        self.up_to_the_prompt()
    }

    /// Sends it a signal.
    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(sent.success());
    }

    /// Reads on to its end.
    fn end(mut self) -> Output {
        self.to = None;
        let mut shown = Vec::new();
        self.from.read_to_end(&mut shown).unwrap();
        let output = self.child.wait_with_output().unwrap();
        Output {
            stdout: shown,
            ..output
        }
    }
}

/// The last question that is shown, and what can be answered.
fn question(shown: &str) -> String {
    let at = shown.rfind("\none: ");
    assert!(at.is_some(), "{shown}");
    shown[at.unwrap()..].to_owned()
}

const PLAY: [&str; 5] = ["play", "--seed", "4", "--you", "one"];

fn resumed(folder: &Path, file: &str) -> (Run, String) {
    Run::of(command(folder, &["play", "--resume", file, "--you", "one"]))
}

#[test]
fn a_game_goes_on_at_the_last_answer_wherever_the_run_is_killed() {
    let folder = folder("killed");
    let (mut run, mut shown) = Run::of(command(&folder, &PLAY));
    let told = "kept in spaceline-4.game, answer by answer";
    assert!(shown.contains(told), "{shown}");
    // One run for some answers: the same file goes on and on, however often it is killed.
    for answers in [&[][..], &[""], &["1"], &["1", "1"], &["1", "1", "1", ""]] {
        for answer in answers {
            shown = run.say(answer);
        }
        run.signal("-KILL");
        run.end();
        let again;
        (run, again) = resumed(&folder, "spaceline-4.game");
        assert_eq!(question(&again), question(&shown));
    }
    run.end();
}

#[test]
fn whoever_ends_a_run_is_told_where_the_game_is() {
    let folder = folder("signals");
    for (signal, file) in [
        ("-INT", "spaceline-4.game"),
        ("-TERM", "spaceline-4-2.game"),
        ("-HUP", "spaceline-4-3.game"),
    ] {
        let (mut run, _) = Run::of(command(&folder, &PLAY));
        run.say("");
        let shown = run.say("1");
        run.signal(signal);
        let output = run.end();
        assert_eq!(output.status.code(), Some(130));
        let told =
            format!("\nkept in {file}\ngo on with: spaceline play --resume {file} --you one\n");
        assert_eq!(text(&output.stderr), told);
        let (again, first) = resumed(&folder, file);
        assert_eq!(question(&first), question(&shown));
        again.end();
    }
}

#[test]
fn nothing_that_was_kept_is_overwritten() {
    let folder = folder("overwritten");
    let read = |name: &str| fs::read(folder.join(name)).unwrap();
    fs::write(folder.join("letter.txt"), "Dear friend").unwrap();
    let (mut run, _) = Run::of(command(&folder, &PLAY));
    run.say("");
    run.say("save letter.txt");
    run.say("save copy.game");
    let copy = read("copy.game");
    let shown = run.say("1");
    run.say("save copy.game");
    let told = text(&run.end().stderr);
    for name in ["letter.txt", "copy.game"] {
        let there = format!(
            "{name} is there already, and nothing that was kept is overwritten: name another file\n"
        );
        assert!(told.contains(&there), "{told}");
    }
    assert_eq!(read("letter.txt"), b"Dear friend");
    assert_eq!(read("copy.game"), copy);
    // A new game of the same seed has a file of its own.
    let first = read("spaceline-4.game");
    let (run, _) = Run::of(command(&folder, &PLAY));
    run.end();
    assert_eq!(read("spaceline-4.game"), first);
    assert!(folder.join("spaceline-4-2.game").is_file());
    // A file that is named is refused before anything is played.
    for who in [&["--you", "one"][..], &[]] {
        let args = [&["play", "--save", "letter.txt"], who].concat();
        let output = command(&folder, &args).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).starts_with("letter.txt is there already"));
    }
    assert_eq!(read("letter.txt"), b"Dear friend");
    // A copy stays as it is when it is gone on with; a journal grows.
    let (mut run, told) = resumed(&folder, "copy.game");
    assert!(
        told.contains("copy.game stays as it is\nkept in spaceline-4-3.game"),
        "{told}"
    );
    run.say("1");
    run.end();
    assert_eq!(read("copy.game"), copy);
    let (mut run, again) = resumed(&folder, "spaceline-4.game");
    assert_eq!(question(&again), question(&shown));
    run.say("1");
    run.say("undo");
    run.end();
    let grown = read("spaceline-4.game");
    assert!(grown.len() > first.len() && grown.starts_with(&first));
}

#[test]
fn what_is_taken_back_stays_taken_back() {
    let folder = folder("undone");
    let (mut run, _) = Run::of(command(&folder, &PLAY));
    run.say("");
    let before = run.say("1");
    run.say("1");
    run.say("undo");
    run.signal("-KILL");
    run.end();
    let (run, again) = resumed(&folder, "spaceline-4.game");
    assert_eq!(question(&again), question(&before));
    run.end();
}

#[test]
fn a_line_that_was_cut_off_costs_one_answer() {
    let folder = folder("cut");
    let (mut run, _) = Run::of(command(&folder, &PLAY));
    run.say("");
    let before = run.say("1");
    run.say("1");
    run.signal("-KILL");
    run.end();
    let file = folder.join("spaceline-4.game");
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 9]).unwrap();
    let (mut run, again) = resumed(&folder, "spaceline-4.game");
    // What the bot answered behind it is lost with it, or stands above it; the question is of the same kind.
    let head = |shown: &str| question(shown).lines().nth(1).map(str::to_owned);
    assert_eq!(head(&again), head(&before));
    run.say("1");
    let output = run.end();
    let told =
        "spaceline-4.game: its last line was cut off; the game goes on at the answer above it\n";
    assert_eq!(text(&output.stderr), told);
    let (run, _) = resumed(&folder, "spaceline-4.game");
    assert_eq!(text(&run.end().stderr), "");
}

#[test]
fn two_runs_do_not_write_one_game() {
    let folder = folder("twice");
    let (run, _) = Run::of(command(&folder, &PLAY));
    let (other, shown) = resumed(&folder, "spaceline-4.game");
    assert!(!shown.contains("> "), "{shown}");
    let output = other.end();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stderr),
        "spaceline-4.game: somebody is playing this game\n"
    );
    run.end();
    let (run, _) = resumed(&folder, "spaceline-4.game");
    run.end();
}

#[test]
fn where_nothing_can_be_written_it_is_said() {
    let folder = folder("nowhere");
    let (gone, room) = (folder.join("gone"), folder.join("room"));
    fs::create_dir_all(&room).unwrap();
    // In a folder that is no more, the system's room for such files is taken.
    let without_a_folder = |temp: &Path| {
        fs::create_dir_all(&gone).unwrap();
        // The shell removes the folder in which the run begins.
        let mut shell = Command::new("sh");
        let play = format!(
            "rmdir \"$PWD\" && exec {} play --seed 4 --you one",
            env!("CARGO_BIN_EXE_spaceline")
        );
        shell
            .args(["-c", &play])
            .current_dir(&gone)
            .env("TMPDIR", temp)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        shell
    };
    let (mut run, shown) = Run::of(without_a_folder(&room));
    let kept = room.join("spaceline-4.game");
    let told = format!("kept in {}, answer by answer", kept.display());
    assert!(shown.contains(&told), "{shown}");
    let shown = run.say("");
    let output = run.end();
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stderr).contains("spaceline-4.game cannot be written: "));
    let (again, first) = resumed(&folder, crate::common::path(&kept));
    assert_eq!(question(&first), question(&shown));
    again.end();
    // Where there is no room at all, it is said at once, and again before the game is left.
    let (mut run, _) = Run::of(without_a_folder(&folder.join("no such room")));
    run.say("");
    let again = run.say("quit");
    assert!(again.contains("\none: "), "{again}");
    run.say("quit");
    let output = run.end();
    assert_eq!(output.status.code(), Some(1));
    let told = text(&output.stderr);
    let once = "this game is kept nowhere: `save FILE` keeps it in a file of your choice\n";
    let before =
        "this game is kept nowhere: `save FILE` keeps it; `quit` again leaves it all the same\n";
    assert!(told.contains(once) && told.contains(before), "{told}");
    // A file of one's own choice is written from then on.
    let (mut run, _) = Run::of(without_a_folder(&folder.join("no such room")));
    run.say("");
    let own = folder.join("own.game");
    let shown = run.say(&format!("save {}", own.display()));
    assert!(
        shown.contains(&format!("kept in {}, answer by answer", own.display())),
        "{shown}"
    );
    let shown = run.say("1");
    run.signal("-KILL");
    run.end();
    let (run, again) = resumed(&folder, crate::common::path(&own));
    assert_eq!(question(&again), question(&shown));
    run.end();
}

/// A pack of somebody's own, with one script.
fn pack(folder: &Path, script: &str) -> PathBuf {
    let pack = folder.join("mine");
    fs::create_dir_all(&pack).unwrap();
    let manifest = "id = \"mine\"\nname = \"Mine\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"core\"]\n";
    fs::write(pack.join("pack.toml"), manifest).unwrap();
    fs::write(pack.join("mine.sl"), script).unwrap();
    pack
}

#[test]
fn a_card_that_is_in_no_deck_ends_no_game() {
    let folder = folder("others");
    let game = folder.join("end.game");
    let args = ["play", "--seed", "2", "--save", crate::common::path(&game)];
    let played = text(&crate::common::spaceline(&args).stdout);
    let end = played
        .lines()
        .find(|line| line.contains(" wins: "))
        .unwrap();
    let replay = |script: &str| {
        let pack = pack(&folder, script);
        let args = [
            "--packs",
            crate::common::path(&pack),
            "replay",
            crate::common::path(&game),
        ];
        crate::common::spaceline(&args)
    };
    let card = "set mine \"Mine\" released 1990\ncard \"Aardvark\" dilemma planet { points 5; property [TNG]; unless SECURITY: kill one personnel in team; discard_dilemma }\n";
    let again = replay(card);
    assert_eq!(text(&again.stderr), "");
    assert!(text(&again.stdout).contains(end));
    // A rule holds for every game, and is told by its name.
    let rule = "rule of_mine cites r24 \"1.1\" { forbid kill of (p: personnel) because \"nobody is killed\" }\n";
    let refused = replay(&format!("{rule}{card}"));
    assert_eq!(refused.status.code(), Some(2));
    let told = text(&refused.stderr);
    let other = "this game was played with other rules or cards: since then `rule of_mine` is new";
    assert!(told.contains(other), "{told}");
    // So is a text over a card of the decks.
    let over = "errata \"Kurak\" dated 2026-01-01 cites r24 \"1.1\" { STRENGTH 9 }\n";
    let told = text(&replay(&format!("{card}{over}")).stderr);
    assert!(told.contains("since then \"Kurak\" has changed"), "{told}");
}
