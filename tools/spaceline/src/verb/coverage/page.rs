//! The rows of documents as one page, which needs no script to be read.

use crate::html::{self, bar, escaped, place};
use crate::verb::rules::{called, counted};
use spaceline_review::standing::{Chapter, Citing, Document, Standing};
use std::fmt::Write as _;

fn citing(what: &str, all: &[Citing]) -> String {
    if all.is_empty() {
        return String::new();
    }
    let each = all
        .iter()
        .map(|one| format!("{} {}", escaped(&one.name), place(&one.file, one.line)));
    let each: Vec<String> = each.collect();
    format!("<br><small>{what}: {}</small>", each.join("; "))
}

fn row(standing: &Standing) -> String {
    let row = &standing.row;
    let why = match row.outside.is_empty() {
        true => String::new(),
        false => format!(" ({})", escaped(&row.outside)),
    };
    format!(
        "<li id=\"{id}\"><span class=state>{}</span>{why} <code>{id}</code> {}{}{}",
        called(standing.state),
        escaped(&row.gist),
        citing("rules", &standing.parts),
        citing("scenarios", &standing.scenarios),
        id = escaped(&row.id),
    )
}

fn chapter(out: &mut String, chapter: &Chapter) {
    let name = escaped(&chapter.name);
    let _ = write!(
        out,
        "<h2>{name}</h2>{}<p>{}</p>",
        bar(&chapter.counts),
        counted(&chapter.counts)
    );
    out.push_str("<details><summary>all rows</summary><ul>");
    out.extend(chapter.rows.iter().map(row));
    out.push_str("</ul></details>");
}

/// The page.
pub fn of(documents: &[Document]) -> String {
    let mut out = String::new();
    for document in documents {
        let (name, title) = (escaped(&document.name), escaped(&document.title));
        let _ = write!(out, "<h1>{title} ({name})</h1>{}", bar(&document.counts));
        let _ = write!(out, "<p>{}</p>", counted(&document.counts));
        for one in &document.chapters {
            chapter(&mut out, one);
        }
    }
    html::page("Coverage", &out)
}
