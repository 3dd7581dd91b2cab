//! From arguments to packs and a rulebook; what is wrong goes to the error stream.

use crate::args::{Color, Common};
use crate::exit::Exit;
use crate::json;
use spaceline_lang::diagnostic::{Diagnostic, Report, Severity, render};
use spaceline_lang::span::{FileId, Sources, Span};
use spaceline_rules::book::{self, Loaded, Rulebook, Wanted};
use spaceline_rules::codes;
use spaceline_rules::pack::{PackError, Packs};
use spaceline_runtime::Fault;
use spaceline_table::json::Message;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

/// The packs that are asked for. `paths` are packs, folders of packs or single scripts besides.
pub fn packs(common: &Common, paths: &[PathBuf]) -> Packs {
    let mut packs = Places::of(common, paths).packs(common);
    tell_empty(&mut packs, &common.packs);
    packs
}

/// The same, for whoever asks about `paths`: there has to be something in each of them.
pub fn asked(common: &Common, paths: &[PathBuf]) -> Packs {
    let mut packs = packs(common, paths);
    tell_empty(&mut packs, paths);
    packs
}

/// Tells in which of these places nothing was read. What is not there at all has been told already.
fn tell_empty(packs: &mut Packs, paths: &[PathBuf]) {
    for path in paths.iter().filter(|path| path.exists()) {
        let files = (0..packs.sources.len()).filter_map(|n| u32::try_from(n).ok());
        let mut names = files.map(|n| Path::new(packs.sources.name(FileId(n))));
        let full = path.canonicalize().ok();
        let within = |name: &Path| {
            name.canonicalize()
                .ok()
                .zip(full.as_ref())
                .is_some_and(|(at, full)| at.starts_with(full))
        };
        if !names.any(|name| name.starts_with(path) || within(name)) {
            let file = packs.sources.add(&*path.to_string_lossy(), "");
            let error = PackError::Empty {
                span: Span::new(file, 0, 0),
            };
            packs.problems.push(error.diagnostic());
        }
    }
}

/// What is asked for on the disk.
pub struct Places {
    /// Folders of packs.
    pub folders: Vec<PathBuf>,
    /// Scripts that belong to no pack.
    pub files: Vec<PathBuf>,
}

impl Places {
    /// Finds what is asked for.
    pub fn of(common: &Common, paths: &[PathBuf]) -> Self {
        let mut files = Vec::new();
        let mut folders = Folders::default();
        for folder in &common.packs {
            folders.add(folder.clone());
        }
        for path in paths {
            match pack_of(path) {
                // A file or folder of a pack brings its pack.
                Some(root) => folders.add(root),
                // What is not there is told of as a folder would be.
                None if path.is_dir() || !path.exists() => folders.add(path.clone()),
                None => files.push(path.clone()),
            }
        }
        let folders = folders.all.into_iter().map(|(folder, _)| folder).collect();
        Self { folders, files }
    }

    /// Reads it.
    pub fn packs(&self, common: &Common) -> Packs {
        let mut packs = Packs::new();
        for file in &self.files {
            packs.add_file(file);
        }
        for folder in &self.folders {
            packs.add_folder(folder);
        }
        if !common.bare {
            packs.add_built_in();
        }
        packs
    }
}

/// Folders to read, each once: neither twice nor inside another.
#[derive(Default)]
struct Folders {
    /// As it was named, and as it is.
    all: Vec<(PathBuf, PathBuf)>,
}

impl Folders {
    fn add(&mut self, named: PathBuf) {
        let full = named.canonicalize().unwrap_or_else(|_| named.clone());
        if self.all.iter().any(|(_, known)| full.starts_with(known)) {
            return;
        }
        self.all.retain(|(_, known)| !known.starts_with(&full));
        self.all.push((named, full));
    }
}

/// The folder of the pack that a path stands in.
fn pack_of(path: &Path) -> Option<PathBuf> {
    let full = path.canonicalize().ok()?;
    let mut at = Some(full.as_path());
    while let Some(folder) = at {
        if folder.join("pack.toml").is_file() {
            return Some(relative(path, &full, folder));
        }
        at = folder.parent();
    }
    None
}

/// The folder as it was named, where that can be told, so that messages show short paths.
fn relative(path: &Path, full: &Path, folder: &Path) -> PathBuf {
    let up = full.components().count() - folder.components().count();
    let mut named = path.to_path_buf();
    for _ in 0..up {
        if !named.pop() {
            return folder.to_path_buf();
        }
    }
    let named = if named.as_os_str().is_empty() {
        PathBuf::from(".")
    } else {
        named
    };
    let same = named.canonicalize().is_ok_and(|there| there == folder);
    if same { named } else { folder.to_path_buf() }
}

/// Loads packs for a format and tells what is wrong enough to stop; of the rest, `check` tells.
pub fn rulebook(
    common: &Common,
    packs: Packs,
    wanted: &Wanted,
) -> Result<(Loaded, Rulebook), Exit> {
    let mut loaded = book::load(packs, wanted);
    tell_errors(common, &loaded.problems, loaded.sources());
    match loaded.rulebook.take() {
        Some(rulebook) => Ok((loaded, rulebook)),
        None => Err(Exit::Load),
    }
}

/// Tells what is wrong enough to stop; to those who want to know more, everything.
pub fn tell_errors(common: &Common, problems: &[Diagnostic], sources: &Sources) {
    let grave = |problem: &&Diagnostic| common.verbose || problem.severity == Severity::Error;
    let problems: Vec<Diagnostic> = problems.iter().filter(grave).cloned().collect();
    tell(common, &problems, sources);
}

/// Tells what is wrong, on the error stream; notes only to those who want to know more.
pub fn tell(common: &Common, problems: &[Diagnostic], sources: &Sources) {
    let told = |problem: &&Diagnostic| common.verbose || problem.severity != Severity::Note;
    let problems: Vec<Diagnostic> = problems.iter().filter(told).cloned().collect();
    if json::keep(problems.iter().map(|one| Message::of(one, sources))) {
        return;
    }
    let color = match common.color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none(),
    };
    eprint!("{}", render(&problems, sources, color));
}

/// Tells of a script that went wrong in play.
pub fn tell_fault(common: &Common, fault: &Fault, sources: &Sources) {
    let nowhere = Span::new(FileId(u32::MAX), 0, 0);
    let span = fault.span().unwrap_or(nowhere);
    let mut error = Diagnostic::error(codes::GAME_FAULT, fault.to_string(), span);
    if let Some(text) = fault.text() {
        error = error.also(text, "this text was at work");
    }
    tell(common, &[error], sources);
}

/// Whether a place is in one of the files or folders that were asked for.
pub fn files_under(sources: &Sources, paths: &[PathBuf]) -> impl Fn(Span) -> bool + use<> {
    let roots: Vec<PathBuf> = paths
        .iter()
        .filter_map(|path| path.canonicalize().ok())
        .collect();
    let sources = sources.clone();
    move |span| {
        let full = Path::new(sources.name(span.file)).canonicalize();
        full.is_ok_and(|full| roots.iter().any(|root| full.starts_with(root)))
    }
}

/// "one error", "2 errors".
pub fn count(n: usize, one: &str, many: &str) -> String {
    match n {
        1 => format!("1 {one}"),
        n => format!("{n} {many}"),
    }
}
