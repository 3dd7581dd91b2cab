//! What players are asked: the texts of cards that are shown apart from their card, in words.

use crate::pages::{RAW, loaded};
use spaceline_lang::span::Span;
use spaceline_lang::tree::{Action, Book, Card, Quote, Statement, TextId};
use spaceline_phrasebook::Wording;
use spaceline_rules::explain::Texts;
use spaceline_runtime::tell::heading;

/// What stands on a card and is shown apart from it: what is kept as a value, what its player may do, and what he
/// chooses from.
fn parts(book: &Book) -> Vec<(&Card, TextId)> {
    let on = |span: Span| {
        let inside = |card: &&Card| {
            card.span.file == span.file
                && card.span.start <= span.start
                && span.end <= card.span.end
        };
        book.cards.iter().find(inside)
    };
    let quotes = book
        .quotes
        .iter()
        .map(|quote: &Quote| (quote.span, vec![quote.says]));
    let actions = book.actions.iter().filter(|action| action.source.is_some());
    let actions = actions.map(|action: &Action| (action.named.span, vec![action.named.says]));
    let statements = book.blocks.iter().zip(&book.block_spans);
    let statements = statements.flat_map(|(block, spans)| block.iter().zip(spans));
    let statements = statements.map(|(statement, span)| {
        let says = match statement {
            Statement::May { says, .. } => vec![*says],
            Statement::ChooseOne { arms, .. } => arms.iter().map(|arm| arm.says).collect(),
            _ => Vec::new(),
        };
        (*span, says)
    });
    let all = quotes.chain(actions).chain(statements);
    let all = all.filter_map(|(span, says)| Some((on(span)?, says)));
    all.flat_map(|(card, says)| says.into_iter().flatten().map(move |says| (card, says)))
        .collect()
}

#[test]
fn what_is_asked_is_in_words() {
    let loaded = loaded();
    let Some(rulebook) = &loaded.rulebook else {
        unreachable!("the scripts are checked elsewhere")
    };
    let wording = Wording::of(&loaded.packs);
    let texts = Texts {
        sources: loaded.sources(),
        wording: Some(&wording),
    };
    let book = rulebook.program.book();
    let text = |id: TextId| book.text(id);
    let mut raw = Vec::new();
    let mut asked = Vec::new();
    for (card, says) in parts(book) {
        let part = texts.part(book, Some(card), text(says));
        if text(card.title) == "Assign Mission Specialists" {
            asked.push(part.clone());
        }
        let signs = RAW.iter().filter(|sign| part.contains(**sign));
        raw.extend(signs.map(|sign| format!("{}: `{sign}` in: {part}", text(card.title))));
    }
    assert!(raw.is_empty(), "{} parts:\n{}", raw.len(), raw.join("\n"));
    let specialists = "download up to two different mission specialists of whom you have no copy in play to one of your outposts";
    assert!(asked.iter().any(|part| part == specialists), "{asked:?}");
}

#[test]
fn every_card_is_called_otherwise() {
    let loaded = loaded();
    let book = loaded
        .rulebook
        .as_ref()
        .map(|rulebook| rulebook.program.book());
    let cards = book
        .into_iter()
        .flat_map(|book| book.cards.iter().map(|card| heading(book, card)));
    let mut called: Vec<String> = cards.collect();
    called.sort();
    let twice = called.windows(2).filter(|pair| pair.first() == pair.last());
    assert_eq!(twice.count(), 0);
    assert!(
        called
            .iter()
            .any(|called| called == "Data (The Next Generation)")
    );
}
