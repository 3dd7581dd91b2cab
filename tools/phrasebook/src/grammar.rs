//! Phrases by class, and the finding of all readings of a print.
//!
//! Positions are taken from the last to the first, so that what may stand behind a slot is known whole when the slot is
//! filled. At one position a reading of a class may begin longer readings, of the same class among them; each is
//! found once. However large the print, the work is bounded.

pub use super::phrase::{Part, Phrase, Piece};
use super::pieces::builtin;
use super::tokens::Token;
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use std::collections::{BTreeSet, HashMap, HashSet};

/// A class of phrases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(u32);

/// The classes that need no phrases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Builtin {
    /// Digits.
    Number,
    /// A title in braces.
    Title,
    /// Anything that does not begin with a mark.
    Words,
}

/// Phrases by class.
#[derive(Clone, Debug, Default)]
pub struct Grammar {
    names: Vec<SmolStr>,
    builtins: Vec<Option<Builtin>>,
    declared: Vec<bool>,
    /// Where classes were first asked for.
    asked: Vec<Option<Span>>,
    /// The phrases.
    pub phrases: Vec<Phrase>,
    /// Whether it reads scripts, and says what is printed.
    pub backwards: bool,
    by_token: HashMap<SmolStr, Vec<usize>>,
    by_class: HashMap<ClassId, Vec<usize>>,
}

impl Grammar {
    fn class(&mut self, name: &str) -> usize {
        if let Some(at) = self.names.iter().position(|known| known == name) {
            return at;
        }
        self.names.push(SmolStr::new(name));
        self.builtins.push(builtin(name));
        self.declared.push(false);
        self.asked.push(None);
        self.names.len() - 1
    }

    /// A class that has phrases.
    pub fn declare(&mut self, name: &str) -> ClassId {
        let at = self.class(name);
        if let Some(declared) = self.declared.get_mut(at) {
            *declared = true;
        }
        id(at)
    }

    /// A class that a slot asks for.
    pub fn slot(&mut self, name: &str, span: Span) -> ClassId {
        let at = self.class(name);
        if let Some(asked) = self.asked.get_mut(at) {
            asked.get_or_insert(span);
        }
        id(at)
    }

    /// The class of this name, if there is one.
    pub fn find(&self, name: &str) -> Option<ClassId> {
        self.names.iter().position(|known| known == name).map(id)
    }

    /// Adds a phrase.
    pub fn add(&mut self, phrase: Phrase) {
        self.phrases.push(phrase);
    }

    /// The classes that slots ask for and nothing fills.
    pub fn unfilled(&self) -> Vec<(Span, String)> {
        let classes = self
            .names
            .iter()
            .zip(&self.builtins)
            .zip(self.declared.iter().zip(&self.asked));
        let missing = classes.filter_map(|((name, builtin), (declared, asked))| match asked {
            Some(span) if !declared && builtin.is_none() => Some((*span, name.to_string())),
            _ => None,
        });
        missing.collect()
    }

    /// Whether what a class reads may go on with the same class, so that it is a list of pieces.
    #[must_use]
    pub fn goes_on(&self, class: ClassId) -> bool {
        let mut phrases = self.phrases.iter().filter(|phrase| phrase.class == class);
        phrases.any(|phrase| phrase.print.last() == Some(&Part::Slot(class)))
    }

    /// The scripts of a class and of those that fill it, with `_` for what is filled in.
    #[must_use]
    pub fn scripts(&self, class: ClassId) -> Vec<String> {
        let mut found = Vec::new();
        let mut open = vec![class];
        let mut seen = open.clone();
        while let Some(class) = open.pop() {
            for phrase in self.phrases.iter().filter(|phrase| phrase.class == class) {
                let pieces = phrase.script.iter().map(|piece| match piece {
                    Piece::Text(text) => text.as_str(),
                    Piece::Slot(_) => "_",
                });
                found.push(pieces.collect());
                for part in &phrase.print {
                    if let Part::Slot(class) = part
                        && !seen.contains(class)
                    {
                        seen.push(*class);
                        open.push(*class);
                    }
                }
            }
        }
        found
    }

    /// What a class is called.
    #[must_use]
    pub fn name(&self, class: ClassId) -> &str {
        let name = usize::try_from(class.0)
            .ok()
            .and_then(|at| self.names.get(at));
        name.map_or("", SmolStr::as_str)
    }

    /// What a phrase prints or scripts, with the classes of what is filled in.
    #[must_use]
    pub fn shown(&self, phrase: &Phrase, pieces: &[Piece]) -> String {
        let slots = phrase.print.iter().filter_map(|part| match part {
            Part::Slot(class) => Some(self.name(*class)),
            Part::Token(_) => None,
        });
        let slots: Vec<&str> = slots.collect();
        let pieces = pieces.iter().map(|piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Slot(at) => format!("{{{}}}", slots.get(*at).unwrap_or(&"")),
        });
        pieces.collect()
    }

    /// The names of the classes that have phrases.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let declared = self
            .names
            .iter()
            .zip(&self.declared)
            .filter(|(_, declared)| **declared);
        declared.map(|(name, _)| name.as_str())
    }

    /// Prepares the phrases for reading.
    pub fn index(&mut self) {
        self.by_token.clear();
        self.by_class.clear();
        for (at, phrase) in self.phrases.iter().enumerate() {
            match phrase.print.first() {
                Some(Part::Token(token)) => self.by_token.entry(token.key()).or_default().push(at),
                Some(Part::Slot(class)) => self.by_class.entry(*class).or_default().push(at),
                None => {}
            }
        }
    }
}

fn id(at: usize) -> ClassId {
    ClassId(u32::try_from(at).unwrap_or(u32::MAX))
}

/// A reading of some tokens as a class.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What they were read as.
    pub class: ClassId,
    /// The token behind the last.
    pub end: usize,
    /// What the script says.
    pub script: String,
    /// The phrase, if it is of no built-in class.
    phrase: Option<usize>,
    /// What fills its slots: where it begins, and which reading there.
    parts: Vec<(usize, usize)>,
}

/// All readings of a print.
#[derive(Debug)]
pub struct Chart<'a> {
    grammar: &'a Grammar,
    text: &'a str,
    tokens: &'a [Token],
    /// The readings that begin at each token.
    at: Vec<Vec<Reading>>,
    /// Whether there were too many to find them all.
    pub overflown: bool,
    steps: usize,
    /// Of each token, the first that no phrase which begins there was able to go on with.
    reach: Vec<usize>,
    /// The token with which the phrases begin that are tried.
    from: usize,
}

/// How many tokens of a print are read.
const TOKENS: usize = 600;
/// How many readings may begin at one token.
const READINGS: usize = 4_000;
/// How often the next piece of a phrase is tried.
const STEPS: usize = 2_000_000;
/// How far a built-in class that takes anything may reach.
const REACH: usize = 40;

impl<'a> Chart<'a> {
    /// Finds all readings.
    #[must_use]
    pub fn new(grammar: &'a Grammar, text: &'a str, tokens: &'a [Token]) -> Self {
        let overflown = tokens.len() > TOKENS;
        let tokens = tokens.get(..TOKENS).unwrap_or(tokens);
        let mut chart = Self {
            grammar,
            text,
            tokens,
            at: vec![Vec::new(); tokens.len() + 1],
            overflown,
            steps: 0,
            reach: (0..=tokens.len()).collect(),
            from: 0,
        };
        if overflown {
            return chart;
        }
        for start in (0..tokens.len()).rev() {
            chart.from = start;
            chart.begin(start);
        }
        chart
    }

    /// The readings of a class that begin at a token.
    pub fn readings(
        &self,
        start: usize,
        class: ClassId,
    ) -> impl Iterator<Item = (usize, &Reading)> {
        let all = self.at.get(start).into_iter().flatten().enumerate();
        all.filter(move |(_, reading)| reading.class == class)
    }

    /// The phrases that a reading rests on, each before those that fill its slots.
    pub fn phrases_in_order(&self, start: usize, at: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut open = vec![(start, at)];
        while let Some((start, at)) = open.pop() {
            if let Some(reading) = self.at.get(start).and_then(|all| all.get(at)) {
                found.extend(reading.phrase);
                open.extend(reading.parts.iter().rev());
            }
        }
        found
    }

    /// The phrases that a reading rests on.
    pub fn phrases_of(&self, start: usize, at: usize, found: &mut BTreeSet<usize>) {
        let mut open = vec![(start, at)];
        let mut seen = HashSet::new();
        while let Some(next) = open.pop() {
            if !seen.insert(next) {
                continue;
            }
            if let Some(reading) = self.at.get(next.0).and_then(|all| all.get(next.1)) {
                found.extend(reading.phrase);
                open.extend(&reading.parts);
            }
        }
    }

    fn begin(&mut self, start: usize) {
        let Some(token) = self.tokens.get(start) else {
            return;
        };
        let mut known = HashSet::new();
        let mut fresh: Vec<Reading> = self.built_in(start);
        let grammar = self.grammar;
        for &phrase in grammar.by_token.get(&token.key()).into_iter().flatten() {
            self.go_on(phrase, 0, start, &mut Vec::new(), &mut fresh);
        }
        // Each reading that is found may begin longer ones.
        let mut next = 0;
        loop {
            for reading in fresh.drain(..) {
                if known.len() >= READINGS {
                    self.overflown = true;
                    break;
                }
                if known.insert((reading.class, reading.end, reading.script.clone()))
                    && let Some(all) = self.at.get_mut(start)
                {
                    all.push(reading);
                }
            }
            let Some(reading) = self.at.get(start).and_then(|all| all.get(next)) else {
                break;
            };
            let (class, end) = (reading.class, reading.end);
            for &phrase in grammar.by_class.get(&class).into_iter().flatten() {
                self.go_on(phrase, 1, end, &mut vec![(start, next)], &mut fresh);
            }
            next += 1;
        }
    }

    fn built_in(&self, start: usize) -> Vec<Reading> {
        use super::tokens::Sort;
        let Some(token) = self.tokens.get(start) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        let mut add = |class: usize, end: usize, script: String| {
            found.push(Reading {
                class: id(class),
                end,
                script,
                phrase: None,
                parts: Vec::new(),
            });
        };
        for (class, builtin) in self.grammar.builtins.iter().enumerate() {
            match builtin {
                Some(Builtin::Number) if token.sort == Sort::Number => {
                    add(class, start + 1, token.text.to_string())
                }
                Some(Builtin::Title) if token.sort == Sort::Title => {
                    let script = if self.grammar.backwards {
                        format!("{{{}}}", token.text)
                    } else {
                        quoted(&token.text)
                    };
                    add(class, start + 1, script)
                }
                Some(Builtin::Words) if self.grammar.backwards => {
                    let title = Some(token).filter(|token| token.sort == Sort::Title);
                    title
                        .into_iter()
                        .for_each(|title| add(class, start + 1, title.text.to_string()));
                }
                Some(Builtin::Words) if token.sort != Sort::Mark => {
                    for (end, last) in self.tokens.iter().enumerate().skip(start).take(REACH) {
                        let text = self.text.get(token.start..last.end).unwrap_or("");
                        add(class, end + 1, quoted(text));
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// Goes on with a phrase from its piece of this number.
    fn go_on(
        &mut self,
        phrase: usize,
        part: usize,
        at: usize,
        slots: &mut Vec<(usize, usize)>,
        fresh: &mut Vec<Reading>,
    ) {
        self.steps += 1;
        if self.steps > STEPS {
            self.overflown = true;
            return;
        }
        let grammar = self.grammar;
        let Some(meant) = grammar.phrases.get(phrase) else {
            return;
        };
        match meant.print.get(part) {
            None => {
                let told = |slot: usize| {
                    let (at, which) = slots.get(slot)?;
                    Some(self.at.get(*at)?.get(*which)?.script.as_str())
                };
                if meant.same.iter().any(|(a, b)| told(*a) != told(*b)) {
                    return;
                }
                let reading = Reading {
                    class: meant.class,
                    end: at,
                    script: self.script(meant, slots),
                    phrase: Some(phrase),
                    parts: slots.clone(),
                };
                fresh.push(reading);
            }
            Some(Part::Token(wanted)) => {
                if self.tokens.get(at).is_some_and(|token| token.says(wanted)) {
                    self.reached(at + 1);
                    self.go_on(phrase, part + 1, at + 1, slots, fresh);
                }
            }
            Some(Part::Slot(class)) => {
                self.reached(self.reach(at));
                let found: Vec<(usize, usize)> = self
                    .readings(at, *class)
                    .map(|(which, reading)| (which, reading.end))
                    .collect();
                for (which, end) in found {
                    slots.push((at, which));
                    self.go_on(phrase, part + 1, end, slots, fresh);
                    slots.pop();
                }
            }
        }
    }

    /// How far the phrases get that begin with a token.
    #[must_use]
    pub fn reach(&self, start: usize) -> usize {
        self.reach.get(start).copied().unwrap_or(start)
    }

    fn reached(&mut self, to: usize) {
        if let Some(known) = self.reach.get_mut(self.from) {
            *known = to.max(*known);
        }
    }

    fn script(&self, phrase: &Phrase, slots: &[(usize, usize)]) -> String {
        let mut out = String::new();
        for piece in &phrase.script {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Slot(slot) => {
                    let filled = slots
                        .get(*slot)
                        .and_then(|(at, which)| self.at.get(*at)?.get(*which));
                    out.push_str(filled.map_or("", |reading| reading.script.as_str()));
                }
            }
        }
        out
    }
}

/// A text as scripts write it.
#[must_use]
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
