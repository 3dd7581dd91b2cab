//! The rules by sections of the documents that they cite.

use crate::{Desk, Reply, wrong};
use serde::{Deserialize, Serialize};
use spaceline_review::audit::Behind;
use spaceline_review::passage::Passages;
use spaceline_review::standing::{self, Counts, State};
use std::collections::BTreeMap;

/// A document that rules cite.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Document {
    /// By what it is cited.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// Its chapters.
    pub chapters: Vec<Chapter>,
}

/// A chapter, and how far it is carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chapter {
    /// How it begins: `7`, `gl`.
    pub name: String,
    /// All its rows.
    pub rows: u32,
    /// Those that no machine enforces.
    pub outside: u32,
    /// Those behind which rules stand.
    pub encoded: u32,
    /// Those of them that scenarios try.
    pub tried: u32,
}

/// A row of a document, and what stands behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BookRow {
    /// By what it is cited.
    pub id: String,
    /// In which section it stands.
    pub section: String,
    /// What it says, in short.
    pub gist: String,
    /// How far it is carried out: `missing`, `outside`, `encoded`, `tried`.
    pub state: String,
    /// Why no machine enforces it.
    pub outside: String,
    /// The rules behind it.
    pub parts: Vec<Passage>,
    /// The scenarios that try it.
    pub scenarios: Vec<Passage>,
    /// The cards that touch it.
    pub cards: Vec<String>,
}

/// A part of a script.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Passage {
    /// What it is called.
    pub name: String,
    /// How it is written.
    pub text: String,
    /// Its file.
    pub file: String,
    /// Its line, from 1.
    pub line: u32,
}

/// What a state is called.
const fn called(state: State) -> &'static str {
    match state {
        State::Missing => "missing",
        State::Outside => "outside",
        State::Encoded => "encoded",
        State::Tried | State::Proven => "tried",
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl Desk {
    /// The documents, as far as they can be told without leaving rules out.
    fn all_documents(&mut self) -> Result<Vec<standing::Document>, Box<Reply>> {
        let library = self.archive()?;
        let behind = Behind::of(&library.rulebook);
        let sources = &library.packs().sources;
        Ok(standing::documents(
            &library.rulebook,
            sources,
            &behind,
            &BTreeMap::new(),
        ))
    }

    pub(crate) fn documents(&mut self) -> Result<Reply, Box<Reply>> {
        let chapter = |name: &str, counts: &Counts| Chapter {
            name: name.to_owned(),
            rows: number(counts.rows),
            outside: number(counts.outside),
            encoded: number(counts.encoded),
            tried: number(counts.tried),
        };
        let all = self.all_documents()?.into_iter().map(|document| Document {
            chapters: document
                .chapters
                .iter()
                .map(|one| chapter(&one.name, &one.counts))
                .collect(),
            name: document.name,
            title: document.title,
        });
        Ok(Reply::Documents {
            documents: all.collect(),
        })
    }

    pub(crate) fn chapter(&mut self, document: &str, chapter: &str) -> Result<Reply, Box<Reply>> {
        let all = self.all_documents()?;
        let found = all.iter().find(|one| one.name == document);
        let found = found.and_then(|one| one.chapters.iter().find(|one| one.name == chapter));
        let Some(found) = found else {
            return wrong(format!("{document} has no chapter `{chapter}`"));
        };
        let library = self.archive()?;
        let mut passages = Passages::of(&library.packs().sources);
        let mut passage = |one: &standing::Citing| {
            let around = passages.around(one.span);
            Passage {
                name: one.name.clone(),
                text: around.text,
                file: around.file,
                line: around.line,
            }
        };
        let rows = found.rows.iter().map(|one| BookRow {
            id: one.row.id.to_string(),
            section: one.row.section.to_string(),
            gist: one.row.gist.to_string(),
            state: called(one.state).to_owned(),
            outside: one.row.outside.to_string(),
            parts: one.parts.iter().map(&mut passage).collect(),
            scenarios: one.scenarios.iter().map(&mut passage).collect(),
            cards: one.cards.iter().map(|card| card.name.clone()).collect(),
        });
        Ok(Reply::Chapter {
            rows: rows.collect(),
        })
    }
}
