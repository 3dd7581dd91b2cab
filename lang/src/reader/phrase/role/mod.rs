//! Verbs with their objects and roles (R3), calls of procedures, and choices among objects.

mod object;
mod value;

use super::effect::Body;
use super::value::Val;
use crate::reader::{Cx, PhraseError, Read};
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, ExprId, KindId, Param, Statement, Type, VerbId};
use smol_str::SmolStr;

/// The roles of a verb that are still free.
pub(super) struct Roles {
    pub(super) verb: VerbId,
    pub(super) by: Option<ExprId>,
    pub(super) params: Vec<Param>,
    pub(super) filled: Vec<Option<(ExprId, Span)>>,
    /// The kinds of what stands in each, as far as its words say.
    pub(super) kinds: Vec<Vec<KindId>>,
    free: Vec<SmolStr>,
    /// Whether it is done to one thing.
    pub(super) single: bool,
    /// Of the object that is chosen, whether it can be done to it.
    pub(super) can: Option<ExprId>,
    /// Those roles that are chosen, too.
    pub(super) chosen: Vec<usize>,
}

impl Roles {
    pub(super) fn new(verb: VerbId, by: Option<ExprId>, params: Vec<Param>) -> Self {
        let free = params
            .iter()
            .filter_map(|param| param.role.clone())
            .collect();
        let filled = vec![None; params.len()];
        let kinds = vec![Vec::new(); params.len()];
        Self {
            verb,
            by,
            params,
            filled,
            kinds,
            free,
            single: false,
            can: None,
            chosen: Vec::new(),
        }
    }

    /// Notes the kinds of what is to stand in a role.
    pub(super) fn note(&mut self, index: usize, kinds: Vec<KindId>) {
        if let Some(known) = self.kinds.get_mut(index) {
            *known = kinds;
        }
    }

    pub(super) fn fill(&mut self, index: usize, value: ExprId, span: Span) {
        if let Some(place) = self.filled.get_mut(index) {
            *place = Some((value, span));
        }
        if let Some(role) = self.params.get(index).and_then(|param| param.role.clone()) {
            self.free.retain(|free| *free != role);
        }
    }
}

impl Cx<'_> {
    /// Refuses a verb without something that it needs, which would stand at `span`.
    pub(in crate::reader::phrase) fn all_said(
        &mut self,
        roles: &Roles,
        name: &SmolStr,
        span: Span,
    ) -> Read<()> {
        let mut both = roles.params.iter().zip(&roles.filled);
        let missing = both.find(|(param, filled)| filled.is_none() && !param.maybe);
        let Some((param, _)) = missing else {
            return Ok(());
        };
        let role = param.role.clone().unwrap_or_default();
        let wanted = self.called(&param.ty);
        let example = match (&param.ty, role.is_empty()) {
            (Type::Object(kind), true) => {
                let some = format!("`{name} one {} ...`", self.kind_name(*kind));
                match self.can_be(param) {
                    true => format!("`{name} this`, or {some}"),
                    false => some,
                }
            }
            (_, true) => format!("`{name}` and {wanted}"),
            (Type::Object(_), false) if self.can_be(param) => {
                format!(
                    "`{role} this`, or `{role}` and another {}",
                    wanted.split_once(' ').map_or("", |(_, kind)| kind)
                )
            }
            (_, false) => format!("`{role}` and {wanted}"),
        };
        Err(self.report(PhraseError::RoleMissing {
            verb: name.clone(),
            role,
            example,
            span,
        }))
    }

    /// A verb with all that it needs, as often as is said. The choices that it takes stand behind `before`.
    pub(in crate::reader::phrase) fn done(
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
        let verb = self.book.verbs.get(verb.index());
        verb.is_some_and(|verb| verb.one_by_one)
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
    pub(in crate::reader::phrase) fn called_with(
        &mut self,
        args: Vec<Val>,
        (name, span): (&SmolStr, Span),
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<()> {
        if args.len() > roles.params.len() {
            return Err(self.report(PhraseError::Count {
                name: name.clone(),
                wanted: roles.params.len(),
                given: args.len(),
                span,
            }));
        }
        for (index, arg) in args.into_iter().enumerate() {
            let Some(param) = roles.params.get(index).cloned() else {
                continue;
            };
            let span = self.val_span(&arg);
            self.of_its_kinds(&arg, &param)?;
            roles.note(index, self.kinds_said(&arg));
            let arg = self.that_can(arg, index, roles);
            let value = self.role_value(arg, &param.ty, index == 0, out)?;
            roles.fill(index, value, span);
        }
        Ok(())
    }
}
