//! What a message tells to write is written, and must be a way out: then there is less wrong than before. The messages are
//! those of the snapshots.

use crate::read::{Script, root, rules_for_trial};
use insta::glob;
use spaceline_lang::reader::{self, Checked, Layers};
use spaceline_lang::span::FileId;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

/// Words in capitals that stand for something to fill in.
const BLANKS: &[&str] = &[
    "KIND",
    "NEED",
    "WHAT",
    "FIELD",
    "PLAYER",
    "VERB",
    "TYPE",
    "SELECTION",
    "PARTICIPLE",
    "COST",
    "ROLE",
    "HOST",
    "WHEN",
    "ENUM",
    "DEST",
    "WHO",
];

/// What stands before something that can be written as it stands.
const ORDERS: &[&str] = &[
    "write ",
    "say of whom: ",
    "say before it of whom: ",
    "say what is done: ",
    "say how many of them: ",
    "write what it costs before it: ",
    "write a colon behind what it changes: ",
];

/// Messages that tell to write a word of which another place has to be changed as well.
const ELSEWHERE: &[&str] = &[
    // The arguments of the limit are wrong as well.
    "declare/unknown_limit.sl",
    "declare/need_of_no_shape.sl",
    // What is told stands within what is pointed at.
    "declare/field_shows_what_it_has_not.sl",
    "declare/template_names_nothing.sl",
    "edition/scenario_under_unknown_edition.sl",
];

/// The rules, read once, and a script on top of them that is read again and again.
struct Desk {
    checked: Checked,
    file: FileId,
}

impl Desk {
    fn new() -> Self {
        let mut scripts: Vec<reader::Script> = Vec::new();
        for script in rules_for_trial() {
            let file = FileId(u32::try_from(scripts.len()).unwrap_or(u32::MAX));
            scripts.push(parsed(file, &script.text));
        }
        let file = FileId(u32::try_from(scripts.len()).unwrap_or(u32::MAX));
        scripts.push(parsed(file, ""));
        let checked = Checked::new(scripts, Layers::default());
        Self { checked, file }
    }

    /// How much is wrong with a text: what shows while it is read, and behind it what shows when it has been. The second is
    /// told of what could be read alone, so a way out may bring it to light.
    fn told(&mut self, text: &str) -> (usize, usize) {
        let errors = spaceline_lang::parse(self.file, text).errors.len();
        self.checked.edit(parsed(self.file, text), None);
        let (wrong, warnings) = self.checked.problems(None);
        let told = wrong.iter().chain(&warnings);
        let here = told.filter(|one| one.primary.span.file == self.file);
        let (behind, while_read): (Vec<_>, Vec<_>) =
            here.partition(|one| one.code.id.starts_with("SL04"));
        (errors + while_read.len(), behind.len())
    }
}

fn parsed(file: FileId, text: &str) -> reader::Script {
    let sentences = spaceline_lang::parse(file, text).file;
    reader::Script {
        file,
        text: Arc::from(text),
        sentences: Arc::new(sentences),
    }
}

/// What a help tells to write, if it says no more than that and nothing in it has to be filled in. Of several ways each
/// counts.
fn ways(help: &str) -> Vec<String> {
    let parts: Vec<&str> = help.split('`').collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else {
        return Vec::new();
    };
    let between = parts.iter().step_by(2).skip(1);
    let mut between = between.take((parts.len() / 2).saturating_sub(1));
    let orders = ORDERS.contains(first);
    if !(orders && last.is_empty() && between.all(|text| [" or ", ", or ", ", "].contains(text))) {
        return Vec::new();
    }
    let blank = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphabetic());
        BLANKS.contains(&word) || word.len() == 1 && word != "x"
    };
    let ways = parts.iter().skip(1).step_by(2);
    let whole = ways.filter(|way| !way.contains("...") && !way.split(' ').any(blank));
    whole.map(|way| (*way).to_owned()).collect()
}

/// The texts that come of following the advice: in the place that is told, to the end of its line, and for all of the line.
fn followed(text: &str, start: usize, end: usize, way: &str) -> Vec<String> {
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let indent = text[line..].len() - text[line..].trim_start().len();
    let stop = text[start..].find('\n').map_or(text.len(), |at| start + at);
    let close = text[line..stop]
        .strip_suffix('}')
        .map_or(stop, |row| line + row.trim_end().len());
    let open = text[line..stop]
        .rfind('{')
        .map_or(line + indent, |at| line + at + 1);
    let from = [start, line + indent, open];
    let colon = text[line..start].rfind(':').map(|at| line + at + 1);
    let begins = from.into_iter().chain(colon);
    let mut all = vec![(start, end)];
    all.extend(begins.clone().map(|from| (from, end.max(from))));
    all.extend(begins.flat_map(|from| [(from, stop), (from, close.max(from))]));
    let put = |(from, to): (usize, usize)| {
        let glue = if text[..from].ends_with([' ', '\n', '(', '"']) || from == 0 {
            ""
        } else {
            " "
        };
        format!("{}{glue}{way}{}", &text[..from], &text[to..])
    };
    all.into_iter()
        .filter(|(from, to)| from <= to)
        .map(put)
        .collect()
}

/// A message as its snapshot shows it: where it points, and its help.
struct Shown<'s> {
    start: usize,
    end: usize,
    help: &'s str,
}

/// Where so many letters behind the start of a line stand in a text.
fn place(text: &str, line: usize, letters: usize) -> Option<usize> {
    let start = text
        .split_inclusive('\n')
        .take(line)
        .map(str::len)
        .sum::<usize>();
    let behind = text.get(start..)?;
    let at = behind.char_indices().nth(letters).map(|(at, _)| at);
    Some(start + at.unwrap_or(behind.len()))
}

/// The messages of a snapshot with what each tells.
fn shown<'s>(snapshot: &'s str, text: &str) -> Vec<Shown<'s>> {
    let told = snapshot.split("\nerror[").skip(1);
    let one = |told: &'s str| {
        let line = |mark: &str| told.lines().find_map(|line| line.split_once(mark));
        let (_, there) = line("--> ")?;
        let mut numbers = there
            .rsplit(':')
            .map(|number| number.trim().parse::<usize>());
        let (column, row) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
        let letters = told.lines().find_map(|line| {
            let from = line.find('^')?;
            Some(
                line[from..]
                    .chars()
                    .take_while(|letter| *letter == '^')
                    .count(),
            )
        })?;
        let (_, help) = line("= help: ")?;
        Some(Shown {
            start: place(text, row - 1, column - 1)?,
            end: place(text, row - 1, column - 1 + letters)?,
            help,
        })
    };
    told.filter_map(one).collect()
}

/// How many ways some scripts are told, and those of them that do not help.
fn tried(paths: &[PathBuf]) -> (usize, String) {
    let mut desk = Desk::new();
    let mut dead_ends = String::new();
    let mut n_tried = 0;
    for path in paths {
        let script = Script::read(path);
        let name = script
            .name
            .trim_start_matches("tests/bad/")
            .replace('/', "__");
        let snapshot = root()
            .join("tests/bad/snapshots")
            .join(format!("bad@{name}.snap"));
        let snapshot = Script::read(&snapshot).text;
        let apart = script.text.lines().any(|line| line == "// alone");
        if apart || ELSEWHERE.iter().any(|name| script.name.ends_with(name)) {
            continue;
        }
        let before = desk.told(&script.text);
        for one in shown(&snapshot, &script.text) {
            for way in ways(one.help) {
                n_tried += 1;
                let texts = followed(&script.text, one.start, one.end, &way);
                if !texts.iter().any(|text| desk.told(text) < before) {
                    let _ = writeln!(dead_ends, "{}: {way}", script.name);
                }
            }
        }
    }
    (n_tried, dead_ends)
}

/// Every way that is written out leads to fewer mistakes. There are many: two desks share them.
#[test]
fn what_is_told_to_be_written_can_be_written() {
    let mut paths: Vec<PathBuf> = Vec::new();
    glob!("../../bad", "**/*.sl", |path| paths.push(path.to_owned()));
    let (some, others) = paths.split_at(paths.len() / 2);
    let (some, others) = std::thread::scope(|threads| {
        let some = threads.spawn(|| tried(some));
        let others = tried(others);
        (some.join().expect("it ends"), others)
    });
    let n_tried = some.0 + others.0;
    assert!(n_tried > 80, "only {n_tried} ways are written out");
    assert_eq!(
        some.1 + &others.1,
        "",
        "what is told to be written does not help"
    );
}
