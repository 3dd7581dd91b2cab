//! What lasts from now on: `SUBJECT: CHANGES until T`, `SUBJECT cannot VERB until T`.

use super::change::Subject;
use super::effect::Body;
use super::quote::Framed;
use super::value::Val;
use crate::checks::walk::of_expr;
use crate::reader::{Cx, Read, Reported, Setting, TrapError};
use crate::span::Span;
use crate::tree::{
    Comparison, Expr, ExprId, Hook, HookId, HookOwner, HookRole, LastingText, Rank, Settles, Slot,
    Statement, Type, Until, YOU,
};

impl Cx<'_> {
    /// Changes that last from now on.
    pub(super) fn last(
        &mut self,
        framed: Framed<Vec<HookRole>>,
        until: Until,
        span: Span,
        out: &mut Body,
    ) {
        let first = framed.captures.len();
        let mut texts = Vec::new();
        for mut role in framed.read {
            let (mut slots, captured) = (framed.slots, Slot::try_from(first).unwrap_or(Slot::MAX));
            let settles = self.settles(&mut role, slots, captured, span);
            if let Some(settles) = &settles {
                slots = settles.limit.map_or(settles.slot, |(slot, _)| slot) + 1;
            }
            let hook = self.lasting_hook(role, slots, span);
            texts.push(LastingText { hook, settles });
        }
        out.push((
            Statement::Lasting {
                texts,
                captures: framed.captures,
                until,
            },
            span,
        ));
    }

    /// A prohibition that lasts from now on.
    pub(super) fn last_forbidden(
        &mut self,
        framed: Framed<HookRole>,
        until: Until,
        span: Span,
        out: &mut Body,
    ) {
        let hook = self.lasting_hook(framed.read, framed.slots, span);
        out.push((
            Statement::Lasting {
                texts: vec![hook.into()],
                captures: framed.captures,
                until,
            },
            span,
        ));
    }

    /// Says that a change must end some time.
    pub(super) fn no_end(&mut self, span: Span) -> Reported {
        let times = self.vocab.time_heads.iter();
        let times = times.map(|(name, _)| format!("`until {name}`"));
        let mut times: Vec<String> = times.collect();
        times.sort_unstable();
        self.report(TrapError::HowLong { times, span })
    }

    /// Whether a value is somebody who may be another or nobody later.
    pub(super) fn is_named_now(&self, val: &Val, ends: bool) -> bool {
        let object = |ty: &Type| match ty {
            Type::Set(member) => matches!(**member, Type::Object(_) | Type::Any),
            ty => matches!(ty, Type::Object(_) | Type::Any),
        };
        match val {
            Val::One(typed) if object(&typed.ty) => {
                let local = matches!(self.at(typed.id), Expr::Local(_));
                (ends && !local) || self.asks_scope(typed.id)
            }
            Val::Many(sel) => {
                let group = &sel.group;
                let within = group.from.is_some_and(|from| {
                    (ends && !matches!(self.at(from), Expr::Place { .. })) || self.asks_scope(from)
                });
                object(&sel.elem)
                    && (within || group.tests.iter().any(|part| self.asks_scope(*part)))
            }
            _ => false,
        }
    }

    /// Whether an expression asks a scope.
    fn asks_scope(&self, of: ExprId) -> bool {
        let expr = self.at(of);
        matches!(expr, Expr::Scope(_))
            || of_expr(expr)
                .exprs
                .iter()
                .any(|part| self.asks_scope(*part))
    }

    /// How much a change comes to is settled when it begins, as who is changed is: what a text has done is over, and goes on with
    /// nothing that happens later. Nothing is to settle in what cannot become another.
    fn settles(
        &mut self,
        role: &mut HookRole,
        slot: Slot,
        captured: Slot,
        span: Span,
    ) -> Option<Settles> {
        let HookRole::Change {
            amount,
            subject,
            limit,
            ..
        } = role
        else {
            return None;
        };
        let fixed = |slot: Slot| slot <= YOU + captured;
        let capped = limit.filter(|limit| !self.stays(*limit, &fixed));
        if self.stays(*amount, &fixed) && capped.is_none() {
            return None;
        }
        let said: Vec<ExprId> = capped.into_iter().chain([*amount]).collect();
        let each = Some(*subject).filter(|who| said.iter().any(|part| self.speaks_of(*part, *who)));
        let settled = self.push(Expr::Local(slot), span);
        let amount = std::mem::replace(amount, settled);
        let capped = capped.map(|found| {
            let kept = self.push(Expr::Local(slot + 1), span);
            *limit = Some(kept);
            (slot + 1, found)
        });
        Some(Settles {
            slot,
            amount,
            limit: capped,
            each,
        })
    }

    /// Whether an expression is the same whenever it is asked.
    fn stays(&self, id: ExprId, fixed: &impl Fn(Slot) -> bool) -> bool {
        let expr = self.at(id);
        match expr {
            Expr::Local(slot) => fixed(*slot),
            Expr::Nothing
            | Expr::Truth(_)
            | Expr::Number(_)
            | Expr::Text(_)
            | Expr::Title(_)
            | Expr::Symbol(_)
            | Expr::Symbols(_)
            | Expr::Kind(_) => true,
            Expr::Arith(..)
            | Expr::Not(_)
            | Expr::And(_)
            | Expr::Or(_)
            | Expr::Compare(..)
            | Expr::List(_)
            | Expr::Union(_)
            | Expr::Except(..) => of_expr(expr)
                .exprs
                .iter()
                .all(|part| self.stays(*part, fixed)),
            _ => false,
        }
    }

    /// Enters a piece of text that a statement makes stand.
    fn lasting_hook(&mut self, role: HookRole, slots: Slot, span: Span) -> HookId {
        let rank = if self.env.setting == Setting::Card {
            Rank::Card
        } else {
            Rank::Rule
        };
        let hook = HookId(u32::try_from(self.book.hooks.len()).unwrap_or(u32::MAX));
        self.book.hooks.push(Hook {
            owner: HookOwner::Lasting,
            rank,
            overrides: Vec::new(),
            slots,
            active: None,
            anywhere: false,
            role,
            cites: Vec::new(),
            span,
        });
        hook
    }

    /// Keeps what the subject means now: an object or a set.
    pub(super) fn fixed(&mut self, val: Val, span: Span, out: &mut Body) -> Read<(Slot, Type)> {
        let slot = self.env.fresh();
        let ty = match val {
            Val::Many(sel) if sel.is_choice() => self.choose(*sel, slot, out)?,
            val => {
                let typed = match val {
                    Val::Text { text, any, span } => {
                        let sel = self.titled(&text, any, span);
                        self.set_of(sel)?
                    }
                    val => self.settle(val)?,
                };
                let value = typed.id;
                out.push((Statement::Let { slot, value }, span));
                match self.member(&typed.ty) {
                    Some(member) => Type::Set(Box::new(member)),
                    None => typed.ty,
                }
            }
        };
        let member = self.member(&ty).unwrap_or_else(|| ty.clone());
        if !matches!(member, Type::Object(_) | Type::Any) {
            let object = self.any_object();
            return Err(self.mismatch(&ty, &object, span));
        }
        Ok((slot, ty))
    }

    /// The subject of lasting changes: what was captured first.
    pub(super) fn captured_subject(&mut self, ty: Type, span: Span) -> Subject {
        let captured = self.push(Expr::Local(YOU + 1), span);
        let slot = self.env.fresh();
        let it = self.push(Expr::Local(slot), span);
        let (test, ty) = match self.member(&ty) {
            Some(member) => (Expr::In(it, captured), member),
            None => (Expr::Compare(Comparison::Equal, it, captured), ty),
        };
        let test = self.push(test, span);
        Subject {
            slot,
            ty,
            test,
            kinds: Vec::new(),
        }
    }
}
