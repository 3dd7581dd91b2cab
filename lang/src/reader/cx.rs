//! What every part of the reader has at hand.

use super::{Env, PhraseError, ReadError};
use crate::facts::part::Mark;
use crate::phrase::Aim;
use crate::sentence::{Item, Word};
use crate::span::{FileId, Span};
use crate::tree::{
    BlockId, Book, Called, Cite, CiteId, Entry, Expr, ExprId, FunctionId, MemoryId, Quote, QuoteId,
    Slot, StateId, Statement, TextId, TitleId, TitleRef, Type,
};
use crate::vocabulary::Vocabulary;
use foldhash::HashMap;
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// So many mistakes of a card, or of all rules, are told with the words that were perhaps meant.
pub(super) const ENOUGH: usize = 400;

/// The proof that the author has been told. Only [`Cx::report`] makes one, and [`Reported::before`]
/// for what follows from a mistake told earlier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reported(());

impl Reported {
    /// What follows from a mistake that was reported before, elsewhere.
    #[must_use]
    pub const fn before() -> Self {
        Self(())
    }
}

/// What was read, unless a mistake was reported.
pub type Read<T> = Result<T, Reported>;

/// An expression and its type.
#[derive(Clone, PartialEq, Debug)]
pub struct Typed {
    /// The expression.
    pub id: ExprId,
    /// Its type.
    pub ty: Type,
}

/// Tables by content, so that equal things are entered once.
#[derive(Debug, Default)]
pub struct Side {
    texts: HashMap<SmolStr, TextId>,
    titles: HashMap<TitleRef, TitleId>,
    cites: HashMap<Cite, CiteId>,
    memories: HashMap<String, MemoryId>,
    /// The place of each file among those that are read.
    places: HashMap<FileId, usize>,
    /// Whether a phrase is read once more with near words in the place of those that nothing declares. Within it
    /// nothing is read again, so that the time stays in bounds.
    pub(super) mending: bool,
    /// Whether it is enough to know that a phrase cannot be read: nobody will be told why.
    pub(super) brief: bool,
    /// How many mistakes have been told of the units that were read before.
    pub(super) told: usize,
    /// The states of which a law speaks, for those that were asked.
    pub(super) law_states: HashMap<FunctionId, BTreeSet<StateId>>,
}

/// The reader at work on one body.
#[derive(Debug)]
pub struct Cx<'a> {
    /// The declared words.
    pub vocab: &'a Vocabulary,
    /// What has been read.
    pub book: &'a mut Book,
    /// Tables by content.
    pub side: &'a mut Side,
    /// The frame of the present body.
    pub env: Env,
    /// The mistakes so far.
    pub errors: &'a mut Vec<ReadError>,
}

fn id(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

impl Side {
    /// Says in which order the files are read.
    pub fn order(&mut self, files: impl Iterator<Item = FileId>) {
        self.places = files.zip(0..).collect();
    }

    /// The place of a file among those that are read.
    #[must_use]
    pub fn place(&self, file: FileId) -> Option<usize> {
        self.places.get(&file).copied()
    }

    /// The number of a memory by what it remembers; a new one gets the number `next`.
    pub fn memory(&mut self, like: String, next: usize) -> MemoryId {
        *self
            .memories
            .entry(like)
            .or_insert_with(|| MemoryId(id(next)))
    }

    /// Takes out of a book all that was read since a mark, the cards themselves left aside.
    pub(crate) fn rewind(&mut self, book: &mut Book, to: Mark) {
        for text in book.texts.drain(to.texts.min(book.texts.len())..) {
            self.texts.remove(&text);
        }
        for title in book.titles.drain(to.titles.min(book.titles.len())..) {
            self.titles.remove(&title);
        }
        for cite in book.cites.drain(to.cites.min(book.cites.len())..) {
            self.cites.remove(&cite);
        }
        if book.memories.len() > to.memories {
            book.memories.truncate(to.memories);
            self.memories.retain(|_, id| id.index() < to.memories);
        }
        book.exprs.truncate(to.exprs);
        book.expr_spans.truncate(to.exprs);
        book.blocks.truncate(to.blocks);
        book.block_spans.truncate(to.blocks);
        book.quotes.truncate(to.quotes);
        book.hooks.truncate(to.hooks);
        book.actions.truncate(to.actions);
        book.procedures.truncate(to.procedures);
        book.scenarios.truncate(to.scenarios);
    }

    pub(crate) fn cites(&mut self, book: &mut Book, item: &Item) -> Vec<CiteId> {
        let mut all = Vec::new();
        for citation in &item.cites {
            for section in &citation.sections {
                let cite = Cite {
                    document: citation.document.clone(),
                    section: section.clone(),
                };
                all.push(self.cite(book, cite));
            }
        }
        all
    }

    /// The number of a text.
    pub fn text(&mut self, book: &mut Book, text: &str) -> TextId {
        if let Some(known) = self.texts.get(text) {
            return *known;
        }
        let new = TextId(id(book.texts.len()));
        let text = SmolStr::new(text);
        book.texts.push(text.clone());
        self.texts.insert(text, new);
        new
    }

    /// The number of a text, if it has one.
    #[must_use]
    pub fn known_text(&self, text: &str) -> Option<TextId> {
        self.texts.get(text).copied()
    }

    /// The number of a citation.
    pub fn cite(&mut self, book: &mut Book, cite: Cite) -> CiteId {
        *self.cites.entry(cite).or_insert_with_key(|cite| {
            book.cites.push(cite.clone());
            CiteId(id(book.cites.len() - 1))
        })
    }

    /// The number of a reference to titles.
    pub fn title(&mut self, book: &mut Book, title: TitleRef) -> TitleId {
        *self.titles.entry(title).or_insert_with_key(|title| {
            book.titles.push(title.clone());
            TitleId(id(book.titles.len() - 1))
        })
    }
}

impl Cx<'_> {
    /// What is read, in a scenario where it is one: there the players have names.
    pub(super) fn aimed(&self, aim: Aim) -> Aim {
        match aim {
            Aim::Condition if self.env.find("one").is_some() => Aim::Stated,
            Aim::Statement if self.env.find("one").is_some() => Aim::Staged,
            aim => aim,
        }
    }

    /// Whether so much is wrong that nobody reads on: then near words are no longer looked for among all words.
    pub(super) const fn has_told_enough(&self) -> bool {
        self.side.told + self.errors.len() >= ENOUGH
    }

    /// Tells the author of a mistake.
    pub fn report(&mut self, error: impl Into<ReadError>) -> Reported {
        self.errors.push(error.into());
        Reported(())
    }

    /// Tells the author of what may have gone wrong without a reader at work.
    pub(super) fn check<T>(&mut self, result: Result<T, impl Into<ReadError>>) -> Read<T> {
        result.map_err(|error| self.report(error))
    }

    /// Adds an expression.
    pub fn push(&mut self, expr: Expr, span: Span) -> ExprId {
        let new = ExprId(id(self.book.exprs.len()));
        self.book.exprs.push(expr);
        self.book.expr_spans.push(span);
        new
    }

    /// Adds an expression with its type.
    pub fn typed(&mut self, expr: Expr, ty: Type, span: Span) -> Typed {
        Typed {
            id: self.push(expr, span),
            ty,
        }
    }

    /// Adds a block of statements, each with its place.
    pub fn block(&mut self, statements: Vec<(Statement, Span)>) -> BlockId {
        let (statements, spans) = statements.into_iter().unzip();
        self.book.blocks.push(statements);
        self.book.block_spans.push(spans);
        BlockId(id(self.book.blocks.len() - 1))
    }

    /// Adds a piece of text kept as a value.
    pub fn quote(&mut self, quote: Quote) -> QuoteId {
        self.book.quotes.push(quote);
        QuoteId(id(self.book.quotes.len() - 1))
    }

    /// The number of a text.
    pub fn text(&mut self, text: &str) -> TextId {
        self.side.text(self.book, text)
    }

    /// The number of a reference to titles.
    pub fn title(&mut self, title: TitleRef) -> TitleId {
        self.side.title(self.book, title)
    }

    /// The expression at an index; `Nothing` for an index that is not of this book.
    #[must_use]
    pub fn at(&self, id: ExprId) -> &Expr {
        self.book.at(id).unwrap_or(&Expr::Nothing)
    }

    /// Where an expression stands.
    #[must_use]
    pub fn span(&self, id: ExprId) -> Span {
        self.book.span(id)
    }

    /// The name of what is declared under a number.
    pub fn name<I: Entry<Of: Called>>(&self, id: I) -> SmolStr {
        SmolStr::new(self.book.name(id))
    }

    /// Binds a local name, which may not hide a declared word or another local name. (It may hide a
    /// word that the language itself brings, such as `source`.)
    pub fn bind(&mut self, word: &Word, ty: Option<Type>) -> Read<Slot> {
        self.check_local(word)?;
        let name = SmolStr::new(word.name().unwrap_or_default());
        Ok(self.env.bind(name, ty, word.span))
    }

    /// Whether a word can be a local name here.
    pub fn check_local(&mut self, word: &Word) -> Read<()> {
        let Some(name) = word.name() else {
            return Err(self.report(PhraseError::NoName { span: word.span }));
        };
        if word.is_prep() || word.is_conn() {
            return Err(self.report(PhraseError::NoName { span: word.span }));
        }
        let earlier = self.env.find(name).map(|local| local.span);
        // A word that a script may not use does not change how it reads, and neither does one of a later script:
        // there the name stays a name.
        let from = word.span.file;
        let entry = self.vocab.seen(name, from);
        let declared = entry
            .and_then(|entry| entry.span)
            .filter(|first| self.side.place(first.file) <= self.side.place(from));
        match earlier.or(declared) {
            Some(first) => Err(self.report(PhraseError::Hides {
                name: SmolStr::new(name),
                span: word.span,
                first,
            })),
            None => Ok(()),
        }
    }
}
