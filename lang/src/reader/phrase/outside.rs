//! Text that says it works where its card is not in play: `while this in discard_pile of you`.
//!
//! What a card says counts in play, unless the text itself names another place: otherwise `while this in hand of you`
//! could never hold. So a text counts in play and in the places that it names, and nowhere else.

use super::text::Frames;
use crate::facts::place::not_in_play;
use crate::reader::Cx;
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, Statement, THIS, Type};

/// What conditions say of where their card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    /// Nothing of a place that is not in play.
    Nothing,
    /// It may be in such a place, or something else holds.
    Perhaps,
    /// It is in such a place.
    Surely,
}

impl Cx<'_> {
    /// Whether a text counts outside play, by its conditions. Where it may be there or something else may hold, that
    /// else is asked in play alone.
    pub(super) fn counts_outside(&mut self, frames: &mut Frames, event: Option<ExprId>) -> bool {
        let mut places = Vec::new();
        let conditions = frames.active.iter().copied().chain(event);
        let said = conditions.map(|test| self.says_outside(test, &mut places));
        if said.max() == Some(Said::Surely) {
            return true;
        }
        let first = places.first().copied();
        if let Some(first) = first {
            self.there_or_in_play(frames, places, self.span(first));
        }
        first.is_some()
    }

    /// Whether a text counts outside play by the condition behind all that it does, which says there what it says
    /// before it.
    pub(super) fn counts_behind(&mut self, frames: &mut Frames, body: &[(Statement, Span)]) {
        let (Some((test, _)), Some((_, span))) = (self.under_condition(body), body.first()) else {
            return;
        };
        let mut places = Vec::new();
        if frames.outside || self.says_outside(test, &mut places) == Said::Nothing {
            return;
        }
        // In play it is asked when it is done: what has happened may have put the card there.
        self.there_or_in_play(frames, places, *span);
        frames.outside = true;
    }

    fn there_or_in_play(&mut self, frames: &mut Frames, places: Vec<ExprId>, span: Span) {
        let in_play = self.in_play(THIS, span);
        let either = std::iter::once(in_play).chain(places).collect();
        frames.active.push(self.push(Expr::Or(either), span));
    }

    fn says_outside(&self, test: ExprId, places: &mut Vec<ExprId>) -> Said {
        let (Expr::And(parts) | Expr::Or(parts)) = self.at(test) else {
            if !self.is_outside(test) {
                return Said::Nothing;
            }
            places.push(test);
            return Said::Surely;
        };
        let said = parts.iter().map(|part| self.says_outside(*part, places));
        let said: Vec<Said> = said.collect();
        let most = said.iter().copied().max().unwrap_or(Said::Nothing);
        let all = said.iter().all(|one| *one == most);
        match self.at(test) {
            Expr::Or(_) if !all => Said::Perhaps,
            _ => most,
        }
    }

    /// Whether a condition puts `this` where it is not in play.
    fn is_outside(&self, test: ExprId) -> bool {
        let asks = |id: ExprId, ops: &[Builtin]| match self.at(id) {
            Expr::Builtin { op, args } => {
                ops.contains(op) && args.first().is_some_and(|of| self.book.is_local(*of, THIS))
            }
            _ => false,
        };
        let there = |id: ExprId| asks(id, &[Builtin::Place, Builtin::Holder]);
        match *self.at(test) {
            Expr::In(what, place) => {
                self.book.is_local(what, THIS) && self.is_no_place_in_play(place)
            }
            Expr::Compare(Comparison::Equal, one, other) => {
                there(one) && self.is_no_place_in_play(other)
                    || there(other) && self.is_no_place_in_play(one)
            }
            Expr::Not(of) => asks(of, &[Builtin::InPlay]),
            _ => false,
        }
    }

    /// Whether what stands for a place is not known to be one in play.
    fn is_no_place_in_play(&self, place: ExprId) -> bool {
        match self.at(place) {
            // A noun of the rules may stand for any place.
            Expr::Call { function, .. } => {
                let function = self.book.at(*function);
                function.is_some_and(|function| function.result == Type::Place)
            }
            _ => not_in_play(self.book, place).is_some(),
        }
    }
}
