//! New cards among those that are there.
//!
//! A card that has a script keeps it; what the list says otherwise is told. One that holds nothing but facts and words
//! that something is missing is written anew.

use super::draft::{Draft, parts};
use super::known::{Known, KnownCard};
use super::phrasebook::Phrasebook;
use super::report::Report;
use super::write::{self, Written};
use crate::pack::Packs;
use spaceline_lang::format;
use spaceline_lang::span::FileId;
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
        report.kept += 1;
        if let Some(sheet) = book.sheets.get(draft.sheet) {
            let written = write::card(sheet, &draft);
            compare(&draft.title, card, &written, &draft, report);
        }
    }
    fresh
}

/// Compares the facts of a card with those of the list, line by line and without regard to order.
fn compare(title: &str, card: &KnownCard, written: &Written, draft: &Draft, report: &mut Report) {
    let values = |line: &str| -> BTreeSet<String> {
        let (head, rest) = line.split_once('{').unwrap_or((line, ""));
        let _ = rest;
        parts(head.trim_end(), ',')
            .into_iter()
            .map(str::to_owned)
            .collect()
    };
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
    known: &Known,
    packs: &Packs,
    book: &Phrasebook,
    drafts: &[Draft],
) -> BTreeMap<PathBuf, String> {
    let _ = known;
    let written: Vec<Written> = drafts
        .iter()
        .map(|draft| {
            book.sheets
                .get(draft.sheet)
                .map(|sheet| write::card(sheet, draft))
                .unwrap_or_default()
        })
        .collect();
    let there = texts(packs);
    let filled = there
        .iter()
        .map(|(key, text)| (key.clone(), text.lines().count()));
    let filled = filled.collect();
    let mut files = BTreeMap::new();
    for ((pack, name), cards) in write::files(book, drafts, &written, &filled) {
        let Some(release) = book.releases.iter().find(|release| release.id == pack) else {
            continue;
        };
        let before = there.get(&(pack.clone(), name.clone())).cloned();
        let mut text = before.unwrap_or_else(|| write::set_line(release));
        for card in cards.iter().filter_map(|which| written.get(*which)) {
            text.push('\n');
            text.push_str(&card.text);
        }
        let text = format::format(FileId(0), &text).unwrap_or(text);
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

/// The scripts of packs of cards, by the pack and their path in it.
fn texts(packs: &Packs) -> BTreeMap<(String, String), String> {
    let mut found = BTreeMap::new();
    for pack in &packs.packs {
        for script in &pack.scripts {
            let path = script.path.with_extension("");
            let names: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
            let Some(at) = names.iter().position(|name| *name == pack.manifest.id) else {
                continue;
            };
            let name = names.get(at + 1..).unwrap_or_default().join("/");
            found.insert(
                (pack.manifest.id.clone(), name),
                packs.sources.text(script.file).to_owned(),
            );
        }
    }
    found
}
