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
}

/// The field of a slot, and which of its values is meant: `{ringers 2}` is the second.
fn slot(name: &str) -> (&str, Option<usize>) {
    let numbered = name.rsplit_once(' ');
    let numbered = numbered.and_then(|(field, which)| Some((field, which.parse().ok()?)));
    numbered.map_or((name, None), |(field, which)| (field, Some(which)))
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
        Self { lines, hides }
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
            (field, Some(which)) => {
                let (_, values) = facts.iter().find(|(known, _)| known == field)?;
                values.get(which.checked_sub(1)?).cloned()
            }
            (field, None) => values.get(field).cloned(),
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

/// Values side by side: icons are drawn beside each other, others are parted by commas.
fn list(values: &[String]) -> String {
    let icons = values.iter().all(|value| value.starts_with('['));
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
        };
        let common = Page {
            lines: vec![Template::of("{metals}"), Template::of("worth {worth}")],
            hides: BTreeSet::from(["pips".to_owned()]),
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
}
