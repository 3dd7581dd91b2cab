//! Packs: folders of scripts with a manifest.
//!
//! What comes in are shelves (places where folders stand: the disk, or what is built into the
//! engine); what goes out is [`Packs`]: every script's text under a number, the packs in the order in
//! which they build on each other, and a diagnostic for everything that could not be taken in. A fault
//! of one pack never hides the others.
//!
//! A folder with a `pack.toml` is a pack, and all scripts beneath it belong to it, down to the next
//! `pack.toml`. Packs come from people one may not know, so every size is bounded ([`Limits`]).

mod embedded;
mod error;
mod folder;
mod manifest;
mod order;
mod parsed;
mod shelf;

pub use error::PackError;
pub use folder::Limits;
pub use manifest::{LANGUAGE, Manifest, PackKind, Requirement};
pub(crate) use parsed::{parse_for_games, parse_script};
pub use shelf::{Disk, Entry, EntryKind, Memory, ReadFailure, Shelf};

use smol_str::SmolStr;
use spaceline_lang::diagnostic::{Diagnostic, Report, Severity};
use spaceline_lang::span::{FileId, Sources, Span};
use spaceline_lang::vocabulary::Sight;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Where a pack was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Built into the engine.
    Embedded,
    /// In a folder that was given.
    Folder(PathBuf),
    /// Single scripts that were given, which belong to no pack.
    Loose,
}

/// What a script file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptKind {
    /// Items of the language, from the first line to the last.
    Script,
    /// Prose; scenarios stand in fenced blocks marked `spaceline`.
    Prose,
    /// Prose that was asked for by its name: its fenced blocks are a script, whatever they say.
    Page,
    /// A table of the rows of a document.
    Rows,
    /// What an edition was written over.
    Base,
}

/// One file of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// Its number in [`Packs::sources`].
    pub file: FileId,
    /// Where it stands.
    pub path: PathBuf,
    /// What it holds.
    pub kind: ScriptKind,
}

/// A deck list that comes with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackDeck {
    /// The file's name without its ending.
    pub name: String,
    /// Its number in [`Packs::sources`].
    pub file: FileId,
}

/// A pack: its manifest and its files.
#[derive(Clone, Debug, PartialEq)]
pub struct Pack {
    /// What its `pack.toml` says.
    pub manifest: Manifest,
    /// Where it was found.
    pub origin: Origin,
    /// Its scripts, by path.
    pub scripts: Vec<Script>,
    /// The deck lists in its `decks` folder, by name.
    pub decks: Vec<PackDeck>,
}

/// All packs of a run.
#[derive(Clone, Debug, Default)]
pub struct Packs {
    /// Every text that was taken in.
    pub sources: Sources,
    /// The packs; each stands behind those it requires once [`Packs::settle`] has run.
    pub packs: Vec<Pack>,
    /// What was wrong.
    pub problems: Vec<Diagnostic>,
    limits: Limits,
    used: folder::Used,
    /// What was parsed of the scripts.
    parsed: parsed::Parsed,
    /// The packs that were left out because their id was taken.
    twice: Vec<Twice>,
}

/// A pack whose id is taken.
#[derive(Clone, Debug)]
struct Twice {
    id: String,
    /// Where its manifest says so.
    span: Span,
    /// Where that of the first says so.
    first: Span,
}

impl Packs {
    /// No packs, with the usual limits.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// No packs, with other limits.
    #[must_use]
    pub fn with_limits(limits: Limits) -> Self {
        Self {
            limits,
            ..Self::default()
        }
    }

    /// The packs that are built into the engine.
    #[must_use]
    pub fn built_in() -> Self {
        let mut packs = Self::new();
        packs.add_built_in();
        packs
    }

    /// Adds the packs that are built into the engine, except those whose place is already taken.
    pub fn add_built_in(&mut self) {
        self.add_built_in_where(|_| true);
    }

    /// Adds those of the packs that are built into the engine whose files are wanted, by their paths.
    pub fn add_built_in_where(&mut self, wanted: impl Fn(&str) -> bool) {
        let files = embedded::FILES.iter().copied();
        let files: Vec<_> = files.filter(|(path, _)| wanted(path)).collect();
        self.add(&Memory::new(&files), Path::new(""), &Origin::Embedded);
    }

    /// Adds every pack in a folder. A pack with the id and the name of a built-in one takes its place.
    pub fn add_folder(&mut self, path: &Path) {
        self.add(&Disk, path, &Origin::Folder(path.to_path_buf()));
    }

    /// Adds one script by itself, in a pack of its own that builds on all others.
    pub fn add_text(&mut self, name: &str, kind: ScriptKind, text: &str) -> FileId {
        let file = self.sources.add(name, text);
        let script = Script {
            file,
            path: PathBuf::from(name),
            kind,
        };
        if let Some(pack) = self.packs.iter_mut().find(|p| p.origin == Origin::Loose) {
            pack.scripts.push(script);
        } else {
            self.packs.push(Pack {
                manifest: Manifest::loose(),
                origin: Origin::Loose,
                scripts: vec![script],
                decks: Vec::new(),
            });
        }
        file
    }

    /// Adds one script file from the disk by itself.
    pub fn add_file(&mut self, path: &Path) -> Option<FileId> {
        let name = path.to_string_lossy();
        let kind = match folder::kind_of(path) {
            Some(ScriptKind::Prose) => ScriptKind::Page,
            kind => kind.unwrap_or(ScriptKind::Script),
        };
        match Disk.read(path, self.limits.file_bytes) {
            Ok(text) => Some(self.add_text(&name, kind, &text)),
            Err(failure) => {
                let at = self.sources.add(&*name, "");
                self.report(&failure.into_error(at, &self.limits));
                None
            }
        }
    }

    /// Adds every pack under a folder of a shelf.
    pub fn add(&mut self, shelf: &dyn Shelf, root: &Path, origin: &Origin) {
        let found = folder::find(shelf, root, &self.limits, &mut self.used, &mut self.sources);
        for error in &found.errors {
            self.report(error);
        }
        for pack in found.packs {
            self.admit(pack, origin);
        }
    }

    fn admit(&mut self, found: folder::Found, origin: &Origin) {
        let text = self.sources.text(found.manifest);
        let (manifest, errors) = manifest::read(found.manifest, text);
        for error in &errors {
            self.report(error);
        }
        let Some(manifest) = manifest else { return };
        if let Some(at) = self.packs.iter().position(|p| p.manifest.id == manifest.id) {
            let Some(other) = self.packs.get(at) else {
                return;
            };
            let (id, span) = (manifest.id.clone(), manifest.id_span);
            let first = other.manifest.id_span;
            let built_in = |origin: &Origin| *origin == Origin::Embedded;
            let same = other.manifest.name == manifest.name;
            match (built_in(&other.origin), built_in(origin)) {
                (true, false) if !same => {
                    let name = other.manifest.name.clone();
                    self.report(&PackError::Taken { id, span, name });
                    return;
                }
                (false, true) if !same => {
                    self.packs.remove(at);
                    let name = manifest.name.clone();
                    let span = first;
                    self.report(&PackError::Taken { id, span, name });
                }
                (true, false) => {
                    self.packs.remove(at);
                    self.report(&PackError::Replaces { id, span });
                }
                (false, true) => {
                    // The folder came first and has the place already.
                    self.report(&PackError::Replaces { id, span: first });
                    return;
                }
                _ => {
                    self.twice.push(Twice { id, span, first });
                    return;
                }
            }
        }
        self.packs.push(Pack {
            manifest,
            origin: origin.clone(),
            scripts: found.scripts,
            decks: found.decks,
        });
    }

    /// Puts the packs in the order in which they build on each other, and reports requirements that
    /// are not met. A pack whose requirements are not met is left out, with the reason told.
    pub fn settle(&mut self) {
        self.tell_duplicates();
        let packs = std::mem::take(&mut self.packs);
        let (packs, errors) = order::settle(packs);
        self.packs = packs;
        for error in &errors {
            self.report(error);
        }
    }

    /// Whose words each script may use: those of its own pack and of the packs that one requires. Loose scripts use
    /// all, and theirs are used by loose scripts alone.
    #[must_use]
    pub fn sight(&self) -> Sight {
        let mut sight = Sight::default();
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        for pack in self
            .packs
            .iter()
            .filter(|pack| !pack.manifest.id.is_empty())
        {
            let files = pack.scripts.iter().map(|script| script.file);
            let needs = pack.manifest.requires.iter();
            let bases = needs.filter_map(|need| places.get(need.id.as_str()).copied());
            let place = sight.add(files.clone(), bases.collect::<Vec<_>>());
            if pack.origin == Origin::Embedded {
                sight.build_in(files);
            }
            places.insert(&pack.manifest.id, place);
        }
        sight
    }

    /// The edition to which each script belongs that is in force under an edition alone: those of its own pack, and
    /// of packs that require it.
    #[must_use]
    pub fn homes(&self) -> BTreeMap<FileId, SmolStr> {
        let mut of_packs: BTreeMap<&str, &String> = BTreeMap::new();
        let mut homes = BTreeMap::new();
        for pack in &self.packs {
            let manifest = &pack.manifest;
            let own = manifest.edition.as_ref();
            let own = own.filter(|_| manifest.kind == PackKind::Edition);
            let needs = manifest.requires.iter().rev();
            let mut needed = needs.filter_map(|need| of_packs.get(need.id.as_str()).copied());
            if let Some(edition) = own.or_else(|| needed.next()) {
                of_packs.insert(&manifest.id, edition);
                let files = pack.scripts.iter().map(|script| script.file);
                homes.extend(files.map(|file| (file, SmolStr::new(edition))));
            }
        }
        homes
    }

    /// The packs on which a pack rests, itself among them, by their places.
    fn rests_on(&self, at: usize) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut open = vec![at];
        while let Some(at) = open.pop() {
            let Some(pack) = self.packs.get(at).filter(|_| found.insert(at)) else {
                continue;
            };
            for need in &pack.manifest.requires {
                let mut packs = self.packs.iter();
                open.extend(packs.position(|pack| pack.manifest.id == need.id));
            }
        }
        found
    }

    /// The rules at the bottom of a pack: packs of rules that rest on no others.
    fn grounds(&self, at: usize) -> BTreeSet<usize> {
        let is_rules = |at: &usize| {
            let pack = self.packs.get(*at);
            pack.is_some_and(|pack| pack.manifest.kind == PackKind::Rules)
        };
        let alone = |at: &usize| self.rests_on(*at).iter().filter(|at| is_rules(at)).count() == 1;
        let rests = self.rests_on(at).into_iter();
        rests.filter(|at| is_rules(at) && alone(at)).collect()
    }

    /// Which packs are there under an edition. One that is a pack of its own and rests on no rules, or on others, has
    /// nothing to do with packs that rest on rules which it does not know.
    #[must_use]
    pub fn there_under(&self, edition: Option<&str>) -> Vec<bool> {
        let is_it = |pack: &Pack| {
            pack.manifest.kind == PackKind::Edition && pack.manifest.edition.as_deref() == edition
        };
        let Some(own) = self.packs.iter().position(is_it) else {
            return vec![true; self.packs.len()];
        };
        let own = self.grounds(own);
        let all = 0..self.packs.len();
        all.map(|at| self.grounds(at).is_subset(&own)).collect()
    }

    /// Which packs are those of games apart: they rest on an edition that rests on no rules.
    #[must_use]
    pub fn apart(&self) -> Vec<bool> {
        let bare = |at: &usize| {
            let pack = self.packs.get(*at);
            let edition = pack.is_some_and(|pack| pack.manifest.kind == PackKind::Edition);
            edition && self.grounds(*at).is_empty()
        };
        let all = 0..self.packs.len();
        all.map(|at| self.rests_on(at).iter().any(bare)).collect()
    }

    /// The packs whose scripts are in force under an edition, or are its own.
    #[must_use]
    pub fn in_force(&self, edition: Option<&str>) -> Vec<&Pack> {
        let homes = self.homes();
        let there = self.there_under(edition);
        let packs = self.packs.iter().zip(there);
        let packs = packs.filter(|(pack, there)| {
            let home = pack.scripts.first().and_then(|one| homes.get(&one.file));
            *there && home.is_none_or(|home| Some(home.as_str()) == edition)
        });
        packs.map(|(pack, _)| pack).collect()
    }

    /// Packs that stand in two places. Where a whole folder of packs was given twice, it is said once.
    fn tell_duplicates(&mut self) {
        let mut told: Vec<PackError> = Vec::new();
        for twice in std::mem::take(&mut self.twice) {
            let folders = [twice.first, twice.span].map(|span| {
                let name = self.sources.name(span.file);
                name.strip_suffix("/pack.toml").unwrap_or(name).to_owned()
            });
            let [one, other] = folders;
            let shared = shared_end(&one, &other);
            let above = (above(&one, shared), above(&other, shared));
            let known = told.iter_mut().find_map(|error| match error {
                PackError::Duplicate { ids, places, .. } if *places == above => Some(ids),
                _ => None,
            });
            match known {
                Some(ids) => ids.push(twice.id),
                None => told.push(PackError::Duplicate {
                    ids: vec![twice.id],
                    span: twice.span,
                    first: twice.first,
                    places: above,
                }),
            }
        }
        for error in &told {
            self.report(error);
        }
    }

    /// Whether anything was wrong enough to stop.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|p| p.severity == Severity::Error)
    }

    /// The deck list of this name that comes with a pack.
    #[must_use]
    pub fn deck(&self, name: &str) -> Option<&PackDeck> {
        let mut decks = self.packs.iter().flat_map(|pack| &pack.decks);
        decks.find(|deck| deck.name.eq_ignore_ascii_case(name))
    }

    /// The decks that a game under an edition is played with when none are named: of the last of its packs that names
    /// some.
    #[must_use]
    pub fn starters(&self, edition: Option<&str>) -> Vec<&PackDeck> {
        let packs = self.in_force(edition);
        let mut lists = packs
            .into_iter()
            .rev()
            .map(|pack| pack.manifest.starters.iter());
        let list = lists.find(|list| list.len() > 0);
        list.into_iter()
            .flatten()
            .filter_map(|name| self.deck(name))
            .collect()
    }

    fn report(&mut self, error: &dyn Report) {
        self.problems.push(error.diagnostic());
    }
}

/// How many bytes of whole folders two paths have in common at their ends. Of neither path all is taken.
fn shared_end(one: &str, other: &str) -> usize {
    let folders = |path: &str| path.split('/').count();
    let most = folders(one).min(folders(other)).saturating_sub(1);
    let parts = one.rsplit('/').zip(other.rsplit('/')).take(most);
    let same = parts.take_while(|(a, b)| a == b);
    same.map(|(part, _)| part.len() + 1).sum()
}

/// A path without so many bytes of its end; what stands at the root keeps its name.
fn above(path: &str, end: usize) -> String {
    let kept = path.len().checked_sub(end).and_then(|at| path.get(..at));
    kept.filter(|kept| !kept.is_empty())
        .unwrap_or(path)
        .to_owned()
}

#[cfg(test)]
mod tests;
