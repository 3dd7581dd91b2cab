//! Generates the parsers: of items from `src/grammar.lalrpop`, of phrases from `src/phrase/phrase.lalrpop`, into
//! which it puts the classes of `src/phrase/token.rs`.

use lalrpop::Configuration;
use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let grammar = PathBuf::from("src/grammar.lalrpop");
    let phrase = PathBuf::from("src/phrase/phrase.lalrpop");
    let classes = PathBuf::from("src/phrase/token.rs");
    for input in [&grammar, &phrase, &classes] {
        println!("cargo::rerun-if-changed={}", input.display());
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let whole = out.join("phrase.lalrpop");
    let terminals = terminals(&fs::read_to_string(classes)?);
    let text = fs::read_to_string(phrase)?.replace("// CLASSES", &terminals);
    fs::write(&whole, text)?;
    for input in [grammar, whole] {
        Configuration::new().set_out_dir(&out).process_file(input)?;
    }
    Ok(())
}

/// A terminal of each class: of a row `Kind "KIND",` the terminal `"KIND"`.
fn terminals(table: &str) -> String {
    table
        .lines()
        .filter_map(|row| {
            let (name, spelled) = row.trim().strip_suffix(',')?.split_once(" \"")?;
            Some(format!(
                "\"{spelled} => Leaf::Word(Class::{name}, <NodeId>),\n"
            ))
        })
        .collect()
}
