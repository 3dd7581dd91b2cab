//! The scripts and the twin, played side by side with the same deal, the same moves and the same answers of
//! chance.

use std::sync::Arc;

use crate::minitrek::script::{Scripted, chance, moves};
use crate::minitrek::{Deal, Move, SplitMix, State, apply, legal};

#[test]
fn scripts_and_twin_agree_on_every_legal_move() {
    let mut random = SplitMix::new(11);
    let mut decisions = 0;
    for _ in 0..3 {
        let deal = Deal::from_seed(random.next_u64());
        let scripted = Scripted::of(&deal).expect("the scripts can be read");
        let mut game = scripted.start(0, true).expect("it starts");
        let mut state = State::new(Arc::new(deal));
        while !state.over() {
            let legal = legal(&state);
            if let [Move::EndTurn] = legal.as_slice() {
                // Of one there is nothing to ask: the machine ended the turn by itself.
                apply(&mut state, Move::EndTurn, &mut |_| 0);
                continue;
            }
            let mut twin: Vec<String> = legal.iter().map(ToString::to_string).collect();
            twin.sort();
            let offered = moves(&game);
            let mut words: Vec<&str> = offered.iter().map(|(words, _)| words.as_str()).collect();
            words.sort_unstable();
            assert_eq!(words, twin, "after {decisions} decisions");
            let chosen = random.pick(&legal);
            let choice = offered
                .iter()
                .find(|(words, _)| *words == chosen.to_string());
            let (_, choice) = choice.expect("both list it");
            let mut answers = Vec::new();
            apply(&mut state, chosen, &mut |n| {
                answers.push((n, random.below(n)));
                answers[answers.len() - 1].1
            });
            game = game.apply(choice).expect("it is legal").game;
            for (_, answer) in answers.into_iter().filter(|(n, _)| *n > 1) {
                let choice = chance(&game, answer).expect("chance is asked");
                game = game.apply(&choice).expect("it may answer so").game;
            }
            decisions += 1;
        }
        assert_eq!(game.decision(), None);
    }
    assert!(decisions > 300, "{decisions}");
}
