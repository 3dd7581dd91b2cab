//! Card lists as tables: rows of cells under the headings of columns.
//!
//! Two forms are known: values that commas part, and the older one with tabs. Which of them it is, the first line
//! tells.

use super::fault::{Fault, Wrong};
use std::collections::{BTreeMap, BTreeSet};

/// The longest cell that is read, in bytes.
const CELL: usize = 20_000;

/// A list of cards.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The headings of the columns.
    pub columns: Vec<String>,
    /// The rows, in the order of the file.
    pub rows: Vec<Row>,
    /// What could not be taken in.
    pub faults: Vec<Fault>,
}

/// One row.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// The line on which it begins.
    pub line: u64,
    cells: BTreeMap<String, String>,
}

impl Row {
    /// What stands in a column, without the blanks around it.
    #[must_use]
    pub fn cell(&self, column: &str) -> &str {
        self.cells.get(column).map_or("", String::as_str)
    }

    /// The columns in which something stands, and what.
    pub fn cells(&self) -> impl Iterator<Item = (&str, &str)> {
        let cells = self.cells.iter();
        let cells = cells.map(|(column, cell)| (column.as_str(), cell.as_str()));
        cells.filter(|(_, cell)| !cell.is_empty())
    }

    /// The columns in which another row has something else: what it has, and what this one.
    #[must_use]
    pub fn differences(&self, other: &Self) -> Vec<(String, String, String)> {
        let differ = self.cells.iter().filter_map(|(column, cell)| {
            let there = other.cell(column);
            (there != cell).then(|| (column.clone(), there.to_owned(), cell.clone()))
        });
        differ.collect()
    }
}

/// Reads a list.
#[must_use]
pub fn read(text: &str) -> Table {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut table = Table::default();
    let mut of_all = |line, what| table.faults.push(Fault { line, what });
    if let Some(at) = text.find('\0') {
        let before = text.get(..at).unwrap_or("").matches('\n').count();
        let line = u64::try_from(before).unwrap_or(0) + 1;
        of_all(Some(line), Wrong::NoText);
        return table;
    }
    if text.trim().is_empty() {
        of_all(None, Wrong::Empty { headed: false });
        return table;
    }
    let first = text.lines().next().unwrap_or("");
    let tabs = first.contains('\t');
    let mut reader = csv::ReaderBuilder::new();
    reader.flexible(true).has_headers(true);
    if tabs {
        reader.delimiter(b'\t').quoting(false);
    }
    let mut reader = reader.from_reader(text.as_bytes());
    match reader.headers() {
        Ok(headers) => table.columns = headers.iter().map(|name| name.trim().to_owned()).collect(),
        Err(why) => {
            let why = why.to_string();
            of_all(Some(1), Wrong::Row { why });
            return table;
        }
    }
    let mut seen = BTreeSet::new();
    for name in table.columns.iter().filter(|name| !name.is_empty()) {
        if !seen.insert(name) {
            let name = name.clone();
            let line = Some(1);
            let what = Wrong::Heading { name };
            table.faults.push(Fault { line, what });
        }
    }
    let mut record = csv::StringRecord::new();
    loop {
        match reader.read_record(&mut record) {
            Ok(true) => {}
            Ok(false) => break,
            Err(why) => {
                let line = why.position().map(csv::Position::line);
                let why = why.to_string();
                let what = Wrong::Row { why };
                table.faults.push(Fault { line, what });
                continue;
            }
        }
        let line = record.position().map_or(0, csv::Position::line);
        match table.wrong(&record, reader.position().line()) {
            Some(what) => {
                let line = Some(line);
                table.faults.push(Fault { line, what });
            }
            None => {
                let cells = table.columns.iter().zip(record.iter());
                let cells = cells.map(|(name, cell)| (name.clone(), plain(cell)));
                let cells = cells.collect();
                table.rows.push(Row { line, cells });
            }
        }
    }
    if table.rows.is_empty() && table.faults.is_empty() {
        let (line, what) = (None, Wrong::Empty { headed: true });
        table.faults.push(Fault { line, what });
    }
    table
}

/// How much of the first cell of a broken row is told.
const SHOWN: usize = 60;

impl Table {
    /// What is wrong with a row, behind which the list goes on in such a line.
    fn wrong(&self, record: &csv::StringRecord, next: u64) -> Option<Wrong> {
        let first = record.get(0).unwrap_or("").trim();
        let first = first.lines().next().unwrap_or("");
        let title: String = first.chars().take(SHOWN).collect();
        let end = next.saturating_sub(1);
        if record.len() != self.columns.len() {
            return Some(Wrong::Length {
                title,
                found: record.len(),
                wanted: self.columns.len(),
                end,
            });
        }
        let mut cells = self.columns.iter().zip(record.iter());
        let (column, _) = cells.find(|(_, cell)| cell.len() > CELL)?;
        Some(Wrong::Cell {
            title,
            column: column.clone(),
            most: CELL,
            end,
        })
    }
}
/// A cell without the marks of web pages and of typesetters.
fn plain(cell: &str) -> String {
    let cell = cell.replace("&apos;", "'").replace("&quot;", "\"");
    let cell = cell.replace("&amp;", "&").replace('\u{a0}', " ");
    let cell = cell.replace(['\u{2018}', '\u{2019}'], "'");
    let cell = cell.replace(['\u{201c}', '\u{201d}'], "\"");
    cell.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_and_tabs_give_the_same() {
        let commas = read("\u{feff}Name,Text\n\"A, B\",\"say \"\"x\"\"\"\nC,d\n");
        let tabs = read("Name\tText\nA, B\tsay \"x\"\nC\td\n");
        for table in [&commas, &tabs] {
            let cells: Vec<_> = table
                .rows
                .iter()
                .map(|row| (row.cell("Name"), row.cell("Text")))
                .collect();
            assert_eq!(cells, [("A, B", "say \"x\""), ("C", "d")]);
            assert!(table.faults.is_empty());
        }
    }

    #[test]
    fn a_row_that_is_too_short_is_told_and_left_out() {
        let table = read("Name,Text\nA\nB,c\n");
        assert_eq!(table.rows.len(), 1);
        assert_eq!(table.faults.len(), 1);
        assert_eq!(table.faults.first().and_then(|fault| fault.line), Some(2));
    }
}
