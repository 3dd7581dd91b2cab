//! Every edition and every format that packs hold, checked in one go.
//!
//! A game is played under one format, and that is what [`load`](super::load) reads. Whoever writes scripts wants to
//! know of the mistakes in all of them: of texts that only another edition has, of a ruling that is in force on
//! another day, of a format's own declarations. What reads alike under several is read once, and what is wrong under
//! several is told once.

use super::pool::Titled;
use super::{Loaded, Prepared, Rest, Wanted, house, is_grave, link_error, of_format, pool};
use crate::base::{self, Base};
use crate::deck::Catalogue;
use crate::each::each;
use crate::format::{Format, FormatError};
use crate::pack::{Origin, Pack, PackKind, Packs, ScriptKind};
use spaceline_lang::diagnostic::{Diagnostic, Report, Severity, nearest};
use spaceline_lang::reader::{Checked, Layers, Script};
use spaceline_lang::span::Span;
use spaceline_lang::tree::{Book, Under};
use std::cell::OnceCell;
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Layers besides those of the main format.
#[derive(Clone, Debug)]
pub(crate) struct Variant {
    pub(crate) layers: Layers,
    pub(crate) house: Option<Script>,
    /// The scripts, where others are there than under the wanted format: nothing that was read for that one can be
    /// taken over.
    pub(crate) apart: Option<Vec<Script>>,
}

/// The layers of one edition: of the day that is in force first, then those of other days and of formats.
pub(crate) type Family = Vec<(Variant, Checked)>;

impl Variant {
    /// Reads the scripts under these layers, beside what has been read already.
    fn read(&self, known: Option<&Checked>) -> Checked {
        let (layers, house) = (self.layers.clone(), self.house.clone());
        if let Some(known) = known {
            return Checked::beside(known, layers, house);
        }
        let scripts = self.apart.iter().flatten().cloned().chain(house);
        Checked::new(scripts.collect(), layers)
    }

    /// What the scripts are read beside: the first of their family, if nothing of it was taken over from `main`, which
    /// is what was read for the wanted format; else `main`, if the same packs are there.
    pub(crate) fn beside<'m>(
        &self,
        main: &'m Checked,
        first: Option<&'m (Self, Checked)>,
    ) -> Option<&'m Checked> {
        let first = first.filter(|(first, checked)| first.house.is_none() && checked.is_alone());
        let first = first.map(|(_, checked)| checked);
        first.or_else(|| self.apart.is_none().then_some(main))
    }

    /// Reads the scripts under the layers of a family.
    pub(crate) fn read_all(family: &[Self], main: &Checked) -> Family {
        let mut read = Family::new();
        for one in family {
            let checked = one.read(one.beside(main, read.first()));
            read.push((one.clone(), checked));
        }
        read
    }
}

impl Prepared {
    /// The editions and formats besides the wanted one, by families. Who wants a certain format wants no others.
    pub(crate) fn families(&self, wanted: &Wanted) -> Vec<Vec<Variant>> {
        let mut families: BTreeMap<_, Vec<Variant>> = BTreeMap::new();
        for one in self.variants(wanted) {
            let edition = one.layers.edition.clone();
            families.entry(edition).or_default().push(one);
        }
        families.into_values().collect()
    }

    fn variants(&self, wanted: &Wanted) -> Vec<Variant> {
        let mut all: Vec<Variant> = Vec::new();
        if wanted.format.is_some() || wanted.under.is_some() {
            return all;
        }
        let main = (self.layers(), house(&self.format, &self.packs));
        let mut add = |layers: Layers, house: Option<Script>| {
            let same = |other: &Layers, script: &Option<Script>| {
                (&other.edition, other.as_of) == (&layers.edition, layers.as_of)
                    && !layers
                        .format
                        .as_ref()
                        .is_some_and(|name| self.is_played(name))
                    && house.is_none()
                    && script.is_none()
            };
            let known = same(&main.0, &main.1);
            if !known && !all.iter().any(|one| same(&one.layers, &one.house)) {
                let edition = layers.edition.as_deref();
                let apart = self.is_apart(edition);
                all.push(Variant {
                    apart: apart.then(|| self.scripts_under(edition)),
                    layers,
                    house,
                });
            }
        };
        for name in self.sifted.editions.keys() {
            add(self.layers_of(Some(name), None), None);
        }
        for under in self.sifted.under.keys() {
            if let Under::Edition(name, Some(day)) = under {
                add(self.layers_of(Some(name), Some(*day)), None);
            }
        }
        for format in self.others() {
            let edition = self.edition_of(format);
            let layers = Layers {
                format: Some(format.name.clone()),
                ..self.layers_of(edition, format.as_of)
            };
            add(layers, house(format, &self.packs));
        }
        all
    }

    /// Whether scenarios are played under a format.
    fn is_played(&self, format: &str) -> bool {
        let mut all = self.sifted.under.iter();
        all.any(|(under, _)| matches!(under, Under::Format(name) if name == format))
    }

    /// What is wrong under every edition and format besides the wanted one.
    pub(crate) fn beside(&self, main: &Checked, book: &Book, wanted: &Wanted) -> Vec<Diagnostic> {
        let mut all = self.formats(book, wanted);
        let told = each(&self.families(wanted), wanted.threads(), |family| {
            self.of_family(&Variant::read_all(family, main), main)
        });
        all.extend(told.into_iter().flatten());
        all
    }

    /// What is wrong under the layers of a family.
    pub(crate) fn of_family(&self, family: &Family, main: &Checked) -> Vec<Diagnostic> {
        let mut told = Vec::new();
        for (at, (variant, checked)) in family.iter().enumerate() {
            let first = family.first().filter(|_| at > 0);
            told.extend(self.of_variant(variant, checked, variant.beside(main, first)));
        }
        told
    }

    fn of_variant(
        &self,
        variant: &Variant,
        checked: &Checked,
        beside: Option<&Checked>,
    ) -> Vec<Diagnostic> {
        let (mut told, warnings) = checked.problems(beside);
        told.extend(warnings);
        told.retain(|one| self.matters(one));
        told.extend(self.of_base(checked));
        if variant.apart.is_some()
            && let Some(name) = &variant.layers.format
            && let Some(format) = self.others().find(|format| format.name == *name)
        {
            told.extend(of_format(format, checked.book()));
        }
        told
    }

    /// What has changed below an edition since it was written.
    fn of_base(&self, checked: &Checked) -> Vec<Diagnostic> {
        let mut packs = self.packs.packs.iter();
        let pack = packs.find(|pack| {
            let edition = pack.manifest.edition.as_deref();
            pack.manifest.kind == PackKind::Edition && edition == checked.edition()
        });
        let Some((pack, edition)) = pack.zip(checked.edition()) else {
            return Vec::new();
        };
        let mut files = pack.scripts.iter();
        let file = files.find(|one| one.kind == ScriptKind::Base);
        let changes = checked.changed_by(edition);
        base::compare(
            edition,
            file.map(|one| one.file),
            &changes,
            &self.packs.sources,
        )
    }

    /// The edition under which a format is played.
    fn edition_of<'f>(&'f self, format: &'f Format) -> Option<&'f str> {
        let rules = format.rules.as_ref().map(|(name, _)| name.as_str());
        rules.or(self.edition.as_deref())
    }

    /// The formats that are not the wanted one.
    fn others(&self) -> impl Iterator<Item = &Format> {
        let formats = self.sifted.formats.iter();
        formats.filter(|format| format.name != self.format.name)
    }

    /// What is wrong with formats apart from their texts: they name what is not there.
    pub(crate) fn formats(&self, book: &Book, wanted: &Wanted) -> Vec<Diagnostic> {
        if wanted.format.is_some() {
            return Vec::new();
        }
        let mut told = Vec::new();
        let (catalogue, titled) = (OnceCell::new(), Titled::of(book));
        let near = |title: &str| catalogue.get_or_init(|| Catalogue::of(book)).near(title);
        told.extend(self.unknown_of_packs().map(|error| error.diagnostic()));
        told.extend(self.unknown_formats().map(|error| error.diagnostic()));
        for format in &self.sifted.formats {
            told.extend(self.unknown_edition(format).map(|error| error.diagnostic()));
            let edition = self.edition_of(format);
            if format.name != self.format.name && !self.is_apart(edition) {
                let wrong = pool::wrong(format, &titled, near);
                told.extend(wrong.iter().map(Report::diagnostic));
            }
        }
        told
    }

    /// Editions for which packs say that they are written, and that nobody declares. Where none is declared, a pack
    /// of rules brings its own.
    fn unknown_of_packs(&self) -> impl Iterator<Item = FormatError> {
        let declared = self.sifted.editions.keys().map(String::as_str);
        let known: Vec<&str> = declared
            .chain(self.sifted.bases.iter().map(String::as_str))
            .collect();
        let named = self.packs.packs.iter().filter_map(|pack| {
            let name = pack.manifest.edition.as_deref()?;
            Some((name, pack.manifest.edition_span))
        });
        let none = self.sifted.editions.is_empty();
        named
            .filter(move |(name, _)| !none && !known.contains(name))
            .map(|(name, span)| {
                let all = self.sifted.editions.keys().map(String::as_str);
                FormatError::Edition {
                    span,
                    name: name.to_owned(),
                    near: nearest(name, all).map(str::to_owned),
                }
            })
    }

    /// Formats under which scenarios are played, and that no script declares.
    fn unknown_formats(&self) -> impl Iterator<Item = FormatError> {
        let names = || {
            self.sifted
                .formats
                .iter()
                .map(|format| format.name.as_str())
        };
        let asked = self.sifted.under.iter();
        let asked = asked.filter_map(|(under, span)| match under {
            Under::Format(name) => Some((name, *span)),
            Under::Edition(..) => None,
        });
        let unknown = asked.filter(move |(name, _)| names().all(|known| known != name.as_str()));
        unknown.map(move |(name, span)| FormatError::Unknown {
            span,
            name: name.to_string(),
            near: nearest(name, names()).map(str::to_owned),
            known: names().map(str::to_owned).collect(),
        })
    }

    fn unknown_edition(&self, format: &Format) -> Option<FormatError> {
        let (name, span) = format.rules.as_ref()?;
        let packs = self.packs.packs.iter();
        let of_packs = packs.filter_map(|pack| pack.manifest.edition.as_deref());
        let declared = self.sifted.editions.keys().map(String::as_str);
        let bases = self.sifted.bases.iter().map(String::as_str);
        let known: Vec<&str> = declared.chain(of_packs).chain(bases).collect();
        (!known.contains(&name.as_str())).then(|| FormatError::Edition {
            span: *span,
            name: name.to_string(),
            near: nearest(name, known.iter().copied()).map(str::to_owned),
        })
    }

    /// Whether something is to be told of what is read under other layers: every error, but only such warnings as
    /// are about the texts of an edition or a format themselves. That another edition has no use for a
    /// word is no mistake.
    pub(crate) fn matters(&self, told: &Diagnostic) -> bool {
        let at = told.primary.span;
        let holds =
            |span: Span| span.file == at.file && span.start <= at.start && at.end <= span.end;
        let mut spans = self.sifted.editions.values().copied();
        let own = self.homes.contains_key(&at.file);
        told.severity == Severity::Error || own || spans.any(holds)
    }
}

/// What an edition was written over, and where that is kept.
#[derive(Clone, Debug)]
pub struct WrittenOver {
    /// The file.
    pub path: PathBuf,
    /// What stands in it.
    pub base: Base,
}

/// What an edition changes, as it stands now.
///
/// # Errors
/// The editions that have a pack in a folder, if this is none of them.
pub fn written_over(mut packs: Packs, edition: &str) -> Result<WrittenOver, Vec<String>> {
    packs.settle();
    let wanted = Wanted {
        under: Some(Under::Edition(edition.into(), None)),
        ..Wanted::default()
    };
    let prepared = Prepared::new(packs, &wanted);
    let (_, checked) = Checked::whole(prepared.scripts(), prepared.layers());
    let packs = prepared.packs.packs.iter();
    let own = |pack: &&Pack| {
        pack.manifest.kind == PackKind::Edition && matches!(pack.origin, Origin::Folder(_))
    };
    let mut editions = packs.filter(own).filter_map(|pack| {
        let name = pack.manifest.edition.clone()?;
        Some((name, pack.manifest.id_span.file))
    });
    let sources = &prepared.packs.sources;
    match editions.clone().find(|(name, _)| name == edition) {
        Some((_, manifest)) => Ok(WrittenOver {
            path: Path::new(sources.name(manifest)).with_file_name(base::NAME),
            base: Base::of(&checked.changed_by(edition), sources),
        }),
        None => Err(editions.by_ref().map(|(name, _)| name).collect()),
    }
}

/// Adds problems of which none like it has been told.
pub(crate) fn extend_once(told: &mut Vec<Diagnostic>, more: Vec<Diagnostic>) {
    let key = |one: &Diagnostic| (one.code.id, one.primary.span, one.message.clone());
    if more.is_empty() {
        return;
    }
    let mut known: HashSet<_> = told.iter().map(key).collect();
    told.extend(more.into_iter().filter(|one| known.insert(key(one))));
}

/// Reads packs as [`load`](super::load) does, and tells why they cannot be linked and what is wrong under every other
/// edition and format that they hold. It makes no rulebook.
#[must_use]
pub fn check(mut packs: Packs, wanted: &Wanted) -> Loaded {
    packs.settle();
    let mut prepared = Prepared::new(packs, wanted);
    prepared.look_at_phrases(wanted);
    let (reading, main) = Checked::whole(prepared.scripts(), prepared.layers());
    let mut problems = prepared.problems();
    problems.extend(reading.errors);
    problems.extend(reading.warnings);
    extend_once(&mut problems, prepared.beside(&main, &reading.book, wanted));
    if !is_grave(&problems) {
        problems.extend(of_format(&prepared.format, &reading.book));
    }
    let formats = prepared.sifted.formats.clone();
    let mut book = None;
    if !is_grave(&problems) {
        problems.extend(link_error(&reading.book));
        book = Some(reading.book).filter(|_| !is_grave(&problems));
    }
    let rest = Rest {
        sifted: prepared.sifted,
        checked: main,
        book,
    };
    Loaded {
        formats,
        packs: prepared.packs,
        problems,
        rulebook: None,
        rest: Some(Arc::new(rest)),
    }
}
