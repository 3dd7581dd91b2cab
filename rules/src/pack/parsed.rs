//! What was parsed of scripts is kept with the packs, so that whoever looks through them need not parse them again.

use super::{Packs, Script, ScriptKind};
use crate::book::scripts_of;
use spaceline_lang::sentence::File;
use spaceline_lang::span::FileId;
use spaceline_lang::words::Key;
use spaceline_lang::{self as lang, parse, parse_without};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The sentences of files, each with the text from which they were parsed.
pub(super) type Parsed = BTreeMap<FileId, (Arc<str>, Arc<File>)>;

/// Parses a script: of prose only the fenced blocks.
pub(crate) fn parse_script(script: &Script, text: &str) -> lang::Parsed {
    match script.kind {
        ScriptKind::Script | ScriptKind::Rows | ScriptKind::Base => parse(script.file, text),
        ScriptKind::Prose | ScriptKind::Page => parse(script.file, &scripts_of(text)),
    }
}

/// Parses a script that is built in, of which games need no scenarios. They are two fifths of all scripts.
pub(crate) fn parse_for_games(script: &Script, text: &str) -> lang::Parsed {
    match script.kind {
        ScriptKind::Prose | ScriptKind::Page => lang::Parsed::default(),
        _ => parse_without(script.file, text, Key::Scenario),
    }
}

impl Packs {
    /// The sentences of a script. Where packs have been read already they lack what was not read as sentences: formats,
    /// and cards and scenarios that were not wanted.
    #[must_use]
    pub fn sentences(&self, script: &Script) -> Arc<File> {
        let text = self.sources.shared(script.file);
        match self.parsed.get(&script.file) {
            Some((known, sentences)) if Arc::ptr_eq(known, &text) => Arc::clone(sentences),
            _ => Arc::new(parse_script(script, &text).file),
        }
    }

    /// Keeps what was parsed of a file.
    pub(crate) fn keep(&mut self, file: FileId, sentences: Arc<File>) {
        let text = self.sources.shared(file);
        self.parsed.insert(file, (text, sentences));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_reads_what_scripts_say_beside_their_scenarios() {
        let packs = Packs::built_in();
        let scripts = packs.packs.iter().flat_map(|pack| &pack.scripts);
        let mut left_out = 0;
        for script in scripts.filter(|script| script.kind == ScriptKind::Script) {
            let text = packs.sources.text(script.file);
            let mut all = parse_script(script, text).file.items;
            let many = all.len();
            all.retain(|item| item.key() != Some(Key::Scenario));
            left_out += many - all.len();
            let game = parse_for_games(script, text);
            assert!(game.errors.is_empty(), "{:?}", game.errors);
            assert_eq!(format!("{:?}", game.file.items), format!("{all:?}"));
        }
        assert!(left_out > 2_000, "{left_out} scenarios were left out");
    }
}
