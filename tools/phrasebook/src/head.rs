//! The head of a list: whether it has the columns that phrasebooks read.

use super::fault::{Fault, Wrong};
use super::phrasebook::Phrasebook;
use super::table::Table;
use spaceline_lang::diagnostic::nearest;
use std::collections::{BTreeMap, BTreeSet};

/// The columns that a list lacks. Those in which title, sort and set stand every list has; the others, if it has
/// cards of a sort of which they are read.
#[must_use]
pub fn lacks(book: &Phrasebook, table: &Table) -> Vec<Fault> {
    let has = |name: &str| table.columns.iter().any(|column| column == name);
    let keys = book.keys.values().filter(|column| !has(column));
    let keys: BTreeSet<&str> = keys.map(String::as_str).collect();
    let mut missing: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    if let Some(sorts) = book.keys.get("sort").filter(|_| keys.is_empty()) {
        let there: BTreeSet<&str> = table.rows.iter().map(|row| row.cell(sorts)).collect();
        let sheets = book.sheets.iter();
        for sheet in sheets.filter(|sheet| there.contains(sheet.named.as_str())) {
            let columns: BTreeSet<&str> = sheet.reads().filter(|column| !has(column)).collect();
            for column in columns {
                let sorts = missing.entry(column).or_default();
                if !sorts.contains(&sheet.named) {
                    sorts.push(sheet.named.clone());
                }
            }
        }
    }
    missing.extend(keys.into_iter().map(|name| (name, Vec::new())));
    let faults = missing.into_iter().map(|(name, sorts)| {
        let near = nearest(name, table.columns.iter().map(String::as_str));
        let same = |column: &&String| column.eq_ignore_ascii_case(name);
        let near = near.or_else(|| table.columns.iter().find(same).map(String::as_str));
        let what = Wrong::Column {
            name: name.to_owned(),
            sorts,
            near: near.filter(|near| !near.is_empty()).map(str::to_owned),
        };
        Fault {
            line: Some(1),
            what,
        }
    });
    faults.collect()
}
