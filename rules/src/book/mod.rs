//! From packs to a rulebook: every stage of the way, and everything that was wrong on it.
//!
//! What comes in are [`Packs`] and the name of a format; what goes out is [`Loaded`]: the diagnostics of
//! all stages in one list, and a [`Rulebook`] if there was no error among them. A rulebook is compiled
//! once and never changes; games share it.

mod choice;
mod every;
mod pool;
mod programs;
mod prose;
mod sides;
mod sift;

use choice::{choose_format, look_for_decks, look_for_sets};
pub use choice::{edition, starters};
pub(crate) use every::{Family, Variant, extend_once};
pub use every::{WrittenOver, check, written_over};
pub use prose::scripts_of;
pub use sides::{Side, Wrong, sides};
pub use sift::sentences;
pub(crate) use sift::sheet;

use crate::codes;
use crate::deck::{Catalogue, Notation};
use crate::each::{beside, cores};
use crate::format::Format;
use crate::format::hash::{self, Content, ContentHash};
use crate::game::{Binder, Bond};
use crate::pack::{Origin, PackDeck, Packs, ScriptKind};
use crate::rows::{self, Rows};
use programs::Programs;
use sift::Sifted;
use smol_str::SmolStr;
use spaceline_lang::diagnostic::{Diagnostic, Report, Severity};
use spaceline_lang::reader::{Checked, Layers, Script};
use spaceline_lang::sentence::{Block, Citation, Date, File, Item, Phrase, Word, WordKind};
use spaceline_lang::span::{FileId, Sources, Span};
use spaceline_lang::tree::{Book, Scenario, Under};
use spaceline_lang::vocabulary::Sight;
use spaceline_runtime::Program;
use spaceline_runtime::game::Deck;
use spaceline_runtime::link::LinkError;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What is wanted of the packs.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The name of a format; without one, the format that the packs name, or everything.
    pub format: Option<String>,
    /// The rules under which scenarios are played, where other than those in force are wanted. A format that is named
    /// here is the one that is wanted.
    pub under: Option<Under>,
    /// The sets whose cards are wanted, by name or title; without any, all.
    pub sets: Vec<String>,
    /// Whether scenarios are wanted too.
    pub scenarios: bool,
    /// The folder whose scenarios alone are wanted; without one, all.
    pub scenarios_in: Option<PathBuf>,
    /// How many threads may work; without a number, as many as there are cores.
    pub threads: Option<usize>,
    /// What looks through phrasebooks, where packs are checked. Games have no use for them.
    pub look: Option<Look>,
}

/// Tells what is wrong with the phrasebooks among packs.
pub type Look = fn(&Packs) -> Vec<Diagnostic>;

impl Wanted {
    /// Whether the scenarios of a script are wanted.
    pub(crate) fn scenarios_of(&self, script: &Path) -> bool {
        let folder = self.scenarios_in.as_deref();
        self.scenarios && folder.is_none_or(|folder| script.starts_with(folder))
    }

    /// How many threads work.
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(cores)
    }
}

/// Rules and cards, compiled for a format.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// What the machine runs.
    pub program: Arc<Program>,
    /// How games are played.
    pub format: Arc<Format>,
    /// The cards by title, for deck lists.
    pub catalogue: Arc<Catalogue>,
    /// How deck lists are written.
    pub notation: Arc<Notation>,
    /// The cards that the format's pool and bans leave out, and why.
    pub barred: Arc<Barred>,
    /// The edition of the rules, if the packs or the format name one.
    pub edition: Option<String>,
    /// The rules that were asked for, if they are not those in force anyway.
    under: Option<Under>,
    /// The rows of documents.
    pub rows: Arc<Rows>,
    /// What two engines compare.
    pub hash: ContentHash,
    /// What games are bound to.
    pub bond: Arc<Bond>,
    programs: Programs,
}

impl Rulebook {
    /// The same with another program.
    #[must_use]
    pub fn with_program(&self, program: Arc<Program>) -> Self {
        Self {
            program,
            programs: Programs::default(),
            ..self.clone()
        }
    }

    /// The decks that a game is played with when none are named.
    #[must_use]
    pub fn starters<'p>(&self, packs: &'p Packs) -> Vec<&'p PackDeck> {
        starters(&self.format, self.edition.as_deref(), packs)
    }

    /// Whether these are some rules.
    #[must_use]
    pub fn is_under(&self, one: &Under) -> bool {
        match one {
            Under::Format(name) => *name == self.format.name,
            Under::Edition(name, day) => {
                self.edition.as_deref() == Some(name.as_str()) && *day == self.format.as_of
            }
        }
    }

    /// Whether a scenario is played under these rules.
    #[must_use]
    pub fn plays(&self, scenario: &Scenario) -> bool {
        match scenario.under.as_slice() {
            [] => self.under.is_none(),
            several => several.iter().any(|one| self.is_under(one)),
        }
    }

    /// What the machine runs in games between these decks: it knows that no other card comes into them.
    #[must_use]
    pub fn program_for(&self, decks: &[Deck]) -> Arc<Program> {
        let lists = decks.iter().flat_map(|deck| &deck.lists);
        let cards = lists.flat_map(|(_, cards)| cards.iter().copied());
        let whole = self.program_at(decks.len());
        self.programs.with_cards(&whole, cards.collect())
    }

    /// What the machine runs at a table with so many players; where the game is not for so many, at one with as many
    /// as it is for.
    #[must_use]
    pub fn program_at(&self, players: usize) -> Arc<Program> {
        match u8::try_from(players) {
            Ok(players) => self.programs.with_players(&self.program, players),
            Err(_) => Arc::clone(&self.program),
        }
    }

    /// The same rules at a table with so many players.
    #[must_use]
    pub fn at_table(&self, players: usize) -> Self {
        Self {
            program: self.program_at(players),
            ..self.clone()
        }
    }
}

use pool::Titled;
pub use pool::{Bar, Barred};

/// What came of loading.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// The packs with all their texts.
    pub packs: Packs,
    /// The diagnostics of all stages, in the order of the stages.
    pub problems: Vec<Diagnostic>,
    /// The rulebook, if nothing was wrong enough to stop.
    pub rulebook: Option<Rulebook>,
    /// The formats that the packs bring.
    pub formats: Vec<Format>,
    rest: Option<Arc<Rest>>,
}

/// What was made on the way and is of no more use. Taking a large book to pieces takes long, so it is left to whoever
/// lets [`Loaded`] go: a program that ends need not.
#[derive(Debug)]
struct Rest {
    #[expect(dead_code, reason = "it is kept, and nobody asks for it")]
    sifted: Sifted,
    #[expect(dead_code, reason = "it is kept, and nobody asks for it")]
    checked: Checked,
    book: Option<Book>,
}

impl Loaded {
    /// All texts, for rendering diagnostics.
    #[must_use]
    pub const fn sources(&self) -> &Sources {
        &self.packs.sources
    }

    /// What the scripts say, where they could be read and linked.
    #[must_use]
    pub fn book(&self) -> Option<&Book> {
        match &self.rulebook {
            Some(rulebook) => Some(rulebook.program.book()),
            None => self.rest.as_ref()?.book.as_ref(),
        }
    }

    /// Whether anything was wrong enough to stop.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        is_grave(&self.problems)
    }
}

/// Packs, parsed, and what of them is wanted.
pub(crate) struct Prepared {
    pub(crate) packs: Packs,
    pub(crate) sifted: Sifted,
    pub(crate) format: Format,
    /// The edition of the rules, if the packs or the format name one.
    pub(crate) edition: Option<String>,
    /// Whose words each script may use.
    sight: Arc<Sight>,
    /// The edition to which each script of an edition's own belongs.
    homes: Arc<BTreeMap<FileId, SmolStr>>,
    /// The rows of documents, and what they are cited by.
    pub(crate) rows: Arc<Rows>,
    rows_by_id: Arc<BTreeMap<SmolStr, spaceline_lang::reader::Rows>>,
    /// The rules that are asked for, if not those in force anyway.
    under: Option<Under>,
    /// What was wrong with the packs.
    pub(crate) of_packs: Vec<Diagnostic>,
    /// What was wrong with phrasebooks, where somebody looked.
    of_phrases: Vec<Diagnostic>,
    /// What was wrong with what is wanted.
    of_choice: Vec<Diagnostic>,
}

impl Prepared {
    /// Parses packs that are in their order.
    pub(crate) fn new(mut packs: Packs, wanted: &Wanted) -> Self {
        let of_packs = std::mem::take(&mut packs.problems);
        let sight = packs.sight();
        let sifted = sift::sift(&packs, &sight, wanted);
        for file in &sifted.files {
            packs.keep(file.id, file.sentences.clone());
        }
        let (rows, mut of_choice) = rows::read(&packs, &sifted.rows);
        let mut format = choose_format(&sifted, &mut packs, wanted, &mut of_choice);
        look_for_sets(&sifted, &mut packs, wanted, &mut of_choice);
        look_for_decks(&sifted, &packs, &mut of_choice);
        let mut edition = edition(&format, &packs);
        if let Some(Under::Edition(name, day)) = &wanted.under {
            edition = Some(name.to_string());
            format.as_of = *day;
        }
        Self {
            sight: Arc::new(sight),
            homes: Arc::new(packs.homes()),
            rows_by_id: Arc::new(rows::names(&rows)),
            rows: Arc::new(rows),
            packs,
            sifted,
            format,
            edition,
            under: wanted.under.clone(),
            of_packs,
            of_phrases: Vec::new(),
            of_choice,
        }
    }

    /// Looks through the phrasebooks, and at the scripts that they speak of, if that is wanted.
    pub(crate) fn look_at_phrases(&mut self, wanted: &Wanted) {
        let look = wanted.look.map(|look| look(&self.packs));
        self.of_phrases = look.unwrap_or_default();
    }

    /// What is wrong before anything is read.
    pub(crate) fn problems(&self) -> Vec<Diagnostic> {
        let files = self.sifted.files.iter().flat_map(|file| &file.problems);
        let of_packs = self.of_packs.iter().chain(&self.of_phrases);
        let all = of_packs.chain(files).chain(&self.of_choice);
        all.cloned().collect()
    }

    /// The scripts as the reader takes them, with what the format itself declares.
    pub(crate) fn scripts(&self) -> Vec<Script> {
        let files = self.scripts_under(self.edition.as_deref()).into_iter();
        files.chain(house(&self.format, &self.packs)).collect()
    }

    /// The scripts that are there under an edition. Scripts of no pack belong to the rules that are asked for.
    fn scripts_under(&self, edition: Option<&str>) -> Vec<Script> {
        let there = self.packs.there_under(edition);
        let asked = !self.is_apart(edition);
        let packs = self.packs.packs.iter().zip(there);
        let packs = packs.filter(|(pack, there)| *there && (asked || pack.origin != Origin::Loose));
        let files = packs.flat_map(|(pack, _)| &pack.scripts);
        let files: BTreeSet<FileId> = files.map(|script| script.file).collect();
        let read = self.sifted.files.iter();
        let read = read.filter(|file| files.contains(&file.id));
        let scripts = read.map(|file| Script {
            file: file.id,
            text: self.packs.sources.shared(file.id),
            sentences: file.sentences.clone(),
        });
        scripts.collect()
    }

    /// Whether other packs are there under an edition than under the wanted one.
    fn is_apart(&self, edition: Option<&str>) -> bool {
        let asked = self.edition.as_deref();
        self.packs.there_under(edition) != self.packs.there_under(asked)
    }

    /// The layers of an edition and a day, beside those in force. The rules outside any edition have no layer of
    /// their own.
    fn layers_of(&self, edition: Option<&str>, as_of: Option<Date>) -> Layers {
        let declared = edition.filter(|name| self.sifted.editions.contains_key(*name));
        Layers {
            edition: declared.map(Into::into),
            as_of,
            format: None,
            beside: true,
            compared: None,
            homes: self.homes.clone(),
            rows: self.rows_by_id.clone(),
            sight: self.sight.clone(),
            unchecked: false,
        }
    }

    /// The layers of the wanted format.
    pub(crate) fn layers(&self) -> Layers {
        Layers {
            format: match &self.under {
                Some(Under::Edition(..)) => None,
                _ => Some(self.format.name.clone()),
            },
            beside: self.under.is_some(),
            ..self.layers_of(self.edition.as_deref(), self.format.as_of)
        }
    }
}

/// Loads packs for a format. Where all packs are built into the engine and no scenarios are wanted, they are read
/// without being checked.
#[must_use]
pub fn load(packs: Packs, wanted: &Wanted) -> Loaded {
    let prepared = settled(packs, wanted);
    let ((mut loaded, book), content) = beside(
        wanted.threads(),
        || prepared.take_in(wanted),
        || prepared.content(),
    );
    loaded.rulebook = prepared.rulebook(book, content, &mut loaded.problems);
    loaded.packs = prepared.packs;
    loaded
}

/// Reads packs for a format, and gives what could be read, whatever is wrong beside it. It makes no rulebook.
#[must_use]
pub fn read(packs: Packs, wanted: &Wanted) -> (Loaded, Book) {
    let prepared = settled(packs, wanted);
    let (mut loaded, book) = prepared.take_in(wanted);
    loaded.packs = prepared.packs;
    (loaded, book)
}

fn settled(mut packs: Packs, wanted: &Wanted) -> Prepared {
    packs.settle();
    Prepared::new(packs, wanted)
}

/// Whether something is wrong enough to stop.
fn is_grave(problems: &[Diagnostic]) -> bool {
    let mut all = problems.iter();
    all.any(|told| told.severity == Severity::Error)
}

impl Prepared {
    /// Reads what is wanted, and tells what is wrong so far.
    fn take_in(&self, wanted: &Wanted) -> (Loaded, Book) {
        let mut built_in = self.packs.packs.iter().map(|pack| &pack.origin);
        let layers = Layers {
            // What is built in was checked before it was built in; whoever wants its scenarios, too, is about to look
            // at it.
            unchecked: !wanted.scenarios && built_in.all(|origin| *origin == Origin::Embedded),
            ..self.layers()
        };
        let (reading, _) = Checked::whole(self.scripts(), layers);
        let mut loaded = Loaded {
            problems: self.problems(),
            formats: self.sifted.formats.clone(),
            ..Loaded::default()
        };
        let errors = reading.errors.into_iter();
        loaded.problems.extend(errors.chain(reading.warnings));
        (loaded, reading.book)
    }

    /// What two engines compare, and what games are bound to.
    fn content(&self) -> (ContentHash, Bond) {
        let (edition, format) = (self.edition.as_deref(), &self.format);
        let mut content = Content::new();
        let mut binder = Binder::new(edition, format.as_of);
        let in_force = |file: FileId| {
            let home = self.homes.get(&file);
            home.is_none_or(|home| self.sifted.is_under(home, edition))
        };
        let files = self.sifted.files.iter();
        let files: BTreeMap<FileId, &File> =
            files.map(|file| (file.id, &*file.sentences)).collect();
        let there = self.packs.there_under(edition);
        for (pack, _) in self
            .packs
            .packs
            .iter()
            .zip(there)
            .filter(|(_, there)| *there)
        {
            if pack.scripts.first().is_some_and(|one| !in_force(one.file)) {
                continue;
            }
            content.pack(&pack.manifest.id, &pack.manifest.version.to_string());
            for script in &pack.scripts {
                if script.kind != ScriptKind::Script {
                    continue;
                }
                content.script();
                binder.script();
                let items = files
                    .get(&script.file)
                    .into_iter()
                    .flat_map(|file| &file.items);
                for item in items.filter(|item| hash::counts(item)) {
                    let says = hash::of_item(item);
                    content.part(says);
                    binder.item(item, says);
                }
            }
        }
        let says = hash::of_play(edition, format);
        content.pool(format);
        content.part(says);
        binder.add(format!("format {}", format.name), says);
        (content.finish(), binder.finish())
    }

    /// The rulebook, if nothing was wrong enough to stop.
    fn rulebook(
        &self,
        book: Book,
        (hash, bond): (ContentHash, Bond),
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Rulebook> {
        if is_grave(problems) {
            return None;
        }
        let edition = self.edition.as_deref();
        let catalogue = Catalogue::of(&book);
        let (wrong, barred) = {
            let titled = Titled::of(&book);
            let wrong = pool::wrong(&self.format, &titled, |title| catalogue.near(title));
            (wrong, pool::bar(&self.format, &titled))
        };
        problems.extend(wrong.iter().map(Report::diagnostic));
        if is_grave(problems) {
            return None;
        }
        let program = match Program::link(book) {
            Ok(program) => program,
            Err(why) => {
                problems.push(broken(&why));
                return None;
            }
        };
        Some(Rulebook {
            program,
            catalogue: Arc::new(catalogue),
            notation: Arc::new(Notation::of(&self.packs, edition)),
            barred: Arc::new(barred),
            hash,
            bond: Arc::new(bond),
            programs: Programs::default(),
            format: Arc::new(self.format.clone()),
            edition: self.edition.clone(),
            under: self.under.clone(),
            rows: self.rows.clone(),
        })
    }
}

/// Says why a book cannot be linked.
fn broken(why: &LinkError) -> Diagnostic {
    let nowhere = Span::new(FileId(u32::MAX), 0, 0);
    Diagnostic::error(codes::BOOK_BROKEN, why.to_string(), nowhere)
}

/// Why a book cannot be linked, if it cannot.
pub(crate) fn link_error(book: &Book) -> Option<Diagnostic> {
    Program::check(book).err().map(|why| broken(&why))
}

/// What is wrong with a format's pool and bans.
pub(crate) fn of_format(format: &Format, book: &Book) -> Vec<Diagnostic> {
    let near = |title: &str| Catalogue::of(book).near(title);
    let wrong = pool::wrong(format, &Titled::of(book), near);
    wrong.iter().map(Report::diagnostic).collect()
}

/// What a format declares, if it declares anything.
fn house(format: &Format, packs: &Packs) -> Option<Script> {
    let sentences = File {
        items: vec![house_item(format)],
        ..File::default()
    };
    (!format.house.is_empty()).then(|| Script {
        file: format.span.file,
        text: packs.sources.shared(format.span.file),
        sentences: Arc::new(sentences),
    })
}

/// The format's declarations as one item that cites the format.
fn house_item(format: &Format) -> Item {
    let word = Word {
        kind: WordKind::Name {
            text: SmolStr::new_static("house"),
            quoted: false,
        },
        span: format.span,
    };
    Item {
        doc: None,
        key: None,
        head: Phrase {
            words: vec![word],
            span: format.span,
        },
        cites: vec![Citation {
            document: SmolStr::new_static("format"),
            sections: vec![format.name.clone()],
            span: format.span,
        }],
        colon: None,
        means: None,
        block: Some(Box::new(Block {
            items: format.house.clone(),
            span: format.span,
        })),
        otherwise: Vec::new(),
        broken: false,
        span: format.span,
    }
}

#[cfg(test)]
mod tests;
