//! Atoms: literals, locals, names applied, selections, parentheses.

use super::look::{Look, Within};
use super::value::Val;
use crate::reader::{Cursor, Cx, Read, Reported};
use crate::sentence::WordKind;
use crate::tree::{Expr, Type};
use crate::vocabulary::{Class, Constant, Entry};

impl Cx<'_> {
    /// An atom; a set may have posts like a kind.
    pub(super) fn atom(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        match self.bare_atom(at, within)? {
            Val::One(typed) => self.with_posts(at, within, typed),
            val => Ok(val),
        }
    }

    pub(super) fn bare_atom(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        let look = self.look(at);
        if self.binds_after_quantifier(&look, at) {
            return self.selected(at, within);
        }
        match look {
            Look::End => Err(self.expected("a thing, a number or a condition", at)),
            Look::Sign => self.literal(at, within),
            Look::Local(slot, ty) => {
                let Some(ty) = ty else {
                    return Err(Reported::before());
                };
                at.next_word();
                Ok(Val::One(self.typed(Expr::Local(slot), ty, span)))
            }
            Look::Known(entry, count) => self.known(at, within, entry, count),
            Look::Unknown => self.unknown_atom(at, within),
            Look::Small => {
                if at.peek().is_some_and(|word| word.is("not")) {
                    return self.negation_atom(at, within);
                }
                Err(self.expected("a thing, a number or a condition", at))
            }
        }
    }

    pub(super) fn negation_atom(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        at.next_word();
        let val = self.compared(at, within)?;
        let truth = self.want(val, &Type::Truth)?;
        Ok(Val::One(self.typed(Expr::Not(truth), Type::Truth, span)))
    }

    /// Whether a name is bound here, or behind the quantifier that stands here.
    fn binds_after_quantifier(&self, look: &Look<'_>, at: &Cursor<'_>) -> bool {
        let mut rest = *at;
        match look {
            Look::Known(entry, count)
                if matches!(
                    entry.class,
                    Class::Quantifier(_) | Class::Constant(Constant::No)
                ) =>
            {
                rest.take(*count);
                self.binds_here(&rest)
            }
            _ => self.binds(at),
        }
    }

    /// A selection; the name that it binds holds only inside.
    pub(super) fn selected(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let mark = self.env.enter();
        let sel = self.selection(at, within);
        self.env.leave(mark);
        Ok(Val::Many(Box::new(sel?)))
    }

    /// A word that nothing declares: a possessive, the record of a clause, a denied adjective, or a mistake.
    pub(super) fn unknown_atom(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Val> {
        let span = at.here();
        let Some(word) = at.peek() else {
            return Err(self.expected("a thing, a number or a condition", at));
        };
        if let WordKind::Icon(icon) = &word.kind {
            // `[m]` with a local name is a list of one.
            if let Some(local) = self.env.find(icon).cloned() {
                at.next_word();
                let Some(ty) = local.ty else {
                    return Err(Reported::before());
                };
                let ty = self.shown(local.slot, &ty);
                let id = self.push(Expr::Local(local.slot), span);
                let list = Expr::List(vec![id]);
                return Ok(Val::One(self.typed(list, Type::Set(Box::new(ty)), span)));
            }
        }
        if self.negated(at).is_some() {
            return self.selected(at, within);
        }
        if self.is_possessive(at) {
            return self.possessed(at);
        }
        if word.is("player") && at.ahead(1).is_none() {
            at.next_word();
            return Ok(Val::One(self.players(span)));
        }
        if let Some(law) = self.law(at) {
            at.next_word();
            let args = self.arguments(at, within)?;
            return self
                .apply(
                    &super::spell::spelled(word),
                    &[law],
                    args,
                    span.to(at.behind()),
                )
                .map(Val::One);
        }
        Err(self.unknown(at, "a thing, a number or a condition"))
    }

    /// A declared word.
    pub(super) fn known(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        entry: &Entry,
        count: usize,
    ) -> Read<Val> {
        let span = at.here();
        let name = super::spell::name(at.rest().get(..count).unwrap_or_default());
        match &entry.class {
            Class::Broken => Err(Reported::before()),
            Class::Kind(..) | Class::State(_) => self.selected(at, within),
            Class::Adjective(_) => {
                if self.is_possessive(at) {
                    return self.possessed(at);
                }
                self.selected(at, within)
            }
            Class::Symbol(symbol) => {
                let mut rest = *at;
                rest.take(count);
                if self.begins_selection(&rest) || self.is_shared(at) {
                    return self.selected(at, within);
                }
                *at = rest;
                let value = self.symbol(*symbol, span.to(at.behind()));
                Ok(Val::One(value))
            }
            Class::Field(fields) => {
                at.take(count);
                self.field(&name, fields, at, within, span).map(Val::One)
            }
            Class::Noun(functions) | Class::Relation(functions) => {
                let call = self.is_call(at, count);
                if matches!(entry.class, Class::Relation(_)) && !call {
                    return Err(self.expected("a thing, a number or a condition", at));
                }
                at.take(count);
                let args = self.arguments(at, within)?;
                let span = span.to(at.behind());
                self.apply(&name, functions, args, span).map(Val::One)
            }
            Class::Record(clause, _) => {
                at.take(count);
                self.clauses(*clause, &name, at, within, span).map(Val::One)
            }
            Class::Zone(zone) => {
                at.take(count);
                let of = self.one_argument(at, within)?;
                let span = span.to(at.behind());
                self.zone_of(&name, *zone, of, span).map(Val::One)
            }
            Class::Scope(scope) => {
                at.take(count);
                let ty = self.scope_type(*scope);
                Ok(Val::One(self.typed(Expr::Scope(*scope), ty, span)))
            }
            Class::Builtin(op) => {
                at.take(count);
                self.machine(&name, *op, at, within, span)
            }
            Class::Part(part) => {
                at.take(count);
                let args = self.arguments(at, within)?;
                self.part(&name, *part, args, span.to(at.behind()))
                    .map(Val::One)
            }
            Class::Arithmetic(how) => {
                at.take(count);
                let args = self.arguments(at, within)?;
                self.arithmetic(&name, *how, args, span.to(at.behind()))
                    .map(Val::One)
            }
            Class::Constant(constant) => self.constant(at, within, *constant, count),
            Class::Quantifier(quantifier) => self.quantified_atom(at, within, *quantifier, count),
            Class::Quality(quality) => {
                at.take(count);
                self.extreme(at, within, *quality, span)
            }
            Class::Special(special) => self.special(at, within, *special, count),
            Class::Verb(..) if entry.state.is_some() => self.selected(at, within),
            Class::Verb(verb, _) => {
                let help = self.done_here(*verb);
                let what = "a thing, a number or a condition";
                match self.not_joined(at, what) {
                    Some(reported) => Err(reported),
                    None => Err(self.expected_or(what, at, help)),
                }
            }
            Class::Procedure(_) => Err(self.expected("a thing, a number or a condition", at)),
        }
    }
}
