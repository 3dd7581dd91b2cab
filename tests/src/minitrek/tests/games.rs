//! Deals, and properties of whole games of random moves.

use super::*;

/// Plays the game of a seed and shows every position to `look`, the first and the last included.
fn walk(seed: u64, mut look: impl FnMut(&State)) {
    let mut random = SplitMix::new(seed);
    let mut state = State::new(Arc::new(Deal::from_seed(seed)));
    look(&state);
    while !state.over() {
        let chosen = random.pick(&legal(&state));
        apply(&mut state, chosen, &mut |n| random.below(n));
        look(&state);
    }
}

#[test]
fn numbers_are_those_of_split_mix() {
    let mut random = SplitMix::new(0);
    assert_eq!(random.next_u64(), 0xE220_A839_7B1D_CDAF);
    assert_eq!(random.next_u64(), 0x6E78_9E6A_A1B9_65F4);
}

#[test]
fn titles_number_every_card_in_order() {
    let titles: Vec<String> = CardId::all().map(|card| card.to_string()).collect();
    assert_eq!(titles.len(), CardId::COUNT);
    for (index, title) in [
        (0, "Person 1-00"),
        (29, "Person 1-29"),
        (30, "Ship 1-30"),
        (34, "Event 1-34"),
        (59, "Dilemma 1-59"),
        (60, "Person 2-00"),
        (131, "Mission 11"),
    ] {
        assert_eq!(titles.get(index).map(String::as_str), Some(title));
    }
}

#[test]
fn facts_keep_within_their_ranges() {
    for seed in 0..20 {
        let deal = Deal::from_seed(seed);
        for card in CardId::all() {
            match &deal.facts[card] {
                Facts::Person(person) => {
                    assert!(person.attributes.iter().all(|a| (3..=9).contains(a)));
                    assert_eq!(person.skills.iter().sum::<u8>(), 4);
                }
                Facts::Ship => assert_eq!(card.kind(), Kind::Ship),
                Facts::Event => assert_eq!(card.kind(), Kind::Event),
                Facts::Dilemma(dilemma) => assert!((10..=29).contains(&dilemma.over.1)),
                Facts::Mission(mission) => {
                    assert!((20..=39).contains(&mission.over.1));
                    assert!(mission.skills.iter().all(|(_, n)| (1..=2).contains(n)));
                    assert_eq!(mission.points, 35);
                }
            }
        }
    }
}

#[test]
fn decks_are_shuffles_of_their_owners_cards() {
    let deal = Deal::from_seed(3);
    for player in Player::BOTH {
        let mut deck = deal.decks[player];
        assert!(!deck.is_sorted());
        deck.sort_unstable();
        assert!(deck.into_iter().eq(CardId::deck(player)));
    }
}

#[test]
fn dilemmas_go_round_the_missions() {
    let deal = Deal::from_seed(3);
    let under = |mission: &str| {
        let titles = deal.seeds(card(mission)).iter().map(CardId::to_string);
        titles.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(
        under("Mission 01"),
        "Dilemma 1-44, Dilemma 1-50, Dilemma 1-56"
    );
    assert_eq!(
        under("Mission 00"),
        "Dilemma 2-44, Dilemma 2-50, Dilemma 2-56"
    );
    assert_eq!(under("Mission 11"), "Dilemma 1-49, Dilemma 1-55");
    assert_eq!(deal.seeds.iter().map(Vec::len).sum::<usize>(), 32);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let listing = |seed| {
        let mut listing = Vec::new();
        walk(seed, |state| listing.push(digest(state)));
        listing
    };
    assert_eq!(listing(5), listing(5));
    assert_ne!(listing(5), listing(6));
    assert_eq!(play_random(5, 10), play_random(5, 10));
}

/// A change of these numbers is a change of the game, and of every deal written down elsewhere.
#[test]
fn random_play_is_what_it_was() {
    assert_eq!(play_random(7, 20), (5518, 1995));
}

#[test]
fn moves_are_listed_in_order_and_there_is_always_one() {
    for seed in 0..20 {
        walk(seed, |state| {
            let moves = legal(state);
            assert!(moves.is_sorted());
            assert_eq!(moves.is_empty(), state.over());
            assert_eq!(moves.contains(&Move::EndTurn), !state.over());
        });
    }
}

#[test]
fn every_card_is_somewhere_it_can_be() {
    for seed in 0..20 {
        walk(seed, |state| {
            for id in CardId::all() {
                let card = &state.cards[id];
                assert!(can_be(state, id), "{id} is {}", card.place);
                let aboard = matches!(card.place, Place::Aboard(_));
                assert!(aboard || !card.stopped, "{id} is stopped");
                assert!(card.flights <= 2, "{id} has flown too often");
            }
            let solved = CardId::missions().filter(|&m| state.cards[m].place == Place::Solved);
            assert_eq!(
                state.score.iter().sum::<u16>(),
                35 * u16::try_from(solved.count()).unwrap_or(u16::MAX)
            );
        });
    }
}

fn can_be(state: &State, id: CardId) -> bool {
    match (id.kind(), state.cards[id].place) {
        (Kind::Person | Kind::Ship | Kind::Event, Place::Deck) => id
            .owner()
            .and_then(|p| Some((p, state.deal.decks[p].iter().position(|&c| c == id)?)))
            .is_some_and(|(p, position)| position >= state.drawn[p]),
        (Kind::Person, Place::Aboard(ship)) => {
            let place = state.cards[ship].place;
            ship.owner() == id.owner() && matches!(place, Place::Base | Place::At(_))
        }
        (Kind::Dilemma, Place::Under(mission)) => state.deal.seeds(mission).contains(&id),
        (Kind::Person | Kind::Ship | Kind::Event, Place::Hand)
        | (Kind::Person | Kind::Ship, Place::Base)
        | (Kind::Person | Kind::Dilemma, Place::Discard)
        | (Kind::Ship, Place::At(_))
        | (Kind::Event, Place::Table)
        | (Kind::Mission, Place::Unsolved | Place::Solved) => true,
        _ => false,
    }
}
