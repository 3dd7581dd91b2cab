//! Verbs with their objects and roles (R3), calls of procedures, and choices among objects.

mod object;
mod value;

use super::effect::{Body, verb_name};
use super::look::Within;
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Arithmetic, Expr, ExprId, KindId, Param, QuoteType, Statement, Type, VerbId};
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
    /// A verb behind its name: object, roles, `for each`.
    pub(super) fn verb_phrase(
        &mut self,
        at: &mut Cursor<'_>,
        verb: VerbId,
        by: Option<ExprId>,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        if self.is_announced(verb) {
            return Err(self.no_effect(verb, span));
        }
        let declared = self.book.verbs.get(verb.index());
        let params = declared.map(|verb| verb.params.clone()).unwrap_or_default();
        let name = verb_name(self, verb);
        let by = by.or(self.env.doer);
        let before = out.len();
        let mut roles = Roles::new(verb, by, params);
        let object = *at;
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind)
            && !self.counts(at)
            && self.is_call_form(phrases, at, &roles)
        {
            let whole = at.here();
            at.next_word();
            self.call_form(phrases, whole, &name, &mut roles, out)?;
        } else {
            self.object(at, &mut roles, out)?;
        }
        self.roles(at, (&name, object), &mut roles, out)?;
        self.can_ever_be_done(&roles, span.to(at.behind()))?;
        self.can_with_roles(&roles);
        let times = self.for_each(at)?;
        self.all_said(&roles, &name, at.behind())?;
        let span = span.to(at.behind());
        self.done(roles, times, (before, span), out);
        Ok(())
    }

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

    /// Whether parentheses hold the roles of a verb: `draw_card(p)`; otherwise they are the object.
    fn is_call_form(
        &self,
        phrases: &[crate::sentence::Phrase],
        at: &Cursor<'_>,
        roles: &Roles,
    ) -> bool {
        let commas = phrases
            .iter()
            .any(|phrase| phrase.words.iter().any(|word| word.is_comma()));
        // `VERB ("A" or "B")`: a selection that is kept stands in parentheses as it does without.
        let one = match roles.params.as_slice() {
            [one] => one.ty != Type::Quote(QuoteType::Selection),
            _ => false,
        };
        let rest = at.ahead(1).is_none();
        phrases.is_empty() || commas && roles.params.len() > 1 || rest && one
    }

    fn call_form(
        &mut self,
        phrases: &[crate::sentence::Phrase],
        span: Span,
        name: &SmolStr,
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<()> {
        let args = self.listed(phrases, span)?;
        self.called_with(args, (name, span), roles, out)
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

    /// `PREP value` for each role.
    fn roles(
        &mut self,
        at: &mut Cursor<'_>,
        (name, object): (&SmolStr, Cursor<'_>),
        roles: &mut Roles,
        out: &mut Body,
    ) -> Read<()> {
        loop {
            let Some(word) = at.peek() else {
                return Ok(());
            };
            let found = roles
                .params
                .iter()
                .position(|param| param.role.as_deref().is_some_and(|role| word.is(role)));
            let Some(index) = found else {
                let for_each = word.is("for") && at.ahead(1).is_some_and(|word| word.is("each"));
                if !word.is_prep() || for_each {
                    return Ok(());
                }
                if let Some(reported) = self.paid_for(name, object, at) {
                    return Err(reported);
                }
                let role = super::spell::spelled(word);
                if role == "with" {
                    self.with_behind_where(object, at)?;
                }
                let span = at.span();
                let roles = roles.params.iter().filter_map(|param| param.role.clone());
                let roles = roles.collect();
                return Err(self.report(PhraseError::RoleUnknown {
                    verb: name.clone(),
                    role,
                    span,
                    roles,
                }));
            };
            let span = at.here();
            at.next_word();
            if let Some(Some((_, first))) = roles.filled.get(index) {
                let first = *first;
                let role = super::spell::spelled(word);
                return Err(self.report(PhraseError::RoleTwice {
                    verb: name.clone(),
                    role,
                    span: span.to(at.span()),
                    first,
                }));
            }
            let free: Vec<SmolStr> = roles
                .params
                .iter()
                .filter_map(|param| param.role.clone())
                .collect();
            let within = Within {
                roles: &free,
                ..Within::OPEN
            };
            let value = self.role_words(at, within, index, roles, out)?;
            roles.fill(index, value, span.to(at.behind()));
        }
    }
}
