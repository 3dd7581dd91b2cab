//! Which cards a title names, by the laws `covers` and `covers_any` as far as they ask for what is printed.

use crate::checks::part::Part;
use crate::checks::walk::{Met, Parts, reach};
use crate::checks::{footing, spent};
use crate::reader::types::is_under;
use crate::tree::{
    Book, Builtin, Card, Comparison, Expr, ExprId, FieldId, Function, KindId, Slot, Statement,
    Type, Write,
};
use foldhash::HashSet;
use smol_str::SmolStr;
use std::collections::BTreeMap;

/// What is printed on a card, as far as a title may name it by that.
#[derive(Debug)]
pub(in crate::checks) struct Known {
    pub(super) title: SmolStr,
    pub(super) kind: KindId,
    /// Whether it is in play at some time.
    pub(super) stays: bool,
    texts: Vec<(FieldId, Vec<SmolStr>)>,
}

impl Known {
    pub(super) fn of(part: &Part<'_>, card: &Card) -> Self {
        let book = part.book;
        let text = |id: ExprId| match book.exprs.get(id.index())? {
            Expr::Text(text) => book.texts.get(text.index()).cloned(),
            _ => None,
        };
        let mut texts = Vec::new();
        for (field, value) in &card.facts {
            let all: Vec<SmolStr> = match book.exprs.get(value.index()) {
                Some(Expr::List(all)) => all.iter().filter_map(|id| text(*id)).collect(),
                Some(_) => text(*value).into_iter().collect(),
                None => Vec::new(),
            };
            if !all.is_empty() && asked_by_laws(book).any(|asked| asked == *field) {
                texts.push((*field, all));
            }
        }
        let title = book.texts.get(card.title.index());
        Self {
            title: title.cloned().unwrap_or_default(),
            kind: card.kind,
            stays: !spent::passes(book, card.kind) || footing::may_stand(part, card),
            texts,
        }
    }
}

fn laws(book: &Book) -> impl Iterator<Item = &Function> {
    let laws = [book.laws.covers, book.laws.covers_any];
    laws.into_iter()
        .flatten()
        .filter_map(|law| book.functions.get(law.index()))
}

/// The fields that the laws ask for.
fn asked_by_laws(book: &Book) -> impl Iterator<Item = FieldId> {
    let start = Parts {
        exprs: laws(book).map(|law| law.body).collect(),
        ..Parts::default()
    };
    let mut fields = Vec::new();
    reach(book, start, |met| {
        if let Met::Expr(_, Expr::Field { field, .. }) = met {
            fields.push(*field);
        }
    });
    fields.into_iter()
}

/// All cards, by what a title may name them.
pub(in crate::checks) struct Cards<'s> {
    book: &'s Book,
    titles: BTreeMap<&'s str, Vec<&'s Known>>,
    others: BTreeMap<&'s str, Vec<&'s Known>>,
    /// What a card of a kind may be besides, when something was done to it.
    becomes: Vec<(Option<KindId>, KindId)>,
}

impl<'s> Cards<'s> {
    pub(super) fn of(book: &'s Book, all: impl Iterator<Item = &'s Known>) -> Self {
        let mut cards = Self {
            book,
            titles: BTreeMap::new(),
            others: BTreeMap::new(),
            becomes: becomes(book),
        };
        for known in all {
            cards.titles.entry(&known.title).or_default().push(known);
            for text in known.texts.iter().flat_map(|(_, texts)| texts) {
                cards.others.entry(text).or_default().push(known);
            }
        }
        cards
    }

    pub(super) fn has(&self, title: &str) -> bool {
        self.titles.contains_key(title)
    }

    /// What a card may be: its kind, and what it becomes.
    pub(super) fn kinds(&self, known: &Known) -> impl Iterator<Item = KindId> {
        let kind = known.kind;
        let becomes = self.becomes.iter();
        let more = becomes
            .filter(move |(from, _)| from.is_none_or(|from| is_under(self.book, kind, from)));
        std::iter::once(kind).chain(more.map(|(_, to)| *to))
    }

    /// The cards that a title names.
    pub(in crate::checks) fn named(&self, title: &str, any: bool) -> Vec<&'s Known> {
        let Some(law) = self.law(any) else {
            return self.titles.get(title).cloned().unwrap_or_default();
        };
        let whole = |has: bool| {
            move |(_, known): (_, &Vec<&'s Known>)| if has { known.clone() } else { Vec::new() }
        };
        let mut maybe: Vec<&'s Known> = if any {
            let has = title.to_lowercase();
            let titles = self.titles.iter();
            titles
                .flat_map(|(one, known)| whole(one.to_lowercase().contains(&has))((one, known)))
                .collect()
        } else {
            let longer = self.titles.range(title..);
            longer
                .take_while(|(one, _)| one.starts_with(title))
                .flat_map(whole(true))
                .collect()
        };
        maybe.extend(self.others.get(title).into_iter().flatten());
        let asked = |known: &&Known| self.may_name(law, title, &known.title, Some(known));
        maybe.into_iter().filter(asked).collect()
    }

    /// Whether a title names a card of which only the title is known, because it comes later.
    pub(in crate::checks) fn names_one_of(
        &self,
        title: &str,
        any: bool,
        later: &HashSet<SmolStr>,
    ) -> bool {
        let Some(law) = self.law(any) else {
            return false;
        };
        let has = title.to_lowercase();
        later
            .iter()
            .filter(|one| !self.has(one) && one.to_lowercase().contains(&has))
            .any(|one| self.may_name(law, title, one, None))
    }

    fn law(&self, any: bool) -> Option<&'s Function> {
        let laws = &self.book.laws;
        let law = if any { laws.covers_any } else { laws.covers };
        law.and_then(|law| self.book.functions.get(law.index()))
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
        !matches!(asking.value(law.body), Value::Truth(false))
    }
}

/// What becomes what, by verbs and procedures.
pub(crate) fn becomes(book: &Book) -> Vec<(Option<KindId>, KindId)> {
    let verbs = book.verbs.iter().map(|verb| (&verb.params, verb.body));
    let procedures = book.procedures.iter();
    let procedures = procedures.map(|procedure| (&procedure.params, Some(procedure.body)));
    let mut found = Vec::new();
    for (params, body) in verbs.chain(procedures) {
        let start = Parts {
            blocks: body.into_iter().collect(),
            ..Parts::default()
        };
        reach(book, start, |met| {
            let Met::Statement(Statement::Write(Write::Become { what, kind })) = met else {
                return;
            };
            let param = match book.exprs.get(what.index()) {
                Some(Expr::Local(slot)) => params.iter().find(|param| param.slot == *slot),
                _ => None,
            };
            let from = param.and_then(|param| match param.ty {
                Type::Object(kind) => Some(kind),
                _ => None,
            });
            found.push((from, *kind));
        });
    }
    found
}

enum Value {
    Truth(bool),
    Texts(Vec<String>),
    Unknown,
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
        self.book.exprs.get(id.index()) == Some(&Expr::Local(self.card.0))
    }

    fn texts(&self, id: ExprId) -> Option<Vec<String>> {
        match self.value(id) {
            Value::Texts(texts) => Some(texts),
            _ => None,
        }
    }

    fn value(&self, id: ExprId) -> Value {
        let Some(expr) = self.book.exprs.get(id.index()) else {
            return Value::Unknown;
        };
        match expr {
            Expr::Truth(truth) => Value::Truth(*truth),
            Expr::Text(text) => match self.book.texts.get(text.index()) {
                Some(text) => Value::Texts(vec![text.to_string()]),
                None => Value::Unknown,
            },
            Expr::Local(slot) if *slot == self.name.0 => Value::Texts(vec![self.name.1.to_owned()]),
            Expr::Field { field, of, .. } if self.is_card(*of) => {
                let given = self.known.into_iter().flat_map(|known| &known.texts);
                let given = given.filter(|(one, _)| one == field);
                let texts = given.flat_map(|(_, texts)| texts);
                Value::Texts(texts.map(ToString::to_string).collect())
            }
            Expr::IsKind(of, kind) if self.is_card(*of) => {
                let kind_is = |known: &Known| is_under(self.book, known.kind, *kind);
                Value::Truth(self.known.is_some_and(kind_is))
            }
            Expr::Not(of) => match self.value(*of) {
                Value::Truth(truth) => Value::Truth(!truth),
                _ => Value::Unknown,
            },
            Expr::And(parts) => self.all(parts, false),
            Expr::Or(parts) => self.all(parts, true),
            Expr::In(what, all) | Expr::Compare(Comparison::Equal, what, all) => {
                match (self.texts(*what), self.texts(*all)) {
                    (Some(what), Some(all)) => {
                        Value::Truth(what.iter().any(|what| all.contains(what)))
                    }
                    _ => Value::Unknown,
                }
            }
            Expr::Builtin { op, args } => self.builtin(*op, args),
            _ => Value::Unknown,
        }
    }

    /// `ends` is the answer of a part that is the answer of the whole.
    fn all(&self, parts: &[ExprId], ends: bool) -> Value {
        let mut unknown = false;
        for part in parts {
            match self.value(*part) {
                Value::Truth(truth) if truth == ends => return Value::Truth(ends),
                Value::Truth(_) => {}
                _ => unknown = true,
            }
        }
        if unknown {
            Value::Unknown
        } else {
            Value::Truth(!ends)
        }
    }

    fn builtin(&self, op: Builtin, args: &[ExprId]) -> Value {
        if let (Builtin::Title, [of]) = (op, args)
            && self.is_card(*of)
        {
            return Value::Texts(vec![self.card.1.to_owned()]);
        }
        let [one, other] = args else {
            return Value::Unknown;
        };
        let (Some(one), Some(other)) = (self.texts(*one), self.texts(*other)) else {
            return Value::Unknown;
        };
        let (Some(one), Some(other)) = (one.first(), other.first()) else {
            return Value::Truth(false);
        };
        match op {
            Builtin::StartsWith => Value::Truth(one.starts_with(other.as_str())),
            Builtin::TextHas => Value::Truth(one.to_lowercase().contains(&other.to_lowercase())),
            Builtin::Join => Value::Texts(vec![format!("{one}{other}")]),
            _ => Value::Unknown,
        }
    }
}
