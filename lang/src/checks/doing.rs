//! What a text of a card does, as it is written: for those who weigh whether to use it.

use super::walk::{Met, Parts, of_role, reach};
use crate::tree::{ActionId, Book, CardId, Expr, ExprId, HookId, Statement, THIS, VerbId};

/// One text of a card that somebody may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardText {
    /// An action that it gives.
    Action(ActionId),
    /// A standing text.
    Standing(HookId),
}

impl CardText {
    /// Whether using it does this to the very card on which it stands, as a price or for what it gives.
    #[must_use]
    pub fn does_to_itself(self, book: &Book, verb: VerbId) -> bool {
        let own = |id: &ExprId| matches!(book.exprs.get(id.index()), Some(Expr::Local(THIS)));
        let mut done = false;
        reach(book, self.parts(book), |met| {
            if let Met::Statement(Statement::Do {
                verb: does, args, ..
            }) = met
            {
                done |= *does == verb && args.iter().flatten().any(own);
            }
        });
        done
    }

    /// Whether any other text of that card does this.
    #[must_use]
    pub fn another_does(self, book: &Book, card: CardId, verb: VerbId) -> bool {
        let Some(card) = book.cards.get(card.index()) else {
            return false;
        };
        let actions = card.actions.iter().map(|action| Self::Action(*action));
        let standing = card.hooks.iter().map(|hook| Self::Standing(*hook));
        let mut parts: Vec<Parts> = actions
            .chain(standing)
            .filter(|text| *text != self)
            .map(|text| text.parts(book))
            .collect();
        parts.extend(
            card.clauses
                .iter()
                .map(|clause| Parts::of_exprs(clause.args.iter().flatten().copied())),
        );
        let mut done = false;
        for parts in parts {
            reach(book, parts, |met| {
                done |= matches!(met, Met::Statement(Statement::Do { verb: does, .. }) if *does == verb);
            });
        }
        done
    }

    fn parts(self, book: &Book) -> Parts {
        match self {
            Self::Action(action) => book
                .actions
                .get(action.index())
                .map_or_else(Parts::default, |action| {
                    Parts::of_blocks(action.cost.into_iter().chain([action.body]))
                }),
            Self::Standing(hook) => book
                .hooks
                .get(hook.index())
                .map_or_else(Parts::default, |hook| of_role(&hook.role)),
        }
    }
}
