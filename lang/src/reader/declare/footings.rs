//! What some words of a kind's cards rest on: `needs SLOT of RECORD or VERB [ROLE] this or SYMBOL or RECORD or FACT
//! for WORD, RECORD, SLOT of RECORD, standing text`, `needs FLAG for VERB this with FACT`; `needs rules for standing
//! text`, where no text helps.

use super::desk::Desk;
use super::form::Step::{Must, Phrase, Word};
use super::form::{BECAUSE, Step};
use super::raw::Declared;
use super::settle::{behind, is_for, record};
use crate::reader::{Cursor, DeclareError, Read, phrase};
use crate::tree::{ClauseId, FieldId, FieldOf, FootedWord, Footing, KindId, Type, VerbId};
use crate::vocabulary::{Class, ClausePattern};
use smol_str::SmolStr;

const FOOTING: &[Step] = &[
    Phrase("a slot of a record, a record, a verb or a fact"),
    Must("`for` and words", &[Phrase("a word")]),
    BECAUSE,
];
/// `SLOT of RECORD`
const SLOT: &[Step] = &[
    Word("a slot of a record"),
    Must("of", &[Phrase("the name of a record")]),
];

/// Settles the footings of a kind, once the slots of records are known.
pub(super) fn settle(desk: &mut Desk, kind: &Declared<'_>) {
    for words in behind(kind, "needs").filter(|words| words.find(is_for).is_some()) {
        // What is wrong with one has been reported; the others are settled.
        if let Ok(footing) = footing(desk, words)
            && let Some(known) = desk.book.at_mut(KindId(kind.id))
        {
            known.footings.push(footing);
        }
    }
}

fn footing(desk: &mut Desk, words: Cursor<'_>) -> Read<Footing> {
    let head = desk.form(words, FOOTING)?;
    let mut all = Footing {
        because: head.text("because"),
        ..Footing::default()
    };
    let mut ways = head.behind("").unwrap_or(words);
    // Rules that are not there yet: no text does it in their place.
    if !(ways.rest().len() == 1 && ways.eat("rules")) {
        let mut rest = Some(ways);
        while let Some(words) = rest {
            let parts = words.split(|word| word.is("or"));
            let (one, more) = parts.map_or((words, None), |(one, more)| (one, Some(more)));
            way(desk, one, &mut all)?;
            rest = more;
        }
    }
    for part in head.behind("for").into_iter().flat_map(Cursor::parts) {
        footed(desk, part, &mut all)?;
    }
    Ok(all)
}

/// `SLOT of RECORD`, `VERB [ROLE] this`, a record, a fact, or a symbol that is printed.
fn way(desk: &mut Desk, mut words: Cursor<'_>, all: &mut Footing) -> Read<()> {
    if let Some((record, slot)) = slot(desk, words)? {
        written(desk, record, all, |pattern| fills(pattern, slot));
        all.slots.push((record, slot));
        return Ok(());
    }
    let found = desk.vocab.lookup(words.rest());
    let found = found.map(|(entry, count)| (entry.class.clone(), count));
    let what = words;
    match found {
        Some((Class::Verb(verb, _), count)) => {
            words.take(count);
            let role = role_of(desk, &mut words, verb);
            this(desk, &mut words)?;
            let name = desk.book.at(verb);
            let name = name.map_or("", |verb| verb.named.name.as_str());
            all.forms.push(SmolStr::new(match &role {
                Some((_, role)) => format!("{name} ... {role} this"),
                None => format!("{name} this ..."),
            }));
            all.verbs.push((verb, role.map_or(0, |(at, _)| at)));
        }
        Some((Class::Record(record, _), count)) => {
            words.take(count);
            written(desk, record, all, |_| true);
            all.records.push(record);
        }
        Some((Class::Field(_), _)) if let Some(flag) = field(desk, &mut words, None) => {
            let name = desk.book.at(flag);
            let name = name.map(|flag| flag.named.name.clone());
            all.facts.push(flag);
            all.forms.push(name.unwrap_or_default());
        }
        Some((Class::Symbol(symbol), count)) => {
            let name = phrase::row(words.take(count).rest());
            all.symbols.push(symbol);
            all.forms.push(SmolStr::new(name));
        }
        _ => {
            let wanted = "a slot of a record, a record, a verb or a fact";
            return Err(desk.expected(wanted, what.here()));
        }
    }
    desk.form(words, &[]).map(|_| ())
}

fn this(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<()> {
    match words.eat("this") {
        true => Ok(()),
        false => Err(desk.expected("`this`", words.here())),
    }
}

/// Adds how the clauses of a record are written that pass a test.
fn written(
    desk: &Desk,
    record: ClauseId,
    all: &mut Footing,
    test: impl Fn(&ClausePattern) -> bool,
) {
    let shown = desk.vocab.clauses.iter();
    let shown = shown.filter(|pattern| pattern.form == record && test(pattern));
    all.forms.extend(shown.map(|pattern| spelt(desk, pattern)));
}

/// `SLOT of RECORD`, if it is that.
fn slot(desk: &mut Desk, words: Cursor<'_>) -> Read<Option<(ClauseId, u16)>> {
    if !words.ahead(1).is_some_and(|word| word.is("of")) {
        return Ok(None);
    }
    let head = desk.form(words, SLOT)?;
    let ((name, span), mut of) = (head.name(), head.behind("of").unwrap_or(words));
    let (typed, here) = (phrase::row(of.rest()), of.here());
    let Some(record) = record(desk, &mut of).filter(|_| of.is_done()) else {
        let records = desk
            .book
            .clauses
            .iter()
            .map(|form| form.named.name.as_str());
        return Err(desk.report(DeclareError::unknown("record", &typed, here, records)));
    };
    let form = desk.book.at(record);
    let params = form.into_iter().flat_map(|form| &form.params);
    let mut params = params.map(|param| param.name.as_str());
    match params.clone().position(|param| param == name) {
        Some(at) => Ok(Some((record, u16::try_from(at).unwrap_or(u16::MAX)))),
        None => {
            let error = DeclareError::unknown("slot of this record", &name, span, params.by_ref());
            Err(desk.report(error))
        }
    }
}

/// The word before `this`, if it is a role of the verb, and which one that is.
fn role_of(desk: &Desk, words: &mut Cursor<'_>, verb: VerbId) -> Option<(u16, SmolStr)> {
    let verb = desk.book.at(verb)?;
    let name = words.peek()?.name()?;
    let roles = (0_u16..).zip(&verb.params);
    let mut roles = roles.filter_map(|(at, param)| Some((at, param.role.clone()?)));
    let role = roles.find(|(_, role)| role.as_str() == name)?;
    words.next_word();
    Some(role)
}

/// A fact that stands here, of a type if one is asked for.
fn field(desk: &Desk, words: &mut Cursor<'_>, ty: Option<&Type>) -> Option<FieldId> {
    let (entry, count) = desk.vocab.lookup(words.rest())?;
    let Class::Field(ids) = &entry.class else {
        return None;
    };
    let of_cards = |id: &FieldId| {
        let field = desk.book.at(*id);
        field.is_some_and(|field| {
            matches!(field.of, FieldOf::Kind(_)) && ty.is_none_or(|ty| field.ty == *ty)
        })
    };
    let found = ids.iter().copied().find(of_cards)?;
    words.take(count);
    Some(found)
}

/// Whether a clause fills a slot, in its words or of itself.
fn fills(pattern: &ClausePattern, slot: u16) -> bool {
    let mut written = pattern.pieces.iter();
    written.any(|piece| piece.slot() == Some(slot))
        || pattern.constants.iter().any(|(at, _)| *at == slot)
}

/// How a clause is written, its slots in capitals.
fn spelt(desk: &Desk, pattern: &ClausePattern) -> SmolStr {
    SmolStr::new(pattern.shown(&desk.book))
}

fn footed(desk: &mut Desk, mut words: Cursor<'_>, all: &mut Footing) -> Read<()> {
    if let [first, second] = words.rest()
        && first.is("standing")
        && second.is("text")
    {
        all.words.push(FootedWord::Standing);
        return Ok(());
    }
    if let Some((record, slot)) = slot(desk, words)? {
        all.words.push(FootedWord::Slot(record, slot));
        return Ok(());
    }
    let found = desk.vocab.lookup(words.rest());
    let found = found.map(|(entry, count)| (entry.class.clone(), count));
    let from = words;
    words.take(found.as_ref().map_or(0, |(_, count)| *count));
    match found {
        Some((Class::Relation(ids) | Class::Noun(ids) | Class::Adjective(ids), _)) => {
            all.words.extend(ids.into_iter().map(FootedWord::Function));
        }
        // `VERB [ROLE] this [with FACT]`: what the text does with its own card.
        Some((Class::Verb(verb, _), _)) => {
            let role = role_of(desk, &mut words, verb).map_or(0, |(at, _)| at);
            this(desk, &mut words)?;
            let mut beside = None;
            if words.eat("with") {
                beside = field(desk, &mut words, Some(&Type::Number));
                if beside.is_none() {
                    return Err(desk.expected("a fact that is a number", words.here()));
                }
            }
            all.words.push(FootedWord::Verb(verb, role, beside));
        }
        Some((Class::Builtin(op), _)) => all.words.push(FootedWord::Builtin(op)),
        Some((Class::Record(record, _), _)) => all.words.push(FootedWord::Record(record)),
        Some((Class::Field(_), _)) if let Some(fact) = field(desk, &mut from.clone(), None) => {
            all.words.push(FootedWord::Fact(fact));
        }
        _ => {
            let functions = desk.book.functions.iter();
            let known = functions.map(|known| known.named.name.as_str());
            let name = phrase::row(from.rest());
            return Err(desk.report(DeclareError::unknown("word", &name, from.here(), known)));
        }
    }
    desk.form(words, &[]).map(|_| ())
}
