//! The rows of a document: what it says, one row for each thing that can be true or false of a game.
//!
//! In: a file beside the scripts, `document r24 "..." rows "rows/r24.tsv"`, with five columns: id, section, sort,
//! gist (what it says in at most fifteen words), and, for what no machine enforces, why. Out: the rows in their
//! order, and every mistake in the file with its place.

use crate::codes;
use crate::pack::{Packs, Script, ScriptKind};
use serde::Serialize;
use smol_str::SmolStr;
use spaceline_lang::diagnostic::{Diagnostic, nearest};
use spaceline_lang::reader;
use spaceline_lang::sentence::{Item, WordKind};
use spaceline_lang::span::{FileId, Span};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A gist has no more words.
const WORDS: usize = 15;

/// The columns, as the first line names them.
const COLUMNS: [&str; 5] = ["id", "section", "sort", "gist", "outside"];

/// One row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// By what it is cited.
    pub id: SmolStr,
    /// The section in which it stands.
    pub section: String,
    /// What sort of thing it is: a rule, a definition, an example.
    pub sort: String,
    /// What it says, in few words.
    pub gist: String,
    /// Why no machine enforces it; empty for all others.
    pub outside: String,
    /// Where it stands.
    #[serde(skip)]
    pub span: Span,
}

impl Row {
    /// Whether it stands in a section, or in one of a chapter.
    #[must_use]
    pub fn is_in(&self, section: &str) -> bool {
        let rest = self.section.strip_prefix(section);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '.', ':']))
    }
}

/// The rows of each document that has some, by its name.
pub type Rows = BTreeMap<SmolStr, Vec<Row>>;

/// What a document says of its rows.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    document: SmolStr,
    path: SmolStr,
    span: Span,
}

impl Wanted {
    /// `document NAME "..." rows "PATH"`.
    pub(crate) fn of(item: &Item) -> Option<Self> {
        let words = &item.head.words;
        let words = match words.split_first() {
            Some((first, rest)) if item.key.is_none() && first.is("document") => rest,
            _ => return None,
        };
        let at = words.iter().position(|word| word.is("rows"))?;
        let path = words.get(at + 1)?;
        let WordKind::Text(text) = &path.kind else {
            return None;
        };
        Some(Self {
            document: SmolStr::new(words.first()?.name()?),
            path: text.clone(),
            span: path.span,
        })
    }
}

/// Reads the rows that documents name, and says what is wrong with them.
pub(crate) fn read(packs: &Packs, wanted: &[Wanted]) -> (Rows, Vec<Diagnostic>) {
    let (mut rows, mut told) = (Rows::new(), Vec::new());
    for one in wanted {
        let all = || packs.packs.iter().flat_map(|pack| &pack.scripts);
        let tables: Vec<&Script> = all().filter(|one| one.kind == ScriptKind::Rows).collect();
        let from = all().find(|script| script.file == one.span.file);
        let folder = from.and_then(|script| script.path.parent());
        let path = folder.unwrap_or(Path::new("")).join(one.path.as_str());
        match tables.iter().find(|table| table.path == path) {
            Some(table) => {
                let text = packs.sources.text(table.file);
                rows.insert(one.document.clone(), table_of(table.file, text, &mut told));
            }
            None => {
                let known = tables.iter().filter_map(|table| {
                    let inside = table.path.strip_prefix(folder?).ok()?;
                    inside.to_str()
                });
                let near = nearest(&one.path, known);
                let says = format!("there is no file `{}` beside this script", one.path);
                let error = Diagnostic::error(codes::ROWS_FILE, says, one.span);
                told.push(error.help(match near {
                    Some(near) => format!("write \"{near}\""),
                    None => "name a file of the pack that ends in `.tsv`".to_owned(),
                }));
            }
        }
    }
    (rows, told)
}

fn wrong(says: String, span: Span, help: &str) -> Diagnostic {
    Diagnostic::error(codes::ROWS_LINE, says, span).help(help.to_owned())
}

/// What can be cited of each document.
pub(crate) fn names(rows: &Rows) -> BTreeMap<SmolStr, reader::Rows> {
    let each = rows.iter().map(|(name, rows)| {
        let by_id: BTreeMap<&SmolStr, &str> = rows
            .iter()
            .map(|row| (&row.id, row.section.as_str()))
            .collect();
        let sections: BTreeSet<&str> = by_id.values().copied().collect();
        let found = reader::Rows {
            ids: by_id.keys().map(|id| (*id).clone()).collect(),
            within: by_id.values().map(SmolStr::new).collect(),
            sections: sections.into_iter().map(SmolStr::new).collect(),
        };
        (name.clone(), found)
    });
    each.collect()
}

/// The lines of a text with their places.
fn lines(file: FileId, text: &str) -> impl Iterator<Item = (&str, Span)> {
    let mut start = 0_u32;
    text.split('\n').map(move |line| {
        let end = start.saturating_add(u32::try_from(line.len()).unwrap_or(u32::MAX));
        let span = Span::new(file, start, end);
        start = end.saturating_add(1);
        (line.trim_end_matches('\r'), span)
    })
}

fn table_of(file: FileId, text: &str, told: &mut Vec<Diagnostic>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut known: BTreeMap<SmolStr, Span> = BTreeMap::new();
    let mut lines = lines(file, text);
    let (head, span) = lines.next().unwrap_or_default();
    if !head.split('\t').eq(COLUMNS) {
        let help = format!("write `{}` with tabs between them", COLUMNS.join(" "));
        told.push(wrong(
            "this does not name the columns of rows".into(),
            span,
            &help,
        ));
        return rows;
    }
    for (line, span) in lines.filter(|(line, _)| !line.is_empty()) {
        let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
        let [id, section, sort, gist, outside] = cells.as_slice() else {
            let says = format!("a row has five columns, and this has {}", cells.len());
            told.push(wrong(
                says,
                span,
                "put a tab between two columns, and none elsewhere",
            ));
            continue;
        };
        let count = gist.split_whitespace().count();
        if id.is_empty() || gist.is_empty() {
            let what = if id.is_empty() { "id" } else { "gist" };
            told.push(wrong(format!("this row has no {what}"), span, "write one"));
            continue;
        }
        if count > WORDS {
            let says = format!("a gist has at most {WORDS} words, and this has {count}");
            told.push(wrong(says, span, "say it in fewer words"));
        }
        let id = SmolStr::new(id);
        if let Some(first) = known.insert(id.clone(), span) {
            let says = format!("the row `{id}` is there twice");
            let error = Diagnostic::error(codes::ROWS_LINE, says, span);
            told.push(
                error
                    .also(first, "it is here, too")
                    .help("leave one of the two out"),
            );
            continue;
        }
        rows.push(Row {
            id,
            section: (*section).to_owned(),
            sort: (*sort).to_owned(),
            gist: (*gist).to_owned(),
            outside: (*outside).to_owned(),
            span,
        });
    }
    rows
}
