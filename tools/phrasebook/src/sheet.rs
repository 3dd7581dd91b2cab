//! How a sort of cards is written down: which columns are read as what, and in what order its lines stand.

use super::draft::parts;
use super::grammar::ClassId;
use super::phrasebook::Phrasebook;
use super::table::Row;
use std::collections::BTreeSet;

/// A sort of cards.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// What the list calls it.
    pub named: String,
    /// The words behind the title in scripts.
    pub kind: String,
    /// The column and the value in it that tell such cards from others of the sort.
    pub only: Option<(String, String)>,
    /// The columns that are read whole.
    pub columns: Vec<Column>,
    /// The columns that say nothing of such cards.
    pub passed: Vec<String>,
    /// The column that holds the text.
    pub text: Option<String>,
    /// What a text begins with.
    pub opening: Option<ClassId>,
    /// What follows.
    pub unit: Option<ClassId>,
    /// Fields whose value stands first in another field, too, where it is not written again.
    pub leads: Vec<(String, String)>,
    /// Fields whose values count if they stand there more than once.
    pub counts: Vec<String>,
    /// Fields whose values are added up.
    pub sums: Vec<String>,
    /// Fields without which a card is no card.
    pub wants: Vec<String>,
    /// The lines of facts, in their order.
    pub lines: Vec<Template>,
    /// Where such cards stand.
    pub files: Files,
}

impl Sheet {
    /// Whether it is for a row of its sort.
    #[must_use]
    pub fn takes(&self, row: &Row) -> bool {
        let Some((name, value)) = &self.only else {
            return true;
        };
        let column = self.columns.iter().find(|column| column.name == *name);
        let cell = row.cell(name);
        match column.and_then(|column| column.each.as_deref()) {
            Some(sign) => cell.split(sign).any(|part| part.trim() == value),
            None => cell == value,
        }
    }

    /// The fields that its lines write, and what stands in the head of a card.
    pub fn fields(&self) -> BTreeSet<&str> {
        let written = self.lines.iter().flat_map(Template::fields);
        written.chain(["head"]).collect()
    }

    /// Whether a line reads a column, or says that it is passed over.
    #[must_use]
    pub fn knows(&self, column: &str) -> bool {
        let mut columns = self.columns.iter();
        columns.any(|known| known.name == column)
            || self.text.as_deref() == Some(column)
            || self.passed.iter().any(|known| known == column)
    }

    /// The columns that its lines read.
    pub fn reads(&self) -> impl Iterator<Item = &str> {
        let columns = self.columns.iter().map(|column| column.name.as_str());
        columns.chain(self.text.as_deref())
    }
}

/// A column.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its heading.
    pub name: String,
    /// What parts the values in a cell.
    pub each: Option<String>,
    /// What each of them is read as.
    pub class: ClassId,
    /// The facts that an empty cell gives.
    pub empty: Option<String>,
}

impl Column {
    /// The field of which it gives values, if it is one.
    #[must_use]
    pub fn field(&self, book: &Phrasebook, fields: &BTreeSet<&str>) -> Option<String> {
        let scripts = book.grammar.scripts(self.class);
        let lines = scripts.iter().flat_map(|script| parts(script, ';'));
        let first = lines.map(|line| line.split(' ').next().unwrap_or(line));
        let given: BTreeSet<&str> = first.filter(|field| fields.contains(field)).collect();
        let mut given = given.into_iter();
        let one = given.next().filter(|field| *field != "head")?;
        given.next().is_none().then(|| one.to_owned())
    }
}

/// The files of a sort of cards.
#[derive(Clone, Debug, Default)]
pub struct Files {
    /// The name of the file, or of the folder.
    pub folder: String,
    /// The field after whose first value the files are named.
    pub by: Option<String>,
}

/// A set.
#[derive(Clone, Debug)]
pub struct Release {
    /// What the list calls it.
    pub code: String,
    /// The pack.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it came out, as a script says it: `released 1994`, or `unreleased`.
    pub released: String,
}

/// A line of facts with `{field}` for values. A part between commas or semicolons that has no value is left out.
#[derive(Clone, Debug)]
pub struct Template {
    parts: Vec<(String, &'static str)>,
    /// The line that is written where there is no value for the first part.
    other: Option<Box<Self>>,
}

impl Template {
    /// Reads it.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let mut parts = Vec::new();
        let mut rest = text;
        let mut before = "";
        loop {
            let end = rest.find([',', ';']);
            let part = end.and_then(|end| rest.get(..end)).unwrap_or(rest);
            parts.push((part.trim().to_owned(), before));
            let Some(end) = end else { break };
            before = if rest.as_bytes().get(end) == Some(&b',') {
                ", "
            } else {
                "; "
            };
            rest = rest.get(end + 1..).unwrap_or("");
        }
        Self { parts, other: None }
    }

    /// Names the line that is written where there is no value for the first part.
    #[must_use]
    pub fn or_else(self, other: Self) -> Self {
        let other = Some(Box::new(other));
        Self { other, ..self }
    }

    /// The fields it speaks of.
    pub fn fields(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().flat_map(|(part, _)| slots(part))
    }

    /// Whether it has this slot.
    #[must_use]
    pub fn has(&self, slot: &str) -> bool {
        self.fields().any(|field| field == slot)
    }

    /// What stands before its first slot.
    #[must_use]
    pub fn beginning(&self) -> Option<&str> {
        let (first, _) = self.parts.first()?;
        let (before, _) = first.split_once('{')?;
        (!before.is_empty()).then_some(before)
    }

    /// The line, if there is a value for it.
    #[must_use]
    pub fn fill(&self, value: &dyn Fn(&str) -> Option<String>) -> Option<String> {
        let first = self.parts.first();
        let leads = first.is_some_and(|(part, _)| slots(part).all(|field| value(field).is_some()));
        if let Some(other) = self.other.as_ref().filter(|_| !leads) {
            return other.fill(value);
        }
        let mut line = String::new();
        for (part, sign) in &self.parts {
            let mut filled = part.clone();
            let mut whole = true;
            for field in slots(part) {
                match value(field) {
                    Some(value) => filled = filled.replace(&format!("{{{field}}}"), &value),
                    None => whole = false,
                }
            }
            if whole {
                if !line.is_empty() {
                    line.push_str(sign);
                }
                line.push_str(&filled);
            }
        }
        (!line.is_empty()).then_some(line)
    }
}

fn slots(part: &str) -> impl Iterator<Item = &str> {
    part.split('{')
        .skip(1)
        .filter_map(|after| after.split_once('}'))
        .map(|(field, _)| field)
}
