//! Text that says it works where its card is not in play: `while this in discard_pile of you`.
//!
//! What a card says counts in play, unless the text itself names another place: otherwise `while this in hand of you` could
//! never hold. So a text counts in play and in the places that it names, and nowhere else.

use super::text::Frames;
use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, Statement, THIS, Type};

/// What conditions say of where their card is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Said {
    /// Nothing of a place that is not in play.
    Nothing,
    /// It may be in such a place, or something else holds.
    Perhaps,
    /// It is in such a place.
    Surely,
}

impl Cx<'_> {
    /// Whether a text counts outside play, by its conditions. Where it may be there or something else may hold, that else is
    /// asked in play alone.
    pub(super) fn counts_outside(&mut self, frames: &mut Frames, event: Option<ExprId>) -> bool {
        let mut places = Vec::new();
        let conditions = frames.active.iter().copied().chain(event);
        let said: Vec<Said> = conditions
            .map(|test| self.says_outside(test, &mut places))
            .collect();
        if said.contains(&Said::Surely) {
            return true;
        }
        let Some(first) = places.first() else {
            return false;
        };
        let span = self.span(*first);
        let there = self.in_play(THIS, span);
        let either = std::iter::once(there).chain(places).collect();
        let either = self.push(Expr::Or(either), span);
        frames.active.push(either);
        true
    }

    /// Whether a text counts outside play by the condition behind all that it does, which says there what it says before it.
    pub(super) fn counts_behind(&mut self, frames: &mut Frames, body: &[(Statement, Span)]) {
        let [
            (
                Statement::If {
                    arms,
                    otherwise: None,
                },
                span,
            ),
        ] = body
        else {
            return;
        };
        let [(test, _)] = arms.as_slice() else {
            return;
        };
        let mut places = Vec::new();
        if frames.outside || self.says_outside(*test, &mut places) == Said::Nothing {
            return;
        }
        // In play it is asked when it is done: what has happened may have put the card there.
        let there = self.in_play(THIS, *span);
        let either = std::iter::once(there).chain(places).collect();
        frames.active.push(self.push(Expr::Or(either), *span));
        frames.outside = true;
    }

    fn says_outside(&self, test: ExprId, places: &mut Vec<ExprId>) -> Said {
        match self.at(test) {
            Expr::And(parts) => {
                let said = parts.iter().map(|part| self.says_outside(*part, places));
                said.fold(Said::Nothing, |all, one| match (all, one) {
                    (Said::Surely, _) | (_, Said::Surely) => Said::Surely,
                    (Said::Perhaps, _) | (_, Said::Perhaps) => Said::Perhaps,
                    _ => Said::Nothing,
                })
            }
            Expr::Or(parts) => {
                let said: Vec<Said> = parts
                    .iter()
                    .map(|part| self.says_outside(*part, places))
                    .collect();
                if said.iter().all(|one| *one == Said::Surely) {
                    Said::Surely
                } else if said.iter().all(|one| *one == Said::Nothing) {
                    Said::Nothing
                } else {
                    Said::Perhaps
                }
            }
            _ if self.is_outside(test) => {
                places.push(test);
                Said::Surely
            }
            _ => Said::Nothing,
        }
    }

    /// Whether a condition puts `this` where it is not in play.
    fn is_outside(&self, test: ExprId) -> bool {
        match self.at(test) {
            Expr::In(what, place) => self.is_this(*what) && self.is_no_place_in_play(*place),
            Expr::Compare(Comparison::Equal, one, other) => {
                let whereabouts = |id: &ExprId| match self.at(*id) {
                    Expr::Builtin {
                        op: Builtin::Place | Builtin::Holder,
                        args,
                    } => args.first().is_some_and(|of| self.is_this(*of)),
                    _ => false,
                };
                whereabouts(one) && self.is_no_place_in_play(*other)
                    || whereabouts(other) && self.is_no_place_in_play(*one)
            }
            Expr::Not(of) => match self.at(*of) {
                Expr::Builtin {
                    op: Builtin::InPlay,
                    args,
                } => args.first().is_some_and(|of| self.is_this(*of)),
                _ => false,
            },
            _ => false,
        }
    }

    fn is_this(&self, id: ExprId) -> bool {
        *self.at(id) == Expr::Local(THIS)
    }

    /// Whether what stands for a place is not known to be one in play.
    fn is_no_place_in_play(&self, place: ExprId) -> bool {
        match self.at(place) {
            Expr::Place { zone, .. } => {
                let zone = self.book.zones.get(zone.index());
                zone.is_some_and(|zone| !zone.in_play)
            }
            // A noun of the rules may stand for any place.
            Expr::Call { function, .. } => {
                let function = self.book.functions.get(function.index());
                function.is_some_and(|function| function.result == Type::Place)
            }
            _ => false,
        }
    }
}
