//! The second pass: the tree of kinds, whose fields and zones are, the types of everything.

mod fields;
mod lines;
mod shown;
mod tree;

pub(super) use fields::defaults;

use super::desk::Desk;
use super::raw::{Raw, RawState, RawZone};
use super::shape::{done, single};
use super::{clauses, footings, functions, procedures, verbs};
use crate::reader::{Cursor, Read, types};
use crate::sentence::WordKind;
use crate::tree::{FieldOf, FirstEnd, Sees, ZoneOf};
use crate::vocabulary::Class;
use fields::{field_of, owner};
use lines::lines;
use tree::{circles, inherit, parent, root};

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
    fields.iter().for_each(|field| shown::check(desk, field));
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

/// `of WHOM: [ordered from END,] [in play,] seen by WHO [, starts with "list"]`
fn settle_zone(desk: &mut Desk, zone: &RawZone<'_>) -> Read<()> {
    let mut words = zone.of;
    let of = match field_of(desk, &mut words)? {
        FieldOf::Player => ZoneOf::Player,
        FieldOf::Game => ZoneOf::Game,
        FieldOf::Kind(kind) => ZoneOf::Kind(kind),
    };
    done(desk, &words)?;
    let (mut ordered, mut in_play, mut sees, mut starts) = (None, false, None, None);
    for mut part in zone.rest.commas() {
        if part.eat("ordered") {
            ordered = Some(first_end(desk, &mut part)?);
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
                "`ordered from top`, `in play`, `seen by` or `starts with`",
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

/// `from top`, `from bottom`, `from left`: what is called the first of the cards that lie there.
fn first_end(desk: &mut Desk, words: &mut Cursor<'_>) -> Read<FirstEnd> {
    let here = words.behind();
    if words.eat("from") {
        for (word, end) in [
            ("top", FirstEnd::Top),
            ("bottom", FirstEnd::Bottom),
            ("left", FirstEnd::Left),
        ] {
            if words.eat(word) {
                return Ok(end);
            }
        }
    }
    Err(desk.expected(
        "which end is the first: `from top`, `from bottom` or `from left`",
        here,
    ))
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
