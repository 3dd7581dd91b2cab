//! The facts of a card: labelled, marked, or in the unlabelled lines of its kind.

use super::value;
use super::{Draft, Line, symbol_at};
use crate::diagnostic::nearest;
use crate::reader::{Cursor, Cx, DeclareError, Read, Reported, TrapError, types};
use crate::sentence::{Item, Op, WordKind};
use crate::span::Span;
use crate::tree::{Card, EnumId, Expr, ExprId, FieldId, FieldOf, Type};
use crate::vocabulary::Class;
use smol_str::SmolStr;

/// The facts so far.
#[derive(Debug, Default)]
pub(super) struct Facts {
    given: Vec<(FieldId, ExprId, Span)>,
    /// Symbols given one by one, which come together at the end.
    marks: Vec<(FieldId, ExprId, Span)>,
    /// Lines that have been filled, by their fields.
    filled: Vec<FieldId>,
    /// Fields that a stronger layer of text has given: what those below say of them does not count.
    closed: Vec<FieldId>,
    /// Fields of which it was told that they are given twice.
    told: Vec<FieldId>,
}

impl Facts {
    /// Gives a field its value, which it may have only once.
    fn give(&mut self, cx: &mut Cx<'_>, field: FieldId, value: ExprId, span: Span) -> Read<()> {
        if self.closed.contains(&field) {
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
                span,
                first: *first,
            };
            return Err(cx.report(error));
        }
        self.given.push((field, value, span));
        Ok(())
    }

    /// Ends a layer of text: what it gave stands against the layers below.
    pub(super) fn close_layer(&mut self) {
        let given = self.given.iter().chain(&self.marks);
        self.closed = given.map(|(field, _, _)| *field).collect();
        self.filled.clear();
    }

    /// Puts the facts into the card.
    pub(super) fn settle(self, cx: &mut Cx<'_>, card: &mut Card) {
        let mut facts: Vec<(FieldId, ExprId)> = Vec::new();
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

fn field_name(cx: &Cx<'_>, field: FieldId) -> SmolStr {
    let field = cx.book.fields.get(field.index());
    field
        .map(|field| field.named.name.clone())
        .unwrap_or_default()
}

/// The field of the card's kind at the front of a row.
fn field_at(cx: &Cx<'_>, draft: &Draft<'_>, words: &Cursor<'_>) -> Option<(FieldId, usize)> {
    let (entry, count) = cx.vocab.lookup(words.rest())?;
    let Class::Field(ids) = &entry.class else {
        return None;
    };
    let fields = &cx.book.kinds.get(draft.kind.index())?.fields;
    // A kind's own field comes last, and wins over one of a kind above.
    let field = fields.iter().rev().find(|field| ids.contains(field))?;
    Some((*field, count))
}

/// Flags and symbols in a row, with or without commas: `unique`, `space planet`.
pub(super) fn marks(cx: &mut Cx<'_>, draft: &mut Draft<'_>, mut words: Cursor<'_>) -> Read<()> {
    while !words.is_done() {
        mark(cx, draft, &mut words)?;
        words.eat_comma();
    }
    Ok(())
}

/// Says what is wrong with a word that is no mark: it is printed on cards of another kind, or misspelt.
fn no_mark(cx: &mut Cx<'_>, draft: &Draft<'_>, words: &Cursor<'_>) -> Reported {
    let span = words.here();
    let known = cx.vocab.lookup(words.rest()).map(|(entry, _)| &entry.class);
    let elsewhere = match known {
        Some(Class::Field(ids)) => ids.first().and_then(|id| cx.book.fields.get(id.index())),
        _ => None,
    };
    let elsewhere = elsewhere.and_then(|field| match field.of {
        FieldOf::Kind(kind) => cx.book.kinds.get(kind.index()),
        _ => None,
    });
    let elsewhere = elsewhere.map(|kind| kind.named.name.clone());
    let typed = words.peek().and_then(crate::vocabulary::spelling);
    let kind = cx.book.kinds.get(draft.kind.index());
    let flags = kind.into_iter().flat_map(|kind| &kind.flags);
    let flags = flags.filter_map(|id| cx.book.fields.get(id.index()));
    let flags = flags.map(|field| field.named.name.as_str());
    let symbols = cx.book.symbols.iter().map(|one| one.named.name.as_str());
    let near = typed.and_then(|typed| nearest(&typed, flags.chain(symbols)).map(SmolStr::new));
    let marks = some_marks(cx, draft);
    cx.report(DeclareError::NoMark {
        span,
        elsewhere,
        nearest: near,
        marks,
    })
}

/// The names of short lists for which the kind has a field, its own fields first.
fn some_marks(cx: &Cx<'_>, draft: &Draft<'_>) -> Vec<SmolStr> {
    let fields = cx.book.kinds.get(draft.kind.index());
    let fields = fields.into_iter().flat_map(|kind| kind.fields.iter().rev());
    let mut all: Vec<SmolStr> = Vec::new();
    for field in fields.filter_map(|id| cx.book.fields.get(id.index())) {
        let of = match &field.ty {
            Type::Symbol(of) => *of,
            Type::Set(of) => match **of {
                Type::Symbol(of) => of,
                _ => continue,
            },
            _ => continue,
        };
        let symbols = cx
            .book
            .enums
            .get(of.index())
            .map_or(&[][..], |of| &of.symbols);
        if field.printed && symbols.len() <= FEW {
            let named = symbols
                .iter()
                .filter_map(|id| cx.book.symbols.get(id.index()));
            all.extend(named.map(|symbol| symbol.named.name.clone()));
        }
    }
    all.truncate(2 * FEW);
    all
}

/// A list of so many names is shown in a message.
const FEW: usize = 4;

fn mark(cx: &mut Cx<'_>, draft: &mut Draft<'_>, words: &mut Cursor<'_>) -> Read<()> {
    if let Some((field, count)) = field_at(cx, draft, words)
        && is_flag(cx, draft, field)
    {
        let span = words.take(count).span();
        let yes = cx.push(Expr::Truth(true), span);
        return draft.facts.give(cx, field, yes, span);
    }
    let Some((symbol, of, count)) = symbol_at(cx, words) else {
        return Err(no_mark(cx, draft, words));
    };
    let span = words.take(count).span();
    let Some(field) = draft.forms.symbol_fields.get(&(draft.kind, of)).copied() else {
        let error = DeclareError::NoFieldFor {
            list: value::list(cx, of),
            span,
        };
        return Err(cx.report(error));
    };
    let ty = cx
        .book
        .fields
        .get(field.index())
        .map(|known| known.ty.clone());
    let earlier = draft
        .facts
        .given
        .iter()
        .find(|(known, _, _)| *known == field);
    let earlier = earlier.or_else(|| {
        let single = matches!(ty, Some(Type::Symbol(_)));
        let mut marks = draft.facts.marks.iter();
        marks.find(|(known, _, _)| single && *known == field)
    });
    if let Some((_, _, first)) = earlier {
        let first = *first;
        if draft.facts.told.contains(&field) {
            return Err(Reported::before());
        }
        draft.facts.told.push(field);
        let error = DeclareError::FactTwice {
            name: field_name(cx, field),
            span,
            first,
        };
        return Err(cx.report(error));
    }
    let value = cx.push(Expr::Symbol(symbol), span);
    draft.facts.marks.push((field, value, span));
    Ok(())
}

fn is_flag(cx: &Cx<'_>, draft: &Draft<'_>, field: FieldId) -> bool {
    let kind = cx.book.kinds.get(draft.kind.index());
    kind.is_some_and(|kind| kind.flags.contains(&field))
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
    if labelled(cx, draft, words)? {
        return Ok(true);
    }
    if line(cx, draft, words)? {
        return Ok(true);
    }
    if all_marks(cx, draft, words) {
        marks(cx, draft, words)?;
        return Ok(true);
    }
    Ok(false)
}

/// `FIELD value`. A field with a sign or a relation behind it is no fact.
fn labelled(cx: &mut Cx<'_>, draft: &mut Draft<'_>, mut words: Cursor<'_>) -> Read<bool> {
    let Some((field, count)) = field_at(cx, draft, &words) else {
        return Ok(false);
    };
    let label = words.take(count).span();
    let value = words.peek().map(|word| &word.kind);
    let known = cx.book.fields.get(field.index());
    let Some(known) = known.filter(|known| known.printed) else {
        return Ok(false);
    };
    let ty = known.ty.clone();
    match value {
        // Handled as a mark.
        None if ty == Type::Truth => return Ok(false),
        Some(WordKind::Op(Op::Minus)) if ty == Type::Number => {}
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
    let read = value::read(cx, words, &ty)?;
    draft.facts.give(cx, field, read, label)?;
    Ok(true)
}

/// Refuses what is meant for a fact and is written like text: `points: 5`, numbers alone, a fact before a block.
pub(super) fn no_text(cx: &mut Cx<'_>, draft: &Draft<'_>, item: &Item) -> Read<()> {
    let words = Cursor::new(&item.head);
    let span = item.head.span;
    let Some(first) = words.peek().filter(|_| item.key.is_none()) else {
        return Ok(());
    };
    if matches!(first.kind, WordKind::Number(_)) && item.colon.is_none() {
        let kinds: Vec<_> = types::chain(cx.book, draft.kind).collect();
        let lines = kinds.iter().filter_map(|kind| draft.forms.lines.get(kind));
        let line = lines.flatten().find(|line| line.slashes).map(|line| {
            let fields = line.fields.iter();
            let fields = fields.map(|field| field_name(cx, *field).to_string());
            fields.collect::<Vec<_>>().join(" / ")
        });
        return Err(cx.report(TrapError::NumbersAlone { line, span }));
    }
    let Some((field, count)) = field_at(cx, draft, &words) else {
        return Ok(());
    };
    let printed = cx
        .book
        .fields
        .get(field.index())
        .is_some_and(|field| field.printed);
    if printed && item.colon.is_some() && count == words.rest().len() {
        let name = field_name(cx, field);
        return Err(cx.report(TrapError::FactColon { name, span }));
    }
    if let Some(block) = item
        .block
        .as_ref()
        .filter(|_| printed && item.colon.is_none())
    {
        return Err(cx.report(TrapError::FactBlock { span: block.span }));
    }
    Ok(())
}

/// Whether every word of a row is a flag or a symbol.
fn all_marks(cx: &Cx<'_>, draft: &Draft<'_>, mut words: Cursor<'_>) -> bool {
    while !words.is_done() {
        let flag = field_at(cx, draft, &words).filter(|(field, _)| is_flag(cx, draft, *field));
        let count = match (flag, symbol_at(cx, &words)) {
            (Some((_, count)), _) | (None, Some((_, _, count))) => count,
            (None, None) => return false,
        };
        words.take(count);
        words.eat_comma();
    }
    true
}

/// An unlabelled line. Tells whether the item was one.
fn line(cx: &mut Cx<'_>, draft: &mut Draft<'_>, words: Cursor<'_>) -> Read<bool> {
    let kinds: Vec<_> = types::chain(cx.book, draft.kind).collect();
    let forms = draft.forms;
    let lines = kinds
        .iter()
        .filter_map(|kind| forms.lines.get(kind))
        .flatten();
    let fitting: Vec<&Line> = lines.filter(|line| fits(cx, line, words)).collect();
    let free = fitting.iter().find(|line| {
        let first = line.fields.first();
        first.is_none_or(|first| !draft.facts.filled.contains(first))
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
    draft.facts.filled.extend(line.fields.first());
    let mut failed = None;
    for (field, part) in line.fields.iter().zip(parts) {
        let Some(ty) = cx
            .book
            .fields
            .get(field.index())
            .map(|known| known.ty.clone())
        else {
            continue;
        };
        if part.is_done() {
            continue;
        }
        let span = part.span();
        if let (Type::Symbol(_), Some(times)) = (&ty, counted(cx, part)) {
            let next = line.fields.get(1).map(|next| field_name(cx, *next));
            failed = Some(cx.report(DeclareError::CountedName {
                field: field_name(cx, *field),
                next,
                span: times,
            }));
            continue;
        }
        let read =
            value::read(cx, part, &ty).and_then(|read| draft.facts.give(cx, *field, read, span));
        if let Err(reported) = read {
            failed = Some(reported);
        }
    }
    failed.map_or(Ok(true), Err)
}

/// Where a count stands behind the symbol of a row.
fn counted(cx: &Cx<'_>, mut words: Cursor<'_>) -> Option<Span> {
    let (_, _, count) = symbol_at(cx, &words)?;
    words.take(count);
    let times = words.peek()?;
    matches!(times.kind, WordKind::Times(_)).then_some(times.span)
}

/// Whether a row looks like a line: slashes where the line has them; a first symbol of the enumeration of the
/// first field; a number for a number.
fn fits(cx: &Cx<'_>, line: &Line, words: Cursor<'_>) -> bool {
    let slash = words.rest().iter().any(|word| word.is_op(Op::Slash));
    if slash != line.slashes {
        return false;
    }
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
        Type::Symbol(of) | Type::Levels(of) => symbols_of(cx, words, *of),
        Type::Set(inner) => match **inner {
            Type::Symbol(of) => symbols_of(cx, words, of),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a row is a list that begins with a symbol of an enumeration and goes on with a comma, or ends.
fn symbols_of(cx: &Cx<'_>, mut words: Cursor<'_>, of: EnumId) -> bool {
    let Some((_, known, count)) = symbol_at(cx, &words) else {
        return false;
    };
    words.take(count);
    words.eat_if(|word| matches!(word.kind, WordKind::Times(_)));
    known == of && (words.is_done() || words.eat_comma())
}

/// The parts between slashes.
fn slashes(words: Cursor<'_>) -> Vec<Cursor<'_>> {
    let mut parts = Vec::new();
    let mut rest = words;
    while let Some((front, back)) = rest.split(|word| word.is_op(Op::Slash)) {
        parts.push(front);
        rest = back;
    }
    parts.push(rest);
    parts
}

/// The parts between commas, of which the last field takes all that are left.
fn commas(words: Cursor<'_>, count: usize) -> Vec<Cursor<'_>> {
    let mut parts = Vec::new();
    let mut rest = words;
    while parts.len() + 1 < count {
        let Some((front, back)) = rest.split(|word| word.kind == WordKind::Comma) else {
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

/// The printed field that an item begins with, if cards of other kinds have it and this one has not; and those kinds.
pub(super) fn of_others(
    cx: &Cx<'_>,
    draft: &Draft<'_>,
    item: &Item,
) -> Option<(SmolStr, Vec<SmolStr>)> {
    let (entry, count) = cx.vocab.lookup(&item.head.words)?;
    let Class::Field(fields) = &entry.class else {
        return None;
    };
    let follows = item.head.words.get(count)?;
    let value = matches!(
        follows.kind,
        WordKind::Number(_) | WordKind::Name { .. } | WordKind::Text(_)
    );
    if !value || item.colon.is_some() {
        return None;
    }
    let mut kinds = Vec::new();
    for field in fields {
        let field = cx
            .book
            .fields
            .get(field.index())
            .filter(|field| field.printed)?;
        let FieldOf::Kind(kind) = field.of else {
            return None;
        };
        if types::is_under(cx.book, draft.kind, kind) {
            return None;
        }
        kinds.extend(
            cx.book
                .kinds
                .get(kind.index())
                .map(|kind| kind.named.name.clone()),
        );
    }
    Some((
        super::super::phrase::row(item.head.words.get(..count)?).into(),
        kinds,
    ))
}
