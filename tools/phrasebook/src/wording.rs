//! What is printed on cards, made of their scripts with the phrases of the packs.
//!
//! In: the packs, with their phrasebooks, and a card with its script. Out: its lines. Facts are shown as a page of the
//! phrasebook says. A line of text for which there is a phrase becomes what games print; another is read aloud.

use super::aloud::{self, Aloud};
use super::clauses::small;
use super::facts;
use super::grammar::ClassId;
use super::known;
use super::page::{Beside, Page};
use super::phrasebook::Phrasebook;
use super::render::{Printer, begun, fields};
use super::sheet::Sheet;
use spaceline_lang::parse;
use spaceline_lang::sentence::Item;
use spaceline_lang::span::FileId;
use spaceline_lang::tree::{Book, Card};
use spaceline_rules::explain::Printing;
use spaceline_rules::pack::Packs;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// How the phrases of packs print cards.
#[derive(Debug)]
pub struct Wording<'p> {
    packs: Cow<'p, Packs>,
    /// The phrases, once somebody has asked: to look for them takes as long as to read the packs.
    made: OnceLock<Made>,
}

/// The phrases of the packs, turned round.
#[derive(Debug)]
struct Made {
    phrases: Phrasebook,
    printer: Printer,
    aloud: Aloud,
    /// By which classes each sheet reads facts, and which.
    facts: Vec<Vec<(ClassId, BTreeSet<String>)>>,
}

/// A card in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worded {
    /// What stands before its kind: `unique`, `planet`.
    pub sort: Vec<String>,
    /// Its facts, and its text.
    pub lines: Vec<String>,
    /// The lines that no phrase prints, which are read aloud.
    pub aloud: BTreeSet<usize>,
    /// How many of the lines are facts.
    pub facts: usize,
}

impl Worded {
    /// Adds lines. A sentence that ends with a colon goes on with the next.
    fn say(&mut self, mut lines: Vec<String>, mut aloud: bool) {
        let open = self
            .lines
            .len()
            .checked_sub(1)
            .filter(|at| self.aloud.contains(at));
        if let Some(last) = open.and_then(|at| self.lines.get_mut(at))
            && last.ends_with(':')
            && !last.starts_with(' ')
            && let Some(next) = lines.first_mut()
        {
            *next = format!("{}, {}", last.trim_end_matches(':'), small(next));
            self.lines.pop();
            aloud = true;
        }
        let first = self.lines.len();
        self.lines.append(&mut lines);
        if aloud {
            self.aloud.extend(first..self.lines.len());
        }
    }

    /// Puts the text below its facts, without what stands among them.
    fn below(&mut self, facts: Vec<String>, page: &Page) {
        self.facts = facts.len();
        let aloud = std::mem::take(&mut self.aloud);
        let text = std::mem::replace(&mut self.lines, facts);
        for (at, line) in text.into_iter().enumerate() {
            if page.takes(&line) {
                continue;
            }
            if aloud.contains(&at) {
                self.aloud.insert(self.lines.len());
            }
            self.lines.push(line);
        }
    }
}

impl<'p> Wording<'p> {
    /// Takes the phrases of packs. It is kept where more than one card is shown.
    #[must_use]
    pub const fn of(packs: &'p Packs) -> Self {
        Self {
            packs: Cow::Borrowed(packs),
            made: OnceLock::new(),
        }
    }

    /// The same, of packs that nobody else keeps.
    #[must_use]
    pub const fn with(packs: Packs) -> Wording<'static> {
        Wording {
            packs: Cow::Owned(packs),
            made: OnceLock::new(),
        }
    }

    fn made(&self) -> &Made {
        self.made.get_or_init(|| Made::of(&self.packs))
    }

    /// A card whose script this is.
    #[must_use]
    pub fn card(&self, book: &Book, card: &Card, script: &str) -> Worded {
        self.made().worded(book, card, script, None)
    }
}

impl Printing for Wording<'_> {
    fn page(&self, book: &Book, card: &Card, script: &str) -> (Vec<String>, Vec<String>) {
        let worded = self.card(book, card, script);
        (worded.sort, worded.lines)
    }

    fn text(&self, book: &Book, card: &Card, script: &str, line: Option<&str>) -> Vec<String> {
        let mut worded = self.made().worded(book, card, script, line);
        worded.lines.split_off(worded.facts.min(worded.lines.len()))
    }

    fn part(&self, book: &Book, card: Option<(&Card, &str)>, spelled: &str) -> String {
        self.made().part(book, card, spelled)
    }
}

impl Made {
    fn of(packs: &Packs) -> Self {
        let known = known::without_cards(packs);
        let phrases = known.book;
        let printer = Printer::of(&phrases);
        let aloud = Aloud::new(&phrases.aloud, &known.clauses, known.kinds, known.verbs);
        let facts = phrases.sheets.iter().map(|sheet| {
            let classes = classes(sheet).into_iter();
            classes
                .map(|class| (class, fields(&phrases.grammar, class)))
                .collect()
        });
        let facts = facts.collect();
        Self {
            phrases,
            printer,
            aloud,
            facts,
        }
    }

    fn part(&self, book: &Book, card: Option<(&Card, &str)>, spelled: &str) -> String {
        let script = card.map_or("", |(_, script)| script);
        let whole = parse(FileId(0), script).file.items;
        let lines = whole.iter().flat_map(Item::blocks);
        let lines = lines.flat_map(|block| &block.items);
        let this = card.map(|(card, _)| this_kind(book, card));
        let print = |class: &str, script: &str| self.print(class, script);
        let read = aloud::Card {
            script: spelled,
            this: this.as_deref().unwrap_or("this"),
            host: self.aloud.host(lines.map(|item| item.span.of(script))),
            print: &print,
        };
        let items = parse(FileId(0), spelled).file.items;
        let whole = whole.first().map(|item| (item, script));
        let mut part = String::new();
        for line in self.aloud.part(&items, &read, whole) {
            if !part.is_empty() {
                part.push_str(if part.ends_with(':') { " " } else { "; " });
            }
            part.push_str(&within(line.trim(), spelled));
        }
        part
    }

    /// What the phrases of a class print.
    fn print(&self, class: &str, script: &str) -> Option<String> {
        let class = self.phrases.grammar.find(class)?;
        let text = self.printer.print(class, script).ok()?;
        Some(text.replace(['{', '}'], ""))
    }

    /// A card, or its facts and the sentence that says one line of its text.
    fn worded(&self, book: &Book, card: &Card, script: &str, only: Option<&str>) -> Worded {
        let kind = book.at(card.kind);
        let name = kind.map_or("", |kind| kind.named.name.as_str());
        // A sheet that names no kind is for those that no other names.
        let named = |name: &str| {
            self.phrases
                .sheets
                .iter()
                .position(|sheet| sheet.kind == name)
        };
        let at = named(name).or_else(|| named(""));
        let sheet = at.and_then(|at| self.phrases.sheets.get(at));
        let classes = at
            .and_then(|at| self.facts.get(at))
            .map_or(&[][..], Vec::as_slice);
        let items = parse(FileId(0), script).file.items;
        let letters: Vec<&str> = items
            .iter()
            .flat_map(Item::blocks)
            .flat_map(|block| &block.items)
            .filter(|item| facts::is_letter(item))
            .map(|item| item.span.of(script))
            .collect();
        let print = |field: &str, value: &str| self.fact(classes, field, value);
        let facts = facts::of(book, card, &letters, print);
        let common = &self.phrases.page;
        let own = self.phrases.pages.get(name);
        let page = own.map_or_else(|| common.clone(), |own| own.before(common));
        let mut worded = Worded::default();
        let this = this_kind(book, card);
        let unit = sheet.and_then(|sheet| sheet.unit);
        let mut sort = Vec::new();
        for word in items.iter().flat_map(|item| facts::behind_kind(item, name)) {
            match unit.and_then(|unit| self.printer.print(unit, word).ok()) {
                Some(text) => worded.lines.extend(told(&text)),
                None => sort.push(word),
            }
        }
        worded.sort = facts::sort(book, card, &sort);
        let blocks = items.iter().flat_map(Item::blocks);
        let items: Vec<&Item> = blocks.flat_map(|block| &block.items).collect();
        // What holds of the whole text stands behind it, in brackets.
        let aside = |item: &Item| {
            let line = item.span.of(script).to_owned();
            let said = unit.and_then(|unit| self.printer.sentence(unit, &[line], 0));
            let silent = || facts::is_unlabelled(book, item);
            facts::is_flag(book, &page, item)
                && said.map_or_else(silent, |(_, text)| text.starts_with('('))
        };
        let items = items.into_iter();
        let (last, first): (Vec<&Item>, Vec<&Item>) = items
            .filter(|item| !facts::is_labelled(book, card, item) && !facts::is_mark(item))
            .filter(|item| !facts::is_shown_flag(&page, item))
            .partition(|item| aside(item));
        let items: Vec<&Item> = first.into_iter().chain(last).collect();
        let lines: Vec<String> = items
            .iter()
            .map(|item| item.span.of(script).to_owned())
            .collect();
        let print = |class: &str, script: &str| self.print(class, script);
        let wanted = |from: usize, to: usize| {
            let lines = lines.get(from..to).unwrap_or_default();
            only.is_none_or(|only| lines.iter().any(|line| line.trim() == only.trim()))
        };
        let read = aloud::Card {
            script,
            this: &this,
            host: self.aloud.host(lines.iter().map(String::as_str)),
            print: &print,
        };
        let mut at = 0;
        while let (Some(line), Some(item)) = (lines.get(at), items.get(at)) {
            let sentence = unit.and_then(|unit| self.printer.sentence(unit, &lines, at));
            let opening = sheet.and_then(|sheet| sheet.opening);
            let opens = || Some((at + 1, self.printer.print(opening?, line).ok()?));
            if let Some((end, text)) = sentence.or_else(opens) {
                if wanted(at, end) {
                    worded.say(told(&text).into_iter().collect(), false);
                }
                at = end;
                continue;
            }
            if !facts::is_unlabelled(book, item) && wanted(at, at + 1) {
                worded.say(self.aloud.item(item, &read), true);
            }
            at += 1;
        }
        for line in &mut worded.lines {
            *line = page.say(line, &facts);
        }
        let beside = Beside {
            text: &worded.lines,
            drawn: &|field| facts::drawn(book, card, field),
        };
        let shown = page.show(&facts, &beside);
        worded.below(shown, &page);
        worded
    }

    /// A value as games print it.
    fn fact(
        &self,
        classes: &[(ClassId, BTreeSet<String>)],
        field: &str,
        value: &str,
    ) -> Option<String> {
        let script = format!("{field} {value}");
        let mut texts = classes
            .iter()
            .filter(|(_, fields)| fields.contains(field))
            .filter_map(|(class, _)| self.printer.print(*class, &script).ok());
        // What is said of it in a sentence is not its value.
        let sentence =
            |text: &str| text.ends_with(':') || text.ends_with('.') && text.contains(' ');
        texts
            .find(|text| !text.is_empty() && !sentence(text))
            .map(|text| text.replace(['{', '}'], ""))
    }
}

/// A sentence as it stands within another: without its full stop, and without a capital that its script has not.
fn within(line: &str, script: &str) -> String {
    // The full stop of `V.I.P.` is not one of the sentence.
    let full = |rest: &&str| {
        let mut letters = rest.chars().rev();
        !(letters.next().is_some_and(char::is_alphabetic) && letters.next() == Some('.'))
    };
    let line = line.strip_suffix('.').filter(full).unwrap_or(line);
    let first = line.split(' ').next().unwrap_or_default();
    if script.contains(first) {
        line.to_owned()
    } else {
        small(line)
    }
}

/// What a card calls itself: `this ship`.
fn this_kind(book: &Book, card: &Card) -> String {
    format!("this {}", book.shown(card.kind))
}

/// The classes by which a sheet reads facts.
fn classes(sheet: &Sheet) -> Vec<ClassId> {
    let columns = sheet.columns.iter().map(|column| column.class);
    columns.chain(sheet.opening).chain(sheet.unit).collect()
}

/// A sentence with its capital, and without the braces in which lists have titles. What says nothing is not told.
fn told(text: &str) -> Option<String> {
    let text = aloud::spoken(&text.replace(['{', '}'], ""));
    let text = match text.strip_prefix('(') {
        Some(inside) => format!("({}", begun(inside)),
        None => begun(&text),
    };
    (!text.is_empty()).then_some(text)
}
