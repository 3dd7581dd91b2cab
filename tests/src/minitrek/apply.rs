//! What each move does.

use std::sync::Arc;

use super::cards::{CardId, Facts, Kind, Player};
use super::legal::Move;
use super::state::{Place, State};
use super::team::Team;

/// Makes a legal move.
///
/// Whenever something is picked at random among `n` cards, `chance(n)` says which: a number less
/// than `n`, counted in the order of card names. It is asked even when `n` is 1.
pub fn apply(state: &mut State, chosen: Move, chance: &mut dyn FnMut(usize) -> usize) {
    debug_assert!(
        super::legal(state).contains(&chosen),
        "`{chosen}` is not legal"
    );
    match chosen {
        Move::Play(card) => {
            state.cards[card].place = match card.kind() {
                Kind::Person | Kind::Ship => Place::Base,
                Kind::Event | Kind::Dilemma | Kind::Mission => Place::Table,
            };
            state.acted = true;
        }
        Move::Draw => {
            state.draw(state.active);
            state.acted = true;
        }
        Move::Beam(person, ship) => state.cards[person].place = Place::Aboard(ship),
        Move::Fly(ship, mission) => {
            state.cards[ship].place = Place::At(mission);
            state.cards[ship].flights += 1;
        }
        Move::Attempt(ship) => attempt(state, ship, chance),
        Move::EndTurn => end_turn(state),
    }
}

/// Meets the dilemmas one by one, then tries to solve the mission (rules 6.1 to 6.7).
fn attempt(state: &mut State, ship: CardId, chance: &mut dyn FnMut(usize) -> usize) {
    let Place::At(mission) = state.cards[ship].place else {
        return;
    };
    let player = state.active;
    // A dilemma that is not passed ends the attempt, so the team stays the same until then.
    let team = Team::of(state, player, ship);
    let deal = Arc::clone(&state.deal);
    for &dilemma in deal.seeds(mission) {
        if state.cards[dilemma].place != Place::Under(mission) {
            continue;
        }
        state.cards[dilemma].place = Place::Discard;
        if let Facts::Dilemma(facts) = &deal.facts[dilemma]
            && !team.passes(facts)
        {
            kill_one(state, player, ship, chance);
            stop_crew(state, player, ship);
            return;
        }
    }
    let Facts::Mission(facts) = &deal.facts[mission] else {
        return;
    };
    if team.solves(facts) {
        state.cards[mission].place = Place::Solved;
        state.score[player] += facts.points;
    } else {
        state.cards[ship].grounded = true;
        stop_crew(state, player, ship);
    }
}

fn kill_one(
    state: &mut State,
    player: Player,
    ship: CardId,
    chance: &mut dyn FnMut(usize) -> usize,
) {
    let size = state.crew(player, ship).count();
    let pick = chance(size);
    assert!(pick < size, "chance picked {pick} among {size}");
    let victim = state.crew(player, ship).nth(pick);
    if let Some(victim) = victim {
        state.cards[victim].place = Place::Discard;
    }
}

fn stop_crew(state: &mut State, player: Player, ship: CardId) {
    for person in CardId::people(player) {
        let card = &mut state.cards[person];
        card.stopped |= card.place == Place::Aboard(ship);
    }
}

/// Draws, refreshes people and ships, and passes the turn (rule 4.6).
fn end_turn(state: &mut State) {
    let player = state.active;
    state.draw(player);
    for person in CardId::people(player) {
        state.cards[person].stopped = false;
    }
    for ship in CardId::ships(player) {
        let card = &mut state.cards[ship];
        card.flights = 0;
        card.grounded = false;
    }
    state.acted = false;
    state.active = player.opponent();
    state.turn += 1;
}
