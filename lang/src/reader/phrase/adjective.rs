//! Adjectives: declared ones, symbols by the adjective of their enumeration, states; and `or` between them.

use super::call::kinds_of;
use super::look::{Look, is_or, state_of};
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, Read, TrapError, Typed, UnclearError};
use crate::span::Span;
use crate::tree::{Expr, ExprId, FunctionId, KindId, Param, StateId, SymbolId, Type};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// An adjective before a head.
#[derive(Clone, Debug)]
pub(super) struct Adjective {
    what: What,
    negated: bool,
    pub(super) name: SmolStr,
    pub(super) span: Span,
}

#[derive(Clone, Debug)]
enum What {
    Symbol(SymbolId),
    Declared(Vec<FunctionId>),
    State(StateId),
    /// `MEDICAL or SCIENCE personnel`.
    Either(Vec<Adjective>),
}

impl Adjective {
    pub(super) fn or(self, other: Self) -> Self {
        let (name, span) = (self.name.clone(), self.span.to(other.span));
        let mut either = match self.what {
            What::Either(either) => either,
            _ => vec![self],
        };
        either.push(other);
        Self {
            what: What::Either(either),
            negated: false,
            name,
            span,
        }
    }

    pub(super) fn says_whose(&self) -> bool {
        match &self.what {
            What::Either(all) => all.iter().all(Self::says_whose),
            _ => self.name == "your" || self.name.ends_with("'s"),
        }
    }

    /// Whether it says what is printed on something: a symbol.
    pub(super) fn says_what(&self) -> bool {
        match &self.what {
            What::Either(all) => all.iter().all(Self::says_what),
            what => matches!(what, What::Symbol(_)),
        }
    }
}

impl<'a> Cx<'a> {
    /// Refuses `your A or B KIND` where A and B are not words of one sort: the `your` could be said of A alone.
    pub(super) fn same_sort(&mut self, found: &[Adjective]) -> Read<()> {
        let sort = |one: &Adjective| match &one.what {
            What::Symbol(symbol) => self.book.at(symbol).map(|symbol| symbol.of),
            _ => None,
        };
        let sort = |one: &Adjective| (sort(one), one.says_whose());
        let unlike = |either: &&Adjective| match &either.what {
            What::Either(all) => all
                .windows(2)
                .any(|pair| matches!(pair, [one, other] if sort(one) != sort(other))),
            _ => false,
        };
        match found.iter().find(unlike).filter(|_| found.len() > 1) {
            Some(Adjective { span, .. }) => {
                Err(self.report(TrapError::EitherAmong { span: *span }))
            }
            None => Ok(()),
        }
    }

    /// Whether a relation tells whose somebody is by a state: `captive_of p` beside `captive`.
    fn holds_somebody(&self, state: &str) -> bool {
        let entry = self.vocab.get(&format!("{state}_of"));
        let Some(Class::Relation(functions)) = entry.map(|entry| &entry.class) else {
            return false;
        };
        let mut functions = functions.iter();
        functions.any(|one| self.param_type(*one, 1) == Some(Type::Player))
    }

    /// Refuses `your` beside a state by which somebody is another player's: whose is he then?
    pub(super) fn held_by(&mut self, found: &[Adjective]) -> Read<()> {
        let whose = found.iter().find(|one| one.says_whose());
        let mut states = found
            .iter()
            .filter(|one| matches!(one.what, What::State(_)));
        let held = states.find(|one| !one.negated && self.holds_somebody(&one.name));
        let Some((whose, state)) = whose.zip(held) else {
            return Ok(());
        };
        let span = whose.span.to(state.span);
        let (whose, state) = (whose.name.clone(), state.name.clone());
        Err(self.report(UnclearError::WhoseState { whose, state, span }))
    }

    pub(super) fn adjective_of_head(&self, at: &Cursor<'_>) -> bool {
        let mut rest = *at;
        self.adjective(&mut rest).is_some() && self.leads_to_head(&rest)
    }

    fn leads_to_head(&self, at: &Cursor<'_>) -> bool {
        let mut at = *at;
        loop {
            if matches!(self.class(&at), Some(Class::Kind(..))) {
                return true;
            }
            if self.adjective(&mut at).is_none() && !at.eat_if(is_or) && !at.eat("and") {
                return false;
            }
        }
    }

    /// One adjective; a possessive before a noun or zone is none.
    pub(super) fn adjective(&self, at: &mut Cursor<'_>) -> Option<Adjective> {
        let span = at.here();
        if self.is_possessive(at) {
            return None;
        }
        let (entry, count, negated) = match self.look(at) {
            Look::Known(entry, count) => (entry, count, false),
            Look::Unknown => (self.negated(at)?, 1, true),
            _ => return None,
        };
        let what = match &entry.class {
            Class::Symbol(symbol) => What::Symbol(*symbol),
            Class::Adjective(functions) => What::Declared(functions.clone()),
            _ => What::State(state_of(entry)?),
        };
        let name = at.word();
        at.take(count);
        Some(Adjective {
            what,
            negated,
            name,
            span: span.to(at.behind()),
        })
    }

    /// What the symbol can be said of that an adjective ends in.
    fn said_of(&self, adjective: &Adjective) -> impl Iterator<Item = &Param> {
        let mut last = adjective;
        while let What::Either(either) = &last.what
            && let Some(one) = either.last()
        {
            last = one;
        }
        let functions = match last.what {
            What::Symbol(symbol) => self.symbol_adjectives(symbol),
            _ => &[],
        };
        functions
            .iter()
            .filter_map(|one| self.params_of(*one).get(1))
    }

    /// The kind that a symbol, as the last word, stands for.
    pub(super) fn adjective_kind(&self, adjective: &Adjective) -> Option<KindId> {
        match self.said_of(adjective).next()?.ty {
            Type::Object(kind) => Some(kind),
            _ => None,
        }
    }

    /// The kinds that a symbol can be said of, if it does not stand for one of them by itself.
    pub(super) fn adjective_kinds(&self, adjective: &Adjective) -> Vec<KindId> {
        self.said_of(adjective).flat_map(kinds_of).collect()
    }

    /// How the symbols of an enumeration qualify nouns.
    pub(super) fn symbol_adjectives(&self, symbol: SymbolId) -> &'a [FunctionId] {
        let of = self.book.at(symbol).map(|symbol| symbol.of);
        let known = of.and_then(|of| self.vocab.symbol_adjectives.get(&of));
        known.map_or(&[], Vec::as_slice)
    }

    /// Whether an adjective holds of an object.
    pub(super) fn adjective_test(&mut self, adjective: &Adjective, it: &Typed) -> Read<ExprId> {
        let span = adjective.span;
        let it = it.clone();
        let test = match &adjective.what {
            What::Symbol(symbol) => self.symbol_holds(*symbol, &adjective.name, it, span)?,
            What::Declared(functions) => {
                self.apply(&adjective.name, functions, vec![Val::One(it)], span)?
                    .id
            }
            What::State(state) => {
                self.check_state(*state, &it.ty, span)?;
                self.push(Expr::HasState(it.id, *state), span)
            }
            What::Either(either) => {
                let tests = either.iter().map(|one| self.adjective_test(one, &it));
                let tests: Read<Vec<ExprId>> = tests.collect();
                self.push(Expr::Or(tests?), span)
            }
        };
        Ok(if adjective.negated {
            self.push(Expr::Not(test), span)
        } else {
            test
        })
    }

    /// Whether an object is what a symbol says, by the adjective of its enumeration.
    pub(super) fn symbol_holds(
        &mut self,
        symbol: SymbolId,
        name: &str,
        of: Typed,
        span: Span,
    ) -> Read<ExprId> {
        let functions = self.symbol_adjectives(symbol);
        if functions.is_empty() {
            let help = "nothing, until an `adjective (v: ...) of (c: ...)` says how";
            return Err(self.misfits(name, &[of.ty], vec![help.into()], span));
        }
        let said_of = functions.iter();
        let said_of = said_of.filter_map(|one| self.params_of(*one).get(1));
        let fits = |param: &Param| self.type_fit(&of.ty, param) != Fit::No;
        if !said_of.clone().any(fits) {
            let takes = said_of.map(|param| self.called_param(param)).collect();
            return Err(self.not_said(name, &of.ty, takes, span));
        }
        let value = self.symbol(symbol, span);
        let args = vec![Val::One(value), Val::One(of)];
        Ok(self.apply(name, functions, args, span)?.id)
    }

    pub(super) fn symbol(&mut self, symbol: SymbolId, span: Span) -> Typed {
        let ty = self
            .book
            .at(symbol)
            .map_or(Type::Any, |symbol| Type::Symbol(symbol.of));
        self.typed(Expr::Symbol(symbol), ty, span)
    }
}
