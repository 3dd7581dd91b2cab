//! What needs are of: one for each shape, and one for each number field of a kind.

use super::super::desk::{Desk, index};
use super::super::raw::RawFunction;
use super::super::shape::done;
use super::push;
use crate::reader::{DeclareError, Env, Read, Setting, types};
use crate::sentence::{Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{Field, FieldId, FunctionForm, FunctionId, Named, Param, QuoteType, Type};
use crate::vocabulary::NeedShape;
use smol_str::SmolStr;

pub(super) fn shape(desk: &mut Desk, function: &RawFunction<'_>, list: &[Param]) -> Read<()> {
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
pub(super) fn over_fields(desk: &mut Desk, function: &RawFunction<'_>) -> Option<Vec<FieldId>> {
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
pub(super) fn for_field<'s>(
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
