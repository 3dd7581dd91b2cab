//! Calls: `P(a, b)` of a procedure, of a verb with all its roles, of what is announced.

use super::super::effect::{Body, verb_name};
use super::super::value::Val;
use super::Resolver;
use super::deeds::Deed;
use crate::phrase::tree::NodeId;
use crate::reader::Read;
use crate::tree::{ExprId, Param, QuoteType, Statement, Type};
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
            _ => {
                let at = self.begin(id);
                Err(self.expected("an effect", &at))
            }
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
        let Some(Class::Verb(verb, _)) = self.class_of(word) else {
            let at = self.begin(word);
            return Err(self.expected("an event", &at));
        };
        let verb = *verb;
        if !self.is_announced(verb) {
            let span = self.begin(id).here();
            return Err(self.is_done(verb, span));
        }
        let declared = self.book.verbs.get(verb.index());
        let params = declared.map(|verb| verb.params.clone()).unwrap_or_default();
        let name = verb_name(self, verb);
        let args = self.call_arguments(call, &name, &params)?;
        let args = args.into_iter().map(Some).collect();
        let by = None;
        out.push((Statement::Do { verb, args, by }, span));
        Ok(())
    }
}
