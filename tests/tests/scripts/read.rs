//! Reading a script as the reader of a pack would: with the rules, and telling only what is wrong with it.

use spaceline_lang::diagnostic::{Diagnostic, Report, Severity, render};
use spaceline_lang::reader::{self, Checked, Layers, read};
use spaceline_lang::sentence::File;
use spaceline_lang::span::{FileId, Sources};
use spaceline_lang::tree::Book;
use spaceline_lang::vocabulary::Sight;
use spaceline_lang::words::Key;
use std::collections::BTreeMap;
use std::fs;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

/// A script of the tests.
pub struct Script {
    /// Its path from the root of the repository, the same on every machine.
    pub name: String,
    pub text: String,
}

impl Script {
    pub fn read(path: &Path) -> Self {
        let path = path.canonicalize().unwrap_or(path.to_path_buf());
        let root = root().canonicalize().unwrap_or(root());
        let name = path.strip_prefix(&root).unwrap_or(&path);
        Self {
            name: name.to_string_lossy().replace('\\', "/"),
            text: fs::read_to_string(&path).unwrap_or_default(),
        }
    }

    /// `// expect: N`.
    pub fn expects(&self) -> Option<usize> {
        let line = self.lines_after("// expect:").next()?;
        line.split_whitespace().next()?.parse().ok()
    }

    fn lines_after<'a>(&'a self, head: &'a str) -> impl Iterator<Item = &'a str> {
        let lines = self.text.lines();
        lines.filter_map(move |line| line.strip_prefix(head).map(str::trim))
    }
}

/// Says that a card belongs to no set.
const OUTSIDE_SET: &str = "SL0224";

/// An example of the guide is a piece of a file, whose head has named the set.
pub const EXAMPLE: &str = "example.sl";

/// What was told about a script.
pub struct Told {
    pub wrong: Vec<Diagnostic>,
    /// All of it, as a designer sees it.
    pub text: String,
}

impl Told {
    fn of(wrong: Vec<Diagnostic>, sources: &Sources) -> Self {
        let text = render(&wrong, sources, false);
        Self { wrong, text }
    }
}

pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// What the scripts that are tried cite, and the editions of which rulings speak.
const CITED: &str = r#"
document trial "Trial"
document guide "Guide"
edition r95 extends core { }
edition faq95 extends core { }
edition cr98 extends core { }
"#;

fn cited() -> Script {
    Script {
        name: "cited.sl".to_owned(),
        text: CITED.to_owned(),
    }
}

/// Scripts that are parsed once, and read with each script that is tried.
#[derive(Clone, Default)]
struct Parsed {
    sources: Sources,
    files: Vec<(FileId, Arc<File>)>,
    wrong: Vec<Diagnostic>,
}

impl Parsed {
    fn of(scripts: &[Script]) -> Self {
        let mut parsed = Self::default();
        for script in scripts {
            parsed.add(script, false);
        }
        parsed
    }

    /// Adds a script. The scenarios of those beside the script that is tried stay out: they speak of cards that are
    /// not here.
    fn add(&mut self, script: &Script, with_scenarios: bool) {
        let id = self.sources.add(script.name.as_str(), script.text.as_str());
        let mut parsed = spaceline_lang::parse(id, &script.text);
        let scenario = Some(Key::Scenario);
        let items = &mut parsed.file.items;
        items.retain(|item| with_scenarios || item.key() != scenario);
        self.wrong
            .extend(parsed.errors.iter().map(Report::diagnostic));
        self.files.push((id, Arc::new(parsed.file)));
    }
}

/// Layers in which citations of the documents are looked up.
fn layers() -> Layers {
    static LAYERS: LazyLock<Layers> = LazyLock::new(|| {
        let names = ["r24", "r18", "cr98", "faq95", "anew"];
        let rows = names.map(|name| {
            let path = root().join(format!("std-rules/core/rows/{name}.tsv"));
            let text = fs::read_to_string(path).unwrap_or_default();
            let cells = |line: &str, at: usize| line.split('\t').nth(at).unwrap_or_default().into();
            let lines = || text.lines().skip(1);
            let mut rows: Vec<_> = lines()
                .map(|line| (cells(line, 0), cells(line, 1)))
                .collect();
            rows.sort_unstable();
            let (ids, within): (Vec<_>, Vec<_>) = rows.into_iter().unzip();
            let mut sections = within.clone();
            sections.sort_unstable();
            sections.dedup();
            let rows = reader::Rows {
                ids,
                within,
                sections,
            };
            (name.into(), rows)
        });
        Layers {
            rows: Arc::new(rows.into()),
            ..Layers::default()
        }
    });
    LAYERS.clone()
}

/// The rules, and what scripts that are tried cite.
static RULES: LazyLock<Parsed> = LazyLock::new(|| Parsed::of(&rules_for_trial()));

/// The rules and all cards.
static CARDS: LazyLock<Parsed> = LazyLock::new(|| {
    let cards = scripts_under(&root().join("cards")).into_iter();
    // A phrasebook holds no cards, and those of another game have other words.
    let others = ["cards/phrasebook/", "cards/anew/"];
    let cards = cards.filter(|script| !others.iter().any(|one| script.name.starts_with(one)));
    let scripts: Vec<Script> = rules_for_trial().into_iter().chain(cards).collect();
    Parsed::of(&scripts)
});

/// Reads a script as part of a pack that requires the rules, or, if it says `// alone`, as a pack of its own.
/// The rules themselves must be readable; warnings about them are not told.
pub fn read_with_the_rules(script: &Script) -> Told {
    let alone = script.lines_after("// alone").next().is_some();
    if alone {
        return read_alone(script);
    }
    match Desk::headings(script) {
        Some(headings) => Desk::read(script, headings),
        None => tell(RULES.clone(), script).0,
    }
}

/// Reads a script as a pack of its own.
pub fn read_alone(script: &Script) -> Told {
    tell(Parsed::default(), script).0
}

/// What somebody finds out about each of many things, in their order. They are shared among the cores.
pub fn each<T: Sync, R: Send>(all: &[T], find: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut found = Vec::new();
    std::thread::scope(|scope| {
        let own = |first| all.iter().enumerate().skip(first).step_by(threads);
        let find = &find;
        let work = |first| move || own(first).map(|(at, one)| (at, find(one))).collect();
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(work(first))).collect();
        for thread in running {
            let part: Vec<(usize, R)> = thread.join().unwrap_or_else(|why| resume_unwind(why));
            found.extend(part);
        }
    });
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, what)| what).collect()
}

/// What parts a script in two: what stands above this line is a script of another pack.
const OTHER_PACK: &str = "// another pack";

/// The part of a script that is of another pack, if there is one, and the rest with its lines where they were.
fn in_two(script: &Script) -> (Option<Script>, Script) {
    let name = script.name.clone();
    let Some(at) = script.text.find(OTHER_PACK) else {
        let text = script.text.clone();
        return (None, Script { name, text });
    };
    let (other, own) = script.text.split_at(at);
    let text = "\n".repeat(other.lines().count()) + own;
    let other = Script {
        name: "another_pack.sl".to_owned(),
        text: other.to_owned(),
    };
    (Some(other), Script { name, text })
}

/// The rules, and what scripts that are tried cite.
pub fn rules_for_trial() -> Vec<Script> {
    let mut scripts = scripts_under(&root().join("std-rules/core"));
    scripts.push(cited());
    scripts
}

/// Reads a script among the rules and all cards; with the book that was read, and the script's number in it.
pub fn read_among_the_cards(script: &Script) -> (Told, Book, FileId) {
    tell(CARDS.clone(), script)
}

/// Reads a script beside the rules under an edition that it declares.
pub fn read_under(script: &Script, edition: &str) -> Told {
    let mut parsed = RULES.clone();
    parsed.add(script, true);
    let last = parsed.files.last().map_or(FileId(0), |(id, _)| *id);
    let scripts = parsed.files.iter().map(|(id, file)| reader::Script {
        file: *id,
        text: parsed.sources.shared(*id),
        sentences: file.clone(),
    });
    let main = Checked::new(scripts.collect(), layers());
    let layers = Layers {
        edition: Some(edition.into()),
        beside: true,
        ..layers()
    };
    let (wrong, warnings) = Checked::beside(&main, layers, None).problems(Some(&main));
    let told = parsed.wrong.into_iter().chain(wrong).chain(warnings);
    let here = told.filter(|one| one.primary.span.file == last);
    Told::of(here.collect(), &parsed.sources)
}

/// Reads a script beside others and tells what is wrong with it. What stands above a line `// another pack` is a
/// script of another pack.
fn tell(mut parsed: Parsed, script: &Script) -> (Told, Book, FileId) {
    let rules = parsed.files.len();
    let (other, script) = in_two(script);
    if let Some(other) = other {
        parsed.add(&other, false);
    }
    parsed.add(&script, true);
    let Parsed {
        sources,
        files,
        mut wrong,
    } = parsed;
    let borrowed: Vec<_> = files.iter().map(|(id, file)| (*id, &**file)).collect();
    let layers = Layers {
        sight: Arc::new(sight(&borrowed, rules)),
        ..layers()
    };
    let reading = read(&borrowed, &layers);
    wrong.extend(reading.errors);
    wrong.extend(reading.warnings);
    let last = files.last().map_or(FileId(0), |(id, _)| *id);
    (told_of(&script, last, wrong, &sources), reading.book, last)
}

/// What is told of a script, out of all that is told of it and the rules.
fn told_of(script: &Script, file: FileId, wrong: Vec<Diagnostic>, sources: &Sources) -> Told {
    let (mut wrong, elsewhere): (Vec<_>, Vec<_>) = wrong
        .into_iter()
        .partition(|one| one.primary.span.file == file);
    // What holds of a book as a whole is asked only of one that could be read.
    let elsewhere: Vec<_> = elsewhere
        .into_iter()
        .filter(|one| one.severity == Severity::Error)
        .collect();
    assert!(
        elsewhere.is_empty(),
        "the rules cannot be read\n{}",
        render(&elsewhere, sources, false)
    );
    if script.name == EXAMPLE {
        wrong.retain(|one| one.code.id != OUTSIDE_SET);
    }
    for one in &mut wrong {
        point_within(one, sources);
    }
    wrong.sort_by_key(|one| one.primary.span.start);
    Told::of(wrong, sources)
}

/// The rules, read once, and beside them a script of cards that is replaced again and again. Nothing is read but the
/// cards and scenarios, as long as the scripts have the same headings.
struct Desk {
    checked: Checked,
    file: FileId,
}

/// The desks at which nobody reads, by the headings of their scripts.
static DESKS: Mutex<BTreeMap<String, Vec<Desk>>> = Mutex::new(BTreeMap::new());

impl Desk {
    /// The headings of a script of cards and scenarios; nothing if it declares something else, or stands beside
    /// another pack.
    fn headings(script: &Script) -> Option<String> {
        if script.text.contains(OTHER_PACK) {
            return None;
        }
        let mut headings = String::new();
        for item in &spaceline_lang::parse(FileId(0), &script.text).file.items {
            match item.key()? {
                Key::Card | Key::Scenario => {}
                Key::Set => headings += item.span.of(&script.text),
                _ => return None,
            }
        }
        Some(headings)
    }

    /// What is told of a script that has these headings.
    fn read(script: &Script, headings: String) -> Told {
        let mut parsed = RULES.clone();
        parsed.add(script, true);
        let Parsed {
            sources,
            files,
            mut wrong,
        } = parsed;
        let scripts = files.into_iter().map(|(file, sentences)| reader::Script {
            file,
            text: sources.shared(file),
            sentences,
        });
        let mut scripts: Vec<_> = scripts.collect();
        let free = desks().get_mut(&headings).and_then(Vec::pop);
        let desk = match (free, scripts.pop()) {
            (Some(mut desk), Some(script)) => {
                desk.checked.edit(script, None);
                desk
            }
            (_, script) => {
                scripts.extend(script);
                let file = scripts.last().map_or(FileId(0), |script| script.file);
                let checked = Checked::new(scripts, layers());
                Self { checked, file }
            }
        };
        let (errors, warnings) = desk.checked.problems(None);
        wrong.extend(errors);
        wrong.extend(warnings);
        let told = told_of(script, desk.file, wrong, &sources);
        desks().entry(headings).or_default().push(desk);
        told
    }
}

fn desks() -> MutexGuard<'static, BTreeMap<String, Vec<Desk>>> {
    DESKS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Who sees whom: all sees all, unless there are two packs beside the rules.
fn sight(files: &[(FileId, &File)], rules: usize) -> Sight {
    let mut sight = Sight::default();
    let (rules, own) = files.split_at(rules.min(files.len()));
    if own.len() == 2 {
        let rules = sight.add(rules.iter().map(|(id, _)| *id), []);
        for (id, _) in own {
            sight.add([*id], [rules]);
        }
    }
    sight
}

/// Puts what is pointed at in another file into words without lines: those of the rules move, and must not
/// move the snapshots of what is told.
fn point_within(one: &mut Diagnostic, sources: &Sources) {
    let file = one.primary.span.file;
    let (within, beyond): (Vec<_>, Vec<_>) = std::mem::take(&mut one.secondary)
        .into_iter()
        .partition(|label| label.span.file == file);
    one.secondary = within;
    for label in beyond {
        let name = sources.name(label.span.file);
        let beyond = format!("({name}: {})", label.text);
        one.help = Some(
            one.help
                .take()
                .map_or(beyond.clone(), |help| format!("{help} {beyond}")),
        );
    }
}

/// Every script in a folder, by path.
pub fn scripts_under(folder: &Path) -> Vec<Script> {
    let mut entries: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.extend(scripts_under(&path));
        } else if path.extension().is_some_and(|end| end == "sl") {
            found.push(Script::read(&path));
        }
    }
    found
}
