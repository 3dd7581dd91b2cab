//! Whose doing it is: a player's, or that of a card whose text does it.

use super::super::effect::verb_name;
use super::super::select::{Many, Sel};
use super::super::value::Val;
use super::Bound;
use crate::reader::{Cx, Read, Setting, TrapError};
use crate::span::Span;
use crate::tree::{Builtin, Comparison, Expr, ExprId, KindId, Param, Type, VerbId};

impl Cx<'_> {
    /// The card whose text does it, in play or not.
    pub(in crate::reader::phrase) fn bind_acting(
        &mut self,
        val: Val,
        bound: &mut Bound,
        span: Span,
    ) -> Read<()> {
        let mut sel = self.as_selection(val)?;
        self.seldom_at_work(&sel, bound)?;
        let acting = Expr::Builtin {
            op: Builtin::Acting,
            args: Vec::new(),
        };
        let acting = self.push(acting, span);
        let one = self.push(Expr::List(vec![acting]), span);
        if let Some(set) = sel.group.from {
            let slot = self.push(Expr::Local(sel.group.slot), span);
            let within = self.push(Expr::In(slot, set), span);
            sel.group.tests.push(within);
        }
        sel.group.from = Some(one);
        sel.many = Many::Some;
        bound.tests.push(self.truth_of(sel)?);
        Ok(())
    }

    /// The player whose doing it is, by the law `doer` if there is one: of what the text of a card does.
    pub(in crate::reader::phrase) fn bind_agent(
        &mut self,
        val: Val,
        bound: &mut Bound,
    ) -> Read<()> {
        let (Some(law), false) = (self.book.laws.doer, matches!(val, Val::Many(_))) else {
            return self.bind_doer(val, bound);
        };
        let span = self.val_span(&val);
        let player = self.want(val, &Type::Player)?;
        let slot = self.env.fresh();
        let does = self.push(Expr::Local(slot), span);
        let doer = Expr::Call {
            function: law,
            args: vec![does],
        };
        let doer = self.push(doer, span);
        let test = self.push(Expr::Compare(Comparison::Equal, doer, player), span);
        bound.by = Some(slot);
        bound.tests.push(test);
        Ok(())
    }

    /// `opponent kills personnel`, `you draw`: the player of whom the active voice speaks.
    pub(in crate::reader::phrase) fn bind_active(
        &mut self,
        val: Val,
        bound: &mut Bound,
    ) -> Read<()> {
        match self.is_of_texts(bound.verb) {
            true => self.bind_agent(val, bound),
            false => self.bind_doer(val, bound),
        }
    }

    /// Whether a verb is what texts do to things, so that it is the doing of whoever stands behind the text: not what a player
    /// does by himself (`draw`), what is announced (`play`), or what a thing does itself (`move`).
    pub(in crate::reader) fn is_of_texts(&self, verb: VerbId) -> bool {
        let declared = self.book.verbs.get(verb.index());
        declared.is_some_and(|verb| {
            let object = verb.params.first();
            let suffers = |param: &Param| {
                param.role.is_none() && matches!(param.ty, Type::Object(_) | Type::Set(_))
            };
            verb.body.is_some() && !verb.itself && object.is_some_and(suffers)
        })
    }

    /// The player who does it.
    fn bind_doer(&mut self, val: Val, bound: &mut Bound) -> Read<()> {
        if !bound.apart {
            self.forbidden_of_all(&val)?;
        }
        let (slot, ty, tests) = self.pattern_slot(val, &Type::Player)?;
        bound.by = Some(slot);
        bound.tests.extend(tests);
        let _ = ty;
        Ok(())
    }

    /// Refuses as a doer what has numbers: the text of such a card is hardly ever at work, and what it does in play is done by
    /// rules; and for what rules alone announce a card of any kind.
    fn seldom_at_work(&mut self, sel: &Sel, bound: &Bound) -> Read<()> {
        let Type::Object(kind) = sel.elem else {
            return Ok(());
        };
        let own = sel.titled || self.own_text(sel);
        let known = self.book.kinds.get(kind.index());
        let counts = known.is_some_and(|kind| self.has_numbers(kind));
        // Of any card this is said of those with numbers first, when what is done is never done by a text.
        let verb = self.book.verbs.get(bound.verb.index());
        let announced = verb.is_some_and(|verb| verb.body.is_none());
        let wide = announced
            && (0..)
                .zip(&self.book.kinds)
                .any(|(at, known)| self.has_numbers(known) && self.under(KindId(at), kind));
        if own || !(counts || wide) || self.env.setting != Setting::Card {
            return Ok(());
        }
        let name = verb_name(self, bound.verb);
        let kind = self.plain(&sel.elem);
        Err(self.report(TrapError::SeldomAtWork {
            name,
            kind,
            span: sel.span,
        }))
    }

    /// Whether a selection is of this card alone.
    fn own_text(&self, sel: &Sel) -> bool {
        let this = |part: &ExprId| matches!(self.at(*part), Expr::Local(crate::tree::THIS));
        sel.group.from.is_some_and(|from| match self.at(from) {
            Expr::List(all) => all.iter().all(this),
            _ => false,
        })
    }
}
