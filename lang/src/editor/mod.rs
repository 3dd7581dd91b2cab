//! What an editor asks of scripts that are checked.
//!
//! What comes in is a place: a file, and a byte of its text. What goes out is data: the word that stands there and
//! what it means, where else it stands, what may stand there, and the edits that give it another name. Nothing here
//! reads anew or changes what is checked; an editor that applies edits hands the new texts to [`Checked::edit`].
//!
//! A word is its spelling: all declarations that share a spelling are one word here, with all its forms (`kill`,
//! `kills`, `killed`).

mod expected;
mod rename;
mod rows;

pub use expected::{Expected, Group};
pub use rename::{Edit, NoRename};

use crate::reader::{Checked, Script};
use crate::sentence::{Item, Word, WordKind};
use crate::span::{FileId, Span};
use crate::tree::Book;
use crate::vocabulary::{Entry, Vocabulary};
use rows::Named;
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// The questions of an editor to scripts that are checked.
#[derive(Clone, Copy, Debug)]
pub struct Editor<'c> {
    scripts: &'c [Script],
    vocab: &'c Vocabulary,
    book: &'c Book,
}

/// A word at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Where it stands.
    pub span: Span,
    /// How it is written there.
    pub text: SmolStr,
    /// What it can mean there; of several the types of what stands beside it tell which.
    pub meanings: Vec<Meaning>,
}

/// One meaning of a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meaning {
    /// What it is: `a verb`, `a kind`, `a card`.
    pub what: &'static str,
    /// The item that declares it; nothing for the words of the language.
    pub declared: Option<Span>,
    /// What the declaration says of it (`///`).
    pub doc: String,
    /// The passages that the declaration, or the rule around it, cites: document and section.
    pub cites: Vec<(SmolStr, SmolStr)>,
}

/// What stands at a place.
enum Target<'c> {
    /// A declared word.
    Word(Span, &'c Entry),
    /// A title in quotation marks, its marks included.
    Title(Span, SmolStr),
    /// The words with which a clause, a frame, a limit or a menu begins: what it is, and where it is declared.
    Head(Span, &'static str, Option<Span>),
}

impl<'c> Editor<'c> {
    pub(crate) const fn new(scripts: &'c [Script], vocab: &'c Vocabulary, book: &'c Book) -> Self {
        Self {
            scripts,
            vocab,
            book,
        }
    }

    fn script(&self, file: FileId) -> Option<&'c Script> {
        self.scripts.iter().find(|script| script.file == file)
    }

    /// The word at a place, or right before it, with what it means; nothing where none stands.
    #[must_use]
    pub fn word(&self, file: FileId, at: u32) -> Option<Found> {
        let text = &self.script(file)?.text;
        let (span, meanings) = match self.target(file, at)? {
            Target::Word(span, entry) => (span, self.meanings(entry, file)),
            Target::Title(span, title) => (span, self.card(&title).into_iter().collect()),
            Target::Head(span, what, declared) => (span, vec![self.meaning(what, declared)]),
        };
        Some(Found {
            span,
            text: span.of(text).into(),
            meanings,
        })
    }

    /// Every place where the word at a place stands, in the order of the scripts, declarations among them.
    #[must_use]
    pub fn references(&self, file: FileId, at: u32) -> Vec<Span> {
        let Some(target) = self.target(file, at) else {
            return Vec::new();
        };
        let wanted = match &target {
            Target::Word(_, entry) => declarations(entry).collect(),
            _ => BTreeSet::new(),
        };
        let mut found = Vec::new();
        self.each(|named| match (named, &target) {
            (Named::Word(span, entry), Target::Word(..))
                if declarations(entry).any(|one| wanted.contains(&one)) =>
            {
                found.push(span);
            }
            (Named::Title(span, title), Target::Title(_, wanted)) if *title == *wanted => {
                found.push(span);
            }
            (Named::Head(span, _, Some(declared)), Target::Head(_, _, Some(wanted)))
                if declared == *wanted =>
            {
                found.push(span);
            }
            _ => {}
        });
        found
    }

    /// Goes through all names of all scripts.
    fn each(&self, mut each: impl FnMut(Named<'c, '_>)) {
        for script in self.scripts {
            rows::names(self.vocab, self.book, &script.sentences, &mut each);
        }
    }

    fn target(&self, file: FileId, at: u32) -> Option<Target<'c>> {
        let script = self.script(file)?;
        let mut found = None;
        let holds = |span: Span| span.start <= at && at <= span.end;
        rows::names(self.vocab, self.book, &script.sentences, &mut |named| {
            found = match named {
                Named::Word(span, entry) if holds(span) => Some(Target::Word(span, entry)),
                Named::Title(span, title) if holds(span) => {
                    Some(Target::Title(span, title.clone()))
                }
                Named::Head(span, what, declared) if holds(span) && found.is_none() => {
                    Some(Target::Head(span, what, declared))
                }
                _ => found.take(),
            };
        });
        found
    }

    /// The meanings of a word that a script sees.
    fn meanings(&self, entry: &Entry, from: FileId) -> Vec<Meaning> {
        let what = entry.class.called();
        let seen = declarations(entry).filter(|one| self.vocab.sight.sees(from, *one));
        let seen: BTreeSet<Span> = seen.collect();
        if seen.is_empty() {
            return vec![self.meaning(what, None)];
        }
        let seen = seen.into_iter();
        seen.map(|declared| self.meaning(what, Some(declared)))
            .collect()
    }

    fn card(&self, title: &str) -> Option<Meaning> {
        let mut cards = self.book.cards.iter();
        let card = cards.find(|card| self.book.text(card.title) == title)?;
        Some(self.meaning("a card", Some(card.span)))
    }

    /// What stands beside a declaration.
    fn meaning(&self, what: &'static str, declared: Option<Span>) -> Meaning {
        let mut meaning = Meaning {
            what,
            declared: None,
            doc: String::new(),
            cites: Vec::new(),
        };
        let Some(declared) = declared else {
            return meaning;
        };
        let script = self.script(declared.file);
        let mut items = script.map_or(&[][..], |script| &script.sentences.items);
        let around =
            |item: &&Item| item.span.start <= declared.start && declared.end <= item.span.end;
        while let Some(item) = items.iter().find(around) {
            meaning.declared = Some(item.span);
            if let Some(doc) = &item.doc {
                meaning.doc = doc.to_string();
            }
            let cites = item.cites.iter().flat_map(|cite| {
                let sections = cite.sections.iter();
                sections.map(|section| (cite.document.clone(), section.clone()))
            });
            let cites: Vec<_> = cites.collect();
            if !cites.is_empty() {
                meaning.cites = cites;
            }
            let mut blocks = item.blocks();
            let inner = blocks
                .find(|block| block.span.start <= declared.start && declared.end <= block.span.end);
            items = inner.map_or(&[], |block| &block.items);
        }
        meaning
    }
}

/// Where a word is declared.
fn declarations(entry: &Entry) -> impl Iterator<Item = Span> {
    entry.span.into_iter().chain(entry.also.iter().copied())
}

/// A word that is a name, if it is not in backquotes.
fn plain(word: &Word) -> Option<&SmolStr> {
    match &word.kind {
        WordKind::Name {
            text,
            quoted: false,
        } => Some(text),
        _ => None,
    }
}

impl Checked {
    /// The questions of an editor to these scripts.
    #[must_use]
    pub fn editor(&self) -> Editor<'_> {
        let (scripts, vocab, book) = self.read_so_far();
        Editor::new(scripts, vocab, book)
    }
}
