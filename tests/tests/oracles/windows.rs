//! Who is asked in a window, in which order, and that nobody is asked in vain.

use super::source::toy_with;
use spaceline_runtime::ask::Matter;
use spaceline_runtime::{Choice, Game, Question};

const RULES: &str = r#"rule calling cites toy "calls" {
  field calls_left: number of player = 2
  menu calls
  window alone offers calls to opponent
  window alone_once offers calls to opponent once
  window round offers calls from opponent
  window round_once offers calls from opponent once
  action call in calls says "call" {
    legal when calls_left of you > 0
    do { set calls_left of you to calls_left of you - 1 }
  }
  action ask_alone in plays says "ask alone" { do { open alone() } }
  action ask_alone_once in plays says "ask alone once" { do { open alone_once() } }
  action ask_round in plays says "ask round" { do { open round() } }
  action ask_round_once in plays says "ask round once" { do { open round_once() } }
}"#;

fn act(game: &Game, name: &str) -> Game {
    let Some(Question::Act { offers, .. }) = game.decision().map(|decision| &decision.question)
    else {
        panic!("an offer is open");
    };
    let actions = &game.program().book().actions;
    let named = |offer: &spaceline_runtime::ask::offer::Offer| {
        actions[offer.action.index()].named.name == name
    };
    let at = offers.iter().position(named).expect("it is offered");
    let offer = u32::try_from(at).expect("few");
    let picks = Vec::new();
    game.apply(&Choice::Act { offer, picks })
        .expect("it is offered")
        .game
}

/// Who is asked, one after the other, if they answer so: `c` calls, `p` passes. The last is the one whose turn
/// goes on.
fn asked(begin: &str, answers: &str) -> Vec<u8> {
    let source = toy_with(RULES);
    let mut game = act(&source.start(1), begin);
    let mut asked = Vec::new();
    for answer in answers.chars() {
        let decision = game.decision().expect("somebody is asked");
        assert!(
            matches!(decision.about, Matter::Window(_)),
            "{begin} {answers}: {asked:?}"
        );
        asked.push(decision.player.expect("a player"));
        game = match answer {
            'c' => act(&game, "call"),
            _ => {
                game.apply(&Choice::Pass)
                    .expect("a window may be passed")
                    .game
            }
        };
    }
    let decision = game.decision().expect("the turn goes on");
    assert!(
        matches!(decision.about, Matter::Offer),
        "{begin} {answers}: {asked:?}"
    );
    asked
}

#[test]
fn a_window_asks_whom_it_is_for_until_they_pass() {
    assert_eq!(asked("ask_round", "pp"), [1, 0]);
    assert_eq!(asked("ask_round", "cpp"), [1, 0, 1]);
    assert_eq!(asked("ask_round", "pcpp"), [1, 0, 1, 0]);
    assert_eq!(asked("ask_round_once", "c"), [1]);
    assert_eq!(asked("ask_round_once", "pp"), [1, 0]);
    assert_eq!(asked("ask_alone", "p"), [1]);
    assert_eq!(asked("ask_alone", "cp"), [1, 1]);
    assert_eq!(asked("ask_alone_once", "c"), [1]);
}

#[test]
fn whoever_can_do_nothing_any_more_is_not_asked() {
    // Two calls, and there is nothing left to ask about.
    assert_eq!(asked("ask_alone", "cc"), [1, 1]);
    assert_eq!(asked("ask_round", "ccpp"), [1, 0, 1, 0]);
    assert_eq!(asked("ask_round", "cccc"), [1, 0, 1, 0]);
}
