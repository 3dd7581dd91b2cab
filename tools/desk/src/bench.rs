//! Scripts that are being written: their mistakes, their words, their cards as games print them, their scenarios.

use crate::{Desk, OWN, Reply, printed, wrong};
use serde::{Deserialize, Serialize};
use spaceline_lang::diagnostic::Diagnostic;
use spaceline_lang::span::{FileId, Sources};
use spaceline_phrasebook::Wording;
use spaceline_review::scenario;
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::codes;
use spaceline_rules::explain::{Texts, card_page};
use spaceline_rules::pack::Packs;
use spaceline_rules::workspace::Workspace;
use spaceline_table::Library;
use spaceline_table::json::Message;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// A script, or another file of a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Script {
    /// Its path within the pack: `pack.toml`, `cards.sl`.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

/// One meaning of a word.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Meaning {
    /// What it is: `a verb`, `a kind`.
    pub what: String,
    /// What its declaration says of it.
    pub says: String,
    /// What the declaration cites.
    pub cites: Vec<String>,
    /// How it is declared; nothing for the words of the language.
    pub declared: String,
}

/// A word that may stand at a place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// The word.
    pub word: String,
    /// What it is.
    pub what: String,
}

/// How a scenario went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Scenario {
    /// Its name.
    pub name: String,
    /// Its line, from 1.
    pub line: u32,
    /// Whether everything held.
    pub verdict: Verdict,
    /// What was expected, where it failed.
    pub expected: String,
    /// What is the case instead; or why it is not finished.
    pub actual: String,
    /// The line that failed, from 1.
    pub failed_at: Option<u32>,
    /// What led there.
    pub trace: Vec<String>,
}

/// Whether a scenario held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Everything held.
    Passed,
    /// Something did not.
    Failed,
    /// It says that it is not finished.
    #[default]
    Todo,
}

/// Scripts that are checked while they are written.
#[derive(Debug)]
pub(crate) struct Bench {
    workspace: Workspace,
    /// How cards are printed.
    wording: Wording<'static>,
}

impl Bench {
    fn open(packs: Packs) -> Self {
        let workspace = Workspace::open(packs, wanted());
        Self {
            wording: Wording::with(workspace.packs().clone()),
            workspace,
        }
    }

    /// What is wrong with the user's own scripts.
    fn mistakes(&self) -> Reply {
        mistakes(&self.workspace.problems(), self.workspace.sources())
    }
}

/// What is wanted of the packs: of the scenarios those of the user alone.
fn wanted() -> Wanted {
    Wanted {
        threads: Some(1),
        scenarios: true,
        scenarios_in: Some(PathBuf::from(OWN)),
        look: Some(spaceline_phrasebook::problems),
        ..Wanted::default()
    }
}

/// What is wrong with the user's own scripts.
fn mistakes(problems: &[Diagnostic], sources: &Sources) -> Reply {
    let own = |file: FileId| sources.name(file).starts_with(OWN);
    let problems = problems.iter().filter(|one| own(one.primary.span.file));
    Reply::Mistakes {
        messages: problems
            .map(|one| relative(Message::of(one, sources)))
            .collect(),
    }
}

/// A message whose files are named as the user names them.
fn relative(mut message: Message) -> Message {
    let short = |name: &str| {
        let rest = name
            .strip_prefix(OWN)
            .and_then(|rest| rest.strip_prefix('/'));
        rest.unwrap_or(name).to_owned()
    };
    message.file = message.file.as_deref().map(short);
    for label in &mut message.labels {
        label.file = short(&label.file);
    }
    message
}

/// The file of a path within the user's own pack.
fn file_of(packs: &Packs, path: &str) -> Option<FileId> {
    let path = format!("{OWN}/{path}");
    let scripts = packs.packs.iter().flat_map(|pack| &pack.scripts);
    let mut files = scripts.map(|script| script.file);
    files.find(|file| packs.sources.name(*file) == path)
}

impl Desk {
    pub(crate) fn open(&mut self, scripts: Vec<Script>) -> Result<Reply, Box<Reply>> {
        self.own = scripts
            .into_iter()
            .map(|one| (one.path, one.text))
            .collect();
        self.changed();
        self.mistakes()
    }

    /// Takes the scripts with which somebody plays.
    pub(crate) fn bring(&mut self, scripts: &[Script]) {
        let scripts = scripts.iter();
        let scripts: BTreeMap<String, String> = scripts
            .map(|one| (one.path.clone(), one.text.clone()))
            .collect();
        if scripts != self.own {
            self.own = scripts;
            self.changed();
        }
    }

    /// What was made of the user's scripts is made anew.
    fn changed(&mut self) {
        self.libraries.clear();
        self.cards = None;
        self.bench = None;
        self.fresh = None;
    }

    pub(crate) fn edit(&mut self, script: Script) -> Result<Reply, Box<Reply>> {
        let known = self.own.insert(script.path.clone(), script.text.clone());
        self.libraries.clear();
        self.cards = None;
        self.fresh = None;
        let file = self
            .bench
            .as_ref()
            .and_then(|bench| file_of(bench.workspace.packs(), &script.path));
        match (&mut self.bench, file, known) {
            (Some(bench), Some(file), Some(_)) => {
                bench.workspace.edit(file, &script.text);
            }
            _ => self.bench = None,
        }
        self.mistakes()
    }

    fn mistakes(&mut self) -> Result<Reply, Box<Reply>> {
        Ok(self.bench().mistakes())
    }

    fn bench(&mut self) -> &Bench {
        let packs = self.bench.is_none().then(|| self.packs());
        self.bench
            .get_or_insert_with(|| Bench::open(packs.unwrap_or_default()))
    }

    /// What can be played of the scripts, if nothing is wrong with them; it is read once for each change.
    pub(crate) fn read_own(&mut self, path: &str) -> Result<(Arc<Library>, FileId), Box<Reply>> {
        let library = match &self.fresh {
            Some(library) => Arc::clone(library),
            None => {
                let loaded = book::load(self.packs(), &wanted());
                let Some(rulebook) = loaded.rulebook else {
                    let told = mistakes(&loaded.problems, &loaded.packs.sources);
                    return Err(Box::new(told));
                };
                let library = printed(loaded.packs, rulebook, loaded.formats);
                Arc::clone(self.fresh.insert(Arc::new(library)))
            }
        };
        match file_of(library.packs(), path) {
            Some(file) => Ok((library, file)),
            None => wrong(format!("there is no script `{path}`")),
        }
    }

    pub(crate) fn try_scenarios(&mut self, path: &str) -> Result<Reply, Box<Reply>> {
        let (library, file) = self.read_own(path)?;
        let (rulebook, sources) = (&library.rulebook, &library.packs().sources);
        let scenarios = rulebook.program.book().scenarios.iter();
        let own = scenarios.filter(|one| one.named.span.file == file && rulebook.plays(one));
        let scenarios = own.map(|one| tried(sources, scenario::run(rulebook, one)));
        Ok(Reply::Tried {
            scenarios: scenarios.collect(),
        })
    }

    pub(crate) fn show(&mut self, path: &str) -> Result<Reply, Box<Reply>> {
        let (library, file) = self.read_own(path)?;
        let bench = self.bench();
        let texts = Texts {
            sources: &library.packs().sources,
            wording: Some(&bench.wording),
        };
        let book = library.rulebook.program.book();
        let cards = (0..).map(spaceline_lang::tree::CardId).zip(&book.cards);
        let own = cards.filter(|(_, card)| card.span.file == file);
        Ok(Reply::Shown {
            pages: own.map(|(id, _)| card_page(book, texts, id)).collect(),
        })
    }

    pub(crate) fn word(&mut self, path: &str, at: u32) -> Result<Reply, Box<Reply>> {
        let bench = self.bench();
        let workspace = &bench.workspace;
        let Some(file) = file_of(workspace.packs(), path) else {
            return wrong(format!("there is no script `{path}`"));
        };
        let Some(found) = workspace.editor().word(file, at) else {
            return Ok(Reply::Meanings {
                word: String::new(),
                meanings: Vec::new(),
            });
        };
        let sources = workspace.sources();
        let meaning = |one: &spaceline_lang::editor::Meaning| Meaning {
            what: one.what.to_owned(),
            says: one.doc.clone(),
            cites: one
                .cites
                .iter()
                .map(|(document, row)| format!("{document} \"{row}\""))
                .collect(),
            declared: one
                .declared
                .map(|span| first_line(sources.slice(span)))
                .unwrap_or_default(),
        };
        Ok(Reply::Meanings {
            word: found.text.to_string(),
            meanings: found.meanings.iter().map(meaning).collect(),
        })
    }

    pub(crate) fn expected(&mut self, path: &str, at: u32) -> Result<Reply, Box<Reply>> {
        let bench = self.bench();
        let Some(file) = file_of(bench.workspace.packs(), path) else {
            return wrong(format!("there is no script `{path}`"));
        };
        let Some(expected) = bench.workspace.editor().expected(file, at) else {
            return Ok(Reply::Expected {
                from: at,
                hints: Vec::new(),
            });
        };
        let hints = expected.groups.iter().flat_map(|group| {
            let hint = |word: &str| Hint {
                word: word.to_owned(),
                what: group.what.to_owned(),
            };
            group
                .words
                .iter()
                .map(move |word| hint(word))
                .collect::<Vec<_>>()
        });
        Ok(Reply::Expected {
            from: expected.begun.start,
            hints: hints.collect(),
        })
    }
}

/// The first line of a declaration.
fn first_line(text: &str) -> String {
    text.lines()
        .next()
        .unwrap_or_default()
        .trim_end_matches(" {")
        .to_owned()
}

/// How a scenario went.
fn tried(sources: &Sources, report: scenario::Report) -> Scenario {
    let line = |span| sources.position(span).line;
    let told = Scenario {
        name: report.name,
        line: line(report.span),
        ..Scenario::default()
    };
    match report.verdict {
        scenario::Verdict::Passed => Scenario {
            verdict: Verdict::Passed,
            ..told
        },
        scenario::Verdict::Todo(why) => Scenario {
            actual: why,
            ..told
        },
        scenario::Verdict::Failed(failure) => Scenario {
            verdict: Verdict::Failed,
            expected: failure.expected,
            actual: failure.actual,
            failed_at: Some(line(failure.span)),
            trace: failure.trace,
            ..told
        },
    }
}

/// The page of a code.
pub(crate) fn code(code: &str) -> Result<Reply, Box<Reply>> {
    match codes::explain(code) {
        Some(found) => Ok(Reply::Code {
            title: found.title().to_owned(),
            markdown: found.page.to_owned(),
        }),
        None => wrong(format!("no message has the code `{code}`")),
    }
}

/// A script in its canonical form.
pub(crate) fn format(text: &str) -> Result<Reply, Box<Reply>> {
    let mut sources = Sources::new();
    let file = sources.add("script", text);
    match spaceline_lang::format::format(file, text) {
        Ok(text) => Ok(Reply::Formatted { text }),
        Err(error) => {
            let messages = error.diagnostics();
            let messages = messages.iter().map(|one| Message::of(one, &sources));
            Ok(Reply::Mistakes {
                messages: messages.collect(),
            })
        }
    }
}
