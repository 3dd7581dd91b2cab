//! Which menus the texts of cards have actions in.

use super::present::Present;
use spaceline_lang::tree::{ActionId, Book, CardId};

/// What the texts of cards have in a menu.
#[derive(Clone, Debug, Default)]
pub struct Offering {
    /// Whether there is any action in it.
    pub any: bool,
    /// Those that may be begun while their card is not in play.
    pub outside: Vec<(CardId, ActionId)>,
}

/// For each menu what the texts of cards have in it.
pub fn offering(book: &Book, present: &Present) -> Vec<Offering> {
    let mut offering = vec![Offering::default(); book.menus.len()];
    let cards = (0_u32..).map(CardId).zip(&book.cards);
    for (id, card) in cards.filter(|(id, _)| present.has(*id)) {
        for action in &card.actions {
            let Some(declared) = book.actions.get(action.index()) else {
                continue;
            };
            let outside = declared.source.as_ref().is_some_and(|text| text.anywhere);
            for menu in &declared.menus {
                if let Some(offered) = offering.get_mut(menu.index()) {
                    offered.any = true;
                    offered.outside.extend(outside.then_some((id, *action)));
                }
            }
        }
    }
    offering
}
