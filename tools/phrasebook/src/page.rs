//! How the facts of a card are shown to those who read it.
//!
//! In: the lines that phrasebooks give for pages, and the printed values of a card in words. Out: its lines of facts.
//! What no line names stands behind the others as `Name: values`.

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

/// Words that stand in the place of others on cards with such a fact: what may be either elsewhere is one of them
/// there.
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
        // On pages they have a capital.
        let begin = |values: &[String]| values.iter().map(|value| begun(value)).collect::<Vec<_>>();
        fact.is_some_and(|(_, values)| begin(values) == begin(&self.values))
    }

    /// A line with these words, at its beginning with a capital.
    fn say(&self, line: &str) -> String {
        let line = line.replace(&self.words, &self.says);
        line.replace(&begun(&self.words), &begun(&self.says))
    }
}

/// Which values of a field stand in a slot.
enum Which<'s> {
    All,
    /// All, with `and` before the last.
    Together,
    Numbered(usize),
    /// All, with a star if a note in the text begins with one.
    Starred,
    /// This icon, as often as the value says.
    Drawn(&'s str),
}

/// The field of a slot, and which of its values is meant: `{ringers 2}` is the second, `{ringers and}` are all
/// together, `{worth *}` has a star where the text notes something, and `{bells [Bell]}` draws the icon for each.
fn slot(name: &str) -> (&str, Which<'_>) {
    let Some((field, which)) = name.rsplit_once(' ') else {
        return (name, Which::All);
    };
    match which.parse() {
        Ok(number) => (field, Which::Numbered(number)),
        Err(_) if which == "and" => (field, Which::Together),
        Err(_) if which == "*" => (field, Which::Starred),
        Err(_) if which.starts_with('[') => (field, Which::Drawn(which)),
        Err(_) => (name, Which::All),
    }
}

/// The slot for lines of text that begin as the line of facts does in which it stands.
const TEXT: &str = "text";
/// A note begins with it, and so ends what it is about.
pub const STAR: &str = "*";

/// A fact: its field, and its values in words.
pub type Fact = (String, Vec<String>);

/// What a page shows beside the facts that a card gives.
pub struct Beside<'a> {
    /// The lines of its text.
    pub text: &'a [String],
    /// How often an icon is drawn for a field, also where the card says nothing of it.
    pub drawn: &'a dyn Fn(&str) -> Option<usize>,
}

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

    /// Whether one of its lines shows a field.
    #[must_use]
    pub fn shows(&self, field: &str) -> bool {
        self.fields().any(|shown| shown == field)
    }

    /// Whether a line of text stands in a line of facts.
    #[must_use]
    pub fn takes(&self, text: &str) -> bool {
        let begins = |line: &Template| {
            line.beginning()
                .is_some_and(|first| text.starts_with(first))
        };
        self.lines.iter().filter(|line| line.has(TEXT)).any(begins)
    }

    /// The lines of facts.
    #[must_use]
    pub fn show(&self, facts: &[Fact], beside: &Beside<'_>) -> Vec<String> {
        let starred = beside.text.iter().any(|line| line.starts_with(STAR));
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
            (field, Which::Starred) => {
                let value = values.get(field)?;
                Some(format!("{value}{}", if starred { STAR } else { "" }))
            }
            (field, Which::Drawn(icon)) => Some(icon.repeat((beside.drawn)(field)?)),
            (field, Which::All) => values.get(field).cloned(),
        };
        let filled = self.lines.iter().filter_map(|line| {
            line.fill(&|name| match name {
                TEXT => said_so(line, beside.text),
                _ => fill(name),
            })
        });
        let mut told: Vec<String> = filled.collect();
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

/// What the text says with the beginning of a line of facts.
fn said_so(line: &Template, text: &[String]) -> Option<String> {
    let first = line.beginning()?;
    let said = text.iter().filter_map(|line| line.strip_prefix(first));
    let said: Vec<&str> = said.map(|said| said.trim_end_matches('.')).collect();
    (!said.is_empty()).then(|| said.join(", "))
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

    const ALONE: Beside<'_> = Beside {
        text: &[],
        drawn: &|_| None,
    };

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
            page.show(&facts, &ALONE),
            ["gold, tin", "worth 7", "Made by: [X] [Y]"]
        );
        assert!(page.show(&[], &ALONE).is_empty());
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
            own.before(&common).show(&facts, &ALONE),
            ["Bob rings gold, then Ann", "worth 7"]
        );
    }
    #[test]
    fn values_are_joined_where_a_line_says_so() {
        let page = Page {
            lines: vec![Template::of("{metals and} only.")],
            ..Page::default()
        };
        let told = |metals: &[&str]| page.show(&[fact("metals", metals)], &ALONE);
        assert_eq!(told(&["tin"]), ["tin only."]);
        assert_eq!(told(&["tin", "gold"]), ["tin and gold only."]);
        assert_eq!(
            told(&["tin", "lead", "gold"]),
            ["tin, lead, and gold only."]
        );
        assert!(told(&[]).is_empty());
    }

    #[test]
    fn what_the_text_says_of_a_fact_stands_beside_it() {
        let line = Template::of("Ringers: {ringers}; {text}");
        let page = Page {
            lines: vec![
                line.or_else(Template::of("Ringers: {text}")),
                Template::of("worth {worth *}"),
                Template::of("Rings {old [O]}{bells [B]}"),
            ],
            ..Page::default()
        };
        let text = ["Ringers: a child.", "* +2 at noon."].map(str::to_owned);
        let beside = Beside {
            text: &text,
            drawn: &|field| (field == "bells").then_some(2).or(Some(0)),
        };
        let facts = [fact("ringers", &["Ann"]), fact("worth", &["7"])];
        assert_eq!(
            page.show(&facts, &beside),
            ["Ringers: Ann; a child", "worth 7*", "Rings [B][B]"]
        );
        assert_eq!(
            page.show(&[fact("worth", &["7"])], &beside),
            ["Ringers: a child", "worth 7*", "Rings [B][B]"]
        );
        assert_eq!(page.show(&facts, &ALONE), ["Ringers: Ann", "worth 7"]);
        assert!(page.takes("Ringers: a child.") && !page.takes("worth it."));
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
