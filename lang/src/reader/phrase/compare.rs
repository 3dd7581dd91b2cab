//! What is said of a subject: `is`, `in`, `has`, `can`, `meets`, `matches`, a relation; and comparisons.

use super::look::{Look, is_or, state_of};
use super::select::{Many, Sel};
use super::types::Fit;
use super::value::Val;
use crate::checks;
use crate::reader::{Cursor, Cx, PhraseError, Read, Setting, TrapError, Typed};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Builtin, Expr, ExprId, Fold, THIS, Type, VerbId};
use crate::vocabulary::Class;
use smol_str::SmolStr;

impl Cx<'_> {
    /// `this`, as the subject of a condition that names none.
    pub(super) fn this_value(&mut self, span: Span) -> Read<Typed> {
        if let Some((slot, ty)) = self.env.subject.clone() {
            let ty = self.shown(slot, &ty);
            return Ok(self.typed(Expr::Local(slot), ty, span));
        }
        match self.this() {
            Some(ty) => Ok(self.typed(Expr::Local(THIS), ty, span)),
            None => Err(self.report(PhraseError::Nobody {
                word: SmolStr::new_static("this"),
                span,
            })),
        }
    }

    /// A test on the members of a selection, as its quantifier says: of each, of some, of none, of two.
    pub(super) fn of_all(&mut self, sel: &mut Sel, test: ExprId) -> Read<ExprId> {
        let span = sel.span;
        let each = sel.many == Many::Each;
        let mut sel = sel.clone();
        if !sel.best.is_empty() {
            return Err(self.report(PhraseError::NotYet {
                what: "a condition on the highest of several",
                span,
            }));
        }
        if each {
            let not = self.push(Expr::Not(test), span);
            sel.group.tests.push(not);
            let expr = Expr::Fold {
                how: Fold::None,
                over: Box::new(sel.group),
                of: None,
            };
            return Ok(self.push(expr, span));
        }
        sel.group.tests.push(test);
        self.that_support(&mut sel);
        self.truth_of(sel)
    }

    /// Refuses `with Honor` of `this`, where somebody else who has it could be meant.
    pub(in crate::reader::phrase) fn with_alone(
        &mut self,
        at: &Cursor<'_>,
        subject: &Typed,
    ) -> Read<()> {
        let own = *self.at(subject.id) == Expr::Local(THIS);
        let mut rest = *at;
        if !own || self.env.setting != Setting::Card || !rest.eat("with") {
            return Ok(());
        }
        let Some(symbol) = self.eat_symbol(&mut rest) else {
            return Ok(());
        };
        let counted = matches!(rest.peek().map(|word| &word.kind), Some(WordKind::Times(_)));
        let mut next = rest;
        let row = next.eat_if(is_or) && self.adjective_of_head(&next);
        if counted || row || self.begins_selection(&rest) {
            return Ok(());
        }
        let (name, span) = (self.symbol_name(symbol), at.here().to(rest.behind()));
        Err(self.report(TrapError::WithAlone { name, span }))
    }

    /// `A meets B`.
    pub(in crate::reader::phrase) fn meets(
        &mut self,
        left: Typed,
        right: Val,
        span: Span,
    ) -> Read<ExprId> {
        let Some(member) = self.member(&left.ty) else {
            let wanted = Type::Set(Box::new(Type::Any));
            return Err(self.mismatch(&left.ty, &wanted, span));
        };
        let right = self.want_loose(right, &Type::Set(Box::new(member)))?;
        let expr = Expr::Builtin {
            op: Builtin::Meets,
            args: vec![left.id, right],
        };
        Ok(self.push(expr, span))
    }

    /// Whether rules make one of a kind of what was of another: a card may ask that of itself.
    pub(in crate::reader::phrase) fn may_become(&self, one: &Type, wanted: &Type) -> bool {
        if self.env.setting != Setting::Card {
            return false;
        }
        let becomes = checks::becomes(self.book);
        let mut becomes = becomes
            .into_iter()
            .filter_map(|(from, to)| Some((Type::Object(from?), Type::Object(to))));
        becomes
            .any(|(from, to)| self.fit(one, &from) != Fit::No && self.fit(&to, wanted) != Fit::No)
    }

    /// Refuses `is fighting Borg ship`: it would say that the subject is itself a Borg ship, and fighting.
    pub(in crate::reader::phrase) fn does_to_nobody(
        &mut self,
        at: &Cursor<'_>,
        name: &str,
    ) -> Read<()> {
        let Look::Known(entry, count) = self.look(at) else {
            return Ok(());
        };
        let of_one = matches!(entry.class, Class::Adjective(_)) || state_of(entry).is_some();
        let mut rest = *at;
        rest.take(count);
        let more =
            self.adjective_of_head(&rest) || matches!(self.class(&rest), Some(Class::Kind(..)));
        if !(of_one && more && name.ends_with("ing") && self.env.setting == Setting::Card) {
            return Ok(());
        }
        let help = format!(
            "`{name}` is said of one alone, and what stands behind it would be said of the same: end with `is {name}`, and ask for the other by himself: `... is {name} and some KIND where it is {name}`"
        );
        Err(self.report(TrapError::English {
            word: super::spell::row(at.rest()).into(),
            help: help.into(),
            span: at.here(),
        }))
    }

    /// How to say that something is going on: verbs are for what happens, and rules say what is so meanwhile.
    pub(in crate::reader::phrase) fn under_way(&self, verb: VerbId) -> String {
        let name = super::effect::verb_name(self, verb);
        let of_it = self.vocab.entries().filter(|(word, entry)| {
            let so = matches!(entry.class, Class::Relation(_) | Class::State(..));
            so && word.split('_').count() > 1 && word.split('_').any(|part| part == name)
        });
        let first = of_it.map(|(word, _)| word).min();
        match first {
            Some(word) => format!(
                "write `{word}` of whoever does it just then; what happens is waited for with `when`"
            ),
            None => String::from(
                "a verb is for what happens, and is waited for with `when`; what is so meanwhile is said by a state or a relation",
            ),
        }
    }

    pub(in crate::reader::phrase) fn want_object(&mut self, subject: &Typed) -> Read<()> {
        if matches!(subject.ty, Type::Object(_) | Type::Any | Type::Nothing) {
            return Ok(());
        }
        let span = self.span(subject.id);
        let wanted = self.any_object();
        Err(self.mismatch(&subject.ty, &wanted, span))
    }
}
