//! What lies before the players is told in the words of this game: nothing of it is known to the engine.

use super::*;
use spaceline_table::{Handles, Spot, Thing, View, view};
use std::collections::BTreeSet;

fn spot<'t>(spots: &'t [Spot], name: &str) -> Option<&'t Spot> {
    spots.iter().find(|spot| spot.name == name)
}

fn all<'t>(spots: &'t [Spot], found: &mut Vec<&'t Thing>) {
    for thing in spots.iter().flat_map(|spot| &spot.things) {
        found.push(thing);
        all(&thing.spots, found);
    }
}

#[test]
fn the_table_tells_of_it_in_the_words_of_its_fields() {
    let scripted = Scripted::of(&Deal::from_seed(3)).expect("scripts without mistakes");
    let mut game = scripted.start(3, false).expect("a game");
    let mut dice = SplitMix::new(7);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for _ in 0..400 {
        let View { players, spots, .. } = view(&game, Some(0), &mut Handles::default());
        let board = spot(&spots, "board").expect("a board");
        assert!(board.is_row && board.in_play);
        for mission in &board.things {
            assert!(mission.facts.contains(&"35 points".to_owned()));
        }
        assert!(players.iter().all(|side| side.facts.len() == 1));
        let deck = players.first().and_then(|side| spot(&side.spots, "deck"));
        assert!(deck.is_none_or(|deck| deck.hidden() == deck.things.len()));
        let mut things = Vec::new();
        all(&spots, &mut things);
        players
            .iter()
            .for_each(|side| all(&side.spots, &mut things));
        for thing in things {
            seen.extend(thing.facts.iter().chain(&thing.states).cloned());
        }
        let moves = script::moves(&game);
        let Some((_, choice)) = moves.get(dice.below(moves.len().max(1))) else {
            break;
        };
        game = game.apply(choice).expect("a legal move").game;
    }
    assert!(
        seen.contains("flights 1") && seen.contains("solved"),
        "{seen:?}"
    );
    let numbers = |told: &String| {
        told.split('/')
            .filter(|part| part.parse::<u8>().is_ok())
            .count()
            == 3
    };
    assert!(seen.iter().any(numbers), "{seen:?}");
}
