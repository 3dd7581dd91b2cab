//! Words of the language with a meaning of their own: constants, quantifiers, `printed`, questions to kept text.

use super::builtin::Asked;
use super::look::{Look, Within};
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, TrapError, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{EnumId, Expr, ExprId, Fold, KindId, THIS, Type};
use crate::vocabulary::{Class, Constant, Quantifier, Special};
use smol_str::SmolStr;

impl Cx<'_> {
    /// `this ship`: what is meant is on cards the card itself, what it is on, or what was named before.
    fn this_kind(&mut self, kind: KindId, span: Span) -> Reported {
        let own = matches!(self.this(), Some(Type::Object(this)) if self.under(this, kind));
        let name = self.kind_name(kind);
        let help = if own {
            String::from("write `this`")
        } else {
            format!(
                "`this` is the card itself; write `host` for what it is on, `that {name}` for one named before"
            )
        };
        let word = SmolStr::new(format!("this {name}"));
        self.report(TrapError::English {
            word,
            help: help.into(),
            span,
        })
    }

    /// Whether this is the first of symbols joined by `or` before a kind: `MEDICAL or SCIENCE personnel`.
    pub(super) fn is_shared(&self, at: &Cursor<'_>) -> bool {
        let mut rest = *at;
        let mut joined = false;
        loop {
            match self.class(&rest) {
                Some(Class::Kind(..)) => return joined,
                Some(Class::Symbol(_) | Class::Adjective(_)) => {
                    if let Look::Known(_, count) = self.look(&rest) {
                        rest.take(count);
                    }
                }
                _ => return false,
            }
            if rest.eat_if(super::look::is_or) {
                joined = true;
            } else if !matches!(self.class(&rest), Some(Class::Kind(..))) {
                return false;
            }
        }
    }

    pub(super) fn constant(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        constant: Constant,
        count: usize,
    ) -> Read<Val> {
        let span = at.here();
        if constant == Constant::No {
            let mut rest = *at;
            rest.take(count);
            // `no any "T"`
            let title = |word: &Word| matches!(word.kind, WordKind::Text(_));
            let any = rest.peek().is_some_and(|word| word.is("any"));
            let head = self.begins_selection(&rest)
                || any && rest.ahead(1).is_some_and(title)
                || matches!(
                    self.class(&rest),
                    Some(Class::Noun(_) | Class::Zone(_) | Class::Field(_))
                );
            if head {
                return self.selected(at, within);
            }
        }
        if constant == Constant::No && !within.core {
            let mut rest = *at;
            rest.take(count);
            let words = rest;
            if let Some(count) = self.eat_number(&mut rest)
                && self.begins_selection(&rest)
            {
                let number = super::spell::row(words.rest().get(..1).unwrap_or_default());
                return Err(self.report(TrapError::English {
                    word: format!("no {number}").into(),
                    help: format!("write `no KIND` for none at all, or compare: `number of KIND ... < {count}`").into(),
                    span: span.to(words.here()),
                }));
            }
        }
        at.take(count);
        let (expr, ty) = match constant {
            Constant::Yes => (Expr::Truth(true), Type::Truth),
            Constant::No => (Expr::Truth(false), Type::Truth),
            Constant::Nothing => (Expr::Nothing, Type::Nothing),
        };
        Ok(Val::One(self.typed(expr, ty, span)))
    }

    /// A quantifier begins a selection, or `each E over G`.
    pub(super) fn quantified_atom(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        quantifier: Quantifier,
        count: usize,
    ) -> Read<Val> {
        let span = at.here();
        let mut rest = *at;
        rest.take(count);
        if quantifier == Quantifier::Each && Self::over(at).is_some() {
            at.take(count);
            return self.map_over(at, within, span);
        }
        if quantifier == Quantifier::Any
            && let Some(WordKind::Text(text)) = rest.peek().map(|word| &word.kind)
        {
            let mut after = rest;
            after.next_word();
            if within.core || !self.has_posts(&after, within) {
                *at = after;
                return Ok(Val::Text {
                    text: text.clone(),
                    any: true,
                    span: span.to(at.behind()),
                });
            }
        }
        self.selected(at, within)
    }

    /// Words of the language with a meaning of their own.
    pub(super) fn special(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        special: Special,
        count: usize,
    ) -> Read<Val> {
        let span = at.here();
        match special {
            Special::This => {
                at.take(count);
                if let Some(Class::Kind(kind, _)) = self.class(at) {
                    let kind = *kind;
                    return Err(self.this_kind(kind, span.to(at.here())));
                }
                match self.this() {
                    Some(ty) => Ok(Val::One(self.typed(Expr::Local(THIS), ty, span))),
                    None => Err(self.report(PhraseError::Nobody {
                        word: SmolStr::new_static("this"),
                        span,
                    })),
                }
            }
            Special::You => {
                at.take(count);
                self.you(span).map(Val::One)
            }
            Special::It => {
                at.take(count);
                self.it(span).map(Val::One)
            }
            Special::That => self.that(at).map(Val::One),
            Special::Those if self.is_those_of(at) => {
                at.take(count + 1);
                self.those_of(at, within, span)
            }
            Special::Those if !self.is_call(at, count) => self.that(at).map(Val::One),
            Special::Those => self.asking(at, Asked::Those, count).map(Val::One),
            Special::Holds => self.asking(at, Asked::Holds, count).map(Val::One),
            Special::Value => self.asking(at, Asked::Value, count).map(Val::One),
            Special::CanTarget => self.asking(at, Asked::CanTarget, count).map(Val::One),
            Special::SymbolsOf => {
                at.take(count);
                self.symbols_of(at, span).map(Val::One)
            }
            Special::Just if self.is_call(at, count) => {
                self.asking(at, Asked::Just, count).map(Val::One)
            }
            Special::Printed => {
                at.take(count);
                self.printed(at, within, span).map(Val::One)
            }
            Special::NumberOf if self.is_times(at, count) => {
                at.take(count + 1);
                self.times(at, span).map(Val::One)
            }
            Special::NumberOf => {
                at.take(count);
                self.fold_of(at, within, Fold::Count, span)
            }
            Special::SumOf => {
                at.take(count);
                self.fold_over(at, within, Fold::Sum, span)
            }
            Special::ProductOf => {
                at.take(count);
                self.fold_over(at, within, Fold::Product, span)
            }
            Special::First => {
                at.take(count);
                self.fold_of(at, within, Fold::First, span)
            }
            Special::Last => {
                at.take(count);
                self.fold_of(at, within, Fold::Last, span)
            }
            _ => Err(self.expected("a thing, a number or a condition", at)),
        }
    }

    /// `it`. The member of a group with a name is called by its name: `it` could as well be what was `it`
    /// outside.
    pub(in crate::reader::phrase) fn it(&mut self, span: Span) -> Read<Typed> {
        let Some((slot, ty)) = self.env.it.clone() else {
            return Err(self.report(PhraseError::Nobody {
                word: SmolStr::new_static("it"),
                span,
            }));
        };
        let member = self.env.members.iter().find(|(of, _)| *of == slot);
        let name = self.env.locals.iter().rev().find(|one| one.slot == slot);
        if let (Some((_, outside)), Some(name)) = (member, name) {
            let (first, outside) = (name.span, *outside);
            let name = name.name.clone();
            return Err(self.report(TrapError::ItHasName {
                name,
                outside,
                span,
                first,
            }));
        }
        let ty = self.shown(slot, &ty);
        Ok(self.typed(Expr::Local(slot), ty, span))
    }

    /// `symbols of skill`: every name of an enumeration, as declared.
    pub(in crate::reader::phrase) fn symbols_of(
        &mut self,
        at: &mut Cursor<'_>,
        span: Span,
    ) -> Read<Typed> {
        let here = at.here();
        let name = at
            .next_word()
            .and_then(|word| word.name())
            .unwrap_or_default();
        let enums = (0_u32..).map(EnumId).zip(&self.book.enums);
        let found = enums.into_iter().find(|(_, list)| list.named.name == name);
        let Some(of) = found.map(|(id, _)| id) else {
            let names = self.book.enums.iter().map(|list| list.named.name.as_str());
            let nearest = crate::diagnostic::nearest(name, names).map(SmolStr::new);
            return Err(self.report(PhraseError::UnknownName {
                what: "enumeration",
                name: SmolStr::new(name),
                span: here,
                nearest,
            }));
        };
        let id = self.every_symbol(of, span.to(here));
        let ty = Type::Set(Box::new(Type::Symbol(of)));
        Ok(Typed { id, ty })
    }

    /// The names of an enumeration, those that packs add among them.
    pub(super) fn every_symbol(&mut self, of: EnumId, span: Span) -> ExprId {
        let list = self.book.enums.get(of.index());
        let symbols = list.map(|list| list.symbols.clone()).unwrap_or_default();
        let all = symbols
            .into_iter()
            .map(|symbol| self.push(Expr::Symbol(symbol), span))
            .collect();
        self.push(Expr::List(all), span)
    }

    /// `printed STRENGTH of c`.
    pub(super) fn printed(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        span: Span,
    ) -> Read<Typed> {
        let (name, fields, count) = match self.look(at) {
            Look::Known(entry, count) => match &entry.class {
                Class::Field(fields) => {
                    let name = super::spell::row(at.rest().get(..count).unwrap_or_default());
                    (name, fields.clone(), count)
                }
                _ => return Err(self.expected("a field", at)),
            },
            _ => return Err(self.expected("a field", at)),
        };
        at.take(count);
        let of = self.one_argument(at, within)?;
        let span = span.to(at.behind());
        match of {
            Some(of) => {
                let of = self.single(of)?;
                self.field_of(&name, &fields, Some(of), true, span)
            }
            None => self.bare_field(&name, &fields, true, span),
        }
    }

    /// `holds(q, this, you with scope = E)`.
    pub(super) fn asking(&mut self, at: &mut Cursor<'_>, what: Asked, count: usize) -> Read<Typed> {
        let span = at.here();
        at.take(count);
        let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind) else {
            return Err(self.expected_or("`(`", at, Some(format!("write `{}(...)`", what.name()))));
        };
        let whole = at.here();
        at.next_word();
        let words = super::group::inside(phrases);
        let mut inner = Cursor::over(&words, whole);
        let scopes = self.scopes_at(&inner);
        let mut body = match scopes {
            Some(found) => inner.take(found),
            None => inner.take(inner.rest().len()),
        };
        let mut args = Vec::new();
        loop {
            args.push(self.deeper(span, |cx| cx.ternary(&mut body, Within::OPEN))?);
            if !body.eat_comma() {
                break;
            }
        }
        self.finish(&body)?;
        let with = if scopes.is_some() {
            let with = self.scopes(&mut inner, false)?;
            self.finish(&inner)?;
            with
        } else {
            Vec::new()
        };
        self.asked(what, args, with, span.to(at.behind()))
    }
}
