//! Whole games by chance, and what must hold at every step of them.

use super::toy::{Toy, toy};
use crate::ask::offer::Pebbles;
use crate::ask::{Choice, Matter, Question, Reason};
use crate::game::{Attempt, Error, Game, Pending};
use crate::run::{Event, Happened};
use crate::seat::Shown;
use crate::state::Seen;
use crate::value::{Place, Value};
use std::collections::BTreeSet;

fn start(toy: &Toy, seed: u64) -> Game {
    Game::new(&toy.program, &toy.decks(4), seed).expect("the game starts")
}

/// Plays on by chance, with a look at every step.
fn play(
    mut game: Game,
    seed: u64,
    mut look: impl FnMut(&Game, &Choice, &Game, &[Event]),
) -> (Game, Vec<Choice>) {
    let mut dice = Pebbles::new(seed);
    let mut choices = Vec::new();
    while let Pending::Decide(decision) = game.pending() {
        let choice = decision.sample(&mut dice);
        let step = game.apply(&choice).expect("a sampled choice is no refusal");
        look(&game, &choice, &step.game, &step.events);
        choices.push(choice);
        game = step.game;
        assert!(choices.len() < 5_000, "games end");
    }
    (game, choices)
}

#[test]
fn games_end_and_show_everything() {
    let toy = toy();
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        let (end, _) = play(start(&toy, seed), seed, |before, choice, _, events| {
            let decision = before.decision().expect("there was one");
            seen.insert(match (&decision.about, choice) {
                (Matter::Offer, Choice::Act { .. }) => "an action",
                (Matter::Offer, _) => "no action",
                (Matter::Window(_), Choice::Act { .. }) => "an answer",
                (Matter::Window(_), _) => "no answer",
                (Matter::Pick(_), _) => "a choice",
                (Matter::Text(..), Choice::Whether(true)) => "a text used",
                (Matter::Text(..), _) => "a text not used",
                (Matter::Arms, Choice::Pass) => "no way",
                (Matter::Arms, _) => "a way",
                (Matter::May(_) | Matter::Value | Matter::Volunteer | Matter::Order, _) => {
                    "something else"
                }
            });
            for event in events {
                match event {
                    Event::Chance { .. } => seen.insert("chance"),
                    Event::Forbidden { .. } => seen.insert("forbidden"),
                    Event::Over { .. } => seen.insert("an end"),
                    _ => false,
                };
            }
        });
        assert!(matches!(end.pending(), Pending::Over(_)));
    }
    let all = [
        "a choice",
        "a text not used",
        "a text used",
        "a way",
        "an action",
        "an answer",
        "an end",
        "chance",
        "forbidden",
        "no action",
        "no answer",
        "no way",
    ];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn whatever_is_offered_can_be_begun() {
    let toy = toy();
    for seed in 0..6 {
        play(start(&toy, seed), seed, |game, _, _, _| {
            let Some(Question::Act { offers, may_pass }) =
                game.decision().map(|decision| &decision.question)
            else {
                return;
            };
            for (offer, at) in offers.iter().zip(0..) {
                let picks = offer
                    .picks
                    .iter()
                    .map(|spec| spec.problem.witness().expect("a witness"))
                    .collect();
                let choice = Choice::Act { offer: at, picks };
                assert!(game.apply(&choice).is_ok());
                let by = game
                    .decision()
                    .and_then(|decision| decision.player)
                    .expect("a player");
                let attempt = Attempt::at(offer, by, &[]);
                assert_eq!(game.why_not(&attempt), Ok(None));
            }
            if *may_pass {
                assert!(game.apply(&Choice::Pass).is_ok());
            }
        });
    }
}

#[test]
fn a_replay_is_the_same_game() {
    let toy = toy();
    for seed in 0..6 {
        let mut hashes = Vec::new();
        let (end, choices) = play(start(&toy, seed), seed, |_, _, after, _| {
            hashes.push(after.state_hash())
        });
        let mut again = start(&toy, seed);
        for (choice, hash) in choices.iter().zip(&hashes) {
            again = again
                .apply(choice)
                .expect("it was possible the first time")
                .game;
            assert_eq!(again.state_hash(), *hash);
        }
        assert_eq!(again.pending(), end.pending());
    }
}

#[test]
fn a_loaded_game_goes_on_as_the_running_one() {
    let toy = toy();
    let mut in_window = 0;
    for seed in 0..3 {
        play(start(&toy, seed), seed, |before, choice, after, events| {
            let text = before.save().expect("it can be written down");
            let loaded = Game::load(&toy.program, &text).expect("it can be read back");
            assert_eq!(loaded.pending(), before.pending());
            assert_eq!(loaded.state_hash(), before.state_hash());
            let step = loaded
                .apply(choice)
                .expect("it was possible in the running game");
            assert_eq!(step.game.state_hash(), after.state_hash());
            assert_eq!(step.events, events);
            in_window += usize::from(
                before
                    .decision()
                    .is_some_and(|d| d.about == Matter::Window(toy.answer)),
            );
        });
    }
    assert!(in_window > 0);
}

#[test]
fn remembered_answers_change_nothing() {
    let toy = toy();
    play(start(&toy, 5), 5, |before, choice, after, _| {
        let fresh = before.detached().apply(choice).expect("it was possible");
        assert_eq!(fresh.game.pending(), after.pending());
        assert_eq!(fresh.game.state_hash(), after.state_hash());
    });
}

#[test]
fn a_refused_choice_says_why() {
    let toy = toy();
    let game = start(&toy, 1);
    let refused = |choice| match game.apply(&choice) {
        Err(Error::Refused(refusal)) => refusal.reason,
        other => panic!("refused, not {other:?}"),
    };
    assert_eq!(refused(Choice::Whether(true)), Reason::WrongAnswer);
    assert_eq!(
        refused(Choice::Act {
            offer: 999,
            picks: vec![]
        }),
        Reason::NotOffered
    );
}

#[test]
fn why_not_names_what_stands_against_it() {
    let toy = toy();
    let game = start(&toy, 1);
    let hand: Vec<_> = game
        .state()
        .objects_in(Place::Player(toy.hand, 0))
        .collect();
    let attempt = |action, by, anchors: &[Value]| {
        let attempt = Attempt {
            action,
            by,
            this: Value::Nothing,
            anchors: anchors.to_vec(),
            members: Vec::new(),
        };
        game.why_not(&attempt)
            .expect("no fault")
            .map(|refusal| refusal.reason)
    };
    let first = Value::Object(hand[0]);
    assert_eq!(attempt(toy.play, 0, std::slice::from_ref(&first)), None);
    // The other player's hand holds other cards; his own he may not play now.
    assert!(matches!(
        attempt(toy.play, 1, std::slice::from_ref(&first)),
        Some(Reason::Part { .. })
    ));
    let theirs = game
        .state()
        .objects_in(Place::Player(toy.hand, 1))
        .next()
        .expect("a card");
    assert_eq!(
        attempt(toy.play, 1, &[Value::Object(theirs)]),
        Some(Reason::NotNow)
    );
    // There is nobody to attack, and nobody to bless.
    assert!(matches!(
        attempt(toy.attack, 0, &[first]),
        Some(Reason::Part { .. })
    ));
    assert!(matches!(
        attempt(toy.bless, 0, &[]),
        Some(Reason::Requirement { .. })
    ));
}

#[test]
fn explanations_name_each_change() {
    let toy = toy();
    let mut explained = 0;
    play(start(&toy, 3), 3, |_, _, after, _| {
        for (object, rec) in after.state().objects().filter(|(_, rec)| rec.in_play) {
            if rec
                .card()
                .is_none_or(|card| toy.cards.iter().position(|other| *other == card) > Some(3))
            {
                continue;
            }
            let why = after
                .explain(toy.strength, &Value::Object(object))
                .expect("no fault");
            explained += why.changes.len();
        }
    });
    assert!(explained > 0);
}

/// The toy wants the weak dead, and forbids to kill the quiet while their player's hand is empty.
#[test]
fn what_is_kept_true_rests_where_it_is_forbidden() {
    let toy = toy();
    let mut spared = 0;
    for seed in 0..400 {
        if spared > 0 {
            break;
        }
        let game = Game::new(&toy.program, &toy.decks(20), seed).expect("the game starts");
        play(game, seed, |_, _, after, _| {
            for (object, rec) in after.state().objects().filter(|(_, rec)| rec.in_play) {
                if rec.card() == Some(toy.cards[1]) {
                    let why = after
                        .explain(toy.strength, &Value::Object(object))
                        .expect("no fault");
                    spared += usize::from(why.value == Value::Number(0));
                }
            }
        });
    }
    assert!(spared > 0);
}

#[test]
fn a_prohibition_names_its_authority() {
    let toy = toy();
    let mut forbidden = 0;
    for seed in 0..20 {
        play(start(&toy, seed), seed, |_, _, after, events| {
            for event in events {
                let Event::Forbidden { verb, because, .. } = event else {
                    continue;
                };
                assert_eq!(*verb, toy.kill);
                let hook = after
                    .program()
                    .hook(because.expect("a text forbids it"))
                    .expect("it is there");
                assert_eq!(hook.cites, [toy.calm]);
                forbidden += 1;
            }
        });
    }
    assert!(forbidden > 0);
}

#[test]
fn seats_show_no_more_than_they_may() {
    let toy = toy();
    play(start(&toy, 2), 2, |before, _, after, events| {
        for player in 0..2 {
            let seat = after.seat(player);
            for of in 0..2 {
                let hand = seat.contents(Place::Player(toy.hand, of));
                let known = |shown: &Shown| matches!(shown, Shown::Known(_));
                assert!(hand.iter().all(|shown| known(shown) == (of == player)));
            }
            let asked = after
                .decision()
                .is_some_and(|decision| decision.player == Some(player));
            assert_eq!(seat.question().is_some(), asked);
            let lines = before.seat(player).lines(events);
            assert_eq!(lines.len(), before.lines(events).len());
            assert!(lines.iter().all(|line| !line.contains('{')), "{lines:?}");
        }
    });
}

#[test]
fn a_line_hides_what_its_reader_may_not_know() {
    let toy = toy();
    let game = start(&toy, 1);
    let object = game
        .state()
        .objects_in(Place::Player(toy.hand, 0))
        .next()
        .expect("a card");
    let rec = game.state().rec(object).expect("it is there");
    let seen = Seen {
        object,
        card: rec.card(),
        kind: rec.kind,
        known: rec.known,
    };
    let done = Happened {
        verb: toy.kill,
        by: Some(0),
        roles: vec![Value::Object(object)],
        seen: vec![seen],
        depth: 0,
        within: Vec::new(),
        texts: 0,
        in_text: false,
        part_of: None,
    };
    let line = |viewer| crate::log::line(&toy.program, &Event::Done(done.clone()), viewer);
    assert_eq!(line(Some(1)).as_deref(), Some("a card is killed"));
    assert_ne!(line(Some(0)), line(Some(1)));
    assert_eq!(line(Some(0)), line(None));
}

#[test]
fn scripted_chance_is_asked() {
    let toy = toy();
    let mode = crate::game::Mode {
        scripted_chance: true,
    };
    let mut asked = 0;
    for seed in 0..8 {
        let game =
            Game::with_mode(&toy.program, &toy.decks(4), seed, mode).expect("the game starts");
        play(game, seed, |before, _, _, _| {
            asked += usize::from(
                before
                    .decision()
                    .is_some_and(|decision| decision.player.is_none()),
            );
        });
    }
    assert!(asked > 0);
}
