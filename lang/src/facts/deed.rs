//! What a verb makes of its object, and what a text does.

use super::holds::DEEPEST;
use super::place::not_in_play;
use super::reach::{Through, statements};
use crate::span::Span;
use crate::tree::{
    Action, ActionId, BlockId, Book, CardId, ClauseInstance, Expr, ExprId, HookId, KindId, Parts,
    Slot, Statement, THIS, Type, VerbId, Write, YOU,
};
use std::collections::BTreeSet;

/// The slot of the first role of a verb.
pub(crate) const OBJECT: Slot = YOU + 1;

/// The verbs that are done in some blocks, whatever else stands between.
pub(crate) fn verbs_done(
    book: &Book,
    blocks: impl IntoIterator<Item = BlockId>,
) -> BTreeSet<VerbId> {
    let all = statements(book, Parts::of_blocks(blocks), Through::Text);
    all.filter_map(|statement| Some(statement.deed()?.0))
        .collect()
}

/// Whether a statement may end more than itself.
pub(crate) fn leaves(book: &Book, statement: &Statement) -> bool {
    let mut inside = statements(book, statement.parts(), Through::Text);
    statement.ends() || inside.any(Statement::ends)
}

/// The verb that a statement does to what stands in a slot.
pub(crate) fn done_to(book: &Book, statement: &Statement, slot: Slot) -> Option<VerbId> {
    let (verb, object) = statement.deed()?;
    book.is_local(object?, slot).then_some(verb)
}

/// The statements of blocks and of the blocks in them; each block up to one behind which `stop` says that the rest is
/// left aside.
pub(crate) fn inside<'b>(
    book: &'b Book,
    blocks: &[BlockId],
    stop: impl Fn(&Statement) -> bool,
) -> Vec<(&'b Statement, Span)> {
    let (mut open, mut all) = (blocks.to_vec(), Vec::new());
    while let Some(block) = open.pop() {
        for (statement, span) in book.block(block) {
            all.push((statement, span));
            if stop(statement) {
                break;
            }
            open.extend(statement.parts().blocks);
        }
    }
    all
}

/// Whether a verb leaves its object where it is not in play, whatever way its body goes.
pub(crate) fn takes_away(book: &Book, verb: VerbId) -> bool {
    verb_takes(book, verb, DEEPEST)
}

fn verb_takes(book: &Book, verb: VerbId, deep: u8) -> bool {
    let body = book.at(verb).and_then(|verb| verb.body);
    deep > 0 && body.is_some_and(|body| block_takes(book, body, deep))
}

fn block_takes(book: &Book, block: BlockId, deep: u8) -> bool {
    let mut takes = false;
    for (statement, _) in book.block(block) {
        match statement {
            Statement::Leave(_) | Statement::Return(_) | Statement::Refuse(_) => return takes,
            Statement::Write(Write::Put { what, into, .. }) if book.is_local(*what, OBJECT) => {
                takes = not_in_play(book, *into).is_some();
            }
            Statement::With { body, .. } => takes |= block_takes(book, *body, deep),
            Statement::If {
                arms,
                otherwise: Some(otherwise),
            } => {
                let mut ways = arms.iter().map(|(_, arm)| arm).chain([otherwise]);
                takes |= ways.all(|way| block_takes(book, *way, deep));
            }
            other => {
                let done = done_to(book, other, OBJECT);
                takes |= done.is_some_and(|verb| verb_takes(book, verb, deep - 1));
            }
        }
    }
    takes
}

/// Whether a verb marks what stands in a role, or puts something on it or into it in play.
pub(crate) fn wants_in_play(book: &Book, verb: VerbId, role: usize, deep: u8) -> bool {
    let verb = book.at(verb).filter(|_| deep > 0);
    let Some((verb, param)) = verb.and_then(|verb| Some((verb, verb.params.get(role)?))) else {
        return false;
    };
    let is = |id| book.is_local(id, param.slot);
    for (statement, _) in verb.body.into_iter().flat_map(|body| book.block(body)) {
        match statement {
            Statement::Write(Write::Mark { what, .. }) if is(*what) => return true,
            Statement::Write(Write::Put { what, into, .. }) => {
                let there = match book.expr(*into) {
                    Expr::Place { zone, of: Some(of) } => is(*of) && book.is_in_play(*zone),
                    _ => false,
                };
                if there {
                    return true;
                }
                if is(*what) {
                    return false;
                }
            }
            Statement::Do { verb, args, .. } => {
                let passed = args.iter().position(|arg| arg.is_some_and(is));
                if passed.is_some_and(|at| wants_in_play(book, *verb, at, deep - 1)) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// Whether a statement says who somebody is from there on: `let you be P`.
pub(crate) fn says_who(statement: &Statement, who: Slot) -> bool {
    matches!(statement, Statement::Let { slot, .. } if *slot == who)
}

/// The first verb in some blocks that wants somebody who does it, before they say who `you` is, and where.
pub(crate) fn done_by_nobody(book: &Book, blocks: &[BlockId]) -> Option<(VerbId, Span)> {
    let all = inside(book, blocks, |statement| says_who(statement, YOU)).into_iter();
    let wants = all.filter_map(|(statement, span)| match statement {
        Statement::Do { verb, by: None, .. } => Some((*verb, span)),
        _ => None,
    });
    wants
        .filter(|(verb, _)| wants_you(book, *verb, &mut BTreeSet::new()))
        .min_by_key(|(_, span)| span.start)
}

/// Whether the statements of a verb speak of `you`, straight or through what they do.
fn wants_you(book: &Book, verb: VerbId, known: &mut BTreeSet<VerbId>) -> bool {
    let body = book.at(verb).and_then(|verb| verb.body);
    let Some(body) = body.filter(|_| known.insert(verb)) else {
        return false;
    };
    let all = inside(book, &[body], |statement| says_who(statement, YOU));
    all.into_iter().any(|(statement, _)| {
        let done = match statement {
            Statement::Do { verb, by: None, .. } => wants_you(book, *verb, known),
            _ => false,
        };
        let mut said = statement.parts().exprs.into_iter();
        done || said.any(|id| book.speaks_of(id, YOU))
    })
}

/// What becomes what, by verbs and procedures.
pub(crate) fn becomes(book: &Book) -> Vec<(Option<KindId>, KindId)> {
    let verbs = book.verbs.iter().map(|verb| (&verb.params, verb.body));
    let procedures = book
        .procedures
        .iter()
        .map(|run| (&run.params, Some(run.body)));
    let mut found = Vec::new();
    for (params, body) in verbs.chain(procedures) {
        for statement in statements(book, Parts::of_blocks(body), Through::Text) {
            let Statement::Write(Write::Become { what, kind }) = statement else {
                continue;
            };
            let param = params.iter().find(|param| book.is_local(*what, param.slot));
            let from = param.and_then(|param| match param.ty {
                Type::Object(kind) => Some(kind),
                _ => None,
            });
            found.push((from, *kind));
        }
    }
    found
}

/// One text of a card that somebody may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardText {
    /// An action that it gives.
    Action(ActionId),
    /// A standing text.
    Standing(HookId),
}

impl CardText {
    /// Whether using it does this to the very card on which it stands, as a price or for what it gives.
    #[must_use]
    pub fn does_to_itself(self, book: &Book, verb: VerbId) -> bool {
        let itself = |arg: &ExprId| book.is_local(*arg, THIS);
        let mut all = statements(book, self.parts(book), Through::Text);
        all.any(|statement| match statement {
            Statement::Do {
                verb: done, args, ..
            } => *done == verb && args.iter().flatten().any(itself),
            _ => false,
        })
    }

    /// Whether any other text of that card does this.
    #[must_use]
    pub fn another_does(self, book: &Book, card: CardId, verb: VerbId) -> bool {
        let Some(card) = book.at(card) else {
            return false;
        };
        let actions = card.actions.iter().map(|action| Self::Action(*action));
        let texts = actions.chain(card.hooks.iter().map(|hook| Self::Standing(*hook)));
        let texts = texts.filter(|text| *text != self);
        let texts = texts.map(|text| text.parts(book));
        let texts = texts.chain(card.clauses.iter().map(ClauseInstance::parts));
        let all = texts.fold(Parts::default(), Parts::and);
        let mut done = statements(book, all, Through::Text).filter_map(Statement::deed);
        done.any(|(done, _)| done == verb)
    }

    fn parts(self, book: &Book) -> Parts {
        let of_action =
            |action: &Action| Parts::of_blocks(action.cost.into_iter().chain([action.body]));
        let parts = match self {
            Self::Action(action) => book.at(action).map(of_action),
            Self::Standing(hook) => book.at(hook).map(|hook| hook.role.parts()),
        };
        parts.unwrap_or_default()
    }
}
