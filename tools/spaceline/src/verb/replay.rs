//! `spaceline replay`: plays a recorded game again.

use crate::args::{Common, ReplayArgs};
use crate::exit::Exit;
use crate::say::{complain, warn};
use crate::{json, load};
use spaceline_phrasebook::Wording;
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use spaceline_rules::explain::Texts;
use spaceline_rules::game::{Damage, Journal, Match, Record};
use spaceline_rules::pack::{Disk, ReadFailure, Shelf};
use spaceline_rules::show::{self, Show};
use spaceline_runtime::run::Event;
use spaceline_runtime::{Error, Game, Pending};
use spaceline_table::json::{Replay, Score};
use spaceline_table::shortfall::Shortfall;
use spaceline_table::story::{Story, Told};
use std::path::Path;

const MOST_BYTES: u64 = 64 << 20;

/// Runs it.
pub fn run(common: &Common, args: &ReplayArgs) -> Exit {
    let mut story = Story::new(common.verbose);
    let mut shortfall = Shortfall::default();
    let mut told = Vec::new();
    let show = |texts: Texts<'_>, played: &Match, events: &[Event]| {
        let show = Show::to_all_seeing(&played.game).worded(texts);
        let mut lines = in_words(&story.tell(&show, events));
        let more = shortfall.tell(&played.game, events);
        if !more.is_empty() {
            lines.extend(in_words(&story.rest()));
            lines.extend(more);
        }
        lines.iter().for_each(|line| say!("{line}"));
        told.extend(lines);
    };
    match resume(common, &args.file, &args.sets, show) {
        Ok((_, _, played)) => {
            let rest = in_words(&story.rest());
            rest.iter().for_each(|line| say!("{line}"));
            told.extend(rest);
            say!("");
            match show::result(&played.game) {
                Some(result) => say!("{result}"),
                None => say!("the record ends here; nobody has won yet"),
            }
            let choices = played.choices().len();
            say!("{choices} choices, all as recorded");
            json::result(|| data(&played.game, told, choices));
            Exit::Fine
        }
        Err(exit) => exit,
    }
}

/// The lines of a story as they are written.
fn in_words(story: &[Told]) -> Vec<String> {
    let lines = story.iter().map(Told::to_string);
    lines
        .flat_map(|line| line.split('\n').map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// A game that was played again, as data.
fn data(game: &Game, story: Vec<String>, choices: usize) -> Replay {
    let score = |(player, score)| Score {
        player: show::player(player).to_owned(),
        score,
    };
    let replay = Replay {
        story,
        choices,
        scores: show::scores(game).into_iter().map(score).collect(),
        ..Replay::default()
    };
    match game.pending() {
        Pending::Over(outcome) => Replay {
            over: true,
            winner: outcome.winner.map(|player| show::player(player).to_owned()),
            because: Show::to_all_seeing(game).outcome(outcome),
            ..replay
        },
        _ => replay,
    }
}

/// Reads a record and plays it up to its end, with the cards of some sets alone if it was played so.
pub fn resume(
    common: &Common,
    file: &Path,
    sets: &[String],
    mut each: impl FnMut(Texts<'_>, &Match, &[Event]),
) -> Result<(Loaded, Rulebook, Match), Exit> {
    let name = file.display();
    let text = Disk.read(file, MOST_BYTES).map_err(|failure| {
        let why = match failure {
            ReadFailure::System(why) => why,
            ReadFailure::NotText(_) => "it is not text".to_owned(),
            ReadFailure::TooLong => "it is longer than any game".to_owned(),
        };
        complain(&format!("{name}: {why}"), None);
        Exit::Load
    })?;
    let record = Record::read(&text).map_err(|damage| {
        complain(&format!("{name}: {damage}"), None);
        Exit::Load
    })?;
    if Journal::is_one(&text) && !text.ends_with('\n') {
        warn(&format!(
            "{name}: its last line was cut off; the game goes on at the answer above it"
        ));
    }
    let packs = load::packs(common, &[]);
    let wanted = Wanted {
        sets: sets.to_vec(),
        format: Some(record.format.clone()),
        ..Wanted::default()
    };
    let (loaded, rulebook) = load::rulebook(common, packs, &wanted)?;
    let wording = Wording::of(&loaded.packs);
    let texts = Texts {
        sources: loaded.sources(),
        wording: Some(&wording),
    };
    let replayed = record.replay(&rulebook, |played, events| each(texts, played, events));
    match replayed {
        Ok(played) => Ok((loaded, rulebook, played)),
        Err(damage) => {
            complain(&format!("{name}: {damage}"), None);
            if let Damage::Choice {
                why: Error::Fault(fault),
                ..
            } = &damage
            {
                load::tell_fault(common, fault, loaded.sources());
            }
            Err(Exit::Failed)
        }
    }
}
