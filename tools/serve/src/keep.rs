//! A game's file: who sits there, and a journal.
//!
//! The first line says what the game is; below it stands the journal of the game as `play` writes it. Nothing that was
//! written is ever changed, and each answer is on the disk before it is acknowledged. A line that has no end was being
//! written when the machine stopped, and is cut off.

use serde::{Deserialize, Serialize};
use spaceline_rules::game::{Damage, Journal, Match, Record};
use spaceline_table::{Library, Seated, Session};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A game's file is not longer than this.
const MOST_BYTES: u64 = 64 << 20;

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// A person, by the secret word of the seat.
    Person(String),
    /// A bot, by its name.
    Bot(String),
}

/// What a game is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The format.
    pub format: Option<String>,
    /// The seats.
    pub seats: Vec<Seat>,
}

impl Head {
    /// Who sits where, as a session takes it.
    pub fn seated(&self) -> Vec<Seated> {
        let one = |seat: &Seat| match seat {
            Seat::Person(_) => Seated::Person,
            Seat::Bot(name) => Seated::Bot(name.clone()),
        };
        self.seats.iter().map(one).collect()
    }
}

/// Why a game is not kept, or cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum NotKept {
    /// The disk.
    #[error("the game cannot be written down: {0}")]
    Disk(#[from] io::Error),
    /// What is written there is damaged, or the rules have changed since.
    #[error("the game cannot be gone on with: {0}")]
    Damage(#[from] Damage),
    /// It is no game's file.
    #[error("this is no game's file")]
    NoGame,
}

/// A file to which a game is written.
#[derive(Debug)]
pub struct Keep {
    file: File,
    journal: Journal,
    /// So many bytes are whole lines.
    whole: u64,
    /// So many choices are written.
    written: usize,
}

impl Keep {
    /// Begins a file. One that is there already is left as it is.
    pub fn begin(
        path: &Path,
        head: &Head,
        library: &Library,
        played: &Match,
    ) -> Result<Self, NotKept> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        private(&mut options);
        let mut file = options.open(path)?;
        let (journal, text) = Journal::begin(&library.rulebook, played);
        // A head holds nothing that cannot be written.
        let head = serde_json::to_string(head).unwrap_or_default();
        let text = format!("{head}\n{text}");
        let written = file
            .write_all(text.as_bytes())
            .and_then(|()| file.sync_all());
        if let Err(error) = written {
            // Nobody knows of it yet.
            let _ = std::fs::remove_file(path);
            return Err(error.into());
        }
        Ok(Self {
            file,
            journal,
            whole: text.len() as u64,
            written: played.choices().len(),
        })
    }

    /// Opens a file to go on with its game.
    pub fn open(path: &Path) -> Result<(Self, Head, Record), NotKept> {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        let mut text = String::new();
        (&mut file).take(MOST_BYTES).read_to_string(&mut text)?;
        let (head, journal) = text.split_once('\n').ok_or(NotKept::NoGame)?;
        let parsed: Head = serde_json::from_str(head).map_err(|_| NotKept::NoGame)?;
        let read = Journal::read(journal)?;
        let whole = (head.len() + 1 + read.whole) as u64;
        if whole < text.len() as u64 {
            file.set_len(whole)?;
        }
        file.seek(SeekFrom::Start(whole))?;
        let keep = Self {
            file,
            journal: read.journal,
            whole,
            written: read.record.choices.len(),
        };
        Ok((keep, parsed, read.record))
    }

    /// Writes what has been chosen and taken back since.
    pub fn write(&mut self, session: &mut Session) -> io::Result<()> {
        let still = session.still_made();
        let mut journal = self.journal;
        let mut text = String::new();
        let mut written = self.written;
        if still < written {
            text.push_str(&journal.took_back(still));
            written = still;
        }
        for (choice, game) in session.played().since(written) {
            text.push_str(&journal.chose(choice, game));
            written += 1;
        }
        if text.is_empty() {
            return Ok(());
        }
        let done = self
            .file
            .write_all(text.as_bytes())
            .and_then(|()| self.file.sync_data());
        if let Err(error) = done {
            // Half a line would be cut off when the file is read again; it is cut off now, if that can be done.
            let _ = self.file.set_len(self.whole);
            return Err(error);
        }
        self.whole += text.len() as u64;
        self.journal = journal;
        self.written = written;
        Ok(())
    }
}

/// Only who runs the server may read a game's file: it holds the secret words of its seats.
#[cfg(unix)]
fn private(options: &mut OpenOptions) {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600);
}

#[cfg(not(unix))]
fn private(_: &mut OpenOptions) {}
