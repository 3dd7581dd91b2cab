//! Words that would say nothing where they stand: numbers of those to whom something is forbidden, `another` than nobody, limits before
//! what stands.

use super::select::{Many, Sel};
use super::value::Val;
use crate::reader::{Cx, DroppedError, Earlier, Read, Setting};
use crate::tree::{
    Builtin, Comparison, Expr, ExprId, Fold, Quote, QuoteBody, Slot, THIS, Type, VerbId,
};
use crate::vocabulary::Form;
use smol_str::{SmolStr, format_smolstr};

impl Cx<'_> {
    /// Refuses a number of those who cannot, or to whom it cannot be done: it is forbidden of each.
    pub(super) fn forbidden_of_all(&mut self, val: &Val) -> Read<()> {
        let Val::Many(sel) = val else {
            return Ok(());
        };
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        let span = sel.span;
        if sel.many == Many::Another {
            return Err(self.report(DroppedError::OfAllOthers { span }));
        }
        let one = |n: ExprId| *self.at(n) == Expr::Number(1);
        let word = match sel.many {
            Many::Count(n) if one(n) => Some(SmolStr::new_static("`one`")),
            many => counted(many),
        };
        match word {
            Some(word) => Err(self.report(DroppedError::OfAll { word, span })),
            None => Ok(()),
        }
    }

    /// Refuses a number of those of whom a clause says something behind its colon.
    pub(in crate::reader) fn said_of_all(&mut self, kept: ExprId) -> Read<()> {
        let Some(quote) = self.quote_of(kept) else {
            return Ok(());
        };
        let count = match &quote.body {
            QuoteBody::Selection { count, .. } => count.is_some(),
            _ => false,
        };
        let (says, span) = (quote.says, quote.span);
        if !count {
            return Ok(());
        }
        let said = says.and_then(|says| self.book.texts.get(says.index()));
        let word = said.and_then(|said| said.split(' ').next());
        let word = format_smolstr!("`{}`", word.unwrap_or_default());
        Err(self.report(DroppedError::ClauseOfAll { word, span }))
    }

    /// Refuses how often something happens that is done one by one: each time is a happening of its own.
    pub(super) fn happens_once(&mut self, verb: VerbId, index: usize, val: &Val) -> Read<()> {
        if index != 0 || !self.is_done_one_by_one(verb) || self.env.setting != Setting::Card {
            return Ok(());
        }
        let span = self.val_span(val);
        let name = super::effects::verb_name(self, verb);
        let past = self.form_of(verb, Form::Past);
        let past = past.unwrap_or_else(|| name.clone());
        let verb = name;
        Err(self.report(DroppedError::OneAtATime { verb, past, span }))
    }

    /// Refuses `with highest F` in what is looked for where it is not in play.
    pub(super) fn best_elsewhere(&mut self, all: ExprId) -> Read<()> {
        let best = |id: &ExprId| {
            matches!(
                self.at(*id),
                Expr::Fold {
                    how: Fold::WithHighest | Fold::WithLowest,
                    ..
                }
            )
        };
        let found = match self.at(all) {
            Expr::Union(several) => several.iter().any(best),
            _ => best(&all),
        };
        if !found {
            return Ok(());
        }
        let span = self.span(all);
        Err(self.report(DroppedError::BestElsewhere { span }))
    }

    /// Refuses chance, or a player who would choose, where whoever does it looks for it himself.
    pub(super) fn looks_himself(&mut self, chooser: Option<&'static str>, all: ExprId) -> Read<()> {
        let Some(word) = chooser else {
            return Ok(());
        };
        let span = self.span(all);
        Err(self.report(DroppedError::LooksHimself { word, span }))
    }

    /// Refuses `by P` and `at random` in a kept selection: rules ask who is meant by it, and whoever does what it is about chooses.
    pub(in crate::reader) fn never_chosen(&mut self, kept: ExprId) -> Read<()> {
        let body = self.quote_of(kept).map(|quote| &quote.body);
        let Some(QuoteBody::Selection {
            all, random, by, ..
        }) = body
        else {
            return Ok(());
        };
        let all = *all;
        let word = match (random, by) {
            (true, _) => "at random",
            (false, Some(_)) => "by",
            (false, None) => return Ok(()),
        };
        let span = self.span(all);
        Err(self.report(DroppedError::NobodyAsked { word, span }))
    }

    /// Refuses `to each KIND` of a verb that takes what it needs of a set beside its object.
    pub(super) fn goes_to_one(&mut self, val: &Val, ty: &Type) -> Read<()> {
        let (Val::Many(sel), Type::Set(_)) = (val, ty) else {
            return Ok(());
        };
        let several = match sel.many {
            Many::Each | Many::AtLeast(_) | Many::UpTo(_) | Many::AnyNumber => true,
            Many::Count(count) => *self.at(count) != Expr::Number(1),
            _ => false,
        };
        if !several || self.env.setting != Setting::Card {
            return Ok(());
        }
        let span = sel.span;
        Err(self.report(DroppedError::ToEach { span }))
    }

    fn quote_of(&self, kept: ExprId) -> Option<&Quote> {
        match *self.at(kept) {
            Expr::Quote { quote, .. } => self.book.quotes.get(quote.index()),
            _ => None,
        }
    }

    /// `another`: none of those that were spoken of before; where nobody was, not this, and not what this lies on.
    pub(super) fn other_than_earlier(&mut self, sel: &mut Sel) -> Read<()> {
        let span = sel.span;
        let it = self.push(Expr::Local(sel.group.slot), span);
        let mut others = Vec::new();
        for one in self.spoken_before(&sel.elem) {
            let local = self.push(Expr::Local(one.slot), span);
            let same = match one.ty {
                Type::Set(_) => Expr::In(it, local),
                _ => Expr::Compare(Comparison::Equal, it, local),
            };
            let same = self.push(same, span);
            others.push(self.push(Expr::Not(same), span));
        }
        if others.is_empty() {
            for other in self.own_others(sel) {
                let unlike = Expr::Compare(Comparison::Unequal, it, other);
                others.push(self.push(unlike, span));
            }
        }
        if others.is_empty() {
            return Err(self.report(DroppedError::OtherThanWhat { span }));
        }
        sel.group.tests.extend(others);
        Ok(())
    }

    /// Those of a kind that `another` differs from: whom it is said of; or whom the sentence chose, or what has a name.
    fn spoken_before(&self, elem: &Type) -> Vec<Earlier> {
        let such = |ty: &Type| {
            let ty = match ty {
                Type::Set(member) => member,
                ty => ty,
            };
            matches!(ty, Type::Object(_) | Type::Any | Type::Player)
                && self.fit(ty, elem) != super::types::Fit::No
        };
        let around = self.env.around.iter().rev().find(|one| such(&one.ty));
        if let Some(around) = around {
            return vec![around.clone()];
        }
        let mut all: Vec<Earlier> = self.env.earlier.clone();
        for local in &self.env.locals {
            let known: Option<Slot> = all
                .iter()
                .map(|one| one.slot)
                .find(|slot| *slot == local.slot);
            if let (Some(ty), None) = (&local.ty, known) {
                all.push(Earlier {
                    slot: local.slot,
                    ty: ty.clone(),
                    span: local.span,
                });
            }
        }
        all.retain(|one| such(&one.ty));
        all
    }

    /// This card, and what it lies on, if they are of the kind of a selection.
    fn own_others(&mut self, sel: &Sel) -> Vec<ExprId> {
        let of_kind = |ty: &Type| self.fit(ty, &sel.elem) != super::types::Fit::No;
        let this = self.this().is_some_and(|this| of_kind(&this));
        let host = self.env.host.as_ref().is_some_and(of_kind);
        let own = self.push(Expr::Local(THIS), sel.span);
        let mut all = Vec::new();
        if this {
            all.push(own);
        }
        if host {
            let host = Expr::Builtin {
                op: Builtin::Host,
                args: vec![own],
            };
            all.push(self.push(host, sel.span));
        }
        all
    }
}

/// The word of a quantifier that counts.
fn counted(many: Many) -> Option<SmolStr> {
    let word = match many {
        Many::Count(_) => "the number",
        Many::A => "`a`",
        Many::Some => "`some`",
        Many::AtLeast(_) => "`at least`",
        Many::UpTo(_) => "`up to`",
        Many::AnyNumber => "`any number of`",
        Many::Another | Many::Bare | Many::Each | Many::Any | Many::No => return None,
    };
    Some(SmolStr::new_static(word))
}
