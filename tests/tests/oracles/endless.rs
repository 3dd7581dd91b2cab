//! Scripts that never end, that ask themselves, that grow without bound: each is a fault that names the
//! place and leaves the game where it was. Limits that count end them, and no clock: what takes how long depends on
//! who else works on the machine.

use super::source::{Source, toy_with};
use spaceline_runtime::game::{Remedy, SetupError};
use spaceline_runtime::run::Event;
use spaceline_runtime::{Choice, Error, Fault, FaultKind, Game, Pending, Question};

/// To go on behind a fault burns less than this: nothing of what did not end is done again, though all that was made
/// before may be looked at once or twice.
const LITTLE: u64 = 300_000;

/// An action that does what a script says, on top of the toy.
fn source(rules: &str, does: &str) -> Source {
    toy_with(&format!(
        "kind token of card\nrule bad cites toy \"bad\" {{\n{rules}\naction bad in plays says \"bad\" {{ do {{ {does} }} }}\n}}"
    ))
}

fn bad(game: &Game) -> Choice {
    let Some(Question::Act { offers, .. }) = game.decision().map(|decision| &decision.question)
    else {
        panic!("the toy begins with an offer");
    };
    let actions = &game.program().book().actions;
    let at = offers
        .iter()
        .position(|offer| actions[offer.action.index()].named.name == "bad");
    Choice::Act {
        offer: u32::try_from(at.expect("it is offered")).expect("few"),
        picks: Vec::new(),
    }
}

/// The fault of an action, which must name a place in the scripts and change nothing.
fn fault(rules: &str, does: &str) -> Fault {
    let source = source(rules, does);
    let game = source.start(1);
    let (hash, choice) = (game.state_hash(), bad(&game));
    let error = game.apply(&choice).expect_err("it is at fault");
    assert_eq!(game.state_hash(), hash);
    assert!(game.apply(&Choice::Pass).is_ok());
    let Error::Fault(fault) = error else {
        panic!("{error:?} is no fault");
    };
    let span = fault
        .span()
        .unwrap_or_else(|| panic!("{fault:?} has no place"));
    assert!(span.end > span.start, "{fault:?}");
    // Whoever referees goes on, or ends the game.
    let step = game
        .adjudicate(&choice, Remedy::Cancel)
        .expect("the rest goes on");
    let cancelled = |event: &Event| matches!(event, Event::Cancelled { .. });
    assert!(step.events.iter().any(cancelled));
    assert!(step.cost < LITTLE, "{}", step.cost);
    let step = game
        .adjudicate(&choice, Remedy::Annul)
        .expect("the game is annulled");
    assert!(matches!(step.game.pending(), Pending::Over(outcome) if outcome.winner.is_none()));
    fault
}

#[test]
fn loops_that_do_not_end() {
    assert_eq!(fault("", "while yes { }").kind(), &FaultKind::Fuel);
    let grows = fault("", "let n be 0; while n >= 0 { let n be n + 1 }");
    assert_eq!(grows.kind(), &FaultKind::Fuel);
    assert_eq!(
        fault("", "repeat 1000000000 { shuffle purse of you }").kind(),
        &FaultKind::Fuel
    );
}

#[test]
fn procedures_and_nouns_that_ask_themselves() {
    let calls = fault("procedure again (n: number) { again(n + 1) }", "again(1)");
    assert!(matches!(calls.kind(), FaultKind::TooMany(_)), "{calls:?}");
    let noun = "noun deep (n: number) gives number means deep(n + 1) if n > 0 else 0";
    let deep = fault(noun, "let n be deep(1)");
    assert_eq!(deep.kind(), &FaultKind::Depth(200));
}

#[test]
fn things_that_grow_without_bound() {
    let objects = fault("", "while yes { create token into table of you as x }");
    assert!(
        matches!(objects.kind(), FaultKind::TooMany(_) | FaultKind::Fuel),
        "{objects:?}"
    );
    let effects = fault(
        "time end of game: never",
        "while yes { every coin: worth +1 until end of game }",
    );
    assert!(
        matches!(effects.kind(), FaultKind::TooMany(_) | FaultKind::Fuel),
        "{effects:?}"
    );
    let events = fault(
        "verb ping (n: number) past pinged { }",
        "while yes { ping(1) }",
    );
    assert!(matches!(events.kind(), FaultKind::TooMany(_)), "{events:?}");
    let text = fault(
        "",
        "let t be join(\"ab\", \"ab\"); while yes { let t be join(t, t) }",
    );
    assert!(matches!(text.kind(), FaultKind::TooMany(_)), "{text:?}");
    let number = fault("", "let n be 2; while yes { let n be n * n }");
    assert_eq!(number.kind(), &FaultKind::Overflow);
}

#[test]
fn texts_that_set_each_other_off() {
    let verbs = "verb ping (n: number) past pinged { }\nverb pong (n: number) past ponged { }";
    let triggers = fault(
        &format!("{verbs}\nwhen ping of (n: number): pong(n)\nwhen pong of (n: number): ping(n)"),
        "ping(1)",
    );
    assert!(
        matches!(triggers.kind(), FaultKind::TooMany(_) | FaultKind::Fuel),
        "{triggers:?}"
    );
    let restless = fault(
        "field flip: number of game = 0\nverb flop (n: number) past flopped { set flip to flip + 1 }\nwhenever flip > 0 { flop(1) }",
        "flop(1)",
    );
    assert!(
        matches!(restless.kind(), FaultKind::Unsettled | FaultKind::Fuel),
        "{restless:?}"
    );
}

#[test]
fn values_that_rest_on_themselves() {
    let never = fault(
        "state odd of coin means 1 - number of (coins in table of you where it is odd) > 0\nprocedure look { put hand of you into table of you; for each c in table of you { let n be 1 if c is odd else 0 } }",
        "look()",
    );
    assert_eq!(never.kind(), &FaultKind::Circle("odd".into()));
}

#[test]
fn what_an_action_did_before_the_fault_stays_and_the_way_out_is_gone() {
    let source = source(
        "procedure careful {\nset points of you to 5\nwhile yes { }\nfinally { set points of you to points of you + 2 }\n}",
        "careful()",
    );
    let game = source.start(1);
    let step = game
        .adjudicate(&bad(&game), Remedy::Cancel)
        .expect("the rest goes on");
    let book = game.program().book();
    let points = book
        .fields
        .iter()
        .position(|field| field.named.name == "points");
    let points =
        spaceline_lang::tree::FieldId(u32::try_from(points.expect("it is there")).expect("few"));
    let player = spaceline_runtime::Value::Player(0);
    let why = step.game.explain(points, &player).expect("no fault");
    assert_eq!(why.value, spaceline_runtime::Value::Number(7));
    // The turn goes on: what was offered is offered again or passed.
    assert!(step.game.decision().is_some());
}

/// A game whose own procedure is at fault does not begin.
#[test]
fn a_game_that_never_asks_does_not_begin() {
    let rules = "kind card\nzone purse of player: ordered from top, seen by nobody, starts with \"purse\"\nrule g cites toy \"1\" { procedure game { while yes { } } }\nset s \"S\" released 2024\ncard \"Penny\" card";
    let loaded = spaceline_rules::book::load(super::source::pack(rules), &Default::default());
    let rulebook = loaded.rulebook.expect("it reads");
    let decks = vec![Default::default(), Default::default()];
    let error = Game::new(&rulebook.program, &decks, 1).expect_err("it never asks");
    let SetupError::Play(Error::Fault(fault)) = error else {
        panic!("{error:?}");
    };
    assert_eq!(fault.kind(), &FaultKind::Fuel);
    assert!(fault.span().is_some());
}
