//! Which packs an import may write to: those of the folder it was given.

use spaceline_lang::span::{FileId, Span};
use spaceline_rules::pack::{Origin, Packs};
use std::collections::{BTreeMap, BTreeSet};

/// Which scripts and packs stand there.
#[derive(Debug)]
pub struct Ours<'p> {
    scripts: BTreeSet<FileId>,
    /// Whether a pack does.
    by_pack: BTreeMap<&'p str, bool>,
}

impl<'p> Ours<'p> {
    /// Asks of each script whether it does.
    pub fn of(packs: &'p Packs, is_ours: impl Fn(Span) -> bool) -> Self {
        let (mut scripts, mut by_pack) = (BTreeSet::new(), BTreeMap::new());
        for pack in &packs.packs {
            // One without scripts stands wherever it was found.
            let mut any = pack.scripts.is_empty() && pack.origin != Origin::Embedded;
            for script in &pack.scripts {
                if pack.origin != Origin::Embedded && is_ours(Span::new(script.file, 0, 0)) {
                    scripts.insert(script.file);
                    any = true;
                }
            }
            by_pack.insert(pack.manifest.id.as_str(), any);
        }
        Self { scripts, by_pack }
    }

    /// Whether a script stands there.
    #[must_use]
    pub fn has(&self, file: FileId) -> bool {
        self.scripts.contains(&file)
    }

    /// Whether a pack does, if it is one that is known.
    #[must_use]
    pub fn pack(&self, id: &str) -> Option<bool> {
        self.by_pack.get(id).copied()
    }
}
