//! Adjectives: declared ones, symbols by the adjective of their enumeration, states; and `or` between them.

use super::look::{Look, is_or, state_of};
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, TrapError, Typed, UnclearError};
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
    /// This one or another.
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

    /// Whether it says whose something is.
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
            What::Symbol(symbol) => Some(self.book.symbols.get(symbol.index())?.of),
            _ => None,
        };
        let whose = |one: &Adjective| one.name == "your" || one.name.ends_with("'s");
        let unlike = |either: &&Adjective| match &either.what {
            What::Either(all) => all
                .iter()
                .zip(all.iter().skip(1))
                .any(|(one, other)| (sort(one), whose(one)) != (sort(other), whose(other))),
            _ => false,
        };
        match found.iter().find(unlike).filter(|_| found.len() > 1) {
            Some(either) => {
                let span = either.span;
                Err(self.report(TrapError::EitherAmong { span }))
            }
            None => Ok(()),
        }
    }

    /// Refuses `your` beside a state by which somebody is another player's: whose is he then?
    pub(super) fn held_by(&mut self, found: &[Adjective]) -> Read<()> {
        let Some(whose) = found.iter().find(|one| one.says_whose()) else {
            return Ok(());
        };
        let held = found.iter().find(|one| {
            matches!(one.what, What::State(_)) && !one.negated && self.holds_somebody(&one.name)
        });
        let Some(held) = held else { return Ok(()) };
        Err(self.report(UnclearError::WhoseState {
            whose: whose.name.clone(),
            state: held.name.clone(),
            span: whose.span.to(held.span),
        }))
    }

    /// Whether an adjective and a head stand here.
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
        let name = at.peek().map(super::spell::spelled).unwrap_or_default();
        at.take(count);
        Some(Adjective {
            what,
            negated,
            name,
            span: span.to(at.behind()),
        })
    }

    /// The kind that a symbol, as the last word, stands for.
    pub(super) fn adjective_kind(&self, adjective: &Adjective) -> Option<KindId> {
        let symbol = match &adjective.what {
            What::Symbol(symbol) => *symbol,
            What::Either(either) => return self.adjective_kind(either.last()?),
            _ => return None,
        };
        let first = self.symbol_adjectives(symbol).first()?;
        match self.param_type(*first, 1)? {
            Type::Object(kind) => Some(kind),
            _ => None,
        }
    }

    /// The kinds that a symbol can be said of, if it does not stand for one of them by itself.
    pub(super) fn adjective_kinds(&self, adjective: &Adjective) -> Vec<KindId> {
        let symbol = match &adjective.what {
            What::Symbol(symbol) => *symbol,
            What::Either(either) => {
                return either
                    .last()
                    .map(|last| self.adjective_kinds(last))
                    .unwrap_or_default();
            }
            _ => return Vec::new(),
        };
        let functions = self.symbol_adjectives(symbol).iter();
        functions
            .filter_map(|function| self.params_of(*function).get(1))
            .flat_map(|param| match &param.ty {
                Type::Object(kind) if param.kinds.is_empty() => vec![*kind],
                Type::Object(_) => param.kinds.clone(),
                _ => Vec::new(),
            })
            .collect()
    }

    /// How the symbols of an enumeration qualify nouns.
    pub(super) fn symbol_adjectives(&self, symbol: SymbolId) -> &'a [FunctionId] {
        let of = self
            .book
            .symbols
            .get(symbol.index())
            .map(|symbol| symbol.of);
        of.and_then(|of| self.vocab.symbol_adjectives.get(&of))
            .map_or(&[], Vec::as_slice)
    }

    /// The type of a function's parameter.
    pub(super) fn param_type(&self, function: FunctionId, index: usize) -> Option<Type> {
        let function = self.book.functions.get(function.index())?;
        function.params.get(index).map(|param| param.ty.clone())
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
                let tests: Read<Vec<ExprId>> = either
                    .iter()
                    .map(|one| self.adjective_test(one, &it))
                    .collect();
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
            return Err(self.no_adjective(name, &of.ty, span));
        }
        let said_of = functions
            .iter()
            .filter_map(|one| self.params_of(*one).get(1));
        let fits = |param: &Param| self.type_fit(&of.ty, param) != super::types::Fit::No;
        if !said_of.clone().any(fits) {
            let takes = said_of.map(|param| self.called_param(param)).collect();
            let given = self.called(&of.ty);
            let inner = self.env.reaches_past;
            return Err(self.report(PhraseError::NotSaid {
                name: SmolStr::new(name),
                given,
                takes,
                inner,
                span,
            }));
        }
        let value = self.symbol(symbol, span);
        let args = vec![Val::One(value), Val::One(of)];
        Ok(self.apply(name, functions, args, span)?.id)
    }

    fn no_adjective(&mut self, name: &str, ty: &Type, span: Span) -> Reported {
        let given = vec![self.called(ty)];
        self.report(PhraseError::NoFit {
            name: SmolStr::new(name),
            given,
            takes: vec![String::from(
                "nothing, until an `adjective (v: ...) of (c: ...)` says how",
            )],
            span,
        })
    }

    /// A symbol as a value.
    pub(super) fn symbol(&mut self, symbol: SymbolId, span: Span) -> Typed {
        let of = self
            .book
            .symbols
            .get(symbol.index())
            .map(|symbol| symbol.of);
        let ty = of.map_or(Type::Any, Type::Symbol);
        self.typed(Expr::Symbol(symbol), ty, span)
    }
}
