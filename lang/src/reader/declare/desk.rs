//! What the passes share: the words, the book, the mistakes.

use super::form::{self, Head, Step};
use crate::facts::Facts;
use crate::reader::{Cursor, Cx, DeclareError, Env, Read, ReadError, Reported, Rows, Side};
use crate::sentence::{Block, Item, Word};
use crate::span::Span;
use crate::tree::{Book, CardId, CiteId, Expr, ExprId, Named, RuleId, TextId};
use crate::vocabulary::{Class, Entry, Vocabulary};
use foldhash::{HashMap, HashSet};
use smol_str::SmolStr;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The reader's desk.
#[derive(Debug)]
pub(super) struct Desk {
    pub(super) vocab: Vocabulary,
    pub(super) book: Book,
    /// What is known of the words of the rules, once they are read.
    pub(super) facts: Facts,
    pub(super) side: Side,
    pub(super) errors: Vec<ReadError>,
    /// The first card of each title, and the others.
    pub(super) titled: HashMap<TextId, (CardId, Vec<CardId>)>,
    /// The titles that scripts declare for cards that come later.
    pub(super) declared_titles: HashSet<SmolStr>,
    /// The rows of documents, by the name of the document.
    pub(super) rows: Arc<BTreeMap<SmolStr, Rows>>,
    /// The lines of scripts that could not be read.
    pub(super) unread: Vec<SmolStr>,
    /// Where it is said how many play.
    pub(super) game: Option<Span>,
    /// Whether the scripts have been checked before.
    pub(super) unchecked: bool,
}

/// An index of a table of the book.
pub(super) fn index(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

/// What a name of a space of its own stands for.
pub(super) fn find<T: Copy>(
    what: &'static str,
    space: &BTreeMap<SmolStr, T>,
    name: &str,
    span: Span,
) -> Result<T, DeclareError> {
    let known = space.get(name).copied();
    known.ok_or_else(|| DeclareError::unknown(what, name, span, space.keys().map(SmolStr::as_str)))
}

/// A name of several words.
pub(super) fn joined(words: Cursor<'_>) -> String {
    let names: Vec<&str> = words.rest().iter().filter_map(Word::name).collect();
    names.join(" ")
}

impl Desk {
    pub(super) fn new() -> Self {
        Self {
            vocab: Vocabulary::new(),
            book: Book::default(),
            facts: Facts::default(),
            side: Side::default(),
            errors: Vec::new(),
            titled: HashMap::default(),
            declared_titles: HashSet::default(),
            rows: Arc::default(),
            unread: Vec::new(),
            game: None,
            unchecked: false,
        }
    }

    /// The reader at work on one body.
    pub(super) const fn cx(&mut self, env: Env) -> Cx<'_> {
        Cx {
            vocab: &self.vocab,
            book: &mut self.book,
            side: &mut self.side,
            env,
            errors: &mut self.errors,
        }
    }

    /// Reads something in a frame that is kept for later.
    pub(super) fn within<T>(&mut self, env: &mut Env, read: impl FnOnce(&mut Cx<'_>) -> T) -> T {
        let mut cx = self.cx(std::mem::take(env));
        let read = read(&mut cx);
        *env = cx.env;
        read
    }

    pub(super) fn form<'s>(&mut self, words: Cursor<'s>, form: &'static [Step]) -> Read<Head<'s>> {
        self.check(form::read(words, form))
    }

    pub(super) fn block<'s>(&mut self, item: &'s Item, what: &'static str) -> Read<&'s Block> {
        let block = item.block.as_deref();
        block.ok_or_else(|| self.expected(what, item.head.span.after()))
    }

    pub(super) fn report(&mut self, error: impl Into<ReadError>) -> Reported {
        self.cx(Env::default()).report(error)
    }

    pub(super) fn titled(&self, title: &str) -> impl Iterator<Item = CardId> {
        let text = self.side.known_text(title);
        let known = text.and_then(|text| self.titled.get(&text));
        known
            .into_iter()
            .flat_map(|(first, others)| std::iter::once(first).chain(others))
            .copied()
    }

    /// Whether a title stands on a line that could not be read: then it is perhaps that of a card.
    pub(super) fn half_read(&self, title: &str) -> bool {
        self.unread.iter().any(|line| line.contains(title))
    }

    /// Unwraps what may have gone wrong without a reader at work.
    pub(super) fn check<T>(&mut self, result: Result<T, impl Into<ReadError>>) -> Read<T> {
        result.map_err(|error| self.report(error))
    }

    pub(super) fn text(&mut self, text: &str) -> TextId {
        self.side.text(&mut self.book, text)
    }

    /// An expression that holds a place until the body is read.
    pub(super) fn pending(&mut self, span: Span) -> ExprId {
        self.cx(Env::default()).push(Expr::Nothing, span)
    }

    /// Enters a word of phrases. A refused word is reported, and its uses are then passed over.
    pub(super) fn declare(&mut self, name: &str, class: Class, span: Span) -> Read<()> {
        let called = class.called();
        let (known, first) = match self.vocab.join(name, Entry::new(class, span)) {
            Ok(()) => return Ok(()),
            Err(known) => (known.class.called(), known.span),
        };
        let (mend, other) = self.vocab.sight.to_mend(span, first.unwrap_or(span));
        let refused = DeclareError::TwoClasses {
            word: SmolStr::new(name),
            span: mend,
            called: if mend == span { known } else { called },
            first: first.map(|_| other),
        };
        Err(self.report(refused))
    }

    /// Says that a name of its own space is declared twice.
    pub(super) fn twice(
        &mut self,
        what: &'static str,
        name: &str,
        span: Span,
        first: Span,
    ) -> Reported {
        let (span, first) = self.vocab.sight.to_mend(span, first);
        self.report(DeclareError::Twice {
            what,
            name: SmolStr::new(name),
            span,
            first,
        })
    }

    pub(super) fn expected(&mut self, what: &'static str, span: Span) -> Reported {
        self.report(DeclareError::Expected { what, span })
    }

    pub(super) fn cites(&mut self, item: &Item) -> Vec<CiteId> {
        self.side.cites(&mut self.book, item)
    }

    /// The citations of an item, or those of the rule in which it stands if it has none of its own.
    pub(super) fn cites_within(&mut self, item: &Item, rule: Option<RuleId>) -> Vec<CiteId> {
        let mut cites = self.cites(item);
        if cites.is_empty()
            && let Some(rule) = rule.and_then(|rule| self.book.at(rule))
        {
            cites.clone_from(&rule.named.cites);
        }
        cites
    }

    /// A name with its authority.
    pub(super) fn named(
        &mut self,
        name: SmolStr,
        span: Span,
        item: &Item,
        rule: Option<RuleId>,
    ) -> Named {
        let cites = self.cites_within(item, rule);
        Named {
            name,
            says: None,
            span,
            cites,
            rule,
        }
    }
}
