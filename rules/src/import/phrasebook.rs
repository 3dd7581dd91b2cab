//! What is printed, and how scripts say it: the phrases of a game, read from packs of their own.
//!
//! A phrase pairs a printed form with a script form. Both may hold slots, `{need}`, which another class of phrases fills.
//! What a cell of a list means, in which files cards stand and in what order their lines are written is said there, too.
//! Nothing of it is known here.

use super::clauses::Form;
use super::gone::Wanted;
use super::grammar::{ClassId, Grammar, Part, Phrase, Piece};
use super::mistake::BookError;
use super::page::{Page, Told};
use super::pieces::{Cut, label, pieces};
use super::sheet::{Column, Files, Release, Sheet, Template};
use super::table::Row;
use super::tokens;
use smol_str::SmolStr;
use spaceline_lang::diagnostic::{Report, nearest};
use spaceline_lang::sentence::{Item, Phrase as Words, Word, WordKind};
use spaceline_lang::span::Span;
use spaceline_lang::words::Key;
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
            _ => self.form(item.span, "`phrase CLASS { }`, `cards \"SORT\" as KIND { }`, `cards \"SORT\" as KIND where \"COLUMN\" has \"VALUE\" { }`, `release \"CODE\" as PACK \"NAME\" YEAR`, `spelled \"X\" as \"Y\"`, `page { }`, `page of KIND { }`, `aloud { }`, `passes over \"COLUMN\"` or `names WHAT from \"COLUMN\"`"),
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

    fn phrase(&mut self, class: ClassId, line: &Item) {
        let (span, words) = (line.span, &line.head.words);
        let texts = texts(&line.head);
        let [printed, "as", script] = texts.as_slice() else {
            self.form(span, "`\"what is printed\" as \"what the script says\"`");
            return;
        };
        let quoted = |at: usize| {
            words
                .get(at)
                .is_some_and(|word| matches!(word.kind, WordKind::Text(_)))
        };
        if !quoted(0) || !quoted(2) {
            self.form(span, "`\"what is printed\" as \"what the script says\"`");
            return;
        }
        self.pair(class, printed, script, span);
    }

    /// Adds a phrase, if its slots agree.
    fn pair(&mut self, class: ClassId, printed: &str, script: &str, span: Span) {
        let mut slots: Vec<String> = Vec::new();
        let (mut print, mut written) = (Vec::new(), Vec::new());
        for piece in pieces(printed) {
            match piece {
                Cut::Text(text) => {
                    written.push(Piece::Text(text.to_owned()));
                    print.extend(tokens::cut(text).into_iter().map(Part::Token));
                }
                Cut::Literal(text) => {
                    let text = format!("{{{text}}}");
                    print.extend(tokens::cut(&text).into_iter().map(Part::Token));
                    written.push(Piece::Text(text));
                }
                Cut::Slot(text) => {
                    let (label, class) = label(text);
                    written.push(Piece::Slot(slots.len()));
                    slots.push(label.to_owned());
                    print.push(Part::Slot(self.book.grammar.slot(class, span)));
                }
            }
        }
        let mut used = vec![false; slots.len()];
        let mut out = Vec::new();
        for piece in pieces(script) {
            match piece {
                Cut::Text(text) => out.push(Piece::Text(text.to_owned())),
                Cut::Literal(text) => out.push(Piece::Text(format!("{{{text}}}"))),
                Cut::Slot(text) => {
                    let (wanted, _) = label(text);
                    // Slots of one name are filled in their order, and the last may be said again.
                    let mut named = slots.iter().zip(&used).enumerate();
                    let free = named
                        .clone()
                        .find(|(_, (slot, used))| *slot == wanted && !**used);
                    let found = free.or_else(|| named.rfind(|(_, (slot, _))| *slot == wanted));
                    let Some((at, _)) = found else {
                        let name = text.to_owned();
                        self.errors.push(BookError::Slot {
                            span,
                            name,
                            printed: false,
                        });
                        return;
                    };
                    if let Some(used) = used.get_mut(at) {
                        *used = true;
                    }
                    out.push(Piece::Slot(at));
                }
            }
        }
        // What is printed may say nothing that a script says.
        let lost = slots.iter().zip(&used).find(|(_, used)| !**used);
        if let Some((name, _)) = lost.filter(|_| !script.is_empty()) {
            let name = name.clone();
            self.errors.push(BookError::Slot {
                span,
                name,
                printed: true,
            });
            return;
        }
        let itself = print.as_slice() == [Part::Slot(class)];
        if print.is_empty() || itself {
            self.errors.push(BookError::Empty { span });
            return;
        }
        self.book.grammar.add(Phrase {
            class,
            print,
            script: out,
            printed: written,
            same: Vec::new(),
            span,
        });
    }

    fn sheet(&mut self, named: &str, kind: &str, only: Option<(String, String)>, item: &Item) {
        let mut sheet = Sheet {
            named: named.to_owned(),
            kind: kind.to_owned(),
            only,
            ..Sheet::default()
        };
        for line in item.blocks().flat_map(|block| &block.items) {
            self.sheet_line(&mut sheet, line);
        }
        let read = |(name, _): &(String, String)| sheet.columns.iter().any(|c| c.name == *name);
        if sheet.only.as_ref().is_some_and(|only| !read(only)) {
            self.form(
                item.span,
                "`where \"COLUMN\" has \"VALUE\"`, with a column that the block reads",
            );
        }
        self.book.sheets.push(sheet);
    }

    /// Adds how words are read aloud, if they are words and their slots agree.
    fn aloud_line(&mut self, line: &Item) {
        let span = line.span;
        let texts = texts(&line.head);
        let [script, "as", says] = texts.as_slice() else {
            return self.form(span, "`\"what the script says\" as \"how it is read\"`");
        };
        let slots = |text| {
            let slot = |cut| match cut {
                Cut::Slot(name) => Some(label(name)),
                Cut::Text(_) | Cut::Literal(_) => None,
            };
            pieces(text)
                .into_iter()
                .filter_map(slot)
                .collect::<Vec<(&str, &str)>>()
        };
        let words = |cut: &Cut<'_>| matches!(cut, Cut::Text(text) if !text.trim().is_empty());
        if !pieces(script).iter().any(words) {
            self.errors.push(BookError::Empty { span });
            return;
        }
        let known = slots(script);
        for (_, class) in known.iter().filter(|(name, class)| name != class) {
            self.book.grammar.slot(class, span);
        }
        let of_script = |name: &str| known.iter().any(|(known, _)| *known == name);
        if let Some((name, _)) = slots(says).into_iter().find(|(name, _)| !of_script(name)) {
            let (name, printed) = (name.to_owned(), false);
            self.errors.push(BookError::Slot {
                span,
                name,
                printed,
            });
            return;
        }
        for piece in pieces(script) {
            if let Cut::Text(text) = piece {
                self.book.wanted.add(text, span);
            }
        }
        let pair = ((*script).to_owned(), (*says).to_owned());
        self.book.aloud.push(pair);
    }

    fn page(&mut self, item: &Item, page: &mut Page) {
        for line in item.blocks().flat_map(|block| &block.items) {
            self.page_line(line, page);
        }
    }

    fn page_line(&mut self, line: &Item, page: &mut Page) {
        let texts = texts(&line.head);
        match (line.key(), texts.as_slice()) {
            (Some(Key::Line), [template]) => page.lines.push(Template::of(template)),
            (Some(Key::Line), [template, "or", other]) => {
                let template = Template::of(template).or_else(Template::of(other));
                page.lines.push(template);
            }
            (None, ["hides", fields @ ..]) => {
                let fields = fields.iter().filter(|field| !field.is_empty());
                page.hides.extend(fields.map(|field| (*field).to_owned()));
            }
            (None, ["reads", words, "as", says, "where", field, values @ ..])
                if !words.is_empty() && !values.is_empty() =>
            {
                page.told.push(Told {
                    words: (*words).to_owned(),
                    says: (*says).to_owned(),
                    field: (*field).to_owned(),
                    values: named(values).collect(),
                });
            }
            _ => self.form(
                line.span,
                "`line \"{field}\"`, `line \"{field}, {field}\" or \"{field}\"`, `hides FIELDS` or `reads \"X\" as \"Y\" where FIELD VALUES`",
            ),
        }
    }

    fn sheet_line(&mut self, sheet: &mut Sheet, line: &Item) {
        let span = line.span;
        let texts = texts(&line.head);
        if line.key() == Some(Key::Line) {
            match texts.as_slice() {
                [template] => sheet.lines.push(Template::of(template)),
                [template, "or", other] => {
                    let template = Template::of(template).or_else(Template::of(other));
                    sheet.lines.push(template);
                }
                _ => self.form(
                    span,
                    "`line \"{field}\"` or `line \"{field}, {field}\" or \"{field}\"`",
                ),
            }
            return;
        }
        match texts.as_slice() {
            ["column", name, "as", class] => {
                let class = self.book.grammar.slot(class, span);
                sheet.columns.push(Column { name: (*name).to_owned(), each: None, class });
            }
            ["column", name, "each", sign, "as", class] => {
                let class = self.book.grammar.slot(class, span);
                let each = Some((*sign).to_owned());
                sheet.columns.push(Column { name: (*name).to_owned(), each, class });
            }
            ["prose", name, "as", unit] => {
                sheet.text = Some((*name).to_owned());
                sheet.unit = Some(self.book.grammar.slot(unit, span));
            }
            ["prose", name, "opens", opening, "as", unit] => {
                sheet.text = Some((*name).to_owned());
                sheet.opening = Some(self.book.grammar.slot(opening, span));
                sheet.unit = Some(self.book.grammar.slot(unit, span));
            }
            ["leads", one, other] => sheet.leads.push(((*one).to_owned(), (*other).to_owned())),
            ["counts", fields @ ..] => sheet.counts.extend(named(fields)),
            ["sums", fields @ ..] => sheet.sums.extend(named(fields)),
            ["wants", fields @ ..] => sheet.wants.extend(named(fields)),
            ["passes", "over", columns @ ..] if !columns.is_empty() => sheet.passed.extend(named(columns)),
            ["files", folder, "by", field] => {
                sheet.files = Files { folder: (*folder).to_owned(), by: Some((*field).to_owned()) };
            }
            ["files", name] => sheet.files = Files { folder: (*name).to_owned(), by: None },
            _ => self.form(span, "`column \"NAME\" as CLASS`, `prose \"NAME\" as CLASS`, `line \"{field}\"`, `leads FIELD FIELD`, `counts FIELDS`, `sums FIELDS`, `wants FIELDS`, `passes over \"COLUMN\"` or `files \"NAME\"`"),
        }
    }
}
