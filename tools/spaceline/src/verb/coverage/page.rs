//! The rows of documents as one page, which needs no script to be read.

use spaceline_rules::standing::{Chapter, Citing, Counts, Document, Standing, State};
use std::fmt::Write as _;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#222;background:#fff}\
h1,h2{line-height:1.2}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.2rem .6rem .2rem 0}\
.bar{display:flex;height:.6rem;background:#eee;margin:.3rem 0}.bar i{display:block}.proven{background:#2a7d4f}.tried{background:#e0b23c}\
.encoded{background:#9db8d9}.outside{background:#bbb}li{margin:.5rem 0}code{font-size:.9em}small{color:#555;overflow-wrap:anywhere}\
summary{cursor:pointer}.state{font-weight:600}@media(max-width:40rem){body{padding:.6rem}td,th{padding-right:.3rem;font-size:.9rem}}";

/// Text as it stands in a page.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// What a state is called.
const fn called(state: State) -> &'static str {
    match state {
        State::Missing => "missing",
        State::Outside => "outside",
        State::Encoded => "not tried",
        State::Tried => "not proven",
        State::Proven => "proven",
    }
}

/// A bar that shows how far a chapter is carried out.
fn bar(counts: &Counts) -> String {
    let parts = [
        ("proven", counts.proven),
        ("tried", counts.tried - counts.proven),
        ("encoded", counts.encoded - counts.tried),
        ("outside", counts.outside),
    ];
    let parts = parts.map(|(class, many)| {
        let width = many * 1000 / counts.rows.max(1);
        format!(
            "<i class={class} style=width:{}.{}%></i>",
            width / 10,
            width % 10
        )
    });
    format!("<div class=bar aria-hidden=true>{}</div>", parts.concat())
}

fn counted(counts: &Counts) -> String {
    format!(
        "{} rows: {} proven, {} tried, {} encoded, {} missing, {} outside",
        counts.rows,
        counts.proven,
        counts.tried,
        counts.encoded,
        counts.missing(),
        counts.outside
    )
}

fn citing(what: &str, all: &[Citing]) -> String {
    if all.is_empty() {
        return String::new();
    }
    let each = all.iter().map(|one| {
        let (name, file) = (escaped(&one.name), escaped(&one.file));
        format!("{name} <code>{file}:{}</code>", one.line)
    });
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
    let mut out = String::from("<!doctype html><html lang=en><meta charset=utf-8>");
    out.push_str("<meta name=viewport content=\"width=device-width,initial-scale=1\">");
    let _ = write!(out, "<title>Coverage</title><style>{STYLE}</style>");
    for document in documents {
        let (name, title) = (escaped(&document.name), escaped(&document.title));
        let _ = write!(out, "<h1>{title} ({name})</h1>{}", bar(&document.counts));
        let _ = write!(out, "<p>{}</p>", counted(&document.counts));
        for one in &document.chapters {
            chapter(&mut out, one);
        }
    }
    out.push_str("</html>\n");
    out
}
