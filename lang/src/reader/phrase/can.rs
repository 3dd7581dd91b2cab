//! On cards, choices of what a verb is done to, and with: only among those with which it can be done.
//!
//! The object is chosen first, and then the other roles one by one, each beside those that are known.

use super::role::Roles;
use super::select::{Many, Sel};
use super::value::Val;
use crate::reader::{Cx, Setting};
use crate::tree::{Expr, ExprId, Type};

impl Cx<'_> {
    /// What a verdict protects from the verb is no target of it.
    pub(super) fn that_can(&mut self, val: Val, index: usize, roles: &mut Roles) -> Val {
        let here = matches!(&val, Val::Many(sel) if sel.is_choice());
        if here {
            roles.chosen.push(index);
        }
        if index == 0 {
            roles.single = match &val {
                Val::Many(sel) => here && self.is_of_one(sel),
                Val::One(typed) => matches!(typed.ty, Type::Object(_)),
                _ => false,
            };
        }
        let object = roles.params.get(index).map(|param| &param.ty);
        let asks = here
            && matches!(object, Some(Type::Object(_)))
            && self.env.setting == Setting::Card
            && (index == 0 || roles.single);
        match val {
            Val::Many(mut sel) if asks && sel.best.is_empty() => {
                let it = self.local(sel.group.slot, sel.span);
                let known = roles.filled.iter().map(|filled| Some(filled.as_ref()?.0));
                let mut args: Vec<Option<ExprId>> = known.collect();
                if let Some(place) = args.get_mut(index) {
                    *place = Some(it);
                }
                let can = self.allowed((roles.verb, &args, roles.by), sel.span);
                if index == 0 {
                    roles.can = Some(can);
                }
                sel.group.tests.push(can);
                Val::Many(sel)
            }
            other => other,
        }
    }

    fn is_of_one(&self, sel: &Sel) -> bool {
        match sel.many {
            Many::A | Many::Another => true,
            Many::Count(n) => *self.at(n) == Expr::Number(1),
            _ => false,
        }
    }

    /// The object is asked for beside the roles that stand behind it, as far as they are not chosen later.
    pub(super) fn can_with_roles(&mut self, roles: &Roles) {
        let Some(can) = roles.can else {
            return;
        };
        // What is said of whoever is chosen is not known while he is.
        let object = roles.filled.first().and_then(|filled| filled.as_ref());
        let object = object.and_then(|(object, _)| self.slot_of(*object));
        let of_object = |value| object.is_some_and(|object| self.book.speaks_of(value, object));
        let objects = roles.params.iter().zip(&roles.filled).enumerate();
        let known: Vec<(usize, ExprId)> = objects
            .skip(1)
            .filter(|(index, (param, _))| {
                matches!(param.ty, Type::Object(_) | Type::Place) && !roles.chosen.contains(index)
            })
            .filter_map(|(index, (_, filled))| Some((index, filled.as_ref()?.0)))
            .filter(|(_, value)| !of_object(*value))
            .collect();
        let Some(Expr::Allowed { args, .. }) = self.book.exprs.get_mut(can.index()) else {
            return;
        };
        for (index, value) in known {
            if let Some(place) = args.get_mut(index) {
                *place = Some(value);
            }
        }
    }
}
