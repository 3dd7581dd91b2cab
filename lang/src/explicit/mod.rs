//! How a sentence was read: the typed tree printed with every attachment in parentheses.
//!
//! What comes in is a [`Book`] and something of it; what goes out is text for people. It is made from the
//! tree alone, never from the sentence, so it shows what will run and not what was meant. A value in a slot
//! without a name is `it` with the number of its slot.

mod expr;
mod hook;
mod statement;

use crate::span::{FileId, Span};
use crate::tree::{
    ActionId, Anchor, BlockId, Book, CardId, Demand, Expr, ExprId, FieldId, FunctionId, HookId,
    HookOwner, Memory, Param, ProcedureId, QuoteId, Slot, StateId, THIS, VerbId, YOU,
};
use std::fmt::Write as _;

/// Deeper than this nothing is printed: a tree that was made by hand could be circular.
const DEEPEST: u16 = 120;

/// What slots without a name are called: in a text itself, in text that it keeps, and in text kept in that.
const OWN: [&str; 3] = ["it", "one", "other"];

/// A printer at work.
#[derive(Clone, Copy)]
struct Print<'b> {
    book: &'b Book,
    /// The parameters of the frame that is printed, for their names.
    params: &'b [Param],
    /// The parts of the action that is printed, for theirs.
    anchors: &'b [Anchor],
    /// What the first slots of kept text were filled with, in the words of the frame that kept it.
    kept: &'b [String],
    /// How deep in kept text this is: its own slots are called otherwise than those around it.
    nested: usize,
    depth: u16,
    /// How far statements are indented.
    indent: usize,
}

impl<'b> Print<'b> {
    const fn new(book: &'b Book, params: &'b [Param]) -> Self {
        Self {
            book,
            params,
            anchors: &[],
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
            depth: self.depth.saturating_add(1),
            ..self
        }
    }

    /// Another frame: its slots have other names.
    const fn frame(self, params: &'b [Param]) -> Self {
        Self {
            params,
            anchors: &[],
            kept: &[],
            ..self
        }
    }

    /// The frame of kept text, which has taken values along.
    const fn keeping(self, kept: &'b [String]) -> Self {
        let frame = self.frame(&[]);
        if kept.is_empty() {
            return frame;
        }
        Self {
            kept,
            nested: self.nested + 1,
            ..frame
        }
    }

    fn slot(self, slot: Slot) -> String {
        match slot {
            THIS => String::from("this"),
            YOU => String::from("you"),
            _ => {
                let params = self.params.iter().map(|param| (param.slot, &param.name));
                let anchors = self
                    .anchors
                    .iter()
                    .map(|anchor| (anchor.slot, &anchor.name));
                let named = params.chain(anchors).find(|(named, _)| *named == slot);
                let kept = usize::from(slot).checked_sub(usize::from(YOU) + 1);
                let kept = kept.and_then(|at| self.kept.get(at));
                match (named, kept) {
                    (Some((_, name)), _) => name.to_string(),
                    (None, Some(kept)) => kept.clone(),
                    (None, None) => {
                        let called = OWN.get(self.nested).or(OWN.last());
                        format!("{}{slot}", called.copied().unwrap_or_default())
                    }
                }
            }
        }
    }

    fn line(self, out: &mut String, text: &str) {
        for _ in 0..self.indent {
            out.push_str("  ");
        }
        out.push_str(text);
        out.push('\n');
    }
}

/// An expression.
#[must_use]
pub fn expr(book: &Book, id: ExprId) -> String {
    Print::new(book, &[]).expr(id)
}

/// An expression whose slots have these names.
#[must_use]
pub fn expr_among(book: &Book, id: ExprId, names: &[Param]) -> String {
    Print::new(book, names).expr(id)
}

/// A block of statements, one a line.
#[must_use]
pub fn block(book: &Book, id: BlockId) -> String {
    let mut out = String::new();
    Print::new(book, &[]).block(id, &mut out);
    out
}

/// Text kept as a value.
#[must_use]
pub fn quote(book: &Book, id: QuoteId) -> String {
    Print::new(book, &[]).quote(id)
}

/// A piece of standing text.
#[must_use]
pub fn hook(book: &Book, id: HookId) -> String {
    let mut out = String::new();
    Print::new(book, &[]).hook(id, &mut out);
    out
}

/// An action that text gives.
#[must_use]
pub fn action(book: &Book, id: ActionId) -> String {
    let mut out = String::new();
    Print::new(book, &[]).action(id, &mut out);
    out
}

/// A noun, relation, adjective, need or law.
#[must_use]
pub fn function(book: &Book, id: FunctionId) -> String {
    let Some(function) = book.functions.get(id.index()) else {
        return String::new();
    };
    let print = Print::new(book, &function.params);
    let names: Vec<&str> = function
        .params
        .iter()
        .map(|param| param.name.as_str())
        .collect();
    format!(
        "{}({}) means {}\n",
        function.named.name,
        names.join(", "),
        print.expr(function.body)
    )
}

/// A verb.
#[must_use]
pub fn verb(book: &Book, id: VerbId) -> String {
    let Some(verb) = book.verbs.get(id.index()) else {
        return String::new();
    };
    body(book, &verb.named.name, &verb.params, verb.body)
}

/// A procedure.
#[must_use]
pub fn procedure(book: &Book, id: ProcedureId) -> String {
    let Some(procedure) = book.procedures.get(id.index()) else {
        return String::new();
    };
    body(
        book,
        &procedure.named.name,
        &procedure.params,
        Some(procedure.body),
    )
}

fn body(book: &Book, name: &str, params: &[Param], block: Option<BlockId>) -> String {
    let names: Vec<&str> = params.iter().map(|param| param.name.as_str()).collect();
    let mut out = format!("{name}({})\n", names.join(", "));
    if let Some(block) = block {
        Print::new(book, params).inside().block(block, &mut out);
    }
    out
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
    let mut tell = |span: Span, text: &dyn Fn() -> String| {
        if span.file == part.file && part.start <= span.start && span.start < part.end {
            read.push((span.start, text()));
        }
    };
    for (id, one) in ids(&book.functions) {
        tell(one.named.span, &|| function(book, FunctionId(id)));
    }
    for (id, one) in ids(&book.states) {
        tell(one.named.span, &|| state(book, StateId(id)));
    }
    for one in &book.demands {
        tell(one.span, &|| demand(book, one));
    }
    for (id, one) in ids(&book.verbs) {
        tell(one.named.span, &|| verb(book, VerbId(id)));
    }
    for (id, one) in ids(&book.procedures) {
        tell(one.named.span, &|| procedure(book, ProcedureId(id)));
    }
    for (id, one) in ids(&book.hooks) {
        if matches!(one.owner, HookOwner::Rule(_)) {
            tell(one.span, &|| hook(book, HookId(id)));
        }
    }
    for (id, one) in ids(&book.actions) {
        if one.source.is_none() {
            tell(one.named.span, &|| action(book, ActionId(id)));
        }
    }
    for (id, one) in ids(&book.cards) {
        tell(one.span, &|| card(book, CardId(id)));
    }
    read.sort_by_key(|(start, _)| *start);
    read.into_iter().map(|(_, text)| text).collect()
}

/// A state: whom it spreads to, what it means, and what stands in it.
#[must_use]
pub fn state(book: &Book, id: StateId) -> String {
    let Some(state) = book.states.get(id.index()) else {
        return String::new();
    };
    let print = Print::new(book, &[]);
    let mut out = format!("state {}", state.named.name);
    if let Some(means) = state.means {
        let _ = write!(out, " means {}", print.expr(means));
    }
    if let Some(spreads) = state.spreads {
        let _ = write!(out, " spreads to {}", print.expr(spreads));
    }
    out.push('\n');
    for (hook, one) in ids(&book.hooks) {
        if one.owner == HookOwner::State(id) {
            print.inside().hook(HookId(hook), &mut out);
        }
    }
    out
}

/// What a deck must satisfy.
fn demand(book: &Book, demand: &Demand) -> String {
    let print = Print::new(book, &[]);
    match (demand.needs, demand.bars) {
        (Some(needs), _) => format!("deck needs {}\n", print.expr(needs)),
        (None, Some((slot, from))) => {
            format!("deck bars {} in {}\n", print.slot(slot), print.expr(from))
        }
        (None, None) => String::new(),
    }
}

/// A mark of a script's text, by which it is told whether a reading is of this text: FNV-1a.
#[must_use]
pub fn mark(text: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:016x}")
}

fn ids<T>(table: &[T]) -> impl Iterator<Item = (u32, &T)> {
    (0..).zip(table)
}

/// The text of a card: its clauses, standing text and actions, in printed order of each.
#[must_use]
pub fn card(book: &Book, id: CardId) -> String {
    let Some(card) = book.cards.get(id.index()) else {
        return String::new();
    };
    let print = Print::new(book, &[]).inside();
    let title = book.texts.get(card.title.index());
    let mut out = String::new();
    let _ = writeln!(out, "card \"{}\"", title.map_or("", |title| title.as_str()));
    for (field, value) in &card.facts {
        let name = book
            .fields
            .get(field.index())
            .map(|field| field.named.name.as_str());
        print.line(
            &mut out,
            &format!("{} {}", name.unwrap_or("?"), print.expr(*value)),
        );
    }
    for clause in &card.clauses {
        print.clause(clause, &mut out);
    }
    for hook in &card.hooks {
        print.hook(*hook, &mut out);
    }
    for action in &card.actions {
        print.action(*action, &mut out);
    }
    out
}

/// A fact as a card gives it: `STRENGTH 8`, or the name of a flag.
#[must_use]
pub fn fact(book: &Book, field: FieldId, value: ExprId) -> String {
    let name = book.fields.get(field.index());
    let name = name.map_or("", |field| field.named.name.as_str());
    match book.exprs.get(value.index()) {
        Some(Expr::Truth(true)) => name.to_owned(),
        _ => format!("{name} {}", values(book, value).join(", ")),
    }
}

/// The values of a fact, one by one.
pub(crate) fn values(book: &Book, value: ExprId) -> Vec<String> {
    let print = Print::new(book, &[]).inside();
    match book.exprs.get(value.index()) {
        Some(Expr::List(values)) => values.iter().map(|value| print.expr(*value)).collect(),
        _ => vec![print.expr(value)],
    }
}

/// What a memory remembers: its event, and under which keys. Slots have their numbers for names.
#[must_use]
pub fn memory(book: &Book, memory: &Memory) -> String {
    let print = Print::new(book, &[]);
    let keys: Vec<String> = memory.key.iter().map(|key| print.expr(*key)).collect();
    format!("{} by {}", print.event(&memory.event), keys.join(", "))
}
