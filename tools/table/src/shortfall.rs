//! What a game cannot do of its cards: told when such a card comes into the game, and once each turn in which it would
//! matter.
//!
//! In: the events of one choice after another. Out: lines. What is not scripted of a card people at the table see to
//! themselves. It would matter when rules announce something of the card (that it is played, met or attempted), and
//! when what is scripted of its text is at work.

use spaceline_lang::tree::{CardId, HookOwner};
use spaceline_rules::deck::enforced;
use spaceline_runtime::run::{Event, Happened};
use spaceline_runtime::state::Seen;
use spaceline_runtime::{Game, Value};
use std::collections::BTreeMap;

/// Which cards were told, and in which turn last.
#[derive(Clone, Debug, Default)]
pub struct Shortfall {
    told: BTreeMap<CardId, u32>,
}

impl Shortfall {
    /// The lines for what happened next.
    pub fn tell(&mut self, game: &Game, events: &[Event]) -> Vec<String> {
        let mut lines = Vec::new();
        for event in events {
            let mut cards = known(game, event);
            cards.extend(subject(game, event).map(|id| (id, true)));
            for (id, matters) in cards {
                lines.extend(self.line(game, id, matters));
            }
        }
        lines
    }

    fn line(&mut self, game: &Game, id: CardId, matters: bool) -> Option<String> {
        let turn = game.state().turn();
        let last = self.told.get(&id);
        if last.is_some_and(|last| !matters || *last == turn) {
            return None;
        }
        let line = enforced::shortfall(game.program().book(), id)?;
        self.told.insert(id, turn);
        Some(format!("    {line}"))
    }
}

/// The cards in an event that everybody knows.
fn known(game: &Game, event: &Event) -> Vec<(CardId, bool)> {
    let (Event::Act { seen, .. } | Event::Done(Happened { seen, .. })) = event else {
        return Vec::new();
    };
    let open = seen.iter().filter(|one| is_open(game, one.known));
    open.filter_map(|one| Some((one.card?, false))).collect()
}

fn is_open(game: &Game, known: u8) -> bool {
    let players = game.program().players();
    (0..players.min(8)).all(|player| known & (1 << player) != 0)
}

/// The card of which something is announced, or whose text is at work, if everybody knows it.
fn subject(game: &Game, event: &Event) -> Option<CardId> {
    let book = game.program().book();
    match event {
        Event::Done(done) => {
            let verb = book.at(done.verb)?;
            let first = done.roles.first().and_then(Value::object)?;
            let is_it = |one: &&Seen| one.object == first && is_open(game, one.known);
            let seen = done.seen.iter().find(is_it)?;
            seen.card.filter(|_| verb.announced)
        }
        Event::Act { action, seen, .. } => {
            let source = book.at(action)?.source.as_ref()?;
            let is_it = |one: &Seen| one.card == Some(source.card) && is_open(game, one.known);
            seen.iter().any(is_it).then_some(source.card)
        }
        Event::Text { hook, this } => {
            let hook = book.at(hook)?;
            let HookOwner::Card(card, _) = hook.owner else {
                return None;
            };
            let rec = game.state().rec(this.object()?)?;
            is_open(game, rec.known).then_some(card)
        }
        _ => None,
    }
}
