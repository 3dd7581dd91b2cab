//! Where folders stand: the one narrow door to the disk.

use super::{Limits, PackError};
use spaceline_lang::span::{FileId, Span};
use std::collections::HashMap;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// What a folder's entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A file.
    File,
    /// A folder.
    Folder,
    /// Something that is neither, such as a link that leads nowhere.
    Other,
}

/// One entry of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its path.
    pub path: PathBuf,
    /// What it is, links followed.
    pub kind: EntryKind,
}

/// Why a file has no text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadFailure {
    /// The system refused, and says why.
    System(String),
    /// It is not UTF-8; the byte at which it stops being so.
    NotText(usize),
    /// It is longer than the limit.
    TooLong,
}

impl ReadFailure {
    /// The error, at a file that stands for what could not be read.
    pub(super) fn into_error(self, at: FileId, limits: &Limits) -> PackError {
        let span = Span::new(at, 0, 0);
        match self {
            Self::System(why) => PackError::Unreadable { span, why },
            Self::NotText(byte) => PackError::NotText { span, byte },
            Self::TooLong => PackError::TooLong {
                span,
                most: limits.file_bytes,
            },
        }
    }
}

/// Why something cannot be read, in plain words where there are some.
pub(super) fn plain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".into(),
        io::ErrorKind::PermissionDenied => "you may not read it".into(),
        _ => error.to_string(),
    }
}

/// A place where folders stand.
pub trait Shelf {
    /// What is in a folder, sorted by name, hidden entries left out.
    ///
    /// # Errors
    /// When the folder cannot be read.
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>>;

    /// A file's text, if it has at most so many bytes.
    ///
    /// # Errors
    /// When it cannot be read, is not text or is too long.
    fn read(&self, file: &Path, most: u64) -> Result<String, ReadFailure>;

    /// A name that is the same for every way that leads to the folder.
    fn identity(&self, folder: &Path) -> PathBuf;
}

/// The disk.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Shelf for Disk {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        let mut entries = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            let path = entry.path();
            let kind = match std::fs::metadata(&path) {
                Ok(data) if data.is_dir() => EntryKind::Folder,
                Ok(data) if data.is_file() => EntryKind::File,
                _ => EntryKind::Other,
            };
            entries.push(Entry { path, kind });
        }
        entries.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(entries)
    }

    fn read(&self, file: &Path, most: u64) -> Result<String, ReadFailure> {
        let system = |error: io::Error| ReadFailure::System(plain(&error));
        let data = std::fs::metadata(file).map_err(system)?;
        if data.is_dir() {
            return Err(ReadFailure::System("it is a folder".into()));
        }
        let open = std::fs::File::open(file).map_err(system)?;
        let mut bytes = Vec::new();
        // A device has no length, so what counts is what comes out of it.
        open.take(most.saturating_add(1))
            .read_to_end(&mut bytes)
            .map_err(system)?;
        if bytes.len() as u64 > most {
            return Err(ReadFailure::TooLong);
        }
        let text = String::from_utf8(bytes)
            .map_err(|error| ReadFailure::NotText(error.utf8_error().valid_up_to()))?;
        // A byte-order mark is no part of the text.
        Ok(match text.strip_prefix('\u{feff}') {
            Some(rest) => rest.to_owned(),
            None => text,
        })
    }

    fn identity(&self, folder: &Path) -> PathBuf {
        std::fs::canonicalize(folder).unwrap_or_else(|_| folder.to_path_buf())
    }
}

/// Files that are in memory: those built into the engine, and those of tests.
#[derive(Clone, Debug, Default)]
pub struct Memory<'a> {
    files: HashMap<PathBuf, &'a str>,
    /// What is in each folder, sorted by name.
    folders: HashMap<PathBuf, Vec<Entry>>,
}

impl<'a> Memory<'a> {
    /// The files by their paths.
    #[must_use]
    pub fn new(files: &[(&str, &'a str)]) -> Self {
        let mut memory = Self::default();
        for (path, text) in files {
            let path = PathBuf::from(path);
            if memory.files.insert(path.clone(), text).is_none() {
                memory.enter(&path, EntryKind::File);
            }
        }
        for entries in memory.folders.values_mut() {
            entries.sort_by(|a, b| a.path.cmp(&b.path));
        }
        memory
    }

    /// Enters what a path leads to in its folder, and each folder in the one around it.
    fn enter(&mut self, path: &Path, kind: EntryKind) {
        let Some(folder) = path.parent() else {
            return;
        };
        let new = !self.folders.contains_key(folder);
        let entry = Entry {
            path: path.to_path_buf(),
            kind,
        };
        self.folders
            .entry(folder.to_path_buf())
            .or_default()
            .push(entry);
        if new {
            self.enter(folder, EntryKind::Folder);
        }
    }
}

impl Shelf for Memory<'_> {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        Ok(self.folders.get(folder).cloned().unwrap_or_default())
    }

    fn read(&self, file: &Path, most: u64) -> Result<String, ReadFailure> {
        let text = self.files.get(file);
        let text = text.ok_or_else(|| ReadFailure::System("there is no such file".into()))?;
        if text.len() as u64 > most {
            return Err(ReadFailure::TooLong);
        }
        Ok((*text).to_owned())
    }

    fn identity(&self, folder: &Path) -> PathBuf {
        folder.to_path_buf()
    }
}
