//! A search that forks: a game is a value, so a bot tries answers on copies and keeps the one that comes out best. It
//! deals what it may not know anew, plays each line on by chance, and compares the points.
//!
//!     cargo run --release -p spaceline-rules --example search

use spaceline_rules::book::{Wanted, load};
use spaceline_rules::game::{Entrant, Match};
use spaceline_rules::pack::Packs;
use spaceline_rules::show;
use spaceline_runtime::ask::offer::Pebbles;
use spaceline_runtime::{Choice, Error, Game};

/// So many answers are tried at each question, each in so many deals, and played on for so many choices.
const ANSWERS: usize = 3;
const DEALS: u64 = 2;
const FAR: usize = 40;

/// How many points a player is ahead of the others.
fn lead(game: &Game, player: u8) -> i64 {
    let scores = show::scores(game).into_iter();
    scores
        .map(|(of, points)| if of == player { points } else { -points })
        .sum()
}

/// Plays on by chance.
fn play_on(mut game: Game, dice: &mut Pebbles) -> Result<Game, Error> {
    for _ in 0..FAR {
        let Some(choice) = game.decision().map(|decision| decision.sample(dice)) else {
            break;
        };
        game = game.apply(&choice)?.game;
    }
    Ok(game)
}

/// The answer that does best on the average.
fn best(game: &Game, player: u8, dice: &mut Pebbles) -> Result<Option<Choice>, Error> {
    let seat = game.seat(player);
    let Some(decision) = seat.decision() else {
        return Ok(None);
    };
    let mut answers: Vec<Choice> = (0..ANSWERS).map(|_| decision.sample(dice)).collect();
    answers.dedup();
    let mut best: Option<(i64, Choice)> = None;
    for answer in answers {
        let mut worth = 0;
        for deal in 0..DEALS {
            let other = seat.determinize(deal)?;
            // In another deal an answer may come to nothing.
            if let Ok(step) = other.apply(&answer) {
                worth += lead(&play_on(step.game, dice)?, player);
            }
        }
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, answer));
        }
    }
    Ok(best.map(|(_, answer)| answer))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let loaded = load(Packs::built_in(), &Wanted::default());
    let Some(rulebook) = &loaded.rulebook else {
        return Err("the rules have mistakes: `loaded.problems` tells them".into());
    };
    let entrants = Entrant::starters(rulebook, &loaded.packs);
    let mut played = Match::start(rulebook, entrants, 1)?;
    let mut dice = Pebbles::new(1);
    let mut searched = 0;
    while let Some(decision) = played.game.decision() {
        let choice = match decision.player {
            Some(0) if decision.width() > 1 && searched < 20 => {
                searched += 1;
                best(&played.game, 0, &mut dice)?.unwrap_or(Choice::Pass)
            }
            _ => decision.sample(&mut dice),
        };
        played.choose(&choice)?;
    }
    let result = show::result(&played.game).unwrap_or_default();
    println!("{result}; {searched} choices were searched");
    Ok(())
}
