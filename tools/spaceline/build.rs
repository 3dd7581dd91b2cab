//! Builds the client into the program, if it has been built: the files of `tools/web/dist`. The folder is there in
//! any case, so that it is noticed when files come.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let folder = root.join("../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut table = String::from("&[\n");
    if folder.is_dir() {
        collect(&folder.canonicalize()?, "", &mut table)?;
    }
    table.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("pages.in"), table)
}

fn collect(folder: &Path, above: &str, table: &mut String) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let name = format!("{above}{}", entry.file_name().to_string_lossy());
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if path.is_dir() {
            collect(&path, &format!("{name}/"), table)?;
        } else {
            let path = path.to_string_lossy();
            writeln!(table, "({name:?}, include_bytes!({path:?})),").map_err(io::Error::other)?;
        }
    }
    Ok(())
}
