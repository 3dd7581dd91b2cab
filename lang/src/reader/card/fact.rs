//! The facts of a card: labelled, marked, or in the unlabelled lines of its kind.

use super::mark;
use super::value::{self, Wanted};
use super::{Draft, Line, symbol_at, symbol_of};
use crate::reader::{Cursor, Cx, DeclareError, Read, Reported, phrase};
use crate::sentence::{Item, Op, WordKind};
use crate::span::Span;
use crate::tree::{Card, EnumId, Expr, ExprId, FieldId, SymbolId, Type};
use crate::vocabulary::{Class, Entry};
use smallvec::SmallVec;
use smol_str::SmolStr;

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

/// Whether a field can have several values, which a card then gives in one line.
pub(super) fn holds_several(cx: &Cx<'_>, field: FieldId) -> bool {
    let known = cx.book.fields.get(field.index());
    known.is_some_and(|field| matches!(field.ty, Type::Set(_) | Type::Levels(_)))
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
            if self.told.contains(&field) {
                return Err(Reported::before());
            }
            self.told.push(field);
            let error = DeclareError::FactTwice {
                name: field_name(cx, field),
                several: holds_several(cx, field),
                span,
                first: *first,
            };
            return Err(cx.report(error));
        }
        self.given.push((field, value, span));
        Ok(())
    }

    /// Whether a stronger text has given a field; then what is said of it now does not count.
    pub(super) fn is_closed(&mut self, field: FieldId) -> bool {
        let is_closed = self.closed.contains(&field);
        self.left_out += usize::from(is_closed);
        is_closed
    }

    /// How far they are.
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
        let mut facts = Vec::with_capacity(self.given.len() + self.marks.len());
        for (field, value, _) in self.given {
            facts.push((field, value));
        }
        let mut fields: Vec<FieldId> = self.marks.iter().map(|(field, _, _)| *field).collect();
        fields.sort_unstable();
        fields.dedup();
        for field in fields {
            let marks = || self.marks.iter().filter(|(of, _, _)| *of == field);
            let values: Vec<ExprId> = marks().map(|(_, value, _)| *value).collect();
            let several = cx
                .book
                .fields
                .get(field.index())
                .is_some_and(|known| !matches!(known.ty, Type::Symbol(_)));
            let Some((_, first, span)) = marks().next().copied() else {
                continue;
            };
            let value = if several {
                cx.push(Expr::List(values), span)
            } else {
                first
            };
            facts.push((field, value));
        }
        facts.sort_by_key(|(field, _)| *field);
        card.facts = facts;
    }
}

pub(super) fn field_name(cx: &Cx<'_>, field: FieldId) -> SmolStr {
    let field = cx.book.fields.get(field.index());
    field
        .map(|field| field.named.name.clone())
        .unwrap_or_default()
}

/// The field of the card's kind at the front of a row.
pub(super) fn field_at(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    words: &Cursor<'_>,
) -> Option<(FieldId, usize)> {
    field_of(cx, draft, cx.vocab.lookup(words.rest()))
}

/// The field of the card's kind that a word which stands at the front of a row means.
pub(super) fn field_of(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    known: Option<(&Entry, usize)>,
) -> Option<(FieldId, usize)> {
    let (entry, count) = known?;
    let Class::Field(ids) = &entry.class else {
        return None;
    };
    let fields = &cx.book.kinds.get(draft.kind.index())?.fields;
    let field = match ids.as_slice() {
        // Most words name one field.
        [id] => fields.contains(id).then_some(*id),
        // A kind's own field comes last, and wins over one of a kind above.
        ids => fields
            .iter()
            .rev()
            .copied()
            .find(|field| ids.contains(field)),
    };
    Some((field?, count))
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
    let known = cx.vocab.lookup(words.rest());
    one_a_line(cx, draft, words)?;
    if labelled(cx, draft, words, known)? {
        return Ok(true);
    }
    if line(cx, draft, words, known)? {
        return Ok(true);
    }
    if mark::all_marks(cx, draft, words) {
        mark::marks(cx, draft, words)?;
        return Ok(true);
    }
    Ok(false)
}

/// Refuses `FIELD 8, FIELD 7`: numbers with their labels in one row.
fn one_a_line(cx: &mut Cx<'_>, draft: &Draft<'_>, words: Cursor<'_>) -> Read<()> {
    let mut rest = words;
    let mut all: Vec<(FieldId, String, String)> = Vec::new();
    while let Some((field, count)) = field_at(cx, draft, &rest) {
        let label = phrase::row(rest.take(count).rest());
        let number = rest.next_word().map(|word| &word.kind);
        let Some(WordKind::Number(number)) = number else {
            return Ok(());
        };
        all.push((field, label, number.to_string()));
        let _ = rest.eat_comma() || rest.eat("and") || rest.eat_op(Op::Slash);
    }
    if all.len() < 2 || !rest.is_done() {
        return Ok(());
    }
    // Where the kind has a line for all of them, that is what cards write.
    let line = draft.lines.iter().find(|line| {
        let each = line.fields.iter().zip(&all);
        line.fields.len() == all.len() && each.into_iter().all(|(field, given)| *field == given.0)
    });
    let write = match line {
        Some(line) => {
            let numbers: Vec<&str> = all.iter().map(|(_, _, number)| &**number).collect();
            numbers.join(if line.slashes { " / " } else { ", " })
        }
        None => {
            let facts = all
                .iter()
                .map(|(_, label, number)| format!("{label} {number}"));
            facts.collect::<Vec<_>>().join("; ")
        }
    };
    let span = words.span();
    Err(cx.report(DeclareError::FactsInRow { write, span }))
}

/// `FIELD value`. A field with a sign or a relation behind it is no fact.
fn labelled(
    cx: &mut Cx<'_>,
    draft: &mut Draft<'_>,
    mut words: Cursor<'_>,
    known: Option<(&Entry, usize)>,
) -> Read<bool> {
    let Some((field, count)) = field_of(cx, draft, known) else {
        return Ok(false);
    };
    let label = words.take(count).span();
    let value = words.peek().map(|word| &word.kind);
    let known = cx.book.fields.get(field.index());
    let Some(known) = known.filter(|known| known.printed) else {
        return Ok(false);
    };
    let wanted = Wanted::of(&known.ty);
    match value {
        // Handled as a mark.
        None if known.ty == Type::Truth => return Ok(false),
        Some(WordKind::Op(Op::Minus)) if known.ty == Type::Number => {}
        Some(WordKind::Op(_) | WordKind::Comma) => return Ok(false),
        Some(WordKind::Change(number)) if *number >= 0 => return Ok(false),
        // `SHIELDS and WEAPONS +2`, `points of this`: text.
        Some(WordKind::Name { .. })
            if words
                .peek()
                .is_some_and(|word| word.is_prep() || word.is_conn()) =>
        {
            return Ok(false);
        }
        None => {
            let span = label.after();
            return Err(cx.report(DeclareError::Expected {
                what: "the field's value",
                span,
            }));
        }
        _ => {}
    }
    let read = value::read(cx, words, &wanted)?;
    among(cx, field, None, read, cx.span(read))?;
    draft.facts.give(cx, field, read, label)?;
    Ok(true)
}

/// An unlabelled line. Tells whether the item was one.
fn line(
    cx: &mut Cx<'_>,
    draft: &mut Draft<'_>,
    words: Cursor<'_>,
    known: Option<(&Entry, usize)>,
) -> Read<bool> {
    if draft.lines.is_empty() {
        return Ok(false);
    }
    let slashed = words.rest().iter().any(|word| word.is_op(Op::Slash));
    let free = draft.lines.iter().find(|line| {
        let first = line.fields.first();
        slashed == line.slashes
            && first.is_none_or(|first| !draft.facts.filled.contains(first))
            && fits(cx, line, words, known)
    });
    let Some(line) = free else {
        // A second line of the same form is a mistake, unless its symbols can stand by themselves.
        return Ok(false);
    };
    let parts = if line.slashes {
        slashes(words)
    } else {
        commas(words, line.fields.len())
    };
    if parts.len() != line.fields.len() {
        let fields = line.fields.iter().map(|field| field_name(cx, *field));
        let error = DeclareError::LineCount {
            fields: fields.collect(),
            slashes: line.slashes,
            span: words.span(),
        };
        return Err(cx.report(error));
    }
    draft.facts.filled.extend(line.fields.first().copied());
    let mut failed = None;
    for (field, part) in line.fields.iter().zip(parts) {
        let known = cx.book.fields.get(field.index());
        let Some(wanted) = known.map(|known| Wanted::of(&known.ty)) else {
            continue;
        };
        if part.is_done() {
            continue;
        }
        let span = part.span();
        if let (Wanted::One(Type::Symbol(_)), Some(times)) = (&wanted, counted(cx, part)) {
            let next = line.fields.get(1).map(|next| field_name(cx, *next));
            failed = Some(cx.report(DeclareError::CountedName {
                field: field_name(cx, *field),
                next,
                span: times,
            }));
            continue;
        }
        let read = value::read(cx, part, &wanted).and_then(|read| {
            let next = line.fields.get(1).copied();
            among(cx, *field, next, read, span)?;
            draft.facts.give(cx, *field, read, span)
        });
        if let Err(reported) = read {
            failed = Some(reported);
        }
    }
    failed.map_or(Ok(true), Err)
}

/// Refuses a symbol or a number of which the field says that it is never printed in it. In a line it is likely meant for the `next` field.
fn among(
    cx: &mut Cx<'_>,
    field: FieldId,
    next: Option<FieldId>,
    read: ExprId,
    span: Span,
) -> Read<()> {
    let allowed = cx.book.fields.get(field.index());
    if let (Expr::Number(given), Some((least, most))) =
        (cx.at(read), allowed.and_then(|field| field.within))
        && !(least..=most).contains(given)
    {
        let field = field_name(cx, field);
        return Err(cx.report(DeclareError::NotWithin {
            field,
            least,
            most,
            span,
        }));
    }
    let allowed = allowed.map_or(&[][..], |field| &field.among);
    let Expr::Symbol(given) = cx.at(read) else {
        return Ok(());
    };
    if allowed.is_empty() || allowed.contains(given) {
        return Ok(());
    }
    let name = |symbol: &SymbolId| cx.book.symbols.get(symbol.index());
    let name = |symbol| name(symbol).map_or_else(SmolStr::default, |one| one.named.name.clone());
    let error = DeclareError::NotAmong {
        name: name(given),
        field: field_name(cx, field),
        known: allowed.iter().map(name).collect(),
        next: next.map(|next| field_name(cx, next)),
        span,
    };
    Err(cx.report(error))
}

/// Where a count stands behind the symbol of a row.
fn counted(cx: &Cx<'_>, mut words: Cursor<'_>) -> Option<Span> {
    let (_, _, count) = symbol_at(cx, &words)?;
    words.take(count);
    let times = words.peek()?;
    matches!(times.kind, WordKind::Times(_)).then_some(times.span)
}

/// Whether a row that has slashes where the line has them looks like it: a first symbol of the enumeration of the
/// first field; a number for a number.
fn fits(cx: &Cx<'_>, line: &Line, words: Cursor<'_>, known: Option<(&Entry, usize)>) -> bool {
    let Some(first) = line
        .fields
        .first()
        .and_then(|field| cx.book.fields.get(field.index()))
    else {
        return false;
    };
    match &first.ty {
        Type::Number => words.peek().is_some_and(|word| {
            line.slashes || matches!(word.kind, WordKind::Number(_) | WordKind::Group(_))
        }),
        Type::Symbol(of) | Type::Levels(of) => symbols_of(cx, words, known, *of),
        Type::Set(inner) => match **inner {
            Type::Symbol(of) => symbols_of(cx, words, known, of),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a row is a list that begins with a symbol of an enumeration and goes on with a comma, or ends.
fn symbols_of(
    cx: &Cx<'_>,
    mut words: Cursor<'_>,
    known: Option<(&Entry, usize)>,
    of: EnumId,
) -> bool {
    let Some((_, known, count)) = symbol_of(cx, known) else {
        return false;
    };
    words.take(count);
    words.eat_if(|word| matches!(word.kind, WordKind::Times(_)));
    known == of && (words.is_done() || words.eat_comma())
}

/// The parts of a row.
type Parts<'w> = SmallVec<[Cursor<'w>; 4]>;

/// The parts between slashes.
fn slashes(words: Cursor<'_>) -> Parts<'_> {
    let mut parts = Parts::new();
    let mut rest = words;
    while let Some((front, back)) = rest.split(|word| word.is_op(Op::Slash)) {
        parts.push(front);
        rest = back;
    }
    parts.push(rest);
    parts
}

/// The parts between commas, of which the last field takes all that are left.
fn commas(words: Cursor<'_>, count: usize) -> Parts<'_> {
    let mut parts = Parts::new();
    let mut rest = words;
    while parts.len() + 1 < count {
        let Some((front, back)) = rest.split(|word| word.is_comma()) else {
            break;
        };
        parts.push(front);
        rest = back;
    }
    parts.push(rest);
    // A list may end early: a personnel of one skill has nothing in the second field.
    while parts.len() < count {
        parts.push(Cursor::over(&[], rest.span().after()));
    }
    parts
}
