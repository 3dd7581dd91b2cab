//! Finding packs in folders.
//!
//! In: a folder of a shelf. Out: for each `pack.toml` its files, with their texts among the sources,
//! and an error for each thing that could not be taken in.

use super::shelf::{EntryKind, Shelf};
use super::{PackDeck, PackError, Script, ScriptKind};
use spaceline_lang::span::{FileId, Sources, Span};
use std::path::{Path, PathBuf};

/// How much the engine takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of one file.
    pub file_bytes: u64,
    /// Bytes of all files together.
    pub all_bytes: u64,
    /// Files of all packs together.
    pub files: usize,
    /// Folders inside one another.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            file_bytes: 8 << 20,
            all_bytes: 256 << 20,
            files: 20_000,
            depth: 32,
        }
    }
}

/// How much has been taken in so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Used {
    bytes: u64,
    files: usize,
    /// Whether the end of the limits was told; it is told once.
    told: bool,
}

/// A pack that was found.
pub(super) struct Found {
    pub(super) manifest: FileId,
    pub(super) scripts: Vec<Script>,
    pub(super) decks: Vec<PackDeck>,
}

/// All that was found.
#[derive(Default)]
pub(super) struct Finds {
    pub(super) packs: Vec<Found>,
    pub(super) errors: Vec<PackError>,
}

/// What a file holds, by its ending; nothing for files that are none of ours.
pub(super) fn kind_of(path: &Path) -> Option<ScriptKind> {
    if path
        .file_name()
        .is_some_and(|name| name == crate::base::NAME)
    {
        return Some(ScriptKind::Base);
    }
    match path.extension()?.to_str()? {
        "sl" => Some(ScriptKind::Script),
        "md" => Some(ScriptKind::Prose),
        "tsv" => Some(ScriptKind::Rows),
        _ => None,
    }
}

/// Finds every pack under a folder.
pub(super) fn find(
    shelf: &dyn Shelf,
    root: &Path,
    limits: &Limits,
    used: &mut Used,
    sources: &mut Sources,
) -> Finds {
    let mut search = Search {
        shelf,
        limits,
        used,
        sources,
        finds: Finds::default(),
        above: Vec::new(),
        seen: Vec::new(),
        stray: None,
    };
    search.folder(root, None);
    if let Some(path) = search.stray.take() {
        let span = search.place(&path);
        search.finds.errors.push(PackError::Stray { span });
    }
    search.finds
}

struct Search<'a> {
    shelf: &'a dyn Shelf,
    limits: &'a Limits,
    used: &'a mut Used,
    sources: &'a mut Sources,
    finds: Finds,
    /// The folders that hold the present one, by identity.
    above: Vec<PathBuf>,
    /// All folders so far, by identity.
    seen: Vec<PathBuf>,
    /// The first script above which no manifest stands.
    stray: Option<PathBuf>,
}

impl Search<'_> {
    /// Reads a folder. `pack` is the position of the pack whose folder it stands in.
    fn folder(&mut self, path: &Path, pack: Option<usize>) {
        let identity = self.shelf.identity(path);
        let again = self.seen.contains(&identity);
        if again || self.above.len() >= self.limits.depth {
            let span = self.place(path);
            self.finds.errors.push(if again {
                let leads_up = self.above.contains(&identity);
                PackError::Link { span, leads_up }
            } else {
                let most = self.limits.depth;
                PackError::TooDeep { span, most }
            });
            return;
        }
        let entries = match self.shelf.entries(path) {
            Ok(entries) => entries,
            Err(error) => {
                let span = self.place(path);
                let why = super::shelf::plain(&error);
                self.finds.errors.push(PackError::Unreadable { span, why });
                return;
            }
        };
        self.seen.push(identity.clone());
        self.above.push(identity);
        let manifest = entries.iter().find(|entry| {
            entry.kind != EntryKind::Folder
                && entry.path.file_name().is_some_and(|n| n == "pack.toml")
        });
        let mut pack = pack;
        if let Some(entry) = manifest
            && let Some(manifest) = self.read(&entry.path)
        {
            pack = Some(self.finds.packs.len());
            self.finds.packs.push(Found {
                manifest,
                scripts: Vec::new(),
                decks: Vec::new(),
            });
        }
        for entry in &entries {
            match entry.kind {
                EntryKind::Folder => self.folder(&entry.path, pack),
                EntryKind::File => self.file(path, &entry.path, pack),
                EntryKind::Other => {
                    let span = self.place(&entry.path);
                    let why = "it leads nowhere".to_owned();
                    self.finds.errors.push(PackError::Unreadable { span, why });
                }
            }
        }
        self.above.pop();
    }

    fn file(&mut self, folder: &Path, path: &Path, pack: Option<usize>) {
        let is_deck = folder.file_name().is_some_and(|name| name == "decks")
            && path.extension().is_some_and(|ending| ending == "txt");
        let kind = kind_of(path);
        if kind.is_none() && !is_deck {
            return;
        }
        let Some(at) = pack else {
            if kind == Some(ScriptKind::Script) && self.stray.is_none() {
                self.stray = Some(path.to_path_buf());
            }
            return;
        };
        let Some(file) = self.read(path) else { return };
        let Some(pack) = self.finds.packs.get_mut(at) else {
            return;
        };
        match kind {
            Some(kind) => pack.scripts.push(Script {
                file,
                path: path.to_path_buf(),
                kind,
            }),
            None => pack.decks.push(PackDeck {
                name: path
                    .file_stem()
                    .map(|stem| stem.to_string_lossy().into_owned())
                    .unwrap_or_default(),
                file,
            }),
        }
    }

    /// Takes a file's text in.
    fn read(&mut self, path: &Path) -> Option<FileId> {
        let left = self.limits.all_bytes.saturating_sub(self.used.bytes);
        if left == 0 || self.used.files >= self.limits.files {
            if !self.used.told {
                self.used.told = true;
                let span = self.place(path);
                self.finds.errors.push(PackError::TooMuch { span });
            }
            return None;
        }
        match self.shelf.read(path, self.limits.file_bytes) {
            Ok(text) => {
                self.used.files += 1;
                self.used.bytes = self.used.bytes.saturating_add(text.len() as u64);
                Some(self.sources.add(shown(path), text))
            }
            Err(failure) => {
                let at = self.sources.add(shown(path), "");
                let error = failure.into_error(at, self.limits);
                self.finds.errors.push(error);
                None
            }
        }
    }

    /// A place for an error about something that has no text.
    fn place(&mut self, path: &Path) -> Span {
        Span::new(self.sources.add(shown(path), ""), 0, 0)
    }
}

/// A path as messages show it: the same on every machine.
fn shown(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}
