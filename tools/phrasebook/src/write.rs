//! Drafts as scripts: one file for each sort of cards of each set.

use super::draft::Draft;
use super::grammar::quoted;
use super::marks;
use super::phrasebook::Phrasebook;
use super::sheet::{Release, Sheet};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What a line of a written card holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holds {
    /// The title and the words behind it.
    Head,
    /// Values of these fields.
    Facts(Vec<String>),
    /// A line of the text.
    Text(usize),
    /// What says that something is missing.
    Missing,
}

/// A card as a script.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// The script.
    pub text: String,
    /// The bytes of each line, and what it holds.
    pub lines: Vec<(usize, usize, Holds)>,
}

/// Writes a card.
#[must_use]
pub fn card(sheet: &Sheet, draft: &Draft) -> Written {
    let mut out = Written::default();
    let mut head = format!("card {}", quoted(&draft.title));
    if let Some(version) = &draft.version {
        let _ = write!(head, " version {}", quoted(version));
    }
    if !sheet.kind.is_empty() {
        let _ = write!(head, " {}", sheet.kind);
    }
    for word in draft.fact("head").into_iter().flatten() {
        let _ = write!(head, " {word}");
    }
    head.push_str(" {");
    out.line("", &head, Holds::Head);
    for template in &sheet.lines {
        let filled = template.fill(&|field| {
            draft
                .fact(field)
                .filter(|values| !values.is_empty())
                .map(|values| values.join(", "))
        });
        if let Some(line) = filled {
            out.line(
                "  ",
                &line,
                Holds::Facts(template.fields().map(str::to_owned).collect()),
            );
        }
    }
    for (at, line) in draft.texts.iter().enumerate() {
        out.line("  ", line, Holds::Text(at));
    }
    for mark in marks::of(draft) {
        out.line("  ", &marks::line(&mark), Holds::Missing);
    }
    out.text.push_str("}\n");
    out
}

impl Written {
    fn line(&mut self, indent: &str, line: &str, holds: Holds) {
        self.text.push_str(indent);
        let start = self.text.len();
        self.text.push_str(line);
        self.lines.push((start, self.text.len(), holds));
        self.text.push('\n');
    }
}

/// The line with which each file of a set begins.
#[must_use]
pub fn set_line(release: &Release) -> String {
    let line = format!(
        "set {} {} {}",
        release.id,
        quoted(&release.name),
        release.released
    );
    format!("{}\n", line.trim_end())
}

/// The manifest of a set.
#[must_use]
pub fn manifest(book: &Phrasebook, release: &Release) -> String {
    let (id, name, language) = (
        &release.id,
        quoted(&release.name),
        spaceline_rules::pack::LANGUAGE,
    );
    let requires: Vec<String> = book.requires.iter().map(|pack| quoted(pack)).collect();
    let requires = requires.join(", ");
    // Deck lists have the codes of the lists behind titles: `Kira Nerys *DS9`.
    let code = quoted(&release.code.to_lowercase());
    format!(
        "id = \"{id}\"\nname = {name}\nversion = \"0.1.0\"\nlanguage = \"{language}\"\nkind = \"cards\"\nrequires = [{requires}]\n\n\
         [deck-marks]\n{code} = \"{id}\"\n"
    )
}

/// The file in which a card stands, without its ending.
#[must_use]
pub fn file(sheet: &Sheet, draft: &Draft) -> String {
    match &sheet.files.by {
        None => sheet.files.folder.clone(),
        Some(field) => {
            let first = draft.fact(field).and_then(<[String]>::first);
            let name = first.map_or_else(|| "others".to_owned(), |value| plain(value));
            format!("{}/{name}", sheet.files.folder)
        }
    }
}

fn plain(name: &str) -> String {
    let letters = name.chars().map(|c| {
        if c.is_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '_'
        }
    });
    letters.collect::<String>().trim_matches('_').to_owned()
}

/// How many lines a file may have.
const LINES: usize = 400;

/// A file of cards: which of the drafts it holds, in their order.
pub type Sheaf = Vec<usize>;

/// Puts drafts into files: by pack and name, and into a new one when one is full.
#[must_use]
pub fn files(
    book: &Phrasebook,
    drafts: &[Draft],
    texts: &[Written],
    filled: &BTreeMap<(String, String), usize>,
) -> BTreeMap<(String, String), Sheaf> {
    let mut found: BTreeMap<(String, String), Sheaf> = BTreeMap::new();
    let mut used: BTreeMap<(String, String), usize> = filled.clone();
    for (at, (draft, text)) in drafts.iter().zip(texts).enumerate() {
        let Some(sheet) = book.sheets.get(draft.sheet) else {
            continue;
        };
        let Some(release) = book
            .releases
            .iter()
            .find(|release| release.code == draft.release)
        else {
            continue;
        };
        let name = file(sheet, draft);
        let lines = text.lines.len() + 2;
        let mut number = 1;
        let key = loop {
            let name = if number == 1 {
                name.clone()
            } else {
                format!("{name}_{number}")
            };
            let key = (release.id.clone(), name);
            let there = used.get(&key).copied().unwrap_or(1);
            if there == 1 || there + lines <= LINES {
                break key;
            }
            number += 1;
        };
        *used.entry(key.clone()).or_insert(1) += lines;
        found.entry(key).or_default().push(at);
    }
    found
}
