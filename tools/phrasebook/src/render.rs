//! From a script to print: the same phrases, read from the other side.
//!
//! Where several phrases script the same, the first of them is printed.

use super::cover::{Unread, whole_of};
use super::draft::Draft;
use super::grammar::{ClassId, Grammar, Part, Phrase, Piece};
use super::phrasebook::Phrasebook;
use super::sheet::Sheet;
use super::tokens;
use std::collections::BTreeSet;

/// The phrases of a game, for printing.
#[derive(Debug)]
pub struct Printer {
    grammar: Grammar,
}

/// How many lines one sentence may make.
const LINES: usize = 4;

impl Printer {
    /// Turns phrases round.
    #[must_use]
    pub fn of(book: &Phrasebook) -> Self {
        let sums: BTreeSet<&str> = book
            .sheets
            .iter()
            .flat_map(|sheet| sheet.sums.iter().map(String::as_str))
            .collect();
        let mut grammar = book.grammar.clone();
        grammar.backwards = true;
        let mut seen = BTreeSet::new();
        let phrases = std::mem::take(&mut grammar.phrases);
        for phrase in &phrases {
            let Some(phrase) = turned(phrase, &sums) else {
                continue;
            };
            if seen.insert(format!(
                "{:?} {:?} {:?}",
                phrase.class,
                said(&phrase),
                phrase.same
            )) {
                grammar.add(phrase);
            }
        }
        grammar.index();
        Self { grammar }
    }

    /// What is printed for a script of a class.
    ///
    /// # Errors
    /// Where the phrases do not go on.
    pub fn print(&self, class: ClassId, script: &str) -> Result<String, Unread> {
        let tokens = tokens::cut_script(script);
        whole_of(&self.grammar, class, script, &tokens)
    }

    /// The sentences of a card.
    ///
    /// # Errors
    /// The line that no phrase prints.
    pub fn card(
        &self,
        book: &Phrasebook,
        sheet: &Sheet,
        draft: &Draft,
    ) -> Result<Vec<String>, String> {
        let columns: BTreeSet<String> = sheet
            .columns
            .iter()
            .flat_map(|column| fields(&book.grammar, column.class))
            .collect();
        let told = |class: Option<ClassId>| {
            let all = class.map(|class| fields(&book.grammar, class));
            all.into_iter()
                .flatten()
                .filter(|field| !columns.contains(field) && !sheet.sums.contains(field))
                .collect::<BTreeSet<String>>()
        };
        let opens = told(sheet.opening);
        // What only the text gives, though a line of facts holds it.
        let mut goes_on = told(sheet.unit);
        goes_on.retain(|field| !opens.contains(field));
        let mut sentences = Vec::new();
        let mut lines: Vec<String> = Vec::new();
        // The same with the field before each value, as texts that list them say it.
        let mut apart: Vec<String> = Vec::new();
        let mut first: Vec<String> = Vec::new();
        for (field, values) in &draft.facts {
            let leads = sheet.leads.iter().filter(|(_, list)| list == field);
            let lead = leads.filter_map(|(lead, _)| draft.fact(lead)?.first());
            if opens.contains(field) {
                first.extend(lead.chain(values).map(|value| format!("{field} {value}")));
            } else if goes_on.contains(field) {
                lines.push(format!("{field} {}", values.join(", ")));
                apart.push(
                    values
                        .iter()
                        .map(|value| format!("{field} {value}"))
                        .collect::<Vec<String>>()
                        .join("; "),
                );
            }
        }
        for (lead, list) in &sheet.leads {
            if let Some(value) = draft.fact(lead).and_then(<[String]>::first)
                && draft.fact(list).is_none()
            {
                first.push(format!("{list} {value}"));
            }
        }
        lines.extend(draft.texts.iter().skip(draft.from_columns).cloned());
        if let Some(class) = sheet.opening {
            let script = first.join("; ");
            if !script.is_empty() {
                let text = self.print(class, &script);
                sentences.push(text.map_err(|_| script)?);
            } else if let Some(at) = lines
                .iter()
                .position(|line| self.print(class, line).is_ok())
            {
                let line = lines.remove(at);
                sentences.extend(self.print(class, &line));
            }
        }
        let Some(unit) = sheet.unit else {
            return Ok(sentences);
        };
        let facts = apart.len();
        let told = self.sentences(unit, &lines).or_else(|line| {
            apart.extend(lines.into_iter().skip(facts));
            self.sentences(unit, &apart).map_err(|_| line)
        });
        sentences.extend(told?);
        Ok(sentences)
    }

    /// What is printed for as many lines from one on as one sentence says, and where the next begins.
    pub fn sentence(&self, unit: ClassId, lines: &[String], at: usize) -> Option<(usize, String)> {
        let mut ends = (at + 1..=lines.len().min(at + LINES)).rev();
        ends.find_map(|end| {
            let script = lines.get(at..end)?.join("; ");
            Some((end, self.print(unit, &script).ok()?))
        })
    }

    /// What is printed for lines, of which several may be one sentence.
    fn sentences(&self, unit: ClassId, lines: &[String]) -> Result<Vec<String>, String> {
        let mut sentences = Vec::new();
        let mut at = 0;
        while let Some(line) = lines.get(at) {
            let Some((end, text)) = self.sentence(unit, lines, at) else {
                return Err(line.clone());
            };
            sentences.push(begun(&text));
            at = end;
        }
        Ok(sentences)
    }
}

/// A sentence with its capital.
pub fn begun(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// What a phrase reads, without the places of it.
fn said(phrase: &Phrase) -> Vec<String> {
    let parts = phrase.print.iter().map(|part| match part {
        Part::Token(token) => format!("{:?} {}", token.sort, token.text),
        Part::Slot(class) => format!("{class:?}"),
    });
    parts.collect()
}

/// A phrase that reads what the script says, and says what is printed. What is added up is told elsewhere.
fn turned(phrase: &Phrase, sums: &BTreeSet<&str>) -> Option<Phrase> {
    let slots: Vec<ClassId> = phrase
        .print
        .iter()
        .filter_map(|part| match part {
            Part::Slot(class) => Some(*class),
            Part::Token(_) => None,
        })
        .collect();
    let (mut print, mut order, mut same) = (Vec::new(), Vec::new(), Vec::new());
    for (at, piece) in phrase.script.iter().enumerate() {
        match piece {
            Piece::Text(text) => {
                let text = if at == 0 { without(text, sums) } else { text };
                print.extend(tokens::cut_script(text).into_iter().map(Part::Token));
            }
            Piece::Slot(slot) => {
                if let Some(first) = order.iter().position(|known| known == slot) {
                    same.push((first, order.len()));
                }
                order.push(*slot);
                print.push(Part::Slot(*slots.get(*slot)?));
            }
        }
    }
    if print.is_empty() || print.as_slice() == [Part::Slot(phrase.class)] {
        return None;
    }
    let mut script = Vec::new();
    for piece in &phrase.printed {
        script.push(match piece {
            Piece::Text(text) => Piece::Text(text.clone()),
            Piece::Slot(slot) => Piece::Slot(order.iter().position(|known| known == slot)?),
        });
    }
    Some(Phrase {
        class: phrase.class,
        print,
        printed: phrase.script.clone(),
        script,
        same,
        span: phrase.span,
    })
}

/// A script without the facts that are added up at its beginning.
fn without<'t>(text: &'t str, sums: &BTreeSet<&str>) -> &'t str {
    let Some((first, rest)) = text.split_once(' ') else {
        return text;
    };
    if !sums.contains(first) {
        return text;
    }
    rest.split_once(';').map_or("", |(_, rest)| rest)
}

/// The fields of which phrases of a class give values, and of those classes that fill them.
pub fn fields(grammar: &Grammar, class: ClassId) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::from([class]);
    let mut open = vec![class];
    while let Some(class) = open.pop() {
        for phrase in grammar
            .phrases
            .iter()
            .filter(|phrase| phrase.class == class)
        {
            let mut script = String::new();
            for piece in &phrase.script {
                match piece {
                    Piece::Text(text) => script.push_str(text),
                    Piece::Slot(_) => script.push('_'),
                }
            }
            let parts = super::draft::parts(&script, ';').into_iter();
            found.extend(parts.filter_map(|part| Some(part.split_once(' ')?.0.to_owned())));
            for part in &phrase.print {
                if let Part::Slot(class) = part
                    && seen.insert(*class)
                {
                    open.push(*class);
                }
            }
        }
    }
    found
}
