//! Clauses whose last words stand behind a colon or before a block that is theirs: the same item with its words in one place.

use super::Draft;
use super::clause::{Filling, fit_with, fitting, words_of};
use crate::reader::{Cx, phrase};
use crate::sentence::{Block, Item, Phrase};
use crate::tree::{QuoteType, Type};
use crate::vocabulary::{Class, Head};

/// The item as a clause has it, if that is not as it stands.
pub(super) fn whole(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<Item> {
    colon_inside(cx, draft, item)
        .or_else(|| in_block(cx, draft, item))
        .or_else(|| offered(cx, draft, item))
}

/// The item with what stands behind its colon as the one statement of a block, where that has a block itself: `unless
/// NEED: PLAYER chooses one { A; B }`.
fn in_block(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<Item> {
    let (colon, block) = item.colon.as_deref().zip(item.block.as_ref())?;
    cx.offers_at(&colon.words)?;
    let statement = Item {
        doc: None,
        key: None,
        head: colon.clone(),
        cites: Vec::new(),
        colon: None,
        means: None,
        block: Some(block.clone()),
        otherwise: item.otherwise.clone(),
        broken: item.broken,
        span: colon.span.to(item.span.after()),
    };
    let whole = Item {
        colon: None,
        block: Some(Box::new(Block {
            span: statement.span,
            items: vec![statement],
        })),
        otherwise: Vec::new(),
        ..item.clone()
    };
    fitting(cx, draft, &whole)?.then_some(whole)
}

/// The item with the words that offer what is in its block as the one statement of that block: `plays to PLAYER chooses one
/// { A; B }`.
fn offered(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<Item> {
    let block = item.block.as_ref().filter(|_| item.colon.is_none())?;
    let words = words_of(item);
    cx.offers_at(&words)?;
    let mut heads = cx.vocab.heads(&words);
    let offer = heads.find_map(|(head, _)| {
        let Head::Clause(at) = head else { return None };
        let pattern = cx.vocab.clauses.get(at)?;
        let slots = fit_with(pattern, &words, item, None).filter(|_| draft.carries(cx, pattern))?;
        let form = cx.book.clauses.get(pattern.form.index())?;
        let (slot, Filling::Words(last)) = slots.last()? else {
            return None;
        };
        let param = form.params.get(usize::from(*slot))?;
        let effects = param.ty == Type::Quote(QuoteType::Effects);
        let offers = effects && cx.offers_at(last.rest()).is_some();
        offers.then(|| last.rest().to_vec())
    })?;
    let before = words.len().saturating_sub(offer.len());
    let span = offer.first()?.span.to(item.span.after());
    let statement = Item {
        key: None,
        head: Phrase {
            span: offer.first()?.span.to(offer.last()?.span),
            words: offer,
        },
        block: Some(block.clone()),
        span,
        ..item.clone()
    };
    Some(Item {
        key: None,
        head: Phrase {
            words: words.get(..before)?.to_vec(),
            span: item.head.span,
        },
        block: Some(Box::new(Block {
            span,
            items: vec![statement],
        })),
        otherwise: Vec::new(),
        ..item.clone()
    })
}

/// The item with its colon among its words, where the colon is no clause's: it binds a name (`x: KIND`), or stands in
/// effects (`plays to SUBJECT: CHANGES until ...`).
fn colon_inside(cx: &Cx<'_>, draft: &Draft<'_>, item: &Item) -> Option<Item> {
    let colon = item.colon.as_deref().filter(|_| item.block.is_none())?;
    let mut heads = cx.vocab.heads(&item.head.words);
    if item.key.is_none() && !heads.any(|(head, _)| matches!(head, Head::Clause(_))) {
        return None;
    }
    let last = item.head.words.last().map(std::slice::from_ref)?;
    let unknown = last.iter().all(|word| word.name().is_some()) && cx.vocab.lookup(last).is_none();
    let kind = cx.vocab.lookup(&colon.words);
    let kind = kind.is_some_and(|(entry, _)| matches!(entry.class, Class::Kind(..)));
    let binds = unknown && kind;
    if !binds && fitting(cx, draft, item).is_some() {
        return None;
    }
    let whole = Item {
        head: Phrase {
            words: phrase::whole(item),
            span: item.span,
        },
        key: None,
        colon: None,
        ..item.clone()
    };
    let acts = fitting(cx, draft, &whole)?;
    (binds || acts).then_some(whole)
}
