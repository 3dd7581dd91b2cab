//! `spaceline replay`: plays a recorded game again.

use crate::args::{Common, ReplayArgs};
use crate::exit::Exit;
use crate::{load, table};
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use spaceline_rules::explain::Texts;
use spaceline_rules::game::{Damage, Journal, Match, Record};
use spaceline_rules::import::Wording;
use spaceline_rules::pack::{Disk, ReadFailure, Shelf};
use spaceline_rules::shortfall::Shortfall;
use spaceline_rules::show::Show;
use spaceline_rules::story::Story;
use spaceline_runtime::Error;
use spaceline_runtime::run::Event;
use std::path::Path;

const MOST_BYTES: u64 = 64 << 20;

/// Runs it.
pub fn run(common: &Common, args: &ReplayArgs) -> Exit {
    let mut story = Story::new(common.verbose);
    let mut shortfall = Shortfall::default();
    let show = |texts: Texts<'_>, played: &Match, events: &[Event]| {
        let show = Show::to_all_seeing(&played.game).worded(texts);
        for line in story.tell(&show, events) {
            say!("{line}");
        }
        let lines = shortfall.tell(&played.game, events);
        if !lines.is_empty() {
            story
                .rest()
                .iter()
                .chain(&lines)
                .for_each(|line| say!("{line}"));
        }
    };
    match resume(common, &args.file, &args.sets, show) {
        Ok((_, _, played)) => {
            for line in story.rest() {
                say!("{line}");
            }
            say!("");
            match table::result(&played.game) {
                Some(result) => say!("{result}"),
                None => say!("the record ends here; nobody has won yet"),
            }
            say!("{} choices, all as recorded", played.choices().len());
            Exit::Fine
        }
        Err(exit) => exit,
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
        eprintln!("{name}: {why}");
        Exit::Load
    })?;
    let record = Record::read(&text).map_err(|damage| {
        eprintln!("{name}: {damage}");
        Exit::Load
    })?;
    if Journal::is_one(&text) && !text.ends_with('\n') {
        eprintln!("{name}: its last line was cut off; the game goes on at the answer above it");
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
            eprintln!("{name}: {damage}");
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
