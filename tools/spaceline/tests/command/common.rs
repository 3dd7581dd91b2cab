//! Running the command, and folders to run it on.

use std::fs;
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of a test, empty at first. Each file has its own, in which names are told apart.
#[track_caller]
pub fn folder(name: &str) -> PathBuf {
    let file = Path::new(Location::caller().file()).file_stem().unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs it.
pub fn spaceline(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(args)
        .output()
        .unwrap()
}

/// What it said.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A path as an argument.
pub fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}
