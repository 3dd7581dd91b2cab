//! Calls: `P(a, b)` of a procedure, of a verb with all its roles, of what is announced.

use super::deeds::Deed;
use super::effects::{Body, verb_name};
use super::resolver::Resolver;
use super::value::Val;
use crate::phrase::tree::NodeId;
use crate::reader::{Cx, Read};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Param, QuoteType, Slot, Statement, Type};
use crate::vocabulary::Class;
use smol_str::SmolStr;

impl<'w> Resolver<'_, '_, 'w> {
    /// `P(a, b)`: a procedure, or a verb with all its roles.
    pub(super) fn call_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let word = self.part(id, 0);
        match self.class_of(word) {
            Some(Class::Procedure(_)) => self.run_at(id, None, out),
            Some(Class::Verb(verb, _)) => {
                let deed = Deed {
                    verb: *verb,
                    word,
                    args: self.members_of(self.part(id, 1)),
                    span: self.place(id),
                };
                self.called_verb(deed, out)
            }
            _ => self.wanted_at("an effect", id),
        }
    }

    fn called_verb(&mut self, deed: Deed<'w>, out: &mut Body) -> Read<()> {
        let (mut roles, name, before) = self.begin_deed(deed, None, out)?;
        let kept = |param: &Param| param.ty == Type::Quote(QuoteType::Selection);
        match (deed.args, roles.params.as_slice()) {
            ([object], [param, ..]) if roles.params.len() > 1 || kept(param) => {
                let value = self.role_at(*object, 0, &mut roles, out)?;
                roles.fill(0, value, self.place(*object));
            }
            (args, _) => {
                let vals = self.values_at(args)?;
                let whole = self.end(deed.word).here();
                self.called_with(vals, (&name, whole), &mut roles, out)?;
            }
        }
        let last = self.end(deed.word).here();
        self.end_deed(roles, (&name, None), (before, deed.span, last), out)
    }

    pub(super) fn values_at(&mut self, nodes: &[NodeId]) -> Read<Vec<Val>> {
        nodes.iter().map(|node| self.value(*node)).collect()
    }

    /// A call of a procedure, as a statement or as what `let` keeps.
    pub(super) fn run_at(&mut self, id: NodeId, into: Option<Slot>, out: &mut Body) -> Read<()> {
        let word = self.part(id, 0);
        let Some(Class::Procedure(procedure)) = self.class_of(word) else {
            return self.extra(word);
        };
        let procedure = *procedure;
        let declared = self.book.at(procedure);
        let params = declared.map(|one| one.params.clone());
        let name = declared.map(|one| one.named.name.clone());
        let (params, name) = (params.unwrap_or_default(), name.unwrap_or_default());
        let args = self.call_arguments(id, &name, &params)?;
        let run = Statement::Run {
            procedure,
            args,
            into,
        };
        out.push((run, self.place(id)));
        Ok(())
    }

    /// What a call gives to its parameters.
    pub(super) fn call_arguments(
        &mut self,
        id: NodeId,
        name: &SmolStr,
        params: &[Param],
    ) -> Read<Vec<ExprId>> {
        let vals = self.values_at(self.members_of(self.part(id, 1)))?;
        let whole = self.end(self.part(id, 0)).here();
        let span = self.place(id);
        self.arguments_given(vals, name, params, (span, whole))
    }

    /// `announce E(a)`.
    pub(super) fn announce_at(&mut self, id: NodeId, out: &mut Body) -> Read<()> {
        let (call, span) = (self.part(id, 0), self.place(id));
        self.may_write(span)?;
        let word = self.part(call, 0);
        let Some((verb, _)) = self.verb_at(word) else {
            return self.wanted_at("an event", word);
        };
        if !self.is_announced(verb) {
            let span = self.begin(id).here();
            return Err(self.is_done(verb, span));
        }
        let (params, name) = (self.params_of_verb(verb), verb_name(self, verb));
        let args = self.call_arguments(call, &name, &params)?;
        let args = args.into_iter().map(Some).collect();
        let by = None;
        out.push((Statement::Do { verb, args, by }, span));
        Ok(())
    }
}

impl Cx<'_> {
    /// Values as those of a call's parameters. The call stands at `span`, its parentheses at `whole`.
    pub(super) fn arguments_given(
        &mut self,
        vals: Vec<Val>,
        name: &SmolStr,
        params: &[Param],
        (span, whole): (Span, Span),
    ) -> Read<Vec<ExprId>> {
        let needed = params.iter().filter(|param| !param.maybe).count();
        if vals.len() < needed || vals.len() > params.len() {
            return Err(self.miscounted(name, (params.len(), vals.len()), whole));
        }
        let mut args = Vec::new();
        for (val, param) in vals.into_iter().zip(params) {
            self.of_its_kinds(&val, param)?;
            args.push(self.want(val, &param.ty)?);
        }
        for _ in args.len()..params.len() {
            args.push(self.push(Expr::Nothing, span));
        }
        Ok(args)
    }
}
