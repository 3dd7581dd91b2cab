//! How the facts of a card are shown to those who read it.
//!
//! In: the lines that phrasebooks give for pages, and the printed values of a card in words. Out: its lines of facts. What no
//! line names stands behind the others as `Name: values`.

use super::render::begun;
use super::sheet::Template;
use std::collections::{BTreeMap, BTreeSet};

/// What a page shows of facts.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The lines, in their order.
    pub lines: Vec<Template>,
    /// The facts that are not shown.
    pub hides: BTreeSet<String>,
    /// What is said otherwise of cards with some fact.
    pub told: Vec<Told>,
}

/// Words that stand in the place of others on cards with such a fact: what may be either elsewhere is one of them there.
#[derive(Clone, Debug)]
pub struct Told {
    pub words: String,
    pub says: String,
    /// The field, and all its values.
    pub field: String,
    pub values: Vec<String>,
}

impl Told {
    fn fits(&self, facts: &[Fact]) -> bool {
        let fact = facts.iter().find(|(field, _)| *field == self.field);
        fact.is_some_and(|(_, values)| *values == self.values)
    }

    /// A line with these words, at its beginning with a capital.
    fn say(&self, line: &str) -> String {
        let line = line.replace(&self.words, &self.says);
        line.replace(&begun(&self.words), &begun(&self.says))
    }
}

/// Which values of a field stand in a slot.
enum Which {
    All,
    /// All, with `and` before the last.
    Together,
    Numbered(usize),
}

/// The field of a slot, and which of its values is meant: `{ringers 2}` is the second, and `{ringers and}` are all together.
fn slot(name: &str) -> (&str, Which) {
    let Some((field, which)) = name.rsplit_once(' ') else {
        return (name, Which::All);
    };
    match which.parse() {
        Ok(number) => (field, Which::Numbered(number)),
        Err(_) if which == "and" => (field, Which::Together),
        Err(_) => (name, Which::All),
    }
}

/// A fact: its field, and its values in words.
pub type Fact = (String, Vec<String>);

impl Page {
    /// This page of one kind, and below it what the page of all kinds shows besides.
    #[must_use]
    pub fn before(&self, common: &Self) -> Self {
        let own: BTreeSet<&str> = self.fields().collect();
        let mut lines = self.lines.clone();
        let others = common.lines.iter();
        lines.extend(
            others
                .filter(|line| !line.fields().any(|field| own.contains(slot(field).0)))
                .cloned(),
        );
        let hides = self.hides.union(&common.hides).cloned().collect();
        let told = self.told.iter().chain(&common.told).cloned().collect();
        Self { lines, hides, told }
    }

    /// A line of text, as it is said on a card with such facts.
    #[must_use]
    pub fn say(&self, line: &str, facts: &[Fact]) -> String {
        let told = self.told.iter().filter(|told| told.fits(facts));
        told.fold(line.to_owned(), |line, told| told.say(&line))
    }

    /// The fields that its lines name.
    fn fields(&self) -> impl Iterator<Item = &str> {
        let slots = self.lines.iter().flat_map(Template::fields);
        slots.map(|name| slot(name).0)
    }

    /// The lines of facts.
    #[must_use]
    pub fn show(&self, facts: &[Fact]) -> Vec<String> {
        let values: BTreeMap<&str, String> = facts
            .iter()
            .filter(|(field, values)| !self.hides.contains(field) && !values.is_empty())
            .map(|(field, values)| (field.as_str(), list(values)))
            .collect();
        let fill = |name: &str| match slot(name) {
            (field, Which::Numbered(which)) => {
                let (_, values) = facts.iter().find(|(known, _)| known == field)?;
                values.get(which.checked_sub(1)?).cloned()
            }
            (field, Which::Together) => {
                let (_, values) = facts.iter().find(|(known, _)| known == field)?;
                together(values)
            }
            (field, Which::All) => values.get(field).cloned(),
        };
        let mut told: Vec<String> = Vec::new();
        told.extend(self.lines.iter().filter_map(|line| line.fill(&fill)));
        let named: BTreeSet<&str> = self.fields().collect();
        for (field, _) in facts {
            let value = values
                .get(field.as_str())
                .filter(|_| !named.contains(field.as_str()));
            told.extend(value.map(|value| begun(&format!("{}: {value}", field.replace('_', " ")))));
        }
        told
    }
}

/// Values of which a sentence speaks.
fn together(values: &[String]) -> Option<String> {
    Some(match values {
        [] => return None,
        [only] => only.clone(),
        [first, second] => format!("{first} and {second}"),
        [first @ .., last] => format!("{}, and {last}", first.join(", ")),
    })
}

/// Values side by side: icons are drawn beside each other, others are parted by commas.
fn list(values: &[String]) -> String {
    let icons = values.iter().all(|value| value.starts_with(['[', '<']));
    values.join(if icons { " " } else { ", " })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fact(field: &str, values: &[&str]) -> Fact {
        let values = values.iter().map(|value| (*value).to_owned());
        (field.to_owned(), values.collect())
    }

    #[test]
    fn facts_stand_in_the_lines_that_are_given_for_them() {
        let page = Page {
            lines: vec![
                Template::of("{metals}"),
                Template::of("worth {worth}; {size} wide"),
            ],
            hides: BTreeSet::from(["pips".to_owned()]),
            told: Vec::new(),
        };
        let facts = [
            fact("pips", &["3"]),
            fact("worth", &["7"]),
            fact("metals", &["gold", "tin"]),
            fact("made_by", &["[X]", "[Y]"]),
        ];
        assert_eq!(
            page.show(&facts),
            ["gold, tin", "worth 7", "Made by: [X] [Y]"]
        );
        assert!(page.show(&[]).is_empty());
    }

    #[test]
    fn a_page_of_one_kind_stands_before_that_of_all() {
        let own = Page {
            lines: vec![Template::of("{ringers 2} rings {metals}, then {ringers 1}")],
            hides: BTreeSet::new(),
            told: Vec::new(),
        };
        let common = Page {
            lines: vec![Template::of("{metals}"), Template::of("worth {worth}")],
            hides: BTreeSet::from(["pips".to_owned()]),
            told: Vec::new(),
        };
        let facts = [
            fact("ringers", &["Ann", "Bob"]),
            fact("pips", &["3"]),
            fact("worth", &["7"]),
            fact("metals", &["gold"]),
        ];
        assert_eq!(
            own.before(&common).show(&facts),
            ["Bob rings gold, then Ann", "worth 7"]
        );
    }
    #[test]
    fn values_are_joined_where_a_line_says_so() {
        let page = Page {
            lines: vec![Template::of("{metals and} only.")],
            ..Page::default()
        };
        let told = |metals: &[&str]| page.show(&[fact("metals", metals)]);
        assert_eq!(told(&["tin"]), ["tin only."]);
        assert_eq!(told(&["tin", "gold"]), ["tin and gold only."]);
        assert_eq!(
            told(&["tin", "lead", "gold"]),
            ["tin, lead, and gold only."]
        );
        assert!(told(&[]).is_empty());
    }

    #[test]
    fn what_may_be_either_is_one_of_them_where_a_fact_says_which() {
        let told = Told {
            words: "any band or choir".to_owned(),
            says: "any choir".to_owned(),
            field: "house".to_owned(),
            values: vec!["church".to_owned()],
        };
        let page = Page {
            told: vec![told],
            ..Page::default()
        };
        let line = "Any band or choir, then any band or choir.";
        let said = |houses: &[&str]| page.say(line, &[fact("house", houses)]);
        assert_eq!(said(&["church"]), "Any choir, then any choir.");
        assert_eq!(said(&["church", "hall"]), line);
        assert_eq!(page.say(line, &[]), line);
    }
}
