//! Packs that stay checked while their scripts are edited.
//!
//! What comes in are packs, and then scripts with new texts; what goes out is what
//! [`check`](crate::book::check) would say of them, in the same order. An edit of a card costs little more than the
//! parsing of its script: the rest is kept ([`Checked`]). A rulebook is not made: whether the machine can hold
//! what the scripts declare is asked of the rules alone.

use crate::book::{Family, Prepared, Variant, Wanted, extend_once, link_error, of_format, sheet};
use crate::each::each;
use crate::pack::{PackKind, Packs, ScriptKind};
use spaceline_lang::diagnostic::{Diagnostic, Severity};
use spaceline_lang::editor::Editor;
use spaceline_lang::reader::{Checked, Script};
use spaceline_lang::span::{FileId, Sources};

/// Packs that stay checked.
pub struct Workspace {
    wanted: Wanted,
    prepared: Prepared,
    main: Checked,
    beside: Vec<Family>,
    /// Why what the rules declare cannot be linked.
    broken: Option<Diagnostic>,
}

impl std::fmt::Debug for Workspace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Workspace").finish_non_exhaustive()
    }
}

impl Workspace {
    /// Checks packs.
    #[must_use]
    pub fn open(mut packs: Packs, wanted: Wanted) -> Self {
        packs.settle();
        Self::check(Prepared::new(packs, &wanted), wanted)
    }

    fn check(mut prepared: Prepared, wanted: Wanted) -> Self {
        prepared.look_at_phrases(&wanted);
        let main = Checked::new(prepared.scripts(), prepared.layers());
        let beside = Self::read_beside(&prepared, &main, &wanted);
        Self {
            broken: link_error(main.book()),
            wanted,
            prepared,
            main,
            beside,
        }
    }

    fn read_beside(prepared: &Prepared, main: &Checked, wanted: &Wanted) -> Vec<Family> {
        let families = prepared.families(wanted);
        each(&families, wanted.threads(), |one| {
            Variant::read_all(one, main)
        })
    }

    /// All texts as they are now.
    #[must_use]
    pub const fn sources(&self) -> &Sources {
        &self.prepared.packs.sources
    }

    /// The packs, in their order.
    #[must_use]
    pub const fn packs(&self) -> &Packs {
        &self.prepared.packs
    }

    /// Puts a new text in the place of a script's. Tells whether reading a part was enough; if not, everything
    /// was read again.
    pub fn edit(&mut self, file: FileId, text: &str) -> bool {
        let packs = self.prepared.packs.packs.iter();
        let mut scripts = packs.flat_map(|pack| {
            let kind = pack.manifest.kind;
            pack.scripts.iter().map(move |script| (kind, script))
        });
        let found = scripts.find(|(_, script)| script.file == file);
        let Some((kind, script)) = found.map(|(kind, script)| (kind, script.clone())) else {
            return false;
        };
        self.prepared.packs.sources.replace(file, text);
        if kind == PackKind::Phrasebook {
            self.prepared.look_at_phrases(&self.wanted);
            return true;
        }
        if matches!(script.kind, ScriptKind::Rows | ScriptKind::Base) {
            self.again();
            return false;
        }
        let sheet = sheet(&script, text, &self.wanted);
        let Some(place) = self.prepared.sifted.place(file) else {
            return false;
        };
        let settles = place.settles || sheet.settles() || place.days != sheet.days();
        place.sentences = sheet.sentences.clone();
        self.prepared.packs.keep(file, sheet.sentences.clone());
        place.problems = sheet.problems;
        if settles {
            // What formats, editions and days there are decides how everything is read.
            self.again();
            return false;
        }
        self.prepared.sifted.move_under(file, &sheet.under);
        // Cards are not spoken of in phrasebooks.
        if kind != PackKind::Cards {
            self.prepared.look_at_phrases(&self.wanted);
        }
        let script = Script {
            file,
            text: self.prepared.packs.sources.shared(file),
            sentences: sheet.sentences,
        };
        if !self.main.edit(script.clone(), None) {
            self.beside = Self::read_beside(&self.prepared, &self.main, &self.wanted);
            self.broken = link_error(self.main.book());
            return false;
        }
        for family in &mut self.beside {
            edit_family(family, &script, &self.main);
        }
        true
    }

    /// Reads everything again.
    fn again(&mut self) {
        let mut packs = std::mem::take(&mut self.prepared.packs);
        packs.problems = std::mem::take(&mut self.prepared.of_packs);
        *self = Self::check(Prepared::new(packs, &self.wanted), self.wanted.clone());
    }

    /// What an editor asks of a place: the word, its meaning, its references, what may stand there, another name.
    #[must_use]
    pub fn editor(&self) -> Editor<'_> {
        self.main.editor()
    }

    /// What is wrong, as [`check`](crate::book::check) tells it.
    #[must_use]
    pub fn problems(&self) -> Vec<Diagnostic> {
        let mut problems = self.prepared.problems();
        let (errors, warnings) = self.main.problems(None);
        problems.extend(errors);
        problems.extend(warnings);
        let book = self.main.book();
        let mut beside = self.prepared.formats(book, &self.wanted);
        let told = each(&self.beside, self.wanted.threads(), |family| {
            self.prepared.of_family(family, &self.main)
        });
        beside.extend(told.into_iter().flatten());
        extend_once(&mut problems, beside);
        let grave = |one: &Diagnostic| one.severity == Severity::Error;
        if !problems.iter().any(grave) {
            problems.extend(of_format(&self.prepared.format, book));
        }
        if !problems.iter().any(grave) {
            problems.extend(self.broken.clone());
        }
        problems
    }
}

/// Puts a script in the place of the one with its number under the layers of a family.
fn edit_family(family: &mut Family, script: &Script, main: &Checked) {
    let Some((first, others)) = family.split_first_mut() else {
        return;
    };
    let (variant, checked) = first;
    let in_part = checked.edit(script.clone(), variant.beside(main, None));
    for (variant, checked) in others {
        let beside = variant.beside(main, Some(first));
        if in_part {
            checked.edit(script.clone(), beside);
        } else {
            // What it shares with the first may be something else now.
            checked.replace(script.clone(), beside);
        }
    }
}

#[cfg(test)]
mod tests;
