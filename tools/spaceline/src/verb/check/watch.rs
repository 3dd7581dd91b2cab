//! `spaceline check --watch`: checks again whenever a file has changed.
//!
//! Files are looked at five times a second: when they were written and how long they are. If only the texts of
//! known scripts have changed, these are handed to the [`Workspace`], which reads what differs; if a file has
//! come or gone, or a manifest has changed, everything is read from the disk again.

use super::tell;
use crate::args::{CheckArgs, Common};
use crate::exit::Exit;
use crate::load::{self, Places};
use spaceline_rules::book::Wanted;
use spaceline_rules::pack::{Disk, EntryKind, Limits, Shelf};
use spaceline_rules::workspace::Workspace;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// How long to wait between looks.
const PAUSE: Duration = Duration::from_millis(200);
/// How long files must stay as they are before they are read: an editor may write in several steps.
const CALM: Duration = Duration::from_millis(30);

/// When each file was written, and how long it is.
type Look = BTreeMap<PathBuf, (Option<SystemTime>, u64)>;

/// Runs until it is ended from outside.
pub fn run(common: &Common, args: &CheckArgs, wanted: &Wanted) -> Exit {
    let mut look = look_at(&Places::of(common, &args.paths));
    let began = Instant::now();
    let mut workspace = Workspace::open(load::asked(common, &args.paths), wanted.clone());
    report(common, args, &workspace, began);
    loop {
        std::thread::sleep(PAUSE);
        let places = Places::of(common, &args.paths);
        let mut now = look_at(&places);
        if now == look {
            continue;
        }
        // What is still being written is waited for, but not for ever.
        for _ in 0..20 {
            std::thread::sleep(CALM);
            let next = look_at(&places);
            if std::mem::replace(&mut now, next) == now {
                break;
            }
        }
        let began = Instant::now();
        if !edit(&mut workspace, &look, &now) {
            workspace = Workspace::open(load::asked(common, &args.paths), wanted.clone());
        }
        look = now;
        report(common, args, &workspace, began);
    }
}

fn report(common: &Common, args: &CheckArgs, workspace: &Workspace, began: Instant) {
    let problems = workspace.problems();
    let took = began.elapsed().as_secs_f64() * 1e3;
    let (counts, _) = tell(
        common,
        args,
        problems,
        workspace.packs(),
        workspace.sources(),
    );
    say!("{counts} ({took:.1} ms)");
}

/// Hands the texts that have changed to the workspace. Tells whether that is all that has changed.
fn edit(workspace: &mut Workspace, before: &Look, now: &Look) -> bool {
    if !before.keys().eq(now.keys()) {
        return false;
    }
    let changed = now
        .iter()
        .filter(|(path, at)| before.get(*path) != Some(*at));
    let mut edits = Vec::new();
    for (path, _) in changed {
        let packs = workspace.packs().packs.iter();
        let mut scripts = packs.flat_map(|pack| &pack.scripts);
        let Some(script) = scripts.find(|script| script.path == *path) else {
            return false;
        };
        match Disk.read(path, Limits::default().file_bytes) {
            Ok(text) => edits.push((script.file, text)),
            // It is gone, or no text: told when everything is read.
            Err(_) => return false,
        }
    }
    for (file, text) in edits {
        workspace.edit(file, &text);
    }
    true
}

/// Looks at every file that is asked for.
fn look_at(places: &Places) -> Look {
    let mut look = Look::new();
    for folder in &places.folders {
        folder_of(folder, Limits::default().depth, &mut look);
    }
    for file in &places.files {
        file_of(file, &mut look);
    }
    look
}

fn folder_of(folder: &Path, depth: usize, look: &mut Look) {
    let entries = Disk.entries(folder).unwrap_or_default();
    for entry in entries {
        match entry.kind {
            EntryKind::Folder if depth > 0 => folder_of(&entry.path, depth - 1, look),
            EntryKind::File => file_of(&entry.path, look),
            _ => {}
        }
    }
}

fn file_of(path: &Path, look: &mut Look) {
    let data = std::fs::metadata(path).ok();
    let written = data.as_ref().and_then(|data| data.modified().ok());
    let length = data.map_or(0, |data| data.len());
    look.insert(path.to_path_buf(), (written, length));
}
