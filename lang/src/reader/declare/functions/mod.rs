//! Nouns, relations, adjectives, needs and laws.

mod law;
mod needs;

pub(super) use law::laws;

use super::alike;
use super::desk::{Desk, index};
use super::form::Step::{Group, May, Must, Name, Params, Phrase, Plain};
use super::form::{BECAUSE, Step};
use super::names::own_space;
use super::params::{self, at_group, whole_type};
use super::raw::{Declared, Raw};
use super::table::keyword;
use crate::reader::{Cursor, Env, Read, Setting, phrase};
use crate::span::Span;
use crate::tree::{Function, FunctionForm, FunctionId, Param, Type};
use crate::vocabulary::Class;
use needs::{for_field, over_fields, shape, with_name};
use smol_str::SmolStr;

/// What a player is told of what is not among them, or where it does not hold, stands behind `because`.
const GIVES: Step = Must("`gives` and a type", &[Phrase("a type")]);
const NOUN: &[Step] = &[
    Name("the word's name"),
    May("of", &[]),
    Params,
    GIVES,
    BECAUSE,
];
/// `(v: ENUM) of (c: K)`: what has no word of its own.
const OF_SYMBOLS: &[Step] = &[
    Group,
    Must("`of` and what has the symbols", &[Group]),
    BECAUSE,
];
const COUNT_OF_SYMBOLS: &[Step] = &[
    Group,
    Must("`of` and what has the symbols", &[Group]),
    GIVES,
    BECAUSE,
];
/// `(a: K) WORD [(b: T)]`, or `WORD (a: K, b: T)`. The word may be a preposition, alone or behind others: `docked at`.
const RELATION: &[Step] = &[
    Params,
    Plain("the relation's word"),
    Params,
    May("`in play`", &[]),
    BECAUSE,
];
const ADJECTIVE: &[Step] = &[Name("the adjective"), Group, BECAUSE];
/// `(s: ENUM) x (n: number)` and the other shapes; a need has no word.
const NEED: &[Step] = &[Group, May("x", &[]), Params, BECAUSE];

/// Enters a function: its name in the vocabulary, its parts in `raw`.
pub(super) fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let (key, _, words) = keyword(one.item);
    let (form, head) = match (key, at_group(&words)) {
        ("noun", true) => (FunctionForm::Noun, COUNT_OF_SYMBOLS),
        ("noun", false) => (FunctionForm::Noun, NOUN),
        ("relation", _) => (FunctionForm::Relation, RELATION),
        ("adjective", true) => (FunctionForm::Adjective, OF_SYMBOLS),
        ("adjective", false) => (FunctionForm::Adjective, ADJECTIVE),
        ("need", _) => (FunctionForm::Need, NEED),
        _ => (FunctionForm::Law, NOUN),
    };
    one.head = desk.form(words, head)?;
    if one.item.means.is_none() {
        let span = one.item.head.span.after();
        return Err(desk.expected("`means` and what the word means", span));
    }
    // What counts the symbols of an enumeration, their adjective and needs have no word of their own.
    let known = one.head.names.first().cloned();
    let (text, span) = known.clone().unwrap_or((SmolStr::default(), words.here()));
    one.id = index(desk.book.functions.len());
    let ids = vec![FunctionId(one.id)];
    let class = match form {
        FunctionForm::Noun => Some(Class::Noun(ids)),
        FunctionForm::Relation => Some(Class::Relation(ids)),
        FunctionForm::Adjective => Some(Class::Adjective(ids)),
        // The machine finds laws by their names, which phrases do not use.
        FunctionForm::Need | FunctionForm::Law => None,
    };
    if let Some(class) = class.filter(|_| known.is_some()) {
        desk.declare(&text, class, span)?;
    }
    if form == FunctionForm::Law {
        own_space(desk, raw, "law", &text, span)?;
    }
    push(desk, &one, form, text, span);
    let because = one.head.text("because").map(|because| desk.text(&because));
    if let Some(function) = desk.book.functions.last_mut() {
        function.named.says = because;
        function.in_play = one.head.has("in play");
    }
    raw.keep("function", one);
    Ok(())
}

/// Adds a function of which nothing but its name is known yet.
pub(super) fn push(
    desk: &mut Desk,
    one: &Declared<'_>,
    form: FunctionForm,
    text: SmolStr,
    span: Span,
) {
    let named = desk.named(text, span, one.item, one.place.rule);
    let body = desk.pending(span);
    desk.book.functions.push(Function {
        named,
        form,
        params: Vec::new(),
        result: Type::Truth,
        slots: 2,
        body,
        in_play: false,
    });
}

fn form_of(desk: &Desk, one: &Declared<'_>) -> FunctionForm {
    let known = desk.book.at(FunctionId(one.id));
    known.map_or(FunctionForm::Law, |known| known.form)
}

/// The second pass: types of parameters and results; needs over fields become one need for each field.
pub(super) fn settle_all(desk: &mut Desk, raw: &mut Raw<'_>) {
    let mut more = Vec::new();
    for function in raw.kept("function") {
        if let Some(fields) = over_fields(desk, function) {
            for field in fields {
                more.extend(for_field(desk, function, field));
            }
        } else if settle(desk, function).is_err() {
            broken(desk, FunctionId(function.id));
        }
    }
    raw.kept("function").extend(more);
    alike::refuse(desk);
}

fn settle(desk: &mut Desk, function: &mut Declared<'_>) -> Read<()> {
    let id = FunctionId(function.id);
    let form = form_of(desk, function);
    let mut env = Env::new(Setting::Function).with_you();
    env.this = desk.book.roots.card.map(Type::Object);
    env.rule = function.place.rule;
    let list = params::settle(desk, &function.head.params, &mut env)?;
    let result = match function.head.behind("gives") {
        Some(words) => whole_type(&mut desk.cx(Env::default()), words)?,
        // Of the words that give no type, advice alone is a number.
        None if form == FunctionForm::Noun => Type::Number,
        None => Type::Truth,
    };
    let known = desk.book.at(id);
    let nameless = known.is_some_and(|known| known.named.name.is_empty());
    match form {
        FunctionForm::Adjective => of_enumeration(desk, id, &list, None)?,
        FunctionForm::Noun if nameless => of_enumeration(desk, id, &list, Some(&result))?,
        FunctionForm::Need => shape(desk, function, &list)?,
        _ => {}
    }
    if let Some(known) = desk.book.at_mut(id) {
        known.params = list;
        known.result = result;
    }
    function.env = Some(env);
    Ok(())
}

/// A function whose parameters could not be read is passed over wherever it is used.
fn broken(desk: &mut Desk, id: FunctionId) {
    let name = desk.book.at(id);
    let name = name.map(|known| known.named.name.clone());
    if let Some(entry) = name.and_then(|name| desk.vocab.get_mut(&name))
        && let Class::Noun(all) | Class::Relation(all) | Class::Adjective(all) = &mut entry.class
    {
        all.retain(|known| *known != id);
        if all.is_empty() {
            entry.class = Class::Broken;
        }
    }
}

/// What is said of all symbols of an enumeration: how they qualify something, or how many of them it has.
fn of_enumeration(
    desk: &mut Desk,
    id: FunctionId,
    list: &[Param],
    counts: Option<&Type>,
) -> Read<()> {
    let [first, _] = list else {
        return Ok(());
    };
    let span = desk.book.at(id);
    let span = span.map(|known| known.named.span).unwrap_or_default();
    let Type::Symbol(of) = first.ty else {
        return Err(desk.expected("a parameter of an enumeration", span));
    };
    let all = match counts {
        None => &mut desk.vocab.symbol_adjectives,
        Some(Type::Number) => &mut desk.vocab.symbol_counts,
        Some(_) => return Err(desk.expected("`gives number`", span)),
    };
    all.entry(of).or_default().push(id);
    Ok(())
}

/// The third pass: what a function means.
pub(super) fn body(desk: &mut Desk, function: &Declared<'_>) {
    let id = FunctionId(function.id);
    let known = desk.book.at(id);
    let (Some(env), Some(means), Some(known)) = (&function.env, &function.item.means, known) else {
        return;
    };
    let result = known.result.clone();
    let renamed = function.alias.as_ref().and_then(|(name, field)| {
        let field = desk.book.at(*field)?;
        Some(with_name(means, name, &field.named))
    });
    let words = Cursor::new(renamed.as_ref().unwrap_or(means));
    let mut cx = desk.cx(env.clone());
    let read = phrase::expr_of(&mut cx, words, &result);
    let slots = cx.env.slots;
    if let (Ok(read), Some(known)) = (read, desk.book.at_mut(id)) {
        known.body = read;
        known.slots = slots;
    }
}
