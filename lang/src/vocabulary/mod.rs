//! The words that scripts have declared, and what each is.
//!
//! What comes in are declarations; what goes out is, for any place in a phrase, the longest declared
//! name that stands there and its class. A spelling has one class: a second class is refused where it
//! is declared, so a new pack cannot change how an old script reads. Only functions of one class and
//! fields may share a spelling; the types of their arguments tell them apart.
//!
//! Names that stand in a place of their own (rules, menus, actions, windows, limits, stages,
//! enumerations) never meet the words of a phrase. They have a
//! space each, in [`Names`].

mod builtin;
mod class;
mod forms;
mod heads;
mod said;
mod sight;
mod table;

pub(crate) use builtin::closed;
pub use class::{Class, Entry, Form, NeedShape, Quantifier, Special};
pub use forms::{gerund, past, plural, third};
pub use heads::{
    ClausePattern, FrameForm, Frequency, Head, Piece, SetupForm, TimeForm, When, shown,
};
pub use said::{Saying, Sayings};
pub use sight::Sight;
pub use table::{Table, spelled, spelling};

use crate::sentence::Word;
use crate::span::{FileId, Span};
use crate::tree::{
    ActionId, EnumId, FunctionId, LimitId, MenuId, ProcedureId, RuleId, Slot, StageId, VerbId,
};
use foldhash::{HashMap, HashSet};
use smol_str::SmolStr;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Every declared word.
#[derive(Debug, Default)]
pub struct Vocabulary {
    /// The words of phrases.
    words: Table<Entry>,
    /// What an item of a card or a rule can begin with: frames, limits said as frames, clauses.
    heads: Table<Vec<(Head, Span)>>,
    /// Whose words each script may use.
    pub sight: Arc<Sight>,
    /// What can follow `until`.
    pub time_heads: Table<usize>,
    /// Declared frames.
    pub frames: Vec<FrameForm>,
    /// Declared times.
    pub times: Vec<TimeForm>,
    /// Declared surface forms of clauses.
    pub clauses: Vec<ClausePattern>,
    /// Those of them that begin with a slot, which stand for any text that nothing else reads.
    pub text_clauses: Vec<usize>,
    /// How parts of positions are written in scenarios.
    pub setups: Vec<SetupForm>,
    /// The names that the words of each action may use, and their slots.
    pub action_slots: HashMap<ActionId, Vec<(SmolStr, Slot)>>,
    /// What the atoms of requirements mean.
    pub needs: HashMap<NeedShape, FunctionId>,
    /// The adjectives that say how symbols of an enumeration qualify nouns.
    pub symbol_adjectives: HashMap<EnumId, Vec<FunctionId>>,
    /// The nouns that say how many of a symbol of an enumeration something has.
    pub symbol_counts: HashMap<EnumId, Vec<FunctionId>>,
    /// The menus in which actions given by cards' texts stand.
    pub text_menus: Vec<TextMenu>,
    /// The menus in which the texts stand that have a limit.
    pub limit_menus: HashMap<LimitId, MenuId>,
    /// What people write, and what scripts say for it.
    pub sayings: Sayings,
    /// Names with a place of their own.
    pub names: Names,
    /// Every title that a card has or that a script declares. Scripts that are read beside others have the same ones.
    pub titles: Arc<HashSet<SmolStr>>,
}

/// A menu in which actions given by cards' texts stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextMenu {
    /// The menu.
    pub menu: MenuId,
    /// Of those that do one of these. Without any, of those that no other menu takes.
    pub does: Vec<VerbId>,
    /// Of those alone that begin with its words.
    pub said: bool,
}

/// Names that stand in a place of their own.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "each is the space of the key it is named for")]
pub struct Names {
    pub enums: BTreeMap<SmolStr, EnumId>,
    pub rules: BTreeMap<SmolStr, RuleId>,
    pub actions: BTreeMap<SmolStr, ActionId>,
    pub menus: BTreeMap<SmolStr, MenuId>,
    pub windows: BTreeMap<SmolStr, ProcedureId>,
    pub limits: BTreeMap<SmolStr, LimitId>,
    pub stages: BTreeMap<(ProcedureId, SmolStr), StageId>,
}

impl Vocabulary {
    /// A vocabulary that knows only the words of the language itself.
    #[must_use]
    pub fn new() -> Self {
        let mut vocabulary = Self::default();
        builtin::fill(&mut vocabulary.words);
        vocabulary
    }

    /// Enters a title.
    pub fn title(&mut self, title: &SmolStr) {
        if !self.titles.contains(title) {
            Arc::make_mut(&mut self.titles).insert(title.clone());
        }
    }

    /// Puts an overload beside another, or declares a name.
    ///
    /// Nouns join nouns, relations relations, adjectives adjectives, fields fields; a state may share the
    /// participle of a verb.
    ///
    /// # Errors
    /// The entry that the name has already, if the two cannot share it.
    pub fn join(&mut self, name: &str, entry: Entry) -> Result<(), &Entry> {
        if let Some(known) = self.words.get_mut(name)
            && known.join(&entry)
        {
            return Ok(());
        }
        self.words.insert(name, entry)
    }

    /// Marks words whose declaration was refused, so that their uses are passed over in silence.
    pub fn break_all(&mut self, is_it: impl Fn(&Class) -> bool) {
        for entry in self.words.values_mut() {
            if is_it(&entry.class) {
                entry.class = Class::Broken;
            }
        }
    }

    /// The longest declared name at the front of `words` that their script may use, and how many words it has.
    #[must_use]
    pub fn lookup(&self, words: &[Word]) -> Option<(&Entry, usize)> {
        let from = words.first()?.span.file;
        let mut rows = self.words.rows(words);
        rows.find(|(entry, _)| self.is_seen(entry, from))
    }

    /// The longest declared time at the front of `words` that their script may use, and how many words it has.
    #[must_use]
    pub fn time(&self, words: &[Word]) -> Option<(&TimeForm, usize)> {
        let from = words.first()?.span.file;
        let rows = self.time_heads.rows(words);
        let mut forms = rows.filter_map(|(at, count)| Some((self.times.get(*at)?, count)));
        forms.find(|(form, _)| self.sight.sees(from, form.span))
    }

    /// Every time that a script may use, in the order of their declarations.
    pub fn time_names(&self, from: FileId) -> impl Iterator<Item = &str> {
        let seen = self.times.iter();
        let seen = seen.filter(move |time| self.sight.sees(from, time.span));
        seen.map(|time| time.name.as_str())
    }

    /// Whether a script may use a word.
    #[inline]
    pub fn is_seen(&self, entry: &Entry, from: FileId) -> bool {
        let sees = |declared: Span| self.sight.sees(from, declared);
        entry.span.is_none_or(sees) || entry.also.iter().any(|declared| sees(*declared))
    }

    /// The longest declared name at the front of `words` if their script may not use it: where it is declared.
    #[must_use]
    pub fn unseen(&self, words: &[Word]) -> Option<Span> {
        let from = words.first()?.span.file;
        let mut rows = self.words.rows(words);
        rows.find(|(entry, _)| !self.is_seen(entry, from))?.0.span
    }

    /// The entry of a name, spelled as one text with single blanks.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Entry> {
        self.words.get(name)
    }

    /// The same, if a script may use it.
    #[must_use]
    pub fn seen(&self, name: &str, from: FileId) -> Option<&Entry> {
        self.get(name).filter(|entry| self.is_seen(entry, from))
    }

    /// The entry of a name, to add an overload to it.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut Entry> {
        self.words.get_mut(name)
    }

    /// Declares a name. The earlier entry stays and is returned when there is one.
    ///
    /// # Errors
    /// The entry that the name has already.
    pub fn declare(&mut self, name: &str, entry: Entry) -> Result<(), &Entry> {
        self.words.insert(name, entry)
    }

    /// Everything that can be announced at the front of an item, the longest first words first.
    pub fn heads(&self, words: &[Word]) -> impl Iterator<Item = (Head, usize)> {
        let from = words.first().map(|word| word.span.file);
        let seen = move |declared: Span| from.is_none_or(|from| self.sight.sees(from, declared));
        let rows = self.heads.rows(words);
        rows.flat_map(move |(heads, count)| {
            let heads = heads.iter().filter(move |(_, declared)| seen(*declared));
            heads.map(move |(head, _)| (*head, count))
        })
    }

    /// Every head with what it announces, in no order that may show.
    pub fn all_heads(&self) -> impl Iterator<Item = (&str, Head)> {
        let all = self.heads.iter();
        all.flat_map(|(name, heads)| heads.iter().map(move |(head, _)| (name, *head)))
    }

    /// The first words of every frame, limit and clause that a script may use, in no order that may show.
    pub fn head_names(&self, from: FileId) -> impl Iterator<Item = &str> {
        let seen = move |(_, declared): &(Head, Span)| self.sight.sees(from, *declared);
        let all = self.heads.iter();
        all.filter(move |(_, heads)| heads.iter().any(seen))
            .map(|(name, _)| name)
    }

    /// The words of every frame and limit that a script may use.
    pub fn frame_names(&self, from: FileId) -> impl Iterator<Item = &str> {
        let framed = move |(head, declared): &(Head, Span)| {
            !matches!(head, Head::Clause(_)) && self.sight.sees(from, *declared)
        };
        let all = self.heads.iter();
        all.filter(move |(_, heads)| heads.iter().any(framed))
            .map(|(name, _)| name)
    }

    /// Declares the first words of an item.
    ///
    /// # Errors
    /// What has these first words already, if that is no clause.
    pub fn add_head(&mut self, words: &str, head: Head, declared: Span) -> Result<(), Head> {
        let Some(known) = self.heads.get_mut(words) else {
            return match self.heads.insert(words, vec![(head, declared)]) {
                Ok(()) => Ok(()),
                Err(_) => Err(head),
            };
        };
        let other = known
            .iter()
            .find(|(known, _)| !matches!((known, &head), (Head::Clause(_), Head::Clause(_))));
        match other {
            Some((other, _)) => Err(*other),
            None => {
                known.push((head, declared));
                Ok(())
            }
        }
    }

    /// Every declared name with its entry, in no order that may show.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.words.iter()
    }
}
