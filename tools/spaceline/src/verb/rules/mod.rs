//! `spaceline rules DOCUMENT SECTION`: what stands behind a paragraph, and what is missing of it.

mod page;
mod site;

use crate::args::{Common, RulesArgs};
use crate::exit::Exit;
use crate::say::complain;
use crate::verb::coverage::gather::{self, Asked};
use crate::{html, load};
use spaceline_lang::diagnostic::nearest;
use spaceline_review::standing::{Citing, Counts, Document, Standing, State};
use spaceline_rules::book::Wanted;
use std::fs;
use std::path::{Path, PathBuf};

/// Runs it.
pub fn run(common: &Common, args: &RulesArgs) -> Exit {
    // What is no path is a word of the section.
    let (paths, words): (Vec<PathBuf>, Vec<PathBuf>) = args
        .wanted
        .iter()
        .cloned()
        .partition(|path| path.exists() || path.components().count() > 1);
    let words = words.iter().map(|word| word.to_string_lossy().into_owned());
    let section = words.collect::<Vec<_>>().join(" ");
    if section.is_empty() && args.site.is_none() {
        let help = "write `--site DIR` for the whole document".to_owned();
        complain("no section is named", Some(help));
        return Exit::Usage;
    }
    let wanted = Wanted {
        scenarios: true,
        ..Wanted::default()
    };
    let read = match load::rulebook(common, load::asked(common, &paths), &wanted) {
        Ok(read) => read,
        Err(exit) => return exit,
    };
    let sections: Vec<String> = read
        .1
        .rows
        .get(args.document.as_str())
        .into_iter()
        .flatten()
        .map(|row| row.section.clone())
        .collect();
    let names = [args.document.clone()];
    let asked = Asked {
        paths: &paths,
        names: &names,
        section: Some(section.as_str()).filter(|section| !section.is_empty()),
        audit: !args.no_audit,
    };
    let (documents, loaded) = match gather::documents(common, &asked, read) {
        Ok(both) => both,
        Err(exit) => return exit,
    };
    let Some(document) = documents.first() else {
        return Exit::Usage;
    };
    if document.counts.rows == 0 {
        let near = nearest(&section, sections.iter().map(String::as_str));
        let help = near.map(|near| format!("nearest is `{near}`"));
        complain(
            &format!("{} has no section `{section}`", document.name),
            help,
        );
        return Exit::Usage;
    }
    if args.json {
        let all = serde_json::to_string_pretty(document);
        say!("{}", all.unwrap_or_default());
        return Exit::Fine;
    }
    if let Some(folder) = &args.site {
        let pages = site::of(document, loaded.sources());
        return written(folder, &pages);
    }
    tell(document, &section);
    if let Some(path) = &args.html {
        if let Err(exit) = html::write(path, &page::of(document, &section, loaded.sources())) {
            return exit;
        }
        say!("written: {}", path.display());
    }
    Exit::Fine
}

/// Writes pages into a folder.
fn written(folder: &Path, pages: &[(String, String)]) -> Exit {
    if let Err(why) = fs::create_dir_all(folder) {
        complain(&format!("cannot make {}: {why}", folder.display()), None);
        return Exit::Usage;
    }
    for (name, page) in pages {
        if let Err(exit) = html::write(&folder.join(name), page) {
            return exit;
        }
    }
    let first = folder.join("index.html");
    say!(
        "written: {}, and {} beside it",
        first.display(),
        load::count(pages.len().saturating_sub(1), "page", "pages")
    );
    Exit::Fine
}

/// What a state is called.
pub const fn called(state: State) -> &'static str {
    match state {
        State::Missing => "missing",
        State::Outside => "outside",
        State::Encoded => "not tried",
        State::Tried => "not proven",
        State::Proven => "proven",
    }
}

/// How far rows are carried out, in words.
pub fn counted(counts: &Counts) -> String {
    format!(
        "{}: {} proven, {} tried, {} encoded, {} missing, {} outside",
        load::count(counts.rows, "row", "rows"),
        counts.proven,
        counts.tried,
        counts.encoded,
        counts.missing(),
        counts.outside
    )
}

/// The rows of a document in their order.
pub fn rows(document: &Document) -> impl Iterator<Item = &Standing> {
    document.chapters.iter().flat_map(|chapter| &chapter.rows)
}

fn tell(document: &Document, section: &str) {
    say!("{} {section}, {}", document.name, counted(&document.counts));
    for one in rows(document) {
        say!("\n{}: {} ({})", one.row.id, one.row.gist, called(one.state));
        if !one.row.outside.is_empty() {
            say!("  no machine enforces it: {}", one.row.outside);
        }
        listed("rule", &one.parts);
        listed("scenario", &one.scenarios);
        listed("card", &one.cards);
        for part in &one.idle {
            say!("  all its scenarios pass without {part}");
        }
    }
}

fn listed(what: &str, all: &[Citing]) {
    for one in all {
        say!("  {what}: {} ({}:{})", one.name, one.file, one.line);
    }
}
