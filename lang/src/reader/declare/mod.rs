//! The driver: five passes over the items, and what each declaration means.

mod actions;
mod advice;
mod agree;
mod ahead;
mod alike;
mod checked;
mod clauses;
mod demand;
mod desk;
mod documents;
mod enums;
mod footings;
mod frames;
mod functions;
mod hooks;
mod kinds;
mod layers;
mod left_out;
mod menus;
mod names;
mod no_text;
mod pattern;
mod procedures;
mod raw;
mod refused;
mod rivals;
mod said;
mod scenario;
mod settle;
mod setups;
mod shape;
mod silenced;
mod sweeping;
mod texts;
mod verbs;
mod verdicts;

pub(super) use self::checked::run;
pub use self::checked::{Checked, Script};

use self::desk::Desk;
use self::raw::{Place, Raw, RawCard};
use self::scenario::RawScenario;
use super::{Env, Layers, Setting, card};
use crate::checks;
use crate::facts::part::{Mark, Part};
use crate::sentence::File;
use crate::span::FileId;
use crate::tree::{Book, Rank};
use crate::words::Key;
use std::sync::Arc;

const OUTSIDE: Place = Place {
    rule: None,
    rank: Rank::Rule,
    set: None,
};

/// The rules, read, and what else stands in the scripts: cards of which only the head is known, and
/// scenarios.
struct Ground<'s> {
    desk: Desk,
    raw: Raw<'s>,
}

/// Makes room in the book for what such files mostly say. Its largest tables take long to move when they grow, and
/// linking puts some more behind what scripts wrote.
fn make_room(book: &mut Book, files: &[(FileId, &File)]) {
    let ends = files.iter().filter_map(|(_, file)| file.items.last());
    let bytes: usize = ends.map(|item| item.span.end as usize).sum();
    book.exprs.reserve(bytes / 10);
    book.expr_spans.reserve(bytes / 10);
    book.blocks.reserve(bytes / 200);
    book.block_spans.reserve(bytes / 200);
    book.quotes.reserve(bytes / 200);
}

/// The first three passes. If the cards come later, the desk has their titles already.
fn ground<'s>(
    files: &'s [(FileId, &'s File)],
    force: &'s layers::InForce,
    mut desk: Desk,
    cards_later: bool,
) -> Ground<'s> {
    let mut raw = Raw {
        cards_later,
        ..Raw::default()
    };
    if !cards_later {
        let items = files.iter().flat_map(|(_, file)| &file.items);
        let cards = items.filter(|item| item.key() == Some(Key::Card));
        names::make_room(&mut desk, &mut raw, cards.count());
        make_room(&mut desk.book, files);
    }
    for (_, file) in files {
        // A release named at the head of a file holds to its end.
        let mut place = OUTSIDE;
        let items = file.items.iter().filter(|item| force.has(item));
        names::enter_all(&mut desk, &mut raw, items, &mut place);
    }
    for (edition, item) in &force.added {
        let from = desk.book.rules.len();
        names::enter_all(&mut desk, &mut raw, [item], &mut OUTSIDE.clone());
        for rule in desk.book.rules.iter_mut().skip(from) {
            rule.edition = Some(edition.clone());
        }
    }
    rivals::settle(&mut desk, &mut raw);
    for item in std::mem::take(&mut raw.more_symbols) {
        // What is wrong with it has been reported.
        let _ = enums::add_symbols(&mut desk, item, OUTSIDE);
    }
    settle::all(&mut desk, &mut raw);
    said::check(&mut desk);
    bodies(&mut desk, &raw);
    roots(&mut desk);
    Ground { desk, raw }
}

/// A desk for files in their order, and what of them is in force.
fn prepare(files: &[(FileId, &File)], layers: &Layers) -> (Desk, layers::InForce) {
    let mut desk = Desk::new();
    desk.vocab.sight = layers.sight.clone();
    desk.side.order(files.iter().map(|(id, _)| *id));
    let unread = files.iter().flat_map(|(_, file)| &file.unread);
    desk.unread.extend(unread.cloned());
    let force = layers::settle(&mut desk, files, layers);
    no_text::tell(&mut desk, files);
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
    checks::look(&Part {
        book: &desk.book,
        facts: &desk.facts,
        from,
        card: Some(card.id),
        whole: desk.errors.len() == told && !items.any(|item| item.is_broken()),
    })
}

fn read_scenario(
    desk: &mut Desk,
    force: &layers::InForce,
    scenario: &RawScenario<'_>,
) -> checks::Seen {
    let from = Mark::of(&desk.book);
    scenario::read(desk, force, scenario);
    checks::look(&Part {
        book: &desk.book,
        facts: &desk.facts,
        from,
        card: None,
        whole: true,
    })
}

/// The third pass.
fn bodies(desk: &mut Desk, raw: &Raw<'_>) {
    for field in &raw.fields {
        settle::defaults(desk, field);
    }
    for function in &raw.functions {
        functions::body(desk, function);
    }
    for state in &raw.states {
        verdicts::state(desk, state);
    }
    for verb in &raw.verbs {
        verbs::body(desk, verb);
    }
    for procedure in &raw.procedures {
        procedures::body(desk, procedure);
    }
    for action in &raw.actions {
        actions::body(desk, action);
    }
    for advice in &raw.advice {
        advice::settle(desk, advice);
    }
    for hook in &raw.hooks {
        hooks::read(desk, hook);
    }
    ahead::all(desk);
}

/// Enters the cards that were left for later.
fn enter_cards<'s>(desk: &mut Desk, raw: &mut Raw<'s>) {
    raw.cards_later = false;
    for (item, mut place) in std::mem::take(&mut raw.later) {
        names::enter_all(desk, raw, [item], &mut place);
    }
    rivals::settle(desk, raw);
}

/// What the machine must find to start a game, by the names it looks for.
fn roots(desk: &mut Desk) {
    let named = |name: &str| {
        let at = desk
            .book
            .procedures
            .iter()
            .position(|one| one.named.name == name);
        at.map(|at| crate::tree::ProcedureId(desk::index(at)))
    };
    let game = named("game");
    let verbs = &desk.book.verbs;
    let begins = verbs
        .iter()
        .position(|verb| verb.named.name == "turn_begins");
    let player = |field: &crate::tree::Field| {
        field.of == crate::tree::FieldOf::Player && field.named.name == "points"
    };
    let score = desk.book.fields.iter().position(player);
    desk.book.roots.game = game;
    desk.book.roots.turn_begins = begins.map(|at| crate::tree::VerbId(desk::index(at)));
    desk.book.roots.players = 2;
    desk.book.roots.score = score.map(|at| crate::tree::FieldId(desk::index(at)));
}
