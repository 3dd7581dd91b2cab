//! Loops: `for each x in S { }`, `while C { }`, `repeat N { }`.

use super::super::effect::Body;
use super::super::select::Sel;
use super::Resolver;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::NodeId;
use crate::reader::Read;
use crate::span::Span;
use crate::tree::{Expr, ExprId, Slot, Statement, Type};

impl<'w> Resolver<'_, '_, 'w> {
    /// `for each x in S { }`, `for each x: KIND in S where C { }`.
    pub(super) fn each_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let mark = self.env.enter();
        let group = self.gone_through(id);
        let group = group.and_then(|sel| self.several_in(sel));
        // The body is read even if the group could not be, for its own mistakes.
        let body = self.done_in(self.part(id, 3));
        self.env.leave(mark);
        let (slot, over) = group?;
        let body = body?;
        out.push((Statement::Each { slot, over, body }, span));
        Ok(())
    }

    /// Those over whom a loop goes, with the name that each has in it.
    fn gone_through(&mut self, id: NodeId) -> Read<Sel> {
        let (name, group, posts) = (self.part(id, 0), self.part(id, 1), self.part(id, 2));
        if name.is_some() {
            return self.bound_in(name, group, self.members_of(posts));
        }
        match self.row_parts(group) {
            Some(row) if self.binds_name(row) && !row.quantity.is_some() => self.bound_row(row),
            _ => {
                let at = self.begin(group);
                let help = String::from("write `for each x in ...` or `for each x: KIND`");
                Err(self.expected_or("a name", &at, Some(help)))
            }
        }
    }

    /// Refuses to go over one thing. One value is a set of one elsewhere.
    fn several_in(&mut self, sel: Sel) -> Read<(Slot, ExprId)> {
        if let Some(from) = sel.group.from
            && let Expr::List(list) = self.at(from)
            && let [one] = list.as_slice()
        {
            let span = self.span(*one);
            let wanted = Type::Set(Box::new(Type::Any));
            return Err(self.mismatch(&sel.elem, &wanted, span));
        }
        let slot = sel.group.slot;
        Ok((slot, self.set_of(sel)?.id))
    }

    /// `while C { }`, `repeat N { }`.
    pub(super) fn loop_at(&mut self, id: NodeId, span: Span, out: &mut Body) -> Read<()> {
        let (how, block) = (self.part(id, 1), self.part(id, 2));
        let tests = self.token(self.part(id, 0)) == Some(Token::While);
        let wanted = if tests { Type::Truth } else { Type::Number };
        let test = self.value_of(how, &wanted);
        let body = self.done_in(block);
        let (test, body) = (test?, body?);
        let statement = match tests {
            true => Statement::While { test, body },
            false => Statement::Repeat { times: test, body },
        };
        out.push((statement, span));
        Ok(())
    }
}
