//! Types as scripts write them.

use super::{Cursor, DeclareError, ReadError};
use crate::tree::{Book, KindId, QuoteType, Type};
use crate::vocabulary::{Class, Vocabulary};
use smol_str::SmolStr;

const SELECTION: Type = Type::Quote(QuoteType::Selection);

/// The types whose name is one word of the language.
const PLAIN: &[(&str, Type)] = &[
    ("truth", Type::Truth),
    ("number", Type::Number),
    ("text", Type::Text),
    ("title", Type::Title),
    ("player", Type::Player),
    ("kind", Type::Kind),
    ("place", Type::Place),
    ("change", Type::Change),
    ("requirement", Type::Quote(QuoteType::Truth)),
    ("condition", Type::Quote(QuoteType::Truth)),
    ("amount", Type::Quote(QuoteType::Number)),
    ("selection", SELECTION),
    ("effects", Type::Quote(QuoteType::Effects)),
    ("happening", Type::Quote(QuoteType::Event)),
    ("symbols", Type::Quote(QuoteType::Symbols)),
    ("anything", Type::Any),
];

/// Whether a word of the language names a type.
#[must_use]
pub fn is_name(word: &str) -> bool {
    PLAIN.iter().any(|(name, _)| *name == word)
}

/// Takes a type from the front of a row of words.
pub fn type_at(vocab: &Vocabulary, book: &Book, words: &mut Cursor<'_>) -> Result<Type, ReadError> {
    let missing = DeclareError::expected("a type", words.here());
    let Some(word) = words.peek() else {
        return Err(missing.into());
    };
    let several = word.is("set") || word.is("list");
    if (several || word.is("levels")) && words.ahead(1).is_some_and(|next| next.is("of")) {
        words.take(2);
        if several {
            return Ok(Type::Set(Box::new(type_at(vocab, book, words)?)));
        }
        let here = words.here();
        return match type_at(vocab, book, words)? {
            Type::Symbol(of) => Ok(Type::Levels(of)),
            _ => Err(DeclareError::expected("the name of an enumeration", here).into()),
        };
    }
    let plain = word
        .name()
        .and_then(|name| PLAIN.iter().find(|(plain, _)| *plain == name));
    if let Some((_, ty)) = plain {
        words.next_word();
        // `selection of KIND`: what kinds there are is asked for by itself.
        if *ty == SELECTION && words.eat_if(|word| word.is("of")) {
            kinds_at(vocab, book, words)?;
        }
        return Ok(ty.clone());
    }
    if let Some((entry, count)) = vocab.lookup(words.rest()) {
        match entry.class {
            Class::Kind(..) => return kinds_at(vocab, book, words).map(Type::Object),
            Class::Record(clause, _) => {
                words.take(count);
                return Ok(Type::Clause(clause));
            }
            _ => {}
        }
    }
    let Some(name) = word.name() else {
        return Err(missing.into());
    };
    if let Some(known) = vocab.names.enums.get(name) {
        words.next_word();
        return Ok(Type::Symbol(*known));
    }
    let plain = PLAIN.iter().map(|(plain, _)| *plain);
    let names = plain.chain(vocab.names.enums.keys().map(SmolStr::as_str));
    let names = names.chain(vocab.entries().filter_map(|(name, entry)| {
        matches!(entry.class, Class::Kind(_, false) | Class::Record(_, false)).then_some(name)
    }));
    Err(DeclareError::unknown("type", name, word.span, names).into())
}

/// Takes `K` or `K or K`: the nearest kind above all of them.
pub fn kinds_at(
    vocab: &Vocabulary,
    book: &Book,
    words: &mut Cursor<'_>,
) -> Result<KindId, ReadError> {
    let first = kind_at(vocab, words)?;
    let mut all = first;
    while words.peek().is_some_and(|word| word.is("or")) {
        words.next_word();
        let here = words.here();
        let next = kind_at(vocab, words)?;
        all = common(book, all, next).ok_or(DeclareError::NothingAbove { span: here })?;
    }
    Ok(all)
}

/// The kinds that a type names, if it names several; and any of which kept selections are.
#[must_use]
pub fn written_kinds(vocab: &Vocabulary, words: Cursor<'_>) -> Vec<KindId> {
    let kept = words.peek().is_some_and(|word| word.is("selection"));
    if !kept && words.find(|word| word.is("or")).is_none() {
        return Vec::new();
    }
    listed_kinds(vocab, words)
}

/// Whether a value is a title, or several.
#[must_use]
pub fn is_of_titles(ty: &Type) -> bool {
    match ty {
        Type::Set(of) => **of == Type::Title,
        ty => *ty == Type::Title,
    }
}

/// All kinds among words.
#[must_use]
pub fn listed_kinds(vocab: &Vocabulary, words: Cursor<'_>) -> Vec<KindId> {
    let mut words = words;
    let mut kinds = Vec::new();
    while !words.is_done() {
        match vocab.lookup(words.rest()) {
            Some((entry, count)) if matches!(entry.class, Class::Kind(..)) => {
                if let Class::Kind(kind, _) = entry.class {
                    kinds.push(kind);
                }
                words.take(count);
            }
            _ => {
                words.next_word();
            }
        }
    }
    kinds
}

/// Takes one kind.
pub fn kind_at(vocab: &Vocabulary, words: &mut Cursor<'_>) -> Result<KindId, ReadError> {
    if let Some((entry, count)) = vocab.lookup(words.rest())
        && let Class::Kind(kind, _) = entry.class
    {
        words.take(count);
        return Ok(kind);
    }
    let span = words.here();
    let Some(name) = words.peek().and_then(|word| word.name()) else {
        let what = "a kind";
        return Err(DeclareError::Expected { what, span }.into());
    };
    let kinds = vocab
        .entries()
        .filter_map(|(name, entry)| matches!(entry.class, Class::Kind(_, false)).then_some(name));
    Err(DeclareError::unknown("kind", name, span, kinds).into())
}

/// A word behind `a` or `an`.
pub fn with_article(word: &str) -> String {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
    format!("{} {word}", if vowel { "an" } else { "a" })
}

/// Whether a kind is another or under it.
#[must_use]
pub fn is_under(book: &Book, kind: KindId, above: KindId) -> bool {
    chain(book, kind).any(|one| one == above)
}

/// A kind and those above it, the nearest first. A circle ends after once round.
pub fn chain(book: &Book, kind: KindId) -> impl Iterator<Item = KindId> {
    let parent = |kind: &KindId| book.at(*kind).and_then(|known| known.parent);
    std::iter::successors(Some(kind), parent).take(book.kinds.len())
}

/// The nearest kind above two, if there is one.
#[must_use]
pub fn common(book: &Book, one: KindId, other: KindId) -> Option<KindId> {
    chain(book, one).find(|above| is_under(book, other, *above))
}

/// The type of any object in a zone.
#[must_use]
pub fn any_object(book: &Book) -> Type {
    book.roots.card.map_or(Type::Any, Type::Object)
}

/// The type of the members of a value, if it has any.
#[must_use]
pub fn element(book: &Book, ty: &Type) -> Option<Type> {
    match ty {
        Type::Set(inner) => Some((**inner).clone()),
        Type::Levels(of) => Some(Type::Symbol(*of)),
        Type::Place => Some(any_object(book)),
        Type::Any => Some(Type::Any),
        _ => None,
    }
}

/// The type that holds values of both.
#[must_use]
pub fn join(book: &Book, one: &Type, other: &Type) -> Option<Type> {
    let set = |one: &Type, other: &Type| Some(Type::Set(Box::new(join(book, one, other)?)));
    match (one, other) {
        (Type::Nothing, ty) | (ty, Type::Nothing) => Some(ty.clone()),
        (Type::Any, _) | (_, Type::Any) => Some(Type::Any),
        (Type::Object(a), Type::Object(b)) => {
            Some(common(book, *a, *b).map_or(Type::Any, Type::Object))
        }
        (Type::Set(a), Type::Set(b)) => set(a, b),
        (Type::Place, Type::Set(ty)) | (Type::Set(ty), Type::Place) => set(&any_object(book), ty),
        (Type::Title, Type::Text) | (Type::Text, Type::Title) => Some(Type::Text),
        _ => (one == other).then(|| one.clone()),
    }
}

/// How a value stands to what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// It can never be that.
    No,
    /// It may be: an object of a wider kind.
    Narrow,
    /// It is that.
    Yes,
}

/// Whether a value of one type can stand where another is wanted. One value is a set of one.
#[must_use]
pub fn fit(book: &Book, given: &Type, wanted: &Type) -> Fit {
    match (given, wanted) {
        (Type::Nothing | Type::Any, _) | (_, Type::Any) => Fit::Yes,
        (Type::Object(given), Type::Object(wanted)) => {
            if is_under(book, *given, *wanted) {
                Fit::Yes
            } else if is_under(book, *wanted, *given) {
                Fit::Narrow
            } else {
                Fit::No
            }
        }
        (Type::Set(given), Type::Set(wanted)) => fit(book, given, wanted),
        (Type::Place, Type::Set(wanted)) => fit(book, &any_object(book), wanted),
        (given, Type::Set(wanted)) => fit(book, given, wanted),
        (Type::Title, Type::Text) | (Type::Text, Type::Title) => Fit::Yes,
        // One of each.
        (Type::Set(given), Type::Levels(of)) if **given == Type::Symbol(*of) => Fit::Yes,
        _ if given == wanted => Fit::Yes,
        _ => Fit::No,
    }
}

/// Whether a value of one type may surely stand where another is wanted.
#[must_use]
pub fn fits(book: &Book, given: &Type, wanted: &Type) -> bool {
    fit(book, given, wanted) == Fit::Yes
}

/// A type as scripts write it.
#[must_use]
pub fn show(book: &Book, ty: &Type) -> String {
    match ty {
        Type::Object(kind) => book.name(*kind).into(),
        Type::Symbol(of) => book.name(*of).into(),
        Type::Levels(of) => format!("levels of {}", book.name(*of)),
        Type::Set(inner) => format!("set of {}", show(book, inner)),
        Type::Clause(form) => book.name(*form).into(),
        Type::Quote(QuoteType::Truth) => String::from("condition"),
        Type::Nothing => String::from("nothing"),
        plain => PLAIN
            .iter()
            .find(|(_, ty)| ty == plain)
            .map_or_else(String::new, |(name, _)| String::from(*name)),
    }
}
