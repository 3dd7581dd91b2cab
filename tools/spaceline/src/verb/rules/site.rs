//! A whole document as pages that link to each other: an index, a page for each chapter, and one for each script of
//! rules.

use super::page::head;
use super::{called, counted, rows};
use crate::html::{self, bar, escaped, place};
use spaceline_lang::span::Sources;
use spaceline_review::passage::Passages;
use spaceline_review::standing::{Citing, Counts, Document, Standing, State};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// A chapter with more rows is told by the first letters of its sections.
const MANY: usize = 400;

/// A page of rows.
struct Leaf<'d> {
    title: String,
    file: String,
    counts: Counts,
    rows: Vec<&'d Standing>,
}

/// A script of rules, and its parts by their lines.
struct Script<'d> {
    file: String,
    parts: BTreeMap<u32, (&'d Citing, Vec<&'d Standing>)>,
}

/// The pages, with the names of their files.
pub fn of(document: &Document, sources: &Sources) -> Vec<(String, String)> {
    let leaves = leaves(document);
    let scripts = scripts(document);
    let homes: BTreeMap<&str, &str> = leaves
        .iter()
        .flat_map(|leaf| {
            leaf.rows
                .iter()
                .map(|one| (one.row.id.as_str(), leaf.file.as_str()))
        })
        .collect();
    let mut pages = vec![("index.html".to_owned(), index(document, &leaves, &scripts))];
    pages.push(("missing.html".to_owned(), missing(document, &homes)));
    for leaf in &leaves {
        pages.push((leaf.file.clone(), chapter(document, leaf, &scripts)));
    }
    let mut passages = Passages::of(sources);
    for (name, script) in &scripts {
        pages.push((
            script.file.clone(),
            rules(document, name, script, &homes, &mut passages),
        ));
    }
    pages
}

/// A name as a file has it: letters, digits and strokes.
fn plain(name: &str) -> String {
    let plain = name.chars().map(|letter| match letter {
        letter if letter.is_ascii_alphanumeric() => letter.to_ascii_lowercase(),
        _ => '-',
    });
    plain.collect()
}

/// A name of a file that no other page has.
fn file(begins: &str, name: &str, known: &mut BTreeSet<String>) -> String {
    let whole = format!("{begins}-{}", plain(name));
    let names = (1..).map(|at| match at {
        1 => format!("{whole}.html"),
        at => format!("{whole}-{at}.html"),
    });
    let mut free = names.filter(|name| known.insert(name.clone()));
    free.next().unwrap_or(whole)
}

fn leaves(document: &Document) -> Vec<Leaf<'_>> {
    let mut known = BTreeSet::new();
    let mut leaves: Vec<Leaf<'_>> = Vec::new();
    for chapter in &document.chapters {
        let mut parts: BTreeMap<String, Vec<&Standing>> = BTreeMap::new();
        for one in &chapter.rows {
            let inside = one
                .row
                .section
                .strip_prefix(chapter.name.as_str())
                .unwrap_or_default();
            let first = inside.trim_start().chars().next();
            let letter = first.filter(|letter| letter.is_alphabetic() && chapter.rows.len() > MANY);
            let letter = letter.map(|letter| letter.to_uppercase().to_string());
            parts
                .entry(letter.unwrap_or_default())
                .or_default()
                .push(one);
        }
        for (letter, rows) in parts {
            let title = format!("{} {letter}", chapter.name).trim().to_owned();
            let mut counts = Counts::default();
            rows.iter().for_each(|one| counts.add(one.state));
            leaves.push(Leaf {
                file: file("chapter", &title, &mut known),
                title,
                counts,
                rows,
            });
        }
    }
    leaves
}

fn scripts(document: &Document) -> BTreeMap<&str, Script<'_>> {
    let mut known = BTreeSet::new();
    let mut scripts: BTreeMap<&str, Script<'_>> = BTreeMap::new();
    for one in rows(document) {
        for part in &one.parts {
            let script = scripts.entry(part.file.as_str()).or_insert_with(|| Script {
                file: file("script", &part.file, &mut known),
                parts: BTreeMap::new(),
            });
            let (_, rows) = script.parts.entry(part.line).or_insert((part, Vec::new()));
            rows.push(one);
        }
    }
    scripts
}

/// What stands above every page but the first.
fn nav(document: &Document) -> String {
    format!(
        "<nav><a href=index.html>{}</a><a href=missing.html>what is missing</a></nav>",
        escaped(&document.title)
    )
}

fn index(document: &Document, leaves: &[Leaf<'_>], scripts: &BTreeMap<&str, Script<'_>>) -> String {
    let mut out = format!(
        "<h1>{}</h1>{}<p>{}</p>\
         <p class=quiet>Green is proven: a scenario fails without the rule. Yellow is tried, blue stands behind a rule, grey is \
         outside what a machine enforces. The rest is <a href=missing.html>missing</a>.</p><h2>Chapters</h2><div class=columns>",
        escaped(&document.title),
        bar(&document.counts),
        counted(&document.counts)
    );
    for leaf in leaves {
        let _ = write!(
            out,
            "<div><h3><a href=\"{}\">{}</a></h3>{}<p class=quiet>{}</p></div>",
            leaf.file,
            escaped(&leaf.title),
            bar(&leaf.counts),
            counted(&leaf.counts)
        );
    }
    out.push_str("</div><h2>Scripts</h2><ul>");
    for (name, script) in scripts {
        let _ = write!(
            out,
            "<li><a href=\"{}\"><code>{}</code></a> <span class=quiet>{}</span></li>",
            script.file,
            escaped(name),
            crate::load::count(script.parts.len(), "part", "parts")
        );
    }
    out.push_str("</ul>");
    html::page(&document.title, &out)
}

fn chapter(document: &Document, leaf: &Leaf<'_>, scripts: &BTreeMap<&str, Script<'_>>) -> String {
    let title = format!("{} {}", document.name, leaf.title);
    let mut out = format!(
        "{}<h1>{}</h1>{}<p>{}</p>",
        nav(document),
        escaped(&title),
        bar(&leaf.counts),
        counted(&leaf.counts)
    );
    let mut section = "";
    for one in &leaf.rows {
        if one.row.section != section {
            section = one.row.section.as_str();
            let _ = write!(out, "<h2>{}</h2>", escaped(section));
        }
        head(&mut out, one);
        let parts = one.parts.iter().map(|part| {
            let page = scripts
                .get(part.file.as_str())
                .map_or("", |script| script.file.as_str());
            format!(
                "<a href=\"{page}#l{}\">{}</a>",
                part.line,
                escaped(&part.name)
            )
        });
        listed(&mut out, "rules", parts);
        listed(&mut out, "scenarios", one.scenarios.iter().map(named));
        listed(&mut out, "cards", one.cards.iter().map(named));
    }
    html::page(&title, &out)
}

fn named(one: &Citing) -> String {
    format!("{} {}", escaped(&one.name), place(&one.file, one.line))
}

fn listed(out: &mut String, what: &str, all: impl Iterator<Item = String>) {
    let all: Vec<String> = all.collect();
    if !all.is_empty() {
        let _ = write!(out, "<p><small>{what}: {}</small></p>", all.join("; "));
    }
}

fn link(one: &Standing, homes: &BTreeMap<&str, &str>) -> String {
    let page = homes.get(one.row.id.as_str()).copied().unwrap_or_default();
    let id = escaped(&one.row.id);
    format!("<a href=\"{page}#{id}\">{id}</a>")
}

fn missing(document: &Document, homes: &BTreeMap<&str, &str>) -> String {
    let title = format!("{}: what is missing", document.name);
    let mut out = format!("{}<h1>{}</h1>", nav(document), escaped(&title));
    let groups = [
        ("No rule says it", State::Missing),
        ("A rule says it, and no scenario tries it", State::Encoded),
        (
            "A scenario tries it, and passes without the rule",
            State::Tried,
        ),
    ];
    for (what, state) in groups {
        let all: Vec<&Standing> = rows(document).filter(|one| one.state == state).collect();
        let _ = write!(out, "<h2>{what}: {}</h2><ul>", all.len());
        for one in all {
            let _ = write!(
                out,
                "<li>{} {}</li>",
                link(one, homes),
                escaped(&one.row.gist)
            );
        }
        out.push_str("</ul>");
    }
    html::page(&title, &out)
}

fn rules(
    document: &Document,
    name: &str,
    script: &Script<'_>,
    homes: &BTreeMap<&str, &str>,
    passages: &mut Passages<'_>,
) -> String {
    let mut out = format!("{}<h1><code>{}</code></h1>", nav(document), escaped(name));
    for (line, (part, rows)) in &script.parts {
        let _ = write!(
            out,
            "<h2 id=l{line}>{}</h2><pre>{}</pre><small>{}</small><ul>",
            escaped(&part.name),
            escaped(&passages.around(part.span).text),
            place(&part.file, *line)
        );
        for one in rows {
            let _ = write!(
                out,
                "<li>{} {} <span class=quiet>{}</span></li>",
                link(one, homes),
                escaped(&one.row.gist),
                called(one.state)
            );
        }
        out.push_str("</ul>");
    }
    html::page(name, &out)
}
