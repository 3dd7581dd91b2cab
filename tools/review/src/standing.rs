//! How far each row of a document is carried out: what of the rules stands behind it, which scenarios try it, and
//! whether they prove it.
//!
//! In: a rulebook with its scenarios, and an audit. Out: documents, their chapters and rows, with what each comes to.

use crate::audit::{Audited, Behind, RowId};
use serde::Serialize;
use smol_str::SmolStr;
use spaceline_lang::span::{Sources, Span};
use spaceline_lang::tree::Card;
use spaceline_rules::book::Rulebook;
use spaceline_rules::rows::Row;
use std::collections::BTreeMap;

/// How far a row is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// No part of the rules cites it.
    #[default]
    Missing,
    /// No machine enforces it.
    Outside,
    /// A part of the rules cites it.
    Encoded,
    /// A scenario cites it as well.
    Tried,
    /// And without such a part one of those scenarios fails.
    Proven,
}

/// Something that cites a row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Citing {
    /// Its name.
    pub name: String,
    /// Its file.
    pub file: String,
    /// Its line, from 1 on.
    pub line: u32,
    /// Its place.
    #[serde(skip)]
    pub span: Span,
}

/// A row, and what stands behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The row.
    #[serde(flatten)]
    pub row: Row,
    /// How far it is carried out.
    pub state: State,
    /// The parts of the rules that cite it, or its section.
    pub parts: Vec<Citing>,
    /// The scenarios that cite it.
    pub scenarios: Vec<Citing>,
    /// The cards that touch it: their text cites it, or a scenario about them does.
    pub cards: Vec<Citing>,
    /// The parts without which all those scenarios pass.
    pub idle: Vec<String>,
}

/// How many rows there are of each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// All.
    pub rows: usize,
    /// Those that no machine enforces.
    pub outside: usize,
    /// Those behind which rules stand.
    pub encoded: usize,
    /// Those of them that scenarios try.
    pub tried: usize,
    /// Those of them that scenarios prove.
    pub proven: usize,
}

impl Counts {
    /// Counts one more.
    pub fn add(&mut self, state: State) {
        self.rows += 1;
        self.outside += usize::from(state == State::Outside);
        self.encoded += usize::from(state >= State::Encoded);
        self.tried += usize::from(state >= State::Tried);
        self.proven += usize::from(state >= State::Proven);
    }

    /// Those that a machine could enforce and no rule does.
    #[must_use]
    pub const fn missing(&self) -> usize {
        self.rows - self.outside - self.encoded
    }
}

/// A chapter of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Chapter {
    /// How it begins: `7`, `gl`.
    pub name: String,
    /// How far it is carried out.
    pub counts: Counts,
    /// Its rows.
    pub rows: Vec<Standing>,
}

/// A document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Document {
    /// By what it is cited.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// How far it is carried out.
    pub counts: Counts,
    /// Its chapters.
    pub chapters: Vec<Chapter>,
}

impl Document {
    /// Leaves the rows of one section or chapter.
    pub fn narrow(&mut self, section: &str) {
        for chapter in &mut self.chapters {
            chapter.rows.retain(|one| one.row.is_in(section));
        }
        self.chapters.retain(|chapter| !chapter.rows.is_empty());
        self.count();
    }
}

/// What several rulebooks come to, such as those of several editions: of each row the best, and all that cites it.
#[must_use]
pub fn together(all: impl IntoIterator<Item = Vec<Document>>) -> Vec<Document> {
    let mut all = all.into_iter();
    let mut documents = all.next().unwrap_or_default();
    for other in all {
        for (document, other) in documents.iter_mut().zip(other) {
            document.join(other);
        }
    }
    documents
}

impl Document {
    /// Adds what stands behind the same rows elsewhere.
    fn join(&mut self, other: Self) {
        let rows = other.chapters.into_iter().flat_map(|chapter| chapter.rows);
        let mine = self
            .chapters
            .iter_mut()
            .flat_map(|chapter| &mut chapter.rows);
        for (mine, row) in mine.zip(rows) {
            if row.state > mine.state {
                mine.idle.clone_from(&row.idle);
            }
            mine.state = mine.state.max(row.state);
            for (known, more) in [
                (&mut mine.parts, row.parts),
                (&mut mine.scenarios, row.scenarios),
                (&mut mine.cards, row.cards),
            ] {
                let new = more.into_iter().filter(|one| !known.contains(one));
                let new: Vec<Citing> = new.collect();
                known.extend(new);
            }
            // Scenarios of one edition try what rules of all cite.
            if mine.state == State::Encoded && !mine.scenarios.is_empty() {
                mine.state = State::Tried;
            }
        }
        self.count();
    }

    /// Counts the rows anew.
    fn count(&mut self) {
        self.counts = Counts::default();
        for chapter in &mut self.chapters {
            chapter.counts = Counts::default();
            for one in &chapter.rows {
                chapter.counts.add(one.state);
                self.counts.add(one.state);
            }
        }
    }
}

/// The chapter in which a section stands: its first number, or what stands before its first colon or stroke.
fn chapter(section: &str) -> &str {
    let number = section.starts_with(|first: char| first.is_ascii_digit());
    let ends: &[char] = if number {
        &['.', ' ']
    } else {
        &[':', '/', '(']
    };
    let name = section.split(ends).next().unwrap_or(section).trim();
    match name.strip_prefix("gl ") {
        Some(_) => "gl",
        None => name,
    }
}

/// How far each document that has rows is carried out. A row that was not audited is at most tried.
#[must_use]
pub fn documents(
    rulebook: &Rulebook,
    sources: &Sources,
    behind: &Behind,
    audited: &BTreeMap<RowId, Audited>,
) -> Vec<Document> {
    let book = rulebook.program.book();
    let mut all = Vec::new();
    for (name, rows) in rulebook.rows.iter() {
        let known = book.documents.iter().find(|one| one.named.name == *name);
        let title = known.and_then(|one| book.at(one.title));
        let mut document = Document {
            name: name.to_string(),
            title: title.map(ToString::to_string).unwrap_or_default(),
            ..Document::default()
        };
        for row in rows {
            let standing = standing(rulebook, sources, behind, audited, name, row);
            let part = chapter(&row.section);
            let at = document.chapters.iter().position(|one| one.name == part);
            let at = at.unwrap_or_else(|| {
                let name = part.to_owned();
                let new = Chapter {
                    name,
                    ..Chapter::default()
                };
                document.chapters.push(new);
                document.chapters.len() - 1
            });
            document.counts.add(standing.state);
            if let Some(chapter) = document.chapters.get_mut(at) {
                chapter.counts.add(standing.state);
                chapter.rows.push(standing);
            }
        }
        all.push(document);
    }
    all
}

fn standing(
    rulebook: &Rulebook,
    sources: &Sources,
    behind: &Behind,
    audited: &BTreeMap<RowId, Audited>,
    document: &SmolStr,
    row: &Row,
) -> Standing {
    let book = rulebook.program.book();
    let id = (document.clone(), row.id.clone());
    let citing = |name: &str, span: Span| Citing {
        name: name.to_owned(),
        file: sources.name(span.file).to_owned(),
        line: sources.position(span).line,
        span,
    };
    let part = |at: &usize| behind.parts.get(*at);
    let parts = behind
        .rows
        .get(&id)
        .into_iter()
        .flat_map(|(parts, _)| parts);
    let parts: Vec<Citing> = parts
        .filter_map(part)
        .map(|part| citing(&part.called(), part.span))
        .collect();
    let scenarios = behind.scenarios.get(&id).into_iter().flatten();
    let scenarios = scenarios.filter_map(|at| book.scenarios.get(*at));
    let scenarios: Vec<Citing> = scenarios
        .map(|one| citing(&one.named.name, one.named.span))
        .collect();
    let cards = behind.cards.get(&id).into_iter().flatten();
    let cards = cards.filter_map(|at| book.cards.get(*at));
    let title = |card: &Card| book.text(card.title);
    let cards: Vec<Citing> = cards.map(|card| citing(title(card), card.span)).collect();
    let found = audited.get(&id);
    let state = match () {
        () if !row.outside.is_empty() => State::Outside,
        () if parts.is_empty() => State::Missing,
        () if scenarios.is_empty() => State::Encoded,
        () if found.is_some_and(Audited::is_proven) => State::Proven,
        () => State::Tried,
    };
    let idle = found.into_iter().flat_map(|one| &one.idle);
    Standing {
        row: row.clone(),
        state,
        parts,
        scenarios,
        cards,
        idle: idle
            .filter_map(part)
            .map(crate::audit::Part::called)
            .collect(),
    }
}
