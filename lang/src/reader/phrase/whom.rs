//! Traps of whom a sentence speaks: of one or of all, of anyone or of the one before, and of those who are never side
//! by side.

use super::happening::Bound;
use super::quality::One;
use super::resolver::{Resolver, Row};
use super::said::Says;
use super::select::{Many, Sel};
use super::spell::row;
use super::types::Fit;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Cursor, Read, Setting, TrapError, UnclearError};
use crate::tree::{Function, FunctionForm, FunctionId, Param, Slot, Type};
use crate::vocabulary::Class;

impl Resolver<'_, '_, '_> {
    /// Refuses `"X" is not here` and `your KIND has no SYMBOL` without a quantifier: of what may be several, or
    /// nowhere, it is hardly meant that one of them is not.
    pub(super) fn none_or_some(&mut self, at: Cursor<'_>, says: Says<'_>, sel: &Sel) -> Read<()> {
        let said = match says {
            Says::Is { not: true, .. } => "is not",
            Says::Has([first, ..]) if self.denies(&self.begin(*first)) => "has no",
            _ => return Ok(()),
        };
        if !matches!(sel.many, Many::Bare | Many::Any) {
            return Ok(());
        }
        let mut words = at;
        let span = sel.span.to(words.take(2).span());
        Err(self.report(UnclearError::NoneOrSome { said, span }))
    }

    /// Refuses `each KIND aboard ship` on cards: any ship at all, whichever was spoken of before.
    pub(super) fn whichever(&mut self, noun: NodeId) -> Read<()> {
        let head = self.only_head(noun);
        let class = head.and_then(|head| self.class_of(head));
        if self.env.setting != Setting::Card || !matches!(class, Some(Class::Kind(_, false))) {
            return Ok(());
        }
        let (word, span) = (self.written(noun).into(), self.place(noun));
        Err(self.report(UnclearError::AnyOfThem { word, span }))
    }

    /// Refuses `while ship has SYMBOL` on cards, for the same reason.
    pub(super) fn any_subject(&mut self, sel: &Sel) -> Read<()> {
        let alone = sel.many == Many::Bare && sel.singular && self.env.setting == Setting::Card;
        let Some(kind) = sel.kind_alone.filter(|_| alone) else {
            return Ok(());
        };
        let (word, span) = (self.kind_name(kind).into(), sel.span);
        Err(self.report(UnclearError::AnyOfThem { word, span }))
    }

    /// Refuses `with` between those that are of no two kinds of which it is said, and tells how they are related.
    /// Without `other` it is a title, of which kind its author knows: then it is refused where those of another kind
    /// may be related to it.
    pub(super) fn ever_beside(
        &mut self,
        said: (Row<'_>, &Cursor<'_>),
        subject: &Type,
        other: Option<&Type>,
        functions: &[FunctionId],
    ) -> Read<()> {
        let takes = |one: &FunctionId, index: usize, ty: &Type| {
            let param = self.params_of(*one).get(index);
            param.is_some_and(|param| self.type_fit(ty, param) != Fit::No)
        };
        let object = |ty: &Type| matches!(ty, Type::Object(_));
        let told = match other {
            // What it is never said of is told as of any relation.
            Some(other) => {
                object(other)
                    && functions.iter().any(|one| takes(one, 0, subject))
                    && functions.iter().any(|one| takes(one, 1, other))
                    && !functions
                        .iter()
                        .any(|one| takes(one, 0, subject) && takes(one, 1, other))
            }
            None => self.env.setting == Setting::Card,
        };
        let Type::Object(kind) = *subject else {
            return Ok(());
        };
        if !told {
            return Ok(());
        }
        let others: Vec<Type> = match other {
            Some(other) => vec![other.clone()],
            None => functions
                .iter()
                .filter(|one| !takes(one, 0, subject))
                .filter_map(|one| Some(self.params_of(*one).get(1)?.ty.clone()))
                .collect(),
        };
        let (row_said, begin) = said;
        let end = self.end(row_said.id);
        // A condition that names no number is `some`.
        let some = !row_said.quantity.is_some() && !self.names_one_at(row_said);
        let said = format!(
            "{}{}",
            if some { "some " } else { "" },
            row(begin.before(&end).rest())
        );
        let mut ways: Vec<String> = others
            .iter()
            .flat_map(|other| self.related(other, subject))
            .map(|name| format!("`where {said} {name} it`"))
            .collect();
        let other = match other {
            Some(other) => {
                let across = self.related(subject, other).into_iter();
                ways.extend(across.map(|name| format!("`{name} {said}`")));
                self.called(other)
            }
            None if ways.is_empty() => return Ok(()),
            None => {
                // A title before its kind says which is meant.
                ways.push(format!("`with {said} {}`", self.kind_name(kind)));
                String::from("one of another kind")
            }
        };
        let subject = self.called(subject);
        let span = begin.behind().to(end.behind());
        Err(self.report(UnclearError::NeverBeside {
            subject,
            other,
            ways,
            span,
        }))
    }

    /// Relations in play of one kind to another that can never stand the other way round, such as that of those in a
    /// ship to the ship.
    fn related(&self, first: &Type, second: &Type) -> Vec<String> {
        let root = self.book.roots.card.map(Type::Object);
        let any = |param: &Param| Some(&param.ty) == root.as_ref() && param.kinds.is_empty();
        let such = |one: &&Function| match one.params.as_slice() {
            [left, right] => {
                let fit = |ty: &Type, param: &Param| self.type_fit(ty, param);
                one.form == FunctionForm::Relation
                    && one.in_play
                    && !any(left)
                    && !any(right)
                    && fit(first, left) == Fit::Yes
                    && fit(second, right) == Fit::Yes
                    && fit(second, left) == Fit::No
            }
            _ => false,
        };
        let relations = self.book.functions.iter().filter(such);
        relations.map(|one| one.named.name.to_string()).collect()
    }

    /// Refuses a number before a symbol that has levels, without a kind behind it: `with 2 Honor` is hardly
    /// meant for two others with Honor.
    pub(super) fn no_level(&mut self, row: Row<'_>, it: &(Slot, Type), sel: &Sel) -> Read<()> {
        let ([symbol], [], Many::Count(_)) = (row.adjectives, row.heads, sel.many) else {
            return Ok(());
        };
        let Some(Class::Symbol(id)) = self.class_of(*symbol) else {
            return Ok(());
        };
        let of = self.book.at(*id).map(|symbol| symbol.of);
        let levels = of.is_some_and(|of| {
            let fields = self.fields_for(&self.holders(of, false), Some(&it.1));
            let mut types = fields.iter().map(|(field, _)| self.field_type(*field));
            types.any(|ty| matches!(ty, Type::Levels(_)))
        });
        if !levels || !row.posts.is_empty() {
            return Ok(());
        }
        let number = self.eat_number(&mut self.begin(row.quantity));
        let name = self.written(*symbol);
        let span = self.place(row.quantity).to(self.place(*symbol));
        Err(self.report(TrapError::LevelOrOthers { name, number, span }))
    }

    /// Refuses `PLAYER cannot move KIND here`, at the end: from there, or to there?
    pub(super) fn here_or_there(&mut self, object: One<'_>, bound: &Bound) -> Read<()> {
        let row = match object {
            One::Row(row) => Some(row),
            One::Node(node) => self.row_parts(node),
        };
        let goes = |param: &&Param| param.role.as_deref() == Some("to");
        let last = row.and_then(|row| row.posts.last().copied());
        let (Some(last), Some(role)) = (last, bound.params.iter().find(goes)) else {
            return Ok(());
        };
        if self.shape(last) != Shape::Relation || self.part(last, 1).is_some() {
            return Ok(());
        }
        let there = match role.ty {
            Type::Place => "`to` and the place",
            _ => "`to host`, `to location of this`",
        };
        let (word, span) = (self.name(last), self.place(last));
        Err(self.report(UnclearError::HereOrThere { word, there, span }))
    }
}
