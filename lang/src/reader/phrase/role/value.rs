//! What stands in a role, and how it is handed over: chosen, kept as text, or as a whole.

use super::super::effect::Body;
use super::super::select::{Many, Sel};
use super::super::types::Fit;
use super::super::value::Val;
use super::Roles;
use crate::reader::{Cursor, Cx, Earlier, PhraseError, Read, Reported, Setting, TrapError};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Param, Slot, Statement, Type};
use smol_str::format_smolstr;

impl Cx<'_> {
    /// Refuses a kept selection that the verb cannot look for.
    pub(in crate::reader::phrase) fn looked_for(
        &mut self,
        kept: ExprId,
        index: usize,
        roles: &Roles,
    ) -> Read<()> {
        let verb = self.book.verbs.get(roles.verb.index());
        if index == 0 && verb.is_some_and(|verb| verb.fetches) {
            self.never_fetched(kept)?;
        }
        self.never_chosen(kept)
    }

    /// A value as what stands in a role. Its words begin and end there.
    pub(in crate::reader::phrase) fn put_in_role(
        &mut self,
        value: Val,
        index: usize,
        (begin, end): (&Cursor<'_>, &Cursor<'_>),
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<ExprId> {
        let param = roles.params.get(index).cloned();
        let ty = param.as_ref().map_or(&Type::Any, |param| &param.ty);
        if let Some(param) = &param {
            self.of_its_kinds(&value, param)?;
            if index == 0 {
                self.done_to_such(&value, roles.verb, &param.ty)?;
                if matches!(param.ty, Type::Object(_)) {
                    self.lie_in_play(&value, begin, end)?;
                }
            } else {
                self.goes_to_one(&value, ty)?;
            }
        }
        roles.note(index, self.kinds_said(&value));
        let value = self.that_can(value, index, roles);
        self.role_value(value, ty, index == 0, out)
    }

    /// Refuses what is of none of the kinds that a role takes.
    pub(in crate::reader::phrase) fn of_its_kinds(&mut self, val: &Val, param: &Param) -> Read<()> {
        let fits = self.val_fit(val, &param.ty) == Fit::No || self.param_fit(val, param) != Fit::No;
        if fits {
            return Ok(());
        }
        let (wanted, given) = (self.called_param(param), self.called(&self.val_type(val)));
        let span = self.val_span(val);
        let help = Some(format!("write {wanted} instead"));
        Err(self.report(PhraseError::Mismatch {
            wanted,
            given,
            span,
            help,
        }))
    }

    /// The value of a role. A choice becomes a statement of its own before the verb; the object may be a
    /// whole set, of which the verb takes one after the other.
    pub(super) fn role_value(
        &mut self,
        val: Val,
        ty: &Type,
        object: bool,
        out: &mut Body,
    ) -> Read<ExprId> {
        match val {
            Val::Many(sel) if object && *ty != Type::Number && self.says_no_number(&sel) => {
                Err(self.how_many_of(&sel))
            }
            Val::Many(sel) if sel.is_choice() && *ty != Type::Truth => {
                let wanted = match ty {
                    Type::Set(member) => (**member).clone(),
                    ty => ty.clone(),
                };
                self.chosen(Val::Many(sel), &wanted, out)
            }
            Val::Many(sel) if object && matches!(ty, Type::Object(_) | Type::Player) => {
                self.whole(*sel, ty, out)
            }
            Val::Text { text, any, span }
                if object && matches!(ty, Type::Object(_)) && self.env.setting == Setting::Card =>
            {
                // Two copies may lie there, and one of either player.
                let any = if any { "any " } else { "" };
                Err(self.report(TrapError::English {
                    word: format_smolstr!("{any}\"{text}\""),
                    help: format!(
                        "say how many of them: `one {any}\"{text}\"` or `each {any}\"{text}\"`"
                    )
                    .into(),
                    span,
                }))
            }
            Val::Text { text, any, span } if object && matches!(ty, Type::Object(_)) => {
                let sel = self.titled(&text, any, span);
                self.whole(sel, ty, out)
            }
            // A set by name: each of its members.
            Val::One(typed)
                if object
                    && matches!(ty, Type::Object(_))
                    && !matches!(typed.ty, Type::Object(_)) =>
            {
                match self.member(&typed.ty) {
                    // Of a place, what lies there when it begins.
                    Some(_) => {
                        let set = self.want(Val::One(typed), &Type::Set(Box::new(ty.clone())))?;
                        Ok(self.taken(set))
                    }
                    None => self.want(Val::One(typed), ty),
                }
            }
            other => self.want(other, ty),
        }
    }

    fn how_many_of(&mut self, sel: &Sel) -> Reported {
        let this = match (sel.kind_alone, self.this()) {
            (Some(kind), Some(Type::Object(this))) => self.under(this, kind),
            _ => false,
        };
        let span = sel.span;
        self.report(TrapError::HowMany { this, span })
    }

    /// Whether a kind is named and not how many: `destroy ship here` on a card, `kill any personnel` anywhere.
    fn says_no_number(&self, sel: &Sel) -> bool {
        let many = match sel.many {
            Many::Any | Many::Some => true,
            Many::Bare => self.env.setting == Setting::Card,
            _ => false,
        };
        many && (sel.singular || sel.titled && sel.many != Many::Bare)
    }

    /// A whole set as the object; if the sentence speaks of it again, it is kept.
    pub(super) fn whole(&mut self, sel: Sel, ty: &Type, out: &mut Body) -> Read<ExprId> {
        let span = sel.span;
        let set = Type::Set(Box::new(ty.clone()));
        let elem = sel.elem.clone();
        let value = self.want(Val::Many(Box::new(sel)), &set)?;
        if !self.env.recalls {
            return Ok(value);
        }
        let slot = self.env.fresh();
        out.push((Statement::Let { slot, value }, span));
        self.remember(slot, Type::Set(Box::new(elem)), span);
        Ok(self.push(Expr::Local(slot), span))
    }

    pub(in crate::reader::phrase) fn remember(&mut self, slot: Slot, ty: Type, span: Span) {
        self.env.earlier.push(Earlier { slot, ty, span });
    }
}
