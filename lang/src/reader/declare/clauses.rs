//! How clauses of cards are written, and the records they fill.

use super::desk::{Desk, index};
use super::frames::add_head;
use super::params::{RawParam, group, pieces};
use super::raw::{Declared, Raw};
use super::table::keyword;
use crate::reader::{Cursor, DeclareError, Env, Read, types};
use crate::sentence::{Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{ClauseForm, ClauseId, Expr, ExprId, KindId, Param, Slot, Type};
use crate::vocabulary::{Class, ClausePattern, Head, Piece, plural, spelling};
use smol_str::SmolStr;
use std::collections::HashMap;

/// A clause, cut into its parts.
struct Parts<'s> {
    head: Cursor<'s>,
    colon: Option<RawParam<'s>>,
    tail: Tail<'s>,
}

/// What stands behind the words of a clause.
#[derive(Default)]
struct Tail<'s> {
    record: Option<(SmolStr, Span)>,
    of: Option<Cursor<'s>>,
    /// Whether rules ask it of cards that do not lie anywhere yet.
    unplaced: bool,
    /// Whether it stands before all other lines of its card.
    first: bool,
    constants: Vec<Cursor<'s>>,
    says: Option<SmolStr>,
}

/// Cuts `[as RECORD] [of KIND] [first] [not in play] [with F = E, ...] [says "..."]` off the end of a row. It is read from the
/// end, because the words of a clause may be any words.
fn tail<'s>(words: &mut Cursor<'s>) -> Tail<'s> {
    let all = *words;
    let mut tail = Tail::default();
    let mut rest = words.rest();
    if let [front @ .., key, said] = rest
        && key.is("says")
        && let WordKind::Text(text) = &said.kind
    {
        tail.says = Some(text.clone());
        rest = front;
    }
    // What stands between two places of the row.
    let between = |from: usize, to: usize| {
        let mut part = all;
        part.take(from);
        part.take(to.saturating_sub(from))
    };
    if let Some(at) = rest.iter().rposition(|word| word.is("with"))
        && rest.get(at + 2).is_some_and(|word| word.is_op(Op::Equal))
    {
        tail.constants = between(at + 1, rest.len()).commas();
        rest = rest.get(..at).unwrap_or_default();
    }
    if let [front @ .., not, within, play] = rest
        && not.is("not")
        && within.is("in")
        && play.is("play")
    {
        tail.unplaced = true;
        rest = front;
    }
    if let [front @ .., word] = rest
        && word.is("first")
        && front.iter().any(|word| word.is("as") || word.is("of"))
    {
        tail.first = true;
        rest = front;
    }
    let as_at = rest.iter().rposition(|word| word.is("as"));
    let of_at = rest.iter().rposition(|word| word.is("of"));
    // `as step of dilemma`: `of` belongs to the tail only if the record stands before it or nothing but
    // a kind follows.
    if let Some(at) = of_at
        && as_at.map_or(at + 2 == rest.len(), |as_at| as_at + 2 == at)
        && !rest
            .iter()
            .skip(at)
            .any(|word| matches!(word.kind, WordKind::Group(_)))
    {
        tail.of = Some(between(at + 1, rest.len()));
        rest = rest.get(..at).unwrap_or_default();
    }
    if let [front @ .., key, name] = rest
        && key.is("as")
        && let Some(text) = name.name()
    {
        tail.record = Some((SmolStr::new(text), name.span));
        rest = front;
    }
    let count = rest.len();
    *words = words.take(count);
    tail
}

fn parts<'s>(one: &Declared<'s>) -> Result<Parts<'s>, DeclareError> {
    let mut head = keyword(one.item).2;
    let Some(mut rest) = one.colon() else {
        let tail = tail(&mut head);
        return Ok(Parts {
            head,
            colon: None,
            tail,
        });
    };
    let colon = group(&mut rest, None)?.into_iter().next();
    let tail = tail(&mut rest);
    match rest.is_done() {
        true => Ok(Parts { head, colon, tail }),
        false => Err(DeclareError::Extra { span: rest.span() }),
    }
}

/// `clause WORDS (slot: TYPE) ... [: (slot: TYPE)] [as RECORD] [of KIND] [with F = E] [says "..."]`
pub(super) fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let Parts { head, tail, .. } = desk.check(parts(&one))?;
    if head.is_done() {
        return Err(desk.expected("the words of the clause", one.item.head.span));
    }
    let joins = |word: &&Word| word.plain().is_some_and(crate::words::joins_lines);
    if let Some(first) = head.peek().filter(joins) {
        return Err(desk.report(DeclareError::GoesOn {
            word: SmolStr::new(first.name().unwrap_or_default()),
            span: first.span,
        }));
    }
    // Without a name the record is called by the first words of the clause.
    let (name, span) = tail.record.unwrap_or_else(|| {
        let words: Vec<SmolStr> = head.rest().iter().map_while(spelling).collect();
        (SmolStr::new(words.join("_")), head.span())
    });
    let known = desk.vocab.get(&name).map(|entry| &entry.class);
    if let Some(Class::Record(id, _)) = known {
        one.id = id.0;
    } else {
        one.id = index(desk.book.clauses.len());
        let id = ClauseId(one.id);
        desk.declare(&name, Class::Record(id, false), span)?;
        let many = plural(&name);
        if many != name.as_str() {
            desk.declare(&many, Class::Record(id, true), span)?;
        }
        let named = desk.named(name, span, one.item, one.place.rule);
        desk.book.clauses.push(ClauseForm {
            named,
            ..ClauseForm::default()
        });
    }
    raw.keep("clause", one);
    Ok(())
}

/// The second pass: slots, kinds and constants of every surface form.
pub(super) fn settle_all(desk: &mut Desk, raw: &mut Raw<'_>) {
    let mut kinds: HashMap<ClauseId, Option<KindId>> = HashMap::new();
    for clause in raw.kept("clause") {
        // What is wrong with one form has been reported; the others are read.
        let Ok(of) = settle(desk, clause) else {
            continue;
        };
        let known = kinds.entry(ClauseId(clause.id)).or_insert(of);
        *known = match (*known, of) {
            (Some(one), Some(other)) => types::common(&desk.book, one, other),
            _ => None,
        };
    }
    for (id, of) in kinds {
        if let Some(form) = desk.book.at_mut(id) {
            form.of = of;
        }
    }
}

fn settle(desk: &mut Desk, one: &Declared<'_>) -> Read<Option<KindId>> {
    let Parts { head, colon, tail } = desk.check(parts(one))?;
    let (id, span) = (ClauseId(one.id), one.item.head.span);
    let mut of = None;
    let mut kinds = Vec::new();
    if let Some(mut words) = tail.of {
        kinds = types::written_kinds(&desk.vocab, words);
        let read = types::kinds_at(&desk.vocab, &desk.book, &mut words);
        of = Some(desk.check(read)?);
        desk.form(words, &[])?;
    }
    let mut requirements = Vec::new();
    let pieces = pieces(desk, head, |desk, param| {
        let at = slot(desk, id, &param)?;
        if param.ty.peek().is_some_and(|word| word.is("requirement")) {
            requirements.push(at);
        }
        Ok(at)
    })?;
    let colon = colon.map(|param| slot(desk, id, &param)).transpose()?;
    let constants = tail.constants.iter();
    let constants = constants.map(|part| constant(desk, id, *part));
    let constants = constants.collect::<Read<Vec<_>>>()?;
    let literal = pieces.iter().map_while(|piece| match piece {
        Piece::Word(word) => Some(word.as_str()),
        Piece::Slot(_) => None,
    });
    let words = literal.collect::<Vec<&str>>().join(" ");
    if let Some(first) = alike(desk, &pieces, colon.is_some(), of) {
        return Err(desk.report(DeclareError::SameHead {
            words: SmolStr::new(words),
            span,
            first,
        }));
    }
    let says = tail.says.map(|says| desk.text(&says));
    if let Some(form) = desk.book.at_mut(id) {
        if tail.unplaced {
            let slots = pieces.iter().filter_map(|piece| match piece {
                Piece::Slot(at) => Some(*at),
                Piece::Word(_) => None,
            });
            form.unplaced.extend(slots.chain(colon));
            form.unplaced.sort_unstable();
            form.unplaced.dedup();
        }
        form.first |= tail.first;
        form.render = form.render.or(says);
    }
    let at = desk.vocab.clauses.len();
    desk.vocab.clauses.push(ClausePattern {
        form: id,
        pieces,
        colon,
        requirements,
        of,
        kinds,
        constants,
        render: says,
        span,
    });
    if words.is_empty() {
        desk.vocab.text_clauses.push(at);
    } else {
        add_head(desk, &words, Head::Clause(at), span)?;
    }
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
    desk.form(words, &[])?;
    let at = place(desk, id, param.name(), ty, param.word.span)?;
    // Of a slot that several forms fill each says the kinds that go with it.
    let form = desk.book.at_mut(id);
    if let Some(slot) = form.and_then(|form| form.params.get_mut(usize::from(at))) {
        let more = kinds.into_iter().filter(|kind| !slot.kinds.contains(kind));
        let more: Vec<KindId> = more.collect();
        slot.kinds.extend(more);
    }
    Ok(at)
}

fn place(desk: &mut Desk, id: ClauseId, name: SmolStr, ty: Type, span: Span) -> Read<u16> {
    let Some(form) = desk.book.at_mut(id) else {
        return Ok(0);
    };
    let known = form.params.iter().position(|known| known.name == name);
    let at = known.unwrap_or(form.params.len());
    match form.params.get(at).map(|param| param.ty.clone()) {
        Some(known) if known != ty => {
            return Err(desk.report(DeclareError::SlotType {
                name,
                span,
                was: types::show(&desk.book, &known),
                is: types::show(&desk.book, &ty),
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

/// `F = E`, where E is a value that can be written out: `yes`, a number, a symbol, a text.
fn constant(desk: &mut Desk, id: ClauseId, mut words: Cursor<'_>) -> Read<(u16, ExprId)> {
    let name = words.next_word().filter(|_| words.eat_op(Op::Equal));
    let Some(name) = name else {
        return Err(desk.expected("a name, `=` and a value", words.here()));
    };
    let here = words.here();
    let symbol = desk.vocab.lookup(words.rest());
    let symbol = symbol.map(|(entry, count)| (&entry.class, count));
    let (value, ty) = match (words.rest(), symbol) {
        ([word], _) if word.is("yes") || word.is("no") => {
            (Expr::Truth(word.is("yes")), Type::Truth)
        }
        (
            [
                Word {
                    kind: WordKind::Number(number) | WordKind::Change(number),
                    ..
                },
            ],
            _,
        ) => (Expr::Number(*number), Type::Number),
        (
            [
                Word {
                    kind: WordKind::Text(text),
                    ..
                },
            ],
            _,
        ) => (Expr::Text(desk.text(text)), Type::Text),
        (rest, Some((Class::Symbol(symbol), count))) if count == rest.len() => {
            let of = desk.book.at(*symbol);
            let of = of.map(|symbol| symbol.of).unwrap_or_default();
            (Expr::Symbol(*symbol), Type::Symbol(of))
        }
        _ => return Err(desk.expected("`yes`, `no`, a number, a symbol or a text", here)),
    };
    let text = SmolStr::new(name.name().unwrap_or_default());
    let at = place(desk, id, text, ty, name.span)?;
    let value = desk.cx(Env::default()).push(value, here);
    Ok((at, value))
}
