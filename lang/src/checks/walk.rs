//! Walking over the tree: what an expression, a statement and a hook consist of.

use crate::tree::{
    Action, Alternative, At, BlockId, Book, Expr, ExprId, Function, HookId, HookRole, LimitUse,
    Pick, Quote, QuoteBody, QuoteId, Settles, Statement, Until, VerbId, Write, operands,
};
use std::collections::BTreeSet;

/// What something consists of, one step down.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parts {
    pub(crate) exprs: Vec<ExprId>,
    pub(super) blocks: Vec<BlockId>,
    pub(super) quotes: Vec<QuoteId>,
    pub(super) hooks: Vec<HookId>,
}

impl Parts {
    /// Some expressions, and nothing besides.
    pub(super) fn of_exprs(exprs: impl IntoIterator<Item = ExprId>) -> Self {
        Self {
            exprs: exprs.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Some blocks, and nothing besides.
    pub(super) fn of_blocks(blocks: impl IntoIterator<Item = BlockId>) -> Self {
        Self {
            blocks: blocks.into_iter().collect(),
            ..Self::default()
        }
    }

    fn pick(&mut self, pick: &Pick) {
        self.exprs.extend([pick.by, pick.from, pick.min, pick.max]);
    }

    /// What an action consists of.
    pub(super) fn of_action(action: &Action) -> Self {
        let mut parts = Self {
            blocks: action.cost.into_iter().chain([action.body]).collect(),
            ..Self::default()
        };
        parts
            .exprs
            .extend(action.source.as_ref().map(|source| source.active));
        for anchor in &action.anchors {
            parts.exprs.push(anchor.from);
            parts
                .exprs
                .extend(anchor.legal.iter().map(|need| need.test));
        }
        parts
            .exprs
            .extend(action.legal.iter().map(|need| need.test));
        action.picks.iter().for_each(|pick| parts.pick(pick));
        parts.limits(&action.limits);
        parts
    }

    fn limits(&mut self, limits: &[LimitUse]) {
        for limit in limits {
            self.exprs.extend(&limit.key);
            self.exprs.push(limit.max);
        }
    }

    fn alternative(&mut self, arm: &Alternative) {
        self.exprs.extend(arm.able);
        self.blocks.push(arm.body);
    }

    fn until(&mut self, until: &Until) {
        match until {
            Until::Never => {}
            Until::Event { of, changed, .. } => {
                self.exprs.extend(of);
                self.exprs.extend(changed);
            }
            Until::Happening(of) | Until::When(of) => self.exprs.push(*of),
        }
    }

    fn write(&mut self, write: &Write) {
        match write {
            Write::Put { what, into, at, .. } => {
                self.exprs.extend([*what, *into]);
                if let At::After(other) | At::Before(other) = at {
                    self.exprs.push(*other);
                }
            }
            Write::Set { of, to, .. } => {
                self.exprs.extend(of);
                self.exprs.push(*to);
            }
            Write::Mark { what, until, .. } => {
                self.exprs.push(*what);
                self.until(until);
            }
            Write::Control { what, by } => self.exprs.extend([*what, *by]),
            Write::Create { into, .. } => self.exprs.push(*into),
            Write::Shuffle { place } => self.exprs.push(*place),
            Write::Show { what, to } | Write::Hide { what, from: to } => {
                self.exprs.push(*what);
                self.exprs.extend(to);
            }
            Write::Exchange { what, with } => self.exprs.extend([*what, *with]),
            Write::NextTurn { of } => self.exprs.push(*of),
            Write::Unmark { what, .. }
            | Write::Become { what, .. }
            | Write::Remove { what }
            | Write::Turn { what, .. } => self.exprs.push(*what),
        }
    }
}

/// What an expression consists of.
pub(crate) fn of_expr(expr: &Expr) -> Parts {
    let mut parts = Parts::default();
    if let Expr::Quote { quote, .. } = expr {
        parts.quotes.push(*quote);
    }
    operands(expr, &mut |operand| parts.exprs.push(operand));
    parts
}

/// What a statement consists of.
pub(super) fn of_statement(statement: &Statement) -> Parts {
    let mut parts = Parts::default();
    match statement {
        Statement::Let { value, .. } => parts.exprs.push(*value),
        Statement::Pick(pick) => parts.pick(pick),
        Statement::PickValue { by, from, .. } => parts.exprs.extend([*by, *from]),
        Statement::If { arms, otherwise } => {
            for (test, body) in arms {
                parts.exprs.push(*test);
                parts.blocks.push(*body);
            }
            parts.blocks.extend(otherwise);
        }
        Statement::Each { over, body, .. } => {
            parts.exprs.push(*over);
            parts.blocks.push(*body);
        }
        Statement::While { test, body } => {
            parts.exprs.push(*test);
            parts.blocks.push(*body);
        }
        Statement::Repeat { times, body } => {
            parts.exprs.push(*times);
            parts.blocks.push(*body);
        }
        Statement::May {
            by,
            able,
            body,
            otherwise,
            ..
        } => {
            parts.exprs.push(*by);
            parts.exprs.extend(able);
            parts.blocks.push(*body);
            parts.blocks.extend(otherwise);
        }
        Statement::ChooseOne { by, arms, .. } => {
            parts.exprs.push(*by);
            for arm in arms {
                parts.alternative(arm);
            }
        }
        Statement::Do { args, by, .. } => {
            parts.exprs.extend(args.iter().flatten());
            parts.exprs.extend(by);
        }
        Statement::Run { args, .. } | Statement::Open { args, .. } => parts.exprs.extend(args),
        Statement::Target { this, you, .. } => parts.exprs.extend([*this, *you]),
        Statement::Follow {
            quote,
            this,
            you,
            with,
        } => {
            parts.exprs.extend([*quote, *this, *you]);
            parts.exprs.extend(with.iter().map(|(_, value)| *value));
        }
        Statement::Offer { by, between, .. } => {
            parts.exprs.push(*by);
            parts.blocks.extend(between);
        }
        Statement::Stage { body, .. } => parts.blocks.push(*body),
        Statement::Leave(_) | Statement::Refuse(_) => {}
        Statement::Return(value) => parts.exprs.extend(value),
        Statement::With { value, body, .. } => {
            parts.exprs.push(*value);
            parts.blocks.push(*body);
        }
        Statement::Write(write) => parts.write(write),
        Statement::Lasting {
            texts,
            captures,
            until,
        } => {
            for text in texts {
                parts.hooks.push(text.hook);
                parts
                    .exprs
                    .extend(text.settles.iter().flat_map(Settles::exprs));
            }
            parts.exprs.extend(captures);
            parts.until(until);
        }
        Statement::Use { key, .. } => parts.exprs.extend(key),
        Statement::Finish { winner, .. } => parts.exprs.push(*winner),
    }
    parts
}

/// What a hook consists of.
pub(super) fn of_role(role: &HookRole) -> Parts {
    let mut parts = Parts::default();
    match role {
        HookRole::Change {
            test,
            amount,
            limit,
            ..
        } => {
            parts.exprs.extend([*test, *amount]);
            parts.exprs.extend(limit);
        }
        HookRole::Marks { test, .. } => parts.exprs.push(*test),
        HookRole::Verdict { test, .. } => parts.exprs.extend(test),
        HookRole::Instead {
            event,
            by,
            able,
            body,
            limits,
        }
        | HookRole::Trigger {
            event,
            by,
            able,
            body,
            limits,
            ..
        } => {
            if let HookRole::Trigger {
                each: Some(each), ..
            } = role
            {
                parts.exprs.push(each.set);
            }
            parts.exprs.extend(event.tests().chain(*by).chain(*able));
            parts.blocks.push(*body);
            parts.limits(limits);
        }
        HookRole::Whenever { each, test, body } => {
            parts.exprs.extend(each.iter().map(|(_, set)| *set));
            parts.exprs.extend(test);
            parts.blocks.push(*body);
        }
        HookRole::Around { body, .. } => parts.blocks.extend(body),
    }
    parts
}

/// What kept text consists of.
pub(super) fn of_quote(quote: &Quote) -> Parts {
    let mut parts = Parts::default();
    for pick in &quote.targets {
        parts.pick(pick);
    }
    parts.exprs.extend(quote.able);
    parts
        .exprs
        .extend(quote.event.iter().flat_map(|event| event.tests()));
    match &quote.body {
        QuoteBody::Answer(answer) => parts.exprs.push(*answer),
        QuoteBody::Selection {
            all,
            member,
            count,
            by,
            ..
        } => {
            parts.exprs.extend([*all, member.1]);
            if let Some((least, most)) = count {
                parts.exprs.push(*least);
                parts.exprs.extend(most);
            }
            parts.exprs.extend(by);
        }
        QuoteBody::Effects(block) => parts.blocks.push(*block),
        QuoteBody::Event(event) => parts.exprs.extend(event.tests()),
    }
    parts
}

/// Everything that can be reached from some parts, functions left aside. Each thing is met once. It costs as
/// much as there is to be met, however large the book is.
pub(crate) fn reach(book: &Book, start: Parts, mut meet: impl FnMut(Met<'_>)) {
    let mut seen = Known::default();
    let mut open = vec![start];
    while let Some(parts) = open.pop() {
        for id in parts.exprs {
            if seen.exprs.insert(id)
                && let Some(expr) = book.exprs.get(id.index())
            {
                meet(Met::Expr(id, expr));
                open.push(of_expr(expr));
            }
        }
        for id in parts.blocks {
            if seen.blocks.insert(id)
                && let Some(block) = book.blocks.get(id.index())
            {
                for statement in block {
                    meet(Met::Statement(statement));
                    open.push(of_statement(statement));
                }
            }
        }
        for id in parts.quotes {
            if seen.quotes.insert(id)
                && let Some(quote) = book.quotes.get(id.index())
            {
                open.push(of_quote(quote));
            }
        }
        for id in parts.hooks {
            if seen.hooks.insert(id)
                && let Some(hook) = book.hooks.get(id.index())
            {
                let mut parts = of_role(&hook.role);
                parts.exprs.extend(hook.active);
                open.push(parts);
            }
        }
    }
}

/// The verbs that are done in some blocks, whatever else stands between.
pub(crate) fn verbs_done(
    book: &Book,
    blocks: impl IntoIterator<Item = BlockId>,
) -> BTreeSet<VerbId> {
    let start = Parts::of_blocks(blocks);
    let mut done = BTreeSet::new();
    reach(book, start, |met| {
        if let Met::Statement(Statement::Do { verb, .. }) = met {
            done.insert(*verb);
        }
    });
    done
}

/// Whether a statement may end more than itself.
pub(crate) fn leaves(book: &Book, statement: &Statement) -> bool {
    let ends = |statement: &Statement| {
        matches!(
            statement,
            Statement::Leave(_)
                | Statement::Refuse(_)
                | Statement::Return(_)
                | Statement::Finish { .. }
        )
    };
    let mut found = ends(statement);
    reach(book, of_statement(statement), |met| {
        found |= matches!(met, Met::Statement(statement) if ends(statement));
    });
    found
}

/// Whether a block moves or makes anything, by itself or by what it does and runs.
pub(crate) fn moves(book: &Book, block: BlockId) -> bool {
    let mut known = BTreeSet::new();
    let mut open = vec![block];
    let mut moved = false;
    while let Some(block) = open.pop() {
        if !known.insert(block) {
            continue;
        }
        let start = Parts::of_blocks([block]);
        reach(book, start, |met| match met {
            Met::Statement(Statement::Write(
                Write::Put { .. } | Write::Create { .. } | Write::Exchange { .. },
            )) => moved = true,
            Met::Statement(Statement::Do { verb, .. }) => {
                open.extend(book.verbs.get(verb.index()).and_then(|verb| verb.body));
            }
            Met::Statement(Statement::Run { procedure, .. }) => {
                let run = book.procedures.get(procedure.index());
                open.extend(run.map(|procedure| procedure.body));
            }
            _ => {}
        });
    }
    moved
}

/// Whether an expression calls a function of some sort.
pub(crate) fn uses(book: &Book, expr: ExprId, sort: impl Fn(&Function) -> bool) -> bool {
    let start = Parts::of_exprs([expr]);
    let mut used = false;
    reach(book, start, |met| {
        if let Met::Expr(_, Expr::Call { function, .. }) = met {
            used |= book.functions.get(function.index()).is_some_and(&sort);
        }
    });
    used
}

/// What a walk has met.
#[derive(Default)]
struct Known {
    exprs: BTreeSet<ExprId>,
    blocks: BTreeSet<BlockId>,
    quotes: BTreeSet<QuoteId>,
    hooks: BTreeSet<HookId>,
}

/// What is met on a walk.
#[derive(Debug)]
pub(crate) enum Met<'b> {
    Expr(ExprId, &'b Expr),
    Statement(&'b Statement),
}
