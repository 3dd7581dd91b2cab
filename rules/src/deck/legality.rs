//! Whether a deck may be played: what the rules, the format and its house rules demand.
//!
//! In: a deck and a rulebook. Out: every demand that is not met, with its authority. The rules' demands
//! are asked on a position in which the deck lies on the table before anything is dealt; the format's
//! pool and bans are asked of the cards themselves.

use super::Deck;
use crate::book::{Bar, Rulebook};
use crate::codes;
use crate::show::cites_of;
use spaceline_lang::diagnostic::Diagnostic;
use spaceline_lang::span::Span;
use spaceline_lang::tree::CardId;
use spaceline_runtime::Game;
use spaceline_runtime::game::{Deck as Lists, SetupError};
use spaceline_runtime::tell::cut;
use std::collections::BTreeSet;

/// Something about a deck that breaks a demand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// What a player is told.
    pub says: String,
    /// On whose authority.
    pub cites: String,
    /// The card that must not be there, if it is one.
    pub card: Option<CardId>,
}

impl Violation {
    /// As a diagnostic, at the place of a deck.
    #[must_use]
    pub fn diagnostic(&self, span: Span) -> Diagnostic {
        let error = Diagnostic::error(codes::DECK_ILLEGAL, self.says.clone(), span);
        if self.cites.is_empty() {
            error
        } else {
            error.cite(self.cites.clone())
        }
    }
}

impl Deck {
    /// The deck as the machine takes it.
    #[must_use]
    pub fn lists(&self) -> Lists {
        let lists = self.piles.iter().filter(|pile| !pile.cards.is_empty());
        Lists {
            lists: lists
                .map(|pile| (pile.name.as_str().into(), pile.cards.clone()))
                .collect(),
        }
    }

    /// All its cards, in the order in which they are put on the table.
    pub(super) fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.piles
            .iter()
            .flat_map(|pile| pile.cards.iter().copied())
    }
}

/// Everything about a deck that breaks a demand; nothing if it may be played.
///
/// # Errors
/// When the rules cannot say: there is no game, or a script is at fault.
pub fn violations(rulebook: &Rulebook, deck: &Deck) -> Result<Vec<Violation>, SetupError> {
    let mut violations = barred(rulebook, deck);
    // The other decks are the same: a demand speaks of one player's cards.
    let players = usize::from(rulebook.program.players());
    let decks = vec![deck.lists(); players];
    match Game::new(&rulebook.program, &decks, 0) {
        Ok(_) => {}
        Err(SetupError::Unmet(unmet)) => {
            let book = rulebook.program.book();
            let cards: Vec<CardId> = deck.cards().collect();
            for demand in unmet.iter().filter(|demand| demand.player == 0) {
                let card = demand
                    .object
                    .and_then(|object| cards.get(object.index as usize))
                    .copied();
                let title = card.map(|card| title(rulebook, card));
                let says = book.text(demand.says);
                violations.push(Violation {
                    says: filled(says, title.unwrap_or_default()),
                    cites: cites_of(book, &demand.cites),
                    card,
                });
            }
        }
        Err(error) => return Err(error),
    }
    violations.dedup();
    Ok(violations)
}

pub(super) fn title(rulebook: &Rulebook, card: CardId) -> &str {
    let book = rulebook.program.book();
    let card = book.at(card);
    let title = card.and_then(|card| book.at(card.title));
    title.map_or("", |title| title.as_str())
}

/// A demand's words, in which every brace stands for the card.
#[must_use]
pub fn filled(template: &str, title: &str) -> String {
    let mut line = String::new();
    for (name, words) in cut(template) {
        line.push_str(name.map_or("", |_| title));
        line.push_str(words);
    }
    line
}

/// The cards that the format leaves out.
fn barred(rulebook: &Rulebook, deck: &Deck) -> Vec<Violation> {
    let cards: BTreeSet<CardId> = deck.cards().collect();
    let format = &rulebook.format.name;
    let mut violations = Vec::new();
    for card in cards {
        let says = match rulebook.barred.why(card) {
            None => continue,
            Some(Bar::Pool(set)) => {
                format!(
                    "{}: its set, {set}, is not in the pool",
                    title(rulebook, card)
                )
            }
            Some(Bar::Ban(Some(why), _)) => {
                format!("{} is banned: {why}", title(rulebook, card))
            }
            Some(Bar::Ban(None, _)) => format!("{} is banned", title(rulebook, card)),
        };
        violations.push(Violation {
            says,
            cites: format!("format \"{format}\""),
            card: Some(card),
        });
    }
    violations
}
