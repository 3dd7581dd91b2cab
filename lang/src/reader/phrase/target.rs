//! Whom the text of a card may choose, and who counts where it asks for somebody.

use super::select::Sel;
use crate::facts::holds::given;
use crate::facts::kinds::meet;
use crate::facts::reach::{Met, Through, reach};
use crate::reader::{Cx, Setting};
use crate::span::Span;
use crate::tree::{
    Arithmetic, Expr, ExprId, Fold, FunctionId, Group, KindId, ONE_OF_TWO, Parts, ScopeId, Slot,
    StateId, THIS, Type, YOU,
};
use std::collections::BTreeSet;

impl Cx<'_> {
    /// On cards, a choice is made only among those that may be chosen by the law `may_be_chosen`. What is done to
    /// each of a kind chooses nobody, and rules choose as they say. Nor is the law asked of a choice that names a
    /// state of which the law speaks: `one cloaked ship` means just those.
    pub(super) fn that_may_be_chosen(&mut self, sel: &mut Sel) {
        if let Some(law) = self.book.laws.may_be_chosen
            && self.env.this.is_some()
            && self.env.you
        {
            self.judged(sel, law, &[sel.group.slot, THIS, YOU]);
        }
    }

    /// On cards, whoever counts where a text asks whether there is somebody, or how many there are, by the law
    /// `supports`. It is not asked of those in a state of which it speaks, if the text names that.
    pub(super) fn that_support(&mut self, sel: &mut Sel) {
        let Some(law) = self
            .book
            .laws
            .supports
            .filter(|_| self.env.setting == Setting::Card)
        else {
            return;
        };
        // What was chosen or remembered before is counted, whatever has become of it.
        let kept = sel.group.from.map(|from| self.at(from));
        if matches!(kept, Some(Expr::Local(_) | Expr::Field { .. })) {
            return;
        }
        let concerned = match sel.elem {
            Type::Object(elem) => self.concerns(law, elem),
            Type::Any => true,
            _ => false,
        };
        if concerned {
            self.judged(sel, law, &[sel.group.slot]);
        }
    }

    /// How many there are of a group. On cards whom the law `two_in_one` says is two counts as each of the two of
    /// whom all is true that is asked: everybody is asked about as the first, and these once more as the second.
    pub(super) fn number_of(&mut self, over: Box<Group>, elem: &Type, span: Span) -> ExprId {
        let Some((law, scope)) = self.counted_twice(elem) else {
            return self.count(over, span);
        };
        let two = self.call_of(law, &[over.slot], span);
        let mut again = over.clone();
        again.tests.insert(0, two);
        let first = self.count_as((scope, 1), over, span);
        let second = self.count_as((scope, 2), again, span);
        self.push(Expr::Arith(Arithmetic::Add, first, second), span)
    }

    fn count_as(&mut self, (scope, which): (ScopeId, i64), over: Box<Group>, span: Span) -> ExprId {
        let body = self.count(over, span);
        let binds = vec![(scope, self.number(which, span))];
        self.push(Expr::With { binds, body }, span)
    }

    fn count(&mut self, over: Box<Group>, span: Span) -> ExprId {
        let (how, of) = (Fold::Count, None);
        self.push(Expr::Fold { how, over, of }, span)
    }

    /// The law by which members of a kind may be two, and the scope in which each of them is asked about. Cards of
    /// wider kinds are counted as cards.
    fn counted_twice(&self, elem: &Type) -> Option<(FunctionId, ScopeId)> {
        if self.env.setting != Setting::Card {
            return None;
        }
        let law = self.book.laws.two_in_one?;
        let (Type::Object(elem), Some(Type::Object(of))) = (elem, self.param_type(law, 0)) else {
            return None;
        };
        let mut scopes = (0u32..).map(ScopeId).zip(&self.book.scopes);
        let (scope, _) = scopes.find(|(_, scope)| scope.named.name == ONE_OF_TWO)?;
        self.under(*elem, of).then_some((law, scope))
    }

    /// Whether something of a kind can be in one of the states of which a law speaks.
    fn concerns(&mut self, law: FunctionId, elem: KindId) -> bool {
        let states = self.states_in(law);
        let known = states.iter().filter_map(|state| self.book.at(*state));
        let mut kinds = known.flat_map(|state| state.of.iter().copied());
        kinds.any(|kind| meet(self.book, elem, kind))
    }

    /// What a law says of each member of a selection in card text, unless the selection names a state of which the law
    /// speaks.
    fn judged(&mut self, sel: &mut Sel, law: FunctionId, slots: &[Slot]) {
        let objects = matches!(sel.elem, Type::Object(_) | Type::Any);
        if self.env.setting != Setting::Card || !objects {
            return;
        }
        let named = self.states_of(sel);
        if !named.is_empty() && !named.is_disjoint(&self.states_in(law)) {
            return;
        }
        let test = self.call_of(law, slots, sel.span);
        sel.group.tests.push(test);
    }

    /// The states in which the members of a selection must be, by its own words or by what these mean, or by those of
    /// the set it is taken from.
    fn states_of(&self, sel: &Sel) -> BTreeSet<StateId> {
        let mut states = BTreeSet::new();
        let mut group = Some(&sel.group);
        while let Some(of) = group {
            let tests = of.tests.iter().flat_map(|test| self.book.conjuncts(*test));
            for test in tests {
                states.extend(self.state_asked(test, of.slot));
                if let Expr::Call { function, args } = self.at(test)
                    && let Some(word) = self.book.at(*function)
                    && let Some(param) = given(self.book, &word.params, args, of.slot).first()
                {
                    let parts = self.book.conjuncts(word.body).into_iter();
                    states.extend(parts.filter_map(|part| self.state_asked(part, param.slot)));
                }
            }
            group = match of.from.map(|from| self.at(from)) {
                Some(Expr::Filter(inner)) => Some(inner),
                _ => None,
            };
        }
        states
    }

    fn state_asked(&self, test: ExprId, slot: Slot) -> Option<StateId> {
        match self.at(test) {
            Expr::HasState(of, state) => self.book.is_local(*of, slot).then_some(*state),
            _ => None,
        }
    }

    /// The states of which a law speaks, or a definition that it asks. The texts of cards are read when all laws have
    /// been, so that it is looked for once.
    fn states_in(&mut self, law: FunctionId) -> BTreeSet<StateId> {
        if let Some(states) = self.side.law_states.get(&law) {
            return states.clone();
        }
        let body = self.book.at(law).map(|law| law.body);
        let met = reach(self.book, Parts::of_exprs(body), Through::Words);
        let states: BTreeSet<StateId> = met
            .filter_map(|met| match met {
                Met::Expr(_, Expr::HasState(_, state)) => Some(*state),
                _ => None,
            })
            .collect();
        self.side.law_states.insert(law, states.clone());
        states
    }
}
