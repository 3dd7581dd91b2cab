//! What a message tells to write is written, and must be a way out: then there is less wrong than before.

use crate::bad::BAD;
use crate::read::{Script, Told, each, read_with_the_rules};
use std::fmt::Write as _;
use std::ops::Range;

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

/// Scripts with a mistake behind the one that can be mended in its place.
const FOLLOWED: &[&str] = &[
    // The limit has another mistake behind its name.
    "declare/unknown_limit.sl",
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

/// How much is wrong: what shows while a script is read, and behind it what shows when it has been. The second is
/// told of what could be read alone, so a way out may bring it to light.
fn weight(told: &Told) -> (usize, usize) {
    let behind = told
        .wrong
        .iter()
        .filter(|one| one.code.id.starts_with("SL04"));
    let behind = behind.count();
    (told.wrong.len() - behind, behind)
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

/// The texts that come of following the advice: in the place that is told, to the end of its line, and for all of the
/// line.
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
    let mut texts: Vec<String> = Vec::new();
    for text in all.into_iter().filter(|(from, to)| from <= to).map(put) {
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    texts
}

/// The ways out of the mistakes of a script: how many its messages tell, and those of them that do not help.
fn tried(script: &Script, told: &Told) -> (usize, String) {
    let before = weight(told);
    let helps = |text: String| {
        let name = script.name.clone();
        weight(&read_with_the_rules(&Script { name, text })) < before
    };
    let within = |names: &[&str]| names.iter().any(|name| script.name.ends_with(name));
    let mut n_tried = 0;
    let mut dead_ends = String::new();
    for one in &told.wrong {
        let Range { start, end } = one.primary.span.range();
        let replacement = one.replacement.as_deref().filter(|_| !within(FOLLOWED));
        if let Some(replacement) = replacement {
            let text = [&script.text[..start], replacement, &script.text[end..]].concat();
            if !helps(text) {
                let _ = writeln!(dead_ends, "{}: {replacement}, there", script.name);
            }
        }
        let alone = script.text.lines().any(|line| line == "// alone");
        let help = one.help.iter().filter(|_| !alone && !within(ELSEWHERE));
        for way in help.flat_map(|help| ways(help)) {
            n_tried += 1;
            // What is to be written in the very place has been.
            if replacement == Some(&way) {
                continue;
            }
            let mut texts = followed(&script.text, start, end, &way).into_iter();
            if !texts.any(helps) {
                let _ = writeln!(dead_ends, "{}: {way}", script.name);
            }
        }
    }
    (n_tried, dead_ends)
}

/// Every way that is written out leads to fewer mistakes, and so does what an editor can put in a place.
#[test]
fn what_is_told_to_be_written_can_be_written() {
    let bad: Vec<_> = BAD.values().collect();
    let (n_tried, dead_ends): (Vec<usize>, Vec<String>) =
        each(&bad, |(script, told)| tried(script, told))
            .into_iter()
            .unzip();
    let n_tried: usize = n_tried.iter().sum();
    assert!(n_tried > 80, "only {n_tried} ways are written out");
    assert_eq!(
        dead_ends.concat(),
        "",
        "what is told to be written does not help"
    );
}
