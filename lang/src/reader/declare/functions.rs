//! Nouns, relations, adjectives, needs and laws.

use super::alike;
use super::desk::{Desk, index};
use super::names::own_space;
use super::raw::{Place, Raw, RawFunction};
use super::shape::{RawParam, at_group, done, name, params, plain_words, says, settle};
use crate::reader::{Cursor, DeclareError, Env, Read, Setting, phrase, types};
use crate::sentence::{Item, Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{
    Field, FieldId, Function, FunctionForm, FunctionId, Named, Param, QuoteType, Type,
};
use crate::vocabulary::{Class, NeedShape};
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

/// Whether `in play` stands here.
fn in_play(words: &Cursor<'_>) -> bool {
    words.peek().is_some_and(|word| word.is("in"))
        && words.ahead(1).is_some_and(|word| word.is("play"))
}

type Head<'s> = (SmolStr, Span, Vec<RawParam<'s>>);

/// `(a: K) WORD [(b: T)]`, or `WORD (a: K, b: T)`.
fn relation<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Head<'s>> {
    let mut list = Vec::new();
    if at_group(words) {
        list.extend(params(desk, words, None)?);
    }
    // A relation's word may be a preposition, alone or behind others: `docked at`.
    let (text, span) = plain_words(desk, words, "the relation's word", |words| {
        words.peek().and_then(Word::name) == Some("because") || in_play(words)
    })?;
    if at_group(words) {
        list.extend(params(desk, words, None)?);
    }
    Ok((text, span, list))
}

/// `WORD (c: K)`, or `(v: ENUM) of (c: K)`, whose name is empty.
fn adjective<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Head<'s>> {
    if at_group(words) {
        return of_symbols(desk, words);
    }
    let (text, span) = name(desk, words, &["because"], "the adjective")?;
    let list = params(desk, words, None)?;
    Ok((text, span, list))
}

/// `(v: ENUM) of (c: K)`: what has no word of its own.
fn of_symbols<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Head<'s>> {
    let here = words.here();
    let mut list = params(desk, words, None)?;
    if !words.eat("of") {
        return Err(desk.expected("`of` and what has the symbols", words.here()));
    }
    list.extend(params(desk, words, None)?);
    Ok((SmolStr::default(), here, list))
}

/// `(s: ENUM) x (n: number)` and the other shapes; a need has no word.
fn need<'s>(desk: &mut Desk, words: &mut Cursor<'s>) -> Read<Head<'s>> {
    let here = words.here();
    let mut list = params(desk, words, None)?;
    words.eat("x");
    if at_group(words) {
        list.extend(params(desk, words, None)?);
    }
    Ok((SmolStr::default(), here, list))
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

fn shape(desk: &mut Desk, function: &RawFunction<'_>, list: &[Param]) -> Read<()> {
    let span = function.item.head.span;
    let types: Vec<&Type> = list.iter().map(|param| &param.ty).collect();
    let shape = match types.as_slice() {
        [Type::Symbol(of), Type::Number] => NeedShape::Level(*of),
        [Type::Symbol(of)] => NeedShape::Symbol(*of),
        [Type::Title] => NeedShape::Title,
        [Type::Number, Type::Quote(QuoteType::Selection)] => NeedShape::Selection,
        _ => return Err(desk.report(DeclareError::NeedShape { span })),
    };
    enter_need(desk, shape, function.id, span)
}

fn enter_need(desk: &mut Desk, shape: NeedShape, id: FunctionId, span: Span) -> Read<()> {
    match desk.vocab.needs.insert(shape, id) {
        None => Ok(()),
        Some(first) => {
            desk.vocab.needs.insert(shape, first);
            let first = desk.book.functions.get(first.index());
            let first = first.map(|known| known.named.span).unwrap_or_default();
            Err(desk.twice("need", "of this shape", span, first))
        }
    }
}

/// The number fields that `need (f: field of K)` speaks of.
fn over_fields(desk: &mut Desk, function: &RawFunction<'_>) -> Option<Vec<FieldId>> {
    if function.form != FunctionForm::Need {
        return None;
    }
    let [param] = function.params.as_slice() else {
        return None;
    };
    let mut words = param.ty;
    if !(words.eat("field") && words.eat("of")) {
        return None;
    }
    let kind = types::kind_at(&desk.vocab, &mut words);
    let Ok(kind) = desk
        .check(kind)
        .and_then(|kind| done(desk, &words).map(|()| kind))
    else {
        return Some(Vec::new());
    };
    let numbers = |id: &FieldId| {
        let field = desk.book.fields.get(id.index());
        field.is_some_and(|field: &Field| field.ty == Type::Number && field.printed)
    };
    let fields = desk.book.kinds.get(kind.index());
    let fields = fields.map_or(&[][..], |kind| &kind.fields);
    Some(fields.iter().copied().filter(numbers).collect())
}

/// One need for one field: a copy whose parameter stands for the field.
fn for_field<'s>(
    desk: &mut Desk,
    function: &RawFunction<'s>,
    field: FieldId,
) -> Option<RawFunction<'s>> {
    let param = function.params.first()?;
    let name = desk.book.fields.get(field.index())?.named.name.clone();
    let id = FunctionId(index(desk.book.functions.len()));
    let span = function.item.head.span;
    push(
        desk,
        function.item,
        function.place,
        FunctionForm::Need,
        name,
        span,
    );
    if let Some(known) = desk.book.functions.get_mut(id.index()) {
        known.result = Type::Number;
    }
    // A kind below may repeat what a need for the kind above says; the first one stands.
    if desk.vocab.needs.contains_key(&NeedShape::Field(field)) {
        return None;
    }
    desk.vocab.needs.insert(NeedShape::Field(field), id);
    let mut env = Env::new(Setting::Function).with_you();
    env.this = desk.book.roots.card.map(Type::Object);
    Some(RawFunction {
        id,
        form: FunctionForm::Need,
        params: Vec::new(),
        result: None,
        item: function.item,
        place: function.place,
        env: Some(env),
        alias: Some((SmolStr::new(param.word.name()?), field)),
    })
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

/// The phrase with one name in the place of another. The new one stands where it is declared, so that it is seen from
/// there: it may be a word of a pack that the phrase's own knows nothing of.
fn with_name(phrase: &Phrase, from: &str, to: &Named) -> Phrase {
    let words = phrase.words.iter().map(|word| match &word.kind {
        WordKind::Name {
            text,
            quoted: false,
        } if text == from => Word {
            kind: WordKind::Name {
                text: to.name.clone(),
                quoted: false,
            },
            span: to.span,
        },
        WordKind::Group(inner) => Word {
            kind: WordKind::Group(inner.iter().map(|one| with_name(one, from, to)).collect()),
            span: word.span,
        },
        _ => word.clone(),
    });
    Phrase {
        words: words.collect(),
        span: phrase.span,
    }
}

/// The laws that the machine looks for, by their names.
pub(super) fn laws(desk: &mut Desk, raw: &Raw<'_>) {
    for function in &raw.functions {
        if function.form != FunctionForm::Law {
            continue;
        }
        let id = function.id;
        let Some(known) = desk.book.functions.get(id.index()) else {
            continue;
        };
        let (name, span) = (known.named.name.clone(), known.named.span);
        let laws = &mut desk.book.laws;
        let law = match name.as_str() {
            "total" => &mut laws.total,
            "counted" => &mut laws.counted,
            "counts_again" => &mut laws.counts_again,
            "covers" => &mut laws.covers,
            "covers_any" => &mut laws.covers_any,
            "verdict" => &mut laws.verdict,
            "reader" => &mut laws.reader,
            "active" => &mut laws.active,
            "tie_breaker" => &mut laws.tie_breaker,
            "volunteers" => &mut laws.volunteers,
            "may_be_chosen" => &mut laws.may_be_chosen,
            "spoken_of" => &mut laws.spoken_of,
            "doer" => &mut laws.doer,
            _ => {
                desk.report(DeclareError::UnknownLaw { name, span });
                continue;
            }
        };
        if law.is_none() {
            *law = Some(id);
        }
        let (shape, types, result) = law_shape(&name);
        let fits = known.params.len() == types.len()
            && known
                .params
                .iter()
                .zip(types)
                .all(|(param, ty)| ty.is(&param.ty))
            && result.is(&known.result);
        if !fits && function.env.is_some() {
            desk.expected(shape, span);
        }
    }
}

/// What a law takes and gives.
#[derive(Clone, Copy)]
enum Shape {
    Number,
    Truth,
    Player,
    Title,
    Card,
    Cards,
    Change,
    Changes,
}

impl Shape {
    fn is(self, ty: &Type) -> bool {
        match (self, ty) {
            (Self::Number, Type::Number)
            | (Self::Truth, Type::Truth)
            | (Self::Player, Type::Player)
            | (Self::Title, Type::Title)
            | (Self::Card, Type::Object(_))
            | (Self::Change, Type::Change) => true,
            (Self::Cards, Type::Set(of)) => matches!(**of, Type::Object(_)),
            (Self::Changes, Type::Set(of)) => **of == Type::Change,
            _ => false,
        }
    }
}

/// The shape of a law, in words and types: the machine hands over what it has, and wants an answer it
/// can use.
fn law_shape(name: &str) -> (&'static str, &'static [Shape], Shape) {
    match name {
        "total" => (
            "`law total (base: number, changes: set of change) gives number`",
            &[Shape::Number, Shape::Changes],
            Shape::Number,
        ),
        "counted" => (
            "`law counted (changes: set of change) gives set of change`",
            &[Shape::Changes],
            Shape::Changes,
        ),
        "counts_again" => (
            "`law counts_again (now: change, earlier: set of change) gives truth`",
            &[Shape::Change, Shape::Changes],
            Shape::Truth,
        ),
        "verdict" => (
            "`law verdict (forbids: number, allows: number) gives truth`",
            &[Shape::Number, Shape::Number],
            Shape::Truth,
        ),
        "covers" | "covers_any" => (
            "`(name: title, c: card) gives truth` behind the law's name",
            &[Shape::Title, Shape::Card],
            Shape::Truth,
        ),
        "active" => (
            "`law active (c: card) gives truth`",
            &[Shape::Card],
            Shape::Truth,
        ),
        "spoken_of" => (
            "`law spoken_of (c: card) gives truth`",
            &[Shape::Card],
            Shape::Truth,
        ),
        "may_be_chosen" => (
            "`law may_be_chosen (c: card, chooser: card, p: player) gives truth`",
            &[Shape::Card, Shape::Card, Shape::Player],
            Shape::Truth,
        ),
        "doer" => (
            "`law doer (p: player) gives player`",
            &[Shape::Player],
            Shape::Player,
        ),
        "volunteers" => (
            "`law volunteers (candidates: set of card) gives set of card`",
            &[Shape::Cards],
            Shape::Cards,
        ),
        _ => (
            "`(c: card) gives player` behind the law's name",
            &[Shape::Card],
            Shape::Player,
        ),
    }
}
