//! Choices among objects: who chooses, among which, how many.

use super::effects::Body;
use super::select::{Many, Sel};
use super::types::{Fit, set_of};
use super::value::Val;
use crate::reader::{Cx, PhraseError, Read, TrapError};
use crate::tree::{Builtin, Expr, ExprId, Fold, Pick, Slot, Statement, THIS, Type};

impl Cx<'_> {
    /// One value, chosen by a statement if the words are a choice.
    pub(super) fn chosen(&mut self, val: Val, wanted: &Type, out: &mut Body) -> Read<ExprId> {
        let Val::Many(sel) = val else {
            return self.want(val, wanted);
        };
        if !sel.is_choice() {
            return self.want(Val::Many(sel), wanted);
        }
        let span = sel.span;
        let fit = self.fit(&sel.elem, wanted);
        if fit == Fit::No || fit == Fit::Narrow && !sel.titled {
            return Err(self.mismatch(&sel.elem.clone(), wanted, span));
        }
        let slot = self.env.fresh();
        let ty = self.choose(*sel, slot, out)?;
        self.remember(slot, ty, span);
        Ok(self.push(Expr::Local(slot), span))
    }

    /// A choice as a statement, kept in a slot; gives the type of what is kept.
    pub(super) fn choose(&mut self, sel: Sel, slot: Slot, out: &mut Body) -> Read<Type> {
        let span = sel.span;
        let elem = sel.elem.clone();
        if !matches!(elem, Type::Object(_) | Type::Any) {
            return self.choose_value(sel, slot, out);
        }
        let pick = self.pick_of(sel, slot)?;
        let ty = if pick.single { elem } else { set_of(elem) };
        out.push((Statement::Pick(pick), span));
        Ok(ty)
    }

    /// One player, symbol, number or record.
    fn choose_value(&mut self, sel: Sel, slot: Slot, out: &mut Body) -> Read<Type> {
        let span = sel.span;
        let one = match sel.many {
            Many::A | Many::Some | Many::Another => true,
            Many::Count(n) | Many::UpTo(n) => matches!(self.at(n), Expr::Number(1)),
            _ => false,
        };
        if !one || !sel.limits.is_empty() {
            return Err(self.not_yet("a choice of several values that are no objects", span));
        }
        let by = self.chooser(&sel)?;
        let (elem, random) = (sel.elem.clone(), sel.random);
        let from = self.members(sel).id;
        let pick = Statement::PickValue {
            slot,
            by,
            from,
            random,
        };
        out.push((pick, span));
        Ok(elem)
    }

    fn chooser(&mut self, sel: &Sel) -> Read<ExprId> {
        if let Some(by) = sel.by.or(self.env.doer) {
            return Ok(by);
        }
        if sel.best.len() > 1 && !sel.random {
            // No tie: it is a choice of what is meant, and the text alone can say whose.
            let span = sel.span;
            return Err(self.report(TrapError::WhoChooses { span }));
        }
        if let Some(law) = self.book.laws.tie_breaker
            && self.is_tie(sel)
            && !sel.random
            && self.env.this.is_some()
        {
            // Of several that tie, the law says who chooses, if the text does not.
            let this = self.push(Expr::Local(THIS), sel.span);
            return Ok(self.of_function(law, vec![this], sel.span));
        }
        if sel.random && !self.env.you && self.env.find("you").is_none() {
            // Nobody is asked; chance belongs to the turn's player.
            return Ok(self.ask(Builtin::TurnPlayer, Vec::new(), sel.span));
        }
        Ok(self.you(sel.span)?.id)
    }

    /// Whether all that a choice is among tie: `one ... with highest F`, `one of (those of ... with
    /// highest F)`.
    fn is_tie(&self, sel: &Sel) -> bool {
        let from = sel.group.from.map(|from| self.at(from));
        let best = |how: &Fold| matches!(how, Fold::WithHighest | Fold::WithLowest);
        !sel.best.is_empty() || matches!(from, Some(Expr::Fold { how, .. }) if best(how))
    }

    /// Refuses `one A and B`, of which one would be chosen, and both could be meant.
    pub(super) fn one_of_both(&mut self, sel: &Sel) -> Read<()> {
        if sel.both && sel.is_choice() && sel.many != Many::AnyNumber {
            let span = sel.span;
            return Err(self.report(TrapError::OneOfBoth { span }));
        }
        let several = match sel.many {
            Many::Count(n) => *self.at(n) != Expr::Number(1),
            Many::UpTo(_) | Many::AtLeast(_) => true,
            _ => false,
        };
        if several && !sel.best.is_empty() {
            let span = sel.span;
            return Err(self.report(TrapError::SeveralBest { span }));
        }
        Ok(())
    }

    /// A choice of objects: how many, among which, by whom.
    pub(super) fn pick_of(&mut self, mut sel: Sel, slot: Slot) -> Read<Pick> {
        let span = sel.span;
        if sel.random && sel.by.is_some() {
            return Err(self.report(PhraseError::TwoChoosers { span }));
        }
        self.one_of_both(&sel)?;
        let by = self.chooser(&sel)?;
        let (many, random) = (sel.many, sel.random);
        let constraints = std::mem::take(&mut sel.limits);
        self.that_may_be_chosen(&mut sel);
        let from = self.members(sel).id;
        let number = |cx: &mut Self, number: i64| cx.push(Expr::Number(number), span);
        let size = |cx: &mut Self| cx.ask(Builtin::Size, vec![from], span);
        let (min, max) = match many {
            Many::Count(n) => (n, n),
            Many::UpTo(n) => (number(self, 0), n),
            Many::AtLeast(n) => (n, size(self)),
            Many::AnyNumber => (number(self, 0), size(self)),
            Many::Each | Many::Bare | Many::Any | Many::No => {
                return Err(self.report(PhraseError::NoChoice { word: "pick", span }));
            }
            Many::A | Many::Some | Many::Another => {
                let one = number(self, 1);
                (one, one)
            }
        };
        // `up to one` may be none, so it is a set like any other `up to`.
        let single = min == max && matches!(self.at(max), Expr::Number(1));
        Ok(Pick {
            name: None,
            slot,
            single,
            by,
            from,
            min,
            max,
            random,
            constraints,
            says: None,
        })
    }
}
