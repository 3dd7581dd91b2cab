//! Reading what fills the slots of a clause.

use super::super::value::{self, Wanted};
use super::super::{Draft, form, text};
use super::{Filling, Fit};
use crate::reader::{Cx, DeclareError, Read, phrase};
use crate::sentence::Item;
use crate::tree::{ClauseInstance, Expr, ExprId, QuoteBody, QuoteType, Type};
use crate::vocabulary::{Class, ClausePattern, Piece};

/// Reads what fills the slots and adds the clause to the card.
pub(super) fn fill(cx: &mut Cx<'_>, draft: &mut Draft<'_>, item: &Item, fit: &Fit<'_>) -> Read<()> {
    let vocab = cx.vocab;
    let Some(pattern) = vocab.clauses.get(fit.at) else {
        return text(cx, draft, item);
    };
    let form = cx.book.clauses.get(pattern.form.index());
    let mut args: Vec<Option<ExprId>> = vec![None; form.map_or(0, |form| form.params.len())];
    let mut failed = None;
    let mut event = None;
    for (slot, filling) in &fit.slots {
        let form = cx.book.clauses.get(pattern.form.index());
        let param = form.and_then(|form| form.params.get(usize::from(*slot)));
        let Some((ty, hosts)) = param.map(|param| (param.ty.clone(), param.name == "host")) else {
            continue;
        };
        if let (Filling::Words(words), Type::Quote(QuoteType::Selection)) = (filling, &ty) {
            form::nothing_behind(cx, draft, item, words)?;
        }
        let needs = pattern.requirements.contains(slot);
        let value = match (filling, &ty, event) {
            (Filling::Words(words), Type::Quote(QuoteType::Effects), Some(event)) => {
                phrase::sequel(cx, event, phrase::Sequel::Words(*words))
            }
            (Filling::Items(items, span), Type::Quote(QuoteType::Effects), Some(event)) => {
                phrase::sequel(cx, event, phrase::Sequel::Items(items, *span))
            }
            (Filling::Words(words), Type::Quote(QuoteType::Selection), _)
                if pattern.is_with(*slot) =>
            {
                phrase::company(cx, *words)
            }
            (Filling::Words(words), Type::Quote(QuoteType::Selection), _) if hosts => {
                phrase::host(cx, *words)
            }
            _ => slot_value(cx, filling, &ty, needs),
        };
        if let (Filling::Words(words), Type::Quote(QuoteType::Event), Ok(_)) =
            (filling, &ty, &value)
        {
            event = Some(*words);
        }
        let value = match value {
            Ok(kept) if pattern.colon == Some(*slot) => {
                let said = cx.said_of_all(kept);
                match said {
                    Ok(()) if fetches(cx, pattern, *slot) => cx.never_fetched(kept),
                    said => said,
                }
                .map(|()| kept)
            }
            Ok(kept) if fetches(cx, pattern, *slot) => cx.never_fetched(kept).map(|()| kept),
            value => value,
        };
        let value = match value {
            Ok(kept) => cx.never_chosen(kept).map(|()| kept),
            value => value,
        };
        match value {
            Ok(value) => {
                // What a card plays on is what `host` means in its text.
                if hosts {
                    cx.env.host = host_kind(cx, value);
                }
                if let Some(arg) = args.get_mut(usize::from(*slot)) {
                    *arg = Some(value);
                }
            }
            Err(reported) => failed = Some(reported),
        }
    }
    for (slot, value) in &pattern.constants {
        if let Some(arg) = args.get_mut(usize::from(*slot)) {
            *arg = Some(*value);
        }
    }
    if let Some(reported) = failed {
        return Err(reported);
    }
    draft.card.clauses.push(ClauseInstance {
        form: pattern.form,
        args,
        says: pattern.render,
        span: item.span,
    });
    Ok(())
}

/// Whether a slot stands behind a verb that looks for it where it is not in play, a number or symbol between them or not: `fetch one
/// (which)`; or behind the colon of a clause that has such a verb, `fetch to (dest): (which)`.
fn fetches(cx: &Cx<'_>, pattern: &ClausePattern, slot: u16) -> bool {
    let at = |piece: &Piece| matches!(piece, Piece::Slot(other) if *other == slot);
    let end = pattern.pieces.iter().position(at).unwrap_or_default();
    let before = pattern.pieces.get(..end).unwrap_or_default();
    let mut words = before.iter().rev().map_while(|piece| match piece {
        Piece::Word(word) => cx.vocab.get(word).map(|entry| &entry.class),
        Piece::Slot(_) => None,
    });
    let fetches = |class: &Class| match class {
        Class::Verb(verb, _) => cx.book.verbs.get(verb.index()).is_some_and(|it| it.fetches),
        _ => false,
    };
    if pattern.colon == Some(slot) {
        return pattern.pieces.iter().any(|piece| match piece {
            Piece::Word(word) => cx.vocab.get(word).is_some_and(|it| fetches(&it.class)),
            Piece::Slot(_) => false,
        });
    }
    let verb = words.find(|class| !matches!(class, Class::Quantifier(_) | Class::Symbol(..)));
    verb.is_some_and(fetches)
}

fn slot_value(cx: &mut Cx<'_>, filling: &Filling<'_>, ty: &Type, needs: bool) -> Read<ExprId> {
    match (filling, ty) {
        (Filling::Words(words), _) if needs => phrase::requirement(cx, *words),
        (Filling::Words(words), Type::Quote(kept)) => phrase::quote(cx, *words, *kept),
        (Filling::Words(words), _) => value::read(cx, *words, &Wanted::of(ty)),
        (Filling::Items(items, span), Type::Quote(QuoteType::Effects)) => {
            phrase::quote_block(cx, items, *span)
        }
        (Filling::Items(_, span), _) => Err(cx.report(DeclareError::NoBlock { span: *span })),
    }
}

/// The kind of what a kept selection means.
fn host_kind(cx: &Cx<'_>, value: ExprId) -> Option<Type> {
    let Expr::Quote { quote, .. } = cx.at(value) else {
        return None;
    };
    let QuoteBody::Selection { all, .. } = &cx.book.quotes.get(quote.index())?.body else {
        return None;
    };
    match cx.at(*all) {
        Expr::Filter(group) => group.kind.map(Type::Object),
        _ => None,
    }
}
