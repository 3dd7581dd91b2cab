//! The guide keeps its word. A block marked `spaceline` is a script and is read; all those of a page make one
//! pack, and its scenarios are carried out. A block of text right behind one is what the reader makes of it
//! (`text,reading`) or, behind one marked `wrong`, what it says.
//!
//! With `GUIDE=write` in the environment those texts are written anew instead of compared.

use crate::read::{EXAMPLE, Script, Told, read_among_the_cards, read_with_the_rules, root};
use spaceline_lang::diagnostic::render;
use spaceline_lang::explicit;
use spaceline_lang::span::Span;
use spaceline_review::scenario::{self, Verdict};
use spaceline_review::words::{self, Group, Word};
use spaceline_rules::book::{self, Wanted};
use spaceline_rules::pack::Packs;
use std::fs;
use std::ops::Range;
use std::path::PathBuf;

/// The page of words says what the built-in packs declare.
#[test]
fn the_page_of_words_is_fresh() {
    let packs = Packs::built_in();
    let page = words::markdown(&words::all(&packs), &packs.sources);
    let path = root().join("docs/words.md");
    if std::env::var("GUIDE").is_ok_and(|guide| guide == "write") {
        fs::write(&path, page).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == page,
        "docs/words.md is not what the scripts declare: run `GUIDE=write cargo test -p spaceline-tests --test scripts docs`, or \
         `spaceline words --markdown > docs/words.md`"
    );
}

/// Whoever looks a word of the rules up is told what it means.
#[test]
fn the_words_of_the_rules_have_a_meaning() {
    let packs = Packs::built_in();
    let of_rules = |word: &&Word| packs.sources.name(word.span.file).starts_with("std-rules/");
    let words = words::all(&packs);
    let rules = words.iter().filter(of_rules);
    let silent = rules.filter(|word| word.group != Group::Said && word.meaning.is_empty());
    let silent: Vec<&str> = silent.map(|word| word.form.as_str()).collect();
    assert!(
        silent.is_empty(),
        "a line `/// ...` is missing before: {silent:#?}"
    );
}

/// The folders and files that the tables of the READMEs speak of are there.
#[test]
fn what_the_readmes_show_is_there() {
    let mut gone = Vec::new();
    let mut shown = 0;
    for (page, below) in [("README.md", ""), ("tests/README.md", "tests")] {
        let text = fs::read_to_string(root().join(page)).unwrap_or_default();
        for row in text.lines().filter_map(|line| line.strip_prefix("| `")) {
            let cell = row.split(" |").next().unwrap_or_default();
            for named in cell.split('`').step_by(2).filter(|name| !name.is_empty()) {
                shown += 1;
                if !root().join(below).join(named).exists() {
                    gone.push(format!("{page}: {named}"));
                }
            }
        }
    }
    assert!(shown > 20, "only {shown} are shown");
    assert_eq!(gone, Vec::<String>::new());
}

const MANIFEST: &str = "id = \"guide\"\nname = \"The guide\"\nversion = \"0.1.0\"\nlanguage = \"1\"\nkind = \"cards\"\nrequires = [\"core\"]\n";

/// A fenced block of a page.
struct Block {
    /// What stands behind the fence: `spaceline,wrong`.
    mark: String,
    /// Its lines, without the fences.
    lines: Range<usize>,
    /// Whether only blank lines part it from the block before.
    behind: bool,
}

/// A page of the guide.
struct Page {
    path: PathBuf,
    name: String,
    lines: Vec<String>,
    blocks: Vec<Block>,
}

impl Page {
    fn read(path: PathBuf) -> Self {
        let script = Script::read(&path);
        Self::of(path, script.name, &script.text)
    }

    fn of(path: PathBuf, name: String, text: &str) -> Self {
        let lines: Vec<String> = text.lines().map(String::from).collect();
        let mut blocks: Vec<Block> = Vec::new();
        let mut open: Option<(String, usize)> = None;
        let mut blank = false;
        for (i, line) in lines.iter().enumerate() {
            match (open.take(), line.strip_prefix("```")) {
                (None, Some(mark)) => open = Some((mark.trim().to_owned(), i + 1)),
                (Some((mark, from)), Some(_)) => {
                    let lines = from..i;
                    blocks.push(Block {
                        mark,
                        lines,
                        behind: blank,
                    });
                    blank = true;
                }
                (Some(inside), None) => open = Some(inside),
                (None, None) => blank &= line.trim().is_empty(),
            }
        }
        assert!(open.is_none(), "{name}: a block is never closed");
        Self {
            path,
            name,
            lines,
            blocks,
        }
    }

    fn text(&self, lines: &Range<usize>) -> String {
        let lines = self.lines.get(lines.clone()).unwrap_or_default();
        lines.iter().flat_map(|line| [line, "\n"]).collect()
    }

    /// The plain blocks as one script, each line where the page has it.
    fn script(&self) -> Script {
        let mut text = String::new();
        for (i, line) in self.lines.iter().enumerate() {
            let plain = |block: &&Block| block.mark == "spaceline" && block.lines.contains(&i);
            if self.blocks.iter().find(plain).is_some() {
                text += line;
            }
            text += "\n";
        }
        Script {
            name: self.name.clone(),
            text,
        }
    }

    /// What is wrong with the page, and the texts that should stand where others stand.
    fn judge(&self) -> (Vec<String>, Vec<(Range<usize>, String)>) {
        let mut wrong = Vec::new();
        let mut instead = Vec::new();
        let script = self.script();
        let text = script.text.clone();
        let (told, book, file) = read_among_the_cards(&script);
        if !told.wrong.is_empty() {
            wrong.push(told.text);
        }
        let mut before: Option<(&Block, String)> = None;
        for block in &self.blocks {
            let at = format!("{}:{}", self.name, block.lines.start);
            let said = match block.mark.as_str() {
                "spaceline" => {
                    let within = Span::new(
                        file,
                        byte(&text, block.lines.start),
                        byte(&text, block.lines.end),
                    );
                    explicit::within(&book, within)
                }
                "spaceline,wrong" => {
                    let told = alone(self.text(&block.lines));
                    if told.wrong.is_empty() {
                        wrong.push(format!(
                            "{at}: this is marked `wrong` and is read without a word"
                        ));
                    }
                    told.text
                }
                "text" | "text,reading" => {
                    let wanted = if block.mark == "text" {
                        "spaceline,wrong"
                    } else {
                        "spaceline"
                    };
                    match &before {
                        Some((of, said)) if block.behind && of.mark == wanted => {
                            let said = format!("{}\n", said.trim_end());
                            if said != self.text(&block.lines) {
                                instead.push((block.lines.clone(), said));
                            }
                        }
                        _ if block.mark == "text" => {}
                        _ => wrong.push(format!("{at}: this is the reading of nothing")),
                    }
                    String::new()
                }
                "spaceline,sketch" => String::new(),
                mark if mark.starts_with("spaceline") => {
                    wrong.push(format!("{at}: `{mark}` is no part of a script"));
                    String::new()
                }
                _ => String::new(),
            };
            before = Some((block, said));
        }
        (wrong, instead)
    }
}

fn byte(text: &str, line: usize) -> u32 {
    let before: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    u32::try_from(before).unwrap_or(u32::MAX)
}

fn alone(text: String) -> Told {
    read_with_the_rules(&Script {
        name: EXAMPLE.into(),
        text,
    })
}

/// The pages of `docs`.
fn pages() -> Vec<Page> {
    let readmes = [root().join("README.md"), root().join("tests/README.md")];
    pages_in("docs", readmes.into())
}

/// The pages for who makes cards, each of which is a pack of its own. Those that show files and commands are tried
/// with these, where the command line is.
fn lessons() -> Vec<Page> {
    const WITH_FILES: [&str; 3] = ["10-a-set.md", "formats.md", "sixty.md"];
    let mut pages = pages_in("docs/guide", Vec::new());
    pages.retain(|page| !WITH_FILES.iter().any(|name| page.path.ends_with(name)));
    pages
}

fn pages_in(folder: &str, more: Vec<PathBuf>) -> Vec<Page> {
    let in_folder = fs::read_dir(root().join(folder))
        .into_iter()
        .flatten()
        .flatten();
    let mut paths: Vec<_> = in_folder
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .chain(more)
        .collect();
    paths.sort();
    paths.into_iter().map(Page::read).collect()
}

#[test]
fn every_block_of_the_guide_is_read_as_it_says() {
    let write = std::env::var_os("GUIDE").is_some_and(|how| how == "write");
    let mut all_wrong = Vec::new();
    for page in pages() {
        let (wrong, instead) = page.judge();
        all_wrong.extend(wrong);
        if write {
            let mut lines = page.lines.clone();
            for (at, text) in instead.into_iter().rev() {
                lines.splice(at, text.lines().map(String::from));
            }
            let written = fs::write(&page.path, lines.join("\n") + "\n");
            all_wrong.extend(written.err().map(|error| error.to_string()));
        } else {
            let differ = instead.into_iter().map(|(at, text)| {
                let (name, line) = (&page.name, at.start);
                format!("{name}:{line}: `GUIDE=write cargo test` would write here\n{text}")
            });
            all_wrong.extend(differ);
        }
    }
    assert!(all_wrong.is_empty(), "{}", all_wrong.join("\n"));
}

#[test]
fn the_scenarios_of_the_guide_hold() {
    let mut failed = Vec::new();
    let mut n_passed = 0;
    // A page of `docs` is a pack of its own; the lessons are the scripts of one.
    let pages = pages();
    let lessons = lessons();
    let mut packs_of_pages: Vec<&[Page]> = pages.chunks(1).collect();
    packs_of_pages.push(&lessons);
    for (i, pages) in packs_of_pages.into_iter().enumerate() {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("guide-{i}"));
        let _ = fs::remove_dir_all(&folder);
        let mut written = fs::create_dir_all(&folder)
            .and_then(|()| fs::write(folder.join("pack.toml"), MANIFEST));
        for (at, page) in pages.iter().enumerate() {
            let script = folder.join(format!("page-{at}.sl"));
            written = written.and_then(|()| fs::write(script, page.script().text));
        }
        assert!(written.is_ok(), "{written:?}");
        let mut packs = Packs::new();
        packs.add_folder(&folder);
        packs.add_built_in();
        let wanted = Wanted {
            scenarios: true,
            scenarios_in: Some(folder.clone()),
            ..Wanted::default()
        };
        let loaded = book::load(packs, &wanted);
        let told = render(&loaded.problems, loaded.sources(), false);
        let Some(rulebook) = &loaded.rulebook else {
            failed.push(told);
            continue;
        };
        let own = |name: &str| name.contains("guide-") && name.contains("page-");
        for scenario in &rulebook.program.book().scenarios {
            if !own(loaded.sources().name(scenario.named.span.file)) {
                continue;
            }
            let report = scenario::run(rulebook, scenario);
            match report.verdict {
                Verdict::Failed(failure) => {
                    let error = failure.diagnostic(&report.name);
                    failed.push(render(&[error], loaded.sources(), false));
                }
                Verdict::Passed => n_passed += 1,
                Verdict::Todo(_) => {}
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(n_passed > 150, "the guide has scenarios: {n_passed}");
}

#[test]
fn a_wrong_block_is_caught() {
    let page = |text: &str| Page::of(PathBuf::new(), "page.md".into(), text);
    let count = |text: &str| {
        let (wrong, instead) = page(text).judge();
        (wrong.len(), instead.len())
    };
    let sip = "```spaceline\nkind raft of sip\n```\n";
    assert_eq!(count(sip), (1, 0));
    assert_eq!(count(&sip.replace("sip", "card")), (0, 0));
    let wrong = "```spaceline,wrong\nkind raft of sip\n```\n";
    assert_eq!(count(wrong), (0, 0));
    assert_eq!(count(&wrong.replace("sip", "card")), (1, 0));
    assert_eq!(
        count(&format!("{wrong}\n```text\nwell done\n```\n")),
        (0, 1)
    );
    assert_eq!(count("```spaceline,else\n```\n"), (1, 0));
    assert_eq!(count("```text,reading\n```\n"), (1, 0));
    let (told, _) = page("one\n\n```spaceline\nkind raft of sip\n```\n").judge();
    let text = told.first().cloned().unwrap_or_default();
    assert!(text.contains("page.md:4:14"), "{text}");
    let meaning = "```spaceline\nrule r cites d \"1\" {\n  noun mates of card (c: card) gives set of card means every card where it != c\n}\n```\n\n```text,reading\nno\n```\n";
    assert_eq!(count(meaning).1, 1);
}
