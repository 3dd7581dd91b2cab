//! Builds the packs of this repository into the library, so that a binary runs with nothing beside it.
//!
//! The folders are watched as a whole: a script that is added or taken away is noticed like one that
//! is changed.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const ROOMS: &[&str] = &["std-rules", "cards"];
const KINDS: &[&str] = &["sl", "toml", "txt", "md", "tsv"];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let root = root.parent().map_or_else(PathBuf::new, Path::to_path_buf);
    let mut table = String::from("&[\n");
    for room in ROOMS {
        let folder = root.join(room);
        println!("cargo::rerun-if-changed={}", folder.display());
        if folder.is_dir() {
            collect(&folder, room, &mut table)?;
        }
    }
    table.push(']');
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("packs.in"), table)
}

fn collect(folder: &Path, name: &str, table: &mut String) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let file = entry.file_name();
        let file = file.to_string_lossy();
        let path = entry.path();
        if file.starts_with('.') {
            continue;
        }
        let name = format!("{name}/{file}");
        if path.is_dir() {
            collect(&path, &name, table)?;
        } else if path
            .extension()
            .and_then(|e| e.to_str())
            .is_some_and(|e| KINDS.contains(&e))
        {
            writeln!(table, "    ({name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
        }
    }
    Ok(())
}
