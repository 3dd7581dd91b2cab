//! Verbs with their objects and roles (R3), calls of procedures, and choices among objects.

use super::effects::{Body, verb_name};
use super::roles::one_of_them;
use super::select::{Many, Sel};
use super::types::{Fit, set_of};
use super::value::Val;
use crate::reader::{Cursor, Cx, Earlier, PhraseError, Read, Reported, Setting, TrapError};
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, ExprId, Param, Slot, Statement, Type, VerbId};
use smol_str::SmolStr;

/// The roles of a verb, and what stands in them.
pub(super) struct Roles {
    pub(super) verb: VerbId,
    pub(super) by: Option<ExprId>,
    pub(super) params: Vec<Param>,
    pub(super) filled: Vec<Option<(ExprId, Span)>>,
    /// Whether it is done to one thing.
    pub(super) single: bool,
    /// Of the object that is chosen, whether it can be done to it.
    pub(super) can: Option<ExprId>,
    /// Those roles that are chosen, too.
    pub(super) chosen: Vec<usize>,
}

impl Roles {
    pub(super) fn new(verb: VerbId, by: Option<ExprId>, params: Vec<Param>) -> Self {
        Self {
            verb,
            by,
            filled: vec![None; params.len()],
            params,
            single: false,
            can: None,
            chosen: Vec::new(),
        }
    }

    pub(super) fn fill(&mut self, index: usize, value: ExprId, span: Span) {
        if let Some(place) = self.filled.get_mut(index) {
            *place = Some((value, span));
        }
    }
}

impl Cx<'_> {
    /// Refuses a verb without something that it needs, which would stand at `span`.
    pub(super) fn all_said(&mut self, roles: &Roles, name: &SmolStr, span: Span) -> Read<()> {
        let mut both = roles.params.iter().zip(&roles.filled);
        let missing = both.find(|(param, filled)| filled.is_none() && !param.maybe);
        let Some((param, _)) = missing else {
            return Ok(());
        };
        let role = param.role.clone().unwrap_or_default();
        let wanted = self.called(&param.ty);
        let this = matches!(param.ty, Type::Object(_)) && self.can_be(param);
        let example = match (&param.ty, role.as_str()) {
            (Type::Object(kind), "") => {
                let this = if this {
                    format!("`{name} this`, or ")
                } else {
                    String::new()
                };
                format!("{this}`{name} one {} ...`", self.kind_name(*kind))
            }
            (_, "") => format!("`{name}` and {wanted}"),
            _ if this => {
                let kind = wanted.split_once(' ').map_or("", |(_, kind)| kind);
                format!("`{role} this`, or `{role}` and another {kind}")
            }
            _ => format!("`{role}` and {wanted}"),
        };
        Err(self.report(PhraseError::RoleMissing {
            verb: name.clone(),
            role,
            example,
            span,
        }))
    }

    /// A verb with all that it needs, as often as is said. The choices that it takes stand behind `before`.
    pub(super) fn done(
        &mut self,
        roles: Roles,
        times: Option<ExprId>,
        (before, span): (usize, Span),
        out: &mut Body,
    ) {
        let Roles {
            verb, by, params, ..
        } = &roles;
        let (verb, by) = (*verb, *by);
        let filled = roles.filled.iter();
        let mut args: Vec<Option<ExprId>> = filled
            .map(|filled| filled.map(|(value, _)| value))
            .collect();
        let numbered = matches!(params.first(), Some(param) if param.ty == Type::Number);
        let mut repeat = None;
        match (times, args.first_mut()) {
            (Some(times), Some(Some(number))) if numbered => {
                let product = Expr::Arith(Arithmetic::Multiply, *number, times);
                *number = self.push(product, span);
            }
            (times, _) => repeat = times,
        }
        if repeat.is_none() && self.is_done_one_by_one(verb) {
            repeat = self.how_often(&mut args, span);
        }
        let statement = Statement::Do { verb, args, by };
        match repeat {
            None => out.push((statement, span)),
            Some(times) => {
                // What is chosen is chosen anew each time.
                let mut body = out.split_off(before.min(out.len()));
                body.push((statement, span));
                let body = self.block(body);
                out.push((Statement::Repeat { times, body }, span));
            }
        }
    }

    pub(super) fn is_done_one_by_one(&self, verb: VerbId) -> bool {
        self.book.at(verb).is_some_and(|verb| verb.one_by_one)
    }

    /// Takes the number of a verb that is done one by one: how often, if that is not once.
    fn how_often(&mut self, args: &mut [Option<ExprId>], span: Span) -> Option<ExprId> {
        let number = args.first_mut()?.as_mut()?;
        if *self.at(*number) == Expr::Number(1) {
            return None;
        }
        let once = self.push(Expr::Number(1), span);
        Some(std::mem::replace(number, once))
    }

    /// What stands in the roles of a verb one after the other.
    pub(super) fn called_with(
        &mut self,
        args: Vec<Val>,
        (name, span): (&SmolStr, Span),
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<()> {
        if args.len() > roles.params.len() {
            return Err(self.miscounted(name, (roles.params.len(), args.len()), span));
        }
        for (index, arg) in args.into_iter().enumerate() {
            let Some(param) = roles.params.get(index).cloned() else {
                continue;
            };
            let span = self.val_span(&arg);
            self.of_its_kinds(&arg, &param)?;
            let value = self.stand_in_role(arg, index, &param.ty, roles, out)?;
            roles.fill(index, value, span);
        }
        Ok(())
    }
}

impl Cx<'_> {
    /// Refuses a kept selection that the verb cannot look for.
    pub(super) fn looked_for(&mut self, kept: ExprId, index: usize, roles: &Roles) -> Read<()> {
        if index == 0 && self.book.at(roles.verb).is_some_and(|verb| verb.fetches) {
            self.never_fetched(kept)?;
        }
        self.never_chosen(kept)
    }

    /// A value as what stands in a role. Its words begin and end there.
    pub(super) fn put_in_role(
        &mut self,
        value: Val,
        index: usize,
        (begin, end): (&Cursor<'_>, &Cursor<'_>),
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<ExprId> {
        let Some(param) = roles.params.get(index).cloned() else {
            return self.stand_in_role(value, index, &Type::Any, roles, out);
        };
        self.of_its_kinds(&value, &param)?;
        if index > 0 {
            self.goes_to_one(&value, &param.ty)?;
        } else {
            self.done_to_such(&value, roles.verb, &param.ty)?;
            if matches!(param.ty, Type::Object(_)) {
                self.lie_in_play(&value, begin, end)?;
            }
        }
        self.stand_in_role(value, index, &param.ty, roles, out)
    }

    /// Lets a value stand in a role.
    fn stand_in_role(
        &mut self,
        value: Val,
        index: usize,
        ty: &Type,
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<ExprId> {
        let value = self.that_can(value, index, roles);
        self.role_value(value, ty, index == 0, out)
    }

    /// Refuses what is of none of the kinds that a role takes.
    pub(super) fn of_its_kinds(&mut self, val: &Val, param: &Param) -> Read<()> {
        let fits = self.val_fit(val, &param.ty) == Fit::No || self.param_fit(val, param) != Fit::No;
        if fits {
            return Ok(());
        }
        let wanted = self.called_param(param);
        let (help, span) = (format!("write {wanted} instead"), self.val_span(val));
        Err(self.mismatched(&self.val_type(val), wanted, help, span))
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
                self.chosen(Val::Many(sel), &one_of_them(ty), out)
            }
            Val::Many(sel) if object && matches!(ty, Type::Object(_) | Type::Player) => {
                self.whole(*sel, ty, out)
            }
            Val::Text { text, any, span } if object && matches!(ty, Type::Object(_)) => {
                if self.env.setting == Setting::Card {
                    // Two copies may lie there, and one of either player.
                    let title = format!("{}\"{text}\"", if any { "any " } else { "" });
                    let help = format!("say how many of them: `one {title}` or `each {title}`");
                    return Err(self.english(title, help, span));
                }
                let sel = self.titled(&text, any, span);
                self.whole(sel, ty, out)
            }
            // A set by name: each of its members.
            Val::One(typed)
                if object && matches!(ty, Type::Object(_)) && self.member(&typed.ty).is_some() =>
            {
                // Of a place, what lies there when it begins.
                let set = self.want(Val::One(typed), &set_of(ty.clone()))?;
                Ok(self.taken(set))
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
        let elem = sel.elem.clone();
        let value = self.want(Val::Many(Box::new(sel)), &set_of(ty.clone()))?;
        if !self.env.recalls {
            return Ok(value);
        }
        let slot = self.env.fresh();
        out.push((Statement::Let { slot, value }, span));
        self.remember(slot, set_of(elem), span);
        Ok(self.push(Expr::Local(slot), span))
    }

    pub(super) fn remember(&mut self, slot: Slot, ty: Type, span: Span) {
        self.env.earlier.push(Earlier { slot, ty, span });
    }
}

impl Cx<'_> {
    /// `place on X`: what is placed there?
    pub(super) fn no_object(&mut self, at: &Cursor<'_>, param: &Param, roles: &Roles) -> Reported {
        let verb = verb_name(self, roles.verb);
        let behind = at.row();
        let kind = match param.ty {
            Type::Object(kind) => self.kind_name(kind),
            _ => "KIND",
        };
        let some = format!("`{verb} one {kind} ... {behind}`");
        let help = match self.can_be(param) {
            true => format!("say what: `{verb} this {behind}`, or {some}"),
            false => format!("say what: {some}"),
        };
        let span = at.here();
        self.report(PhraseError::ObjectMissing { verb, span, help })
    }

    /// Whether the card itself can be in a role.
    pub(super) fn can_be(&self, param: &Param) -> bool {
        let this = self.this();
        this.is_some_and(|this| self.type_fit(&this, param) == Fit::Yes)
    }
}
