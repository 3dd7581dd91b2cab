//! What the pages of a browser ask of the engine.
//!
//! One [`Desk`] stands behind a page, in a worker. It keeps what is asked for again: rules and cards by format, the
//! game that is being played, the scripts that are being written. What comes in is a [`Request`], what goes out a
//! [`Reply`]; both are plain data, and their declarations for TypeScript are made of these types.
//!
//! The rooms are named for the pages: [`play`] (a game against bots), [`mod@bench`] (scripts with their mistakes, texts
//! and scenarios), [`cards`] (all cards, by what stands on them), [`book`] (rules by sections), [`wheel`] (many games).

mod bench;
mod book;
mod cards;
mod play;
mod say;
mod wheel;

pub use bench::{Hint, Meaning, Scenario, Script, Verdict};
pub use book::{BookRow, Chapter, Document, Passage};
pub use cards::{CardLine, CardPage};
pub use play::{Deck, Given, Sit, entrants};
pub use say::{FormatLine, Hall, Reply, Request, Starter};
pub use wheel::{Game, Spin};

use bench::Bench;
use cards::Cards;
use spaceline_lang::diagnostic::Severity;
use spaceline_phrasebook::Wording;
use spaceline_rules::book::{self as rules, Rulebook, Wanted};
use spaceline_rules::format::Format;
use spaceline_rules::pack::{Memory, Origin, Packs};
use spaceline_table::json::Message;
use spaceline_table::{Library, Session};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The folder in which a page keeps the scripts of its user.
const OWN: &str = "own";

/// So many libraries are kept: the one that is played with, and another.
const KEPT: usize = 2;

/// Which rules and cards are asked for: of which format, and whether with their scenarios.
type Asked = (Option<String>, bool);

/// What stands behind a page.
#[derive(Debug, Default)]
pub struct Desk {
    /// The user's own files, by their paths within his pack.
    own: BTreeMap<String, String>,
    libraries: Vec<(Asked, Arc<Library>)>,
    session: Option<(Session, u8)>,
    bench: Option<Bench>,
    /// The rules with the user's own scripts as they are now, and their scenarios.
    fresh: Option<Arc<Library>>,
    cards: Option<Cards>,
}

impl Desk {
    /// Answers a request that is written as JSON.
    #[must_use]
    pub fn ask_json(&mut self, request: &str) -> String {
        let reply = match serde_json::from_str(request) {
            Ok(request) => self.ask(request),
            Err(error) => Reply::Wrong {
                why: format!("this is no request: {error}"),
            },
        };
        // A reply holds nothing that cannot be written.
        serde_json::to_string(&reply).unwrap_or_default()
    }

    /// Answers a request.
    #[must_use]
    pub fn ask(&mut self, request: Request) -> Reply {
        let answered = match request {
            Request::Hall => self.hall(),
            Request::Sit(sit) => self.sit(&sit),
            Request::Resume {
                record,
                you,
                bot,
                scripts,
                given,
            } => self.resume(&record, you, &bot, &scripts, given.as_ref()),
            Request::Table(request) => self.table(&request),
            Request::Open { scripts } => self.open(scripts),
            Request::Edit(script) => self.edit(script),
            Request::Try { path } => self.try_scenarios(&path),
            Request::Show { path } => self.show(&path),
            Request::Word { path, at } => self.word(&path, at),
            Request::Expected { path, at } => self.expected(&path, at),
            Request::Format { text } => bench::format(&text),
            Request::Code { code } => bench::code(&code),
            Request::Cards { search, from } => self.search(&search, from),
            Request::Card { title } => self.card(&title),
            Request::Documents => self.documents(),
            Request::Chapter { document, chapter } => self.chapter(&document, &chapter),
            Request::Spin(spin) => self.spin(&spin),
        };
        answered.unwrap_or_else(|reply| *reply)
    }

    /// The packs that are built in, and the user's own.
    fn packs(&self) -> Packs {
        let mut packs = Packs::new();
        self.add_own(&mut packs);
        packs.add_built_in();
        packs
    }

    fn add_own(&self, packs: &mut Packs) {
        if self.own.is_empty() {
            return;
        }
        let paths: Vec<String> = self
            .own
            .keys()
            .map(|path| format!("{OWN}/{path}"))
            .collect();
        let files: Vec<(&str, &str)> = paths
            .iter()
            .map(String::as_str)
            .zip(self.own.values().map(String::as_str))
            .collect();
        let origin = Origin::Folder(PathBuf::from(OWN));
        packs.add(&Memory::new(&files), Path::new(OWN), &origin);
    }

    /// Rules and cards of a format, to be played with.
    fn library(&mut self, format: Option<&str>) -> Result<Arc<Library>, Box<Reply>> {
        self.read((format.map(str::to_owned), false))
    }

    /// Rules and cards with their scenarios, to be looked at.
    fn archive(&mut self) -> Result<Arc<Library>, Box<Reply>> {
        self.read((None, true))
    }

    fn read(&mut self, key: Asked) -> Result<Arc<Library>, Box<Reply>> {
        if let Some((_, library)) = self.libraries.iter().find(|(known, _)| *known == key) {
            return Ok(Arc::clone(library));
        }
        let library = load(self.packs(), &key)?;
        self.libraries.push((key, Arc::clone(&library)));
        if self.libraries.len() > KEPT {
            self.libraries.remove(0);
        }
        Ok(library)
    }

    fn hall(&mut self) -> Result<Reply, Box<Reply>> {
        let library = self.library(None)?;
        Ok(Reply::Hall(Hall::of(&library)))
    }
}

/// The rules and cards of a format, to be played with.
///
/// # Errors
/// What is wrong with them, or that no format is called so.
pub fn library(packs: Packs, format: Option<&str>) -> Result<Arc<Library>, Box<Reply>> {
    load(packs, &(format.map(str::to_owned), false))
}

fn load(packs: Packs, (format, scenarios): &Asked) -> Result<Arc<Library>, Box<Reply>> {
    let wanted = Wanted {
        format: format.clone(),
        scenarios: *scenarios,
        threads: Some(1),
        ..Wanted::default()
    };
    let loaded = rules::load(packs, &wanted);
    let Some(rulebook) = loaded.rulebook else {
        let grave = loaded
            .problems
            .iter()
            .filter(|one| one.severity == Severity::Error);
        let messages = grave.map(|one| Message::of(one, &loaded.packs.sources));
        return Err(Box::new(Reply::Mistakes {
            messages: messages.collect(),
        }));
    };
    let library = printed(loaded.packs, rulebook, loaded.formats);
    Ok(Arc::new(library))
}

/// A library whose cards are shown as games print them.
fn printed(packs: Packs, rulebook: Rulebook, formats: Vec<Format>) -> Library {
    let wording = Wording::with(packs.clone());
    Library::of(packs, rulebook, formats).printed(Box::new(wording))
}

fn wrong<T>(why: impl Into<String>) -> Result<T, Box<Reply>> {
    Err(Box::new(Reply::Wrong { why: why.into() }))
}

#[cfg(test)]
mod tests;
