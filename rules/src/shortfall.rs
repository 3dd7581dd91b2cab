//! What a game cannot do of its cards: told once for each card that everybody knows, when it comes into the game.
//!
//! In: the events of one choice after another. Out: lines. What is not scripted of a card people at the table see to themselves.

use crate::deck::enforced;
use spaceline_lang::tree::CardId;
use spaceline_runtime::Game;
use spaceline_runtime::run::{Event, Happened};
use std::collections::BTreeSet;

/// Which cards were told.
#[derive(Clone, Debug, Default)]
pub struct Shortfall {
    told: BTreeSet<CardId>,
}

impl Shortfall {
    /// The lines for what happened next.
    pub fn tell(&mut self, game: &Game, events: &[Event]) -> Vec<String> {
        let book = game.program().book();
        let players = game.program().players();
        let mut lines = Vec::new();
        for event in events {
            let (Event::Act { seen, .. } | Event::Done(Happened { seen, .. })) = event else {
                continue;
            };
            for one in seen {
                let everybody = (0..players.min(8)).all(|player| one.known & (1 << player) != 0);
                let Some(id) = one.card.filter(|_| everybody) else {
                    continue;
                };
                let Some(card) = book.cards.get(id.index()) else {
                    continue;
                };
                if let Some(why) = enforced::missing(book, card)
                    && self.told.insert(id)
                {
                    let title = book.texts.get(card.title.index());
                    let title = title.map_or("", |title| title.as_str());
                    lines.push(format!("    {title} is not wholly encoded: {why}"));
                }
            }
        }
        lines
    }
}
