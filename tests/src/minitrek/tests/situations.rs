//! One known situation, or a few, for each rule.

use super::*;

/// Player one's turn: `Ship 1-30` at `Mission 01` with the people 00, 01 and 02 aboard.
fn away_team(deal: Deal) -> State {
    let mut state = empty_table(deal);
    state.cards[card("Ship 1-30")].place = Place::At(card("Mission 01"));
    for person in ["Person 1-00", "Person 1-01", "Person 1-02"] {
        state.cards[card(person)].place = Place::Aboard(card("Ship 1-30"));
    }
    state
}

fn place(state: &State, title: &str) -> Place {
    state.cards[card(title)].place
}

fn stopped(state: &State, title: &str) -> bool {
    state.cards[card(title)].stopped
}

const ATTEMPT: &str = "attempt with Ship 1-30";

#[test]
fn r1_3_a_hundred_points_end_the_game() {
    let mut state = empty_table(plain_deal());
    state.score[Player::Two] = 99;
    assert!(!state.over());
    state.score[Player::Two] = 100;
    assert!(state.over());
    assert_eq!(legal(&state), []);
}

#[test]
fn r1_3_so_do_120_turns() {
    let mut state = empty_table(plain_deal());
    for turn in 0..120 {
        assert_eq!((state.turn, state.over()), (turn, false));
        make(&mut state, "end turn");
    }
    assert!(state.over());
}

#[test]
fn r2_4_opening_hands_are_the_top_seven() {
    let state = State::new(Arc::new(Deal::from_seed(9)));
    for player in Player::BOTH {
        for (position, &card) in state.deal.decks[player].iter().enumerate() {
            let expected = if position < 7 {
                Place::Hand
            } else {
                Place::Deck
            };
            assert_eq!(state.cards[card].place, expected);
        }
    }
}

#[test]
fn r4_1_one_card_is_played_to_where_it_belongs() {
    let mut state = empty_table(plain_deal());
    let hand = ["Person 1-03", "Ship 1-31", "Event 1-40"];
    for title in hand {
        state.cards[card(title)].place = Place::Hand;
    }
    state.cards[card("Person 2-03")].place = Place::Hand;
    assert_eq!(
        legal_text(&state),
        [
            "play Person 1-03",
            "play Ship 1-31",
            "play Event 1-40",
            "draw",
            "end turn"
        ]
    );
    for (title, expected) in hand
        .into_iter()
        .zip([Place::Base, Place::Base, Place::Table])
    {
        let mut state = state.clone();
        make(&mut state, &format!("play {title}"));
        assert_eq!(place(&state, title), expected);
        assert_eq!(legal_text(&state), ["end turn"]);
    }
}

#[test]
fn r4_2_drawing_is_instead_of_playing() {
    let mut state = State::new(Arc::new(plain_deal()));
    let next = state.deal.decks[Player::One].get(7).copied();
    make(&mut state, "draw");
    assert_eq!(next.map(|card| state.cards[card].place), Some(Place::Hand));
    assert_eq!(legal_text(&state), ["end turn"]);
}

#[test]
fn r4_2_an_empty_deck_can_be_drawn_from() {
    let mut state = empty_table(plain_deal());
    state.drawn[Player::One] = CardId::DECK;
    let before = state.cards;
    make(&mut state, "draw");
    assert!(state.acted && state.cards == before);
}

#[test]
fn r4_3_people_beam_only_to_ships_at_the_base() {
    let mut state = away_team(plain_deal());
    state.acted = true;
    state.cards[card("Ship 1-30")].grounded = true;
    for title in ["Person 1-07", "Ship 1-31", "Ship 1-33"] {
        state.cards[card(title)].place = Place::Base;
    }
    assert_eq!(
        legal_text(&state),
        [
            "beam Person 1-07 to Ship 1-31",
            "beam Person 1-07 to Ship 1-33",
            "attempt with Ship 1-30",
            "end turn"
        ]
    );
    make(&mut state, "beam Person 1-07 to Ship 1-33");
    let aboard = Place::Aboard(card("Ship 1-33"));
    assert_eq!(place(&state, "Person 1-07"), aboard);
    assert!(
        !legal_text(&state)
            .iter()
            .any(|text| text.starts_with("beam"))
    );
}

#[test]
fn r4_4_a_ship_with_a_crew_flies_twice() {
    let mut state = empty_table(plain_deal());
    state.acted = true;
    state.cards[card("Ship 1-30")].place = Place::Base;
    assert_eq!(legal_text(&state), ["end turn"], "nobody is aboard");

    state.cards[card("Person 1-00")].place = Place::Aboard(card("Ship 1-30"));
    assert_eq!(legal(&state).len(), 13, "to every mission");
    make(&mut state, "fly Ship 1-30 to Mission 04");
    assert_eq!(place(&state, "Ship 1-30"), Place::At(card("Mission 04")));
    assert_eq!(
        legal(&state).len(),
        13,
        "to every other mission, or attempt"
    );
    make(&mut state, "fly Ship 1-30 to Mission 05");
    assert_eq!(legal_text(&state), [ATTEMPT, "end turn"]);
}

#[test]
fn r4_4_stopped_people_are_no_crew() {
    let mut state = away_team(plain_deal());
    state.acted = true;
    for person in ["Person 1-00", "Person 1-01", "Person 1-02"] {
        state.cards[card(person)].stopped = true;
    }
    assert_eq!(legal_text(&state), ["end turn"]);
    state.cards[card("Person 1-01")].stopped = false;
    assert_eq!(legal(&state).len(), 13);
}

#[test]
fn r4_5_a_solved_mission_is_not_attempted_but_flown_to() {
    let mut state = away_team(plain_deal());
    state.cards[card("Mission 01")].place = Place::Solved;
    assert!(!legal_text(&state).contains(&ATTEMPT.to_owned()));
    make(&mut state, "fly Ship 1-30 to Mission 02");
    assert!(legal_text(&state).contains(&"fly Ship 1-30 to Mission 01".to_owned()));
}

#[test]
fn r4_6_ending_the_turn_draws_and_refreshes_ones_own() {
    let mut state = State::new(Arc::new(plain_deal()));
    let cards = ["Person 1-00", "Person 2-00", "Ship 1-30", "Ship 2-30"].map(card);
    for id in cards {
        let card = &mut state.cards[id];
        (card.stopped, card.flights, card.grounded) = match id.kind() {
            Kind::Person => (true, 0, false),
            _ => (false, 2, true),
        };
    }
    state.acted = true;
    make(&mut state, "end turn");
    assert_eq!((state.drawn[Player::One], state.drawn[Player::Two]), (8, 7));
    assert_eq!(
        (state.turn, state.active, state.acted),
        (1, Player::Two, false)
    );
    let spent = cards.map(|id| state.cards[id].stopped || state.cards[id].grounded);
    assert_eq!(spent, [false, true, false, true]);
    assert_eq!(cards.map(|id| state.cards[id].flights), [0, 0, 0, 2]);
}

#[test]
fn r5_a_crew_adds_up_and_events_count() {
    let mut deal = plain_deal();
    let [s0, s1, ..] = Skill::ALL;
    teach(&mut deal, "Person 1-00", s0, 2);
    teach(&mut deal, "Person 1-01", s0, 1);
    teach(&mut deal, "Person 1-02", s1, 1);
    let mut state = away_team(deal);
    for event in ["Event 1-34", "Event 1-35", "Event 2-34"] {
        state.cards[card(event)].place = Place::Table;
    }
    state.cards[card("Event 1-36")].place = Place::Hand;
    let team = Team::of(&state, Player::One, card("Ship 1-30"));
    assert_eq!((team.size, team.skills[s0], team.skills[s1]), (3, 3, 1));
    assert!(team.attributes.iter().all(|&total| total == 3 * 5 + 3 * 2));

    state.cards[card("Person 1-01")].stopped = true;
    let team = Team::of(&state, Player::One, card("Ship 1-30"));
    assert_eq!((team.size, team.skills[s0], team.skills[s1]), (2, 2, 1));
    assert!(team.attributes.iter().all(|&total| total == 2 * 5 + 2 * 2));
}

#[test]
fn r6_4_both_skills_or_a_greater_total_pass_a_dilemma() {
    let [s0, s1, s2, ..] = Skill::ALL;
    let mut team = Team::default();
    team.skills[s0] = 1;
    team.skills[s1] = 2;
    team.attributes[Attribute::Cunning] = 12;
    let passes = |skills, over| {
        team.passes(&Dilemma {
            skills,
            over: (Attribute::Cunning, over),
        })
    };
    assert!(passes([s0, s1], 99), "both skills");
    assert!(passes([s0, s0], 99), "named twice, needed once");
    assert!(!passes([s0, s2], 12), "one skill, and equal is not greater");
    assert!(passes([s2, s2], 11), "a greater total");
}

#[test]
fn r6_5_failing_a_dilemma_kills_one_and_stops_the_rest() {
    let mut deal = plain_deal();
    let [s0, s1, ..] = Skill::ALL;
    deal.facts[card("Dilemma 1-50")] = dilemma([s0, s1], Attribute::Strength, 15);
    let mut state = away_team(deal);
    state.cards[card("Person 1-00")].stopped = true;
    let mut asked = Vec::new();
    make_with(&mut state, ATTEMPT, &mut |n| {
        asked.push(n);
        1
    });
    assert_eq!(asked, [2], "the stopped one is not in danger");
    assert_eq!(place(&state, "Person 1-02"), Place::Discard);
    assert!(!stopped(&state, "Person 1-02"));
    assert!(stopped(&state, "Person 1-00") && stopped(&state, "Person 1-01"));
    assert_eq!(place(&state, "Dilemma 1-44"), Place::Discard, "passed");
    assert_eq!(place(&state, "Dilemma 1-50"), Place::Discard, "failed");
    let under = Place::Under(card("Mission 01"));
    assert_eq!(place(&state, "Dilemma 1-56"), under, "not met");
    assert!(!state.cards[card("Ship 1-30")].grounded);
    assert_eq!(place(&state, "Mission 01"), Place::Unsolved);
}

#[test]
fn r6_6_one_skill_and_a_greater_total_solve_a_mission() {
    let [s0, s1, s2, ..] = Skill::ALL;
    let mut team = Team::default();
    team.skills[s0] = 1;
    team.skills[s1] = 2;
    team.attributes[Attribute::Strength] = 30;
    let solves = |skills, over| {
        team.solves(&Mission {
            skills,
            over: (Attribute::Strength, over),
            points: 35,
        })
    };
    assert!(solves([(s2, 1), (s1, 2)], 29));
    assert!(!solves([(s2, 1), (s1, 2)], 30), "equal is not greater");
    assert!(!solves([(s2, 1), (s0, 2)], 29), "once is not twice");
}

#[test]
fn r6_6_solving_a_mission_gives_points_and_stops_nobody() {
    let mut deal = plain_deal();
    let [s0, ..] = Skill::ALL;
    teach(&mut deal, "Person 1-00", s0, 1);
    let mut state = away_team(deal);
    make(&mut state, ATTEMPT);
    assert_eq!(place(&state, "Mission 01"), Place::Solved);
    assert_eq!(
        (state.score[Player::One], state.score[Player::Two]),
        (35, 0)
    );
    assert!(!stopped(&state, "Person 1-00"));
    for dilemma in ["Dilemma 1-44", "Dilemma 1-50", "Dilemma 1-56"] {
        assert_eq!(place(&state, dilemma), Place::Discard);
    }
    make(&mut state, "fly Ship 1-30 to Mission 02");
}

#[test]
fn r6_7_not_solving_a_mission_stops_all_and_grounds_the_ship() {
    let mut state = away_team(plain_deal());
    make(&mut state, ATTEMPT);
    assert_eq!(place(&state, "Mission 01"), Place::Unsolved);
    for person in ["Person 1-00", "Person 1-01", "Person 1-02"] {
        assert!(stopped(&state, person));
    }
    assert!(state.cards[card("Ship 1-30")].grounded);
    assert_eq!(legal_text(&state), ["draw", "end turn"]);
}

#[test]
fn r7_2_the_listing_says_everything() {
    let mut state = away_team(plain_deal());
    state.cards[card("Person 1-01")].stopped = true;
    let ship = &mut state.cards[card("Ship 1-30")];
    (ship.flights, ship.grounded) = (2, true);
    state.score[Player::Two] = 105;
    state.turn = 4;
    let bottom = state.deal.decks[Player::Two].last().copied();
    let bottom = bottom.unwrap_or(CardId::FIRST);
    state.cards[bottom].place = Place::Deck;
    let listing = digest(&state);
    let lines: Vec<&str> = listing.lines().collect();
    assert_eq!(lines.len(), 1 + CardId::COUNT);
    assert_eq!(
        lines.first(),
        Some(&"turn 4; one to act; score 0 to 105; over")
    );
    for line in [
        "Person 1-00: aboard Ship 1-30",
        "Person 1-01: aboard Ship 1-30, stopped",
        "Ship 1-30: at Mission 01, flights 2, grounded",
        "Event 1-40: discard",
        "Dilemma 2-47: under Mission 06",
        "Mission 06: unsolved",
        &format!("{bottom}: deck 36"),
    ] {
        assert!(lines.contains(&line), "no line says `{line}`");
    }
}
