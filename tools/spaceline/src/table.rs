//! What `play`, `sim` and `replay` share: decks, bots, and the lines that show a game.

use crate::args::Common;
use crate::exit::Exit;
use crate::load;
use crate::say::complain;
use crate::verb::deck;
use spaceline_lang::diagnostic::nearest;
use spaceline_rules::book::{Loaded, Rulebook};
use spaceline_rules::bots::{self, Bot};
use spaceline_rules::deck::{Deck, enforced, violations};
use spaceline_rules::game::Entrant;
use spaceline_runtime::Error;
use spaceline_runtime::game::SetupError;
use std::path::Path;

/// The decks that are asked for, or the starter decks; each is judged. As many sit at the table as decks are named,
/// or as are asked for: then the decks go round.
pub fn decks(
    common: &Common,
    loaded: &mut Loaded,
    rulebook: &Rulebook,
    names: &[String],
    players: Option<u8>,
) -> Result<Vec<Entrant>, Exit> {
    let starters = || {
        let starters = rulebook.starters(&loaded.packs);
        starters.iter().map(|deck| deck.name.clone()).collect()
    };
    let names: Vec<String> = match names {
        [] => starters(),
        names => names.to_vec(),
    };
    let names = seated(rulebook, names, players)?;
    let mut entrants = Vec::new();
    let mut legal = true;
    for name in &names {
        let deck = deck::take(common, loaded, rulebook, name, true)?;
        match violations(rulebook, &deck) {
            Ok(violations) => {
                for violation in &violations {
                    legal = false;
                    eprintln!("{name}: {} [{}]", violation.says, violation.cites);
                }
            }
            Err(error) => {
                start_failed(common, loaded, &error);
                return Err(Exit::Load);
            }
        }
        let stem = Path::new(name).file_stem();
        let stem = stem.map_or_else(|| name.clone(), |stem| stem.to_string_lossy().into_owned());
        entrants.push(Entrant { name: stem, deck });
    }
    if legal {
        Ok(entrants)
    } else {
        Err(Exit::Failed)
    }
}

/// A deck for each player.
fn seated(
    rulebook: &Rulebook,
    names: Vec<String>,
    players: Option<u8>,
) -> Result<Vec<String>, Exit> {
    let range = rulebook.program.range();
    let (least, most) = (*range.start(), *range.end());
    let told = match least == most {
        true => least.to_string(),
        false => format!("{least} to {most}"),
    };
    if let Some(players) = players.filter(|players| !range.contains(players)) {
        eprintln!("the game is for {told} players, and not for {players}");
        return Err(Exit::Usage);
    }
    let named = u8::try_from(names.len()).ok();
    match (players, named) {
        (Some(players), Some(1..)) if named <= Some(players) => {
            let round = names.iter().cycle().take(usize::from(players));
            Ok(round.cloned().collect())
        }
        (None, Some(named)) if range.contains(&named) => Ok(names),
        _ => {
            let needed = players.map_or(told, |players| players.to_string());
            eprintln!(
                "decks that are needed: {needed}; that are named: {}",
                names.len()
            );
            Err(Exit::Usage)
        }
    }
}

/// Says why a game does not start.
pub fn start_failed(common: &Common, loaded: &Loaded, error: &SetupError) {
    match error {
        SetupError::Play(Error::Fault(fault)) => load::tell_fault(common, fault, loaded.sources()),
        error => complain(&format!("the game does not start: {error}"), None),
    }
}

/// A bot for each player: those that are named, and captains.
pub fn bots(names: &[String], players: u8, seed: u64) -> Result<Vec<Box<dyn Bot>>, Exit> {
    if names.len() > usize::from(players) {
        eprintln!("players: {players}; bots that are named: {}", names.len());
        return Err(Exit::Usage);
    }
    let mut all = Vec::new();
    for at in 0..players {
        let name = names.get(usize::from(at)).or(names.last());
        let name = name.map_or("captain", String::as_str);
        let Some(bot) = bots::named(name, bots::seed_of(seed, at)) else {
            eprintln!(
                "no bot is called `{name}`; there are {}",
                bots::NAMES.join(" and ")
            );
            if let Some(near) = nearest(name, bots::NAMES) {
                eprintln!("help: write `{near}`");
            }
            return Err(Exit::Usage);
        };
        all.push(bot);
    }
    Ok(all)
}

/// Which cards of a deck are not wholly encoded, if any are not; `spaceline deck` says what is missing.
pub fn shortfall(rulebook: &Rulebook, deck: &Deck) -> Option<String> {
    let gaps = enforced::gaps(rulebook, deck);
    let titles: Vec<&str> = gaps.iter().map(|(title, _)| *title).collect();
    let count = load::count(titles.len(), "card is", "cards are");
    (!titles.is_empty()).then(|| format!("{count} not wholly encoded: {}", titles.join(", ")))
}
