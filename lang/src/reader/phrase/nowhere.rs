//! Where somebody is, said of what lies where it is not in play: nobody there could pass it. And a card named where a
//! verb wants a place, `relocated to host`: of what happens, and of what is forbidden, it is any place of the card's
//! in play.

use super::select::Many;
use super::value::Val;
use crate::facts::place::{is_set_of_those, not_in_play};
use crate::reader::types::chain;
use crate::reader::{Cx, Read, TrapError};
use crate::span::Span;
use crate::tree::{
    Arithmetic, Expr, ExprId, Fold, KindId, QuoteBody, Slot, Type, VerbId, ZoneId, ZoneOf,
};
use crate::vocabulary::Form;

/// The slot of a role, its type, and what is asked of what stands there.
type Role = (Slot, Type, Vec<ExprId>);

impl Cx<'_> {
    /// Whether a set is a place that is not in play.
    pub(super) fn lies_elsewhere(&self, from: ExprId) -> bool {
        not_in_play(self.book, from).is_some()
    }

    /// Refuses a relation of those in play among the tests of what is not.
    pub(super) fn never_there(&mut self, tests: &[ExprId], slot: Slot) -> Read<()> {
        let mut related = tests.iter();
        match related.find_map(|test| self.relates_in_play(*test, slot)) {
            Some(test) => {
                let span = self.span(test);
                Err(self.report(TrapError::NeverThere { span }))
            }
            None => Ok(()),
        }
    }

    /// Refuses a relation of those in play said of what comes into play only behind the happening.
    pub(super) fn goes_later(&mut self, verb: VerbId, tests: &[ExprId], slot: Slot) -> Read<()> {
        let Some(declared) = self.book.at(verb).filter(|it| it.goes_later) else {
            return Ok(());
        };
        let mut tests = tests.iter();
        let Some(test) = tests.find_map(|test| self.relates_in_play(*test, slot)) else {
            return Ok(());
        };
        let object = declared.params.first().map(|param| &param.ty);
        let verbs = (0_u32..).map(VerbId).zip(&self.book.verbs);
        let mut there = verbs.filter(|(_, it)| {
            let same = it.params.first().map(|param| &param.ty) == object;
            same && it.fetches && it.announced && !it.goes_later
        });
        let there = there.find_map(|(verb, _)| self.form_of(verb, Form::Past));
        let roles = declared.params.iter();
        let roles = roles.filter_map(|param| param.role.clone()).collect();
        let (verb, span) = (declared.named.name.clone(), self.span(test));
        Err(self.report(TrapError::GoesLater {
            verb,
            roles,
            there,
            span,
        }))
    }

    /// The same of a selection that is kept for a verb which looks for it elsewhere.
    pub(in crate::reader) fn never_fetched(&mut self, kept: ExprId) -> Read<()> {
        let body = self.book.kept(kept).map(|quote| &quote.body);
        let Some(QuoteBody::Selection { all, member, .. }) = body else {
            return Ok(());
        };
        let (all, (slot, test)) = (*all, *member);
        self.best_elsewhere(all)?;
        self.never_there(&[test], slot)
    }

    /// The relation of those in play that must hold of a slot.
    fn relates_in_play(&self, test: ExprId, slot: Slot) -> Option<ExprId> {
        let among = |parts: &[ExprId]| {
            let mut parts = parts.iter();
            parts.find_map(|part| self.relates_in_play(*part, slot))
        };
        let is_it = |id: ExprId| self.book.is_local(id, slot);
        match self.at(test) {
            // Where one of two ways can never be gone, whoever wrote it means something else by it.
            Expr::And(parts) | Expr::Or(parts) => among(parts),
            Expr::Call { function, args } => {
                let in_play = self.book.at(*function)?.in_play;
                (in_play && is_it(*args.first()?)).then_some(test)
            }
            // One of a set of those in play.
            Expr::In(what, set) => {
                (is_it(*what) && is_set_of_those(self.book, *set)).then_some(test)
            }
            // `aboard your ship`: some ship is such.
            Expr::Fold {
                how: Fold::Some | Fold::Count,
                over,
                ..
            } => among(&over.tests),
            Expr::Compare(_, one, _) => match self.at(*one) {
                Expr::Fold { .. } | Expr::Arith(Arithmetic::Add, ..) => among(&[*one]),
                _ => None,
            },
            // Those who may be two are counted twice over.
            Expr::Arith(Arithmetic::Add, one, _) | Expr::With { body: one, .. } => among(&[*one]),
            _ => None,
        }
    }

    /// Of the places in play that objects of a kind have those that are not of wider kinds come first.
    fn places_of(&self, kind: KindId) -> Vec<(bool, ZoneId)> {
        let zones = (0_u32..).map(ZoneId).zip(&self.book.zones);
        let own = zones.filter_map(|(id, zone)| match zone.of {
            ZoneOf::Kind(of) if self.under(kind, of) || self.under(of, kind) => {
                zone.in_play.then(|| (self.is_widest(of), id))
            }
            _ => None,
        });
        let mut found: Vec<(bool, ZoneId)> = own.collect();
        found.sort_unstable();
        found
    }

    fn is_widest(&self, kind: KindId) -> bool {
        chain(self.book, kind).count() < 2
    }

    /// How a place of an object of a kind is said.
    pub(super) fn place_example(&self, kind: KindId) -> Option<String> {
        // Those that every card has are hardly ever meant.
        let every = self.is_widest(kind);
        let places = self.places_of(kind).into_iter();
        let own = places.filter(|(wide, _)| !wide || every);
        let names = own.map(|(_, zone)| format!("`{} of ...`", self.book.name(zone)));
        let names: Vec<String> = names.take(3).collect();
        (!names.is_empty()).then(|| format!("say which place of it: {}", names.join(" or ")))
    }

    /// The slot of a role that is a place, where cards are named whose place it is.
    pub(super) fn whose_place(&mut self, val: Val, span: Span) -> Read<Result<Role, Val>> {
        let elem = match &val {
            Val::Text { .. } => self.any_object(),
            other => self.elem_type(other),
        };
        let Type::Object(kind) = elem else {
            return Ok(Err(val));
        };
        let mut sel = self.as_selection(val)?;
        let slot = self.env.fresh();
        let place = self.local(slot, span);
        let whose = self.local(sel.group.slot, span);
        let mut any = Vec::new();
        for (_, zone) in self.places_of(kind) {
            let of = Some(whose);
            let its = self.push(Expr::Place { zone, of }, span);
            any.push(self.equal(place, its, span));
        }
        sel.group.tests.push(self.push(Expr::Or(any), span));
        sel.many = Many::Some;
        Ok(Ok((slot, Type::Place, vec![self.truth_of(sel)?])))
    }
}
