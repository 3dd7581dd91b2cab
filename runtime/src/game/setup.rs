//! The start of a game: cards on the table, demands on decks, and the procedure that is the game.

use super::Error;
use crate::ask::evaluate::{Eval, Workspace};
use crate::fault::Fault;
use crate::link::Program;
use crate::state::FrameKind;
use crate::state::State;
use crate::value::{Place, Ref, Value};
use smol_str::SmolStr;
use spaceline_lang::tree::{CardId, CiteId, TextId, ZoneOf};
use thiserror::Error;

/// What a player brings: lists of cards, by their names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// The lists.
    pub lists: Vec<(SmolStr, Vec<CardId>)>,
}

/// A demand on a deck that is not met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unmet {
    /// Whose deck.
    pub player: u8,
    /// What the player is told: a template.
    pub says: TextId,
    /// The object that must not be there, if it is one.
    pub object: Option<Ref>,
    /// On whose authority.
    pub cites: Vec<CiteId>,
}

/// Why a game cannot start.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The book declares no procedure that is the game.
    #[error("the book declares no game")]
    NoGame,
    /// As many decks are needed as players.
    #[error("{needed} decks are needed, {found} are there")]
    Decks {
        /// How many players the book seats.
        needed: u8,
        /// How many decks there are.
        found: usize,
    },
    /// A deck has a list for which no zone is declared.
    #[error("no zone starts with the list `{0}`")]
    NoSuchList(SmolStr),
    /// Demands that decks do not meet.
    #[error("{} demands on the decks are not met", .0.len())]
    Unmet(Vec<Unmet>),
    /// A script is at fault.
    #[error(transparent)]
    Play(#[from] Error),
}

impl From<Fault> for SetupError {
    fn from(fault: Fault) -> Self {
        Self::Play(fault.into())
    }
}

/// The position before the first step of the game.
pub(super) fn start(
    program: &Program,
    decks: &[Deck],
    seed: u64,
    work: &mut Workspace,
) -> Result<State, SetupError> {
    let players = program.players();
    if decks.len() != usize::from(players) {
        return Err(SetupError::Decks {
            needed: players,
            found: decks.len(),
        });
    }
    let book = program.book();
    let mut state = State::new(program, seed);
    for (deck, player) in decks.iter().zip(0..players) {
        for (list, cards) in &deck.lists {
            let into = (0..).zip(&book.zones).find(|(_, zone)| {
                zone.of == ZoneOf::Player
                    && zone
                        .starts
                        .is_some_and(|name| program.text(name) == list.as_str())
            });
            let (zone, _) = into.ok_or_else(|| SetupError::NoSuchList(list.clone()))?;
            let place = Place::Player(spaceline_lang::tree::ZoneId(zone), player);
            for card in cards {
                state.add_card(program, *card, Some(player), place)?;
            }
        }
    }
    let unmet = unmet(program, &state, work)?;
    if !unmet.is_empty() {
        return Err(SetupError::Unmet(unmet));
    }
    let game = book.roots.game.ok_or(SetupError::NoGame)?;
    let (Some(procedure), Some(code)) = (
        book.procedures.get(game.index()),
        program.code().procedures.get(game.index()),
    ) else {
        return Err(SetupError::NoGame);
    };
    state.frames.push(
        FrameKind::Procedure(game),
        code.body,
        procedure.slots,
        Value::Nothing,
        Value::Nothing,
    )?;
    Ok(state)
}

/// The demands on decks that a position breaks.
pub(super) fn unmet(
    program: &Program,
    state: &State,
    work: &mut Workspace,
) -> Result<Vec<Unmet>, Fault> {
    let mut unmet = Vec::new();
    for player in 0..program.players() {
        for demand in &program.book().demands {
            let mut slots = vec![Value::Nothing; usize::from(demand.slots.max(2))];
            if let Some(you) = slots.get_mut(usize::from(spaceline_lang::tree::YOU)) {
                *you = Value::Player(player);
            }
            let mut eval = Eval::new(program, state, work);
            let mut report = |object| {
                unmet.push(Unmet {
                    player,
                    says: demand.says,
                    object,
                    cites: demand.cites.clone(),
                });
            };
            if let Some(needs) = demand.needs
                && !eval.test(needs, &mut slots)?
            {
                report(None);
            }
            if let Some((_, bars)) = demand.bars {
                for object in eval.members(bars, &mut slots)? {
                    report(object.object());
                }
            }
        }
    }
    Ok(unmet)
}
