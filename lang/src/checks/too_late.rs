//! What the text of a card does to somebody whom it has taken out of play before, or who has just left it: what only those in
//! play can suffer. It would be done to a card in a pile, or to nobody.

use super::gone::takes_away;
use super::part::Part;
use super::walk;
use crate::diagnostic::{Diagnostic, NOBODY_LEFT};
use crate::span::Span;
use crate::tree::{BlockId, Book, Expr, ExprId, HookRole, Slot, Statement, VerbId, Write};
use std::collections::{BTreeMap, BTreeSet};

/// Verbs call verbs no deeper than this.
const DEEPEST: u8 = 16;

/// Who is gone, by what.
type Gone = BTreeMap<Slot, VerbId>;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    if part.card().is_none() {
        return;
    }
    let mut late = Late {
        book: part.book,
        told: BTreeSet::new(),
        found: Vec::new(),
    };
    for hook in part.hooks() {
        if let HookRole::Trigger {
            event,
            before: false,
            body,
            ..
        } = &hook.role
            && let Some(slot) = event.roles.first().copied().flatten()
            && takes_away(part.book, event.verb)
        {
            late.block(*body, &BTreeMap::from([(slot, event.verb)]));
        }
    }
    for (block, spans) in part.blocks() {
        late.statements(block.iter().zip(spans.iter().copied()), &Gone::new());
    }
    all.append(&mut late.found);
}

struct Late<'b> {
    book: &'b Book,
    told: BTreeSet<(u32, u32)>,
    found: Vec<Diagnostic>,
}

impl<'b> Late<'b> {
    fn block(&mut self, block: BlockId, gone: &Gone) {
        let statements = self.book.blocks.get(block.index()).into_iter().flatten();
        let spans = self.book.block_spans.get(block.index());
        let spans = spans.into_iter().flatten().copied();
        self.statements(statements.zip(spans), gone);
    }

    /// One statement after the other; what stands within one may not be done.
    fn statements(&mut self, all: impl Iterator<Item = (&'b Statement, Span)>, gone: &Gone) {
        let mut gone = gone.clone();
        for (statement, span) in all {
            if let Statement::Do { verb, args, .. } = statement {
                for (at, arg) in args.iter().enumerate() {
                    let slot = arg.and_then(|arg| self.local(arg));
                    let by = slot.and_then(|slot| gone.get(&slot).copied());
                    if let Some(by) = by
                        && self.wants_in_play(*verb, at, DEEPEST)
                    {
                        self.tell(*verb, by, span);
                    }
                }
                let object = args.first().copied().flatten();
                if let Some(slot) = object.and_then(|object| self.local(object))
                    && takes_away(self.book, *verb)
                {
                    gone.insert(slot, *verb);
                }
                continue;
            }
            if gone.is_empty() {
                continue;
            }
            for inside in walk::of_statement(statement).blocks {
                self.block(inside, &gone);
            }
        }
    }

    fn local(&self, id: ExprId) -> Option<Slot> {
        match self.book.exprs.get(id.index()) {
            Some(Expr::Local(slot)) => Some(*slot),
            _ => None,
        }
    }

    /// Whether a verb marks what stands in a role, or puts something on it or into it in play.
    fn wants_in_play(&self, verb: VerbId, role: usize, deep: u8) -> bool {
        let Some(declared) = self.book.verbs.get(verb.index()).filter(|_| deep > 0) else {
            return false;
        };
        let (Some(body), Some(param)) = (declared.body, declared.params.get(role)) else {
            return false;
        };
        let is = |id: ExprId| self.local(id) == Some(param.slot);
        let statements = self.book.blocks.get(body.index()).into_iter().flatten();
        for statement in statements {
            match statement {
                Statement::Write(Write::Mark { what, .. }) if is(*what) => return true,
                Statement::Write(Write::Put { what, into, .. }) => {
                    if self.is_in_play_of(*into, &is) {
                        return true;
                    }
                    if is(*what) {
                        return false;
                    }
                }
                Statement::Do { verb, args, .. } => {
                    let passed = args.iter().position(|arg| arg.is_some_and(is));
                    if passed.is_some_and(|at| self.wants_in_play(*verb, at, deep - 1)) {
                        return true;
                    }
                }
                _ => {}
            }
        }
        false
    }

    /// Whether a place in play is one of what is meant.
    fn is_in_play_of(&self, place: ExprId, is: &impl Fn(ExprId) -> bool) -> bool {
        match self.book.exprs.get(place.index()) {
            Some(Expr::Place { zone, of: Some(of) }) if is(*of) => {
                let zone = self.book.zones.get(zone.index());
                zone.is_some_and(|zone| zone.in_play)
            }
            _ => false,
        }
    }

    fn tell(&mut self, verb: VerbId, by: VerbId, span: Span) {
        if !self.told.insert((span.start, span.end)) {
            return;
        }
        let name = |verb: VerbId| {
            let verb = self.book.verbs.get(verb.index());
            verb.map_or("", |verb| verb.named.name.as_str())
        };
        self.found.push(
            Diagnostic::error(
                NOBODY_LEFT,
                format!(
                    "`{}` is done to what is in play, and `{}` has taken this out of it",
                    name(verb),
                    name(by)
                ),
                span,
            )
            .help("do it before, or instead: `instead of KIND is PARTICIPLE: ...`"),
        );
    }
}
