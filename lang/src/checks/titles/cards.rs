//! Which cards a title names, by the laws `covers` and `covers_any` as far as they ask for what is printed.

use super::facts::texts;
use crate::checks::{All, footing};
use crate::facts::Facts;
use crate::facts::holds::truth;
use crate::facts::part::Part;
use crate::facts::place::passes;
use crate::reader::types::is_under;
use crate::tree::{Book, Builtin, Card, Comparison, Expr, ExprId, FieldId, Function, KindId, Slot};
use foldhash::{HashMap, HashSet};
use memchr::memmem;
use smallvec::SmallVec;
use smol_str::SmolStr;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

/// What is printed on a card, as far as a title may name it by that.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(super) title: SmolStr,
    /// The title in small letters.
    small: String,
    pub(super) kind: KindId,
    /// Whether it is in play at some time.
    pub(super) stays: bool,
    texts: Vec<(FieldId, Vec<SmolStr>)>,
}

impl Known {
    pub(super) fn of(part: &Part<'_>, card: &Card) -> Self {
        let book = part.book;
        let asked = &part.facts.naming;
        let facts = card.facts.iter().filter(|(field, _)| asked.contains(field));
        let facts = facts.map(|(field, value)| (*field, texts(book, *value).collect::<Vec<_>>()));
        let title = book.at(card.title).cloned().unwrap_or_default();
        Self {
            small: title.to_lowercase(),
            title,
            kind: card.kind,
            stays: !passes(book, card.kind) || footing::may_stand(part, card),
            texts: facts.filter(|(_, texts)| !texts.is_empty()).collect(),
        }
    }
}

/// The cards that titles name, by the title and whether any card is meant.
type Memo<'s> = HashMap<(SmolStr, bool), Rc<[&'s Known]>>;

/// The first letters of a title, as a number: they tell most titles apart.
type Beginning = u32;

/// How a text begins, if it is not too short for that.
fn beginning(text: &str) -> Option<Beginning> {
    text.as_bytes()
        .first_chunk()
        .copied()
        .map(u32::from_be_bytes)
}

/// All cards, by what a title may name them.
pub(in crate::checks) struct Cards<'p, 's> {
    book: &'s Book,
    parts: &'p All<'s>,
    all: OnceCell<Vec<&'s Known>>,
    index: OnceCell<Index<'s>>,
    /// The cards in the order of how their titles begin.
    begun: OnceCell<Vec<(Beginning, &'s Known)>>,
    lines: OnceCell<Lines>,
    /// What a card of a kind may be besides, when something was done to it.
    becomes: &'s [(Option<KindId>, KindId)],
    /// What `named` has found.
    memo: RefCell<Memo<'s>>,
}

/// Cards by their whole title, and by what else a title may name them by.
#[derive(Default)]
struct Index<'s> {
    called: HashMap<&'s str, SmallVec<[&'s Known; 1]>>,
    others: HashMap<&'s str, Vec<&'s Known>>,
}

/// The titles of all cards in small letters, one on a line, and where each begins.
#[derive(Default)]
struct Lines {
    text: String,
    starts: Vec<usize>,
}

impl<'p, 's> Cards<'p, 's> {
    pub(in crate::checks) fn of(book: &'s Book, facts: &'s Facts, parts: &'p All<'s>) -> Self {
        Self {
            book,
            parts,
            all: OnceCell::new(),
            index: OnceCell::new(),
            begun: OnceCell::new(),
            lines: OnceCell::new(),
            becomes: &facts.becomes,
            memo: RefCell::default(),
        }
    }

    fn all(&self) -> &[&'s Known] {
        self.all.get_or_init(|| {
            let cards = self.parts.iter().filter_map(|seen| seen.card.as_ref());
            cards.collect()
        })
    }

    fn index(&self) -> &Index<'s> {
        self.index.get_or_init(|| {
            let mut index = Index::default();
            index.called.reserve(self.all().len());
            for known in self.all() {
                index.called.entry(&known.title).or_default().push(known);
                for text in known.texts.iter().flat_map(|(_, texts)| texts) {
                    index.others.entry(text).or_default().push(known);
                }
            }
            index
        })
    }

    /// The cards whose titles have a text in them, whatever its letters' size.
    fn with(&self, text: &str) -> impl Iterator<Item = &'s Known> {
        let Lines {
            text: small,
            starts,
        } = self.lines.get_or_init(|| {
            let mut lines = Lines::default();
            for known in self.all() {
                lines.starts.push(lines.text.len());
                lines.text.push_str(&known.small);
                lines.text.push('\n');
            }
            lines
        });
        let text = text.to_lowercase();
        let found: BTreeSet<usize> = memmem::find_iter(small.as_bytes(), text.as_bytes())
            .map(|at| starts.partition_point(|start| *start <= at))
            .collect();
        let lines = found
            .into_iter()
            .filter_map(|line| self.all().get(line.checked_sub(1)?));
        lines.copied()
    }

    /// The cards whose titles begin with a text, in the order of all.
    fn beginning_with(&self, text: &str) -> Vec<&'s Known> {
        let found = |known: &&'s Known| known.title.starts_with(text);
        let Some(wanted) = beginning(text) else {
            return self.all().iter().copied().filter(found).collect();
        };
        let begun = self.begun.get_or_init(|| {
            let begun = self.all().iter();
            let begun = begun.filter_map(|known| Some((beginning(&known.title)?, *known)));
            let mut begun: Vec<_> = begun.collect();
            begun.sort_by_key(|(beginning, _)| *beginning);
            begun
        });
        let from = begun.partition_point(|(beginning, _)| *beginning < wanted);
        let maybe = begun.iter().skip(from);
        let maybe = maybe.take_while(|(beginning, _)| *beginning == wanted);
        maybe.map(|(_, known)| *known).filter(found).collect()
    }

    pub(super) fn has(&self, title: &str) -> bool {
        self.index().called.contains_key(title)
    }

    /// The cards of just this title.
    pub(super) fn called(&self, title: &str) -> &[&'s Known] {
        let called = self.index().called.get(title);
        called.map_or(&[], SmallVec::as_slice)
    }

    /// What a card may be: its kind, and what it becomes.
    pub(super) fn kinds(&self, known: &Known) -> impl Iterator<Item = KindId> {
        let kind = known.kind;
        let from =
            move |from: &Option<KindId>| from.is_none_or(|from| is_under(self.book, kind, from));
        let becomes = self.becomes.iter().filter(move |(one, _)| from(one));
        std::iter::once(kind).chain(becomes.map(|(_, to)| *to))
    }

    pub(in crate::checks) fn named(&self, title: &SmolStr, any: bool) -> Rc<[&'s Known]> {
        let key = (title.clone(), any);
        let mut memo = self.memo.borrow_mut();
        let found = memo
            .entry(key)
            .or_insert_with(|| self.find(title, any).into());
        Rc::clone(found)
    }

    fn find(&self, title: &str, any: bool) -> Vec<&'s Known> {
        let Some(law) = self.law(any) else {
            return self.called(title).to_vec();
        };
        let mut maybe: Vec<&'s Known> = if any {
            self.with(title).collect()
        } else {
            self.beginning_with(title)
        };
        maybe.extend(self.index().others.get(title).into_iter().flatten());
        maybe.retain(|known| self.may_name(law, title, &known.title, Some(known)));
        maybe
    }

    /// Whether a title names a card of which only the title is known, because it comes later.
    pub(in crate::checks) fn names_one_of(
        &self,
        title: &str,
        any: bool,
        later: &HashSet<SmolStr>,
    ) -> bool {
        let has = title.to_lowercase();
        let names = |law: &Function| {
            let mut later = later.iter().filter(|one| !self.has(one));
            later.any(|one| {
                one.to_lowercase().contains(&has) && self.may_name(law, title, one, None)
            })
        };
        self.law(any).is_some_and(names)
    }

    fn law(&self, any: bool) -> Option<&'s Function> {
        let laws = &self.book.laws;
        let law = if any { laws.covers_any } else { laws.covers };
        law.and_then(|law| self.book.at(law))
    }

    /// What cannot be told from the print may be so.
    fn may_name(&self, law: &Function, title: &str, one: &str, known: Option<&Known>) -> bool {
        let [name, card] = law.params.as_slice() else {
            return true;
        };
        let asking = Asking {
            book: self.book,
            name: (name.slot, title),
            card: (card.slot, one),
            known,
        };
        truth(self.book, law.body, &|_, expr| asking.truth(expr)) != Some(false)
    }
}

/// A law asked of a title and of what is printed on a card: its title at least.
struct Asking<'a> {
    book: &'a Book,
    name: (Slot, &'a str),
    card: (Slot, &'a str),
    known: Option<&'a Known>,
}

impl Asking<'_> {
    fn is_card(&self, id: ExprId) -> bool {
        self.book.is_local(id, self.card.0)
    }

    /// The texts that an expression is, if that can be told.
    fn texts(&self, id: ExprId) -> Option<Vec<String>> {
        match self.book.expr(id) {
            Expr::Text(text) => Some(vec![self.book.text(*text).to_owned()]),
            Expr::Local(slot) if *slot == self.name.0 => Some(vec![self.name.1.to_owned()]),
            Expr::Field { field, of, .. } if self.is_card(*of) => {
                let given = self.known.into_iter().flat_map(|known| &known.texts);
                let given = given.filter(|(one, _)| one == field);
                let texts = given.flat_map(|(_, texts)| texts);
                Some(texts.map(ToString::to_string).collect())
            }
            Expr::Builtin { op, args } => match (op, args.as_slice()) {
                (Builtin::Title, [of]) if self.is_card(*of) => Some(vec![self.card.1.to_owned()]),
                (Builtin::Join, [one, other]) => {
                    let (one, other) = self.two(*one, *other)?;
                    Some(vec![one? + &other?])
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The first texts that two expressions are.
    fn two(&self, one: ExprId, other: ExprId) -> Option<(Option<String>, Option<String>)> {
        let first = |id| Some(self.texts(id)?.into_iter().next());
        Some((first(one)?, first(other)?))
    }

    fn truth(&self, expr: &Expr) -> Option<bool> {
        match expr {
            Expr::IsKind(of, kind) if self.is_card(*of) => {
                let is = |known: &Known| is_under(self.book, known.kind, *kind);
                Some(self.known.is_some_and(is))
            }
            Expr::In(what, all) | Expr::Compare(Comparison::Equal, what, all) => {
                let (what, all) = (self.texts(*what)?, self.texts(*all)?);
                Some(what.iter().any(|what| all.contains(what)))
            }
            Expr::Builtin {
                op: op @ (Builtin::StartsWith | Builtin::TextHas),
                args,
            } => {
                let [one, other] = **args else { return None };
                let (Some(one), Some(other)) = self.two(one, other)? else {
                    return Some(false);
                };
                Some(match op {
                    Builtin::StartsWith => one.starts_with(&other),
                    _ => one.to_lowercase().contains(&other.to_lowercase()),
                })
            }
            _ => None,
        }
    }
}
