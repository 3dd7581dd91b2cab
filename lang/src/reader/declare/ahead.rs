//! What an action ends in is asked before it is offered: whether the verb is allowed, with all of its roles.
//!
//! Only what is surely done counts: no branch leads to it, nobody is asked before it, and the parts of the action say whom it is
//! done to. So a script says that something is forbidden, and no other needs to ask.

use super::desk::{Desk, index};
use crate::checks::of_expr;
use crate::facts::deed::leaves;
use crate::reader::Env;
use crate::span::Span;
use crate::tree::{
    Action, ActionId, BlockId, Book, Expr, ExprId, Group, Param, ProcedureId, Requirement, ScopeId,
    Slot, Statement, THIS, Type, VerbId, YOU,
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
    /// Those that are chosen.
    pick: Slot,
    /// The slot of the one whose turn it is.
    member: Slot,
}

/// What the slots of the present frame are in that of the action.
#[derive(Clone)]
enum Frame {
    /// The same.
    Own,
    /// Those of a procedure that is given these.
    Called(BTreeMap<Slot, ExprId>),
}

/// Asks it for every action of the rules. What an action may find out later is left to it.
pub(super) fn all(desk: &mut Desk) {
    // Frames share what stands for their own slots.
    let you = desk
        .cx(Env::default())
        .push(Expr::Local(YOU), Span::default());
    for at in 0..desk.book.actions.len() {
        let Some(action) = desk.book.actions.get(at) else {
            continue;
        };
        if action.unchecked || action.source.is_some() {
            continue;
        }
        let mut search = Search::of(&desk.book, action, you);
        search.block(action.body, &Frame::Own, DEEP);
        for deed in search.found {
            ask(desk, ActionId(index(at)), deed);
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
    fn of(book: &'b Book, action: &'b Action, you: ExprId) -> Self {
        let anchors = action.anchors.iter().map(|anchor| anchor.slot);
        Self {
            book,
            action,
            you,
            known: anchors.chain([THIS, YOU]).collect(),
            scopes: Vec::new(),
            each: None,
            unsure: false,
            found: Vec::new(),
        }
    }

    fn block(&mut self, block: BlockId, frame: &Frame, depth: u8) {
        let book = self.book;
        for statement in book.blocks.get(block.index()).into_iter().flatten() {
            if self.unsure {
                return;
            }
            self.statement(statement, frame, depth);
        }
    }

    fn statement(&mut self, statement: &'b Statement, frame: &Frame, depth: u8) {
        match statement {
            Statement::Do { verb, args, by } => self.deed(*verb, args, *by, frame),
            Statement::Stage { body, .. } => self.block(*body, frame, depth),
            Statement::With { scope, value, body } => {
                let Some(value) = self.in_action(*value, frame) else {
                    return;
                };
                self.scopes.push((*scope, value));
                self.block(*body, frame, depth);
                self.scopes.pop();
            }
            Statement::Run {
                procedure, args, ..
            } => self.run(*procedure, args, frame, depth),
            Statement::Each { slot, over, body } if matches!(frame, Frame::Own) => {
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

    /// A loop over those that are chosen with the action. Whoever is asked for again in it may have lost by what was done to
    /// others what he had when he was chosen.
    fn each_of(&mut self, member: Slot, over: ExprId, body: BlockId, depth: u8) {
        let chosen = match self.book.exprs.get(over.index()) {
            Some(Expr::Local(pick)) => self.action.picks.iter().find(|one| one.slot == *pick),
            _ => None,
        };
        let statements = self.book.blocks.get(body.index());
        let (Some(pick), Some(statements)) = (chosen, statements) else {
            self.unsure = leaves_any(self.book, body);
            return;
        };
        let each = Each {
            pick: pick.slot,
            member,
        };
        let body = match statements.as_slice() {
            [
                Statement::If {
                    arms,
                    otherwise: None,
                },
            ] if let [(test, inside)] = arms.as_slice()
                && self.is_asked_of(*test, pick.from, each) =>
            {
                *inside
            }
            _ => body,
        };
        let outer = self.each.replace(each);
        self.known.insert(member);
        self.block(body, &Frame::Own, depth);
        self.known.remove(&member);
        self.each = outer;
    }

    /// Whether a test is one that those who are chosen had to pass.
    fn is_asked_of(&self, test: ExprId, from: ExprId, each: Each) -> bool {
        let at = |id: ExprId| self.book.exprs.get(id.index());
        let Some(Expr::Filter(group)) = at(from) else {
            return false;
        };
        let same = |one: &ExprId, other: &ExprId| match (at(*one), at(*other)) {
            (Some(Expr::Local(one)), Some(Expr::Local(other))) => {
                one == other || *one == each.member && *other == group.slot
            }
            (Some(one), Some(other)) => one == other,
            _ => false,
        };
        group
            .tests
            .iter()
            .any(|asked| match (at(test), at(*asked)) {
                (
                    Some(Expr::Call { function, args }),
                    Some(Expr::Call {
                        function: other,
                        args: others,
                    }),
                ) => function == other && args.iter().zip(others).all(|(one, two)| same(one, two)),
                _ => false,
            })
    }

    fn run(&mut self, id: ProcedureId, args: &[ExprId], frame: &Frame, depth: u8) {
        let Some(procedure) = self.book.procedures.get(id.index()) else {
            return;
        };
        let Some(deeper) = depth.checked_sub(1).filter(|_| procedure.window.is_none()) else {
            self.unsure = true;
            return;
        };
        let you = match frame {
            Frame::Own => Some(self.you),
            Frame::Called(outer) => outer.get(&YOU).copied(),
        };
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
        self.block(procedure.body, &Frame::Called(inside), deeper);
        // Leaving the procedure is not leaving the action; but what it was left for is not known.
        self.unsure |= outer;
    }

    /// An expression as it stands in the frame of the action, if all that it speaks of is known before.
    fn in_action(&self, id: ExprId, frame: &Frame) -> Option<ExprId> {
        let expr = self.book.exprs.get(id.index())?;
        match (frame, expr) {
            (Frame::Called(given), Expr::Local(slot)) => given.get(slot).copied(),
            (Frame::Called(_), _) => of_expr(expr).exprs.is_empty().then_some(id),
            (Frame::Own, _) => self.is_known(id).then_some(id),
        }
    }

    fn is_known(&self, id: ExprId) -> bool {
        let (mut open, mut inner, mut spoken) = (vec![id], BTreeSet::new(), Vec::new());
        while let Some(id) = open.pop() {
            let Some(expr) = self.book.exprs.get(id.index()) else {
                return false;
            };
            match expr {
                Expr::Local(slot) => spoken.push(*slot),
                Expr::Filter(group)
                | Expr::Fold { over: group, .. }
                | Expr::Map { over: group, .. } => {
                    inner.insert(group.slot);
                }
                _ => {}
            }
            open.extend(of_expr(expr).exprs);
        }
        let picked = |slot: &Slot| self.action.picks.iter().any(|pick| pick.slot == *slot);
        let mut spoken = spoken.iter();
        spoken.all(|slot| self.known.contains(slot) || inner.contains(slot) || picked(slot))
    }

    fn deed(&mut self, verb: VerbId, args: &[Option<ExprId>], by: Option<ExprId>, frame: &Frame) {
        // What is announced has been done by then; rules say themselves what they ask before.
        let declared = self.book.verbs.get(verb.index());
        let Some(declared) = declared.filter(|declared| declared.body.is_some()) else {
            return;
        };
        let mut each = None;
        let mut known = vec![None; declared.params.len()];
        for ((param, arg), known) in declared.params.iter().zip(args).zip(&mut known) {
            let Some(arg) = arg else {
                continue;
            };
            let Some(arg) = self.in_action(*arg, frame).filter(|_| is_asked(param)) else {
                return;
            };
            if matches!(param.ty, Type::Object(_)) {
                match self.whose(arg) {
                    Some(whose) => each = each.or(whose),
                    None => return,
                }
            }
            *known = Some(arg);
        }
        let by = match (by, frame) {
            (Some(by), _) => match self.in_action(by, frame) {
                Some(by) => by,
                None => return,
            },
            (None, Frame::Own) => self.you,
            (None, Frame::Called(given)) => match given.get(&YOU) {
                Some(you) => *you,
                None => return,
            },
        };
        self.found.push(Deed {
            verb,
            args: known.into(),
            by,
            scopes: self.scopes.clone(),
            each,
        });
    }

    /// Of an object: whether it is one of those that are chosen. Of what is found otherwise nothing is asked.
    fn whose(&self, arg: ExprId) -> Option<Option<Each>> {
        let Some(Expr::Local(slot)) = self.book.exprs.get(arg.index()) else {
            return None;
        };
        if let Some(each) = self.each.filter(|each| each.member == *slot) {
            return Some(Some(each));
        }
        let picked = self.action.picks.iter().any(|pick| pick.slot == *slot);
        let each = Each {
            pick: *slot,
            member: *slot,
        };
        Some(picked.then_some(each))
    }
}

/// Whether a prohibition can speak of a role. What is looked for is known only when it is done.
const fn is_asked(param: &Param) -> bool {
    !matches!(param.ty, Type::Quote(_))
}

fn leaves_any(book: &Book, block: BlockId) -> bool {
    let statements = book.blocks.get(block.index());
    statements
        .into_iter()
        .flatten()
        .any(|one| leaves(book, one))
}

/// Lets an action ask it: as soon as the last part is known of which it speaks.
fn ask(desk: &mut Desk, id: ActionId, deed: Deed) {
    let Some(action) = desk.book.actions.get(id.index()) else {
        return;
    };
    let span = action.named.span;
    let slots: Vec<Slot> = action.anchors.iter().map(|anchor| anchor.slot).collect();
    let pick = deed.each.and_then(|each| {
        let mut picks = action.picks.iter().enumerate();
        picks.find_map(|(at, pick)| (pick.slot == each.pick).then_some((at, each)))
    });
    match pick {
        Some((at, each)) => ask_of_chosen(desk, id, at, each, deed, span),
        None => {
            let test = test_of(desk, deed, span);
            let last = (0..slots.len()).rev().find(|at| {
                let slot = slots.get(*at).copied().unwrap_or_default();
                speaks_of(&desk.book, test, slot)
            });
            let asked = Requirement {
                test,
                says: None,
                cites: Vec::new(),
            };
            let Some(action) = desk.book.actions.get_mut(id.index()) else {
                return;
            };
            match last.and_then(|at| action.anchors.get_mut(at)) {
                Some(anchor) => anchor.legal.push(asked),
                None => action.legal.push(asked),
            }
        }
    }
}

/// The same of whoever may be chosen: whom it cannot be done to is none of them.
fn ask_of_chosen(desk: &mut Desk, id: ActionId, at: usize, each: Each, deed: Deed, span: Span) {
    let pick = |desk: &Desk| {
        let action = desk.book.actions.get(id.index())?;
        action.picks.get(at).map(|pick| (pick.from, action.slots))
    };
    let Some((from, slots)) = pick(desk) else {
        return;
    };
    let group = match desk.book.exprs.get(from.index()) {
        Some(Expr::Filter(group)) => group.clone(),
        _ => Box::new(Group {
            slot: slots,
            kind: None,
            from: Some(from),
            tests: Vec::new(),
        }),
    };
    let mut args = deed.args;
    let member = Expr::Local(each.member);
    let it = desk.cx(Env::default()).push(Expr::Local(group.slot), span);
    for arg in args.iter_mut().flatten() {
        if desk.book.exprs.get(arg.index()) == Some(&member) {
            *arg = it;
        }
    }
    let test = test_of(desk, Deed { args, ..deed }, span);
    if speaks_of(&desk.book, test, each.member) && each.member != group.slot {
        return;
    }
    let mut group = group;
    group.tests.push(test);
    let used = slots.max(group.slot.saturating_add(1));
    let from = desk.cx(Env::default()).push(Expr::Filter(group), span);
    let Some(action) = desk.book.actions.get_mut(id.index()) else {
        return;
    };
    action.slots = used;
    if let Some(pick) = action.picks.get_mut(at) {
        pick.from = from;
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

fn speaks_of(book: &Book, id: ExprId, slot: Slot) -> bool {
    let mut open = vec![id];
    while let Some(id) = open.pop() {
        let Some(expr) = book.exprs.get(id.index()) else {
            continue;
        };
        if *expr == Expr::Local(slot) {
            return true;
        }
        open.extend(of_expr(expr).exprs);
    }
    false
}
