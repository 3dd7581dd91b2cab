//! Rules and cards, read once and shared by games.

use crate::error;
use pyo3::prelude::*;
use spaceline_desk::{Deck, entrants, library};
use spaceline_rules::game::Entrant;
use spaceline_rules::pack::Packs;
use spaceline_runtime::Program;
use spaceline_runtime::tell::heading;
use spaceline_table::Library;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// So many formats are kept for those who name no rules.
const KEPT: usize = 8;

/// Rules that were read for those who name a format alone.
static READ: Mutex<BTreeMap<Option<String>, Arc<Library>>> = Mutex::new(BTreeMap::new());

/// Rules and cards of a format. Reading them takes a third of a second, so keep them.
#[pyclass(frozen, module = "spaceline")]
pub struct Rules {
    pub library: Arc<Library>,
}

/// The rules that are named, or those of a format.
pub fn of(
    py: Python<'_>,
    rules: Option<&Bound<'_, Rules>>,
    format: Option<String>,
) -> PyResult<Arc<Library>> {
    if let Some(rules) = rules {
        return Ok(Arc::clone(&rules.get().library));
    }
    if let Some(known) = READ.lock().ok().and_then(|read| read.get(&format).cloned()) {
        return Ok(known);
    }
    let library = read(py, format.clone(), Vec::new())?;
    if let Ok(mut read) = READ.lock()
        && read.len() < KEPT
    {
        read.insert(format, Arc::clone(&library));
    }
    Ok(library)
}

fn read(py: Python<'_>, format: Option<String>, folders: Vec<PathBuf>) -> PyResult<Arc<Library>> {
    py.detach(|| {
        let mut packs = Packs::new();
        for folder in &folders {
            packs.add_folder(folder);
        }
        packs.add_built_in();
        library(packs, format.as_deref())
    })
    .map_err(|reply| error::of_reply(&reply))
}

/// Decks by their names or as lists; the decks of the format where none are named. A text of several lines is a list.
pub fn decks(library: &Library, named: Option<Vec<String>>, any: bool) -> PyResult<Vec<Entrant>> {
    let decks: Vec<Deck> = named
        .unwrap_or_default()
        .into_iter()
        .map(|deck| match deck.contains('\n') {
            true => Deck::List(deck),
            false => Deck::Named(deck),
        })
        .collect();
    entrants(library, &decks, any).map_err(|reply| error::of_reply(&reply))
}

impl Rules {
    fn program(&self) -> &Program {
        &self.library.rulebook.program
    }
}

#[pymethods]
impl Rules {
    /// Reads rules and cards. `packs` are folders with packs of your own.
    #[new]
    #[pyo3(signature = (format=None, packs=Vec::new()))]
    fn new(py: Python<'_>, format: Option<String>, packs: Vec<PathBuf>) -> PyResult<Self> {
        let library = read(py, format, packs)?;
        Ok(Self { library })
    }

    /// The name of the format.
    #[getter]
    fn format(&self) -> &str {
        &self.library.rulebook.format.name
    }

    /// A number for all that the rules and cards say: two machines that have the same play the same games.
    #[getter]
    fn hash(&self) -> String {
        self.library.rulebook.hash.to_string()
    }

    /// The formats that there are, each with the decks that it is played with where none are named.
    #[getter]
    fn formats(&self) -> BTreeMap<String, Vec<String>> {
        let formats = self.library.formats();
        let names = |decks: Vec<&spaceline_rules::pack::PackDeck>| {
            decks.iter().map(|deck| deck.name.clone()).collect()
        };
        formats
            .map(|(name, decks)| (name.to_owned(), names(decks)))
            .collect()
    }

    /// The titles of all cards. Numbers of observations count from the first.
    #[getter]
    fn titles(&self) -> Vec<String> {
        let book = self.program().book();
        let titles = book.cards.iter().map(|card| heading(book, card));
        titles.collect()
    }

    /// The names of the kinds of things.
    #[getter]
    fn kinds(&self) -> Vec<String> {
        let kinds = self.program().book().kinds.iter();
        kinds.map(|kind| kind.named.name.to_string()).collect()
    }

    /// The names of the zones in which things lie.
    #[getter]
    fn zones(&self) -> Vec<String> {
        let zones = self.program().book().zones.iter();
        zones.map(|zone| zone.named.name.to_string()).collect()
    }

    /// The names of the actions.
    #[getter]
    fn actions(&self) -> Vec<String> {
        let actions = self.program().book().actions.iter();
        actions
            .map(|action| action.named.name.to_string())
            .collect()
    }

    /// The names of the states in which things are put, by their bits.
    #[getter]
    fn states(&self) -> BTreeMap<u8, String> {
        let program = self.program();
        let ids = (0..).map(spaceline_lang::tree::StateId);
        let states = ids.zip(&program.book().states);
        states
            .filter_map(|(id, state)| Some((program.state_bit(id)?, state.named.name.to_string())))
            .collect()
    }

    fn __repr__(&self) -> String {
        format!("<spaceline.Rules {:?}, {}>", self.format(), self.hash())
    }
}
