//! `spaceline fmt`: writes scripts in their canonical form.

use crate::args::{Common, FmtArgs};
use crate::exit::Exit;
use crate::load;
use spaceline_lang::explicit;
use spaceline_lang::format;
use spaceline_lang::span::Sources;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::{Disk, EntryKind, Limits, Shelf};
use std::path::{Component, Path, PathBuf};

/// Runs it.
pub fn run(common: &Common, args: &FmtArgs) -> Exit {
    let mut exit = Exit::Fine;
    let mut files = Vec::new();
    for path in &args.paths {
        if path.is_dir() {
            collect(path, 0, &mut files);
        } else {
            files.push(path.clone());
        }
    }
    if files.is_empty() {
        eprintln!("no script stands there");
        return Exit::Load;
    }
    if args.explicit {
        return explicitly(common, args, &files);
    }
    let mut changed = 0;
    for path in &files {
        let name = path.display().to_string();
        let Ok(text) = Disk.read(path, Limits::default().file_bytes) else {
            eprintln!("{name}: this cannot be read");
            exit = Exit::Load;
            continue;
        };
        let mut sources = Sources::new();
        let file = sources.add(name.as_str(), text.as_str());
        match format::format(file, &text) {
            Ok(out) if out == text => {}
            Ok(_) if args.check => {
                say!("{name} would change");
                changed += 1;
            }
            Ok(out) => match std::fs::write(path, out) {
                Ok(()) => {
                    say!("{name}");
                    changed += 1;
                }
                Err(error) => {
                    eprintln!("{name}: {error}");
                    exit = Exit::Load;
                }
            },
            Err(error) => {
                load::tell(common, &error.diagnostics(), &sources);
                exit = Exit::Load;
            }
        }
    }
    let files = load::count(files.len(), "script", "scripts");
    say!("{files}, {changed} changed");
    if args.check && changed > 0 && exit == Exit::Fine {
        Exit::Failed
    } else {
        exit
    }
}

/// Shows how the scripts were read, among the packs they stand with.
fn explicitly(common: &Common, args: &FmtArgs, files: &[PathBuf]) -> Exit {
    let packs = load::packs(common, &args.paths);
    let (loaded, book) = book::read(packs, &Wanted::default());
    load::tell_errors(common, &loaded.problems, loaded.sources());
    // Readings that are kept are whole.
    if loaded.has_errors() && args.into.is_some() {
        return Exit::Load;
    }
    let wanted: Vec<_> = files.iter().map(|path| path.canonicalize().ok()).collect();
    for script in loaded.packs.packs.iter().flat_map(|pack| &pack.scripts) {
        let path = script.path.canonicalize().ok();
        if path.is_none() || !wanted.contains(&path) {
            continue;
        }
        let reading = explicit::file(&book, script.file);
        match &args.into {
            None => {
                say!("// {}", script.path.display());
                say_on!("{reading}");
            }
            Some(_) if reading.is_empty() => {}
            Some(folder) => {
                let into = folder.join(place(&script.path)).with_extension("txt");
                let of = explicit::mark(loaded.sources().text(script.file));
                if let Err(error) = keep(&into, &format!("// of {of}\n{reading}")) {
                    eprintln!("{}: {error}", into.display());
                    return Exit::Load;
                }
            }
        }
    }
    if loaded.has_errors() {
        Exit::Load
    } else {
        Exit::Fine
    }
}

/// The path of a script below the folder of readings: as it was named, without what leads out of it.
fn place(path: &Path) -> PathBuf {
    let names = path.components();
    names
        .filter(|part| matches!(part, Component::Normal(_)))
        .collect()
}

fn keep(into: &Path, reading: &str) -> std::io::Result<()> {
    if let Some(folder) = into.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(into, reading)
}

/// Every script under a folder.
fn collect(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    let Ok(entries) = Disk.entries(folder) else {
        return;
    };
    for entry in entries {
        match entry.kind {
            EntryKind::Folder if depth < Limits::default().depth => {
                collect(&entry.path, depth + 1, files);
            }
            EntryKind::File if entry.path.extension().is_some_and(|end| end == "sl") => {
                files.push(entry.path);
            }
            _ => {}
        }
    }
}
