//! What an action ends in is asked before it is offered: whether the verb is allowed, with all of its roles.
//!
//! Only what is surely done counts: no branch leads to it, nobody is asked before it, and the parts of the action say
//! whom it is done to. So a script says that something is forbidden, and no other needs to ask.

use super::desk::Desk;
use crate::facts::deed::leaves;
use crate::reader::Env;
use crate::span::Span;
use crate::tree::{
    Action, ActionId, BlockId, Book, Expr, ExprId, Group, ProcedureId, Requirement, ScopeId, Slot,
    Statement, THIS, Type, VerbId, YOU,
};
use std::collections::{BTreeMap, BTreeSet};

/// So many procedures within each other are looked into.
const DEEP: u8 = 4;

/// A verb that is surely done.
struct Deed {
    verb: VerbId,
    args: Box<[Option<ExprId>]>,
    by: ExprId,
    /// What its text finds around it.
    scopes: Vec<(ScopeId, ExprId)>,
    /// Whom it is done to one by one, if to each of those that are chosen.
    each: Option<Each>,
}

/// A loop over those that are chosen with the action.
#[derive(Clone, Copy)]
struct Each {
    pick: Slot,
    /// The slot of the one whose turn it is.
    member: Slot,
}

/// What the slots of the present frame are in that of the action: the same, or those of a procedure that is given
/// these.
type Frame = Option<BTreeMap<Slot, ExprId>>;

/// Asks it for every action of the rules. What an action may find out later is left to it.
pub(super) fn all(desk: &mut Desk) {
    // Frames share what stands for their own slots.
    let mut cx = desk.cx(Env::default());
    let you = cx.push(Expr::Local(YOU), Span::default());
    for id in (0..).map(ActionId).take(desk.book.actions.len()) {
        let action = desk.book.at(id);
        let Some(action) = action.filter(|one| !one.unchecked && one.source.is_none()) else {
            continue;
        };
        let anchors = action.anchors.iter().map(|anchor| anchor.slot);
        let mut search = Search {
            book: &desk.book,
            action,
            you,
            known: anchors.chain([THIS, YOU]).collect(),
            scopes: Vec::new(),
            each: None,
            unsure: false,
            found: Vec::new(),
        };
        search.block(action.body, &None, DEEP);
        for deed in search.found {
            ask(desk, id, deed);
        }
    }
}

/// A walk through what an action does.
struct Search<'b> {
    book: &'b Book,
    action: &'b Action,
    you: ExprId,
    /// The slots that have their values before the action begins.
    known: BTreeSet<Slot>,
    scopes: Vec<(ScopeId, ExprId)>,
    each: Option<Each>,
    /// Whether what follows is perhaps not reached any more.
    unsure: bool,
    found: Vec<Deed>,
}

impl<'b> Search<'b> {
    fn block(&mut self, block: BlockId, frame: &Frame, depth: u8) {
        for statement in self.book.at(block).into_iter().flatten() {
            if self.unsure {
                return;
            }
            self.statement(statement, frame, depth);
        }
    }

    fn statement(&mut self, statement: &'b Statement, frame: &Frame, depth: u8) {
        match statement {
            Statement::Do { verb, args, by } => {
                let deed = self.deed(*verb, args, *by, frame);
                self.found.extend(deed);
            }
            Statement::Stage { body, .. } => self.block(*body, frame, depth),
            Statement::With { scope, value, body } => {
                if let Some(value) = self.in_action(*value, frame) {
                    self.scopes.push((*scope, value));
                    self.block(*body, frame, depth);
                    self.scopes.pop();
                }
            }
            Statement::Run {
                procedure, args, ..
            } => self.run(*procedure, args, frame, depth),
            Statement::Each { slot, over, body } if frame.is_none() => {
                self.each_of(*slot, *over, *body, depth);
            }
            // From here on somebody else may be meant, or others have had a say.
            Statement::Let { slot: YOU, .. }
            | Statement::Offer { .. }
            | Statement::Open { .. }
            | Statement::Leave(_)
            | Statement::Refuse(_)
            | Statement::Return(_)
            | Statement::Finish { .. } => self.unsure = true,
            other => self.unsure = leaves(self.book, other),
        }
    }

    /// A loop over those that are chosen with the action. Whoever is asked for again in it may have lost by what was
    /// done to others what he had when he was chosen.
    fn each_of(&mut self, member: Slot, over: ExprId, body: BlockId, depth: u8) {
        let chosen = self.book.local(over);
        let pick = self.action.picks.iter();
        let pick = chosen.and_then(|chosen| pick.clone().find(|one| one.slot == chosen));
        let statements = self.book.at(body).map(Vec::as_slice);
        let Some(pick) = pick else {
            let mut all = statements.into_iter().flatten();
            self.unsure = all.any(|one| leaves(self.book, one));
            return;
        };
        let each = Each {
            pick: pick.slot,
            member,
        };
        let body = match statements {
            Some(
                [
                    Statement::If {
                        arms,
                        otherwise: None,
                    },
                ],
            ) if let [(test, inside)] = arms.as_slice()
                && self.is_asked_of(*test, pick.from, each) =>
            {
                *inside
            }
            _ => body,
        };
        let outer = self.each.replace(each);
        self.known.insert(member);
        self.block(body, &None, depth);
        self.known.remove(&member);
        self.each = outer;
    }

    /// Whether a test is one that those who are chosen had to pass.
    fn is_asked_of(&self, test: ExprId, from: ExprId, each: Each) -> bool {
        let (Expr::Filter(group), Expr::Call { function, args }) =
            (self.book.expr(from), self.book.expr(test))
        else {
            return false;
        };
        let same = |(one, other): (&ExprId, &ExprId)| {
            let (one, other) = (self.book.expr(*one), self.book.expr(*other));
            let member = *one == Expr::Local(each.member) && *other == Expr::Local(group.slot);
            one == other || member
        };
        group
            .tests
            .iter()
            .any(|asked| match self.book.expr(*asked) {
                Expr::Call {
                    function: other,
                    args: others,
                } => function == other && args.iter().zip(others).all(same),
                _ => false,
            })
    }

    fn run(&mut self, id: ProcedureId, args: &[ExprId], frame: &Frame, depth: u8) {
        let Some(procedure) = self.book.at(id) else {
            return;
        };
        let Some(deeper) = depth.checked_sub(1).filter(|_| procedure.window.is_none()) else {
            self.unsure = true;
            return;
        };
        let you = self.doer(None, frame);
        let mut inside: BTreeMap<Slot, ExprId> = you.map(|you| (YOU, you)).into_iter().collect();
        for (param, arg) in procedure.params.iter().zip(args) {
            match self.in_action(*arg, frame) {
                Some(arg) => inside.insert(param.slot, arg),
                // It is somebody else than outside, and not known who.
                None if param.slot == YOU => return,
                None => None,
            };
        }
        let outer = self.unsure;
        self.block(procedure.body, &Some(inside), deeper);
        // Leaving the procedure is not leaving the action; but what it was left for is not known.
        self.unsure |= outer;
    }

    /// Who does something, in the frame of the action.
    fn doer(&self, by: Option<ExprId>, frame: &Frame) -> Option<ExprId> {
        match (by, frame) {
            (Some(by), _) => self.in_action(by, frame),
            (None, None) => Some(self.you),
            (None, Some(given)) => given.get(&YOU).copied(),
        }
    }

    /// An expression as it stands in the frame of the action, if all that it speaks of is known before.
    fn in_action(&self, id: ExprId, frame: &Frame) -> Option<ExprId> {
        let expr = self.book.at(id)?;
        match (frame, expr) {
            (Some(given), Expr::Local(slot)) => given.get(slot).copied(),
            (Some(_), _) => expr.parts().exprs.is_empty().then_some(id),
            (None, _) => self.is_known(id).then_some(id),
        }
    }

    fn is_known(&self, id: ExprId) -> bool {
        let all = || self.book.operands([id]);
        let inner = |slot: Slot| {
            let mut groups = all().filter_map(|(_, expr)| expr.group());
            groups.any(|group| group.slot == slot)
        };
        all().all(|(_, expr)| match expr {
            Expr::Local(slot) => self.known.contains(slot) || self.is_picked(*slot) || inner(*slot),
            _ => true,
        })
    }

    fn is_picked(&self, slot: Slot) -> bool {
        self.action.picks.iter().any(|pick| pick.slot == slot)
    }

    fn deed(
        &self,
        verb: VerbId,
        args: &[Option<ExprId>],
        by: Option<ExprId>,
        frame: &Frame,
    ) -> Option<Deed> {
        // What is announced has been done by then; rules say themselves what they ask before.
        let declared = self.book.at(verb).filter(|verb| verb.body.is_some())?;
        let mut each = None;
        let mut known = vec![None; declared.params.len()];
        for ((param, arg), known) in declared.params.iter().zip(args).zip(&mut known) {
            let Some(arg) = arg else {
                continue;
            };
            // What is looked for is known only when it is done.
            if matches!(param.ty, Type::Quote(_)) {
                return None;
            }
            let arg = self.in_action(*arg, frame)?;
            if matches!(param.ty, Type::Object(_)) {
                each = each.or(self.whose(self.book.local(arg)?));
            }
            *known = Some(arg);
        }
        Some(Deed {
            verb,
            args: known.into(),
            by: self.doer(by, frame)?,
            scopes: self.scopes.clone(),
            each,
        })
    }

    /// Of an object in a slot: whether it is one of those that are chosen.
    fn whose(&self, slot: Slot) -> Option<Each> {
        let each = self.each.filter(|each| each.member == slot);
        let picked = self.is_picked(slot).then_some(Each {
            pick: slot,
            member: slot,
        });
        each.or(picked)
    }
}

/// Lets an action ask it: as soon as the last part is known of which it speaks.
fn ask(desk: &mut Desk, id: ActionId, deed: Deed) {
    let Some(action) = desk.book.at(id) else {
        return;
    };
    let span = action.named.span;
    let pick = deed.each.and_then(|each| {
        let at = action
            .picks
            .iter()
            .position(|pick| pick.slot == each.pick)?;
        Some((at, each))
    });
    if let Some((at, each)) = pick {
        return ask_of_chosen(desk, id, at, each, deed, span);
    }
    let slots: Vec<Slot> = action.anchors.iter().map(|anchor| anchor.slot).collect();
    let test = test_of(desk, deed, span);
    let last = slots
        .iter()
        .rposition(|slot| desk.book.speaks_of(test, *slot));
    let asked = Requirement {
        test,
        says: None,
        cites: Vec::new(),
    };
    if let Some(action) = desk.book.at_mut(id) {
        let anchor = last.and_then(|at| action.anchors.get_mut(at));
        let legal = anchor.map_or(&mut action.legal, |anchor| &mut anchor.legal);
        legal.push(asked);
    }
}

/// The same of whoever may be chosen: whom it cannot be done to is none of them.
fn ask_of_chosen(desk: &mut Desk, id: ActionId, at: usize, each: Each, deed: Deed, span: Span) {
    let action = desk.book.at(id);
    let pick = action.and_then(|action| Some((action.picks.get(at)?.from, action.slots)));
    let Some((from, slots)) = pick else {
        return;
    };
    let mut group = match desk.book.expr(from) {
        Expr::Filter(group) => group.clone(),
        _ => Box::new(Group {
            slot: slots,
            kind: None,
            from: Some(from),
            tests: Vec::new(),
        }),
    };
    let mut args = deed.args;
    let it = desk.cx(Env::default()).push(Expr::Local(group.slot), span);
    for arg in args.iter_mut().flatten() {
        if desk.book.is_local(*arg, each.member) {
            *arg = it;
        }
    }
    let test = test_of(desk, Deed { args, ..deed }, span);
    if desk.book.speaks_of(test, each.member) && each.member != group.slot {
        return;
    }
    group.tests.push(test);
    let used = slots.max(group.slot.saturating_add(1));
    let from = desk.cx(Env::default()).push(Expr::Filter(group), span);
    if let Some(action) = desk.book.at_mut(id) {
        action.slots = used;
        if let Some(pick) = action.picks.get_mut(at) {
            pick.from = from;
        }
    }
}

fn test_of(desk: &mut Desk, deed: Deed, span: Span) -> ExprId {
    let mut cx = desk.cx(Env::default());
    let allowed = Expr::Allowed {
        verb: deed.verb,
        args: deed.args,
        by: Some(deed.by),
    };
    let body = cx.push(allowed, span);
    match deed.scopes {
        binds if binds.is_empty() => body,
        binds => cx.push(Expr::With { binds, body }, span),
    }
}
