//! What needs are of: one for each shape, and one for each number field of a kind.

use super::super::desk::{Desk, index};
use super::super::raw::Declared;
use super::{form_of, push};
use crate::reader::{DeclareError, Env, Read, Setting, types};
use crate::sentence::{Phrase, Word, WordKind};
use crate::tree::{FieldId, FunctionForm, FunctionId, Named, Param, QuoteType, Type};
use crate::vocabulary::NeedShape;
use std::collections::hash_map::Entry;

/// Enters a need by what it is of.
pub(super) fn shape(desk: &mut Desk, function: &Declared<'_>, list: &[Param]) -> Read<()> {
    let span = function.item.head.span;
    let types: Vec<&Type> = list.iter().map(|param| &param.ty).collect();
    let shape = match types.as_slice() {
        [Type::Symbol(of), Type::Number] => NeedShape::Level(*of),
        [Type::Symbol(of)] => NeedShape::Symbol(*of),
        [Type::Title] => NeedShape::Title,
        [Type::Number, Type::Quote(QuoteType::Selection)] => NeedShape::Selection,
        _ => return Err(desk.report(DeclareError::NeedShape { span })),
    };
    match desk.vocab.needs.entry(shape) {
        Entry::Vacant(free) => {
            free.insert(FunctionId(function.id));
            Ok(())
        }
        Entry::Occupied(first) => {
            let first = desk.book.at(*first.get());
            let first = first.map(|known| known.named.span).unwrap_or_default();
            Err(desk.twice("need", "of this shape", span, first))
        }
    }
}

/// The number fields that `need (f: field of K)` speaks of.
pub(super) fn over_fields(desk: &mut Desk, function: &Declared<'_>) -> Option<Vec<FieldId>> {
    let [param] = function.head.params.as_slice() else {
        return None;
    };
    let mut words = param.ty;
    if form_of(desk, function) != FunctionForm::Need || !(words.eat("field") && words.eat("of")) {
        return None;
    }
    let kind = types::kind_at(&desk.vocab, &mut words);
    let kind = desk.check(kind);
    let Ok(kind) = kind.and_then(|kind| desk.form(words, &[]).map(|_| kind)) else {
        return Some(Vec::new());
    };
    let numbers = |id: &FieldId| {
        let field = desk.book.at(*id);
        field.is_some_and(|field| field.ty == Type::Number && field.printed)
    };
    let kind = desk.book.at(kind);
    let fields = kind.into_iter().flat_map(|kind| &kind.fields);
    Some(fields.copied().filter(numbers).collect())
}

/// One need for one field: a copy whose parameter stands for the field.
pub(super) fn for_field<'s>(
    desk: &mut Desk,
    function: &Declared<'s>,
    field: FieldId,
) -> Option<Declared<'s>> {
    let param = function.head.params.first()?;
    let name = desk.book.at(field)?.named.name.clone();
    let id = index(desk.book.functions.len());
    let span = function.item.head.span;
    push(desk, function, FunctionForm::Need, name, span);
    desk.book.functions.last_mut()?.result = Type::Number;
    // A kind below may repeat what a need for the kind above says; the first one stands.
    let Entry::Vacant(free) = desk.vocab.needs.entry(NeedShape::Field(field)) else {
        return None;
    };
    free.insert(FunctionId(id));
    let mut env = Env::new(Setting::Function).with_you();
    env.this = desk.book.roots.card.map(Type::Object);
    let mut copy = Declared {
        id,
        env: Some(env),
        alias: Some((param.name(), field)),
        ..function.clone()
    };
    copy.head.params.clear();
    Some(copy)
}

/// The phrase with one name in the place of another. The new one stands where it is declared, so that it is seen from
/// there: it may be a word of a pack that the phrase's own knows nothing of.
pub(super) fn with_name(phrase: &Phrase, from: &str, to: &Named) -> Phrase {
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
