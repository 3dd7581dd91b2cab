//! What is said of several, and holds of one by its words; places in which those in play are looked for; company that is never
//! side by side.

use super::look::Look;
use super::select::{Many, Sel};
use super::types::Fit;
use crate::reader::{Cursor, Cx, Read, Reported, Setting, UnclearError};
use crate::tree::{Function, FunctionForm, FunctionId, Param, Type};
use crate::vocabulary::{Class, Special};

impl Cx<'_> {
    /// Refuses `"X" is not here` and `your KIND has no SYMBOL` without a quantifier: of what may be several, or nowhere, it is hardly meant
    /// that one of them is not.
    pub(super) fn none_or_some(&mut self, at: &Cursor<'_>, sel: &Sel) -> Read<()> {
        if !matches!(sel.many, Many::Bare | Many::Any) {
            return Ok(());
        }
        let mut rest = *at;
        let said = if rest.eat("is") && rest.eat("not") {
            "is not"
        } else {
            rest = *at;
            if !self.eat_special(&mut rest, Special::Has) || !self.denies(&rest) {
                return Ok(());
            }
            rest.next_word();
            "has no"
        };
        let mut words = *at;
        let count = at.rest().len().saturating_sub(rest.rest().len());
        let span = sel.span.to(words.take(count).span());
        Err(self.report(UnclearError::NoneOrSome { said, span }))
    }

    /// Refuses `each KIND aboard ship` on cards: any ship at all, whichever was spoken of before.
    pub(super) fn whichever(&mut self, before: &Cursor<'_>, at: &Cursor<'_>) -> Read<()> {
        let mut noun = *before;
        let count = before.rest().len().saturating_sub(at.rest().len());
        let mut words = noun.take(count);
        if let Look::Known(_, count) = self.look(&words) {
            words.take(count);
        }
        self.any_of_them(words)
    }

    /// Refuses a kind alone, in the singular.
    fn any_of_them(&mut self, words: Cursor<'_>) -> Read<()> {
        let Look::Known(entry, count) = self.look(&words) else {
            return Ok(());
        };
        let alone = words.rest().len() == count;
        if self.env.setting != Setting::Card
            || !alone
            || !matches!(entry.class, Class::Kind(_, false))
        {
            return Ok(());
        }
        let (word, span) = (super::spell::row(words.rest()).into(), words.span());
        Err(self.report(UnclearError::AnyOfThem { word, span }))
    }

    /// Refuses `while ship has SYMBOL` on cards, for the same reason.
    pub(super) fn any_subject(&mut self, sel: &Sel) -> Read<()> {
        let alone = sel.many == Many::Bare && sel.singular;
        let Some(kind) = sel.kind_alone.filter(|_| alone) else {
            return Ok(());
        };
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        let (word, span) = (self.kind_name(kind).into(), sel.span);
        Err(self.report(UnclearError::AnyOfThem { word, span }))
    }

    /// Whether a relation tells whose somebody is by a state: `captive_of p` beside `captive`.
    pub(super) fn holds_somebody(&self, state: &str) -> bool {
        let Some(entry) = self.vocab.get(&format!("{state}_of")) else {
            return false;
        };
        let Class::Relation(functions) = &entry.class else {
            return false;
        };
        let of_player = |one: &FunctionId| self.param_type(*one, 1) == Some(Type::Player);
        functions.iter().any(of_player)
    }

    /// Refuses `with` between those that are of no two kinds of which it is said, and tells how they are related.
    pub(super) fn ever_beside(
        &mut self,
        (begin, at): (&Cursor<'_>, &Cursor<'_>),
        subject: &Type,
        other: &Type,
        functions: &[FunctionId],
    ) -> Read<()> {
        let objects = matches!((subject, other), (Type::Object(_), Type::Object(_)));
        let fits = |one: &FunctionId| match self.params_of(*one) {
            [first, second] => {
                self.type_fit(subject, first) != Fit::No && self.type_fit(other, second) != Fit::No
            }
            _ => false,
        };
        // What it is never said of is told as of any relation.
        let each = |index: usize, ty: &Type| {
            functions.iter().any(|one| {
                let param = self.params_of(*one).get(index);
                param.is_some_and(|param| self.type_fit(ty, param) != Fit::No)
            })
        };
        if !objects || functions.iter().any(fits) || !each(0, subject) || !each(1, other) {
            return Ok(());
        }
        let said = self.in_condition(begin, at);
        let mut ways: Vec<String> = self
            .related(other, subject)
            .map(|name| format!("`where {said} {name} it`"))
            .collect();
        let across = self.related(subject, other);
        ways.extend(across.map(|name| format!("`{name} {said}`")));
        let other = self.called(other);
        Err(self.never_beside((begin, at), subject, other, ways))
    }

    /// Says that something is never with another, and how it is said where they are.
    fn never_beside(
        &mut self,
        (begin, at): (&Cursor<'_>, &Cursor<'_>),
        subject: &Type,
        other: String,
        ways: Vec<String>,
    ) -> Reported {
        let subject = self.called(subject);
        let span = begin.behind().to(at.behind());
        self.report(UnclearError::NeverBeside {
            subject,
            other,
            ways,
            span,
        })
    }

    /// Refuses a title as the company of what is `with` some kinds alone, where those of another kind may be related to it: the
    /// kind of a title is known to the author.
    pub(super) fn title_beside(
        &mut self,
        (begin, at): (&Cursor<'_>, &Cursor<'_>),
        subject: &Type,
        functions: &[FunctionId],
    ) -> Read<()> {
        if self.env.setting != Setting::Card || !matches!(subject, Type::Object(_)) {
            return Ok(());
        }
        let said = self.in_condition(begin, at);
        let apart = functions
            .iter()
            .filter_map(|one| match self.params_of(*one) {
                [first, second] if self.type_fit(subject, first) == Fit::No => Some(second.clone()),
                _ => None,
            });
        let apart: Vec<Param> = apart.collect();
        let mut ways: Vec<String> = apart
            .iter()
            .flat_map(|param| self.related(&param.ty, subject))
            .map(|name| format!("`where {said} {name} it`"))
            .collect();
        if ways.is_empty() {
            return Ok(());
        }
        // A title before its kind says which is meant.
        if let Type::Object(kind) = subject {
            ways.push(format!("`with {said} {}`", self.kind_name(*kind)));
        }
        let other = String::from("one of another kind");
        Err(self.never_beside((begin, at), subject, other, ways))
    }

    /// Relations in play of one kind to another that can never stand the other way round, such as that of those in a ship to the ship.
    fn related(&self, first: &Type, second: &Type) -> impl Iterator<Item = String> {
        let root = self.book.roots.card.map(Type::Object);
        let any = |param: &Param| Some(&param.ty) == root.as_ref() && param.kinds.is_empty();
        let such = |one: &Function| match one.params.as_slice() {
            [one, other] => {
                !any(one)
                    && !any(other)
                    && self.type_fit(first, one) == Fit::Yes
                    && self.type_fit(second, other) == Fit::Yes
                    && self.type_fit(second, one) == Fit::No
            }
            _ => false,
        };
        let relations = self.book.functions.iter();
        let relations =
            relations.filter(|one| one.form == FunctionForm::Relation && one.in_play && such(one));
        let names: Vec<String> = relations.map(|one| one.named.name.to_string()).collect();
        names.into_iter()
    }

    /// What was read, as a condition says it: one that names no number is `some`.
    fn in_condition(&self, begin: &Cursor<'_>, at: &Cursor<'_>) -> String {
        let count = begin.rest().len().saturating_sub(at.rest().len());
        let said = super::spell::row(begin.rest().get(..count).unwrap_or_default());
        let counted = matches!(
            self.class(begin),
            Some(Class::Quantifier(_) | Class::Constant(_) | Class::Special(_) | Class::Builtin(_))
        );
        let named = matches!(self.look(begin), Look::Local(..));
        match counted || named {
            true => said,
            false => format!("some {said}"),
        }
    }
}
