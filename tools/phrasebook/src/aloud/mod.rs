//! Script lines read aloud, where no phrase prints them.
//!
//! In: an item of a card's script. Out: sentences. Forms of the language have words of their own here, packs give
//! theirs as `aloud { "draws({who}, {n})" as "{who} draws {n}" }`. What nobody gives words reads as it is spelled:
//! underscores are blanks, titles lose their quotation marks, and what stands in braces is indented below what does
//! it.

mod agree;
mod binders;
mod forms;
mod names;
mod negated;
mod order;
mod pattern;
mod read;
#[cfg(test)]
mod tests;
mod words;

use super::clauses::Form;
use agree::kind_in;
use forms::{FORMS, colons};
use names::{Names, Naming, naming};
use pattern::{Pattern, sorted};
use spaceline_lang::sentence::{Block, Item, WordKind};
use spaceline_lang::words::Key;
use words::{Said, said};

pub(super) use agree::{Kinds, spoken};
pub(super) use pattern::Print;

/// What the packs say of reading aloud.
#[derive(Clone, Debug)]
pub struct Aloud {
    /// Those with more words stand first.
    patterns: Vec<Pattern>,
    /// How lines begin of which the rest is read for itself.
    openings: Vec<Pattern>,
    /// Lines that are wholly a clause, and how clauses say that they are printed.
    clauses: Vec<Pattern>,
    kinds: Kinds,
    /// What is done.
    verbs: Vec<String>,
}

/// A card that is read.
pub(super) struct Card<'a> {
    pub(super) script: &'a str,
    /// What `this` is read as.
    pub(super) this: &'a str,
    /// What `host` is, if a line says so.
    pub(super) host: Option<String>,
    /// What phrases print.
    pub(super) print: Print<'a>,
}

/// An item that is read.
struct Telling<'a> {
    aloud: &'a Aloud,
    card: &'a Card<'a>,
    names: Names,
    lines: Vec<String>,
    /// What the next line begins with.
    before: String,
}

impl Aloud {
    /// Takes the readings of packs, and then those of the language.
    #[must_use]
    pub fn new(
        given: &[(String, String)],
        clauses: &[Form],
        kinds: Kinds,
        verbs: Vec<String>,
    ) -> Self {
        let forms = FORMS.iter().map(|(script, says)| (*script, *says));
        let given = given
            .iter()
            .map(|(script, says)| (script.as_str(), says.as_str()));
        // They end with a colon, or ask for phrases of a class.
        let opens = |(script, _): &(&str, &str)| {
            let printed = script.contains(": ") && !script.starts_with(':');
            script.ends_with(':') || printed
        };
        let clauses = clauses
            .iter()
            .map(|form| (form.script.as_str(), form.printed.as_str()));
        Self {
            openings: sorted(given.clone().filter(opens)),
            patterns: sorted(given.chain(forms)),
            clauses: sorted(clauses),
            kinds,
            verbs,
        }
    }

    /// The lines of an item.
    #[must_use]
    pub(super) fn item(&self, item: &Item, card: &Card<'_>) -> Vec<String> {
        let mut telling = self.telling(card, Names::of(item, card.script, &self.kinds));
        telling.tell(item, 0);
        telling.lines
    }

    /// The lines of a part of an item that stands in another script.
    #[must_use]
    pub(super) fn part(
        &self,
        items: &[Item],
        card: &Card<'_>,
        whole: Option<(&Item, &str)>,
    ) -> Vec<String> {
        let mut telling = self.telling(card, Names::within(whole, items, card.script, &self.kinds));
        telling.row(items, 0);
        telling.lines
    }

    fn telling<'a>(&'a self, card: &'a Card<'a>, names: Names) -> Telling<'a> {
        Telling {
            aloud: self,
            card,
            names,
            lines: Vec::new(),
            before: String::new(),
        }
    }

    /// What kind of card is host to one with such lines: `plays on ship`, `place this on that ship`.
    pub(super) fn host<'l>(&self, lines: impl Iterator<Item = &'l str>) -> Option<String> {
        let mut hosts = lines.filter_map(|line| {
            let words = said(line);
            let on = words.windows(2).position(|pair| {
                let [first, second] = pair else {
                    return false;
                };
                (first.is("plays") || first.is("this") || first.is("one")) && second.is("on")
            })?;
            let whom = words.get(on + 2..)?;
            let (_, kind) = kind_in(whom, &self.kinds).or_else(|| {
                let aloud = self.patterns.iter().find(|pattern| {
                    let first = whom.first().map_or("", |word| word.text.as_str());
                    matches!(pattern.parts.as_slice(), [pattern::Part::Word(word)] if word == first)
                })?;
                kind_in(&said(&aloud.says), &self.kinds)
            })?;
            Some(kind)
        });
        // Where lines say different things, none of them is meant.
        let first = hosts.next()?;
        hosts.all(|kind| kind == first).then_some(first)
    }
}

/// What stands before the block of an item.
fn head<'s>(item: &Item, script: &'s str) -> &'s str {
    let start = item.span.start as usize;
    let end = item
        .block
        .as_ref()
        .map_or(item.span.end, |block| block.span.start) as usize;
    script.get(start..end).unwrap_or_default()
}

/// The word with which an item begins.
fn first<'s>(item: &Item, script: &'s str) -> &'s str {
    head(item, script)
        .split_whitespace()
        .next()
        .unwrap_or_default()
}

/// Two sentences as one. What is done with the same is said once: `damage and stop that ship`.
fn both(first: &str, second: &str) -> String {
    if let (Some((does, whom)), Some((also, same))) =
        (first.split_once(' '), second.split_once(' '))
        && whom == same
    {
        return format!("{does} and {also} {whom}");
    }
    format!("{first} and {second}")
}

/// Whether a sentence speaks of a kind, and of one that is not the host.
fn names(text: &str, kind: &str, host: &str) -> bool {
    let others = text.replace(host, "");
    others.split([' ', ',', '.']).any(|word| word == kind)
}

/// The only thing that is done in a block, if more stands below it.
fn nested(block: Option<&Block>) -> Option<&Item> {
    let [only] = block?.items.as_slice() else {
        return None;
    };
    (only.block.is_some() && only.key() != Some(Key::Says)).then_some(only)
}

/// The only thing that is done in a block, if it is said in one sentence.
fn alone(block: Option<&Block>) -> Option<&Item> {
    let [only] = block?.items.as_slice() else {
        return None;
    };
    let plain = only.block.is_none() && only.otherwise.is_empty();
    (plain && only.key() != Some(Key::Says)).then_some(only)
}

/// Whether a line offers what stands below it.
fn chooses(text: &str) -> bool {
    ["choose one", "chooses one"]
        .iter()
        .any(|choice| text.ends_with(choice))
}

/// With these words a sentence says so much that no other stands in it, or what becomes of somebody.
const LONG: &[&str] = &[
    "if", "unless", "then", "until", "may", "and", "is", "are", "must", "ends",
];
/// Longer sentences are told one by one.
const LENGTH: usize = 170;

impl Telling<'_> {
    fn tell(&mut self, item: &Item, depth: usize) {
        // A choice that says how it is called is told in those words alone.
        if item.key() == Some(Key::Says)
            && let Some(WordKind::Text(says)) = item.head.words.first().map(|word| &word.kind)
        {
            return self.told(says, None, depth);
        }
        let words = said(head(item, self.card.script));
        // Who has been selected is there.
        if self.is_there(&words) && item.otherwise.is_empty() && self.before.is_empty() {
            return self.shown(item.block.as_deref(), depth);
        }
        let words = self.names.inline(words);
        let block = item.block.as_deref();
        match naming(&words) {
            Some((_, Naming::Meaning)) => return,
            Some((name, Naming::Choice(_))) if !self.names.has(&name) => return,
            Some((_, Naming::Choice(what))) => {
                let every = what.first().is_some_and(|word| word.is("every"));
                let mut words = vec![Said::word(if every { "consider" } else { "select" })];
                words.extend(what);
                let text = self.phrase(words);
                return self.told(&text, None, depth);
            }
            Some((name, Naming::Each(of))) => return self.each(&name, of, block, depth),
            None => {}
        }
        let clause = if depth == 0 {
            self.opening(&words, block.is_some())
                .or_else(|| self.clause(&words, block.is_some()))
        } else {
            None
        };
        let text = clause.unwrap_or_else(|| self.phrase(words));
        self.done(&text, block, depth);
        for other in &item.otherwise {
            let test = other.test.as_ref().map(|test| {
                let test = self.names.inline(said(test.span.of(self.card.script)));
                format!("otherwise, {}", self.phrase(test))
            });
            let test = test.unwrap_or_else(|| "otherwise".to_owned());
            self.done(&test, Some(&other.block), depth);
        }
    }

    /// Whether words ask for no more than the one who was selected.
    fn is_there(&self, words: &[Said]) -> bool {
        let [test, name, is, something] = words else {
            return false;
        };
        let asks = test.is("if") && is.is("is") && something.is("something");
        let told = self.names.told(&name.text).filter(|_| asks);
        told.is_some_and(|told| !told.starts_with("those"))
    }

    /// What is done with each of several: in one sentence, if it is one thing.
    fn each(&mut self, name: &str, of: Vec<Said>, block: Option<&Block>, depth: usize) {
        let chosen = of
            .first()
            .filter(|_| of.len() == 1)
            .is_some_and(|word| self.names.has(&word.text));
        let quantified = of
            .first()
            .is_some_and(|word| word.is("every") || word.is("each"));
        let mut each = match (chosen, quantified) {
            (true, _) => vec![Said::word("each"), Said::word("of")],
            (_, true) => Vec::new(),
            _ => vec![Said::word("each")],
        };
        each.extend(of);
        if let Some(only) = alone(block) {
            let body = self.names.inline(said(head(only, self.card.script)));
            // With the verb before it, it is the first of whom that sentence speaks.
            if naming(&body).is_none() && body.get(1).is_some_and(|word| word.is(name)) {
                let mut words = Vec::new();
                let mut first = true;
                for word in body {
                    if !word.is(name) {
                        words.push(word);
                    } else if std::mem::take(&mut first) {
                        words.append(&mut each);
                    } else {
                        words.push(Said {
                            apart: word.apart,
                            ..Said::word("it")
                        });
                    }
                }
                let text = self.phrase(words);
                return self.told(&text, None, depth);
            }
        }
        if let Some(word) = each.first_mut() {
            "each".clone_into(&mut word.text);
        }
        each.insert(0, Said::word("for"));
        let text = self.phrase(each);
        self.done(&text, block, depth);
    }

    /// What is done in a block: in one sentence with what stands before it, if it is one thing.
    fn done(&mut self, text: &str, block: Option<&Block>, depth: usize) {
        let before = text.trim_end_matches(['.', ',', ':', ' ']);
        if let Some(only) = alone(block)
            && !before.is_empty()
            && !chooses(before)
        {
            let words = self.names.inline(said(head(only, self.card.script)));
            if naming(&words).is_none() {
                let mark = if before.ends_with("may") { "" } else { "," };
                let text = format!("{before}{mark} {}", self.phrase(words));
                return self.told(&text, None, depth);
            }
        }
        if before.is_empty() {
            return self.shown(block, depth);
        }
        let tests = |word: &str| ["if", "unless"].contains(&word.to_lowercase().as_str());
        let tested = before.split(' ').any(tests);
        if let Some(only) = nested(block).filter(|only| {
            !tested || only.otherwise.is_empty() && !tests(first(only, self.card.script))
        }) && !chooses(before)
        {
            self.before = match before.strip_suffix(" to") {
                Some(when) => format!("{when}: "),
                None if before.ends_with("may") => format!("{before} "),
                None => format!("{before}, "),
            };
            return self.tell(only, depth);
        }
        if !chooses(before)
            && let Some(together) = block.and_then(|block| self.together(&block.items))
        {
            let mark = match before.rsplit(' ').next() {
                Some("may" | "to") => "",
                _ => ",",
            };
            return self.told(&format!("{before}{mark} {together}"), None, depth);
        }
        self.told(text, block, depth);
    }

    /// Two or three things that are done one after the other, in one sentence.
    fn together(&self, items: &[Item]) -> Option<String> {
        let mut said_so = Vec::new();
        for item in items {
            if item.block.is_some() || !item.otherwise.is_empty() || item.key() == Some(Key::Says) {
                return None;
            }
            let words = self.names.inline(said(head(item, self.card.script)));
            said_so.push(match naming(&words) {
                Some((_, Naming::Meaning)) => continue,
                Some((name, Naming::Choice(_))) if !self.names.has(&name) => continue,
                Some((_, Naming::Choice(what))) if !what.first()?.is("every") => {
                    let mut words = vec![Said::word("select")];
                    words.extend(what);
                    self.phrase(words)
                }
                Some(_) => return None,
                None => self.phrase(words),
            });
        }
        // Where one of them speaks of another of its kind, those behind it tell the host from that.
        if let Some(kind) = self.card.host.as_ref().map(|kind| kind.replace('_', " "))
            && let host = format!("that {kind}")
            && !self.names.say(&host)
            && said_so
                .first()
                .is_some_and(|first| names(first, &kind, &host))
        {
            for text in said_so.iter_mut().skip(1) {
                *text = text.replace(&host, &format!("host {kind}"));
            }
        }
        let bare = |text: &str| text.split([' ', ',']).all(|word| !LONG.contains(&word));
        if !said_so.iter().all(|text| bare(text)) {
            return None;
        }
        match said_so.as_slice() {
            [only] => Some(only.clone()),
            [first, second] => Some(both(first, second)),
            [first, second, third] => Some(format!("{first}, {second}, and {third}")),
            _ => None,
        }
        .filter(|text| text.len() < LENGTH && !text.contains(": "))
    }

    /// A sentence, and below it what stands in its block.
    fn told(&mut self, text: &str, block: Option<&Block>, depth: usize) {
        let text = format!("{}{}", std::mem::take(&mut self.before), text.trim());
        let text = text.trim();
        let inside = block.map_or(&[][..], |block| &block.items);
        let text = if inside.is_empty() {
            text
        } else {
            text.trim_end_matches(['.', ',', ':', ' '])
        };
        if !text.trim_end_matches('.').is_empty() {
            let mark = match text.chars().last() {
                _ if !inside.is_empty() => ":",
                Some('.' | ':' | '!' | '?') => "",
                Some(')') if text.starts_with('(') => "",
                _ => ".",
            };
            let line = format!("{}{}{mark}", "  ".repeat(depth), super::render::begun(text));
            self.lines.push(line);
        }
        let below = if text.is_empty() { depth } else { depth + 1 };
        if chooses(text) {
            return inside.iter().for_each(|item| self.tell(item, below));
        }
        self.row(inside, below);
    }

    /// What is done one after the other. A choice behind something else is made then.
    fn row(&mut self, items: &[Item], depth: usize) {
        let first = self.lines.len();
        for item in items {
            let choice = item.block.is_some() && chooses(head(item, self.card.script).trim());
            if choice && self.lines.len() > first {
                "then ".clone_into(&mut self.before);
            }
            self.tell(item, depth);
        }
    }

    /// What stands in a block, with nothing before it.
    fn shown(&mut self, block: Option<&Block>, depth: usize) {
        let inside = block.map_or(&[][..], |block| &block.items);
        if let Some(together) = self.together(inside) {
            return self.told(&together, None, depth);
        }
        self.row(inside, depth);
    }
}
