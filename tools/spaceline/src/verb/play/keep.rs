//! How a game is kept while it is played: each answer is in a file before the next question is asked.
//!
//! Nothing that somebody kept is overwritten: a new game gets a new file, a journal only grows, and a copy that `save`
//! made stays as it is. Where nothing can be written it is said at once, and again before the game is left.

use super::Session;
use crate::args::{Common, PlayArgs};
use crate::exit::Exit;
use spaceline_rules::book::Rulebook;
use spaceline_rules::game::{Journal, Match, Record};
use spaceline_rules::show;
use spaceline_runtime::{Choice, Game};
use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many games of one seed have a name in a folder.
const MOST_NAMES: u32 = 10_000;

/// A game's file, which the end of the run may ask for at any time.
#[derive(Clone)]
pub struct Keep(Arc<Mutex<Kept>>);

struct Kept {
    journal: Journal,
    /// Where it is written, and what it is called; nowhere, if nothing can be written.
    file: Option<(File, PathBuf)>,
    /// So many bytes of the file are whole lines.
    whole: u64,
    /// What could not be written yet.
    waiting: String,
    /// How the game is gone on with, behind the name of its file.
    manner: String,
}

impl Keep {
    /// Begins to keep a game: in the file that is wished, in the journal that is gone on with, or, if a person plays,
    /// in a new one. Nothing is kept of a game between bots for which no file is named.
    pub fn of(
        common: &Common,
        args: &PlayArgs,
        rulebook: &Rulebook,
        played: &Match,
        you: Option<u8>,
    ) -> Result<Option<Self>, Exit> {
        let (journal, text) = Journal::begin(rulebook, played);
        let kept = Kept {
            journal,
            file: None,
            whole: 0,
            waiting: text,
            manner: manner(common, args, you),
        };
        let keep = Self(Arc::new(Mutex::new(kept)));
        if let Some(path) = &args.save {
            keep.lock().begin(path).map_err(|why| {
                eprintln!("{}", not_written(path, &why));
                Exit::Load
            })?;
        } else if you.is_none() {
            return Ok(None);
        } else if !keep.goes_on(args.resume.as_deref(), played)? {
            keep.lock().begin_anywhere(played.seed());
        }
        keep.tell_of_signals();
        Ok(Some(keep))
    }

    /// Whoever went wrong while he wrote has left lines that are whole, or are waiting.
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes on with a journal, if there is one that can be written.
    fn goes_on(&self, path: Option<&Path>, played: &Match) -> Result<bool, Exit> {
        let Some(path) = path else { return Ok(false) };
        match open(path) {
            Ok(Opened::Copy) => say!("{} stays as it is", path.display()),
            Ok(Opened::Journal(file, journal, whole)) if journal.made == played.choices().len() => {
                let mut kept = self.lock();
                kept.journal = journal.at;
                kept.whole = whole;
                kept.waiting.clear();
                kept.file = Some((file, path.to_path_buf()));
                say!("kept in {}, answer by answer", path.display());
                return Ok(true);
            }
            Ok(Opened::Journal(..) | Opened::Held) => {
                eprintln!("{}: somebody is playing this game", path.display());
                return Err(Exit::Load);
            }
            Err(why) => eprintln!("{}", not_written(path, &why)),
        }
        Ok(false)
    }

    /// Where a run is ended from outside, it is said where the game is. Whoever holds the file first writes his line
    /// to its end.
    fn tell_of_signals(&self) {
        let keep = self.clone();
        // Without this the run ends as well, in silence, and nothing of the game is lost.
        let _ = ctrlc::set_handler(move || {
            let kept = keep.lock();
            eprintln!("\n{}", kept.told(false));
            std::process::exit(Exit::Signal.number().into());
        });
    }

    /// A choice was made.
    pub fn chose(&self, choice: &Choice, game: &Game) {
        let mut kept = self.lock();
        let line = kept.journal.chose(choice, game);
        kept.add(&line);
    }

    /// Choices were taken back.
    pub fn took_back(&self, left: usize) {
        let mut kept = self.lock();
        let line = kept.journal.took_back(left);
        kept.add(&line);
    }

    /// Makes sure that all is on the disk.
    pub fn settle(&self) {
        let kept = self.lock();
        let synced = kept.file.as_ref().map(|(file, _)| file.sync_data());
        if let (Some(Err(why)), true) = (synced, kept.waiting.is_empty()) {
            kept.tell_failure(&why);
        }
    }

    /// Whether all of the game is in a file.
    pub fn is_safe(&self) -> bool {
        let mut kept = self.lock();
        kept.add("");
        kept.is_safe()
    }

    /// Where the game is, and, if it is not over, how it is gone on with.
    pub fn told(&self, over: bool) -> String {
        self.lock().told(over)
    }

    /// Begins a journal in a file, if there is none yet.
    fn begins(&self, path: &Path) -> Option<io::Result<()>> {
        let mut kept = self.lock();
        kept.file.is_none().then(|| kept.begin(path))
    }
}

impl Kept {
    /// Begins a file that was not there.
    fn begin(&mut self, path: &Path) -> io::Result<()> {
        let mut file = File::create_new(path)?;
        if let Err(why) = file.write_all(self.waiting.as_bytes()) {
            // Nobody else has seen the file.
            let _ = std::fs::remove_file(path);
            return Err(why);
        }
        // A system without locks has games that two can play at once.
        let _ = file.try_lock();
        self.whole = self.waiting.len() as u64;
        self.waiting.clear();
        self.file = Some((file, path.to_path_buf()));
        say!("kept in {}, answer by answer", path.display());
        Ok(())
    }

    /// Begins a file in this folder, or where the system has room for such.
    fn begin_anywhere(&mut self, seed: u64) {
        for folder in [PathBuf::new(), std::env::temp_dir()] {
            if let Err((path, why)) = self.begin_in(&folder, seed) {
                eprintln!("{}", not_written(&path, &why));
            } else {
                return;
            }
        }
        eprintln!("this game is kept nowhere: `save FILE` keeps it in a file of your choice");
    }

    fn begin_in(&mut self, folder: &Path, seed: u64) -> Result<(), (PathBuf, io::Error)> {
        let mut number = 1;
        loop {
            let path = folder.join(match number {
                1 => format!("spaceline-{seed}.game"),
                n => format!("spaceline-{seed}-{n}.game"),
            });
            match self.begin(&path) {
                Ok(()) => return Ok(()),
                Err(why) if why.kind() == ErrorKind::AlreadyExists && number < MOST_NAMES => {
                    number += 1;
                }
                Err(why) => return Err((path, why)),
            }
        }
    }

    /// Writes a line, and those that could not be written before.
    fn add(&mut self, line: &str) {
        let failed = !self.waiting.is_empty();
        self.waiting.push_str(line);
        let Some((file, path)) = self.file.as_mut() else {
            return;
        };
        if self.waiting.is_empty() {
            return;
        }
        let written = file
            .seek(SeekFrom::Start(self.whole))
            .and_then(|_| file.write_all(self.waiting.as_bytes()));
        match written {
            Ok(()) => {
                self.whole += self.waiting.len() as u64;
                self.waiting.clear();
                if failed {
                    say!("kept again in {}", path.display());
                }
            }
            Err(why) => {
                // Half a line is none; where it cannot be cut off, reading passes it over.
                let _ = file.set_len(self.whole);
                if !failed {
                    self.tell_failure(&why);
                }
            }
        }
    }

    fn tell_failure(&self, why: &io::Error) {
        if let Some((_, path)) = &self.file {
            eprintln!("{}", not_written(path, why));
            eprintln!(
                "your answers are kept no longer: `save FILE` keeps the game in another file"
            );
        }
    }

    const fn is_safe(&self) -> bool {
        self.file.is_some() && self.waiting.is_empty()
    }

    fn told(&self, over: bool) -> String {
        let Some((_, path)) = &self.file else {
            return "this game is kept nowhere".to_owned();
        };
        let path = path.display();
        let but = if self.waiting.is_empty() {
            ""
        } else {
            ", but for your last answers"
        };
        if over {
            return format!("kept in {path}{but}");
        }
        let manner = &self.manner;
        format!("kept in {path}{but}\ngo on with: spaceline play --resume {path}{manner}")
    }
}

/// How a game is gone on with, behind the name of its file.
fn manner(common: &Common, args: &PlayArgs, you: Option<u8>) -> String {
    let mut words = String::new();
    if let Some(you) = you {
        words += &format!(" --you {}", show::player(you));
    }
    if !args.bots.is_empty() {
        words += &format!(" --bots {}", args.bots.join(","));
    }
    if !args.sets.is_empty() {
        words += &format!(" --sets {}", args.sets.join(","));
    }
    for folder in &common.packs {
        words += &format!(" --packs {}", folder.display());
    }
    if common.bare {
        words += " --bare";
    }
    words
}

/// A file that was opened to go on with.
enum Opened {
    /// Somebody made it with `save`.
    Copy,
    /// A journal; so many bytes of it are whole lines.
    Journal(File, Standing, u64),
    /// Another run writes it.
    Held,
}

/// Where a journal stands.
struct Standing {
    at: Journal,
    /// So many choices stand in it.
    made: usize,
}

fn open(path: &Path) -> io::Result<Opened> {
    let mut text = String::new();
    File::open(path)?.read_to_string(&mut text)?;
    if !Journal::is_one(&text) {
        return Ok(Opened::Copy);
    }
    let mut file = File::options().read(true).write(true).open(path)?;
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Ok(Opened::Held);
    }
    // Only now nobody else writes it.
    text.clear();
    file.read_to_string(&mut text)?;
    let Ok(read) = Journal::read(&text) else {
        return Ok(Opened::Held);
    };
    let whole = read.whole as u64;
    if read.whole < text.len() {
        file.set_len(whole)?;
    }
    let standing = Standing {
        at: read.journal,
        made: read.record.choices.len(),
    };
    Ok(Opened::Journal(file, standing, whole))
}

/// Why a file is not written.
fn not_written(path: &Path, why: &io::Error) -> String {
    let path = path.display();
    if why.kind() == ErrorKind::AlreadyExists {
        return format!(
            "{path} is there already, and nothing that was kept is overwritten: name another file"
        );
    }
    format!("{path} cannot be written: {why}")
}

impl Session<'_> {
    /// Writes a copy of the game down, as it is now.
    pub(super) fn write(&self, path: &Path) -> bool {
        let begun = self.keep.as_ref().and_then(|keep| keep.begins(path));
        let text = || Record::of(self.rulebook, &self.played).text();
        let written = begun.unwrap_or_else(|| {
            let mut file = File::create_new(path)?;
            let written = file
                .write_all(text().as_bytes())
                .and_then(|()| file.sync_data());
            if written.is_err() {
                // Nobody else has seen the file.
                let _ = std::fs::remove_file(path);
            } else {
                say!("written to {}; it stays as it is now", path.display());
            }
            written
        });
        if let Err(why) = &written {
            eprintln!("{}", not_written(path, why));
        }
        written.is_ok()
    }
}
