//! How a sentence was read: the typed tree printed with every attachment in parentheses.
//!
//! What comes in is a [`Book`] and something of it; what goes out is text for people. It is made from the
//! tree alone, never from the sentence, so it shows what will run and not what was meant. A value in a slot
//! without a name is `it` with the number of its slot. How each node is written stands in a row of a table:
//! the words and the parts of the node, in order, each of which [`Show`]s itself.

mod expr;
mod show;
mod text;

use crate::span::{FileId, Span};
use crate::tree::{
    Book, CardId, Expr, ExprId, FieldId, HookId, HookOwner, Memory, Param, Slot, StateId,
};
use show::{Show, below, list};

/// Deeper than this nothing is printed: a tree that was made by hand could be circular.
const DEEPEST: u16 = 120;

/// A printer at work.
#[derive(Clone, Copy)]
struct Print<'b> {
    book: &'b Book,
    /// What the slots of the frame that is printed are called.
    names: &'b [(Slot, &'b str)],
    /// What the first slots of kept text were filled with, in the words of the frame that kept it.
    kept: &'b [String],
    /// How deep in kept text this is: its own slots are called otherwise than those around it.
    nested: usize,
    depth: u16,
    /// How far statements are indented.
    indent: usize,
}

impl<'b> Print<'b> {
    const fn new(book: &'b Book, names: &'b [(Slot, &'b str)]) -> Self {
        Self {
            book,
            names,
            kept: &[],
            nested: 0,
            depth: 0,
            indent: 0,
        }
    }

    const fn deeper(self) -> Self {
        Self {
            depth: self.depth.saturating_add(1),
            ..self
        }
    }

    const fn inside(self) -> Self {
        Self {
            indent: self.indent + 1,
            ..self.deeper()
        }
    }

    /// Another frame: its slots have other names.
    const fn frame(self) -> Self {
        Self {
            names: &[],
            kept: &[],
            ..self
        }
    }

    /// The frame of kept text, which has taken values along.
    const fn keeping(self, kept: &'b [String]) -> Self {
        Self {
            kept,
            nested: self.nested + if kept.is_empty() { 0 } else { 1 },
            ..self.frame()
        }
    }

    fn say(self, out: &mut String, parts: &[&dyn Show]) {
        parts.iter().for_each(|part| part.show(self, out));
    }

    fn said(self, parts: &[&dyn Show]) -> String {
        let mut out = String::new();
        self.say(&mut out, parts);
        out
    }
}

/// An expression whose slots have these names.
#[must_use]
pub fn expr_among(book: &Book, id: ExprId, names: &[(Slot, impl AsRef<str>)]) -> String {
    let names = names.iter().map(|(slot, name)| (*slot, name.as_ref()));
    Print::new(book, &names.collect::<Vec<_>>()).said(&[&id])
}

/// An expression in words in which the roles of an event and who does it have the same names in every text.
pub(crate) fn of_roles(
    book: &Book,
    id: ExprId,
    roles: &[Option<Slot>],
    by: Option<Slot>,
) -> String {
    let roles = roles.iter().enumerate();
    let roles = roles.filter_map(|(at, slot)| Some(((*slot)?, format!("role {at}"))));
    let doer = by.map(|by| (by, "doer".to_owned()));
    expr_among(book, id, &roles.chain(doer).collect::<Vec<_>>())
}

/// Everything that was read from a file, in the order in which it stands there.
#[must_use]
pub fn file(book: &Book, file: FileId) -> String {
    within(book, Span::new(file, 0, u32::MAX))
}

/// Everything that was read from a part of a file.
#[must_use]
pub fn within(book: &Book, part: Span) -> String {
    let mut read: Vec<(u32, String)> = Vec::new();
    let mut tell = |span: Span, params: &[Param], parts: &[&dyn Show]| {
        if span.file == part.file && part.start <= span.start && span.start < part.end {
            let names = params.iter().map(|param| (param.slot, &*param.name));
            let names: Vec<(Slot, &str)> = names.collect();
            read.push((span.start, Print::new(book, &names).said(parts) + "\n"));
        }
    };
    for one in &book.functions {
        let head = head(&one.params);
        tell(
            one.named.span,
            &one.params,
            &[&one.named, &head, &" means ", &one.body],
        );
    }
    for (id, one) in (0..).map(StateId).zip(&book.states) {
        tell(one.named.span, &[], &[&text::Declared(id)]);
    }
    for one in &book.demands {
        tell(one.span, &[], &[one]);
    }
    for one in &book.verbs {
        let head = head(&one.params);
        tell(
            one.named.span,
            &one.params,
            &[&one.named, &head, &below(one.body)],
        );
    }
    for one in &book.procedures {
        let head = head(&one.params);
        tell(
            one.named.span,
            &one.params,
            &[&one.named, &head, &below(one.body)],
        );
    }
    for (id, one) in (0..).map(HookId).zip(&book.hooks) {
        if matches!(one.owner, HookOwner::Rule(_)) {
            tell(one.span, &[], &[&id]);
        }
    }
    for one in book.actions.iter().filter(|one| one.source.is_none()) {
        tell(one.named.span, &[], &[one]);
    }
    for one in &book.cards {
        tell(one.span, &[], &[one]);
    }
    read.sort_by_key(|(start, _)| *start);
    read.into_iter().map(|(_, text)| text).collect()
}

/// `(parameter, parameter)`.
fn head(params: &[Param]) -> String {
    let names: Vec<&str> = params.iter().map(|param| &*param.name).collect();
    format!("({})", names.join(", "))
}

/// The text of a card: its clauses, standing text and actions, in printed order of each.
#[must_use]
pub fn card(book: &Book, id: CardId) -> String {
    let card = book.at(id).map(|card| (card, "\n"));
    Print::new(book, &[]).said(&[&card])
}

/// A fact as a card gives it: `STRENGTH 8`, or the name of a flag.
#[must_use]
pub fn fact(book: &Book, field: FieldId, value: ExprId) -> String {
    match book.expr(value) {
        Expr::Truth(true) => book.name(field).to_owned(),
        _ => format!("{} {}", book.name(field), values(book, value).join(", ")),
    }
}

pub(crate) fn values(book: &Book, value: ExprId) -> Vec<String> {
    let listed = book.listed(value).into_iter();
    listed
        .map(|value| Print::new(book, &[]).said(&[&value]))
        .collect()
}

/// What a memory remembers: its event, and under which keys. Slots have their numbers for names.
#[must_use]
pub fn memory(book: &Book, memory: &Memory) -> String {
    Print::new(book, &[]).said(&[&memory.event, &" by ", &list(&memory.key)])
}

/// A mark of a script's text, by which it is told whether a reading is of this text: FNV-1a.
#[must_use]
pub fn mark(text: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:016x}")
}
