//! The scripts and the twin, played side by side with the same deal, the same moves and the same answers of
//! chance: the same moves are legal at every question, and every move leads to the same position.

use std::sync::Arc;

use spaceline_runtime::Game;

use super::card;

use crate::minitrek::script::{Scripted, chance, moves};
use crate::minitrek::{Deal, Looker, Move, Picture, SplitMix, State, apply, digest, next_question};

/// What came of the games.
#[derive(Debug, Default)]
struct Tally {
    decisions: u64,
    /// Turns that ended because nothing but their end was left.
    ended: u64,
    failed_attempts: u64,
    by_points: u64,
    by_turns: u64,
    scored_by: [u64; 2],
}

/// A game of the scripts and one of the twin at the same question.
struct Both<'d> {
    look: &'d Looker,
    game: Game,
    state: State,
    /// The legal moves of the twin.
    legal: Vec<Move>,
}

impl Both<'_> {
    /// Both sides see the same, and offer the same.
    fn agree(&self, after: &str) {
        let theirs = self
            .look
            .picture(&self.game)
            .expect("it is as the rules know it");
        let ours = Picture::of(&self.state);
        for card in crate::minitrek::CardId::all() {
            let (theirs, ours) = (theirs.cards[card], ours.cards[card]);
            assert_eq!(
                theirs,
                ours,
                "{card} after {after}, in\n{}",
                digest(&self.state)
            );
        }
        assert_eq!(theirs, ours, "after {after}");
        let mut ours: Vec<String> = self.legal.iter().map(ToString::to_string).collect();
        let mut theirs: Vec<String> = moves(&self.game)
            .into_iter()
            .map(|(words, _)| words)
            .collect();
        ours.sort();
        theirs.sort();
        assert_eq!(theirs, ours, "after {after}");
    }

    /// The same move on both sides, with the same answer of chance.
    fn make(&mut self, chosen: Move, random: &mut SplitMix, tally: &mut Tally) {
        let words = chosen.to_string();
        let offered = moves(&self.game)
            .into_iter()
            .find(|(offer, _)| *offer == words);
        let (_, choice) = offered.expect("both list it");
        let mut asked = Vec::new();
        apply(&mut self.state, chosen, &mut |n| {
            let answer = random.below(n);
            asked.push((n, answer));
            answer
        });
        self.game = self.game.apply(&choice).expect("it is legal").game;
        for (n, answer) in asked {
            tally.failed_attempts += 1;
            // Of one there is nothing to choose, and the machine asks nobody.
            if n > 1 {
                let choice = chance(&self.game, answer).expect("chance is asked");
                self.game = self.game.apply(&choice).expect("it may answer so").game;
            }
        }
        tally.ended += next_question(&mut self.state, &mut self.legal);
        tally.decisions += 1;
        self.agree(&words);
    }
}

fn play(
    scripted: &Scripted,
    look: &Looker,
    deal: &Arc<Deal>,
    random: &mut SplitMix,
    tally: &mut Tally,
) {
    let mut both = Both {
        look,
        game: scripted.start(random.next_u64(), true).expect("it starts"),
        state: State::new(Arc::clone(deal)),
        legal: Vec::new(),
    };
    tally.ended += next_question(&mut both.state, &mut both.legal);
    both.agree("the deal");
    while !both.state.over() {
        let chosen = random.pick(&both.legal);
        both.make(chosen, random, tally);
    }
    assert_eq!(both.game.decision(), None);
    let over = Picture::of(&both.state).over.expect("it is over");
    *(if over.is_some() {
        &mut tally.by_points
    } else {
        &mut tally.by_turns
    }) += 1;
    for (sum, score) in tally.scored_by.iter_mut().zip(both.state.score.iter()) {
        *sum += u64::from(*score);
    }
}

#[test]
fn scripts_and_twin_reach_the_same_state_from_the_same_choices() {
    let mut random = SplitMix::new(11);
    let mut tally = Tally::default();
    for _ in 0..40 {
        let deal = Arc::new(Deal::from_seed(random.next_u64()));
        let scripted = Scripted::of(&deal).expect("the scripts can be read");
        let look = Looker::of(&scripted.program).expect("they declare what the twin knows");
        for _ in 0..5 {
            play(&scripted, &look, &deal, &mut random, &mut tally);
        }
    }
    // Everything that can happen has happened often enough to be compared.
    assert!(tally.decisions > 20_000, "{tally:?}");
    assert!(
        tally.ended > 1_000 && tally.failed_attempts > 1_000,
        "{tally:?}"
    );
    assert!(tally.by_points > 20 && tally.by_turns > 20, "{tally:?}");
    assert!(tally.scored_by.iter().all(|&sum| sum > 1_000), "{tally:?}");
}

/// A comparison is worth what it notices.
#[test]
fn pictures_tell_positions_apart() {
    use crate::minitrek::{CardId, Place, Player};
    let changes: [fn(&mut State); 13] = [
        |state| state.turn += 1,
        |state| state.active = Player::Two,
        |state| state.acted = true,
        |state| state.score[Player::Two] = 35,
        |state| state.score[Player::Two] = 105,
        |state| state.draw(Player::One),
        |state| state.cards[CardId::FIRST].place = Place::Base,
        |state| state.cards[CardId::FIRST].stopped = true,
        |state| state.cards[card("Ship 2-31")].flights = 1,
        |state| state.cards[card("Ship 2-31")].grounded = true,
        |state| state.cards[card("Event 1-40")].place = Place::Table,
        |state| state.cards[card("Dilemma 1-44")].place = Place::Discard,
        |state| state.cards[card("Mission 03")].place = Place::Solved,
    ];
    let state = State::new(Arc::new(Deal::from_seed(2)));
    let mut pictures = vec![Picture::of(&state)];
    for change in changes {
        let mut state = state.clone();
        change(&mut state);
        pictures.push(Picture::of(&state));
    }
    let swapped = |deal: &mut Deal| deal.decks[Player::One].swap(20, 21);
    let turned = |deal: &mut Deal| deal.seeds[3].swap(0, 1);
    let taught =
        |deal: &mut Deal| super::teach(deal, "Person 2-05", crate::minitrek::Skill::ALL[4], 1);
    for change in [&swapped as &dyn Fn(&mut Deal), &turned, &taught] {
        let mut deal = Deal::from_seed(2);
        change(&mut deal);
        pictures.push(Picture::of(&State::new(Arc::new(deal))));
    }
    for (at, one) in pictures.iter().enumerate() {
        assert!(!pictures[..at].contains(one), "{at}");
    }
}
