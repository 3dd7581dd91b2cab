//! Of which objects a happening speaks.
//!
//! Without a post that names a place a selection ranges over what is in play. So what leaves play by a happening was in play just
//! before: `when your personnel is discarded` does not wait for what lay in a hand. The law `spoken_of` says of what else.

use super::value::Val;
use crate::checks::takes_away;
use crate::reader::{Cursor, Cx, Read, Setting};
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, Slot, Type, VerbId};

impl Cx<'_> {
    /// On cards, what is said of a role of a verb, with the place in which it must be.
    pub(super) fn left_play(&mut self, val: Val, verb: VerbId, index: usize) -> Val {
        let taken = index == 0 && takes_away(self.book, verb);
        if !taken || self.env.setting != Setting::Card {
            return val;
        }
        let mut sel = match val {
            Val::Many(sel) => sel,
            Val::Text { text, any, span } => Box::new(self.titled(&text, any, span)),
            other => return other,
        };
        let unsaid = !sel.anywhere && sel.group.from.is_none();
        if unsaid && matches!(sel.elem, Type::Object(_) | Type::Any) {
            let span = sel.span;
            let slot = sel.group.slot;
            let mut test = match self.book.laws.spoken_of {
                Some(function) => {
                    let args = vec![self.push(Expr::Local(slot), span)];
                    self.push(Expr::Call { function, args }, span)
                }
                None => self.in_play(slot, span),
            };
            if self.env.looks_back {
                let left = self.has_left(slot, span);
                test = self.push(Expr::Or(vec![test, left]), span);
            }
            sel.group.tests.push(test);
        }
        Val::Many(sel)
    }

    /// Refuses `when you discard card`: those that lay in play would be meant, and most people think of a hand.
    pub(super) fn of_any_place(
        &mut self,
        val: &Val,
        verb: VerbId,
        begin: &Cursor<'_>,
        at: &Cursor<'_>,
    ) -> Read<()> {
        if !takes_away(self.book, verb) {
            return Ok(());
        }
        self.any_sort(val, begin, at)
    }

    /// Whether it was in play and has left it.
    fn has_left(&mut self, slot: Slot, span: Span) -> ExprId {
        let args = vec![self.push(Expr::Local(slot), span)];
        let op = Builtin::LastPlace;
        let place = self.push(Expr::Builtin { op, args }, span);
        let nothing = self.push(Expr::Nothing, span);
        self.push(Expr::Compare(Comparison::Unequal, place, nothing), span)
    }
}
