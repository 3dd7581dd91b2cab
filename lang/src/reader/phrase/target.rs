//! Targets: whom the text of a card may choose.

use super::select::Sel;
use crate::checks::walk::of_expr;
use crate::reader::{Cx, Setting};
use crate::tree::{Expr, ExprId, FunctionId, StateId, THIS, Type, YOU};
use std::collections::BTreeSet;

impl Cx<'_> {
    /// On cards, a choice is made only among those that may be chosen by the law `may_be_chosen`. What is done to
    /// each of a kind chooses nobody, and rules choose as they say. Nor is the law asked of a choice that names a
    /// state of which the law speaks: `one cloaked ship` means just those.
    pub(super) fn that_may_be_chosen(&mut self, sel: &mut Sel) {
        let Some(law) = self.book.laws.may_be_chosen else {
            return;
        };
        let card = self.env.setting == Setting::Card && self.env.this.is_some() && self.env.you;
        if !card || !matches!(sel.elem, Type::Object(_) | Type::Any) {
            return;
        }
        let named = self.states_of(sel);
        if !named.is_empty() && self.law_names(law, &named) {
            return;
        }
        let span = sel.span;
        let args = [sel.group.slot, THIS, YOU].map(|slot| self.push(Expr::Local(slot), span));
        let call = Expr::Call {
            function: law,
            args: args.into(),
        };
        let may = self.push(call, span);
        sel.group.tests.push(may);
    }

    /// The states in which the chosen must be.
    fn states_of(&self, sel: &Sel) -> BTreeSet<StateId> {
        let mut states = BTreeSet::new();
        let mut left = sel.group.tests.clone();
        while let Some(test) = left.pop() {
            match self.at(test) {
                Expr::And(all) => left.extend(all.iter().copied()),
                Expr::HasState(of, state) if *self.at(*of) == Expr::Local(sel.group.slot) => {
                    states.insert(*state);
                }
                _ => {}
            }
        }
        states
    }

    /// Whether a definition, or one that it asks, speaks of one of these states.
    fn law_names(&self, function: FunctionId, states: &BTreeSet<StateId>) -> bool {
        let body = |id: FunctionId| self.book.functions.get(id.index()).map(|one| one.body);
        let mut known = BTreeSet::from([function]);
        let mut left: Vec<ExprId> = body(function).into_iter().collect();
        while let Some(at) = left.pop() {
            let expr = self.at(at);
            match expr {
                Expr::HasState(_, state) if states.contains(state) => return true,
                Expr::Call { function, .. } if known.insert(*function) => {
                    left.extend(body(*function))
                }
                _ => {}
            }
            left.extend(of_expr(expr).exprs);
        }
        false
    }
}
