//! New cards among those that are there.
//!
//! A card that has a script keeps it; what the list says otherwise is told. One that holds nothing but facts and words
//! that something is missing is written anew.

use super::draft::{Draft, parts};
use super::known::{Known, KnownCard};
use super::phrasebook::Phrasebook;
use super::report::Report;
use super::write::{self, Written};
use crate::census::Grade;
use crate::pack::Packs;
use spaceline_lang::format;
use spaceline_lang::span::{FileId, Span};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A fact of which a card and the list say different things.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// The card.
    pub title: String,
    /// What its script says.
    pub script: String,
    /// What the list says.
    pub list: String,
}

/// Compares the cards that are there with the list, and gives the others.
pub(super) fn split(
    known: &Known,
    book: &Phrasebook,
    drafts: Vec<Draft>,
    report: &mut Report,
) -> Vec<Draft> {
    let mut fresh = Vec::new();
    for draft in drafts {
        let Some(card) = known
            .cards
            .get(&(draft.title.clone(), draft.version.clone()))
        else {
            fresh.push(draft);
            continue;
        };
        let Some(sheet) = book.sheets.get(draft.sheet) else {
            continue;
        };
        let written = write::card(sheet, &draft);
        if is_poor(card, &written) {
            let origin = Some(card.span);
            fresh.push(Draft { origin, ..draft });
            continue;
        }
        report.kept += 1;
        compare(&draft.title, card, &written, &draft, report);
    }
    fresh
}

/// Whether a card says that something of it is missing, and otherwise nothing but facts of the list.
fn is_poor(card: &KnownCard, written: &Written) -> bool {
    let facts = written.lines.iter().filter_map(|(start, end, holds)| {
        let facts = matches!(holds, write::Holds::Facts(_));
        written.text.get(*start..*end).filter(|_| facts)
    });
    let facts: Vec<BTreeSet<String>> = facts
        .flat_map(|line| parts(line, ';'))
        .map(|line| normal(&values(line)))
        .collect();
    let lines = card.lines.iter().skip(1).flat_map(|line| parts(line, ';'));
    let (missing, others): (Vec<&str>, Vec<&str>) =
        lines.partition(|line| line.starts_with("not encoded"));
    let known = |line: &&str| facts.contains(&normal(&values(line)));
    card.plain && !missing.is_empty() && others.iter().all(known)
}

/// The values of a line of facts.
fn values(line: &str) -> BTreeSet<String> {
    let values = parts(line.trim_end(), ',').into_iter();
    values.map(str::to_owned).collect()
}

/// Compares the facts of a card with those of the list, line by line and without regard to order.
fn compare(title: &str, card: &KnownCard, written: &Written, draft: &Draft, report: &mut Report) {
    let there: Vec<BTreeSet<String>> = card
        .lines
        .iter()
        .skip(1)
        .flat_map(|line| parts(line, ';'))
        .map(values)
        .collect();
    for (start, end, holds) in &written.lines {
        let write::Holds::Facts(fields) = holds else {
            continue;
        };
        // What could not be read is told elsewhere.
        if draft.gaps.iter().any(|gap| fields.contains(&gap.column)) {
            continue;
        }
        let line = written.text.get(*start..*end).unwrap_or("");
        for line in parts(line, ';') {
            let wanted = normal(&values(line));
            if there.iter().any(|known| normal(known) == wanted) {
                continue;
            }
            let first = line.split(' ').next().unwrap_or("");
            let like = card
                .lines
                .iter()
                .skip(1)
                .find(|known| known.split(' ').next() == Some(first));
            report.differences.insert(Difference {
                title: title.to_owned(),
                script: like.cloned().unwrap_or_default(),
                list: line.to_owned(),
            });
        }
    }
}

/// Values without the name of their field, which stands before the first.
fn normal(values: &BTreeSet<String>) -> BTreeSet<String> {
    let word = |value: &String| {
        let (first, rest) = value.split_once(' ').unwrap_or(("", value));
        if first.chars().all(|c| c.is_lowercase() || c == '_') {
            rest.to_owned()
        } else {
            value.clone()
        }
    };
    values.iter().map(word).collect()
}

/// The files to write.
pub(super) fn place(
    packs: &Packs,
    book: &Phrasebook,
    drafts: &[Draft],
) -> BTreeMap<PathBuf, String> {
    let write = |draft: &Draft| match book.sheets.get(draft.sheet) {
        Some(sheet) => write::card(sheet, draft),
        None => Written::default(),
    };
    let mut improved: BTreeMap<FileId, Vec<(Span, String)>> = BTreeMap::new();
    for draft in drafts {
        // What somebody wrote of the missing part says more than the count of it.
        if let Some(span) = draft.origin.filter(|_| draft.grade() != Grade::Facts) {
            let text = tidy(&write(draft)).trim_end().to_owned();
            improved.entry(span.file).or_default().push((span, text));
        }
    }
    let new = drafts.iter().filter(|draft| draft.origin.is_none());
    let new: Vec<Draft> = new.cloned().collect();
    let written: Vec<Written> = new.iter().map(write).collect();
    let there = texts(packs, improved);
    let filled = there.iter();
    let filled = filled.map(|(key, (_, text))| (key.clone(), text.lines().count()));
    let mut files = BTreeMap::new();
    for ((pack, name), (before, text)) in &there {
        if before != text {
            files.insert(Path::new(pack).join(format!("{name}.sl")), text.clone());
        }
    }
    for ((pack, name), cards) in write::files(book, &new, &written, &filled.collect()) {
        let Some(release) = book.releases.iter().find(|release| release.id == pack) else {
            continue;
        };
        let before = there.get(&(pack.clone(), name.clone()));
        let mut text = before.map_or_else(|| write::set_line(release), |(_, text)| text.clone());
        for card in cards.iter().filter_map(|which| written.get(*which)) {
            text.push('\n');
            text.push_str(&tidy(card));
        }
        files.insert(Path::new(&pack).join(format!("{name}.sl")), text);
        let is_there = packs.packs.iter().any(|known| known.manifest.id == pack);
        if !is_there {
            files.insert(
                Path::new(&pack).join("pack.toml"),
                write::manifest(book, release),
            );
        }
    }
    files
}

/// A card in its canonical form. What people wrote beside it stays as it is.
fn tidy(card: &Written) -> String {
    format::format(FileId(0), &card.text).unwrap_or_else(|_| card.text.clone())
}

/// A text with others in the place of some of its parts.
pub(super) fn replaced(text: &str, mut parts: Vec<(Span, String)>) -> String {
    parts.sort_by_key(|(span, _)| span.start);
    let mut out = String::new();
    let mut at = 0;
    for (span, part) in parts {
        out.push_str(text.get(at..span.range().start).unwrap_or(""));
        out.push_str(&part);
        at = span.range().end;
    }
    out.push_str(text.get(at..).unwrap_or(""));
    out
}

/// A pack, and the path of a script in it.
type Place = (String, String);

/// The scripts of packs of cards, as they were and as they are with better cards in the place of others.
fn texts(
    packs: &Packs,
    mut improved: BTreeMap<FileId, Vec<(Span, String)>>,
) -> BTreeMap<Place, (String, String)> {
    let mut found = BTreeMap::new();
    for pack in &packs.packs {
        for script in &pack.scripts {
            let path = script.path.with_extension("");
            let names: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
            let Some(at) = names.iter().position(|name| *name == pack.manifest.id) else {
                continue;
            };
            let name = names.get(at + 1..).unwrap_or_default().join("/");
            let text = packs.sources.text(script.file).to_owned();
            let better = improved.remove(&script.file);
            let better = better.map_or_else(|| text.clone(), |parts| replaced(&text, parts));
            found.insert((pack.manifest.id.clone(), name), (text, better));
        }
    }
    found
}
