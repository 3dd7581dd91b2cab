//! What a word asks of what it is given: where it is, whether it is in a state, whether one speaks of it at all. Each
//! word is summed up once, with what the words ask by which it is defined.

use crate::tree::{
    Book, Builtin, Comparison, Expr, ExprId, FieldId, FootedWord, FunctionForm, FunctionId, Parts,
    Slot, StateId, THIS, Type, YOU,
};
use foldhash::{HashMap, HashSet};
use std::collections::BTreeSet;

/// A question about what stands in a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ask {
    /// It is spoken of.
    Spoken,
    /// Something that the language itself knows of it.
    Builtin(Builtin),
    /// Whether it is in a state.
    State(StateId),
    /// By a word that means something only on some cards.
    Word(FunctionId),
    /// Whether it is a text of a printed field.
    Text(FieldId),
}

impl Ask {
    /// Whether this asks where something is.
    pub(crate) const fn is_where(self) -> bool {
        matches!(self, Self::Builtin(Builtin::Host | Builtin::Place))
    }
}

/// What an expression asks by itself, and of what.
fn straight(book: &Book, expr: &Expr) -> Option<(Slot, Ask)> {
    match expr {
        Expr::Local(slot) => Some((*slot, Ask::Spoken)),
        Expr::Builtin { op, args } => Some((book.local(*args.first()?)?, Ask::Builtin(*op))),
        Expr::HasState(of, state) => Some((book.local(*of)?, Ask::State(*state))),
        _ => None,
    }
}

/// What an expression compares with a printed text of something: the field, and with what.
pub(crate) fn comparisons(book: &Book, expr: &Expr) -> Vec<(FieldId, ExprId)> {
    let sides = |expr: &Expr| match expr {
        Expr::Compare(Comparison::Equal | Comparison::Unequal, one, other) => {
            vec![(*one, *other), (*other, *one)]
        }
        _ => Vec::new(),
    };
    if let Expr::In(what, all) = expr {
        let field = printed_text(book, *all);
        return field.map(|field| (field, *what)).into_iter().collect();
    }
    let Some(over) = expr.group() else {
        let sides = sides(expr).into_iter();
        return sides
            .filter_map(|(of, with)| Some((printed_text(book, of)?, with)))
            .collect();
    };
    // `some n in names of c where n = "X"`
    let Some(field) = over.from.and_then(|from| printed_text(book, from)) else {
        return Vec::new();
    };
    let tests = over.tests.iter().flat_map(|test| book.joined(*test));
    let sides = tests.flat_map(|test| sides(book.expr(test)));
    sides
        .filter(|(of, _)| book.is_local(*of, over.slot))
        .map(|(_, with)| (field, with))
        .collect()
}

/// The printed field of texts for which an expression asks.
fn printed_text(book: &Book, id: ExprId) -> Option<FieldId> {
    let (field, _) = book.field(id)?;
    let known = book.at(field).filter(|known| known.printed)?;
    let text = match &known.ty {
        Type::Set(of) => **of == Type::Text,
        ty => *ty == Type::Text,
    };
    text.then_some(field)
}

/// What a word is given: a slot, and the slot of the word. A word that is not given `this` or `you` speaks of those
/// of the text that uses it.
fn given(book: &Book, expr: &Expr) -> Vec<(Slot, (FunctionId, Slot))> {
    let Expr::Call { function, args } = expr else {
        return Vec::new();
    };
    let Some(known) = book.at(*function) else {
        return Vec::new();
    };
    let own = |slot: &Slot| known.params.iter().all(|param| param.slot != *slot);
    let free = [THIS, YOU]
        .into_iter()
        .filter(own)
        .map(|slot| (slot, (*function, slot)));
    let args = known.params.iter().zip(args);
    let args = args.filter_map(|(param, arg)| Some((book.local(*arg)?, (*function, param.slot))));
    args.chain(free).collect()
}

/// A law asks of its own accord, and not as somebody wrote it.
fn is_law(book: &Book, word: FunctionId) -> bool {
    book.at(word)
        .is_none_or(|word| word.form == FunctionForm::Law)
}

/// What a definition is made of. Whether something can be done may be asked of nobody in particular.
fn within(book: &Book, body: ExprId) -> impl Iterator<Item = (ExprId, &Expr)> {
    let nobody: Vec<ExprId> = book
        .operands([body])
        .filter_map(|(_, expr)| match expr {
            Expr::Allowed { by: Some(by), .. } => Some(*by),
            _ => None,
        })
        .collect();
    book.operands([body])
        .filter(move |(id, _)| !nobody.contains(id))
}

/// What each word asks of what it is given, and of `this` and `you` of the text that uses it.
#[derive(Debug, Default)]
pub(crate) struct Words(HashMap<(FunctionId, Slot), BTreeSet<Ask>>);

impl Words {
    pub(super) fn of(book: &Book) -> Self {
        let footings = book.kinds.iter().flat_map(|kind| &kind.footings);
        let footed: HashSet<FunctionId> = footings
            .flat_map(|footing| &footing.words)
            .filter_map(|word| match word {
                FootedWord::Function(word) => Some(*word),
                _ => None,
            })
            .collect();
        let mut words = Self::default();
        let mut users: HashMap<(FunctionId, Slot), Vec<(FunctionId, Slot)>> = HashMap::default();
        for (id, known) in (0..).map(FunctionId).zip(&book.functions) {
            for (_, expr) in within(book, known.body) {
                if let Some((slot, ask)) = straight(book, expr) {
                    let asks = words.0.entry((id, slot)).or_default();
                    asks.insert(ask);
                    asks.extend(footed.contains(&id).then_some(Ask::Word(id)));
                }
                for (field, with) in comparisons(book, expr) {
                    if let Some(slot) = book.local(with) {
                        words
                            .0
                            .entry((id, slot))
                            .or_default()
                            .insert(Ask::Text(field));
                    }
                }
                for (slot, word) in given(book, expr) {
                    if !is_law(book, word.0) {
                        users.entry(word).or_default().push((id, slot));
                    }
                }
            }
        }
        let mut open: Vec<(FunctionId, Slot)> = words.0.keys().copied().collect();
        while let Some(word) = open.pop() {
            let asks = words.0.get(&word).cloned().unwrap_or_default();
            for user in users.get(&word).into_iter().flatten() {
                let known = words.0.entry(*user).or_default();
                let before = known.len();
                known.extend(&asks);
                if known.len() > before {
                    open.push(*user);
                }
            }
        }
        words
    }

    /// What a word asks of what stands in one of its slots.
    pub(crate) fn asked(&self, word: FunctionId, slot: Slot) -> impl Iterator<Item = Ask> {
        self.0.get(&(word, slot)).into_iter().flatten().copied()
    }

    /// Whether a word asks something of what stands in one of its slots.
    pub(crate) fn of_word(&self, word: FunctionId, slot: Slot, test: impl Fn(Ask) -> bool) -> bool {
        self.asked(word, slot).any(test)
    }

    /// Whether a word speaks of `this` or `you` of the text that uses it.
    pub(crate) fn speaks(&self, book: &Book, word: FunctionId, slot: Slot) -> bool {
        let params = book.at(word).map_or(&[][..], |word| &word.params);
        params.iter().all(|param| param.slot != slot)
            && self.of_word(word, slot, |ask| ask == Ask::Spoken)
    }

    /// Whether an expression, what it consists of left aside, asks something of what stands in a slot.
    pub(crate) fn asks(
        &self,
        book: &Book,
        expr: &Expr,
        slot: Slot,
        test: impl Fn(Ask) -> bool,
    ) -> bool {
        let own = straight(book, expr).is_some_and(|(of, ask)| of == slot && test(ask));
        let given = given(book, expr).into_iter();
        let mut given = given.filter(|(of, (word, _))| *of == slot && !is_law(book, *word));
        own || given.any(|(_, (word, slot))| self.of_word(word, slot, &test))
    }

    /// Whether some parts of a text speak of what stands in a slot.
    pub(crate) fn speak(&self, book: &Book, parts: Parts, slot: Slot) -> bool {
        let mut all = super::reach::exprs(book, parts);
        all.any(|(_, expr)| self.asks(book, expr, slot, |ask| ask == Ask::Spoken))
    }
}

/// Whether a test asks something of what stands in a slot, while not all words have been read.
fn asks_ahead(book: &Book, test: ExprId, slot: Slot, what: impl Fn(Ask) -> bool) -> bool {
    let mut known = HashSet::default();
    let mut open = vec![(test, slot)];
    while let Some((body, slot)) = open.pop() {
        for (_, expr) in book.operands([body]) {
            if straight(book, expr).is_some_and(|(of, ask)| of == slot && what(ask)) {
                return true;
            }
            for (of, word) in given(book, expr) {
                if of == slot && known.insert(word) {
                    open.extend(book.at(word.0).map(|known| (known.body, word.1)));
                }
            }
        }
    }
    false
}

/// Whether a test asks where the object in a slot is.
pub(crate) fn asks_where(book: &Book, test: ExprId, slot: Slot) -> bool {
    asks_ahead(book, test, slot, Ask::is_where)
}

/// Whether a test, or a definition that it asks, speaks of `this` or `you`.
pub(crate) fn asks_who(book: &Book, test: ExprId) -> bool {
    let spoken = |ask| ask == Ask::Spoken;
    asks_ahead(book, test, THIS, spoken) || asks_ahead(book, test, YOU, spoken)
}
