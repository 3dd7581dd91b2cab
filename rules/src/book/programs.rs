//! The programs of games by their cards: linking one takes longer than many a game takes to begin.

use spaceline_lang::tree::CardId;
use spaceline_runtime::Program;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// So many are kept; the one that was asked for longest ago makes room.
const MOST: usize = 8;

/// Programs that were linked for the cards of a game. Copies share them.
#[derive(Clone, Debug, Default)]
pub struct Programs {
    kept: Arc<Mutex<Vec<Kept>>>,
    tables: Arc<Mutex<Vec<Table>>>,
}

/// A program for another number of players than the one it was made of.
#[derive(Debug)]
struct Table {
    whole: Arc<Program>,
    program: Arc<Program>,
}

#[derive(Debug)]
struct Kept {
    cards: BTreeSet<CardId>,
    /// The program with all cards that it was made of.
    whole: Arc<Program>,
    program: Arc<Program>,
}

impl Programs {
    /// The program for so many players; the whole one, where the game is not for so many.
    pub fn with_players(&self, whole: &Arc<Program>, players: u8) -> Arc<Program> {
        if whole.players() == players {
            return Arc::clone(whole);
        }
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it =
            |one: &&Table| Arc::ptr_eq(&one.whole, whole) && one.program.players() == players;
        if let Some(known) = tables.iter().find(is_it) {
            return Arc::clone(&known.program);
        }
        let Ok(made) = whole.with_players(players) else {
            return Arc::clone(whole);
        };
        tables.push(Table {
            whole: Arc::clone(whole),
            program: Arc::clone(&made),
        });
        made
    }

    /// The program for games that have no other cards than these; the whole one, where none can be made.
    pub fn with_cards(&self, whole: &Arc<Program>, cards: BTreeSet<CardId>) -> Arc<Program> {
        // Whoever went wrong while he held the list has changed nothing of it.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = |one: &Kept| one.cards == cards && Arc::ptr_eq(&one.whole, whole);
        if let Some(at) = kept.iter().position(known) {
            let found = kept.remove(at);
            let program = Arc::clone(&found.program);
            kept.push(found);
            return program;
        }
        let Ok(program) = whole.with_cards(cards.iter().copied()) else {
            return Arc::clone(whole);
        };
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push(Kept {
            cards,
            whole: Arc::clone(whole),
            program: Arc::clone(&program),
        });
        program
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Rulebook;
    use crate::toy::{PLAIN, deck, load_toy};

    #[test]
    fn games_of_the_same_cards_share_their_program() {
        let (loaded, _) = load_toy("", None);
        let rulebook = loaded.rulebook.clone().unwrap();
        let few = deck(&loaded, PLAIN).lists();
        let more = deck(&loaded, "4\tPenny\n2\tMagnet\n").lists();
        let one = rulebook.program_for(&[few.clone(), few.clone()]);
        let same = rulebook.clone().program_for(&[few.clone(), few.clone()]);
        assert!(Arc::ptr_eq(&one, &same));
        let other = rulebook.program_for(&[more.clone(), more]);
        assert!(!Arc::ptr_eq(&one, &other));
        // One that was made of another program is not taken for it.
        let other = Rulebook {
            program: other,
            ..rulebook
        };
        assert!(!Arc::ptr_eq(&one, &other.program_for(&[few.clone(), few])));
    }
}
