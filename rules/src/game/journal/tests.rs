//! Journals: whatever is cut off, what stands above it is there.

use super::*;
use crate::game::Entrant;
use crate::toy::{PLAIN, deck, load_toy};

/// A game that writes its journal, with choices taken back on the way.
fn written() -> (Rulebook, Match, String) {
    let (loaded, _) = load_toy("", None);
    let entrant = |name: &str| Entrant {
        name: name.to_owned(),
        deck: deck(&loaded, PLAIN),
    };
    let entrants = vec![entrant("a"), entrant("b")];
    let rulebook = loaded.rulebook.clone().unwrap();
    let mut game = Match::start(&rulebook, entrants, 5).unwrap();
    let (mut journal, mut text) = Journal::begin(&rulebook, &game);
    let mut bot = crate::bots::named("random", 5).unwrap();
    for turn in 0..30 {
        let Some(decision) = game.game.decision() else {
            break;
        };
        let player = decision.player.unwrap_or(0);
        let choice = bot.choose(&game.game.asked().unwrap()).unwrap();
        game.choose(&choice).unwrap();
        text += &journal.chose(&choice, &game.game);
        if turn % 7 == 6 && game.undo(player) {
            text += &journal.took_back(game.choices().len());
        }
    }
    (rulebook, game, text)
}

#[test]
fn a_journal_gives_the_game_back() {
    let (rulebook, game, text) = written();
    let read = Journal::read(&text).unwrap();
    assert_eq!(read.whole, text.len());
    assert_eq!(read.record, Record::of(&rulebook, &game));
    let again = Record::read(&text).unwrap().replay(&rulebook, |_, _| {});
    assert_eq!(again.unwrap().game.state_hash(), game.game.state_hash());
    // One that begins in the middle says the same.
    let (journal, anew) = Journal::begin(&rulebook, &game);
    let anew = Journal::read(&anew).unwrap();
    assert_eq!((anew.record, anew.journal), (read.record, journal));
}

#[test]
fn wherever_a_journal_is_cut_off_the_answers_above_are_there() {
    let (rulebook, _, text) = written();
    let head: usize = text.split_inclusive('\n').take(2).map(str::len).sum();
    for cut in head..text.len() {
        let read = Journal::read(&text[..cut]).unwrap();
        assert_eq!(read.whole, text[..cut].rfind('\n').unwrap() + 1);
        // It goes on from there as if nothing had been cut off.
        let mut journal = read.journal;
        let line = journal.took_back(0);
        let whole = format!("{}{line}", &text[..read.whole]);
        assert!(Journal::read(&whole).unwrap().record.choices.is_empty());
        if cut % 97 == 0 {
            read.record.replay(&rulebook, |_, _| {}).unwrap();
        }
    }
    for cut in 0..head {
        assert!(Journal::read(&text[..cut]).is_err(), "{cut}");
    }
}

#[test]
fn a_journal_that_was_altered_is_refused() {
    let (_, _, text) = written();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let altered = "this recorded game is cut off or was altered: its check does not fit";
    let refused = |text: &str| Journal::read(text).unwrap_err().to_string();
    for at in 2..lines.len() - 1 {
        let mut without = lines.clone();
        without.remove(at);
        assert_eq!(refused(&without.concat()), altered);
        let mut swapped = lines.clone();
        swapped.swap(at, at + 1);
        assert_eq!(refused(&swapped.concat()), altered);
    }
    assert_eq!(refused(&text.replacen("Act", "Oct", 1)), altered);
    assert_eq!(
        refused("spaceline-game 2 0\n{}\n"),
        "this is no recorded game"
    );
    let mut journal = Journal::read(&text).unwrap().journal;
    let more = journal.took_back(9_999);
    assert_eq!(refused(&format!("{text}{more}")), altered);
}
