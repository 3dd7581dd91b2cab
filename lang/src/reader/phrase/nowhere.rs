//! Where somebody is, said of what lies where it is not in play: nobody there could pass it.

use crate::checks::gone::is_set_of_those;
use crate::reader::{Cx, Read, TrapError};
use crate::tree::{Arithmetic, Expr, ExprId, Fold, QuoteBody, Slot, Verb, VerbId};
use crate::vocabulary::Form;

impl Cx<'_> {
    /// Whether a set is a place that is not in play.
    pub(super) fn lies_elsewhere(&self, from: ExprId) -> bool {
        let Expr::Place { zone, .. } = *self.at(from) else {
            return false;
        };
        let zone = self.book.zones.get(zone.index());
        zone.is_some_and(|zone| !zone.in_play)
    }

    /// Refuses a relation of those in play among the tests of what is not.
    pub(super) fn never_there(&mut self, tests: &[ExprId], slot: Slot) -> Read<()> {
        match tests
            .iter()
            .find_map(|test| self.relates_in_play(*test, slot))
        {
            Some(test) => {
                let span = self.span(test);
                Err(self.report(TrapError::NeverThere { span }))
            }
            None => Ok(()),
        }
    }

    /// Refuses a relation of those in play said of what comes into play only behind the happening.
    pub(super) fn goes_later(&mut self, verb: VerbId, tests: &[ExprId], slot: Slot) -> Read<()> {
        let Some(declared) = self.book.verbs.get(verb.index()).filter(|it| it.goes_later) else {
            return Ok(());
        };
        let mut tests = tests.iter();
        let Some(test) = tests.find_map(|test| self.relates_in_play(*test, slot)) else {
            return Ok(());
        };
        let roles = declared
            .params
            .iter()
            .filter_map(|param| param.role.clone());
        let (name, roles) = (declared.named.name.clone(), roles.collect());
        let object = |verb: &Verb| verb.params.first().map(|param| param.ty.clone());
        let verbs = (0_u32..).map(VerbId).zip(&self.book.verbs);
        let mut there = verbs.filter(|(_, it)| {
            it.fetches && it.announced && !it.goes_later && object(it) == object(declared)
        });
        let there = there.find_map(|(verb, _)| self.form_of(verb, Form::Past));
        let span = self.span(test);
        Err(self.report(TrapError::GoesLater {
            verb: name,
            roles,
            there,
            span,
        }))
    }

    /// The same of a selection that is kept for a verb which looks for it elsewhere.
    pub(in crate::reader) fn never_fetched(&mut self, kept: ExprId) -> Read<()> {
        let Expr::Quote { quote, .. } = *self.at(kept) else {
            return Ok(());
        };
        let body = self.book.quotes.get(quote.index()).map(|quote| &quote.body);
        let Some(QuoteBody::Selection {
            all,
            member: (slot, test),
            random,
            by,
            ..
        }) = body
        else {
            return Ok(());
        };
        let (all, slot, test) = (*all, *slot, *test);
        let chooser = match (random, by) {
            (true, _) => Some("at random"),
            (false, Some(_)) => Some("by"),
            (false, None) => None,
        };
        self.looks_himself(chooser, all)?;
        self.best_elsewhere(all)?;
        self.never_there(&[test], slot)
    }

    /// The relation of those in play that must hold of a slot.
    fn relates_in_play(&self, test: ExprId, slot: Slot) -> Option<ExprId> {
        match self.at(test) {
            // Where one of two ways can never be gone, whoever wrote it means something else by it.
            Expr::And(parts) | Expr::Or(parts) => parts
                .iter()
                .find_map(|part| self.relates_in_play(*part, slot)),
            Expr::Call { function, args } => {
                let function = self.book.functions.get(function.index())?;
                let first = args
                    .first()
                    .is_some_and(|first| *self.at(*first) == Expr::Local(slot));
                (function.in_play && first).then_some(test)
            }
            // One of a set of those in play.
            Expr::In(what, set) => {
                let it = *self.at(*what) == Expr::Local(slot);
                (it && is_set_of_those(self.book, *set)).then_some(test)
            }
            // `aboard your ship`: some ship is such.
            Expr::Fold {
                how: Fold::Some | Fold::Count,
                over,
                ..
            } => over
                .tests
                .iter()
                .find_map(|part| self.relates_in_play(*part, slot)),
            Expr::Compare(_, one, _) => match self.at(*one) {
                Expr::Fold { .. } | Expr::Arith(Arithmetic::Add, ..) => {
                    self.relates_in_play(*one, slot)
                }
                _ => None,
            },
            // Those who may be two are counted twice over.
            Expr::Arith(Arithmetic::Add, one, _) | Expr::With { body: one, .. } => {
                self.relates_in_play(*one, slot)
            }
            _ => None,
        }
    }
}
