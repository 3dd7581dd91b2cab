//! The facts of a card: labelled, marked, or in the unlabelled lines of its kind.

use super::terms::{Printed, field_at, list_of, parts, printed, symbol_at, terms, times};
use super::{Draft, Line, mark, value};
use crate::reader::{Cursor, Cx, DeclareError, Read, Reported, phrase};
use crate::sentence::{Item, Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{Card, Expr, ExprId, FieldId, Type};
use smallvec::SmallVec;

/// The facts so far.
#[derive(Debug, Default)]
pub(super) struct Facts {
    /// Most cards have no more than a few.
    pub(super) given: SmallVec<[(FieldId, ExprId, Span); 12]>,
    /// Symbols given one by one, which come together at the end.
    pub(super) marks: SmallVec<[(FieldId, ExprId, Span); 4]>,
    /// Lines that have been filled, by their fields.
    filled: SmallVec<[FieldId; 4]>,
    /// Fields that a stronger layer of text has given: what those below say of them does not count.
    closed: Vec<FieldId>,
    /// How often something was left out because of that.
    left_out: usize,
    /// Fields of which it was told that they are given twice.
    pub(super) told: Vec<FieldId>,
}

/// How far the facts of a card were at some time.
#[derive(Clone, Copy)]
pub(super) struct SoFar {
    given: usize,
    marks: usize,
    left_out: usize,
}

impl Facts {
    /// Gives a field its value, which it may have only once.
    pub(super) fn give(
        &mut self,
        cx: &mut Cx<'_>,
        field: FieldId,
        value: ExprId,
        span: Span,
    ) -> Read<()> {
        if self.is_closed(field) {
            return Ok(());
        }
        let known = self.given.iter().chain(&self.marks);
        if let Some((_, _, first)) = known.into_iter().find(|(known, _, _)| *known == field) {
            let first = *first;
            return Err(self.twice(cx, field, span, first, None));
        }
        self.given.push((field, value, span));
        Ok(())
    }

    /// Says that a field is given twice, once for each, and what was likely to be written.
    pub(super) fn twice(
        &mut self,
        cx: &mut Cx<'_>,
        field: FieldId,
        span: Span,
        first: Span,
        write: Option<String>,
    ) -> Reported {
        if self.told.contains(&field) {
            return Reported::before();
        }
        self.told.push(field);
        let ty = printed(cx, field);
        let error = DeclareError::FactTwice {
            name: cx.name(field),
            several: matches!(ty, Some(Type::Set(_) | Type::Levels(_))),
            span,
            first,
            write,
        };
        cx.report(error)
    }

    /// Whether a stronger text has given a field; then what is said of it now does not count.
    pub(super) fn is_closed(&mut self, field: FieldId) -> bool {
        let is_closed = self.closed.contains(&field);
        self.left_out += usize::from(is_closed);
        is_closed
    }

    pub(super) fn so_far(&self) -> SoFar {
        SoFar {
            given: self.given.len(),
            marks: self.marks.len(),
            left_out: self.left_out,
        }
    }

    /// The fields that were given since some time, and whether none was left out.
    pub(super) fn since(&self, before: SoFar) -> (impl Iterator<Item = FieldId>, bool) {
        let given = self.given.iter().skip(before.given);
        let marks = self.marks.iter().skip(before.marks);
        let mut fields: Vec<FieldId> = given.chain(marks).map(|(field, _, _)| *field).collect();
        fields.dedup();
        (fields.into_iter(), self.left_out == before.left_out)
    }

    /// Ends a layer of text: what it gave stands against the layers below.
    pub(super) fn close_layer(&mut self) {
        let given = self.given.iter().chain(&self.marks);
        self.closed = given.map(|(field, _, _)| *field).collect();
        self.filled.clear();
    }

    /// Puts the facts into the card.
    pub(super) fn settle(self, cx: &mut Cx<'_>, card: &mut Card) {
        let facts = self.given.iter().map(|(field, value, _)| (*field, *value));
        let mut facts: Vec<(FieldId, ExprId)> = facts.collect();
        let mut marks = self.marks;
        marks.sort_by_key(|(field, _, _)| *field);
        for of_one in marks.chunk_by(|one, next| one.0 == next.0) {
            let Some((field, first, span)) = of_one.first().copied() else {
                continue;
            };
            let values = of_one.iter().map(|(_, value, _)| *value).collect();
            let one = matches!(printed(cx, field), Some(Type::Symbol(_)));
            let value = match one {
                true => first,
                false => cx.push(Expr::List(values), span),
            };
            facts.push((field, value));
        }
        facts.sort_by_key(|(field, _)| *field);
        card.facts = facts;
    }
}

/// Reads an item that is a fact. Tells whether it was one.
pub(super) fn read(cx: &mut Cx<'_>, draft: &mut Draft<'_>, item: &Item) -> Read<bool> {
    if item.key.is_some() || item.colon.is_some() || item.block.is_some() || item.head.is_empty() {
        return Ok(false);
    }
    let filled;
    let mut words = Cursor::new(&item.head);
    if !draft.definitions.is_empty() {
        filled = draft.definitions.fill(&item.head.words);
        words = Cursor::over(&filled, item.head.span);
    }
    if labelled(cx, draft, words)? || line(cx, draft, words)? {
        return Ok(true);
    }
    let row = terms(cx, draft, words);
    if row.iter().any(|term| matches!(term.what, Printed::Word)) {
        return Ok(false);
    }
    mark::marks(cx, draft, &row, words.span()).map(|()| true)
}

/// Refuses `FIELD 8, FIELD 7`: numbers with their labels in one row.
fn one_a_line(cx: &mut Cx<'_>, draft: &Draft<'_>, words: Cursor<'_>) -> Read<()> {
    let mut rest = words;
    let mut all: Vec<(FieldId, String, String)> = Vec::new();
    while let Some((field, count)) = field_at(cx, draft, &rest) {
        let label = phrase::row(rest.take(count).rest());
        let Some(WordKind::Number(number)) = rest.next_word().map(|word| &word.kind) else {
            return Ok(());
        };
        all.push((field, format!("{label} {number}"), number.to_string()));
        let _ = rest.eat_comma() || rest.eat("and") || rest.eat_op(Op::Slash);
    }
    if all.len() < 2 || !rest.is_done() {
        return Ok(());
    }
    // Where the kind has a line for all of them, that is what cards write.
    let fields = || all.iter().map(|(field, ..)| field);
    let line = draft
        .lines
        .iter()
        .find(|line| line.fields.iter().eq(fields()));
    let join = |of: fn(&(FieldId, String, String)) -> &str, sign| {
        all.iter().map(of).collect::<Vec<_>>().join(sign)
    };
    let write = match line.map(|line| line.slashes) {
        Some(true) => join(|one| &one.2, " / "),
        Some(false) => join(|one| &one.2, ", "),
        None => join(|one| &one.1, "; "),
    };
    let span = words.span();
    Err(cx.report(DeclareError::FactsInRow { write, span }))
}

/// `FIELD value`. A field with a sign or a relation behind it is no fact.
fn labelled(cx: &mut Cx<'_>, draft: &mut Draft<'_>, mut words: Cursor<'_>) -> Read<bool> {
    let Some((field, count)) = field_at(cx, draft, &words) else {
        return Ok(false);
    };
    if words.rest().len() > count + 1 {
        one_a_line(cx, draft, words)?;
    }
    let label = words.take(count).span();
    let Some(ty) = printed(cx, field).cloned() else {
        return Ok(false);
    };
    let Some(value) = words.peek() else {
        if ty == Type::Truth {
            return Ok(false);
        }
        let (what, span) = ("the field's value", label.after());
        return Err(cx.report(DeclareError::Expected { what, span }));
    };
    let is_text = match value.kind {
        WordKind::Op(Op::Minus) => ty != Type::Number,
        WordKind::Op(_) | WordKind::Comma => true,
        WordKind::Change(number) => number >= 0,
        // `SHIELDS and WEAPONS +2`, `points of this`
        _ => value.is_prep() || value.is_conn(),
    };
    if is_text {
        return Ok(false);
    }
    let read = value::read(cx, draft, words, &ty)?;
    among(cx, field, None, read, cx.span(read))?;
    draft.facts.give(cx, field, read, label).map(|()| true)
}

/// An unlabelled line. Tells whether the item was one. A second line of the same form is a mistake, unless its
/// symbols can stand by themselves.
fn line(cx: &mut Cx<'_>, draft: &mut Draft<'_>, words: Cursor<'_>) -> Read<bool> {
    let slashed = words.rest().iter().any(|word| word.is_op(Op::Slash));
    let free = draft.lines.iter().find(|line| {
        let first = line.fields.first();
        slashed == line.slashes
            && first.is_some_and(|first| !draft.facts.filled.contains(first))
            && fits(cx, line, words)
    });
    let Some(line) = free else {
        return Ok(false);
    };
    let parts = parts(words, line.slashes, line.fields.len());
    if line.slashes && parts.len() != line.fields.len() {
        let fields = line.fields.iter().map(|field| cx.name(*field));
        let error = DeclareError::LineCount {
            fields: fields.collect(),
            slashes: line.slashes,
            span: words.span(),
        };
        return Err(cx.report(error));
    }
    draft.facts.filled.extend(line.fields.first().copied());
    let next = line.fields.get(1).copied();
    let mut failed = None;
    // A list may end early: one of a single symbol has nothing in the second field.
    for (field, part) in line.fields.iter().zip(parts) {
        let Some(ty) = printed(cx, *field).cloned().filter(|_| !part.is_done()) else {
            continue;
        };
        let span = part.span();
        let counted = counted(cx, part).filter(|_| matches!(ty, Type::Symbol(_)));
        let read = match counted {
            Some(span) => {
                let next = next.map(|next| cx.name(next));
                let field = cx.name(*field);
                Err(cx.report(DeclareError::CountedName { field, next, span }))
            }
            None => value::read(cx, draft, part, &ty).and_then(|read| {
                among(cx, *field, next, read, span)?;
                draft.facts.give(cx, *field, read, span)
            }),
        };
        failed = read.err().or(failed);
    }
    failed.map_or(Ok(true), Err)
}

/// Refuses a symbol or a number of which the field says that it is never printed in it. In a line it is likely meant
/// for the `next` field.
fn among(
    cx: &mut Cx<'_>,
    field: FieldId,
    next: Option<FieldId>,
    read: ExprId,
    span: Span,
) -> Read<()> {
    let Some(allowed) = cx.book.at(field) else {
        return Ok(());
    };
    let error = match (cx.at(read), allowed.within) {
        (Expr::Number(given), Some((least, most))) if !(least..=most).contains(given) => {
            DeclareError::NotWithin {
                field: cx.name(field),
                least,
                most,
                span,
            }
        }
        (Expr::Symbol(given), _) if !allowed.among.is_empty() && !allowed.among.contains(given) => {
            let known = allowed.among.iter().map(|known| cx.name(*known));
            DeclareError::NotAmong {
                name: cx.name(*given),
                field: cx.name(field),
                known: known.collect(),
                next: next.map(|next| cx.name(next)),
                span,
            }
        }
        _ => return Ok(()),
    };
    Err(cx.report(error))
}

/// Where a count stands behind the symbol of a row.
fn counted(cx: &Cx<'_>, mut words: Cursor<'_>) -> Option<Span> {
    let (_, _, count) = symbol_at(cx, &words)?;
    words.take(count);
    times(&mut words).map(|(_, span)| span)
}

/// Whether a row that has slashes where the line has them looks like it: a first symbol of the list of the first
/// field, and a comma or nothing behind it; a number for a number.
fn fits(cx: &Cx<'_>, line: &Line, mut words: Cursor<'_>) -> bool {
    let first = line.fields.first().and_then(|field| printed(cx, *field));
    if first == Some(&Type::Number) {
        let number = |word: &Word| matches!(word.kind, WordKind::Number(_) | WordKind::Group(_));
        return line.slashes || words.peek().is_some_and(number);
    }
    let (Some((of, _)), Some((_, known, count))) = (first.and_then(list_of), symbol_at(cx, &words))
    else {
        return false;
    };
    words.take(count);
    times(&mut words);
    known == of && words.peek().is_none_or(Word::is_comma)
}
