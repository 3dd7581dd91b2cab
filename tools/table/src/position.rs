//! The position with which a scenario begins, and the turns that are taken from there.
//!
//! In: the lines `given` of a scenario. Out: a game in which they have been carried out, and the turns go on. A
//! scenario builds its position on a table where no game is played; what is played from there is the last stage of
//! the rules' game, again whenever the table is at rest. A pile that nobody sees, and of which the scenario says
//! nothing, is that of a deck.

use spaceline_lang::tree::{
    CardId, ProcedureId, Scenario, Sees, Slot, Statement, StepKind, ZoneId, ZoneOf,
};
use spaceline_rules::book::Rulebook;
use spaceline_rules::game::Entrant;
use spaceline_runtime::ask::offer::{Dice, Pebbles};
use spaceline_runtime::game::Mode;
use spaceline_runtime::run::Event;
use spaceline_runtime::{Choice, Decision, Error, Game, Place, Program, Value, Workspace};
use std::sync::Arc;

/// So many questions are passed until a stage is under way.
const MOST_PASSED: usize = 400;

/// The turns of a game, taken at a table where it was not begun.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turns(ProcedureId);

impl Turns {
    /// The position of a scenario, with the turns that go on from it.
    pub(super) fn from(
        rulebook: &Rulebook,
        scenario: &Scenario,
        entrants: &[Entrant],
        seed: u64,
    ) -> Result<(Self, Game), String> {
        let decks = entrants.iter().flat_map(|one| &one.deck.piles);
        let cards: Vec<CardId> = decks
            .flat_map(|pile| pile.cards.iter().copied())
            .chain(scenario.cast.iter().map(|role| role.card))
            .collect();
        let (program, turns) = last_stage(rulebook, scenario.players.len(), cards)?;
        let bare = built(&program, scenario, &[], seed)?;
        let more = filling(&bare, entrants, seed);
        let game = built(&program, scenario, &more, seed)?;
        let first = game.state().turn_player().unwrap_or(0);
        let game = match game.is_at_rest() {
            true => turns.begin(&game, first)?.0,
            false => game,
        };
        Ok((turns, game))
    }

    /// The game with the next turn begun, and what happened, if the table is at rest.
    pub(super) fn go_on(self, game: &Game) -> Result<Option<(Game, Vec<Event>)>, String> {
        if !game.is_at_rest() {
            return Ok(None);
        }
        let last = game.state().turn_player().unwrap_or(0);
        let next = (last + 1) % game.program().players().max(1);
        self.begin(game, next).map(Some)
    }

    fn begin(self, game: &Game, player: u8) -> Result<(Game, Vec<Event>), String> {
        let book = game.program().book();
        let slots = book.at(self.0).map_or(0, |one| one.slots);
        // Whoever the rules choose to begin is this player.
        let slots = vec![Value::Player(player); usize::from(slots.saturating_sub(2))];
        let step = game
            .call(self.0, &slots)
            .map_err(|error| error.to_string())?;
        Ok((step.game, step.events))
    }
}

/// The rules at a table for so many, with these cards alone, and of their game the last stage.
fn last_stage(
    rulebook: &Rulebook,
    players: usize,
    cards: Vec<CardId>,
) -> Result<(Arc<Program>, Turns), String> {
    let none = || "these rules have no game whose last stage can be played alone".to_owned();
    let mut book = rulebook.program_at(players).book().clone();
    let game = book.roots.game.ok_or_else(none)?;
    let whole = book.at(game).ok_or_else(none)?.body;
    let last = book.block(whole).next_back();
    let Some((Statement::Stage { body, .. }, _)) = last else {
        return Err(none());
    };
    let body = *body;
    if let Some(procedure) = book.at_mut(game) {
        procedure.body = body;
    }
    let program = Program::link(book).and_then(|program| program.with_cards(cards));
    let program = program.map_err(|error| error.to_string())?;
    Ok((program, Turns(game)))
}

/// The table after the lines `given` with which a scenario begins, with more cards that lie in piles from the start.
fn built(
    program: &Arc<Program>,
    scenario: &Scenario,
    more: &[(CardId, Place)],
    seed: u64,
) -> Result<Game, String> {
    let told = |error: Error| error.to_string();
    let cast = scenario.cast.iter().map(|role| (role.card, role.owner));
    let cast: Vec<_> = cast.collect();
    let mut game = Game::table(program, &cast, seed, Mode::default()).map_err(told)?;
    if !more.is_empty() {
        let mut state = game.state().branch();
        for (card, place) in more {
            let added = state.add_card(program, *card, place.player(), *place);
            added.map_err(|fault| fault.to_string())?;
        }
        game = Game::from_state(program, state, Workspace::default()).map_err(told)?;
    }
    let slots = slots(scenario, &game);
    for step in &scenario.steps {
        game = match &step.what {
            StepKind::Given(procedure) => {
                let game = passed(game, Game::is_at_rest)?;
                game.call(*procedure, &slots).map_err(told)?.game
            }
            StepKind::Reach(stages) => passed(game, |game| {
                game.stages().iter().any(|one| stages.contains(one))
            })?,
            _ => break,
        };
    }
    match game.is_at_rest() {
        true => game.settle().map(|step| step.game).map_err(told),
        false => Ok(game),
    }
}

/// The game after all has been passed until it is as it is wanted.
fn passed(mut game: Game, is_wanted: impl Fn(&Game) -> bool) -> Result<Game, String> {
    for _ in 0..MOST_PASSED {
        if is_wanted(&game) {
            return Ok(game);
        }
        if !game.decision().is_some_and(Decision::may_be_passed) {
            break;
        }
        let step = game.apply(&Choice::Pass);
        game = step.map_err(|error| error.to_string())?.game;
    }
    Err("its lines `given` do not come to an end by themselves".to_owned())
}

/// The values of the frame after `this` and `you`: players, and the cards that take part.
fn slots(scenario: &Scenario, game: &Game) -> Vec<Value> {
    let mut slots = vec![Value::Nothing; usize::from(scenario.slots).saturating_sub(2)];
    let mut set = |slot: Slot, value: Value| {
        let at = usize::from(slot).checked_sub(2);
        if let Some(place) = at.and_then(|at| slots.get_mut(at)) {
            *place = value;
        }
    };
    for (player, slot) in (0_u8..).zip(&scenario.players) {
        set(*slot, Value::Player(player));
    }
    for (index, role) in (0_u32..).zip(&scenario.cast) {
        set(role.slot, Value::of_object(game.state().handle(index)));
    }
    slots
}

/// What is added to piles that nobody sees, and in which nothing lies: a deck's list, shuffled.
fn filling(game: &Game, entrants: &[Entrant], seed: u64) -> Vec<(CardId, Place)> {
    let program = game.program();
    let mut dice = Pebbles::new(seed);
    let mut more = Vec::new();
    for (id, zone) in (0..).map(ZoneId).zip(&program.book().zones) {
        let is_pile = zone.of == ZoneOf::Player && !zone.in_play && zone.sees == Sees::Nobody;
        let Some(list) = zone.starts.filter(|_| is_pile) else {
            continue;
        };
        for (player, entrant) in (0..program.players()).zip(entrants) {
            let place = Place::Player(id, player);
            if game.state().objects_in(place).next().is_some() {
                continue;
            }
            let piles = entrant.deck.piles.iter();
            let own = piles.filter(|pile| pile.name == program.text(list));
            let mut cards: Vec<CardId> = own.flat_map(|pile| pile.cards.iter().copied()).collect();
            for at in (1..cards.len()).rev() {
                cards.swap(at, dice.below(at + 1));
            }
            more.extend(cards.into_iter().map(|card| (card, place)));
        }
    }
    more
}
