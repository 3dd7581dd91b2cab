//! The driver: five passes over the items, and what each declaration means.

mod actions;
mod clauses;
mod desk;
mod frames;
mod functions;
mod hooks;
mod kinds;
mod names;
mod pattern;
mod procedures;
mod raw;
mod scenario;
mod settle;
mod setups;
mod shape;
mod verbs;
mod verdicts;

use self::desk::Desk;
use self::raw::{Place, Raw};
use super::{Env, Layers, Reading, Setting, card};
use crate::sentence::File;
use crate::span::FileId;
use crate::tree::Rank;

const OUTSIDE: Place = Place {
    rule: None,
    rank: Rank::Rule,
    set: None,
};

/// Reads all files in their order.
pub(super) fn run(files: &[(FileId, &File)], layers: &Layers) -> Reading {
    let _ = layers;
    let mut desk = Desk::new();
    let mut raw = Raw::default();
    for (_, file) in files {
        // A release named at the head of a file holds to its end.
        let mut place = OUTSIDE;
        names::enter_all(&mut desk, &mut raw, &file.items, &mut place);
    }
    for item in std::mem::take(&mut raw.more_symbols) {
        // What is wrong with it has been reported.
        let _ = names::add_symbols(&mut desk, item, OUTSIDE);
    }
    settle::all(&mut desk, &mut raw);
    bodies(&mut desk, &raw);
    roots(&mut desk);
    for card in &raw.cards {
        let items = card.item.block.iter().flat_map(|block| &block.items);
        let source = card::Source {
            id: card.id,
            head: card.head,
            items: items.map(|item| (item, Rank::Card)).collect(),
        };
        card::read(&mut desk.cx(Env::new(Setting::Card)), &source, &raw.forms);
    }
    for scenario in &raw.scenarios {
        scenario::read(&mut desk, scenario);
    }
    let mut errors = desk.errors;
    errors.sort_by_key(|error| {
        let span = error.span();
        (span.file, span.start)
    });
    Reading {
        book: desk.book,
        errors,
        warnings: Vec::new(),
    }
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
    for hook in &raw.hooks {
        hooks::read(desk, hook);
    }
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
