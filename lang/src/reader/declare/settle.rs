//! The second pass: the tree of kinds, whose fields and zones are, the types of everything.

use super::desk::Desk;
use super::raw::{Raw, RawField, RawKind, RawState, RawZone, Whose};
use super::shape::{done, single};
use super::{clauses, footings, functions, procedures, verbs};
use crate::diagnostic::nearest;
use crate::reader::card::Line;
use crate::reader::{Cursor, DeclareError, Env, Read, ReadError, Setting, phrase, types};
use crate::sentence::{Op, Word, WordKind};
use crate::tree::{
    ClauseId, EnumId, FieldId, FieldOf, KindId, Reset, Sees, SymbolId, Type, ZoneOf,
};
use crate::vocabulary::{Class, Entry};
use smol_str::SmolStr;

/// Settles everything but bodies.
pub(super) fn all(desk: &mut Desk, raw: &mut Raw<'_>) {
    for kind in &raw.kinds {
        // What is wrong with one has been reported; the others are settled.
        let _ = parent(desk, kind);
    }
    circles(desk);
    desk.book.roots.card = root(desk);
    let fields = std::mem::take(&mut raw.fields);
    for field in &fields {
        if owner(desk, field).is_err() {
            let ids = &field.ids;
            desk.vocab.break_all(
                |class| matches!(class, Class::Field(all) if all.iter().all(|id| ids.contains(id))),
            );
        }
    }
    inherit(desk);
    for scope in &raw.scopes {
        let mut words = scope.ty;
        let read = types::type_at(&desk.vocab, &desk.book, &mut words);
        match (desk.check(read), desk.book.scopes.get_mut(scope.id.index())) {
            (Ok(ty), Some(known)) => known.ty = ty,
            _ => desk
                .vocab
                .break_all(|class| *class == Class::Scope(scope.id)),
        }
    }
    for (limit, menu) in &raw.limit_menus {
        if let Ok(menu) = procedures::menu_of(desk, *menu) {
            desk.vocab.limit_menus.insert(*limit, menu);
        }
    }
    for menu in &raw.text_menus {
        // What is wrong has been reported; the menu then takes what no other does.
        if let Ok(does) = verbs::listed(desk, menu.does)
            && let Some(known) = desk.vocab.text_menus.get_mut(menu.at)
        {
            known.does = does;
        }
    }
    for zone in &raw.zones {
        if settle_zone(desk, zone).is_err() {
            desk.vocab.break_all(|class| *class == Class::Zone(zone.id));
        }
    }
    for state in &raw.states {
        let _ = settle_state(desk, state);
    }
    lines(desk, raw);
    functions::settle_all(desk, raw);
    verbs::settle_all(desk, raw);
    procedures::settle_all(desk, raw);
    clauses::settle_all(desk, raw);
    footings::settle_all(desk, raw);
    functions::laws(desk, raw);
    raw.fields = fields;
}

fn parent(desk: &mut Desk, kind: &RawKind<'_>) -> Read<()> {
    let Some(mut words) = kind.parent else {
        return Ok(());
    };
    let read = types::kind_at(&desk.vocab, &mut words);
    let above = desk.check(read)?;
    if let Some(known) = desk.book.kinds.get_mut(kind.id.index()) {
        known.parent = Some(above);
    }
    Ok(())
}

/// Breaks circles, so that everything after can walk up the tree.
fn circles(desk: &mut Desk) {
    for at in 0..desk.book.kinds.len() {
        let id = KindId(super::desk::index(at));
        let above = desk.book.kinds.get(at).and_then(|kind| kind.parent);
        let round = above.is_some_and(|above| types::is_under(&desk.book, above, id));
        if round && let Some(kind) = desk.book.kinds.get_mut(at) {
            kind.parent = None;
            let error = DeclareError::Circle {
                name: kind.named.name.clone(),
                span: kind.named.span,
            };
            desk.report(error);
        }
    }
}

/// The kind of all printed cards: the one called as the key that declares them, or the first that is under
/// no other.
fn root(desk: &Desk) -> Option<KindId> {
    let kinds = &desk.book.kinds;
    let called = kinds.iter().position(|kind| kind.named.name == "card");
    let first = || kinds.iter().position(|kind| kind.parent.is_none());
    called
        .or_else(first)
        .map(|at| KindId(super::desk::index(at)))
}

/// The type of a field, and whose it is.
fn owner(desk: &mut Desk, field: &RawField<'_>) -> Read<()> {
    let mut among = Vec::new();
    let (ty, of, printed, resets, maybe) = match field.rest {
        None => (Type::Truth, None, true, None, false),
        Some(mut words) => {
            let maybe = words.eat("maybe");
            let read = types::type_at(&desk.vocab, &desk.book, &mut words);
            let ty = desk.check(read)?;
            let of = if words.eat("of") {
                Some(field_of(desk, &mut words)?)
            } else {
                None
            };
            let printed = words.eat("printed");
            if let (true, Type::Symbol(list)) = (printed && words.eat("among"), &ty) {
                among = symbols(desk, words, *list)?;
                words.take(words.rest().len());
            }
            let mut resets = None;
            // `= E resets every turn`: the value is read in the third pass.
            if let Some(at) = words.find(|word| word.is("resets")) {
                words.take(at + 1);
                if !(words.eat("every") && words.eat("turn")) {
                    return Err(desk.expected("`every turn`", words.here()));
                }
                done(desk, &words)?;
                resets = Some(Reset::EveryTurn);
            } else if words.peek().is_some_and(|word| !word.is_op(Op::Equal)) {
                return done(desk, &words);
            }
            (ty, of, printed, resets, maybe)
        }
    };
    let of = match (field.whose, of) {
        (Whose::Kind(kind), None) => FieldOf::Kind(kind),
        (Whose::Kind(_), Some(_)) => {
            let span = field.rest.map(|words| words.span()).unwrap_or_default();
            return Err(desk.report(DeclareError::Extra { span }));
        }
        (Whose::Said, Some(of)) => of,
        (Whose::Said, None) => {
            let span = field.rest.map(|words| words.span().after());
            let span = span.unwrap_or_default();
            return Err(desk.expected("`of player`, `of game` or `of` and a kind", span));
        }
    };
    for id in &field.ids {
        let Some(known) = desk.book.fields.get_mut(id.index()) else {
            continue;
        };
        known.ty = ty.clone();
        known.of = of;
        known.printed = printed;
        known.among.clone_from(&among);
        known.maybe = maybe || printed && ty == Type::Number;
        known.resets = resets.or(match of {
            FieldOf::Kind(_) if !printed => Some(Reset::LeavingPlay),
            _ => None,
        });
        let span = known.named.span;
        if let FieldOf::Kind(kind) = of
            && let Some(kind) = desk.book.kinds.get_mut(kind.index())
        {
            kind.fields.push(*id);
            if field.rest.is_none() {
                kind.flags.push(*id);
            }
        }
        twice(desk, *id, of, span);
    }
    Ok(())
}

/// Some names of an enumeration, with commas between them.
fn symbols(desk: &mut Desk, words: Cursor<'_>, of: EnumId) -> Read<Vec<SymbolId>> {
    let mut all = Vec::new();
    for mut part in words.commas() {
        let known = desk.vocab.lookup(part.rest());
        let known = known.and_then(|(entry, count)| match entry.class {
            Class::Symbol(symbol) => Some((symbol, count)),
            _ => None,
        });
        let list = |symbol: SymbolId| desk.book.symbols.get(symbol.index()).map(|one| one.of);
        let Some((symbol, count)) = known.filter(|(symbol, _)| list(*symbol) == Some(of)) else {
            return Err(desk.expected("a name of the field's own list", part.span()));
        };
        part.take(count);
        done(desk, &part)?;
        all.push(symbol);
    }
    Ok(all)
}

fn field_of(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<FieldOf> {
    if words.eat("player") {
        return Ok(FieldOf::Player);
    }
    if words.eat("game") {
        return Ok(FieldOf::Game);
    }
    let here = words.here();
    let typed = words.peek().and_then(Word::name).unwrap_or_default();
    let near = nearest(typed, ["player", "game"]);
    let read = types::kinds_at(&desk.vocab, &desk.book, words).map_err(|error| match near {
        Some(near) => ReadError::from(DeclareError::Unknown {
            what: "kind",
            name: SmolStr::new(typed),
            span: here,
            nearest: Some(SmolStr::new(near)),
        }),
        None => error,
    });
    desk.check(read).map(FieldOf::Kind)
}

/// Two fields of one name must belong to different things.
fn twice(desk: &mut Desk, id: FieldId, of: FieldOf, span: crate::span::Span) {
    let Some(name) = desk
        .book
        .fields
        .get(id.index())
        .map(|field| field.named.name.clone())
    else {
        return;
    };
    let earlier = desk.book.fields.iter().take(id.index());
    let first = earlier
        .filter(|other| other.named.name == name && other.of == of)
        .map(|other| other.named.span)
        .next();
    if let Some(first) = first {
        desk.twice("field", &name, span, first);
    }
}

/// Every kind has the fields and flags of the kinds above it, those of the highest first.
fn inherit(desk: &mut Desk) {
    let own: Vec<_> = desk
        .book
        .kinds
        .iter()
        .map(|kind| (kind.fields.clone(), kind.flags.clone()))
        .collect();
    let printed: Vec<bool> = desk.book.fields.iter().map(|field| field.printed).collect();
    for at in 0..own.len() {
        let id = KindId(super::desk::index(at));
        let mut chain: Vec<KindId> = types::chain(&desk.book, id).collect();
        chain.reverse();
        let parts = || chain.iter().filter_map(|kind| own.get(kind.index()));
        let fields: Vec<FieldId> = parts().flat_map(|(fields, _)| fields.clone()).collect();
        let flags = parts().flat_map(|(_, flags)| flags.clone()).collect();
        if let Some(kind) = desk.book.kinds.get_mut(at) {
            kind.printed = fields
                .iter()
                .any(|field| printed.get(field.index()) == Some(&true));
            kind.fields = fields;
            kind.flags = flags;
        }
    }
}

/// `of WHOM: [ordered,] [in play,] seen by WHO [, starts with "list"]`
fn settle_zone(desk: &mut Desk, zone: &RawZone<'_>) -> Read<()> {
    let mut words = zone.of;
    let of = match field_of(desk, &mut words)? {
        FieldOf::Player => ZoneOf::Player,
        FieldOf::Game => ZoneOf::Game,
        FieldOf::Kind(kind) => ZoneOf::Kind(kind),
    };
    done(desk, &words)?;
    let (mut ordered, mut in_play, mut sees, mut starts) = (false, false, None, None);
    for mut part in zone.rest.commas() {
        if part.eat("ordered") {
            ordered = true;
        } else if part.eat("in") && part.eat("play") {
            in_play = true;
        } else if part.eat("starts") && part.eat("with") {
            let here = part.here();
            match part.next_word().map(|word| &word.kind) {
                Some(WordKind::Text(text)) => starts = Some(desk.text(text)),
                _ => return Err(desk.expected("the name of a list in quotation marks", here)),
            }
        } else if part.eat("seen") && part.eat("by") {
            let (who, at) = single(desk, &mut part, "who sees it")?;
            sees = Some(match who.as_str() {
                "everybody" => Sees::Everybody,
                "holder" => Sees::Holder,
                "owner" => Sees::Owner,
                "nobody" => Sees::Nobody,
                _ => return Err(desk.expected("`everybody`, `holder`, `owner` or `nobody`", at)),
            });
        } else {
            return Err(desk.expected(
                "`ordered`, `in play`, `seen by` or `starts with`",
                part.here(),
            ));
        }
        done(desk, &part)?;
    }
    let Some(sees) = sees else {
        return Err(desk.expected("`seen by` and who sees the zone", zone.rest.span()));
    };
    if let Some(known) = desk.book.zones.get_mut(zone.id.index()) {
        known.of = of;
        known.ordered = ordered;
        known.in_play = in_play;
        known.sees = sees;
        known.starts = starts;
    }
    Ok(())
}

fn settle_state(desk: &mut Desk, state: &RawState<'_>) -> Read<()> {
    let mut kinds = Vec::new();
    for mut part in state.of.commas() {
        loop {
            let read = types::kind_at(&desk.vocab, &mut part);
            kinds.push(desk.check(read)?);
            if !part.eat("or") {
                break;
            }
        }
        done(desk, &part)?;
    }
    for id in &state.ids {
        if let Some(known) = desk.book.states.get_mut(id.index()) {
            known.of.clone_from(&kinds);
        }
    }
    Ok(())
}

/// The unlabelled fact lines, which facts every card must give, and which field takes the symbols of which enumeration.
fn lines(desk: &mut Desk, raw: &mut Raw<'_>) {
    let kinds = std::mem::take(&mut raw.kinds);
    for kind in &kinds {
        let mut own = Vec::new();
        for words in &kind.lines {
            // What is wrong with one line has been reported; the others are settled.
            if let Ok(line) = line(desk, kind.id, *words) {
                own.push(line);
            }
        }
        raw.forms.lines.insert(kind.id, own);
        for part in kind.needs.iter().flat_map(|words| words.commas()) {
            if desk.vocab.lookup(part.rest()).is_some_and(is_record) {
                if let Ok(one_of) = records(desk, part) {
                    raw.forms.texts.entry(kind.id).or_default().push(one_of);
                }
            } else if let Ok(line) = line(desk, kind.id, part)
                && let Some(known) = desk.book.kinds.get_mut(kind.id.index())
            {
                known.needs.extend(line.fields);
            }
        }
    }
    raw.kinds = kinds;
    for (at, kind) in desk.book.kinds.iter().enumerate() {
        for id in &kind.fields {
            let Some(field) = desk
                .book
                .fields
                .get(id.index())
                .filter(|field| field.printed)
            else {
                continue;
            };
            let of = match &field.ty {
                Type::Symbol(of) | Type::Levels(of) => Some(*of),
                Type::Set(inner) => match **inner {
                    Type::Symbol(of) => Some(of),
                    _ => None,
                },
                _ => None,
            };
            if let Some(of) = of {
                let key = (KindId(super::desk::index(at)), of);
                raw.forms.symbol_fields.entry(key).or_insert(*id);
            }
        }
    }
}

fn is_record((entry, _): (&Entry, usize)) -> bool {
    matches!(entry.class, Class::Record(..))
}

/// `RECORD or RECORD`: what text each card of a kind has one of.
fn records(desk: &mut Desk, mut words: Cursor<'_>) -> Read<Vec<ClauseId>> {
    let mut all = Vec::new();
    loop {
        let found = desk.vocab.lookup(words.rest());
        let Some((Class::Record(clause, _), count)) =
            found.map(|(entry, count)| (entry.class.clone(), count))
        else {
            return Err(desk.expected("the name of a record", words.here()));
        };
        all.push(clause);
        words.take(count);
        if words.is_done() {
            return Ok(all);
        }
        if !words.eat("or") {
            return Err(desk.expected("`or`", words.here()));
        }
    }
}

fn line(desk: &mut Desk, kind: KindId, mut words: Cursor<'_>) -> Read<Line> {
    let mut line = Line::default();
    loop {
        let (text, span) = single(desk, &mut words, "a field")?;
        let Some(field) = field_of_kind(desk, kind, &text) else {
            let near = near_field(desk, kind, &text);
            return Err(desk.report(DeclareError::Unknown {
                what: "field of this kind",
                name: text,
                span,
                nearest: near,
            }));
        };
        line.fields.push(field);
        if words.is_done() {
            return Ok(line);
        }
        if words.eat_op(Op::Slash) {
            line.slashes = true;
        } else if !words.eat_comma() {
            return Err(desk.expected("`,` or `/`", words.here()));
        }
    }
}

/// The field of a kind with this name.
pub(super) fn field_of_kind(desk: &Desk, kind: KindId, name: &str) -> Option<FieldId> {
    let fields = &desk.book.kinds.get(kind.index())?.fields;
    // A kind's own field comes last, and wins over one of a kind above.
    fields.iter().rev().copied().find(|id| {
        let field = desk.book.fields.get(id.index());
        field.is_some_and(|field| field.named.name == name)
    })
}

/// The nearest name of a field of a kind.
pub(super) fn near_field(desk: &Desk, kind: KindId, name: &str) -> Option<SmolStr> {
    let fields = &desk.book.kinds.get(kind.index())?.fields;
    let names = fields
        .iter()
        .filter_map(|id| desk.book.fields.get(id.index()))
        .map(|field| field.named.name.as_str());
    nearest(name, names).map(SmolStr::new)
}

/// The third pass for fields: their values at the start.
pub(super) fn defaults(desk: &mut Desk, field: &RawField<'_>) {
    let Some(rest) = field.rest else {
        return;
    };
    let Some((_, value)) = rest.split(|word| word.is_op(Op::Equal)) else {
        return;
    };
    let value = value
        .split(|word| word.is("resets"))
        .map_or(value, |(front, _)| front);
    let Some(first) = field.ids.first() else {
        return;
    };
    let Some(known) = desk.book.fields.get(first.index()) else {
        return;
    };
    let (ty, of) = (known.ty.clone(), known.of);
    if ty == Type::Nothing {
        return;
    }
    let mut env = Env::new(Setting::Function);
    match of {
        FieldOf::Kind(kind) => env.this = Some(Type::Object(kind)),
        FieldOf::Player => env.you = true,
        FieldOf::Game => {}
    }
    let read = phrase::expr_of(&mut desk.cx(env), value, &ty);
    if let Ok(read) = read {
        for id in &field.ids {
            if let Some(field) = desk.book.fields.get_mut(id.index()) {
                field.default = Some(read);
            }
        }
    }
}
