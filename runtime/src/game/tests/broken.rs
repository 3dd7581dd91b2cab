//! Books in which something was altered: refused when they are linked, or played without a panic.

use super::toy::{Toy, toy};
use crate::ask::evaluate::Workspace;
use crate::ask::offer::Pebbles;
use crate::game::{Deck, Game};
use crate::link::Program;
use proptest::prelude::*;
use serde_json::Value as Json;
use spaceline_lang::tree::{BlockId, Book, Expr, ExprId, Statement, VerbId};
use std::sync::OnceLock;

fn original() -> &'static (Toy, Json, usize) {
    static BOOK: OnceLock<(Toy, Json, usize)> = OnceLock::new();
    BOOK.get_or_init(|| {
        let toy = toy();
        let json = serde_json::to_value(toy.program.book()).expect("books can be written");
        let numbers = count(&json);
        (toy, json, numbers)
    })
}

fn count(json: &Json) -> usize {
    match json {
        Json::Number(_) => 1,
        Json::Array(items) => items.iter().map(count).sum(),
        Json::Object(map) => map.values().map(count).sum(),
        _ => 0,
    }
}

/// Gives the number at a position another value.
fn alter(json: &mut Json, left: &mut usize, to: u64) -> bool {
    match json {
        Json::Number(number) => {
            if *left > 0 {
                *left -= 1;
                return false;
            }
            *number = to.into();
            true
        }
        Json::Array(items) => items.iter_mut().any(|item| alter(item, left, to)),
        Json::Object(map) => map.values_mut().any(|item| alter(item, left, to)),
        _ => false,
    }
}

/// Plays on for a while; faults and refusals are fine, nothing else is.
fn play(program: &std::sync::Arc<Program>, decks: &[Deck]) {
    let Ok(mut game) = Game::new(program, decks, 1) else {
        return;
    };
    let mut dice = Pebbles::new(1);
    for _ in 0..12 {
        let Some(choice) = game.decision().map(|decision| decision.sample(&mut dice)) else {
            return;
        };
        let Ok(step) = game.apply(&choice) else {
            return;
        };
        game = step.game;
    }
    let state = game.state().branch();
    let again = Game::from_state(program, state, Workspace::forgetful());
    assert!(again.is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn an_altered_book_is_refused_or_played(
        which in 0.0..1.0_f64,
        to in prop_oneof![0..40_u64, Just(255), Just(65_535), Just(4_000_000_000)],
    ) {
        let (toy, json, numbers) = original();
        let mut json = json.clone();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a position in a list")]
        let at = (*numbers as f64 * which) as usize;
        alter(&mut json, &mut { at }, to);
        if let Ok(book) = serde_json::from_value::<Book>(json)
            && let Ok(program) = Program::link(book)
        {
            play(&program, &toy.decks(2));
        }
    }
}

#[test]
fn what_leads_nowhere_is_told_when_it_is_linked() {
    let (toy, ..) = original();
    let told = |change: &dyn Fn(&mut Book)| {
        let mut book = toy.program.book().clone();
        change(&mut book);
        Program::link(book).expect_err("it is broken").to_string()
    };
    let nowhere = ExprId(u32::MAX);
    assert_eq!(
        told(&|book| book.blocks[0].push(Statement::Return(Some(nowhere)))),
        "the book is broken: no expression where block 0 needs it"
    );
    assert!(told(&|book| book.hooks[0].active = Some(nowhere)).contains("standing text 0"));
    assert!(told(&|book| book.verbs[0].body = Some(BlockId(u32::MAX))).contains("no block"));
    assert!(told(&|book| book.roots.turn_begins = Some(VerbId(u32::MAX))).contains("no verb"));
    assert!(told(&|book| book.quotes[0].targets[0].from = nowhere).contains("no expression"));
    let circle = told(&|book| book.exprs[0] = Expr::Not(ExprId(0)));
    assert_eq!(circle, "the book is broken: expression 0 contains itself");
    assert!(told(&|book| book.actions[0].menus[0].0 = u32::MAX).contains("no menu"));
}
