//! How clauses of cards are written, and the records they fill.

use super::desk::{Desk, index};
use super::form::Step::{May, Must, Phrase, Word};
use super::form::{self, Head, SAYS, Step};
use super::frames::add_head;
use super::params::{RawParam, group, pieces};
use super::raw::{Declared, Raw};
use super::table::keyword;
use crate::reader::{Cursor, DeclareError, Env, Read, phrase, types};
use crate::sentence::{Op, Word as Said};
use crate::span::Span;
use crate::tree::{ClauseForm, ClauseId, ExprId, KindId, Param, Type};
use crate::vocabulary::{Class, ClausePattern, Head as Heads, Piece, plural};
use foldhash::HashMap;
use smol_str::SmolStr;

/// What stands behind the words of a clause.
const TAIL: &[Step] = &[
    Must(
        "`as` and the record that it fills",
        &[Word("`as` and the record that it fills")],
    ),
    May("of", &[Phrase("a kind")]),
    May("first", &[]),
    May("`not in play`", &[]),
    May("with", &[Phrase("a name, `=` and a value")]),
    SAYS,
];

/// A clause, cut into its parts.
struct Parts<'s> {
    words: Cursor<'s>,
    colon: Option<RawParam<'s>>,
    tail: Head<'s>,
}

fn parts<'s>(one: &Declared<'s>) -> Result<Parts<'s>, DeclareError> {
    let mut words = keyword(one.item).2;
    let mut rest = one.colon().unwrap_or(words);
    let colon = match one.item.colon {
        Some(_) => group(&mut rest, None)?.into_iter().next(),
        None => None,
    };
    let at = rest.rest().iter().rposition(|word| word.is("as"));
    let front = rest.take(at.unwrap_or(rest.rest().len()));
    match colon {
        None => words = front,
        Some(_) if front.is_done() => {}
        Some(_) => return Err(DeclareError::Extra { span: front.span() }),
    }
    let tail = form::read(rest, TAIL)?;
    Ok(Parts { words, colon, tail })
}

/// `clause WORDS (slot: TYPE) ... [: (slot: TYPE)] as RECORD [of KIND] [first] [not in play] [with F = E] [says "..."]`
pub(super) fn enter<'s>(desk: &mut Desk, raw: &mut Raw<'s>, mut one: Declared<'s>) -> Read<()> {
    let Parts { words, tail, .. } = desk.check(parts(&one))?;
    if words.is_done() {
        return Err(desk.expected("the words of the clause", one.item.head.span));
    }
    let joins = |word: &&Said| word.plain().is_some_and(crate::words::joins_lines);
    if let Some(first) = words.peek().filter(joins) {
        return Err(desk.report(DeclareError::GoesOn {
            word: SmolStr::new(first.name().unwrap_or_default()),
            span: first.span,
        }));
    }
    let (name, span) = tail.word("as").unwrap_or_default();
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
    let mut kinds: HashMap<ClauseId, Option<KindId>> = HashMap::default();
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
    let Parts { words, colon, tail } = desk.check(parts(one))?;
    let (id, span) = (ClauseId(one.id), one.item.head.span);
    let mut of = None;
    let mut kinds = Vec::new();
    if let Some(mut words) = tail.behind("of") {
        kinds = types::written_kinds(&desk.vocab, words);
        let read = types::kinds_at(&desk.vocab, &desk.book, &mut words);
        of = Some(desk.check(read)?);
        desk.form(words, &[])?;
    }
    let mut requirements = Vec::new();
    let mut pieces = pieces(desk, words, |desk, param| {
        let at = slot(desk, id, &param)?;
        if param.ty.peek().is_some_and(|word| word.is("requirement")) {
            requirements.push(at);
        }
        Ok(at)
    })?;
    let words: Vec<&str> = pieces.iter().map_while(Piece::word).collect();
    let words = words.join(" ");
    let colon = colon.map(|param| slot(desk, id, &param)).transpose()?;
    if let Some(at) = colon {
        pieces.extend([Piece::Word(SmolStr::new_static(":")), Piece::Slot(at)]);
    }
    let constants = tail.behind("with").map(Cursor::commas);
    let constants = constants.unwrap_or_default().into_iter();
    let constants = constants.map(|part| constant(desk, id, part));
    let constants = constants.collect::<Read<Vec<_>>>()?;
    if let Some(first) = alike(desk, &pieces, of) {
        return Err(desk.report(DeclareError::SameHead {
            words: SmolStr::new(words),
            span,
            first,
        }));
    }
    let says = tail.text("says").map(|says| desk.text(&says));
    if let Some(form) = desk.book.at_mut(id) {
        if tail.has("not in play") {
            form.unplaced.extend(pieces.iter().filter_map(Piece::slot));
            form.unplaced.sort_unstable();
            form.unplaced.dedup();
        }
        form.first |= tail.has("first");
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
        add_head(desk, &words, Heads::Clause(at), span)?;
    }
    Ok(of)
}

/// A clause that is written just like this one on cards of the same kind: which of the two an item is could not be
/// told.
fn alike(desk: &Desk, pieces: &[Piece], of: Option<KindId>) -> Option<Span> {
    let under = |one, other| types::is_under(&desk.book, one, other);
    let met = |known: &ClausePattern| match (known.of, of) {
        (Some(one), Some(other)) => under(one, other) || under(other, one),
        _ => true,
    };
    let mut known = desk.vocab.clauses.iter();
    let found = known.find(|known| {
        let (one, other) = (known.pieces.iter(), pieces.iter());
        met(known) && one.map(Piece::word).eq(other.map(Piece::word))
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
    let place = u16::try_from(at).unwrap_or(u16::MAX);
    let Some(param) = form.params.get(at) else {
        form.params.push(Param {
            kinds: Vec::new(),
            name,
            slot: place,
            ty,
            role: None,
            // A card that is written in another form leaves it out.
            maybe: true,
        });
        return Ok(place);
    };
    if param.ty == ty {
        return Ok(place);
    }
    let was = param.ty.clone();
    let error = DeclareError::SlotType {
        name,
        span,
        was: types::show(&desk.book, &was),
        is: types::show(&desk.book, &ty),
    };
    Err(desk.report(error))
}

/// `F = E`, where E is a value that can be written out: `yes`, a number, a symbol, a text.
fn constant(desk: &mut Desk, id: ClauseId, mut words: Cursor<'_>) -> Read<(u16, ExprId)> {
    let here = words.here();
    let name = words.next_word().and_then(Said::name).map(SmolStr::new);
    let Some(name) = name.filter(|_| words.eat_op(Op::Equal)) else {
        return Err(desk.expected("a name, `=` and a value", here));
    };
    let mut cx = desk.cx(Env::default());
    let value = phrase::expr(&mut cx, words)?;
    Ok((place(desk, id, name, value.ty, here)?, value.id))
}
