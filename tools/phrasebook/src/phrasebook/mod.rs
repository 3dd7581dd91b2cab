//! What is printed, and how scripts say it: the phrases of a game, read from packs of their own.
//!
//! A phrase pairs a printed form with a script form. Both may hold slots, `{need}`, which another class of phrases
//! fills. What a cell of a list means, in which files cards stand and in what order their lines are written is said
//! there, too. Nothing of it is known here.

mod layout;
mod pair;

use super::clauses::Form;
use super::gone::Wanted;
use super::grammar::{Grammar, Part, Phrase, Piece};
use super::mistake::BookError;
use super::page::Page;
use super::sheet::{Release, Sheet};
use super::table::Row;
use super::tokens;
use smol_str::SmolStr;
use spaceline_lang::diagnostic::{Report, nearest};
use spaceline_lang::sentence::{Item, Phrase as Words, Word, WordKind};
use spaceline_lang::span::Span;
use std::collections::BTreeMap;

/// All that phrasebooks say.
#[derive(Clone, Debug, Default)]
pub struct Phrasebook {
    /// The phrases.
    pub grammar: Grammar,
    /// The sorts of cards, by what the list calls them.
    pub sheets: Vec<Sheet>,
    /// The sets, by what the list calls them.
    pub releases: Vec<Release>,
    /// The columns that hold the title, the sort and the set.
    pub keys: BTreeMap<String, String>,
    /// Other spellings, and how they are read.
    pub spellings: Vec<(String, String)>,
    /// The packs on which those of cards build.
    pub requires: Vec<String>,
    /// Words with which no sentence begins.
    pub bound: Vec<SmolStr>,
    /// What is shown of facts.
    pub page: Page,
    /// What it shows of cards of some kinds before that.
    pub pages: BTreeMap<String, Page>,
    /// How words of scripts are read aloud.
    pub aloud: Vec<(String, String)>,
    /// The words of those lines that some script has to say.
    pub(super) wanted: Wanted,
    /// The columns that say nothing of any card.
    pub passed: Vec<String>,
    /// What is printed on cards and stands in no column.
    pub untold: Vec<String>,
}

impl Phrasebook {
    /// How a row is written whose sort is this. What is said of some rows of a sort goes before what is said of all.
    #[must_use]
    pub fn sheet_for(&self, sort: &str, row: &Row) -> Option<(usize, &Sheet)> {
        let of_sort = |(_, sheet): &(usize, &Sheet)| sheet.named == sort && sheet.takes(row);
        let fitting = self.sheets.iter().enumerate().filter(of_sort);
        // The first of those that are most particular.
        fitting.min_by_key(|(_, sheet)| sheet.only.is_none())
    }

    /// The set of a code.
    #[must_use]
    pub fn release(&self, code: &str) -> Option<&Release> {
        self.releases.iter().find(|release| release.code == code)
    }

    /// A cell, spelled as the phrases are.
    #[must_use]
    pub fn spell(&self, cell: &str) -> String {
        let spellings = self.spellings.iter();
        spellings.fold(cell.to_owned(), |cell, (wrong, right)| {
            cell.replace(wrong, right)
        })
    }
}

/// The names of an enumeration's symbols, as scripts spell them.
pub type Symbols = BTreeMap<SmolStr, Vec<SmolStr>>;

/// Reads the items of all phrasebooks.
#[must_use]
pub fn read<'a>(
    items: impl Iterator<Item = &'a Item> + Clone,
    symbols: &Symbols,
    clauses: &[Form],
) -> (Phrasebook, Vec<BookError>) {
    let mut reader = Reader {
        book: Phrasebook::default(),
        errors: Vec::new(),
        symbols,
        clauses,
    };
    for item in items.clone() {
        if let ["phrase", name, ..] = texts(&item.head).as_slice() {
            reader.book.grammar.declare(name);
        }
    }
    for item in items {
        reader.item(item);
    }
    let Reader {
        mut book,
        mut errors,
        ..
    } = reader;
    for (span, name) in book.grammar.unfilled() {
        let near = nearest(&name, book.grammar.names()).map(str::to_owned);
        errors.push(BookError::Class { span, name, near });
    }
    book.grammar.index();
    errors.sort_by_key(|error| error.diagnostic().primary.span);
    (book, errors)
}

/// The words of a phrase as texts; what is neither name nor text is empty.
fn texts(phrase: &Words) -> Vec<&str> {
    phrase.words.iter().map(word).collect()
}

fn word(word: &Word) -> &str {
    match &word.kind {
        WordKind::Name { text, .. } | WordKind::Text(text) => text,
        _ => "",
    }
}

/// The words of a list, without the commas between them.
fn named(words: &[&str]) -> impl Iterator<Item = String> {
    let words = words.iter().filter(|word| !word.is_empty());
    words.map(|word| (*word).to_owned())
}

struct Reader<'a> {
    book: Phrasebook,
    errors: Vec<BookError>,
    symbols: &'a Symbols,
    clauses: &'a [Form],
}

impl Reader<'_> {
    fn form(&mut self, span: Span, wanted: &'static str) {
        self.errors.push(BookError::Form { span, wanted });
    }

    fn item(&mut self, item: &Item) {
        if item.is_broken() {
            return;
        }
        match texts(&item.head).as_slice() {
            ["phrase", name] => {
                let class = self.book.grammar.declare(name);
                for line in item.blocks().flat_map(|block| &block.items) {
                    self.phrase(class, line);
                }
            }
            ["phrase", name, "from", "enum", list] => self.symbols_of(name, list, item.span),
            ["phrase", name, "from", "clauses"] => self.clauses_of(name, &[], item),
            ["phrase", name, "from", "clauses", "of", kinds @ ..] => self.clauses_of(name, kinds, item),
            ["cards", named, "as", kind] => self.sheet(named, kind, None, item),
            ["cards", named, "as", kind, "where", column, "has", words] => {
                let only = ((*column).to_owned(), (*words).to_owned());
                self.sheet(named, kind, Some(only), item);
            }
            ["page"] => {
                let mut page = std::mem::take(&mut self.book.page);
                self.page(item, &mut page);
                self.book.page = page;
            }
            ["page", "of", kind] => {
                let mut page = self.book.pages.remove(*kind).unwrap_or_default();
                self.page(item, &mut page);
                self.book.pages.insert((*kind).to_owned(), page);
            }
            ["aloud"] => {
                for line in item.blocks().flat_map(|block| &block.items) {
                    self.aloud_line(line);
                }
            }
            ["release", code, "as", id, name, ..] => {
                let released = match item.head.words.last().map(|word| &word.kind) {
                    Some(WordKind::Number(year)) => format!("released {year}"),
                    Some(WordKind::Name { text, .. }) if text == "unreleased" => text.to_string(),
                    _ => String::new(),
                };
                self.book.releases.push(Release {
                    code: (*code).to_owned(),
                    id: (*id).to_owned(),
                    name: (*name).to_owned(),
                    released,
                });
            }
            ["names", what, "from", column] => {
                self.book.keys.insert((*what).to_owned(), (*column).to_owned());
            }
            ["spelled", wrong, "as", right] => self.book.spellings.push(((*wrong).to_owned(), (*right).to_owned())),
            ["bound", words @ ..] => {
                let words = words.iter().filter(|word| !word.is_empty());
                self.book.bound.extend(words.map(SmolStr::new));
            }
            ["passes", "over", columns @ ..] if !columns.is_empty() => self.book.passed.extend(named(columns)),
            ["tells", "nothing", "of", what] => self.book.untold.push((*what).to_owned()),
            _ => self.form(item.span, "`phrase CLASS { }`, `cards \"SORT\" as KIND { }`, `cards \"SORT\" as KIND where \"COLUMN\" has \"VALUE\" { }`, `release \"CODE\" as PACK \"NAME\" YEAR`, `spelled \"X\" as \"Y\"`, `page { }`, `page of KIND { }`, `aloud { }`, `passes over \"COLUMN\"`, `tells nothing of \"WHAT\"` or `names WHAT from \"COLUMN\"`"),
        }
    }

    fn symbols_of(&mut self, name: &str, list: &str, span: Span) {
        let class = self.book.grammar.declare(name);
        let Some(symbols) = self.symbols.get(list) else {
            let near = nearest(list, self.symbols.keys().map(SmolStr::as_str)).map(str::to_owned);
            let name = list.to_owned();
            self.errors
                .push(BookError::Enumeration { span, name, near });
            return;
        };
        for symbol in symbols {
            let printed = tokens::cut(&symbol.replace('_', " "));
            self.book.grammar.add(Phrase {
                class,
                print: printed.into_iter().map(Part::Token).collect(),
                script: vec![Piece::Text(symbol.to_string())],
                printed: vec![Piece::Text(symbol.replace('_', " "))],
                same: Vec::new(),
                span,
            });
        }
    }

    /// Makes phrases of the clauses that say how they are printed: those for all cards, or those for such kinds.
    fn clauses_of(&mut self, name: &str, kinds: &[&str], item: &Item) {
        let class = self.book.grammar.declare(name);
        let mut types: Vec<(String, String)> = Vec::new();
        for line in item.blocks().flat_map(|block| &block.items) {
            match texts(&line.head).as_slice() {
                [ty @ .., "as", class] => types.push((ty.join(" "), (*class).to_owned())),
                _ => self.form(line.span, "`TYPE as CLASS`"),
            }
        }
        for form in self.clauses {
            let meant = form.kinds.iter().any(|kind| kinds.contains(&kind.as_str()));
            if !meant && (!kinds.is_empty() || !form.kinds.is_empty()) {
                continue;
            }
            // Of clauses that are printed alike the one with fewer words is meant.
            let shorter = |other: &&Form| {
                other.printed == form.printed
                    && other.kinds == form.kinds
                    && other.script.len() < form.script.len()
            };
            if self.clauses.iter().any(|other| shorter(&other)) {
                continue;
            }
            let class_of = |ty: &str| {
                let found = types.iter().find(|(known, _)| known == ty);
                found.map(|(_, class)| class.as_str())
            };
            if let Some((printed, script)) = form.phrase(class_of) {
                self.pair(class, &printed, &script, item.span);
            }
        }
    }
}
