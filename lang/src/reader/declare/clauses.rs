//! How clauses of cards are written, and the records they fill.

use super::desk::{Desk, index};
use super::frames::add_head;
use super::raw::{Place, Raw, RawClause};
use super::shape::{RawParam, at_equation, at_group, done, params};
use crate::reader::{Cursor, DeclareError, Read, types};
use crate::sentence::{Item, Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{ClauseForm, ClauseId, Expr, ExprId, KindId, Param, Slot, Type};
use crate::vocabulary::{Class, ClausePattern, Head, Piece, plural, spelling};
use smol_str::SmolStr;
use std::collections::{BTreeSet, HashMap};

/// What stands behind the words of a clause.
struct Tail<'s> {
    record: Option<(SmolStr, Span)>,
    of: Option<Cursor<'s>>,
    unplaced: bool,
    first: bool,
    constants: Vec<Cursor<'s>>,
    says: Option<SmolStr>,
}

/// Cuts `[as RECORD] [of KIND] [first] [not in play] [with F = E, ...] [says "..."]` off the end of a row. It is read from the
/// end, because the words of a clause may be any words.
fn tail<'s>(words: &mut Cursor<'s>) -> Tail<'s> {
    let mut rest = words.rest();
    let mut says = None;
    if let [
        front @ ..,
        key,
        Word {
            kind: WordKind::Text(text),
            ..
        },
    ] = rest
        && key.is("says")
    {
        says = Some(text.clone());
        rest = front;
    }
    let mut constants = Vec::new();
    let with = rest.iter().rposition(|word| word.is("with"));
    if let Some(at) = with {
        let mut part = *words;
        part.take(at + 1);
        let part = part.take(rest.len().saturating_sub(at + 1));
        if at_equation(&part) {
            constants = part.commas();
            rest = rest.get(..at).unwrap_or_default();
        }
    }
    let mut unplaced = false;
    if let [front @ .., not, within, play] = rest
        && not.is("not")
        && within.is("in")
        && play.is("play")
    {
        unplaced = true;
        rest = front;
    }
    let mut first = false;
    if let [front @ .., word] = rest
        && word.is("first")
        && front.iter().any(|word| word.is("as") || word.is("of"))
    {
        first = true;
        rest = front;
    }
    let mut of = None;
    let as_at = rest.iter().rposition(|word| word.is("as"));
    let of_at = rest.iter().rposition(|word| word.is("of"));
    // `as step of dilemma`: `of` belongs to the tail only if the record stands before it or nothing but
    // a kind follows.
    if let Some(at) = of_at
        && as_at.is_none_or(|as_at| as_at + 2 == at)
        && !rest
            .iter()
            .skip(at)
            .any(|word| matches!(word.kind, WordKind::Group(_)))
        && (as_at.is_some() || at + 2 == rest.len())
    {
        let mut part = *words;
        part.take(at + 1);
        of = Some(part.take(rest.len().saturating_sub(at + 1)));
        rest = rest.get(..at).unwrap_or_default();
    }
    let mut record = None;
    if let [front @ .., key, name] = rest
        && key.is("as")
        && let Some(text) = name.name()
    {
        record = Some((SmolStr::new(text), name.span));
        rest = front;
    }
    let count = rest.len();
    *words = words.take(count);
    Tail {
        record,
        of,
        unplaced,
        first,
        constants,
        says,
    }
}

/// `clause WORDS (slot: TYPE) ... [: (slot: TYPE)] [as RECORD] [of KIND] [with F = E] [says "..."]`
pub(super) fn enter<'s>(
    desk: &mut Desk,
    raw: &mut Raw<'s>,
    item: &'s Item,
    words: Cursor<'s>,
    place: Place,
) -> Read<()> {
    let mut head = words;
    let mut slot: Option<RawParam<'s>> = None;
    let end = if let Some(colon) = &item.colon {
        let mut rest = Cursor::new(colon);
        slot = params(desk, &mut rest, None)?.into_iter().next();
        let end = tail(&mut rest);
        done(desk, &rest)?;
        end
    } else {
        tail(&mut head)
    };
    if head.is_done() {
        return Err(desk.expected("the words of the clause", item.head.span));
    }
    let joins = |word: &&Word| word.plain().is_some_and(crate::words::joins_lines);
    if let Some(first) = head.peek().filter(joins) {
        return Err(desk.report(DeclareError::GoesOn {
            word: SmolStr::new(first.name().unwrap_or_default()),
            span: first.span,
        }));
    }
    let (name, span) = match end.record {
        Some(record) => record,
        None => (first_words(head), head.span()),
    };
    let id = record(desk, item, place, &name, span)?;
    raw.clauses.push(RawClause {
        id,
        head,
        colon: slot,
        of: end.of,
        unplaced: end.unplaced,
        first: end.first,
        constants: end.constants,
        says: end.says,
        span: item.head.span,
    });
    Ok(())
}

/// The literal words at the front of a clause, joined.
fn first_words(head: Cursor<'_>) -> SmolStr {
    let words = head.rest().iter().map_while(spelling);
    let words: Vec<SmolStr> = words.collect();
    SmolStr::new(words.join("_"))
}

/// The record of a name, made when it is first spoken of.
fn record(
    desk: &mut Desk,
    item: &Item,
    place: Place,
    name: &SmolStr,
    span: Span,
) -> Read<ClauseId> {
    if let Some(known) = desk.vocab.get(name)
        && let Class::Record(id, _) = known.class
    {
        return Ok(id);
    }
    let id = ClauseId(index(desk.book.clauses.len()));
    desk.declare(name, Class::Record(id, false), span)?;
    let many = plural(name);
    if many != name.as_str() {
        desk.declare(&many, Class::Record(id, true), span)?;
    }
    let named = desk.named(name.clone(), span, item, place.rule);
    desk.book.clauses.push(ClauseForm {
        named,
        of: None,
        params: Vec::new(),
        render: None,
        unplaced: Vec::new(),
        first: false,
    });
    Ok(id)
}

/// The second pass: slots, kinds and constants of every surface form.
pub(super) fn settle_all(desk: &mut Desk, raw: &mut Raw<'_>) {
    let clauses = std::mem::take(&mut raw.clauses);
    let mut kinds: HashMap<ClauseId, Option<KindId>> = HashMap::new();
    for clause in &clauses {
        // What is wrong with one form has been reported; the others are read.
        let Ok(of) = settle(desk, clause) else {
            continue;
        };
        let joined = match kinds.get(&clause.id) {
            None => of,
            Some(known) => match (known, of) {
                (Some(one), Some(other)) => types::common(&desk.book, *one, other),
                _ => None,
            },
        };
        kinds.insert(clause.id, joined);
    }
    for (id, of) in kinds {
        if let Some(form) = desk.book.clauses.get_mut(id.index()) {
            form.of = of;
        }
    }
    raw.clauses = clauses;
}

fn settle(desk: &mut Desk, clause: &RawClause<'_>) -> Read<Option<KindId>> {
    let of = match clause.of {
        None => None,
        Some(mut words) => {
            let read = types::kinds_at(&desk.vocab, &desk.book, &mut words);
            let read = desk.check(read)?;
            done(desk, &words)?;
            Some(read)
        }
    };
    let kinds = clause
        .of
        .map(|words| types::written_kinds(&desk.vocab, words));
    let kinds = kinds.unwrap_or_default();
    let mut pieces = Vec::new();
    let mut requirements = Vec::new();
    let mut words = clause.head;
    while let Some(word) = words.peek() {
        if at_group(&words) {
            for param in params(desk, &mut words, None)? {
                let at = slot(desk, clause.id, &param)?;
                if param.ty.peek().is_some_and(|word| word.is("requirement")) {
                    requirements.push(at);
                }
                pieces.push(Piece::Slot(at));
            }
        } else if let Some(text) = spelling(word) {
            pieces.push(Piece::Word(text));
            words.next_word();
        } else {
            return Err(desk.report(DeclareError::Extra { span: word.span }));
        }
    }
    let colon = match &clause.colon {
        Some(param) => Some(slot(desk, clause.id, param)?),
        None => None,
    };
    let mut constants = Vec::new();
    for part in &clause.constants {
        constants.push(constant(desk, clause.id, *part)?);
    }
    let literal: Vec<&str> = pieces
        .iter()
        .map_while(|piece| match piece {
            Piece::Word(word) => Some(word.as_str()),
            Piece::Slot(_) => None,
        })
        .collect();
    let words = literal.join(" ");
    if clause.unplaced
        && let Some(form) = desk.book.clauses.get_mut(clause.id.index())
    {
        let slots = pieces.iter().filter_map(|piece| match piece {
            Piece::Slot(at) => Some(*at),
            Piece::Word(_) => None,
        });
        let slots = slots.chain(colon).chain(form.unplaced.iter().copied());
        let slots: BTreeSet<u16> = slots.collect();
        form.unplaced = slots.into_iter().collect();
    }
    if clause.first
        && let Some(form) = desk.book.clauses.get_mut(clause.id.index())
    {
        form.first = true;
    }
    let at = desk.vocab.clauses.len();
    if let Some(first) = alike(desk, &pieces, colon.is_some(), of) {
        return Err(desk.report(DeclareError::SameHead {
            words: SmolStr::new(words),
            span: clause.span,
            first,
        }));
    }
    let says = clause.says.as_ref().map(|says| desk.text(says));
    desk.vocab.clauses.push(ClausePattern {
        form: clause.id,
        pieces,
        colon,
        requirements,
        of,
        kinds,
        constants,
        render: says,
        span: clause.span,
    });
    if let Some(form) = desk.book.clauses.get_mut(clause.id.index())
        && form.render.is_none()
    {
        form.render = says;
    }
    if words.is_empty() {
        desk.vocab.text_clauses.push(at);
        return Ok(of);
    }
    add_head(desk, &words, Head::Clause(at), clause.span)?;
    Ok(of)
}

/// A clause that is written just like this one on cards of the same kind: which of the two an item is could not be
/// told.
fn alike(desk: &Desk, pieces: &[Piece], colon: bool, of: Option<KindId>) -> Option<Span> {
    let same = |one: &Piece, other: &Piece| match (one, other) {
        (Piece::Word(one), Piece::Word(other)) => one == other,
        (Piece::Slot(_), Piece::Slot(_)) => true,
        _ => false,
    };
    let mut known = desk.vocab.clauses.iter();
    let found = known.find(|known| {
        let met = match (known.of, of) {
            (Some(one), Some(other)) => {
                types::is_under(&desk.book, one, other) || types::is_under(&desk.book, other, one)
            }
            _ => true,
        };
        met && known.colon.is_some() == colon
            && known.pieces.len() == pieces.len()
            && known.pieces.iter().zip(pieces).all(|(a, b)| same(a, b))
    });
    found.map(|known| known.span)
}

/// The position in the record of a slot, which all forms of the record share by its name.
fn slot(desk: &mut Desk, id: ClauseId, param: &RawParam<'_>) -> Read<u16> {
    let mut words = param.ty;
    let read = types::type_at(&desk.vocab, &desk.book, &mut words);
    let ty = desk.check(read)?;
    // `title of KIND`: of what cards.
    let titled = types::is_of_titles(&ty) && words.eat("of");
    let kinds = match titled {
        true => {
            let kinds = types::listed_kinds(&desk.vocab, words);
            let read = types::kinds_at(&desk.vocab, &desk.book, &mut words);
            desk.check(read)?;
            kinds
        }
        false => types::written_kinds(&desk.vocab, param.ty),
    };
    done(desk, &words)?;
    let name = SmolStr::new(param.word.name().unwrap_or_default());
    let at = place(desk, id, name, ty, param.word.span)?;
    // Of a slot that several forms fill each says the kinds that go with it.
    let form = desk.book.clauses.get_mut(id.index());
    if let Some(slot) = form.and_then(|form| form.params.get_mut(usize::from(at))) {
        let more = kinds.into_iter().filter(|kind| !slot.kinds.contains(kind));
        let more: Vec<KindId> = more.collect();
        slot.kinds.extend(more);
    }
    Ok(at)
}

fn place(desk: &mut Desk, id: ClauseId, name: SmolStr, ty: Type, span: Span) -> Read<u16> {
    let Some(form) = desk.book.clauses.get_mut(id.index()) else {
        return Ok(0);
    };
    let known = form.params.iter().position(|known| known.name == name);
    let at = known.unwrap_or(form.params.len());
    match form.params.get(at) {
        Some(param) if param.ty != ty => {
            let was = types::show(&desk.book, &form_type(&desk.book, id, at));
            let is = types::show(&desk.book, &ty);
            return Err(desk.report(DeclareError::SlotType {
                name,
                span,
                was,
                is,
            }));
        }
        Some(_) => {}
        None => form.params.push(Param {
            kinds: Vec::new(),
            name,
            slot: Slot::try_from(at).unwrap_or(Slot::MAX),
            ty,
            role: None,
            // A card that is written in another form leaves it out.
            maybe: true,
        }),
    }
    Ok(u16::try_from(at).unwrap_or(u16::MAX))
}

fn form_type(book: &crate::tree::Book, id: ClauseId, at: usize) -> Type {
    let form = book.clauses.get(id.index());
    let param = form.and_then(|form| form.params.get(at));
    param.map_or(Type::Nothing, |param| param.ty.clone())
}

/// `F = E`, where E is a value that can be written out: `yes`, a number, a symbol, a text.
fn constant(desk: &mut Desk, id: ClauseId, mut words: Cursor<'_>) -> Read<(u16, ExprId)> {
    let Some(name) = words.next_word() else {
        return Err(desk.expected("a name, `=` and a value", words.here()));
    };
    if !words.eat_op(Op::Equal) {
        return Err(desk.expected("`=` and a value", words.here()));
    }
    let here = words.here();
    let value = match words.peek().map(|word| &word.kind) {
        Some(WordKind::Number(number)) => Some((Expr::Number(*number), Type::Number)),
        Some(WordKind::Change(number)) => Some((Expr::Number(*number), Type::Number)),
        Some(WordKind::Text(text)) => Some((Expr::Text(desk.text(text)), Type::Text)),
        _ if words.peek().is_some_and(|word| word.is("yes")) => {
            Some((Expr::Truth(true), Type::Truth))
        }
        _ if words.peek().is_some_and(|word| word.is("no")) => {
            Some((Expr::Truth(false), Type::Truth))
        }
        _ => None,
    };
    let symbol = desk.vocab.lookup(words.rest());
    let symbol = symbol.and_then(|(entry, count)| match entry.class {
        Class::Symbol(symbol) => Some((symbol, count)),
        _ => None,
    });
    let (value, ty) = match (value, symbol) {
        (Some(value), _) => {
            words.next_word();
            value
        }
        (None, Some((symbol, count))) => {
            words.take(count);
            let of = desk.book.symbols.get(symbol.index());
            let of = of.map(|symbol| symbol.of).unwrap_or_default();
            (Expr::Symbol(symbol), Type::Symbol(of))
        }
        (None, None) => {
            return Err(desk.expected("`yes`, `no`, a number, a symbol or a text", here));
        }
    };
    done(desk, &words)?;
    let text = SmolStr::new(name.name().unwrap_or_default());
    let at = place(desk, id, text, ty, name.span)?;
    let value = desk.cx(crate::reader::Env::default()).push(value, here);
    Ok((at, value))
}
