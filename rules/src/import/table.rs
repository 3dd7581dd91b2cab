//! Card lists as tables: rows of cells under the headings of columns.
//!
//! Two forms are known: values that commas part, and the older one with tabs. Which of them it is, the first line tells.

use std::collections::BTreeMap;

/// The longest cell that is read, in bytes.
const CELL: usize = 20_000;

/// A list of cards.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The headings of the columns.
    pub columns: Vec<String>,
    /// The rows, in the order of the file.
    pub rows: Vec<Row>,
    /// What could not be taken in: the line, and why.
    pub faults: Vec<(u64, String)>,
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
}

/// Reads a list.
#[must_use]
pub fn read(text: &str) -> Table {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.lines().next().unwrap_or("");
    let tabs = first.contains('\t');
    let mut reader = csv::ReaderBuilder::new();
    reader.flexible(true).has_headers(true);
    if tabs {
        reader.delimiter(b'\t').quoting(false);
    }
    let mut reader = reader.from_reader(text.as_bytes());
    let mut table = Table::default();
    match reader.headers() {
        Ok(headers) => table.columns = headers.iter().map(|name| name.trim().to_owned()).collect(),
        Err(why) => {
            table.faults.push((1, why.to_string()));
            return table;
        }
    }
    for record in reader.records() {
        let record = match record {
            Ok(record) => record,
            Err(why) => {
                let line = why.position().map_or(0, csv::Position::line);
                table.faults.push((line, why.to_string()));
                continue;
            }
        };
        let line = record.position().map_or(0, csv::Position::line);
        if record.len() != table.columns.len() {
            let (found, wanted) = (record.len(), table.columns.len());
            let why = format!("this row has {found} cells, and the list {wanted} columns");
            table.faults.push((line, why));
            continue;
        }
        if record.iter().any(|cell| cell.len() > CELL) {
            let why = format!("a cell is longer than {CELL} bytes");
            table.faults.push((line, why));
            continue;
        }
        let cells = table.columns.iter().zip(record.iter());
        let cells = cells.map(|(name, cell)| (name.clone(), plain(cell)));
        table.rows.push(Row {
            line,
            cells: cells.collect(),
        });
    }
    table
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
        assert_eq!(table.faults.first().map(|fault| fault.0), Some(2));
    }
}
