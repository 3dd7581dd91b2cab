//! Several mistakes in one phrase: all are told in one run, each once.

use crate::read::{Script, read_with_the_rules};
use spaceline_lang::diagnostic::Diagnostic;
use spaceline_lang::span::FileId;
use spaceline_rules::book::Wanted;
use spaceline_rules::pack::Packs;
use spaceline_rules::workspace::Workspace;
use std::collections::BTreeSet;
use std::ops::Range;

/// So many lines of real cards are tried.
const LINES: usize = 142;

/// Of so many of them both mistakes are told.
const BOTH: usize = 130;

/// A line of a card with room for mistakes.
struct Line {
    file: FileId,
    /// Its words, as places in the text of its script.
    words: Vec<Range<usize>>,
}

/// The plain words of a line that are long enough to be misspelt; none of a line with text of another sort.
fn words(text: &str, line: Range<usize>) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut quoted = false;
    let mut begin = None;
    for (at, letter) in text[line.clone()].char_indices() {
        let at = line.start + at;
        quoted ^= letter == '"';
        match begin {
            None if letter.is_ascii_lowercase() && !quoted => begin = Some(at),
            Some(start) if !letter.is_ascii_lowercase() && letter != '_' => {
                begin = None;
                if at - start >= 5 {
                    words.push(start..at);
                }
            }
            _ => {}
        }
    }
    words
}

/// The lines of real cards that have two words to misspell.
fn lines(workspace: &Workspace) -> Vec<Line> {
    let mut lines = Vec::new();
    let scripts = workspace.packs().packs.iter();
    for script in scripts.flat_map(|pack| &pack.scripts) {
        let text = workspace.sources().text(script.file);
        if !text.starts_with("set ") {
            continue;
        }
        let (mut start, mut in_card) = (0, false);
        for line in text.split_inclusive('\n') {
            let place = start..start + line.trim_end().len();
            start += line.len();
            if line.starts_with(|one: char| one.is_alphabetic()) {
                in_card = line.starts_with("card ");
            }
            let is_text = in_card
                && line.starts_with("  ")
                && line.contains(": ")
                && !line.contains("//")
                && !line.contains(['{', '=']);
            let words = words(text, place);
            if is_text && words.len() >= 4 {
                let file = script.file;
                lines.push(Line { file, words });
            }
        }
    }
    let step = lines.len() / LINES;
    lines.into_iter().step_by(step).take(LINES).collect()
}

/// A word without one of its letters, which is no word of any script.
fn misspelt(word: &str, known: &BTreeSet<String>) -> String {
    let without = |at: usize| format!("{}{}", &word[..at], &word[at + 1..]);
    let mut all = (1..word.len()).rev().map(without);
    all.find(|wrong| !known.contains(wrong))
        .unwrap_or_else(|| format!("{word}x"))
}

/// What is told of a script after some words of it have been misspelt, and the places of those.
fn told(
    workspace: &mut Workspace,
    file: FileId,
    wrong: &[Range<usize>],
    known: &BTreeSet<String>,
) -> (Vec<Diagnostic>, Vec<Range<usize>>, String) {
    let right = workspace.sources().text(file).to_owned();
    let (mut text, mut places) = (right.clone(), Vec::new());
    let mut shorter = 0;
    for word in wrong {
        let new = misspelt(&right[word.clone()], known);
        let begin = word.start - shorter;
        text.replace_range(begin..word.end - shorter, &new);
        shorter += word.len() - new.len();
        places.push(begin..begin + new.len());
    }
    workspace.edit(file, &text);
    let problems = workspace.problems();
    workspace.edit(file, &right);
    let own = problems.into_iter();
    let own = own.filter(|one| one.primary.span.file == file).collect();
    (own, places, text)
}

fn covers(told: &Diagnostic, place: &Range<usize>) -> bool {
    let span = told.primary.span.range();
    span.start < place.end && place.start < span.end
}

/// All the words that stand in scripts.
fn known(workspace: &Workspace) -> BTreeSet<String> {
    let scripts = workspace.packs().packs.iter();
    let texts = scripts
        .flat_map(|pack| &pack.scripts)
        .map(|script| workspace.sources().text(script.file));
    let words = texts.flat_map(|text| text.split(|one: char| !one.is_alphanumeric() && one != '_'));
    words.map(str::to_owned).collect()
}

/// All cards under one format: what other editions make of them is not asked.
fn workspace() -> Workspace {
    let wanted = Wanted {
        format: Some("Open".to_owned()),
        ..Wanted::default()
    };
    Workspace::open(Packs::built_in(), wanted)
}

#[test]
fn two_mistakes_in_one_phrase_are_told_in_one_run() {
    let mut workspace = workspace();
    let known = known(&workspace);
    let lines = lines(&workspace);
    assert_eq!(lines.len(), LINES);
    let mut missed = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let count = line.words.len();
        let first = at % (count / 2);
        let wrong = [first, count / 2 + at % (count - count / 2)].map(|at| line.words[at].clone());
        let (told, places, text) = told(&mut workspace, line.file, &wrong, &known);
        let all = places
            .iter()
            .all(|place| told.iter().any(|one| covers(one, place)));
        if !all {
            let begin = text[..places[0].start].rfind('\n').map_or(0, |at| at + 1);
            let line = text[begin..].lines().next().unwrap_or_default();
            let told: Vec<&str> = told.iter().map(|one| one.message.as_str()).collect();
            missed.push(format!("{line}\n    {}", told.join("\n    ")));
        }
    }
    let both = lines.len() - missed.len();
    println!("both are told in {both} of {LINES}");
    assert!(both >= BOTH, "{both} of {LINES}:\n{}", missed.join("\n"));
}

/// Lines with six misspelt words each.
const SIX: [&str; 3] = [
    "  whle some yuor personel hre: SHEILDS of eevry your ship +1",
    "  at end of eech turn, if some opponent's shp hre: you may daw 1 then scre 5 frm this",
    "  once each tunr: you may dsicard one crad in hnad of yuo then draww 1",
];

#[test]
fn six_misspelt_words_of_one_line_make_six_messages() {
    for line in SIX {
        let text = format!(
            "set six \"Six\" released 2026\ncard \"Six Slips\" event {{\n  plays on table\n{line}\n}}\n"
        );
        let told = read_with_the_rules(&Script {
            name: "six.sl".to_owned(),
            text,
        });
        assert_eq!(told.wrong.len(), 6, "{}", told.text);
    }
}

/// Each of two frames is spelled nearly like the other, and neither may be used here.
#[test]
fn what_another_pack_declares_is_not_taken_for_a_misspelt_word() {
    let text = "frame at break of day: when turn_begins
frame at brake of day: when turn_begins
time breaks of day: turn_begins
time brakes of day: turn_begins
// another pack
set six \"Six\" released 2026
card \"A Slip\" event {
  plays on table
  at breik of day: draw 1
  at end of each turn: this: points +1 until breiks of day
}
";
    let name = "six.sl".to_owned();
    let text = text.to_owned();
    let told = read_with_the_rules(&Script { name, text });
    assert!(told.wrong.len() >= 2, "{}", told.text);
    for near in ["break", "brake"] {
        assert!(!told.text.contains(near), "{}", told.text);
    }
}
