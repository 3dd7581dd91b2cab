//! The driver: five passes over the items, and what each declaration means.

mod actions;
mod advice;
mod ahead;
mod alike;
mod amend;
mod checked;
mod clauses;
mod demand;
mod desk;
mod documents;
mod enums;
mod footings;
mod form;
mod frames;
mod functions;
mod hooks;
mod in_place;
mod kinds;
mod layers;
mod left_out;
mod menus;
mod names;
mod params;
mod pattern;
mod players;
mod procedures;
mod raw;
mod rivals;
mod said;
mod scenario;
mod settle;
mod setups;
mod silenced;
mod sweeping;
mod table;
mod texts;
mod verbs;
mod verdicts;

pub use self::amend::called;
pub(super) use self::checked::run;
pub use self::checked::{Checked, Script};
pub use self::layers::Change;
pub use self::scenario::under;

use self::desk::Desk;
use self::in_place::InPlace;
use self::raw::{Declared, Place, Raw, RawCard};
use self::scenario::RawScenario;
use super::{Env, Layers, Setting, card};
use crate::checks;
use crate::facts::part::{Mark, Part};
use crate::sentence::File;
use crate::span::FileId;
use crate::tree::{CardId, Field, FieldId, FieldOf, ProcedureId, Rank, VerbId};
use std::sync::Arc;

const OUTSIDE: Place = Place {
    rule: None,
    rank: Rank::Rule,
    set: None,
};

/// The first three passes: the rules are read, and of cards only the head. If the cards come later, the desk has their
/// titles already.
fn ground<'s>(
    files: &'s [(FileId, &'s File)],
    force: &'s layers::InForce,
    desk: &mut Desk,
    cards_later: bool,
) -> Raw<'s> {
    let mut raw = Raw::new(cards_later, InPlace::of(files, force));
    for (_, file) in files {
        // A release named at the head of a file holds to its end.
        let items = file.items.iter();
        let items: Vec<_> = items
            .filter_map(|item| raw.in_place.at(item, force))
            .collect();
        names::enter_all(desk, &mut raw, items, OUTSIDE);
    }
    let new = std::mem::take(&mut raw.in_place.new);
    names::enter_all(desk, &mut raw, new, OUTSIDE);
    for (item, place) in std::mem::take(&mut raw.last) {
        names::enter_all(desk, &mut raw, [item], place);
    }
    rivals::settle(desk, &mut raw);
    for more in raw.kept("add") {
        // What is wrong with it has been reported.
        let _ = enums::add_symbols(desk, more);
    }
    settle::all(desk, &mut raw);
    said::check(desk);
    bodies(desk, &mut raw);
    roots(desk);
    raw
}

/// A desk for files in their order, and what of them is in force.
fn prepare(files: &[(FileId, &File)], layers: &Layers) -> (Desk, layers::InForce) {
    let mut desk = Desk::new();
    desk.vocab.sight = layers.sight.clone();
    desk.rows = layers.rows.clone();
    desk.unchecked = layers.unchecked;
    desk.side.order(files.iter().map(|(id, _)| *id));
    let unread = files.iter().flat_map(|(_, file)| &file.unread);
    desk.unread.extend(unread.cloned());
    let force = layers::settle(&mut desk, files, layers);
    if !force.replaced.is_empty() {
        let sight = Arc::make_mut(&mut desk.vocab.sight);
        for (text, (file, start)) in &force.replaced {
            sight.stand_in(*text, *file, *start);
        }
    }
    (desk, force)
}

/// Reads a card. Its text comes in layers, of which a stronger one replaces the text of those below and the
/// facts it gives.
fn read_card(
    desk: &mut Desk,
    forms: &card::Forms,
    force: &layers::InForce,
    overrides: &texts::Overrides<'_>,
    card: &RawCard<'_>,
) -> checks::Seen {
    let from = Mark::of(&desk.book);
    let source = card::Source {
        id: card.id,
        head: card.head,
        layers: force.layers(overrides, card),
    };
    let told = desk.errors.len();
    texts::of_one_day(desk, card.item);
    card::read(&mut desk.cx(Env::new(Setting::Card)), &source, forms);
    let mut items = source.layers.iter().flat_map(|layer| &layer.items);
    let whole = desk.errors.len() == told && !items.any(|item| item.is_broken());
    let mut seen = look(desk, from, Some(card.id), whole);
    seen.cite(card.item);
    seen
}

fn read_scenario(
    desk: &mut Desk,
    force: &layers::InForce,
    scenario: &RawScenario<'_>,
) -> checks::Seen {
    let from = Mark::of(&desk.book);
    force.let_use(&mut desk.vocab.sight, scenario.item);
    scenario::read(desk, force, scenario);
    let mut seen = look(desk, from, None, true);
    seen.cite(scenario.item);
    seen
}

/// What the checks see in what was read since a mark.
fn look(desk: &Desk, from: Mark, card: Option<CardId>, whole: bool) -> checks::Seen {
    if desk.unchecked {
        return checks::Seen::default();
    }
    checks::look(&Part {
        book: &desk.book,
        facts: &desk.facts,
        from,
        card,
        whole,
    })
}

/// The third pass. What is wrong with one body has been reported, and the others are read.
fn bodies(desk: &mut Desk, raw: &mut Raw<'_>) {
    type Body = fn(&mut Desk, &Declared<'_>);
    const BODIES: &[(&str, Body)] = &[
        ("field", settle::defaults),
        ("function", functions::body),
        ("state", verdicts::state),
        ("verb", verbs::body),
        ("procedure", procedures::body),
        ("action", actions::body),
        ("advice", advice::settle),
        ("hook", hooks::read),
    ];
    for (row, body) in BODIES {
        for one in raw.kept(row) {
            body(desk, one);
        }
    }
    ahead::all(desk);
}

/// Enters the cards that were left for later.
fn enter_cards<'s>(desk: &mut Desk, raw: &mut Raw<'s>) {
    raw.cards_later = false;
    for (item, place) in std::mem::take(&mut raw.later) {
        names::enter_all(desk, raw, [item], place);
    }
    rivals::settle(desk, raw);
}

/// What the machine must find to start a game, by the names it looks for.
fn roots(desk: &mut Desk) {
    let book = &mut desk.book;
    let game = book
        .procedures
        .iter()
        .position(|one| one.named.name == "game");
    let begins = book
        .verbs
        .iter()
        .position(|verb| verb.named.name == "turn_begins");
    let points = |field: &Field| field.of == FieldOf::Player && field.named.name == "points";
    let score = book.fields.iter().position(points);
    book.roots.game = game.map(|at| ProcedureId(desk::index(at)));
    book.roots.turn_begins = begins.map(|at| VerbId(desk::index(at)));
    if book.roots.players == 0 {
        book.roots.players = players::WITHOUT_A_WORD;
    }
    book.roots.score = score.map(|at| FieldId(desk::index(at)));
}
