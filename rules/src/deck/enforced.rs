//! What of a format a game between decks holds its players to, clause by clause.
//!
//! In: a rulebook and a deck. Out: every clause of the format, every demand on decks, and of the deck's cards those of
//! whose text something is not scripted. Whatever cannot be enforced is said, so that people can see to it themselves.

use super::Deck;
use super::legality::{filled, title};
use crate::book::Rulebook;
use crate::census::Grade;
use crate::show::cites_of;
use spaceline_lang::tree::{Book, Card, CardId, TextId};
use std::collections::BTreeSet;

/// One clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// What it says.
    pub says: String,
    /// Whether a game holds everybody to it.
    pub is_enforced: bool,
}

/// All clauses, those of the format first.
#[must_use]
pub fn clauses(rulebook: &Rulebook, deck: &Deck) -> Vec<Clause> {
    let book = rulebook.program.book();
    let mut all = Vec::new();
    let mut say = |is_enforced, says: String| all.push(Clause { says, is_enforced });
    if let Some(edition) = &rulebook.edition {
        say(true, format!("rules {edition}"));
    }
    let format = &rulebook.format;
    if let Some(day) = format.as_of {
        say(true, format!("text as of {day}"));
    }
    if !format.pool.is_empty() || !format.pool_cards.is_empty() {
        let sets = format.pool.iter().map(|(name, _)| set_title(book, name));
        let sets: Vec<_> = sets.collect();
        let more = match (sets.is_empty(), format.pool_cards.len()) {
            (_, 0) => String::new(),
            (false, 1) => " and one card more".to_owned(),
            (false, n) => format!(" and {n} cards more"),
            (true, 1) => "one card".to_owned(),
            (true, n) => format!("{n} cards"),
        };
        say(true, format!("the pool is {}{more}", sets.join(", ")));
    }
    for ban in &format.bans {
        let named = &ban.card;
        let known = book.cards.iter().any(|card| {
            let text = |id: TextId| book.text(id);
            named.is(text(card.title), card.version.map(text))
        });
        let why = ban.because.as_ref();
        let why = why.map_or_else(String::new, |why| format!(": {why}"));
        say(known, format!("{} is banned{why}", named.title));
    }
    for demand in &book.demands {
        let says = filled(book.text(demand.says), "a card");
        // What bars a card says what is wrong with it.
        let says = match demand.bars {
            Some(_) => format!("refused where {says}"),
            None => says,
        };
        let cites = cites_of(book, &demand.cites);
        let cites = match cites.as_str() {
            "" => cites,
            _ => format!(" [{cites}]"),
        };
        say(true, format!("{says}{cites}"));
    }
    let cards: BTreeSet<_> = deck.cards().collect();
    let gaps = gaps(rulebook, deck);
    let whole = cards.len() - gaps.len();
    say(
        true,
        format!(
            "the text of {whole} of the {} cards of the deck",
            cards.len()
        ),
    );
    for (title, why) in gaps {
        say(false, format!("{title}: {why}"));
    }
    all
}

/// The titles of the cards of a deck of whose text something is not scripted, and what.
#[must_use]
pub fn gaps<'r>(rulebook: &'r Rulebook, deck: &Deck) -> Vec<(&'r str, String)> {
    let book = rulebook.program.book();
    let cards: BTreeSet<_> = deck.cards().collect();
    let gaps = cards.into_iter().filter_map(|id| {
        let card = book.at(id)?;
        Some((title(rulebook, id), missing(book, card)?))
    });
    gaps.collect()
}

/// What of the text of a card is not scripted.
#[must_use]
pub fn missing(book: &Book, card: &Card) -> Option<String> {
    let why: Vec<_> = card.not_encoded.iter().map(|why| book.text(*why)).collect();
    (!why.is_empty()).then(|| why.join("; "))
}

/// What is not enforced of a card, if anything of it is not scripted.
#[must_use]
pub fn shortfall(book: &Book, id: CardId) -> Option<String> {
    let card = book.at(id)?;
    let why = missing(book, card)?;
    let title = book.at(card.title)?;
    Some(match Grade::of(card) {
        Grade::Facts => format!("nothing of the text of {title} is enforced: {why}"),
        _ => format!("not enforced of {title}: {why}"),
    })
}

/// A set by its title, whichever name the format has for it.
fn set_title(book: &Book, name: &str) -> String {
    let mut sets = book.sets.iter();
    let set = sets.find(|set| set.named.name.eq_ignore_ascii_case(name));
    set.map_or(name, |set| book.text(set.title)).to_owned()
}
