//! Words that would say nothing where they stand: numbers of those to whom something is forbidden, `another` than
//! nobody, limits before what stands.

use super::select::{Many, Sel};
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cx, DroppedError, Read, Setting};
use crate::tree::{Builtin, Expr, ExprId, Fold, Quote, QuoteBody, Slot, THIS, Type, VerbId};
use crate::vocabulary::Form;
use smol_str::{SmolStr, format_smolstr};

impl Cx<'_> {
    /// Refuses a number of those who cannot, or to whom it cannot be done: it is forbidden of each.
    pub(super) fn forbidden_of_all(&mut self, val: &Val) -> Read<()> {
        let Val::Many(sel) = val else {
            return Ok(());
        };
        let span = sel.span;
        let word = match sel.many {
            _ if self.env.setting != Setting::Card => return Ok(()),
            Many::Another => return Err(self.report(DroppedError::OfAllOthers { span })),
            Many::Count(n) if *self.at(n) == Expr::Number(1) => "`one`",
            Many::Count(_) => "the number",
            Many::A => "`a`",
            Many::Some => "`some`",
            Many::AtLeast(_) => "`at least`",
            Many::UpTo(_) => "`up to`",
            Many::AnyNumber => "`any number of`",
            Many::Bare | Many::Each | Many::Any | Many::No => return Ok(()),
        };
        let word = SmolStr::new_static(word);
        Err(self.report(DroppedError::OfAll { word, span }))
    }

    /// Refuses a number of those of whom a clause says something behind its colon.
    pub(in crate::reader) fn said_of_all(&mut self, kept: ExprId) -> Read<()> {
        let Some(Quote {
            body: QuoteBody::Selection { count: Some(_), .. },
            says,
            span,
            ..
        }) = self.book.kept(kept)
        else {
            return Ok(());
        };
        let said = says.map_or("", |says| self.book.text(says));
        let word = format_smolstr!("`{}`", said.split(' ').next().unwrap_or_default());
        let span = *span;
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
        let best = |id: &ExprId| match self.at(*id) {
            Expr::Fold { how, .. } => matches!(how, Fold::WithHighest | Fold::WithLowest),
            _ => false,
        };
        let found = match self.at(all) {
            Expr::Union(several) => several.iter().any(best),
            _ => best(&all),
        };
        let span = self.span(all);
        match found {
            true => Err(self.report(DroppedError::BestElsewhere { span })),
            false => Ok(()),
        }
    }

    /// Refuses `by P` and `at random` in a kept selection: rules ask who is meant by it, and whoever does what it is
    /// about chooses.
    pub(in crate::reader) fn never_chosen(&mut self, kept: ExprId) -> Read<()> {
        let body = self.book.kept(kept).map(|quote| &quote.body);
        let (word, all) = match body {
            Some(QuoteBody::Selection {
                all, random: true, ..
            }) => ("at random", *all),
            Some(QuoteBody::Selection {
                all, by: Some(_), ..
            }) => ("by", *all),
            _ => return Ok(()),
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

    /// `another`: none of those that were spoken of before; where nobody was, not this, and not what this lies on.
    pub(super) fn other_than_earlier(&mut self, sel: &mut Sel) -> Read<()> {
        let span = sel.span;
        let it = self.local(sel.group.slot, span);
        let mut others = Vec::new();
        for (slot, ty) in self.spoken_before(&sel.elem) {
            let local = self.local(slot, span);
            let same = match ty {
                Type::Set(_) => self.push(Expr::In(it, local), span),
                _ => self.equal(it, local, span),
            };
            others.push(self.not(same, span));
        }
        if others.is_empty() {
            for other in self.own_others(sel) {
                others.push(self.unequal(it, other, span));
            }
        }
        if others.is_empty() {
            return Err(self.report(DroppedError::OtherThanWhat { span }));
        }
        sel.group.tests.extend(others);
        Ok(())
    }

    /// Those of a kind that `another` differs from: whom it is said of; or whom the sentence chose, or what has a name.
    fn spoken_before(&self, elem: &Type) -> Vec<(Slot, Type)> {
        let such = |ty: &Type| {
            let ty = match ty {
                Type::Set(member) => member,
                ty => ty,
            };
            matches!(ty, Type::Object(_) | Type::Any | Type::Player)
                && self.fit(ty, elem) != Fit::No
        };
        let around = self.env.around.iter().rev().find(|one| such(&one.ty));
        if let Some(around) = around {
            return vec![(around.slot, around.ty.clone())];
        }
        let earlier = self.env.earlier.iter();
        let mut all: Vec<(Slot, Type)> = earlier.map(|one| (one.slot, one.ty.clone())).collect();
        for local in &self.env.locals {
            let known = all.iter().any(|(slot, _)| *slot == local.slot);
            all.extend(
                local
                    .ty
                    .clone()
                    .filter(|_| !known)
                    .map(|ty| (local.slot, ty)),
            );
        }
        all.retain(|(_, ty)| such(ty));
        all
    }

    /// This card, and what it lies on, if they are of the kind of a selection.
    fn own_others(&mut self, sel: &Sel) -> Vec<ExprId> {
        let of_kind = |ty: Option<&Type>| ty.is_some_and(|ty| self.fit(ty, &sel.elem) != Fit::No);
        let (this, host) = (
            of_kind(self.this().as_ref()),
            of_kind(self.env.host.as_ref()),
        );
        let own = self.local(THIS, sel.span);
        let host = host.then(|| self.ask(Builtin::Host, vec![own], sel.span));
        this.then_some(own).into_iter().chain(host).collect()
    }
}
