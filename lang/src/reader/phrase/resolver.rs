//! The resolver: from phrase trees to typed expressions.
//!
//! The tree says which words belong together. What is found here needs a type, a scope or a whole sentence: what a
//! name means, whether a row of words is a value, a selection or a condition, to which noun a relation is asked,
//! and whether types fit. Each node is gone through once, from the outside in.

use super::look::Look;
use super::quote::Framed;
use super::value::Val;
use crate::phrase::classify::{Named, Part, Words};
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape, Tree};
use crate::phrase::{Aim, Parsed, parse};
use crate::reader::{Cursor, Cx, PhraseError, Read, Typed};
use crate::sentence::{Block, Item, Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{ExprId, KindId, Slot, SymbolId, Type, VerbId};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;
use std::ops::{Deref, DerefMut};

/// The resolver at work on one phrase.
pub(super) struct Resolver<'r, 'a, 'w> {
    pub(super) cx: &'r mut Cx<'a>,
    pub(super) tree: &'w Tree,
    pub(super) words: &'w [Named<'w>],
    /// The item that is read, if it is a whole one.
    pub(super) item: Option<&'w Item>,
    /// Whether something is needed here: then `OR` joins needs.
    pub(super) needed: bool,
    /// Whether `in total` stands behind the qualities that are gone through.
    pub(super) total: bool,
    /// The parts of which the value is fixed before, and the names under which it is kept.
    pub(super) fixed: Vec<(NodeId, SmolStr)>,
    /// What is read by itself: no message speaks of words behind it.
    pub(super) held: NodeId,
}

impl<'a> Deref for Resolver<'_, 'a, '_> {
    type Target = Cx<'a>;

    fn deref(&self) -> &Cx<'a> {
        self.cx
    }
}

impl DerefMut for Resolver<'_, '_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.cx
    }
}

/// The parts of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'w> {
    pub(super) id: NodeId,
    pub(super) binder: NodeId,
    pub(super) quantity: NodeId,
    pub(super) adjectives: &'w [NodeId],
    pub(super) heads: &'w [NodeId],
    pub(super) posts: &'w [NodeId],
}

impl Row<'_> {
    /// Whether it names nobody: it has posts alone.
    pub(super) fn is_of_posts(&self) -> bool {
        !self.binder.is_some() && !self.quantity.is_some() && self.has_no_head()
    }

    /// Whether no kind, title or adjective stands in it.
    pub(super) fn has_no_head(&self) -> bool {
        self.heads.is_empty() && self.adjectives.is_empty()
    }
}

impl Cx<'_> {
    /// Reads a phrase by the grammar, and then what it means.
    pub(super) fn resolve<T>(
        &mut self,
        aim: Aim,
        words: Cursor<'_>,
        read: impl FnMut(&mut Resolver<'_, '_, '_>, NodeId) -> Read<T>,
    ) -> Read<T> {
        self.resolve_parts(aim, &[Part::Words(words.rest())], None, words.span(), read)
    }

    /// The same of a whole item, of which the words are given that stand before its blocks.
    pub(super) fn resolve_item<T>(
        &mut self,
        aim: Aim,
        words: &[Word],
        item: &Item,
        read: impl FnMut(&mut Resolver<'_, '_, '_>, NodeId) -> Read<T>,
    ) -> Read<T> {
        self.resolve_parts(aim, &item_parts(words, item), Some(item), item.span, read)
    }

    /// The same of `SUBJECT: CHANGES`, of which the two sides are given.
    pub(super) fn resolve_changes<T>(
        &mut self,
        subject: &Phrase,
        changes: &Phrase,
        read: impl FnMut(&mut Resolver<'_, '_, '_>, NodeId) -> Read<T>,
    ) -> Read<T> {
        let parts = [
            Part::Words(&subject.words),
            Part::Sign(Token::Colon, changes.span.before()),
            Part::Words(&changes.words),
        ];
        let span = subject.span.to(changes.span);
        self.resolve_parts(Aim::Declared, &parts, None, span, read)
    }

    fn resolve_parts<T>(
        &mut self,
        aim: Aim,
        parts: &[Part<'_>],
        item: Option<&Item>,
        span: Span,
        mut read: impl FnMut(&mut Resolver<'_, '_, '_>, NodeId) -> Read<T>,
    ) -> Read<T> {
        let parsed = self.parse_parts(aim, parts);
        let Some(root) = parsed.tree.root().filter(|_| parsed.mistakes.is_empty()) else {
            return Err(self.refused(aim, parts, &parsed, item, span, read));
        };
        if self.side.mending || self.side.brief || !self.may_be_strange(&parsed) {
            return read(&mut Resolver::over(self, &parsed, item), root);
        }
        let (env, errors) = (self.env.clone(), self.errors.len());
        let result = read(&mut Resolver::over(self, &parsed, item), root);
        if result.is_ok() {
            return result;
        }
        let after = std::mem::replace(&mut self.env, env);
        let strangers = self.strangers(&parsed);
        if strangers.is_empty() || self.are_told(&parsed, &strangers, errors) {
            self.env = after;
            return result;
        }
        // The resolver stopped at one mistake; misspelt words are all told at once.
        let first = self.errors.split_off(errors);
        let reported = self.refused(aim, parts, &parsed, item, span, read);
        if self.errors.len() == errors {
            self.errors.extend(first);
        }
        Err(reported)
    }

    /// What the grammar makes of a phrase.
    pub(super) fn parse_parts<'w>(&self, aim: Aim, parts: &[Part<'w>]) -> Parsed<'w> {
        let known = Words::new(self.vocab, self.book);
        parse(&known, self.aimed(aim), parts)
    }
}

/// The words of a whole item, and what stands between them.
fn item_parts<'w>(words: &'w [Word], item: &'w Item) -> Vec<Part<'w>> {
    let mut parts = vec![Part::Words(words)];
    if let Some(means) = &item.means {
        let sign = Part::Sign(Token::Means, means.span.before());
        parts.extend([sign, Part::Words(&means.words)]);
    }
    if let Some(block) = &item.block {
        parts.push(Part::Sign(Token::Block, block.span));
    }
    for other in &item.otherwise {
        parts.push(Part::Sign(Token::Else, other.span.before()));
        if let Some(test) = &other.test {
            parts.push(Part::Words(&test.words));
        }
        parts.push(Part::Sign(Token::Block, other.block.span));
    }
    parts
}

impl<'r, 'a, 'w> Resolver<'r, 'a, 'w> {
    /// A resolver of a phrase, or of a whole item.
    pub(super) const fn over(
        cx: &'r mut Cx<'a>,
        parsed: &'w Parsed<'w>,
        item: Option<&'w Item>,
    ) -> Self {
        Resolver {
            cx,
            tree: &parsed.tree,
            words: parsed.words.as_slice(),
            item,
            needed: false,
            total: false,
            fixed: Vec::new(),
            held: NodeId::NONE,
        }
    }
}

impl<'a, 'w> Resolver<'_, 'a, 'w> {
    pub(super) fn place(&self, id: NodeId) -> Span {
        self.tree.span(id).unwrap_or_default()
    }

    pub(super) fn shape(&self, id: NodeId) -> Shape {
        self.tree.shape(id)
    }

    pub(super) fn part(&self, id: NodeId, at: usize) -> NodeId {
        self.tree.part(id, at)
    }

    pub(super) fn members_of(&self, id: NodeId) -> &'w [NodeId] {
        self.tree.members(id)
    }

    pub(super) fn token(&self, id: NodeId) -> Option<Token> {
        self.tree.class(id)
    }

    pub(super) fn block_at(&self, id: NodeId) -> Option<&'w Block> {
        let span = self.place(id);
        self.item?.blocks().find(|block| block.span == span)
    }

    pub(super) fn meaning(&self, id: NodeId) -> Look<'a> {
        let words = self.words(id);
        match words.first().map(|word| &word.kind) {
            // `[m]` with a local name is a list of one.
            Some(WordKind::Icon(icon)) if self.token(id) == Some(Token::Name) => {
                self.local_named(icon).unwrap_or(Look::Unknown)
            }
            _ => self.look_at(words),
        }
    }

    /// The declared class of a token.
    pub(super) fn class_of(&self, id: NodeId) -> Option<&'a Class> {
        match self.meaning(id) {
            Look::Known(entry, _) => Some(&entry.class),
            _ => None,
        }
    }

    /// The kind that a token names.
    pub(super) fn kind_at(&self, id: NodeId) -> Option<KindId> {
        match self.class_of(id) {
            Some(Class::Kind(kind, _)) => Some(*kind),
            _ => None,
        }
    }

    /// The symbol that a token names.
    pub(super) fn symbol_of(&self, id: NodeId) -> Option<SymbolId> {
        match self.class_of(id) {
            Some(Class::Symbol(symbol)) => Some(*symbol),
            _ => None,
        }
    }

    /// The verb that a token names, and in which form.
    pub(super) fn verb_at(&self, id: NodeId) -> Option<(VerbId, Form)> {
        match self.class_of(id) {
            Some(Class::Verb(verb, form)) => Some((*verb, *form)),
            _ => None,
        }
    }

    pub(super) fn first_word(&self, id: NodeId) -> SmolStr {
        self.begin(id).word()
    }

    pub(super) fn row_parts(&self, id: NodeId) -> Option<Row<'w>> {
        matches!(self.shape(id), Shape::Row | Shape::RowOf).then(|| Row {
            id,
            binder: self.part(id, 0),
            quantity: self.part(id, 1),
            adjectives: self.members_of(self.part(id, 2)),
            heads: self.members_of(self.part(id, 3)),
            posts: self.members_of(self.part(id, 4)),
        })
    }

    /// The one head of a row that is nothing else.
    pub(super) fn only_head(&self, id: NodeId) -> Option<NodeId> {
        let row = self.row_parts(id)?;
        let bare = !row.binder.is_some()
            && !row.quantity.is_some()
            && row.adjectives.is_empty()
            && row.posts.is_empty();
        match row.heads {
            [head] if bare => Some(*head),
            _ => None,
        }
    }

    /// Goes into something one level deeper.
    pub(super) fn within<T>(
        &mut self,
        span: Span,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        if self.env.depth >= super::look::DEEPEST {
            return Err(self.report(PhraseError::Deep { span }));
        }
        self.env.depth += 1;
        let read = read(self);
        self.env.depth = self.env.depth.saturating_sub(1);
        read
    }

    /// Goes through something in which the member of a selection is `it`.
    pub(super) fn with_it<T>(
        &mut self,
        slot: Slot,
        ty: &Type,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let outer = self.env.it.replace((slot, ty.clone()));
        let shown = self.env.shown.len();
        let read = read(self);
        self.env.shown.truncate(shown);
        self.env.it = outer;
        read
    }

    /// The same of something of each member: a field without an `of` is its.
    pub(super) fn with_member<T>(
        &mut self,
        (slot, ty): (Slot, Type),
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let outer = self.env.subject.replace((slot, ty.clone()));
        let read = self.with_it(slot, &ty, read);
        self.env.subject = outer;
        read
    }

    /// Reads something in a frame of its own, which takes along the values of some slots, and the locals that words
    /// mention.
    pub(super) fn framed_over<T>(
        &mut self,
        words: &[Word],
        first: &[Slot],
        read: impl FnOnce(&mut Resolver<'_, 'a, 'w>) -> Read<T>,
    ) -> Read<Framed<T>> {
        let (tree, named, item) = (self.tree, self.words, self.item);
        let (fixed, held) = (self.fixed.clone(), self.held);
        self.cx.framed_with(words, first, |cx| {
            read(&mut Resolver {
                cx,
                tree,
                words: named,
                item,
                needed: false,
                total: false,
                fixed,
                held,
            })
        })
    }

    /// Says that what stands at a node is one too many.
    pub(super) fn extra<T>(&mut self, id: NodeId) -> Read<T> {
        let words = self.begin(id);
        Err(match self.finish(&words) {
            Err(reported) => reported,
            Ok(()) => self.expected(super::atom::THING, &words),
        })
    }

    /// Says that something else should stand at a node.
    pub(super) fn wanted_at<T>(&mut self, what: &'static str, id: NodeId) -> Read<T> {
        let at = self.begin(id);
        Err(self.expected(what, &at))
    }

    /// Says that something else should stand at a node, and what to do.
    pub(super) fn wanted_or<T>(
        &mut self,
        what: &'static str,
        id: NodeId,
        help: impl Into<String>,
    ) -> Read<T> {
        let at = self.begin(id);
        Err(self.expected_or(what, &at, Some(help.into())))
    }

    pub(super) fn truth_at(&mut self, id: NodeId) -> Read<ExprId> {
        self.one_in_a_list(&[id], true)?;
        let val = self.value(id)?;
        self.want(val, &Type::Truth)
    }

    pub(super) fn value_of(&mut self, id: NodeId, ty: &Type) -> Read<ExprId> {
        let val = self.value(id)?;
        self.want(val, ty)
    }

    /// A value whatever its type.
    pub(super) fn settled(&mut self, id: NodeId) -> Read<Typed> {
        let val = self.value(id)?;
        self.settle(val)
    }

    /// A value, in which names that are bound hold only inside.
    pub(super) fn value(&mut self, id: NodeId) -> Read<Val> {
        let mark = self.env.enter();
        let read = self.within(self.place(id), |this| this.open_value(id));
        self.env.leave(mark);
        read
    }
}
