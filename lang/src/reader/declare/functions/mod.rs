//! Nouns, relations, adjectives, needs and laws.

mod head;
mod law;
mod needs;

pub(super) use law::laws;

use super::alike;
use super::desk::{Desk, index};
use super::names::own_space;
use super::raw::{Place, Raw, RawFunction};
use super::shape::{at_group, done, name, params, says, settle};
use crate::reader::{Cursor, Env, Read, Setting, phrase, types};
use crate::sentence::Item;
use crate::span::Span;
use crate::tree::{Function, FunctionForm, FunctionId, Param, Type};
use crate::vocabulary::Class;
use head::{adjective, in_play, need, of_symbols, relation};
use needs::{for_field, over_fields, shape, with_name};
use smol_str::SmolStr;

/// Enters a function: its name in the vocabulary, its parts in `raw`.
pub(super) fn enter<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    key: &str,
    mut words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let form = match key {
        "noun" => FunctionForm::Noun,
        "relation" => FunctionForm::Relation,
        "adjective" => FunctionForm::Adjective,
        "need" => FunctionForm::Need,
        _ => FunctionForm::Law,
    };
    let id = FunctionId(index(desk.book.functions.len()));
    let (text, span, list) = match form {
        FunctionForm::Noun if at_group(&words) => of_symbols(desk, &mut words)?,
        FunctionForm::Noun | FunctionForm::Law => {
            let (text, span) = name(desk, &mut words, &["gives"], "the word's name")?;
            words.eat("of");
            let list = if at_group(&words) {
                params(desk, &mut words, None)?
            } else {
                Vec::new()
            };
            (text, span, list)
        }
        FunctionForm::Relation => relation(desk, &mut words)?,
        FunctionForm::Adjective => adjective(desk, &mut words)?,
        FunctionForm::Need => need(desk, &mut words)?,
    };
    if item.means.is_none() {
        return Err(desk.expected("`means` and what the word means", item.head.span.after()));
    }
    let gives = matches!(form, FunctionForm::Noun | FunctionForm::Law);
    let mut because = None;
    let in_play = form == FunctionForm::Relation && in_play(&words);
    if in_play {
        words.take(2);
    }
    let result = if gives {
        if !words.eat("gives") {
            return Err(desk.expected("`gives` and a type", words.here()));
        }
        // What a player is told of what is not among them.
        if let Some(at) = words.find(|word| word.is("because")) {
            let ty = words.take(at);
            because = says(desk, &mut words, "because")?;
            done(desk, &words)?;
            words = ty;
        }
        Some(words)
    } else {
        // What a player is told where it does not hold.
        because = says(desk, &mut words, "because")?;
        done(desk, &words)?;
        None
    };
    let class = match form {
        // What counts the symbols of an enumeration, and their adjective, have no word of their own: the symbols are
        // their words.
        FunctionForm::Noun if !text.is_empty() => Some(Class::Noun(vec![id])),
        FunctionForm::Relation => Some(Class::Relation(vec![id])),
        FunctionForm::Adjective if !text.is_empty() => Some(Class::Adjective(vec![id])),
        // The machine finds laws by their names, which phrases do not use.
        _ => None,
    };
    if let Some(class) = class {
        desk.declare(&text, class, span)?;
    }
    if form == FunctionForm::Law {
        own_space(desk, raw, "law", &text, span)?;
    }
    push(desk, item, place, form, text, span);
    let because = because.map(|because| desk.text(&because));
    if let Some(function) = desk.book.functions.last_mut() {
        function.named.says = because;
        function.in_play = in_play;
    }
    raw.functions.push(RawFunction {
        id,
        form,
        params: list,
        result,
        item,
        place,
        env: None,
        alias: None,
    });
    Ok(())
}

pub(super) fn push(
    desk: &mut Desk,
    item: &Item,
    place: Place,
    form: FunctionForm,
    text: SmolStr,
    span: Span,
) {
    let named = desk.named(text, span, item, place.rule);
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

/// The second pass: types of parameters and results; needs over fields become one need for each field.
pub(super) fn settle_all(desk: &mut Desk, raw: &mut Raw<'_>) {
    let mut more = Vec::new();
    for function in &mut raw.functions {
        if let Some(fields) = over_fields(desk, function) {
            for field in fields {
                let copy = for_field(desk, function, field);
                more.extend(copy);
            }
            continue;
        }
        let mut env = Env::new(Setting::Function).with_you();
        env.this = desk.book.roots.card.map(Type::Object);
        env.rule = function.place.rule;
        let Ok(list) = settle(desk, &function.params, &mut env) else {
            broken(desk, function);
            continue;
        };
        let result = match function.result {
            // Of the words that give no type, advice alone is a number.
            None if function.form == FunctionForm::Noun => Ok(Type::Number),
            None => Ok(Type::Truth),
            Some(mut words) => {
                let read = types::type_at(&desk.vocab, &desk.book, &mut words);
                desk.check(read)
                    .and_then(|ty| done(desk, &words).map(|()| ty))
            }
        };
        let Ok(result) = result else {
            broken(desk, function);
            continue;
        };
        let shaped = match function.form {
            FunctionForm::Adjective => of_enumeration(desk, function.id, &list, None),
            FunctionForm::Noun if nameless(desk, function.id) => {
                of_enumeration(desk, function.id, &list, Some(&result))
            }
            FunctionForm::Need => shape(desk, function, &list),
            _ => Ok(()),
        };
        if shaped.is_err() {
            continue;
        }
        if let Some(known) = desk.book.functions.get_mut(function.id.index()) {
            known.params = list;
            known.result = result;
        }
        function.env = Some(env);
    }
    raw.functions.extend(more);
    alike::refuse(desk);
}

/// A function whose parameters could not be read is passed over wherever it is used.
fn broken(desk: &mut Desk, function: &RawFunction<'_>) {
    let name = desk.book.functions.get(function.id.index());
    let name = name.map(|known| known.named.name.clone());
    if let Some(entry) = name.and_then(|name| desk.vocab.get_mut(&name)) {
        let overloads = match &mut entry.class {
            Class::Noun(all) | Class::Relation(all) | Class::Adjective(all) => all,
            _ => return,
        };
        overloads.retain(|id| *id != function.id);
        if overloads.is_empty() {
            entry.class = Class::Broken;
        }
    }
}

fn nameless(desk: &Desk, id: FunctionId) -> bool {
    let known = desk.book.functions.get(id.index());
    known.is_some_and(|known| known.named.name.is_empty())
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
    let span = desk.book.functions.get(id.index());
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
pub(super) fn body(desk: &mut Desk, function: &RawFunction<'_>) {
    let (Some(env), Some(means)) = (&function.env, &function.item.means) else {
        return;
    };
    let Some(known) = desk.book.functions.get(function.id.index()) else {
        return;
    };
    let result = known.result.clone();
    let renamed = function.alias.as_ref().and_then(|(name, field)| {
        let field = desk.book.fields.get(field.index())?;
        Some(with_name(means, name, &field.named))
    });
    let words = Cursor::new(renamed.as_ref().unwrap_or(means));
    let mut cx = desk.cx(env.clone());
    let read = if result == Type::Truth {
        phrase::condition(&mut cx, words)
    } else {
        phrase::expr_of(&mut cx, words, &result)
    };
    let slots = cx.env.slots;
    if let (Ok(read), Some(known)) = (read, desk.book.functions.get_mut(function.id.index())) {
        known.body = read;
        known.slots = slots;
    }
}
