//! One paragraph as a page: its rows, and all that stands behind each.

use super::{called, counted, rows};
use crate::html::{self, bar, escaped, place};
use spaceline_lang::span::Sources;
use spaceline_review::passage::Passages;
use spaceline_review::standing::{Citing, Document, Standing, State};
use std::fmt::Write as _;

/// A longer text is folded away.
const LONG: usize = 24;

/// The page.
pub fn of(document: &Document, section: &str, sources: &Sources) -> String {
    let title = format!("{} {section}", document.name);
    let mut passages = Passages::of(sources);
    let mut out = format!(
        "<h1>{}</h1><p class=quiet>{}</p>{}<p>{}</p>",
        escaped(&title),
        escaped(&document.title),
        bar(&document.counts),
        counted(&document.counts)
    );
    missing(&mut out, document);
    for one in rows(document) {
        head(&mut out, one);
        texts(&mut out, "Rules", &one.parts, &mut passages, true);
        texts(&mut out, "Scenarios", &one.scenarios, &mut passages, false);
        texts(
            &mut out,
            "Cards that touch it",
            &one.cards,
            &mut passages,
            false,
        );
    }
    html::page(&title, &out)
}

/// The rows behind which nothing stands.
fn missing(out: &mut String, document: &Document) {
    let lacks = |one: &&Standing| one.state == State::Missing;
    let all = rows(document).filter(lacks).map(|one| {
        let id = escaped(&one.row.id);
        format!(
            "<li><a href=\"#{id}\">{id}</a> {}</li>",
            escaped(&one.row.gist)
        )
    });
    let all: String = all.collect();
    if !all.is_empty() {
        let _ = write!(out, "<h2>What is missing</h2><ul>{all}</ul>");
    }
}

/// A row by itself.
pub fn head(out: &mut String, one: &Standing) {
    let id = escaped(&one.row.id);
    let _ = write!(
        out,
        "<h3 id=\"{id}\"><code>{id}</code> <span class=quiet>{}</span></h3><p>{}</p>",
        called(one.state),
        escaped(&one.row.gist)
    );
    if !one.row.outside.is_empty() {
        let _ = write!(
            out,
            "<p class=quiet>No machine enforces it: {}.</p>",
            escaped(&one.row.outside)
        );
    }
    for part in &one.idle {
        let _ = write!(
            out,
            "<p class=quiet>All its scenarios pass without {}.</p>",
            escaped(part)
        );
    }
}

fn texts(out: &mut String, what: &str, all: &[Citing], passages: &mut Passages<'_>, open: bool) {
    if all.is_empty() {
        return;
    }
    let _ = write!(out, "<p class=head>{what}</p>");
    for one in all {
        let text = passages.around(one.span).text;
        let open = if open && text.lines().count() <= LONG {
            " open"
        } else {
            ""
        };
        let _ = write!(
            out,
            "<details{open}><summary>{} <small>{}</small></summary><pre>{}</pre></details>",
            escaped(&one.name),
            place(&one.file, one.line),
            escaped(&text)
        );
    }
}
