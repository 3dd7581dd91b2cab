//! Numbers, texts, parentheses, lists; and scopes bound inside parentheses.

use super::look::{Look, Within};
use super::value::Val;
use crate::reader::{Cursor, Cx, Read, Setting, Typed};
use crate::sentence::{Phrase, WordKind};
use crate::span::Span;
use crate::tree::{ACTING, Builtin, Expr, ExprId, ScopeId, Type};
use crate::vocabulary::Class;

impl Cx<'_> {
    /// Numbers, texts, parentheses, lists.
    pub(super) fn literal(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        if self.counts(at) {
            return self.selected(at, within);
        }
        let Some(word) = at.peek() else {
            return Err(self.expected("a thing, a number or a condition", at));
        };
        match &word.kind {
            WordKind::Number(number) | WordKind::Change(number) => {
                at.next_word();
                let number = self.typed(Expr::Number(*number), Type::Number, span);
                Ok(Val::One(number))
            }
            WordKind::Text(text) => {
                // A title with posts, or before a kind, is a selection; alone it may also be a text or a title.
                let mut rest = *at;
                rest.next_word();
                let described = matches!(self.class(&rest), Some(Class::Kind(..)));
                if !within.core && (described || self.has_posts(&rest, within)) {
                    return self.selected(at, within);
                }
                at.next_word();
                Ok(Val::Text {
                    text: text.clone(),
                    any: false,
                    span,
                })
            }
            WordKind::Group(phrases) => {
                at.next_word();
                self.parenthesis(phrases, span)
            }
            WordKind::List(phrases) => {
                at.next_word();
                self.list(phrases, span)
            }
            _ => Err(self.expected("a thing, a number or a condition", at)),
        }
    }

    /// Whether something follows that can only belong to a head.
    pub(super) fn has_posts(&self, at: &Cursor<'_>, within: Within<'_>) -> bool {
        let Some(word) = at.peek() else {
            return false;
        };
        if within.claims(word) {
            return false;
        }
        let or_title = (super::look::is_or(word) || word.is("and"))
            && at
                .ahead(1)
                .is_some_and(|word| matches!(word.kind, WordKind::Text(_)));
        or_title || word.is("in") || word.is("with") || word.is("where") || self.is_relation(at)
    }

    /// `( ... )`: an expression, perhaps with scopes: `(E with team = S)`.
    pub(super) fn parenthesis(&mut self, phrases: &[Phrase], span: Span) -> Read<Val> {
        let words = super::group::inside(phrases);
        let mut inner = Cursor::over(&words, span);
        self.deeper(span, |cx| {
            let scopes = cx.scopes_at(&inner);
            let mut body = match scopes {
                Some(found) => inner.take(found),
                None => inner.take(inner.rest().len()),
            };
            let mut val = cx.ternary(&mut body, Within::OPEN)?;
            cx.finish(&body)?;
            if let Val::Many(sel) = &mut val {
                // The parenthesis says how far its `where` reaches.
                sel.past = None;
            }
            if scopes.is_none() {
                return Ok(val);
            }
            let binds = cx.scopes(&mut inner, false)?;
            cx.finish(&inner)?;
            let typed = cx.settle_truth(val)?;
            let expr = Expr::With {
                binds,
                body: typed.id,
            };
            Ok(Val::One(cx.typed(expr, typed.ty, span)))
        })
    }

    /// A value where scopes are bound around it: a selection there is a condition.
    pub(super) fn settle_truth(&mut self, val: Val) -> Read<Typed> {
        match val {
            Val::Many(mut sel) if sel.many != super::select::Many::Each => {
                self.that_support(&mut sel);
                let id = self.truth_of(*sel)?;
                Ok(Typed {
                    id,
                    ty: Type::Truth,
                })
            }
            val => self.settle(val),
        }
    }

    /// Where `with SCOPE =` stands.
    pub(super) fn scopes_at(&self, at: &Cursor<'_>) -> Option<usize> {
        let words = at.rest();
        (0..words.len()).find(|found| {
            words.get(*found).is_some_and(|word| word.is("with"))
                && words
                    .get(found + 1..)
                    .is_some_and(|rest| match self.look_at(rest) {
                        Look::Known(entry, count) => {
                            matches!(entry.class, Class::Scope(_))
                                && rest
                                    .get(count)
                                    .is_some_and(|word| word.is_op(crate::sentence::Op::Equal))
                        }
                        _ => false,
                    })
        })
    }

    /// `with SCOPE = E, SCOPE = E`.
    pub(super) fn scopes(
        &mut self,
        at: &mut Cursor<'_>,
        acting: bool,
    ) -> Read<Vec<(ScopeId, ExprId)>> {
        if !at.eat("with") {
            return Err(self.expected("`with`", at));
        }
        let mut binds = Vec::new();
        loop {
            let scope = match self.look(at) {
                Look::Known(entry, count) => match entry.class {
                    Class::Scope(scope) => {
                        at.take(count);
                        scope
                    }
                    // Whose doing it is.
                    Class::Builtin(Builtin::Acting)
                        if acting && self.env.setting != Setting::Card =>
                    {
                        at.take(count);
                        ACTING
                    }
                    _ => return Err(self.expected("a scope", at)),
                },
                _ => return Err(self.expected("a scope", at)),
            };
            if !at.eat_op(crate::sentence::Op::Equal) {
                return Err(self.expected("`=`", at));
            }
            let ty = match scope {
                ACTING => self.any_object(),
                scope => self.scope_type(scope),
            };
            let value = self.either(at, Within::OPEN)?;
            binds.push((scope, self.want(value, &ty)?));
            if !at.eat_comma() {
                return Ok(binds);
            }
        }
    }

    /// The type of a scope's value.
    pub(super) fn scope_type(&self, scope: ScopeId) -> Type {
        let scope = self.book.scopes.get(scope.index());
        scope.map_or(Type::Any, |scope| scope.ty.clone())
    }

    /// `[a, b, c]`.
    pub(super) fn list(&mut self, phrases: &[Phrase], span: Span) -> Read<Val> {
        let mut ids = Vec::new();
        let mut ty = Type::Nothing;
        for phrase in phrases {
            let mut words = Cursor::new(phrase);
            let val = self.deeper(span, |cx| cx.ternary(&mut words, Within::OPEN))?;
            self.finish(&words)?;
            let given = match &val {
                Val::Many(sel) if sel.kind_alone.is_some() => Type::Kind,
                val => self.val_type(val),
            };
            let Some(joined) = self.join(&ty, &given) else {
                return Err(self.mismatch(&given, &ty, phrase.span));
            };
            ty = joined;
            ids.push(self.want(val, &given)?);
        }
        let ty = Type::Set(Box::new(ty));
        Ok(Val::One(self.typed(Expr::List(ids), ty, span)))
    }
}
